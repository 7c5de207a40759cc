//! The dialog "Share": the link with its code, the file, the log.

use super::clipboard;
use super::picture::PictureWay;
use super::qr::Qr;
use super::who::{WhoIsHere, kept_here, their_turn};
use crate::app::device::hand_out;
use crate::app::i18n::words::{Phrase, say};
use crate::app::matches::sharing::{LogForm, Package};
use crate::app::matches::title;
use crate::app::store::save::Controller;
use crate::app::ui::{Dialog, Icon};
use leptos::prelude::*;

/// The dialog. It packs the match when it opens.
#[component]
pub fn ShareDialog(
    /// Whether it is open.
    open: RwSignal<bool>,
    /// Packs the match as it is now.
    #[prop(into)]
    pack: Callback<(), Result<Package, Phrase>>,
    /// Told who plays at this device from now on; `None`: all persons.
    #[prop(into)]
    sit: Callback<Option<Vec<u8>>>,
) -> impl IntoView {
    view! {
        <Dialog
            open
            close=move |()| open.set(false)
            title=Signal::derive(|| say("share"))
        >
            {move || match untrack(|| pack.run(())) {
                Ok(package) => view! { <Ways package pack sit /> }.into_any(),
                Err(why) => view! { <div class="dialog-body"><p>{why.say()}</p></div> }.into_any(),
            }}
        </Dialog>
    }
}

/// The ways out of this device.
#[component]
fn Ways(
    package: Package,
    pack: Callback<(), Result<Package, Phrase>>,
    sit: Callback<Option<Vec<u8>>>,
) -> impl IntoView {
    let meta = package.meta.clone();
    let told = RwSignal::new(None::<Phrase>);
    let now = RwSignal::new(package);
    let persons: Vec<u8> = {
        let seats = meta.seats.iter().zip(0u8..);
        seats.filter(|(plan, _)| plan.controller == Controller::Person).map(|(_, seat)| seat).collect()
    };
    let running = meta.standing.winners.is_none();
    let who = (persons.len() > 1 && running).then(|| {
        let all = persons.clone();
        let here = Signal::derive(move || now.with(|package| package.meta.here.clone()).unwrap_or_else(|| all.clone()));
        let all = persons.clone();
        let change = move |here: Vec<u8>| {
            sit.run(kept_here(here, &all));
            if let Ok(package) = pack.run(()) {
                now.set(package);
            }
        };
        view! { <WhoIsHere seats=meta.seats.clone() persons=persons.clone() here change /> }
    });
    let notation = now.with_untracked(|package| package.notation.clone());
    let picture = now.with_untracked(|package| package.picture.clone());
    let key = id(now);
    let pictured = picture.is_some();
    let picture = picture.map(|picture| view! { <PictureWay picture id=key /> });
    view! {
        <div class="dialog-body share">
            {who}
            {picture}
            <LinkWay now told running pictured />
            <FileWay now running />
            {notation.map(|(name, _)| view! { <NotationWay now told name /> })}
            <LogWay now told running />
        </div>
    }
}

/// What whoever gets this will know. Once a match is over, all is open.
fn reveals(running: bool, key: &'static str) -> Option<impl IntoView> {
    running.then(|| view! { <p class="soft s">{say(key)}</p> })
}

/// Copies a text and tells whether that was possible.
fn copy(text: String, told: RwSignal<Option<Phrase>>) {
    clipboard::copy(text, move |ok| told.set(Some(Phrase::new(if ok { "copied" } else { "not-copied" }))));
}

fn id(now: RwSignal<Package>) -> String {
    now.with_untracked(|package| package.meta.id.clone())
}

