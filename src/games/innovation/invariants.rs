//! What the property suite may look at (see [`crate::engine::invariants`]).

use super::card::{Card, Colour, Icon};
use super::cards::effects;
use super::choice::Choice;
use super::determinize::hidden_places;
use super::event::{Ending, Event};
use super::facts::{CARDS, LAST_AGE};
use super::knowledge::POOL;
use super::state::{Innovation, Options, Zone};
use super::{Special, Splay};
use crate::engine::Seat;
use crate::engine::invariants::Invariants;
use std::fmt::Write;

impl Invariants for Innovation {
    fn tables() -> Vec<(Options, u8)> {
        let plain = Options::default();
        let mut tables: Vec<(Options, u8)> = (2..=4).map(|players| (plain, players)).collect();
        tables.push((Options { teams: true, ..plain }, 4));
        tables.push((Options { longer: true, ..plain }, 2));
        tables.push((Options { no_tracking: true, ..plain }, 3));
        tables.push((Options { teams: true, longer: true, no_tracking: true }, 4));
        tables
    }

    fn audit(&self) -> Result<(), String> {
        let mut seen = [0u8; CARDS];
        let common = [Zone::Supply, Zone::Available, Zone::Removed].into_iter();
        let own = |seat| [Zone::Hand(seat), Zone::Score(seat), Zone::Board(seat), Zone::Achievements(seat)];
        for zone in common.chain(self.seats().flat_map(own)) {
            for card in self.cards_in(zone) {
                seen[card.index()] += 1;
                if self.zone(card) != zone {
                    return Err(format!("{card:?} lies in {zone:?} and is said to be in {:?}", self.zone(card)));
                }
            }
        }
        if let Some(card) = seen.iter().position(|times| *times != 1) {
            return Err(format!("card {card} lies in {} places", seen[card]));
        }
        for age in 1..=LAST_AGE {
            let pile = self.pile(age);
            if pile.iter().any(|card| card.value() != age) {
                return Err(format!("the pile of age {age} holds {pile:?}"));
            }
        }
        for seat in self.seats() {
            self.audit_board(seat)?;
        }
        for special in Special::ALL {
            let earned = self.seats().find(|seat| self.has_earned(*seat, special));
            if let (None, Some(seat)) = (self.owner(special), earned) {
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
        let _ = write!(text, " {:?}", Special::ALL.map(|special| self.owner(special)));
        for (place, seen) in self.seen_by(viewer).into_iter().enumerate() {
            let _ = write!(text, "\n{place} {seen:?}");
        }
        text
    }

    fn unknown_to(&self, viewer: Option<Seat>) -> Vec<Vec<u16>> {
        let hidden: Vec<(Card, u8)> = hidden_places(self, viewer).collect();
        let unseen = |age| {
            let of_age = move |(card, mark): &&(Card, u8)| card.value() == age && mark & POOL != 0;
            hidden.iter().filter(of_age).map(|(card, _)| card.0).collect::<Vec<u16>>()
        };
        (1..=LAST_AGE).map(unseen).filter(|group| !group.is_empty()).collect()
    }

    fn hand(&self, seat: Seat) -> Vec<u16> {
        self.player(seat).hand().iter().map(|card| card.0).collect()
    }

    /// Actions, splays, claims, endings, and who carried out which effect in what part.
    fn tally(event: &Event, count: &mut dyn FnMut(String)) {
        match *event {
            Event::TurnBegan { .. } => count("turns".to_owned()),
            Event::Acted(_, deal) => count(format!("actions: {}", deal.word())),
            Event::Splayed(_, _, splay) => count(format!("splayed {}", splay.word())),
            Event::Claimed(_, special) => count(format!("claimed {}", special.word())),
            Event::FreeDraw(_) => count("free draws".to_owned()),
            Event::Ended(Ending::Card(card)) => count(format!("ended by {}", card.print().id)),
            Event::Ended(ending) => count(format!("ended: {ending:?}")),
            Event::Effect { card, effect, seat, by, depth } => {
                let part = match () {
                    () if depth > 0 => "nested",
                    () if effects(card)[usize::from(effect)].is_demand() => "demanded",
                    () if seat != by => "shared",
                    () => "own",
                };
                count(format!("effects {part}"));
                count(format!("{:2} {:18} {} {part}", card.value(), card.print().id, effect + 1));
            }
            _ => {}
        }
    }

    /// A lively game acts and answers instead of drawing and declining.
    fn liveliness(choice: Choice) -> u32 {
        match choice {
            Choice::Achieve(_) => 20,
            Choice::Dogma(_) => 6,
            Choice::Meld(_) => 3,
            Choice::Card(_) | Choice::Colour(_) | Choice::Yes => 4,
            _ => 1,
        }
    }
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
                let slowly = recount(stack.cards(), stack.splay(), icon);
                if counted != slowly {
                    return Err(format!("{seat:?} shows {slowly} {icon:?} in {colour:?}, not {counted}"));
                }
            }
        }
        Ok(())
    }
}

/// Visible icons, place by place, as the rulebook draws them.
fn recount(cards: &[Card], splay: Splay, icon: Icon) -> u8 {
    let mut count = 0;
    for (from_top, card) in cards.iter().rev().enumerate() {
        for (place, shown) in card.print().icons.iter().enumerate() {
            let visible = from_top == 0
                || match splay {
                    Splay::None => false,
                    Splay::Left => place == 3,
                    Splay::Right => place == 0 || place == 1,
                    Splay::Up => place > 0,
                };
            count += u8::from(visible && *shown == Some(icon));
        }
    }
    count
}
