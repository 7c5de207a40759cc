//! "The game in one minute", offered before a first match: the chapter of the rulebook as a sheet of its own.

use super::book::Chapter;
use crate::app::i18n::words::{Phrase, say};
use crate::app::ui::{Dialog, Icon};
use leptos::prelude::*;

/// The chapter's id in every rulebook.
const CHAPTER: &str = "one-minute";

/// A line that offers the chapter, and the sheet that shows it.
#[component]
pub fn MinuteOffer(
    /// Whose rules.
    game: &'static str,
) -> impl IntoView {
    let open = RwSignal::new(false);
    let close = Callback::new(move |()| open.set(false));
    let first = Phrase::new("rules-first-match").with("game", say(&format!("{game}-short"))).say();
    view! {
        <div class="minute-offer">
            <button class="minute-open" type="button" on:click=move |_| open.set(true)>
                <Icon name="rules" />
                <span>
                    <small>{first}</small>
                    <b>{say("rules-minute")}</b>
                </span>
                <Icon name="forward" />
            </button>
            <Dialog
                open
                close
                title=Signal::derive(|| say("rules-minute"))
                class="dialog minute"
            >
                <div class="dialog-body" tabindex="0">
                    <Chapter game id=CHAPTER />
                </div>
                <div class="dialog-foot">
                    <button class="btn btn-main" type="button" on:click=move |_| close.run(())>{say("rules-minute-read")}</button>
                </div>
            </Dialog>
        </div>
    }
}
