//! The sections of the rulebook that explain what is asked and what lies on the board.

use super::asking::kind;
use super::names::faction_icon;
use crate::app::narration::Section;
use crate::engine::Match;
use crate::games::TerraMystica;
use crate::games::terra_mystica::{Cause, Choice, Faction, Prompt, Special, Track};

/// The sections about words that stand in prompts: `terra-mystica-term-ID` has their forms.
pub const TERMS: &[Section] = &[
    Section("adjacency"),
    Section("bonus-cards"),
    Section("bridges"),
    Section("cult-bonus"),
    Section("cults"),
    Section("exchange"),
    Section("factions-choice"),
    Section("favors"),
    Section("income"),
    Section("keys"),
    Section("power"),
    Section("power-actions"),
    Section("priest"),
    Section("scoring-tiles"),
    Section("shipping"),
    Section("terraforming"),
    Section("towns"),
];

/// The section for a question, or for the choice that is picked.
pub fn of_question(game: &Match<TerraMystica>, picked: Option<Choice>) -> Section {
    let Some(question) = game.question() else { return END };
    if let Some(section) = picked.and_then(|choice| of_choice(question.prompt, choice)) {
        return section;
    }
    match question.prompt {
        Prompt::CultStep { by: Cause::Special(special), .. } | Prompt::Bridge { by: Cause::Special(special) } => {
            of_special(special)
        }
        Prompt::CultStep { by: Cause::Leech, .. } => of_faction(Faction::Cultists),
        prompt => kind(prompt).section,
    }
}

/// The section for a choice; others belong to their question.
fn of_choice(prompt: Prompt, choice: Choice) -> Option<Section> {
    Some(match choice {
        Choice::Faction(faction) => of_faction(faction),
        Choice::Build(_) if matches!(prompt, Prompt::Turn { .. }) => Section("transform-build"),
        Choice::Spade(_) | Choice::Terrain(_) | Choice::Dig => Section("terraforming"),
        Choice::Upgrade(..) if prompt != Prompt::SwarmlingsHouse => Section("upgrade"),
        Choice::Advance(track) => of_track(track),
        Choice::Priest(..) => Section("priest"),
        Choice::Power(_) => Section("power-actions"),
        Choice::Special(special) => of_special(special),
        Choice::Pass(_) => Section("pass"),
        Choice::Card(_) => CARDS,
        Choice::Exchange(_) => Section("exchange"),
        Choice::Burn => Section("sacrifice"),
        Choice::Connect(_) => Section("towns"),
        Choice::Town(_) => Section("town-tiles"),
        Choice::Bridge(_) => Section("bridges"),
        Choice::Favor(_) => Section("favors"),
        _ => return None,
    })
}

/// The section about a track.
pub fn of_track(track: Track) -> Section {
    match track {
        Track::Shipping => Section("shipping"),
        Track::Spades => Section("spades"),
    }
}

/// The section about a special action.
pub fn of_special(special: Special) -> Section {
    special.faction().map_or(Section("special-actions"), of_faction)
}

/// The section about a faction: it goes by the name of its icon.
pub fn of_faction(faction: Faction) -> Section {
    Section(faction_icon(faction))
}

/// The section about bonus cards.
pub const CARDS: Section = Section("bonus-cards");
/// The section about scoring tiles.
pub const SCORING: Section = Section("scoring-tiles");
/// The section about the end.
pub const END: Section = Section("end");
