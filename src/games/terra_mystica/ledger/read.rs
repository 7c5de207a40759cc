//! Reading ledgers: plain lines, or a JSON file that also holds the rows with their states.

use super::super::facts::tiles::{ALL_CARDS, CARDS};
use super::super::facts::{Cult, Faction, Map};
use super::super::scoring::AREA;
use super::super::state::{LedgerTable, Options};
use super::command::{Command, faction, moves_nothing, numbered};
use super::rows::{Kind, Row, Snapshot};
use super::{Ledger, LedgerError, Said, Wrong};
use crate::engine::Seat;
use serde::Deserialize;
use std::collections::BTreeMap;

/// A JSON file, as far as it is read.
#[derive(Deserialize, Default)]
#[serde(default)]
struct File {
    map: Option<String>,
    options: FileOptions,
    starting_vp: BTreeMap<String, i16>,
    final_vp: BTreeMap<String, i16>,
    ledger: Vec<String>,
    rows: Vec<FileRow>,
}

/// What the lines `option …` say as well.
#[derive(Deserialize, Default)]
#[serde(default)]
struct FileOptions {
    variable_turn_order: bool,
    extra_town_tiles: bool,
    cultists_power_when_all_decline: bool,
    promo_bonus_card_in_play: bool,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct FileRow {
    n: Option<u32>,
    marker: Option<String>,
    item: Option<String>,
    faction: String,
    kind: String,
    commands: String,
    vp: i16,
    coins: u16,
    workers: u8,
    priests: u8,
    power: [u8; 3],
    cults: [u8; 4],
}

/// What the header says.
struct Header {
    map: Map,
    factions: Vec<Faction>,
    scoring: Option<[u8; 6]>,
    deleted: Vec<u8>,
    options: Vec<String>,
}

impl Ledger {
    /// Reads a ledger: a JSON object, or plain lines.
    ///
    /// # Errors
    /// [`LedgerError`] with the number of the first bad line or row and what is wrong with it.
    pub fn read(text: &str) -> Result<Ledger, LedgerError> {
        if !text.trim_start().starts_with('{') {
            let lines: Vec<&str> = text.lines().collect();
            return Ledger::from_parts(&File::default(), &lines);
        }
        let file: File = serde_json::from_str(text)
            .map_err(|wrong| LedgerError::line(wrong.line(), Wrong::Setup, format!("no ledger file: {wrong}")))?;
        let lines: Vec<&str> = file.ledger.iter().map(String::as_str).collect();
        if lines.is_empty() {
            return Err(LedgerError::whole(Wrong::Setup, "the file has no ledger"));
        }
        Ledger::from_parts(&file, &lines)
    }

