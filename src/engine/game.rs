//! The contract between rules and everything around them.

use super::chance::Chance;
use super::seat::{Seat, SeatSet};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;
use std::hash::Hash;

/// What a rule returns: its result, or the reason why it stops here. `?` hands the reason up.
pub type Flow<T = ()> = Result<T, Halt>;

/// Why a step stopped before its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Halt {
    /// A person or bot must answer first.
    Ask,
    /// The game is over.
    Over(Outcome),
    /// A recorded answer or chance result does not fit the question it is given for.
    Refused,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Who won: several in a shared victory, none when everybody lost (solo games).
    pub winners: SeatSet,
}

/// Why a table cannot be set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// The game is not played by so many.
    Players(u8),
}

/// A change of the rules. No code knows versions by their numbers: whoever must play an older match on asks for a change by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RuleChange {
    /// What it is called, in `CHANGELOG.md` as well.
    pub name: &'static str,
    /// The last release without it: its folder in `tests/compatibility` holds matches that must run on as they did.
    pub until: &'static str,
}

/// A question that waits for an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question<G: Game> {
    /// Who is asked.
    pub seat: Seat,
    /// Why.
    pub prompt: G::Prompt,
    /// Everything that is legal, and nothing else. Never empty.
    pub choices: Vec<G::Choice>,
}

/// A game: rules as straight-line functions over a state that holds data only.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// The name in saves and addresses.
    const ID: &'static str;
    /// Every change of the rules since the first release by which an older record would run differently, the oldest first.
    const CHANGES: &'static [RuleChange] = &[];
    /// The version of the rules, from 1. Records of newer rules are refused.
    const RULES: u32 = 1 + Self::CHANGES.len() as u32;

    /// Whether a seat ever knows what another one does not (hands, cards drawn face down). Without it all seats look at the same
    /// table, so persons at one device have nothing to hide from each other.
    const PRIVATE_INFORMATION: bool = true;

    /// What is agreed before the start.
    type Options: Clone + Debug + PartialEq + Default + Serialize + DeserializeOwned + Send + Sync;
    /// What a player can pick. Its serialised form is stable for ever: saves consist of it.
    type Choice: Copy + Eq + Ord + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Why somebody is asked. The words on screen come from the catalogue.
    type Prompt: Copy + Eq + Debug + Send + Sync;
    /// What happened: the only source of log, animation, charts and undo limits.
    type Event: Clone + Eq + Debug + Send + Sync;

    /// The table before anything happened. Setting up is the first step.
    ///
    /// # Errors
    /// [`SetupError`] when the options or the number of players do not fit.
    fn new(options: &Self::Options, players: u8) -> Result<Self, SetupError>;

    /// Runs one step (one turn, one action, one phase of setup) and asks `table` whatever must be decided.
    ///
    /// # Errors
    /// [`Halt`], handed through from the table or raised by the end of the game.
    fn step(&mut self, table: &mut dyn Table<Self>) -> Flow;

    /// How many seats there are.
    fn players(&self) -> u8;

    /// Who wins together: a set a side, in the order of their first seats.
    fn sides(&self) -> Vec<SeatSet> {
        Seat::all(self.players()).map(|seat| [seat].into_iter().collect()).collect()
    }

    /// The points of each seat now, in playing order.
    fn standing(&self) -> Vec<i32>;

    /// Whether the event, which followed on an answer of `giver`, showed somebody something new. Undo is free back to the last of these, and
    /// to where something hidden was last consulted ([`Table::consult`]).
    fn reveals(event: &Self::Event, giver: Option<Seat>) -> bool;

    /// Who alone may look at what the event revealed, if it lies so now and no question needs it: as long as that seat has not looked,
    /// nobody knows it ([`Match::is_free`](super::Match::is_free)). Nobody, unless told.
    fn only_holder(&self, _event: &Self::Event) -> Option<Seat> {
        None
    }

    /// Whether `seat` knows beforehand what the event says if it follows at once on its own choice in this state: the event
    /// names nothing that is hidden from the seat, and does not hang on such. Whatever reveals nothing, unless told.
    fn is_open_to(&self, event: &Self::Event, seat: Seat) -> bool {
        !Self::reveals(event, Some(seat))
    }

    /// The event as `viewer` sees it happen: whatever is named in it and hidden from the viewer is replaced, always by the same.
    /// `None` looks on from outside and sees only what is open to everybody. As it is, unless told.
    fn seen(event: &Self::Event, _viewer: Option<Seat>) -> Self::Event {
        event.clone()
    }

    /// Whether everybody sees that somebody is asked to pick one of these in this state, and what is picked. Always, unless told.
    fn is_public(&self, _choices: &[Self::Choice]) -> bool {
        true
    }

    /// What lies where as `viewer` sees it, with all that a perfect memory keeps: a number a place. Equal lists look the same.
    fn view(&self, viewer: Option<Seat>) -> Vec<u64>;

    /// Deals everything anew that `viewer` cannot know. The result hangs only on what the viewer knows and on `chance`: two states
    /// that the viewer cannot tell apart become equal by equal chance. Unless told, nothing is hidden.
    fn determinize(&mut self, _viewer: Option<Seat>, _chance: &mut dyn Chance) {}

    /// In a state in which a step begins, exchanges components that `viewer` cannot tell apart, so that the viewer would rather
    /// see what was `wanted` when the step runs than what it `got`. `false` if nothing can be done, or nothing is wrong with the
    /// components. While others could still have chosen differently, `urgent` is false, and nothing should be done that a choice
    /// could do as well. Like [`Game::determinize`], it may hang only on what the viewer knows.
    fn repair(
        &mut self,
        _viewer: Option<Seat>,
        _got_and_wanted: (&Observation<Self>, &Observation<Self>),
        _urgent: bool,
        _chance: &mut dyn Chance,
    ) -> bool {
        false
    }
}

