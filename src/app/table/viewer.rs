//! Who looks at a table and what they may see and choose: the persons here, the curtain between them, the moment on screen.
//!
//! What a board asks again and again is kept in memos, so that only what changes is worked out and drawn.

use super::{GameBoard, TableCtx};
use crate::app::store::save::{Controller, Meta};
use crate::app::ui::after_paint;
use crate::engine::{Match, Seat, SeatSet};
use leptos::prelude::*;

/// Who looks, and what follows from it.
#[derive(Debug)]
pub struct Looker<G: GameBoard> {
    /// The persons who play at this device; all of them unless told.
    here: RwSignal<Option<SeatSet>>,
    /// The seats of all people, here and elsewhere.
    people: StoredValue<SeatSet>,
    persons: Memo<SeatSet>,
    /// Who looked last: lifted the curtain, or is the only person. Without private information whoever was asked last.
    last: RwSignal<Option<Seat>>,
    /// The person before whom the curtain falls, until the move that passes the turn on has been made behind it.
    falling: RwSignal<Option<Seat>>,
    /// Of what happened after so many events, nobody has looked at what lies unseen.
    looked: RwSignal<usize>,
    waits_for_look: Memo<bool>,
    is_past: Memo<bool>,
    asked: Memo<Option<Seat>>,
    curtain: Memo<Option<Seat>>,
    viewer: Memo<Option<Seat>>,
    me: Memo<Seat>,
    can_choose: Memo<bool>,
    choices: Memo<Vec<G::Choice>>,
    prompt: Memo<Option<G::Prompt>>,
}

impl<G: GameBoard> Clone for Looker<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameBoard> Copy for Looker<G> {}

/// The persons at this device as a set. Seats that do not exist are nobody's.
fn here_of(meta: &Meta) -> Option<SeatSet> {
    let players = meta.seats.len() as u8;
    let here = meta.here.as_ref()?;
    Some(here.iter().filter(|seat| **seat < players).map(|seat| Seat(*seat)).collect())
}

/// Who looks at the screen without lifting a curtain: the only person here; where only bots play, whoever watches sits on
/// the first seat.
fn only_viewer(people: SeatSet, persons: SeatSet) -> Option<Seat> {
    match persons.len() {
        0 if people.is_empty() => Some(Seat(0)),
        1 => persons.iter().next(),
        _ => None,
    }
}

impl<G: GameBoard> Looker<G> {
    /// `past` is the earlier moment that is looked at; `broken` whether the match can only be looked at.
    pub fn new(game: RwSignal<Match<G>>, past: RwSignal<Option<Match<G>>>, meta: &Meta, broken: bool) -> Looker<G> {
        let seated = Seat::all(meta.seats.len() as u8).zip(&meta.seats);
        let people: SeatSet =
            seated.filter(|(_, plan)| plan.controller == Controller::Person).map(|(seat, _)| seat).collect();
        let here = RwSignal::new(here_of(meta));
        let persons = Memo::new(move |_| {
            let here = here.get();
            people.iter().filter(|seat| here.is_none_or(|here| here.contains(*seat))).collect::<SeatSet>()
        });
        let is_past = Memo::new(move |_| past.with(Option::is_some));
        let asked = Memo::new(move |_| game.with(|game| game.question().map(|question| question.seat)));
        let asked_here = Memo::new(move |_| asked.get().filter(|seat| persons.get().contains(*seat)));
        let open_to_all = !G::PRIVATE_INFORMATION;
        let only = only_viewer(people, persons.get_untracked());
        let last = RwSignal::new(only.or_else(|| asked_here.get_untracked().filter(|_| open_to_all)));
        if open_to_all {
            // What was done is painted first; then the board becomes that of whoever is asked next.
            Effect::new(move |_| {
                if let Some(next) = asked_here.get().filter(|next| last.get_untracked() != Some(*next)) {
                    // The table may be gone meanwhile.
                    after_paint(move || {
                        let _ = last.try_set(Some(next));
                    });
                }
            });
        }
        let looked = RwSignal::new(usize::MAX);
        let waits_for_look = Memo::new(move |_| {
            let elsewhere = asked.get().is_some_and(|seat| !persons.get().contains(seat));
            elsewhere && game.with(|game| game.unseen(looked.get()).next().is_some())
        });
        let curtain = Memo::new(move |_| {
            let asked = asked_here.get().filter(|_| !open_to_all)?;
            (persons.get().len() > 1 && last.get() != Some(asked) && !is_past.get()).then_some(asked)
        });
        let viewer = Memo::new(move |_| last.get().filter(|_| curtain.get().is_none()));
        let me = Memo::new(move |_| {
            let first = || persons.get().iter().next();
            curtain.get().or_else(|| last.get()).or_else(first).unwrap_or(Seat(0))
        });
        let can_choose = Memo::new(move |_| {
            let looks = || open_to_all || asked_here.get() == viewer.get();
            !broken && !is_past.get() && asked_here.get().is_some() && looks()
        });
        let choices = Memo::new(move |_| match can_choose.get() {
            true => game.with(|game| game.question().map(|question| question.choices.clone()).unwrap_or_default()),
            false => Vec::new(),
        });
        let prompt = Memo::new(move |_| {
            can_choose.get().then(|| game.with(|game| game.question().map(|question| question.prompt))).flatten()
        });
        let people = StoredValue::new(people);
        let falling = RwSignal::new(None);
        Looker {
            here,
            people,
            persons,
            last,
            falling,
            looked,
            waits_for_look,
            is_past,
            asked,
            curtain,
            viewer,
            me,
            can_choose,
            choices,
            prompt,
        }
    }
}