    fn from_parts(file: &File, lines: &[&str]) -> Result<Ledger, LedgerError> {
        let mut header =
            Header { map: Map::Base, factions: Vec::new(), scoring: None, deleted: Vec::new(), options: Vec::new() };
        if let Some(name) = &file.map {
            header.map = map(name)
                .ok_or_else(|| LedgerError::whole(Wrong::Unknown(name.clone()), format!("no map \"{name}\"")))?;
        }
        let mut said = Vec::new();
        for (line, text) in lines.iter().enumerate().map(|(at, text)| (at + 1, *text)) {
            let text = text.split('#').next().unwrap_or_default().trim();
            match text.split_once(':').map(|(name, rest)| (faction(name.trim()), rest)) {
                _ if text.is_empty() => {}
                Some((Some(faction), commands)) => said.push((line, faction, commands)),
                _ => match who_leaves(text) {
                    Some(faction) => said.push((line, faction, text)),
                    None => header
                        .line(text)
                        .map_err(|reason| LedgerError::line(line, Wrong::Unknown(text.to_owned()), reason))?,
                },
            }
        }
        let options = header.options(file)?;
        let factions = header.factions;
        let seat_of = |faction: Faction| factions.iter().position(|other| *other == faction).map(|at| Seat(at as u8));
        let mut commands = Vec::new();
        let mut rows = Vec::new();
        for (line, faction, text) in said {
            let plays = |faction: Faction| {
                let unknown = || Wrong::Unknown(faction.code().to_owned());
                seat_of(faction)
                    .ok_or_else(|| LedgerError::line(line, unknown(), format!("{} do not play", faction.code())))
            };
            let seat = plays(faction)?;
            let mut read = read_line(text, header.map)
                .map_err(|(text, reason)| LedgerError::line(line, Wrong::Unknown(text.to_owned()), reason))?;
            // What others offered before the line is answered first.
            read.sort_by_key(|(command, _)| !command.is_answer());
            for (command, text) in read {
                let seat = if let Command::Leave(Some(other)) = command { plays(other)? } else { seat };
                commands.push(Said { seat, command, line, text: text.to_owned() });
            }
            rows.push(Row {
                number: line as u32,
                seat,
                kind: Kind::Commands,
                text: text.trim().to_owned(),
                expected: None,
                end: commands.len(),
                with_income: false,
            });
        }
        if !file.rows.is_empty() {
            rows = read_rows(&file.rows, &commands, header.map, seat_of)?;
        }
        let final_points = factions.iter().map(|faction| file.final_vp.get(faction.code()).copied()).collect();
        Ok(Ledger { options, factions, commands, rows, final_points })
    }
}

impl Header {
    /// Reads a line without a faction.
    fn line(&mut self, text: &str) -> Result<(), String> {
        let lower = text.to_ascii_lowercase();
        let words: Vec<&str> = lower.split_whitespace().collect();
        match words[..] {
            ["option", option] => self.options.push(option.to_owned()),
            ["dropoption", option] => self.options.retain(|other| other != option),
            ["map", name] => self.map = map(name).ok_or_else(|| format!("no map \"{name}\""))?,
            ["delete", card] => {
                let number = numbered(card, "bon", ALL_CARDS).ok_or_else(|| format!("no bonus card \"{card}\""))?;
                self.deleted.push(number + 1);
            }
            // Who sat there, and how they were reached.
            ["player" | "player-count" | "order" | "admin" | "randomize" | "start-preview", ..] => {}
            ["drop-faction", nobody] if nobody.starts_with("player") => {}
            [word] if moves_nothing(word) => {}
            ["setup", name] | ["setup", name, "for" | "email", ..] => {
                let new = faction(name).ok_or_else(|| format!("no faction \"{name}\""))?;
                if self.factions.iter().any(|other| other.home() == new.home()) {
                    return Err(format!("the colour of {name} is taken"));
                }
                self.factions.push(new);
            }
            ["score", ..] => {
                let tiles = lower["score".len()..].split(',').map(str::trim);
                let tiles: Option<Vec<u8>> = tiles.map(|tile| numbered(tile, "score", 9).map(|n| n + 1)).collect();
                let tiles = tiles.and_then(|tiles| <[u8; 6]>::try_from(tiles).ok());
                self.scoring = Some(tiles.ok_or("six scoring tiles are needed, SCORE1 to SCORE9")?);
            }
            _ => return Err(format!("neither a faction's line nor a header: \"{text}\"")),
        }
        Ok(())
    }

    fn has(&self, option: &str) -> bool {
        self.options.iter().any(|other| other == option)
    }

