//! Before a card is played: what its dogma means for everybody, or what melding it does to one's icons. Its elements stay from
//! card to card, hidden meanwhile.

use super::card_text::{card_name, drawn, icon_name};
use super::ctx::BoardCtx;
use super::karmas::foretold;
use super::tile::measure_tile;
use crate::app::games::innovation::text::names::{measure_name, part};
use crate::app::games::innovation::text::participation::{Participation, Role};
use crate::app::games::innovation::text::preview::Sentiment;
use crate::app::i18n::words::{Phrase, say};
use crate::app::narration::and;
use crate::app::ui::{Icon as Sign, seat_mark, slots};
use crate::engine::Seat;
use crate::games::innovation::{Card, Choice, Measure, Prompt, Set};
use leptos::prelude::*;

/// What is about to be done with a card.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Deed {
    /// Its dogma.
    Dogma(Card),
    /// Melding it.
    Meld(Card),
    /// Endorsing it.
    Endorse(Card),
    /// An action that concerns no card of one's own.
    Other,
    /// Promoting it from the forecast, and its dogma then.
    Promote(Card),
}

/// A line of what it means.
#[derive(Clone, PartialEq)]
pub struct Fact {
    /// The name of its sign in the sheet of icons.
    pub sign: &'static str,
    /// In words.
    pub words: String,
    /// Whether it stands out as a warning.
    pub warns: bool,
}

impl Fact {
    fn plain(sign: &'static str, words: String) -> Fact {
        Fact { sign, words, warns: false }
    }

    fn warning(words: String) -> Fact {
        Fact { sign: "warn", words, warns: true }
    }
}

