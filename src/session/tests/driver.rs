//! The world around a session: a storage with one place, a screen that paints when it is told to, bots that answer or fail.

use crate::bots::Level;
use crate::engine::{Game, Judge, Match, Record};
use crate::session::tabs::{TabChange, Tabs, continues};
use crate::session::{BotQuestion, Controller, Input, Manner, Output, Refused, Seating, Session, Ticket, Workers};
use serde_json::Value;
use std::cell::RefCell;
use std::rc::Rc;

/// What is kept, for all tabs.
pub type Storage = Rc<RefCell<Option<String>>>;

/// A session with all that it asks for.
pub struct Tab<G: Judge> {
    pub session: Session<G>,
    pub tabs: Tabs,
    pub storage: Storage,
    /// Whether a paint is waited for.
    pub paints: bool,
    /// The question that a bot thinks about.
    pub asked: Option<BotQuestion>,
    /// The answer that was found without one.
    pub found: Option<(Ticket, G::Choice)>,
    /// How often the match has ended here.
    pub ended: u32,
    /// How often the worker was ended.
    pub workers_ended: u32,
    /// Whether bots play at a glance.
    pub down: bool,
    /// Two tabs have moved, and a person is to decide.
    pub at_odds: bool,
}

impl<G: Judge> Tab<G> {
    /// A tab that begins a match and keeps it.
    pub fn begin(options: G::Options, controllers: &[Controller], seed: u64) -> Tab<G> {
        let game = Match::<G>::new(options, controllers.len() as u8, seed).expect("a table of the game");
        let storage = Storage::new(RefCell::new(Some(serde_json::to_string(game.record()).expect("JSON"))));
        Tab::open(storage, controllers)
    }

    /// A tab on what is kept.
    pub fn open(storage: Storage, controllers: &[Controller]) -> Tab<G> {
        let text = storage.borrow().clone().expect("a kept match");
        let record: Record<G> = serde_json::from_str(&text).expect("a record");
        let game = Match::restore(record).map_err(|(error, _)| error).expect("it runs");
        let seating = Seating::new(controllers.to_vec(), None);
        let session = Session::new(game, seating, Vec::new(), |_: &Match<G>, _: &Value| None);
        let tabs = Tabs::reading(Some(text), false);
        let (paints, asked, found, ended) = (false, None, None, 0);
        let mut tab =
            Tab { session, tabs, storage, paints, asked, found, ended, workers_ended: 0, down: false, at_odds: false };
        tab.hand(Input::Manner(Manner::default())).expect("a table");
        tab
    }

    /// Hands an input in as the page does: what changes the match does so only on what this tab has seen.
    pub fn hand(&mut self, input: Input<G>) -> Result<(), Refused> {
        if self.session.would_change(&input) && !self.hear() {
            return Err(Refused::NotAwaited);
        }
        self.session.note_workers(Workers { down: self.down, has_run: true });
        for output in self.session.handle(input)? {
            match output {
                Output::Keep => self.keep(),
                Output::MovedOn | Output::TookBack(_) | Output::StopBots => {}
                Output::Ended => self.ended += 1,
                Output::AwaitPaint => self.paints = true,
                Output::AskBot(question) => (self.asked, self.found) = (Some(question), None),
                Output::BotFound(ticket, choice) => (self.asked, self.found) = (None, Some((ticket, choice))),
                Output::RestBots => (self.asked, self.found) = (None, None),
                Output::EndWorker => self.workers_ended += 1,
                Output::BotsDown => self.down = true,
            }
        }
        Ok(())
    }

    /// Looks at what is kept, and takes over what is newer. `false` if this tab was not in step.
    pub fn hear(&mut self) -> bool {
        let Some(theirs) = self.storage.borrow().clone() else { return true };
        let record: Record<G> = serde_json::from_str(&theirs).expect("a record");
        match self.tabs.news(&theirs, None, || continues(self.session.to_keep().record(), &record)) {
            TabChange::Nothing => return true,
            TabChange::Newer => {
                self.tabs.took_over(theirs);
                let game = Match::restore(record).map_err(|(error, _)| error).expect("it runs");
                self.hand(Input::TakeOver(Box::new(game))).expect("what is newer is taken over");
            }
            TabChange::Contradiction => self.at_odds = true,
        }
        false
    }

    fn keep(&mut self) {
        self.tabs.wait(serde_json::to_string(self.session.to_keep().record()).expect("JSON"));
        let theirs = self.storage.borrow().clone();
        match self.tabs.take_pending(theirs.as_deref()) {
            Ok(Some(text)) => {
                *self.storage.borrow_mut() = Some(text.clone());
                self.tabs.wrote(text, true);
            }
            Ok(None) => {}
            Err(_) => self.at_odds = true,
        }
    }

    /// What there is has been painted.
    pub fn paint(&mut self) {
        if std::mem::take(&mut self.paints) {
            // Meanwhile something may have been taken back.
            let painted = self.hand(Input::Painted);
            assert!(matches!(painted, Ok(()) | Err(Refused::NotAwaited)), "{painted:?}");
        }
    }

    /// The bot that is asked answers with its first choice.
    pub fn bot_answers(&mut self) {
        let first = self.session.game().question().expect("a question").choices[0];
        let (ticket, choice) = match (self.asked.take(), self.found.take()) {
            (Some(question), _) => (question.ticket, first),
            (None, Some(found)) => found,
            (None, None) => panic!("no bot is asked"),
        };
        self.hand(Input::BotAnswers(ticket, choice)).expect("the bot is waited for");
    }

    /// The person who is asked lifts the curtain, if one hangs, and answers with the choice of this number.
    pub fn person_answers(&mut self, at: usize) {
        if self.session.curtain().is_some() {
            self.hand(Input::LiftCurtain).expect("a curtain");
        }
        let choices = self.session.choices();
        let choice = choices[at % choices.len()];
        self.hand(Input::Answer(choice)).expect("an offered choice");
        self.paint();
    }
}

/// As many persons.
pub fn persons(count: usize) -> Vec<Controller> {
    vec![Controller::Person; count]
}

/// A bot.
pub const BOT: Controller = Controller::Bot(Level::Easy);

/// All that a session hands out to be drawn and chosen from.
pub fn handed_out<G: Judge>(session: &Session<G>) -> String {
    let seats = (session.asked(), session.viewer(), session.me(), session.before_curtain(), session.persons());
    let ways = (session.undo(), session.undo_turn(), session.can_redo(), session.may_change());
    let records = (session.game().record(), session.to_keep().record(), session.shown().cursor());
    let looks = (session.is_past(), session.looked(), session.waits_for_look(), session.asked_of_several());
    format!("{seats:?} {ways:?} {records:?} {looks:?} {:?} {:?}", session.question(), session.picked())
}

/// The id of a game, for messages.
pub fn id<G: Game>() -> &'static str {
    G::ID
}
