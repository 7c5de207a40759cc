//! The rulebook as a page of its own.

use super::book::Book;
use crate::app::i18n::words::{Phrase, say};
use crate::app::route::Route;
use crate::app::ui::{Icon, titled};
use leptos::{html, prelude::*};

/// The rules of a game, at the section that the address names.
#[component]
pub fn RulesPage(
    /// Where the page is.
    route: ReadSignal<Route>,
    /// Whose rules.
    game: &'static str,
    /// Where one came from.
    from: Route,
) -> impl IntoView {
    let at = Signal::derive(move || match route.get() {
        Route::Rules { section, .. } => section,
        _ => String::new(),
    });
    let go = Callback::new(move |section| Route::Rules { game: game.to_owned(), section }.go());
    let title = NodeRef::<html::H1>::new();
    titled(move || Phrase::new("rules-of").with("game", say(&format!("{game}-full-name"))).say());
    // The keyboard and screen readers start at the heading, or at the section once it is there.
    title.on_load(|title| drop(title.focus()));
    let back = say(match from {
        Route::Match { .. } => "rules-to-match",
        _ => "to-lobby",
    });
    let name = say(&format!("{game}-full-name"));
    view! {
        <div class="page rules" data-game=game>
            <header class="words-top">
                <a class="btn btn-icon btn-bare" href=from.href() aria-label=back.clone() title=back>
                    <Icon name="back" />
                </a>
                <h1 node_ref=title tabindex="-1">{Phrase::new("rules-of").with("game", name).say()}</h1>
            </header>
            <main>
                <Book game at go />
            </main>
        </div>
    }
}
