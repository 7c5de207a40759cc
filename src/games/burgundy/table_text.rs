//! The table as text, as a player would read it: golden playthroughs are written with it.

use super::cards::{Card, Kind};
use super::state::{Burgundy, Owner, Source};
use crate::engine::Seat;
use std::fmt::Write;

impl Burgundy {
    /// A line for what everybody shares, one for the display, and one a player. Only what a player counts or reads: nothing that
    /// the rules keep for themselves.
    pub(super) fn table_text(&self) -> String {
        let mut text = format!(
            "passage {} round {} first {} start card {}{}; draw {} discard {}; goods",
            ["A", "B", "C", "D", "E"].get(usize::from(self.passage())).unwrap_or(&"end"),
            self.round(),
            self.first().0 + 1,
            self.start_card().holder.0 + 1,
            if self.start_card().turned { " turned" } else { "" },
            self.draw_pile().len(),
            self.discard_pile().len(),
        );
        for stack in self.goods() {
            let top = stack.last().map_or("none".to_owned(), |card| lower(&card.sort()));
            let _ = write!(text, " {} {top}", stack.len());
        }
        text.push_str("; animals");
        for stack in self.animals() {
            let top = stack.last().map_or("none".to_owned(), |card| lower(&card.animal()));
            let _ = write!(text, " {} {top}", stack.len());
        }
        let owner = |owner: &Owner| match owner {
            Owner::Seat(seat) => (seat.0 + 1).to_string(),
            Owner::Egon => "egon".to_owned(),
        };
        let firsts: Vec<String> =
            self.first_triples().iter().map(|won| won.as_ref().map_or("-".to_owned(), owner)).collect();
        let sevens: Vec<String> = self.all_seven().iter().map(owner).collect();
        let _ = writeln!(text, "; first triples {}; all seven {}", firsts.join(" "), sevens.join(" "));
        text.push_str("display");
        for (row, cards) in (1..).zip(self.display()) {
            let _ = write!(text, " {row}: {}", cards_text(cards));
        }
        text.push('\n');
        for (seat, player) in Seat::all(self.all_players().len() as u8).zip(self.all_players()) {
            let fans: Vec<String> = player.estate().iter().map(|fan| cards_text(fan.cards())).collect();
            let _ = writeln!(
                text,
                "{}: {} points, {} workers, {} silver; goods {:?} sold {:?}; animals {:?}; dice {} and {}; projects {}; estate {}",
                seat.0 + 1,
                player.score(),
                player.workers(),
                player.silver(),
                player.goods(),
                player.sold(),
                player.animals(),
                cards_text(player.hand()),
                player.stack().len(),
                cards_text(player.projects()),
                fans.join(", "),
            );
        }
        if let Some(egon) = self.egon() {
            let piles: Vec<String> = Kind::ALL.iter().map(|kind| cards_text(egon.pile(*kind))).collect();
            let cloisters = egon.points_from(Source::EgonCloisters);
            let _ = writeln!(text, "egon: {} points, {cloisters} by cloisters; {}", egon.score(), piles.join(", "));
        }
        text
    }
}

fn lower(word: &impl std::fmt::Debug) -> String {
    format!("{word:?}").to_lowercase()
}

/// Cards as people name them: `mine-4`, `bank-1`.
fn cards_text(cards: &[Card]) -> String {
    let name = |card: &Card| {
        let face = card.face();
        let what = face.building.map_or_else(|| lower(&face.kind), |building| lower(&building));
        format!("{what}-{}", face.die.number())
    };
    let names: Vec<String> = cards.iter().map(name).collect();
    if names.is_empty() { "-".to_owned() } else { names.join(" ") }
}
