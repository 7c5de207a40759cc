//! The log: a heading a round, a line an action, indented what others have of it and what it brings.

use super::names::{
    building_icon, card, card_icon, cult_icon, exchange, faction, faction_icon, favor, favor_effect, favor_icon, gain,
    in_building, in_cult, in_terrain, power_action, power_icon, scoring_feat, special, special_icon, terrain_icon,
    town_for, track_icon,
};
use crate::app::i18n::words::Phrase;
use crate::app::narration::{LogKind, LogLine, and};
use crate::engine::{Logged, Seat};
use crate::games::terra_mystica::{Building, Card, Event, Faction, Hex, Map, Source, TownTile, Track, Travel};

pub use super::history::{chart, measures};

/// The lines of the log.
pub fn lines(events: &[Logged<Event>], players: u8, _running: Option<usize>) -> Vec<LogLine> {
    let mut writer = Writer {
        lines: Vec::new(),
        open: None,
        map: Map::Base,
        cards: Vec::new(),
        end: vec![End::default(); usize::from(players)],
        bonus: None,
        sailors: vec![None; usize::from(players)],
    };
    events.iter().for_each(|logged| writer.write(logged));
    writer.close();
    writer.lines
}

struct Writer {
    lines: Vec<LogLine>,
    open: Option<Open>,
    map: Map,
    /// Bonus cards that were laid out and are not told yet.
    cards: Vec<Card>,
    /// What the end brought each seat.
    end: Vec<End>,
    /// The step in which the cult bonus is told.
    bonus: Option<usize>,
    /// The faction of each seat, with its shipping value.
    sailors: Vec<Option<(Faction, u8)>>,
}

/// What the end brought a seat.
#[derive(Clone, Copy, Default)]
struct End {
    cults: i32,
    area: i32,
    buildings: u8,
    resources: i32,
}

/// A line that is being written.
struct Open {
    seat: Seat,
    step: usize,
    depth: u8,
    icon: Option<&'static str>,
    bits: Vec<Phrase>,
    points: i32,
    answered: usize,
    /// Whether all of it are exchanges: those of several steps share a line.
    exchanges: bool,
    /// Whether what comes in next goes without saying.
    told: bool,
}