/// As a link, and as its code.
#[component]
fn LinkWay(now: RwSignal<Package>, told: RwSignal<Option<Phrase>>, running: bool, pictured: bool) -> impl IntoView {
    let copy_class = if pictured { "btn" } else { "btn btn-main" };
    let link = Signal::derive(move || now.with(|package| clipboard::address(&package.link)));
    let code = RwSignal::new(false);
    let system = clipboard::can_share().then(|| {
        let name = now.with_untracked(|package| title(&package.meta));
        let share = move |_| {
            let title = Phrase::new("share-title").with("title", name.clone()).say();
            let text = now.with_untracked(|package| their_turn(&package.meta));
            clipboard::share(&title, text.as_deref(), &link.get_untracked())
        };
        view! {
            <button class="btn" type="button" on:click=share>
                <Icon name="share" />
                {say("share-system")}
            </button>
        }
    });
    view! {
        <section aria-labelledby="share-link">
            <h3 id="share-link">{say("share-link")}</h3>
            <div class="ways">
                <button class=copy_class type="button" on:click=move |_| copy(link.get_untracked(), told)>
                    <Icon name="link" />
                    {say("share-copy-link")}
                </button>
                {system}
                <button
                    class="btn"
                    type="button"
                    aria-expanded=move || if code.get() { "true" } else { "false" }
                    on:click=move |_| code.update(|code| *code = !*code)
                >
                    <Icon name="qr" />
                    {say("share-qr")}
                </button>
            </div>
            <p class="told" role="status">
                {move || told.get().map(|told| view! { <Icon name="check" /> {told.say()} })}
            </p>
            <Show when=move || code.get()>
                <Qr text=link />
            </Show>
            {reveals(running, "share-reveals")}
        </section>
    }
}

/// As a file that opens here again.
#[component]
fn FileWay(now: RwSignal<Package>, running: bool) -> impl IntoView {
    let save =
        move |_| now.with_untracked(|package| hand_out(&format!("fireside-{}.json", package.meta.id), &package.file));
    view! {
        <section aria-labelledby="share-file">
            <h3 id="share-file">{say("share-file")}</h3>
            <p class="soft s">{say("share-file-note")}</p>
            <div class="ways">
                <button class="btn" type="button" on:click=save>
                    <Icon name="file" />
                    {say("save-as-file")}
                </button>
            </div>
            {reveals(running, "share-reveals")}
        </section>
    }
}

/// In the game's own notation.
#[component]
fn NotationWay(now: RwSignal<Package>, told: RwSignal<Option<Phrase>>, name: Phrase) -> impl IntoView {
    let text = move || now.with_untracked(|package| package.notation.clone()).map(|(_, text)| text).unwrap_or_default();
    let save = move |_| hand_out(&format!("fireside-{}.txt", id(now)), &text());
    view! {
        <section aria-labelledby="share-notation">
            <h3 id="share-notation">{name.say()}</h3>
            <p class="soft s">{Phrase::new("share-notation-note").with("name", name).say()}</p>
            <div class="ways">
                <button class="btn" type="button" on:click=move |_| copy(text(), told)>
                    <Icon name="log" />
                    {say("share-log-copy")}
                </button>
                <button class="btn" type="button" on:click=save>
                    <Icon name="file" />
                    {say("share-log-text")}
                </button>
            </div>
        </section>
    }
}

/// As the log of the match.
#[component]
fn LogWay(now: RwSignal<Package>, told: RwSignal<Option<Phrase>>, running: bool) -> impl IntoView {
    let log = move |form| now.with_untracked(|package| (package.log)(form));
    let save = move |form, name: &str| hand_out(&format!("fireside-{}-{name}", id(now)), &log(form));
    view! {
        <section aria-labelledby="share-log">
            <h3 id="share-log">{say("share-log")}</h3>
            <div class="ways">
                <button class="btn" type="button" on:click=move |_| copy(log(LogForm::Text), told)>
                    <Icon name="log" />
                    {say("share-log-copy")}
                </button>
                <button class="btn" type="button" on:click=move |_| save(LogForm::Text, "log.txt")>
                    <Icon name="file" />
                    {say("share-log-text")}
                </button>
                <button class="btn btn-bare" type="button" on:click=move |_| save(LogForm::Data, "log.json")>
                    <Icon name="file" />
                    {say("share-log-data")}
                </button>
            </div>
            {reveals(running, "share-data-reveals")}
        </section>
    }
}
