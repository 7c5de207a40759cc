//! Names, icons and short descriptions of everything that is printed: factions, terrains, buildings, cults, tiles, actions.

use super::things;
use crate::app::i18n::words::Phrase;
use crate::app::narration::and;
use crate::games::TerraMystica;
use crate::games::terra_mystica::facts::tiles::{CardEffect, Feat, Per};
use crate::games::terra_mystica::facts::{Cost, Geometry, POWER_ACTIONS};
use crate::games::terra_mystica::{
    Building, Card, Cult, Exchange, Faction, Favor, Gain, Hex, Map, Scoring, Special, Terrain, TownTile, Track, Travel,
};

const TERRAINS: [&str; 7] = ["desert", "plains", "swamp", "lakes", "forest", "mountains", "wasteland"];
const BUILDINGS: [&str; 5] = ["dwelling", "trading-house", "temple", "stronghold", "sanctuary"];
const CULTS: [&str; 4] = ["fire", "water", "earth", "air"];
const POWER_ICONS: [&str; 6] = ["bridge", "priest", "worker", "coin", "spade", "spade"];
const SPECIALS: [&str; 10] = [
    "card-spade",
    "card-step",
    "favor-step",
    "auren",
    "witches",
    "swarmlings",
    "chaosmagicians",
    "giants",
    "nomads",
    "engineers",
];
const EXCHANGES: [&str; 7] =
    ["power-priest", "power-worker", "power-coin", "priest-worker", "worker-coin", "point-coin", "coins-point"];

/// The name of a faction ("Witches").
pub fn faction(faction: Faction) -> Phrase {
    Phrase::new(format!("terra-mystica-faction-{}", faction.code()))
}

/// What a faction is good at, in a line.
pub fn strength(faction: Faction) -> Phrase {
    Phrase::new(format!("terra-mystica-strength-{}", faction.code()))
}

/// What a faction can do from the beginning.
pub fn ability(faction: Faction) -> Phrase {
    Phrase::new(format!("terra-mystica-ability-{}", faction.code()))
}

/// What its stronghold brings a faction, beside income.
pub fn stronghold(faction: Faction) -> Phrase {
    Phrase::new(format!("terra-mystica-stronghold-{}", faction.code()))
}

/// The icon of a faction.
pub const fn faction_icon(faction: Faction) -> &'static str {
    match faction {
        Faction::Witches => "faction-witches",
        Faction::Auren => "faction-auren",
        Faction::Mermaids => "faction-mermaids",
        Faction::Swarmlings => "faction-swarmlings",
        Faction::Alchemists => "faction-alchemists",
        Faction::Darklings => "faction-darklings",
        Faction::Giants => "faction-giants",
        Faction::ChaosMagicians => "faction-chaosmagicians",
        Faction::Halflings => "faction-halflings",
        Faction::Cultists => "faction-cultists",
        Faction::Fakirs => "faction-fakirs",
        Faction::Nomads => "faction-nomads",
        Faction::Engineers => "faction-engineers",
        Faction::Dwarves => "faction-dwarves",
    }
}

/// The name of a terrain ("Desert").
pub fn terrain(terrain: Terrain) -> Phrase {
    Phrase::new(format!("terra-mystica-terrain-{}", TERRAINS[terrain as usize]))
}

/// The name of a terrain with its colour ("desert, yellow").
pub fn terrain_colour(terrain: Terrain) -> Phrase {
    Phrase::new(format!("terra-mystica-colour-{}", TERRAINS[terrain as usize]))
}

/// The same in the middle of a sentence ("desert").
pub fn in_terrain(terrain: Terrain) -> Phrase {
    Phrase::new(format!("terra-mystica-in-terrain-{}", TERRAINS[terrain as usize]))
}

/// What a seat is called that plays a faction from there ("Yellow").
pub fn worn(home: Terrain) -> Phrase {
    Phrase::new(format!("terra-mystica-worn-{}", TERRAINS[home as usize]))
}

/// The icon of a terrain.
pub const fn terrain_icon(terrain: Terrain) -> &'static str {
    TERRAINS[terrain as usize]
}

/// The name of a map.
pub fn map(map: Map) -> Phrase {
    Phrase::new(format!("terra-mystica-map-{}", map.code()))
}

/// The name of a kind of building ("Trading house").
pub fn building(building: Building) -> Phrase {
    Phrase::new(format!("terra-mystica-building-{}", BUILDINGS[building as usize]))
}

/// The same in the middle of a sentence ("trading house").
pub fn in_building(building: Building) -> Phrase {
    Phrase::new(format!("terra-mystica-in-building-{}", BUILDINGS[building as usize]))
}

