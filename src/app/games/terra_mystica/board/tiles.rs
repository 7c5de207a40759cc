//! Rounds with their scoring tiles, power actions, bonus cards, and favor and town tiles while one is to be taken.

use super::icons::{bonus, card_face, changing_mark, favor_face, feat, heading, icon, power, town_face};
use super::topic::{Explained, Topic};
use crate::app::games::terra_mystica::text::{names, things};
use crate::app::i18n::words::{Phrase, say};
use crate::app::narration::Narration;
use crate::app::table::TableCtx;
use crate::engine::Seat;
use crate::games::TerraMystica;
use crate::games::terra_mystica::facts::tiles::{FAVORS, TOWN_TILES};
use crate::games::terra_mystica::facts::{POWER_ACTIONS, ROUNDS};
use crate::games::terra_mystica::state::Player;
use crate::games::terra_mystica::{Card, Choice, Event, Favor, Prompt, TownTile};
use leptos::prelude::*;

/// The six rounds with their scoring tiles.
#[component]
pub fn Rounds(
    /// The match.
    table: TableCtx<TerraMystica>,
) -> impl IntoView {
    let explained = Explained::expect();
    let now = Memo::new(move |_| table.state(TerraMystica::round));
    let row = move |round: u8| {
        let tile = Memo::new(move |_| table.state(|state| state.scoring_tile(round)).0);
        let tile = move || crate::games::terra_mystica::Scoring(tile.get());
        let label = move || {
            let key = if round == now.get() { "terra-mystica-board-round-now" } else { "terra-mystica-board-round" };
            let what = if round < ROUNDS { names::scoring(tile()) } else { names::scoring_feat(tile()) };
            Phrase::new(key).with("round", round).with("tile", what).say()
        };
        let last = move || match round < ROUNDS {
            true => bonus(tile()),
            false => view! { <span>{say("terra-mystica-board-game-end")}</span> }.into_any(),
        };
        view! {
            <li>
                <button
                    type="button"
                    class="rd"
                    data-at=things::round(round)
                    class:past=move || round < now.get()
                    class:now=move || round == now.get()
                    aria-label=label
                    aria-current=move || (round == now.get()).then_some("step")
                    title=label
                    on:click=move |_| explained.show(Topic::Round(round))
                >
                    <b class="no">{round}</b>
                    <span>{move || feat(tile())}</span>
                    <span>{last}</span>
                </button>
            </li>
        }
    };
    view! {
        <section class="part" aria-label=say("terra-mystica-board-rounds")>
            {heading("terra-mystica-board-rounds", say("terra-mystica-board-rounds-note"))}
            <ol class="tm-rounds" data-rove="">{(1..=ROUNDS).map(row).collect_view()}</ol>
            <button type="button" class="btn outlook-btn" on:click=move |_| explained.show(Topic::Outlook)>
                {icon("point")}
                {say("terra-mystica-board-outlook")}
            </button>
        </section>
    }
}

/// Who did a power action in this round, if it is done.
fn user_of(table: TableCtx<TerraMystica>, action: u8) -> Option<Seat> {
    if !table.state(|state| state.is_used(action)) {
        return None;
    }
    table.shown(|game| {
        let this_round =
            game.events().iter().rev().take_while(|logged| !matches!(logged.event, Event::RoundBegan { .. }));
        this_round
            .filter_map(
                |logged| if let Event::PowerAction(seat, done) = logged.event { Some((seat, done)) } else { None },
            )
            .find_map(|(seat, done)| (done == action).then_some(seat))
    })
}

/// The six power actions.
#[component]
pub fn PowerActions(
    /// The match.
    table: TableCtx<TerraMystica>,
) -> impl IntoView {
    view! {
        <section class="part" aria-label=say("terra-mystica-board-power-actions")>
            {heading("terra-mystica-board-power-actions", say("terra-mystica-board-once"))}
            <div class="pacts" data-rove="">{(0..POWER_ACTIONS.len() as u8).map(|action| power_action(table, action)).collect_view()}</div>
        </section>
    }
}

