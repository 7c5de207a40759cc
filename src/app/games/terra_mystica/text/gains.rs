//! What a choice costs and brings at once, as chips: first points, then what one has before and after it, then what follows from it.

use super::asking::offered;
use super::names::{cult, cult_icon, gain, hex, in_terrain, terrain_icon};
use crate::app::i18n::words::Phrase;
use crate::app::narration::{Gain, GainSign};
use crate::engine::{Foretold, Match, Seat};
use crate::games::TerraMystica;
use crate::games::terra_mystica::facts::tiles::CardEffect;
use crate::games::terra_mystica::facts::{CULT_POWER, LAST_STEP, Terrain};
use crate::games::terra_mystica::state::Player;
use crate::games::terra_mystica::{
    Building, Card, Choice, Cult, Event, Faction, Hex, Leech, Pending, Prompt, Source, TownProgress,
};

/// The chips of a choice.
pub fn gains(game: &Match<TerraMystica>, choice: Choice) -> Vec<Gain> {
    let Some(question) = game.question() else { return Vec::new() };
    let (seat, state) = (question.seat, game.state());
    let Some(foretold) = game.foretell(choice) else { return Vec::new() };
    let events = &foretold.events;
    // What a new round brings is none of the choice's.
    let after = Some(&foretold).filter(|foretold| foretold.state.round() == state.round());
    let mut gains = points(events, seat);
    gains.extend(events.iter().filter_map(|event| land(game, event)));
    if let Some(after) = after {
        gains.extend(resources(state.player(seat), after.state.player(seat)));
    }
    gains.extend(events.iter().filter_map(|event| burned(event, seat)));
    gains.extend(cults(state.player(seat), events, seat));
    gains.extend(key_missing(game, seat, choice));
    if let Some(after) = after {
        gains.extend(bonus_more(state, &after.state, seat));
        gains.extend(follows(after, question.prompt, seat));
        if let Some(built) = place_built(choice) {
            gains.extend(town(state, after, seat, built));
            gains.extend(area(state, &after.state, seat));
        }
        gains.extend(after.state.leeches_since(state).into_iter().map(|(other, leech)| leeched(other, leech)));
    }
    // Whole sentences come last. What one has afterwards says as much as the coins on a card.
    let said = |gain: &Gain| after.is_some() && gain.words.key == "terra-mystica-gain-coins";
    gains.extend(own(game, seat, choice).into_iter().filter(|gain| !said(gain)));
    gains
}

fn icon(name: &'static str, words: Phrase) -> Gain {
    Gain { sign: GainSign::Icon(name), words }
}

/// The hex on which a choice puts a building.
fn place_built(choice: Choice) -> Option<Hex> {
    match choice {
        Choice::Build(hex) | Choice::Upgrade(hex, _) => Some(hex),
        _ => None,
    }
}

/// Points by source, each source once.
fn points(events: &[Event], seat: Seat) -> Vec<Gain> {
    let of = |source: Source| -> i32 {
        let scored = events.iter().filter_map(|event| match event {
            Event::Scored(scorer, from, points) if *scorer == seat && *from == source => Some(i32::from(*points)),
            _ => None,
        });
        scored.sum()
    };
    let all = Source::ALL.into_iter().map(|from| (from, of(from))).filter(|(_, points)| *points != 0);
    all.map(|(from, points)| Gain { sign: GainSign::Points(points), words: source(from) }).collect()
}

/// Where points come from, in the middle of a sentence.
pub fn source(source: Source) -> Phrase {
    Phrase::new(format!("terra-mystica-source-{}", stem(source)))
}

/// How messages call a source.
pub fn stem(source: Source) -> &'static str {
    match source {
        Source::Start => "start",
        Source::Scoring => "scoring",
        Source::Cards => "cards",
        Source::Favors => "favors",
        Source::Towns => "towns",
        Source::Shipping => "shipping",
        Source::Spades => "spades",
        Source::Faction => "faction",
        Source::Leech => "leech",
        Source::Exchange => "exchange",
        Source::Area => "area",
        Source::Cults => "cults",
        Source::Resources => "resources",
    }
}

