//! Whole games told in every language, and what helps in exact words.

use super::{names, words};
use crate::app::i18n::language::Language;
use crate::app::i18n::words::Phrase;
use crate::app::narration::testing::{self, speak_in};
use crate::engine::Match;
use crate::games::BetaColony;
use crate::games::beta_colony::{
    Achievement, Board, Choice, Colony, Colour, CycleCard, Die, Location, Material, Options, Prompt, Space,
};
use std::collections::{BTreeSet, HashSet};
use std::mem::discriminant;

fn check(phrase: &Phrase) -> String {
    testing::check::<BetaColony>(phrase)
}

/// A whole random game that builds.
fn play(players: u8, seed: u64, look: impl FnMut(&Match<BetaColony>, Choice)) -> Match<BetaColony> {
    let weight = |choice: &Choice| match choice {
        Choice::Move(_, to) if to.is_manufactory() => 12,
        Choice::Module(_) | Choice::Achieve(_) | Choice::Pay(_) => 12,
        Choice::Move(..) | Choice::Activate(..) => 4,
        _ => 1,
    };
    testing::play(Options::default(), players, seed, weight, look)
}

#[test]
fn everything_is_said_in_every_language() {
    let (mut prompts, mut choices, mut events) = (HashSet::new(), HashSet::new(), HashSet::new());
    for language in Language::ALL {
        speak_in(language);
        for (seed, players) in (0..).zip([2, 3, 4].into_iter().cycle()).take(24) {
            let game = play(players, seed, |game, choice| {
                testing::check_question(game, choice);
                words::gains(game, choice).iter().for_each(|gain| drop(check(&gain.words)));
                prompts.extend(game.question().map(|question| discriminant(&question.prompt)));
                choices.insert(discriminant(&choice));
            });
            testing::check_end(&game);
            events.extend(game.events().iter().map(|logged| discriminant(&logged.event)));
        }
    }
    let seen = (prompts.len(), choices.len(), events.len());
    assert!(seen.0 >= 16 && seen.1 >= 13 && seen.2 >= 20, "{seen:?}: {prompts:?} {choices:?} {events:?}");
}

#[test]
fn everything_printed_has_a_name_of_its_own() {
    for language in Language::ALL {
        speak_in(language);
        let distinct = |phrases: Vec<Phrase>, what: &str| {
            let said: BTreeSet<String> = phrases.iter().map(check).collect();
            assert_eq!(said.len(), phrases.len(), "{what}: {said:?}");
        };
        let achievements: Vec<Achievement> = Achievement::ALL.to_vec();
        let cards: Vec<CycleCard> = CycleCard::ALL.to_vec();
        let boards: Vec<Board> = Board::ALL.to_vec();
        distinct(Material::ALL.map(names::material).to_vec(), "materials");
        distinct(Colour::ALL.map(names::module).to_vec(), "modules");
        distinct(Colour::ALL.map(names::kind).to_vec(), "kinds");
        distinct(Location::ALL.map(names::location).to_vec(), "places");
        distinct(Colony::ALL.map(names::colony).to_vec(), "colonies");
        distinct(Die::ALL.map(names::die_name).to_vec(), "dice");
        distinct(achievements.iter().map(|it| names::achievement(*it)).collect(), "achievements");
        distinct(achievements.iter().map(|it| names::scores(*it)).collect(), "effects");
        distinct(cards.iter().map(|it| names::goal(*it)).collect(), "goals");
        distinct(cards.iter().map(|it| names::boon(*it)).collect(), "bonuses");
        distinct(boards.iter().flat_map(|it| names::abilities(*it)).collect(), "abilities");
    }
}

#[test]
fn what_stands_in_the_way_is_said() {
    speak_in(Language::En);
    let mut told = BTreeSet::new();
    for seed in 0..12 {
        play(2, seed, |game, _| {
            let Some(question) = game.question() else { return };
            let wishes = Space::all().map(Choice::Build).chain(Achievement::ALL.map(Choice::Achieve));
            if matches!(question.prompt, Prompt::Nexus | Prompt::Turn | Prompt::ModuleSpace { .. }) {
                told.extend(wishes.filter_map(|wish| super::guidance::why_not(game, wish)).map(|words| check(&words)));
            }
        });
    }
    for wanted in
        ["Needs 2 more artifacts", "Something stands here already", "First: Action 1 of 2: fly with a die, or dock"]
    {
        assert!(told.contains(wanted), "{wanted}: {told:?}");
    }
}
