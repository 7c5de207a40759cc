//! What is coming, in words: the next round's income, the cult bonus, the next order, what somebody can still afford, the points of the
//! end if it came now.

use super::names::{cult, gain, in_building, in_cult, power_action};
use crate::app::i18n::words::Phrase;
use crate::app::narration::and;
use crate::engine::Seat;
use crate::games::TerraMystica;
use crate::games::terra_mystica::{Affordable, Cult, Gain, NextIncome, Projection, Purchase, Track};

/// What a seat gets before the next round, a line each: income, cult bonus, power for which there is no room. Nothing in the last round.
pub fn income(state: &TerraMystica, seat: Seat) -> Vec<Phrase> {
    let Some(NextIncome { income, bonus, spades, lost_power }) = state.next_income(seat) else { return Vec::new() };
    let mut lines = vec![Phrase::new("terra-mystica-next-income").with("what", gain(income))];
    let what = match spades {
        0 => gain(bonus),
        count => Phrase::new("terra-mystica-n-spades").with("count", count),
    };
    if state.round() > 0 {
        lines.push(Phrase::new("terra-mystica-next-bonus").with("what", what));
        if let Some((of, steps)) = state.steps_to_bonus(seat) {
            lines.push(Phrase::new("terra-mystica-next-steps").with("cult", in_cult(of)).with("steps", steps));
        }
    }
    if lost_power > 0 {
        lines.push(Phrase::new("terra-mystica-next-lost").with("count", lost_power));
    }
    lines
}

/// All that a seat gets before the next round: income and cult bonus in one.
pub fn all(next: NextIncome) -> Phrase {
    let spades = (next.spades > 0).then(|| Phrase::new("terra-mystica-n-spades").with("count", next.spades));
    match (next.all(), spades) {
        (Gain::NONE, Some(spades)) => spades,
        (all, spades) => and([gain(all)].into_iter().chain(spades)).unwrap_or_default(),
    }
}

/// The order of the next round as far as it is known; `None` in the last round and before anybody has passed.
pub fn next_order(state: &TerraMystica) -> Option<Phrase> {
    if state.is_last_round() || state.passed().is_empty() {
        return None;
    }
    let names = state.next_order().into_iter().map(|seat| Phrase::new("terra-mystica-name-of").with("name", seat));
    and(names).map(|names| Phrase::new("terra-mystica-next-order").with("names", names))
}

/// Something that can be bought.
pub fn purchase(what: Purchase) -> Phrase {
    match what {
        Purchase::Building(kind) => in_building(kind),
        Purchase::Step(Track::Shipping) => Phrase::new("terra-mystica-afford-shipping"),
        Purchase::Step(Track::Spades) => Phrase::new("terra-mystica-afford-spades"),
        Purchase::Priest => Phrase::new("terra-mystica-afford-priest"),
        Purchase::Power(action) => Phrase::new("terra-mystica-afford-power").with("what", power_action(action)),
    }
}

/// What a seat can still afford: at once, and after exchanges.
pub fn affordable(state: &TerraMystica, seat: Seat) -> Vec<Phrase> {
    let all = state.affordable(seat);
    let listed = |exchanging: bool| {
        let of = all.iter().filter(move |one: &&Affordable| one.exchanging == exchanging);
        and(of.map(|one| purchase(one.what)))
    };
    let at_once = listed(false).map(|what| Phrase::new("terra-mystica-afford-now").with("what", what));
    let exchanging = listed(true).map(|what| Phrase::new("terra-mystica-afford-exchange").with("what", what));
    at_once.into_iter().chain(exchanging).collect()
}

/// The points of the end if it came now, by part: area, cults, resources, and all with what there is already.
pub fn projection(state: &TerraMystica, seat: Seat) -> Vec<(Phrase, i16)> {
    let Projection { area, area_points, cults, resources, total } = state.projection(seat);
    let area = Phrase::new("terra-mystica-log-area").with("count", area);
    let cults = Cult::ALL.into_iter().zip(cults).map(|(of, points)| {
        let step = state.player(seat).cult(of);
        (Phrase::new("terra-mystica-projected-cult").with("cult", cult(of)).with("step", step), points)
    });
    let mut parts = vec![(area, area_points)];
    parts.extend(cults);
    parts.push((Phrase::new("terra-mystica-row-resources"), resources));
    parts.push((Phrase::new("terra-mystica-projected-total"), total));
    parts
}
