## Rules

rules-after = Next
rules-again = Try again
rules-before = Previous
rules-contents = Contents
rules-first-match = Your first game of { $game }?
rules-found = { $count ->
    [0] Nothing found. Try another word.
    [one] Found in 1 section
   *[other] Found in { $count } sections
}
rules-minute = The game in one minute
rules-minute-read = Got it
rules-more = More in the rules
rules-no-section = There is no section “{ $id }” in these rules. Here is the beginning.
rules-search = Search the rules
rules-to-match = Back to the match
rules-trouble = The rules could not be loaded
rules-trouble-text = There may be no network at the moment. Nothing is lost; try again when it is back.
rules-turn = Turn the page
rules-waiting = Opening the rules …
rules-length = How much of the rules is shown
rules-short = In short
rules-whole = In full
