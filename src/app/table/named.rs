//! Words that name things of the game: a tap shows the thing, and while the mouse or the keyboard rests on the name the board marks it.

use super::last_actions::{LastActions, Pointed};
use super::{GameBoard, TableCtx};
use leptos::prelude::*;

/// Words, and what they name (see [`Phrase::linking`](crate::app::i18n::words::Phrase::linking)).
pub type Run = (String, Option<u16>);

/// A sentence begins with a capital letter, whichever part of it comes first.
pub fn sentence(mut runs: Vec<Run>) -> Vec<Run> {
    if let Some((words, _)) = runs.first_mut() {
        let mut letters = words.chars();
        *words = letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default();
    }
    runs
}

/// The last word of a sentence, with the name that stands directly before it, goes apart.
pub fn but_last(mut runs: Vec<Run>) -> (Vec<Run>, Vec<Run>) {
    let Some((words, topic)) = runs.pop() else { return (runs, Vec::new()) };
    match words.rfind(' ').filter(|_| topic.is_none()) {
        Some(space) => {
            let last = words[space + 1..].to_owned();
            runs.push((words[..=space].to_owned(), None));
            (runs, vec![(last, None)])
        }
        None => {
            let name = runs.pop_if(|(_, before)| before.is_some() && topic.is_none());
            (runs, name.into_iter().chain([(words, topic)]).collect())
        }
    }
}

/// The words, in which what they name can be tapped.
pub fn said<G: GameBoard>(table: TableCtx<G>, runs: &[Run]) -> AnyView {
    let shows = G::shows(table);
    let mut rest = runs;
    let mut said = Vec::new();
    while let [(words, topic), after @ ..] = rest {
        rest = after;
        let Some((topic, shows)) = topic.zip(shows) else {
            said.push(words.clone().into_any());
            continue;
        };
        // A line may break after a button, but not before a comma.
        let next = rest.first().filter(|(_, topic)| topic.is_none()).map_or("", |(next, _)| next);
        let (mark, next) = next.split_at(next.len() - next.trim_start_matches([',', '.', ';', ':', ')', '?']).len());
        let name = name(words.clone(), topic, shows);
        if mark.is_empty() {
            said.push(name);
            continue;
        }
        let class = if words.chars().count() > LONG_NAME { "" } else { "unbroken" };
        said.push(view! { <span class=class>{name}{mark.to_owned()}</span> }.into_any());
        said.push(next.to_owned().into_any());
        rest = &rest[1..];
    }
    said.into_any()
}

/// A name of more letters does not fit a line of a narrow log: it breaks, and the mark behind it may stand alone.
const LONG_NAME: usize = 22;

fn name(words: String, topic: u16, shows: Callback<u16>) -> AnyView {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn run(words: &str, topic: Option<u16>) -> Run {
        (words.to_owned(), topic)
    }

    #[test]
    fn the_last_word_keeps_the_name_before_it() {
        let apart = |runs: &[Run]| but_last(runs.to_vec());
        assert_eq!(apart(&[run("Fly there?", None)]), (vec![run("Fly ", None)], vec![run("there?", None)]));
        let (use_, oars, mark) = (run("Use ", None), run("Oars", Some(3)), run("?", None));
        assert_eq!(apart(&[use_.clone(), oars.clone(), mark.clone()]), (vec![use_.clone()], vec![oars.clone(), mark]));
        assert_eq!(apart(&[use_.clone(), oars.clone()]), (vec![use_], vec![oars]));
        assert_eq!(apart(&[run("Pass", None)]), (vec![], vec![run("Pass", None)]));
        assert_eq!(apart(&[]), (vec![], vec![]));
    }
}
