//! Before a card is played: what its dogma means for everybody, or what melding it does to one's icons.

use super::card::{FullCard, Tile};
use super::card_text::{card_name, icon_name};
use super::desk::Desk;
use crate::app::games::innovation::text::participation::{Fate, Fates, totals_with};
use crate::app::games::innovation::text::preview::Tone;
use crate::app::i18n::words::{Phrase, say};
use crate::app::ui::{Icon as Sign, SeatMark};
use crate::engine::Seat;
use crate::games::innovation::{Card, Icon, Prompt};
use leptos::prelude::*;

/// A line of what it means.
fn fact(sign: &'static str, words: String, warns: bool) -> AnyView {
    view! {
        <div class="fact" class:warn=warns>
            <span class="n"><Sign sheet="innovation" name=sign /></span>
            <span>{words}</span>
        </div>
    }
    .into_any()
}

/// What the action that is picked can lead to: what is at stake, and what it can bring to whom.
fn preview(desk: Desk) -> (Option<AnyView>, Vec<AnyView>) {
    let table = desk.table;
    let lines = desk.preview(|preview| table.state(|state| preview.lines(state, table.me()))).unwrap_or_default();
    let said = |of: Tone| {
        let words = lines.iter().filter(|(tone, _)| *tone == of).map(|(_, words)| words.say()).collect::<Vec<_>>();
        (!words.is_empty()).then(|| words.join(". "))
    };
    let stakes = said(Tone::Plain).map(|words| fact("hit", words, false));
    let good = said(Tone::Good).map(|words| fact("achievement", words, false));
    let beware = said(Tone::Beware).map(|words| fact("warn", words, true));
    (stakes, good.into_iter().chain(beware).collect())
}

/// "Takes 1 of 2 actions".
fn cost(desk: Desk) -> Option<String> {
    match desk.table.prompt() {
        Some(Prompt::Action { left: 1 }) => Some(say("innovation-last-action")),
        Some(Prompt::Action { left }) => Some(Phrase::new("innovation-takes-action").with("left", left).say()),
        _ => None,
    }
}

/// What is about to be done, what it costs, and the card.
fn headed(desk: Desk, card: Card, title: &'static str) -> AnyView {
    view! {
        <div class="stage-head">
            <h2>{Phrase::new(title).with("card", card_name(card)).say()}</h2>
            <span class="s soft">{cost(desk)}</span>
        </div>
        <div class="stage-card"><FullCard card /></div>
    }
    .into_any()
}

/// A card that is about to be activated.
pub fn before_dogma(desk: Desk, card: Card) -> AnyView {
    let table = desk.table;
    let fates = table.state(|state| Fates::of(state, card, table.me()));
    let name = |seat: Seat| table.seat(seat).name;
    let pair = match fates.others.as_slice() {
        [(seat, theirs, _)] => Some((*seat, *theirs)),
        _ => None,
    };
    let counts = match pair {
        Some((seat, theirs)) => compare(desk, &fates, seat, theirs),
        None => list(desk, &fates),
    };
    let mut facts = Vec::new();
    let mut warned = false;
    if let Some((seat, _)) = pair {
        match fates.fate(seat) {
            Some(Fate::Hit) => {
                facts.push(fact("hit", Phrase::new("innovation-fact-hit").with("name", name(seat)).say(), false));
            }
            Some(Fate::Out) => {
                facts.push(fact("none", Phrase::new("innovation-fact-out").with("name", name(seat)).say(), false));
            }
            _ => {}
        }
    }
    let (stakes, outlook) = preview(desk);
    facts.extend(stakes);
    if fates.demands && fates.with(Fate::Hit).next().is_none() {
        facts.push(fact("warn", say("innovation-fact-nobody"), true));
    }
    for (seat, theirs, _) in fates.others.iter().filter(|(.., fate)| *fate == Fate::Shares) {
        let is_opponent = table.state(|state| state.opposed(table.me(), *seat));
        let words = match (is_opponent, pair) {
            (false, _) => Phrase::new("innovation-fact-partner").with("name", name(*seat)),
            (_, Some(_)) => {
                let shares = Phrase::new("innovation-fact-shares").with("name", name(*seat));
                shares.with("theirs", *theirs).with("own", fates.own)
            }
            // The list above says who.
            (_, None) if warned => continue,
            (_, None) => Phrase::new("innovation-fact-share-many"),
        };
        warned |= is_opponent;
        facts.push(fact(if is_opponent { "warn" } else { "shares" }, words.say(), is_opponent));
    }
    facts.extend(outlook);
    view! {
        {headed(desk, card, "innovation-use")}
        <div class="facts">{counts}{facts}</div>
    }
    .into_any()
}

