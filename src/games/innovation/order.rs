//! Several cards that are handled at once. Whoever handles them chooses the order wherever it can matter (rules/innovation/en.md#return).
//!
//! It matters under the same supply pile and in the same colour of a board. It matters as well when a special achievement, which
//! can be claimed in the middle of an effect (rules/innovation/rulings.md#42), would be claimed in one order and not, or by somebody else, in another.
//! Nothing else hangs on it: in hands, score piles and out of the game cards have no order, and what is tucked and scored is only
//! counted. Where figures lie on boards, their karmas can claim or win as well, and let other things count: no reasoning finds that, so
//! that few cards are tried in every order; of more cards only what they do without karmas is asked.
//!
//! Cards that leave boards are decided by what each pile can come to show on the way ([`Innovation::views`]): if nobody can come to
//! have what an achievement asks for, the order is free; if somebody can, and another order claims nothing for certain
//! ([`Innovation::can_go_unclaimed`]), it matters. Between these, few cards are tried in every order.

use super::Innovation;
use super::card::{Card, Colour, Icon, Icons, Symbol, Visible};
use super::choice::Choice;
use super::event::How;
use super::facts::{EMPIRE, HERITAGE, HISTORY, SUPREMACY, UNIVERSE, WEALTH, WORLD};
use super::sets::Set;
use super::state::{Cards, Special, Stack, Zone, place_of};
use crate::engine::{Halt, Mute, Outcome, Seat};
use smallvec::SmallVec;
use std::cell::LazyCell;

#[cfg(test)]
mod tests;

/// So many cards are tried in every order to find out whether claims differ, where reasoning does not tell. Of more cards that come
/// to a board, two have the same colour: they are asked for in any case, and each of them may then be the first.
const MOST_TRIED: usize = 6;
const _: () = assert!(MOST_TRIED >= Colour::ALL.len());

/// So many cards are tried for what karmas make of each order: trials of more would let an Expert think for many seconds.
const MOST_TRIED_FOR_KARMAS: usize = 3;

/// Cards that are handled at once.
#[derive(Clone, Copy)]
pub(super) struct Handled<'a> {
    pub cards: &'a [Card],
    pub to: Zone,
    pub how: How,
}

/// Cards, and what whoever handles them sees of each.
type Faces = SmallVec<[(Card, Choice); 32]>;

/// As what each card is offered to begin with; none of them leaves them as they lie.
type Orders = SmallVec<[(Choice, Option<Card>); 16]>;

impl Innovation {
    /// What `seat`, who handles these cards, may choose between: as they lie, or any of them first. Empty if every order has the
    /// same result.
    pub(super) fn orders(&self, seat: Seat, handled: Handled) -> Orders {
        let faces: Faces = handled.cards.iter().map(|card| (*card, self.face(seat, *card))).collect();
        let claims = LazyCell::new(|| self.claims_depend(seat, handled));
        let mixed = handled.mixed_piles(&faces);
        let mut orders: Orders = [(Choice::AsTheyLie, None)].into_iter().collect();
        for (card, face) in &faces {
            let matters = handled.pile(*card).is_some_and(|pile| mixed.contains(&pile))
                || self.touches_board(handled, *card) && *claims;
            match face {
                _ if !matters => {}
                Choice::Card(_) => orders.push((*face, Some(*card))),
                // Cards that look the same are offered as one: the first of them.
                _ if orders.iter().any(|(offered, _)| offered == face) => {}
                _ => orders.push((*face, faces.iter().find(|(_, other)| other == face).map(|(card, _)| *card))),
            }
        }
        if orders.len() > 2 { orders } else { Orders::new() }
    }

    /// What a player sees of a card: itself or its back.
    fn face(&self, seat: Seat, card: Card) -> Choice {
        let back = |owner| Choice::Back { owner, set: card.set(), value: card.printed_value() };
        match self.zone(card) {
            Zone::Score(owner) | Zone::Forecast(owner) if !self.knows(Some(seat), card) => back(owner),
            Zone::Available => back(seat),
            _ => Choice::Card(card),
        }
    }

    /// Whether handling this card changes a board.
    fn touches_board(&self, handled: Handled, card: Card) -> bool {
        matches!(self.zone(card), Zone::Board(_)) || matches!(handled.to, Zone::Board(_))
    }

    /// Whether the order in which `seat` handles the cards decides who claims what, or who wins by it.
    fn claims_depend(&self, seat: Seat, handled: Handled) -> bool {
        let moving: Cards = handled.cards.iter().copied().filter(|card| self.touches_board(handled, *card)).collect();
        let handled = Handled { cards: &moving, ..handled };
        if moving.len() < 2 {
            return false;
        }
        let differs = || moving.len() > MOST_TRIED || Trial::of(seat, handled).differs(self, &Cards::new());
        if moving.len() <= MOST_TRIED_FOR_KARMAS && self.figures_take_part(&moving)
            || self.sets().has(Set::Cities) && self.seats().any(|seat| self.could_win_on_the_way(seat, handled))
        {
            return differs();
        }
        if !self.seats().any(|seat| self.could_earn(seat, handled)) {
            return false;
        }
        self.can_go_unclaimed(handled) || differs()
    }

