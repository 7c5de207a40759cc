//! What a player settles beforehand: which power from neighbours is taken or declined unasked, and how a turn ends.

use crate::app::i18n::words::{Phrase, say};
use crate::app::ui::{Select, Switch};
use crate::games::terra_mystica::Automatic;
use crate::games::terra_mystica::automatic::AtTheEnd;
use leptos::prelude::*;
use serde_json::Value;

/// More power than this is rarely offered at once: it is all or nothing.
const MOST: u8 = 6;
const AT_THE_END: [AtTheEnd; 3] = [AtTheEnd::Ask, AtTheEnd::Take, AtTheEnd::Decline];

/// The settings as rows.
pub fn rows(value: RwSignal<Value>) -> AnyView {
    let now = move || value.with(|value| serde_json::from_value::<Automatic>(value.clone()).unwrap_or_default());
    let set = move |change: &dyn Fn(&mut Automatic)| {
        let mut settings = untrack(now);
        change(&mut settings);
        if let Ok(settings) = serde_json::to_value(settings) {
            value.set(settings);
        }
    };
    // One power without a profit for Cultists is always taken: the first of these settings begins with it.
    let take = move |which: usize, label: &'static str, note: &'static str| {
        let least = 1 - which as u8;
        let chosen = move || usize::from(now().take_up_to[which].clamp(least, MOST + 1) - least);
        let pick = move |at: usize| {
            let power = least + at as u8;
            set(&|all| all.take_up_to[which] = if power > MOST { u8::MAX } else { power });
        };
        select(label, Some(note), move || taken(least), chosen, pick)
    };
    let decline = move |which: usize, label: &'static str, note: &'static str| {
        let values = || {
            let from = |power: u8| Phrase::new("terra-mystica-settle-from").with("power", power).say();
            [say("terra-mystica-settle-never")].into_iter().chain((2..=MOST).map(from)).collect()
        };
        let chosen = move || match now().decline_from[which] {
            power if power > MOST => 0,
            power => usize::from(power.max(2)) - 1,
        };
        let pick = move |at: usize| set(&|all| all.decline_from[which] = if at == 0 { u8::MAX } else { at as u8 + 1 });
        select(label, Some(note), values, chosen, pick)
    };
    let end_values = || {
        let keys =
            ["terra-mystica-settle-end-ask", "terra-mystica-settle-end-take", "terra-mystica-settle-end-decline"];
        keys.map(say).to_vec()
    };
    let end_chosen = move || AT_THE_END.iter().position(|one| *one == now().at_the_end).unwrap_or(0);
    let end_pick = move |at: usize| set(&|all| all.at_the_end = AT_THE_END[at.min(2)]);
    view! {
        {take(0, "terra-mystica-settle-take", "terra-mystica-settle-take-note")}
        {decline(0, "terra-mystica-settle-decline", "terra-mystica-settle-decline-note")}
        {take(1, "terra-mystica-settle-take-cultists", "terra-mystica-settle-take-cultists-note")}
        {decline(1, "terra-mystica-settle-decline-cultists", "terra-mystica-settle-decline-cultists-note")}
        {select("terra-mystica-settle-end", None, end_values, end_chosen, end_pick)}
        <Switch
            label=Signal::derive(|| say("terra-mystica-settle-by-hand"))
            note=Signal::derive(|| say("terra-mystica-settle-by-hand-note"))
            on=Signal::derive(move || now().end_by_hand)
            change=move |on| set(&|all| all.end_by_hand = on)
        />
    }
    .into_any()
}

/// How much power is taken by itself: from least to all.
fn taken(least: u8) -> Vec<String> {
    let fewest = say(if least == 1 { "terra-mystica-settle-free" } else { "terra-mystica-settle-ask" });
    let up_to = |power: u8| Phrase::new("terra-mystica-settle-up-to").with("power", power).say();
    let all = say("terra-mystica-settle-all");
    [fewest].into_iter().chain((least + 1..=MOST).map(up_to)).chain([all]).collect()
}

fn select(
    label: &'static str,
    note: Option<&'static str>,
    values: impl Fn() -> Vec<String> + Send + Sync + 'static,
    chosen: impl Fn() -> usize + Send + Sync + 'static,
    pick: impl Fn(usize) + Send + Sync + 'static,
) -> AnyView {
    let (label, values) = (Signal::derive(move || say(label)), Signal::derive(values));
    let value = Signal::derive(chosen);
    match note {
        Some(note) => view! { <Select label note=Signal::derive(move || say(note)) values value pick /> }.into_any(),
        None => view! { <Select label values value pick /> }.into_any(),
    }
}
