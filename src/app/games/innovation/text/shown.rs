//! What the board shows of a seat, of what is going on and of what has happened: facts, which the board draws.

use super::asking::{activated, holder};
use super::names::{card_name, decree_name, dogma_trigger, tone, trigger};
use crate::app::i18n::words::Phrase;
use crate::app::narration::Narration;
use crate::engine::{Match, Seat, SeatSet};
use crate::games::innovation::{Back, Card, Choice, Deal, Event, How, Icon, Icons, Innovation, Scope, Trigger, Zone};
use crate::session::recap::LastDecision;

/// What a player's head says.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    /// The points.
    pub points: u16,
    /// How many of the points come from bonuses.
    pub bonuses: u16,
    /// The achievements that count for the victory.
    pub achievements: u8,
    /// How many of the achievements are flags, as long as they stay.
    pub flags: u8,
    /// The same of fountains.
    pub fountains: u8,
    /// How many cards are in the hand.
    pub hand: usize,
}

/// What this seat's head says.
pub fn standing(state: &Innovation, seat: Seat) -> Standing {
    let player = state.player(seat);
    Standing {
        points: player.points(),
        bonuses: player.bonus_points(),
        flags: state.flags(seat),
        fountains: state.fountains(seat),
        achievements: state.side_achievements(seat),
        hand: player.hand().len(),
    }
}

/// A seat's icons, and for which of them nobody has more.
pub fn totals(state: &Innovation, seat: Seat) -> (Icons, [bool; 6]) {
    let own = state.player(seat).all_icons();
    let leads = Icon::ALL.map(|icon| {
        let count = own[icon.index()];
        count > 0 && state.others(seat).all(|other| state.player(other).icons(icon) < count)
    });
    (own, leads)
}

/// A hand by its backs, the lowest first.
pub fn hand(state: &Innovation, seat: Seat) -> Vec<Back> {
    sorted_backs(state.player(seat).hand())
}

/// A forecast by its backs, the lowest first.
pub fn forecast(state: &Innovation, seat: Seat) -> Vec<Back> {
    sorted_backs(state.player(seat).forecast())
}

/// A score pile by its backs, the lowest first.
pub fn score(state: &Innovation, seat: Seat) -> Vec<Back> {
    sorted_backs(state.player(seat).score_pile())
}

/// The order in which cards of which the faces are seen lie wherever they lie side by side: the lowest first.
pub fn order(card: Card) -> impl Ord {
    (card.printed_value(), card.colour(), card)
}

fn sorted_backs(cards: &[Card]) -> Vec<Back> {
    let mut backs: Vec<Back> = cards.iter().map(|card| card.back()).collect();
    backs.sort_unstable_by_key(|back| (back.value, back.set));
    backs
}

/// Who has a relic among the achievements or in the hand; `None` while it lies beside its pile or is in play.
pub fn relic_holder(state: &Innovation, relic: Card) -> Option<Seat> {
    match state.zone(relic) {
        Zone::Hand(seat) | Zone::Achievements(seat) | Zone::Board(seat) | Zone::Score(seat) | Zone::Forecast(seat) => {
            Some(seat)
        }
        _ => None,
    }
}

/// Where a card lies, to whoever knows it, and with whom, whose `name` the words lack; `None` where that is not to be told.
pub fn place_of(state: &Innovation, viewer: Option<Seat>, card: Card) -> Option<(Phrase, Option<Seat>)> {
    if !state.knows(viewer, card) {
        return None;
    }
    let (key, seat) = match state.zone(card) {
        Zone::Hand(seat) => ("innovation-place-hand", Some(seat)),
        Zone::Score(seat) => ("innovation-place-score", Some(seat)),
        Zone::Forecast(seat) => ("innovation-place-forecast", Some(seat)),
        Zone::Board(seat) => ("innovation-place-board", Some(seat)),
        Zone::Achievements(seat) if card.is_relic() => ("innovation-place-relic", Some(seat)),
        Zone::Relics => ("innovation-place-relics", None),
        Zone::Achievements(_) | Zone::Available => return None,
        Zone::Display(seat) => ("innovation-place-display", Some(seat)),
        Zone::Revealed(seat) => ("innovation-place-revealed", Some(seat)),
        Zone::Supply => ("innovation-place-supply", None),
        Zone::Removed => ("innovation-place-removed", None),
    };
    Some((Phrase::new(key).with("age", card.printed_value()), seat))
}

