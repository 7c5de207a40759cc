## New game

how-many = Number of players
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
seat-earlier = Move up
seat-later = Move down
seat-remove = Remove
seat-moved = { $name ->
    [You] You are now number { $n } of { $of }.
   *[other] { $name } is now number { $n } of { $of }.
}
seat-removed = { $name ->
    [You] Your seat is removed.
   *[other] { $name } is removed.
}
seat-person = Person
mark-1 = Pink circle
mark-2 = Blue square
mark-3 = Green triangle
mark-4 = Violet diamond
mark-5 = Teal hexagon
mark-taken = { $mark }, taken

options = Options
order = Playing order
order-lot = Random
order-lot-note = drawn at random
order-listed = As listed
order-listed-note = the first one begins
seed = Seed
seed-note = same number, same deal
seed-new = Random
seed-check = This number cannot be used. Correct it, or leave it empty for a random one.
seed-wrong = It must be a whole number with at most 20 digits, up to 18446744073709551615.
auto-answer = Make forced choices automatically
auto-answer-note = marked in the log
players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
means = Medium bots’ points at this table: { $mean } on average, { $best } for the best of them. Games played for that: { $games }.
means-alone = A Medium bot’s points alone: { $mean } on average. Games played for that: { $games }.
start = Start the game
start-beginner = Start now: { $name }
learn-decline = Do not offer this again
begin-options = These options are from another version and have been reset. Check them and start again.
begin-players = This game cannot be played with that number of players.

person = person
