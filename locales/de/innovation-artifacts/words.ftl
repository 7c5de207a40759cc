## Displays, relics, and who loses

innovation-ask-display = Was geschieht mit dem ausgestellten Artefakt?
innovation-ask-seize = Das Relikt { $card } nehmen?
innovation-log-lost = { $name ->
    [You] Du bist aus dem Spiel
   *[other] { $name } ist aus dem Spiel
 }

## Names of things

innovation-an-artifact = ein Artefakt { $age }
innovation-some-artifacts = { $count } Artefakte von Zeitalter { $age }
innovation-kind-compel = Zwang
    .en = Compel

## Questions

innovation-ask-compelled = { $name ->
    [You] { $card } zwingt: { $what }
   *[other] { $name } zwingt mit { $card }: { $what }
 }
innovation-ask-compelling = { $name ->
    [You] Du zwingst mit { $card }: { $what }
   *[other] Du zwingst { $name } mit { $card }: { $what }
 }
innovation-which-own-achievement = Welche deiner Errungenschaften gibst du ab?
innovation-which-keep-returned = Welche Karte behältst du? Alle, die du nicht behältst, gibst du zurück.

## Choices

innovation-do-own-achievement = Deine Errungenschaft von Zeitalter { $age }
innovation-do-seize-achievement = Als Errungenschaft nehmen
innovation-do-seize-hand = Auf die Hand nehmen
innovation-do-leave = Ausgestellt lassen
innovation-verb-seize = Nehmen

## What a question is about, once

innovation-about-display = Sein Dogma kostet jetzt keine Aktion, seine Symbole zählen mit; dann gibst du es zurück.
innovation-about-seize = Wer ausgräbt, darf das Relikt des Zeitalters nehmen, auch aus Errungenschaften anderer.
innovation-about-compel = { $by ->
    [karma] Ein Karma zählt anderes, und du hast genug
   *[icons] Du zeigst mindestens so viele von ihrem Symbol
 }: Du musst tun, was sie sagt.
innovation-about-keep-returned = Du wählst, welche Karten bleiben; alle anderen gibst du zurück.
innovation-about-execute-as-if = Du tust alles, was jene Karte sagt, auch ihre Forderungen; niemand nimmt teil.

## What a choice brings

innovation-gain-display = kostenlos, danach kommt es zurück

## The log

innovation-log-display = aus der Ausstellung
innovation-log-dig = { $what } ausgegraben
innovation-log-seize = { $to ->
    [hand] das Relikt { $what } auf die Hand genommen
   *[other] das Relikt { $what } als Errungenschaft genommen
 }
innovation-log-seize-from = { $name ->
    [You] { $to ->
        [hand] das Relikt { $what } aus deinen Errungenschaften auf die Hand genommen
       *[other] das Relikt { $what } aus deinen Errungenschaften genommen
     }
   *[other] { $to ->
        [hand] das Relikt { $what } aus den Errungenschaften von { $name } auf die Hand genommen
       *[other] das Relikt { $what } aus den Errungenschaften von { $name } genommen
     }
 }

## The position in words

innovation-read-pile-artifacts = Artefakte, Zeitalter { $age }: { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 }
innovation-read-display = Ausgestellt: { $card }
innovation-read-relics = Relikte neben den Stapeln: { $cards }
innovation-read-lost = Aus dem Spiel
innovation-place-display = Ausgestellt: { $name }

## The board

innovation-display = Ausgestellt
    .en = On display
innovation-display-free = kostenlos, danach kommt es zurück
innovation-relic = Relikt
    .en = Relic
innovation-relics = Relikte
    .en = Relics
innovation-place-relic = Unter den Errungenschaften: { $name }
innovation-place-relics = Neben seinem Stapel: Wer ein Artefakt des Zeitalters { $age } ausgräbt, darf es nehmen
innovation-fact-compelled = Der Zwang trifft { $name }
innovation-fact-compels-nobody = Niemand zeigt so viele: Der Zwang trifft niemanden
innovation-own-icons-compel = Dein Symbol { $icon }: { $n }. Wer mindestens so viele zeigt, wird gezwungen und nimmt am Übrigen teil.
