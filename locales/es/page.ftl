## Page

and = { $one }, { $other }
close = Cerrar
dismiss = Cerrar aviso
nowhere-text = No hay ningún juego ni página llamados «{ $address }».
nowhere-title = Aquí no hay nada
to-lobby = Ir al inicio

## Credits

credits-title = Créditos y licencias
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
part-missing = Esta parte de Fireside aún no está aquí
part-missing-why = No se pudo descargar. Llegará cuando haya red; una vez guardado todo, Fireside también funciona sin ella.
try-again = Reintentar
language-missing = No se pudo descargar este idioma. Fireside sigue en el que ya habla.
percent = { $n } %
shell-trouble = Fireside no ha podido empezar. Hace falta un navegador actual con WebAssembly; si el tuyo lo es, recarga la página.
intro = Grandes juegos de mesa, completos y gratis: a solas contra rivales fuertes o con amistades alrededor de este dispositivo. Sin cuenta ni servidor: lo que juegas se queda contigo y, una vez abierto, todo funciona sin red.
