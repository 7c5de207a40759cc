## Karten

innovation-card-label = { $name }, Zeitalter { $age }, { $colour }: { $icons }
innovation-card-short = { $name }: { $icons }
innovation-new-card = Neu: { $card }
innovation-kind-demand = Forderung
    .en = Demand
innovation-kind-shared = Effekt mit Teilnahme
    .en = Shared effect
innovation-unknown = Unbekannte Karte aus Zeitalter { $age }: Was könnte es sein?
innovation-pick-back = Eine unbekannte { $age }

## Eine Auslage

innovation-board-of = { $name ->
    [You] Deine Auslage
   *[other] Auslage von { $name }
 }
innovation-board-empty = Noch keine Karten in der Auslage
innovation-head-short = { $points } Pkt.
innovation-head-label = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }, { $achievements } von { $of } Errungenschaften, { $hand ->
    [one] { $hand } Handkarte
   *[other] { $hand } Handkarten
 }
innovation-points = { $n ->
    [one] Punkt
   *[other] Punkte
 }
innovation-of = von { $of }
innovation-n-of = { $n } von { $of }
innovation-in-hand = auf der Hand
innovation-partner = dein Team
innovation-totals = Sichtbare Symbole
innovation-icons = { $icon }: { $n }
innovation-no-pile = { $colour }: noch keine
innovation-pile-label = { $colour }: { $cards }. { $splay }
innovation-pile-title = { $name }: { $colour }
innovation-n-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 }
innovation-hand = Deine Hand
innovation-hand-short = Hand
    .en = hand
innovation-score-short = Punkte
    .en = score
innovation-own-hand = { $n ->
    [one] { $n } Handkarte
   *[other] { $n } Handkarten
 }: Hand, Wertungsstapel und Errungenschaften zeigen
innovation-hand-of = { $name }: { $n ->
    [one] { $n } Handkarte
   *[other] { $n } Handkarten
 }
innovation-score-of = { $name }: Wertungsstapel, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }

## Urteile neben einem Stapel

innovation-hits-you = trifft dich
innovation-you-share = du nimmst teil
innovation-you-safe = du bist sicher
innovation-only = nur { $name }
innovation-only-you = nur du
innovation-hits = trifft
innovation-hits-nobody = trifft niemanden
innovation-shared-by = Teilnahme:

## In der Mitte

innovation-middle = Errungenschaften und Vorrat
innovation-achievements-short = Ziele
    .en = Achieve
innovation-achievements-label = Errungenschaften: wer welche hat und was in Reichweite ist
innovation-supply-short = Vorrat
innovation-supply-label = Vorrat: Du würdest eine { $age } ziehen
innovation-supply-none = Vorrat: nichts mehr zu ziehen
innovation-empty = leer
innovation-next-pile = zieh · { $n }
innovation-supply-pile-label = Vorrat, Zeitalter { $age }: { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 }
innovation-pile-next-label = Vorrat, Zeitalter { $age }: { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 }, hier würdest du ziehen
innovation-others-left = Andere besondere Errungenschaften: { $n }
innovation-jump = Zu einer Auslage springen
innovation-claim = nimm
innovation-pts = { $n } Pkt.
innovation-achievement = Zeitalter { $age }
innovation-achievement-of = { $name ->
    [You] Errungenschaft { $age }: Du hast sie
   *[other] Errungenschaft { $age }: { $name } hat sie
 }
innovation-achievement-reach = Errungenschaft { $age }: in deiner Reichweite
innovation-achievement-free = Errungenschaft { $age }: verlangt { $points } Punkte und eine oberste Karte ab { $age }
innovation-achievement-gone = Errungenschaft { $age }: liegt nicht da
innovation-achievement-many = { $what }; von diesem Zeitalter liegen { $n } da
# As in English.
innovation-achievement-times = { $what } × { $n }

## Die Bühne

innovation-stage = Im Spiel
innovation-goal-title = Worum es geht
innovation-goal-win = Wer { $n } Errungenschaften hat, gewinnt. Jede verlangt Punkte und eine oberste Karte ihres Zeitalters.
innovation-goal-turn = Ein Zug hat zwei Aktionen: ziehen, ausspielen, ein Dogma nutzen, eine Errungenschaft beanspruchen.
innovation-goal-share = Wer vom Symbol eines Dogmas mindestens so viele zeigt wie du, nutzt es ebenfalls.
innovation-goal-obey = Wer weniger zeigt, muss seinen Forderungen gehorchen.
innovation-not-now = Doch nicht
innovation-fold = Den Auslagen Platz machen
innovation-unfold = Die Karte zeigen
innovation-last-dogma = { $name ->
    [You] Du hast { $card } genutzt
   *[other] { $name } hat { $card } genutzt
 }
innovation-last-meld = { $name ->
    [You] Du hast { $card } ausgespielt
   *[other] { $name } hat { $card } ausgespielt
 }
innovation-last-draw = { $name ->
    [You] Du hast eine Karte gezogen
   *[other] { $name } hat eine Karte gezogen
 }
innovation-last-achieve = { $name ->
    [You] Du hast die Errungenschaft von Zeitalter { $age } beansprucht
   *[other] { $name } hat die Errungenschaft von Zeitalter { $age } beansprucht
 }
innovation-stage-dogma = { $name ->
    [You] Dein Dogma
   *[other] Dogma: { $name }
 }
