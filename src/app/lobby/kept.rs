//! What can be done with the kept matches, and a row of their list.

use crate::app::device::download;
use crate::app::i18n::ago::ago;
use crate::app::i18n::case::capital;
use crate::app::i18n::words::{Phrase, say};
use crate::app::matches::kept::Matches;
use crate::app::matches::module::Entry;
use crate::app::matches::parts;
use crate::app::matches::{StandLine, import, title, whose};
use crate::app::route::Route;
use crate::app::store::pictures;
use crate::app::store::save::Meta;
use crate::app::store::storage::{self, Kept};
use crate::app::ui::{Art, Dialog, Icon, Menu, MenuItem, focus, svg_address};
use leptos::{ev, html, prelude::*};

impl Matches {
    /// The match that was played last, if it can be opened.
    pub fn last(self) -> Option<Meta> {
        self.list.with(|list| {
            list.iter().find_map(|kept| match kept {
                Kept::Match(meta) => playable(meta).map(|_| meta.clone()),
                Kept::Broken { .. } => None,
            })
        })
    }

    /// What can be done with a match.
    pub fn menu(self, id: &str) -> Vec<MenuItem> {
        let own = |act: fn(Matches, &str)| {
            let id = id.to_owned();
            move || act(self, &id)
        };
        let sound = self.list.with_untracked(|list| {
            list.iter().any(|kept| matches!(kept, Kept::Match(meta) if meta.id == id && playable(meta).is_some()))
        });
        let mut items = Vec::new();
        if sound {
            let rename = own(|matches, id| matches.renaming.set(Some(id.to_owned())));
            let share = own(|matches, id| matches.sharing.set(Some(id.to_owned())));
            items.push(MenuItem::new("share", say("share"), share));
            items.push(MenuItem::new("edit", say("rename"), rename));
            items.push(MenuItem::new("cards", say("duplicate"), own(Matches::duplicate)));
        }
        items.push(MenuItem::new("file", say("save-as-file"), own(|_, id| save_as_file(id))));
        items.push(MenuItem { danger: true, ..MenuItem::new("delete", say("delete"), own(Matches::delete)) });
        items
    }

    /// A second match like this one, to try something else with.
    fn duplicate(self, id: &str) {
        if let Some(text) = storage::raw(id) {
            wasm_bindgen_futures::spawn_local(async move { self.imported(import(&copy(&text)).await) });
        }
    }

    /// Tells what became of a match that was to be taken in.
    pub fn imported(self, taken: Result<Route, Phrase>) {
        match taken {
            Ok(_) => self.toasts.say(say("taken-in")),
            Err(why) => self.toasts.say(Phrase::new("not-taken-in").with("why", why).say()),
        }
        self.refresh();
    }

    fn delete(self, id: &str) {
        let name = match self.list.with_untracked(|list| list.iter().find(|kept| kept.id() == id).cloned()) {
            Some(Kept::Match(meta)) => title(&meta),
            _ => say("broken-title"),
        };
        let deleted = storage::delete(id);
        storage::notify();
        // The row and its button are gone: the keyboard goes on at the heading.
        focus("saves-title");
        let words = Phrase::new("deleted").with("title", name).say();
        let Some(deleted) = deleted else { return self.toasts.say(words) };
        self.toasts.offer(words, say("undo"), move || {
            if storage::undelete(&deleted).is_err() {
                self.toasts.say(say("storage-full"));
            }
            storage::notify();
        });
    }

    fn rename(self, title: &str) {
        let Some(id) = self.renaming.get_untracked() else { return };
        if !storage::rename(&id, title) {
            self.toasts.say(say("storage-full"));
        }
        self.renaming.set(None);
        self.refresh();
    }
}

/// The same match as a copy, which does not count in the statistics and is no game of the day.
fn copy(text: &str) -> String {
    storage::amended(text, |meta| (meta.daily, meta.off_record) = (None, true)).unwrap_or_else(|| text.to_owned())
}

fn playable(meta: &Meta) -> Option<&'static Entry> {
    parts::find(&meta.game)
}

/// Hands a kept text out as it is.
fn save_as_file(id: &str) {
    if let Some(text) = storage::raw(id) {
        download(&format!("fireside-{id}.json"), &text);
    }
}

