## Names of things

innovation-an-echo = eine Echoes-Karte { $age }
innovation-some-echoes = { $count } Echoes-Karten des Zeitalters { $age }

## Questions

innovation-which-foreshadow = Welche dieser Karten sagst du vorher?
innovation-which-achieve = Welche Karte erringst du?
innovation-may-achieve = Eine Karte erringen?
innovation-which-meld-foreseen = Welche Karte deiner Vorhersage spielst du aus?
innovation-may-promote = Eine Karte deiner Vorhersage fördern? Sie wird ausgespielt, und ihr Dogma ist frei.
innovation-whether-dogma = Das Dogma von { $card } frei nutzen?
innovation-whether-return-forecast-whole = { $count ->
    [one] Die einzige Karte deiner Vorhersage zeigen und zurückgeben?
   *[other] Alle { $count } Karten deiner Vorhersage zeigen und zurückgeben?
 }
innovation-which-tuck-top = Welche deiner obersten Karten schiebst du unter?
innovation-which-transfer = Welche Karte transferierst du?
innovation-which-pick-up = { $from ->
    [forecast] Welche Karte deiner Vorhersage nimmst du auf die Hand?
    [bottom] Welche deiner untersten Karten nimmst du auf die Hand?
   *[other] Welche deiner obersten Karten nimmst du auf die Hand?
 }

## Choices

innovation-do-foreshadow = { $card } vorhersagen
    .en = Foreshadow { $card }
innovation-do-achieve-card = { $card } erringen
    .en = Achieve { $card }
innovation-do-promote = { $card } fördern
    .en = Promote { $card }
innovation-do-transfer = { $card } transferieren
    .en = Transfer { $card }
innovation-do-pick-up = { $card } auf die Hand nehmen
    .en = Take { $card } into your hand
innovation-do-look = { $what } ansehen
    .en = Look at { $what }
innovation-verb-foreshadow = Vorhersagen
    .en = Foreshadow
innovation-verb-promote = Fördern
    .en = Promote

## What a question is about, once

innovation-about-foreshadow = In der Vorhersage wartet eine Karte ungesehen, bis eine Ausspielen-Aktion sie fördern kann.
innovation-about-achieve = Die Karte wird selbst zur Errungenschaft, zu den gleichen Bedingungen wie jede andere.
innovation-about-promote = Nach einer Ausspielen-Aktion darfst du auch eine Vorhersage bis zu deren Wert ausspielen.
innovation-about-free-dogma = Es kostet keine Aktion. Wer teilnimmt und wer gehorcht, wird gezählt wie immer.

## The log

innovation-log-echo = Echo von { $card }: { $what }
innovation-log-draw-foreshadow = { $what } gezogen und vorhergesagt
innovation-log-foreshadow = { $what } vorhergesagt
innovation-log-achieved-card = { $what } errungen
innovation-log-add-achievement = { $what } zu den verfügbaren Errungenschaften gelegt
innovation-log-place = { $what } oben auf den Stapel gelegt
innovation-log-looked = die oberste eines Stapels angesehen: { $what }
innovation-log-splayed-of = { $colour } { $name ->
    [You] bei dir
   *[other] bei { $name }
 } { $splay ->
    [left] nach links
    [right] nach rechts
   *[up] nach oben
 } aufgefächert

## Special achievements

innovation-achievement-supremacy = Vormacht
    .en = Supremacy
innovation-achievement-supremacy-how = Zeige in vier Farben jeweils mindestens drei desselben Symbols.
innovation-achievement-supremacy-else = Oder habe bei Roman ein anderes Symbol als die Krone auf allen obersten Karten außer der violetten.
innovation-achievement-destiny = Schicksal
    .en = Destiny
innovation-achievement-destiny-how = Habe mindestens sieben Karten in deiner Vorhersage.
innovation-achievement-destiny-else = Oder gib bei Barometer eine Vorhersage mit einer blauen Karte zurück.
innovation-achievement-wealth = Reichtum
    .en = Wealth
innovation-achievement-wealth-how = Zeige mindestens acht Boni.
innovation-achievement-wealth-else = Oder sechs bei Palampur.
innovation-achievement-heritage = Erbe
    .en = Heritage
innovation-achievement-heritage-how = Zeige in einer Farbe mindestens acht Sechsecke.
innovation-achievement-heritage-else = Oder fünf bei Webstuhl.
innovation-achievement-history = Geschichte
    .en = History
innovation-achievement-history-how = Zeige in einer Farbe mindestens vier Echo-Effekte.
innovation-achievement-history-else = Oder drei bei Fotografie.

## The position in words

innovation-read-pile-echoes = Echoes, Zeitalter { $age }: { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 }
innovation-read-running-echo = Echo-Effekt von { $card }, genutzt von { $by }, ausgeführt von { $acting }
innovation-read-forecast = { $count ->
    [one] Eine Karte in der Vorhersage: { $cards }
   *[other] { $count } Karten in der Vorhersage: { $cards }
 }
innovation-read-forecast-none = Nichts in der Vorhersage
