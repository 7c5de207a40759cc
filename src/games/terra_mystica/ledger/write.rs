//! Writing a match as a ledger.

use super::super::choice::{Choice, Track};
use super::super::event::Event;
use super::super::facts::tiles::{ALL_CARDS, CARDS};
use super::super::facts::{Card, Cult, Faction, LAST_STEP, Map};
use super::super::prompt::Prompt;
use super::super::state::TerraMystica;
use super::command::rate;
use crate::engine::{Answer, Chance, Flow, Game, Halt, Match, Record, Seat, Stream, Table};
use std::fmt::Write;

/// The match up to its cursor as lines of a ledger, header included. [`Ledger::read`](super::Ledger::read) reads them.
pub fn write(game: &Match<TerraMystica>) -> String {
    let mut text = header(game.state(), game.record());
    for line in lines(game.record()) {
        text.push_str(&line);
        text.push('\n');
    }
    text
}

fn header(game: &TerraMystica, record: &Record<TerraMystica>) -> String {
    let mut text = String::new();
    if game.map() != Map::Base {
        let _ = writeln!(text, "map {}", game.map().code());
    }
    let table = record.options.ledger.as_ref();
    let promo = game.has_card(Card(CARDS));
    let options = [
        ("errata-cultist-power", table.is_none_or(|table| table.cultists_power)),
        ("mini-expansion-1", table.is_none_or(|table| table.extra_town_tiles)),
        ("shipping-bonus", promo),
        ("variable-turn-order", record.options.variable_order),
        ("variable-points", record.options.variable_points),
    ];
    for (option, _) in options.iter().filter(|(_, is_on)| *is_on) {
        let _ = writeln!(text, "option {option}");
    }
    let known = if promo { ALL_CARDS as u8 } else { CARDS };
    for card in (0..known).filter(|card| !game.has_card(Card(*card))) {
        let _ = writeln!(text, "delete BON{}", card + 1);
    }
    for faction in game.all_players().iter().filter_map(|player| player.faction()) {
        let _ = writeln!(text, "setup {}", faction.code());
    }
    let tiles: Vec<String> = game.scoring_tiles().iter().map(|tile| format!("SCORE{}", tile.0 + 1)).collect();
    let _ = writeln!(text, "score {}", tiles.join(","));
    text
}

fn lines(record: &Record<TerraMystica>) -> Vec<String> {
    let Ok(mut game) = TerraMystica::new(&record.options, record.players) else { return Vec::new() };
    let answers = record.answers[..record.cursor].iter();
    let mut table = Writer {
        answers,
        seed: record.seed,
        stream: Stream::of_step(record.seed, 0),
        factions: Vec::new(),
        map: game.map(),
        last: None,
        last_round: false,
        line: None,
        acted: false,
        lines: Vec::new(),
    };
    let mut step = 0;
    while game.step(&mut table).is_ok() {
        step += 1;
        table.stream = Stream::of_step(table.seed, step);
    }
    table.end_line();
    table.lines
}

/// The table at which a record is written down.
struct Writer<'a> {
    answers: std::slice::Iter<'a, Answer<Choice>>,
    seed: u64,
    stream: Stream,
    factions: Vec<Faction>,
    map: Map,
    /// The last answer.
    last: Option<Choice>,
    last_round: bool,
    /// The line that is being written.
    line: Option<(Seat, Vec<String>)>,
    /// Whether it holds an action.
    acted: bool,
    lines: Vec<String>,
}

