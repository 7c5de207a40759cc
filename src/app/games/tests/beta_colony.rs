//! What Beta Colony's board shows. All see the same; what lies face down nobody knows.

use super::{Facts, Hiding, asked_by_board, missing, told, watch};
use crate::app::games::beta_colony::text::{lookup, places, spaces, words};
use crate::engine::invariants::Invariants;
use crate::engine::{Match, Seat};
use crate::games::BetaColony;
use crate::games::beta_colony::facts::{Colony, Location, Space};
use crate::games::beta_colony::{Choice, Die, Prompt};

impl Hiding for BetaColony {
    fn facts(game: &Match<BetaColony>, viewer: Option<Seat>) -> Facts {
        let state = game.state();
        let mut facts = told(game, viewer, &[]);
        facts.add("round", (BetaColony::round(state), state.first(), state.cards(), lookup::cycle(state)));
        facts.add("rows", (state.rows(), state.slots(), state.modules_left(), state.remaining_modules()));
        facts.add("achievements", state.achievements().collect::<Vec<_>>());
        facts.add(
            "places",
            Location::ALL.map(|at| (places::place(state, at), places::shared(at), places::yields(state, at))),
        );
        facts.add("price", spaces::price(game.question().map(|question| question.prompt)));
        for space in Space::all() {
            facts.add("space", (state.tile(space), spaces::described(state, space), lookup::crew(state, space)));
            facts.add("label", spaces::space(state, space));
        }
        facts.add("heads", Colony::ALL.map(|colony| spaces::head(state, colony)));
        for seat in state.seats() {
            let player = state.player(seat);
            facts.add("player", (player.board(), player.ship(), player.materials(), player.achievements()));
            facts.add("counts", (player.artifacts(), player.crew(), player.fuel(), state.projected(seat)));
            facts.add("docks", words::docks(state, seat));
            facts.add("goods_of", words::goods_of(state, seat));
            facts.add("values", Die::ALL.map(|die| lookup::value(state, seat, die)));
            facts.add("meets", state.cards().map(|card| state.meets(seat, card)));
            let in_colony =
                |colony| (player.track(colony), state.crew_in(colony, seat), state.majority_points(colony, seat));
            facts.add("in_colony", Colony::ALL.map(in_colony));
        }
        facts.add("wish", Die::ALL.map(|die| lookup::wish(game, die)));
        let Some(question) = game.question().filter(|question| Some(question.seat) == viewer) else { return facts };
        for choice in question.choices.iter().copied() {
            let (fuel, button) = (lookup::fuel(state, question.seat, choice), words::button(game, choice));
            facts.add("choice", (fuel, button, words::what(game, choice)));
            if let Choice::Move(_, to) = choice {
                facts.add("destination", places::destination(state, to, words::what(game, choice)));
            }
            if let (Prompt::ModuleSpace { module, free }, Choice::Build(space)) = (question.prompt, choice) {
                facts.add("influence", state.influence(module, space, free));
            }
        }
        facts
    }
}

#[test]
fn who_sees_the_same_is_shown_the_same() {
    let tables = BetaColony::tables().into_iter().cycle().take(6);
    let others: usize = (1..).zip(tables).map(|(seed, table)| watch::<BetaColony>(table, seed, 8)).sum();
    assert!(others > 500, "{others}");
}

#[test]
fn whatever_the_board_asks_is_under_the_law() {
    let law = include_str!("beta_colony.rs");
    let asked = asked_by_board(
        "beta_colony",
        &[
            "state.",
            "player(seat).",
            "player(table.me()).",
            "player(*other).",
            "Player::",
            "words::",
            "lookup::",
            "places::",
            "spaces::",
        ],
    );
    // These say what is printed.
    let printed = ["name", "say", "stop", "flies", "beside"];
    let missing: Vec<String> =
        missing(&asked, law).into_iter().filter(|name| !printed.contains(&name.as_str())).collect();
    assert_eq!(missing, [] as [&str; 0]);
}
