//! How the parts of the board lie: where there is room all at once, on a phone one at a time, chosen by tabs above the prompt; one's dice
//! and goods are always in sight. All parts are always there; the style sheet shows them.

use super::cards::Cards;
use super::colony::Colonies;
use super::dock::Dock;
use super::make::Manufactory;
use super::orbit::Orbit;
use super::parts::icon;
use crate::app::i18n::words::say;
use crate::app::table::TableCtx;
use crate::games::BetaColony;
use crate::games::beta_colony::Colony;
use leptos::prelude::*;

/// A part of the board that has a tab.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The planet with its seven places.
    Orbit,
    /// The colonies.
    Colonies,
    /// The manufactory's rows.
    Make,
    /// Cycle cards, achievements, boards.
    Cards,
}

impl Part {
    const ALL: [Part; 4] = [Part::Orbit, Part::Colonies, Part::Make, Part::Cards];

    /// Its name in the style sheet.
    const fn code(self) -> &'static str {
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

/// The board.
#[component]
pub fn Frame(
    /// The match.
    table: TableCtx<BetaColony>,
) -> impl IntoView {
    let looked = Looked::expect();
    view! {
        <div class="board beta-colony" data-part=move || looked.part().code()>
            <main class="bc-parts">
                <Orbit table />
                <Manufactory table />
                <Colonies table />
                <Cards table />
            </main>
            <Dock table />
            <nav class="bc-tabs" aria-label=say("beta-colony-tabs")>{Part::ALL.map(|one| tab(looked, one))}</nav>
        </div>
    }
}

fn tab(looked: Looked, one: Part) -> impl IntoView {
    let on = Memo::new(move |_| looked.part() == one);
    view! {
        <button
            type="button"
            class=format!("bc-tab-{}", one.code())
            aria-pressed=move || on.get().to_string()
            on:click=move |_| looked.show(one)
        >
            {icon(one.sign())}
            {say(one.label())}
        </button>
    }
}
