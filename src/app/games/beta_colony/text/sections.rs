//! The sections of the rulebook that explain what is asked and what lies on the board.

use crate::app::narration::Section;
use crate::engine::Match;
use crate::games::BetaColony;
use crate::games::beta_colony::{Achievement, Choice, Location, Prompt, Tile};

/// The section for a question, or for the choice that is picked.
pub fn of_question(game: &Match<BetaColony>, picked: Option<Choice>) -> Section {
    match picked {
        Some(Choice::Dock(..)) => return Section("dock"),
        Some(Choice::Fly(_, to)) => return of_place(to),
        Some(Choice::Achievement(which)) => return of_achievement(which),
        _ => {}
    }
    let Some(question) = game.question() else { return Section("end") };
    match question.prompt {
        Prompt::Board => Section("boards"),
        Prompt::Start => Section("set-up"),
        Prompt::CycleMaterial | Prompt::TurnToSix | Prompt::Flip | Prompt::Discard | Prompt::Goal => Section("cycles"),
        Prompt::Influence => Section("influence"),
        Prompt::Action => Section("action"),
        Prompt::Use(at) | Prompt::Collect(at) => of_place(at),
        Prompt::Material => Section("yours"),
        Prompt::Nexus => Section("nexus"),
        Prompt::Module { free: false } => Section("manufactories"),
        Prompt::Module { free: true } => Section("tracks"),
        Prompt::FreeAchievement | Prompt::Space { tile: Tile::Achievement(_), .. } => Section("achievements"),
        Prompt::Space { .. } => Section("build"),
        Prompt::Pay(_) => Section("artifacts"),
        Prompt::Crew => Section("crew"),
    }
}

/// The section about a place.
pub fn of_place(at: Location) -> Section {
    match at {
        Location::AzophiNexus => Section("nexus"),
        Location::Ridback => Section("ridback"),
        Location::LeftManufactory | Location::RightManufactory => Section("manufactories"),
        Location::GanDe | Location::Jyo | Location::Nebra => Section("moons"),
    }
}

/// The section about an achievement.
pub fn of_achievement(which: Achievement) -> Section {
    if which.is_statue() { Section("statues") } else { Section("buildings") }
}