/// "2 spades: swamp → forest", or a way that is paid for.
fn land(game: &Match<TerraMystica>, event: &Event) -> Option<Gain> {
    match *event {
        Event::Transformed { hex: place, to, spades, .. } => {
            let from = game.state().terrain(place).unwrap_or(Terrain::Desert);
            let words = Phrase::new("terra-mystica-gain-land")
                .with("count", spades)
                .with("from", in_terrain(from))
                .with("to", in_terrain(to));
            Some(icon(terrain_icon(to), words))
        }
        Event::Skipped(_, place) => {
            let words = Phrase::new("terra-mystica-gain-skipped").with("hex", hex(game.state(), place));
            Some(icon("point", words))
        }
        _ => None,
    }
}

/// What is there before and after, of all that changes.
fn resources(before: &Player, after: &Player) -> Vec<Gain> {
    let change = |name: &'static str, key: &str, now: u16, then: u16| {
        (now != then).then(|| icon(name, Phrase::new(key).with("now", now).with("then", then)))
    };
    let bowls = |player: &Player| player.bowls().map(|tokens| tokens.to_string()).join("/");
    let power = (before.bowls() != after.bowls()).then(|| {
        let words = Phrase::new("terra-mystica-change-power").with("now", bowls(before)).with("then", bowls(after));
        icon("power", words)
    });
    let bytes = |name, key, now: u8, then: u8| change(name, key, u16::from(now), u16::from(then));
    [
        bytes("worker", "terra-mystica-change-workers", before.workers(), after.workers()),
        change("coin", "terra-mystica-change-coins", before.coins(), after.coins()),
        bytes("priest", "terra-mystica-change-priests", before.priests(), after.priests()),
        power,
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn burned(event: &Event, seat: Seat) -> Option<Gain> {
    match *event {
        Event::Burned(owner, tokens) if owner == seat => {
            Some(icon("power", Phrase::new("terra-mystica-gain-burned").with("count", tokens)))
        }
        _ => None,
    }
}

/// Steps in cults with the power they bring.
fn cults(before: &Player, events: &[Event], seat: Seat) -> Vec<Gain> {
    let mut gains: Vec<Gain> = Vec::new();
    for in_cult in Cult::ALL {
        let reached = events.iter().rev().find_map(|event| match event {
            Event::CultStep { seat: climber, cult, to } if *climber == seat && *cult == in_cult => Some(*to),
            _ => None,
        });
        let Some(to) = reached else { continue };
        let from = before.cult(in_cult);
        let power: u8 = CULT_POWER.iter().filter(|(step, _)| from < *step && *step <= to).map(|(_, power)| power).sum();
        let words = Phrase::new("terra-mystica-gain-cult")
            .with("cult", cult(in_cult))
            .with("now", from)
            .with("then", to)
            .with("power", power);
        gains.push(icon(cult_icon(in_cult), words));
    }
    gains
}

/// Why a marker stops before the last step.
fn key_missing(game: &Match<TerraMystica>, seat: Seat, choice: Choice) -> Option<Gain> {
    let (in_cult, steps) = match (choice, game.question()?.prompt) {
        (Choice::Priest(cult, steps), _) => (cult, steps),
        (Choice::Step(cult), Prompt::CultStep { steps, .. }) => (cult, steps),
        (Choice::Favor(favor), _) => favor.steps(),
        _ => return None,
    };
    let player = game.state().player(seat);
    let from = player.cult(in_cult);
    if from >= LAST_STEP || from + steps < LAST_STEP {
        return None;
    }
    match game.state().on_last_step(in_cult) {
        Some(other) => Some(icon("town", Phrase::new("terra-mystica-gain-last-taken").with("name", other))),
        None if player.keys() == 0 => Some(icon("town", Phrase::new("terra-mystica-gain-key-missing"))),
        None => Some(icon("town", Phrase::new("terra-mystica-gain-key-used"))),
    }
}

/// What only this choice is about: a card's coins and effect, a tile's effect, an ability.
fn own(game: &Match<TerraMystica>, seat: Seat, choice: Choice) -> Vec<Gain> {
    let state = game.state();
    let effect = |card| icon(super::names::card_icon(card), super::names::card_effect(card));
    match choice {
        Choice::Faction(faction) => {
            vec![icon(super::names::faction_icon(faction), super::names::strength(faction))]
        }
        Choice::Card(card) => std::iter::once(effect(card)).chain(no_shipping(state.player(seat), card)).collect(),
        Choice::Pass(card) => {
            let mut gains = Vec::new();
            let coins = card.and_then(|card| state.open_cards().into_iter().find(|(open, _)| *open == card));
            if let Some((_, coins @ 1..)) = coins {
                gains.push(icon("coin", Phrase::new("terra-mystica-gain-coins").with("count", coins)));
            }
            if state.passed().is_empty() && !state.is_last_round() {
                gains.push(icon("tiles", Phrase::new("terra-mystica-gain-first")));
            }
            gains.extend(card.map(effect));
            gains.extend(card.and_then(|card| no_shipping(state.player(seat), card)));
            gains
        }
        Choice::Favor(favor) if favor.0 >= 4 => {
            vec![icon(super::names::favor_icon(favor), super::names::favor_effect(favor))]
        }
        Choice::Town(tile) => {
            let keys = tile.print().keys;
            vec![icon("town", Phrase::new("terra-mystica-gain-keys").with("count", keys))]
        }
        Choice::Priest(_, 1) => vec![icon("priest", Phrase::new("terra-mystica-gain-returns"))],
        Choice::Priest(..) => vec![icon("priest", Phrase::new("terra-mystica-gain-stays"))],
        Choice::Advance(crate::games::terra_mystica::Track::Spades) => {
            let board = state.player(seat).faction().map(|faction| faction.board().spade_workers);
            let then = board.and_then(|workers| workers.get(usize::from(state.player(seat).digging()) + 1));
            then.map(|workers| icon("spade", Phrase::new("terra-mystica-gain-digging").with("count", *workers)))
                .into_iter()
                .collect()
        }
        Choice::Upgrade(_, Building::Stronghold) => {
            let faction = state.player(seat).faction().unwrap_or(Faction::Witches);
            vec![icon("stronghold", super::names::stronghold(faction))]
        }
        Choice::Decline(number) => match offered(game, number) {
            Some(Leech { cost: cost @ 1.., .. }) => {
                vec![Gain {
                    sign: GainSign::Check,
                    words: Phrase::new("terra-mystica-gain-saved").with("points", cost),
                }]
            }
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}

/// That a card's effect is about shipping, which the player has not.
fn no_shipping(player: &Player, card: Card) -> Option<Gain> {
    let about_it = matches!(card.print().effect, CardEffect::Shipping | CardEffect::ShippingPoints(_));
    let has_none = player.faction().is_some_and(|faction| faction.board().shipping.is_none());
    (about_it && has_none).then(|| icon("ship", Phrase::new("terra-mystica-why-no-shipping")))
}

/// The round's bonus, if a choice brings more of it.
fn bonus_more(before: &TerraMystica, after: &TerraMystica, seat: Seat) -> Option<Gain> {
    if before.round() == 0 || before.is_last_round() || before.bonus_times(seat) >= after.bonus_times(seat) {
        return None;
    }
    let (bonus, spades) = after.cult_bonus_now(seat);
    let what = match spades {
        0 => gain(bonus),
        count => Phrase::new("terra-mystica-n-spades").with("count", count),
    };
    let words = Phrase::new("terra-mystica-gain-bonus").with("what", what);
    Some(icon(super::names::scoring_bonus_icon(before.scoring_tile(before.round())), words))
}

/// What is asked next, if it belongs to the same action.
fn follows(after: &Foretold<TerraMystica>, before: Prompt, seat: Seat) -> Vec<Gain> {
    let Some(next) = after.question().filter(|next| next.seat == seat) else { return Vec::new() };
    let counted = |name: &'static str, key: &str, count: u8| {
        (count > 0).then(|| icon(name, Phrase::new(key).with("count", count)))
    };
    let pending = |prompt: Prompt| match prompt {
        Prompt::Pending(pending) => pending,
        Prompt::CultSpades(work) => Pending { work: Some(work), ..Pending::default() },
        _ => Pending::default(),
    };
    let (had, left) = (pending(before), pending(next.prompt));
    let mut gains = Vec::new();
    gains.extend(counted("tiles", "terra-mystica-gain-favors", left.favors.saturating_sub(had.favors)));
    gains.extend(counted("spade", "terra-mystica-gain-spades", left.spades()));
    if left.ordination && !had.ordination {
        gains.push(icon("priest", Phrase::new("terra-mystica-gain-ordain")));
    }
    match next.prompt {
        Prompt::Turn { second: false } if before == (Prompt::Turn { second: false }) => {}
        Prompt::Bridge { .. } => gains.push(icon("bridge", Phrase::new("terra-mystica-gain-bridge"))),
        Prompt::CultStep { steps, .. } => gains.extend(counted("cult", "terra-mystica-gain-steps", steps)),
        Prompt::Key(_) => gains.push(icon("town", Phrase::new("terra-mystica-gain-key-choice"))),
        Prompt::Terrain { .. } => gains.push(icon("spade", Phrase::new("terra-mystica-gain-terrain"))),
        Prompt::Pending(pending) if pending.is_storm() => {
            gains.push(icon("faction-nomads", Phrase::new("terra-mystica-gain-storm")));
        }
        Prompt::WitchesDwelling => gains.push(icon("dwelling", Phrase::new("terra-mystica-gain-witches"))),
        Prompt::SwarmlingsHouse => gains.push(icon("trading-house", Phrase::new("terra-mystica-gain-swarmlings"))),
        _ => {}
    }
    gains
}

/// Whether a town results, else how far it is.
fn town(before: &TerraMystica, after: &Foretold<TerraMystica>, seat: Seat, built: Hex) -> Option<Gain> {
    let founds = after
        .question()
        .is_some_and(|next| matches!(next.prompt, Prompt::Pending(pending) if pending.towns > 0 && next.seat == seat));
    if founds {
        return Some(icon("town", Phrase::new("terra-mystica-gain-founds")));
    }
    match after.state.town_progress(seat, built) {
        Some(progress) if progress.buildings > 1 => Some(icon("town", progress_words(progress))),
        Some(_) => None,
        // A building that replaces another of a town changes nothing about it.
        None if before.player(seat).in_towns().has(built) => None,
        None => Some(icon("town", Phrase::new("terra-mystica-gain-joins"))),
    }
}

/// The largest area, once it decides.
fn area(before: &TerraMystica, after: &TerraMystica, seat: Seat) -> Option<Gain> {
    let (now, then) = (before.largest_area(seat), after.largest_area(seat));
    (before.is_last_round() && now != then)
        .then(|| icon("map", Phrase::new("terra-mystica-gain-area").with("now", now).with("then", then)))
}

/// "5 of 7 power and 3 of 4 buildings towards a town".
pub fn progress_words(progress: TownProgress) -> Phrase {
    let TownProgress { buildings, buildings_needed, power, power_needed } = progress;
    Phrase::new("terra-mystica-town-progress")
        .with("power", power)
        .with("needed", power_needed)
        .with("buildings", buildings)
        .with("wanted", buildings_needed)
}

/// "Ben may take 2 power for 1 point".
pub(super) fn leeched(other: Seat, leech: Leech) -> Gain {
    let words =
        Phrase::new("terra-mystica-gain-leech").with("name", other).with("power", leech.power).with("cost", leech.cost);
    icon("power", words)
}