/// What a power action brings, as it is drawn.
fn power_action_face(action: u8) -> AnyView {
    match action {
        0 => icon("bridge").into_any(),
        1 => icon("priest").into_any(),
        2 => view! { <span class="num">"2"{icon("worker")}</span> }.into_any(),
        3 => view! { <span class="num">"7"{icon("coin")}</span> }.into_any(),
        4 => icon("spade").into_any(),
        _ => view! { <span class="two">{icon("spade")}{icon("spade")}</span> }.into_any(),
    }
}

fn power_action(table: TableCtx<TerraMystica>, action: u8) -> impl IntoView {
    let explained = Explained::expect();
    let cost = POWER_ACTIONS[usize::from(action)];
    let choice = Choice::Power(action);
    let can = Memo::new(move |_| table.offers(choice));
    let picked = Memo::new(move |_| can.get() && table.picked() == Some(choice));
    let used = Memo::new(move |_| table.state(|state| state.is_used(action)));
    let user = Memo::new(move |_| user_of(table, action));
    // Tokens that would be sacrificed for it.
    let burns = Memo::new(move |_| match can.get() {
        true => table.state(|state| cost.saturating_sub(state.player(table.me()).bowls()[2])),
        false => 0,
    });
    let lacks = Memo::new(move |_| table.state(|state| state.player(table.me()).spendable_power() < cost));
    let label = move || {
        let mut label = Phrase::new("terra-mystica-board-power-action")
            .with("what", names::power_action(action))
            .with("power", cost)
            .say();
        let more = match (user.get(), burns.get()) {
            (Some(seat), _) => Some(Phrase::new("terra-mystica-board-used-by").with("name", seat)),
            (None, 0) => None,
            (None, tokens) => Some(Phrase::new("terra-mystica-board-sacrifices").with("count", tokens)),
        };
        if let Some(more) = more {
            label.push_str(". ");
            label.push_str(&more.say());
        }
        label
    };
    view! {
        <button
            type="button"
            class="pa"
            data-at=things::power_action(action)
            class:used=used
            class:can=can
            class:chosen=picked
            aria-label=label
            title=label
            aria-pressed=move || can.get().then(|| picked.get().to_string())
            on:click=move |_| match can.get_untracked() {
                true => table.pick(choice),
                false => explained.without(Topic::Power(action), choice),
            }
        >
            <span class="oct">
                <span class="face">{power_action_face(action)}</span>
                {changing_mark(table, user)}
            </span>
            <small hidden=used>
                <span class="cost" class:lacks=lacks>{format!("−{cost}")}{power()}</span>
                <em hidden=move || burns.get() == 0>{move || Phrase::new("terra-mystica-board-lost").with("count", burns.get()).say()}</em>
            </small>
            <small hidden=move || !used.get()>{say("terra-mystica-board-used")}</small>
        </button>
    }
}

/// The bonus cards of the game, whoever has them: they are the same from the beginning, so that none is built anew.
fn cards_in_play(table: TableCtx<TerraMystica>) -> Memo<Vec<Card>> {
    Memo::new(move |_| {
        table.state(|state| {
            let open = state.open_cards().into_iter().map(|(card, _)| card);
            let mut cards: Vec<Card> = open.chain(state.all_players().iter().filter_map(Player::card)).collect();
            cards.sort_unstable();
            cards
        })
    })
}

/// The bonus cards to take when passing.
#[component]
pub fn BonusCards(
    /// The match.
    table: TableCtx<TerraMystica>,
) -> impl IntoView {
    let explained = Explained::expect();
    let cards = cards_in_play(table);
    view! {
        <section class="part" aria-label=say("terra-mystica-board-cards")>
            {heading("terra-mystica-board-cards", ())}
            <div class="bons" data-rove="">
                <For each=move || cards.get() key=|card| card.0 let(card)>{open_card(table, card)}</For>
            </div>
            <button type="button" class="btn supply-btn" on:click=move |_| explained.show(Topic::Supply)>
                {icon("town")}
                {say("terra-mystica-board-supply")}
            </button>
        </section>
    }
}

