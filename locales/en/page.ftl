## Page

and = { $one }, { $other }
close = Close
dismiss = Dismiss
nowhere-text = There is no game or page called “{ $address }”.
nowhere-title = Nothing here
to-lobby = To the lobby

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
part-missing = This part of Fireside is not here yet
part-missing-why = It could not be fetched. With a network it will come; once everything is stored, Fireside also works without one.
try-again = Try again
language-missing = This language could not be fetched. Fireside stays in the one it speaks.
percent = { $n } %
shell-trouble = Fireside could not start. An up-to-date browser with WebAssembly is needed; if yours is, reload the page.
intro = Deep board games, complete and free: alone against strong opponents, or with friends around this device. No account and no server: what you play stays with you, and once opened everything works without a network.
