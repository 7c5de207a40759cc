## Statistics

stats-menu = More: Statistics
stats-as-json = Save as a file (JSON)
stats-as-csv = Save as a table (CSV)
stats-reset = Reset
stats-reset-title = Reset the statistics?
stats-reset-ask = All results on this device are forgotten, including those of the games of the day. Your matches stay.
stats-was-reset = The statistics are empty now.
stats-empty = Nothing to count yet. Every match that you finish on this device appears here.
stats-unreadable = The statistics cannot be read
stats-damaged = Their text is damaged. Nothing is counted until they are reset.
stats-newer = They were saved by a newer version of Fireside. Reload the page to update.
stats-none-fit = No match fits all of these.
stats-count = { $n ->
    [one] { $n } match counted
   *[other] { $n } matches counted
}

stats-who = Player
stats-all-games = All games
stats-all-opponents = All opponents
stats-all-counts = All table sizes
stats-alone = Alone
stats-people = People here
stats-other = Other matches

stats-played = Played
stats-won = Won
stats-average = Average
stats-best = Best
stats-points-each = points per match
stats-streak = { $n } won in a row
stats-form = { $n ->
    [one] The last match
   *[other] The last { $n } matches
}
stats-form-won = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, won
stats-form-lost = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
stats-spread = Spread of points
stats-range = { $from }–{ $to }
stats-bin = { $n ->
    [one] { $points } points: { $n } match
   *[other] { $points } points: { $n } matches
}
stats-by-opponent = By strongest opponent
stats-by-players = By table size
stats-by-game = By game
stats-by-day = Games of the day

percent = { $n }%
