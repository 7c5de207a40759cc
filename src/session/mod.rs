//! The table without a framework: a match, who sits and looks, what is picked, the past, the bots that are asked, and what is to be kept.
//!
//! A [`Session`] takes [`Input`]s and gives [`Output`]s. It knows no clock, no storage and no browser: whoever drives it (the page, a lesson, a
//! test) keeps, waits and draws. What it hands out for whoever looks holds nothing that this seat cannot know (`tests`).
//!
//! * [`seating`]: who decides for a seat, and who is at this device;
//! * [`looking`]: who looks at the screen, the curtain, what lies face down;
//! * [`moves`]: picking, answering, going back;
//! * [`past`]: earlier moments;
//! * [`asked`] and [`bots`]: which bot is asked, and what happens when it fails;
//! * [`recap`]: since when something is new to a seat;
//! * [`tabs`]: two sessions on one kept match.

pub mod asked;
pub mod bots;
pub mod looking;
pub mod moves;
pub mod past;
pub mod recap;
pub mod seating;
pub mod tabs;

#[cfg(test)]
mod tests;

pub use asked::{BotQuestion, Ticket, Workers};
pub use seating::{Controller, Seating};

use crate::engine::{Game, Judge, Match, Seat, SeatSet, readable};
use serde_json::Value;

/// How the persons at this device like it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Manner {
    /// A tap on a choice commits it; otherwise the first one picks it.
    pub at_once: bool,
    /// What a person draws lies face down until it is tapped.
    pub face_down: bool,
}

/// The answer that a seat's settings give to the question that waits, so that nobody is asked ([`Session::settle`]).
pub type Settled<G> = fn(&Match<G>, &Value) -> Option<<G as Game>::Choice>;

/// Whether a choice is a mere piece of an action that goes on with this question, of the same seat and within the same step: only the
/// last piece is confirmed ([`Session::by_pieces`]).
pub type IsPiece<G> = fn(<G as Game>::Choice, <G as Game>::Prompt) -> bool;

/// What happens to a session.
#[derive(Clone, Debug)]
pub enum Input<G: Game> {
    /// A tap on a choice: the first one picks it, the second commits it; or the first one commits, as [`Manner`] says.
    Pick(G::Choice),
    /// Another choice in the place of the one that is picked; never commits.
    Repick(G::Choice),
    /// Nothing is picked any more.
    Unpick,
    /// What is picked is the answer.
    Confirm,
    /// This is the answer of the person who is asked.
    Answer(G::Choice),
    /// Back to the last decision of a person here.
    Undo,
    /// Back to where the turn of whoever decided last began.
    UndoTurn,
    /// Does again what was undone.
    Redo,
    /// Whether questions with a single choice answer themselves from now on.
    AutoAnswer(bool),
    /// What a seat's person settles beforehand.
    Settle(Seat, Value),
    /// Who plays at this device from now on; `None`: all persons.
    Sit(Option<SeatSet>),
    /// How the persons here like it.
    Manner(Manner),
    /// Looks at the moment after so many answers; the last one is the match as it is played.
    LookAt(usize),
    /// The same, but at the last moment still looks back: the slider has not been let go.
    SlideTo(usize),
    /// Back to the match as it is played.
    LookNow,
    /// The person before the curtain looks now.
    LiftCurtain,
    /// Nobody has looked for a while: where hands are hidden from each other, whoever comes back lifts the curtain.
    LowerCurtain,
    /// What was drawn face down is looked at.
    LookAtDrawn,
    /// What [`Output::AwaitPaint`] asked for has been on screen.
    Painted,
    /// What the bot that is asked answers.
    BotAnswers(Ticket, G::Choice),
    /// The bot that is asked does not answer, or with what is not offered.
    BotFails(Ticket),
    /// The match goes on as another tab or device has kept it.
    TakeOver(Box<Match<G>>),
}

/// What whoever drives a session is to do, in this order.
#[derive(Clone, PartialEq, Debug)]
pub enum Output<G: Game> {
    /// [`Session::to_keep`] is to be kept.
    Keep,
    /// The match stands elsewhere now, by an input given here.
    MovedOn,
    /// It has ended by an answer given here.
    Ended,
    /// Something was taken back that was not free, so often by now.
    TookBack(u32),
    /// Once what there is now has been painted, [`Input::Painted`] is waited for.
    AwaitPaint,
    /// A bot is to answer: [`Input::BotAnswers`] or [`Input::BotFails`] is waited for.
    AskBot(BotQuestion),
    /// The answer of the bot that is asked, found without any worker: it is to come back as [`Input::BotAnswers`] once the last move has been
    /// seen.
    BotFound(Ticket, G::Choice),
    /// Nobody waits for a bot any longer.
    RestBots,
    /// A bot may still be thinking about what was taken back.
    StopBots,
    /// The worker has failed: it is to be ended.
    EndWorker,
    /// Bots play at a glance from now on.
    BotsDown,
}

/// Why an input was not taken. Nothing has changed then.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The match can only be looked at.
    OnlyLooks,
    /// The curtain is falling: what it hides is on its way to the next person.
    Falling,
    /// The choice is not offered to whoever looks now.
    NotOffered,
    /// There is no such way back or forth.
    NoWay,
    /// Nobody waits for that: an old ticket, a curtain that does not hang, a paint that was not asked for.
    NotAwaited,
    /// There is no such seat, or nobody here sits there.
    NobodySits,
}

