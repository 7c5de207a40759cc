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
find-nothing = No match fits.
find-clear = Show all matches
file-is-backup = it holds everything of a device. Take it in under “Storage”, above the list.
