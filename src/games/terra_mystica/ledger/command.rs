//! The commands of a line.

use super::super::choice::{Exchange, Track};
use super::super::facts::tiles::{ALL_CARDS, FAVORS, TOWN_TILES};
use super::super::facts::{
    BRIDGE_WORKERS, Building, Card, Cult, Faction, Favor, Geometry, Hex, Special, Terrain, TownTile,
};

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
    /// A faction leaves the game: whose line it is, or another.
    Leave(Option<Faction>),
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
    /// With the code and the word for one of it.
    const ALL: [(Stuff, &'static str, &'static str); 5] = [
        (Stuff::Power, "PW", "power"),
        (Stuff::Points, "VP", "point"),
        (Stuff::Priests, "P", "priest"),
        (Stuff::Workers, "W", "worker"),
        (Stuff::Coins, "C", "coin"),
    ];

    /// How ledgers call it.
    pub fn code(self) -> &'static str {
        Stuff::ALL.iter().find(|(stuff, ..)| *stuff == self).map_or("", |(_, code, _)| code)
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
    /// Reads a command; capitals or not, and with blanks wherever people leave them. `None` for what moves nothing: marks of the site
    /// that ledgers come from, and nothing sacrificed or dug.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(text: &str, map: &Geometry) -> Result<Option<Command>, String> {
        let lower = tidy(text);
        let (verb, rest) = lower.split_once(' ').unwrap_or((&lower, ""));
        let bad = || format!("unknown command \"{text}\"");
        let to = || rest.split_once(" to ").ok_or_else(bad);
        Ok(Some(match verb {
            "build" => Command::Build(land(rest, map)?),
            "transform" => match rest.split_once(" to ") {
                Some((hex, colour)) => Command::Transform(land(hex, map)?, Some(terrain(colour)?)),
                None => Command::Transform(land(rest, map)?, None),
            },
            "upgrade" => {
                let (hex, what) = to()?;
                Command::Upgrade(land(hex, map)?, building(what)?)
            }
            "convert" => {
                let (given, got) = to()?;
                convert(given, got)?
            }
            "send" => {
                let (who, cult) = to()?;
                send(who, cult).ok_or_else(bad)?
            }
            "advance" if rest.starts_with("ship") => Command::Advance(Track::Shipping),
            "advance" if rest.starts_with("dig") => Command::Advance(Track::Spades),
            "action" => action(rest).ok_or_else(|| format!("no action \"{rest}\""))?,
            "burn" | "dig" => match (number(rest)?, verb) {
                (0, _) => return Ok(None),
                (n, "burn") => Command::Burn(n),
                (n, _) => Command::Dig(n),
            },
            "bridge" => match hexes(rest, map)?[..] {
                [one, other] => Command::Bridge(one, other),
                _ => return Err(format!("a bridge has two ends: \"{text}\"")),
            },
            "connect" => Command::Connect(hexes(rest, map)?),
            "leech" => offer(rest).map(|(n, from)| Command::Leech(n, from))?,
            "decline" if rest.is_empty() => Command::Decline(0, None),
            "decline" => offer(rest).map(|(n, from)| Command::Decline(n, from))?,
            "pass" if rest.is_empty() => Command::Pass(None),
            "pass" => Command::Pass(Some(card(rest)?)),
            "done" if rest.is_empty() => Command::Done,
            "resign" if rest.is_empty() => Command::Leave(None),
            "drop-faction" => Command::Leave(Some(someone(rest)?)),
            _ if rest.is_empty() && moves_nothing(verb) => return Ok(None),
            _ if rest.is_empty() => one_word(verb).ok_or_else(bad)?,
            _ => return Err(bad()),
        }))
    }

    /// Whether it answers an offer of power.
    pub(super) fn is_answer(&self) -> bool {
        matches!(self, Command::Leech(..) | Command::Decline(..))
    }
}

