//! The table at the start of a scenario.

use super::file::{Achievement, Laid, Scenario};
use super::words::{card, cards, colour, piles, special, splay};
use fireside::engine::Seat;
use fireside::games::innovation::situation::Impossible;
use fireside::games::innovation::{Innovation, Options, Situation};

/// Lays out the table: the first player is at turn with one action left.
pub fn table(scenario: &Scenario) -> Result<Innovation, String> {
    let start = &scenario.start;
    if start.seats().count() != usize::from(scenario.players) {
        return Err(format!("{} play, and others have cards", scenario.players));
    }
    if scenario.expected.seats().count() != usize::from(scenario.players) {
        return Err(format!("{} play, and the end is of others", scenario.players));
    }
    let drawn = piles(&start.supply_top)?;
    let mut situation = Situation::new(&Options::default(), scenario.players).map_err(explain)?;
    situation = situation.next(&drawn).map_err(explain)?.empty(&start.empty_ages);
    if let Some(ages) = &start.available_normal {
        situation = situation.available(ages);
    }
    for (seat, laid) in start.seats().enumerate() {
        situation = place(situation, Seat(seat as u8), laid)?;
    }
    situation.build().map_err(explain)
}

fn place(situation: Situation, seat: Seat, laid: &Laid) -> Result<Situation, String> {
    let (hand, score) = (cards(&laid.hand)?, cards(&laid.score)?);
    let mut situation =
        situation.hand(seat, &hand).and_then(|situation| situation.score(seat, &score)).map_err(explain)?;
    for (word, pile) in &laid.board {
        let (colour, cards) = (colour(word)?, cards(&pile.cards)?);
        if cards.iter().any(|card| card.colour() != colour) {
            return Err(format!("not all of {:?} are {word}", pile.cards));
        }
        situation = situation.board(seat, &cards, splay(pile.splay.as_deref())?).map_err(explain)?;
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
        Impossible::NoAchievement(age) => format!("no card is left for the achievement of age {age}"),
    }
}
