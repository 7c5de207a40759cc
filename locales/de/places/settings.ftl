## Settings

language = Sprache
english-names = Karten und Fragen auf Englisch
english-names-note = In Innovation bleiben Karten mit Texten und Fragen, Symbole und Aktionen in jeder Sprache englisch; Protokoll, Hilfe und Regelbuch nicht.
as-device = Wie das Gerät
on = An
off = Aus
set-language = Sprache und Namen
set-look = Aussehen
set-play = Spiel
set-device = Gerät
theme = Hell oder dunkel
motion = Bewegung
motion-note = Karten gleiten an ihren Platz.
text-size = Schriftgröße
text-size-note = auf der ganzen Seite
cards-size = Kartengröße
cards-note = Bei größeren Karten musst du vielleicht scrollen.
# As in English.
cards-normal = Normal
cards-large = Groß
cards-larger = Größer
confirm = Züge bestätigen
confirm-note = das erste Tippen zeigt, was ein Zug bewirkt, das zweite führt ihn aus
auto-default = Einzige Möglichkeit automatisch wählen
auto-default-note = in neuen Partien; im Menü jeder Partie lässt es sich ändern
face-down = Gezogene Karten bleiben verdeckt
face-down-note = in Innovation, bis du sie ansiehst: so lange lässt sich das Ziehen zurücknehmen
words = Hilfetexte
words-note = Was du tun kannst und worum es bei jeder Art von Frage geht.
words-all = Ausführlich
words-few = Knapp
speed = Tempo
speed-note = Wie lange die Züge der Bots zu sehen sind und wie schnell sich alles bewegt.
speed-calm = Ruhig
# As in English.
speed-normal = Normal
speed-fast = Schnell
speed-instant = Sofort
sound = Ton
sound-note = leise Töne für Züge, Punkte und wenn du dran bist
volume = Lautstärke
awake = Bildschirm anlassen
awake-note = solange eine Partie zu sehen ist
letter-keys = Tastenkürzel mit einzelnen Buchstaben
letter-keys-note = mit einer Tastatur; ? zeigt dir alle

theme-dark = Dunkel
theme-light = Hell
vibrate = Vibrieren
vibrate-note = wenn du dran bist
whole-screen = Vollbild
whole-screen-note = ohne die Leisten des Browsers
