//! Sheets over the table: a card, a pile, what a player holds, the supply, who is how far. A card named in one leads on to it.

use super::card::{CardButton, Look, back, colour_name};
use super::card_text::card_name;
use super::ctx::{BoardCtx, Topic};
use super::full_card::FullCard;
use super::pile::{pile_label, splay_name};
use super::reach::reach;
use super::supply::Ring;
use crate::app::games::innovation::text::guidance;
use crate::app::games::innovation::text::middle::{whereabouts, whereabouts_words};
use crate::app::games::innovation::text::names::{self, SHARED, decree_name, part as sheet_of, set_name, special_name};
use crate::app::games::innovation::text::sections::of_topic;
use crate::app::games::innovation::text::shown::{order, place_of};
use crate::app::i18n::words::{Phrase, say};
use crate::app::rules::MoreInRules;
use crate::app::table::{WHY_NOT, why_not};
use crate::app::ui::back::on_back;
use crate::app::ui::{Dialog, Icon as Sign, SeatMark};
use crate::engine::Seat;
use crate::games::innovation::{Back, Card, Choice, Colour, Decree, Prompt, Set, Special, Zone};
use leptos::prelude::{Set as _, *};

/// What lies open.
#[component]
pub fn Sheets() -> impl IntoView {
    let ctx = BoardCtx::expect();
    let topics = ctx.topics;
    let shown = Memo::new(move |last: Option<&Option<Topic>>| {
        topics.with(|topics| topics.last().copied()).or(last.copied().flatten())
    });
    let why = Memo::new(move |_| topics.with(|topics| topics.last().copied()).and_then(|topic| why(ctx, topic)));
    let close = Callback::new(move |()| topics.set(Vec::new()));
    let before = move || topics.update(|topics| topics.truncate(topics.len().saturating_sub(1)));
    on_back(move || topics.with(Vec::len).saturating_sub(1), before);
    let title = Signal::derive(move || shown.get().map(|topic| heading(ctx, topic)).unwrap_or_default());
    let step_back = move || {
        topics.with(|topics| topics.len() > 1).then(|| {
            let topic = topics.with(|topics| topics[topics.len() - 2]);
            view! {
                <button class="inn-back" type="button" on:click=move |_| before()>
                    <Sign name="back" />
                    {heading(ctx, topic)}
                </button>
            }
        })
    };
    // What can be chosen in a sheet is confirmed in the prompt.
    Effect::new(move |_| {
        if ctx.table.picked().is_some() {
            topics.set(Vec::new());
        }
    });
    view! {
        <Dialog
            open=Signal::derive(move || topics.with(|topics| !topics.is_empty()))
            close
            title
            described=Signal::derive(move || why.get().map(|_| WHY_NOT))
        >
            <div class="dialog-body">
                <div class="inn-sheet strips">
                    {step_back}
                    {move || why_not(why.get())}
                    {move || shown.get().map(|topic| content(ctx, topic))}
                    {move || shown.get().map(|topic| view! { <MoreInRules section=of_topic(topic) before=move |()| topics.set(Vec::new()) /> })}
                </div>
            </div>
        </Dialog>
    }
}

/// Why nothing can be done with it now; `None` if something can, or nobody would expect it.
fn why(ctx: BoardCtx, topic: Topic) -> Option<Phrase> {
    let table = ctx.table;
    if !table.can_choose() {
        return None;
    }
    match topic {
        Topic::Card(card) => {
            let is_action = matches!(table.prompt(), Some(Prompt::Action { .. }));
            // A card that is offered is only looked at.
            let wish = if is_action { Choice::Dogma(card) } else { Choice::Card(card) };
            ctx.offer_of(card).is_none().then(|| table.why_not(wish)).flatten()
        }
        Topic::Achievement(age) => table.why_not(Choice::Achieve(age)),
        Topic::Special(special) => Some(table.state(|state| guidance::special(state, table.me(), special))),
        Topic::Decree(decree) => table.why_not(Choice::Decree(decree)),
        Topic::Supply(Back { set: Set::Base, value }) => {
            table.state(|state| guidance::other_pile(state, table.me(), value))
        }
        Topic::Supply(_) | Topic::Pile(..) | Topic::Player(_) | Topic::Middle | Topic::Reach => None,
    }
}

