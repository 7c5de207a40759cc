//! Everybody's chances to win along the match, beside replay: a bar for the moment that is looked at and a curve over all.
//!
//! They are seen from outside, with nothing that is hidden from anybody: so they tell nobody anything, neither in a running
//! match nor between two people at one device, and they are the same for whoever looks. Moments are the starts of turns.

use super::TableCtx;
use super::win_probability::{KnownChances, percents};
use crate::app::i18n::words::{Phrase, say, say_of_several};
use crate::app::narration::Narration;
use crate::app::store::save::rival_mark;
use crate::app::ui::{Icon, SeatMark, Switch};
use crate::app::worker::client::Bots;
use crate::app::worker::protocol::{Report, Request};
use crate::engine::SeatSet;
use leptos::prelude::*;

/// What is known of the chances, and what was asked.
#[derive(Debug)]
pub struct Chances<G: Narration> {
    table: TableCtx<G>,
    /// Whether they are wanted.
    on: RwSignal<bool>,
    known: RwSignal<KnownChances<G::Choice>>,
    /// The moments of the match as it is now.
    moments: RwSignal<Vec<usize>>,
    /// The number of the request that counts, and the moments in it; 0 if there is none.
    request: StoredValue<(u32, Vec<usize>)>,
    /// Whether the request has failed.
    failed: RwSignal<bool>,
    bots: Bots,
}

impl<G: Narration> Clone for Chances<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Narration> Copy for Chances<G> {}

impl<G: Narration> Chances<G> {
    /// Nothing is wanted yet.
    pub fn provide(table: TableCtx<G>) {
        let chances = Chances {
            table,
            on: RwSignal::new(false),
            known: RwSignal::new(KnownChances::new()),
            moments: RwSignal::new(Vec::new()),
            request: StoredValue::new((0, Vec::new())),
            failed: RwSignal::new(false),
            bots: Bots::expect(),
        };
        chances.follow();
        provide_context(chances);
    }

    /// The chances of this table.
    pub fn expect() -> Chances<G> {
        expect_context()
    }

    /// Asks for the chances that are wanted and missing, and takes in what comes.
    fn follow(self) {
        Effect::new(move |_| {
            let on = self.on.get();
            self.table.game(|_| ());
            untrack(|| self.ask(on));
        });
        Effect::new(move |_| {
            let report = self.bots.report();
            untrack(|| match report {
                Some(Report::Chances { id, found }) => self.hear(id, found),
                Some(Report::Failed) if self.request.with_value(|(id, _)| *id != 0) => {
                    self.request.set_value((0, Vec::new()));
                    self.failed.set(true);
                }
                _ => {}
            });
        });
        on_cleanup(move || self.bots.send_if_started(Request::StopChances));
    }

    /// Switches the chances on or off.
    pub fn show(self, on: bool) {
        self.on.set(on);
    }

    /// Whether the chances are switched on.
    pub fn is_on(self) -> bool {
        self.on.get()
    }

    /// How many moments are known, and how many there are.
    pub fn known(self) -> (usize, usize) {
        let moments = self.moments.get();
        let missing = self.known.with(|known| known.missing(&moments).len());
        (moments.len() - missing, moments.len())
    }

    /// Asks for the chances that are missing since a worker has failed.
    fn retry(self) {
        untrack(|| self.ask(self.on.get()));
    }

