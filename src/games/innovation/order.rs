//! Several cards that are handled at once. Whoever handles them chooses the order wherever it can matter (rules, "Zurückgeben":
//! "kann die Reihenfolge gewählt werden").
//!
//! It matters under the same supply pile and in the same colour of a board. It matters as well when a special achievement, which
//! can be claimed "mitten in der Ausführung eines Effekts", would be claimed in one order and not, or by somebody else, in another.

use super::Innovation;
use super::card::{Card, Colour, Icon, Icons};
use super::choice::{Choice, Choices};
use super::event::{Event, How};
use super::facts::{EMPIRE, UNIVERSE, WORLD};
use super::moves::TOGETHER;
use super::state::{Cards, Special, Zone};
use crate::engine::{Chance, Flow, Halt, Outcome, Seat, Table};
use arrayvec::ArrayVec;

/// So many cards are tried in every order to find out whether claims differ; of more cards it is enough that they could.
const MOST_TRIED: usize = 6;

/// Cards that are handled at once.
#[derive(Clone, Copy)]
pub(super) struct Handled<'a> {
    pub cards: &'a [Card],
    pub to: Zone,
    pub how: How,
}

impl Innovation {
    /// What `seat`, who handles these cards, may choose between: as they lie, or any of them first. Empty if every order has the
    /// same result.
    pub(super) fn orders(&self, seat: Seat, handled: Handled) -> Choices {
        if self.rules < TOGETHER {
            return self.orders_by_rules_1(seat, handled);
        }
        let faces: ArrayVec<Choice, { super::facts::CARDS }> =
            handled.cards.iter().map(|card| self.face(seat, *card)).collect();
        let claims = self.claims_depend(handled);
        let mut choices: Choices = [Choice::AsTheyLie].into_iter().collect();
        for (card, face) in handled.cards.iter().zip(&faces) {
            let other = |(other, theirs): (&Card, &Choice)| theirs != face && handled.same_pile(*card, *other);
            let matters = claims && self.touches_board(handled, *card) || handled.cards.iter().zip(&faces).any(other);
            if matters && !choices.contains(face) {
                choices.push(*face);
            }
        }
        if choices.len() > 2 { choices } else { Choices::new() }
    }

    /// The card of these that `seat` begins with; `None` leaves them as they lie.
    pub(super) fn chosen_first(&self, seat: Seat, cards: &[Card], choice: Choice) -> Option<Card> {
        cards.iter().copied().find(|card| self.face(seat, *card) == choice)
    }

    /// What a player sees of a card: itself or its back.
    fn face(&self, seat: Seat, card: Card) -> Choice {
        match self.zone(card) {
            Zone::Score(owner) if !self.knows(Some(seat), card) => Choice::Back { owner, value: card.value() },
            _ => Choice::Card(card),
        }
    }

    /// Version 1 asked for the first pile only, and only the owner of the cards.
    fn orders_by_rules_1(&self, seat: Seat, handled: Handled) -> Choices {
        let is_own = |card: &&Card| match self.zone(**card) {
            Zone::Hand(owner) | Zone::Score(owner) | Zone::Board(owner) => owner == seat,
            _ => false,
        };
        let own: Cards = handled.cards.iter().filter(is_own).copied().collect();
        let with = |card: Card| own.iter().copied().filter(move |other| handled.same_pile(card, *other));
        let first = own.iter().copied().find(|card| with(*card).count() > 1);
        first.into_iter().flat_map(with).map(Choice::Card).collect()
    }

    /// Whether handling this card changes a board.
    fn touches_board(&self, handled: Handled, card: Card) -> bool {
        matches!(self.zone(card), Zone::Board(_)) || matches!(handled.to, Zone::Board(_))
    }

    /// Whether the order decides who claims what, or who wins by it.
    fn claims_depend(&self, handled: Handled) -> bool {
        let moving: Cards = handled.cards.iter().copied().filter(|card| self.touches_board(handled, *card)).collect();
        let handled = Handled { cards: &moving, ..handled };
        if moving.len() < 2 || !self.seats().any(|seat| self.could_earn(seat, handled)) {
            return false;
        }
        moving.len() > MOST_TRIED || Trial { handled, tried: Vec::new(), first: None }.differs(self, &ArrayVec::new())
    }

