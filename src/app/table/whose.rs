//! Whose boards are shown beside one's own, where there are those of several others. Needs no browser.

use crate::app::narration::Narration;
use crate::engine::{Match, Seat, SeatSet};

/// Whose boards a person wants to see beside the own one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Whose {
    /// Everybody's.
    #[default]
    All,
    /// That of whoever of the others acted last.
    Last,
    /// Those of these seats.
    Chosen(SeatSet),
}

impl Whose {
    /// Whose boards are shown now. The own one is, and whatever the present question asks about; nobody hides what can be tapped.
    pub fn shown<G: Narration>(self, game: &Match<G>, me: Seat) -> SeatSet {
        let players = game.state().players();
        let wanted = match self {
            Whose::All => SeatSet::all(players),
            // As long as nobody has acted, all are alike.
            Whose::Last => last_of_others(game, me).map_or(SeatSet::all(players), |seat| [seat].into_iter().collect()),
            Whose::Chosen(seats) => seats,
        };
        let is_asked = game.question().is_some_and(|question| question.seat == me);
        let asked_about = if is_asked { G::asked_about(game) } else { SeatSet::NONE };
        let shows = |seat: &Seat| *seat == me || wanted.contains(*seat) || asked_about.contains(*seat);
        Seat::all(players).filter(shows).collect()
    }
}

/// Who of the others took the last turn.
fn last_of_others<G: Narration>(game: &Match<G>, me: Seat) -> Option<Seat> {
    let took = |at: usize| game.giver(at).filter(|_| game.prompt(at).is_some_and(G::is_turn));
    (0..game.cursor()).rev().filter_map(took).find(|seat| *seat != me)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::narration::testing::play;
    use crate::engine::invariants::Invariants;

    crate::for_each_game!(crate::test_each! { what_is_asked_about_is_shown_whatever_is_set });

    fn what_is_asked_about_is_shown_whatever_is_set<G: Invariants + Narration>() {
        let (mut lasts, mut hidden) = (SeatSet::NONE, 0);
        let (options, _) = G::golden_tables().into_iter().find(|(_, players)| *players == 3).expect("a table of three");
        play::<G>(
            options,
            3,
            7,
            |_: &G::Choice| 1,
            |game, _| {
                let asked = game.question().map(|question| question.seat);
                let about = G::asked_about(game);
                let seats = |seat: Seat| [seat].into_iter().collect::<SeatSet>();
                let settings = [Whose::All, Whose::Last]
                    .into_iter()
                    .chain([SeatSet::NONE].into_iter().chain(Seat::all(3).map(seats)).map(Whose::Chosen));
                for (me, whose) in settings.flat_map(|whose| Seat::all(3).map(move |me| (me, whose))) {
                    let shown = whose.shown(game, me);
                    assert!(shown.contains(me), "the own board");
                    if asked == Some(me) {
                        assert!(about.iter().all(|seat| shown.contains(seat)), "{whose:?}: {about:?} and {shown:?}");
                    } else if let Whose::Chosen(seats) = whose {
                        assert!(shown.iter().all(|seat| seat == me || seats.contains(seat)), "{seats:?} and {shown:?}");
                    }
                    assert!(whose != Whose::All || shown.len() == 3);
                    hidden += usize::from(shown.len() < 3);
                    if whose == Whose::Last && asked != Some(me) && shown.len() == 2 {
                        shown.iter().filter(|seat| *seat != me).for_each(|seat| lasts.insert(seat));
                    }
                }
            },
        );
        assert_eq!(lasts, SeatSet::all(3), "everybody acts last at some time");
        assert!(hidden > 100, "{hidden}");
    }
}
