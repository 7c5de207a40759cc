## Beta Colony: what a question is about, once

beta-colony-goal-line = Baue, wo Crew und Einfluss wachsen. 60 Punkte sind ein gutes Ergebnis.
beta-colony-about-board = Jedes Tableau hat zwei eigene Fähigkeiten. Sie gelten die ganze Partie.
beta-colony-about-start = Schiffe fliegen im Uhrzeigersinn. Von hier bringt dich dein erster Würfel weiter.
beta-colony-about-turn-six = Die Zykluskarte lässt alle nach dem Wurf einen Würfel auf 6 drehen.
beta-colony-about-flip = Gegenüberliegende Seiten eines Würfels ergeben 7.
beta-colony-about-cycle-material = Die Zykluskarte gibt allen einmal ein Material nach Wahl.
beta-colony-about-influence = Einfluss bringt dich auf der Leiste einer Kolonie zu Punkten und Boni.
beta-colony-about-action = Zwei Würfel: Einer fliegt, der andere nutzt den Ort. 1 Treibstoff ändert einen um eins.
beta-colony-about-activate = Monde und Ridback geben für hohe Würfel mehr; Manufakturen verkaufen die Reihe des Würfels.
beta-colony-about-collect = Material bezahlt Module und die Felder der Kolonien. Mehr als zehn kannst du nicht haben.
beta-colony-about-nexus = Statuen kosten drei Artefakte, Gebäude vier Materialien. Punkte am Ende.
beta-colony-about-module = Ein Material bezahlt das Modul, eines das Feld. Gebaut wird sofort.
beta-colony-about-free-module = Ein Modul der Auslage, egal aus welcher Reihe. Es und sein Feld sind kostenlos.
beta-colony-about-space = 1 Einfluss mehr am Zentrum und je Modul der Farbe, das damit verbunden ist.
beta-colony-about-pay = Artefakte stehen für jedes Material, aber jedes übrige ist am Ende ein Punkt.
beta-colony-about-discard = Zu einem gekauften Modul gibt die Zykluskarte 2 Punkte für etwas Abgegebenes.
beta-colony-about-goal = Hier zählt nur Material: Artefakte können keines ersetzen.
beta-colony-about-crew = Auch fremde Module sind erlaubt. Crew zählt für Mehrheiten und bringt keinen Einfluss.
beta-colony-about-achievement = Sie kommt auf ein Feld abseits der Zentren. Mehr als zwei baust du im ganzen Spiel nicht.
beta-colony-about-free-achievement = Eine der ausliegenden Errungenschaften. Sie und ihr Feld sind kostenlos.

## Beta Colony: why something cannot be done now

beta-colony-why-fuel = Es { $count ->
    [one] fehlt { $count } Treibstoff
   *[other] fehlen { $count } Treibstoff
}
beta-colony-why-artifacts = { $count ->
    [one] { $count } Artefakt fehlt
   *[other] { $count } Artefakte fehlen
}
beta-colony-why-group = Es würde eine Vierergruppe: { $what }
beta-colony-why-board = Das hat schon { $name }
beta-colony-why-occupied = Hier beginnt das Schiff von { $name }
beta-colony-why-closed = Es liegt jetzt nicht aus
beta-colony-why-unpaid = Dein Material und deine Artefakte reichen dafür und für ein Feld nicht aus
beta-colony-why-moon = Dieser Mond hat anderes Material
beta-colony-why-taken = Hier steht schon etwas
beta-colony-why-centre = Errungenschaften stehen abseits der Zentren
beta-colony-why-limit = Du hast schon zwei Errungenschaften gebaut
beta-colony-why-no-space = Kein Feld ist übrig, auf dem du es bauen könntest
beta-colony-why-six = Dieser Würfel zeigt schon eine Sechs
beta-colony-why-spent = Dieser Würfel ist schon genutzt
beta-colony-why-row = Dieser Würfel ist für eine andere Reihe
beta-colony-why-no-module = Crew steht nur auf Modulen
beta-colony-why-first = Zuerst: { $ask }

## Beta Colony: what speaks for a choice

beta-colony-detail-fuel = mit { $count } Treibstoff

## Beta Colony: what is met for the first time

beta-colony-meet-goods = Dein Material: Damit bezahlst du, was du baust. Zehn haben Platz.
beta-colony-meet-modules = Module: Jedes kostet ein Material in seiner Farbe.
beta-colony-meet-colonies = Einfluss bringt dich auf der Leiste einer Kolonie voran: Dort warten Punkte und Boni.
beta-colony-meet-cycle = Drei Runden sind ein Zyklus: Seine Karte hat einen Bonus für alle und ein Ziel mit Punkten.

## Beta Colony: words that the rulebook explains, each in all its forms

beta-colony-term-achievements = Errungenschaft, Errungenschaften
beta-colony-term-artifacts = Artefakt, Artefakte, Artefakten
beta-colony-term-boards = Tableau, Tableaus
beta-colony-term-colonies = Kolonie, Kolonien
beta-colony-term-crew = Crew
beta-colony-term-cycles = Zyklus, Zykluskarte, Zyklen
beta-colony-term-dock = andocken
beta-colony-term-fuel = Treibstoff
beta-colony-term-influence = Einfluss
beta-colony-term-majorities = Mehrheit, Mehrheiten
beta-colony-term-manufactories = Manufaktur, Manufakturen
beta-colony-term-modules = Modul, Module, Modulen, Moduls
beta-colony-term-moons = Mond, Monde
beta-colony-term-orbit = Orbit
beta-colony-term-statues = Statuen
beta-colony-term-tracks = Leiste
