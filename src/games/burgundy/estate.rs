//! Placing cards: fans, triples, and what they bring at once (rules/burgundy/en.md#estate).

use super::cards::{Card, Kind};
use super::choice::{Choice, Prompt, Spot};
use super::event::Event;
use super::facts::{PASSAGE_BONUSES, triple_points};
use super::state::{Burgundy, Fan, Owner, Player, Source};
use crate::engine::{Flow, Seat, Table};

impl Player {
    /// Where a card of this kind may be placed. Equal kinds are laid on each other; a cloister may join any kind, and any
    /// kind may be laid on cloisters. A full triple never changes.
    pub fn spots(&self, kind: Kind) -> impl Iterator<Item = Spot> {
        let open = || self.estate.iter().enumerate().filter(|(_, fan)| !fan.is_full());
        let joins = move |fan: &Fan| kind == Kind::Cloister || [kind, Kind::Cloister].contains(&fan.kind());
        let begun = open().any(|(_, fan)| fan.kind() == kind);
        let on = open().filter(move |(_, fan)| joins(fan)).map(|(n, _)| Spot::On(n as u8));
        on.chain((!begun).then_some(Spot::New))
    }
}

impl Burgundy {
    /// Action 2: a project is placed. Its kind may be the seventh and its fan may be a triple: those points come at once.
    /// Then its effect, and for a triple last the bonus of the passage (rules/burgundy/en.md#passage-bonuses).
    pub(super) fn place(&mut self, t: &mut dyn Table<Burgundy>, seat: Seat, card: Card, spot: Spot) -> Flow {
        let player = self.player_mut(seat);
        player.projects.retain(|project| *project != card);
        let at = match spot {
            Spot::On(fan) => usize::from(fan),
            Spot::New => {
                player.estate.push(Fan::default());
                player.estate.len() - 1
            }
        };
        player.estate[at].cards.push(card);
        let triple = player.estate[at].is_full().then(|| player.estate[at].kind());
        t.tell(self, Event::Placed(seat, card, spot));
        if let Some(kind) = triple {
            t.tell(self, Event::Triple(seat, kind));
            self.score(t, Owner::Seat(seat), Source::Triples, triple_points(kind));
            self.first_triple(t, Owner::Seat(seat), kind);
        }
        self.all_seven_kinds(t, Owner::Seat(seat));
        self.effect(t, seat, card)?;
        if triple.is_some() {
            self.passage_bonus(t, seat)?;
        }
        Ok(())
    }

    /// Each triple brings one of the bonuses of the current passage.
    fn passage_bonus(&mut self, t: &mut dyn Table<Burgundy>, seat: Seat) -> Flow {
        let bonuses = PASSAGE_BONUSES[usize::from(self.passage)];
        let numbers = |_: &Burgundy| (0..bonuses.len() as u8).collect();
        let chosen = self.decide(t, seat, Prompt::PassageBonus, numbers, Choice::Bonus)?;
        let Some(number) = chosen else { return Ok(()) };
        let bonus = bonuses[usize::from(number)];
        t.tell(self, Event::ChoseBonus(seat, bonus));
        self.score(t, Owner::Seat(seat), Source::PassageBonuses, bonus.points);
        self.gain_silver(t, seat, bonus.silver);
        self.gain_workers(t, seat, bonus.workers);
        for _ in 0..bonus.goods {
            self.take_goods(t, seat)?;
        }
        for _ in 0..bonus.animals {
            self.take_animal(t, seat)?;
        }
        Ok(())
    }
}
