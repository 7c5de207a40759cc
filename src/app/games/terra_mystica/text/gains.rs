//! What a choice costs and brings at once, as chips: first points, then what one has before and after it, then what follows from it.

use super::asking::offered;
use super::facts::Counted;
use super::names::{cost, cult, cult_icon, gain, hex, in_building, in_terrain, terrain_icon};
use crate::app::i18n::words::Phrase;
use crate::app::narration::facts::{Change, changes};
use crate::app::narration::{Gain, GainSign, and};
use crate::engine::{Foretold, Match, Seat};
use crate::games::TerraMystica;
use crate::games::terra_mystica::facts::tiles::CardEffect;
use crate::games::terra_mystica::facts::{CULT_POWER, Cost, LAST_STEP, Terrain};
use crate::games::terra_mystica::state::Player;
use crate::games::terra_mystica::{
    Building, Card, Choice, Event, Faction, Hex, Leech, Pending, Prompt, Purchase, Source, TownProgress, Track,
};

/// The chips of a choice.
pub fn gains(game: &Match<TerraMystica>, choice: Choice) -> Vec<Gain> {
    let (Some(question), Some(foretold)) = (game.question(), game.foretell(choice)) else { return Vec::new() };
    let (seat, state) = (question.seat, game.state());
    // What a new round brings is none of the choice's.
    let is_over = foretold.state.round() != state.round();
    let changes = changes(state, &foretold.state, seat).into_iter().filter(|change| change.seat == seat);
    let (points, others): (Vec<_>, Vec<_>) = changes.partition(|change| matches!(change.of, Counted::Points(_)));
    let chip = |change: Change<Counted>| counted(change, state.player(seat), foretold.state.player(seat));
    let mut gains: Vec<Gain> = points.into_iter().filter_map(chip).collect();
    gains.extend(foretold.events.iter().filter_map(|event| land(game, event)));
    if is_over {
        gains.extend(key_missing(game, seat, choice));
        gains.extend(own(game, seat, choice));
        return gains;
    }
    gains.extend(others.into_iter().filter_map(chip));
    gains.extend(key_missing(game, seat, choice));
    gains.extend(bonus_more(state, &foretold.state, seat));
    gains.extend(follows(&foretold, question.prompt, seat));
    if let Some(built) = place_built(choice) {
        gains.extend(income(state, &foretold.state, seat));
        gains.extend(town(state, &foretold, seat, built));
        gains.extend(area(state, &foretold.state, seat));
    }
    gains.extend(foretold.state.leeches_since(state).into_iter().map(|(other, leech)| leeched(other, leech)));
    // Whole sentences come last. What one has afterwards says as much as the coins on a card.
    gains.extend(own(game, seat, choice).into_iter().filter(|gain| gain.words.key != "terra-mystica-gain-coins"));
    gains
}

/// What a choice costs before the next question, if anything.
pub fn paid(game: &Match<TerraMystica>, choice: Choice) -> Option<Cost> {
    let seat = game.question()?.seat;
    let after = game.foretell(choice)?.state;
    let (before, after) = (game.state().player(seat), after.player(seat));
    let paid = Cost {
        coins: before.coins().saturating_sub(after.coins()),
        workers: before.workers().saturating_sub(after.workers()),
        priests: before.priests().saturating_sub(after.priests()),
    };
    (paid != Cost::default()).then_some(paid)
}

/// The points that a choice brings at once, or costs.
pub fn scored(game: &Match<TerraMystica>, choice: Choice) -> i32 {
    let Some((seat, foretold)) = game.question().map(|question| question.seat).zip(game.foretell(choice)) else {
        return 0;
    };
    let points = |state: &TerraMystica| i32::from(state.player(seat).points());
    points(&foretold.state) - points(game.state())
}