fn heading(ctx: BoardCtx, topic: Topic) -> String {
    let name = |seat: Seat| ctx.table.seat(seat).name;
    match topic {
        Topic::Card(card) => card_name(card).say(),
        Topic::Pile(seat, colour) => {
            Phrase::new("innovation-pile-title").with("name", name(seat)).with("colour", colour_name(colour)).say()
        }
        Topic::Player(seat) => name(seat),
        Topic::Supply(Back { set: Set::Base, value }) => {
            Phrase::new("innovation-supply-title").with("age", value).say()
        }
        Topic::Supply(Back { set, value }) => format!("{}: {value}", set_name(set).say()),
        Topic::Middle => say("innovation-middle"),
        Topic::Reach | Topic::Achievement(_) | Topic::Special(_) | Topic::Decree(_) => say("innovation-reach-title"),
    }
}

fn content(ctx: BoardCtx, topic: Topic) -> AnyView {
    match topic {
        Topic::Card(card) => about_card(ctx, card),
        Topic::Pile(seat, colour) => about_pile(ctx, seat, colour),
        Topic::Player(seat) => about_player(ctx, seat),
        Topic::Supply(back) => about_supply(ctx, back),
        Topic::Middle => view! { <Ring /><ReachLink /> }.into_any(),
        Topic::Reach | Topic::Achievement(_) | Topic::Special(_) | Topic::Decree(_) => reach(ctx),
    }
}

#[component]
fn ReachLink() -> impl IntoView {
    let ctx = BoardCtx::expect();
    view! { <button class="btn" type="button" on:click=move |_| ctx.show(Topic::Reach)>{say("innovation-reach-title")}</button> }
}

/// A card in a sheet: a tap shows it whole.
pub fn small_card(ctx: BoardCtx, card: Card) -> impl IntoView {
    let show = Callback::new(move |card| ctx.show(Topic::Card(card)));
    view! { <CardButton card=Some(card) look=Signal::stored(Look::Plain) does=Signal::stored(None::<String>) tap=show show is_place=false is_new=Signal::derive(move || ctx.is_new(card)) /> }
}

/// Cards of which the viewer knows the faces, and backs for the others.
fn cards(ctx: BoardCtx, cards: &[Card]) -> AnyView {
    let mut sorted = cards.to_vec();
    sorted.sort_by_key(|card| match ctx.knows(*card) {
        true => (None, Some(order(*card))),
        false => (Some((card.printed_value(), card.set())), None),
    });
    let one = |card: Card| match ctx.knows(card) {
        true => view! { <li>{small_card(ctx, card)}</li> }.into_any(),
        false => unknown(ctx, card.back()).into_any(),
    };
    view! { <ul class="inn-cards">{sorted.into_iter().map(one).collect_view()}</ul> }.into_any()
}

/// A back: a tap shows what it could be.
fn unknown(ctx: BoardCtx, face_down: Back) -> impl IntoView {
    let label = match face_down.set {
        Set::Base => Phrase::new("innovation-unknown").with("age", face_down.value).say(),
        _ => names::back(face_down).say(),
    };
    view! {
        <li>
            <button type="button" aria-label=label on:click=move |_| ctx.show(Topic::Supply(face_down))>{back(face_down)}</button>
        </li>
    }
}

fn about_card(ctx: BoardCtx, card: Card) -> AnyView {
    let viewer = ctx.table.viewer();
    // Where a card lies is told to whoever knows it.
    let place = ctx.table.state(|state| place_of(state, viewer, card)).filter(|_| !ctx.is_face_down(card));
    let words = place.map(|(words, seat)| match seat {
        Some(seat) => words.with("name", ctx.table.seat(seat).name).say(),
        None => words.say(),
    });
    view! { <FullCard card /> {words.map(|words| view! { <p class="soft">{words}</p> })} }.into_any()
}

