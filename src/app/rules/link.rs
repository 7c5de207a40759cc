//! The way to a rulebook.

use crate::app::i18n::words::{Phrase, say};
use crate::app::route::Route;
use crate::app::ui::Icon;
use leptos::prelude::*;

/// A link to the rules of a game, for the lobby.
#[component]
pub fn RulesLink(
    /// Whose rules.
    game: &'static str,
    /// Its classes.
    #[prop(default = "btn")]
    class: &'static str,
) -> impl IntoView {
    let label = Phrase::new("rules-of").with("game", say(&format!("{game}-name"))).say();
    let address = Route::Rules { game: game.to_owned(), section: String::new() }.href();
    view! {
        <a class=class href=address aria-label=label>
            <Icon name="rules" />
            <span>{say("rules")}</span>
        </a>
    }
}