impl Writer {
    fn write(&mut self, logged: &Logged<Event>) {
        if !matches!(logged.event, Event::InPlay(_)) {
            self.tell_cards(logged);
        }
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
                self.line(logged, LogKind::Table, Phrase::new("terra-mystica-log-tiles").with("tiles", tiles));
            }
            Event::InPlay(card) => self.cards.push(card),
            Event::RoundBegan { round } => {
                self.line(logged, LogKind::Heading, Phrase::new("terra-mystica-log-round").with("round", round));
            }
            Event::Ended(_) => self.ended(logged),
            Event::Area(seat, buildings) => self.end[seat.index()].buildings = buildings,
            Event::Scored(seat, Source::Cults, points) => self.end[seat.index()].cults += i32::from(points),
            Event::Scored(seat, Source::Area, points) => self.end[seat.index()].area += i32::from(points),
            Event::Scored(seat, Source::Resources, points) => self.end[seat.index()].resources += i32::from(points),
            event => self.deed(logged, event),
        }
    }

    /// What belongs to the line of a seat.
    fn deed(&mut self, logged: &Logged<Event>, event: Event) {
        let Some(seat) = whose(event) else { return };
        let bonus = matches!(event, Event::CultBonus(..) | Event::CultSpades(..));
        if bonus && self.bonus != Some(logged.step) {
            self.bonus = Some(logged.step);
            self.line(logged, LogKind::Table, Phrase::new("terra-mystica-log-bonus"));
        }
        let exchange = matches!(event, Event::Exchanged(..));
        let goes_on = self.open.as_ref().is_some_and(|open| {
            let same = open.step == logged.step || (exchange || is_burning(event)) && open.exchanges;
            // A tile has a line of its own, and so has what is done after it.
            open.seat == seat && same && !bonus && !begins(event, open)
        });
        if !goes_on {
            let within = self.open.as_ref().is_some_and(|open| open.seat == seat && open.step == logged.step);
            self.begin(logged, seat, u8::from(within || is_aside(event)));
        }
        let (icon, words) = self.said(event);
        self.note_shipping(event);
        let Some(open) = &mut self.open else { return };
        (open.answered, open.step) = (logged.answered, logged.step);
        if let Event::Scored(_, _, points) = event {
            open.points += i32::from(points);
        }
        if matches!(event, Event::PowerAction(_, 1..=3) | Event::CultistsPower(_)) {
            open.told = true;
        } else if matches!(event, Event::Got(..)) && std::mem::take(&mut open.told) {
            return;
        }
        if let Some(words) = words {
            open.exchanges = (exchange || is_burning(event)) && (open.exchanges || open.bits.is_empty());
            open.icon = open.icon.or(icon);
            open.bits.push(words);
        }
    }

    /// Who sails, and how far.
    fn note_shipping(&mut self, event: Event) {
        match event {
            Event::Plays(seat, faction) => {
                let start = faction.board().shipping.map_or(0, |(start, _)| start);
                self.sailors[seat.index()] = Some((faction, start));
            }
            Event::Advanced(seat, Track::Shipping, level) => {
                if let Some((_, shipping)) = &mut self.sailors[seat.index()] {
                    *shipping = level;
                }
            }
            _ => {}
        }
    }

    /// What a town tile gives a seat, told when it is taken.
    fn town(&self, seat: Seat, tile: TownTile) -> Phrase {
        let travel =
            self.sailors[seat.index()].map_or(Travel::Shipping, |(faction, shipping)| faction.travel(shipping));
        Phrase::new("terra-mystica-log-town").with("town", town_for(tile, travel))
    }

    /// An event in words, with its icon. Points and what belongs to another event go without words.
    fn said(&self, event: Event) -> (Option<&'static str>, Option<Phrase>) {
        self.on_the_map(event).or_else(|| in_resources(event)).or_else(|| self.elsewhere(event)).unzip()
    }

    /// What happens on the map.
    fn on_the_map(&self, event: Event) -> Option<(&'static str, Phrase)> {
        let hex = |place: Hex| self.map.geometry().name(place);
        Some(match event {
            Event::Placed(_, place) => ("dwelling", Phrase::new("terra-mystica-log-placed").with("hex", hex(place))),
            Event::Transformed { hex: place, to, .. } => (
                terrain_icon(to),
                Phrase::new("terra-mystica-log-transformed").with("hex", hex(place)).with("terrain", in_terrain(to)),
            ),
            Event::Skipped(_, place) => ("point", Phrase::new("terra-mystica-log-skipped").with("hex", hex(place))),
            Event::Built(_, place) => ("dwelling", Phrase::new("terra-mystica-log-built").with("hex", hex(place))),
            Event::Upgraded(_, place, to) => (
                building_icon(to),
                Phrase::new("terra-mystica-log-upgraded")
                    .with("hex", hex(place))
                    .with("from", in_building(to.replaces().unwrap_or(Building::Dwelling)))
                    .with("to", in_building(to)),
            ),
            Event::Bridged(_, place) => {
                let ends = self.map.geometry().bridges().get(usize::from(place)).copied().unwrap_or((Hex(0), Hex(0)));
                let ends = format!("{}–{}", hex(ends.0), hex(ends.1));
                ("bridge", Phrase::new("terra-mystica-log-bridge").with("ends", ends))
            }
            Event::Joined(_, river) => ("town", Phrase::new("terra-mystica-log-joined").with("hex", hex(river))),
            _ => return None,
        })
    }

    /// What happens to tiles, cards, cults and tracks, and what is done.
    fn elsewhere(&self, event: Event) -> Option<(&'static str, Phrase)> {
        Some(match event {
            Event::Drawn(_, terrain) => {
                (terrain_icon(terrain), Phrase::new("terra-mystica-log-drew").with("terrain", in_terrain(terrain)))
            }
            Event::Plays(_, of) => {
                (faction_icon(of), Phrase::new("terra-mystica-log-plays").with("faction", faction(of)))
            }
            Event::TookCard { card: taken, coins, .. } => {
                (card_icon(taken), Phrase::new("terra-mystica-log-card").with("card", card(taken)).with("coins", coins))
            }
            Event::Advanced(_, track, level) => (
                track_icon(track),
                Phrase::new(match track {
                    Track::Shipping => "terra-mystica-log-ship",
                    Track::Spades => "terra-mystica-log-digging",
                })
                .with("level", level),
            ),
            Event::SentPriest(_, cult, steps) => {
                ("priest", Phrase::new("terra-mystica-log-priest").with("cult", in_cult(cult)).with("steps", steps))
            }
            Event::CultStep { cult, to, .. } => {
                (cult_icon(cult), Phrase::new("terra-mystica-log-cult").with("cult", in_cult(cult)).with("step", to))
            }
            Event::PowerAction(_, action) => {
                (power_icon(action), Phrase::new("terra-mystica-log-power").with("what", power_action(action)))
            }
            Event::SpecialAction(_, done) => {
                (special_icon(done), Phrase::new("terra-mystica-log-special").with("what", special(done)))
            }
            Event::TookFavor(_, tile) => (
                favor_icon(tile),
                Phrase::new("terra-mystica-log-favor").with("favor", favor(tile)).with("effect", favor_effect(tile)),
            ),
            Event::TookTown(seat, tile) => ("town", self.town(seat, tile)),
            Event::Passed(_) => ("tiles", Phrase::new("terra-mystica-log-passed")),
            Event::Left(_) => ("tiles", Phrase::new("terra-mystica-log-left")),
            _ => return None,
        })
    }

    /// The bonus cards of the game in one line.
    fn tell_cards(&mut self, logged: &Logged<Event>) {
        let cards = std::mem::take(&mut self.cards);
        if let Some(cards) = and(cards.into_iter().map(card)) {
            self.line(logged, LogKind::Table, Phrase::new("terra-mystica-log-cards").with("cards", cards));
        }
    }

    /// The end: what area, cults and resources brought everybody.
    fn ended(&mut self, logged: &Logged<Event>) {
        self.line(logged, LogKind::Heading, Phrase::new("terra-mystica-log-end"));
        for (end, seat) in self.end.clone().into_iter().zip(0..) {
            let parts = [
                (end.area, Phrase::new("terra-mystica-log-area").with("count", end.buildings)),
                (end.cults, Phrase::new("terra-mystica-row-cults")),
                (end.resources, Phrase::new("terra-mystica-row-resources")),
            ];
            for (points, words) in parts.into_iter().filter(|(points, _)| *points > 0) {
                self.line(logged, LogKind::Seat(Seat(seat)), words);
                if let Some(line) = self.lines.last_mut() {
                    line.points = points;
                }
            }
        }
        self.line(logged, LogKind::Table, Phrase::new("game-over"));
    }

    fn begin(&mut self, logged: &Logged<Event>, seat: Seat, depth: u8) {
        self.close();
        self.open = Some(Open {
            seat,
            step: logged.step,
            depth,
            icon: None,
            bits: Vec::new(),
            points: 0,
            answered: logged.answered,
            exchanges: false,
            told: false,
        });
    }

    fn line(&mut self, logged: &Logged<Event>, kind: LogKind, words: Phrase) {
        self.close();
        self.lines.push(LogLine::new(logged.answered, kind, words));
    }

    fn close(&mut self) {
        let Some(Open { seat, depth, icon, bits, points, answered, .. }) = self.open.take() else { return };
        // The same twice is said once.
        let bits = bits.chunk_by(|one, next| one == next).map(|same| match same {
            [one] => one.clone(),
            _ => Phrase::new("terra-mystica-log-times").with("what", same[0].clone()).with("count", same.len()),
        });
        if let Some(words) = and(bits) {
            let line = LogLine::new(answered, LogKind::Seat(seat), words);
            self.lines.push(LogLine { icon, points, depth, ..line });
        }
    }
}

