//! About the page, and whose work is in it: the lists of `public/CREDITS.md`.

use super::about::About;
use super::credits_text::{icons, list};
use crate::app::i18n::words::{Phrase, say};
use crate::app::route::Route;
use crate::app::ui::{Icon, titled};
use leptos::{html, prelude::*};

/// Whose work is in the page.
#[component]
pub fn Credits() -> impl IntoView {
    let title = NodeRef::<html::H1>::new();
    // The keyboard and screen readers start at the heading.
    title.on_load(|title| drop(title.focus()));
    titled(|| say("about-title"));
    let pairs = |heading| list(heading).map(|(name, by)| view! { <li><i>{name}</i> ": " {by}</li> }).collect_view();
    let link = |address: &'static str, words: String| view! { <a href=address rel="noopener external">{words}</a> };
    view! {
        <div class="page credits">
            <header class="words-top">
                <a class="btn btn-icon btn-bare" href=Route::Lobby.href() aria-label=say("to-lobby")>
                    <Icon name="back" />
                </a>
                <h1 node_ref=title tabindex="-1">
                    {say("about-title")}
                </h1>
            </header>
            <main class="prose">
                <About />
                <h2>{say("credits-whose")}</h2>
                <p class="notice">
                    <Icon name="info" />
                    <span>{say("credits-unofficial")}</span>
                </p>
                <h2>{say("credits-games")}</h2>
                <ul>{pairs("Games")}</ul>
                <h2>{say("credits-icons")}</h2>
                <p>{Phrase::new("credits-icons-by").with("names", icons()).say()}</p>
                <p>
                    {link("https://game-icons.net", "game-icons.net".to_owned())} ", "
                    {link("https://creativecommons.org/licenses/by/3.0/", "CC BY 3.0".to_owned())} ". "
                    {say("credits-icons-changed")}
                </p>
                <h2>{say("credits-fonts")}</h2>
                <ul>{pairs("Fonts")}</ul>
                <p>
                    {say("credits-fonts-licence")} " "
                    {link("https://openfontlicense.org", "SIL Open Font License 1.1".to_owned())} "."
                </p>
                <h2>{say("credits-libraries")}</h2>
                <p>{say("credits-libraries-list")}</p>
                <ul>{pairs("Libraries")}</ul>
                <h2>{say("credits-own")}</h2>
                <p>{say("credits-own-licence")}</p>
                <p>
                    <a class="btn" href=Route::Lobby.href()>
                        {say("to-lobby")}
                    </a>
                </p>
            </main>
        </div>
    }
}
