//! On a phone the part of the board on which a question is answered comes forward by itself, and the one before it comes back after; a hint
//! brings that of its choice, a new round and one's turn the map, after one looked at the tiles.

use super::parts::{Looked, Part};
use crate::app::table::{Hints, LastActions, TableCtx};
use crate::games::TerraMystica;
use crate::games::terra_mystica::{Choice, Prompt};
use leptos::prelude::*;
use std::collections::BTreeSet;

/// Where a question is answered, if it has one place.
fn place_of(prompt: Prompt) -> Option<Part> {
    match prompt {
        Prompt::CultStep { .. } | Prompt::Key(_) => Some(Part::Cults),
        Prompt::FirstCard => Some(Part::Tiles),
        Prompt::FirstDwelling { .. }
        | Prompt::Leech(_)
        | Prompt::Terrain { .. }
        | Prompt::Bridge { .. }
        | Prompt::WitchesDwelling
        | Prompt::SwarmlingsHouse
        | Prompt::CultSpades(_) => Some(Part::Map),
        Prompt::Pending(pending) if pending.work.is_some() => Some(Part::Map),
        Prompt::Faction(_) | Prompt::Turn { .. } | Prompt::After | Prompt::Pending(_) | Prompt::Open => None,
    }
}

/// Where a choice of a turn lies, if it has one place.
fn place_of_choice(choice: Choice) -> Option<Part> {
    match choice {
        Choice::Build(_) | Choice::Spade(_) | Choice::Upgrade(..) | Choice::Connect(_) | Choice::Bridge(_) => {
            Some(Part::Map)
        }
        Choice::Priest(..) | Choice::Step(_) => Some(Part::Cults),
        Choice::Advance(_) | Choice::Special(_) => Some(Part::Faction),
        Choice::Power(_) | Choice::Pass(Some(_)) | Choice::Card(_) => Some(Part::Tiles),
        _ => None,
    }
}

/// How many things on a part can be tapped: several choices can lie on one hex, or in one cult.
pub fn offered(choices: &[Choice], part: Part) -> usize {
    let thing = |choice: &Choice| match *choice {
        Choice::Spade(hex) | Choice::Upgrade(hex, _) | Choice::Connect(hex) => Choice::Build(hex),
        Choice::Priest(cult, _) => Choice::Step(cult),
        other => other,
    };
    let here = choices.iter().filter(|choice| place_of_choice(**choice) == Some(part));
    here.map(thing).collect::<BTreeSet<_>>().len()
}

/// Where a thing lies, if it lies on one part alone.
fn place_of_thing(thing: &str) -> Option<Part> {
    match thing.split('-').next() {
        Some("hex") => Some(Part::Map),
        Some("cult") => Some(Part::Cults),
        Some("power" | "card" | "round") => Some(Part::Tiles),
        Some("wheel" | "bowls" | "income" | "special" | "shipping") => Some(Part::Faction),
        _ => None,
    }
}

/// Shows the part that a question asks for, that of a hint's choice, and that of what an earlier moment did.
pub fn follow(table: TableCtx<TerraMystica>) {
    let looked = Looked::expect();
    let hints = Hints::<TerraMystica>::expect();
    let hinted = Memo::new(move |_| hints.hinted().then(|| table.picked()).flatten().and_then(place_of_choice));
    Effect::new(move |_| {
        if let Some(part) = hinted.get() {
            looked.show(part);
        }
    });
    let LastActions { sought, .. } = LastActions::expect();
    let sought = Memo::new(move |_| sought.with(|sought| sought.as_deref().and_then(place_of_thing)));
    Effect::new(move |_| {
        if let Some(part) = sought.get() {
            looked.show(part);
        }
    });
    // What others did since is on the map, unless something else is pointed at.
    let moment = Memo::new(move |_| {
        let acts = matches!(table.prompt(), Some(Prompt::Turn { .. }));
        (table.state(|state| state.round()), acts, table.prompt().is_none())
    });
    Effect::new(move |last: Option<(u8, bool, bool)>| {
        let (round, acts, _) = moment.get();
        let begins = |(before, _, waited)| before > 0 && before != round || waited && acts;
        if last.is_some_and(begins) && untrack(|| looked.part()) == Part::Tiles {
            looked.show(sought.get_untracked().unwrap_or(Part::Map));
        }
        moment.get_untracked()
    });
    let place = Memo::new(move |_| table.prompt().and_then(place_of));
    let before = StoredValue::new(None::<Part>);
    Effect::new(move |last: Option<Option<Part>>| {
        let now = place.get();
        match now {
            _ if last == Some(now) => {}
            Some(part) => {
                before.update_value(|before| *before = before.or(Some(untrack(|| looked.part()))));
                looked.show(part);
            }
            None => {
                let back = before.try_update_value(Option::take).flatten();
                if let Some(part) = back.map(|part| sought.get_untracked().unwrap_or(part)) {
                    looked.show(part);
                }
            }
        }
        now
    });
}
