//! Whether the runner knows all words of a scenario. One with others is skipped, and no other one of its file.

use super::file::{Board, Scenario};
use super::steps;
use super::words::{cards, colour, splay};

/// The first word that is not known: a card, a colour, a splay, a player, an answer.
pub fn all_known(scenario: &Scenario) -> Result<(), String> {
    let (start, expected) = (&scenario.start, &scenario.expected);
    for laid in start.seats() {
        zones_known([&laid.hand, &laid.score, &laid.forecast], &laid.board)?;
    }
    for found in expected.seats() {
        zones_known([&found.hand, &found.score, &found.forecast], &found.board)?;
    }
    start.supply_top.values().chain(expected.returned_to_supply.values()).try_for_each(|ids| cards(ids).map(drop))?;
    cards(&expected.removed)?;
    steps::plan(&scenario.steps)?;
    let picks = expected.options.iter().chain(expected.legal_actions.iter().flat_map(|kinds| kinds.values()));
    picks.flatten().try_for_each(|pick| steps::item(pick).map(drop))
}

fn zones_known(held: [&[String]; 3], board: &Board) -> Result<(), String> {
    held.into_iter().try_for_each(|ids| cards(ids).map(drop))?;
    board.iter().try_for_each(|(word, pile)| {
        colour(word)?;
        cards(&pile.cards)?;
        splay(pile.splay.as_deref()).map(drop)
    })
}
