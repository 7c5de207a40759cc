//! What helps: why something cannot be done, what a question is about, what speaks for a choice and against it.

use super::names;
use super::words::spelled_out;
use crate::app::i18n::words::Phrase;
use crate::app::narration::and;
use crate::engine::Match;
use crate::games::BetaColony;
use crate::games::beta_colony::{Choice, Obstacle, Prompt, Tile};

/// Why a choice that is not offered cannot be made now.
pub fn why_not(game: &Match<BetaColony>, choice: Choice) -> Option<Phrase> {
    let question = game.question()?;
    Some(match game.state().obstacle(question, choice)? {
        Obstacle::Material(material) => Phrase::new("beta-colony-why-material").with("what", names::material(material)),
        Obstacle::Artifacts(count) => Phrase::new("beta-colony-why-artifacts").with("count", count),
        Obstacle::Limit => Phrase::new("beta-colony-why-limit"),
        Obstacle::Taken => Phrase::new("beta-colony-why-taken"),
        Obstacle::Group => Phrase::new("beta-colony-why-group"),
        Obstacle::Centre => Phrase::new("beta-colony-why-centre"),
        Obstacle::NoModule => Phrase::new("beta-colony-why-no-module"),
        Obstacle::Elsewhere(at) => Phrase::new("beta-colony-why-other-place").with("place", names::short_location(at)),
        Obstacle::Row => Phrase::new("beta-colony-why-row"),
        Obstacle::NoSpace => Phrase::new("beta-colony-why-no-space"),
        Obstacle::Question => Phrase::new("beta-colony-why-first").with("ask", super::words::ask(game, None)),
    })
}

/// What this kind of question is about.
pub fn explanations(game: &Match<BetaColony>) -> Vec<Phrase> {
    let key = |prompt: Prompt| match prompt {
        Prompt::Board => "beta-colony-about-board",
        Prompt::Start => "beta-colony-about-start",
        Prompt::CycleMaterial => "beta-colony-about-cycle-material",
        Prompt::Influence => "beta-colony-about-influence",
        Prompt::TurnToSix => "beta-colony-about-turn-six",
        Prompt::Flip => "beta-colony-about-flip",
        Prompt::Action => "beta-colony-about-action",
        Prompt::Use(_) => "beta-colony-about-activate",
        Prompt::Collect(_) | Prompt::Material => "beta-colony-about-collect",
        Prompt::Nexus => "beta-colony-about-nexus",
        Prompt::Module { .. } => "beta-colony-about-module",
        Prompt::FreeAchievement | Prompt::Space { tile: Tile::Achievement(_), .. } => "beta-colony-about-achievement",
        Prompt::Space { .. } => "beta-colony-about-space",
        Prompt::Pay(_) => "beta-colony-about-pay",
        Prompt::Discard => "beta-colony-about-discard",
        Prompt::Goal => "beta-colony-about-goal",
        Prompt::Crew => "beta-colony-about-crew",
    };
    game.question().map(|question| Phrase::new(key(question.prompt))).into_iter().collect()
}

/// What tells a choice from another one that is named alike: its fuel.
pub fn detail(game: &Match<BetaColony>, choice: Choice) -> Option<Phrase> {
    match game.state().fuel_of(game.question()?.seat, choice) {
        0 => None,
        count => Some(Phrase::new("beta-colony-detail-fuel").with("count", count)),
    }
}

/// What speaks for a choice: what it brings first.
pub fn merit(game: &Match<BetaColony>, choice: Choice) -> Option<Phrase> {
    let gains = super::words::gains(game, choice).into_iter();
    and(gains.filter(|gain| !gain.words.key.starts_with("beta-colony-costs-")).take(2).map(spelled_out))
}

/// What is lost by a choice that brings nothing: a flight to materials without room for any.
pub fn waste(game: &Match<BetaColony>, choice: Choice) -> Option<Phrase> {
    let seat = game.question()?.seat;
    match choice {
        Choice::Fly(_, to) if to.moon().is_some() && game.state().room(seat) == 0 => {
            Some(Phrase::new("beta-colony-waste-full"))
        }
        _ => None,
    }
}
