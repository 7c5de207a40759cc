//! What the parts of a table share: the session behind it, and how its outputs are carried out. What is drawn of a session is drawn anew when
//! that part of it has changed.

use super::double_tap;
use super::motion::{self, Journey};
use super::parts::{Looking, Triggers};
use super::thinker::Thinker;
use crate::app::i18n::words::{Phrase, name_seats, say};
use crate::app::lazy::speech::Speech;
use crate::app::lessons::Lesson;
use crate::app::matches::named_seats;
use crate::app::narration::Narration;
use crate::app::store::save::{FORMAT, Meta, Save, SeatPlan};
use crate::app::store::settings::Settings;
use crate::app::store::stats::Finished;
use crate::app::store::storage::{self, StoreError};
use crate::app::store::{SettingsStore, settled};
use crate::app::ui::{Toasts, after_paint};
use crate::engine::{Logged, Match, Seat, SeatSet, Undo};
use crate::session::tabs::Tabs;
use crate::session::{Input, Manner, Output, Session};
use leptos::prelude::*;
use serde_json::Value;

/// The ways of things on screen, out of what happened.
type Journeys<G> = fn(&[Logged<<G as crate::engine::Game>::Event>]) -> Vec<Journey>;

/// The table's signals, copied into every part of it.
#[derive(Debug)]
pub struct TableCtx<G: Narration> {
    pub(super) session: StoredValue<Session<G>>,
    pub(super) parts: Triggers,
    pub(super) meta: RwSignal<Meta>,
    pub(super) looking: Looking<G>,
    /// Who sits where, in playing order, by the names that they have here and in the language that is spoken.
    plans: Memo<Vec<SeatPlan>>,
    pub(super) thinker: Thinker,
    /// What is taught here.
    pub(super) lesson: StoredValue<Option<&'static Lesson<G>>>,
    journeys: StoredValue<Journeys<G>>,
    /// When the last move was shown, so that a bot's next one can be followed: milliseconds of the clock.
    pub(super) shown_at: StoredValue<f64>,
    /// Why the match can only be looked at, if so.
    broken: StoredValue<Option<Phrase>>,
    /// How far this tab knows what is kept.
    pub(super) tabs: StoredValue<Tabs>,
    /// Whether the last attempt to keep the match failed.
    pub(super) unkept: RwSignal<bool>,
    /// Another tab has moved as well, and a person has to decide.
    pub(super) at_odds: RwSignal<bool>,
    /// Whether the dialog for sharing is open.
    sharing: RwSignal<bool>,
    toasts: Toasts,
    settings: SettingsStore,
}

impl<G: Narration> Clone for TableCtx<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Narration> Copy for TableCtx<G> {}

