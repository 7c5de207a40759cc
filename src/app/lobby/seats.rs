//! The seats in the dialog for a new match: one row each, which unfolds.

use super::start::{Draft, usual};
use crate::app::i18n::words::{Phrase, say};
use crate::app::store::save::{Controller, MARKS, SeatPlan};
use crate::app::ui::{Icon, Mark, SeatMark, Segment, Segmented, focus};
use crate::bots::Level;
use leptos::prelude::*;

const CONTROLLERS: [(Controller, &str, &str); 5] = [
    (Controller::Person, "person", "seat-person"),
    (Controller::Bot(Level::Easy), "lv1", "level-easy"),
    (Controller::Bot(Level::Medium), "lv2", "level-medium"),
    (Controller::Bot(Level::Hard), "lv3", "level-hard"),
    (Controller::Bot(Level::Expert), "lv4", "level-expert"),
];

fn icon_and_word(controller: Controller) -> (&'static str, &'static str) {
    let found = CONTROLLERS.iter().find(|(one, ..)| *one == controller);
    found.map_or(("person", "seat-person"), |(_, icon, word)| (*icon, *word))
}

/// The seats, and the row that adds one.
#[component]
pub fn Seats(
    /// The dialog's state.
    draft: Draft,
    /// How many can sit here.
    most: u8,
) -> impl IntoView {
    let keys = move || {
        draft.seating.with(|seating| match seating.alone().filter(|_| draft.solo.get()) {
            Some(alone) => vec![alone],
            None => seating.seats().iter().map(|seat| seat.key).collect::<Vec<_>>(),
        })
    };
    let room = move || (!draft.solo.get()).then(|| draft.players() + 1).filter(|next| *next <= most);
    let add = move |_| {
        draft.seating.update(|seating| {
            seating.add();
            draft.open.set(seating.seats().last().map(|seat| seat.key));
        });
        draft.open.with_untracked(|open| focus(&format!("seat-{}", open.unwrap_or(0))));
    };
    let heading = move || match (draft.solo.get(), draft.by_lot.get()) {
        (true, _) => say("seats-solo"),
        (_, true) => say("seats-by-lot"),
        _ => say("seats-listed"),
    };
    view! {
        <section aria-labelledby="seats-title">
            <h2 id="seats-title">{heading}</h2>
            <div class="rowset">
                <For each=keys key=|key| *key let(key)>
                    <Row draft key />
                </For>
                {move || {
                    room().map(|next| {
                        view! {
                            <button class="add-row" id="add-seat" type="button" on:click=add>
                                <Icon name="plus" />
                                <span>{Phrase::new("seat-add").with("n", next).say()}</span>
                            </button>
                        }
                    })
                }}
            </div>
            <p class="sr" role="status">
                {move || draft.told.get()}
            </p>
        </section>
    }
}

#[component]
fn Row(draft: Draft, key: u32) -> impl IntoView {
    let plan = Memo::new(move |_| draft.seating.with(|seating| seating.find(key).map(|seat| seat.plan.clone())));
    let mark = Memo::new(move |_| plan.with(|plan| plan.as_ref().map_or(0, |plan| plan.mark)));
    let controller = Memo::new(move |_| {
        let solo = draft.solo.get();
        plan.with(|plan| plan.as_ref().filter(|_| !solo).map_or(Controller::Person, |plan| plan.controller))
    });
    let open = Memo::new(move |_| draft.open.get() == Some(key));
    let who = move || {
        let (icon, word) = icon_and_word(controller.get());
        view! {
            <Icon name=icon />
            <span>{say(word)}</span>
        }
    };
    view! {
        <button
            class="srow"
            class:open=move || open.get()
            id=format!("seat-{key}")
            type="button"
            aria-expanded=move || if open.get() { "true" } else { "false" }
            on:click=move |_| draft.open.set((!open.get_untracked()).then_some(key))
        >
            <span class="tok">{move || view! { <SeatMark index=mark.get() /> }}</span>
            <span class="who">{move || draft.name(key)}</span>
            <span class="val">{who} <Icon name="chev" /></span>
        </button>
        <Show when=move || open.get()>
            <Pick draft key plan controller />
        </Show>
    }
}

