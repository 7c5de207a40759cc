//! The dialog "Storage": how much is used, how long the browser keeps it, and everything as one file.

use super::backup::{Outcome, download_backup, import_backup};
use super::bin_list::BinList;
use crate::app::i18n::local::format_number;
use crate::app::i18n::words::{Phrase, say};
use crate::app::store::SettingsStore;
use crate::app::store::bin::Deleted;
use crate::app::store::local::Used;
use crate::app::store::storage::{self, Kept};
use crate::app::ui::{Dialog, FileButton, Icon, Toasts, Unread};
use js_sys::Reflect;
use leptos::prelude::*;
use leptos::web_sys::{StorageEstimate, StorageManager, js_sys};
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// What is larger than this, in bytes, is not read at all: more than any browser lets the page keep.
const LARGEST: f64 = 30_000_000.0;

/// Matches are old so many milliseconds after they were last played: 30 days.
const OLD: f64 = 30.0 * 24.0 * 3_600_000.0;

/// How much is used, a request to keep it, everything as a file and back, and old matches to delete. Needs the page's
/// messages and settings as context; lists of matches hear of every change.
#[component]
pub fn StorageDialog(
    /// Whether it is open.
    open: RwSignal<bool>,
) -> impl IntoView {
    view! {
        <Dialog
            open
            close=move |()| open.set(false)
            title=Signal::derive(|| say("storage"))
        >
            <Body open />
        </Dialog>
    }
}

#[component]
fn Body(open: RwSignal<bool>) -> impl IntoView {
    let used = RwSignal::new(Used::now());
    let count = RwSignal::new(storage::ids().len());
    let outcome = RwSignal::new(None::<Result<Outcome, Phrase>>);
    let store = SettingsStore::expect();
    let look = move || {
        // The dialog may be gone meanwhile.
        let _ = used.try_set(Used::now());
        let _ = count.try_set(storage::ids().len());
    };
    let take = move |taken: Result<String, Phrase>| {
        spawn_local(async move {
            let taken = match taken {
                Ok(text) => import_backup(&text, store).await,
                Err(why) => Err(why),
            };
            let _ = outcome.try_set(Some(taken));
            look();
        });
    };
    view! {
        <div class="dialog-body storage">
            <Filled used count />
            <Lasting />
            <section class="storage-file">
                <h3>{say("everything")}</h3>
                <p class="s soft">{say("everything-note")}</p>
                <div class="storage-acts">
                    <button class="btn" type="button" on:click=|_| download_backup()>
                        <Icon name="down" />
                        {say("everything-save")}
                    </button>
                    <TakeIn take />
                </div>
                <div role="status">{move || outcome.get().map(told)}</div>
            </section>
            <Old open />
            <BinList changed=look />
        </div>
    }
}

/// How full the storage is.
#[component]
fn Filled(used: RwSignal<Used>, count: RwSignal<usize>) -> impl IntoView {
    view! {
        <section class="storage-used">
            <p>
                <b>{move || Phrase::new("storage-used").with("used", size(used.get().own)).with("room", size(Used::ROOM)).say()}</b>
                <span class="soft">{move || Phrase::new("saves-count").with("n", count.get()).say()}</span>
            </p>
            <meter
                aria-label=say("storage-used-label")
                min="0"
                max="1"
                high="0.9"
                value=move || used.get().share().to_string()
            ></meter>
            <Show when=move || { used.get().others >= 1024.0 }>
                <p class="s soft">{move || Phrase::new("storage-others").with("used", size(used.get().others)).say()}</p>
            </Show>
            <Caches />
            <Show when=move || { used.get().share() > 0.9 }>
                <p class="notice">
                    <Icon name="warning" />
                    <span>{say("storage-nearly-full")}</span>
                </p>
            </Show>
        </section>
    }
}

/// So many units of UTF-16 or bytes, in words.
fn size(amount: f64) -> Phrase {
    match amount {
        _ if amount < 100_000.0 => Phrase::new("size-kb").with("n", format_number(amount / 1024.0)),
        _ => Phrase::new("size-mb").with("n", format_number(amount / 1024.0 / 1024.0)),
    }
}

/// The browser's own keeper of the storage; there is none where the page is not served securely.
pub(super) fn manager() -> Option<StorageManager> {
    let navigator = window().navigator();
    let there = Reflect::get(&navigator, &"storage".into()).is_ok_and(|there| !there.is_undefined());
    there.then(|| navigator.storage())
}

/// What the page itself takes, so that it works without a network.
#[component]
fn Caches() -> impl IntoView {
    let usage = RwSignal::new(None::<f64>);
    if let Some(estimate) = manager().and_then(|manager| manager.estimate().ok()) {
        spawn_local(async move {
            if let Ok(found) = JsFuture::from(estimate).await {
                let found: StorageEstimate = found.into();
                // The dialog may be closed by now.
                let _ = usage.try_set(found.get_usage());
            }
        });
    }
    let words = move |usage| Phrase::new("storage-caches").with("used", size(usage)).say();
    move || usage.get().filter(|usage| *usage >= 1024.0).map(|usage| view! { <p class="s soft">{words(usage)}</p> })
}

/// Whether the browser may clear the storage by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Keeping {
    /// Not known yet.
    Asking,
    /// The browser keeps it until the person clears it.
    Lasting,
    /// The browser may clear it.
    Passing,
    /// The browser was asked and said no.
    Refused,
    /// The browser cannot tell.
    Unknown,
}

/// Whether the browser is Safari, as all browsers on Apple's phones are within.
pub(super) fn made_by_apple() -> bool {
    let vendor = Reflect::get(&window().navigator(), &"vendor".into()).ok().and_then(|vendor| vendor.as_string());
    vendor.is_some_and(|vendor| vendor.contains("Apple"))
}