/// Something that somebody sees while a step runs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Observation<G: Game> {
    /// Something happened, as [`Game::seen`] shows it.
    Event(G::Event),
    /// The viewer was asked.
    Asked {
        /// What, and what was offered.
        question: Question<G>,
        /// What lay where, as [`Game::view`] has it.
        view: Vec<u64>,
    },
    /// Another seat answered a question that is public.
    Chose(Seat, G::Choice),
    /// Another seat is asked, and the step stops there.
    Waits {
        /// Who.
        seat: Seat,
        /// Why.
        prompt: G::Prompt,
        /// What lies where.
        view: Vec<u64>,
    },
    /// The step, or the game, is over.
    Over {
        /// What lies where.
        view: Vec<u64>,
    },
}

/// What a step talks to.
pub trait Table<G: Game>: Chance {
    /// Asks `seat` to pick one of `choices`, which holds everything legal and is not empty.
    ///
    /// # Errors
    /// [`Halt::Ask`] when nobody has answered yet, [`Halt::Refused`] when a recorded answer is not among the choices.
    fn ask(&mut self, game: &G, seat: Seat, prompt: G::Prompt, choices: &[G::Choice]) -> Flow<G::Choice>;

    /// Says what happened; on the table it has happened by then.
    fn tell(&mut self, game: &G, event: G::Event);

    /// Says that what follows hangs on what only this seat may look at: even that nothing follows tells of it. Nobody sees this by itself.
    fn consult(&mut self, _holder: Seat) {}
}

/// Does what lies between two events, that it begins and that it is over. If that waits for an answer or ends the game, nothing is told
/// after it.
///
/// # Errors
/// [`Halt`], handed through.
pub fn within<G: Game, R>(
    game: &mut G,
    t: &mut dyn Table<G>,
    [began, over]: [G::Event; 2],
    happens: impl FnOnce(&mut G, &mut dyn Table<G>) -> Flow<R>,
) -> Flow<R> {
    t.tell(game, began);
    let came_of_it = happens(game, t)?;
    t.tell(game, over);
    Ok(came_of_it)
}

/// A table at which nobody is asked or told anything: what asks goes no further.
#[derive(Clone, Copy, Debug)]
pub struct Mute;

impl Chance for Mute {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}

impl<G: Game> Table<G> for Mute {
    fn ask(&mut self, _: &G, _: Seat, _: G::Prompt, _: &[G::Choice]) -> Flow<G::Choice> {
        Err(Halt::Ask)
    }

    fn tell(&mut self, _: &G, _: G::Event) {}
}
