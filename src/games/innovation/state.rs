//! What lies on the table. Its fields are private to this file and its two layers: [`queries`] has every question about them,
//! [`moves`] every change.
//!
//! Three things stand beside the layers. The empty table is made here, for until then there is nothing to ask or change. [`situation`] lays
//! out any table by hand. And [`Knowledge`], a field that only the layers reach, works out its marks by itself: what somebody knows follows from how cards move,
//! and no rule changes it in another way.

pub mod moves;
pub mod queries;
pub mod situation;

pub use super::zone::{A_BACK, Cards, MOST_PLAYERS, Pile, Special, Zone};

use super::card::{Back, Card, Splay, Visible};
use super::cards::definition;
use super::facts::{LAST_AGE, TO_WIN};
use super::karma::{Counted, Decree, Karma};
use super::knowledge::Knowledge;
use super::measure::Alterations;
use super::sets::Sets;
use crate::engine::{Seat, SeatSet, SetupError, readable};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use smallvec::{Array, SmallVec};

/// What is agreed before the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Four players in two teams; partners sit opposite. Other numbers of players play for themselves.
    pub teams: bool,
    /// One more achievement is needed.
    pub longer: bool,
    /// Nobody is reminded of cards seen before: only what one may look at now is shown.
    pub no_tracking: bool,
    /// The expansions in play.
    #[serde(skip_serializing_if = "Sets::is_base")]
    pub sets: Sets,
}

impl Options {
    /// How many achievements win with so many players, 2 to 4.
    pub fn to_win(&self, players: u8) -> u8 {
        let teams = self.teams && players == 4;
        let usual = TO_WIN[if teams { 0 } else { usize::from(players.clamp(2, 4)) - 2 }];
        usual + u8::from(self.longer) + self.sets.expansions()
    }
}

readable! {
    /// The whole table.
    #[derive(Clone, PartialEq, Eq, Hash, Debug)]
    pub struct Innovation {
        /// Whether it is a game of two teams.
        teams: bool => pub in_teams,
        /// The sets in play.
        sets: Sets => pub sets,
        /// Achievements that win, 4 to 11.
        to_win: u8 => pub to_win,
        /// What the next step does.
        phase: Phase => pub(super) phase,
        /// The supply piles of ages 1 to 10, set by set; the top is at the end.
        supply: Supply,
        /// The normal achievements in the middle. Nobody ever sees their faces.
        available: Pile => pub available as &[Card],
        /// Who claimed each special achievement, by [`Special::index`].
        specials: [Option<Seat>; Special::ALL.len()],
        /// Cards out of the game.
        removed: Cards => pub removed as &[Card],
        /// The relics beside their piles, face up.
        relics: Pile => pub relics as &[Card],
        /// The players, in playing order.
        players: ArrayVec<PlayerState, MOST_PLAYERS>,
        /// Who has lost and is out of the game.
        lost: SeatSet,
        /// Whose turn it is.
        current: Seat => pub current,
        /// The number of the turn, counted from 1; 0 before the first.
        turn: u16 => pub turn,
        /// Actions left in this turn, the one that is asked for or carried out included.
        actions_left: u8 => pub actions_left,
        /// Whether a card was endorsed in this turn: no other one can be.
        endorsed: bool => pub has_endorsed,
        /// Whether an inspire action was taken in this turn: no other one can be.
        inspired: bool => pub has_inspired,
        /// Whether a decree was issued in this turn: no other one can be.
        decreed: bool => pub has_decreed,
        /// Who has each decree, by [`Decree::index`].
        decrees: [Option<Seat>; Decree::ALL.len()],
        /// Whether no karma may step in, for cards are searched.
        silent: bool => pub(super) are_karmas_silent,
        /// Whether a special achievement was earned and not claimed, for a karma stood for it.
        unclaimed: bool,
        /// How many karmas have stepped in since the last action, at most [`MOST_KARMAS`](crate::games::innovation::facts::MOST_KARMAS).
        stepped_in: u8 => pub(super) stepped_in,
        /// What karmas have changed until the end of the dogma action.
        alterations: Alterations => pub(super) alterations,
        /// Whether the game ends: nothing more is claimed then. A karma may still have its turn before: nobody wins by achievements meanwhile.
        ending: bool => pub is_ending,
        /// The dogma being carried out, and those that its effects carry out, innermost last. Empty between actions.
        running: Vec<Running> => pub running as &[Running],
        /// Where each card lies, by [`Card::index`].
        zones: Vec<Zone>,
        /// Who knows which card.
        knowledge: Knowledge,
        /// A number that grows with everything that happens to a card or a splay.
        changes: u32 => pub changes,
    }
}

