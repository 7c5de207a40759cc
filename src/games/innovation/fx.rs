//! The words in which cards are written: what an effect can see, ask and do.
//!
//! `you` is who carries the effect out: in a demand the victim. `me` is who activated the card: in a demand who gets. Verbs
//! without a seat are done by `you` with `you`'s cards. Where several cards fit, `you` chooses; a choice without an
//! alternative is not asked.

mod act;
mod ask;
mod chosen;
mod figures;
mod table;
mod value;

pub use super::several::{different_colours, different_values, each_once, highest, is_figure, lowest, values};
pub use value::Value;

use super::Innovation;
use super::card::{Card, Colour, Icon, Splay};
use super::choice::Choice;
use super::event::Event;
use super::prompt::Prompt;
use super::state::queries::Player;
use super::state::{Cards, Stack, Zone};
use crate::engine::{Chance, Flow, Seat, SeatSet, Table};
use arrayvec::ArrayVec;
use smallvec::SmallVec;
use std::cell::Cell;

/// "Any number" of cards.
pub const ANY_NUMBER: usize = usize::MAX;

/// Cards, and where each of them lay.
type Places = Vec<(Card, Zone)>;

/// An effect being carried out.
pub struct Fx<'a> {
    /// The table.
    pub(super) game: &'a mut Innovation,
    pub(super) table: &'a mut dyn Table<Innovation>,
    /// Whose hidden cards have been looked through since anything was told or asked.
    consulted: &'a Cell<SeatSet>,
    /// Who carries it out.
    pub you: Seat,
    /// Who activated the card.
    pub me: Seat,
    /// The cards that the last choice was between: whoever sees one of them leave knows that it was none else.
    pub(super) among: Cards,
}

/// The table of an effect. Before anything comes of hidden cards, it hears whose they are.
struct Noted<'a> {
    table: &'a mut dyn Table<Innovation>,
    consulted: &'a Cell<SeatSet>,
}

impl Noted<'_> {
    fn pass_on(&mut self) {
        self.consulted.take().iter().for_each(|holder| self.table.consult(holder));
    }
}

impl Chance for Noted<'_> {
    fn below(&mut self, bound: u32) -> u32 {
        self.table.below(bound)
    }
}

impl Table<Innovation> for Noted<'_> {
    fn ask(&mut self, game: &Innovation, seat: Seat, prompt: Prompt, choices: &[Choice]) -> Flow<Choice> {
        self.pass_on();
        self.table.ask(game, seat, prompt, choices)
    }

    fn tell(&mut self, game: &Innovation, event: Event) {
        self.pass_on();
        self.table.tell(game, event);
    }

    fn consult(&mut self, holder: Seat) {
        self.table.consult(holder);
    }
}

impl Innovation {
    /// Carries out what a card says.
    ///
    /// # Errors
    /// [`Halt`](crate::engine::Halt), handed through.
    pub(super) fn follow(
        &mut self,
        table: &mut dyn Table<Innovation>,
        you: Seat,
        me: Seat,
        says: impl FnOnce(&mut Fx) -> Flow,
    ) -> Flow {
        let consulted = Cell::default();
        let mut table = Noted { table, consulted: &consulted };
        says(&mut Fx { game: self, table: &mut table, consulted: &consulted, you, me, among: Cards::new() })?;
        table.pass_on();
        Ok(())
    }
}

