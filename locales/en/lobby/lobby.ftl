## Lobby

fireside = Fireside
offline-ready = Ready to play offline
offline-coming = On its way for offline play…
unofficial = Unofficial fan project, no publisher’s material
credits-link = About and credits
cancel = Cancel
save = Save
you = You

new-game = New game
players-range = { $from }–{ $to } players
learn-offer = Learn in 5 minutes

last-played = Last played
go-on = Continue
see-end = See the result
go-on-with = { $what }: { $title }
solo-title = { $game } solo
place-then = { $place }: { $whose }
turn-yours = your turn
turn-of = { $name ->
    [You] your turn
   *[other] { $name }’s turn
}
ended = finished
ended-you-won = finished: you won
ended-won = { $name ->
    [You] finished: you won
   *[other] finished: { $name } won
}
ended-shared = finished: { $names } and { $last } won together
list-more = { $names }, { $name }

saves = Saved matches
saves-count = { $n } on this device
saves-empty = Nothing here yet. Pick a game and take a seat: every match is kept on this device after each choice.
saves-no-more = No other matches. Each one you begin is kept here until you delete it.
more-of = More: { $title }
broken-title = A broken match
broken-why = Cannot be opened:
kept-newer = it was saved by a newer version of Fireside. Reload the page to update.
kept-damaged = its text is damaged.
kept-no-game = its game is not part of this version.
kept-branch = Branch, not counted
kept-watched = Not counted
save-as-file = Save as a file
rename = Rename
rename-title = Rename the match
rename-field = Name of the match
rename-note = Leave it empty for the name of the game.
delete = Delete
duplicate = Duplicate
file-no-match = it holds no Fireside match
file-too-large = it is far too large for a match
not-taken-in = The match was not imported: { $why }
open-file = Open a match from a file
taken-in = The match is in your list now.
deleted = “{ $title }” is deleted.
storage-full = The browser has no room for this. Delete a match you no longer need.

new-game-heading = New game of { $game }
new-game-long = of { $game }
colour-1 = Pink
colour-2 = Blue
colour-3 = Green
colour-4 = Violet
colour-5 = Teal
begin-failed = This game cannot begin here. Please reload the page.
