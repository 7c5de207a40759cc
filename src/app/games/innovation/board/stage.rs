//! The stage: the card that is about to be played or whose dogma is carried out, large, with what it means. Between boards on
//! wide screens, a sheet over them on phones.

use super::card_text::{card_name, drawn, sentences};
use super::confirm::{Deed, Fact, Meaning, cost, fact_line};
use super::ctx::BoardCtx;
use super::full_card::FullCard;
use super::karmas::{Banner, Inspiring, stepping_into};
use super::supply::Ring;
use super::tile::tile;
use super::tray::{Tray, has_hidden, has_places};
use crate::app::games::innovation::text::shown::{Action, Last, Stepped, action, last_played, stepped_in};
use crate::app::games::innovation::text::words::is_promotion;
use crate::app::i18n::words::{Phrase, say};
use crate::app::ui::{Icon as Sign, seat_mark, slots};
use crate::engine::Seat;
use crate::games::innovation::cards::effects;
use crate::games::innovation::{Card, Choice, Colour, Deed as Free, ECHO, INSPIRE, KARMA, Prompt, Set};
use leptos::prelude::{Set as _, *};

/// What is on the stage.
#[derive(Clone, PartialEq)]
enum Scene {
    /// Nothing is going on: the action that was taken last.
    Last(Option<Last>),
    /// A hand card is picked for melding.
    Meld(Card),
    /// A card is picked for its dogma.
    Dogma(Card),
    /// A card is picked to be endorsed.
    Endorse(Card),
    /// A card of the forecast is picked to be promoted.
    Promote(Card),
    /// A card was promoted: its dogma is free.
    Free(Card),
    /// An artifact is on display: its dogma is free, and then it is returned.
    Display(Card),
    /// A relic can be seized.
    Seize(Card),
    /// A colour is picked for an inspire action.
    Inspire(Colour),
    /// An action is picked, and the karma of this figure can step in.
    Foretold(Choice, Card),
    /// A dogma is carried out.
    Running(Action),
}

/// What is on the stage now.
fn scene(ctx: BoardCtx) -> Scene {
    let table = ctx.table;
    match (table.picked(), table.prompt()) {
        (Some(Choice::Meld(card)), _) => Scene::Meld(card),
        (Some(Choice::Card(card)), Some(Prompt::Opening)) => Scene::Meld(card),
        (Some(Choice::Dogma(card)), _) => Scene::Dogma(card),
        (Some(Choice::Endorse(card)), _) => Scene::Endorse(card),
        (Some(Choice::Inspire(colour)), _) => Scene::Inspire(colour),
        (_, Some(Prompt::Whether(Free::Dogma(card)))) if table.can_choose() => Scene::Free(card),
        (_, Some(Prompt::Seize(card))) if table.can_choose() => Scene::Seize(card),
        (_, Some(Prompt::Display)) if table.can_choose() => {
            table.state(|state| state.player(table.me()).display()).map_or(Scene::Last(None), Scene::Display)
        }
        (Some(Choice::Card(card)), _) if table.game(is_promotion) => Scene::Promote(card),
        (picked, _) => match table.state(action) {
            Some(action) => Scene::Running(action),
            None if let Some((choice, figure)) = stepping_into(ctx, picked) => Scene::Foretold(choice, figure),
            None => {
                let viewer = table.viewer();
                let mut last = table.shown(|game| last_played(game, viewer));
                if let Some(last) = &mut last {
                    last.card = last.card.filter(|card| !ctx.is_face_down(*card));
                }
                Scene::Last(last)
            }
        },
    }
}

impl Scene {
    /// The card that it is about.
    fn card(&self) -> Option<Card> {
        match self {
            Scene::Last(last) => last.as_ref().and_then(|last| last.card),
            Scene::Meld(card)
            | Scene::Dogma(card)
            | Scene::Endorse(card)
            | Scene::Promote(card)
            | Scene::Free(card)
            | Scene::Display(card)
            | Scene::Seize(card)
            | Scene::Foretold(_, card) => Some(*card),
            Scene::Inspire(_) => None,
            Scene::Running(action) => Some(action.card),
        }
    }

