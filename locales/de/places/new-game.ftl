## New game

how-many = Wie viele spielen mit?
seats-listed = Plätze, in Zugreihenfolge
seats-by-lot = Plätze
seats-solo = Dein Platz
seat-add = { $n ->
    [3] Dritten Platz hinzufügen
    [4] Vierten Platz hinzufügen
    [5] Fünften Platz hinzufügen
   *[other] Platz hinzufügen
}
seat-name = Name, sonst: { $name }
seat-who = { $name }: Mensch oder Bot
seat-mark = Farbe und Form
seat-earlier = Nach vorn
seat-later = Nach hinten
seat-remove = Entfernen
seat-moved = { $name }: jetzt Platz { $n } von { $of }.
seat-removed = { $name }: entfernt.
seat-person = Mensch
mark-1 = Rosa Kreis
mark-2 = Blaues Quadrat
mark-3 = Grünes Dreieck
mark-4 = Violette Raute
mark-5 = Türkises Sechseck
mark-taken = { $mark }, vergeben

options = Optionen
order = Reihenfolge
order-lot = Zufällig
order-lot-note = ausgelost
order-listed = Wie oben
order-listed-note = der erste Platz beginnt
seed = Startzahl
seed-note = dieselbe Zahl ergibt dieselbe Partie
seed-new = Zufällig
seed-check = Diese Zahl ist ungültig. Korrigiere sie oder lass das Feld leer, dann wird zufällig gemischt.
seed-wrong = Es muss eine ganze Zahl mit höchstens 20 Ziffern sein, bis 18446744073709551615.
auto-answer = Einzige Möglichkeit automatisch wählen
auto-answer-note = im Protokoll vermerkt
players = { $n ->
    [one] { $n } Person
   *[other] { $n } Personen
}
means = Punkte von Bots der Stufe „Mittel“ an diesem Tisch: im Schnitt { $mean }, der beste { $best }. Ausgewertete Partien: { $games }.
means-alone = Punkte eines Bots der Stufe „Mittel“ allein: im Schnitt { $mean }. Ausgewertete Partien: { $games }.
start = Partie beginnen
start-beginner = Sofort los: { $name }
learn-decline = Nicht mehr anbieten
begin-options = Diese Optionen stammen aus einer anderen Version und wurden zurückgesetzt. Sieh sie dir an und beginne noch einmal.
begin-players = Mit dieser Personenzahl lässt sich dieses Spiel nicht spielen.

person = Mensch
