# Fireside, English. Sections: page, lobby, table, Burgundy.
dismiss = Dismiss
nowhere-title = Nothing here
nowhere-text = There is no game or page called “{ $address }”.
to-lobby = To the lobby

## Lobby

fireside = Fireside
offline-ready = Ready to play offline
unofficial = Unofficial fan project, no material of the publishers
credits-link = Credits and licences
close = Close
cancel = Cancel
save = Save
undo = Undo
you = You

new-game = New game
new-game-of = New game of { $game }: { $players }, { $more }
players-range = { $from }–{ $to } players
coming = Coming

last-played = Last played
go-on = Continue
see-end = See the result
go-on-with = { $what }: { $title }
solo-title = { $game } solo
place-then = { $place }: { $whose }
turn-yours = your turn
turn-of = { $name }’s turn
ended = finished
ended-you-won = finished: you won
ended-won = finished: { $name } won
ended-shared = finished: { $names } and { $last } won together
list-more = { $names }, { $name }

saves = Saved matches
saves-count = { $n } on this device
saves-empty = Nothing here yet. Pick a game and take a seat: every match is kept on this device after each choice.
saves-no-more = No other matches. Each one you begin is kept here until you delete it.
more-of = More: { $title }
broken-title = A broken match
broken-why = Cannot be opened:
save-damaged = its text is damaged ({ $why }).
save-newer = it was saved by a newer Fireside. Reload the page to get it.
save-no-game = its game is not part of this Fireside.
save-as-file = Save as a file
rename = Rename
rename-title = Rename the match
rename-field = Name of the match
rename-note = Empty: the name of the game.
delete = Delete
deleted = “{ $title }” is deleted.
storage-full = The browser has no room to keep this. Delete a match you no longer need.

ago-now = just now
ago-minutes = { $n ->
    [one] { $n } minute ago
   *[other] { $n } minutes ago
}
ago-hours = { $n ->
    [one] { $n } hour ago
   *[other] { $n } hours ago
}
ago-yesterday = yesterday
ago-days = { $n ->
    [one] { $n } day ago
   *[other] { $n } days ago
}
ago-weeks = { $n ->
    [one] { $n } week ago
   *[other] { $n } weeks ago
}
ago-months = { $n ->
    [one] { $n } month ago
   *[other] { $n } months ago
}
ago-years = { $n ->
    [one] { $n } year ago
   *[other] { $n } years ago
}

## Settings

settings = Settings
theme = Light or dark
theme-turn = Switch between light and dark
theme-system = As the device
theme-light = Light
theme-dark = Dark
motion = Motion
motion-note = cards slide to where they go
at-once = One tap commits
at-once-note = otherwise the first tap shows what it does

## New game

new-game-heading = New game of { $game }
new-game-long = of { $game }
how-many = How many play
seats-listed = Seats, in playing order
seats-by-lot = Seats
seats-solo = Your seat
seat-add = { $n ->
    [3] Add a third seat
    [4] Add a fourth seat
    [5] Add a fifth seat
   *[other] Add a seat
}
seat-name = Name, usually { $name }
seat-who = Who plays { $name }
seat-mark = Colour and shape
seat-earlier = Earlier
seat-later = Later
seat-remove = Remove
seat-moved = { $name } is now number { $n } of { $of }.
seat-removed = { $name } is removed.
person = Person
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert
colour-1 = Red
colour-2 = Blue
colour-3 = Green
colour-4 = Violet
colour-5 = Gold
mark-1 = Red circle
mark-2 = Blue square
mark-3 = Green triangle
mark-4 = Violet diamond
mark-5 = Gold hexagon
mark-taken = { $mark }, taken

options = Options
order = Playing order
order-lot = Random
order-lot-note = drawn by lot
order-listed = As listed
order-listed-note = the first begins
seed = Shuffle
seed-note = or a seed
seed-new = New
seed-check = The seed is not a number. Correct it, or leave it empty for a new one.
seed-wrong = A seed is a whole number with at most 20 digits, up to 18446744073709551615.
auto-answer = Answer single choices
auto-answer-note = marked in the log
players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
start = Start the game
begin-options = These options are from another version and have been set back. Have a look and start again.
begin-players = This game is not played by so many.
begin-storage = The browser has no room for another match. Delete one in the lobby, or allow this page to store data.

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
credits-libraries-list = Compiled into the page and its worker, under MIT, Apache-2.0 or both: { $names }, and what these depend on.
credits-own = Fireside itself
credits-own-licence = Everything else is Fireside’s own, under the MIT licence.

## Games in the lobby

burgundy-name = Burgundy
burgundy-full-name = The Castles of Burgundy: The Card Game
burgundy-more = solo against Egon
burgundy-solo = Solo against Egon
burgundy-rival = Egon
burgundy-minutes = 20–45 minutes
burgundy-course = Five passages of six rounds
burgundy-goal = Fill your estate with triples
burgundy-deal = { $players ->
    [1] Egon makes the second
    [2] 7 cards in the display
    [3] 10 cards in the display
   *[other] 13 cards in the display
}
burgundy-start-workers = Workers at the start
burgundy-start-workers-note = by seat, from the first
innovation-name = Innovation
innovation-more = four expansions
terra-mystica-name = Terra Mystica
terra-mystica-more = 14 factions, three maps
beta-colony-name = Beta Colony
beta-colony-more = five boards
