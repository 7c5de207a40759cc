## Innovation: why something cannot be done now

innovation-why-claimed = { $name ->
    [You] Du hast sie schon
   *[other] { $name } hat sie
 }
innovation-why-points = { $points ->
    [one] Dir fehlt 1 Punkt
   *[other] Dir fehlen { $points } Punkte
 }
innovation-why-top = Dir fehlt eine oberste Karte ab Zeitalter { $age }
innovation-why-both = { $points ->
    [one] Dir fehlen 1 Punkt
   *[other] Dir fehlen { $points } Punkte
 } und eine oberste Karte ab Zeitalter { $age }
innovation-why-special = Sie kostet keine Aktion: Du bekommst sie, sobald du alles hast, jetzt { $has } von { $needs }
innovation-why-covered = { $card } liegt darauf: Nur Dogmen oberster Karten sind nutzbar
innovation-why-not-yours = Du nutzt die Dogmen deiner eigenen obersten Karten
innovation-why-once = Nur einmal im Zug: Du hast es schon getan
innovation-why-next-pile = Du ziehst aus Zeitalter { $age }: so hoch wie deine höchste oberste Karte oder vom nächsten Stapel, den es noch gibt
innovation-why-first = Zuerst: { $ask }
innovation-can-nothing = Es würde gerade nichts bewirken

## Innovation: what a question is about, once

innovation-about-opening = Alle zeigen gleichzeitig eine Karte; der alphabetisch erste Name beginnt.
innovation-about-action = Ziehe, spiele eine Handkarte aus, nutze ein Dogma oder beanspruche eine Errungenschaft.
innovation-about-demand = { $by ->
    [karma] Nach dem, was ein Karma zählen lässt, hast du weniger
   *[icons] Du zeigst ihr Symbol seltener
 }: Du musst tun, was die Karte fordert.
innovation-about-sharing = { $by ->
    [karma] Ein Karma zählt anderes, und du hast genug
   *[icons] Du zeigst ihr Symbol mindestens so oft
 }: Du nimmst teil, und zwar zuerst.
innovation-about-meld = Ausgespielt liegt die Karte oben auf ihrer Farbe: Symbole und Dogma gehören dir.
innovation-about-tuck = Untergeschoben liegt die Karte unter ihrer Farbe: Was oben liegt, bleibt oben.
innovation-about-score = Eine gewertete Karte zählt ihr Zeitalter als Punkte. Errungenschaften verbrauchen sie nicht.
innovation-about-return = Eine zurückgegebene Karte kommt unter den Vorratsstapel ihres Zeitalters.
innovation-about-transfer = Die Karte wechselt den Ort; ausgespielt oder gewertet ist sie damit nicht.
innovation-about-reveal = Alle sehen diese Karte.
innovation-about-keep = Eine Karte behältst du, die anderen gibst du ab.
innovation-about-execute = Du tust allein, was jene Karte sagt: Niemand nimmt teil, Forderungen entfallen.
innovation-about-order = Du legst die Karten des Stapels in eine neue Reihenfolge.
innovation-about-remove = Was aus dem Spiel genommen ist, kommt nicht wieder.
innovation-about-splay = Aufgefächert zeigen überdeckte Karten Symbole: links eins, rechts zwei, oben drei von jeder.
innovation-about-whether = Du darfst, musst aber nicht.

## Innovation: what is met for the first time

innovation-meet-icons = Symbole entscheiden: Wer so viele hat wie du, nimmt teil; wer weniger hat, muss gehorchen.
innovation-meet-draw = Vorrat: Du ziehst aus dem Zeitalter deiner höchsten obersten Karte.
innovation-meet-score = Deine Punkte: Jede Karte hier zählt ihr Zeitalter.
innovation-meet-achievements = Errungenschaften: 5 Punkte mal ihre Zahl und eine mindestens so hohe oberste Karte.
innovation-meet-specials = Besondere Errungenschaften belohnen Glanzstücke: Sie gehören dir sofort, ohne Aktion.

## Innovation: words that the rulebook explains, each in all its forms

innovation-term-achieve = Errungenschaft, Errungenschaften
innovation-term-decrees = Anordnung, Anordnungen
innovation-term-demands = Forderung, Forderungen
innovation-term-dogma = Dogma, Dogmas
innovation-term-endorse = bekräftigen
innovation-term-exchange = austauschen
innovation-term-forecast = Vorhersage
innovation-term-icons = Symbol, Symbole, Symbolen
innovation-term-inspire = inspirieren
innovation-term-karmas = Karma, Karmas
innovation-term-meld = ausspielen, ausgespielt
innovation-term-return = zurückgeben, zurückgegebene
innovation-term-reveal = zeigst
innovation-term-score = werten, gewertet, gewertete, wertest
innovation-term-sharing = teilnehmen
innovation-term-special-achievements = besondere Errungenschaften
innovation-term-splay = auffächern, aufgefächert
innovation-term-transfer = transferieren
innovation-term-tuck = unterschieben, untergeschoben
