## About

about-title = Acerca de Fireside
about-version = Versión { $version } ({ $date }), compilación { $build }
about-news = Novedades
about-report = Informar de un problema
about-report-what = El informe indica versión, navegador, pantalla y ajustes. Solo se copia: la página no envía nada por sí misma.
about-report-match = Con la última partida jugada
about-report-match-note = tal como está guardada, con nombres y cartas ocultas
about-report-copy = Copiar el informe
about-report-where = Lo mejor es enviarlo a
about-report-who = Envíalo a quien te dio esta página y cuenta qué hiciste y qué pasó.

## Credits

credits-whose = Créditos y licencias
credits-unofficial = Fireside es un proyecto de aficionados no oficial. No usa ilustraciones, logotipos ni textos de ninguna editorial. Los juegos son obra de sus autores y editoriales.
credits-games = Juegos
credits-icons = Iconos
credits-icons-by = Hechos por { $names }.
credits-icons-changed = Algunos se han recoloreado, recortado o combinado con dibujos propios.
credits-fonts = Fuentes
credits-fonts-licence = Reducidas al alfabeto latino, bajo la
credits-libraries = Bibliotecas
credits-libraries-list = Compiladas dentro de la página y su worker, por licencias:
credits-own = El propio Fireside
credits-own-licence = Todo lo demás es propio de Fireside, bajo la licencia MIT.