#[component]
fn Lasting() -> impl IntoView {
    let keeping = RwSignal::new(Keeping::Asking);
    let hear = move |answer: Option<js_sys::Promise>, no: Keeping| {
        let Some(answer) = answer else { return keeping.set(Keeping::Unknown) };
        spawn_local(async move {
            let heard = match JsFuture::from(answer).await {
                Ok(yes) if yes.is_truthy() => Keeping::Lasting,
                Ok(_) => no,
                Err(_) => Keeping::Unknown,
            };
            let _ = keeping.try_set(heard);
        });
    };
    hear(manager().and_then(|manager| manager.persisted().ok()), Keeping::Passing);
    let ask = move |_| hear(manager().and_then(|manager| manager.persist().ok()), Keeping::Refused);
    let words = move || match keeping.get() {
        Keeping::Asking => String::new(),
        Keeping::Lasting => say("lasting-yes"),
        Keeping::Passing => say("lasting-no"),
        Keeping::Refused => say("lasting-refused"),
        Keeping::Unknown => say("lasting-unknown"),
    };
    let lasting = move || keeping.get() == Keeping::Lasting;
    let may_ask = move || matches!(keeping.get(), Keeping::Passing | Keeping::Refused);
    let apple = made_by_apple();
    view! {
        <section class="storage-lasting">
            <h3>{say("lasting")}</h3>
            <p class="storage-state" role="status">
                <Show when=lasting>
                    <Icon name="check" />
                </Show>
                <span>{words}</span>
            </p>
            <Show when=move || apple && !lasting()>
                <p class="notice">
                    <Icon name="warning" />
                    <span>{say("lasting-safari")}</span>
                </p>
            </Show>
            <Show when=may_ask>
                <button class="btn" type="button" on:click=ask>
                    {say("lasting-ask")}
                </button>
            </Show>
        </section>
    }
}

/// The button that takes everything in from a file.
#[component]
fn TakeIn(
    /// Told the text of the file, or why it is not read.
    #[prop(into)]
    take: Callback<Result<String, Phrase>>,
) -> impl IntoView {
    let read = move |text: Result<String, Unread>| {
        take.run(text.map_err(|why| match why {
            Unread::TooLarge => Phrase::new("everything-too-large"),
            Unread::NoText => Phrase::new("everything-no-file"),
        }));
    };
    view! { <FileButton icon="up" label=say("everything-open") largest=LARGEST read /> }
}

/// What became of a file, line by line.
fn told(outcome: Result<Outcome, Phrase>) -> AnyView {
    let Outcome { matches, results, settings } = match outcome {
        Ok(outcome) => outcome,
        Err(why) => {
            let words = Phrase::new("everything-not-taken").with("why", why).say();
            return view! {
                <p class="notice">
                    <Icon name="warning" />
                    <span>{words}</span>
                </p>
            }
            .into_any();
        }
    };
    let count = |key: &'static str, n: usize| (n > 0).then(|| Phrase::new(key).with("n", n));
    let mut lines = vec![Phrase::new("taken-new").with("n", matches.new)];
    lines.extend(count("taken-same", matches.same));
    lines.extend(count("taken-copies", matches.copies));
    match results {
        Some(Ok(n)) => lines.push(Phrase::new("taken-results").with("n", n)),
        Some(Err(why)) => lines.push(Phrase::new("taken-results-not").with("why", why)),
        None => {}
    }
    lines.extend(settings.then(|| Phrase::new("taken-settings")));
    let one = |(name, why): (String, Phrase)| Phrase::new("taken-one").with("name", name).with("why", why);
    lines.extend(count("taken-to-look-at", matches.to_look_at.len()));
    lines.extend(matches.to_look_at.into_iter().map(one));
    lines.extend(count("taken-refused", matches.refused.len()));
    lines.extend(matches.refused.into_iter().map(one));
    let line = |phrase: Phrase| view! { <li>{phrase.say()}</li> };
    view! {
        <ul class="storage-told">
            {lines.into_iter().map(line).collect_view()}
        </ul>
    }
    .into_any()
}

/// Finished matches that nobody has opened for long, to delete at once, with a way back.
#[component]
fn Old(open: RwSignal<bool>) -> impl IntoView {
    let toasts = expect_context::<Toasts>();
    let before = js_sys::Date::now() - OLD;
    let is_old =
        |kept: &Kept| matches!(kept, Kept::Match(meta) if meta.standing.winners.is_some() && meta.changed < before);
    let old: Vec<String> =
        storage::list().iter().filter(|kept| is_old(kept)).map(|kept| kept.id().to_owned()).collect();
    let count = old.len();
    let old = StoredValue::new(old);
    let delete = move |_| {
        let gone: Vec<Deleted> = old.with_value(|old| old.iter().filter_map(|id| storage::delete(id)).collect());
        storage::notify();
        // The message with the way back lies below the dialog.
        open.set(false);
        toasts.offer(Phrase::new("old-deleted").with("n", gone.len()).say(), say("undo"), move || {
            if gone.iter().any(|deleted| storage::undelete(deleted).is_err()) {
                toasts.say(say("storage-full"));
            }
            storage::notify();
        });
    };
    (count > 0).then(|| {
        view! {
            <section class="storage-old">
                <p class="s soft">{say("old-note")}</p>
                <button class="btn btn-danger" type="button" on:click=delete>
                    <Icon name="delete" />
                    {Phrase::new("old-delete").with("n", count).say()}
                </button>
            </section>
        }
    })
}
