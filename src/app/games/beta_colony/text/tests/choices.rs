//! What choices, gifts and places say of themselves.

use super::{check, play};
use crate::app::games::beta_colony::text::{log, names, places, things, words};
use crate::app::i18n::language::Language;
use crate::app::i18n::words::Phrase;
use crate::app::narration::testing::{check_distinct, every_language, speak_in};
use crate::app::narration::{LogKind, Narration};
use crate::engine::Match;
use crate::games::BetaColony;
use crate::games::beta_colony::{Because, Choice, Die, Event, Location, Payment, Prompt, Scope, TrackBonus};
use std::collections::BTreeSet;

#[test]
fn each_button_says_in_words_what_it_is() {
    for _ in every_language() {
        let mut kinds = BTreeSet::new();
        for seed in 0..6 {
            play(3, seed, |game, _| {
                let question = game.question().unwrap();
                let shown = question
                    .choices
                    .iter()
                    .filter(|choice| matches!(choice, Choice::Material(_) | Choice::Pay(_) | Choice::Activate(..)));
                let of: Vec<Choice> = shown.copied().collect();
                for choice in &of {
                    kinds.insert(format!("{choice:?}").split('(').next().unwrap_or_default().to_owned());
                    let named = match choice {
                        Choice::Material(material) | Choice::Pay(Payment::Material(material)) => {
                            vec![names::short_material(*material)]
                        }
                        Choice::Activate(die, _) => vec![short(game, *die)],
                        _ => Vec::new(),
                    };
                    let said = check(&words::button(game, *choice));
                    named.iter().for_each(|name| assert!(said.contains(&check(name)), "{said}"));
                }
                let said: Vec<_> = of.iter().map(|choice| words::button(game, *choice)).collect();
                let apart: BTreeSet<String> = said.iter().map(check).collect();
                assert_eq!(apart.len(), of.len(), "{apart:?}");
                if matches!(question.prompt, Prompt::Turn { .. }) {
                    let ship = game.state().player(question.seat).ship().unwrap();
                    let docks = check(&words::docks(game.state(), question.seat).unwrap());
                    assert!(docks.contains(&check(&names::the_location(ship))), "{docks}");
                }
            });
        }
        assert_eq!(kinds.len(), 3, "{kinds:?}");
    }
}

fn short(game: &Match<BetaColony>, die: Die) -> Phrase {
    let seat = game.question().unwrap().seat;
    names::short_die(die, game.state().player(seat).die(die).unwrap())
}

/// What is chosen for a gift says which, before something is picked and with it.
#[test]
fn a_choice_says_to_which_gift_it_belongs() {
    speak_in(Language::En);
    let (mut gifts, mut paid) = (BTreeSet::new(), 0);
    for seed in 0..40 {
        play(3, seed, |game, choice| {
            let question = game.question().unwrap();
            let because = match question.prompt {
                Prompt::Influence(because) | Prompt::Crew(because) | Prompt::AnyMaterial { because, .. } => because,
                Prompt::FreeModule(track) | Prompt::FreeAchievement(track) => Because::Track(track),
                Prompt::ModuleSpace { free: true, .. } | Prompt::AchievementSpace { free: true, .. } => {
                    let track = game.events().iter().rev().find_map(|logged| match logged.event {
                        Event::Began(Scope::Track(seat, track, bonus)) => {
                            assert_eq!(seat, question.seat);
                            assert!(matches!(bonus, TrackBonus::FreeModule | TrackBonus::FreeAchievement));
                            Some(track)
                        }
                        _ => None,
                    });
                    Because::Track(track.unwrap())
                }
                prompt => {
                    paid += usize::from(matches!(prompt, Prompt::ModuleSpace { .. }));
                    return;
                }
            };
            let why = check(&words::why(because));
            for picked in [None, Some(choice)] {
                let asked = check(&words::ask(game, picked));
                assert_eq!(asked.matches(&why).count(), 1, "{asked}");
            }
            gifts.insert(format!("{:?}", question.prompt).split(['(', ' ']).next().unwrap_or_default().to_owned());
        });
    }
    assert!(gifts.len() >= 6 && paid > 20, "{gifts:?} {paid}");
}

