//! On a phone the part of the board on which a question is answered comes forward by itself, and the one before it comes back after.

use super::frame::{Looked, Part};
use crate::app::table::TableCtx;
use crate::games::TerraMystica;
use crate::games::terra_mystica::Prompt;
use leptos::prelude::*;

/// Where a question is answered, if it has one place.
fn place_of(prompt: Prompt) -> Option<Part> {
    match prompt {
        Prompt::CultStep(_) | Prompt::Key => Some(Part::Cults),
        Prompt::FirstCard => Some(Part::Tiles),
        Prompt::FirstDwelling
        | Prompt::Terrain(_)
        | Prompt::Bridge
        | Prompt::WitchesDwelling
        | Prompt::SwarmlingsHouse
        | Prompt::CultSpades(_) => Some(Part::Map),
        Prompt::Due(due) if due.spades > 0 => Some(Part::Map),
        Prompt::Faction | Prompt::Turn { .. } | Prompt::After | Prompt::Due(_) | Prompt::Leech(_) | Prompt::Open => {
            None
        }
    }
}

/// Shows the part that a question asks for.
pub fn follow(table: TableCtx<TerraMystica>) {
    let looked = Looked::expect();
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
                if let Some(part) = before.try_update_value(Option::take).flatten() {
                    looked.show(part);
                }
            }
        }
        now
    });
}
