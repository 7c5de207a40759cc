## Credits

credits-title = Credits and licences
credits-unofficial = Fireside is an unofficial fan project. It uses no artwork, logo or text of any publisher. The games are the work of their authors and publishers.
credits-games = Games
credits-icons = Icons
credits-icons-by = Made by { $names }.
credits-icons-changed = Some were recoloured, cropped or combined with our own drawings.
credits-fonts = Fonts
credits-fonts-licence = Subset to Latin, under the
credits-libraries = Libraries
credits-libraries-list = Compiled into the page and its worker, by licence:
credits-own = Fireside itself
credits-own-licence = Everything else is Fireside’s own, under the MIT licence.
