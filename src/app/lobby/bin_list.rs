//! What was deleted and can come back, in the dialog "Storage".

use super::backup::take_results;
use crate::app::i18n::ago::ago;
use crate::app::i18n::case::capital;
use crate::app::i18n::words::{Phrase, say};
use crate::app::matches::title;
use crate::app::store::bin::{self, Deleted};
use crate::app::store::pictures;
use crate::app::store::storage::{self, STATS_IN_BIN};
use crate::app::ui::{Icon, Toasts};
use leptos::prelude::*;
use leptos::web_sys::js_sys;

/// The bin's content, the last deleted first; nothing while it is empty. `changed` is called after every change.
#[component]
pub fn BinList(
    /// Told that something has come back or is gone.
    #[prop(into)]
    changed: Callback<()>,
) -> impl IntoView {
    let toasts = expect_context::<Toasts>();
    let list = RwSignal::new(bin::list());
    let refresh = move || {
        storage::notify();
        changed.run(());
        list.set(bin::list());
    };
    storage::on_change(move || {
        let _ = list.try_set(bin::list());
    });
    let back = move |deleted: Deleted| {
        if !put_back(&deleted) {
            toasts.say(say("storage-full"));
        }
        refresh();
    };
    let empty = move |_| {
        list.with_untracked(|list| list.iter().for_each(Deleted::forget));
        pictures::drop_orphans();
        refresh();
    };
    let row = move |deleted: Deleted| {
        let name = name(&deleted);
        let label = Phrase::new("bin-back-label").with("name", name.clone()).say();
        view! {
            <li>
                <span><b>{name}</b><small>{capital(&ago(js_sys::Date::now(), deleted.when as f64))}</small></span>
                <button class="btn" type="button" aria-label=label on:click=move |_| back(deleted.clone())>
                    {say("bin-back")}
                </button>
            </li>
        }
    };
    move || {
        let mut rows = list.get();
        rows.sort_unstable_by(|one, other| other.cmp(one));
        (!rows.is_empty()).then(|| {
            view! {
                <section class="storage-bin">
                    <h3>{say("bin")}</h3>
                    <p class="s soft">{say("bin-note")}</p>
                    <ul>{rows.into_iter().map(row).collect_view()}</ul>
                    <button class="btn btn-danger" type="button" on:click=empty>
                        <Icon name="delete" />
                        {say("bin-empty")}
                    </button>
                </section>
            }
        })
    }
}

/// What something in the bin is called.
fn name(deleted: &Deleted) -> String {
    if deleted.name == STATS_IN_BIN {
        return say("stats-title");
    }
    deleted.text().and_then(|text| storage::meta_of(&text)).map_or_else(|| say("broken-title"), |meta| title(&meta))
}

/// Takes something out of the bin. `false` if there is no room; then it stays there.
fn put_back(deleted: &Deleted) -> bool {
    if deleted.name != STATS_IN_BIN {
        return storage::undelete(deleted).is_ok();
    }
    // What was counted meanwhile stays counted.
    let back = deleted.text().is_none_or(|text| take_results(&text).is_ok());
    if back {
        deleted.forget();
    }
    back
}
