//! What the dialog for a new match is filled in with, and the way from there to the table.

use crate::app::i18n::words::say;
use crate::app::matches::module::{Entry, GameModule};
use crate::app::matches::seating::{LastTable, SeatingDraft, cut, draw_lots, read_seed};
use crate::app::matches::{BeginError, NewMatch, colour, is_first};
use crate::app::route::Route;
use crate::app::store::save::{Controller, SeatPlan};
use crate::app::store::tab;
use crate::app::store::{SettingsStore, carried::carried, local, room, storage};
use crate::app::ui::focus;
use leptos::prelude::*;
use serde_json::Value;

/// The name under which the last table is kept.
const LAST: &str = "last-table";

/// The state of the dialog.
#[derive(Clone, Copy)]
pub struct Draft {
    /// Who sits where.
    pub seating: RwSignal<SeatingDraft>,
    /// The seat that is unfolded.
    pub open: RwSignal<Option<u32>>,
    /// One alone.
    pub solo: RwSignal<bool>,
    /// The order is drawn by lot.
    pub by_lot: RwSignal<bool>,
    /// Questions with a single choice answer themselves.
    pub auto_answer: RwSignal<bool>,
    /// The game's options.
    pub options: RwSignal<Value>,
    /// Whether nobody has played this game at this device.
    pub first: bool,
    /// The seed as typed.
    pub seed: RwSignal<String>,
    /// Why the match did not begin.
    pub trouble: RwSignal<Option<&'static str>>,
    /// What assistive technology is told about a change of the seats.
    pub told: RwSignal<String>,
    /// Whether the match has begun: nothing is left of the draft.
    started: RwSignal<bool>,
}

impl Draft {
    /// As it was left in this tab; else as the last table was.
    pub fn begun(entry: &'static Entry) -> Draft {
        let begun = StoredValue::new(None::<(Draft, String)>);
        let now = move || {
            let (draft, first) = begun.try_get_value().flatten()?;
            Some(draft.noted(entry)).filter(|noted| *noted != first && !draft.started.get())
        };
        let kept = tab::remember(&format!("new.{}", entry.id), true, now);
        let last = || local::get(LAST).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
        let draft = Draft::filled(entry, last());
        begun.set_value(Some((draft, untrack(|| draft.noted(entry)))));
        if let Some((table, seed, auto_answer)) = kept.and_then(|kept| serde_json::from_str(&kept).ok()) {
            draft.take_up(Draft::filled(entry, table), seed, auto_answer);
        }
        draft
    }

    /// What a tab remembers of it.
    fn noted(self, entry: &Entry) -> String {
        let seats = self.seating.with(|seating| seating.seats().iter().map(|seat| seat.plan.clone()).collect());
        let (solo, by_lot, options) = (self.solo.get(), self.by_lot.get(), self.options.get());
        let table = LastTable { seats, solo, by_lot, game: entry.id.to_owned(), options };
        serde_json::to_string(&(table, self.seed.get(), self.auto_answer.get())).unwrap_or_default()
    }

    fn take_up(self, left: Draft, seed: String, auto_answer: bool) {
        self.seating.set(left.seating.get_untracked());
        self.solo.set(left.solo.get_untracked());
        self.by_lot.set(left.by_lot.get_untracked());
        self.options.set(left.options.get_untracked());
        self.seed.set(seed);
        self.auto_answer.set(auto_answer);
    }

    /// As a table was, single choices as set. What cannot be read there is as if it had never been.
    fn filled(entry: &Entry, last: LastTable) -> Draft {
        // Whoever has sat at a table of this game has seen the dialog, even if nothing is left of the match.
        let first = last.game != entry.id && is_first(entry.id);
        let options = if last.game == entry.id && last.options.is_object() { last.options } else { empty() };
        Draft {
            seating: RwSignal::new(SeatingDraft::mended(last.seats, *entry.players.end(), first)),
            open: RwSignal::new(None),
            solo: RwSignal::new(last.solo && entry.solo),
            by_lot: RwSignal::new(last.by_lot),
            auto_answer: RwSignal::new(SettingsStore::expect().get_untracked().auto_answer),
            options: RwSignal::new(options),
            first,
            seed: RwSignal::new(String::new()),
            trouble: RwSignal::new(None),
            told: RwSignal::new(String::new()),
            started: RwSignal::new(false),
        }
    }

    /// How many play.
    pub fn players(self) -> u8 {
        if self.solo.get() { 1 } else { self.seating.with(|seating| seating.seats().len() as u8) }
    }

    /// The name of a seat: what was typed, or the default.
    pub fn name(self, key: u32) -> String {
        self.seating.with(|seating| named(seating, key, self.solo.get()))
    }

    /// The shuffle as typed, if one is; an error where it is none.
    pub fn settled_seed(self) -> Result<Option<u64>, ()> {
        self.seed.with(|seed| read_seed(seed).map_err(drop))
    }

    /// Whether the seed is neither empty nor digits.
    pub fn seed_is_wrong(self) -> bool {
        self.settled_seed().is_err()
    }

    /// Begins the match and goes there, or says what is in the way.
    pub fn start(self, entry: &'static Entry, module: &GameModule) {
        let Ok(seed) = self.seed.with_untracked(|seed| read_seed(seed)) else {
            focus("seed");
            return self.trouble.set(Some("seed-check"));
        };
        let seed = seed.unwrap_or_else(storage::new_seed);
        let (solo, by_lot, auto_answer) =
            (self.solo.get_untracked(), self.by_lot.get_untracked(), self.auto_answer.get_untracked());
        let options = self.options.get_untracked();
        let seating = self.seating.get_untracked();
        let alone = seating.alone().filter(|_| solo);
        let sits = |key: u32| alone.is_none_or(|alone| alone == key);
        let mut seats: Vec<SeatPlan> = seating
            .seats()
            .iter()
            .filter(|seat| sits(seat.key))
            .map(|seat| {
                let controller = if solo { Controller::Person } else { seat.plan.controller };
                SeatPlan { name: named(&seating, seat.key, solo), controller, ..seat.plan }
            })
            .collect();
        if by_lot {
            draw_lots(&mut seats, seed);
        }
        match (module.begin)(NewMatch { seats, options: options.clone(), seed, auto_answer, daily: None }) {
            Ok(id) => {
                let seats = seating.seats().iter().map(|seat| seat.plan.clone()).collect();
                let last = LastTable { seats, solo, by_lot, game: entry.id.to_owned(), options };
                self.started.set(true);
                let _ = room::keep_or_hold(LAST, &carried(local::get(LAST).as_deref(), &last));
                Route::Match { game: entry.id.to_owned(), id }.replace();
            }
            Err(BeginError::Options(_)) => {
                // Options of another version, for instance: start again from the game's own.
                self.options.set(empty());
                self.trouble.set(Some("begin-options"));
            }
            Err(BeginError::Setup(_)) => self.trouble.set(Some("begin-players")),
        }
    }
}

fn empty() -> Value {
    Value::Object(serde_json::Map::new())
}

fn named(seating: &SeatingDraft, key: u32, solo: bool) -> String {
    let Some(seat) = seating.find(key) else { return String::new() };
    let typed = cut(&seat.plan.name);
    if typed.is_empty() { usual(seating, key, solo) } else { typed }
}

/// The default name of a seat: "You" for the first person, the colour for the others.
pub fn usual(seating: &SeatingDraft, key: u32, solo: bool) -> String {
    match seating.find(key) {
        Some(_) if solo || seating.is_you(key) => say("you"),
        Some(seat) => colour(seat.plan.mark),
        None => String::new(),
    }
}