/// Two players' icons as beams.
fn compare(desk: Desk, fates: &Fates, seat: Seat, theirs: u8) -> AnyView {
    let table = desk.table;
    let (me, other) = (table.seat(table.me()), table.seat(seat));
    let most = f32::from(fates.own.max(theirs).max(1));
    let beam = |mark: u8, count: u8| {
        let share = f32::from(count) / most;
        view! { <span class=format!("beam seat-{}", mark % 5 + 1)><i style:--share=share.to_string()></i></span> }
    };
    let label = Phrase::new("innovation-compare")
        .with("icon", icon_name(fates.icon))
        .with("own", fates.own)
        .with("name", other.name.clone())
        .with("theirs", theirs)
        .say();
    view! {
        <div class="compare" role="img" aria-label=label>
            <span class="num"><SeatMark index=me.mark />{fates.own}</span>
            {beam(me.mark, fates.own)}
            <Tile icon=fates.icon />
            {beam(other.mark, theirs)}
            <span class="num">{theirs}<SeatMark index=other.mark /></span>
        </div>
    }
    .into_any()
}

/// More players' icons, and what becomes of each.
fn list(desk: Desk, fates: &Fates) -> AnyView {
    let icon = fates.icon;
    let one = |(seat, count, fate): &(Seat, u8, Fate)| {
        let plan = desk.table.seat(*seat);
        let (class, sign, key) = match fate {
            Fate::Hit => ("fate v-hit", "hit", "innovation-fate-hit"),
            Fate::Shares => ("fate v-share", "shares", "innovation-fate-shares"),
            Fate::Safe => ("fate", "none", "innovation-fate-safe"),
            Fate::Out => ("fate", "none", "innovation-fate-out"),
        };
        view! {
            <li>
                <SeatMark index=plan.mark />
                <span>{plan.name}</span>
                <span class="num"><Tile icon />{*count}</span>
                <span class=class><Sign sheet="innovation" name=sign />{say(key)}</span>
            </li>
        }
    };
    let key = if fates.demands { "innovation-own-icons-demand" } else { "innovation-own-icons" };
    let own = Phrase::new(key).with("n", fates.own).with("icon", icon_name(icon)).say();
    view! {
        <p class="s soft">{own}</p>
        <ul class="fates">{fates.others.iter().map(one).collect_view()}</ul>
    }
    .into_any()
}

/// A card that is about to be melded.
pub fn before_meld(desk: Desk, card: Card) -> AnyView {
    let table = desk.table;
    let changes = table.state(|state| totals_with(state, table.me(), card));
    let change = |(icon, now, then): (Icon, u8, u8)| {
        let class = if then > now { "more" } else { "less" };
        let label = Phrase::new("innovation-icon-change")
            .with("icon", icon_name(icon))
            .with("now", now)
            .with("then", then)
            .say();
        view! {
            <li class=class>
                <Tile icon />
                <span aria-hidden="true">{format!("{now} → {then}")}</span>
                <span class="sr">{label}</span>
            </li>
        }
    };
    let changed = changes.into_iter().filter(|(_, now, then)| now != then).map(change).collect_view();
    view! {
        {headed(desk, card, "innovation-meld-this")}
        <ul class="icon-changes">{changed}</ul>
        <div class="facts">{preview(desk).1}</div>
    }
    .into_any()
}