/// Something to pick that lies nowhere in sight, or on a board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Item {
    /// What it is picked for.
    pub choice: Choice,
    /// Who has it, as far as that is known.
    pub owner: Option<Seat>,
    /// Whether it lies on top of a pile, where it can be tapped as well.
    pub on_board: bool,
}

/// What a choice of this seat picks; `None` for what lies in front of it anyway.
pub fn item(state: &Innovation, me: Seat, choice: Choice) -> Option<Item> {
    match choice {
        Choice::Card(card) => match state.zone(card) {
            Zone::Hand(owner) | Zone::Forecast(owner) if owner == me => None,
            Zone::Board(owner) => {
                let on_board = state.player(owner).stack(card.colour()).top() == Some(card);
                Some(Item { choice, owner: Some(owner), on_board })
            }
            _ => Some(Item { choice, owner: holder(state, me, card), on_board: false }),
        },
        Choice::Back { owner, .. } => Some(Item { choice, owner: Some(owner), on_board: false }),
        _ => None,
    }
}

/// Whose things the question is about, and who can be chosen.
pub fn asked_about(game: &Match<Innovation>) -> SeatSet {
    let Some(question) = game.question() else { return SeatSet::NONE };
    let owner = |choice: &Choice| match *choice {
        Choice::Player(seat) => Some(seat),
        choice => item(game.state(), question.seat, choice)?.owner,
    };
    question.choices.iter().filter_map(owner).collect()
}

/// Where an effect is: which one, which sentence of it, both from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct At {
    /// The effect; [`ECHO`](crate::games::innovation::ECHO), [`INSPIRE`](crate::games::innovation::INSPIRE) and
    /// [`KARMA`](crate::games::innovation::KARMA) are what they say.
    pub effect: usize,
    /// Which karma of the card, from 0; 0 where the effect is none.
    pub karma: usize,
    /// The sentence that is carried out.
    pub sentence: usize,
}

/// A dogma that is carried out.
#[derive(Clone, PartialEq, Debug)]
pub struct Action {
    /// Of which card.
    pub card: Card,
    /// Whose.
    pub by: Seat,
    /// How far it has come.
    pub at: At,
    /// Who acts.
    pub acting: Seat,
    /// Who goes through the effect, in order.
    pub order: Vec<Seat>,
    /// Whether its demands are left out.
    pub leaves_out: bool,
    /// The card that has this one carried out, if one does.
    pub within: Option<Card>,
}

/// The dogma that is carried out now, the innermost if one carries out another.
pub fn action(state: &Innovation) -> Option<Action> {
    let running = state.running().last()?;
    let at = At {
        effect: usize::from(running.effect()),
        karma: running.karma().map(usize::from).unwrap_or_default(),
        sentence: usize::from(running.sentence()),
    };
    let above = state.running().len().checked_sub(2).and_then(|n| state.running().get(n));
    Some(Action {
        card: running.card(),
        by: running.by(),
        at,
        acting: running.acting(),
        order: state.going_through(running),
        leaves_out: running.leaves_out_demands(),
        within: above.map(|above| above.card()),
    })
}

/// The action that was taken last.
#[derive(Clone, PartialEq, Debug)]
pub struct Last {
    /// By whom.
    pub by: Seat,
    /// The card that it was about, as far as whoever looks knows it.
    pub card: Option<Card>,
    /// Who did what.
    pub words: Phrase,
}

