//! A page that was loaded anew goes on where it was: at the moment that was looked at, with what was picked.

use super::{GameBoard, TableCtx};
use crate::app::store::tab;
use crate::engine::Match;
use leptos::prelude::*;

/// How many answers there were, the moment that was looked at, which of the choices was picked.
type Kept = (usize, Option<usize>, Option<usize>);

/// Takes up what this tab remembers of the match, if that is still where it was, and remembers it from now on.
pub(super) fn take_up<G: GameBoard>(table: TableCtx<G>) {
    let now = move || {
        let past = table.is_past().then(|| table.shown(Match::cursor));
        let is_picked = |picked| table.choices().iter().position(|choice| *choice == picked);
        let kept: Kept = (table.game(Match::cursor), past, table.picked().and_then(is_picked));
        matches!(kept, (_, Some(_), _) | (_, _, Some(_))).then(|| serde_json::to_string(&kept).unwrap_or_default())
    };
    let kept = tab::remember(&format!("table.{}", table.id()), false, now);
    let Some((answered, past, picked)) = kept.and_then(|text| serde_json::from_str::<Kept>(&text).ok()) else { return };
    if answered != table.game_untracked(Match::cursor) {
        return;
    }
    if let Some(past) = past {
        table.look_at(past);
    } else if let Some(choice) = picked.and_then(|at| untrack(|| table.choices().get(at).copied())) {
        table.repick(choice);
    }
}