    fn ask(self, on: bool) {
        let Chances { known, moments, request, failed, bots, .. } = self;
        failed.set(false);
        if !on {
            if request.with_value(|(id, _)| *id != 0) {
                request.set_value((0, Vec::new()));
                bots.send_if_started(Request::StopChances);
            }
            return;
        }
        let (answers, starts) = self.table.game(|game| {
            let answers: Vec<G::Choice> =
                game.record().answers[..game.cursor()].iter().map(|answer| answer.choice).collect();
            let mut starts = game.step_starts();
            if game.outcome().is_some() && starts.last() != Some(&game.cursor()) {
                starts.push(game.cursor());
            }
            (answers, starts)
        });
        let mut goes_on = true;
        known.update(|known| goes_on = known.follow(answers));
        moments.set(starts.clone());
        let mut missing = known.with(|known| known.missing(&starts));
        let asked = request.with_value(|(id, asked)| *id != 0 && missing.iter().all(|moment| asked.contains(moment)));
        if missing.is_empty() || goes_on && asked {
            return;
        }
        // The turn that is looked at comes first, then the others as they were played.
        let here = self.table.shown(|game| game.cursor());
        let first = starts.iter().rposition(|start| *start <= here).map(|at| starts[at]);
        missing.sort_by_key(|moment| Some(*moment) != first);
        let id = bots.next_id();
        request.set_value((id, missing.clone()));
        self.table.game(|game| {
            bots.send(Request::Chances {
                id,
                game: G::ID.to_owned(),
                record: serde_json::to_string(game.record()).unwrap_or_default(),
                moments: missing,
            });
        });
    }

    fn hear(self, id: u32, found: Vec<(usize, Vec<f32>)>) {
        if self.request.with_value(|(current, _)| *current != id) {
            return;
        }
        let rival = self.has_rival();
        let sides = self.table.game(|game| game.state().sides());
        self.known.update(|known| {
            for (moment, seats) in found {
                let firsts = sides.iter().filter_map(|side| side.iter().next());
                let shares: Vec<f32> = firsts.filter_map(|seat| seats.get(seat.index()).copied()).collect();
                known.put(moment, percents(&shares, rival));
            }
        });
    }

    /// Whether somebody plays without a seat.
    fn has_rival(self) -> bool {
        self.table.game(|game| G::points(game.state()).len() > usize::from(self.table.players()))
    }

    fn entrants(self) -> Vec<Side> {
        let seats = self.table.seats();
        let sides = self.table.game(|game| game.state().sides());
        let side = |side: SeatSet| {
            let plans: Vec<_> = side.iter().map(|seat| &seats[seat.index()]).collect();
            let names: Vec<&str> = plans.iter().map(|plan| plan.name.as_str()).collect();
            Side { name: say_of_several("chances-team", &names), mark: plans.first().map_or(0, |plan| plan.mark) }
        };
        let mut entrants: Vec<Side> = sides.into_iter().map(side).collect();
        if self.has_rival() {
            entrants.push(Side { name: say(&format!("{}-rival", G::ID)), mark: rival_mark(&seats) });
        }
        entrants
    }
}

/// One who can win: a seat, a team, or an opponent without a seat.
#[derive(Clone)]
struct Side {
    name: String,
    mark: u8,
}

/// The switch, and below it the bar and the curve while it is on.
#[component]
pub fn ChancesPart<G: Narration>(
    /// The chances.
    chances: Chances<G>,
) -> impl IntoView {
    let entrants = StoredValue::new(untrack(|| chances.entrants()));
    let on = Memo::new(move |_| chances.is_on());
    view! {
        <div class="chances">
            <Switch
                label=Signal::derive(|| say("chances"))
                on=on
                change=Callback::new(move |on| chances.show(on))
            />
            {move || on.get().then(|| view! {
                <Progress chances />
                {move || bar(chances, &entrants.get_value())}
                {move || curve(chances, &entrants.get_value())}
            })}
        </div>
    }
}

