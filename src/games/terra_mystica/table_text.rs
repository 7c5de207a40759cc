//! The table as text, for golden playthroughs and engineers.

use super::facts::tiles::TOWN_TILES;
use super::facts::{Building, Cult, Favor, Hexes, Terrain, TownTile};
use super::state::{MOST_PLAYERS, Phase, TerraMystica};
use crate::engine::Seat;
use std::fmt::Write;

impl TerraMystica {
    /// The table, a line a part of it.
    pub(super) fn table_text(&self) -> String {
        let mut text = format!("round {} {}", self.round(), self.phase_text());
        let _ = write!(text, " order {} passed {}", seats(self.order()), seats(self.passed()));
        let _ = write!(text, " turn {} left {}", self.on_turn().0 + 1, self.actions());
        let cards: Vec<String> =
            self.open_cards().iter().map(|(card, coins)| format!("BON{}+{coins}", card.0 + 1)).collect();
        let used: Vec<u8> = (0..6).filter(|action| self.is_used(*action)).collect();
        let _ = write!(text, "\n{}", numbered("SCORE", self.scoring_tiles().iter().map(|tile| tile.0)));
        let _ = writeln!(text, " cards {} used {}", cards.join(" "), numbered("ACT", used));
        let slots = Cult::ALL.map(|cult| self.slots(cult).map(|slot| slot.map_or(0, |seat| seat.0 + 1)));
        let _ = writeln!(text, "favors {:?} towns {:?} priests {:?}", self.favor_supply(), self.town_supply(), slots);
        let offers = self.offers().iter().map(|o| format!("{}>{}:{}", o.from.0 + 1, o.to.0 + 1, o.power));
        let mut spades = [0; MOST_PLAYERS];
        self.seats().for_each(|seat| spades[seat.index()] = self.cult_spades(seat));
        let _ = writeln!(text, "offers {} spades {:?}", offers.collect::<Vec<_>>().join(" "), spades);
        let bridges = self.bridges().iter().map(|bridge| {
            let [one, other] = [bridge.ends.0, bridge.ends.1].map(|end| self.geometry().name(end));
            format!("{one}:{other}/{}", bridge.owner.0 + 1)
        });
        let _ = writeln!(text, "bridges {}", bridges.collect::<Vec<_>>().join(" "));
        for (terrain, name) in Terrain::ALL.into_iter().zip("YUKBGSR".chars()) {
            let _ = writeln!(text, "{name} {}", self.names(self.land(terrain)));
        }
        self.seats().for_each(|seat| self.player_text(seat, &mut text));
        text
    }

    fn phase_text(&self) -> String {
        let named = match self.phase() {
            Phase::SetUp => "setting up",
            Phase::Factions(seat) => return format!("faction of {}", seat + 1),
            Phase::Dwellings(number) => return format!("first dwelling {}", number + 1),
            Phase::FirstCards(number) => return format!("first card {}", number + 1),
            Phase::Income => "income",
            Phase::Turn => "turn",
            Phase::Offers => "offers of power",
            Phase::After => "end of a turn",
            Phase::CultBonus => "cult bonus",
            Phase::Spades => "spades of the cult bonus",
            Phase::NextRound => "preparation",
            Phase::Scoring(part) => return format!("final scoring {}", part + 1),
        };
        named.to_owned()
    }

    fn player_text(&self, seat: Seat, text: &mut String) {
        let player = self.player(seat);
        let faction = player.faction().map_or("-", |faction| faction.code());
        let favors = (0..12).filter(|favor| player.has_favor(Favor(*favor)));
        let towns = (0..TOWN_TILES as u8).flat_map(|kind| vec![kind; usize::from(player.town_tiles(TownTile(kind)))]);
        let _ = write!(
            text,
            "{} {faction} {} VP {}C {}W {}P+{} {:?} cults {:?} keys {} ship {} dig {} {}{}{}",
            seat.0 + 1,
            player.points(),
            player.coins(),
            player.workers(),
            player.priests(),
            player.placed_priests(),
            player.bowls(),
            Cult::ALL.map(|cult| player.cult(cult)),
            player.keys(),
            player.shipping(),
            player.digging(),
            numbered("BON", player.card().map(|card| card.0)),
            numbered(" FAV", favors),
            numbered(" TW", towns),
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

fn seats(seats: &[Seat]) -> String {
    numbered("", seats.iter().map(|seat| seat.0))
}

/// Things as they are numbered in ledgers, from 1.
fn numbered(kind: &str, all: impl IntoIterator<Item = u8>) -> String {
    all.into_iter().map(|number| format!("{kind}{}", number + 1)).collect::<Vec<_>>().join(" ")
}