/// What comes in and goes out.
fn in_resources(event: Event) -> Option<(&'static str, Phrase)> {
    let counted = |key: &str, count: u8| Phrase::new(key).with("count", count);
    Some(match event {
        Event::Income(_, income) => ("coin", Phrase::new("terra-mystica-log-income").with("what", gain(income))),
        Event::CultBonus(_, bonus) => ("cult", gain(bonus)),
        Event::CultSpades(_, spades) => ("spade", counted("terra-mystica-n-spades", spades)),
        Event::Exchanged(_, done) => ("coin", Phrase::new("terra-mystica-log-exchanged").with("what", exchange(done))),
        Event::Burned(_, tokens) => ("power", counted("terra-mystica-log-burned", tokens)),
        Event::Bought(_, spades) => ("spade", counted("terra-mystica-log-bought", spades)),
        Event::Ordained(_, workers) => ("priest", counted("terra-mystica-log-ordained", workers)),
        Event::Forfeited(_) => ("spade", Phrase::new("terra-mystica-log-forfeited")),
        Event::Got(_, got) => ("power", Phrase::new("terra-mystica-log-got").with("what", gain(got))),
        Event::Leeched(_, leech) => ("power", {
            let words = Phrase::new("terra-mystica-log-leeched");
            words.with("power", leech.power).with("name", leech.from).with("cost", leech.cost)
        }),
        Event::Declined(_, leech) => {
            ("power", Phrase::new("terra-mystica-log-declined").with("power", leech.power).with("name", leech.from))
        }
        Event::CultistsPower(_) => ("power", Phrase::new("terra-mystica-log-cultists")),
        _ => return None,
    })
}