/// What an effect can see.
impl Fx<'_> {
    /// Somebody's cards.
    pub fn player(&self, seat: Seat) -> Player<'_> {
        self.game.player(seat).noting(self.consulted)
    }

    /// Your cards.
    pub fn own(&self) -> Player<'_> {
        self.player(self.you)
    }

    /// Your hand, of which everybody sees the backs: their number, sets and values. What hangs on the faces asks [`Fx::hand_with`].
    pub fn hand(&self) -> Cards {
        self.game.player(self.you).all_in_hand().collect()
    }

    /// The cards in your hand that fit.
    pub fn hand_with(&self, fits: impl Fn(Card) -> bool) -> Cards {
        self.own().all_in_hand().filter(|card| fits(*card)).collect()
    }

    /// Your score pile, of which everybody sees the backs. What hangs on the faces asks [`Fx::scored_with`].
    pub fn score_pile(&self) -> Cards {
        self.game.player(self.you).all_scored().collect()
    }

    /// The cards in your score pile that fit.
    pub fn scored_with(&self, fits: impl Fn(Card) -> bool) -> Cards {
        self.own().all_scored().filter(|card| fits(*card)).collect()
    }

    /// Your forecast, of which everybody sees the backs. What hangs on the faces asks [`Fx::foreseen_with`].
    pub fn forecast(&self) -> Cards {
        self.game.player(self.you).forecast().iter().copied().collect()
    }

    /// The cards in your forecast that fit.
    pub fn foreseen_with(&self, fits: impl Fn(Card) -> bool) -> Cards {
        self.own().forecast().iter().copied().filter(|card| fits(*card)).collect()
    }

    /// The bottom cards of your colours.
    pub fn bottoms(&self) -> Cards {
        self.own().stacks().iter().filter_map(Stack::bottom).collect()
    }

    /// Where a card lies.
    pub fn zone(&self, card: Card) -> Zone {
        self.game.zone(card)
    }

    /// Whether a card that was to be returned was: it lies in its pile, a relic beside it.
    pub fn is_returned(&self, card: Card) -> bool {
        matches!(self.zone(card), Zone::Supply | Zone::Relics)
    }

    /// Whether more of the dogma action follows: no effect has completed it.
    pub fn goes_on(&self) -> bool {
        !self.game.frame().is_complete()
    }

    /// The card on which this effect stands or is carried out as if it stood there: "other" cards are not this one.
    pub fn this(&self) -> Card {
        self.game.frame().on()
    }

    /// These cards with the places where they lie.
    pub(super) fn places_of(&self, cards: impl IntoIterator<Item = Card>) -> Places {
        cards.into_iter().map(|card| (card, self.zone(card))).collect()
    }

    /// Forgets cards that lie elsewhere now, for a karma has moved them.
    pub(super) fn forget_gone(&self, places: &mut Places) {
        places.retain(|(card, place)| self.zone(*card) == *place);
    }

    /// The value of a card where it lies.
    pub fn value_of(&self, card: Card) -> u8 {
        self.game.value_of(card)
    }

    /// What a value that the text has in a box counts as.
    pub fn boxed(&self, printed: u8) -> u8 {
        let frame = self.game.frame();
        self.game.boxed_value(printed, frame.by(), frame.effect())
    }

    /// What a value counts as.
    fn counted(&self, value: Value) -> u8 {
        match value {
            Value::Boxed(printed) => self.boxed(printed),
            Value::Plain(value) => value,
        }
    }

    /// The highest of these cards where they lie: several if they are equal.
    pub fn highest_of(&self, cards: impl IntoIterator<Item = Card> + Clone) -> Cards {
        let value = cards.clone().into_iter().map(|card| self.value_of(card)).max();
        cards.into_iter().filter(|card| Some(self.value_of(*card)) == value).collect()
    }

    /// The lowest of these cards where they lie: several if they are equal.
    pub fn lowest_of(&self, cards: impl IntoIterator<Item = Card> + Clone) -> Cards {
        let value = cards.clone().into_iter().map(|card| self.value_of(card)).min();
        cards.into_iter().filter(|card| Some(self.value_of(*card)) == value).collect()
    }

    /// The cards that a karma lets count as available achievements for you.
    pub fn available_by_karma(&self) -> Cards {
        self.game.available_by_karma(self.you)
    }

    /// The normal achievements in the middle.
    pub fn available(&self) -> Cards {
        self.game.available().iter().copied().collect()
    }

    /// The bonuses of somebody's board, colour by colour, each from the top.
    pub fn bonuses(&self, seat: Seat) -> SmallVec<[u8; 16]> {
        self.player(seat).bonuses().collect()
    }

    /// Whether you have what a normal achievement of this value asks for.
    pub fn eligible(&self, value: u8) -> bool {
        self.game.is_eligible(self.you, value)
    }

    /// The same with so many times your points.
    pub fn eligible_with(&self, times: u16, value: u8) -> bool {
        self.game.is_eligible_with(self.you, times * self.own().points(), value)
    }

    /// Whether splaying your colour so would change something.
    pub fn can_splay(&self, colour: Colour, splay: Splay) -> bool {
        self.can_splay_on(self.you, colour, splay)
    }

    /// The same on somebody's board.
    pub fn can_splay_on(&self, seat: Seat, colour: Colour, splay: Splay) -> bool {
        self.game.can_splay(seat, colour, splay)
    }

    /// Your top cards.
    pub fn tops(&self) -> Cards {
        self.own().tops().collect()
    }

    /// Your top cards that fit.
    pub fn tops_with(&self, fits: impl Fn(Card) -> bool) -> Cards {
        self.own().tops().filter(|card| fits(*card)).collect()
    }

    /// How many of this icon you have.
    pub fn icons(&self, icon: Icon) -> u8 {
        self.own().icons(icon)
    }

    /// Whether you have a card of this colour on your board.
    pub fn has_colour(&self, colour: Colour) -> bool {
        self.own().stack(colour).top().is_some()
    }

    /// Your opponents, clockwise from your left.
    pub fn opponents(&self) -> ArrayVec<Seat, 3> {
        self.game.opponents(self.you).collect()
    }

    /// All others, clockwise from your left; a partner too.
    pub fn others(&self) -> ArrayVec<Seat, 3> {
        self.game.others(self.you).collect()
    }

    /// All players, clockwise from you.
    pub fn everybody(&self) -> ArrayVec<Seat, 4> {
        self.game.around(self.you).collect()
    }

    /// The achievements that count for a seat's victory.
    pub fn side_achievements(&self, seat: Seat) -> u8 {
        self.game.side_achievements(seat)
    }

    /// In how many of your colours this icon is visible.
    pub fn colours_with(&self, icon: Icon) -> usize {
        self.own().stacks().iter().filter(|stack| stack.icons()[icon.index()] > 0).count()
    }

    /// Your colours that are splayed so.
    pub fn colours_splayed(&self, splay: Splay) -> ArrayVec<Colour, 5> {
        Colour::ALL.into_iter().filter(|colour| self.own().stack(*colour).splay() == splay).collect()
    }

    /// The highest value in your score pile; 0 without any.
    pub fn highest_score(&self) -> u8 {
        self.own().highest_score()
    }

    /// Which sentence of the text is carried out now, counted from 1: the page marks it.
    pub fn sentence(&mut self, number: u8) {
        self.game.begin_sentence(number - 1);
    }

    /// Remembers something about you until the dogma ends: how many cards were returned, transferred …
    pub fn note(&mut self, count: u8) {
        self.game.note(self.you, count);
    }

    /// So much more is noted about you until the dogma action ends, whatever carries out this card.
    pub fn note_so_far(&mut self, count: u8) {
        self.game.note_so_far(self.you, count);
    }

    /// How much was noted so about a seat in this dogma action.
    pub fn so_far(&self, seat: Seat) -> u8 {
        self.game.so_far(seat)
    }

    /// At least so much is noted about you until the dogma ends.
    pub fn note_most(&mut self, most: u8) {
        self.game.note_most(self.you, most);
    }

    /// Remembers a card of you until the dogma ends, and of those before only the last one.
    pub fn keep(&mut self, card: Card) {
        self.game.keep_in_mind(self.you, card);
    }

    /// The card that is remembered of a seat, the last one.
    pub fn kept(&self, seat: Seat) -> Option<Card> {
        self.game.frame().kept(seat)
    }

    /// The cards that are remembered of a seat: two if the effect was carried out twice, for its card is endorsed.
    pub fn all_kept(&self, seat: Seat) -> Cards {
        self.game.frame().all_kept(seat).iter().copied().collect()
    }

    /// What was noted about a seat.
    pub fn noted(&self, seat: Seat) -> u8 {
        self.game.frame().noted(seat)
    }

    /// Whether anything was noted about anybody: "if any card was transferred due to the demand".
    pub fn any_noted(&self) -> bool {
        self.game.seats().any(|seat| self.noted(seat) > 0)
    }
}
