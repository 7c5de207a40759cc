//! On a phone the part of the board on which a question is answered comes forward by itself, and a colony in which there is something to
//! choose.

use super::offers::Offers;
use super::tabs::{Looked, Part};
use crate::app::games::beta_colony::text::things;
use crate::app::table::{LastActions, TableCtx};
use crate::games::BetaColony;
use crate::games::beta_colony::{Colony, Location, Prompt, Space};
use leptos::prelude::*;

/// Where a question is answered.
fn place_of(prompt: Prompt) -> Option<Part> {
    match prompt {
        Prompt::Board | Prompt::FreeAchievement(_) | Prompt::Nexus => Some(Part::Cards),
        Prompt::Start | Prompt::Turn { .. } => Some(Part::Orbit),
        Prompt::Activate(at) if at.is_manufactory() => Some(Part::Manufactory),
        Prompt::Module(_) | Prompt::FreeModule(_) => Some(Part::Manufactory),
        Prompt::ModuleSpace { .. } | Prompt::AchievementSpace { .. } | Prompt::Influence(_) | Prompt::Crew(_) => {
            Some(Part::Colonies)
        }
        prompt => prompt.paid_space().map(|_| Part::Colonies),
    }
}

/// Shows the part that a question asks for, and of the colonies one that it is about.
pub fn follow(table: TableCtx<BetaColony>) {
    let looked = Looked::expect();
    let place = Memo::new(move |_| table.prompt().and_then(place_of));
    Effect::new(move |_| {
        if let Some(part) = place.get() {
            looked.show(part);
        }
    });
    let paid = Memo::new(move |_| table.prompt().and_then(Prompt::paid_space));
    Effect::new(move |_| {
        if let Some(space) = paid.get() {
            looked.show_colony(space.colony());
        }
    });
    let LastActions { sought, .. } = LastActions::expect();
    Effect::new(move |_| {
        let called = |name: String| sought.with(|sought| sought.as_ref() == Some(&name));
        if Location::ALL.into_iter().any(|at| called(things::location(at))) {
            looked.show(Part::Orbit);
        } else if let Some(space) = Space::all().find(|space| called(things::space(*space))) {
            looked.show(Part::Colonies);
            looked.show_colony(space.colony());
        }
    });
    let offers = Offers::expect();
    Effect::new(move |_| {
        let mut with_spaces = Colony::ALL.into_iter().filter(|colony| !offers.spaces(*colony).is_empty());
        let shown = untrack(|| looked.colony());
        if let Some(first) = with_spaces.next().filter(|first| *first != shown && with_spaces.all(|one| one != shown)) {
            looked.show_colony(first);
        }
    });
}