#[component]
fn Pick(draft: Draft, key: u32, plan: Memo<Option<SeatPlan>>, controller: Memo<Controller>) -> impl IntoView {
    let change = move |change: &dyn Fn(&mut SeatPlan)| draft.seating.update(|seating| seating.change(key, change));
    let typed = plan.with_untracked(|plan| plan.as_ref().map(|plan| plan.name.clone()).unwrap_or_default());
    let hint = move || draft.seating.with(|seating| usual(seating, key, draft.solo.get()));
    view! {
        <div class="pick">
            <input
                class="input"
                type="text"
                maxlength=SeatPlan::LONGEST_NAME
                autocomplete="off"
                spellcheck="false"
                aria-label=move || Phrase::new("seat-name").with("name", hint()).say()
                placeholder=hint
                prop:value=typed
                on:input:target=move |event| {
                    let name = event.target().value();
                    change(&|plan| plan.name.clone_from(&name));
                }
            />
            {move || (!draft.solo.get()).then(|| view! { <Levels draft key controller /> })}
            <Shapes draft key plan />
            {move || (!draft.solo.get()).then(|| view! { <Tools draft key /> })}
        </div>
    }
}

/// Who sits there.
#[component]
fn Levels(draft: Draft, key: u32, controller: Memo<Controller>) -> impl IntoView {
    let segments = CONTROLLERS.map(|(one, icon, word)| Segment::new(one, say(word)).with(Mark::Icon(icon)));
    let name = draft.seating.with_untracked(|seating| usual(seating, key, false));
    view! {
        <Segmented
            label=Phrase::new("seat-who").with("name", name).say()
            segments=segments.into()
            value=controller
            pick=move |controller| draft.seating.update(|seating| seating.change(key, |plan| plan.controller = controller))
            class="levels"
        />
    }
}

/// Its colour and shape.
#[component]
fn Shapes(draft: Draft, key: u32, plan: Memo<Option<SeatPlan>>) -> impl IntoView {
    // Rebuilt only when another seat's colour changes: the keyboard stays where it is.
    let taken = Memo::new(move |_| {
        draft.seating.with(|seating| {
            (0..MARKS).map(|mark| seating.holder(mark).is_some_and(|one| one != key)).collect::<Vec<_>>()
        })
    });
    move || {
        let solo = draft.solo.get();
        let segments = taken.get().into_iter().zip(0..MARKS).map(|(taken, mark)| {
            let taken = taken && !solo;
            let name = say(&format!("mark-{}", mark + 1));
            let name = if taken { Phrase::new("mark-taken").with("mark", name).say() } else { name };
            Segment { taken, ..Segment::new(mark, name).with(Mark::Seat(mark)) }
        });
        view! {
            <Segmented
                label=say("seat-mark")
                segments=segments.collect()
                value=Signal::derive(move || plan.with(|plan| plan.as_ref().map_or(0, |plan| plan.mark)))
                pick=move |mark| draft.seating.update(|seating| seating.paint(key, mark, solo))
                class="shapes"
            />
        }
    }
}

/// Moves the seat in the order, or takes it away.
#[component]
fn Tools(draft: Draft, key: u32) -> impl IntoView {
    let place = Memo::new(move |_| draft.seating.with(|seating| seating.place(key).unwrap_or(0)));
    let count = Memo::new(move |_| draft.seating.with(|seating| seating.seats().len()));
    let shift = move |by: isize, button: &'static str| {
        draft.seating.update(|seating| seating.shift(key, by));
        let (name, at) = (draft.name(key), place.get_untracked() + 1);
        draft
            .told
            .set(Phrase::new("seat-moved").with("name", name).with("n", at).with("of", count.get_untracked()).say());
        // At the end of the way its button can no longer be pressed: the other one takes over.
        let end = if by < 0 { 1 } else { count.get_untracked() };
        let other = if by < 0 { "down" } else { "up" };
        focus(&format!("{}-{key}", if at == end { other } else { button }));
    };
    let remove = move |_| {
        draft.told.set(Phrase::new("seat-removed").with("name", draft.name(key)).say());
        draft.seating.update(|seating| seating.remove(key));
        draft.open.set(None);
        focus("add-seat");
    };
    view! {
        <div class="pick-tools">
            <Show when=move || !draft.by_lot.get()>
                <button
                    class="btn"
                    id=format!("up-{key}")
                    type="button"
                    disabled=move || place.get() == 0
                    on:click=move |_| shift(-1, "up")
                >
                    <Icon name="up" />
                    {say("seat-earlier")}
                </button>
                <button
                    class="btn"
                    id=format!("down-{key}")
                    type="button"
                    disabled=move || place.get() + 1 == count.get()
                    on:click=move |_| shift(1, "down")
                >
                    <Icon name="down" />
                    {say("seat-later")}
                </button>
            </Show>
            <Show when=move || { count.get() > 2 }>
                <button class="btn btn-danger" type="button" on:click=remove>
                    <Icon name="delete" />
                    {say("seat-remove")}
                </button>
            </Show>
        </div>
    }
}