impl<G: Narration> TableCtx<G> {
    /// The table of a match that was read from the storage; `broken` says why it can only be looked at, if so.
    pub fn new(game: Match<G>, meta: Meta, broken: Option<Phrase>, journeys: Journeys<G>) -> TableCtx<G> {
        let unkept = !storage::is_kept(&meta.id);
        let tabs = Tabs::reading(storage::stored(&meta.id), unkept);
        let settlement = |seat: Seat| settled::of_seat(&meta.settled, seat.0).unwrap_or_else(|| settled::usual(G::ID));
        let settlements = Seat::all(meta.seats.len() as u8).map(settlement).collect();
        let session = Session::new(game, meta.seating(), settlements, G::settled).by_pieces(G::is_piece);
        let session = if broken.is_some() { session.only_looking() } else { session };
        let new = Trigger::new;
        let parts = Triggers { game: new(), past: new(), picked: new(), looking: new() };
        let session = StoredValue::new(session);
        let (speech, seats) = (Speech::expect(), meta.seats.clone());
        let looking = Looking::new(session, parts);
        let lesson = G::lessons().iter().find(|lesson| lesson.id() == meta.id);
        let meta = RwSignal::new(meta);
        let plans = Memo::new(move |_| {
            speech.language();
            parts.game.track();
            let (here, watched) = (looking.persons.get(), meta.with(|meta| meta.watched));
            let here = |seat: usize| !watched && here.contains(Seat(seat as u8));
            let worn = |seat: usize| {
                session.with_value(|session| G::called(session.game().state(), Seat(seat as u8))).map(|name| name.say())
            };
            named_seats(&seats, here, worn)
        });
        let table = TableCtx {
            session,
            parts,
            meta,
            looking,
            plans,
            thinker: Thinker::new(),
            lesson: StoredValue::new(lesson),
            journeys: StoredValue::new(journeys),
            shown_at: StoredValue::new(0.0),
            broken: StoredValue::new(broken),
            tabs: StoredValue::new(tabs),
            unkept: RwSignal::new(unkept),
            at_odds: RwSignal::new(false),
            sharing: RwSignal::new(false),
            toasts: expect_context(),
            settings: SettingsStore::expect(),
        };
        table.name_seats();
        on_cleanup(move || {
            table.write_now();
            table.keep_miniature();
        });
        let manner = Memo::new(move |_| {
            let Settings { at_once, face_down, .. } = table.settings.get();
            Manner { at_once, face_down }
        });
        // Bots are asked after this.
        Effect::new(move |_| {
            let manner = manner.get();
            untrack(|| table.handle(Input::Manner(manner)));
        });
        table.hear_bots();
        double_tap::watch();
        table
    }

    /// Takes an input, and carries out what comes of it. `false` if it is refused.
    pub(super) fn handle(self, input: Input<G>) -> bool {
        let changes = self.session.with_value(|session| session.would_change(&input));
        if changes && (self.session.with_value(|session| session.may_change().is_err()) || !self.is_in_step()) {
            return false;
        }
        if changes && matches!(input, Input::Pick(_) | Input::Confirm | Input::Answer(_)) && double_tap::is_second() {
            return false;
        }
        let (before, told) = self.session.with_value(|session| (session.revisions(), session.game().events().len()));
        let seen = (changes && self.settings.moves()).then(motion::before);
        let workers = self.thinker.workers();
        let handled = self.session.try_update_value(|session| {
            session.note_workers(workers);
            session.handle(input)
        });
        let Some(Ok(outputs)) = handled else { return false };
        let after = self.session.with_value(Session::revisions);
        let parts = [
            (before.game != after.game, self.parts.game),
            (before.past != after.past, self.parts.past),
            (before.picked != after.picked, self.parts.picked),
            (before.looking != after.looking, self.parts.looking),
        ];
        parts.into_iter().filter(|(changed, _)| *changed).for_each(|(_, part)| part.notify());
        if before.game != after.game {
            self.shown_at.set_value(web_sys::js_sys::Date::now());
        }
        outputs.into_iter().for_each(|output| self.carry_out(output));
        // Behind the curtain nothing travels.
        let travels = before.game != after.game && untrack(|| self.before_curtain()).is_none();
        if let Some(seen) = seen.filter(|_| travels) {
            let journeys = self.journeys.get_value();
            let journeys = self.session.with_value(|session| journeys(session.game().events_since(told)));
            motion::travel(seen, journeys, self.settings.get_untracked().speed.pace());
        }
        true
    }

    fn carry_out(self, output: Output<G>) {
        match output {
            Output::Keep => self.keep(),
            Output::MovedOn => {
                // From now on it is played here, and what it owed is not so any more.
                if self.meta.with_untracked(|meta| meta.watched || !meta.owed.is_empty()) {
                    self.meta.update(|meta| (meta.watched, meta.owed) = (false, String::new()));
                }
            }
            Output::Ended => {
                self.count();
                self.keep_miniature();
            }
            // To go back is a part of learning.
            Output::TookBack(_) if self.lesson.get_value().is_some() => {}
            Output::TookBack(count) => self.toasts.say(Phrase::new("took-back").with("count", count).say()),
            Output::AwaitPaint => after_paint(move || {
                // The table may be gone meanwhile.
                if !self.meta.is_disposed() {
                    self.handle(Input::Painted);
                }
            }),
            Output::AskBot(question) => self.send_to_bot(question),
            Output::BotFound(ticket, choice) => {
                self.thinker.wait_for(ticket);
                self.answer_soon(ticket, choice);
            }
            Output::RestBots => self.thinker.rest(),
            Output::StopBots => self.thinker.stop(),
            Output::EndWorker => self.thinker.end(),
            Output::BotsDown => self.thinker.set_down(true),
        }
    }

