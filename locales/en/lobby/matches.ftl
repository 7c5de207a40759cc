## The list of matches

find = Search
find-show = Which matches
find-sort = Order
find-all = All
find-running = Running
find-finished = Finished
sort-played = Last played
sort-begun = Last begun
sort-game = By game
sort-turn = My turn first
sort-finished = Finished first
find-count = { $n ->
    [0] No match found
    [one] { $n } match found
   *[other] { $n } matches found
}
find-more = Show { $n } more of { $rest }
find-nothing = Nothing found.
find-clear = Show all matches
file-is-backup = this is a backup of a whole device. Import it under “Storage”, above the list.
share = Share

turn-away = { $name ->
    [You] waiting for you
   *[other] waiting for { $name }
}

open-link = Open a link or text
storage = Storage
save-answer = Choice number { $number } does not fit the rules any more. You see the last moment that does; the save stays as it is.
save-newer = It was saved by a newer version of Fireside. Reload the page to update.
save-other-game = It belongs to another game.
save-seats = Its seats do not fit its record.
save-too-long = It has far more choices than any match. You see its beginning; the save stays as it is.
save-unreadable = The save is damaged.