#[test]
fn the_only_module_of_a_row_that_can_be_paid_is_told() {
    speak_in(Language::En);
    let mut told = [0; 3];
    for seed in 0..40 {
        play(2, seed, |game, _| {
            let question = game.question().unwrap();
            let Prompt::ModuleSpace { module, free: false } = question.prompt else { return };
            let asked = check(&words::ask(game, None));
            let row = (0..4).find(|row| game.state().row(*row).any(|shown| shown == module)).unwrap();
            // Where somebody was asked for the module there was another one.
            let asked_before = game.record().answers[..game.cursor()].last().is_some_and(|answer| !answer.auto);
            match asked.as_str() {
                asked if asked.starts_with("You can only pay for this module: ") => told[0] += 1,
                asked if asked.starts_with("You can only build this module: ") => told[1] += 1,
                asked => {
                    assert!(asked_before || game.state().row(row).count() == 1, "{asked}");
                    told[2] += 1;
                }
            }
            assert!(!asked.starts_with("Only") || !asked_before, "{asked}");
        });
    }
    assert!(told[0] > 3 && told[2] > 3, "{told:?}");
}

#[test]
fn a_place_says_what_it_yields_by_the_value_of_the_die() {
    speak_in(Language::En);
    play(2, 3, |game, _| {
        let of = |at| places::yields(game.state(), at).iter().map(check).collect::<Vec<_>>();
        assert_eq!(of(Location::Ridback), ["1–2: 1 fuel", "3–4: 2 fuel", "5–6: 3 fuel"]);
        let moon = ["1–4: 1 material of the moon", "5–6: 2 materials of the moon", "blue: 1 point"];
        assert_eq!(of(Location::Jyo), moon);
        assert_eq!(of(Location::AzophiNexus), ["black: 1 point"]);
        assert_eq!(of(Location::LeftManufactory), of(Location::RightManufactory));
        let works = of(Location::LeftManufactory);
        assert_eq!(
            works.iter().map(|line| line.split(':').next().unwrap()).collect::<Vec<_>>(),
            ["1–2", "3–4", "5", "6"]
        );
    });
    let dice: Vec<_> = Location::ALL.into_iter().filter_map(Location::bonus_die).map(names::die_name).collect();
    check_distinct::<BetaColony>(dice, "dice that bring a point");
}

/// Whatever an action brings to light is told with it, and is new to whoever acted until the next own answer.
#[test]
fn what_comes_to_be_on_offer_is_told_and_new() {
    speak_in(Language::En);
    let (mut told, mut marked) = (0, 0);
    let game = play(3, 5, |game, _| {
        let question = game.question().unwrap();
        let last = (0..game.cursor()).rev().find(|at| game.giver(*at) == Some(question.seat));
        marked += last.map_or(0, |at| BetaColony::drawn(game, question.seat, at).len());
    });
    let is_shown = |event: &Event| matches!(event, Event::Shown { .. } | Event::ShownBuilding(_));
    for line in log::lines(game.events(), 3, None) {
        let said = check(&line.words);
        if let Some((_, what)) = said.split_once("new on offer: ") {
            told += what.split(" influence").count().max(2) - 1;
            assert!(matches!(line.kind, LogKind::Seat(_) | LogKind::Table));
        }
    }
    let begun = game.events().iter().position(|logged| matches!(logged.event, Event::CycleBegan(_))).unwrap();
    let shown = game.events()[begun..].iter().filter(|logged| is_shown(&logged.event)).count();
    assert!(told > 5 && told <= shown && marked > 5, "{told} of {shown}, {marked}");
    assert!(
        game.events()
            .iter()
            .filter(|logged| is_shown(&logged.event))
            .all(|logged| things::of_event(&logged.event).is_some())
    );
}