/// So many buildings of a kind ("3 dwellings").
pub fn buildings(building: Building, count: u8) -> Phrase {
    Phrase::new(format!("terra-mystica-n-{}", BUILDINGS[building as usize])).with("count", count)
}

/// The icon of a kind of building.
pub const fn building_icon(building: Building) -> &'static str {
    BUILDINGS[building as usize]
}

/// The name of a cult ("Fire").
pub fn cult(cult: Cult) -> Phrase {
    Phrase::new(format!("terra-mystica-cult-{}", CULTS[cult as usize]))
}

/// The same in the middle of a sentence ("fire").
pub fn in_cult(cult: Cult) -> Phrase {
    Phrase::new(format!("terra-mystica-in-cult-{}", CULTS[cult as usize]))
}

/// The icon of a cult.
pub const fn cult_icon(cult: Cult) -> &'static str {
    CULTS[cult as usize]
}

/// The name of a bonus card, by what it is for ("Spade").
pub fn card(card: Card) -> Phrase {
    Phrase::new(format!("terra-mystica-card-{}", card.0 + 1))
}

/// What a bonus card gives.
pub fn card_effect(card: Card) -> Phrase {
    Phrase::new(format!("terra-mystica-card-effect-{}", card.0 + 1))
}

/// The icon of a bonus card.
pub fn card_icon(card: Card) -> &'static str {
    let print = card.print();
    match print.effect {
        CardEffect::Spade => "spade",
        CardEffect::CultStep => "cult",
        CardEffect::Shipping | CardEffect::ShippingPoints(_) => "ship",
        CardEffect::Buildings(_, kinds) => kinds.first().map_or("coin", |kind| building_icon(*kind)),
        CardEffect::None => gain_icon(print.income),
    }
}

/// What a scoring tile rewards in its round ("2 points for each spade").
pub fn scoring_feat(tile: Scoring) -> Phrase {
    let print = tile.print();
    let kind = match print.feat {
        Feat::Spade => "spade",
        Feat::Town => "town",
        Feat::Build([Building::Dwelling]) => "dwelling",
        Feat::Build([Building::TradingHouse]) => "trading-house",
        Feat::Build([Building::Temple]) => "temple",
        Feat::Build(_) => "great",
    };
    Phrase::new(format!("terra-mystica-feat-{kind}")).with("points", print.points)
}

/// What a scoring tile brings at the end of its round ("4 steps in fire: 4 power").
pub fn scoring_bonus(tile: Scoring) -> Phrase {
    Phrase::new(format!("terra-mystica-scoring-bonus-{}", tile.0 + 1))
}

/// A scoring tile with both.
pub fn scoring(tile: Scoring) -> Phrase {
    Phrase::new("terra-mystica-scoring").with("feat", scoring_feat(tile)).with("bonus", scoring_bonus(tile))
}

/// The icon of what a scoring tile's bonus hangs on: a cult, or priests.
pub fn scoring_bonus_icon(tile: Scoring) -> &'static str {
    match tile.print().per {
        Per::Steps(_, cult) => cult_icon(cult),
        Per::Priest => "priest",
    }
}

/// The name of a favor tile: its cult and steps ("Favor: fire 3").
pub fn favor(favor: Favor) -> Phrase {
    let (in_cult, steps) = favor.steps();
    Phrase::new("terra-mystica-favor").with("cult", cult(in_cult)).with("steps", steps)
}

/// A favor tile with what it gives.
pub fn favor_label(tile: Favor) -> Phrase {
    Phrase::new("terra-mystica-board-favor").with("name", favor(tile)).with("effect", favor_effect(tile))
}

/// What a favor tile gives beside its steps.
pub fn favor_effect(favor: Favor) -> Phrase {
    // The four with three steps bring nothing else.
    match favor.0 {
        0..4 => Phrase::new("terra-mystica-favor-effect-steps"),
        number => Phrase::new(format!("terra-mystica-favor-effect-{}", number + 1)),
    }
}

/// The icon of a favor tile: its cult's.
pub fn favor_icon(favor: Favor) -> &'static str {
    cult_icon(favor.steps().0)
}

/// What a town tile gives, points first, as it is printed.
pub fn town(tile: TownTile) -> Phrase {
    town_for(tile, Travel::Shipping)
}

/// What a town tile gives somebody for whom travelling farther is this.
pub fn town_for(tile: TownTile, travel: Travel) -> Phrase {
    let travel = match travel {
        Travel::Shipping => "shipping",
        Travel::Range => "range",
        Travel::Nothing => "nothing",
    };
    Phrase::new(format!("terra-mystica-town-{}", tile.0 + 1))
        .with("points", Phrase::new("terra-mystica-n-points").with("count", tile.print().points))
        .with("travel", travel)
}

