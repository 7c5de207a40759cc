## Terra Mystica: automatic answers

terra-mystica-settle-take = Take power without asking
terra-mystica-settle-take-note = While you have not passed and only you benefit. One power is free and always taken.
terra-mystica-settle-decline = Decline without asking
terra-mystica-settle-decline-note = If it would cost you too many points.
terra-mystica-settle-take-cultists = Take from Cultists without asking
terra-mystica-settle-take-cultists-note = As long as it would give them a cult step.
terra-mystica-settle-decline-cultists = Decline Cultists without asking
terra-mystica-settle-decline-cultists-note = As long as it would give them a cult step.
terra-mystica-settle-end = Free power in the last round, after passing, if Cultists benefit
terra-mystica-settle-by-hand = End my turns myself
terra-mystica-settle-by-hand-note = To exchange after an action as well. Otherwise your turn ends with its action, and you exchange before the next.
terra-mystica-settle-ask = Always ask
terra-mystica-settle-free = Only what is free
terra-mystica-settle-up-to = Up to { $power }
terra-mystica-settle-all = All of it
terra-mystica-settle-never = Never
terra-mystica-settle-from = { $power } or more
terra-mystica-settle-end-ask = Ask me
terra-mystica-settle-end-take = Take it
terra-mystica-settle-end-decline = Decline it
