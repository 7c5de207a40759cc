//! The choices of a hint and their order. Needs no browser.

use super::win_probability::percent;
use crate::app::narration::Narration;
use crate::app::narration::facts::waste;
use crate::engine::Match;

/// So many are shown.
const SHOWN: usize = 4;

/// The choices that were found for the waiting question, the best first, with their chances in percent. What brings nothing is never first
/// while there is something else: the best of that comes before it.
pub fn suggestions<G: Narration>(
    game: &Match<G>,
    found: impl IntoIterator<Item = (G::Choice, f32)>,
) -> Vec<(G::Choice, u8)> {
    let offered = game.question().map(|question| question.choices.as_slice()).unwrap_or_default();
    let found = found.into_iter().filter(|(choice, _)| offered.contains(choice));
    let mut found: Vec<_> = found.map(|(choice, chance)| (choice, percent(chance))).collect();
    if let Some(better) = found.iter().position(|(choice, _)| waste(game, *choice).is_none()) {
        found[..=better].rotate_right(1);
    }
    found.truncate(SHOWN);
    found
}

/// Whether the first of these stands before another one that seems no worse, but would bring nothing.
pub fn is_put_first<G: Narration>(game: &Match<G>, found: &[(G::Choice, u8)]) -> bool {
    let Some(((_, chance), others)) = found.split_first() else { return false };
    others.iter().any(|(choice, other)| other >= chance && waste(game, *choice).is_some())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::narration::testing;
    use crate::bots::{Level, Thinker};
    use crate::engine::invariants::Invariants;
    use crate::engine::{Decision, Stream, shuffle};
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
                let barren = |choice: &Choice| matches!(choice, Choice::Spade(_)) && waste(game, *choice).is_some();
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
            let wastes = |choice: Choice| waste(&game, choice).is_some();
            assert!(!wastes(found[0].0) || found.iter().all(|(choice, _)| wastes(*choice)), "{found:?}");
        }
    }

    /// Random games, in which a bot gives every choice any chance: what is shown first, and how often that had to be put before another.
    fn what_brings_nothing_is_never_first<G: Narration + Invariants>() {
        let (mut put_first, mut all_waste) = (0, 0);
        for (seed, (options, players)) in (300..).zip(testing::some_tables::<G>(6)) {
            let mut stream = Stream::new(seed);
            testing::play::<G>(
                options,
                players,
                seed,
                |choice| G::patience(*choice),
                |game, _| {
                    let mut chances: Vec<_> = game.question().into_iter().flat_map(|it| it.choices.clone()).collect();
                    shuffle(&mut stream, &mut chances);
                    let found: Vec<_> =
                        (0_u16..).zip(&chances).map(|(at, it)| (*it, 0.9 - f32::from(at) / 400.0)).collect();
                    let shown = suggestions(game, found.iter().copied());
                    let wastes = |choice: G::Choice| waste(game, choice).is_some();
                    let first = shown.first().expect("something is offered").0;
                    all_waste += usize::from(wastes(first));
                    assert!(!wastes(first) || chances.iter().all(|choice| wastes(*choice)), "{first:?}");
                    assert!(shown.len() == chances.len().min(SHOWN));
                    assert!(!is_put_first(game, &shown) || wastes(chances[0]) || shown[1].1 == shown[0].1);
                    put_first += usize::from(is_put_first(game, &shown));
                    if !wastes(chances[0]) {
                        assert_eq!(first, chances[0], "the bot's own");
                    }
                },
            );
        }
        assert!(put_first > 3 && all_waste < put_first, "{}: {put_first}, {all_waste}", G::ID);
    }

    crate::for_each_game!(crate::test_each! { what_brings_nothing_is_never_first });
}
