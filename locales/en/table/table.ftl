## Table

ask-of = { $name }: { $ask }
auto-off = Ask me even if there is only one choice
auto-on = Make forced choices automatically
back-to-now = Back to now
bots-down = The bots’ program has failed. Until it runs again, bots play at a glance and do not think ahead.
result-owed = The result could not be added to the statistics. It is counted as soon as that works again.
hint-failed = There is no hint: the bots’ program has failed.
chances-failed = There are no winning chances: the bots’ program has failed.
bot-thinks = { $level }, thinking
confirm-choice = Confirm
copy-save = Copy the save as text
curtain-lift = I’m ready
curtain-pass = Pass the device to
end-again = Play again
end-chart = Points over time
end-look = Look at the table
end-lost = You lost
end-measure = What the chart shows
end-moments = Moments
end-points-from = Points from
end-shared = { $names } and { $last } win together
end-picture = The evening’s picture: { $points }
end-wins = { $name ->
    [You] You win
   *[other] { $name } wins
}
end-you-win = You win
game-over = The game is over
key-redo = R
key-undo-turn = T
log-auto = automatic
looking-back = Looking back: { $place }
looking-back-start = The match begins
match-broken = This match cannot be opened
move-now = Move now
only-look = This match can only be viewed
play-on = Play on from here
play-on-what = Begins a match of its own at this moment; the other one stays as it is
prompt = The question
replay = Moments of the match
replay-pause = Pause
replay-play = Play the match back
replay-speed = Speed { $speed } of 3
seat-label = { $name }, { $who }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Show the board.
seat-label-turn = { $name }, { $who }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, plays now. Show the board.
seats-at-table = At the table
take-back = Take back
thinking = Progress of the bot’s thinking
drew-face-down = You have drawn a card face down. Look at it, or take it back?
look-at-drawn = Look
thinks = { $name ->
    [You] You are thinking
   *[other] { $name } is thinking
}
to-end = See the result
took-back = { $count ->
    [one] Taken back, for the first time in this match.
   *[other] Taken back, { $count } times in this match.
}
unpick = Cancel this choice
unkept = This browser has no room to keep the match. You can play on, but closing the page loses what is new.
your-turn = your turn

possible = Possible: { $what }
and = { $one }, { $other }
and-last = { $one } and { $other }

skips = Jump to
skip-to-prompt = To the question

key-rules = F1
rules-here = Rules for this question

recap = What happened since your last move
recap-again = Show me again
recap-log = Show in the log
heard-more = More in the log.
recap-points = { $words }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
settle-title = Automatic answers
settle-note = Applies to you in this match and, until you change it, in the next ones. Undo takes back such answers, too.
tab-count = { $count } to choose

boards = Boards
boards-all = All
boards-last = Last to act
boards-chosen = Chosen
boards-note = Your own board is always shown, and so is every board that the question is about.
board-of-seat = Board: { $name }
