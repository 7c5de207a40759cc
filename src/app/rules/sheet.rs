//! The rulebook over a match: the table stays as it is under it.

use super::book::Book;
use crate::app::i18n::words::{Phrase, say};
use crate::app::narration::Section;
use crate::app::ui::{Dialog, Icon};
use leptos::{ev, prelude::*};

/// Opens the rules over a match, from anywhere at the table.
#[derive(Clone, Copy, Debug)]
pub struct RulesSheet {
    at: RwSignal<Option<String>>,
}

impl RulesSheet {
    /// Makes it known to the table.
    pub fn provide() -> RulesSheet {
        let sheet = RulesSheet { at: RwSignal::new(None) };
        provide_context(sheet);
        sheet
    }

    /// The sheet of this table.
    pub fn expect() -> RulesSheet {
        expect_context()
    }

    /// Opens the rules at a section.
    pub fn open(self, section: Section) {
        self.at.set(Some(section.0.to_owned()));
    }
}

/// The rules over a match, while they are open. F1 opens them at `here`, the section for what is asked now.
#[component]
pub fn RulesSheetView(
    /// Whose rules.
    game: &'static str,
    /// What the rules open at by key.
    #[prop(into)]
    here: Callback<(), Section>,
    /// The ids of chapters about what this match does not use.
    unused: Vec<&'static str>,
) -> impl IntoView {
    let sheet = RulesSheet::expect();
    let at = sheet.at;
    let key = window_event_listener(ev::keydown, move |event| {
        let free = document().query_selector("dialog[open]").ok().flatten().is_none();
        if event.key() == "F1" && free {
            event.prevent_default();
            sheet.open(untrack(|| here.run(())));
        }
    });
    on_cleanup(move || key.remove());
    let name = Signal::derive(move || Phrase::new("rules-of").with("game", say(&format!("{game}-short"))).say());
    view! {
        <Dialog
            open=Signal::derive(move || at.get().is_some())
            close=move |()| at.set(None)
            title=name
            class="dialog book-dialog"
        >
            <div class="dialog-body">
                <Book
                    game
                    at=Signal::derive(move || at.get().unwrap_or_default())
                    go=move |section| at.set(Some(section))
                    unused=unused.clone()
                />
            </div>
        </Dialog>
    }
}

/// "More in the rules": at the foot of an explanation.
#[component]
pub fn MoreInRules(
    /// What it leads to.
    section: Section,
    /// Called before the rules open: closes the explanation.
    #[prop(into)]
    before: Callback<()>,
) -> impl IntoView {
    let sheet = RulesSheet::expect();
    view! {
        <button
            class="btn btn-bare more-rules"
            type="button"
            on:click=move |_| {
                before.run(());
                sheet.open(section);
            }
        >
            <Icon name="rules" />
            {say("rules-more")}
        </button>
    }
}