/// A line; nothing while there is none.
pub fn fact_line(fact: Memo<Option<Fact>>) -> impl IntoView {
    let sign = move || fact.with(|fact| fact.as_ref().map_or("none", |fact| fact.sign));
    let sheet = move || if sign() == "fade" { part(Set::Figures) } else { part(Set::Base) };
    view! {
        <p
            class="fact"
            class:warn=move || fact.with(|fact| fact.as_ref().is_some_and(|fact| fact.warns))
            hidden=move || fact.with(Option::is_none)
        >
            {move || view! { <Sign sheet=sheet() name=sign() class="n" /> }}
            <span>{move || drawn(&fact.get().map(|fact| fact.words).unwrap_or_default())}</span>
        </p>
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

/// What a deed means: everybody's icons, on whom it makes demands and who shares it; and what it can lead to.
#[derive(Clone, Copy)]
pub struct Meaning {
    ctx: BoardCtx,
    participation: Memo<Option<Participation>>,
    facts: Memo<Vec<Fact>>,
}

impl Meaning {
    /// Of what is about to be done, if anything is.
    pub fn of(ctx: BoardCtx, deed: Memo<Option<Deed>>) -> Meaning {
        let table = ctx.table;
        let participation = Memo::new(move |_| match deed.get() {
            Some(Deed::Dogma(card)) => Some(table.state(|state| Participation::of(state, card, table.me()))),
            Some(Deed::Endorse(card)) => Some(table.state(|state| Participation::endorsed(state, card, table.me()))),
            Some(Deed::Promote(card)) => Some(table.state(|state| Participation::promoted(state, card, table.me()))),
            Some(Deed::Meld(_) | Deed::Other) | None => None,
        });
        let [neutral, positive, negative] =
            [Sentiment::Neutral, Sentiment::Positive, Sentiment::Negative].map(|meant| previewed(ctx, deed, meant));
        let facts = Memo::new(move |_| {
            let followed = participation.with(|it| it.as_ref().map(|it| follows(ctx, it)));
            let (of_rival, others) = followed.unwrap_or_default();
            let before = of_rival.into_iter().chain(neutral.get());
            let before = endorsable(ctx, deed.get())
                .into_iter()
                .chain(fading(ctx, deed.get()))
                .chain(promoting(ctx, deed.get()))
                .chain(participation.with(|it| echoes(ctx, it.as_ref()?)))
                .chain(before);
            let karmas = deed.get().map(|_| foretold(ctx)).unwrap_or_default();
            before.chain(others).chain(karmas).chain(positive.get()).chain(negative.get()).collect()
        });
        Meaning { ctx, participation, facts }
    }

    /// Whether there is nothing to say.
    pub fn is_empty(self) -> bool {
        self.participation.with(Option::is_none) && self.facts.with(Vec::is_empty)
    }

    /// In words and pictures.
    pub fn view(self) -> AnyView {
        let Meaning { ctx, participation, facts } = self;
        let counts = match ctx.table.players() {
            2 => compare(ctx, participation).into_any(),
            _ => list(ctx, participation).into_any(),
        };
        view! {
            {counts}
            {slots(facts, 0, fact_line)}
        }
        .into_any()
    }
}

/// What the action that is picked can lead to, as far as it is meant so; nothing until that is known.
fn previewed(ctx: BoardCtx, deed: Memo<Option<Deed>>, meant: Sentiment) -> Memo<Option<Fact>> {
    let table = ctx.table;
    Memo::new(move |_| {
        if matches!((deed.get()?, meant), (Deed::Meld(_) | Deed::Promote(_) | Deed::Other, Sentiment::Neutral)) {
            return None;
        }
        let lines = ctx.preview(|preview| table.state(|state| preview.lines(state, table.me())))?;
        // Karmas have lines of their own.
        let is_told = |(of, words): &&(Sentiment, Phrase)| *of == meant && words.key != "innovation-can-karma";
        let is_nothing = lines.iter().any(|(_, words)| words.key == "innovation-can-nothing");
        let words: Vec<String> = lines.iter().filter(is_told).map(|(_, words)| words.say()).collect();
        let words = (!words.is_empty()).then(|| words.join(". "))?;
        Some(match meant {
            Sentiment::Neutral => Fact::plain(if is_nothing { "none" } else { "hit" }, words),
            Sentiment::Positive => Fact::plain("achievement", words),
            Sentiment::Negative => Fact::warning(words),
        })
    })
}

/// That a dogma could be had twice.
fn endorsable(ctx: BoardCtx, deed: Option<Deed>) -> Option<Fact> {
    let Some(Deed::Dogma(card)) = deed else { return None };
    ctx.offered(Choice::Endorse(card)).then(|| Fact::plain("none", say("innovation-could-endorse")))
}

/// A figure that is melded beside another one, or a card onto the figure that kept the others: all but one fade.
fn fading(ctx: BoardCtx, deed: Option<Deed>) -> Option<Fact> {
    let Some(Deed::Meld(card)) = deed else { return None };
    let figures = ctx.table.state(|state| state.fading_with(ctx.table.me(), card));
    (figures > 0).then(|| Fact::plain("fade", Phrase::new("innovation-will-fade").with("n", figures).say()))
}

/// That a card of the forecast may be promoted after it.
fn promoting(ctx: BoardCtx, deed: Option<Deed>) -> Option<Fact> {
    let (Some(Deed::Meld(card)), Some(Prompt::Action { .. })) = (deed, ctx.table.prompt()) else { return None };
    let may = ctx.table.state(|state| state.player(ctx.table.me()).promotable(card).next().is_some());
    may.then(|| Fact::plain("next", say("innovation-can-promote")))
}

/// Which echo effects come first, in which order, and who shares them.
fn echoes(ctx: BoardCtx, participation: &Participation) -> Option<Fact> {
    let cards = and(participation.echoes.iter().map(|card| card_name(*card)))?;
    let first = Phrase::new("innovation-ahead-echoes").with("n", participation.echoes.len()).with("cards", cards).say();
    let sharers: Vec<String> = participation.sharing().map(|seat| ctx.table.seat(seat).name).collect();
    let shared =
        (!sharers.is_empty()).then(|| Phrase::new("innovation-ahead-shared").with("names", sharers.join(", ")).say());
    Some(Fact::plain("shared", [Some(first), shared].into_iter().flatten().collect::<Vec<_>>().join("; ")))
}

/// Whom a dogma demands of and who shares it: of the only rival, and everything else.
fn follows(ctx: BoardCtx, participation: &Participation) -> (Option<Fact>, Vec<Fact>) {
    let table = ctx.table;
    let name = |seat: Seat| table.seat(seat).name;
    let pair = match participation.others.as_slice() {
        [(seat, ..)] => Some(*seat),
        _ => None,
    };
    let points = participation.measure == Some(Measure::Points);
    let draws = if table.state(|state| state.sets().has(Set::Figures)) { "figure" } else { "card" };
    let of_rival = pair.and_then(|seat| match participation.role(seat) {
        Some(Role::Demanded | Role::Both) => {
            let key = if participation.compels { "innovation-fact-compelled" } else { "innovation-fact-hit" };
            Some(Fact::plain("hit", Phrase::new(key).with("name", name(seat)).say()))
        }
        Some(Role::Uninvolved) => {
            Some(Fact::plain("none", Phrase::new("innovation-fact-out").with("name", name(seat)).say()))
        }
        _ => None,
    });
    let mut facts = Vec::new();
    let mut warned = false;
    if participation.measure.is_none() {
        facts.push(Fact::plain("none", say("innovation-ahead-open")));
    } else if participation.demands && participation.obeying().next().is_none() {
        facts.push(Fact::warning(say(match (participation.compels, points) {
            (true, _) => "innovation-fact-compels-nobody",
            (_, true) => "innovation-fact-nobody-points",
            _ => "innovation-fact-nobody",
        })));
    }
    for (seat, theirs, _) in participation.others.iter().filter(|(.., role)| matches!(role, Role::Shares | Role::Both))
    {
        let is_opponent = table.state(|state| state.opposed(table.me(), *seat));
        let words = match (is_opponent, pair) {
            (false, _) => Phrase::new("innovation-fact-partner").with("name", name(*seat)),
            (_, Some(_)) => {
                let key = if points { "innovation-fact-shares-points" } else { "innovation-fact-shares" };
                let shares = Phrase::new(key).with("name", name(*seat));
                shares.with("theirs", *theirs).with("own", participation.own).with("draws", draws)
            }
            // The list above says who.
            (_, None) if warned => continue,
            (_, None) => Phrase::new("innovation-fact-share-many").with("draws", draws),
        };
        warned |= is_opponent;
        facts.push(match is_opponent {
            true => Fact::warning(words.say()),
            false => Fact::plain("shares", words.say()),
        });
    }
    (of_rival, facts)
}

/// The last one that was there: what is hidden keeps what it shows, so that the next one changes little.
fn last(participation: Memo<Option<Participation>>) -> Memo<Option<Participation>> {
    Memo::new(move |last: Option<&Option<Participation>>| participation.get().or_else(|| last.cloned().flatten()))
}

/// Two players' icons as beams.
fn compare(ctx: BoardCtx, participation: Memo<Option<Participation>>) -> impl IntoView {
    let table = ctx.table;
    let last = last(participation);
    let is_hidden = Memo::new(move |_| participation.with(|it| it.as_ref().is_none_or(|it| it.measure.is_none())));
    move || {
        let (me, other) = (table.me(), table.me().next(table.players()));
        let (me, other) = (table.seat(me), table.seat(other));
        let (measure, own, theirs) = last.with(|last| {
            let theirs = |it: &Participation| it.others.first().map_or(0, |(_, theirs, _)| *theirs);
            last.as_ref().map_or((None, 0, 0), |it| (it.measure, it.own, theirs(it)))
        });
        let most = f32::from(own.max(theirs).max(1));
        let beam = |mark: u8, count: u16| {
            let share = f32::from(count) / most;
            view! { <span class=format!("beam seat-{}", mark % 5 + 1) style:--share=share.to_string()></span> }
        };
        let label = measure.map(|measure| {
            let label = Phrase::new("innovation-compare").with("icon", measure_name(measure)).with("own", own);
            label.with("name", other.name.clone()).with("theirs", theirs).say()
        });
        view! {
            <div class="compare" role="img" hidden=is_hidden.get() aria-label=label>
                <span class="num">{seat_mark(Some(me.mark))}{own}</span>
                {beam(me.mark, own)}
                {measure_tile(measure)}
                {beam(other.mark, theirs)}
                <span class="num">{theirs}{seat_mark(Some(other.mark))}</span>
            </div>
        }
    }
}

/// More players' icons, and what it means for each.
fn list(ctx: BoardCtx, participation: Memo<Option<Participation>>) -> impl IntoView {
    let last = last(participation);
    let is_hidden = Memo::new(move |_| participation.with(|it| it.as_ref().is_none_or(|it| it.measure.is_none())));
    let one = move |measure: Measure, (seat, count, role): (Seat, u16, Role)| {
        let plan = ctx.table.seat(seat);
        let (class, sign, key) = match role {
            Role::Demanded | Role::Both => ("fate v-hit", "hit", "innovation-fate-hit"),
            Role::Shares => ("fate v-share", "shares", "innovation-fate-shares"),
            Role::Exempt => ("fate", "none", "innovation-fate-safe"),
            Role::Uninvolved => ("fate", "none", "innovation-fate-out"),
        };
        view! {
            <li>
                {seat_mark(Some(plan.mark))}
                <span>{plan.name}</span>
                <span class="num">{measure_tile(Some(measure))}{count}</span>
                <span class=class><Sign sheet="innovation" name=sign />{say(key)}</span>
            </li>
        }
    };
    move || {
        last.get().and_then(|it| {
            let measure = it.measure?;
            let own = match measure {
                Measure::Icon(icon) => {
                    let key = match (it.compels, it.demands) {
                        (true, _) => "innovation-own-icons-compel",
                        (_, true) => "innovation-own-icons-demand",
                        _ => "innovation-own-icons",
                    };
                    Phrase::new(key).with("icon", icon_name(icon))
                }
                Measure::Points if it.demands && !it.compels => Phrase::new("innovation-own-points-demand"),
                Measure::Points => Phrase::new("innovation-own-points"),
            };
            let own = own.with("n", it.own).say();
            Some(view! {
                <p class="s soft" hidden=is_hidden.get()>{own}</p>
                <ul class="fates" hidden=is_hidden.get()>{it.others.into_iter().map(|other| one(measure, other)).collect_view()}</ul>
            })
        })
    }
}