/// What a step does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Phase {
    /// Shuffle, deal.
    SetUp,
    /// Everybody chooses the first card of the board.
    Opening,
    /// An action of the current player.
    Action,
    /// The current player's artifact on display.
    Display,
}

/// Supply piles, set by set.
#[derive(PartialEq, Eq, Hash, Debug)]
struct Supply(SmallVec<[Pile; LAST_AGE as usize]>);

/// One player's cards.
#[derive(PartialEq, Eq, Hash, Debug, Default)]
struct PlayerState {
    /// The hand, in the order in which the cards came.
    hand: Cards,
    /// The score pile, in the order in which the cards came.
    score: Cards,
    /// Normal achievements.
    achievements: Pile,
    /// The forecast, in the order in which the cards came.
    forecast: Pile,
    /// The artifact on display, face up.
    display: Option<Card>,
    /// A card that is carried out instead of being tucked, face up meanwhile.
    revealed: Option<Card>,
    /// The piles of the board, by [`Colour::index`].
    board: [Stack; 5],
    /// Cards tucked in this turn (anybody's turn); 255 stands for more.
    tucked: u8,
    /// Their colours, a bit each by [`Colour::index`].
    tucked_colours: u8,
    /// Cards scored in this turn (anybody's turn); 255 stands for more.
    scored: u8,
}

readable! {
    /// A colour on a board.
    #[derive(PartialEq, Eq, Hash, Debug, Default)]
    pub struct Stack {
        /// The cards from the bottom to the top.
        cards: Pile => pub cards as &[Card],
        /// How it is splayed. Fewer than two cards never are.
        splay: Splay => pub splay,
        /// What is visible: kept with every change.
        visible: Visible => pub visible as &Visible,
    }
}

/// Cards that are kept in mind of each player: two where an effect of an endorsed card was carried out twice.
type Kept = [ArrayVec<Card, 2>; MOST_PLAYERS];

readable! {
    /// A dogma being carried out.
    #[derive(Clone, PartialEq, Eq, Hash, Debug)]
    pub struct Running {
        /// The card of which an effect is carried out.
        card: Card => pub card,
        /// The card on which its effects stand: itself, or the one as if on which it is carried out.
        on: Card => pub(super) on,
        /// Who activated it, or carries out its effects alone.
        by: Seat => pub by,
        /// Whether another effect carries it out: nothing is shared.
        nested: bool => pub is_nested,
        /// How much everybody had of what is counted when it began.
        counts: [u16; MOST_PLAYERS],
        /// Who shares its effects.
        sharers: SeatSet => pub sharers,
        /// Who is subject to its demands.
        victims: SeatSet => pub victims,
        /// The effect that is carried out, from 0.
        effect: u8 => pub effect,
        /// The sentence of the effect, from 0.
        sentence: u8 => pub sentence,
        /// Who carries it out now.
        acting: Seat => pub acting,
        /// What later effects of the card want to know of earlier ones, by seat.
        noted: [u8; MOST_PLAYERS],
        /// The same for a whole dogma action, whatever carries out what in it: only the outermost dogma has it.
        so_far: [u8; MOST_PLAYERS],
        /// A card of which they want to know, by seat.
        kept: Kept,
        /// Whether an opponent changed something by sharing.
        shared: bool => pub(super) is_shared,
        /// Whether an effect ended the action.
        complete: bool => pub(super) is_complete,
        /// Which of the figure's karmas it is, from 0; `None` for a dogma.
        karma: Option<u8> => pub karma,
        /// Whether this karma gave up what would have happened.
        replaced: bool => pub(super) is_replaced,
    }
}

