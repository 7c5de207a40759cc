//! The format of scenario files, as their README describes it. A scenario with unknown keys is one that is not known.

use super::corrections::corrected;
use super::words;
use fireside::games::innovation::{Card, Set};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;
use std::collections::BTreeMap;

/// The set that has forecasts.
const FORECASTS: &str = "echoes";
/// The set that has a display.
const DISPLAYS: &str = "artifacts";
/// The set that has karmas.
const FIGURES: &str = "figures";
/// The word of the relics.
const RELICS: &str = "relics";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    schema: u8,
    scenarios: Vec<Box<RawValue>>,
}

/// What is read first: other editions of the format may be needed for the rest.
#[derive(Deserialize)]
struct Head {
    id: String,
    sets: Vec<String>,
}

/// A scenario of a file.
pub enum Entry {
    /// One of the base game or of expansions that are built, and as it was published if it is corrected.
    Read(Box<Scenario>, Option<Box<Scenario>>),
    /// One that needs another expansion: only its id is read.
    Expansion(String),
    /// One in another form than the README's: its id and what is wrong.
    Unknown(String, String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    pub id: String,
    #[serde(rename = "card")]
    _card: IgnoredAny,
    pub sets: Vec<String>,
    pub players: u8,
    #[serde(rename = "tags")]
    _tags: IgnoredAny,
    #[serde(rename = "basis")]
    _basis: Basis,
    pub start: Start,
    pub steps: Vec<Step>,
    pub expected: Expected,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Basis {
    Asserted,
    Observed,
    Derived,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    pub p1: Laid,
    pub p2: Laid,
    pub p3: Option<Laid>,
    pub available_normal: Option<Vec<u8>>,
    #[serde(default)]
    pub supply_top: Piles,
    #[serde(default)]
    pub empty_ages: Vec<u8>,
}

/// Cards of supply piles, by `base-3`.
pub type Piles = BTreeMap<String, Vec<String>>;
/// Piles of a board, by colour.
pub type Board = BTreeMap<String, Pile>;

/// What lies before a player at the start.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub struct Laid {
    pub hand: Vec<String>,
    pub score: Vec<String>,
    pub forecast: Vec<String>,
    pub display: Option<String>,
    pub achievements: Vec<Achievement>,
    pub board: Board,
}

/// From top to bottom.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pile {
    pub cards: Vec<String>,
    pub splay: Option<String>,
}

#[derive(Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum Achievement {
    Special(String),
    Normal { normal: u8 },
    Card { card: String },
}

#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    pub player: String,
    pub action: Option<Action>,
    /// What is done with the artifact on display.
    pub display: Option<Display>,
    pub pick: Option<Vec<Pick>>,
    #[serde(default, rename = "for")]
    _keyword: IgnoredAny,
    #[serde(default)]
    pub optional: bool,
}

/// What can be done with an artifact on display.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Display {
    Dogma,
    Return,
    Skip,
}

#[derive(Clone, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase", deny_unknown_fields)]
pub enum Action {
    Draw,
    Meld { card: String },
    Dogma { card: String },
    Achieve { value: Option<u8>, card: Option<String> },
    Endorse { color: String },
    Inspire { color: String },
    Decree { decree: String },
}

#[derive(Clone, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum Pick {
    Word(String),
    Value(u8),
    Back { set: String, value: u8, owner: String },
    Normal { normal: u8 },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Expected {
    pub p1: Found,
    pub p2: Found,
    pub p3: Option<Found>,
    #[serde(default)]
    pub returned_to_supply: Piles,
    #[serde(default)]
    pub removed: Vec<String>,
    pub game_over: Option<GameOver>,
    pub next_to_act: Option<String>,
    pub waiting_for: Option<String>,
    pub options: Option<Vec<Pick>>,
    pub legal_actions: Option<BTreeMap<String, Vec<Pick>>>,
}

/// What lies before a player at the end.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Found {
    #[serde(default)]
    pub hand: Vec<String>,
    #[serde(default)]
    pub score: Vec<String>,
    #[serde(default)]
    pub forecast: Vec<String>,
    pub display: Option<String>,
    #[serde(default)]
    pub achievements: Vec<Achievement>,
    #[serde(default)]
    pub board: Board,
    pub points: u16,
    pub icons: BTreeMap<String, u8>,
    pub achievement_count: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameOver {
    pub winner: String,
    pub by: String,
}

impl Start {
    pub fn seats(&self) -> impl Iterator<Item = &Laid> {
        [&self.p1, &self.p2].into_iter().chain(&self.p3)
    }
}

impl Expected {
    pub fn seats(&self) -> impl Iterator<Item = &Found> {
        [&self.p1, &self.p2].into_iter().chain(&self.p3)
    }
}

/// Reads a file.
pub fn read(text: &str) -> Result<Vec<Entry>, String> {
    let file: File = serde_json::from_str(text).map_err(|wrong| format!("not a file of scenarios: {wrong}"))?;
    if file.schema != 1 {
        return Err(format!("schema {} is not known", file.schema));
    }
    Ok(file.scenarios.iter().map(|raw| entry(raw.get())).collect())
}

fn entry(raw: &str) -> Entry {
    let head: Head = match serde_json::from_str(raw) {
        Ok(head) => head,
        Err(wrong) => return Entry::Unknown("a scenario without id or sets".to_owned(), wrong.to_string()),
    };
    if words::sets(&head.sets).is_err() {
        return Entry::Expansion(head.id);
    }
    let id = head.id;
    match corrected(&id, raw) {
        None => match scenario(raw) {
            Ok(Some(scenario)) => Entry::Read(scenario, None),
            Ok(None) => Entry::Expansion(id),
            Err(wrong) => Entry::Unknown(id, wrong),
        },
        Some(text) => match (text.and_then(|text| scenario(&text)), scenario(raw)) {
            (Ok(Some(right)), Ok(published)) => Entry::Read(right, published),
            (Ok(None), _) => Entry::Expansion(id),
            (Err(wrong), _) | (_, Err(wrong)) => Entry::Unknown(id, wrong),
        },
    }
}

/// A scenario with the sets that it needs; `None` if one of them is not built.
fn scenario(raw: &str) -> Result<Option<Box<Scenario>>, String> {
    let mut scenario: Scenario = serde_json::from_str(raw).map_err(|wrong| wrong.to_string())?;
    // A forecast or a card on display is there only with Echoes or Artifacts, whatever `sets` says.
    if scenario.start.seats().any(|laid| !laid.forecast.is_empty()) && !scenario.sets.contains(&FORECASTS.to_owned()) {
        scenario.sets.push(FORECASTS.to_owned());
    }
    if scenario.start.seats().any(|laid| laid.display.is_some()) && !scenario.sets.contains(&DISPLAYS.to_owned()) {
        scenario.sets.push(DISPLAYS.to_owned());
    }
    // Relics are in play where one is named or seized.
    let quoted = |word: &str| raw.contains(&format!("\"{word}\""));
    let has_relics = |card: Card| card.is_relic() && quoted(card.print().id);
    if Card::all().any(has_relics) || quoted("to my hand") || quoted("to my achievements") {
        scenario.sets.push(RELICS.to_owned());
    }
    // What a figure does that is a relic needs its set.
    let is_figure = |card: Card| card.set() == Set::Figures && has_relics(card);
    if Card::all().any(is_figure) && !scenario.sets.contains(&FIGURES.to_owned()) {
        scenario.sets.insert(0, FIGURES.to_owned());
    }
    Ok(words::sets(&scenario.sets).is_ok().then(|| Box::new(scenario)))
}
