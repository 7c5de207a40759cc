//! Terra Mystica in words: questions, choices and what they bring, the log, the chart, the end, the whole position.

pub mod factions;
mod guidance;
pub mod hexes;
mod ledger;
mod log;
pub mod names;
mod readout;
pub mod sections;
mod tags;
pub mod words;

use crate::app::narration::{Written, narrate};
use crate::app::store::stats::Tags;
use crate::games::TerraMystica;
use crate::games::terra_mystica::Automatic;

narrate!(TerraMystica {
    fn settled(game: &Match<Self>, settings: &serde_json::Value) -> Option<Self::Choice> {
        let settings: Automatic = serde_json::from_value(settings.clone()).unwrap_or_default();
        settings.answer(game.state(), game.question()?)
    }

    fn notation(game: &Match<Self>) -> Option<(Phrase, String)> {
        ledger::notation(game)
    }

    fn read_notation(text: &str) -> Option<Result<Written<Self>, Phrase>> {
        ledger::read(text)
    }

    fn tags(state: &Self) -> Tags {
        tags::tags(state)
    }
});
