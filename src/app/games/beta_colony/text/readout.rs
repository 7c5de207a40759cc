//! The position in words, for screen readers. Everything lies open, so everybody is told the same.

use super::{lookup, names, places, spaces, words};
use crate::app::i18n::words::Phrase;
use crate::app::narration::{Paragraph, and};
use crate::app::store::save::SeatPlan;
use crate::engine::{Game, Match, Seat};
use crate::games::BetaColony;
use crate::games::beta_colony::facts::{ROWS, TRACK};
use crate::games::beta_colony::{Colony, Die, Location};

/// The whole position, the viewer first among the players.
pub fn read_out(game: &Match<BetaColony>, viewer: Option<Seat>, seats: &[SeatPlan]) -> Vec<Paragraph> {
    let state = game.state();
    let mut parts = vec![standing(game, seats), orbit(state), modules(state), cards(state)];
    parts.extend(Colony::ALL.map(|one| colony(state, one)));
    let first = viewer.unwrap_or(Seat(0));
    parts.extend(first.around(state.players()).map(|seat| player(state, seat)));
    parts
}

fn name(seat: Seat) -> Phrase {
    Phrase::new("beta-colony-read-name").with("name", seat)
}

fn standing(game: &Match<BetaColony>, seats: &[SeatPlan]) -> Paragraph {
    let state = game.state();
    let called = |seat: Seat| seats[seat.index()].name.clone();
    let turn = match game.question() {
        Some(question) => Phrase::new("beta-colony-read-turn").with("name", called(question.seat)),
        None => Phrase::new("game-over"),
    };
    let starts = Phrase::new("beta-colony-read-start").with("name", called(state.first()));
    Paragraph { heading: Phrase::new("beta-colony-read-now"), lines: vec![words::place(state), turn, starts] }
}

fn orbit(state: &BetaColony) -> Paragraph {
    let lines = Location::ALL.map(|at| places::place(state, at)).to_vec();
    Paragraph { heading: Phrase::new("beta-colony-tab-orbit"), lines }
}

fn modules(state: &BetaColony) -> Paragraph {
    let row = |n: usize| {
        let modules = and(state.row(n).map(names::module_label));
        let modules = modules.unwrap_or_else(|| Phrase::new("beta-colony-read-none"));
        Phrase::new("beta-colony-read-row").with("values", names::row_values(n)).with("modules", modules)
    };
    let mut lines: Vec<Phrase> = (0..ROWS.len()).map(row).collect();
    lines.push(Phrase::new("beta-colony-read-left").with("count", state.modules_left()));
    Paragraph { heading: Phrase::new("beta-colony-works"), lines }
}

fn cards(state: &BetaColony) -> Paragraph {
    let cycle = |n: u8| names::cycle_label(state.cards()[usize::from(n)], n);
    let open = state.achievements().map(names::achievement_label);
    let lines = (0..3).map(cycle).chain(open).collect();
    Paragraph { heading: Phrase::new("beta-colony-cycles"), lines }
}

/// Everything that is drawn there: crews, what the track gives, and every space with its neighbours.
fn colony(state: &BetaColony, colony: Colony) -> Paragraph {
    let mut lines = vec![spaces::head(state, colony)];
    let stop = |at: u8| {
        let what = names::stop(lookup::stop(colony, at)?);
        Some(
            Phrase::new("beta-colony-describe")
                .with("what", Phrase::new("beta-colony-number").with("number", at))
                .with("brings", what),
        )
    };
    let stops = and((1..=TRACK as u8).filter_map(stop));
    lines.extend(stops.map(|stops| Phrase::new("beta-colony-read-stops").with("stops", stops)));
    lines.extend(colony.spaces().map(|space| spaces::described(state, space)));
    Paragraph { heading: names::colony(colony), lines }
}

fn player(state: &BetaColony, seat: Seat) -> Paragraph {
    let mut lines = vec![
        Phrase::new("beta-colony-read-points")
            .with("now", i32::from(state.player(seat).points()))
            .with("then", i32::from(state.projected(seat))),
        words::goods_of(state, seat),
    ];
    let dice = Die::ALL.into_iter().filter(|die| state.player(seat).die(*die).is_some());
    let dice = and(dice.map(|die| names::die(die, lookup::value(state, seat, die))));
    lines.extend(dice.map(|dice| Phrase::new("beta-colony-read-dice").with("dice", dice)));
    lines.extend(state.player(seat).board().into_iter().flat_map(names::abilities));
    lines.extend(Colony::ALL.map(|colony| {
        Phrase::new("beta-colony-read-track")
            .with("colony", names::colony(colony))
            .with("at", state.player(seat).track(colony))
            .with("crew", state.crew_in(colony, seat))
            .with("points", state.majority_points(colony, seat))
    }));
    let built = and(state.player(seat).achievements().iter().map(|which| names::achievement(*which)));
    lines.extend(built.map(|what| Phrase::new("beta-colony-read-achievements").with("what", what)));
    Paragraph { heading: name(seat), lines }
}
