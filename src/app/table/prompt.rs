//! The prompt bar, always in reach of the thumb: what is asked, what the picked choice brings, undo, confirm.

use super::hint::{HintButton, HintRow};
use super::share::Away;
use super::{GameBoard, TableCtx};
use crate::app::i18n::words::{Phrase, say};
use crate::app::narration::{Gain, GainSign};
use crate::app::route::Route;
use crate::app::rules::RulesSheet;
use crate::app::ui::{Icon, Seal, SeatMark};
use leptos::prelude::*;

/// The prompt bar.
#[component]
pub fn PromptBar<G: GameBoard>(
    /// The match.
    table: TableCtx<G>,
    /// Whether the end screen is shown.
    at_end: RwSignal<bool>,
) -> impl IntoView {
    let mode = Memo::new(move |_| match () {
        () if table.is_past() => Mode::Past,
        () if table.broken().is_some() => Mode::Broken,
        () if table.can_choose() => Mode::Choose,
        () if table.asked().is_none() => Mode::Over,
        () if table.waits_for().is_some() => Mode::Away,
        () => Mode::Wait,
    });
    let content = move || match mode.get() {
        Mode::Choose => view! { <Choose table /> }.into_any(),
        Mode::Wait => view! { <Wait table /> }.into_any(),
        Mode::Away => view! {
            <Away table seat=Signal::derive(move || table.waits_for())>
                <Undo table />
            </Away>
        }
        .into_any(),
        Mode::Past => view! { <Past table /> }.into_any(),
        Mode::Over => view! {
            <p class="ask">{say("game-over")}</p>
            <div class="acts">
                <button class="btn btn-main" type="button" on:click=move |_| at_end.set(true)>{say("to-end")}</button>
            </div>
        }
        .into_any(),
        Mode::Broken => view! {
            <p class="ask">{say("only-look")}</p>
            <p class="gain-note">{table.broken().map(|why| why.say())}</p>
        }
        .into_any(),
    };
    view! {
        <footer class="prompt" class:past=move || mode.get() == Mode::Past tabindex="-1" aria-label=say("prompt")>
            {content}
            {move || table.unkept().then(|| view! { <p class="unkept" role="alert">{say("unkept")}</p> })}
        </footer>
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    Choose,
    Wait,
    Away,
    Past,
    Over,
    Broken,
}

/// A person is asked.
#[component]
fn Choose<G: GameBoard>(table: TableCtx<G>) -> impl IntoView {
    let ask = move || table.game(|game| G::ask(game, table.picked()).say());
    let gains =
        Memo::new(move |_| table.picked().map(|picked| table.game(|game| G::gains(game, picked))).unwrap_or_default());
    let points = move || {
        let of = |gain: &Gain| if let GainSign::Points(points) = gain.sign { points } else { 0 };
        gains.get().iter().map(of).sum::<i32>()
    };
    let confirm = move || {
        table.picked().map(|picked| {
            let label = table.game(|game| G::describe(game, picked)).say();
            let points = points();
            view! {
                <button class="btn btn-main" type="button" aria-label=label on:click=move |_| table.confirm()>
                    {table.game(|game| G::verb(game, picked)).say()}
                    {(points != 0).then(|| view! { <Seal text=format!("{points:+}") /> })}
                </button>
            }
        })
    };
    view! {
        <HintRow table />
        {G::prompt_sign(table)}
        <p class="ask">{ask}<RulesHere table /></p>
        {move || match table.picked() {
            Some(_) => {
                view! { <ul class="gain">{gains.get().into_iter().map(chip::<G>).collect_view()}</ul> }.into_any()
            }
            None => {
                let hint = table.game(|game| G::hint(game)).map(|hint| hint.say());
                view! { <p class="gain-note">{hint}</p> }.into_any()
            }
        }}
        <Undo table />
        <div class="acts">{G::prompt_actions(table)}{confirm}</div>
    }
}

/// A question mark behind the question: the rules for it.
#[component]
fn RulesHere<G: GameBoard>(table: TableCtx<G>) -> impl IntoView {
    let rules = RulesSheet::expect();
    let open = move |_| rules.open(untrack(|| table.game(|game| G::rules_of(game, table.picked()))));
    view! { <button class="ask-help" type="button" aria-label=say("rules-here") title=say("rules-here") on:click=open></button> }
}

fn chip<G: GameBoard>(gain: Gain) -> impl IntoView {
    let sign = match gain.sign {
        GainSign::Points(points) => view! { <Seal text=format!("{points:+}") /> }.into_any(),
        GainSign::Check => view! { <Icon name="check" /> }.into_any(),
        GainSign::Icon(name) => {
            let href = format!("icons/{}.svg#{name}", G::ID);
            view! { <svg class="i" aria-hidden="true"><use href=href></use></svg> }.into_any()
        }
    };
    view! { <li>{sign}<span>{gain.words.say()}</span></li> }
}

/// The way back. What would reveal or undo somebody else's choice is named as what it is.
#[component]
fn Undo<G: GameBoard>(table: TableCtx<G>) -> impl IntoView {
    let undo = Memo::new(move |_| table.undo());
    let turn = Memo::new(move |_| table.undo_turn());
    let whole_turn = move || {
        turn.get().map(|turn| {
            view! {
                <button
                    class="btn btn-icon"
                    type="button"
                    title=say("undo-turn")
                    aria-label=say("undo-turn")
                    on:click=move |_| table.take_back(turn)
                >
                    <Icon name="first" />
                </button>
            }
        })
    };
    let label = move || match undo.get() {
        _ if table.picked().is_some() => say("unpick"),
        Some(undo) if !undo.free => say("take-back"),
        _ => say("undo"),
    };
    view! {
        <span class="undo">
            <HintButton table />
            {whole_turn}
            <button
                class="btn btn-icon"
                type="button"
                title=label
                aria-label=label
                disabled=move || undo.get().is_none() && table.picked().is_none()
                on:click=move |_| {
                    if table.picked().is_some() {
                        table.unpick();
                    } else if let Some(undo) = undo.get_untracked() {
                        table.take_back(undo);
                    }
                }
            >
                <Icon name="undo" />
            </button>
        </span>
    }
}

/// A bot thinks, or another person is about to lift the curtain.
#[component]
fn Wait<G: GameBoard>(table: TableCtx<G>) -> impl IntoView {
    let who = move || table.asked().map(|seat| table.seat(seat));
    view! {
        <p class="ask">
            {move || who().map(|plan| view! { <SeatMark index=plan.mark /> })}
            {move || who().map(|plan| Phrase::new("thinks").with("name", plan.name).say())}
        </p>
        <div class="think">
            <progress max="1" value=move || table.thought().unwrap_or(0.0).to_string() aria-label=say("thinking")></progress>
        </div>
        <Undo table />
        <div class="acts">
            <button class="btn" type="button" on:click=move |_| table.move_now()>{say("move-now")}</button>
        </div>
    }
}

/// An earlier moment is on screen.
#[component]
fn Past<G: GameBoard>(table: TableCtx<G>) -> impl IntoView {
    let place = move || table.state(|state| G::place(state)).say();
    let play_on = move |_| match untrack(|| table.play_on_from_here()) {
        Ok(id) => Route::Match { game: G::ID.to_owned(), id }.go(),
        Err(_) => table.toasts().say(say("storage-full")),
    };
    view! {
        <p class="ask">{say("looking-back")}</p>
        <p class="gain-note">{place}</p>
        <div class="acts">
            <button class="btn" type="button" title=say("play-on-what") on:click=play_on>
                <Icon name="flag" />
                {say("play-on")}
            </button>
            <button class="btn btn-main" type="button" on:click=move |_| table.look_now()>{say("back-to-now")}</button>
        </div>
    }
}

/// What a screen reader hears when the question changes.
pub fn spoken<G: GameBoard>(table: TableCtx<G>) -> String {
    match table.asked() {
        None => say("game-over"),
        Some(_) if table.can_choose() => table.game(|game| G::ask(game, None)).say(),
        Some(seat) if table.is_away(seat) => Phrase::new("away-waiting").with("name", table.seat(seat).name).say(),
        Some(seat) => Phrase::new("thinks").with("name", table.seat(seat).name).say(),
    }
}