impl<G: GameBoard> Looker<G> {
    /// The seats of people at this device.
    pub(super) fn persons(self) -> SeatSet {
        self.persons.get()
    }
}

impl<G: GameBoard> TableCtx<G> {
    /// Looks at what is on screen: the match, or the earlier moment that is looked at.
    pub fn shown<R>(self, look: impl FnOnce(&Match<G>) -> R) -> R {
        self.past.with(|past| match past {
            Some(past) => look(past),
            None => self.game.with(look),
        })
    }

    /// Looks at the state that is on screen.
    pub fn state<R>(self, look: impl FnOnce(&G) -> R) -> R {
        self.shown(|game| look(game.state()))
    }

    /// The seats of people at this device.
    pub fn persons(self) -> SeatSet {
        self.looker.persons()
    }

    /// Whether a seat is a person's who plays elsewhere, by link.
    pub fn is_away(self, seat: Seat) -> bool {
        let people = self.looker.people.get_value();
        self.looker.here.get().is_some_and(|here| !here.contains(seat) && people.contains(seat))
    }

    /// Who is asked and plays elsewhere.
    pub fn waits_for(self) -> Option<Seat> {
        self.asked().filter(|seat| self.is_away(*seat))
    }

    /// Says who plays at this device from now on; `None`: all persons.
    pub fn sit(self, here: Option<Vec<u8>>) {
        let Looker { people, persons, last, .. } = self.looker;
        self.meta.update(|meta| meta.here = here);
        self.looker.here.set(self.meta.with_untracked(here_of));
        let persons = persons.get_untracked();
        let stays = last.get_untracked().filter(|seat| persons.contains(*seat));
        last.set(only_viewer(people.get_value(), persons).or(stays));
        self.picked.set(None);
        // It is kept with the match.
        self.change(|_| ());
    }

    /// Whose hidden things are open on screen, if anybody's: nobody's while the curtain hangs.
    pub fn viewer(self) -> Option<Seat> {
        self.looker.viewer.get()
    }

    /// Whose board is shown as one's own; behind the curtain that of the person who lifts it.
    pub fn me(self) -> Seat {
        self.looker.me.get()
    }

    /// Who is asked where several persons at this device look at the same table, without a curtain between them.
    pub fn asked_of_several(self) -> Option<Seat> {
        let shares = !G::PRIVATE_INFORMATION && self.persons().len() > 1;
        self.asked().filter(|_| shares && self.can_choose())
    }

    /// The person before whom the curtain hangs: asked, but not the one who looks.
    pub fn curtain(self) -> Option<Seat> {
        self.looker.curtain.get()
    }

    /// The person before whom the curtain hangs or falls.
    pub(super) fn before_curtain(self) -> Option<Seat> {
        self.looker.falling.get().or_else(|| self.looker.curtain.get())
    }

    /// Whether the curtain falls: what it hides is on its way to the next person, and nothing else may be done.
    pub(super) fn is_falling(self) -> bool {
        self.looker.falling.get_untracked().is_some()
    }

