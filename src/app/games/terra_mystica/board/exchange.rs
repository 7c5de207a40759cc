//! Exchanging resources: as many at once as one likes, with what there is then, and nothing is spent before it is confirmed.

use super::icons::{icon, power};
use super::stock::Have;
use crate::app::games::terra_mystica::text::names;
use crate::app::i18n::words::{Phrase, say};
use crate::app::narration::Section;
use crate::app::rules::MoreInRules;
use crate::app::table::TableCtx;
use crate::app::ui::{Dialog, Icon};
use crate::engine::Match;
use crate::games::TerraMystica;
use crate::games::terra_mystica::{Choice, Exchange, Faction};
use leptos::prelude::*;

/// Whether the exchange lies open.
#[derive(Clone, Copy, Debug)]
pub struct ExchangeOpen(RwSignal<bool>);

impl ExchangeOpen {
    /// Makes it known to the board.
    pub fn provide() {
        provide_context(ExchangeOpen(RwSignal::new(false)));
    }

    /// That of this board.
    pub fn expect() -> ExchangeOpen {
        expect_context()
    }

    /// Opens it.
    pub fn show(self) {
        self.0.set(true);
    }

    /// Whether anything can be exchanged now.
    pub fn can(self, table: TableCtx<TerraMystica>) -> Memo<bool> {
        let is_exchange = |choice: &Choice| matches!(choice, Choice::Exchange(_));
        Memo::new(move |_| table.with_choices(|choices| choices.iter().any(is_exchange)))
    }
}

/// What exchanges lead to.
#[derive(Clone, PartialEq, Debug)]
struct Outlook {
    /// How many of them can be made.
    done: usize,
    /// What there is then.
    then: Have,
    /// What else can be exchanged then.
    more: Vec<Exchange>,
}

/// Makes exchanges on a copy of the match, up to the first that is not possible.
fn look_ahead(game: &Match<TerraMystica>, plan: &[Exchange], then: impl Fn(&TerraMystica) -> Have) -> Outlook {
    let mut game = game.branch();
    let done = plan.iter().take_while(|exchange| game.answer(Choice::Exchange(**exchange)).is_ok()).count();
    let offered = |question: &crate::engine::Question<TerraMystica>| {
        let exchange = |choice: &Choice| if let Choice::Exchange(exchange) = choice { Some(*exchange) } else { None };
        question.choices.iter().filter_map(exchange).collect()
    };
    Outlook { done, then: then(game.state()), more: game.question().map(offered).unwrap_or_default() }
}

/// What is given for what.
fn rate(exchange: Exchange) -> AnyView {
    let arrow = || view! { <span class="to" aria-hidden="true">"→"</span> };
    let points = || icon("point");
    match exchange {
        Exchange::PowerToPriest => view! { "5"{power()}{arrow()}"1"{icon("priest")} }.into_any(),
        Exchange::PowerToWorker => view! { "3"{power()}{arrow()}"1"{icon("worker")} }.into_any(),
        Exchange::PowerToCoin => view! { "1"{power()}{arrow()}"1"{icon("coin")} }.into_any(),
        Exchange::PriestToWorker => view! { "1"{icon("priest")}{arrow()}"1"{icon("worker")} }.into_any(),
        Exchange::WorkerToCoin => view! { "1"{icon("worker")}{arrow()}"1"{icon("coin")} }.into_any(),
        Exchange::PointToCoin => view! { "1"{points()}{arrow()}"1"{icon("coin")} }.into_any(),
        Exchange::CoinsToPoint => view! { "2"{icon("coin")}{arrow()}"1"{points()} }.into_any(),
    }
}

/// The sheet with the exchanges.
#[component]
pub fn ExchangeSheet(
    /// The match.
    table: TableCtx<TerraMystica>,
) -> impl IntoView {
    let ExchangeOpen(open) = ExchangeOpen::expect();
    let close = Callback::new(move |()| open.set(false));
    view! {
        <Dialog
            open
            close
            title=Signal::derive(|| say("terra-mystica-board-exchange"))
        >
            <Plan table close />
        </Dialog>
    }
}

/// Exchanges that are planned, as the parts of the sheet share them.
#[derive(Clone, Copy)]
struct Planned {
    /// Which, in their order.
    plan: RwSignal<Vec<Exchange>>,
    /// Whether anything can be exchanged now.
    can: Memo<bool>,
    /// What there is.
    now: Memo<Have>,
    /// What there is then.
    outlook: Memo<Outlook>,
    alchemists: Memo<bool>,
}

impl Planned {
    fn new(table: TableCtx<TerraMystica>) -> Planned {
        let plan = RwSignal::new(Vec::<Exchange>::new());
        let have = move |state: &TerraMystica| Have::of(state.player(table.me()));
        Planned {
            plan,
            can: ExchangeOpen::expect().can(table),
            now: Memo::new(move |_| table.state(have)),
            outlook: Memo::new(move |_| plan.with(|plan| table.game(|game| look_ahead(game, plan, have)))),
            alchemists: Memo::new(move |_| table.state(|state| state.player(table.me()).is(Faction::Alchemists))),
        }
    }

