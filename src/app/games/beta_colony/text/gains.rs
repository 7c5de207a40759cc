//! What a choice costs and brings at once, as chips: points, what is paid, what comes in, the way on the track, what follows.

use super::ending::source;
use super::goods::{Goods, counted};
use super::lookup::{Stop, stop};
use super::names;
use crate::app::i18n::words::Phrase;
use crate::app::narration::{Gain, GainSign};
use crate::engine::{Match, Seat};
use crate::games::BetaColony;
use crate::games::beta_colony::facts::{STATUE_ARTIFACTS, moon_yield, ridback_fuel, row_for};
use crate::games::beta_colony::{Achievement, Choice, Colony, Event, Location, Material, Prompt, Source, TrackBonus};

fn icon(name: &'static str, words: Phrase) -> Gain {
    Gain { sign: GainSign::Icon(name), words }
}

/// The chips of a choice.
pub fn gains(game: &Match<BetaColony>, choice: Choice) -> Vec<Gain> {
    let Some(question) = game.question() else { return Vec::new() };
    let (seat, state) = (question.seat, game.state());
    let events = game.preview(choice);
    let mut gains = Vec::new();
    for from in Source::ALL {
        let points: i32 = events.iter().map(|event| scored(event, seat, from)).sum();
        if points > 0 {
            gains.push(Gain { sign: GainSign::Points(points), words: source(from) });
        }
    }
    gains.extend(events.iter().filter_map(|event| happens(event, seat)));
    gains.extend(price(question.prompt, choice, &events, seat).words().map(costs));
    match choice {
        Choice::Board(board) => gains.extend(names::abilities(board).map(|one| icon("board", one))),
        Choice::Move(_, to) => gains.push(icon(names::location_icon(to), super::places::does(to))),
        // What comes in at once is among the events already.
        Choice::Activate(..) if events.iter().any(|event| matches!(event, Event::GotFuel(..))) => {}
        Choice::Activate(_, value) => {
            if let Prompt::Activate(at) = question.prompt {
                gains.extend(of_place(at, value));
            }
        }
        Choice::Module(module) => gains.push(icon("influence", names::module_label(module))),
        Choice::Achieve(which) => gains.push(icon(names::achievement_icon(which), names::scores(which))),
        Choice::Build(space) => {
            if let (Prompt::ModuleSpace { module, free }, false) = (question.prompt, moved(&events)) {
                gains.extend(on_track(state, space.colony(), seat, state.influence(module, space, free)));
            }
        }
        Choice::Gather => gains.push(icon("any-die", Phrase::new("beta-colony-leads-material"))),
        _ => {}
    }
    gains
}

/// What is handed in for a choice: what is paid at once, and for the rest of its price the materials that are asked for then.
fn price(prompt: Prompt, choice: Choice, events: &[Event], me: Seat) -> Goods {
    let mut price = Goods::default();
    let mut paid = 0;
    for event in events {
        match *event {
            Event::Paid { seat, with, .. } if seat == me => {
                price.add(Goods::of(with));
                paid += 1;
            }
            Event::PaidArtifacts(seat, count) if seat == me => price.add(Goods::artifacts(count)),
            Event::HandedIn(seat, with) if seat == me => price.add(Goods::of(with)),
            _ => {}
        }
    }
    for material in asked_materials(prompt, choice).into_iter().skip(paid) {
        price.add(Goods::material(material, 1));
    }
    if let (Prompt::Nexus, Choice::Achieve(which)) = (prompt, choice)
        && which.is_statue()
    {
        price.add(Goods::artifacts(STATUE_ARTIFACTS));
    }
    price
}

/// The materials that are paid for what is chosen, in the order of the rules: what is free costs none.
fn asked_materials(prompt: Prompt, choice: Choice) -> Vec<Material> {
    let printed = |which: Achievement| which.materials().into_iter().flatten();
    match (prompt, choice) {
        (Prompt::Module(_), Choice::Module(module)) => vec![module.colour().material()],
        (Prompt::ModuleSpace { module, free: false }, Choice::Build(space)) => {
            vec![module.colour().material(), space.material()]
        }
        (Prompt::Nexus, Choice::Achieve(which)) => printed(which).collect(),
        (Prompt::AchievementSpace { achievement, free: false }, Choice::Build(space)) => {
            printed(achievement).chain([space.material()]).collect()
        }
        _ => Vec::new(),
    }
}

fn costs(what: Phrase) -> Gain {
    icon("swap", Phrase::new("beta-colony-costs-materials").with("what", what))
}

fn scored(event: &Event, seat: Seat, from: Source) -> i32 {
    match *event {
        Event::Scored(scorer, source, points) if scorer == seat && source == from => i32::from(points),
        _ => 0,
    }
}

fn moved(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::Advanced { .. }))
}

fn happens(event: &Event, me: Seat) -> Option<Gain> {
    Some(match *event {
        Event::Moved { seat, fuel: fuel @ 1.., .. } | Event::Activated { seat, fuel: fuel @ 1.., .. } if seat == me => {
            icon("fuel", counted("beta-colony-costs-fuel", fuel))
        }
        Event::GotMaterial(seat, material) if seat == me => {
            let words = counted("beta-colony-plus-material", 1).with("what", names::material(material));
            icon(names::material_icon(material), words)
        }
        Event::GotFuel(seat, count) if seat == me => icon("fuel", counted("beta-colony-plus-fuel", count)),
        Event::GotArtifact(seat) if seat == me => icon("artifact", counted("beta-colony-plus-artifacts", 1)),
        Event::Crewed { seat, space, count } if seat == me => {
            icon("crew", counted("beta-colony-plus-crew", count).with("colony", names::colony(space.colony())))
        }
        Event::Advanced { seat, colony, by, to } if seat == me => track(colony, to - by, to),
        _ => return None,
    })
}

fn track(colony: Colony, from: u8, to: u8) -> Gain {
    let words = Phrase::new("beta-colony-plus-influence")
        .with("colony", names::colony(colony))
        .with("now", from)
        .with("then", to);
    icon("influence", words)
}

/// What the place does with this value.
fn of_place(at: Location, value: u8) -> Option<Gain> {
    Some(match at {
        Location::AzophiNexus => icon("azophi-nexus", Phrase::new("beta-colony-leads-choice")),
        Location::Ridback => icon("fuel", counted("beta-colony-plus-fuel", ridback_fuel(value))),
        _ if at.is_manufactory() => {
            let values = names::row(row_for(value));
            icon("m-pink", Phrase::new("beta-colony-leads-module").with("values", values))
        }
        _ => icon(names::location_icon(at), counted("beta-colony-leads-collect", moon_yield(value))),
    })
}

/// The way on a colony's track, with all that is on it.
fn on_track(state: &BetaColony, colony: Colony, seat: Seat, by: u8) -> Vec<Gain> {
    let from = state.player(seat).track(colony);
    let to = (from + by).min(crate::games::beta_colony::facts::TRACK as u8);
    let mut gains = Vec::new();
    if to > from {
        gains.push(track(colony, from, to));
    }
    for reached in (from + 1..=to).filter_map(|at| stop(colony, at)) {
        gains.push(match reached {
            Stop::Points(points) => Gain { sign: GainSign::Points(i32::from(points)), words: source(Source::Tracks) },
            Stop::Gift(bonus) => icon(
                match bonus {
                    TrackBonus::Artifact => "artifact",
                    TrackBonus::TwoFuel => "fuel",
                    TrackBonus::Crew => "crew",
                    _ => "influence",
                },
                names::bonus(bonus),
            ),
        });
    }
    gains
}