fn open_card(table: TableCtx<TerraMystica>, card: Card) -> impl IntoView {
    let explained = Explained::expect();
    // The coins on it while nobody has it.
    let coins = Memo::new(move |_| {
        table.state(|state| state.open_cards().into_iter().find(|(open, _)| *open == card).map(|(_, coins)| coins))
    });
    let choice = Memo::new(move |_| {
        [Choice::Pass(Some(card)), Choice::Card(card)].into_iter().find(|choice| table.offers(*choice))
    });
    let picked = Memo::new(move |_| choice.get().is_some() && table.picked() == choice.get());
    let label = move || {
        Phrase::new("terra-mystica-board-card")
            .with("name", names::card(card))
            .with("effect", names::card_effect(card))
            .with("coins", coins.get().unwrap_or(0))
            .say()
    };
    view! {
        <button
            type="button"
            class="bon"
            class:can=move || choice.get().is_some()
            class:chosen=picked
            hidden=move || coins.get().is_none()
            data-thing=move || coins.get().map(|_| things::card(card))
            aria-label=label
            title=label
            aria-pressed=move || choice.get().map(|_| picked.get().to_string())
            on:click=move |_| match choice.get_untracked() {
                Some(choice) => table.pick(choice),
                None => explained.without(Topic::Card(card), Choice::Pass(Some(card))),
            }
        >
            {card_face(card)}
            <span class="cn" hidden=move || coins.get().unwrap_or(0) == 0>{coins}</span>
        </button>
    }
}

/// The bonus cards that players hold, in the order of their seats.
#[component]
pub fn BonusHeld(
    /// The match.
    table: TableCtx<TerraMystica>,
) -> impl IntoView {
    let cards = cards_in_play(table);
    let none =
        Memo::new(move |_| table.state(|state| state.all_players().iter().all(|player| player.card().is_none())));
    view! {
        <section class="part" aria-label=say("terra-mystica-board-cards-held") hidden=none>
            {heading("terra-mystica-board-cards-held", ())}
            <div class="bons" data-rove="">
                <For each=move || cards.get() key=|card| card.0 let(card)>{held_card(table, card)}</For>
            </div>
        </section>
    }
}

fn held_card(table: TableCtx<TerraMystica>, card: Card) -> impl IntoView {
    let explained = Explained::expect();
    let holder =
        Memo::new(move |_| table.state(|state| state.seats().find(|seat| state.player(*seat).card() == Some(card))));
    let label = move || {
        let words = Phrase::new("terra-mystica-board-held").with("name", holder.get()?);
        Some(words.with("card", names::card(card)).with("effect", names::card_effect(card)).say())
    };
    view! {
        <button
            type="button"
            class="bon held"
            hidden=move || holder.get().is_none()
            style:order=move || holder.get().map(|seat| seat.0.to_string())
            data-thing=move || holder.get().map(|_| things::card(card))
            aria-label=label
            title=label
            on:click=move |_| explained.show(Topic::Card(card))
        >
            <span class="whose">{changing_mark(table, holder)}</span>
            {card_face(card)}
        </button>
    }
}

