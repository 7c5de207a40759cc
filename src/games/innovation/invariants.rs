//! What the property suite may look at (see [`crate::engine::invariants`]).

use super::card::{Card, Colour, Icon, Symbol, Visible};
use super::cards::{definition, echo, effects};
use super::choice::Choice;
use super::determinize::hidden_places;
use super::dogma::{ECHO, INSPIRE};
use super::event::{Deal, Ending, Event, How, Role, Scope};
use super::karma::{Decree, Karma, Would};
use super::knowledge::POOL;
use super::prompt::{Prompt, Verb};
use super::sets::{Set, Sets};
use super::state::{Innovation, Options, Running, Zone};
use super::{Special, Splay};
use crate::engine::invariants::Invariants;
use crate::engine::{Chance, Seat, Stream};
use std::fmt::Write;

/// How much more what a fond game likes most is picked.
const FONDEST: u32 = 1600;

impl Invariants for Innovation {
    fn tables() -> Vec<(Options, u8)> {
        let plain = Options::default();
        let mut tables: Vec<(Options, u8)> = (2..=4).map(|players| (plain, players)).collect();
        tables.push((Options { teams: true, ..plain }, 4));
        tables.push((Options { longer: true, ..plain }, 2));
        tables.push((Options { no_tracking: true, ..plain }, 3));
        tables.push((Options { teams: true, longer: true, no_tracking: true, ..plain }, 4));
        let cities = Sets::BASE.with(Set::Cities);
        for sets in [cities, Sets::BASE.with(Set::Echoes), cities.with(Set::Echoes)] {
            let expanded = Options { sets, ..plain };
            tables.push((Options { longer: true, no_tracking: true, ..expanded }, 3));
            tables.extend((2..=4).map(|players| (expanded, players)));
            tables.push((Options { teams: true, ..expanded }, 4));
        }
        let is_late = |(_, sets): &(usize, Sets)| sets.has(Set::Figures) || sets.has(Set::Artifacts);
        for (number, mix) in Sets::mixes().enumerate().filter(is_late) {
            for (size, players) in [4, 3, 4, 2].into_iter().enumerate() {
                let with_relics = mix.has(Set::Artifacts) && (number + size) % 3 != 1;
                let sets = if with_relics { mix.with_relics() } else { mix };
                let (longer, no_tracking) = (size == 1 && number % 4 == 0, size == 0 && number % 2 == 0);
                tables.push((Options { teams: size == 0, longer, no_tracking, sets }, players));
            }
        }
        tables
    }

    fn golden_tables() -> Vec<(Options, u8)> {
        let is_late = |sets: Sets| sets.has(Set::Artifacts) || sets.has(Set::Figures);
        let is_kept = |(options, players): &(Options, u8)| match (options.sets.expansions(), players) {
            (0, _) | (1, 2) => true,
            (4, _) => *players < 4 || options.teams,
            _ if is_late(options.sets) || options.longer => false,
            (1, 4) => !options.sets.has(Set::Echoes),
            (1, _) | (_, 2) => true,
            _ => options.teams,
        };
        Self::tables().into_iter().filter(is_kept).collect()
    }

    fn audit(&self) -> Result<(), String> {
        let mut seen = vec![0u8; self.sets().numbered()];
        let common = [Zone::Supply, Zone::Available, Zone::Removed, Zone::Relics].into_iter();
        let own = |seat| {
            let held = [Zone::Hand(seat), Zone::Score(seat), Zone::Forecast(seat), Zone::Display(seat)];
            held.into_iter().chain([Zone::Revealed(seat), Zone::Board(seat), Zone::Achievements(seat)])
        };
        for zone in common.chain(self.seats().flat_map(own)) {
            for card in self.cards_in(zone) {
                seen[card.index()] += 1;
                if self.zone(card) != zone {
                    return Err(format!("{card:?} lies in {zone:?} and is said to be in {:?}", self.zone(card)));
                }
            }
        }
        let times = |card: Card| u8::from(self.sets().has_card(card));
        if let Some(card) = Card::all().take(seen.len()).find(|card| seen[card.index()] != times(*card)) {
            return Err(format!("{card:?} lies in {} places", seen[card.index()]));
        }
        for back in self.backs() {
            let pile = self.pile_of(back);
            if pile.iter().any(|card| card.back() != back) {
                return Err(format!("the pile {back:?} holds {pile:?}"));
            }
        }
        // A figure's echo effect makes any card one.
        let fits = |card: &Card| card.set() == Set::Base || card.is_relic() || self.sets().has(Set::Figures);
        if let Some(card) = self.available().iter().find(|card| !fits(card)) {
            return Err(format!("{card:?} is an achievement in the middle"));
        }
        for seat in self.seats() {
            self.audit_board(seat)?;
        }
        // A karma can come before a claim, and ask.
        let is_pending = self.is_ending() || self.running().iter().any(Running::is_karma);
        for special in self.specials().filter(|_| !is_pending) {
            let earned = self.seats().find(|seat| self.has_earned(*seat, special));
            // Of several karmas before a claim the current player chooses one.
            let chooses = |seat: &Seat| self.figures_that_step_in(*seat, Would::Special(special)).count() > 1;
            if let (None, Some(seat)) = (self.owner(special), earned.filter(|seat| !chooses(seat))) {
                return Err(format!("{seat:?} has earned {special:?} and nobody has it"));
            }
        }
        Ok(())
    }

