//! The prompt bar's buttons: choices that have no place on the board, or one that may be out of sight.

use super::card::colour_class;
use super::card_text::{card_lang, card_name, icon_name};
use super::ctx::BoardCtx;
use super::tile::Tile;
use crate::app::games::innovation::text::{names, words};
use crate::app::i18n::words::Phrase;
use crate::app::narration::Narration;
use crate::app::table::TableCtx;
use crate::app::ui::{Icon as Sign, SeatMark, settled_slots};
use crate::games::innovation::{Choice, Innovation, Prompt, Set};
use leptos::prelude::*;

/// A card that is picked can be put back; what else could be done waits.
fn holds(table: TableCtx<Innovation>) -> bool {
    matches!(table.picked(), Some(Choice::Meld(_) | Choice::Dogma(_) | Choice::Endorse(_) | Choice::Inspire(_)))
}

/// The choices that have a button now: all but cards.
pub fn buttons(table: TableCtx<Innovation>) -> Vec<Choice> {
    if holds(table) {
        return Vec::new();
    }
    let ctx = BoardCtx::expect();
    if ctx.city.get().is_some() {
        return ctx.endorsed();
    }
    let prompt = table.prompt();
    ctx.offers(|offers| offers.iter().copied().filter(|choice| has_button(prompt, *choice)).collect())
}

/// The buttons.
pub fn actions(table: TableCtx<Innovation>) -> AnyView {
    let ctx = BoardCtx::expect();
    let holds = Memo::new(move |_| holds(table) || ctx.city.get().is_some());
    // With which card it is picked nothing is left to be asked.
    let asks = Memo::new(move |_| ctx.city.get().filter(|_| !self::holds(table)));
    let shown = Memo::new(move |_| buttons(table));
    view! {
        <div class="choices" role="group" lang=card_lang()>
            {move || asks.get().map(|city| view! { <span class="city-asks">{Phrase::new("innovation-endorse-with").with("city", card_name(city)).say()}</span> })}
            <button class="btn" class:off=move || !holds.get() type="button" on:click=move |_| ctx.put_back()>{Phrase::new("innovation-not-now").in_english().say()}</button>
            {settled_slots(shown, 0, move |choice| button(ctx, choice))}
        </div>
    }
    .into_any()
}

fn has_button(prompt: Option<Prompt>, choice: Choice) -> bool {
    match (prompt, choice) {
        // On the board the card means something else.
        (Some(Prompt::Action { .. }), Choice::Card(_)) | (Some(Prompt::Display), _) => true,
        // Its mark is beside the pile.
        (_, Choice::Inspire(_)) => false,
        _ => choice.card().is_none() && !matches!(choice, Choice::Back { .. }),
    }
}

/// A button; nothing while there is no choice for it.
fn button(ctx: BoardCtx, choice: Memo<Option<Choice>>) -> impl IntoView {
    let table = ctx.table;
    let picked = Memo::new(move |_| choice.get().is_some() && table.picked() == choice.get());
    let tap = move |_| match choice.get_untracked() {
        // Doing without brings nothing: no second tap is needed, but where something follows from it.
        Some(choice @ (Choice::Pass | Choice::AsTheyLie))
            if table.game(|game| Innovation::gains(game, choice).is_empty()) =>
        {
            table.commit(choice)
        }
        Some(choice) => table.pick(choice),
        None => {}
    };
    // What tells nothing of anybody's hand keeps its face for when it comes back.
    let is_public = |choice: &Choice| matches!(choice, Choice::Draw | Choice::Achieve(_));
    let last =
        Memo::new(move |last: Option<&Option<Choice>>| choice.get().or(last.copied().flatten().filter(is_public)));
    view! {
        <button
            class="btn"
            class:chosen=picked
            class:off=move || choice.get().is_none()
            type="button"
            aria-label=move || choice.get().map(|choice| ctx.says(choice))
            aria-pressed=move || picked.get().to_string()
            on:click=tap
        >
            {move || last.get().map(|choice| face(table, choice))}
        </button>
    }
}

/// What stands on a button.
fn face(table: TableCtx<Innovation>, choice: Choice) -> AnyView {
    match choice {
        Choice::Draw => {
            let back = Memo::new(move |_| {
                let me = table.me();
                table.state(|state| state.pile_drawn(me, Set::Base, state.drawn_value(me)))
            });
            let words = move || table.game(|game| words::button(game, Choice::Draw)).say();
            let of_echoes = move || {
                let echoes = back.get().is_some_and(|back| back.set == Set::Echoes);
                echoes.then(|| view! { <Sign sheet=names::SHARED name="echo" /> })
            };
            view! { <Sign sheet="innovation" name="draw" />{words}{of_echoes} }.into_any()
        }
        Choice::Achieve(age) => {
            let words = table.game(|game| words::button(game, Choice::Achieve(age))).say();
            view! { <Sign sheet="innovation" name="achievement" />{words} }.into_any()
        }
        Choice::Colour(colour) => {
            let name = table.game(|game| words::button(game, choice)).say();
            view! { <span class=format!("c-chip {}", colour_class(colour))></span>{name} }.into_any()
        }
        Choice::Endorse(card) => {
            let name = card_name(card).say();
            view! { <span class=format!("c-chip {}", colour_class(card.colour()))></span>{name} }.into_any()
        }
        Choice::Icon(icon) => view! { <Tile icon />{icon_name(icon).say()} }.into_any(),
        Choice::Value(value) => view! { <b>{value}</b> }.into_any(),
        Choice::Decree(decree) => {
            let name = names::decree_name(decree).say();
            view! { <Sign sheet=names::part(Set::Figures) name=decree.word() />{name} }.into_any()
        }
        Choice::Dogma(_) if table.prompt() == Some(Prompt::Display) => {
            let verb = Phrase::new("innovation-verb-dogma").in_english().say();
            view! { <Sign sheet=names::part(Set::Artifacts) name="display" />{verb} }.into_any()
        }
        Choice::Card(_) if table.prompt() == Some(Prompt::Display) => {
            let verb = Phrase::new("innovation-verb-return").in_english().say();
            view! { <Sign sheet="innovation" name="return" />{verb} }.into_any()
        }
        Choice::Player(seat) => {
            let plan = table.seat(seat);
            view! { <SeatMark index=plan.mark />{plan.name} }.into_any()
        }
        // What they say depends on what is asked.
        _ => (move || table.game(|game| words::button(game, choice)).say()).into_any(),
    }
}