    fn then(self) -> Have {
        self.outlook.with(|outlook| outlook.then)
    }

    fn add(self, exchange: Exchange) {
        self.plan.update(|plan| plan.push(exchange));
    }

    /// Takes one back. What was only possible because of it goes as well.
    fn remove(self, exchange: Exchange) {
        self.plan.update(|plan| {
            if let Some(last) = plan.iter().rposition(|one| *one == exchange) {
                plan.remove(last);
            }
        });
        let done = self.outlook.get_untracked().done;
        self.plan.update(|plan| plan.truncate(done));
    }

    /// Tokens that are sacrificed for it.
    fn burned(self) -> u8 {
        let tokens = |have: Have| have.bowls.iter().sum::<u8>();
        tokens(self.now.get()).saturating_sub(tokens(self.then()))
    }
}

#[component]
fn Plan(table: TableCtx<TerraMystica>, close: Callback<()>) -> impl IntoView {
    let planned = Planned::new(table);
    let Planned { plan, can, .. } = planned;
    let confirm = move |_| {
        let plan = plan.get_untracked();
        close.run(());
        table.unpick();
        plan.into_iter().for_each(|exchange| table.commit(Choice::Exchange(exchange)));
    };
    let burned = Memo::new(move |_| planned.burned());
    let spoken = move || planned.then().words().say();
    view! {
        <div class="dialog-body tm-swaps">
            <p class="soft" hidden=can>{say("terra-mystica-board-exchange-not-now")}</p>
            <ul class="swaps">{Exchange::ALL.map(|exchange| row(planned, exchange))}</ul>
            {became(planned)}
            <p class="sr" role="status">{spoken}</p>
            <p class="burns" hidden=move || burned.get() == 0>
                <Icon name="warning" />
                <span>{move || Phrase::new("terra-mystica-board-sacrifices").with("count", burned.get()).say()}</span>
            </p>
            <MoreInRules section=Section("exchange") before=move |()| close.run(()) />
        </div>
        <div class="dialog-foot">
            <button class="btn" type="button" on:click=move |_| close.run(())>{say("cancel")}</button>
            <button class="btn btn-main" type="button" disabled=move || plan.with(Vec::is_empty) on:click=confirm>
                {say("terra-mystica-board-exchange")}
            </button>
        </div>
    }
}

/// One kind of exchange: how often it is planned, once more, once less.
fn row(planned: Planned, exchange: Exchange) -> impl IntoView {
    let Planned { plan, can, outlook, alchemists, .. } = planned;
    let count = Memo::new(move |_| plan.with(|plan| plan.iter().filter(|one| **one == exchange).count()));
    let more = Memo::new(move |_| can.get() && outlook.with(|outlook| outlook.more.contains(&exchange)));
    let name = names::exchange(exchange).say();
    let (less_label, more_label) = (
        Phrase::new("terra-mystica-board-exchange-less").with("what", name.clone()).say(),
        Phrase::new("terra-mystica-board-exchange-more").with("what", name.clone()).say(),
    );
    let alchemist = matches!(exchange, Exchange::PointToCoin | Exchange::CoinsToPoint);
    view! {
        <li class="swap" hidden=move || alchemist && !alchemists.get()>
            <span class="rate"><span class="sr">{name}</span><span class="signs" aria-hidden="true">{rate(exchange)}</span></span>
            <button class="btn btn-icon" type="button" aria-label=less_label disabled=move || count.get() == 0 on:click=move |_| planned.remove(exchange)>
                <Icon name="minus" />
            </button>
            <b aria-live="polite">{count}</b>
            <button class="btn btn-icon" type="button" aria-label=more_label disabled=move || !more.get() on:click=move |_| planned.add(exchange)>
                <Icon name="plus" />
            </button>
        </li>
    }
}

/// What there is, and what it becomes.
fn became(planned: Planned) -> impl IntoView {
    let Planned { now, alchemists, .. } = planned;
    let amount = move |n: usize| {
        let (now, then) = (move || now.get().amounts()[n], move || planned.then().amounts()[n]);
        view! {
            <b class:then=move || now() != then()>
                {move || if now() == then() { now().to_string() } else { format!("{} → {}", now(), then()) }}
            </b>
        }
    };
    let one = move |n: usize, name: &'static str| view! { <li>{icon(name)}{amount(n)}</li> };
    let bowl = move |n: usize| view! { <li>{power()}<small>{["I", "II", "III"][n]}</small>{amount(3 + n)}</li> };
    let points = move || {
        let (now, then) = (now.get().points, planned.then().points);
        if now == then { now.to_string() } else { format!("{now} → {then}") }
    };
    view! {
        <ul class="became" aria-hidden="true">
            {one(0, "worker")}{one(1, "coin")}{one(2, "priest")}{[0, 1, 2].map(bowl)}
            <li hidden=move || !alchemists.get()>{icon("point")}<b>{points}</b></li>
        </ul>
    }
}
