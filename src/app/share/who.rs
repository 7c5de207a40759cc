//! Who plays at this device: one switch a person.

use crate::app::i18n::words::{Phrase, say};
use crate::app::matches::seats_of;
use crate::app::store::save::{Meta, SeatPlan};
use crate::app::ui::Switch;
use leptos::prelude::*;

/// A switch for each person of a match. The last one that is on stays on.
#[component]
pub fn WhoIsHere(
    /// Who sits where.
    seats: Vec<SeatPlan>,
    /// The seats of the persons.
    persons: Vec<u8>,
    /// Those who play at this device.
    #[prop(into)]
    here: Signal<Vec<u8>>,
    /// Told who plays here from now on.
    #[prop(into)]
    change: Callback<Vec<u8>>,
) -> impl IntoView {
    let all = persons.clone();
    let row = |seat: u8| {
        let all = all.clone();
        let on = Signal::derive(move || here.with(|here| here.contains(&seat)));
        let turn = move |on: bool| {
            let stays = |one: &u8| if *one == seat { on } else { here.with_untracked(|here| here.contains(one)) };
            let now: Vec<u8> = all.iter().copied().filter(stays).collect();
            if !now.is_empty() {
                change.run(now);
            }
        };
        let name = seats.get(usize::from(seat)).map(|plan| plan.name.clone()).unwrap_or_default();
        view! { <Switch label=Signal::stored(Phrase::new("share-sits-here").with("name", name).say()) on change=turn /> }
    };
    view! {
        <div class="who-here" role="group" aria-label=say("share-who")>
            <p class="who-title">{say("share-who")}</p>
            <div class="rowset">{persons.iter().copied().map(row).collect_view()}</div>
            <p class="soft s">{say("share-who-note")}</p>
        </div>
    }
}

/// Those who play here as it is kept: nothing if all persons do.
pub fn kept_here(here: Vec<u8>, persons: &[u8]) -> Option<Vec<u8>> {
    (here.len() < persons.len()).then_some(here)
}

/// That somebody who plays elsewhere is to play, for a message to them.
pub fn their_turn(meta: &Meta) -> Option<String> {
    let turn = usize::from(meta.standing.turn.filter(|_| meta.standing.winners.is_none())?);
    let seat = seats_of(meta).into_iter().nth(turn).filter(|_| meta.is_away(turn))?;
    Some(Phrase::new("share-your-turn").with("name", seat.name).with("game", say(&format!("{}-name", meta.game))).say())
}
