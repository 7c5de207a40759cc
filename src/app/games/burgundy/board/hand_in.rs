//! How many workers and how much silver are turned into points: a counter of each, and what they make.

use super::parts::icon;
use crate::app::games::burgundy::text::words;
use crate::app::i18n::words::{Phrase, say};
use crate::app::table::TableCtx;
use crate::app::ui::Seal;
use crate::games::burgundy::facts::CONVERSION;
use crate::games::burgundy::scoring::conversion_points;
use crate::games::burgundy::{Burgundy, Choice};
use leptos::prelude::*;

/// So many workers and so much silver.
type Amounts = [u8; 2];

/// What is counted: its icon, and what its counter and the two buttons are called.
struct Counted {
    icon: &'static str,
    count: &'static str,
    less: &'static str,
    more: &'static str,
}

/// In the order of [`Amounts`].
const COUNTED: [Counted; 2] = [
    Counted {
        icon: "worker",
        count: "burgundy-n-workers",
        less: "burgundy-hand-in-less-workers",
        more: "burgundy-hand-in-more-workers",
    },
    Counted {
        icon: "silver",
        count: "burgundy-n-silver",
        less: "burgundy-hand-in-less-silver",
        more: "burgundy-hand-in-more-silver",
    },
];

fn amounts(choice: Choice) -> Option<Amounts> {
    match choice {
        Choice::HandIn { workers, silver } => Some([workers, silver]),
        _ => None,
    }
}

fn choice([workers, silver]: Amounts) -> Choice {
    Choice::HandIn { workers, silver }
}

/// All that can be handed in; nothing while that is not asked.
fn most(choices: &[Choice]) -> Option<Amounts> {
    let offered = choices.iter().filter_map(|choice| amounts(*choice));
    offered.reduce(|[workers, silver], [more, other]| [workers.max(more), silver.max(other)])
}

/// The most points for which nothing is given away; workers go first, since silver buys cards.
fn suggested([workers, silver]: Amounts) -> Amounts {
    let whole = (workers + silver) / CONVERSION * CONVERSION;
    let of_workers = workers.min(whole);
    [of_workers, whole - of_workers]
}

/// The counters and the button of what they are set to; nothing of it while that is not asked.
#[component]
pub fn HandIn(
    /// The match.
    table: TableCtx<Burgundy>,
) -> impl IntoView {
    let most = Memo::new(move |_| table.with_choices(most));
    let asked = Memo::new(move |_| most.with(Option::is_some));
    move || asked.get().then(|| view! { <Counters table most=Memo::new(move |_| most.get().unwrap_or_default()) /> })
}

#[component]
fn Counters(table: TableCtx<Burgundy>, most: Memo<Amounts>) -> impl IntoView {
    // What is picked counts; fewer than three cannot be picked, and a hint picks without the counters.
    let set = RwSignal::new(suggested(most.get_untracked()));
    let shown = Memo::new(move |_| table.picked().and_then(amounts).unwrap_or_else(|| set.get()));
    let change = Callback::new(move |now: Amounts| {
        set.set(now);
        match untrack(|| table.offers(choice(now))) {
            true => table.repick(choice(now)),
            false => table.unpick(),
        }
    });
    let counters = [0, 1].map(|which| view! { <Counter which shown most change /> });
    view! { <div class="bur-hand-in">{counters}<Points table shown /></div> }
}

/// The points of what the counters are set to: the choice itself.
#[component]
fn Points(table: TableCtx<Burgundy>, shown: Memo<Amounts>) -> impl IntoView {
    let offered = move || table.offers(choice(shown.get()));
    let picked = move || table.picked() == Some(choice(shown.get()));
    let points = move || conversion_points(shown.get()[0], shown.get()[1]);
    let label = Memo::new(move |_| match offered() {
        true => table.game(|game| words::describe(game, choice(shown.get()))).say(),
        false => Phrase::new("burgundy-n-points").with("count", points()).say(),
    });
    view! {
        <button
            class="btn"
            class:chosen=picked
            type="button"
            disabled=move || !offered()
            title=label
            aria-label=label
            aria-pressed=move || picked().to_string()
            on:click=move |_| table.pick(choice(shown.get_untracked()))
        >
            <span>{say("burgundy-verb-hand-in")}</span>
            {move || view! { <Seal text=points().to_string() /> }}
        </button>
    }
}

/// One fewer, how many, one more.
#[component]
fn Counter(which: usize, shown: Memo<Amounts>, most: Memo<Amounts>, change: Callback<Amounts>) -> impl IntoView {
    let Counted { icon: name, count: key, less, more } = COUNTED[which];
    let count = move || shown.get()[which];
    let full = move || count() >= most.get()[which];
    let to = move |count: u8| {
        let mut next = shown.get_untracked();
        next[which] = count;
        change.run(next);
    };
    let words = move || Phrase::new(key).with("count", count()).say();
    view! {
        <div class="bur-counter" role="group" aria-label=words>
            <button
                class="btn"
                type="button"
                disabled=move || count() == 0
                title=say(less)
                aria-label=say(less)
                on:click=move |_| to(shown.get_untracked()[which].saturating_sub(1))
            >
                "−"
            </button>
            <output aria-label=words>{count}{icon(name)}</output>
            <button
                class="btn"
                type="button"
                disabled=full
                title=say(more)
                aria-label=say(more)
                on:click=move |_| to((shown.get_untracked()[which] + 1).min(most.get_untracked()[which]))
            >
                "+"
            </button>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_counters_begin_with_the_most_points_that_give_nothing_away() {
        for workers in 0..9u8 {
            for silver in 0..9u8 {
                let begin = suggested([workers, silver]);
                assert!(begin[0] <= workers && begin[1] <= silver);
                assert_eq!(begin[0] + begin[1], (workers + silver) / CONVERSION * CONVERSION);
            }
        }
        assert_eq!(suggested([4, 4]), [4, 2]);
    }
}