    /// Whether a figure is a top card, is among these cards that are handled, or can come to light when they leave: its karmas may hold, or
    /// come to hold on the way.
    pub(super) fn figures_take_part(&self, cards: &[Card]) -> bool {
        let is_figure = |card: &Card| card.set() == Set::Figures;
        let comes_to_light = |pile: &[Card]| match pile.split_last() {
            Some((top, beneath)) => is_figure(top) || cards.contains(top) && beneath.iter().any(is_figure),
            None => false,
        };
        let mut stacks = self.seats().flat_map(|seat| self.player(seat).stacks());
        self.sets().has(Set::Figures)
            && (cards.iter().any(is_figure) || stacks.any(|stack| comes_to_light(stack.cards())))
    }

    /// Whether flags and fountains that are seen on the way could win the game.
    fn could_win_on_the_way(&self, seat: Seat, handled: Handled) -> bool {
        let boards = self.side(seat).iter().flat_map(|seat| self.player(seat).stacks()).flat_map(Stack::cards);
        let symbols = boards.chain(handled.cards).flat_map(|card| card.symbols());
        let passing = symbols.filter(|symbol| matches!(symbol, Symbol::Flag | Symbol::Fountain)).count() as u8;
        let lasting = |seat| self.achievements(seat) - self.flags(seat) - self.fountains(seat);
        passing > 0 && self.side(seat).iter().map(lasting).sum::<u8>() + passing >= self.to_win()
    }

    /// Whether there surely is an order in which nothing is claimed, for what is on the boards only becomes less: whole piles leave,
    /// or cards from under a top card that stays. First those beneath go, then the tops.
    fn can_go_unclaimed(&self, handled: Handled) -> bool {
        let leaves = |card: &Card| handled.cards.contains(card);
        let mut stacks = self.seats().flat_map(|seat| self.player(seat).stacks());
        let only_less =
            |stack: &Stack| !stack.top().is_some_and(|top| leaves(&top)) || stack.cards().iter().all(leaves);
        // Whoever scores may claim Monument, and win by it, before any order comes to its end.
        !matches!(handled.to, Zone::Board(_)) && handled.how != How::Score && stacks.all(only_less)
    }

    /// Whether a seat could come to have what an achievement asks for that nobody has yet, in any order. Exact for cards that leave:
    /// every pile is free to be anywhere on its way. Without Monument, which only counts cards, and Wonder, for no colour is splayed
    /// in between.
    fn could_earn(&self, seat: Seat, handled: Handled) -> bool {
        let open = |special: Special| self.owner(special).is_none();
        let views = Colour::ALL.map(|colour| self.views(seat, colour, handled));
        let most = |icon: Icon| -> u8 {
            views.iter().map(|views| most_seen(views, |visible| visible.icons[icon.index()])).sum()
        };
        open(Special::World) && most(Icon::Clock) >= WORLD
            || open(Special::Universe) && views.iter().all(|views| views.iter().any(|view| view.is_high))
            || open(Special::Empire) && Icon::ALL.into_iter().all(|icon| most(icon) >= EMPIRE) && makes_empire(&views)
            || self.sets().has(Set::Echoes) && self.could_earn_of_echoes(&views)
    }

    /// The same with the achievements of Echoes, but for Destiny, which counts no board.
    fn could_earn_of_echoes(&self, views: &[Vec<View>; 5]) -> bool {
        let open = |special: Special| self.owner(special).is_none();
        let most = |count: fn(&Visible) -> u8| views.iter().map(move |views| most_seen(views, count));
        let supreme = |icon: Icon| {
            let many = |views: &&Vec<View>| most_seen(views, |visible| visible.icons[icon.index()]) >= SUPREMACY.0;
            views.iter().filter(many).count() >= usize::from(SUPREMACY.1)
        };
        open(Special::Wealth) && most(|visible| visible.bonuses).sum::<u8>() >= WEALTH
            || open(Special::Heritage) && most(|visible| visible.hexagons).any(|hexagons| hexagons >= HERITAGE)
            || open(Special::History) && most(|visible| visible.echoes).any(|echoes| echoes >= HISTORY)
            || open(Special::Supremacy) && Icon::ALL.into_iter().any(supreme)
    }

