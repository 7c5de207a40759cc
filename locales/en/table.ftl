## Table

auto-off = Ask me even if there is only one choice
auto-on = Answer single choices by themselves
back-one = One step back
back-to-now = Back to now
bot-refused = The bot could not read this match. Reload the page, please.
bots-unavailable = The bots cannot start in this page. Reload it, please; the match is kept.
bot-thinks = { $level }, thinking
copied = Copied
copy-save = Copy the save as text
curtain-lift = I’m ready
curtain-pass = Pass the device to
end-again = Play again
end-chart = Points over time
end-look = Look at the table
end-lost = You lost
end-measure = What the chart shows
end-moments = Moments
end-points = Points by source
end-points-from = Points from
end-shared = { $names } and { $last } win together
end-towers = Towers of points: { $points }
end-wins = { $name ->
    [You] You win
   *[other] { $name } wins
}
end-you-win = You win
forth-one = One step forth
game-over = The game is over
key-redo = R
key-undo-turn = T
level-easy = Easy
level-expert = Expert
level-hard = Hard
level-medium = Medium
log = Log
log-auto = by itself
log-line = { $name }: { $words }
looking-back = An earlier moment
match-broken = This match cannot be opened
match-gone = There is no such match on this device any more.
menu = Menu
move-now = Move now
not-copied = The browser did not allow copying.
only-look = This match can only be looked at
person = person
play-on = Play on from here
play-on-what = Begins a match of its own at this moment; the other one stays as it is
prompt = What is asked
redo = Do again
replay = Moments of the match
replay-pause = Pause
replay-play = Play the match back
replay-speed = Speed { $speed } of 3
save-answer = Choice number { $number } does not fit the rules any more. You see the last moment that does; the save stays as it is.
save-newer = It was saved by a newer version of Fireside. Reload the page to get that version.
save-other-game = It belongs to another game.
save-seats = Its seats do not fit its record.
save-unreadable = The save is damaged: { $why }
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
take-backs = { $count ->
    [one] Taken back once
   *[other] Taken back { $count } times
}
theme-dark = Dark
theme-light = Light
thinking = How far the thought is
thinks = { $name ->
    [You] You are thinking
   *[other] { $name } is thinking
}
to-end = See the result
took-back = { $count ->
    [one] Taken back, for the first time in this match.
   *[other] Taken back, { $count } times in this match.
}
undo = Undo
undo-turn = Back to the start of the turn
unpick = Drop this choice
unkept = This browser has no room to keep the match. You can play on, but closing the page loses what is new.
your-turn = your turn
