//! What helps: why something cannot be done, what a question is about, what speaks for a choice.

use super::names;
use super::things;
use super::words::spelled_out;
use crate::app::i18n::words::Phrase;
use crate::app::narration::and;
use crate::engine::Match;
use crate::games::BetaColony;
use crate::games::beta_colony::{Choice, Colony, Obstacle, Prompt};

/// Why a choice that is not offered cannot be made now.
pub fn why_not(game: &Match<BetaColony>, choice: Choice) -> Option<Phrase> {
    let question = game.question()?;
    Some(match game.state().obstacle(question, choice)? {
        Obstacle::Question => Phrase::new("beta-colony-why-first").with("ask", super::words::ask(game, None)),
        Obstacle::BoardTaken(seat, _) => Phrase::new("beta-colony-why-board").with("name", seat),
        Obstacle::Occupied(seat) => Phrase::new("beta-colony-why-occupied").with("name", seat),
        Obstacle::AlreadySix => Phrase::new("beta-colony-why-six"),
        Obstacle::Used(_) => Phrase::new("beta-colony-why-spent"),
        Obstacle::Fuel(count) => Phrase::new("beta-colony-why-fuel").with("count", count),
        Obstacle::OtherRow => Phrase::new("beta-colony-why-row"),
        Obstacle::NotShown | Obstacle::NotOpen => Phrase::new("beta-colony-why-closed"),
        Obstacle::NoSite => Phrase::new("beta-colony-why-no-space"),
        Obstacle::Built(_) => Phrase::new("beta-colony-why-taken"),
        Obstacle::Group(colour) => Phrase::new("beta-colony-why-group").with("what", names::kind(colour)),
        Obstacle::Unpaid => Phrase::new("beta-colony-why-unpaid"),
        Obstacle::Artifacts(count) => Phrase::new("beta-colony-why-artifacts").with("count", count),
        Obstacle::EnoughAchievements => Phrase::new("beta-colony-why-limit"),
        Obstacle::Central => Phrase::new("beta-colony-why-centre"),
        Obstacle::OtherMoon => Phrase::new("beta-colony-why-moon"),
        Obstacle::NoModule => Phrase::new("beta-colony-why-no-module"),
    })
}

/// What this kind of question is about.
pub fn explanations(game: &Match<BetaColony>) -> Vec<Phrase> {
    let key = |prompt: Prompt| match prompt {
        Prompt::Board => "beta-colony-about-board",
        Prompt::Start => "beta-colony-about-start",
        Prompt::CycleMaterial => "beta-colony-about-cycle-material",
        Prompt::Influence(_) => "beta-colony-about-influence",
        Prompt::DieToSix => "beta-colony-about-turn-six",
        Prompt::FlipDie => "beta-colony-about-flip",
        Prompt::Turn { .. } => "beta-colony-about-action",
        Prompt::Activate(_) => "beta-colony-about-activate",
        Prompt::Collect { .. } | Prompt::AnyMaterial { .. } => "beta-colony-about-collect",
        Prompt::Nexus => "beta-colony-about-nexus",
        Prompt::Module(_) => "beta-colony-about-module",
        Prompt::FreeModule(_) => "beta-colony-about-free-module",
        Prompt::FreeAchievement(_) => "beta-colony-about-free-achievement",
        Prompt::AchievementSpace { .. } => "beta-colony-about-achievement",
        Prompt::ModuleSpace { .. } => "beta-colony-about-space",
        Prompt::PayModule { .. } | Prompt::PaySpace(_) | Prompt::PayBuilding { .. } => "beta-colony-about-pay",
        Prompt::ExtraPoints => "beta-colony-about-discard",
        Prompt::Discard => "beta-colony-about-goal",
        Prompt::Crew(_) => "beta-colony-about-crew",
    };
    game.question().map(|question| Phrase::new(key(question.prompt))).into_iter().collect()
}

/// What lies on the board and is met for the first time.
pub fn meetings(game: &Match<BetaColony>) -> Vec<(&'static str, Vec<String>)> {
    let is_turn = game.question().is_some_and(|question| matches!(question.prompt, Prompt::Turn { .. }));
    let met = [
        ("beta-colony-meet-goods", vec![things::GOODS.to_owned()]),
        ("beta-colony-meet-modules", game.state().shown().map(things::module).collect()),
        ("beta-colony-meet-colonies", Colony::ALL.map(things::colony).to_vec()),
        ("beta-colony-meet-cycle", vec![things::cycle(game.state().cycle() as u8)]),
    ];
    met.into_iter().filter(|_| is_turn).collect()
}

/// What tells a choice from another one that is named alike: its fuel.
pub fn detail(game: &Match<BetaColony>, choice: Choice) -> Option<Phrase> {
    match super::lookup::fuel(game.state(), game.question()?.seat, choice) {
        0 => None,
        count => Some(Phrase::new("beta-colony-detail-fuel").with("count", count)),
    }
}

/// What speaks for a choice: what it brings first.
pub fn merit(game: &Match<BetaColony>, choice: Choice) -> Option<Phrase> {
    let gains = super::words::gains(game, choice).into_iter();
    and(gains.filter(|gain| !gain.words.key.starts_with("beta-colony-costs-")).take(2).map(spelled_out))
}
