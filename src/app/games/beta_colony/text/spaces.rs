//! Spaces and colonies in words.

use super::names;
use super::things::Named;
use crate::app::i18n::words::Phrase;
use crate::app::narration::and;
use crate::engine::{Game, Seat};
use crate::games::BetaColony;
use crate::games::beta_colony::{Colony, Prompt, Space, Tile};

/// "space 12"
pub fn name(space: Space) -> Phrase {
    Phrase::new("beta-colony-space").with("number", space.0).linking(Named::Space(space).link())
}

/// A space with what it costs, or with what stands there and whose crew.
pub fn space(state: &BetaColony, at: Space) -> Phrase {
    let what = match state.tile(at) {
        None => {
            let key = if at.is_central() { "beta-colony-space-centre" } else { "beta-colony-space-free" };
            return Phrase::new(key).with("number", name(at)).with("material", names::material(at.material()));
        }
        Some(Tile::Module(module)) => names::module(module.colour()),
        Some(Tile::Achievement(which)) => names::achievement(which),
    };
    Phrase::new("beta-colony-space-built").with("number", name(at)).with("what", what).with("crew", crew(state, at))
}

/// Where a space lies: the numbers of those beside it.
pub fn beside(at: Space) -> Phrase {
    let numbers = and(at.neighbours().map(|space| Phrase::new("beta-colony-number").with("number", space.0)));
    Phrase::new("beta-colony-space-beside").with("spaces", numbers.unwrap_or_default())
}

/// A space as it is read out: what it is or holds, and where it lies.
pub fn described(state: &BetaColony, at: Space) -> Phrase {
    Phrase::new("beta-colony-read-space").with("space", space(state, at)).with("beside", beside(at))
}

/// What building on a free space takes while this is asked.
pub fn price(asked: Option<Prompt>) -> Phrase {
    Phrase::new(match asked {
        Some(
            Prompt::FreeModule(_)
            | Prompt::FreeAchievement(_)
            | Prompt::ModuleSpace { free: true, .. }
            | Prompt::AchievementSpace { free: true, .. },
        ) => "beta-colony-about-space-gift",
        _ => "beta-colony-about-space-free",
    })
}

/// Whose crew is on a space: "You 2 and Ben 1".
pub fn crew(state: &BetaColony, at: Space) -> Phrase {
    let on = super::lookup::crew(state, at);
    let count = |seat: Seat| on.iter().filter(|other| **other == seat).count();
    let some = Seat::all(state.players()).filter(|seat| count(*seat) > 0);
    and(some.map(|seat| Phrase::new("beta-colony-read-crew-of").with("name", seat).with("count", count(seat))))
        .unwrap_or_else(|| Phrase::new("beta-colony-read-no-crew"))
}

/// A colony with everybody's crew and what the majority would bring now.
pub fn head(state: &BetaColony, colony: Colony) -> Phrase {
    let one = |seat: Seat| {
        Phrase::new("beta-colony-crew-points")
            .with("name", seat)
            .with("count", state.crew_in(colony, seat))
            .with("points", state.majority_points(colony, seat))
    };
    let crews = and(Seat::all(state.players()).map(one)).unwrap_or_default();
    Phrase::new("beta-colony-colony-head").with("colony", names::colony(colony)).with("crews", crews)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::narration::testing::every_language;

    #[test]
    fn of_two_spaces_beside_each_other_each_is_in_the_others_description() {
        for _ in every_language() {
            for at in Space::all() {
                let said = beside(at).say();
                let numbers: Vec<u8> =
                    said.split(|c: char| !c.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect();
                assert_eq!(numbers, at.neighbours().map(|space| space.0).collect::<Vec<_>>(), "{said}");
                assert!(at.neighbours().all(|other| other.neighbours().any(|back| back == at)));
            }
        }
    }
}
