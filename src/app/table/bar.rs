//! The top bar: back, where we are, the menu.

use super::GameBoard;
use super::TableCtx;
use super::boards::Boards;
use super::end::result_sign;
use super::hint::Hints;
use super::sheet::Sheet;
use crate::app::device::update::{self, Update, UpdateState};
use crate::app::i18n::words::{Phrase, say};
use crate::app::keyboard::help::{HelpOpen, by_keyboard};
use crate::app::narration::Section;
use crate::app::route::Route;
use crate::app::rules::RulesSheet;
use crate::app::settings::SettingsOpen;
use crate::app::ui::{Icon, Menu, MenuItem};
use leptos::prelude::*;

/// The top bar of a table.
#[component]
pub fn Bar<G: GameBoard>(
    /// The match.
    table: TableCtx<G>,
    /// What lies over the table.
    sheet: RwSignal<Option<Sheet>>,
    /// Whether what is answered by itself is being settled.
    settling: RwSignal<bool>,
    /// Whether the end screen is shown.
    at_end: RwSignal<bool>,
) -> impl IntoView {
    let (settings, help, news) = (SettingsOpen::expect(), HelpOpen::expect(), Update::expect());
    let (rules, hints, boards) = (RulesSheet::expect(), Hints::<G>::expect(), Boards::expect());
    view! {
        <header class="bar">
            <a class="btn btn-icon btn-bare" href=Route::Lobby.href() aria-label=say("to-lobby")>
                <Icon name="back" />
            </a>
            <h1>{move || table.title()}</h1>
            {G::progress(table)}
            <span class="tools" class:news=move || news.get().is_some()>
                {Boards::has_choice(table).then(|| view! {
                    <button class="btn btn-bare" type="button" aria-haspopup="dialog" on:click=move |_| boards.open.set(true)>
                        <Icon name="cards" />
                        {say("boards")}
                    </button>
                })}
                <button class="btn btn-bare" type="button" on:click=move |_| rules.open(Section::TOP)>
                    <Icon name="rules" />
                    {say("rules")}
                </button>
                <Menu label=Signal::derive(|| say("menu")) items=Callback::new(move |()| untrack(|| items((table, hints), sheet, (settling, at_end), (settings, help, rules), news.get()))) />
            </span>
        </header>
    }
}

/// Whether keys are named: not on a device that is only touched, unless a key was pressed.
fn has_keys() -> bool {
    let hovers = window().match_media("(any-hover: hover)").ok().flatten();
    by_keyboard() || hovers.is_some_and(|hovers| hovers.matches())
}

/// Whether the screen is wide enough for boards beside each other.
fn is_wide() -> bool {
    window().match_media("(min-width: 1100px)").ok().flatten().is_some_and(|wide| wide.matches())
}

/// The key for something, by its message.
fn key(name: &str) -> Option<String> {
    has_keys().then(|| say(name))
}

fn items<G: GameBoard>(
    (table, hints): (TableCtx<G>, Hints<G>),
    sheet: RwSignal<Option<Sheet>>,
    (settling, at_end): (RwSignal<bool>, RwSignal<bool>),
    (settings, help, rules): (SettingsOpen, HelpOpen, RulesSheet),
    news: Option<UpdateState>,
) -> Vec<MenuItem> {
    let mut items = vec![MenuItem::new("log", say("log"), move || sheet.set(Some(Sheet::Log)))];
    items.push(MenuItem {
        note: key("key-rules"),
        ..MenuItem::new("rules", say("rules"), move || rules.open(Section::TOP))
    });
    items.push(MenuItem::new("eye", say("readout"), move || sheet.set(Some(Sheet::Words))));
    // On a phone, the boards of most games are sheets of their own.
    if Boards::has_choice(table) && (!G::has_seat_list() || is_wide()) {
        let boards = Boards::expect();
        items.push(MenuItem::new("cards", say("boards"), move || boards.open.set(true)));
    }
    let turn = table.undo_turn();
    items.push(MenuItem {
        disabled: turn.is_none(),
        note: key("key-undo-turn"),
        ..MenuItem::new("undo", say("undo-turn"), move || table.take_turn_back())
    });
    items.push(MenuItem {
        disabled: !table.can_redo(),
        note: key("key-redo"),
        ..MenuItem::new("redo", say("redo"), move || table.redo())
    });
    items.push(MenuItem {
        disabled: !table.can_choose(),
        note: key("key-hint"),
        ..MenuItem::new("hint", say("hint-ask"), move || hints.ask())
    });
    let auto = table.game(|game| game.record().auto_answer);
    items.push(MenuItem::new("check", say(if auto { "auto-off" } else { "auto-on" }), move || {
        table.set_auto_answer(!auto);
    }));
    if G::SETTLES.is_some() && !untrack(|| table.persons()).is_empty() {
        let settle = MenuItem::new("forward", say("settle-title"), move || settling.set(true));
        items.push(MenuItem { disabled: !auto, ..settle });
    }
    items.push(MenuItem::new("share", say("share"), move || table.sharing().set(true)));
    items.push(MenuItem::new("settings", say("settings"), move || settings.show()));
    if has_keys() {
        let keys = MenuItem::new("keyboard", say("keys"), move || help.show());
        items.push(MenuItem { note: Some("?".to_owned()), ..keys });
    }
    if news.is_some() {
        items.push(MenuItem {
            note: Some(say("update-in-match")),
            ..MenuItem::new("new", say("update-take-menu"), update::take)
        });
    }
    if table.game(|game| game.outcome().is_some()) {
        items.push(MenuItem::new(result_sign(table), say("to-end"), move || at_end.set(true)));
    }
    let taken = table.game(|game| game.record().take_backs);
    if taken > 0 {
        let words = Phrase::new("take-backs").with("count", taken).say();
        items.push(MenuItem { disabled: true, ..MenuItem::new("undo", words, || ()) });
    }
    items
}
