//! Everything that the parts of a table share: the match, what is picked, who looks, what a bot is thinking.

use super::chances::Chances;
use super::hint::Hints;
use super::tabs::Tabs;
use super::{GameBoard, motion};
use crate::app::i18n::words::{Phrase, name_seats, say};
use crate::app::store::SettingsStore;
use crate::app::store::save::{Controller, FORMAT, Meta, Save, SeatPlan};
use crate::app::store::stats::Finished;
use crate::app::store::storage::{self, StoreError};
use crate::app::ui::Toasts;
use crate::app::worker::client::Bots;
use crate::app::worker::protocol::{Report, Request};
use crate::engine::{Match, Seat, SeatSet, Undo};
use leptos::prelude::*;
use std::time::Duration;

/// The table's signals, copied into every part of it.
#[derive(Debug)]
pub struct TableCtx<G: GameBoard> {
    /// The match that is played.
    pub(super) game: RwSignal<Match<G>>,
    /// An earlier moment that is looked at, if any.
    pub(super) past: RwSignal<Option<Match<G>>>,
    pub(super) meta: RwSignal<Meta>,
    /// The persons who play at this device; all of them unless told.
    here: RwSignal<Option<SeatSet>>,
    /// Who sits where, in playing order; that never changes during a match.
    plans: StoredValue<Vec<SeatPlan>>,
    /// What is picked but not committed.
    pub(super) picked: RwSignal<Option<G::Choice>>,
    /// Who looks at the screen: whose hidden things are open.
    viewer: RwSignal<Option<Seat>>,
    /// How far a bot's thought is, from 0 to 1.
    thought: RwSignal<Option<f64>>,
    /// The number of the request that the worker thinks about; 0 if there is none.
    request: StoredValue<u32>,
    /// When the last move was shown, so that a bot's next one can be followed.
    shown_at: StoredValue<f64>,
    /// Why the match can only be looked at, if so.
    broken: StoredValue<Option<Phrase>>,
    /// Whether the last attempt to keep the match failed.
    pub(super) unkept: RwSignal<bool>,
    /// How far this tab knows what other tabs keep.
    pub(super) tabs: Tabs,
    /// Whether the dialog for sharing is open.
    sharing: RwSignal<bool>,
    bots: Bots,
    toasts: Toasts,
    settings: SettingsStore,
    pub(super) hints: Hints<G>,
    pub(super) chances: Chances<G>,
}

impl<G: GameBoard> Clone for TableCtx<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameBoard> Copy for TableCtx<G> {}

/// The persons at this device as a set. Seats that do not exist are nobody's.
fn here_of(meta: &Meta) -> Option<SeatSet> {
    let players = meta.seats.len() as u8;
    let here = meta.here.as_ref()?;
    Some(here.iter().filter(|seat| **seat < players).map(|seat| Seat(*seat)).collect())
}

impl<G: GameBoard> TableCtx<G> {
    /// The table of a match that was read from the storage.
    pub fn new(game: Match<G>, meta: Meta, broken: Option<Phrase>) -> TableCtx<G> {
        let tabs = Tabs::new(&meta.id);
        name_seats(meta.seats.iter().map(|plan| plan.name.as_str()));
        let table = TableCtx {
            game: RwSignal::new(game),
            past: RwSignal::new(None),
            plans: StoredValue::new(meta.seats.clone()),
            here: RwSignal::new(here_of(&meta)),
            meta: RwSignal::new(meta),
            picked: RwSignal::new(None),
            viewer: RwSignal::new(None),
            thought: RwSignal::new(None),
            request: StoredValue::new(0),
            shown_at: StoredValue::new(0.0),
            broken: StoredValue::new(broken),
            unkept: RwSignal::new(false),
            tabs,
            sharing: RwSignal::new(false),
            bots: Bots::expect(),
            toasts: expect_context(),
            settings: SettingsStore::expect(),
            hints: Hints::new(),
            chances: Chances::new(),
        };
        table.viewer.set(table.only_viewer());
        Effect::new(move |_| table.drive_bots());
        Effect::new(move |_| table.hear_worker());
        table.follow_hints();
        table.follow_chances();
        on_cleanup(move || table.bots.send(Request::Stop));
        table
    }

    /// Looks at what is on screen: the match, or the earlier moment that is looked at.
    pub fn shown<R>(self, look: impl FnOnce(&Match<G>) -> R) -> R {
        self.past.with(|past| match past {
            Some(past) => look(past),
            None => self.game.with(look),
        })
    }

    /// Looks at the match as it is played.
    pub fn game<R>(self, look: impl FnOnce(&Match<G>) -> R) -> R {
        self.game.with(look)
    }