    /// Looks at the match as it is played.
    pub fn game<R>(self, look: impl FnOnce(&Match<G>) -> R) -> R {
        self.parts.game.track();
        self.session.with_value(|session| look(session.game()))
    }

    /// The same, without being told when it changes.
    pub(super) fn game_untracked<R>(self, look: impl FnOnce(&Match<G>) -> R) -> R {
        self.session.with_value(|session| look(session.game()))
    }

    /// How many seats there are.
    pub fn players(self) -> u8 {
        self.plans.with_untracked(|plans| plans.len() as u8)
    }

    /// Who sits on a seat.
    pub fn seat(self, seat: Seat) -> SeatPlan {
        self.plans.with_untracked(|plans| plans[seat.index()].clone())
    }

    /// Who sits where, in playing order.
    pub fn seats(self) -> Vec<SeatPlan> {
        self.plans.get_untracked()
    }

    /// Phrases call everybody so from now on. Whoever calls this is called again when names change: with the language, or with
    /// who plays here.
    pub(super) fn name_seats(self) {
        self.plans.with(|plans| name_seats(plans.iter().map(|plan| plan.name.as_str())));
    }

    /// The key of the match on this device.
    pub fn id(self) -> String {
        self.meta.with(|meta| meta.id.clone())
    }

    /// The title or the game's name.
    pub fn title(self) -> String {
        // A lesson says itself what it is about.
        let title = self.meta.with(|meta| meta.title.clone()).filter(|_| self.lesson.get_value().is_none());
        title.unwrap_or_else(|| say(&format!("{}-short", G::ID)))
    }

    /// What is kept about the match beside its record.
    pub fn meta(self) -> Meta {
        self.meta.get_untracked()
    }

    /// The same with an origin, which matches of older programs lack: what is sent must be known again.
    pub fn identified(self) -> Meta {
        let lacks = self.meta.with_untracked(|meta| meta.origin.is_none());
        if lacks && self.may_change() {
            self.meta.update(|meta| meta.origin = Some(storage::new_seed()));
            self.keep();
        }
        Meta { standing: self.game_untracked(G::standing_of), ..self.meta() }
    }

    /// Whether the dialog for sharing is open.
    pub fn sharing(self) -> RwSignal<bool> {
        self.sharing
    }

    /// What is picked but not committed.
    pub fn picked(self) -> Option<G::Choice> {
        self.parts.picked.track();
        self.session.with_value(Session::picked)
    }

    /// A tap on a choice: the first one shows what it does, the second commits it; or the first one commits, as set.
    pub fn pick(self, choice: G::Choice) {
        self.handle(Input::Pick(choice));
    }

    /// Picks another choice in the place of the one that is picked; never commits.
    pub fn repick(self, choice: G::Choice) {
        self.handle(Input::Repick(choice));
    }

    /// Nothing is picked any more.
    pub fn unpick(self) {
        self.handle(Input::Unpick);
    }

    /// Commits what is picked.
    pub fn confirm(self) {
        self.handle(Input::Confirm);
    }

    /// Answers the waiting question.
    pub fn commit(self, choice: G::Choice) {
        self.handle(Input::Answer(choice));
    }

    /// The way back that the undo button takes, if there is one.
    pub fn undo(self) -> Option<Undo> {
        self.whole(Session::undo)
    }

    /// The way back to the start of the turn, if that is further than one step.
    pub fn undo_turn(self) -> Option<Undo> {
        self.whole(Session::undo_turn)
    }

    /// How many pieces of an unfinished action have been answered here.
    pub(super) fn pieces(self) -> usize {
        self.whole(Session::pieces)
    }