    fn as_text(&self) -> String {
        self.table_text()
    }

    fn known_to(&self, viewer: Option<Seat>) -> String {
        let mut text = format!("{:?} {} {}", self.current(), self.turn(), self.actions_left());
        let _ = write!(text, " {:?} {}", Special::ALL.map(|special| self.owner(special)), self.has_endorsed());
        for (place, seen) in self.seen_by(viewer).into_iter().enumerate() {
            let _ = write!(text, "\n{place} {seen:?}");
        }
        text
    }

    fn unknown_to(&self, viewer: Option<Seat>) -> Vec<Vec<u16>> {
        let in_pool = hidden_places(self, viewer).filter(|(_, mark)| mark & POOL != 0);
        let mut hidden: Vec<Card> = in_pool.map(|(card, _)| card).collect();
        hidden.sort_by_key(|card| card.back());
        let groups = hidden.chunk_by(|one, other| one.back() == other.back());
        groups.map(|group| group.iter().map(|card| card.0).collect()).collect()
    }

    fn hand(&self, seat: Seat) -> Vec<u16> {
        self.player(seat).hand().iter().map(|card| card.0).collect()
    }

    /// Actions, forecasts, splays, claims, endings, which karma stepped in, and who carried out which effect in what part.
    fn tally(event: &Event, count: &mut dyn FnMut(String)) {
        match *event {
            Event::TurnBegan { .. } => count("turns".to_owned()),
            Event::Began(Scope::Action(_, deal)) => {
                count(format!("actions: {}", deal.word()));
                if let Deal::Decree(decree) = deal {
                    count(row_of_decree(decree));
                }
            }
            Event::Karma { figure, number, .. } => {
                count("karmas".to_owned());
                count(row_of_karma(figure, number));
            }
            Event::Moved { how: How::Dig, .. } => count("dug".to_owned()),
            Event::Moved { how: How::Seize, .. } => count("seized".to_owned()),
            Event::Lost(_) => count("lost".to_owned()),
            Event::Moved { how: How::Foreshadow, .. } => count("foreshadowed".to_owned()),
            Event::Moved { from: Zone::Forecast(_), to: Zone::Board(_), how: How::Meld, .. } => {
                count("promoted".to_owned())
            }
            Event::Splayed { splay, .. } => count(format!("splayed {}", splay.word())),
            Event::Claimed { special, .. } => count(format!("claimed {}", special.word())),
            Event::Began(Scope::FreeDraw(_)) => count("free draws".to_owned()),
            Event::Ended(Ending::Card(card)) => count(format!("ended by {}", card.print().id)),
            Event::Ended(ending) => count(format!("ended: {ending:?}")),
            Event::Began(Scope::Effect { card, effect, seat, by, role, depth }) => {
                let part = match role {
                    _ if depth > 0 => "nested",
                    Role::Obeys => "demanded",
                    _ if seat != by => "shared",
                    _ => "own",
                };
                count(format!("effects {part}"));
                if effect == ECHO {
                    count("effects that are echoes".to_owned());
                }
                count(row(card, effect, part));
            }
            _ => {}
        }
    }

