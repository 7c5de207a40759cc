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
