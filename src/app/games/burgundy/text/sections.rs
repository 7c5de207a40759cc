//! The sections of the rulebook that explain what is asked and what lies on the board.

use crate::app::narration::Section;
use crate::engine::Match;
use crate::games::burgundy::{Action, Building, Burgundy, Choice, Face, Kind, Prompt};

/// The sections about words that stand in prompts: `burgundy-term-ID` has their forms.
pub const TERMS: &[Section] = &[
    Section("triples"),
    Section("passages"),
    Section("workers"),
    Section("silver"),
    Section("goods"),
    Section("animals"),
    Section("projects"),
    Section("display"),
    Section("storage"),
    Section("estate"),
];

/// The section for a question, or for the choice that is picked.
pub fn of_question(game: &Match<Burgundy>, picked: Option<Choice>) -> Section {
    if let Some(choice) = picked.and_then(of_choice) {
        return choice;
    }
    let Some(question) = game.question() else { return Section("scoring") };
    match question.prompt {
        Prompt::Turn => Section("turn"),
        Prompt::Castle => Section("castle"),
        Prompt::ExtraAction(_) | Prompt::AfterAction | Prompt::Purchase => Section("buy-cards"),
        Prompt::MakeRoom(_) => Section("projects"),
        Prompt::HandIn => Section("convert"),
        Prompt::TakeFor(building) => of_building(building),
        Prompt::TownHall => of_building(Building::TownHall),
        Prompt::Warehouse => of_building(Building::Warehouse),
        Prompt::GoodsStack(_) => Section("goods"),
        Prompt::AnimalStack(_) => Section("animals"),
        Prompt::AnyStack => of_building(Building::Residences),
        Prompt::PassageBonus(_) => Section("passage-bonuses"),
    }
}

/// The section for an action; other choices belong to their question.
fn of_choice(choice: Choice) -> Option<Section> {
    match choice {
        Choice::Act(_, Action::Take(_)) => Some(Section("take")),
        Choice::Act(_, Action::Place(..)) => Some(Section("place")),
        Choice::Act(_, Action::Sell(_)) => Some(Section("sell")),
        Choice::Act(_, Action::Workers) => Some(Section("fill-workers")),
        Choice::Act(_, Action::Silver) => Some(Section("take-silver")),
        Choice::Act(_, Action::Convert) => Some(Section("convert")),
        Choice::Buy => Some(Section("buy-cards")),
        _ => None,
    }
}

/// The section about a card.
pub fn of_card(face: Face) -> Section {
    match (face.kind, face.building) {
        (_, Some(building)) => of_building(building),
        (Kind::Castle, None) => Section("castle"),
        (Kind::Mine, None) => Section("mine"),
        (Kind::Cloister, None) => Section("cloister"),
        (Kind::Knowledge, None) => Section("knowledge"),
        (Kind::Ship, None) => Section("ship"),
        (Kind::Pasture, None) => Section("pasture"),
        (Kind::Building, None) => Section("buildings"),
    }
}

fn of_building(building: Building) -> Section {
    Section(building.into())
}

/// The section for an explanation in words, by its key in the catalogue.
pub fn of_words(key: &str) -> Section {
    match key {
        "burgundy-first" => Section("first-triples"),
        "burgundy-seven" => Section("all-seven"),
        "burgundy-draw" | "burgundy-silver-help" => Section("buy-cards"),
        "burgundy-worker" => Section("workers"),
        "burgundy-animals" => Section("animals"),
        "burgundy-goods" => Section("sell"),
        _ => Section("display"),
    }
}

/// The section about the bonuses of the passages.
pub const PASSAGES: Section = Section("passage-bonuses");
/// The section about the piles on the table.
pub const PILES: Section = Section("display");
/// The section about the game alone.
pub const SOLO: Section = Section("solo");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_silver_buys_is_explained_where_buying_is() {
        let buying = of_choice(Choice::Buy);
        assert_eq!(["burgundy-draw", "burgundy-silver-help"].map(|key| Some(of_words(key))), [buying, buying]);
        assert_eq!(of_words("burgundy-goods"), Section("sell"), "goods are there to be sold");
    }
}