/// How often each part of a session has changed. What is drawn of a part needs to be drawn anew when its number differs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Revisions {
    /// The match.
    pub game: u64,
    /// The earlier moment that is looked at.
    pub past: u64,
    /// What is picked.
    pub picked: u64,
    /// Who sits and looks.
    pub looking: u64,
}

readable! {
    /// A table at which a match is played. See the [module](self).
    #[derive(Clone, Debug)]
    pub struct Session<G: Judge> {
        /// The match that is played.
        game: Match<G> => pub game as &Match<G>,
        /// The match as it goes on behind the curtain that falls, and before whom.
        behind: Option<(Match<G>, Seat)>,
        past: Option<Match<G>>,
        /// Who sits where.
        seating: Seating => pub seating as &Seating,
        /// What is picked but not committed.
        picked: Option<G::Choice> => pub picked,
        /// Who looked last: lifted the curtain, or is the only person. Without private information whoever was asked last.
        last: Option<Seat>,
        /// Of what happened after so many events, nobody has looked at what lies unseen ([`Match::unseen`]).
        looked: usize => pub looked,
        manner: Manner,
        settled: Settled<G>,
        is_piece: IsPiece<G>,
        /// What each seat's person has settled.
        settlements: Vec<Value>,
        /// Whether the match can only be looked at.
        only_looks: bool => pub only_looks,
        awaits_paint: bool,
        bot: asked::Asked,
        workers: Workers,
        /// How often each part has changed.
        revisions: Revisions => pub revisions,
    }
}

impl<G: Judge> Session<G> {
    /// The table of a match. It comes with what each seat's person has settled, and how the game reads that.
    pub fn new(game: Match<G>, seating: Seating, settlements: Vec<Value>, settled: Settled<G>) -> Session<G> {
        let mut session = Session {
            game,
            behind: None,
            past: None,
            last: seating.only_viewer(),
            seating,
            picked: None,
            looked: usize::MAX,
            manner: Manner::default(),
            settled,
            is_piece: |_, _| false,
            settlements,
            only_looks: false,
            awaits_paint: false,
            bot: asked::Asked::default(),
            workers: Workers::default(),
            revisions: Revisions::default(),
        };
        if !G::PRIVATE_INFORMATION {
            session.last = session.last.or(session.asked_here());
        }
        session
    }

    /// The same, in which a tap on a mere piece of an action is the answer.
    pub fn by_pieces(self, is_piece: IsPiece<G>) -> Session<G> {
        Session { is_piece, ..self }
    }

    /// The same, of a match that can only be looked at: nothing is answered, and nothing is to be kept.
    pub fn only_looking(self) -> Session<G> {
        Session { only_looks: true, ..self }
    }

    /// Takes an input, and says what is to be done. The first one of a session is best [`Input::Manner`]: bots are asked after any.
    ///
    /// # Errors
    /// [`Refused`]; the session is as it was then.
    pub fn handle(&mut self, input: Input<G>) -> Result<Vec<Output<G>>, Refused> {
        let mut outputs = Vec::new();
        let out = &mut outputs;
        match input {
            Input::Pick(choice) => self.pick(choice, out)?,
            Input::Repick(choice) => self.repick(choice)?,
            Input::Unpick => self.set_picked(None),
            Input::Confirm => self.answer(self.picked.ok_or(Refused::NotOffered)?, out)?,
            Input::Answer(choice) => self.answer(choice, out)?,
            Input::Undo => self.take_back(self.undo(), out)?,
            Input::UndoTurn => self.take_back(self.undo_turn(), out)?,
            Input::Redo => self.redo(out)?,
            Input::AutoAnswer(on) => self.set_auto_answer(on, out)?,
            Input::Settle(seat, settings) => self.settle(seat, settings, out)?,
            Input::Sit(here) => self.sit(here, out)?,
            Input::Manner(manner) => self.manner = manner,
            Input::LookAt(answered) => self.look_at(answered),
            Input::SlideTo(answered) => self.slide_to(answered),
            Input::LookNow => self.look_now(),
            Input::LiftCurtain => self.lift_curtain()?,
            Input::LowerCurtain => self.lower_curtain()?,
            Input::LookAtDrawn => self.look_at_drawn(),
            Input::Painted => self.painted()?,
            Input::BotAnswers(ticket, choice) => self.bot_answers(ticket, choice, out)?,
            Input::BotFails(ticket) => self.bot_fails(ticket, out)?,
            Input::TakeOver(game) => self.take_over(*game, out)?,
        }
        self.await_paint(out);
        self.ask_bot(out);
        Ok(outputs)
    }

    /// The match as it is to be kept: what the curtain falls over has been answered.
    pub fn to_keep(&self) -> &Match<G> {
        self.behind.as_ref().map_or(&self.game, |(next, _)| next)
    }

    /// What a seat's person has settled beforehand.
    pub fn settlement(&self, seat: Seat) -> &Value {
        self.settlements.get(seat.index()).unwrap_or(&Value::Null)
    }

    /// Notes how bots fare on this page, for the next time that one is asked.
    pub fn note_workers(&mut self, workers: Workers) {
        self.workers = workers;
    }
}
