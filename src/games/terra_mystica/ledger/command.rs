//! The commands of a line.

use super::super::choice::{Exchange, Track};
use super::super::facts::tiles::{ALL_CARDS, FAVORS, TOWN_TILES};
use super::super::facts::{Building, Card, Cult, Faction, Favor, Geometry, Hex, Special, Terrain, TownTile};
use super::faction;

/// What a player says in a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// A dwelling.
    Build(Hex),
    /// Another terrain; `None` for home terrain or as near as the spades allow.
    Transform(Hex, Option<Terrain>),
    /// So many spades are bought.
    Dig(u8),
    /// A building is replaced.
    Upgrade(Hex, Building),
    /// A step on a track.
    Advance(Track),
    /// A priest goes to a cult, to a slot of so many steps or the best one.
    Send(Cult, Option<u8>),
    /// A power action, 0 to 5.
    Power(u8),
    /// A special action.
    Special(Special),
    /// So many tokens are sacrificed.
    Burn(u8),
    /// So much of one for so much of another.
    Convert((u8, Stuff), (u8, Stuff)),
    /// So many steps in a cult.
    Step(Cult, u8),
    /// The own marker falls back.
    StepDown(Cult),
    /// A favor tile.
    Favor(Favor),
    /// So many town tiles of a kind.
    Town(TownTile, u8),
    /// A bridge.
    Bridge(Hex, Hex),
    /// A town over a river hex, or over the river hex that touches these.
    Connect(Vec<Hex>),
    /// Power is taken that was offered.
    Leech(u8, Option<Faction>),
    /// Power is declined that was offered.
    Decline(u8, Option<Faction>),
    /// Passing, with a bonus card.
    Pass(Option<Card>),
    /// So many spades are thrown away.
    DropSpades(u8),
    /// The Witches' dwelling is not built.
    DropDwelling,
    /// The turn ends.
    Done,
}

/// What can be exchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stuff {
    /// Power.
    Power,
    /// Priests.
    Priests,
    /// Workers.
    Workers,
    /// Coins.
    Coins,
    /// Points.
    Points,
}

impl Stuff {
    const ALL: [(Stuff, &'static str); 5] = [
        (Stuff::Power, "PW"),
        (Stuff::Points, "VP"),
        (Stuff::Priests, "P"),
        (Stuff::Workers, "W"),
        (Stuff::Coins, "C"),
    ];

    /// How ledgers call it.
    pub fn code(self) -> &'static str {
        Stuff::ALL.iter().find(|(stuff, _)| *stuff == self).map_or("", |(_, code)| code)
    }
}

/// What an exchange gives and gets.
pub(super) fn rate(exchange: Exchange) -> ((u8, Stuff), (u8, Stuff)) {
    match exchange {
        Exchange::PowerToPriest => ((5, Stuff::Power), (1, Stuff::Priests)),
        Exchange::PowerToWorker => ((3, Stuff::Power), (1, Stuff::Workers)),
        Exchange::PowerToCoin => ((1, Stuff::Power), (1, Stuff::Coins)),
        Exchange::PriestToWorker => ((1, Stuff::Priests), (1, Stuff::Workers)),
        Exchange::WorkerToCoin => ((1, Stuff::Workers), (1, Stuff::Coins)),
        Exchange::PointToCoin => ((1, Stuff::Points), (1, Stuff::Coins)),
        Exchange::CoinsToPoint => ((2, Stuff::Coins), (1, Stuff::Points)),
    }
}

impl Command {
    /// Reads a command; capitals or not.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(text: &str, map: &Geometry) -> Result<Command, String> {
        let lower = text.to_ascii_lowercase();
        let words: Vec<&str> = lower.split_whitespace().collect();
        let bad = || format!("unknown command \"{text}\"");
        match words[..] {
            ["build", hex] => Ok(Command::Build(land(hex, map)?)),
            ["transform", hex] => Ok(Command::Transform(land(hex, map)?, None)),
            ["transform", hex, "to", colour] => Ok(Command::Transform(land(hex, map)?, Some(terrain(colour)?))),
            ["dig", n] => Ok(Command::Dig(number(n)?)),
            ["upgrade", hex, "to", building] => Ok(Command::Upgrade(land(hex, map)?, self::building(building)?)),
            ["advance", "ship"] => Ok(Command::Advance(Track::Shipping)),
            ["advance", "dig"] => Ok(Command::Advance(Track::Spades)),
            ["send", "p", "to", cult] => Ok(Command::Send(self::cult(cult).ok_or_else(bad)?, None)),
            ["send", "p", "to", cult, "for", n] => {
                Ok(Command::Send(self::cult(cult).ok_or_else(bad)?, Some(number(n)?)))
            }
            ["action", id] => action(id).ok_or_else(|| format!("no action \"{id}\"")),
            ["burn", n] => Ok(Command::Burn(number(n)?)),
            ["convert", from, "to", to] => Ok(Command::Convert(amount(from)?, amount(to)?)),
            ["bridge", ends] => match hexes(ends, map)?[..] {
                [one, other] => Ok(Command::Bridge(one, other)),
                _ => Err(format!("a bridge has two ends: \"{text}\"")),
            },
            ["connect", places] => Ok(Command::Connect(hexes(places, map)?)),
            ["leech", n, "from", who] => Ok(Command::Leech(number(n)?, Some(someone(who)?))),
            ["leech", n] => Ok(Command::Leech(number(n)?, None)),
            ["decline", n, "from", who] => Ok(Command::Decline(number(n)?, Some(someone(who)?))),
            ["decline", n] => Ok(Command::Decline(number(n)?, None)),
            ["decline"] => Ok(Command::Decline(0, None)),
            ["pass"] => Ok(Command::Pass(None)),
            ["pass", card] => match numbered(card, "bon", ALL_CARDS) {
                Some(card) => Ok(Command::Pass(Some(Card(card)))),
                None => Err(format!("no bonus card \"{card}\"")),
            },
            ["done"] => Ok(Command::Done),
            [signed] => one_word(signed).ok_or_else(bad),
            _ => Err(bad()),
        }
    }
}

