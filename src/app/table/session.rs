//! What the parts of a table share: the match, its moves and how it is kept. Who looks at it is in [`super::viewer`], who
//! plays by themselves in [`super::bots`].

use super::bots::Thinker;
use super::chances::Chances;
use super::guide::Guide;
use super::hint::Hints;
use super::log::{self, Written};
use super::recap::Recap;
use super::replay::Player;
use super::tabs::Tabs;
use super::viewer::Looker;
use super::{GameBoard, motion};
use crate::app::i18n::words::{Phrase, name_seats, say};
use crate::app::lazy::speech::Speech;
use crate::app::matches::named_seats;
use crate::app::store::SettingsStore;
use crate::app::store::save::{FORMAT, Meta, Save, SeatPlan};
use crate::app::store::stats::Finished;
use crate::app::store::storage::{self, StoreError};
use crate::app::ui::{Toasts, after_paint};
use crate::engine::{Match, Seat, Undo};
use leptos::prelude::*;
use std::sync::Arc;

/// The table's signals, copied into every part of it.
#[derive(Debug)]
pub struct TableCtx<G: GameBoard> {
    /// The match that is played.
    pub(super) game: RwSignal<Match<G>>,
    /// An earlier moment that is looked at, if any.
    pub(super) past: RwSignal<Option<Match<G>>>,
    pub(super) meta: RwSignal<Meta>,
    /// Who sits where, in playing order, by the names that they have here and in the language that is spoken.
    plans: Memo<Vec<SeatPlan>>,
    /// What is picked but not committed.
    pub(super) picked: RwSignal<Option<G::Choice>>,
    pub(super) looker: Looker<G>,
    pub(super) thinker: Thinker,
    /// The log, written after the paint.
    pub(super) log: Signal<Option<Arc<Written>>>,
    /// What has happened since the last decision of whoever looks.
    pub(super) recap: Memo<Option<Recap>>,
    /// The line of the log that is asked for, by its place, and after how many answers.
    pub(super) sought: RwSignal<Option<(usize, usize)>>,
    pub(super) player: Player,
    /// When the last move was shown, so that a bot's next one can be followed: milliseconds of the clock.
    pub(super) shown_at: StoredValue<f64>,
    /// Why the match can only be looked at, if so.
    pub(super) broken: StoredValue<Option<Phrase>>,
    /// Whether the last attempt to keep the match failed.
    pub(super) unkept: RwSignal<bool>,
    /// How far this tab knows what other tabs keep.
    pub(super) tabs: Tabs,
    /// Whether the dialog for sharing is open.
    sharing: RwSignal<bool>,
    pub(super) toasts: Toasts,
    pub(super) settings: SettingsStore,
    pub(super) hints: Hints<G>,
    pub(super) guide: Guide,
    pub(super) chances: Chances<G>,
}

impl<G: GameBoard> Clone for TableCtx<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameBoard> Copy for TableCtx<G> {}

impl<G: GameBoard> TableCtx<G> {
    /// The table of a match that was read from the storage.
    pub fn new(game: Match<G>, meta: Meta, broken: Option<Phrase>) -> TableCtx<G> {
        let tabs = Tabs::new(&meta.id);
        let unkept = RwSignal::new(!storage::is_kept(&meta.id));
        let (game, past, meta) = (RwSignal::new(game), RwSignal::new(None), RwSignal::new(meta));
        let looker = Looker::new(game, past, &meta.read_untracked(), broken.is_some());
        let (speech, seats) = (Speech::expect(), meta.with_untracked(|meta| meta.seats.clone()));
        let plans = Memo::new(move |_| {
            speech.language();
            let here = looker.persons();
            named_seats(&seats, |seat| here.contains(Seat(seat as u8)))
        });
        let settings = SettingsStore::expect();
        let mut table = TableCtx {
            game,
            past,
            plans,
            picked: RwSignal::new(None),
            looker,
            meta,
            log: log::written(game),
            recap: Memo::new(|_| None),
            sought: RwSignal::new(None),
            player: Player::new(settings.get_untracked().speed.replay()),
            thinker: Thinker::new(),
            shown_at: StoredValue::new(0.0),
            broken: StoredValue::new(broken),
            unkept,
            tabs,
            sharing: RwSignal::new(false),
            toasts: expect_context(),
            settings,
            hints: Hints::new(),
            guide: Guide::new(),
            chances: Chances::new(),
        };
        table.recap = table.recap_of();
        table.name_seats();
        on_cleanup(move || {
            table.player.pause();
            table.write_now();
        });
        table.follow_bots();
        table.follow_hints();
        table.follow_guide();
        table.follow_chances();
        table
    }

