## Settings

language = Sprache
english-names = Karten und Fragen auf Englisch
english-names-note = Karten von Innovation mit ihren Texten, Fragen, Symbole und Aktionen bleiben in jeder Sprache englisch; Protokoll, Hilfe und Regelbuch nicht.
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
auto-default = Einzige Möglichkeit automatisch
auto-default-note = in neuen Partien; im Menü jeder Partie lässt es sich ändern
face-down = Gezogene Karten bleiben verdeckt
face-down-note = in Innovation, bis du sie ansiehst: so lange lässt sich das Ziehen zurücknehmen
words = Worte auf dem Bildschirm
words-note = Was du tun kannst und worum es bei jeder Art von Frage geht.
words-all = Alle
words-few = Wenige
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
letter-keys = Kürzel mit einzelnen Tasten
letter-keys-note = mit einer Tastatur; ? zeigt dir alle

theme-dark = Dunkel
theme-light = Hell
vibrate = Vibrieren
vibrate-note = wenn du dran bist
whole-screen = Vollbild
whole-screen-note = ohne die Leisten des Browsers
