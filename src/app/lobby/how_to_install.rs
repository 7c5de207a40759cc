//! Putting the page on the home screen by hand, and the way over: what is installed there has its own storage.

use super::backup::download_backup;
use crate::app::i18n::words::say;
use crate::app::store::storage;
use crate::app::ui::{Dialog, Icon};
use leptos::prelude::*;

/// What the browser calls it, and where it has it: the first step.
fn first_step() -> &'static str {
    let agent = window().navigator().user_agent().unwrap_or_default();
    let is = |name: &str| agent.contains(name);
    match () {
        () if is("Android") => "install-android-1",
        // Within another app there is no such thing.
        () if !is("Safari/") => "install-elsewhere-1",
        () if ["CriOS", "FxiOS", "EdgiOS", "OPT/"].into_iter().any(is) => "install-other-1",
        () => "install-ios-1",
    }
}

/// The dialog.
#[component]
pub fn HowToInstall(
    /// Whether it is open.
    open: RwSignal<bool>,
) -> impl IntoView {
    let steps = move || {
        let first = first_step();
        let android = first == "install-android-1";
        let second = if android { "install-android-2" } else { "install-ios-2" };
        let moves = (!android && !storage::ids().is_empty()).then(|| view! { <WayOver /> });
        view! {
            <div class="dialog-body">
                <ol class="install-steps">
                    <li>{say(first)}</li>
                    <li>{say(second)}</li>
                    <li>{say("install-ios-3")}</li>
                </ol>
                {moves}
            </div>
        }
    };
    view! {
        <Dialog
            open
            close=move |()| open.set(false)
            title=Signal::derive(|| say("install-how"))
        >
            {steps}
        </Dialog>
    }
}

/// An app on an iPhone's home screen finds nothing of what Safari keeps.
#[component]
fn WayOver() -> impl IntoView {
    view! {
        <div class="notice">
            <Icon name="info" />
            <span>{say("install-way-over")}</span>
            <button class="btn" type="button" on:click=|_| download_backup()>
                {say("everything-save")}
            </button>
        </div>
    }
}