impl Stack {
    /// Counts anew what is visible.
    fn count(&self) -> Visible {
        let mut visible = Visible::default();
        let Some((top, covered)) = self.cards.split_last() else { return visible };
        let seen = top.symbols().chain(covered.iter().flat_map(|card| card.left_visible(self.splay)));
        seen.for_each(|symbol| visible.add(symbol));
        let on_top = definition(*top);
        visible.height = on_top.value_on_board().unwrap_or(top.printed_value());
        let counted = |karma: &Karma| if let Karma::Each(each) = karma { Counted::from(each).bit() } else { 0 };
        visible.counts = on_top.karma_effects().iter().map(counted).sum();
        visible
    }

    /// After any change: forgets the splay of fewer than two cards and counts what is visible.
    fn settle(&mut self) {
        if self.cards.len() < 2 {
            self.splay = Splay::None;
        }
        self.visible = self.count();
    }
}

impl Innovation {
    /// An empty table.
    ///
    /// # Errors
    /// [`SetupError::Players`] unless 2 to 4 play.
    pub(super) fn before_setup(options: &Options, players: u8) -> Result<Innovation, SetupError> {
        if !matches!(players, 2..=4) {
            return Err(SetupError::Players(players));
        }
        let teams = options.teams && players == 4;
        let sets = options.sets;
        let mut supply: SmallVec<[Pile; LAST_AGE as usize]> = SmallVec::new();
        supply.resize(sets.listed() * usize::from(LAST_AGE), Pile::new());
        let mut zones = vec![Zone::Supply; sets.numbered()];
        let mut relics = Pile::new();
        for card in sets.cards() {
            if card.is_relic() {
                relics.push(card);
                zones[card.index()] = Zone::Relics;
            } else {
                supply[place_of(card.back())].push(card);
            }
        }
        let mut knowledge = Knowledge::new(!options.no_tracking, sets.numbered());
        relics.iter().for_each(|card| knowledge.revealed(*card));
        Ok(Innovation {
            teams,
            sets,
            to_win: options.to_win(players),
            phase: Phase::SetUp,
            supply: Supply(supply),
            available: Pile::new(),
            specials: [None; Special::ALL.len()],
            removed: Cards::new(),
            relics,
            players: (0..players).map(|_| PlayerState::default()).collect(),
            lost: SeatSet::NONE,
            current: Seat(0),
            turn: 0,
            actions_left: 0,
            endorsed: false,
            inspired: false,
            decreed: false,
            silent: false,
            unclaimed: false,
            stepped_in: 0,
            decrees: [None; Decree::ALL.len()],
            alterations: Alterations::default(),
            ending: false,
            running: Vec::new(),
            zones,
            knowledge,
            changes: 0,
        })
    }

    fn player_mut(&mut self, seat: Seat) -> &mut PlayerState {
        &mut self.players[seat.index()]
    }
}

/// A copy at once: `Clone` of a [`SmallVec`] goes from card to card, and bots copy tables all the time.
fn copied<A: Array<Item = Card>>(cards: &SmallVec<A>) -> SmallVec<A> {
    SmallVec::from_slice(cards)
}

impl Clone for Supply {
    fn clone(&self) -> Supply {
        Supply(self.0.iter().map(copied).collect())
    }
}

impl Clone for Stack {
    fn clone(&self) -> Stack {
        Stack { cards: copied(&self.cards), splay: self.splay, visible: self.visible }
    }
}

impl Clone for PlayerState {
    fn clone(&self) -> PlayerState {
        PlayerState {
            hand: copied(&self.hand),
            score: copied(&self.score),
            achievements: copied(&self.achievements),
            forecast: copied(&self.forecast),
            display: self.display,
            revealed: self.revealed,
            board: self.board.each_ref().map(Stack::clone),
            tucked: self.tucked,
            tucked_colours: self.tucked_colours,
            scored: self.scored,
        }
    }
}

/// The place of a supply pile in their list.
pub(super) fn place_of(back: Back) -> usize {
    back.set.index() * usize::from(LAST_AGE) + usize::from(back.value) - 1
}
