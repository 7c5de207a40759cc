## New game

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
order-lot-note = drawn by lot
order-listed = As listed
order-listed-note = the first begins
seed = Shuffle
seed-note = a number repeats a match
seed-new = Random
seed-check = This number cannot be used. Correct it, or leave it empty for a random shuffle.
seed-wrong = It must be a whole number with at most 20 digits, up to 18446744073709551615.
auto-answer = Answer single choices
auto-answer-note = marked in the log
players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
means = Points of Medium bots at this table: { $mean } on average, the best of them { $best }. Games played for that: { $games }.
means-alone = Points of a Medium bot alone: { $mean } on average. Games played for that: { $games }.
start = Start the game
start-beginner = Start now: { $name }
learn-decline = Do not offer this again
begin-options = These options are from another version and have been set back. Have a look and start again.
begin-players = This game cannot be played with that number of players.

person = person
