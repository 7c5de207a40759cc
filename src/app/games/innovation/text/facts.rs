//! What is counted of every seat, and what of it a choice certainly changes: it is made on the table ([`Match::foretell`]), so that karmas,
//! shares and demands are in it.

use super::names::icon_name;
use crate::app::i18n::words::Phrase;
use crate::app::narration::{Gain, GainSign};
use crate::engine::{Game, Match, Seat};
use crate::games::innovation::{Choice, Icon, Innovation};

/// Something that is counted of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counted {
    /// All points, bonuses included.
    Points,
    /// Achievements with flags, fountains and what karmas count.
    Achievements,
    /// Icons of a kind on the board.
    Icon(Icon),
}

/// How many there are of it, before and after.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Change {
    /// Whose.
    pub seat: Seat,
    /// Of what.
    pub of: Counted,
    /// Now.
    pub now: u16,
    /// Then.
    pub then: u16,
}

/// All that is counted of a seat, in the order in which it is said.
fn counts(state: &Innovation, seat: Seat) -> impl Iterator<Item = (Counted, u16)> {
    let player = state.player(seat);
    let icons = Icon::ALL.into_iter().zip(player.all_icons());
    let counted = [(Counted::Points, player.points()), (Counted::Achievements, u16::from(state.achievements(seat)))];
    counted.into_iter().chain(icons.map(|(icon, count)| (Counted::Icon(icon), u16::from(count))))
}

/// What a choice certainly changes, of the one who chooses first.
pub fn changes(game: &Match<Innovation>, choice: Choice) -> Vec<Change> {
    let (Some(question), Some(foretold)) = (game.question(), game.foretell(choice)) else { return Vec::new() };
    let of_seat = |seat: Seat| {
        let both = counts(game.state(), seat).zip(counts(&foretold.state, seat));
        let changed = both.filter(|((_, now), (_, then))| now != then);
        changed.map(move |((of, now), (_, then))| Change { seat, of, now, then }).collect::<Vec<_>>()
    };
    question.seat.around(game.state().players()).flat_map(of_seat).collect()
}

impl Change {
    /// "Castle: 5, then 7", of others with their names.
    pub fn words(self, me: Seat) -> Phrase {
        let what = match self.of {
            Counted::Points => Phrase::new("innovation-measure-points"),
            Counted::Achievements => Phrase::new("innovation-measure-achievements"),
            Counted::Icon(icon) => icon_name(icon),
        };
        let words =
            Phrase::new("innovation-icon-change").with("icon", what).with("now", self.now).with("then", self.then);
        if self.seat == me {
            words
        } else {
            Phrase::new("innovation-change-of").with("name", self.seat).with("what", words)
        }
    }

    /// As a chip: own points on their seal.
    pub fn gain(self, me: Seat) -> Gain {
        let words = self.words(me);
        match self.of {
            Counted::Points if self.seat == me => Gain {
                sign: GainSign::Points(i32::from(self.then) - i32::from(self.now)),
                words: Phrase::new("innovation-measure-points"),
            },
            Counted::Points => Gain { sign: GainSign::Icon("score"), words },
            Counted::Achievements => Gain { sign: GainSign::Icon("achievement"), words },
            Counted::Icon(icon) => Gain { sign: GainSign::Icon(icon.word()), words },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{check, mixes, play, speak_in, tables};
    use super::*;
    use crate::app::i18n::language::Language;
    use crate::engine::End;

    /// Every choice of every game that is looked at: what is foretold is what then happens.
    #[test]
    fn what_is_foretold_is_what_then_happens() {
        speak_in(Language::En);
        let (mut whole, mut parts, mut of_others, mut karmas) = (0, 0, 0, 0);
        for (seed, (options, players)) in (80..).zip(tables().into_iter().chain(mixes())) {
            play(options, players, seed, |game, choice| {
                let Some(foretold) = game.foretell(choice) else { return };
                let me = game.question().map_or(Seat(0), |question| question.seat);
                let mut after = game.branch();
                after.set_auto_answer(false);
                let told = after.events().len();
                after.answer(choice).expect("an offered choice");
                let happened: Vec<_> = after.events_since(told).iter().map(|logged| logged.event).collect();
                assert!(happened.starts_with(&foretold.events), "{choice:?}");
                let all = |state: &Innovation| state.seats().flat_map(|seat| counts(state, seat)).collect::<Vec<_>>();
                match foretold.end {
                    // Nobody is asked and no turn begins before that: all of it is known.
                    Some(End::Asks(question)) => {
                        whole += 1;
                        assert_eq!(
                            after.question().map(|asked| (asked.seat, asked.prompt)),
                            Some((question.seat, question.prompt))
                        );
                        assert_eq!(all(&foretold.state), all(after.state()), "{choice:?}");
                    }
                    Some(End::Over(outcome)) => assert_eq!(after.outcome(), Some(outcome)),
                    Some(End::Step) => whole += 1,
                    None => parts += 1,
                }
                for change in changes(game, choice) {
                    of_others += usize::from(change.seat != me);
                    check(&change.words(me));
                }
                karmas += usize::from(foretold.events.iter().any(|event| format!("{event:?}").starts_with("Karma")));
            });
        }
        assert!(whole > 2000 && parts > 500 && of_others > 100 && karmas > 30, "{whole} {parts} {of_others} {karmas}");
    }

    #[test]
    fn changes_are_said_in_every_language() {
        let change = Change { seat: Seat(1), of: Counted::Achievements, now: 1, then: 2 };
        let said = Language::ALL.map(|language| {
            speak_in(language);
            check(&change.words(Seat(0)))
        });
        assert_eq!(said[0], "Ben, Achievements: 1, then 2");
    }
}