    /// Looks at the state that is on screen.
    pub fn state<R>(self, look: impl FnOnce(&G) -> R) -> R {
        self.shown(|game| look(game.state()))
    }

    /// How many seats there are.
    pub fn players(self) -> u8 {
        self.plans.with_value(|plans| plans.len() as u8)
    }

    /// Who sits on a seat.
    pub fn seat(self, seat: Seat) -> SeatPlan {
        self.plans.with_value(|plans| plans[seat.index()].clone())
    }

    /// Who sits where, in playing order.
    pub fn seats(self) -> Vec<SeatPlan> {
        self.plans.get_value()
    }

    /// The key of the match on this device.
    pub fn id(self) -> String {
        self.meta.with(|meta| meta.id.clone())
    }

    /// The title or the game's name.
    pub fn title(self) -> String {
        self.meta.with(|meta| meta.title.clone()).unwrap_or_else(|| say(&format!("{}-short", G::ID)))
    }

    /// The seats of people at this device.
    pub fn persons(self) -> SeatSet {
        let here = self.here.get_untracked();
        self.all_persons().iter().filter(|seat| here.is_none_or(|here| here.contains(*seat))).collect()
    }

    /// The seats of people, here and elsewhere.
    fn all_persons(self) -> SeatSet {
        self.plans.with_value(|plans| {
            let seated = Seat::all(plans.len() as u8).zip(plans);
            seated.filter(|(_, plan)| plan.controller == Controller::Person).map(|(seat, _)| seat).collect()
        })
    }

    /// Who looks at the screen without lifting a curtain: the only person here; where only bots play, whoever watches sits
    /// on the first seat.
    fn only_viewer(self) -> Option<Seat> {
        let persons = self.persons();
        match persons.len() {
            0 if self.all_persons().is_empty() => Some(Seat(0)),
            1 => persons.iter().next(),
            _ => None,
        }
    }

    /// Whether a seat is a person's who plays elsewhere, by link.
    pub fn is_away(self, seat: Seat) -> bool {
        self.here.get().is_some_and(|here| !here.contains(seat) && self.all_persons().contains(seat))
    }

    /// Who is asked and plays elsewhere.
    pub fn waits_for(self) -> Option<Seat> {
        self.asked().filter(|seat| self.is_away(*seat))
    }

    /// Says who plays at this device from now on; `None`: all persons.
    pub fn sit(self, here: Option<Vec<u8>>) {
        self.meta.update(|meta| meta.here = here);
        self.here.set(self.meta.with_untracked(here_of));
        let stays = self.viewer.get_untracked().filter(|seat| self.persons().contains(*seat));
        self.viewer.set(self.only_viewer().or(stays));
        self.picked.set(None);
        // Whatever asks for the persons looks at the match, too.
        self.change(|_| ());
    }

    /// What is kept about the match beside its record.
    pub fn meta(self) -> Meta {
        self.meta.get_untracked()
    }

    /// The same with an origin, which matches of older programs lack: what is sent must be known again.
    pub fn identified(self) -> Meta {
        if self.meta.with_untracked(|meta| meta.origin.is_none()) {
            self.meta.update(|meta| meta.origin = Some(storage::new_seed()));
            self.change(|_| ());
        }
        Meta { standing: self.game.with_untracked(G::standing_of), ..self.meta() }
    }

    /// Whether the dialog for sharing is open.
    pub fn sharing(self) -> RwSignal<bool> {
        self.sharing
    }

    /// Whose hidden things are open on screen, if anybody's.
    pub fn viewer(self) -> Option<Seat> {
        self.viewer.get()
    }

    /// Whose board is shown as one's own.
    pub fn me(self) -> Seat {
        self.viewer.get().or_else(|| self.persons().iter().next()).unwrap_or(Seat(0))
    }

    /// The person before whom the curtain hangs: asked, but not the one who looks.
    pub fn curtain(self) -> Option<Seat> {
        let asked = self.asked().filter(|seat| self.persons().contains(*seat))?;
        (self.persons().len() > 1 && self.viewer.get() != Some(asked) && self.past.with(Option::is_none))
            .then_some(asked)
    }

    /// The person before the curtain looks now.
    pub fn lift_curtain(self) {
        if let Some(seat) = self.curtain() {
            self.viewer.set(Some(seat));
        }
    }

    /// Who is asked in the match, if it is not over.
    pub fn asked(self) -> Option<Seat> {
        self.game.with(|game| game.question().map(|question| question.seat))
    }