innovation-stage-step = { $effects ->
    [one] Schritt { $step } von { $steps }
   *[other] Effekt { $effect } von { $effects } · Schritt { $step } von { $steps }
 }
innovation-queue-done = fertig
innovation-queue-now = ist dran
innovation-queue-next = kommt noch
innovation-acts = { $name ->
    [You] Du bist dran
   *[other] { $name } ist dran
 }
innovation-within = Ausgeführt wegen { $card }: Niemand nimmt teil, Forderungen entfallen
innovation-takes-action = 1 von { $left } Aktionen
innovation-last-action = deine letzte Aktion
innovation-fact-hit = Die Forderung trifft { $name }
innovation-fact-out = { $name } nimmt nicht teil
innovation-fact-nobody = Niemand hat weniger Symbole: Die Forderung trifft niemanden
innovation-fact-shares = { $name } nimmt teil, mit { $theirs ->
    [one] { $theirs } Symbol
   *[other] { $theirs } Symbolen
 } gegen deine { $own }, und ist vor dir dran. Ändert das etwas, ziehst du danach kostenlos eine { $draws ->
    [figure] Figur.
   *[card] Karte.
 }
innovation-fact-share-many = Gegner nehmen teil und sind vor dir dran. Ändert das etwas, ziehst du danach kostenlos eine { $draws ->
    [figure] Figur.
   *[card] Karte.
 }
innovation-fact-partner = { $name } aus deinem Team nimmt teil und ist vor dir dran
innovation-can-lose = Karten der Auslage, die du verlieren kannst: { $cards }
innovation-can-reach = { $count ->
    [one] Errungenschaft { $ages } kann
   *[other] Errungenschaften { $ages } können
 } für { $name ->
    [You] dich
   *[other] { $name }
 } in Reichweite kommen, mit bis zu { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
 }
innovation-can-claim = { $name ->
    [You] Du kannst
   *[other] { $name } kann
 } { $special } bekommen
innovation-can-win = Damit kann das Spiel enden. Sieg: { $names }
innovation-can-draw = Damit kann das Spiel unentschieden enden
innovation-fate-hit = getroffen
innovation-fate-shares = nimmt teil
innovation-fate-safe = sicher
innovation-fate-out = unbeteiligt
innovation-own-icons = Dein Symbol { $icon }: { $n }. Wer mindestens so viele zeigt, nimmt teil.
innovation-own-icons-demand = Dein Symbol { $icon }: { $n }. Wer mindestens so viele zeigt, nimmt teil; für alle anderen gelten Forderungen.
innovation-compared = { $icon } { $own } zu { $theirs }
innovation-compare = { $icon }: du { $own }, { $name } { $theirs }
innovation-icon-change = { $icon }: { $now }, danach { $then }
innovation-change-of = { $name }, { $what }
innovation-splay-change = { $colour }: { $splay ->
    [left] nach links aufgefächert
    [right] nach rechts aufgefächert
    [up] nach oben aufgefächert
   *[none] nicht mehr aufgefächert
}

## Knöpfe

innovation-draw = { $age } ziehen
innovation-draw-end = Ziehen und das Spiel beenden
innovation-achieve = { $age } beanspruchen

## Blätter

innovation-none = Keine
innovation-hand-n = Hand: { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 }
innovation-score-n = Wertungsstapel: { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
 }
innovation-achievements-n = Errungenschaften: { $n }
innovation-supply-title = Vorrat, Zeitalter { $age }
innovation-pile-count = { $n ->
    [0] Der Stapel ist leer: Wer hier ziehen würde, zieht aus dem nächsten Zeitalter.
    [one] Eine Karte liegt im Stapel.
   *[other] { $n } Karten liegen im Stapel.
 }
innovation-could-be = Was eine unbekannte Karte sein kann: { $n }
innovation-could-be-why = Karten dieses Zeitalters, von denen du nicht weißt, wo sie sind: im Stapel, { $forecasts ->
    [yes] in Händen, in Wertungsstapeln, in Vorhersagen
   *[no] in Händen, in Wertungsstapeln
} oder bei den Errungenschaften.
innovation-known-in-pile = Liegen sicher im Stapel
innovation-unknown-held = { $name }: { $hand } unbekannte auf der Hand, { $score } im Wertungsstapel{ $forecast ->
    [0] {""}
   *[other] , { $forecast } in der Vorhersage
}
innovation-unknown-achievements = Unbekannt bei den Errungenschaften: { $n }
innovation-place-hand = Auf der Hand: { $name }
innovation-place-score = Im Wertungsstapel: { $name }
innovation-place-board = In der Auslage: { $name }
innovation-place-supply = Im Vorrat von Zeitalter { $age }
innovation-place-removed = Aus dem Spiel
innovation-reach-title = Was in Reichweite ist
innovation-reach-rule = Eine normale Errungenschaft verlangt fünf Punkte je Zeitalter und eine mindestens so hohe oberste Karte. Die Punkte bleiben dir.
innovation-reach-standing = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }, höchste { $top }
innovation-has-it = hat sie
innovation-in-reach = in Reichweite
innovation-needs-top = oberste Karte { $age }
innovation-needs-points = +{ $n } Pkt.
innovation-needs-both = +{ $n } Pkt., oberste Karte { $age }
innovation-face-down = Eine verdeckt gezogene Karte, Zeitalter { $age }: ansehen
