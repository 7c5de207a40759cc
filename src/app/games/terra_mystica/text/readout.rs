//! The position in words, for screen readers: what lies on the table, and what everybody has. Nothing is hidden in this game.

use super::names::{
    building, card, cult, faction, favor, hex, power_action, power_cost, scoring, special, terrain_colour, town,
};
use super::{hexes, outlook, words};
use crate::app::i18n::words::Phrase;
use crate::app::narration::{Paragraph, and};
use crate::app::store::save::SeatPlan;
use crate::engine::{Match, Seat};
use crate::games::TerraMystica;
use crate::games::terra_mystica::facts::{POWER_ACTIONS, ROUNDS};
use crate::games::terra_mystica::state::Player;
use crate::games::terra_mystica::{Building, Cult, Favor, Hexes, Special, Terrain, TownTile};

/// The whole position.
pub fn read_out(game: &Match<TerraMystica>, viewer: Option<Seat>, seats: &[SeatPlan]) -> Vec<Paragraph> {
    let state = game.state();
    let mut sections = vec![now(game), tiles(state), cults(state), land(state, viewer)];
    let first = viewer.unwrap_or(Seat(0));
    for seat in first.around(seats.len() as u8) {
        sections.push(player(game, seat, &seats[seat.index()]));
    }
    sections
}

/// Names, by commas.
fn names(seats: impl IntoIterator<Item = Seat>) -> Option<Phrase> {
    and(seats.into_iter().map(|seat| Phrase::new("terra-mystica-name-of").with("name", seat)))
}

fn now(game: &Match<TerraMystica>) -> Paragraph {
    let state = game.state();
    let turn = match game.question() {
        Some(question) => Phrase::new("terra-mystica-read-turn").with("name", question.seat),
        None => Phrase::new("game-over"),
    };
    let mut lines = vec![words::place(state), turn];
    if let Some(names) = names(state.order().iter().copied()).filter(|_| state.round() > 0) {
        lines.push(Phrase::new("terra-mystica-read-order").with("names", names));
    }
    if let Some(names) = names(state.passed().iter().copied()) {
        lines.push(Phrase::new("terra-mystica-read-passed").with("names", names));
    }
    lines.extend(outlook::next_order(state));
    for round in state.round().max(1)..=ROUNDS {
        let tile = scoring(state.scoring_tile(round));
        lines.push(Phrase::new("terra-mystica-read-round").with("round", round).with("tile", tile));
    }
    Paragraph { heading: Phrase::new("terra-mystica-read-now"), lines }
}

/// Power actions, bonus cards and what is left of tiles.
fn tiles(state: &TerraMystica) -> Paragraph {
    let open = (0..POWER_ACTIONS.len() as u8).filter(|action| !state.is_used(*action)).map(|action| {
        Phrase::new("terra-mystica-do-power").with("what", power_action(action)).with("power", power_cost(action))
    });
    let none = || Phrase::new("terra-mystica-nothing");
    let mut lines = vec![Phrase::new("terra-mystica-read-actions").with("what", and(open).unwrap_or_else(none))];
    let cards = state
        .open_cards()
        .into_iter()
        .map(|(open, coins)| Phrase::new("terra-mystica-read-card").with("card", card(open)).with("coins", coins));
    lines.push(Phrase::new("terra-mystica-read-cards").with("what", and(cards).unwrap_or_else(none)));
    let left = |name: Phrase, count: u8| {
        (count > 0).then(|| Phrase::new("terra-mystica-log-times").with("what", name).with("count", count))
    };
    let favors = state.favor_supply().into_iter().zip(0..).filter_map(|(count, kind)| left(favor(Favor(kind)), count));
    lines.push(Phrase::new("terra-mystica-read-favors").with("what", and(favors).unwrap_or_else(none)));
    let towns = state.town_supply().into_iter().zip(0..).filter_map(|(count, kind)| left(town(TownTile(kind)), count));
    lines.push(Phrase::new("terra-mystica-read-towns").with("what", and(towns).unwrap_or_else(none)));
    Paragraph { heading: Phrase::new("terra-mystica-read-tiles"), lines }
}

/// Who stands where in each cult, and which slots are free.
fn cults(state: &TerraMystica) -> Paragraph {
    let line = |of: Cult| {
        let steps = state.seats().map(|seat| {
            Phrase::new("terra-mystica-read-step").with("name", seat).with("step", state.player(seat).cult(of))
        });
        let free = state.slots(of).iter().filter(|slot| slot.is_none()).count();
        Phrase::new("terra-mystica-read-cult")
            .with("cult", cult(of))
            .with("steps", and(steps).unwrap_or_default())
            .with("count", free)
    };
    Paragraph { heading: Phrase::new("terra-mystica-read-cults"), lines: Cult::ALL.map(line).to_vec() }
}

fn listed(state: &TerraMystica, hexes: Hexes) -> String {
    hexes.iter().map(|place| hex(state, place)).collect::<Vec<_>>().join(", ")
}

