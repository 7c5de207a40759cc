//! The games, with their covers.

use crate::app::i18n::words::{Phrase, say};
use crate::app::lessons::first_lesson;
use crate::app::matches::game_name;
use crate::app::matches::module::Entry;
use crate::app::matches::parts::games;
use crate::app::route::Route;
use crate::app::rules::RulesLink;
use crate::app::store::learned;
use crate::app::ui::{Art, Icon};
use leptos::prelude::*;

/// One card a game, which leads to the dialog for a new match.
#[component]
pub fn Covers(
    /// Where the page is: in the dialog a lesson may be declined.
    route: ReadSignal<Route>,
) -> impl IntoView {
    view! {
        <section class="games" aria-labelledby="games-title">
            <div class="sect">
                <h2 id="games-title">{say("new-game")}</h2>
            </div>
            <div class="covers">{games().iter().map(|entry| cover(entry, route)).collect_view()}</div>
        </section>
    }
}

/// How many can play.
pub fn players(entry: &Entry) -> String {
    let (from, to) = (*entry.players.start(), *entry.players.end());
    Phrase::new("players-range").with("from", from).with("to", to).say()
}

fn cover(entry: &'static Entry, route: ReadSignal<Route>) -> AnyView {
    let facts = [players(entry), say(&format!("{}-minutes", entry.id)), say(&format!("{}-weight", entry.id))];
    let words = view! {
        <h3>{game_name(entry.id)}</h3>
        <span class="s traits">{facts.map(|fact| view! { <span>{fact}</span> " " })}</span>
        <span class="s what">{say(&format!("{}-goal", entry.id))}</span>
    };
    let picture = view! {
        <span class="cover-art">
            <Art game=entry.id />
        </span>
    };
    view! {
        <div class="cover-place">
            <a class="cover" href=Route::NewGame(entry.id.to_owned()).href()>
                {picture}
                <span class="cover-text">
                    {words}
                    <span class="add">
                        <Icon name="plus" />
                        <span>{say("new-game")}</span>
                    </span>
                </span>
            </a>
            {move || {
                route.track();
                learn_link(entry.id)
            }}
            <RulesLink game=entry.id class="cover-rules" />
        </div>
    }
    .into_any()
}

/// The way into the game's first lesson, until that is done or declined.
fn learn_link(game: &'static str) -> Option<AnyView> {
    let (id, words) = (first_lesson(game), say("learn-offer"));
    let label = format!("{words}: {}", game_name(game));
    let link = |href: String| view! { <a class="cover-learn" href=href aria-label=label>{words}</a> }.into_any();
    (!learned::knows(&id)).then(|| link(Route::Match { game: game.to_owned(), id }.href()))
}