    /// What is about to be done.
    fn deed(&self) -> Option<Deed> {
        match self {
            Scene::Meld(card) => Some(Deed::Meld(*card)),
            Scene::Dogma(card) | Scene::Free(card) | Scene::Display(card) => Some(Deed::Dogma(*card)),
            Scene::Inspire(_) | Scene::Foretold(..) => Some(Deed::Other),
            Scene::Endorse(card) => Some(Deed::Endorse(*card)),
            Scene::Promote(card) => Some(Deed::Promote(*card)),
            Scene::Last(_) | Scene::Running(_) | Scene::Seize(_) => None,
        }
    }
}

/// The stage. Whatever stands on it at times stays there hidden at others.
#[component]
pub fn Stage() -> impl IntoView {
    let ctx = BoardCtx::expect();
    let scene = Memo::new(move |_| scene(ctx));
    let deed = Memo::new(move |_| scene.with(Scene::deed));
    let action = Memo::new(move |_| match scene.get() {
        Scene::Running(action) => Some(action),
        _ => None,
    });
    let goes_on = Memo::new(move |_| action.with(Option::is_some));
    let idle = Memo::new(move |_| scene.with(|scene| matches!(scene, Scene::Last(_))));
    // A decree lets one choose as well, without a card that is carried out.
    let open = Memo::new(move |_| !idle.get() || ctx.table.can_choose() && has_hidden(ctx));
    let fold = Fold::new(ctx, scene, goes_on);
    // On phones what the game is about makes room for the first cards.
    let opens = Memo::new(move |_| idle.get() && ctx.table.state(|state| state.turn() == 0));
    let confirms = Memo::new(move |_| deed.get().is_some());
    // What stepped in is told until the next decision, but not over what is about to be done.
    let told = Memo::new(move |_| match scene.get() {
        Scene::Last(_) | Scene::Running(_) => ctx.table.shown(|game| stepped_in(game, ctx.table.me())),
        _ => Vec::new(),
    });
    let tells = Memo::new(move |_| idle.get() && !told.with(Vec::is_empty));
    let has_karmas = ctx.table.state(|state| state.sets().has(Set::Figures));
    let meaning = Meaning::of(ctx, deed);
    view! {
        <div class="inn-scrim" class:shown=move || open.get() && !fold.folded.get() aria-hidden="true" on:click=move |_| fold.aside()></div>
        <section
            class="inn-stage strips"
            class:open=open
            class:idle=move || !open.get()
            class:opening=opens
            class:confirm=confirms
            class:folded=fold.folded
            class:with-karma=tells
            aria-label=say("innovation-stage")
        >
            <button
                class="stage-grab"
                type="button"
                aria-label=move || fold.words()
                aria-expanded=move || fold.folds.get().then(|| (!fold.folded.get()).to_string())
                on:click=move |_| fold.aside()
            ></button>
            <div class="stage-main">
                <Played scene />
                <Heading scene idle />
                <Goal scene />
                {has_karmas.then(|| view! { <Karmas scene told /> })}
                <Sentence action />
                <StageCard scene action />
                <div class="facts" hidden=move || !goes_on.get() && meaning.is_empty()>
                    {meaning.view()}
                    <Queue action />
                </div>
                <Tray />
            </div>
            <Ring />
        </section>
    }
}

/// How the stage makes room for what lies under it.
#[derive(Clone, Copy)]
struct Fold {
    ctx: BoardCtx,
    /// Whether it can make room: what is not only picked can, but not be put back.
    folds: Memo<bool>,
    folded: Memo<bool>,
    /// A person's wish, which holds until something else is on the stage.
    wish: RwSignal<Option<bool>>,
}

impl Fold {
    fn new(ctx: BoardCtx, scene: Memo<Scene>, goes_on: Memo<bool>) -> Fold {
        let asks =
            |scene: &Scene| matches!(scene, Scene::Running(_) | Scene::Free(_) | Scene::Display(_) | Scene::Seize(_));
        let folds = Memo::new(move |_| scene.with(asks));
        let wish = RwSignal::new(None::<bool>);
        Effect::new(move |_| {
            scene.track();
            wish.set(None);
        });
        // On phones the sheet makes room while something on the boards is to be chosen, or somebody else chooses.
        let folded =
            Memo::new(move |_| wish.get().unwrap_or(goes_on.get() && (!ctx.table.can_choose() || has_places(ctx))));
        Fold { ctx, folds, folded, wish }
    }