/// A match in the list.
#[component]
pub fn Row(
    /// Its key.
    id: String,
    /// The kept matches.
    matches: Matches,
) -> impl IntoView {
    let own = id.clone();
    let kept = Memo::new(move |_| matches.find(&own));
    let label = Signal::derive(move || {
        let name = kept.with(|kept| match kept {
            Some(Kept::Match(meta)) => title(meta),
            _ => say("broken-title"),
        });
        Phrase::new("more-of").with("title", name).say()
    });
    let body = move || {
        kept.get().map(|kept| match kept {
            Kept::Match(meta) => match playable(&meta) {
                Some(entry) => sound(meta, entry, matches.now),
                None => broken(say("kept-no-game")),
            },
            Kept::Broken { why, .. } => broken(why),
        })
    };
    let sound = move || kept.with(|kept| matches!(kept, Some(Kept::Match(meta)) if playable(meta).is_some()));
    view! {
        <li class="save" class:broken=move || !sound()>
            {body}
            <Menu label=label items=move |()| matches.menu(&id) />
        </li>
    }
}

fn sound(meta: Meta, entry: &'static Entry, now: RwSignal<f64>) -> AnyView {
    let href = Route::Match { game: meta.game.clone(), id: meta.id.clone() }.href();
    let (name, whose, place, changed) = (title(&meta), capital(&whose(&meta)), meta.standing.place.say(), meta.changed);
    let spot = format!("match-{}", meta.id);
    let over = meta.standing.winners.is_some();
    let seen = pictures::of(&meta);
    let about = about(&meta, seen.about);
    let whose = if seen.ask.is_empty() { whose } else { seen.ask };
    let whose = if over { whose.into_any() } else { view! { <b>{whose}</b> }.into_any() };
    let more = if over || place.is_empty() { String::new() } else { format!(", {place}") };
    view! {
        <a class="open" id=spot href=href>
            <span class="th">
                <Art game=entry.id />
                {miniature(&seen.drawing)}
            </span>
            <span class="tx">
                <span class="tt">
                    <b>{name}</b>
                    <small>{move || ago(now.get(), changed)}</small>
                </span>
                <small>{whose} {more}</small>
                {about}
                <StandLine meta />
            </span>
        </a>
    }
    .into_any()
}

/// A match's miniature over its cover, if there is one.
pub fn miniature(drawing: &str) -> Option<impl IntoView + use<>> {
    (!drawing.is_empty()).then(|| view! { <img class="art" src=svg_address(drawing) alt="" /> })
}

/// Whether it is a branch of another match or was not played here, and what is played.
pub fn about(meta: &Meta, what: String) -> Option<impl IntoView + use<>> {
    let aside = say(if meta.watched { "kept-watched" } else { "kept-branch" });
    let words = match (meta.off_record, what.is_empty()) {
        (true, true) => aside,
        (true, false) => aside + " · " + &what,
        _ => what,
    };
    (!words.is_empty()).then(|| view! { <small class="about">{words}</small> })
}

fn broken(why: String) -> AnyView {
    view! {
        <div class="open">
            <span class="th">
                <Icon name="warning" />
            </span>
            <span class="tx">
                <b>{say("broken-title")}</b>
                <small>
                    <b>{say("broken-why")}</b>
                    " "
                    <span>{why}</span>
                </small>
            </span>
        </div>
    }
    .into_any()
}

/// The dialog with a match's title.
#[component]
pub fn Rename(
    /// The kept matches.
    matches: Matches,
) -> impl IntoView {
    let open = Signal::derive(move || matches.renaming.with(Option::is_some));
    let close = move |()| matches.renaming.set(None);
    let field = NodeRef::<html::Input>::new();
    let save = move |event: ev::SubmitEvent| {
        event.prevent_default();
        matches.rename(&field.get_untracked().map(|field| field.value()).unwrap_or_default());
    };
    let body = move || {
        let meta = matches.renaming.get_untracked().and_then(|id| match matches.find(&id) {
            Some(Kept::Match(meta)) => Some(meta),
            _ => None,
        });
        let (now, usual) = meta
            .map(|meta| (meta.title.clone().unwrap_or_default(), title(&Meta { title: None, ..meta })))
            .unwrap_or_default();
        view! {
            <form class="dialog-form" on:submit=save>
                <div class="dialog-body">
                    <label class="field">
                        <span>{say("rename-field")}</span>
                        <input node_ref=field type="text" maxlength="60" autocomplete="off" autofocus value=now placeholder=usual />
                        <small>{say("rename-note")}</small>
                    </label>
                </div>
                <div class="dialog-foot">
                    <button class="btn" type="button" on:click=move |_| close(())>
                        {say("cancel")}
                    </button>
                    <button class="btn btn-main" type="submit">
                        {say("save")}
                    </button>
                </div>
            </form>
        }
    };
    view! {
        <Dialog open close title=Signal::derive(|| say("rename-title"))>
            {body()}
        </Dialog>
    }
}
