//! The form for a new match.

use super::covers::players;
use super::means::Means;
use super::seats::Seats;
use super::start::Draft;
use crate::app::i18n::words::{Phrase, say};
use crate::app::matches::module::{Entry, GameModule, OptionsForm};
use crate::app::matches::{LessonOffer, game_name, offer};
use crate::app::rules::{MinuteOffer, RulesLink};
use crate::app::ui::{Art, Icon, Segment, Segmented, Select, Switch, titled};
use leptos::{ev, prelude::*};

/// What is agreed before a match: who plays, in which order, with which options.
#[component]
pub fn Form(
    /// The game.
    entry: &'static Entry,
    /// Its module.
    module: &'static GameModule,
    /// Closes the dialog.
    close: Callback<()>,
) -> impl IntoView {
    titled(move || Phrase::new("new-game-heading").with("game", game_name(entry.id)).say());
    let draft = Draft::begun(entry);
    let start = move |event: ev::SubmitEvent| {
        event.prevent_default();
        draft.start(entry, module);
    };
    // What was wrong may be right now.
    Effect::watch(
        move || (draft.seating.track(), draft.solo.track(), draft.options.track(), draft.seed.track()),
        move |_, _, _| draft.trouble.set(None),
        false,
    );
    let close_button = move |class: &'static str| {
        view! {
            <button class=class type="button" autofocus aria-label=say("close") on:click=move |_| close.run(())>
                <Icon name="close" />
            </button>
        }
    };
    view! {
        <form class="sheet-in" novalidate on:submit=start>
            <div class="sheet-art">
                <Art game=entry.id view_box="0,40,320,84" class="thin" />
                <Art game=entry.id view_box="72,0,220,240" class="wide" />
                {close_button("btn btn-icon")}
                <Facts entry />
            </div>
            <div class="sheet-main">
                <div class="head">
                    <h1>{say("new-game")} <span class="long">" " {Phrase::new("new-game-long").with("game", game_name(entry.id)).say()}</span></h1>
                    {close_button("btn btn-icon btn-bare")}
                </div>
                <First draft entry module />
                {entry.solo.then(|| view! { <Mode draft entry /> })}
                <Seats draft most=*entry.players.end() />
                <Options draft entry module />
                <RulesLink game=entry.id class="btn sheet-rules thin" />
            </div>
            <Go draft entry module />
        </form>
    }
}

/// What makes a first match easy: a guided one, everything set up in one tap, and the game in a minute.
#[component]
fn First(draft: Draft, entry: &'static Entry, module: &'static GameModule) -> impl IntoView {
    let beginner = module.beginner.filter(|_| draft.first).map(|beginner| {
        let start = move || {
            draft.options.update(|options| options[beginner.option] = true.into());
            draft.start(entry, module);
        };
        offer("play", say(beginner.note), Phrase::new("start-beginner").with("name", say(beginner.name)).say(), start)
    });
    let lesson = Memo::new(move |_| (module.lesson)(draft.solo.get()));
    let offers = draft.first || lesson.with_untracked(Option::is_some);
    let lesson = move || {
        let words = || say("learn-offer");
        lesson.get().map(|lesson| view! { <LessonOffer game=entry.id lesson words=words() /> })
    };
    let minute = draft.first.then(|| view! { <MinuteOffer game=entry.id /> });
    offers.then(|| view! { <div class="first-offers">{lesson} {beginner} {minute}</div> })
}

/// What the game is, beside the form on wide screens.
#[component]
fn Facts(entry: &'static Entry) -> impl IntoView {
    let line = |icon: &'static str, words: String| view! { <li><Icon name=icon /> {words}</li> };
    let minutes = say(&format!("{}-minutes", entry.id));
    view! {
        <div class="sheet-facts">
            <strong>{say(&format!("{}-full-name", entry.id))}</strong>
            <ul>
                {line("person", players(entry))} {line("hourglass", minutes)}
                {line("cards", say(&format!("{}-course", entry.id)))}
                {line("trophy", say(&format!("{}-goal", entry.id)))}
            </ul>
            <RulesLink game=entry.id />
        </div>
    }
}

#[component]
fn Mode(draft: Draft, entry: &'static Entry) -> impl IntoView {
    let many = Phrase::new("players-range").with("from", 2).with("to", *entry.players.end()).say();
    let segments = vec![Segment::new(false, many), Segment::new(true, say(&format!("{}-solo", entry.id)))];
    view! {
        <div class="mode">
            <Segmented
                label=say("how-many")
                segments=segments
                value=draft.solo
                pick=move |solo| {
                    draft.open.set(None);
                    draft.solo.set(solo);
                }
            />
        </div>
    }
}

#[component]
fn Options(draft: Draft, entry: &'static Entry, module: &'static GameModule) -> impl IntoView {
    let count = Signal::derive(move || draft.players());
    let form = OptionsForm { value: draft.options, players: count };
    let wrong = move || draft.seed_is_wrong();
    view! {
        <section aria-labelledby="options-title">
            <h2 id="options-title">{say("options")}</h2>
            <div class="rowset">
                <Show when=move || !draft.solo.get()>
                    <Select
                        label=Signal::derive(|| say("order"))
                        note=Signal::derive(move || if draft.by_lot.get() { say("order-lot-note") } else { say("order-listed-note") })
                        values=Signal::derive(|| vec![say("order-lot"), say("order-listed")])
                        value=Signal::derive(move || usize::from(!draft.by_lot.get()))
                        pick=move |at| draft.by_lot.set(at == 0)
                    />
                </Show>
                {(module.options)(form)}
                <label class="orow seed">
                    <span>{say("seed")} <small>{say("seed-note")}</small></span>
                    <input
                        class="val"
                        id="seed"
                        type="text"
                        inputmode="numeric"
                        autocomplete="off"
                        maxlength="32"
                        placeholder=say("seed-new")
                        aria-invalid=move || if wrong() { "true" } else { "false" }
                        aria-describedby="seed-wrong"
                        prop:value=draft.seed.get_untracked()
                        on:input:target=move |event| draft.seed.set(event.target().value())
                    />
                </label>
                <p class="field-error" id="seed-wrong" role="alert" hidden=move || !wrong()>
                    {move || wrong().then(|| say("seed-wrong"))}
                </p>
                <Switch
                    label=Signal::derive(|| say("auto-answer"))
                    note=Signal::derive(|| say("auto-answer-note"))
                    on=draft.auto_answer
                    change=move |on| draft.auto_answer.set(on)
                />
            </div>
            {(module.in_points)().then(|| view! { <Means draft game=entry.id /> })}
        </section>
    }
}

/// How many play, what is in the way if something is, and the button that starts.
#[component]
fn Go(draft: Draft, entry: &'static Entry, module: &'static GameModule) -> impl IntoView {
    let form = OptionsForm { value: draft.options, players: Signal::derive(move || draft.players()) };
    let about = move || match draft.trouble.get() {
        Some(trouble) => view! {
            <p class="go-trouble" role="alert">
                {say(trouble)}
            </p>
        }
        .into_any(),
        None => {
            let count = draft.players();
            let players = Phrase::new("players").with("n", count).say();
            let deal = Phrase::new(format!("{}-deal", entry.id)).with("players", count);
            let deal = deal.with("n", module.deal.map_or(0, |number| number(form))).say();
            view! {
                <p>
                    <b>{players}</b>
                    {deal}
                </p>
            }
            .into_any()
        }
    };
    view! {
        <div class="sheet-go">
            {about}
            <button class="btn btn-main" type="submit">
                {say("start")}
            </button>
        </div>
    }
}