impl Writer<'_> {
    fn end_line(&mut self) {
        if let Some((seat, words)) = self.line.take() {
            let faction = self.factions.get(seat.index()).map_or("", |faction| faction.code());
            self.lines.push(format!("{faction}: {}", words.join(". ")));
        }
        self.acted = false;
    }

    /// The line of an action ends. Where the same seat goes on, and has not passed, it must say that it is another action.
    fn end_action(&mut self, next: Seat) {
        if let Some((seat, words)) = &mut self.line
            && *seat == next
            && !words.iter().any(|word| word.starts_with("pass"))
        {
            words.push("done".to_owned());
        }
        self.end_line();
    }

    fn say(&mut self, seat: Seat, words: String) {
        if self.line.as_ref().is_some_and(|(whose, _)| *whose != seat) {
            self.end_line();
        }
        self.line.get_or_insert_with(|| (seat, Vec::new())).1.push(words);
    }

    /// A line of its own.
    fn say_alone(&mut self, seat: Seat, words: String) {
        self.end_line();
        self.say(seat, words);
        self.end_line();
    }

    fn name(&self, hex: super::super::facts::Hex) -> String {
        self.map.geometry().ledger_name(hex)
    }

    /// What an answer says that no event tells.
    fn note(&mut self, game: &TerraMystica, seat: Seat, prompt: Prompt, choice: Choice) {
        match (prompt, choice) {
            (Prompt::Leech(_) | Prompt::Open, Choice::Take(n) | Choice::Decline(n)) => {
                let mut own = game.offers().iter().filter(|offer| offer.to == seat);
                let Some(offer) = own.nth(usize::from(n)) else { return };
                let from = self.factions.get(offer.from.index()).map_or("", |faction| faction.code());
                let verb = if matches!(choice, Choice::Take(_)) { "leech" } else { "decline" };
                self.say_alone(seat, format!("{verb} {} from {from}", offer.power));
            }
            (Prompt::CultStep { steps, .. }, Choice::Step(cult)) => {
                let count = if steps == 1 { String::new() } else { steps.to_string() };
                let own = self.line.as_ref().is_some_and(|(whose, _)| *whose == seat);
                match own && self.acted {
                    true => self.say(seat, format!("+{count}{}", cult.code())),
                    false => self.say_alone(seat, format!("+{count}{}", cult.code())),
                }
            }
            (Prompt::Key(_), Choice::Step(cult)) => self.give_way(game, seat, cult),
            (_, Choice::Step(cult)) => self.say(seat, format!("+{}", cult.code())),
            (Prompt::Pending(pending), Choice::Forfeit) if pending.spades() > 0 => {
                self.drop_spades(game, seat, pending.spades())
            }
            (Prompt::CultSpades(work), Choice::Forfeit) => self.drop_spades(game, seat, work.spades()),
            (Prompt::WitchesDwelling, Choice::Forfeit) => self.say(seat, "-FREE_D".to_owned()),
            (Prompt::Turn { .. }, _) => {
                let double = matches!(prompt, Prompt::Turn { second: true });
                if self.acted && !double {
                    self.end_action(seat);
                }
                self.acted |= !choice.is_aside();
            }
            _ => {}
        }
    }

    fn drop_spades(&mut self, game: &TerraMystica, seat: Seat, spades: u8) {
        let all = if game.dialect().forfeits_singly() { 1 } else { spades };
        let count = if all == 1 { String::new() } else { all.to_string() };
        self.say(seat, format!("-{count}SPADE"));
    }

    /// Ledgers say on which track a scarce key is used by lowering the markers of the others before.
    fn give_way(&mut self, game: &TerraMystica, seat: Seat, chosen: Cult) {
        let Some((_, words)) = &mut self.line else { return };
        let Some(at) = words.iter().rposition(|word| word.starts_with("+TW")) else { return };
        let steps = if words[at] == "+TW6" { 2 } else { 1 };
        for cult in Cult::ALL.into_iter().filter(|cult| *cult != chosen) {
            let step = game.player(seat).cult(cult);
            if game.on_last_step(cult).is_none() && step < LAST_STEP {
                let lower = (step + steps).saturating_sub(LAST_STEP - 1);
                (0..lower).for_each(|_| words.insert(at, format!("-{}", cult.code())));
            }
        }
    }
}

impl Chance for Writer<'_> {
    fn below(&mut self, bound: u32) -> u32 {
        self.stream.below(bound)
    }
}

impl Table<TerraMystica> for Writer<'_> {
    fn ask(&mut self, game: &TerraMystica, seat: Seat, prompt: Prompt, _: &[Choice]) -> Flow<Choice> {
        let Some(answer) = self.answers.next() else { return Err(Halt::Ask) };
        self.last_round = game.is_last_round();
        self.last = Some(answer.choice);
        self.note(game, seat, prompt, answer.choice);
        Ok(answer.choice)
    }

    fn tell(&mut self, _: &TerraMystica, event: Event) {
        match event {
            Event::Plays(_, faction) => self.factions.push(faction),
            Event::Placed(seat, hex) => self.say_alone(seat, format!("build {}", self.name(hex))),
            Event::Passed(seat) if self.last_round => self.say(seat, "pass".to_owned()),
            Event::TookCard { seat, card, .. } => match self.last {
                Some(Choice::Card(_)) => self.say_alone(seat, format!("pass BON{}", card.0 + 1)),
                _ => self.say(seat, format!("pass BON{}", card.0 + 1)),
            },
            Event::Left(seat) => self.say_alone(seat, "resign".to_owned()),
            Event::Exchanged(seat, exchange) => {
                let ((give, from), (get, to)) = rate(exchange);
                self.say(seat, format!("convert {give}{} to {get}{}", from.code(), to.code()));
            }
            Event::Burned(seat, tokens) => self.say(seat, format!("burn {tokens}")),
            Event::Bought(seat, spades) => self.say(seat, format!("dig {spades}")),
            Event::Transformed { seat, hex, to, .. } => {
                self.say(seat, format!("transform {} to {}", self.name(hex), to.colour()));
            }
            Event::Built(seat, hex) => self.say(seat, format!("build {}", self.name(hex))),
            Event::Upgraded(seat, hex, to) => self.say(seat, format!("upgrade {} to {}", self.name(hex), to.code())),
            Event::Advanced(seat, track, _) if self.last == Some(Choice::Advance(track)) => {
                let track = if track == Track::Shipping { "ship" } else { "dig" };
                self.say(seat, format!("advance {track}"));
            }
            Event::SentPriest(seat, cult, steps) => self.say(seat, format!("send P to {} for {steps}", cult.code())),
            Event::TookFavor(seat, favor) => self.say(seat, format!("+FAV{}", favor.0 + 1)),
            Event::TookTown { seat, tile, .. } => self.say(seat, format!("+TW{}", tile.0 + 1)),
            Event::Joined(seat, river) => self.say(seat, format!("connect {}", self.name(river))),
            Event::Ordained(seat, workers) => self.say(seat, format!("convert {workers}W to {workers}P")),
            Event::PowerAction(seat, action) => self.say(seat, format!("action ACT{}", action + 1)),
            Event::SpecialAction(seat, special) => self.say(seat, format!("action {}", special.code())),
            Event::Bridged(seat, place) => {
                let (one, other) = self.map.geometry().bridges()[usize::from(place)];
                self.say(seat, format!("bridge {}:{}", self.name(one), self.name(other)));
            }
            Event::Lowered(seat, cult, _) => self.say(seat, format!("-{}", cult.code())),
            _ => {}
        }
    }
}