    fn words(self) -> String {
        say(match (self.folds.get(), self.folded.get()) {
            (false, _) => "innovation-not-now",
            (true, true) => "innovation-unfold",
            (true, false) => "innovation-fold",
        })
    }

    /// What is only picked is put back; what is carried out makes room.
    fn aside(self) {
        match self.folds.get_untracked() {
            true => self.wish.set(Some(!self.folded.get_untracked())),
            false => self.ctx.put_back(),
        }
    }
}

/// What karmas have done and whom one inspires.
#[component]
fn Karmas(scene: Memo<Scene>, told: Memo<Vec<Stepped>>) -> impl IntoView {
    let table = BoardCtx::expect().table;
    let inspires = Memo::new(move |_| match scene.get() {
        Scene::Inspire(colour) => Some((table.me(), colour)),
        _ => None,
    });
    view! { <Banner told /><Inspiring of=inspires /> }
}

/// The whole card that is on the stage.
#[component]
fn StageCard(scene: Memo<Scene>, action: Memo<Option<Action>>) -> impl IntoView {
    let ctx = BoardCtx::expect();
    let has_card = Memo::new(move |_| scene.with(|scene| scene.card().is_some()));
    let at = Memo::new(move |_| action.with(|action| action.as_ref().map(|action| action.at)));
    let notes = Memo::new(move |_| match scene.get() {
        Scene::Dogma(card) | Scene::Endorse(card) => ctx.preview(|preview| preview.notes(card)).unwrap_or_default(),
        _ => Vec::new(),
    });
    let whole = move || {
        let first = scene.with_untracked(Scene::card)?;
        // The card stays while what is about it goes.
        let card = Memo::new(move |last| scene.with(Scene::card).or(last.copied()).unwrap_or(first));
        let is_away = move || scene.with(|scene| scene.card().is_none());
        Some(view! { <div class="stage-card" hidden=is_away><FullCard card at notes /></div> })
    };
    move || has_card.get().then(whole).flatten()
}

/// What the game is about, until a card has been played.
#[component]
fn Goal(scene: Memo<Scene>) -> impl IntoView {
    let to_win = BoardCtx::expect().table.state(|state| state.to_win());
    let begun = Memo::new(move |_| !scene.with(|scene| *scene == Scene::Last(None)));
    let line = |sign: &'static str, words: String| {
        view! { <li class="fact"><Sign sheet="innovation" name=sign class="n" /><span>{words}</span></li> }
    };
    view! {
        <section class="stage-goal" hidden=begun>
            <h2>{say("innovation-goal-title")}</h2>
            <ul>
                {line("achievement", Phrase::new("innovation-goal-win").with("n", to_win).say())}
                {line("draw", say("innovation-goal-turn"))}
                {line("shared", say("innovation-goal-share"))}
                {line("demand", say("innovation-goal-obey"))}
            </ul>
        </section>
    }
}

/// Who did what last.
#[component]
fn Played(scene: Memo<Scene>) -> impl IntoView {
    let table = BoardCtx::expect().table;
    let last = Memo::new(move |_| match scene.get() {
        Scene::Last(last) => last,
        _ => None,
    });
    let mark = move || last.with(|last| last.as_ref().map(|last| table.seat(last.by).mark));
    let words = move || last.with(|last| last.as_ref().map(|last| last.words.say()));
    view! {
        <div class="stage-head" hidden=move || last.with(Option::is_none)>
            <p class="s soft">{move || seat_mark(mark())}" "{words}</p>
        </div>
    }
}

