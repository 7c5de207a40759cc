//! The board as text: the whole position under headings, for screen readers and for whoever would rather read.

use super::{GameBoard, TableCtx};
use crate::app::i18n::words::say;
use crate::app::narration::Paragraph;
use leptos::prelude::*;

/// Everything that the viewer may know of the position on screen.
#[component]
pub fn Readout<G: GameBoard>(
    /// The match.
    table: TableCtx<G>,
) -> impl IntoView {
    // It names what was drawn.
    table.look_at_drawn();
    let viewer = move || table.viewer().filter(|seat| table.persons().contains(*seat));
    let sections = move || {
        let ask = table.can_choose().then(|| table.game(|game| G::ask(game, table.picked()).say()));
        let sections = table.shown(|game| G::read_out(game, viewer(), &table.seats()));
        view! {
            {ask.map(|ask| view! { <p class="read-ask">{ask}</p> })}
            {sections.into_iter().map(section).collect_view()}
        }
    };
    view! { <div class="dialog-body readout" tabindex="0">{sections}</div> }
}

fn section(section: Paragraph) -> impl IntoView {
    let line = |line: crate::app::i18n::words::Phrase| view! { <li>{line.say()}</li> };
    view! {
        <section>
            <h3>{section.heading.say()}</h3>
            <ul>{section.lines.into_iter().map(line).collect_view()}</ul>
        </section>
    }
}

/// For the keyboard, before everything else on the page: to the question, and to the board as text.
#[component]
pub fn SkipLinks(
    /// Opens the board as text.
    read: Callback<()>,
) -> impl IntoView {
    let to_prompt = move |_| {
        let prompt = document().query_selector(".prompt").ok().flatten();
        if let Some(prompt) =
            prompt.and_then(|found| wasm_bindgen::JsCast::dyn_into::<web_sys::HtmlElement>(found).ok())
        {
            let _ = prompt.focus();
        }
    };
    view! {
        <nav class="skips" aria-label=say("skips")>
            <button class="btn btn-main skip" type="button" on:click=to_prompt>{say("skip-to-prompt")}</button>
            <button class="btn btn-main skip" type="button" on:click=move |_| read.run(())>{say("readout")}</button>
        </nav>
    }
}
