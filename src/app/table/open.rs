//! Opening a kept match, or saying why it cannot be opened.

use super::GameBoard;
use super::TableCtx;
use super::view::Table;
use crate::app::i18n::words::{Phrase, say};
use crate::app::lazy::{self, when_loaded};
use crate::app::matches::{details, learn, restored, save_trouble};
use crate::app::route::Route;
use crate::app::share::{clipboard, sent_match};
use crate::app::store::save::Meta;
use crate::app::store::storage;
use crate::app::ui::{Details, Toasts, empty_page};
use leptos::prelude::*;

/// The page of a kept match, or of a lesson, which begins here.
pub fn table_page<G: GameBoard>(id: String) -> AnyView {
    learn::<G>(&id);
    match read::<G>(&id) {
        Ok(table) => shown(table),
        Err(why) => view! { <Broken id why /> }.into_any(),
    }
}

/// The table of a match in the text of a link, which is not kept: it can only be looked at.
///
/// # Errors
/// What is wrong with the link.
pub fn watch_page<G: GameBoard>(text: &str) -> Result<AnyView, Phrase> {
    let (meta, game) = sent_match::<G>(text)?;
    // Nobody of a match that goes on sits here: it is seen from outside, without a curtain.
    let here = if game.outcome().is_none() { Some(Vec::new()) } else { meta.here.clone() };
    let table = TableCtx::new(game, Meta { watched: true, here, ..meta }, Some(Phrase::new("watched")), G::journeys);
    // Nobody meant to keep it.
    table.unkept.set(false);
    Ok(shown(table))
}

fn shown<G: GameBoard>(table: TableCtx<G>) -> AnyView {
    let extras = table.game(|game| G::extras(&game.record().options));
    match extras.is_empty() {
        true => view! { <Table table /> }.into_any(),
        false => {
            when_loaded(move || Box::pin(lazy::extras(extras.clone())), move |()| view! { <Table table /> }.into_any())
        }
    }
}

fn read<G: GameBoard>(id: &str) -> Result<TableCtx<G>, Phrase> {
    let save = storage::load::<G>(id).ok_or_else(|| Phrase::new("match-gone"))?.map_err(save_trouble)?;
    // Its own key counts, whatever the text says: no other match is ever written over.
    let meta = Meta { id: id.to_owned(), ..save.meta };
    // What still runs can be looked at; nothing is written over the save.
    let (game, trouble) = restored(save.record)?;
    Ok(TableCtx::new(game, meta, trouble, G::journeys))
}

/// A match that cannot be shown at all.
#[component]
fn Broken(id: String, why: Phrase) -> impl IntoView {
    let toasts = expect_context::<Toasts>();
    let kept = storage::raw(&id);
    let copy = kept.clone().map(|text| {
        let copy = move |_| clipboard::copy_and_say(text.clone(), toasts);
        view! { <button class="btn" type="button" on:click=copy>{say("copy-save")}</button> }
    });
    let acts = view! {
        <a class="btn btn-main" href=Route::Lobby.href()>{say("to-lobby")}</a>
        {copy}
        {details(&why).map(|text| view! { <Details text /> })}
    };
    empty_page(Some("torn-card"), say("match-broken"), why.say(), acts.into_any())
}
