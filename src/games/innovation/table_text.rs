//! The table as text, as a player would read it: golden playthroughs are written with it.

use super::Innovation;
use super::card::{Back, Card, Colour, Splay};
use super::facts::LAST_AGE;
use super::sets::Set;
use std::fmt::Write;

impl Innovation {
    /// A line for what everybody shares, and two a player. Only what a player counts or reads: nothing that the rules keep for
    /// themselves.
    pub(super) fn table_text(&self) -> String {
        let mut text =
            format!("turn {} of {}, {} actions left; supply", self.turn(), self.current().0 + 1, self.actions_left());
        for set in self.sets().iter() {
            if set != Set::Base {
                let _ = write!(text, "; {}", set.word());
            }
            for value in 1..=LAST_AGE {
                let _ = write!(text, " {}", self.pile_of(Back { set, value }).len());
            }
        }
        text.push_str("; achievements");
        for card in self.available() {
            let _ = write!(text, " {}", card.printed_value());
        }
        for special in self.specials().filter(|special| self.owner(*special).is_none()) {
            let _ = write!(text, " {}", special.word());
        }
        let _ = writeln!(text, "; removed {}", cards_text(self.removed()));
        for seat in self.seats() {
            let player = self.player(seat);
            let _ = write!(
                text,
                "{}: hand {}; score {}; won",
                seat.0 + 1,
                cards_text(player.hand()),
                cards_text(player.score_pile())
            );
            for card in player.achievements() {
                let _ = write!(text, " {}", card.printed_value());
            }
            for special in self.specials_of(seat) {
                let _ = write!(text, " {}", special.word());
            }
            if !self.sets().is_base() {
                let (flags, fountains) = (self.flags(seat), self.fountains(seat));
                let _ = write!(text, "; flags {flags} fountains {fountains} bonus {}", player.bonus_points());
                let _ = write!(text, "; forecast {}", cards_text(player.forecast()));
            }
            if let Some(card) = player.display() {
                let _ = write!(text, "; display {}", card.print().id);
            }
            if let Some(card) = player.revealed() {
                let _ = write!(text, "; revealed {}", card.print().id);
            }
            let _ = writeln!(text, "; tucked {} scored {}", player.tucked(), player.scored());
            let piles = Colour::ALL.into_iter().map(|colour| (colour, player.stack(colour)));
            let piles = piles.filter(|(_, stack)| !stack.cards().is_empty()).map(|(colour, stack)| {
                let splay = if stack.splay() == Splay::None { "" } else { stack.splay().word() };
                format!("{} {splay}[{}]", colour.word(), cards_text(stack.cards()))
            });
            let _ = writeln!(text, "{}: {}", seat.0 + 1, piles.collect::<Vec<_>>().join(" "));
        }
        text
    }
}

/// Cards by the stems of their names, in the order in which they lie.
fn cards_text(cards: &[Card]) -> String {
    let names: Vec<&str> = cards.iter().map(|card| card.print().id).collect();
    if names.is_empty() { "-".to_owned() } else { names.join(" ") }
}