    /// Looks at the match as it is played.
    pub fn game<R>(self, look: impl FnOnce(&Match<G>) -> R) -> R {
        self.game.with(look)
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
        self.meta.with(|meta| meta.title.clone()).unwrap_or_else(|| say(&format!("{}-short", G::ID)))
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

    /// What is picked but not committed.
    pub fn picked(self) -> Option<G::Choice> {
        self.picked.get()
    }

    /// A tap on a choice: the first one shows what it does, the second commits it; or the first one commits, as set.
    pub fn pick(self, choice: G::Choice) {
        match untrack(|| self.offers(choice)) {
            true if self.settings.get_untracked().at_once || self.picked.get_untracked() == Some(choice) => {
                self.commit(choice)
            }
            true => self.picked.set(Some(choice)),
            false => {}
        }
    }

    /// Picks another choice in the place of the one that is picked; never commits.
    pub fn repick(self, choice: G::Choice) {
        if untrack(|| self.offers(choice)) {
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
        self.keep_face_down();
        if G::PRIVATE_INFORMATION && untrack(|| self.persons()).len() > 1 {
            let mut next = self.game.get_untracked();
            if next.answer(choice).is_ok() {
                self.answer_settled(&mut next);
                if let Some(seat) = self.passes_to(&next) {
                    return self.pass_on(next, seat);
                }
            }
        }
        self.picked.set(None);
        let is_over = |game: &Match<G>| game.outcome().is_some();
        let was_over = self.game.with_untracked(is_over);
        self.change(|game| {
            // A choice that is no longer offered (two taps in one frame) changes nothing.
            if game.answer(choice).is_ok() {
                self.answer_settled(game);
            }
        });
        self.look_at_open();
        if !was_over && self.game.with_untracked(is_over) {
            self.count();
        }
    }

    /// The match goes on with another person at this device: it is kept, the curtain falls, and once that has been painted the
    /// board behind it becomes that person's.
    fn pass_on(self, next: Match<G>, seat: Seat) {
        if !self.is_changeable() {
            return;
        }
        self.let_fall(Some(seat));
        self.keep(&next);
        after_paint(move || {
            // The table may be gone meanwhile.
            if self.game.is_disposed() {
                return;
            }
            self.picked.set(None);
            self.game.set(next);
            self.look_at_open();
            self.shown_at.set_value(web_sys::js_sys::Date::now());
            self.let_fall(None);
        });
    }

    /// The match has ended by an answer that was given here: it counts in the statistics. It is kept with what it owes first, so that it
    /// is counted later if that is not possible now.
    fn count(self) {
        let take_backs = self.game.with_untracked(|game| game.record().take_backs);
        let result = self.meta.with_untracked(|meta| Finished::of(meta, take_backs, meta.changed));
        let Some(result) = result else { return };
        let tags = self.game.with_untracked(|game| G::tags(game.state()));
        let result = Finished { tags, ..result };
        self.meta.update(|meta| meta.owed = serde_json::to_string(&result).unwrap_or_default());
        self.game.with_untracked(|game| self.keep(game));
        storage::count_soon(result, move |counted| match counted {
            // Where the table is gone by then, the lobby finds that nothing is owed.
            true if self.meta.try_update(|meta| meta.owed = String::new()).is_some() => {
                self.game.with_untracked(|game| self.keep(game));
            }
            true => {}
            false => self.toasts.say(say("result-owed")),
        });
    }

    /// The way back that the undo button takes, if there is one.
    pub fn undo(self) -> Option<Undo> {
        let persons = self.persons();
        (!self.is_past()).then(|| self.game.with(|game| Some(self.judged(game, game.undo(persons)?)))).flatten()
    }

    /// The way back to the start of the turn, if that is further than one step.
    pub fn undo_turn(self) -> Option<Undo> {
        let (persons, step) = (self.persons(), self.undo()?);
        self.game.with(|game| Some(self.judged(game, game.undo_turn(persons)?))).filter(|turn| turn.to < step.to)
    }

    /// The same way back; what lies face down is not revealed yet.
    fn judged(self, game: &Match<G>, undo: Undo) -> Undo {
        Undo { free: game.is_free(undo.to, self.looked()), ..undo }
    }

    /// Goes back. What is not free is told.
    pub fn take_back(self, undo: Undo) {
        self.picked.set(None);
        self.stop_bots();
        self.change(|game| game.take_back(undo));
        self.look_at_open();
        if !undo.free {
            let count = self.game.with_untracked(|game| game.record().take_backs);
            self.toasts.say(Phrase::new("took-back").with("count", count).say());
        }
    }

    /// Whether something undone can be done again.
    pub fn can_redo(self) -> bool {
        !self.is_past()
            && self.game.with(|game| game.cursor() < game.record().answers.len())
            && self.asked().is_some_and(|seat| self.persons().contains(seat))
    }

    /// Does again what was undone.
    pub fn redo(self) {
        self.picked.set(None);
        self.keep_face_down();
        self.change(|game| {
            game.redo();
        });
        self.look_at_open();
    }

    /// Whether questions with a single choice answer themselves from now on.
    pub fn set_auto_answer(self, on: bool) {
        self.change(|game| game.set_auto_answer(on));
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
        meta = Meta {
            id: id.clone(),
            created: now,
            changed: now,
            origin,
            daily: None,
            off_record: true,
            watched: false,
            ..meta
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

    /// Changes the match, keeps it, and lets things travel to where they are now.
    pub(super) fn change(self, change: impl FnOnce(&mut Match<G>)) {
        if !self.is_changeable() {
            return;
        }
        let before =
            self.settings.moves().then(|| (motion::places(), self.game.with_untracked(|it| it.events().len())));
        let at = self.game.with_untracked(Match::cursor);
        self.game.update(change);
        if self.game.with_untracked(Match::cursor) != at {
            self.has_moved_on();
        }
        self.shown_at.set_value(web_sys::js_sys::Date::now());
        self.game.with_untracked(|game| self.keep(game));
        // Behind the curtain nothing travels.
        if let Some((places, events)) = before.filter(|_| untrack(|| self.curtain()).is_none()) {
            let journeys =
                self.game.with_untracked(|game| G::journeys(game.events().get(events..).unwrap_or_default()));
            motion::travel(places, journeys, self.settings.get_untracked().speed.travel());
        }
    }

    /// The match stands elsewhere now: what is picked belonged to its question, and from now on it is played here.
    fn has_moved_on(self) {
        if self.picked.get_untracked().is_some() {
            self.picked.set(None);
        }
        if self.meta.with_untracked(|meta| meta.watched || !meta.owed.is_empty()) {
            self.meta.update(|meta| (meta.watched, meta.owed) = (false, String::new()));
        }
    }

    /// Whether the match can be changed here and now.
    fn is_changeable(self) -> bool {
        !self.broken.with_value(Option::is_some) && !self.is_falling() && self.is_in_step()
    }

    fn keep(self, game: &Match<G>) {
        self.meta.update(|meta| {
            meta.changed = web_sys::js_sys::Date::now();
            meta.standing = G::standing_of(game);
        });
        let save = Save { format: FORMAT, meta: self.meta.get_untracked(), record: game.record().clone() };
        match save.write() {
            Ok(text) => self.write_soon(text),
            Err(_) => self.unkept.set(true),
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
}