    /// Goes back by a step. What is not free is told.
    pub fn take_back(self) {
        self.handle(Input::Undo);
    }

    /// Goes back to the start of the turn; by a step where that is no further.
    pub fn take_turn_back(self) {
        let _ = self.handle(Input::UndoTurn) || self.handle(Input::Undo);
    }

    /// Whether something undone can be done again.
    pub fn can_redo(self) -> bool {
        self.whole(Session::can_redo)
    }

    /// Does again what was undone.
    pub fn redo(self) {
        self.handle(Input::Redo);
    }

    /// Whether questions with a single choice answer themselves from now on.
    pub fn set_auto_answer(self, on: bool) {
        self.handle(Input::AutoAnswer(on));
    }

    /// What a seat's person has settled.
    pub(super) fn settlement(self, seat: Seat) -> Value {
        self.session.with_value(|session| session.settlement(seat).clone())
    }

    /// Settles something for a seat, in this match and in the next ones.
    pub(super) fn settle(self, seat: Seat, settings: Value) {
        settled::remember(G::ID, &settings);
        if self.may_change() {
            self.meta.update(|meta| meta.settled = settled::with_seat(&meta.settled, seat.0, settings.clone()));
            self.handle(Input::Settle(seat, settings));
        }
    }

    /// Says who plays at this device from now on; `None`: all persons.
    pub fn sit(self, here: Option<Vec<u8>>) {
        if self.may_change() {
            self.meta.update(|meta| meta.here = here);
            let here = self.meta.with_untracked(Meta::sitting_here);
            self.handle(Input::Sit(here));
        }
    }

    fn may_change(self) -> bool {
        self.session.with_value(|session| session.may_change().is_ok()) && self.is_in_step()
    }

    /// Begins a match of its own at the moment that is looked at, and returns its key.
    ///
    /// # Errors
    /// When the browser refuses to keep it.
    pub fn play_on_from_here(self) -> Result<String, StoreError> {
        let id = storage::new_id();
        let branch = self.session.with_value(Session::branch);
        let now = web_sys::js_sys::Date::now();
        let meta = Meta {
            id: id.clone(),
            created: now,
            changed: now,
            standing: G::standing_of(&branch),
            origin: Some(storage::new_seed()),
            daily: None,
            off_record: true,
            watched: false,
            ..self.meta.get_untracked()
        };
        storage::keep(&Save { format: FORMAT, meta, record: branch.record().clone() })?;
        Ok(id)
    }

    /// Why the match can only be looked at, if so.
    pub fn broken(self) -> Option<Phrase> {
        self.broken.get_value()
    }

    /// Whether the match could not be kept.
    pub fn unkept(self) -> bool {
        self.unkept.get()
    }

    /// What the person has set.
    pub fn settings(self) -> SettingsStore {
        self.settings
    }

    /// The messages of the page.
    pub fn toasts(self) -> Toasts {
        self.toasts
    }

    /// The persons at this device.
    pub fn persons(self) -> SeatSet {
        self.looking.persons.get()
    }

    /// The match has ended by an answer that was given here: it counts in the statistics. It is kept with what it owes first, so that it
    /// is counted later if that is not possible now.
    fn count(self) {
        let take_backs = self.game_untracked(|game| game.record().take_backs);
        let result = self.meta.with_untracked(|meta| Finished::of(meta, take_backs, meta.changed));
        let Some(result) = result.filter(|_| self.lesson.get_value().is_none()) else { return };
        let tags = self.game_untracked(|game| G::tags(game.state()));
        let result = Finished { tags, ..result };
        self.meta.update(|meta| meta.owed = serde_json::to_string(&result).unwrap_or_default());
        self.keep();
        storage::count_soon(result, move |counted| match counted {
            // Where the table is gone by then, the lobby finds that nothing is owed.
            true if self.meta.try_update(|meta| meta.owed = String::new()).is_some() => self.keep(),
            true => {}
            false => self.toasts.say(say("result-owed")),
        });
    }
}
