//! The log: a heading a round, a line an action, indented what others have of it and what it brings. Scopes say what belongs to a line,
//! causes what something is for.

use super::names::{
    self, building_icon, card, card_icon, cult_icon, exchange, faction, faction_icon, favor, favor_effect, favor_icon,
    gain, in_building, in_cult, in_terrain, linked, power_action, power_icon, scoring_bonus, scoring_feat, special,
    special_icon, terrain_icon, town_for, track_icon,
};
use crate::app::i18n::words::Phrase;
use crate::app::narration::{LogKind, LogLine, and};
use crate::engine::{Logged, Seat};
use crate::games::terra_mystica::facts::tiles::ALL_CARDS;
use crate::games::terra_mystica::{Building, Card, Cause, Event, Hex, Map, Scope, Track};

pub use super::history::{chart, measures};

/// The lines of the log.
pub fn lines(events: &[Logged<Event>], _players: u8, _running: Option<usize>) -> Vec<LogLine> {
    let mut writer = Writer { lines: Vec::new(), levels: Vec::new(), open: None, map: Map::Base };
    events.iter().for_each(|logged| writer.write(logged));
    writer.close();
    writer.lines
}

struct Writer {
    lines: Vec<LogLine>,
    /// What has begun and is not over, innermost last, and whether it has a line.
    levels: Vec<(Scope, bool)>,
    /// The line that is being written, with its parts.
    open: Option<(LogLine, Vec<Phrase>)>,
    map: Map,
}

