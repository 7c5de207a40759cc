//! What a choice is called and does, where the game is.

use super::asking::{offered, question, with_price};
use super::names::{
    bridge, card, cult, exchange, faction, hex, in_building, in_cult, in_terrain, linked, power_action, power_cost,
    special, town_for,
};
use crate::app::i18n::words::Phrase;
use crate::app::narration::{Gain, GainSign, and};
use crate::engine::{Match, Seat};
use crate::games::TerraMystica;
use crate::games::terra_mystica::{Building, Choice, Cult, Hex, Prompt, Track};

pub use super::asking::hint;
pub use super::ending::{ending, score_table};
pub use super::gains::gains;

/// Where the game is.
pub fn place(state: &TerraMystica) -> Phrase {
    match state.round() {
        0 => Phrase::new("terra-mystica-place-setup"),
        round => Phrase::new("terra-mystica-place").with("round", round),
    }
}

/// The question, with the picked choice if there is one.
pub fn ask(game: &Match<TerraMystica>, picked: Option<Choice>) -> Phrase {
    match picked {
        Some(choice) => Phrase::new("terra-mystica-ask-picked").with("what", what(game, choice)),
        None => question(game),
    }
}

/// What a choice is, without its consequences ("Build a dwelling on E10").
pub fn what(game: &Match<TerraMystica>, choice: Choice) -> Phrase {
    let state = game.state();
    let at = |key: &str, place: Hex| Phrase::new(key).with("hex", linked(hex(state, place), place));
    let seat = game.question().map_or(Seat(0), |question| question.seat);
    let prompt = game.question().map(|question| question.prompt);
    match choice {
        Choice::Faction(chosen) => Phrase::new("terra-mystica-do-faction").with("faction", faction(chosen)),
        Choice::Card(taken) => Phrase::new("terra-mystica-do-card").with("card", card(taken)),
        Choice::Build(place) => match (prompt, state.spades_needed(seat, place)) {
            (Some(Prompt::FirstDwelling { .. }), _) | (_, 0) => at("terra-mystica-do-build", place),
            _ => at("terra-mystica-do-transform-build", place),
        },
        Choice::Spade(place) => at("terra-mystica-do-spade", place),
        Choice::Terrain(to) => Phrase::new("terra-mystica-do-terrain").with("terrain", in_terrain(to)),
        Choice::Dig => Phrase::new("terra-mystica-do-dig"),
        Choice::Upgrade(place, to) => {
            let from = to.replaces().unwrap_or(Building::Dwelling);
            at("terra-mystica-do-upgrade", place).with("from", in_building(from)).with("to", in_building(to))
        }
        Choice::Advance(Track::Shipping) => {
            Phrase::new("terra-mystica-do-ship").with("level", state.player(seat).shipping() + 1)
        }
        Choice::Advance(Track::Spades) => Phrase::new("terra-mystica-do-digging"),
        Choice::Priest(to, steps) => {
            Phrase::new("terra-mystica-do-priest").with("cult", in_cult(to)).with("steps", steps)
        }
        Choice::Power(action) => {
            Phrase::new("terra-mystica-do-power").with("what", power_action(action)).with("power", power_cost(action))
        }
        Choice::Special(done) => special(done),
        Choice::Pass(Some(taken)) => Phrase::new("terra-mystica-do-pass").with("card", card(taken)),
        Choice::Pass(None) => Phrase::new("terra-mystica-verb-pass"),
        Choice::Exchange(done) => exchange(done),
        Choice::Burn => Phrase::new("terra-mystica-do-burn"),
        Choice::Connect(river) => at("terra-mystica-do-connect", river),
        Choice::Step(to) => step_words(prompt, to),
        Choice::Bridge(number) => Phrase::new("terra-mystica-do-bridge").with("ends", bridge(state, number)),
        Choice::Favor(taken) => Phrase::new("terra-mystica-do-favor").with("favor", super::names::favor(taken)),
        Choice::Town(tile) => {
            Phrase::new("terra-mystica-do-town").with("town", town_for(tile, state.player(seat).travel()))
        }
        Choice::Lower(from) => Phrase::new("terra-mystica-do-lower").with("cult", in_cult(from)),
        Choice::Ordain(workers) => Phrase::new("terra-mystica-do-ordain").with("count", workers),
        Choice::Forfeit => forfeit(prompt),
        Choice::Take(number) => match offered(game, number) {
            Some(leech) => with_price("terra-mystica-do-take", leech),
            None => Phrase::new("terra-mystica-verb-take"),
        },
        Choice::Decline(_) => Phrase::new("terra-mystica-do-decline"),
        Choice::Later => Phrase::new("terra-mystica-do-later"),
        Choice::Done => Phrase::new("terra-mystica-do-done"),
    }
}

