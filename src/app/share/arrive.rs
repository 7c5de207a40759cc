//! A link was opened: what came, how it stands to what is here, and what becomes of it.

use super::link_error::LinkError;
use super::relation::same_seats;
use super::who::{WhoIsHere, kept_here};
use super::{clipboard, link};
use crate::app::device::phone::is_beside_app;
use crate::app::i18n::case::capital;
use crate::app::i18n::words::{Phrase, say};
use crate::app::lazy::when_loaded;
use crate::app::matches::module::{Entry, GameModule};
use crate::app::matches::parts;
use crate::app::matches::sharing::{Arrival, Keep, KnownMatch, Relation};
use crate::app::matches::{StandLine, game_name, title, whose};
use crate::app::route::Route;
use crate::app::store::save::Meta;
use crate::app::ui::{Art, Icon, empty_page, titled};
use leptos::prelude::*;

/// The page of a link.
#[component]
pub fn Arrive(
    /// The text of the link.
    text: String,
) -> impl IntoView {
    let entry = match entry_of(&text) {
        Ok(entry) => entry,
        Err(why) => return broken(&why),
    };
    let Some(load) = entry.load() else { return broken(&Phrase::new("kept-no-game")) };
    when_loaded(load, move |module| match (module.share.look)(&text) {
        Ok(Arrival { known: Some(KnownMatch { meta, relation: Relation::Same }), .. }) => {
            // What is here already opens at once.
            request_animation_frame(move || Route::Match { game: entry.id.to_owned(), id: meta.id.clone() }.replace());
            ().into_any()
        }
        Ok(arrival) => {
            let (text, watching) = (text.clone(), RwSignal::new(false));
            (move || match watching.get() {
                true => (module.watch)(&text).unwrap_or_else(|why| broken(&why)),
                false => view! { <Came text=text.clone() entry module arrival=arrival.clone() watching /> }.into_any(),
            })
            .into_any()
        }
        Err(why) => broken(&why),
    })
}

fn broken(why: &Phrase) -> AnyView {
    let acts = view! { <a class="btn btn-main" href=Route::Lobby.href()>{say("to-lobby")}</a> };
    empty_page(Some("torn-card"), say("link-broken"), why.say(), acts.into_any())
}

/// The game that a link belongs to.
fn entry_of(text: &str) -> Result<&'static Entry, Phrase> {
    let game = link::game_of(text).map_err(|error| error.phrase())?;
    parts::find(&game).ok_or_else(|| LinkError::Game(game).phrase())
}

/// A match came that is not here, or not so.
#[component]
fn Came(
    text: String,
    entry: &'static Entry,
    module: &'static GameModule,
    arrival: Arrival,
    watching: RwSignal<bool>,
) -> impl IntoView {
    let meta = arrival.meta.clone();
    let (name, sent) = (title(&meta), text.clone());
    titled(move || name.clone());
    let persons = arrival.persons();
    let known = arrival.known.clone();
    let over = meta.standing.winners.is_some();
    let trouble = RwSignal::new(None::<Phrase>);
    let here = RwSignal::new(arrival.likely_here());
    // Who plays here is known where the match is known.
    let asks = known.is_none() && persons.len() > 1 && !over;
    let all = persons.clone();
    let kept_where = {
        let known = known.clone();
        let same_seats = known.filter(|known| same_seats(&known.meta.seats, &meta.seats));
        move || match &same_seats {
            Some(known) => known.meta.here.clone(),
            None if over => None,
            None => kept_here(here.get_untracked(), &all),
        }
    };
    let (words, acts) = Taking { text, entry, module, trouble, watching }.offer(known, kept_where);
    let who = asks.then(|| {
        let change = move |now| here.set(now);
        view! { <WhoIsHere seats=meta.seats.clone() persons here change /> }
    });
    view! {
        <main class="page arrive">
            <div class="arrive-in">
                <Art game=entry.id view_box="0,30,320,150" />
                <p class="soft">{say("arrive-title")}</p>
                <h1>{title(&meta)}</h1>
                <p class="arrive-stand">{standing(&meta)}</p>
                <StandLine meta />
                {words}
                {who}
                <p class="field-error" role="alert">{move || trouble.get().map(|why| why.say())}</p>
                <div class="arrive-acts">{acts}</div>
                {is_beside_app().then(|| view! { <ForTheApp text=sent /> })}
            </div>
        </main>
    }
}

