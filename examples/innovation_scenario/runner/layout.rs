//! The table at the start of a scenario.

use super::file::{Achievement, Laid, Scenario};
use super::words::{card, cards, colour, piles, seat, sets, special, splay};
use fireside::engine::Seat;
use fireside::games::innovation::facts::LAST_AGE;
use fireside::games::innovation::situation::Impossible;
use fireside::games::innovation::{Innovation, Options, Set, Sets, Situation};

/// There are nine normal achievements.
const MOST_ACHIEVEMENTS: usize = 9;

/// Lays out the table: the first player is at turn with one action left.
pub fn table(scenario: &Scenario) -> Result<Innovation, String> {
    seats_fit(scenario)?;
    let start = &scenario.start;
    let drawn = piles(&start.supply_top)?;
    let options = Options { sets: sets(&scenario.sets)?, ..Options::default() };
    let mut situation = Situation::new(&options, scenario.players).map_err(explain)?;
    situation = situation.next(&drawn).map_err(explain)?.empty(&start.empty_ages);
    if let Some(ages) = &start.available_normal {
        achievements_fit(ages, options.sets)?;
        situation = situation.available(ages);
    }
    for (seat, laid) in start.seats().enumerate() {
        situation = place(situation, Seat(seat as u8), laid)?;
    }
    situation.build().map_err(explain)
}

/// As many play as have cards, before and after; steps are theirs.
fn seats_fit(scenario: &Scenario) -> Result<(), String> {
    let players = scenario.players;
    for (what, seats) in [("begin", scenario.start.seats().count()), ("end", scenario.expected.seats().count())] {
        if seats != usize::from(players) {
            return Err(format!("{players} play, {seats} {what}"));
        }
    }
    let plays = |word: &str| seat(word).is_some_and(|seat| seat.0 < players);
    match scenario.steps.iter().find(|step| !plays(&step.player)) {
        Some(step) => Err(format!("{} does not play", step.player)),
        None => Ok(()),
    }
}

/// Without Echoes one achievement of each age at most lies in the middle.
fn achievements_fit(ages: &[u8], sets: Sets) -> Result<(), String> {
    let single = |age: &u8| ages.iter().filter(|other| *other == age).count() == 1;
    let once = |age: &u8| (1..LAST_AGE).contains(age) && (sets.has(Set::Echoes) || single(age));
    if ages.iter().all(once) { Ok(()) } else { Err(format!("the normal achievements {ages:?} cannot be")) }
}

fn place(situation: Situation, seat: Seat, laid: &Laid) -> Result<Situation, String> {
    let (hand, score) = (cards(&laid.hand)?, cards(&laid.score)?);
    let forecast = cards(&laid.forecast)?;
    let held = situation.hand(seat, &hand).and_then(|situation| situation.score(seat, &score));
    let mut situation = held.and_then(|situation| situation.forecast(seat, &forecast)).map_err(explain)?;
    for (word, pile) in &laid.board {
        let (colour, cards) = (colour(word)?, cards(&pile.cards)?);
        if cards.iter().any(|card| card.colour() != colour) {
            return Err(format!("not all of {:?} are {word}", pile.cards));
        }
        situation = situation.board(seat, &cards, splay(pile.splay.as_deref())?).map_err(explain)?;
    }
    if laid.achievements.len() > MOST_ACHIEVEMENTS {
        return Err(format!("{} achievements are too many", laid.achievements.len()));
    }
    for achievement in &laid.achievements {
        situation = match achievement {
            Achievement::Special(word) => situation.special(seat, special(word)?),
            Achievement::Card { card: id } => situation.achieved(seat, &[card(id)?]).map_err(explain)?,
            Achievement::Normal { normal } => return Err(format!("which card is the normal achievement {normal}?")),
        };
    }
    Ok(situation)
}

fn explain(why: Impossible) -> String {
    match why {
        Impossible::Players(players) => format!("{players} do not play"),
        Impossible::Twice(card) => format!("{} lies in two places", card.print().id),
        Impossible::NotInPlay(card) => format!("the set of {} is not in play", card.print().id),
        Impossible::NoAchievement(age) => format!("no card is left for the achievement of age {age}"),
    }
}
