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
    /// The version of the rules. It grows when a change makes older records run differently.
    const RULES: u32;

    /// What is agreed before the start.
    type Options: Clone + Debug + PartialEq + Default + Serialize + DeserializeOwned + Send + Sync;
    /// What a player can pick. Its serialised form is stable for ever: saves consist of it.
    type Choice: Copy + Eq + Ord + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Why somebody is asked. The words on screen come from the catalogue.
    type Prompt: Copy + Eq + Debug + Send + Sync;
    /// What happened: the only source of log, animation, charts and undo limits.
    type Event: Clone + Eq + Debug + Send + Sync;
    /// A permutation of components, see [`Game::renaming`].
    type Renaming;

    /// The table before anything happened. Setting up is the first step.
    ///
    /// # Errors
    /// [`SetupError`] when the options or the number of players do not fit.
    fn new(options: &Self::Options, players: u8) -> Result<Self, SetupError>;

    /// The same table, played by an older version of the rules (1 to [`Game::RULES`]) by which a record began. Only games whose
    /// rules have changed need it.
    #[must_use]
    fn with_rules(self, _rules: u32) -> Self {
        self
    }

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

    /// Whether the event showed somebody something new. Undo is free back to the last of these.
    fn reveals(event: &Self::Event) -> bool;

    /// A random permutation of the components that `viewer` cannot tell apart in this state. `None` looks on from outside and
    /// sees only what is open to everybody. `attempt` counts from 0 how many renamings did not fit what happened in this step:
    /// a game may leave more in its place the more often that was so.
    fn renaming(&self, viewer: Option<Seat>, attempt: u32, chance: &mut dyn Chance) -> Self::Renaming;

    /// A digest of all that `viewer` can see and has kept in mind: equal views, equal digests. A determinized step that would lead
    /// to another view is not used. Only games in which that can happen need it.
    fn view(&self, _viewer: Option<Seat>) -> u64 {
        0
    }

    /// Applies a renaming to the state. `false` if it cannot be: a step may begin with open what its viewer cannot tell apart
    /// later in it.
    fn rename(&mut self, renaming: &Self::Renaming) -> bool;

    /// Applies a renaming to a choice.
    fn rename_choice(choice: Self::Choice, renaming: &Self::Renaming) -> Self::Choice;
}

/// What a step talks to.
pub trait Table<G: Game>: Chance {
    /// Asks `seat` to pick one of `choices`, which holds everything legal and is not empty.
    ///
    /// # Errors
    /// [`Halt::Ask`] when nobody has answered yet, [`Halt::Refused`] when a recorded answer is not among the choices.
    fn ask(&mut self, game: &G, seat: Seat, prompt: G::Prompt, choices: &[G::Choice]) -> Flow<G::Choice>;

    /// Says what happened.
    fn tell(&mut self, event: G::Event);
}
