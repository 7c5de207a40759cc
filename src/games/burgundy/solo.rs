//! The solo game against Egon (rules/burgundy/en.md#solo).

use super::cards::Kind;
use super::event::Scope;
use super::facts::{EGON_CLOISTER_POINTS, FIRST_TRIPLE_POINTS, all_seven_points, triple_points};
use super::state::{Burgundy, Owner, Source};
use crate::engine::{Flow, Game, Seat, Table};

impl Burgundy {
    /// Lays out Egon's stack of this passage. His cards do nothing; a cloister is a kind of its own and brings the player a
    /// point; triples and all seven kinds bring him what they would bring a player, but no bonus of the passage.
    pub(super) fn lay_out_egon(&mut self, t: &mut dyn Table<Burgundy>) -> Flow {
        for card in self.take_up_egon_stack() {
            let kind = card.kind();
            let complete = self.lay_before_egon(t, card).is_multiple_of(3);
            if kind == Kind::Cloister {
                self.score(t, Owner::Seat(Seat(0)), Source::EgonCloisters, EGON_CLOISTER_POINTS);
            }
            if complete {
                self.complete_triple(t, Owner::Egon, kind)?;
            }
            self.all_seven_kinds(t, Owner::Egon);
        }
        Ok(())
    }

    /// The points of a triple, and the bonus for the first one of its kind, if nobody had it before.
    pub(super) fn complete_triple(&mut self, t: &mut dyn Table<Burgundy>, owner: Owner, kind: Kind) -> Flow {
        self.within(t, Scope::Triple(owner, kind), |game, t| {
            game.score(t, owner, Source::Triples, triple_points(kind));
            if game.win_first_triple(owner, kind) {
                game.score(t, owner, Source::FirstTriples, FIRST_TRIPLE_POINTS);
            }
            Ok(())
        })
    }

    /// The next bonus for all seven kinds, once for each who has them, while there are any.
    pub(super) fn all_seven_kinds(&mut self, t: &mut dyn Table<Burgundy>, owner: Owner) {
        let has_all = match owner {
            Owner::Seat(seat) => self.player(seat).kinds() == Kind::ALL.len(),
            Owner::Egon => self.egon().is_some_and(|egon| Kind::ALL.iter().all(|kind| !egon.pile(*kind).is_empty())),
        };
        let bonuses = all_seven_points(self.players());
        if has_all
            && !self.all_seven().contains(&owner)
            && let Some(points) = bonuses.get(self.all_seven().len())
        {
            self.win_all_seven(owner);
            self.score(t, owner, Source::AllSeven, *points);
        }
    }

    /// Whether Egon has more points than the solo player now. Sets of animals count, as always.
    pub(super) fn egon_is_ahead(&self) -> bool {
        self.egon().is_some_and(|egon| egon.score() > self.player(Seat(0)).score())
    }
}