fn about_pile(ctx: BoardCtx, seat: Seat, colour: Colour) -> AnyView {
    let (cards, splay) = ctx.table.state(|state| {
        let stack = state.player(seat).stack(colour);
        (stack.cards().iter().rev().copied().collect::<Vec<_>>(), stack.splay())
    });
    let Some((top, below)) = cards.split_first() else {
        return view! { <p>{Phrase::new("innovation-no-pile").with("colour", colour_name(colour)).say()}</p> }
            .into_any();
    };
    let label = ctx.table.state(|state| pile_label(state, seat, colour));
    let count = Phrase::new("innovation-n-cards").with("n", cards.len()).say();
    let below = below.iter().map(|card| view! { <li>{small_card(ctx, *card)}</li> }).collect_view();
    view! {
        <FullCard card=*top />
        <p>{count}" · "{splay_name(splay).say()}</p>
        <ul class="inn-cards" aria-label=label>{below}</ul>
    }
    .into_any()
}

/// Something held, by its sign and name.
fn held(of: Set, sign: &'static str, name: Phrase) -> impl IntoView + use<> {
    view! { <li class="reach-name"><Sign sheet=sheet_of(of) name=sign />{name.say()}</li> }
}

/// An achievement that somebody has: a tap shows what it is for.
fn achieved(ctx: BoardCtx, of: Set, sign: &'static str, name: Phrase, topic: Topic) -> impl IntoView + use<> {
    view! {
        <li>
            <button class="reach-name" type="button" on:click=move |_| ctx.show(topic)>
                <Sign sheet=sheet_of(of) name=sign />
                {name.say()}
            </button>
        </li>
    }
}

fn about_player(ctx: BoardCtx, seat: Seat) -> AnyView {
    let (hand, score, achievements, specials) = ctx.table.state(|state| {
        let player = state.player(seat);
        let specials: Vec<_> = state.specials_of(seat).collect();
        (player.hand().to_vec(), player.score_pile().to_vec(), player.achievements().to_vec(), specials)
    });
    let (won, by_karma) = ctx.table.state(|state| (state.achievements(seat), state.achievements_by_karma(seat)));
    let (sets, forecast, bonuses, flags, fountains) = ctx.table.state(|state| {
        let player = state.player(seat);
        let bonuses = (player.bonus_count(), player.bonus_points());
        (state.sets(), player.forecast().to_vec(), bonuses, state.flags(seat), state.fountains(seat))
    });
    let points: u32 = score.iter().map(|card| u32::from(card.printed_value())).sum();
    let part = |key: &'static str, n: usize, list: &[Card]| {
        let none = list.is_empty().then(|| view! { <p class="soft">{say("innovation-none")}</p> });
        view! { <section><h3>{Phrase::new(key).with("n", n).say()}</h3>{none}{cards(ctx, list)}</section> }
    };
    // Relics lie there face up; of the others a tap shows what they could be.
    let of_age = |card: &Card| match card.is_relic() {
        true => view! { <li>{small_card(ctx, *card)}</li> }.into_any(),
        false => unknown(ctx, card.back()).into_any(),
    };
    let ages = achievements.iter().map(of_age).collect_view();
    let bonuses = (bonuses.0 > 0).then(|| {
        let words = Phrase::new("innovation-read-bonuses").with("n", bonuses.0).with("points", bonuses.1).say();
        view! { <p class="reach-name"><Sign sheet=SHARED name="bonus" />{words}</p> }
    });
    let passing = |count: u8, sign: &'static str, key: &'static str| {
        (count > 0).then(|| held(Set::Cities, sign, Phrase::new(key).with("n", count)))
    };
    let flags = passing(flags, "flag", "innovation-passing-flags");
    let fountains = passing(fountains, "fountain", "innovation-passing-fountains");
    let by_karma = (by_karma > 0).then(|| {
        let words = Phrase::new("innovation-read-by-karma").with("n", by_karma).say();
        view! { <li class="reach-name"><Sign sheet="innovation" name="karma" />{words}</li> }
    });
    let decrees = ctx.table.state(|state| state.decrees_of(seat).collect::<Vec<_>>());
    let decree = |decree| achieved(ctx, Set::Figures, Decree::word(decree), decree_name(decree), Topic::Decree(decree));
    let decrees = decrees.into_iter().map(decree).collect_view();
    let display = ctx.table.state(|state| state.player(seat).display());
    let display = display.map(|card| view! { <section><h3>{say("innovation-display")}</h3><ul class="inn-cards"><li>{small_card(ctx, card)}</li></ul></section> });
    let forecast = sets.foreshadows().then(|| part("innovation-forecast-n", forecast.len(), &forecast));
    let special = |one: &Special| achieved(ctx, one.set(), one.word(), special_name(*one), Topic::Special(*one));
    let names = specials.iter().map(special).collect_view();
    view! {
        {part("innovation-hand-n", hand.len(), &hand)}
        {part("innovation-score-n", points as usize, &score)}
        {bonuses}
        {forecast}
        {display}
        <section>
            <h3>{Phrase::new("innovation-achievements-n").with("n", won).say()}</h3>
            <ul class="inn-cards">{ages}{names}{decrees}{flags}{fountains}{by_karma}</ul>
        </section>
        <ReachLink />
    }
    .into_any()
}

