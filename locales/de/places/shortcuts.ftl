## Shortcuts

keys = Tastatur
keys-everywhere = Überall
keys-table = Am Tisch
keys-replay = Rückschau
keys-help = Diese Liste zeigen
keys-next = Zur nächsten oder vorigen Möglichkeit
keys-walk = Zu den Möglichkeiten gehen
keys-number = Die Möglichkeit mit dieser Nummer wählen
keys-confirm = Wählen oder bestätigen
keys-escape = Auswahl aufheben, zurück ins Spiel
keys-undo = Rückgängig
keys-play = Abspielen und anhalten
keys-off = Tastenkürzel mit einzelnen Buchstaben sind in den Einstellungen ausgeschaltet.

hint-ask = Was würde „Schwer“ tun?

readout = Tisch als Text
menu = Menü

back-one = Einen Schritt zurück
forth-one = Einen Schritt vor
redo = Wiederholen
undo-turn = Zurück zum Beginn des Zugs
