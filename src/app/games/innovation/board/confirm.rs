//! Before a card is played: what its dogma means for everybody, or what melding it does to one's icons.

use super::card::Tile;
use super::card_text::icon_name;
use super::ctx::BoardCtx;
use crate::app::games::innovation::text::participation::{Participation, Role, totals_with};
use crate::app::games::innovation::text::preview::Sentiment;
use crate::app::i18n::words::{Phrase, say};
use crate::app::ui::{Icon as Sign, SeatMark};
use crate::engine::Seat;
use crate::games::innovation::{Card, Icon, Prompt};
use leptos::prelude::*;

/// A line of what it means.
pub fn fact(sign: &'static str, words: String, warns: bool) -> AnyView {
    view! {
        <p class="fact" class:warn=warns>
            <Sign sheet="innovation" name=sign class="n" />
            {words}
        </p>
    }
    .into_any()
}

/// What the action that is picked can lead to, as far as it is meant so; nothing until that is known.
fn previewed(ctx: BoardCtx, meant: Sentiment) -> impl IntoView {
    let table = ctx.table;
    let words = Memo::new(move |_| {
        let lines = ctx.preview(|preview| table.state(|state| preview.lines(state, table.me())))?;
        let words: Vec<String> = lines.iter().filter(|(of, _)| *of == meant).map(|(_, words)| words.say()).collect();
        (!words.is_empty()).then(|| words.join(". "))
    });
    move || {
        words.get().map(|words| match meant {
            Sentiment::Neutral => fact("hit", words, false),
            Sentiment::Positive => fact("achievement", words, false),
            Sentiment::Negative => fact("warn", words, true),
        })
    }
}

/// "Takes 1 of 2 actions".
pub fn cost(ctx: BoardCtx) -> Option<String> {
    match ctx.table.prompt() {
        Some(Prompt::Action { left: 1 }) => Some(say("innovation-last-action")),
        Some(Prompt::Action { left }) => Some(Phrase::new("innovation-takes-action").with("left", left).say()),
        _ => None,
    }
}

/// What activating a card means: everybody's icons, on whom it makes demands and who shares it, what it can lead to.
pub fn before_dogma(ctx: BoardCtx, card: Card) -> AnyView {
    let table = ctx.table;
    let participation = table.state(|state| Participation::of(state, card, table.me()));
    let name = |seat: Seat| table.seat(seat).name;
    let pair = match participation.others.as_slice() {
        [(seat, theirs, _)] => Some((*seat, *theirs)),
        _ => None,
    };
    let counts = match pair {
        Some((seat, theirs)) => compare(ctx, &participation, seat, theirs),
        None => list(ctx, &participation),
    };
    let of_pair = pair.and_then(|(seat, _)| match participation.role(seat) {
        Some(Role::Demanded) => {
            Some(fact("hit", Phrase::new("innovation-fact-hit").with("name", name(seat)).say(), false))
        }
        Some(Role::Uninvolved) => {
            Some(fact("none", Phrase::new("innovation-fact-out").with("name", name(seat)).say(), false))
        }
        _ => None,
    });
    let mut facts = Vec::new();
    let mut warned = false;
    if participation.demands && participation.with(Role::Demanded).next().is_none() {
        facts.push(fact("warn", say("innovation-fact-nobody"), true));
    }
    for (seat, theirs, _) in participation.others.iter().filter(|(.., role)| *role == Role::Shares) {
        let is_opponent = table.state(|state| state.opposed(table.me(), *seat));
        let words = match (is_opponent, pair) {
            (false, _) => Phrase::new("innovation-fact-partner").with("name", name(*seat)),
            (_, Some(_)) => {
                let shares = Phrase::new("innovation-fact-shares").with("name", name(*seat));
                shares.with("theirs", *theirs).with("own", participation.own)
            }
            // The list above says who.
            (_, None) if warned => continue,
            (_, None) => Phrase::new("innovation-fact-share-many"),
        };
        warned |= is_opponent;
        facts.push(fact(if is_opponent { "warn" } else { "shares" }, words.say(), is_opponent));
    }
    view! {
        {counts}
        {of_pair}
        {previewed(ctx, Sentiment::Neutral)}
        {facts}
        {previewed(ctx, Sentiment::Positive)}
        {previewed(ctx, Sentiment::Negative)}
    }
    .into_any()
}

/// Two players' icons as beams.
fn compare(ctx: BoardCtx, participation: &Participation, seat: Seat, theirs: u8) -> AnyView {
    let table = ctx.table;
    let (me, other) = (table.seat(table.me()), table.seat(seat));
    let most = f32::from(participation.own.max(theirs).max(1));
    let beam = |mark: u8, count: u8| {
        let share = f32::from(count) / most;
        view! { <span class=format!("beam seat-{}", mark % 5 + 1) style:--share=share.to_string()></span> }
    };
    let label = Phrase::new("innovation-compare")
        .with("icon", icon_name(participation.icon))
        .with("own", participation.own)
        .with("name", other.name.clone())
        .with("theirs", theirs)
        .say();
    view! {
        <div class="compare" role="img" aria-label=label>
            <span class="num"><SeatMark index=me.mark />{participation.own}</span>
            {beam(me.mark, participation.own)}
            <Tile icon=participation.icon />
            {beam(other.mark, theirs)}
            <span class="num">{theirs}<SeatMark index=other.mark /></span>
        </div>
    }
    .into_any()
}

/// More players' icons, and what it means for each.
fn list(ctx: BoardCtx, participation: &Participation) -> AnyView {
    let icon = participation.icon;
    let one = |(seat, count, role): &(Seat, u8, Role)| {
        let plan = ctx.table.seat(*seat);
        let (class, sign, key) = match role {
            Role::Demanded => ("fate v-hit", "hit", "innovation-fate-hit"),
            Role::Shares => ("fate v-share", "shares", "innovation-fate-shares"),
            Role::Exempt => ("fate", "none", "innovation-fate-safe"),
            Role::Uninvolved => ("fate", "none", "innovation-fate-out"),
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
    let key = if participation.demands { "innovation-own-icons-demand" } else { "innovation-own-icons" };
    let own = Phrase::new(key).with("n", participation.own).with("icon", icon_name(icon)).say();
    view! {
        <p class="s soft">{own}</p>
        <ul class="fates">{participation.others.iter().map(one).collect_view()}</ul>
    }
    .into_any()
}

/// What melding a card does to one's icons, and what it can lead to.
pub fn before_meld(ctx: BoardCtx, card: Card) -> AnyView {
    let table = ctx.table;
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
    let changed: Vec<_> = changes.into_iter().filter(|(_, now, then)| now != then).map(change).collect();
    view! {
        {(!changed.is_empty()).then(|| view! { <ul class="icon-changes">{changed}</ul> })}
        {previewed(ctx, Sentiment::Positive)}
        {previewed(ctx, Sentiment::Negative)}
    }
    .into_any()
}
