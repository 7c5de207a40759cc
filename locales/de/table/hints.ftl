## Hints and chances

chances = Siegchancen
chances-bar = Siegchancen: { $chances }
chances-curve = Siegchancen im Lauf der Partie
chances-moments = { $done } von { $of }
chances-team = { $names } und { $last }
chances-of = { $name } { $chance } %
chances-progress = Berechnete Stellungen
hint-best = „Schwer“ wählt dies: Siegchance etwa { $chance } %
hint-brings = Die beste Wahl, die etwas bringt: Siegchance etwa { $chance } %
hint-choice = { $what } – Siegchance etwa { $chance } %
hint-drop = Tipp schließen
hint-other = Siegchance etwa { $chance } %
hint-thinking = Ein Tipp wird gesucht
hint-title = Das würde „Schwer“ tun
key-hint = I
# As in English.
hint-twin = { $what } ({ $detail })

## What a choice would bring

brings-nothing = { $costs ->
    [yes] würde gerade nichts bringen
   *[no] würde gerade nichts bewirken
}
asks-for-nothing = { $nothing }. { $ask }
rest-hidden = der Rest hängt von Unbekanntem ab
change-of = { $name }: { $what }
rest-decided = { $name ->
    [You] dann entscheidest du
   *[other] dann entscheidet { $name }
}