/// A command in small letters, with one blank between words and none beside a sign.
fn tidy(text: &str) -> String {
    let mut tidy = text.split_whitespace().collect::<Vec<_>>().join(" ").to_ascii_lowercase();
    for sign in ["+", "-", ":"] {
        tidy = tidy.replace(&format!("{sign} "), sign).replace(&format!(" {sign}"), sign);
    }
    tidy
}

/// Whether a word only marks where the site goes on by itself, or is for its players.
pub(super) fn moves_nothing(word: &str) -> bool {
    matches!(word, "wait" | "start" | "income" | "finish" | "abort" | "score_resources" | "start_planning")
        || word.ends_with("income_for_faction")
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
        (true, _) if what.starts_with("bon") && count == 1 => card(what).ok().map(|card| Command::Pass(Some(card))),
        (true, _) => cult(what).map(|cult| Command::Step(cult, count)),
        (false, "spade" | "spades") => Some(Command::DropSpades(count)),
        (false, "free_d") => Some(Command::DropDwelling),
        (false, "w") if count == BRIDGE_WORKERS => Some(Command::Special(Special::Engineers)),
        (false, _) if count == 1 => cult(what).map(Command::StepDown),
        _ => None,
    }
}

/// An exchange, or the Engineers' workers for a bridge.
fn convert(given: &str, got: &str) -> Result<Command, String> {
    let given = amount(given)?;
    match got.trim_start_matches(['1', ' ']) {
        "bridge" if given == (BRIDGE_WORKERS, Stuff::Workers) => Ok(Command::Special(Special::Engineers)),
        _ => Ok(Command::Convert(given, amount(got)?)),
    }
}

/// A priest for a cult, with the steps of the slot if they are said.
fn send(who: &str, to: &str) -> Option<Command> {
    if !matches!(who, "p" | "priest") {
        return None;
    }
    match to.split_once(" for ") {
        Some((to, steps)) => Some(Command::Send(cult(to)?, Some(number(steps).ok()?))),
        None => Some(Command::Send(cult(to)?, None)),
    }
}

/// How much power is meant, and whose offer.
fn offer(words: &str) -> Result<(u8, Option<Faction>), String> {
    match words.split_once(" from ") {
        Some((power, who)) => Ok((number(power)?, Some(someone(who)?))),
        None => Ok((number(words)?, None)),
    }
}

fn card(name: &str) -> Result<Card, String> {
    numbered(name, "bon", ALL_CARDS).map(Card).ok_or_else(|| format!("no bonus card \"{name}\""))
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

/// A building by its code or its name, which may be two words.
fn building(name: &str) -> Result<Building, String> {
    let together: String = name.split(' ').collect();
    let called = |building: &Building| match building {
        Building::TradingHouse => ["tp", "tradingpost", "tradinghouse"].contains(&&*together),
        Building::Temple => ["te", "temple"].contains(&&*together),
        Building::Stronghold => ["sh", "stronghold"].contains(&&*together),
        Building::Sanctuary => ["sa", "sanctuary"].contains(&&*together),
        Building::Dwelling => false,
    };
    Building::ALL.into_iter().find(called).ok_or_else(|| format!("no building \"{name}\""))
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

/// So much of something, with or without a blank between.
fn amount(words: &str) -> Result<(u8, Stuff), String> {
    let digits = words.find(|one: char| !one.is_ascii_digit()).unwrap_or(words.len());
    let (count, name) = words.split_at(digits);
    let name = name.trim_start();
    let called = |code: &str, word: &str| {
        name.eq_ignore_ascii_case(code) || name == word || name.strip_suffix('s').is_some_and(|one| one == word)
    };
    let stuff = Stuff::ALL.into_iter().find(|(_, code, word)| called(code, word));
    let (stuff, ..) = stuff.ok_or_else(|| format!("nothing to exchange: \"{words}\""))?;
    Ok((if count.is_empty() { 1 } else { number(count)? }, stuff))
}

/// The faction with this name in ledgers; capitals or not.
pub(super) fn faction(name: &str) -> Option<Faction> {
    Faction::ALL.into_iter().find(|faction| faction.code().eq_ignore_ascii_case(name))
}