/// Whose doing something is, its icon, and what it is.
type Bit = (Seat, &'static str, Phrase);

impl Writer {
    fn write(&mut self, logged: &Logged<Event>) {
        match logged.event {
            Event::Map(map) => {
                self.map = map;
                let words = Phrase::new("terra-mystica-log-setup").with("map", super::names::map(map));
                self.line(logged, LogKind::Heading, words);
            }
            Event::Laid(tiles) => {
                let tiles = tiles.into_iter().zip(1u8..).map(|(tile, round)| {
                    Phrase::new("terra-mystica-log-tile").with("round", round).with("tile", scoring_feat(tile))
                });
                let tiles = and(tiles).unwrap_or_default();
                self.routine(logged, Phrase::new("terra-mystica-log-tiles").with("tiles", tiles));
            }
            Event::InPlay(cards) => {
                let cards = (0..ALL_CARDS as u8).filter(|number| cards >> number & 1 != 0).map(|it| card(Card(it)));
                let cards = and(cards).unwrap_or_default();
                self.routine(logged, Phrase::new("terra-mystica-log-cards").with("cards", cards));
            }
            Event::RoundBegan { round } => {
                self.line(logged, LogKind::Heading, Phrase::new("terra-mystica-log-round").with("round", round));
            }
            Event::FinalScoring => self.line(logged, LogKind::Heading, Phrase::new("terra-mystica-log-end")),
            Event::Ended(_) => self.line(logged, LogKind::Table, Phrase::new("game-over")),
            Event::Began(scope) => {
                self.break_at(scope);
                self.levels.push((scope, false));
            }
            Event::Over(scope) => {
                self.break_at(scope);
                self.levels.pop();
            }
            Event::Scored(seat, cause, points) => self.scored(logged, seat, cause, points.into()),
            event => {
                let told = self.on_the_map(event).or_else(|| in_resources(event)).or_else(|| elsewhere(event));
                if let Some((seat, icon, words)) = told {
                    let (line, bits) = self.line_of(logged, seat);
                    line.icon = line.icon.or(Some(icon));
                    bits.push(words);
                }
            }
        }
    }

    /// Lines end with their scope; what a seat does beside its actions shares one.
    fn break_at(&mut self, scope: Scope) {
        if !matches!(scope, Scope::Aside(_)) {
            self.close();
        }
    }

    /// Points of a line; what they are for is said unless the line says it already. Each part of the end is a line.
    fn scored(&mut self, logged: &Logged<Event>, seat: Seat, cause: Cause, points: i32) {
        let part = match cause {
            Cause::Cult(cult) => Some(Phrase::new("terra-mystica-row-cult").with("cult", super::names::cult(cult))),
            Cause::Area(buildings) => Some(Phrase::new("terra-mystica-log-area").with("count", buildings)),
            Cause::Resources => Some(Phrase::new("terra-mystica-row-resources")),
            _ => None,
        };
        if part.is_some() {
            self.close();
        }
        let (line, bits) = self.line_of(logged, seat);
        line.points += points;
        let worth = || Phrase::new("terra-mystica-n-points").with("count", points);
        bits.extend(part.or_else(|| because(cause, worth())));
    }

    /// The line that goes on with what this seat does: the open one, or a new one.
    fn line_of(&mut self, logged: &Logged<Event>, seat: Seat) -> &mut (LogLine, Vec<Phrase>) {
        if self.open.as_ref().is_some_and(|(open, _)| open.kind != LogKind::Seat(seat)) {
            self.close();
        }
        let new = if self.open.is_none() { self.depth(logged) } else { 0 };
        let routine = matches!(self.levels.last(), Some((Scope::Income | Scope::CultBonus(_), _)));
        let open = self.open.get_or_insert_with(|| {
            let line = LogLine::new(logged.answered, LogKind::Seat(seat), Phrase::default());
            (LogLine { depth: new, routine, ..line }, Vec::new())
        });
        open.0.answered = logged.answered;
        open
    }

    /// How far a line is indented that begins now: below the first of its scope, or below what the scope belongs to.
    fn depth(&mut self, logged: &Logged<Event>) -> u8 {
        let Some((scope, has_line)) = self.levels.last_mut() else { return 0 };
        match (*scope, std::mem::replace(has_line, true)) {
            (Scope::SetUp(_) | Scope::Action(_) | Scope::Aside(_), is_below) => is_below.into(),
            (Scope::CultBonus(tile), false) => {
                let words = Phrase::new("terra-mystica-log-bonus").with("bonus", scoring_bonus(tile));
                self.routine(logged, words);
                1
            }
            _ => 1,
        }
    }

    /// What happens on the map.
    fn on_the_map(&self, event: Event) -> Option<Bit> {
        let hex = |place: Hex| names::on_map(self.map.geometry(), place);
        let on = |key: &str, place: Hex| Phrase::new(key).with("hex", linked(hex(place), place));
        Some(match event {
            Event::Placed(seat, place) => (seat, "dwelling", on("terra-mystica-did-placed", place)),
            Event::Transformed { seat, hex: place, to, .. } => {
                (seat, terrain_icon(to), on("terra-mystica-did-transformed", place).with("terrain", in_terrain(to)))
            }
            Event::Skipped(seat, place) => (seat, "point", on("terra-mystica-log-skipped", place)),
            Event::Built(seat, place) => (seat, "dwelling", on("terra-mystica-did-built", place)),
            Event::Upgraded(seat, place, to) => {
                let from = in_building(to.replaces().unwrap_or(Building::Dwelling));
                let words = on("terra-mystica-did-upgraded", place).with("from", from).with("to", in_building(to));
                (seat, building_icon(to), words)
            }
            Event::Bridged(seat, place) => {
                let ends = self.map.geometry().bridges().get(usize::from(place)).copied().unwrap_or((Hex(0), Hex(0)));
                let ends = format!("{}–{}", hex(ends.0), hex(ends.1));
                (seat, "bridge", Phrase::new("terra-mystica-did-bridge").with("ends", ends))
            }
            Event::Joined(seat, river) => (seat, "town", on("terra-mystica-log-joined", river)),
            _ => return None,
        })
    }

    fn line(&mut self, logged: &Logged<Event>, kind: LogKind, words: Phrase) {
        self.close();
        self.lines.push(LogLine::new(logged.answered, kind, words));
    }

    fn routine(&mut self, logged: &Logged<Event>, words: Phrase) {
        self.line(logged, LogKind::Table, words);
        self.lines.last_mut().expect("the line").routine = true;
    }

    fn close(&mut self) {
        let Some((line, bits)) = self.open.take() else { return };
        // "You built ...", but "You: income ...".
        let sentence = bits.first().is_some_and(|first| first.key.starts_with(DEED));
        // The same twice is said once.
        let bits = bits.chunk_by(|one, next| one == next).map(|same| match same {
            [one] => one.clone(),
            _ => Phrase::new("terra-mystica-log-times").with("what", same[0].clone()).with("count", same.len()),
        });
        self.lines.extend(and(bits).map(|words| LogLine { words, sentence, ..line }));
    }
}

/// How the keys of words begin that say what somebody did, and so go on a sentence.
const DEED: &str = "terra-mystica-did-";

/// What something brings, with what it is for where the line does not say it.
fn because(cause: Cause, brings: Phrase) -> Option<Phrase> {
    let by = match cause {
        Cause::Scoring(_) => Phrase::new("terra-mystica-source-scoring"),
        Cause::Card(of) => Phrase::new("terra-mystica-log-by-card").with("card", card(of)),
        Cause::Favor(of) => Phrase::new("terra-mystica-log-by-favor").with("favor", favor(of)),
        Cause::Faction(of) => faction(of),
        _ => return None,
    };
    Some(Phrase::new("terra-mystica-log-by").with("by", by).with("what", brings))
}

/// What comes in and goes out.
fn in_resources(event: Event) -> Option<Bit> {
    let counted = |key: &str, count: u8| Phrase::new(key).with("count", count);
    Some(match event {
        Event::Got(seat, got, cause) => match cause {
            Cause::Income => (seat, "coin", Phrase::new("terra-mystica-log-income").with("what", gain(got))),
            Cause::Scoring(_) => (seat, "cult", gain(got)),
            Cause::Cult(_) => (seat, "power", Phrase::new("terra-mystica-did-got").with("what", gain(got))),
            Cause::Declined => (seat, "power", Phrase::new("terra-mystica-log-cultists")),
            cause => (seat, "power", because(cause, gain(got))?),
        },
        Event::Spades(seat, spades, cause) => {
            let spades = counted("terra-mystica-n-spades", spades);
            let is_bonus = matches!(cause, Cause::Scoring(_));
            (seat, "spade", if is_bonus { spades } else { because(cause, spades)? })
        }
        Event::Exchanged(seat, done) => {
            (seat, "coin", Phrase::new("terra-mystica-did-exchanged").with("what", exchange(done)))
        }
        Event::Burned(seat, tokens) => (seat, "power", counted("terra-mystica-did-burned", tokens)),
        Event::Bought(seat, spades) => (seat, "spade", counted("terra-mystica-did-bought", spades)),
        Event::Ordained(seat, workers) => (seat, "priest", counted("terra-mystica-did-ordained", workers)),
        Event::Forfeited(seat, spades) => (seat, "spade", counted("terra-mystica-did-forfeited", spades)),
        Event::Leeched(seat, leech) => (seat, "power", {
            let words = Phrase::new("terra-mystica-did-leeched");
            words.with("power", leech.power).with("name", leech.from).with("cost", leech.cost)
        }),
        Event::Declined(seat, leech) => {
            let words = Phrase::new("terra-mystica-did-declined");
            (seat, "power", words.with("power", leech.power).with("name", leech.from))
        }
        _ => return None,
    })
}

/// What happens to tiles, cards, cults and tracks, and what is done.
fn elsewhere(event: Event) -> Option<Bit> {
    let cult = |key: &str, of, step: u8| Phrase::new(key).with("cult", in_cult(of)).with("step", step);
    Some(match event {
        Event::Drawn(seat, terrain) => {
            let words = Phrase::new("terra-mystica-did-drew").with("terrain", in_terrain(terrain));
            (seat, terrain_icon(terrain), words)
        }
        Event::Plays(seat, of) => {
            (seat, faction_icon(of), Phrase::new("terra-mystica-did-plays").with("faction", faction(of)))
        }
        Event::TookCard { seat, card: taken, coins } => {
            let words = Phrase::new("terra-mystica-did-card").with("card", card(taken)).with("coins", coins);
            (seat, card_icon(taken), words)
        }
        Event::Advanced(seat, track, level) => {
            let key = match track {
                Track::Shipping => "terra-mystica-did-ship",
                Track::Spades => "terra-mystica-did-digging",
            };
            (seat, track_icon(track), Phrase::new(key).with("level", level))
        }
        Event::SentPriest(seat, to, steps) => {
            let words = Phrase::new("terra-mystica-did-priest").with("cult", in_cult(to)).with("steps", steps);
            (seat, "priest", words)
        }
        Event::CultStep { seat, cult: of, to, by } => {
            let words = cult("terra-mystica-log-cult", of, to);
            let words = match by {
                Cause::Leech => Phrase::new("terra-mystica-log-by-leech").with("what", words),
                _ => words,
            };
            (seat, cult_icon(of), words)
        }
        Event::Lowered(seat, of, to) => (seat, cult_icon(of), cult("terra-mystica-log-lowered", of, to)),
        Event::PowerAction(seat, action) => {
            (seat, power_icon(action), Phrase::new("terra-mystica-did-power").with("what", power_action(action)))
        }
        Event::SpecialAction(seat, done) => {
            (seat, special_icon(done), Phrase::new("terra-mystica-did-special").with("what", special(done)))
        }
        Event::TookFavor(seat, tile) => {
            let words = Phrase::new("terra-mystica-did-favor").with("favor", favor(tile));
            (seat, favor_icon(tile), words.with("effect", favor_effect(tile)))
        }
        Event::TookTown { seat, tile, travel } => {
            (seat, "town", Phrase::new("terra-mystica-did-town").with("town", town_for(tile, travel)))
        }
        Event::Passed(seat) => (seat, "tiles", Phrase::new("terra-mystica-did-passed")),
        Event::Left(seat) => (seat, "tiles", Phrase::new("terra-mystica-did-left")),
        _ => return None,
    })
}
