//! Sharing from the list of matches.

use super::dialog::ShareDialog;
use crate::app::i18n::words::Phrase;
use crate::app::lazy;
use crate::app::matches::module::GameModule;
use crate::app::matches::parts;
use crate::app::store::storage::{self, Kept};
use crate::app::ui::Toasts;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

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
    let module = RwSignal::new(None::<&'static GameModule>);
    let toasts = expect_context::<Toasts>();
    Effect::new(move |_| {
        let Some(key) = id.get() else { return open.set(false) };
        spawn_local(async move {
            match module_of(&key).await {
                Ok(found) => {
                    module.set(Some(found));
                    open.set(true);
                }
                Err(why) => {
                    toasts.say(why.say());
                    id.set(None);
                }
            }
        });
    });
    Effect::new(move |was: Option<bool>| {
        let is = open.get();
        if was == Some(true) && !is {
            id.set(None);
            changed.run(());
        }
        is
    });
    let pack = move |()| match (id.get_untracked(), module.get_untracked()) {
        (Some(id), Some(module)) => (module.share.pack)(&id),
        _ => Err(Phrase::new("match-gone")),
    };
    let sit = move |here| {
        if let Some(id) = id.get_untracked() {
            storage::amend(&id, |meta| meta.here = here);
        }
    };
    view! { <ShareDialog open pack sit /> }
}

/// The module of a kept match's game, when whatever the match needs is here.
async fn module_of(id: &str) -> Result<&'static GameModule, Phrase> {
    let game = storage::list().into_iter().find_map(|kept| match kept {
        Kept::Match(meta) if meta.id == id => Some(meta.game),
        _ => None,
    });
    let game = game.ok_or_else(|| Phrase::new("match-gone"))?;
    let module = parts::find(&game).ok_or_else(|| Phrase::new("kept-no-game"))?.module().await?;
    lazy::extras((module.share.extras)(id)).await.ok_or_else(|| Phrase::new("part-missing-why"))?;
    Ok(module)
}