/// A command that begins with a sign.
fn one_word(word: &str) -> Option<Command> {
    let plus = word.starts_with('+');
    let rest = word.strip_prefix(['+', '-'])?;
    let digits = rest.find(|one: char| !one.is_ascii_digit())?;
    let (count, what) = rest.split_at(digits);
    let count = if count.is_empty() { 1 } else { count.parse().ok().filter(|n| (1..=20).contains(n))? };
    match (plus, what) {
        (true, _) if numbered(what, "fav", FAVORS).is_some() && count == 1 => {
            numbered(what, "fav", FAVORS).map(|favor| Command::Favor(Favor(favor)))
        }
        (true, _) if numbered(what, "tw", TOWN_TILES).is_some() => {
            numbered(what, "tw", TOWN_TILES).map(|tile| Command::Town(TownTile(tile), count))
        }
        (true, _) => cult(what).map(|cult| Command::Step(cult, count)),
        (false, "spade" | "spades") => Some(Command::DropSpades(count)),
        (false, "free_d") => Some(Command::DropDwelling),
        (false, _) if count == 1 => cult(what).map(Command::StepDown),
        _ => None,
    }
}

/// The number of a tile or card, counted from 0.
pub(super) fn numbered(word: &str, kind: &str, count: usize) -> Option<u8> {
    let number: usize = word.strip_prefix(kind)?.parse().ok()?;
    (1..=count).contains(&number).then_some(number as u8 - 1)
}

fn number(word: &str) -> Result<u8, String> {
    word.parse().ok().filter(|n| *n <= 99).ok_or_else(|| format!("no number: \"{word}\""))
}

fn hex(name: &str, map: &Geometry) -> Result<Hex, String> {
    map.by_ledger_name(name).ok_or_else(|| format!("no hex \"{name}\" on this map"))
}

fn land(name: &str, map: &Geometry) -> Result<Hex, String> {
    let hex = hex(name, map)?;
    if map.rivers.has(hex) { Err(format!("\"{name}\" is a river")) } else { Ok(hex) }
}

fn hexes(names: &str, map: &Geometry) -> Result<Vec<Hex>, String> {
    names.split(':').map(|name| hex(name, map)).collect()
}

fn terrain(colour: &str) -> Result<Terrain, String> {
    let all = Terrain::ALL.into_iter();
    let colour = if colour == "grey" { "gray" } else { colour };
    all.into_iter().find(|terrain| terrain.colour() == colour).ok_or_else(|| format!("no colour \"{colour}\""))
}

fn building(code: &str) -> Result<Building, String> {
    let all = Building::ALL.into_iter().skip(1);
    all.into_iter()
        .find(|building| building.code().eq_ignore_ascii_case(code))
        .ok_or_else(|| format!("no building \"{code}\""))
}

fn cult(code: &str) -> Option<Cult> {
    Cult::ALL.into_iter().find(|cult| cult.code().eq_ignore_ascii_case(code))
}

fn someone(name: &str) -> Result<Faction, String> {
    faction(name).ok_or_else(|| format!("no faction \"{name}\""))
}

fn action(id: &str) -> Option<Command> {
    let special = Special::ALL.into_iter().find(|special| special.code().eq_ignore_ascii_case(id));
    numbered(id, "act", 6).map(Command::Power).or(special.map(Command::Special))
}

fn amount(word: &str) -> Result<(u8, Stuff), String> {
    let digits = word.find(|one: char| !one.is_ascii_digit()).unwrap_or(word.len());
    let (count, code) = word.split_at(digits);
    let stuff = Stuff::ALL.into_iter().find(|(_, name)| name.eq_ignore_ascii_case(code));
    let (stuff, _) = stuff.ok_or_else(|| format!("nothing to exchange: \"{word}\""))?;
    Ok((if count.is_empty() { 1 } else { number(count)? }, stuff))
}
