//! The dialog "Share": the link with its code, the file, the log.

use super::clipboard;
use super::qr::Qr;
use super::who::{WhoIsHere, kept_here};
use crate::app::device::download;
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
            close_label=Signal::derive(|| say("close"))
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
    let link = Signal::derive(move || now.with(|package| clipboard::address(&package.link)));
    let persons: Vec<u8> = {
        let seats = meta.seats.iter().zip(0u8..);
        seats.filter(|(plan, _)| plan.controller == Controller::Person).map(|(_, seat)| seat).collect()
    };
    let running = meta.standing.winners.is_none();
    // Once a match is over, all is open.
    let reveals = move |key: &'static str| running.then(|| view! { <p class="soft s">{say(key)}</p> });
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
    let code = RwSignal::new(false);
    let copied = move |ok| told.set(Some(Phrase::new(if ok { "copied" } else { "not-copied" })));
    let system = clipboard::can_share().then(|| {
        let name = title(&meta);
        let share = move |_| {
            clipboard::share(&Phrase::new("share-title").with("title", name.clone()).say(), &link.get_untracked())
        };
        view! {
            <button class="btn" type="button" on:click=share>
                <Icon name="share" />
                {say("share-system")}
            </button>
        }
    });
    let id = meta.id.clone();
    let save_file = move |_| now.with_untracked(|package| download(&format!("fireside-{id}.json"), &package.file));
    let log = move |form| now.with_untracked(|package| (package.log)(form));
    let id = meta.id.clone();
    let save_log = move |form| {
        let name = match form {
            LogForm::Text => format!("fireside-{id}-log.txt"),
            LogForm::Data => format!("fireside-{id}-log.json"),
        };
        download(&name, &log(form));
    };
    let save_data = save_log.clone();
    let notation = now.with_untracked(|package| package.notation.clone()).map(|(name, _)| {
        let text = move || {
            now.with_untracked(|package| package.notation.clone()).map(|(_, text)| text).unwrap_or_default()
        };
        let (id, told_name) = (meta.id.clone(), name.clone());
        view! {
            <section aria-labelledby="share-notation">
                <h3 id="share-notation">{name.say()}</h3>
                <p class="soft s">{Phrase::new("share-notation-note").with("name", told_name).say()}</p>
                <div class="ways">
                    <button class="btn" type="button" on:click=move |_| clipboard::copy(text(), copied)>
                        <Icon name="log" />
                        {say("share-log-copy")}
                    </button>
                    <button class="btn" type="button" on:click=move |_| download(&format!("fireside-{id}.txt"), &text())>
                        <Icon name="file" />
                        {say("share-log-text")}
                    </button>
                </div>
            </section>
        }
    });
    view! {
        <div class="dialog-body share">
            {who}
            <section aria-labelledby="share-link">
                <h3 id="share-link">{say("share-link")}</h3>
                <div class="ways">
                    <button class="btn btn-main" type="button" on:click=move |_| clipboard::copy(link.get_untracked(), copied)>
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
                {reveals("share-reveals")}
            </section>
            <section aria-labelledby="share-file">
                <h3 id="share-file">{say("share-file")}</h3>
                <p class="soft s">{say("share-file-note")}</p>
                <div class="ways">
                    <button class="btn" type="button" on:click=save_file>
                        <Icon name="file" />
                        {say("save-as-file")}
                    </button>
                </div>
                {reveals("share-reveals")}
            </section>
            {notation}
            <section aria-labelledby="share-log">
                <h3 id="share-log">{say("share-log")}</h3>
                <div class="ways">
                    <button class="btn" type="button" on:click=move |_| clipboard::copy(log(LogForm::Text), copied)>
                        <Icon name="log" />
                        {say("share-log-copy")}
                    </button>
                    <button class="btn" type="button" on:click=move |_| save_log(LogForm::Text)>
                        <Icon name="file" />
                        {say("share-log-text")}
                    </button>
                    <button class="btn" type="button" on:click=move |_| save_data(LogForm::Data)>
                        <Icon name="file" />
                        {say("share-log-data")}
                    </button>
                </div>
                {reveals("share-data-reveals")}
            </section>
        </div>
    }
}