    /// Whether a person can choose something on screen now.
    pub fn can_choose(self) -> bool {
        let asked = self.asked();
        self.past.with(Option::is_none)
            && self.broken.with_value(Option::is_none)
            && asked.is_some()
            && asked == self.viewer.get()
            && asked.is_some_and(|seat| self.persons().contains(seat))
    }

    /// The choices that a person has on screen now; none while a bot or another person is asked.
    pub fn choices(self) -> Vec<G::Choice> {
        match self.can_choose() {
            true => self.game.with(|game| game.question().map(|question| question.choices.clone()).unwrap_or_default()),
            false => Vec::new(),
        }
    }

    /// Why the viewer is asked.
    pub fn prompt(self) -> Option<G::Prompt> {
        if !self.can_choose() {
            return None;
        }
        self.game.with(|game| game.question().map(|question| question.prompt))
    }

    /// What is picked but not committed.
    pub fn picked(self) -> Option<G::Choice> {
        self.picked.get()
    }

    /// A tap on a choice: the first one shows what it does, the second commits it; or the first one commits, as set.
    pub fn pick(self, choice: G::Choice) {
        let offered = untrack(|| self.choices()).contains(&choice);
        match offered {
            true if self.settings.get_untracked().at_once || self.picked.get_untracked() == Some(choice) => {
                self.commit(choice)
            }
            true => self.picked.set(Some(choice)),
            false => {}
        }
    }

    /// Picks another choice in the place of the one that is picked; never commits.
    pub fn repick(self, choice: G::Choice) {
        if untrack(|| self.choices()).contains(&choice) {
            self.picked.set(Some(choice));
        }
    }

    /// Nothing is picked any more.
    pub fn unpick(self) {
        self.picked.set(None);
    }

    /// Commits what is picked.
    pub fn confirm(self) {
        if let Some(choice) = self.picked.get_untracked() {
            self.commit(choice);
        }
    }

    /// Answers the waiting question.
    pub fn commit(self, choice: G::Choice) {
        self.picked.set(None);
        let is_over = |game: &Match<G>| game.outcome().is_some();
        let was_over = self.game.with_untracked(is_over);
        self.change(|game| {
            // A choice that is no longer offered (two taps in one frame) changes nothing.
            let _ = game.answer(choice);
        });
        if !was_over && self.game.with_untracked(is_over) {
            self.count();
        }
    }

    /// The match has ended by an answer that was given here: it counts in the statistics.
    fn count(self) {
        let take_backs = self.game.with_untracked(|game| game.record().take_backs);
        let result = self.meta.with_untracked(|meta| Finished::of(meta, take_backs, meta.changed));
        if let Some(result) = result {
            storage::count(result);
        }
    }

    /// The way back that the undo button takes, if there is one.
    pub fn undo(self) -> Option<Undo> {
        let persons = self.persons();
        self.past.with(Option::is_none).then(|| self.game.with(|game| game.undo(persons))).flatten()
    }

    /// The way back to the start of the turn, if that is further than one step.
    pub fn undo_turn(self) -> Option<Undo> {
        let (persons, step) = (self.persons(), self.undo()?);
        self.game.with(|game| game.undo_turn(persons)).filter(|turn| turn.to < step.to)
    }

    /// Goes back. What is not free is told.
    pub fn take_back(self, undo: Undo) {
        self.picked.set(None);
        self.bots.send(Request::Stop);
        self.change(|game| game.take_back(undo));
        if !undo.free {
            let count = self.game.with_untracked(|game| game.record().take_backs);
            self.toasts.say(Phrase::new("took-back").with("count", count).say());
        }
    }

    /// Whether something undone can be done again.
    pub fn can_redo(self) -> bool {
        self.past.with(Option::is_none)
            && self.game.with(|game| {
                let answers = &game.record().answers;
                game.cursor() < answers.len() && self.asked().is_some_and(|seat| self.persons().contains(seat))
            })
    }

    /// Does again what was undone.
    pub fn redo(self) {
        self.picked.set(None);
        self.change(|game| {
            game.redo();
        });
    }

    /// Whether questions with a single choice answer themselves from now on.
    pub fn set_auto_answer(self, on: bool) {
        self.change(|game| game.set_auto_answer(on));
    }

    /// Looks at the moment after so many answers.
    pub fn look_at(self, answered: usize) {
        let now = self.game.with_untracked(Match::cursor);
        let looked_at = self.past.get_untracked().filter(|past| past.record().answers.len() >= now);
        let mut past = looked_at.unwrap_or_else(|| self.game.get_untracked());
        if past.go_to(answered.min(now)).is_ok() {
            self.picked.set(None);
            self.past.set((answered < now).then_some(past));
        }
    }

