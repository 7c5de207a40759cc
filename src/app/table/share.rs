//! Sharing at the table: its dialog, and the prompt while somebody elsewhere is to play.

use super::{GameBoard, TableCtx};
use crate::app::device::phone::is_installed;
use crate::app::i18n::words::{Phrase, say};
use crate::app::matches::title;
use crate::app::route::Route;
use crate::app::share::dialog::ShareDialog;
use crate::app::share::who::their_turn;
use crate::app::share::{clipboard, link, package_of};
use crate::app::store::storage;
use crate::app::ui::{Icon, SeatMark};
use crate::engine::Seat;
use leptos::prelude::*;

/// The dialog of a table.
#[component]
pub fn TableShare<G: GameBoard>(
    /// The match.
    table: TableCtx<G>,
) -> impl IntoView {
    let pack = move |()| {
        untrack(|| {
            let meta = table.identified();
            let mut package = package_of::<G>(meta, table.game(Clone::clone));
            // What cannot be played on is handed out as it is kept, with the part that does not run.
            if let Some(kept) = table.broken().and_then(|_| storage::raw(&package.meta.id)) {
                package.file = kept;
            }
            Ok(package)
        })
    };
    view! { <ShareDialog open=table.sharing() pack sit=move |here| table.sit(here) /> }
}

/// Somebody who plays elsewhere is asked: the link goes there.
#[component]
pub fn Away<G: GameBoard>(
    /// The match.
    table: TableCtx<G>,
    /// Who is asked.
    #[prop(into)]
    seat: Signal<Option<Seat>>,
    /// The way back, in its place before the buttons.
    children: Children,
) -> impl IntoView {
    let plan = move || seat.get().map(|seat| table.seat(seat));
    let name = move || plan().map(|plan| plan.name).unwrap_or_default();
    let address = move || {
        untrack(|| {
            let meta = table.identified();
            (clipboard::address(&table.game(|game| link::write(&meta, game))), meta)
        })
    };
    // In the place of the hint: a message of the page would cover the buttons.
    let told = RwSignal::new(None::<Phrase>);
    let copied = move |ok| told.set(Some(Phrase::new(if ok { "away-copied" } else { "not-copied" })));
    let hint = move || told.get().unwrap_or_else(|| Phrase::new("away-send").with("name", name())).say();
    let copy = move |_| clipboard::copy(address().0, copied);
    let share = move |_| {
        let (address, meta) = address();
        let title = Phrase::new("share-title").with("title", title(&meta)).say();
        clipboard::share(&title, their_turn(&meta).as_deref(), &address);
    };
    let shares = clipboard::can_share();
    let copy_class = if shares { "btn" } else { "btn btn-main" };
    // No tap on a link that came leads into an app on the home screen.
    let pastes = is_installed() && clipboard::can_read();
    let paste = pastes.then(|| view! { <PasteButton told /> });
    view! {
        <p class="ask">
            {move || plan().map(|plan| view! { <SeatMark index=plan.mark /> })}
            {move || Phrase::new("away-waiting").with("name", name()).say()}
        </p>
        <p class="gain-note away-note" role="status">
            {hint}
        </p>
        {children()}
        <div class="acts">
            <button
                class="btn btn-icon"
                type="button"
                title=say("away-more")
                aria-label=say("away-more")
                aria-haspopup="dialog"
                on:click=move |_| table.sharing().set(true)
            >
                <Icon name="qr" />
            </button>
            <button class=copy_class type="button" on:click=copy>
                <Icon name="link" />
                {say("share-copy-link")}
            </button>
            {paste}
            {shares.then(|| view! { <SendButton share /> })}
        </div>
    }
}

/// Hands the link to the device's own dialog.
#[component]
fn SendButton(share: impl Fn(leptos::ev::MouseEvent) + 'static) -> impl IntoView {
    view! {
        <button class="btn btn-main" type="button" on:click=share>
            <Icon name="share" />
            {say("share-system")}
        </button>
    }
}

/// Opens the link that came back, out of the clipboard.
#[component]
fn PasteButton(told: RwSignal<Option<Phrase>>) -> impl IntoView {
    let take = move |pasted: String| {
        let text = link::find(&pasted);
        match link::game_of(text) {
            Ok(_) => Route::Link(text.to_owned()).go(),
            Err(why) => drop(told.try_set(Some(why.phrase()))),
        }
    };
    view! {
        <button class="btn" type="button" on:click=move |_| clipboard::read(take)>
            {say("away-paste")}
        </button>
    }
}
