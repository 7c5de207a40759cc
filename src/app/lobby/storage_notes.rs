//! What the lobby says under its matches about keeping them: the bin, and where a browser keeps nothing, or not for long.

use super::backup::download_backup;
use super::storage_dialog::{made_by_apple, manager};
use crate::app::device::phone::{self, is_installed};
use crate::app::device::promise::let_go;
use crate::app::i18n::words::{Phrase, say};
use crate::app::matches::awaits_here;
use crate::app::store::storage::Kept;
use crate::app::store::{bin, learned, local, pictures, storage};
use crate::app::ui::Icon;
use leptos::prelude::*;

/// The key of what Safari's users are told once.
const SEVEN_DAYS: &str = "safari-seven-days";

/// The notes; `open` is the dialog "Storage".
#[component]
pub fn StorageNotes(
    /// Whether the dialog is open.
    open: RwSignal<bool>,
) -> impl IntoView {
    bin::drop_old();
    pictures::drop_orphans();
    storage::settle_debts();
    let look = || (storage::ids().is_empty(), local::holds_anything(), bin::list().len());
    let now = RwSignal::new(look());
    phone::badge(to_play());
    storage::on_change(move || {
        phone::badge(to_play());
        let _ = now.try_set(look());
    });
    if !now.get_untracked().0 {
        keep_for_long();
    }
    let told = RwSignal::new(learned::kept().knows(SEVEN_DAYS));
    let short_lived = move || made_by_apple() && !is_installed() && !now.get().0 && !told.get();
    let close = move |_| {
        let mut learned = learned::kept();
        learned.learn(SEVEN_DAYS);
        learned::keep(&learned);
        told.set(true);
    };
    let deleted = move || now.get().2;
    view! {
        <div class="storage-notes">
            <Show when=move || now.get().1>
                <p class="notice" role="alert">
                    <Icon name="warning" />
                    <span>{say("nothing-kept")}</span>
                    <button class="btn" type="button" on:click=|_| download_backup()>{say("everything-save")}</button>
                </p>
            </Show>
            <Show when=short_lived>
                <div class="notice">
                    <Icon name="warning" />
                    <span>{say("lasting-safari")}</span>
                    <button class="btn" type="button" on:click=|_| download_backup()>{say("everything-save")}</button>
                    <button class="btn btn-icon btn-bare" type="button" aria-label=say("close") on:click=close>
                        <Icon name="close" />
                    </button>
                </div>
            </Show>
            <Show when=move || made_by_apple() && is_installed() && now.get().0>
                <p class="notice">
                    <Icon name="info" />
                    <span>{say("installed-apart")}</span>
                    <button class="btn" type="button" aria-haspopup="dialog" on:click=move |_| open.set(true)>{say("storage")}</button>
                </p>
            </Show>
            <Show when=move || { deleted() > 0 }>
                <button class="btn btn-bare" type="button" aria-haspopup="dialog" on:click=move |_| open.set(true)>
                    <Icon name="delete" />
                    {move || Phrase::new("bin-count").with("n", deleted()).say()}
                </button>
            </Show>
        </div>
    }
}

/// Asks the browser to keep everything, where that asks nobody: Firefox shows a question.
fn keep_for_long() {
    let agent = window().navigator().user_agent().unwrap_or_default();
    if agent.contains("Firefox") {
        return;
    }
    if let Some(Ok(promise)) = manager().map(|manager| manager.persist()) {
        let_go(promise);
    }
}

/// In how many matches by link somebody here is to play.
fn to_play() -> usize {
    let is_to_play = |kept: &Kept| match kept {
        Kept::Match(meta) => meta.here.is_some() && awaits_here(meta),
        Kept::Broken { .. } => false,
    };
    storage::list().iter().filter(|kept| is_to_play(kept)).count()
}