    /// Begins a match of its own at the moment that is looked at, and returns its key.
    ///
    /// # Errors
    /// When the browser refuses to keep it.
    pub fn play_on_from_here(self) -> Result<String, StoreError> {
        let id = storage::new_id();
        let branch = self.shown(Match::branch);
        let now = web_sys::js_sys::Date::now();
        let mut meta = self.meta.get_untracked();
        meta.standing = G::standing_of(&branch);
        let origin = Some(storage::new_seed());
        meta = Meta { id: id.clone(), created: now, changed: now, origin, daily: None, off_record: true, ..meta };
        storage::keep(&Save { format: FORMAT, meta, record: branch.record().clone() })?;
        Ok(id)
    }

    /// Back to the match as it is played.
    pub fn look_now(self) {
        self.past.set(None);
    }

    /// Whether an earlier moment is on screen.
    pub fn is_past(self) -> bool {
        self.past.with(Option::is_some)
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

    /// Changes the match, keeps it, and lets things travel to where they are now.
    fn change(self, change: impl FnOnce(&mut Match<G>)) {
        if self.broken.with_value(Option::is_some) || !self.is_in_step() {
            return;
        }
        let before =
            self.settings.moves().then(|| (motion::places(), self.game.with_untracked(|it| it.events().len())));
        self.game.update(change);
        self.shown_at.set_value(web_sys::js_sys::Date::now());
        self.keep();
        if let Some((places, events)) = before {
            let journeys =
                self.game.with_untracked(|game| G::journeys(game.events().get(events..).unwrap_or_default()));
            motion::travel(places, journeys, self.settings.get_untracked().speed.travel());
        }
    }

    fn keep(self) {
        self.meta.update(|meta| {
            meta.changed = web_sys::js_sys::Date::now();
            meta.standing = self.game.with_untracked(G::standing_of);
        });
        let kept = storage::keep(&self.save());
        self.unkept.set(kept.is_err());
        if let Ok(text) = kept {
            self.tabs.has_written(text);
        }
    }

    /// The match as it is kept.
    pub(super) fn save(self) -> Save<G> {
        Save {
            format: FORMAT,
            meta: self.meta.get_untracked(),
            record: self.game.with_untracked(|game| game.record().clone()),
        }
    }

    /// How far a bot's thought is, from 0 to 1.
    pub fn thought(self) -> Option<f64> {
        self.thought.get()
    }

    /// The bot answers with the best that it has found so far.
    pub fn move_now(self) {
        self.bots.send(Request::MoveNow);
    }

    /// Asks the worker whenever a bot is to answer.
    fn drive_bots(self) {
        self.game.track();
        untrack(|| self.ask_bot());
    }

    fn ask_bot(self) {
        let controller = self.asked().map(|seat| self.seat(seat).controller);
        let Some(Controller::Bot(level)) = controller.filter(|_| self.broken.with_value(Option::is_none)) else {
            self.thought.set(None);
            return;
        };
        let id = self.bots.number();
        self.request.set_value(id);
        self.thought.set(Some(0.0));
        self.game.with(|game| {
            let record = game.record();
            let request = Request::Think {
                id,
                game: G::ID.to_owned(),
                record: serde_json::to_string(record).unwrap_or_default(),
                level,
                // A bot that is asked again in the same place answers the same.
                seed: record.seed ^ (game.cursor() as u64) << 32,
            };
            self.bots.send(request);
        });
    }

    fn hear_worker(self) {
        let current = |id| self.request.get_value() == id;
        match self.bots.report() {
            Some(Report::Progress { id, done, of }) if current(id) => {
                self.thought.set(Some(f64::from(done) / f64::from(of.max(1))));
            }
            Some(Report::Answer { id, choice }) if current(id) => {
                let waited = web_sys::js_sys::Date::now() - self.shown_at.get_value();
                let pause = self.settings.get_untracked().speed.bot_pause();
                let wait = (pause - waited).clamp(0.0, pause);
                let answer = move || self.answer_of_bot(id, &choice);
                set_timeout(answer, Duration::from_millis(wait as u64));
            }
            Some(Report::Unavailable) => self.toasts.say(say("bots-unavailable")),
            Some(Report::Refused { id }) if current(id) => {
                self.toasts.say(say("bot-refused"));
                self.thought.set(None);
            }
            _ => {}
        }
    }

    fn answer_of_bot(self, id: u32, choice: &str) {
        // The table may be gone, or the person may have gone back meanwhile.
        let current = self.request.try_get_value() == Some(id) && self.thought.try_get_untracked().flatten().is_some();
        if let (true, Ok(choice)) = (current, serde_json::from_str::<G::Choice>(choice)) {
            self.request.set_value(0);
            self.commit(choice);
        }
    }
}
