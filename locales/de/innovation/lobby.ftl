## Innovation as the lobby, saved matches and statistics name it

# As in English.
innovation-name = Innovation
# As in English.
innovation-full-name = Innovation
innovation-more = zu viert auch in Teams
innovation-minutes = 30–60 Minuten
innovation-course = Zehn Zeitalter, vom Rad bis zum Internet
innovation-goal = Sichere dir Errungenschaften vor den anderen
innovation-deal = { $players ->
    [2] 6 Errungenschaften gewinnen
    [3] 5 Errungenschaften gewinnen
   *[other] 4 Errungenschaften gewinnen, in Teams 6
}
# As in English.
innovation-short = Innovation
innovation-place = Zug { $turn }
innovation-place-opening = Eröffnung