/// The icon of what a town tile gives beside points.
pub fn town_icon(tile: TownTile) -> &'static str {
    let print = tile.print();
    match () {
        () if print.travel => "ship",
        () if print.steps > 0 => "cult",
        () if print.gain == Gain::NONE => "town",
        () => gain_icon(print.gain),
    }
}

/// What a power action (0 to 5) brings ("2 workers").
pub fn power_action(action: u8) -> Phrase {
    match action {
        0 => Phrase::new("terra-mystica-power-bridge"),
        1 => gain(Gain::priests(1)),
        2 => gain(Gain::workers(2)),
        3 => gain(Gain::coins(7)),
        more => Phrase::new("terra-mystica-n-spades").with("count", more - 3),
    }
}

/// The power that a power action (0 to 5) costs.
pub fn power_cost(action: u8) -> u8 {
    POWER_ACTIONS.get(usize::from(action)).copied().unwrap_or_default()
}

/// The icon of a power action (0 to 5).
pub fn power_icon(action: u8) -> &'static str {
    POWER_ICONS.get(usize::from(action)).copied().unwrap_or("power")
}

/// The name of a special action.
pub fn special(special: Special) -> Phrase {
    Phrase::new(format!("terra-mystica-special-{}", SPECIALS[special as usize]))
}

/// The icon of a special action.
pub const fn special_icon(special: Special) -> &'static str {
    match special {
        Special::CardSpade | Special::Giants => "spade",
        Special::CardStep | Special::FavorStep | Special::Auren => "cult",
        Special::Witches => "dwelling",
        Special::Swarmlings => "trading-house",
        Special::ChaosMagicians => "faction-chaosmagicians",
        Special::Nomads => "faction-nomads",
        Special::Engineers => "bridge",
    }
}

/// What an exchange gives for what ("3 power for a worker").
pub fn exchange(exchange: Exchange) -> Phrase {
    Phrase::new(format!("terra-mystica-exchange-{}", EXCHANGES[exchange as usize]))
}

/// The name of a track.
pub fn track(track: Track) -> Phrase {
    Phrase::new(match track {
        Track::Shipping => "terra-mystica-track-shipping",
        Track::Spades => "terra-mystica-track-spades",
    })
}

/// The icon of a track.
pub const fn track_icon(track: Track) -> &'static str {
    match track {
        Track::Shipping => "ship",
        Track::Spades => "spade",
    }
}

/// The name of a hex on the map ("E10", or "river hex 7", which is "r7" in notation).
pub fn hex(game: &TerraMystica, hex: Hex) -> String {
    on_map(game.geometry(), hex)
}

/// The same on a map alone.
pub fn on_map(map: &Geometry, hex: Hex) -> String {
    let name = map.name(hex);
    match name.strip_prefix('r') {
        Some(number) => Phrase::new("terra-mystica-river").with("number", number).say(),
        None => name,
    }
}

/// The name of a hex, to be tapped.
pub fn linked(name: String, hex: Hex) -> Phrase {
    Phrase::new("terra-mystica-hex").with("name", name).linking(things::link(hex))
}

/// The two ends of a bridge's place ("E10–F7").
pub fn bridge(game: &TerraMystica, place: u8) -> String {
    match game.geometry().bridges().get(usize::from(place)) {
        Some((one, other)) => format!("{}–{}", hex(game, *one), hex(game, *other)),
        None => String::new(),
    }
}

/// What comes in, most valuable last ("2 coins, 1 worker, 3 power").
pub fn gain(gain: Gain) -> Phrase {
    let parts = [
        ("terra-mystica-n-coins", gain.coins),
        ("terra-mystica-n-workers", u16::from(gain.workers)),
        ("terra-mystica-n-priests", u16::from(gain.priests)),
        ("terra-mystica-n-power", u16::from(gain.power)),
    ];
    listed(parts)
}

/// What something costs ("2 coins, 1 worker").
pub fn cost(cost: Cost) -> Phrase {
    gain(Gain { coins: cost.coins, workers: cost.workers, priests: cost.priests, power: 0 })
}

/// What there is of these, by commas; "nothing" if there is none.
fn listed<const N: usize>(parts: [(&str, u16); N]) -> Phrase {
    let parts = parts.into_iter().filter(|(_, count)| *count > 0);
    and(parts.map(|(key, count)| Phrase::new(key).with("count", count)))
        .unwrap_or_else(|| Phrase::new("terra-mystica-nothing"))
}

/// The icon of what there is most of in an income.
pub const fn gain_icon(gain: Gain) -> &'static str {
    match gain {
        Gain { priests: 1.., .. } => "priest",
        Gain { workers: 1.., .. } => "worker",
        Gain { power: 1.., .. } => "power",
        _ => "coin",
    }
}