/// What Safari opens the app on the home screen does not find: the link is copied for it.
#[component]
fn ForTheApp(text: String) -> impl IntoView {
    let told = RwSignal::new("arrive-for-app-note");
    let copy = move |_| {
        let done = move |ok| told.set(if ok { "arrive-for-app-copied" } else { "not-copied" });
        clipboard::copy(clipboard::address(&text), done);
    };
    view! {
        <p class="s soft" role="status">{move || say(told.get())}</p>
        <button class="btn btn-bare" type="button" on:click=copy>
            <Icon name="link" />
            {say("arrive-for-app")}
        </button>
    }
}

/// Takes the match in.
struct Taking {
    text: String,
    entry: &'static Entry,
    module: &'static GameModule,
    /// Why it cannot be taken in.
    trouble: RwSignal<Option<Phrase>>,
    /// Whether it is only looked at.
    watching: RwSignal<bool>,
}

impl Taking {
    fn keep(&self, how: &Keep) {
        match (self.module.share.keep)(&self.text, how) {
            Ok(id) => Route::Match { game: self.entry.id.to_owned(), id }.replace(),
            Err(why) => self.trouble.set(Some(why)),
        }
    }

    /// What is said of a match that is known or not, and what can be done.
    fn offer(
        self,
        known: Option<KnownMatch>,
        kept_where: impl Fn() -> Option<Vec<u8>> + 'static,
    ) -> (Option<AnyView>, AnyView) {
        let said = |icon, words| Some(notice(icon, words).into_any());
        let own = |meta: &Meta| Route::Match { game: self.entry.id.to_owned(), id: meta.id.clone() }.href();
        match known {
            None => {
                let watching = self.watching;
                let keep = move |_| self.keep(&Keep::New(kept_where()));
                let acts = view! {
                    <a class="btn" href=Route::Lobby.href()>{say("arrive-not-now")}</a>
                    <button class="btn" type="button" on:click=move |_| watching.set(true)>
                        <Icon name="eye" />
                        {say("arrive-watch")}
                    </button>
                    <button class="btn btn-main" type="button" on:click=keep>{say("arrive-keep")}</button>
                };
                (Some(view! { <p class="s soft">{say("arrive-about")}</p> }.into_any()), acts.into_any())
            }
            Some(KnownMatch { meta, relation: Relation::Newer(moves) }) => {
                let keep = move |_| self.keep(&Keep::Over(meta.id.clone()));
                let acts = view! {
                    <a class="btn" href=Route::Lobby.href()>{say("arrive-not-now")}</a>
                    <button class="btn btn-main" type="button" on:click=keep>{say("arrive-take-over")}</button>
                };
                (said("check", Phrase::new("arrive-newer").with("moves", moves)), acts.into_any())
            }
            Some(KnownMatch { meta, relation: Relation::Older(moves) }) => {
                let acts = view! { <a class="btn btn-main" href=own(&meta)>{say("arrive-open-own")}</a> };
                (said("info", Phrase::new("arrive-older").with("moves", moves)), acts.into_any())
            }
            Some(KnownMatch { meta, .. }) => {
                let own = own(&meta);
                let name = Phrase::new("arrive-copy-title").with("title", title(&meta)).say();
                let copy = move |_| self.keep(&Keep::Copy(kept_where(), name.clone()));
                let acts = view! {
                    <button class="btn" type="button" on:click=copy>{say("arrive-beside")}</button>
                    <a class="btn btn-main" href=own>{say("arrive-open-own")}</a>
                };
                (said("warning", Phrase::new("arrive-contradicts")), acts.into_any())
            }
        }
    }
}

fn notice(icon: &'static str, words: Phrase) -> impl IntoView {
    view! {
        <div class="notice">
            <Icon name=icon />
            <p>{words.say()}</p>
        </div>
    }
}

/// Which game, where it is and whose turn it is.
fn standing(meta: &Meta) -> String {
    let (place, whose) = (meta.standing.place.say(), whose(meta));
    let stand = match place.is_empty() {
        true => capital(&whose),
        false => capital(&Phrase::new("place-then").with("place", place).with("whose", whose).say()),
    };
    match meta.title {
        Some(_) => Phrase::new("arrive-game").with("game", game_name(&meta.game)).with("standing", stand).say(),
        None => stand,
    }
}