    /// What a colour of a board can show while these cards come or go: as it lies, and without so many of the cards that leave from
    /// its top. (Cards that leave from under others only show less.) What comes counts at once with all that it could show.
    fn views(&self, seat: Seat, colour: Colour, handled: Handled) -> Vec<View> {
        let is_high = |top: Option<Card>| top.is_some_and(|top| top.printed_value() >= UNIVERSE);
        let mut stack = self.player(seat).stack(colour).clone();
        let mut views = vec![View { visible: *stack.visible(), is_high: is_high(stack.top()) }];
        while stack.top().is_some_and(|top| handled.cards.contains(&top)) {
            stack = stack.without_top();
            views.push(View { visible: *stack.visible(), is_high: is_high(stack.top()) });
        }
        if handled.to == Zone::Board(seat) {
            for card in handled.cards.iter().filter(|card| card.colour() == colour) {
                for view in &mut views {
                    card.symbols().for_each(|symbol| view.visible.add(symbol));
                    view.is_high |= is_high(Some(*card));
                }
            }
        }
        views
    }
}

/// What a colour of a board shows.
struct View {
    visible: Visible,
    /// Whether its top card is high enough for the Universe.
    is_high: bool,
}

/// The most that one of these views shows.
fn most_seen(views: &[View], count: impl Fn(&Visible) -> u8) -> u8 {
    views.iter().map(|view| count(&view.visible)).max().unwrap_or(0)
}

/// Whether an Empire can be put together of a view of each colour. Sums that another one covers are left out: there are few others.
fn makes_empire(colours: &[Vec<View>; 5]) -> bool {
    let covers = |one: &Icons, other: &Icons| one.iter().zip(other).all(|(one, other)| one >= other);
    let mut sums = vec![Icons::default()];
    for views in colours {
        let mut next: Vec<Icons> = Vec::new();
        for (sum, view) in sums.iter().flat_map(|sum| views.iter().map(move |view| (sum, view))) {
            let sum = std::array::from_fn(|icon| (sum[icon] + view.visible.icons[icon]).min(EMPIRE));
            if !next.iter().any(|other| covers(other, &sum)) {
                next.retain(|other| !covers(&sum, other));
                next.push(sum);
            }
        }
        sums = next;
    }
    sums.iter().any(|sum| sum.iter().all(|icons| *icons >= EMPIRE))
}

impl Handled<'_> {
    /// The pile in which a card comes to lie above or below others.
    fn pile(&self, card: Card) -> Option<usize> {
        match self.to {
            Zone::Board(_) => Some(card.colour().index()),
            Zone::Supply => Some(place_of(card.back())),
            _ => None,
        }
    }

    /// The piles in which cards that look different come to lie.
    fn mixed_piles(&self, faces: &Faces) -> SmallVec<[usize; 8]> {
        let (mut first, mut mixed) = (SmallVec::<[(usize, Choice); 8]>::new(), SmallVec::<[usize; 8]>::new());
        for (card, face) in faces {
            let Some(pile) = self.pile(*card) else { continue };
            match first.iter().find(|(other, _)| *other == pile) {
                None => first.push((pile, *face)),
                Some((_, theirs)) if theirs == face || mixed.contains(&pile) => {}
                Some(_) => mixed.push(pile),
            }
        }
        mixed
    }
}

/// Who has claimed what, and how the game ended if it did.
type Claims = (Owners, Option<Outcome>);
/// Who has each special achievement.
type Owners = [Option<Seat>; Special::ALL.len()];

fn claimed(game: &Innovation) -> Owners {
    Special::ALL.map(|special| game.owner(special))
}

/// All orders, tried out.
struct Trial<'a> {
    /// Who handles the cards.
    seat: Seat,
    handled: Handled<'a>,
    /// What was handled and claimed where the trial has been.
    tried: Vec<(Cards, Owners)>,
    /// What the first order led to.
    first: Option<Claims>,
}

impl Trial<'_> {
    fn of(seat: Seat, handled: Handled) -> Trial {
        Trial { seat, handled, tried: Vec::new(), first: None }
    }

    /// Whether an order from here leads to other claims than the first one.
    fn differs(&mut self, game: &Innovation, done: &Cards) -> bool {
        if done.len() == self.handled.cards.len() {
            return self.is_other((claimed(game), None));
        }
        // What lies where depends on what was handled, in colours that grow on the order within them.
        let mut place = done.clone();
        match self.handled.to {
            Zone::Board(_) => place.sort_by_key(|card| card.colour()),
            _ => place.sort_unstable(),
        }
        if self.tried.iter().any(|(seen, before)| *seen == place && *before == claimed(game)) {
            return false;
        }
        self.tried.push((place, claimed(game)));
        for card in self.handled.cards.iter().filter(|card| !done.contains(card)) {
            let mut next = game.clone();
            let differs = match next.put(&mut Mute, *card, self.handled.to, self.handled.how, self.seat) {
                Err(Halt::Over(outcome)) => self.is_other((claimed(&next), Some(outcome))),
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