/// The action that was taken last, as whoever looks is told it.
pub fn last_played(game: &Match<Innovation>, viewer: Option<Seat>) -> Option<Last> {
    let events = game.events();
    let (at, by, deal) = events.iter().enumerate().rev().find_map(|(at, logged)| match logged.event {
        Event::Began(Scope::Action(seat, deal)) => Some((at, seat, deal)),
        _ => None,
    })?;
    let drawn = || {
        events[at..].iter().find_map(|logged| match logged.event {
            Event::Moved { card, to: Zone::Hand(seat), how: How::Draw, .. } if seat == by => Some(card),
            _ => None,
        })
    };
    let phrase = |key: &'static str| Phrase::new(key).with("name", by);
    let about = |key, card| (Some(card), phrase(key).with("card", card_name(card)));
    let (card, words) = match deal {
        Deal::Dogma(card) | Deal::Display(card) => about("innovation-last-dogma", card),
        Deal::Meld(card) => about("innovation-last-meld", card),
        Deal::Endorse(card) => about("innovation-last-endorse", card),
        Deal::AchieveCard(card) => about("innovation-last-claimed", card),
        Deal::Draw => (drawn(), phrase("innovation-last-draw")),
        Deal::Achieve(age) => (None, phrase("innovation-last-achieve").with("age", age)),
        Deal::Inspire(colour) => (None, phrase("innovation-last-inspire").with("colour", tone(colour))),
        Deal::Decree(decree) => (None, phrase("innovation-last-decree").with("decree", decree_name(decree))),
    };
    let card = card.filter(|card| game.state().knows(viewer, *card));
    Some(Last { by, card, words })
}

/// More karmas than these that stepped in are in the log.
const MOST: usize = 3;

/// A karma that stepped in.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stepped {
    /// Whose karma.
    pub figure: Card,
    /// Who has the figure.
    pub owner: Seat,
    /// Who would have done it.
    by: Seat,
    trigger: Trigger,
    /// The card of the dogma action that waits.
    card: Option<Card>,
    instead: bool,
}

impl Stepped {
    /// Which karma stepped in, before or instead of what.
    pub fn words(self) -> Phrase {
        let key = match (self.trigger, self.instead) {
            (Trigger::Melded, _) => "innovation-karma-of",
            (_, true) => "innovation-karma-instead",
            (_, false) => "innovation-karma-before",
        };
        let phrase = Phrase::new(key).with("name", self.owner).with("card", card_name(self.figure));
        if self.trigger == Trigger::Melded {
            return phrase;
        }
        let by = Some(self.by).filter(|by| *by != self.owner);
        let would = self.card.map_or_else(|| trigger(self.trigger, by), |card| dogma_trigger(card, by));
        phrase.with("trigger", would)
    }
}

/// The karmas that stepped in since this seat's last decision, the last ones; a figure that did so several times is told once.
pub fn stepped_in(game: &Match<Innovation>, seat: Seat) -> Vec<Stepped> {
    let last = LastDecision::of(game, seat, Innovation::is_turn).at.unwrap_or(0);
    let mut told = Vec::new();
    let events = game.events();
    for (at, logged) in events.iter().enumerate().rev().take_while(|(_, logged)| logged.answered > last) {
        if let Event::Karma { figure, owner, by, trigger, instead, .. } = logged.event {
            let card = if trigger == Trigger::Dogma { activated(&events[..at]) } else { None };
            let stepped = Stepped { figure, owner, by, trigger, card, instead };
            if told.len() < MOST && !told.contains(&stepped) {
                told.push(stepped);
            }
        }
    }
    told.reverse();
    told
}

/// The cards that whoever looks drew face down after the first `looked` events, and has not looked at.
pub fn face_down(game: &Match<Innovation>, viewer: Option<Seat>, looked: usize) -> Vec<Card> {
    let card = |event: &Event| if let Event::Moved { card, .. } = event { Some(*card) } else { None };
    let is_own = |card: &Card| viewer.is_some_and(|viewer| game.state().zone(*card) == Zone::Hand(viewer));
    game.unseen(looked).filter_map(card).filter(is_own).collect()
}