/// What each spade costs, where the terrain is asked for next and spades are bought.
pub fn paid_each(game: &Match<TerraMystica>, choice: Choice) -> Option<Cost> {
    let after = game.foretell(choice)?;
    let next = after.question()?;
    let buys = matches!(next.prompt, Prompt::Terrain { work, .. } if work.spades() == 0);
    buys.then(|| after.state.player(next.seat).spade_cost())
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

/// What is counted otherwise; nothing of what the choice itself is, or what follows from it in words of its own.
fn counted(change: Change<Counted>, before: &Player, after: &Player) -> Option<Gain> {
    let now_then =
        |name: &'static str, key: &str| icon(name, Phrase::new(key).with("now", change.now).with("then", change.then));
    Some(match change.of {
        Counted::Points(from) => Gain { sign: GainSign::Points(change.more()), words: source(from) },
        Counted::Workers => now_then("worker", "terra-mystica-change-workers"),
        Counted::Coins => now_then("coin", "terra-mystica-change-coins"),
        Counted::Priests => now_then("priest", "terra-mystica-change-priests"),
        Counted::Power(bowl) if bowl == 1 || before.bowls()[1] == after.bowls()[1] => {
            let bowls = |player: &Player| player.bowls().map(|tokens| tokens.to_string()).join("/");
            let words = Phrase::new("terra-mystica-change-power").with("now", bowls(before)).with("then", bowls(after));
            icon("power", words)
        }
        // Who begins with a faction gets tokens.
        Counted::Tokens if change.more() < 0 => {
            icon("power", Phrase::new("terra-mystica-gain-burned").with("count", -change.more()))
        }
        Counted::Steps(of) => {
            let reached = change.now + 1..=change.then;
            let power = CULT_POWER.iter().filter(|(step, _)| reached.contains(&i32::from(*step)));
            let gain = now_then(cult_icon(of), "terra-mystica-gain-cult");
            let power: u8 = power.map(|(_, power)| power).sum();
            Gain { words: gain.words.with("cult", cult(of)).with("power", power), ..gain }
        }
        Counted::Keys if change.more() > 0 => {
            icon("town", Phrase::new("terra-mystica-gain-keys").with("count", change.more()))
        }
        Counted::Track(Track::Shipping) => now_then("ship", "terra-mystica-change-shipping"),
        Counted::Track(Track::Spades) => {
            icon("spade", Phrase::new("terra-mystica-gain-digging").with("count", after.spade_cost().workers))
        }
        _ => return None,
    })
}

/// What comes in before the next round, if a building changes that.
fn income(before: &TerraMystica, after: &TerraMystica, seat: Seat) -> Option<Gain> {
    let of = |state: &TerraMystica| state.next_income(seat).map(|next| next.income);
    let then = of(after).filter(|then| of(before) != Some(*then) && before.round() > 0)?;
    Some(icon("tiles", Phrase::new("terra-mystica-gain-income").with("what", gain(then))))
}

/// Where points come from, in the middle of a sentence.
pub fn source(source: Source) -> Phrase {
    Phrase::new(format!("terra-mystica-source-{}", stem(source)))
}

/// How messages call a source.
pub fn stem(source: Source) -> &'static str {
    source.into()
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
            // In the last round nothing is saved for later.
            gains.extend(idle(state, seat).filter(|_| card.is_none()));
            gains
        }
        Choice::Favor(favor) if favor.0 >= 4 => {
            vec![icon(super::names::favor_icon(favor), super::names::favor_effect(favor))]
        }
        Choice::Priest(_, 1) => vec![icon("priest", Phrase::new("terra-mystica-gain-returns"))],
        Choice::Priest(..) => vec![icon("priest", Phrase::new("terra-mystica-gain-stays"))],
        Choice::Upgrade(_, Building::Stronghold) => {
            let faction = state.player(seat).faction().unwrap_or(Faction::Witches);
            vec![icon("stronghold", super::names::stronghold(faction))]
        }
        Choice::Take(number) => {
            let first = state.offers().iter().all(|offer| !offer.is_taken());
            let leech = offered(game, number).filter(|leech| first && state.player(leech.from).is(Faction::Cultists));
            let step = |leech: Leech| icon("cult", Phrase::new("terra-mystica-gain-cultists").with("name", leech.from));
            leech.map(step).into_iter().collect()
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
        Prompt::Terrain { hex, work } => gains.extend(terrain_next(&after.state, seat, hex, work.spades())),
        Prompt::Pending(pending) if pending.is_storm() => {
            gains.push(icon("faction-nomads", Phrase::new("terra-mystica-gain-storm")));
        }
        Prompt::WitchesDwelling => gains.push(icon("dwelling", Phrase::new("terra-mystica-gain-witches"))),
        Prompt::SwarmlingsHouse => gains.push(icon("trading-house", Phrase::new("terra-mystica-gain-swarmlings"))),
        _ => {}
    }
    gains
}

/// That the terrain is chosen next, what a spade costs, and the way home.
fn terrain_next(state: &TerraMystica, seat: Seat, hex: Hex, free: u8) -> [Gain; 2] {
    let (player, home) = (state.player(seat), state.home(seat));
    let words = match free {
        0 => Phrase::new("terra-mystica-gain-terrain-paid").with("what", cost(player.spade_cost())),
        _ => Phrase::new("terra-mystica-gain-terrain"),
    };
    let way = Phrase::new("terra-mystica-gain-way-home")
        .with("count", state.spades_needed(seat, hex))
        .with("terrain", in_terrain(home));
    [icon("spade", words), icon(terrain_icon(home), way)]
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
pub fn leeched(other: Seat, leech: Leech) -> Gain {
    let words =
        Phrase::new("terra-mystica-gain-leech").with("name", other).with("power", leech.power).with("cost", leech.cost);
    icon("power", words)
}

/// What a seat could still pay for without any exchange.
fn idle(state: &TerraMystica, seat: Seat) -> Option<Gain> {
    let affordable = state.affordable(seat).into_iter().filter(|one| !one.exchanging);
    let built = affordable.filter_map(|one| match one.what {
        Purchase::Building(building) => Some(in_building(building)),
        _ => None,
    });
    and(built).map(|what| icon("dwelling", Phrase::new("terra-mystica-gain-idle").with("what", what)))
}
