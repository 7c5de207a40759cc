## Displays, relics, and who loses

innovation-ask-display = What do you do with the artifact on display?
innovation-ask-seize = Seize the relic { $card }?
innovation-log-lost = { $name ->
    [You] You are out of the game
   *[other] { $name } is out of the game
 }

## Names of things

innovation-an-artifact = an artifact of age { $age }
innovation-some-artifacts = { $count } artifacts of age { $age }
innovation-kind-compel = Compel

## Questions

innovation-ask-compelled = { $name ->
    [You] { $card } compels: { $what }
   *[other] { $name } compels with { $card }: { $what }
 }
innovation-ask-compelling = { $name ->
    [You] You compel with { $card }: { $what }
   *[other] You compel { $name } with { $card }: { $what }
 }
innovation-which-own-achievement = Which of your achievements do you give up?
innovation-which-keep-returned = Which card do you keep? Those that you do not keep are returned.

## Choices

innovation-do-own-achievement = Your achievement of age { $age }
innovation-do-seize-achievement = Seize it as an achievement
innovation-do-seize-hand = Seize it into your hand
innovation-do-leave = Leave it on display
innovation-verb-seize = Seize it

## What a question is about, once

innovation-about-display = Its dogma costs no action now, its own icons count, and then it is returned.
innovation-about-seize = Whoever digs may seize the relic of that age, even from others’ achievements.
innovation-about-compel = { $by ->
    [karma] By the karma’s count you have as much
   *[icons] You show at least as many of its icon as its player
 }: you must do what it says.
innovation-about-keep-returned = You choose which cards stay; all others are returned.
innovation-about-execute-as-if = You execute all of that card’s effects, its demands too, as if they stood here; nobody shares.

## What a choice brings

innovation-gain-display = free, and then it is returned

## The log

innovation-log-display = from the display
innovation-log-dig = dug up { $what }
innovation-log-seize = { $to ->
    [hand] seized the relic { $what } into hand
   *[other] seized the relic { $what } as an achievement
 }
innovation-log-seize-from = { $name ->
    [You] { $to ->
        [hand] seized the relic { $what } from your achievements into hand
       *[other] seized the relic { $what } from your achievements
     }
   *[other] { $to ->
        [hand] seized the relic { $what } from the achievements of { $name } into hand
       *[other] seized the relic { $what } from the achievements of { $name }
     }
 }

## The position in words

innovation-read-pile-artifacts = Artifacts, age { $age }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
innovation-read-display = On display: { $card }
innovation-read-relics = Relics beside the piles: { $cards }
innovation-read-lost = Out of the game
innovation-place-display = On display: { $name }

## The board

innovation-display = On display
innovation-display-free = free, then it is returned
innovation-relic = Relic
innovation-relics = Relics
innovation-place-relic = Among the achievements: { $name }
innovation-place-relics = Beside its pile: whoever digs an artifact of age { $age } may seize it
innovation-fact-compelled = The compel hits { $name }
innovation-fact-compels-nobody = Nobody shows as many: the compel hits nobody
innovation-own-icons-compel = Your { $icon }: { $n }. Whoever shows at least as many is compelled and shares what else it does.
