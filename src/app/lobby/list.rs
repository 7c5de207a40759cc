//! The list of kept matches: search, filter, order, and the list itself.

use super::files::OpenFile;
use super::finder::{self, Show, Sort, Wish};
use super::kept::{Rename, Row};
use crate::app::i18n::words::{Phrase, say};
use crate::app::lazy::quietly;
use crate::app::matches::kept::Matches;
use crate::app::matches::parts::parts;
use crate::app::matches::{game_name, seats_of, title, whose};
use crate::app::store::save::Meta;
use crate::app::store::storage::Kept;
use crate::app::ui::{Icon, ShortList, focus};
use leptos::prelude::*;

/// So many rows are drawn at first, and so many more on request.
const STEP: usize = 30;

/// With so many matches, search, filter and order appear.
const MANY: usize = 6;

/// All matches but the last played, which has a card of its own, unless it is searched for.
#[component]
pub fn KeptList(
    /// The kept matches.
    matches: Matches,
) -> impl IntoView {
    let wish = RwSignal::new(Wish::default());
    let count = Memo::new(move |_| matches.list.with(Vec::len));
    let many = Memo::new(move |_| count.get() >= MANY);
    // Without the controls nothing stays hidden.
    let wished = Memo::new(move |_| if many.get() { wish.get() } else { Wish::default() });
    let found = Memo::new(move |_| found(matches, &wished.get()));
    let (storage_open, link_open) = (RwSignal::new(false), RwSignal::new(false));
    let empty = move || match (found.with(Vec::is_empty), count.get()) {
        (false, _) => ().into_any(),
        (true, 0) => view! { <p class="empty">{say("saves-empty")}</p> }.into_any(),
        (true, 1) => view! { <p class="empty">{say("saves-no-more")}</p> }.into_any(),
        _ => view! { <Nothing wish /> }.into_any(),
    };
    let told = move || {
        (!wished.with(Wish::shows_all)).then(|| Phrase::new("find-count").with("n", found.with(Vec::len)).say())
    };
    view! {
        <section class="saves-sec" aria-labelledby="saves-title">
            <div class="sect">
                <h2 id="saves-title" tabindex="-1">
                    {say("saves")}
                </h2>
                <button
                    class="btn btn-bare kept-where"
                    type="button"
                    aria-haspopup="dialog"
                    on:click=move |_| storage_open.set(true)
                >
                    {move || match count.get() {
                        0 => say("storage"),
                        n => Phrase::new("saves-count").with("n", n).say(),
                    }}
                    <Icon name="chev" class="turned" />
                </button>
            </div>
            <Show when=move || many.get()>
                <Tools wish />
            </Show>
            <p class="sr" role="status">
                {told}
            </p>
            <Rows matches found wished />
            {empty}
            <div class="loads">
                <OpenFile matches />
                <button class="btn load" type="button" aria-haspopup="dialog" on:click=move |_| link_open.set(true)>
                    <Icon name="link" />
                    {say("open-link")}
                </button>
            </div>
        </section>
        <Rename matches />
        {quietly(parts().places, move |places| {
            let share = (places.share)(matches.sharing, Callback::new(move |()| matches.refresh()));
            view! { {share} {(places.storage)(storage_open)} {(places.open_link)(link_open)} }.into_any()
        })}
    }
}

/// What was found, so many rows at a time.
#[component]
fn Rows(matches: Matches, found: Memo<Vec<String>>, wished: Memo<Wish>) -> impl IntoView {
    let most = RwSignal::new(STEP);
    Effect::watch(move || wished.get(), move |_, _, _| most.set(STEP), false);
    let rows = Memo::new(move |_| found.with(|found| found.iter().take(most.get()).cloned().collect::<Vec<_>>()));
    let rest = move || found.with(Vec::len).saturating_sub(most.get());
    let more = move |_| {
        let next = rows.with_untracked(|rows| rows.len());
        most.update(|most| *most += STEP);
        if let Some(id) = rows.with_untracked(|rows| rows.get(next).cloned()) {
            focus(&format!("match-{id}"));
        }
    };
    view! {
        <ul class="saves">
            <For each=move || rows.get() key=String::clone let(id)>
                <Row id matches />
            </For>
            <Show when=move || { rest() > 0 }>
                <li class="saves-more">
                    <button class="btn" type="button" on:click=more>
                        {move || Phrase::new("find-more").with("n", rest().min(STEP)).with("rest", rest()).say()}
                    </button>
                </li>
            </Show>
        </ul>
    }
}

/// The keys of the matches to show.
fn found(matches: Matches, wish: &Wish) -> Vec<String> {
    let last = matches.last().map(|meta| meta.id).filter(|_| wish.shows_all());
    matches.list.with(|list| {
        let metas: Vec<Option<&Meta>> = list
            .iter()
            .map(|kept| match kept {
                Kept::Match(meta) => Some(meta),
                Kept::Broken { .. } => None,
            })
            .collect();
        let found = finder::find(&metas, wish, words, game_name).into_iter().map(|at| list[at].id());
        found.filter(|id| last.as_deref() != Some(*id)).map(str::to_owned).collect()
    })
}

/// What can be searched in a match.
fn words(meta: &Meta) -> String {
    let names = seats_of(meta).into_iter().map(|seat| seat.name);
    let about = [title(meta), game_name(&meta.game), meta.standing.place.say(), whose(meta)];
    about.into_iter().chain(names).collect::<Vec<_>>().join(" ")
}

#[component]
fn Tools(wish: RwSignal<Wish>) -> impl IntoView {
    let shows = Show::ALL.map(|show| match show {
        Show::All => say("find-all"),
        Show::Running => say("find-running"),
        Show::Finished => say("find-finished"),
    });
    let sorts = Sort::ALL.map(|sort| match sort {
        Sort::Played => say("sort-played"),
        Sort::Begun => say("sort-begun"),
        Sort::Game => say("sort-game"),
        Sort::Turn => say("sort-turn"),
        Sort::Finished => say("sort-finished"),
    });
    let show =
        Signal::derive(move || wish.with(|wish| Show::ALL.iter().position(|show| *show == wish.show)).unwrap_or(0));
    let sort =
        Signal::derive(move || wish.with(|wish| Sort::ALL.iter().position(|sort| *sort == wish.sort)).unwrap_or(0));
    view! {
        <div class="find" role="search">
            <label class="find-words">
                <Icon name="search" />
                <span class="sr">{say("find")}</span>
                <input
                    id="find"
                    class="input"
                    type="search"
                    autocomplete="off"
                    maxlength="60"
                    placeholder=say("find")
                    prop:value=move || wish.with(|wish| wish.words.clone())
                    on:input:target=move |event| wish.update(|wish| wish.words = event.target().value())
                />
            </label>
            <ShortList
                label=say("find-show")
                values=shows
                value=show
                pick=move |at: usize| wish.update(|wish| wish.show = Show::ALL[at.min(2)])
            />
            <ShortList
                label=say("find-sort")
                values=sorts
                value=sort
                pick=move |at: usize| wish.update(|wish| wish.sort = Sort::ALL[at.min(4)])
            />
        </div>
    }
}

/// Nothing is found, and the way back.
#[component]
fn Nothing(wish: RwSignal<Wish>) -> impl IntoView {
    let clear = move |_| {
        wish.update(|wish| *wish = Wish { sort: wish.sort, ..Wish::default() });
        focus("find");
    };
    view! {
        <div class="empty">
            <p>{say("find-nothing")}</p>
            <button class="btn" type="button" on:click=clear>
                {say("find-clear")}
            </button>
        </div>
    }
}