/// What is about to be done and what it costs, or whose dogma is carried out and how far.
#[component]
fn Heading(scene: Memo<Scene>, idle: Memo<bool>) -> impl IntoView {
    let ctx = BoardCtx::expect();
    // What is picked is in the question.
    let title = move || match scene.get() {
        Scene::Running(Action { by, at, .. }) => {
            let key = match at.effect {
                _ if at.effect == usize::from(KARMA) => "innovation-stage-karma",
                _ if at.effect == usize::from(INSPIRE) => "innovation-stage-inspire",
                _ => "innovation-stage-dogma",
            };
            Phrase::new(key).with("name", by).say()
        }
        _ => String::new(),
    };
    let note = move || match scene.get() {
        Scene::Last(_) => None,
        Scene::Meld(_) | Scene::Dogma(_) | Scene::Endorse(_) | Scene::Inspire(_) => cost(ctx),
        Scene::Foretold(..) => Some(say("innovation-karma-warning")),
        Scene::Display(_) => Some(say("innovation-display-free")),
        Scene::Seize(_) => Some(say("innovation-relic")),
        Scene::Running(Action { at, .. }) if [KARMA, INSPIRE].map(usize::from).contains(&at.effect) => None,
        Scene::Promote(_) => Some(say("innovation-promote-free")),
        Scene::Free(_) => Some(say("innovation-free-action")),
        Scene::Running(Action { card, at, .. }) => {
            let steps = sentences(card, at.effect, 0).len();
            let step = match at.effect == usize::from(ECHO) {
                true => Phrase::new("innovation-stage-echo"),
                false => Phrase::new("innovation-stage-step")
                    .with("effect", at.effect + 1)
                    .with("effects", effects(card).len()),
            };
            let step = step.with("step", (at.sentence + 1).min(steps)).with("steps", steps);
            Some(step.say())
        }
    };
    view! {
        <div class="stage-head" hidden=idle>
            <h2 hidden=move || title().is_empty()>{title}</h2>
            <span class="s soft">{note}</span>
        </div>
    }
}

/// The sentence that is carried out, where the card itself is folded away.
#[component]
fn Sentence(action: Memo<Option<Action>>) -> impl IntoView {
    let now = Memo::new(move |_| action.with(|action| action.as_ref().map(|action| (action.card, action.at))));
    let text = move || {
        let (card, at) = now.get()?;
        let sentences = sentences(card, at.effect, at.karma);
        sentences.get(at.sentence).or(sentences.last()).cloned()
    };
    move || {
        let card = now.get().map(|(card, _)| card);
        view! {
            <p class="stage-now" hidden=card.is_none()>
                {tile(card.map(Card::featured))}" "<b>{card.map(|card| card_name(card).say())}</b>": "{drawn(&text().unwrap_or_default())}
            </p>
        }
    }
}

/// Who goes through the effect, who acts and who is still to come, and which card has this one carried out.
#[component]
fn Queue(action: Memo<Option<Action>>) -> impl IntoView {
    let table = BoardCtx::expect().table;
    let acting = Memo::new(move |_| action.with(|action| action.as_ref().map(|action| action.acting)));
    let order = Memo::new(move |_| {
        action.with(|action| action.as_ref().map(|action| action.order.clone())).unwrap_or_default()
    });
    let within = Memo::new(move |_| {
        let Action { within, at, leaves_out, .. } = action.get()?;
        let key = match at.effect == usize::from(KARMA) {
            true => "innovation-within-karma",
            false if leaves_out => "innovation-within",
            false => "innovation-within-alone",
        };
        let words = Phrase::new(key).with("card", card_name(within?)).say();
        Some(Fact { sign: "next", words, warns: false })
    });
    let acts = move || acting.get().map(|seat| Phrase::new("innovation-acts").with("name", seat).say());
    let one = move |seat: Memo<Option<Seat>>| {
        let plan = Memo::new(move |_| seat.get().map(|seat| table.seat(seat)));
        let place = move |wanted: Option<Seat>| order.with(|order| order.iter().position(|seat| Some(*seat) == wanted));
        let is_now = Memo::new(move |_| seat.get().is_some() && acting.get() == seat.get());
        let is_past =
            Memo::new(move |_| place(seat.get()).zip(place(acting.get())).is_some_and(|(one, now)| one < now));
        let word = move || {
            say(match (is_past.get(), is_now.get()) {
                (true, _) => "innovation-queue-done",
                (_, true) => "innovation-queue-now",
                _ => "innovation-queue-next",
            })
        };
        view! {
            <li class:past=is_past class:now=is_now hidden=move || seat.get().is_none()>
                {move || seat_mark(plan.with(|plan| plan.as_ref().map(|plan| plan.mark)))}
                {move || plan.with(|plan| plan.as_ref().map(|plan| plan.name.clone()))}
                <span class="sr">{word}</span>
            </li>
        }
    };
    view! {
        <ol class="queue" aria-label=acts hidden=move || action.with(Option::is_none)>{slots(order, 0, one)}</ol>
        {fact_line(within)}
    }
}
