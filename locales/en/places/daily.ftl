## The game of the day

day-about = The same cards and opponents for everybody on the same day, without a network. Your first finished try counts.
day-again = Try again
day-share = Copy the result
day-heading-today = Today, { $date }
day-heading = { $date }
day-won = You won
day-lost = Lost
day-more = { $by } more than { $name }
day-fewer = { $by } fewer than { $name }
day-equal = as many as { $name }
day-later = { $n ->
    [one] A later try: { $score }
   *[other] The best of { $n } later tries: { $score }
}
day-streak = { $n ->
    [one] { $n } day in a row
   *[other] { $n } days in a row
}
day-tile = { $date }: { $what }
day-tile-won = won with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
day-tile-lost = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, lost
day-tile-running = not finished
day-tile-open = not played

take-backs = { $count ->
    [one] Taken back once
   *[other] Taken back { $count } times
}
