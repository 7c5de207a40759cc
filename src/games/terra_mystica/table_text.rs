//! The table as text, for golden playthroughs and engineers.

use super::facts::tiles::TOWN_TILES;
use super::facts::{Building, Favor, Hexes};
use super::state::TerraMystica;
use crate::engine::Seat;
use std::fmt::Write;

impl TerraMystica {
    /// The table, a line a part of it.
    pub(super) fn table_text(&self) -> String {
        let mut text = format!("round {} {:?}", self.round, self.phase);
        let order: Vec<u8> = self.order.iter().map(|seat| seat.0 + 1).collect();
        let passed: Vec<u8> = self.passed.iter().map(|seat| seat.0 + 1).collect();
        let _ = write!(text, " order {order:?} passed {passed:?} turn {} left {}", self.current.0 + 1, self.actions);
        let scoring: Vec<u8> = self.scoring.iter().map(|tile| tile.0 + 1).collect();
        let cards: Vec<String> =
            self.open_cards().iter().map(|(card, coins)| format!("{}+{coins}", card.0 + 1)).collect();
        let _ = writeln!(text, "\nscoring {scoring:?} cards {} actions {:06b}", cards.join(" "), self.used);
        let _ = writeln!(text, "favors {:?} towns {:?} slots {:?}", self.favors, self.towns, self.slots);
        let offers = self.offers.iter().map(|o| format!("{}>{}:{}", o.from.0 + 1, o.to.0 + 1, o.power));
        let _ = writeln!(text, "offers {} spades {:?}", offers.collect::<Vec<_>>().join(" "), self.cult_spades);
        let bridges = self.bridges.iter().map(|bridge| {
            let [one, other] = [bridge.ends.0, bridge.ends.1].map(|end| self.geometry().name(end));
            format!("{one}:{other}/{}", bridge.owner.0 + 1)
        });
        let _ = writeln!(text, "bridges {}", bridges.collect::<Vec<_>>().join(" "));
        for (land, name) in self.land.iter().zip("YUKBGSR".chars()) {
            let _ = writeln!(text, "{name} {}", self.names(*land));
        }
        self.seats().for_each(|seat| self.player_text(seat, &mut text));
        text
    }

    fn player_text(&self, seat: Seat, text: &mut String) {
        let player = self.player(seat);
        let faction = player.faction().map_or("-", |faction| faction.code());
        let favors: Vec<u8> = (0..12).filter(|favor| player.has_favor(Favor(*favor))).map(|favor| favor + 1).collect();
        let towns: Vec<usize> = (0..TOWN_TILES).filter(|kind| player.towns[*kind] > 0).map(|kind| kind + 1).collect();
        let _ = write!(
            text,
            "{} {faction} {} VP {}C {}W {}P+{} {:?} cults {:?} keys {} ship {} dig {} card {:?} favors {favors:?} towns {towns:?}",
            seat.0 + 1,
            player.points,
            player.coins,
            player.workers,
            player.priests,
            player.placed,
            player.bowls,
            player.cults,
            player.keys,
            player.shipping,
            player.digging,
            player.card.map(|card| card.0 + 1),
        );
        for kind in Building::ALL {
            let _ = write!(text, " {}: {}", kind.code(), self.names(player.standing(kind)));
        }
        text.push('\n');
    }

    fn names(&self, hexes: Hexes) -> String {
        hexes.iter().map(|hex| self.geometry().name(hex)).collect::<Vec<_>>().join(" ")
    }
}