/// Empty land by terrain, what is in the viewer's reach, the bridges, and what lies beside what.
fn land(state: &TerraMystica, viewer: Option<Seat>) -> Paragraph {
    let empty = state.geometry().all.without(state.built_up());
    let of = |terrain: Terrain| empty.iter().filter(move |place| state.terrain(*place) == Some(terrain));
    let line = |terrain: Terrain| {
        let hexes = of(terrain).map(|place| hex(state, place)).collect::<Vec<_>>().join(", ");
        (!hexes.is_empty()).then(|| {
            Phrase::new("terra-mystica-read-land").with("terrain", terrain_colour(terrain)).with("hexes", hexes)
        })
    };
    let mut lines: Vec<Phrase> = Terrain::ALL.into_iter().filter_map(line).collect();
    lines.extend(state.bridges().iter().map(|bridge| {
        let ends = format!("{}–{}", hex(state, bridge.ends.0), hex(state, bridge.ends.1));
        Phrase::new("terra-mystica-read-bridge").with("name", bridge.owner).with("ends", ends)
    }));
    let reached = viewer.map(|me| hexes::in_reach(state, me)).filter(|hexes| !hexes.is_empty());
    lines.extend(reached.map(|hexes| Phrase::new("terra-mystica-read-reach").with("hexes", listed(state, hexes))));
    lines.extend(neighbours(state));
    Paragraph { heading: Phrase::new("terra-mystica-read-map"), lines }
}

/// What lies beside each hex of land, a line for each row of the map.
fn neighbours(state: &TerraMystica) -> Vec<Phrase> {
    let geometry = state.geometry();
    let mut rows: Vec<(char, Vec<String>)> = Vec::new();
    for at in geometry.all.without(geometry.rivers).iter() {
        let name = hex(state, at);
        let Some(row) = name.chars().next() else { continue };
        let told = format!("{name}: {}", listed(state, geometry.around(at.alone())));
        match rows.last_mut().filter(|(last, _)| *last == row) {
            Some((_, told_before)) => told_before.push(told),
            None => rows.push((row, vec![told])),
        }
    }
    let line = |(row, told): (char, Vec<String>)| {
        Phrase::new("terra-mystica-read-beside").with("row", row.to_string()).with("what", told.join("; "))
    };
    rows.into_iter().map(line).collect()
}

fn player(game: &Match<TerraMystica>, seat: Seat, plan: &SeatPlan) -> Paragraph {
    let state = game.state();
    let player = state.player(seat);
    let Some(of) = player.faction() else {
        let heading = Phrase::new("terra-mystica-name-of").with("name", plan.name.clone());
        return Paragraph { heading, lines: vec![Phrase::new("terra-mystica-read-no-faction")] };
    };
    let heading = Phrase::new("terra-mystica-read-player").with("name", plan.name.clone()).with("faction", faction(of));
    let mut lines = resources(player);
    for kind in Building::ALL.into_iter().filter(|kind| player.built(*kind) > 0) {
        let places = listed(state, player.standing(kind));
        lines.push(Phrase::new("terra-mystica-read-building").with("building", building(kind)).with("hexes", places));
    }
    lines.extend(hexes::chains(state, seat));
    let favors = (0..12).map(Favor).filter(|tile| player.has_favor(*tile)).map(favor);
    lines.extend(and(favors).map(|what| Phrase::new("terra-mystica-read-own-favors").with("what", what)));
    let towns = (0..8).map(TownTile).filter(|tile| player.town_tiles(*tile) > 0).map(town);
    lines.extend(
        and(towns)
            .map(|what| Phrase::new("terra-mystica-read-own-towns").with("what", what).with("keys", player.keys())),
    );
    lines.extend(player.card().map(|held| Phrase::new("terra-mystica-read-own-card").with("card", card(held))));
    let used = Special::ALL.into_iter().filter(|done| player.has_used(*done)).map(special);
    lines.extend(and(used).map(|what| Phrase::new("terra-mystica-read-used").with("what", what)));
    if game.question().is_some() {
        lines.extend(outlook::income(state, seat));
        lines.extend(outlook::affordable(state, seat));
        let parts = outlook::projection(state, seat).into_iter().filter(|(_, points)| *points != 0);
        let parts = parts
            .map(|(words, points)| Phrase::new("terra-mystica-points-for").with("points", points).with("what", words));
        lines.extend(and(parts).map(|what| Phrase::new("terra-mystica-read-projected").with("what", what)));
    }
    Paragraph { heading, lines }
}

/// Points, resources, power and tracks.
fn resources(player: &Player) -> Vec<Phrase> {
    let [one, two, three] = player.bowls();
    let counted = |key: &str, count: i32| Phrase::new(key).with("count", count);
    let has = [
        counted("terra-mystica-n-points", i32::from(player.points())),
        counted("terra-mystica-n-coins", i32::from(player.coins())),
        counted("terra-mystica-n-workers", i32::from(player.workers())),
        counted("terra-mystica-n-priests", i32::from(player.priests())),
    ];
    let mut lines: Vec<Phrase> = and(has).into_iter().collect();
    lines.push(Phrase::new("terra-mystica-read-bowls").with("one", one).with("two", two).with("three", three));
    let faction = player.faction();
    if faction.is_some_and(|faction| faction.board().shipping.is_some()) {
        lines.push(Phrase::new("terra-mystica-read-shipping").with("level", player.shipping()));
    }
    lines.push(Phrase::new("terra-mystica-read-digging").with("cost", super::names::cost(player.spade_cost())));
    lines
}