/// A step in a cult, or as many as are asked for.
fn step_words(prompt: Option<Prompt>, to: Cult) -> Phrase {
    match prompt {
        Some(Prompt::CultStep { steps, .. }) => {
            Phrase::new("terra-mystica-do-step").with("cult", in_cult(to)).with("steps", steps)
        }
        Some(Prompt::Key(_)) => Phrase::new("terra-mystica-do-key").with("cult", cult(to)),
        _ => Phrase::new("terra-mystica-do-step").with("cult", in_cult(to)).with("steps", 1),
    }
}

/// What is done without.
fn forfeit(prompt: Option<Prompt>) -> Phrase {
    let spades = match prompt {
        Some(Prompt::Pending(pending)) if pending.ordination => {
            return Phrase::new("terra-mystica-do-no-ordination");
        }
        Some(Prompt::Pending(pending)) => pending.spades(),
        Some(Prompt::CultSpades(work)) => work.spades(),
        _ => 0,
    };
    match spades {
        0 => Phrase::new("terra-mystica-do-without"),
        _ => Phrase::new("terra-mystica-do-no-spades").with("count", spades),
    }
}

/// What a choice does, with everything it brings, in one sentence.
pub fn describe(game: &Match<TerraMystica>, choice: Choice) -> Phrase {
    match and(gains(game, choice).into_iter().map(spelled_out)) {
        Some(brings) => Phrase::new("terra-mystica-describe").with("what", what(game, choice)).with("brings", brings),
        None => what(game, choice),
    }
}

/// What a chip says, with its points as words.
pub fn spelled_out(gain: Gain) -> Phrase {
    match gain.sign {
        GainSign::Points(points) => {
            Phrase::new("terra-mystica-points-for").with("points", points).with("what", gain.words)
        }
        GainSign::Icon(_) | GainSign::Check => gain.words,
    }
}

/// The verb on the confirming button.
pub fn verb(game: &Match<TerraMystica>, choice: Choice) -> Phrase {
    let prompt = game.question().map(|question| question.prompt);
    Phrase::new(match choice {
        Choice::Faction(_) => "terra-mystica-verb-play",
        Choice::Card(_) | Choice::Favor(_) | Choice::Town(_) | Choice::Take(_) => "terra-mystica-verb-take",
        Choice::Build(_) | Choice::Bridge(_) => "terra-mystica-verb-build",
        Choice::Spade(_) | Choice::Terrain(_) => "terra-mystica-verb-transform",
        Choice::Dig => "terra-mystica-verb-buy",
        Choice::Upgrade(..) => "terra-mystica-verb-upgrade",
        Choice::Advance(_) | Choice::Step(_) => "terra-mystica-verb-advance",
        Choice::Priest(..) => "terra-mystica-verb-send",
        Choice::Power(_) | Choice::Special(_) => "terra-mystica-verb-use",
        Choice::Pass(_) => "terra-mystica-verb-pass",
        Choice::Exchange(_) => "terra-mystica-verb-exchange",
        Choice::Burn => "terra-mystica-verb-sacrifice",
        Choice::Connect(_) => "terra-mystica-verb-found",
        Choice::Lower(_) => "terra-mystica-verb-lower",
        Choice::Ordain(_) => "terra-mystica-verb-ordain",
        Choice::Forfeit => return forfeit(prompt),
        Choice::Decline(_) => "terra-mystica-do-decline",
        Choice::Later => "terra-mystica-do-later",
        Choice::Done => "terra-mystica-do-done",
    })
}