    fn rows() -> Vec<String> {
        let of_card = |card: Card| {
            let echo = echo(card).map(|_| ECHO);
            let own = effects(card).iter().zip(0..).map(|(effect, number)| (number, effect.is_demand()));
            let parts = |demand: bool| if demand { &["demanded"][..] } else { &["own", "shared"] };
            let effects = own.chain(echo.map(|echo| (echo, false)));
            let effects =
                effects.flat_map(move |(effect, demand)| parts(demand).iter().map(move |part| row(card, effect, part)));
            let inspire = definition(card).inspire_effect().map(|_| row(card, INSPIRE, "own"));
            let steps_in = |karma: &Karma| !matches!(karma, Karma::Decree(_) | Karma::Each(_));
            let karmas = (0..).zip(definition(card).karma_effects()).filter(move |(_, karma)| steps_in(karma));
            effects.chain(inspire).chain(karmas.map(move |(number, _)| row_of_karma(card, number)))
        };
        let actions = ["endorse", "inspire", "display"].map(|action| format!("actions: {action}"));
        let things = ["foreshadowed", "promoted", "dug", "seized"].map(str::to_owned);
        let claims = Special::ALL.map(|special| format!("claimed {}", special.word()));
        let decrees = Decree::ALL.map(row_of_decree);
        Card::all().flat_map(of_card).chain(actions).chain(things).chain(claims).chain(decrees).collect()
    }

    /// A lively game acts and answers instead of drawing and declining.
    fn liveliness(choice: Choice) -> u32 {
        match choice {
            Choice::Achieve(_) => 20,
            Choice::Dogma(_) | Choice::Endorse(_) | Choice::Inspire(_) | Choice::Decree(_) => 6,
            Choice::Meld(_) => 3,
            Choice::Card(_) | Choice::Colour(_) | Choice::Yes => 4,
            _ => 1,
        }
    }

    /// A patient game climbs through the ages and claims nothing on the way.
    fn patience(choice: Choice) -> u32 {
        match choice {
            Choice::Achieve(_) | Choice::Pass => 1,
            Choice::Inspire(_) | Choice::Decree(_) => 60,
            Choice::Draw | Choice::Dogma(_) | Choice::Endorse(_) => 20,
            _ => 40,
        }
    }

    /// Of one direction to splay, and of some kinds of choices: to meld cards of a set, to do something with cards, to decline. Every other taste
    /// is the one of [`fond_of_left_splays`].
    fn fondness(taste: u64, prompt: Prompt, choice: Choice) -> u32 {
        if let Some(weight) = fond_of_left_splays(prompt, choice).filter(|_| taste.is_multiple_of(2)) {
            return weight;
        }
        let kind = match (prompt, choice) {
            (Prompt::Splay(splay), Choice::Colour(_)) => {
                return if splay == Splay::DIRECTIONS[(taste / 4 % 3) as usize] { FONDEST } else { 1 };
            }
            // Figures show what they can where several lie on top.
            (_, Choice::Meld(card)) if card.set() == Set::Figures => return [40, FONDEST][(taste / 12 % 2) as usize],
            (_, Choice::Meld(card)) => 10 + card.set() as u64,
            (Prompt::Card { verb, .. }, Choice::Card(_)) => {
                20 + verb.goes(Seat(0)).map_or(0, |(_, how)| 1 + how as u64)
            }
            (_, Choice::Draw) => 50,
            (_, Choice::Dogma(_)) => 51,
            (_, Choice::Endorse(_)) => 52,
            (_, Choice::Inspire(_)) => 53,
            _ => 60,
        };
        [1, 40, FONDEST][Stream::new(taste ^ kind).below(3) as usize]
    }
}

