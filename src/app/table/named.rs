//! Words that name things of the game: a tap shows the thing, and while the mouse or the keyboard rests on the name the board marks it.
//! Words that the rulebook explains: a tap opens it there.

use super::last_actions::{LastActions, Pointed};
use super::runs::{Run, Topic};
use super::{GameBoard, TableCtx};
use crate::app::i18n::words::say;
use crate::app::narration::Section;
use crate::app::route::Route;
use crate::app::rules::RulesSheet;
use leptos::{ev, prelude::*};

/// The words, in which what they name can be tapped.
pub fn said<G: GameBoard>(table: TableCtx<G>, runs: &[Run]) -> AnyView {
    parts::<G>(G::shows(table), runs, false)
}

/// The same where names are mere words.
pub fn read<G: GameBoard>(runs: &[Run]) -> AnyView {
    parts::<G>(None, runs, false)
}

/// The same beside something that is called so already: assistive technology hears only what can be tapped.
pub fn heard_once<G: GameBoard>(table: TableCtx<G>, runs: &[Run]) -> AnyView {
    parts::<G>(G::shows(table), runs, true)
}

fn parts<G: GameBoard>(shows: Option<Callback<u16>>, runs: &[Run], quiet: bool) -> AnyView {
    // Nothing is heard of a space.
    let plain = move |words: String| match quiet && !words.trim().is_empty() {
        true => view! { <span aria-hidden="true">{words}</span> }.into_any(),
        false => words.into_any(),
    };
    let mut rest = runs;
    let mut said = Vec::new();
    while let [(words, topic), after @ ..] = rest {
        rest = after;
        let (topic, shows) = match (topic, shows) {
            (Some(Topic::Thing(topic)), Some(shows)) => (*topic, shows),
            (Some(Topic::Term(section)), _) => {
                said.push(term::<G>(words.clone(), *section));
                continue;
            }
            _ => {
                said.push(plain(words.clone()));
                continue;
            }
        };
        // A line may break after a button, but not before a comma.
        let next = rest.first().filter(|(_, topic)| topic.is_none()).map_or("", |(next, _)| next);
        let (mark, next) = next.split_at(next.len() - next.trim_start_matches([',', '.', ';', ':', ')', '?']).len());
        let name = name::<G>(words.clone(), topic, shows);
        if mark.is_empty() {
            said.push(name);
            continue;
        }
        let class = if words.chars().count() > LONG_NAME { "" } else { "unbroken" };
        said.push(view! { <span class=class>{name}{plain(mark.to_owned())}</span> }.into_any());
        said.push(plain(next.to_owned()));
        rest = &rest[1..];
    }
    said.into_any()
}

fn term<G: GameBoard>(words: String, section: Section) -> AnyView {
    let rules = RulesSheet::expect();
    let href = Route::Rules { game: G::ID.to_owned(), section: section.0.to_owned() }.href();
    let open = move |event: ev::MouseEvent| {
        event.prevent_default();
        rules.open(section);
    };
    view! { <a class="term" href=href title=say("rules-more") on:click=open>{words}</a> }.into_any()
}

/// A name of more letters does not fit a line of a narrow log: it breaks, and the mark behind it may stand alone.
const LONG_NAME: usize = 22;

fn name<G: GameBoard>(words: String, topic: u16, shows: Callback<u16>) -> AnyView {
    let LastActions { pointed, .. } = LastActions::expect();
    let before = StoredValue::new(None);
    let rest = move || {
        before.set_value(pointed.get_untracked());
        pointed.set(Some(Pointed::Name(topic)));
    };
    let leave = move || pointed.set(before.try_get_value().flatten());
    // It may go from under the mouse.
    on_cleanup(move || {
        if pointed.try_get_untracked().flatten() == Some(Pointed::Name(topic)) {
            pointed.set(None);
        }
    });
    view! {
        <button
            class="named"
            type="button"
            lang=G::lang_of_names()
            on:click=move |_| shows.run(topic)
            on:pointerenter=move |event| if event.pointer_type() == "mouse" { rest() }
            on:pointerleave=move |event| if event.pointer_type() == "mouse" { leave() }
            // The line that it stands in does not hear of it.
            on:focusin=move |event| { event.stop_propagation(); rest() }
            on:focusout=move |_| leave()
        >
            {words}
        </button>
    }
    .into_any()
}
