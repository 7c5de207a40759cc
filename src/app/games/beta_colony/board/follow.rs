//! On a phone the part of the board on which a question is answered comes forward by itself, and a colony in which there is something to
//! choose.

use super::offers::Offers;
use super::tabs::{Looked, Part};
use crate::app::table::{LastActions, TableCtx};
use crate::games::BetaColony;
use crate::games::beta_colony::{Colony, Prompt, Space};
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

/// Where a thing lies, and in which colony, if it lies on one part alone.
fn place_of_thing(thing: &str) -> Option<(Part, Option<Colony>)> {
    let (kind, number) = thing.split_once('-')?;
    let number: usize = number.split('-').next()?.parse().ok()?;
    match kind {
        "place" => Some((Part::Orbit, None)),
        "space" | "site" => Some((Part::Colonies, Space::all().nth(number).map(Space::colony))),
        "colony" | "stop" => Some((Part::Colonies, Colony::ALL.get(number).copied())),
        "module" => Some((Part::Manufactory, None)),
        "cycle" | "achievement" => Some((Part::Cards, None)),
        _ => None,
    }
}

/// Shows the part that a question asks for, and of the colonies one that it is about.
pub fn follow(table: TableCtx<BetaColony>) {
    let looked = Looked::expect();
    let LastActions { sought, .. } = LastActions::expect();
    let sought = Memo::new(move |_| sought.with(|sought| sought.as_deref().and_then(place_of_thing)));
    let place = Memo::new(move |_| table.prompt().and_then(place_of));
    Effect::new(move |_| {
        if let Some(part) = place.get() {
            looked.show(untrack(|| sought.get()).map_or(part, |(part, _)| part));
        }
    });
    let paid = Memo::new(move |_| table.prompt().and_then(Prompt::paid_space));
    Effect::new(move |_| {
        if let Some(space) = paid.get() {
            looked.show_colony(space.colony());
        }
    });
    Effect::new(move |_| {
        let Some((part, colony)) = sought.get() else { return };
        looked.show(part);
        colony.into_iter().for_each(|colony| looked.show_colony(colony));
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