/// A supply pile: how many cards, and which the unknown cards of its age can be.
fn about_supply(ctx: BoardCtx, of: Back) -> AnyView {
    let table = ctx.table;
    let count = table.state(|state| state.pile_of(of).len());
    let of_age: Vec<Card> = of.set.cards().filter(|card| card.back() == of).collect();
    let (known, possible): (Vec<Card>, Vec<Card>) = of_age.into_iter().partition(|card| ctx.knows(*card));
    // Elsewhere unknown: with players, among the achievements.
    let hidden = table.state(|state| whereabouts_words(&whereabouts(state, of, |card| ctx.knows(card))));
    let forecasts = if table.state(|state| state.sets().foreshadows()) { "yes" } else { "no" };
    let in_pile: Vec<Card> =
        known.into_iter().filter(|card| table.state(|state| state.zone(*card)) == Zone::Supply).collect();
    let line = |(seat, words): (Option<Seat>, Phrase)| {
        let mark = seat.map(|seat| view! { <SeatMark index=table.seat(seat).mark /> });
        view! { <li>{mark}<span>{words.say()}</span></li> }
    };
    let strips =
        |list: Vec<Card>| list.into_iter().map(|card| view! { <li>{small_card(ctx, card)}</li> }).collect_view();
    let returned = (!in_pile.is_empty()).then(|| {
        view! {
            <section>
                <h3>{say("innovation-known-in-pile")}</h3>
                <ul class="inn-cards">{strips(in_pile)}</ul>
            </section>
        }
    });
    let could = (!possible.is_empty()).then(|| {
        view! {
            <section>
                <h3>{Phrase::new("innovation-could-be").with("n", possible.len()).say()}</h3>
                <p class="soft">{Phrase::new("innovation-could-be-why").with("forecasts", forecasts).say()}</p>
                <ul class="inn-cards">{strips(possible)}</ul>
            </section>
        }
    });
    // The piles of the same age of the other sets.
    let sets = table.state(|state| state.sets().iter().filter(|set| *set != of.set).collect::<Vec<_>>());
    let others = sets.into_iter().map(|set| {
        let other = Back { set, value: of.value };
        let left = table.state(|state| state.pile_of(other).len());
        view! {
            <button class="btn" type="button" on:click=move |_| ctx.show(Topic::Supply(other))>
                {back(other)}
                {format!("{} · {left}", set_name(set).say())}
            </button>
        }
    });
    let others: Vec<_> = others.collect();
    view! {
        <div class="choices">{others}</div>
        <p>{Phrase::new("innovation-pile-count").with("n", count).say()}</p>
        <ul class="inn-facts">{hidden.into_iter().map(line).collect_view()}</ul>
        {could}
        {returned}
    }
    .into_any()
}