    /// Lets the curtain fall before a person, or says that all behind it is as it should be.
    pub(super) fn let_fall(self, before: Option<Seat>) {
        self.looker.falling.set(before);
    }

    /// The person at this device to whom a match passes the screen on: asked, but not the one who looked last.
    pub(super) fn passes_to(self, game: &Match<G>) -> Option<Seat> {
        let persons = self.looker.persons.get_untracked();
        let asked = game.question()?.seat;
        (persons.contains(asked) && self.looker.last.get_untracked() != Some(asked)).then_some(asked)
    }

    /// The person before the curtain looks now.
    pub fn lift_curtain(self) {
        if let Some(seat) = self.looker.curtain.get_untracked() {
            // Whoever drew before the curtain fell has seen it, or another person looks into the own hand now.
            self.look_at_drawn();
            self.looker.last.set(Some(seat));
        }
    }

    /// After so many events nobody has looked at what lies unseen ([`Match::unseen`]).
    pub fn looked(self) -> usize {
        self.looker.looked.get()
    }

    /// Whether somebody else waits until what was drawn face down has been looked at, or taken back.
    pub fn waits_for_look(self) -> bool {
        self.looker.waits_for_look.get()
    }

    /// What was drawn face down is looked at now.
    pub fn look_at_drawn(self) {
        if self.looker.looked.get_untracked() != usize::MAX {
            self.looker.looked.set(usize::MAX);
        }
    }

    /// Before an answer: what a person draws by it lies face down, if that is set; what lies so already stays so.
    pub(super) fn keep_face_down(self) {
        let by_person = untrack(|| self.asked().is_some_and(|seat| self.persons().contains(seat)));
        if !by_person || !self.settings.get_untracked().face_down {
            return self.look_at_drawn();
        }
        let looked = self.looker.looked.get_untracked();
        let (lies, now) = self.game.with_untracked(|game| (game.unseen(looked).next().is_some(), game.events().len()));
        if !lies {
            self.looker.looked.set(now);
        }
    }

    /// After an answer: what no longer lies unseen has been seen.
    pub(super) fn look_at_open(self) {
        let looked = self.looker.looked.get_untracked();
        if self.game.with_untracked(|game| game.unseen(looked).next().is_none()) {
            self.look_at_drawn();
        }
    }

    /// Who is asked in the match, if it is not over.
    pub fn asked(self) -> Option<Seat> {
        self.looker.asked.get()
    }

    /// Whether a person can choose something on screen now.
    pub fn can_choose(self) -> bool {
        self.looker.can_choose.get()
    }

    /// The choices that a person has on screen now; none while a bot or another person is asked.
    pub fn choices(self) -> Vec<G::Choice> {
        self.looker.choices.get()
    }

    /// Looks at these choices.
    pub fn with_choices<R>(self, look: impl FnOnce(&[G::Choice]) -> R) -> R {
        self.looker.choices.with(|choices| look(choices))
    }

    /// Whether this can be chosen on screen now.
    pub fn offers(self, choice: G::Choice) -> bool {
        self.with_choices(|choices| choices.contains(&choice))
    }

    /// Why the viewer is asked.
    pub fn prompt(self) -> Option<G::Prompt> {
        self.looker.prompt.get()
    }

    /// Looks at the moment after so many answers; the last one is the match as it is played.
    pub fn look_at(self, answered: usize) {
        match answered < self.game.with_untracked(Match::cursor) {
            true => self.slide_to(answered),
            false => {
                self.picked.set(None);
                self.past.set(None);
            }
        }
    }

    /// The same, but at the last moment still looks back: the slider has not been let go.
    pub(super) fn slide_to(self, answered: usize) {
        let now = self.game.with_untracked(Match::cursor);
        let looked_at = self.past.get_untracked().filter(|past| past.record().answers.len() >= now);
        let mut past = looked_at.unwrap_or_else(|| self.game.get_untracked());
        if past.go_to(answered.min(now)).is_ok() {
            self.picked.set(None);
            self.past.set(Some(past));
        }
    }

    /// Back to the match as it is played.
    pub fn look_now(self) {
        self.player.pause();
        self.past.set(None);
    }

    /// Whether an earlier moment is on screen.
    pub fn is_past(self) -> bool {
        self.looker.is_past.get()
    }
}
