## Actions, and the names of decrees

innovation-do-inspire = Inspirieren: { $colour }
innovation-verb-inspire = Inspirieren
innovation-verb-decree = Anordnen
innovation-log-decree-back = { $name ->
    [You] deine Anordnung { $what } liegt wieder in der Mitte
   *[other] die Anordnung { $what } von { $name } liegt wieder in der Mitte
 }
innovation-decree-war = Krieg
    .en = War
innovation-decree-expansion = Ausdehnung
    .en = Expansion
innovation-decree-trade = Handel
    .en = Trade
innovation-decree-advancement = Fortschritt
    .en = Advancement
innovation-decree-rivalry = Rivalität
    .en = Rivalry
innovation-kind-inspire = Inspirations-Effekt
    .en = Inspire effect

## Names of things

innovation-a-figure = eine Figur { $age }
innovation-some-figures = { $count } Figuren von Zeitalter { $age }
innovation-karma-decree = Mit zwei beliebigen Figuren auf der Hand darfst du { $decree } anordnen.

## Decrees

innovation-do-decree = Anordnen: { $decree }
innovation-decree-war-how = wähle einen Wert; alle obersten Karten dieses Werts in allen anderen Auslagen werden zurückgegeben
innovation-decree-expansion-how = fächere eine deiner Farben nach oben auf
innovation-decree-trade-how = ziehe drei Karten, um eins höher als deine höchste oberste, und sage sie vorher
innovation-decree-advancement-how = ziehe eine Karte, um zwei höher als deine höchste oberste
innovation-decree-rivalry-how = wähle jemand anderen; gib drei Karten dieses Wertungsstapels und alle obersten Figuren dieser Auslage zurück
innovation-decree-war-question = Von welchem Wert werden oberste Karten zurückgegeben?
innovation-decree-war-answer = Jede oberste { $age } der anderen zurückgeben
innovation-decree-expansion-question = Welche Farbe fächerst du nach oben auf?
innovation-decree-rivalry-question = Gegen wen ordnest du die Rivalität an?

## Questions

innovation-which-fade = Welche Figur verblasst zuerst? Sie wird gewertet.
innovation-which-karma = Mehrere Karmas könnten eingreifen: Welches tut es?
innovation-which-name = Welche Figur nennst du?
innovation-do-karma = Karma von { $card }
innovation-do-name = { $card } nennen
innovation-verb-name = Nennen

## What a question is about, once

innovation-about-karma = Nur ein Karma greift ein: Wer am Zug ist, bestimmt, welches.
innovation-about-fade = Wer nach einer Aktion mehr als eine oberste Figur zeigt, wertet eine nach der anderen.
innovation-about-decree = Eine Anordnung kostet die ganze Hand; solange du sie hast, ist sie eine Errungenschaft.
innovation-about-name = Liegt die genannte Figur in ihrem Stapel, kommt sie auf deine Hand.

## Why something cannot be done now

innovation-why-inspire = In dieser Farbe ist kein Inspirations-Effekt sichtbar
innovation-why-decree-values = Dazu brauchst du Figuren dreier Werte auf der Hand; deine haben { $n }
innovation-why-decree-colour = Eine der Figuren auf deiner Hand muss die Farbe { $colour } haben

## What a choice brings

innovation-gain-inspires = { $n ->
    [one] der Inspirations-Effekt: { $cards }
   *[other] { $n } Inspirations-Effekte, in dieser Reihenfolge: { $cards }
 }
innovation-gain-inspire-draw = dann ziehst du eine { $age }
innovation-gain-decree-cost = { $n ->
    [one] deine einzige Handkarte kommt aus dem Spiel
   *[other] deine { $n } Handkarten kommen aus dem Spiel
 }
innovation-gain-decree-new = die Anordnung wird deine Errungenschaft
innovation-gain-decree-own = die Anordnung hast du schon: nur ihre Wirkung
innovation-gain-decree-back = { $name } verliert die Anordnung: Sie kommt zurück in die Mitte, ohne Wirkung
innovation-gain-karma = { $instead ->
    [yes] stattdessen: Karma von { $card }
   *[other] zuerst: Karma von { $card }
 }
