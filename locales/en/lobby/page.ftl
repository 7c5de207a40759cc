## Page

close = Close
dismiss = Dismiss
nowhere-text = There is no game or page called “{ $address }”.
nowhere-title = Nothing here
to-lobby = To the lobby
part-missing = This part of Fireside is not here yet
part-missing-why = It could not be loaded. With a network it will come; if there is a newer version by now, it comes with that.
try-again = Try again
language-missing = This language could not be loaded. Fireside keeps the current one.
shell-old = Fireside needs JavaScript, WebAssembly and a newer browser: Chrome 108, Firefox 121, Safari 16 or later.
shell-trouble = Fireside could not start: something has not arrived yet. Check the network, then reload the page.
intro = Deep board games, complete and free: alone against strong opponents, or with friends around this device. No account and no server: what you play stays with you, and once opened everything works without a network.

## Said in more places than one

rules = Rules
rules-of = Rules of { $game }
settings = Settings
theme-turn = Switch between light and dark
stats-title = Statistics
level-easy = Easy
level-expert = Expert
level-hard = Hard
level-medium = Medium
undo = Undo
