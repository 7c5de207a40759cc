//! What is asked, what a choice is called, where the game is.

use super::names::{
    bridge, card, cult, exchange, faction, hex, in_building, in_cult, in_terrain, power_action, power_cost, special,
    town_for,
};
use crate::app::i18n::words::Phrase;
use crate::app::narration::{Gain, GainSign, and};
use crate::engine::{Match, Question, Seat};
use crate::games::TerraMystica;
use crate::games::terra_mystica::{Building, Choice, Cult, Hex, Leech, Pending, Prompt, Track};

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
    if let Some(choice) = picked {
        return Phrase::new("terra-mystica-ask-picked").with("what", what(game, choice));
    }
    let Some(question) = game.question() else { return Phrase::new("game-over") };
    let state = game.state();
    match question.prompt {
        Prompt::Faction => which_faction(question),
        Prompt::FirstDwelling => {
            let placed = state.player(question.seat).everywhere().len();
            Phrase::new("terra-mystica-ask-dwelling")
                .with("nth", placed + 1)
                .with("terrain", in_terrain(state.home(question.seat)))
        }
        Prompt::FirstCard => Phrase::new("terra-mystica-ask-card"),
        Prompt::Turn { second: false } => Phrase::new("terra-mystica-ask-turn"),
        Prompt::Turn { second: true } => Phrase::new("terra-mystica-ask-second"),
        Prompt::After => Phrase::new("terra-mystica-ask-after"),
        Prompt::Terrain(place) => Phrase::new("terra-mystica-ask-terrain").with("hex", hex(state, place)),
        Prompt::Due(due) => due_words(due),
        Prompt::CultStep(steps) => Phrase::new("terra-mystica-ask-step").with("steps", steps),
        Prompt::Key => Phrase::new("terra-mystica-ask-key"),
        Prompt::Bridge => Phrase::new("terra-mystica-ask-bridge"),
        Prompt::WitchesDwelling => Phrase::new("terra-mystica-ask-witches"),
        Prompt::SwarmlingsHouse => Phrase::new("terra-mystica-ask-swarmlings"),
        Prompt::Leech(leech) => with_price("terra-mystica-ask-leech", leech).with("name", leech.from),
        Prompt::CultSpades(spades) => Phrase::new("terra-mystica-ask-cult-spades").with("count", spades),
        Prompt::Open => Phrase::new("terra-mystica-ask-open"),
    }
}

/// Power and what it costs.
fn with_price(key: &str, leech: Leech) -> Phrase {
    Phrase::new(key).with("power", leech.power).with("cost", leech.cost)
}

/// With drawn colours both factions are of one.
fn which_faction(question: &Question<TerraMystica>) -> Phrase {
    let homes = question.choices.iter().filter_map(|choice| match choice {
        Choice::Faction(faction) => Some(faction.home()),
        _ => None,
    });
    let homes: Vec<_> = homes.collect();
    match homes[..] {
        [home, ..] if homes.iter().all(|other| *other == home) => {
            Phrase::new("terra-mystica-ask-faction-drawn").with("terrain", in_terrain(home))
        }
        _ => Phrase::new("terra-mystica-ask-faction"),
    }
}

/// What is due from an action, most important first.
fn due_words(due: Pending) -> Phrase {
    let Pending { favors, towns, ordination, spades, .. } = due;
    let counted = |key: &str, count: u8| (count > 0).then(|| Phrase::new(key).with("count", count));
    let parts = [
        counted("terra-mystica-ask-town", towns),
        counted("terra-mystica-ask-favor", favors),
        ordination.then(|| Phrase::new("terra-mystica-ask-ordain")),
        counted("terra-mystica-ask-spades", spades),
    ];
    and(parts.into_iter().flatten()).unwrap_or_else(|| Phrase::new("terra-mystica-ask-storm"))
}

/// What to do, in few words, while nothing is picked.
pub fn hint(game: &Match<TerraMystica>) -> Option<Phrase> {
    let question = game.question()?;
    let key = match question.prompt {
        Prompt::Faction => "terra-mystica-hint-faction",
        Prompt::FirstDwelling | Prompt::WitchesDwelling | Prompt::SwarmlingsHouse => "terra-mystica-hint-hex",
        Prompt::FirstCard => "terra-mystica-hint-card",
        Prompt::Turn { .. } => "terra-mystica-hint-turn",
        Prompt::After => "terra-mystica-hint-after",
        Prompt::Terrain(_) => "terra-mystica-hint-terrain",
        Prompt::Due(due) if due.favors > 0 || due.towns > 0 => "terra-mystica-hint-tile",
        Prompt::Due(due) if due.ordination => return None,
        Prompt::Due(_) | Prompt::CultSpades(_) => "terra-mystica-hint-spades",
        Prompt::CultStep(_) | Prompt::Key => "terra-mystica-hint-cult",
        Prompt::Bridge => "terra-mystica-hint-bridge",
        Prompt::Leech(_) => "terra-mystica-hint-leech",
        Prompt::Open => return None,
    };
    Some(Phrase::new(key))
}

/// What a choice is, without its consequences ("Build a dwelling on E10").
pub fn what(game: &Match<TerraMystica>, choice: Choice) -> Phrase {
    let state = game.state();
    let at = |key: &str, place: Hex| Phrase::new(key).with("hex", hex(state, place));
    let seat = game.question().map_or(Seat(0), |question| question.seat);
    let prompt = game.question().map(|question| question.prompt);
    match choice {
        Choice::Faction(chosen) => Phrase::new("terra-mystica-do-faction").with("faction", faction(chosen)),
        Choice::Card(taken) => Phrase::new("terra-mystica-do-card").with("card", card(taken)),
        Choice::Build(place) => match (prompt, state.spades_needed(seat, place)) {
            (Some(Prompt::FirstDwelling), _) | (_, 0) => at("terra-mystica-do-build", place),
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
        Some(Prompt::CultStep(steps)) => {
            Phrase::new("terra-mystica-do-step").with("cult", in_cult(to)).with("steps", steps)
        }
        Some(Prompt::Key) => Phrase::new("terra-mystica-do-key").with("cult", cult(to)),
        _ => Phrase::new("terra-mystica-do-step").with("cult", in_cult(to)).with("steps", 1),
    }
}

/// The offer of power that an answer is about.
pub fn offered(game: &Match<TerraMystica>, number: u8) -> Option<Leech> {
    let question = game.question()?;
    match question.prompt {
        Prompt::Leech(leech) => Some(leech),
        _ => {
            let mut own = game.state().offers().iter().filter(|offer| offer.to == question.seat);
            own.nth(usize::from(number)).map(|offer| game.state().leech(offer))
        }
    }
}

/// What is done without.
fn forfeit(prompt: Option<Prompt>) -> Phrase {
    Phrase::new(match prompt {
        Some(Prompt::Due(due)) if due.ordination => "terra-mystica-do-no-ordination",
        Some(Prompt::Due(Pending { spades: 1.., .. }) | Prompt::CultSpades(_)) => "terra-mystica-do-no-spades",
        _ => "terra-mystica-do-without",
    })
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
