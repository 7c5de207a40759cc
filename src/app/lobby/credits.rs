//! Whose work is in the page. The same as `public/CREDITS.md`, as a page.

use crate::app::i18n::words::{Phrase, say};
use crate::app::route::Route;
use crate::app::ui::Icon;
use leptos::{html, prelude::*};

/// The games with their authors and publishers. Names are the same in every language.
const GAMES: [(&str, &str); 4] = [
    ("The Castles of Burgundy: The Card Game", "Stefan Feld, alea / Ravensburger"),
    ("Innovation", "Carl Chudyk, Asmadi Games"),
    ("Terra Mystica", "Jens Drögemüller & Helge Ostertag, Feuerland Spiele"),
    ("Beta Colony", "Ben Pinchback & Matt Riddle, Rio Grande Games"),
];

const ICONS: &str = "Carl Olsen, Caro Asercion, Cathelineau, DarkZaitzev, Delapouite, Faithtoken, Lorc, Lord Berandas, Lucas, \
                     Pierre Leducq, Quoting, Sbed, Skoll, Sparker, Zajkonur";

const FONTS: [(&str, &str); 2] = [
    ("Atkinson Hyperlegible Next", "© 2020–2024 The Atkinson Hyperlegible Next Project Authors"),
    ("Fraunces", "© 2020 The Fraunces Project Authors"),
];

const LIBRARIES: &str = "Leptos, wasm-bindgen, js-sys, web-sys, gloo, fluent-rs, serde, postcard, arrayvec, rand, rand_pcg, \
                         getrandom, console_error_panic_hook";

/// Whose work is in the page.
#[component]
pub fn Credits() -> impl IntoView {
    let title = NodeRef::<html::H1>::new();
    // The keyboard and screen readers start at the heading.
    title.on_load(|title| drop(title.focus()));
    let pairs = |pairs: &'static [(&str, &str)]| {
        pairs.iter().map(|(name, by)| view! { <li><i>{*name}</i> ": " {*by}</li> }).collect_view()
    };
    let link = |address: &'static str, words: String| view! { <a href=address rel="noopener external">{words}</a> };
    view! {
        <div class="page credits">
            <header class="words-top">
                <a class="btn btn-icon btn-bare" href=Route::Lobby.href() aria-label=say("to-lobby")>
                    <Icon name="back" />
                </a>
                <h1 node_ref=title tabindex="-1">
                    {say("credits-title")}
                </h1>
            </header>
            <main class="prose">
                <p class="notice">
                    <Icon name="info" />
                    <span>{say("credits-unofficial")}</span>
                </p>
                <h2>{say("credits-games")}</h2>
                <ul>{pairs(&GAMES)}</ul>
                <h2>{say("credits-icons")}</h2>
                <p>{Phrase::new("credits-icons-by").with("names", ICONS).say()}</p>
                <p>
                    {link("https://game-icons.net", "game-icons.net".to_owned())} ", "
                    {link("https://creativecommons.org/licenses/by/3.0/", "CC BY 3.0".to_owned())} ". "
                    {say("credits-icons-changed")}
                </p>
                <h2>{say("credits-fonts")}</h2>
                <ul>{pairs(&FONTS)}</ul>
                <p>
                    {say("credits-fonts-licence")} " "
                    {link("https://openfontlicense.org", "SIL Open Font License 1.1".to_owned())} "."
                </p>
                <h2>{say("credits-libraries")}</h2>
                <p>{Phrase::new("credits-libraries-list").with("names", LIBRARIES).say()}</p>
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
