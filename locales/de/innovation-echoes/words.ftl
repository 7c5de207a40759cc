## Names of things

innovation-an-echo = eine Echoes-Karte { $age }
innovation-some-echoes = { $count } Echoes-Karten von Zeitalter { $age }

## A card that goes on top of its pile

innovation-may-place = Eine Karte deiner Vorhersage oben auf ihren Stapel legen?
innovation-do-place = { $card } oben auf ihren Stapel legen
innovation-verb-place = Auf den Stapel
innovation-about-place = Wer als Nächstes von diesem Stapel zieht, zieht diese Karte.

## Special achievements

innovation-achievement-supremacy = Vormacht
    .en = Supremacy
innovation-achievement-supremacy-how = Zeige in vier Farben jeweils mindestens drei desselben Symbols.
innovation-achievement-supremacy-else = Oder habe durch Roman ein anderes Symbol als die Krone auf allen obersten Karten außer der violetten.
innovation-achievement-destiny = Schicksal
    .en = Destiny
innovation-achievement-destiny-how = Habe mindestens sieben Karten in deiner Vorhersage.
innovation-achievement-destiny-else = Oder gib durch Barometer eine Vorhersage mit einer blauen Karte zurück.
innovation-achievement-wealth = Reichtum
    .en = Wealth
innovation-achievement-wealth-how = Zeige mindestens acht Boni.
innovation-achievement-wealth-else = Oder sechs durch Palampore.
innovation-achievement-heritage = Erbe
    .en = Heritage
innovation-achievement-heritage-how = Zeige in einer Farbe mindestens acht Sechsecke.
innovation-achievement-heritage-else = Oder fünf durch Webstuhl.
innovation-achievement-history = Geschichte
    .en = History
innovation-achievement-history-how = Zeige in einer Farbe mindestens vier Echo-Effekte.
innovation-achievement-history-else = Oder drei durch Fotografie.

## The position in words

innovation-read-pile-echoes = Echoes, Zeitalter { $age }: { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 }