/// Favor and town tiles while one is to be taken: over the board, without hiding the prompt. All of them are there from the beginning.
#[component]
pub fn TileChooser(
    /// The match.
    table: TableCtx<TerraMystica>,
) -> impl IntoView {
    let is_tile = |choice: &Choice| matches!(choice, Choice::Favor(_) | Choice::Town(_));
    let asked = Memo::new(move |_| table.with_choices(|choices| choices.iter().any(is_tile)));
    let folded = RwSignal::new(false);
    // Whoever is asked anew sees the tiles.
    Effect::new(move |_| {
        if asked.get() {
            folded.set(false);
        }
    });
    let title = move || match table.prompt() {
        Some(Prompt::Pending(pending)) if pending.favors == 0 => say("terra-mystica-board-take-town"),
        Some(Prompt::Pending(pending)) if pending.towns > 0 => say("terra-mystica-board-take-both"),
        _ => say("terra-mystica-board-take-favor"),
    };
    view! {
        <section class="chooser" class:off=move || !asked.get() class:folded=folded aria-label=title>
            <button type="button" class="chooser-head" aria-expanded=move || (!folded.get()).to_string() on:click=move |_| folded.update(|folded| *folded = !*folded)>
                <b>{title}</b>
                <crate::app::ui::Icon name="chev" />
            </button>
            <div class="tiles" data-rove="">
                {(0..FAVORS as u8).map(|n| favor(table, Favor(n), true)).collect_view()}
                {(0..TOWN_TILES as u8).map(|n| town(table, TownTile(n), true)).collect_view()}
            </div>
        </section>
    }
}

/// All favor and town tiles with what is left of them.
pub fn supply(table: TableCtx<TerraMystica>) -> AnyView {
    view! {
        <h3>{say("terra-mystica-board-favors")}</h3>
        <div class="tiles" data-rove="">{(0..FAVORS as u8).map(|n| favor(table, Favor(n), false)).collect_view()}</div>
        <h3>{say("terra-mystica-board-towns")}</h3>
        <div class="tiles" data-rove="">{(0..TOWN_TILES as u8).map(|n| town(table, TownTile(n), false)).collect_view()}</div>
    }
    .into_any()
}

/// A favor tile; `only_offered` hides it while it cannot be taken.
fn favor(table: TableCtx<TerraMystica>, favor: Favor, only_offered: bool) -> impl IntoView {
    let label = names::favor_label(favor).say();
    let left = Memo::new(move |_| table.state(|state| state.favor_supply()[usize::from(favor.0)]));
    tile(table, (Choice::Favor(favor), Topic::Favor(favor)), ("tile fav", label), left, favor_face(favor), only_offered)
}

/// A town tile; `only_offered` hides it while it cannot be taken.
fn town(table: TableCtx<TerraMystica>, tile_kind: TownTile, only_offered: bool) -> impl IntoView {
    let label = names::town(tile_kind).say();
    let left = Memo::new(move |_| table.state(|state| state.town_supply()[usize::from(tile_kind.0)]));
    tile(
        table,
        (Choice::Town(tile_kind), Topic::Town(tile_kind)),
        ("tile twn", label),
        left,
        town_face(tile_kind),
        only_offered,
    )
}

fn tile(
    table: TableCtx<TerraMystica>,
    (choice, topic): (Choice, Topic),
    (class, label): (&'static str, String),
    left: Memo<u8>,
    face: AnyView,
    only_offered: bool,
) -> impl IntoView {
    let explained = Explained::expect();
    let can = Memo::new(move |_| table.offers(choice));
    let picked = Memo::new(move |_| can.get() && table.picked() == Some(choice));
    // What is taken travels to where it lies on the own board.
    let thing = match choice {
        Choice::Favor(favor) if only_offered => Some(things::favor(favor)),
        _ => None,
    };
    let spoken = move || {
        let left = Phrase::new("terra-mystica-board-n-left").with("count", left.get()).say();
        match can.get() {
            true => format!("{} {left}", table.game(|game| TerraMystica::describe(game, choice)).say()),
            false => format!("{label}. {left}"),
        }
    };
    view! {
        <button
            type="button"
            class=class
            data-thing=thing
            class:can=can
            class:chosen=picked
            class:gone=move || left.get() == 0
            hidden=move || only_offered && !can.get()
            aria-label=spoken.clone()
            title=spoken
            aria-pressed=move || can.get().then(|| picked.get().to_string())
            on:click=move |_| match can.get_untracked() && only_offered {
                true => table.pick(choice),
                false => explained.show(topic),
            }
        >
            {face}
            <small class="left">{move || format!("×{}", left.get())}</small>
        </button>
    }
}
