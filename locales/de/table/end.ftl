## The end

records-best = Dein Bestwert: { $points }
records-best-new = Neuer Bestwert: { $points }
records-wins-alone = Siege allein: { $n }
records-wins-people = Siege gegen Menschen am Gerät: { $n }
records-wins-level = Siege gegen „{ $level }“: { $n }
end-replay = Abspielen
end-compared = Zum Vergleich
end-reasons = Woran es lag
end-remarks = Was „Leicht“ getan hätte
reason-both = { $one }; { $other }
reason-fall = { $place }: Deine Chance auf den Sieg fiel von etwa { $from } % auf { $to } %
reason-fall-what = { $fall }. { $name }: { $what }
reason-points = Wo die Punkte blieben
reason-source = { $source }: { $name } { $other }, du { $own }
reason-turn = Der teuerste Zug
reason-undone = Was liegen blieb
reason-untouched = { $source }: { $name } { $other }, du nichts
picture-moment = { $name }, { $place }: { $what }
remark-chance = Du hast „{ $own }“ gewählt. „Leicht“ hätte „{ $other }“ gewählt: deine Siegchance wäre etwa { $n } % höher.
remark-none = „Leicht“ hätte kaum etwas anders gemacht als du. Gut gespielt!
remark-points = Du hast „{ $own }“ gewählt. „Leicht“ hätte „{ $other }“ gewählt: etwa { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
} mehr.
