## Figures in the Sand: the guided game

innovation-lesson-figures-share = A figure comes
innovation-lesson-figures-share-text = Sneferu and Fu Xi are figures. You draw another one whenever an opponent shares your dogma, as now: use Mysticism.
innovation-lesson-figures-share-else = You may. But use Mysticism: your opponent shares it, and that brings you a figure.
innovation-lesson-figures-karma = They change the rules
innovation-lesson-figures-karma-text = Zhang Heng came. Figures have no dogma; on top, their karma changes rules: meld Sneferu, and each of your castles is a crown as well.
innovation-lesson-figures-karma-else = Meld Sneferu: his karma makes a crown of each of your castles as well, and he has more to offer.
innovation-lesson-figures-claim = One for you, too
innovation-lesson-figures-claim-text = Your opponent has claimed an achievement. That brings you a figure as well: Alexander the Great is in your hand.
innovation-lesson-figures-inspire = Sneferu inspires
innovation-lesson-figures-inspire-text = Tap the small sign with the 1 beside yellow. Sneferu draws cards under your piles as long as they show a castle; then you draw one.
innovation-lesson-figures-inspire-else = You may. But inspire first, with the small sign beside yellow: it is a draw action with something extra.
innovation-lesson-figures-second = Only one may stay
innovation-lesson-figures-second-text = After every action, only one figure may lie on top in front of you. Meld Fu Xi, then, and part with Sneferu.
innovation-lesson-figures-second-else = You may. But meld Fu Xi: with him you can soon get an achievement.
innovation-lesson-figures-fade = One fades
innovation-lesson-figures-fade-text = The one that fades is scored. Choose Sneferu, that makes a point; Fu Xi stays.
innovation-lesson-figures-fade-else = Keep Fu Xi: he can get you an achievement. Let Sneferu fade.
innovation-lesson-figures-decree = Issue a decree
innovation-lesson-figures-decree-text = Fu Xi lets you issue the decree Trade with any two figures in hand. It costs your whole hand, but is an achievement: choose Trade.
innovation-lesson-figures-decree-else = You may. But issue Trade: it is an achievement, and it finds you three 3s.
innovation-lesson-figures-forecast = Cards for later
innovation-lesson-figures-forecast-text = Trade put three 3s into your forecast. Whenever you meld a card by an action, you may also meld one from there that is no higher.
innovation-lesson-figures-end = Decrees come and go
innovation-lesson-figures-end-text = Who has no Fu Xi needs figures of three values for a decree. And if another player issues Trade, you lose it again.
