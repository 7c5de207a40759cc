//! The sections of the rulebook that explain what is asked and what lies on the board.

use crate::app::narration::Section;
use crate::engine::Match;
use crate::games::BetaColony;
use crate::games::beta_colony::{Achievement, Choice, Location, Prompt};

/// The sections about words that stand in prompts: `beta-colony-term-ID` has their forms.
pub const TERMS: &[Section] = &[
    Section("achievements"),
    Section("artifacts"),
    Section("boards"),
    Section("colonies"),
    Section("crew"),
    Section("cycles"),
    Section("dock"),
    Section("fuel"),
    Section("influence"),
    Section("majorities"),
    Section("manufactories"),
    Section("modules"),
    Section("moons"),
    Section("orbit"),
    Section("statues"),
    Section("tracks"),
];

/// The section for a question, or for the choice that is picked.
pub fn of_question(game: &Match<BetaColony>, picked: Option<Choice>) -> Section {
    match picked {
        Some(Choice::Dock(..)) => return Section("dock"),
        Some(Choice::Move(_, to)) => return of_place(to),
        Some(Choice::Achieve(which)) => return of_achievement(which),
        _ => {}
    }
    let Some(question) = game.question() else { return Section("end") };
    match question.prompt {
        Prompt::Board => Section("boards"),
        Prompt::Start => Section("set-up"),
        Prompt::CycleMaterial | Prompt::DieToSix | Prompt::FlipDie | Prompt::ExtraPoints | Prompt::Discard => {
            Section("cycles")
        }
        Prompt::Influence(_) => Section("influence"),
        Prompt::Turn { .. } => Section("action"),
        Prompt::Activate(at) | Prompt::Collect { moon: at, .. } => of_place(at),
        Prompt::AnyMaterial { .. } => Section("yours"),
        Prompt::Nexus => Section("nexus"),
        Prompt::Module(_) => Section("manufactories"),
        Prompt::FreeModule(_) => Section("tracks"),
        Prompt::FreeAchievement(_) | Prompt::AchievementSpace { .. } => Section("achievements"),
        Prompt::ModuleSpace { .. } => Section("build"),
        Prompt::PayModule { .. } | Prompt::PaySpace(_) | Prompt::PayBuilding { .. } => Section("artifacts"),
        Prompt::Crew(_) => Section("crew"),
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
