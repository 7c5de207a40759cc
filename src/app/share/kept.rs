//! Sharing from the list of matches.

use super::dialog::ShareDialog;
use crate::app::registry;
use crate::app::storage::{self, Kept};
use crate::app::words::Phrase;
use leptos::prelude::*;

/// The dialog for the kept match with this key; nothing is open while there is none.
#[component]
pub fn KeptShare(
    /// The key of the match.
    id: RwSignal<Option<String>>,
    /// Told when something about the match has changed.
    #[prop(into)]
    changed: Callback<()>,
) -> impl IntoView {
    let open = RwSignal::new(false);
    Effect::new(move |_| open.set(id.with(Option::is_some)));
    Effect::new(move |was: Option<bool>| {
        let is = open.get();
        if was == Some(true) && !is {
            id.set(None);
            changed.run(());
        }
        is
    });
    let pack = move |()| {
        let id = id.get_untracked().unwrap_or_default();
        let game = storage::list().into_iter().find_map(|kept| match kept {
            Kept::Match(meta) if meta.id == id => Some(meta.game),
            _ => None,
        });
        let game = game.ok_or_else(|| Phrase::new("match-gone"))?;
        let play = registry::find(&game).and_then(|entry| entry.play);
        (play.ok_or_else(|| Phrase::new("kept-no-game"))?.share.pack)(&id)
    };
    let sit = move |here| {
        if let Some(id) = id.get_untracked() {
            storage::amend(&id, |meta| meta.here = here);
        }
    };
    view! { <ShareDialog open pack sit /> }
}
