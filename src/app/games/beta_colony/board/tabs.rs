//! The part of the board and the colony that are looked at where not all have room, and the tabs that choose the part and count what can
//! be tapped there.

use super::offers::Offers;
use super::parts::icon;
use crate::app::i18n::words::say;
use crate::app::table::TabCount;
use crate::games::beta_colony::{Achievement, Colony, Location, Module};
use leptos::prelude::*;

/// A part of the board that has a tab.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The planet with its seven places.
    Orbit,
    /// The colonies.
    Colonies,
    /// The manufactory's rows.
    Manufactory,
    /// Cycle cards, achievements, boards.
    Cards,
}

impl Part {
    const ALL: [Part; 4] = [Part::Orbit, Part::Colonies, Part::Manufactory, Part::Cards];

    /// Its name in the style sheet.
    pub const fn code(self) -> &'static str {
        ["orbit", "colonies", "make", "cards"][self as usize]
    }

    const fn sign(self) -> &'static str {
        ["orbit", "colonies", "m-pink", "cards"][self as usize]
    }

    const fn label(self) -> &'static str {
        ["beta-colony-tab-orbit", "beta-colony-tab-colonies", "beta-colony-tab-make", "beta-colony-tab-cards"]
            [self as usize]
    }
}

/// The part and the colony that are looked at where not all have room.
#[derive(Clone, Copy, Debug)]
pub struct Looked {
    part: RwSignal<Part>,
    colony: RwSignal<Colony>,
}

impl Looked {
    /// Makes it known to the board: the orbit and the first colony.
    pub fn provide() {
        provide_context(Looked { part: RwSignal::new(Part::Orbit), colony: RwSignal::new(Colony::ALL[0]) });
    }

    /// That of this board.
    pub fn expect() -> Looked {
        expect_context()
    }

    /// The part that is looked at.
    pub fn part(self) -> Part {
        self.part.get()
    }

    /// Shows a part.
    pub fn show(self, part: Part) {
        self.part.set(part);
    }

    /// The colony that is looked at.
    pub fn colony(self) -> Colony {
        self.colony.get()
    }

    /// Shows a colony.
    pub fn show_colony(self, colony: Colony) {
        self.colony.set(colony);
    }
}

/// The tabs of the parts.
#[component]
pub fn Tabs() -> impl IntoView {
    let looked = Looked::expect();
    view! { <nav class="bc-tabs" aria-label=say("beta-colony-tabs")>{Part::ALL.map(|one| tab(looked, one))}</nav> }
}

/// How many things on a part can be tapped.
fn offered(offers: Offers, part: Part) -> usize {
    match part {
        Part::Orbit => Location::ALL.into_iter().filter(|at| offers.at_place(*at).is_some()).count(),
        Part::Colonies => {
            let heads = Colony::ALL.into_iter().filter(|colony| offers.in_colony(*colony).is_some()).count();
            heads + Colony::ALL.map(|colony| offers.spaces(colony).len()).iter().sum::<usize>()
        }
        Part::Manufactory => Module::all().filter(|module| offers.module(*module).is_some()).count(),
        Part::Cards => {
            let achievements = Achievement::ALL.into_iter().filter(|which| offers.achievement(*which).is_some());
            achievements.count() + offers.boards().len()
        }
    }
}

fn tab(looked: Looked, one: Part) -> impl IntoView {
    let on = Memo::new(move |_| looked.part() == one);
    let offers = Offers::expect();
    let count = Memo::new(move |_| offered(offers, one));
    view! {
        <button
            type="button"
            class=format!("bc-tab-{}", one.code())
            aria-pressed=move || on.get().to_string()
            on:click=move |_| looked.show(one)
        >
            {icon(one.sign())}
            {say(one.label())}
            <TabCount count />
        </button>
    }
}