/// Whose line tells an event.
fn whose(event: Event) -> Option<Seat> {
    match event {
        Event::Drawn(seat, _)
        | Event::Plays(seat, _)
        | Event::Placed(seat, _)
        | Event::TookCard { seat, .. }
        | Event::Income(seat, _)
        | Event::CultBonus(seat, _)
        | Event::CultSpades(seat, _)
        | Event::Exchanged(seat, _)
        | Event::Burned(seat, _)
        | Event::Bought(seat, _)
        | Event::Transformed { seat, .. }
        | Event::Skipped(seat, _)
        | Event::Built(seat, _)
        | Event::Upgraded(seat, ..)
        | Event::Advanced(seat, ..)
        | Event::SentPriest(seat, ..)
        | Event::CultStep { seat, .. }
        | Event::PowerAction(seat, _)
        | Event::SpecialAction(seat, _)
        | Event::Bridged(seat, _)
        | Event::TookFavor(seat, _)
        | Event::TookTown(seat, _)
        | Event::Joined(seat, _)
        | Event::Ordained(seat, _)
        | Event::Forfeited(seat)
        | Event::Got(seat, _)
        | Event::Leeched(seat, _)
        | Event::Declined(seat, _)
        | Event::CultistsPower(seat)
        | Event::Passed(seat)
        | Event::Left(seat)
        | Event::Scored(seat, ..) => Some(seat),
        Event::Map(_)
        | Event::Laid(_)
        | Event::InPlay(_)
        | Event::RoundBegan { .. }
        | Event::Area(..)
        | Event::Ended(_) => None,
    }
}

/// Whether an event is told below what it belongs to.
fn is_aside(event: Event) -> bool {
    matches!(
        event,
        Event::Income(..)
            | Event::CultBonus(..)
            | Event::CultSpades(..)
            | Event::Leeched(..)
            | Event::Declined(..)
            | Event::CultistsPower(_)
            | Event::CultStep { .. }
    )
}

/// Sacrifices for an exchange belong to it.
fn is_burning(event: Event) -> bool {
    matches!(event, Event::Burned(..))
}

/// Whether an event begins another line in the middle of an action: tiles, and what is done after them.
fn begins(event: Event, open: &Open) -> bool {
    let tile = matches!(event, Event::TookFavor(..) | Event::TookTown(..));
    let work = matches!(event, Event::Transformed { .. } | Event::Built(..) | Event::Ordained(..));
    (tile || work && open.depth > 0 && open.icon.is_some_and(|icon| icon == "town" || is_cult(icon)))
        && !open.bits.is_empty()
}

fn is_cult(icon: &str) -> bool {
    crate::games::terra_mystica::Cult::ALL.into_iter().any(|cult| cult_icon(cult) == icon)
}