innovation-can-karma = { $name ->
    [You] Dein Karma kann eingreifen: { $cards }
   *[other] Karma von { $name } kann eingreifen: { $cards }
 }

## The log

innovation-log-inspire = { $colour } inspiriert
innovation-log-decree = { $decree } angeordnet
innovation-log-inspired = Inspirations-Effekt von { $card }: { $what }
innovation-log-figure-draw = eine Figur für die Errungenschaft eines Gegners: { $what }
innovation-log-fading = verblasst: { $what }
innovation-log-karma-instead = Karma von { $card } statt { $trigger }: { $what }
innovation-log-karma-first = Karma von { $card } vor { $trigger }: { $what }
innovation-log-karma-melded = Karma von { $card }: { $what }
innovation-log-karma-nothing = nichts
innovation-trigger-by = { $trigger } ({ $name ->
    [You] du
   *[other] { $name }
 })
innovation-trigger-draw = Ziehen
innovation-trigger-free-draw = Ziehen fürs Teilnehmen
innovation-trigger-meld = Ausspielen
innovation-trigger-tuck = Unterschieben
innovation-trigger-score = Werten
innovation-trigger-return = Zurückgeben
innovation-trigger-foreshadow = Vorhersagen
innovation-trigger-claim = Beanspruchen
innovation-trigger-remove = Entfernen
innovation-trigger-transfer = Transferieren
innovation-trigger-splay = Auffächern
innovation-trigger-dogma = Dogma-Aktion
innovation-trigger-dogma-with = Dogma-Aktion mit { $card }
innovation-trigger-inspire = Inspirations-Aktion
innovation-trigger-demand = Forderung
innovation-trigger-no-share = Ende eines Dogmas ohne Teilnahme
innovation-trigger-win = Sieg
innovation-trigger-fade = Verblassen

## The position in words

innovation-read-pile-figures = Figuren, Zeitalter { $age }: { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 }
innovation-read-running-karma = Karma von { $card }, ausgeführt von: { $acting }
innovation-read-running-inspire = Inspirations-Effekt von { $card }, ausgeführt von: { $acting }
innovation-read-decree-of = Anordnung { $what }: { $name }
innovation-read-decree-free = Anordnung { $what }: in der Mitte
innovation-read-by-karma = { $n ->
    [one] Eine Errungenschaft durch ein Karma, solange das so bleibt
   *[other] { $n } Errungenschaften durch Karmas, solange das so bleibt
 }
innovation-row-decrees = Anordnungen

## What a dogma counts

innovation-ahead-open = Du wählst vorher, was zählt
innovation-own-points = Deine Punkte: { $n }. Wer mindestens so viele hat, nimmt teil.
innovation-own-points-demand = Deine Punkte: { $n }. Wer mindestens so viele hat, nimmt teil; für alle anderen gelten Forderungen.
innovation-fact-nobody-points = Niemand hat weniger Punkte: Die Forderung trifft niemanden
innovation-fact-shares-points = { $name } nimmt teil, mit { $theirs ->
    [one] { $theirs } Punkt
   *[other] { $theirs } Punkten
 } gegen deine { $own }, und ist vor dir dran. Ändert das etwas, ziehst du danach kostenlos eine Figur.
innovation-log-measured = in dieser Aktion haben gezählt: { $what }
innovation-log-raised = Werte in Kästchen um { $n } erhöht
innovation-log-majority = die Mehrheit übernommen

## An achievement that is taken

innovation-which-take-achieved = Welche Errungenschaft nimmst du?
innovation-do-take-achieved = { $what } nehmen
innovation-do-take-achievement = Die Errungenschaft von Zeitalter { $age } von { $name } nehmen

## Eine Karte, die ausgeführt statt untergeschoben wird

innovation-place-revealed = Wird ausgeführt: { $name }
innovation-log-retook = { $what } wieder auf die Hand genommen