    /// Whether a seat could come to have what an achievement asks for that nobody has yet, in any order: each colour at its best.
    /// Without Monument, which only counts cards, and Wonder, for no colour is splayed in between.
    fn could_earn(&self, seat: Seat, handled: Handled) -> bool {
        let mut icons = Icons::default();
        let mut high = 0;
        for colour in Colour::ALL {
            let (most, is_high) = self.best_of(seat, colour, handled);
            Icon::ALL.into_iter().for_each(|icon| icons[icon.index()] += most[icon.index()]);
            high += usize::from(is_high);
        }
        let earns = |special: Special| match special {
            Special::Empire => icons.iter().all(|count| *count >= EMPIRE),
            Special::World => icons[Icon::Clock.index()] >= WORLD,
            Special::Universe => high == Colour::ALL.len(),
            Special::Monument | Special::Wonder => false,
        };
        Special::ALL.into_iter().any(|special| self.specials[special.index()].is_none() && earns(special))
    }

    /// The most of each icon that a colour of a board can show while these cards come or go, and whether its top card can be high
    /// enough for the Universe. Cards that go from under others only cover icons.
    fn best_of(&self, seat: Seat, colour: Colour, handled: Handled) -> (Icons, bool) {
        let mut stack = self.player(seat).stack(colour).clone();
        let is_high = |top: Option<Card>| top.is_some_and(|top| top.value() >= UNIVERSE);
        let (mut most, mut high) = (*stack.icons(), is_high(stack.top()));
        if handled.to == Zone::Board(seat) {
            for card in handled.cards.iter().filter(|card| card.colour() == colour) {
                let all = card.print().icons.into_iter().flatten();
                all.for_each(|icon| most[icon.index()] += 1);
                high |= is_high(Some(*card));
            }
        }
        while let Some(top) = stack.top().filter(|top| handled.cards.contains(top)) {
            stack.cards.retain(|card| *card != top);
            stack.settle();
            let shown = *stack.icons();
            most.iter_mut().zip(shown).for_each(|(most, shown)| *most = shown.max(*most));
            high |= is_high(stack.top());
        }
        (most, high)
    }
}

impl Handled<'_> {
    /// Whether these two come to lie in the same pile, where one is above the other.
    fn same_pile(&self, one: Card, other: Card) -> bool {
        match self.how {
            How::Meld | How::Tuck => one.colour() == other.colour(),
            How::Return => one.value() == other.value(),
            _ => false,
        }
    }
}

/// Who has claimed what, and how the game ended if it did.
type Claims = ([Option<Seat>; 5], Option<Outcome>);
/// Cards in the order in which they were handled.
type Sequence = ArrayVec<Card, MOST_TRIED>;

/// All orders, tried out.
struct Trial<'a> {
    handled: Handled<'a>,
    /// What was handled and claimed where the trial has been.
    tried: Vec<(Sequence, [Option<Seat>; 5])>,
    /// What the first order led to.
    first: Option<Claims>,
}

impl Trial<'_> {
    /// Whether an order from here leads to other claims than the first one.
    fn differs(&mut self, game: &Innovation, done: &Sequence) -> bool {
        if done.len() == self.handled.cards.len() {
            return self.is_other((game.specials, None));
        }
        // What lies where depends on what was handled, in colours that grow on the order within them.
        let mut place = done.clone();
        match self.handled.how {
            How::Meld | How::Tuck => place.sort_by_key(|card| card.colour()),
            _ => place.sort_unstable(),
        }
        if self.tried.iter().any(|(seen, claimed)| *seen == place && *claimed == game.specials) {
            return false;
        }
        self.tried.push((place, game.specials));
        for card in self.handled.cards.iter().filter(|card| !done.contains(card)) {
            let mut next = game.clone();
            let differs = match next.carry(&mut Mute, *card, (self.handled.to, self.handled.how), game.current) {
                Err(Halt::Over(outcome)) => self.is_other((next.specials, Some(outcome))),
                _ => {
                    let mut done = done.clone();
                    done.push(*card);
                    self.differs(&next, &done)
                }
            };
            if differs {
                return true;
            }
        }
        false
    }

    fn is_other(&mut self, claims: Claims) -> bool {
        *self.first.get_or_insert(claims) != claims
    }
}

/// A table at which nobody is asked or told anything: claims need neither.
struct Mute;

impl Chance for Mute {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}

impl Table<Innovation> for Mute {
    fn ask(&mut self, _: &Innovation, _: Seat, _: super::Prompt, _: &[Choice]) -> Flow<Choice> {
        Err(Halt::Ask)
    }

    fn tell(&mut self, _: Event) {}
}