/// How many moments are known, until all are.
#[component]
fn Progress<G: Narration>(
    /// The chances.
    chances: Chances<G>,
) -> impl IntoView {
    let known = Memo::new(move |_| chances.known());
    let busy = Memo::new(move |_| known.get().0 < known.get().1);
    let failed = chances.failed;
    move || match (busy.get(), failed.get()) {
        (false, _) => ().into_any(),
        (true, true) => view! {
            <p class="notice" role="alert">
                <Icon name="warning" />
                <span>{say("chances-failed")}</span>
                <button class="btn" type="button" on:click=move |_| chances.retry()>{say("try-again")}</button>
            </p>
        }
        .into_any(),
        (true, false) => view! {
            <div class="chances-progress">
                <progress
                    max=move || known.get().1.to_string()
                    value=move || known.get().0.to_string()
                    aria-label=say("chances-progress")
                ></progress>
                <span>
                    {move || {
                        let (done, of) = known.get();
                        Phrase::new("chances-moments").with("done", done).with("of", of).say()
                    }}
                </span>
            </div>
        }
        .into_any(),
    }
}

/// The chances at the moment that is looked at: colours with patterns, and below them shapes with numbers.
fn bar<G: Narration>(chances: Chances<G>, entrants: &[Side]) -> Option<AnyView> {
    let at = chances.table.shown(|game| game.cursor());
    let shares = chances.known.with(|known| known.at(at).map(<[u8]>::to_vec))?;
    let each: Vec<String> = entrants
        .iter()
        .zip(&shares)
        .map(|(entrant, share)| {
            Phrase::new("chances-of").with("name", entrant.name.clone()).with("chance", *share).say()
        })
        .collect();
    let label = Phrase::new("chances-bar").with("chances", each.join(", ")).say();
    let parts = entrants
        .iter()
        .zip(&shares)
        .map(|(entrant, share)| {
            let class = format!("seat-{0} part-{0}", entrant.mark % 5 + 1);
            view! { <i class=class style:--share=share.to_string()></i> }
        })
        .collect_view();
    let numbers = entrants
        .iter()
        .zip(&shares)
        .map(|(entrant, share)| {
            let (Side { name, mark }, number) = (entrant.clone(), Phrase::new("percent").with("n", *share).say());
            view! { <li><SeatMark index=mark /><span>{name}</span><b>{number}</b></li> }
        })
        .collect_view();
    let view = view! {
        <div class="chances-bar" role="img" aria-label=label>{parts}</div>
        <ul class="chances-list">{numbers}</ul>
    };
    Some(view.into_any())
}

/// The drawing's width; its height is 100, a unit a percent.
const WIDTH: f64 = 1000.0;

/// The chances over the whole match, as far as they are known, with a mark at the moment that is looked at.
fn curve<G: Narration>(chances: Chances<G>, entrants: &[Side]) -> Option<AnyView> {
    let moments = chances.moments.get();
    let end = chances.table.game(|game| game.cursor()).max(1);
    let x = |answered: usize| WIDTH * answered as f64 / end as f64;
    let lines = chances.known.with(|known| {
        let line = |(at, entrant): (usize, &Side)| {
            let mut path = String::new();
            let mut drawn = false;
            for (n, moment) in moments.iter().enumerate() {
                let Some(share) = known.exactly(*moment).and_then(|shares| shares.get(at)) else {
                    drawn = false;
                    continue;
                };
                let y = 100 - share;
                path += &if drawn { format!("V{y}") } else { format!("M{:.1} {y}", x(*moment)) };
                path += &format!("H{:.1}", x(moments.get(n + 1).copied().unwrap_or(end)));
                drawn = true;
            }
            let class = format!("seat-{0} line-{0}", entrant.mark % 5 + 1);
            view! { <path class=class d=path></path> }
        };
        entrants.iter().enumerate().map(line).collect_view()
    });
    let share = move || chances.table.shown(|game| game.cursor()) as f64 / end as f64;
    let view = view! {
        <div class="chances-curve" style:--at=move || share().to_string()>
            <svg viewBox="0 -3 1000 106" preserveAspectRatio="none" role="img" aria-label=say("chances-curve")>
                <path class="half" d="M0 50H1000"></path>
                {lines}
            </svg>
        </div>
    };
    (!moments.is_empty()).then(|| view.into_any())
}
