//! The choices of a hint and their order. Needs no browser.

use super::win_probability::percent;
use crate::app::narration::Narration;
use crate::engine::Match;

/// A chance that is no more than so many percent smaller is about as good.
const ABOUT_AS_GOOD: u8 = 3;

/// The choices that were found for the waiting question, the best first, with their chances in percent.
pub fn suggestions<G: Narration>(
    game: &Match<G>,
    found: impl IntoIterator<Item = (G::Choice, f32)>,
) -> Vec<(G::Choice, u8)> {
    let offered = game.question().map(|question| question.choices.as_slice()).unwrap_or_default();
    let found = found.into_iter().filter(|(choice, _)| offered.contains(choice));
    let mut found: Vec<_> = found.map(|(choice, chance)| (choice, percent(chance))).collect();
    waste_later(&mut found, |choice| G::waste(game, choice).is_some());
    found
}

/// What wastes the turn is not offered first while something else is about as good: the best of that comes before it. `found` has the
/// best choice first, with chances in percent.
fn waste_later<C: Copy>(found: &mut [(C, u8)], wastes: impl Fn(C) -> bool) {
    let Some((_, most)) = found.first().copied() else { return };
    let good = |chance: u8| chance + ABOUT_AS_GOOD >= most;
    if let Some(better) = found.iter().position(|(choice, chance)| good(*chance) && !wastes(*choice)) {
        found[..=better].rotate_right(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::narration::testing;
    use crate::bots::{Level, Thinker};
    use crate::engine::Decision;
    use crate::games::TerraMystica;
    use crate::games::terra_mystica::{Choice, Exchange, Faction, Options, Selection};

    /// Positions of the last round in which a hint has land to offer on which nothing will be built.
    fn decided() -> Vec<Match<TerraMystica>> {
        let factions = vec![Faction::Witches, Faction::Dwarves];
        let options = || Options { factions: Selection::Given(factions.clone()), ..Options::default() };
        // Nobody who spends so much can build in the end.
        let weight = |choice: &Choice| match choice {
            Choice::Exchange(Exchange::PowerToCoin) => 40,
            Choice::Spade(_) => 12,
            _ => 2,
        };
        let mut found = Vec::new();
        for seed in 0..12 {
            testing::play::<TerraMystica>(options(), 2, seed, weight, |game, _| {
                let barren = |choice: &Choice| {
                    matches!(choice, Choice::Spade(_)) && TerraMystica::waste(game, *choice).is_some()
                };
                let offered = game.question().map(|question| question.choices.as_slice()).unwrap_or_default();
                if found.len() < 4 && offered.iter().any(barren) {
                    found.push(game.clone());
                }
            });
        }
        found
    }

    #[test]
    fn where_all_is_decided_the_lead_orders_and_what_brings_nothing_is_never_first() {
        let games = decided();
        assert!(games.len() > 2, "{}", games.len());
        for game in games {
            let mut thinker = Thinker::with(Decision::of(&game).unwrap(), Level::hint(), 3);
            thinker.think(120);
            let ranking = thinker.ranking(4);
            if ranking.iter().all(|one| [1, 99].contains(&percent(one.chance))) {
                assert!(ranking.is_sorted_by(|one, other| one.margin >= other.margin), "{ranking:?}");
            }
            let found = suggestions(&game, ranking.iter().map(|one| (one.choice, one.chance)));
            let wastes = |choice: Choice| TerraMystica::waste(&game, choice).is_some();
            assert!(!wastes(found[0].0) || found.iter().all(|(choice, _)| wastes(*choice)), "{found:?}");
        }
    }

    fn ordered(mut found: Vec<(char, u8)>) -> String {
        waste_later(&mut found, |choice| choice.is_lowercase());
        found.into_iter().map(|(choice, _)| choice).collect()
    }

    #[test]
    fn the_best_that_brings_something_comes_before_what_brings_nothing() {
        assert_eq!(ordered(vec![('A', 60), ('b', 59)]), "Ab");
        assert_eq!(ordered(vec![('a', 60), ('b', 59), ('C', 58), ('D', 57)]), "CabD");
        // Much better is better, and where all is wasted, nothing changes.
        assert_eq!(ordered(vec![('a', 60), ('B', 50)]), "aB");
        assert_eq!(ordered(vec![('a', 60), ('b', 60)]), "ab");
        assert_eq!(ordered(Vec::new()), "");
    }
}