    fn options(&self, file: &File) -> Result<Options, LedgerError> {
        let players = self.factions.len();
        if !(2..=5).contains(&players) {
            return Err(LedgerError::whole(Wrong::Setup, format!("{players} factions are set up, 2 to 5 can play")));
        }
        let scoring = self.scoring.ok_or_else(|| LedgerError::whole(Wrong::Setup, "the scoring tiles are missing"))?;
        let most =
            if self.has("shipping-bonus") || file.options.promo_bonus_card_in_play { ALL_CARDS as u8 } else { CARDS };
        let cards: Vec<u8> = (1..=most).filter(|card| !self.deleted.contains(card)).collect();
        if cards.len() <= players {
            return Err(LedgerError::whole(Wrong::Setup, format!("{} bonus cards are too few", cards.len())));
        }
        let variable_points = self.has("variable-points");
        let points = self.factions.iter().map(|faction| match file.starting_vp.get(faction.code()) {
            Some(points) => *points,
            None if variable_points => faction.variable_points(self.map),
            None => super::super::facts::START_POINTS,
        });
        let points: Vec<i16> = points.collect();
        if points.iter().any(|points| !(0..=MOST_START_POINTS).contains(points)) {
            return Err(LedgerError::whole(
                Wrong::Setup,
                format!("points at the start lie between 0 and {MOST_START_POINTS}"),
            ));
        }
        let ledger = LedgerTable {
            factions: self.factions.clone(),
            points,
            scoring,
            cards,
            extra_town_tiles: self.has("mini-expansion-1") || file.options.extra_town_tiles,
            cultists_power: self.has("errata-cultist-power") || file.options.cultists_power_when_all_decline,
            leaves: Vec::new(),
        };
        Ok(Options {
            map: self.map,
            variable_points,
            variable_order: self.has("variable-turn-order") || file.options.variable_turn_order,
            ledger: Some(ledger),
            ..Options::default()
        })
    }
}

/// The map with this name; the site calls them by digests of their hexes.
fn map(name: &str) -> Option<Map> {
    match name.to_ascii_lowercase().as_str() {
        "base" | "original" | "126fe960806d587c78546b30f1a90853b1ada468" => Some(Map::Base),
        "fjords" | "2afadc63f4d81e850b7c16fb21a1dcd29658c392" => Some(Map::Fjords),
        "lakes" | "fdb13a13cd48b7a3c3525f27e4628ff6905aa5b1" => Some(Map::Lakes),
        _ => None,
    }
}

/// More points than any game begins with.
const MOST_START_POINTS: i16 = 1000;

/// The faction that leaves by a line without a name before it.
fn who_leaves(line: &str) -> Option<Faction> {
    let (verb, name) = line.split_once(char::is_whitespace)?;
    verb.eq_ignore_ascii_case("drop-faction").then(|| faction(name.trim()))?
}

/// The commands of a line in the order in which they are carried out, each with its words.
fn read_line(line: &str, map: Map) -> Result<Vec<(Command, &str)>, (&str, String)> {
    let mut commands: Vec<(Command, &str)> = Vec::new();
    for text in line.split('.').map(str::trim).filter(|text| !text.is_empty()) {
        let Some(command) = Command::read(text, map.geometry()).map_err(|reason| (text, reason))? else { continue };
        match (&command, commands.last_mut()) {
            // "pass. +BON2"
            (Command::Pass(Some(_)), Some(last)) if last.0 == Command::Pass(None) => *last = (command, text),
            // Spades that are bought for an action's free ones are bought after it.
            (Command::Power(_) | Command::Special(_), Some((Command::Dig(_), _))) => {
                let digs = commands.iter().rposition(|(before, _)| !matches!(before, Command::Dig(_)));
                commands.insert(digs.map_or(0, |at| at + 1), (command, text));
            }
            _ => commands.push((command, text)),
        }
    }
    Ok(commands)
}

/// A word in rows that stands for the income of the next round.
const OTHER_INCOME: &str = "other_income_for_faction";

/// The rows of a file, whose commands must be those of its lines; where rows and lines end may differ.
fn read_rows(
    rows: &[FileRow],
    commands: &[Said],
    map: Map,
    seat_of: impl Fn(Faction) -> Option<Seat>,
) -> Result<Vec<Row>, LedgerError> {
    let mut read = Vec::new();
    let (mut end, mut part) = (0, 0);
    for (at, row) in rows.iter().enumerate() {
        if row.marker.is_some() {
            let cult =
                row.item.as_ref().and_then(|item| Cult::ALL.iter().find(|cult| cult.code().eq_ignore_ascii_case(item)));
            part = cult.map_or(AREA, |cult| *cult as u8);
            continue;
        }
        let number = row.n.unwrap_or(at as u32 + 1);
        let unknown = |text: &str, reason| LedgerError::row(number, Wrong::Unknown(text.to_owned()), reason);
        let kind = Kind::named(&row.kind, part)
            .ok_or_else(|| unknown(&row.kind, format!("no kind of row \"{}\"", row.kind)))?;
        let seat = faction(&row.faction).and_then(&seat_of);
        let seat = seat.ok_or_else(|| unknown(&row.faction, format!("\"{}\" do not play", row.faction)))?;
        let with_income = row.commands.split('.').any(|text| text.trim() == OTHER_INCOME);
        for (command, text) in read_line(&row.commands, map).map_err(|(text, reason)| unknown(text, reason))? {
            let misplaced = |reason| Err(LedgerError::row(number, Wrong::Misplaced(text.to_owned()), reason));
            match commands.get(end) {
                Some(said) if said.seat == seat && said.command == command => end += 1,
                Some(Said { line, text: said, .. }) => {
                    return misplaced(format!("\"{text}\" here, but line {line} says \"{said}\""));
                }
                None => return misplaced(format!("\"{text}\" stands behind the last line")),
            }
        }
        let expected = Snapshot {
            points: row.vp,
            coins: row.coins,
            workers: row.workers,
            priests: row.priests,
            bowls: row.power,
            cults: row.cults,
        };
        let text = row.commands.clone();
        read.push(Row { number, seat, kind, text, expected: Some(expected), end, with_income });
    }
    match commands.get(end) {
        Some(said) => Err(LedgerError::line(
            said.line,
            Wrong::Misplaced(said.text.clone()),
            format!("\"{}\" stands in no row", said.text),
        )),
        None => Ok(read),
    }
}