/// Splays left and tucks wherever it can, with early cards, and leaves one colour to figures that can win: nothing else shows who splays a fifth
/// colour left.
fn fond_of_left_splays(prompt: Prompt, choice: Choice) -> Option<u32> {
    let is_early = |card: Card| card.printed_value() <= 4;
    let can_win = |card: Card| card.set() == Set::Figures && definition(card).can_win();
    Some(match (prompt, choice) {
        (Prompt::Splay(Splay::Left), Choice::Colour(_)) => FONDEST,
        (Prompt::Splay(_), Choice::Colour(_)) => 1,
        (Prompt::Splay(_), _) => FONDEST,
        (_, Choice::Meld(card)) if can_win(card) => FONDEST,
        (_, Choice::Meld(card)) if card.colour() == Colour::Yellow => 1,
        (_, Choice::Meld(card)) if is_early(card) || card.set() == Set::Figures => FONDEST,
        (_, Choice::Meld(_)) => 20,
        (_, Choice::Dogma(card) | Choice::Endorse(card)) => [40, FONDEST][usize::from(is_early(card))],
        (_, Choice::Draw) => 400,
        (_, Choice::Inspire(_)) => 100,
        (Prompt::Card { .. }, Choice::Card(card)) if can_win(card) => 1,
        (Prompt::Card { verb: Verb::Tuck | Verb::Endorse, .. }, Choice::Card(_)) => FONDEST,
        _ => return None,
    })
}

/// The row of an effect that somebody carried out in this part.
fn row(card: Card, effect: u8, part: &str) -> String {
    let number = match effect {
        ECHO => "echo".to_owned(),
        INSPIRE => "inspire".to_owned(),
        _ => (effect + 1).to_string(),
    };
    format!("{:2} {:18} {number} {part}", card.printed_value(), card.print().id)
}

/// The row of a karma that stepped in, counted from 0.
fn row_of_karma(figure: Card, number: u8) -> String {
    format!("{:2} {:18} karma {}", figure.printed_value(), figure.print().id, number + 1)
}

/// The row of a decree that was issued.
fn row_of_decree(decree: Decree) -> String {
    format!("decree {}", decree.word())
}

impl Innovation {
    /// Colours, splays and counted icons of a board, recounted slowly.
    fn audit_board(&self, seat: Seat) -> Result<(), String> {
        let player = self.player(seat);
        for colour in Colour::ALL {
            let stack = player.stack(colour);
            if stack.cards().iter().any(|card| card.colour() != colour) {
                return Err(format!("{seat:?} has {:?} in {colour:?}", stack.cards()));
            }
            if stack.cards().len() < 2 && stack.splay() != Splay::None {
                return Err(format!("{seat:?} has {} {colour:?} cards splayed", stack.cards().len()));
            }
            for icon in Icon::ALL {
                let counted = stack.icons()[icon.index()];
                let slowly = recount(stack.cards(), stack.splay(), |symbol| symbol.icon() == Some(icon)).count();
                if usize::from(counted) != slowly {
                    return Err(format!("{seat:?} shows {slowly} {icon:?} in {colour:?}, not {counted}"));
                }
            }
            let slowly = |symbol| recount(stack.cards(), stack.splay(), move |one| one == symbol).count() as u8;
            let bonuses = recount(stack.cards(), stack.splay(), |symbol| symbol.bonus().is_some());
            let bonuses: Vec<u8> = bonuses.filter_map(Symbol::bonus).collect();
            let Visible { hexagons, echoes, bonuses: count, highest_bonus, flags, fountains, .. } = *stack.visible();
            let [all, highest] = [bonuses.len() as u8, bonuses.into_iter().max().unwrap_or(0)];
            let symbols = [Symbol::Hexagon, Symbol::Echo, Symbol::Flag, Symbol::Fountain].map(slowly);
            if (symbols, all, highest) != ([hexagons, echoes, flags, fountains], count, highest_bonus) {
                return Err(format!("{seat:?} shows {symbols:?}, bonuses {all} to {highest} in {colour:?}"));
            }
        }
        Ok(())
    }
}

/// Visible symbols, place by place, as the rulebook draws them.
fn recount(cards: &[Card], splay: Splay, counts: impl Fn(Symbol) -> bool) -> impl Iterator<Item = Symbol> {
    let visible = move |from_top: usize, place: usize| {
        from_top == 0
            || match splay {
                Splay::None => false,
                Splay::Left => place == 3 || place == 5,
                Splay::Right => place == 0 || place == 1,
                Splay::Up => (1..=3).contains(&place),
            }
    };
    let places = cards.iter().rev().enumerate().flat_map(|(from_top, card)| {
        card.print().symbols.into_iter().enumerate().map(move |(place, symbol)| (from_top, place, symbol))
    });
    let shown = places.filter(move |(from_top, place, _)| visible(*from_top, *place));
    shown.filter_map(|(.., symbol)| symbol).filter(move |symbol| counts(*symbol))
}
