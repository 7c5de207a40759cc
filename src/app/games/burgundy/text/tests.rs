//! Whole games told in every language, and single lines in their exact words.

mod log;

use super::facts::Counted;
use super::{readout, words};
use crate::app::i18n::language::Language;
use crate::app::i18n::words::Arg;
use crate::app::narration::testing::{self, every_language, seats, speak_in};
use crate::app::narration::{Gain, GainSign, Narration, facts};
use crate::engine::{End, Judge, Match, Seat};
use crate::games::burgundy::facts::{CARDS, MOST_PROJECTS, PASSAGE_BONUSES};
use crate::games::burgundy::situation::is_called;
use crate::games::burgundy::{
    Action, Because, Burgundy, Card, Choice, Event, Goods, Kind, Options, Prompt, Source, Spot, Stack,
};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::mem::discriminant;

const ME: Seat = Seat(0);
const BEN: Seat = Seat(1);

/// A whole random game. Building and selling make it; what is rare is taken where it is offered.
fn play(players: u8, seed: u64, look: impl FnMut(&Match<Burgundy>, Choice)) -> Match<Burgundy> {
    let weight = |choice: &Choice| match choice {
        Choice::Act(_, Action::Place(..)) => 8,
        Choice::Act(_, Action::Take(_) | Action::Sell(_)) => 5,
        Choice::Act(..) => 2,
        Choice::Buy => 9,
        Choice::Pass => 1,
        _ => 3,
    };
    testing::play(Options::default(), players, seed, weight, look)
}

fn check(phrase: &crate::app::i18n::words::Phrase) -> String {
    testing::check::<Burgundy>(phrase)
}

fn card(name: &str) -> Card {
    (0..CARDS as u8).map(Card).find(|card| is_called(*card, name)).unwrap()
}

#[test]
fn everything_is_said_in_every_language() {
    let (mut prompts, mut choices, mut actions, mut events) =
        (HashSet::new(), HashSet::new(), HashSet::new(), HashSet::new());
    for _ in every_language() {
        for (seed, players) in (0..).zip([1, 2, 3, 4].into_iter().cycle()).take(12) {
            let game = play(players, seed, |game, choice| {
                testing::check_question(game, choice);
                words::gains(game, choice).iter().for_each(|gain| drop(check(&gain.words)));
                prompts.extend(game.question().map(|question| discriminant(&question.prompt)));
                choices.insert(discriminant(&choice));
                if let Choice::Act(_, action) = choice {
                    actions.insert(discriminant(&action));
                }
            });
            testing::check_end(&game);
            events.extend(game.events().iter().map(|logged| discriminant(&logged.event)));
        }
    }
    // As many as the enums have variants: nothing is left out because it never came up.
    assert_eq!((prompts.len(), choices.len(), actions.len(), events.len()), (14, 9, 6, 24));
}

#[test]
fn every_card_has_a_name_and_says_what_it_does() {
    for _ in every_language() {
        let faces = (0..CARDS as u8).map(|number| Card(number).face());
        let names: BTreeSet<String> = faces.clone().map(|face| check(&words::name(face))).collect();
        assert_eq!(names.len(), 14, "six kinds and eight buildings: {names:?}");
        let effects: BTreeSet<String> = faces.clone().map(|face| check(&words::effect(face))).collect();
        let long: BTreeSet<String> = faces.map(|face| check(&words::long_effect(face))).collect();
        assert_eq!((effects.len(), long.len()), (14, 14));
        let kinds: BTreeSet<String> = Kind::ALL.map(|kind| check(&words::kind(kind))).into_iter().collect();
        let goods: BTreeSet<String> = Goods::ALL.map(|sort| check(&words::goods(sort))).into_iter().collect();
        assert_eq!((kinds.len(), goods.len()), (7, 3));
        PASSAGE_BONUSES.iter().flat_map(|passage| passage.iter()).for_each(|bonus| drop(check(&words::bonus(*bonus))));
    }
    speak_in(Language::En);
    let named = ["mine", "townHall", "residences"].map(|name| words::name(card(name).face()).say());
    assert_eq!(named, ["Mine", "Town hall", "Houses"]);
    assert_eq!(words::bonus(PASSAGE_BONUSES[1][1]).say(), "1 goods card, 1 animal");
}

#[test]
fn a_question_says_what_is_to_be_done() {
    speak_in(Language::En);
    let mut asked = BTreeMap::new();
    for (seed, players) in (0..).zip([1, 2, 3, 4].into_iter().cycle()).take(12) {
        let mut last = BTreeSet::new();
        play(players, seed, |game, _| {
            let question = game.question().unwrap();
            let prompt = question.prompt;
            let (words, hint) = (words::ask(game, None).say(), words::hint(game).map(|hint| hint.say()));
            match prompt {
                Prompt::Turn => {
                    // After the last one there is none.
                    assert!(!last.contains(&question.seat), "{:?}", question.seat);
                    let is_last = words == "Your last action of the match";
                    assert!(is_last || words == "Your action", "{words}");
                    last.extend(is_last.then_some(question.seat));
                    let hint = hint.unwrap();
                    let places = |choice: &Choice| matches!(choice, Choice::Act(_, Action::Place(..)));
                    let sells = |choice: &Choice| matches!(choice, Choice::Act(_, Action::Sell(_)));
                    assert_eq!(hint.contains("place a project"), question.choices.iter().any(places), "{hint}");
                    assert_eq!(hint.contains("sell goods"), question.choices.iter().any(sells), "{hint}");
                }
                Prompt::ExtraAction(card) => {
                    assert_eq!(words, format!("Use the bought {} as a die", card.die().number()));
                }
                Prompt::TakeFor(_) => assert!(words.ends_with(": which card do you take?"), "{words}"),
                Prompt::PassageBonus(_) => {
                    let letter = ["A", "B", "C", "D", "E"][usize::from(game.state().passage())];
                    assert_eq!(words, format!("Your triple: which bonus of phase {letter}?"));
                }
                Prompt::MakeRoom(card) => {
                    let name = words::name(card.face()).say();
                    assert_eq!(words, format!("{name}: which of your three projects makes way for it?"));
                }
                Prompt::GoodsStack(Because::Placed(_)) => assert_eq!(words, "Ship: which goods do you take?"),
                Prompt::GoodsStack(Because::Bonus) => assert_eq!(words, "Bonus: which goods do you take?"),
                Prompt::AnimalStack(Because::Placed(_)) => assert_eq!(words, "Pasture: which animal do you take?"),
                Prompt::AnimalStack(Because::Bonus) => assert_eq!(words, "Bonus: which animal do you take?"),
                _ => drop(asked.insert(format!("{prompt:?}"), (words, hint.is_some()))),
            }
        });
        // Egon can win before.
        assert!(players == 1 || last.len() == usize::from(players), "everybody has a last action");
    }
    let asked: Vec<(&str, &str, bool)> =
        asked.iter().map(|(prompt, (words, hint))| (prompt.as_str(), words.as_str(), *hint)).collect();
    assert_eq!(
        asked,
        [
            ("AfterAction", "Buy cards, or end your turn?", true),
            ("AnyStack", "Houses: which card do you take?", true),
            ("Castle", "Castle: one more action, with any die", true),
            ("HandIn", "What do you turn into points?", true),
            ("Purchase", "Keep a card, or use one as a die?", true),
            ("TownHall", "Town hall: place one more project", true),
            ("Warehouse", "Warehouse: which goods do you sell?", true),
        ]
    );
}

#[test]
fn a_choice_says_what_it_costs_and_where_a_card_lies() {
    let mut seen = [0; 4];
    for (language, nth) in Language::ALL.into_iter().zip(0..) {
        speak_in(language);
        play(2, 7, |game, choice| {
            let Choice::Act(_, action) = choice else { return };
            // The last action of all ends the game, which brings somebody a point.
            if game.foretell(choice).is_some_and(|foretold| matches!(foretold.end, Some(End::Over(_)))) {
                return;
            }
            let seat = game.question().unwrap().seat;
            let cost = words::workers(game, choice);
            let costs = match (nth, cost) {
                (_, 0) => String::new(),
                (0, 1) => "costs 1 worker, ".to_owned(),
                (0, n) => format!("costs {n} workers, "),
                (1, n) => format!("kostet {n} Arbeiter, "),
                (_, 1) => "cuesta 1 trabajador, ".to_owned(),
                (_, n) => format!("cuesta {n} trabajadores, "),
            };
            let said = words::describe(game, choice).say();
            match action {
                Action::Take(card) if game.state().player(seat).projects().len() < MOST_PROJECTS => {
                    let row = game.state().row_of(card).unwrap().number();
                    let (name, die) = (words::name(card.face()).say(), card.die().number());
                    let whole = match nth {
                        0 => format!("Take the {name} from row {row}: {costs}to place with a {die}"),
                        1 => format!("{name} aus Reihe {row} nehmen: {costs}mit einer {die} platzierbar"),
                        _ => format!("Tomar «{name}» de la fila {row}: {costs}se coloca con un {die}"),
                    };
                    assert_eq!(said, whole);
                    seen[0] += 1;
                    seen[1] += usize::from(cost > 0);
                }
                Action::Place(card, Spot::New) => {
                    let name = words::name(card.face()).say();
                    let begins = match nth {
                        0 => format!("Place the {name} as a new first card: "),
                        1 => format!("Mit {name} einen neuen Fächer beginnen: "),
                        _ => format!("Colocar «{name}» como primera carta: "),
                    };
                    let ends = ["first of a triple", "1. Karte im Drilling", "primera de un trío"][nth];
                    assert!(said.starts_with(&begins) && said.ends_with(ends), "{said}");
                    seen[2] += 1;
                }
                Action::Silver => {
                    let whole =
                        ["Take 1 silver: +1 silver", "1 Silber nehmen: +1 Silber", "Tomar 1 de plata: +1 de plata"];
                    assert_eq!(said, whole[nth]);
                    seen[3] += 1;
                }
                _ => {}
            }
        });
    }
    assert!(seen.iter().all(|count| *count > 0), "{seen:?}");
}

#[test]
fn a_choice_never_promises_more_points_than_it_brings() {
    let (mut promised, mut kept) = (0, 0);
    for (seed, players) in (60..).zip([1, 2, 3, 4]) {
        let mut before: Option<(Seat, i32, i32)> = None;
        let mut compare = |before: Option<(Seat, i32, i32)>, game: &Match<Burgundy>| {
            let Some((seat, points, told)) = before else { return };
            let came = Burgundy::points(game.state())[seat.index()] - points;
            assert!(told <= came, "seed {seed}: {told} were told, {came} came");
            (promised, kept) = (promised + told, kept + came);
        };
        let game = play(players, seed, |game, choice| {
            compare(before.take(), game);
            let seat = game.question().unwrap().seat;
            let told = words::gains(game, choice).into_iter().map(|gain| match gain.sign {
                GainSign::Points(points) => points,
                _ => 0,
            });
            before = Some((seat, Burgundy::points(game.state())[seat.index()], told.sum()));
        });
        compare(before, &game);
    }
    assert!(promised > 40 && promised * 3 > kept, "{promised} of {kept}");
}

/// What a seat's chips say of a kind of goods: what comes and what it costs.
fn said_of(gains: &[Gain], keys: [&str; 2]) -> i32 {
    let count = |gain: &Gain| match gain.words.args.first() {
        Some((_, Arg::Number(count))) => *count as i32,
        _ => 0,
    };
    let of = |key: &str| gains.iter().filter(|gain| gain.words.key == key).map(count).sum::<i32>();
    of(keys[0]) - of(keys[1])
}

/// What changes without a chip: what the choice itself says, and the start player card of another.
fn is_the_choice(choice: Choice, change: &facts::Change<Counted>, me: Seat) -> bool {
    match change.of {
        Counted::Projects => {
            matches!(choice, Choice::Act(_, Action::Take(_) | Action::Place(..)) | Choice::Keep(_) | Choice::GiveUp(_))
        }
        Counted::Placed => matches!(choice, Choice::Act(_, Action::Place(..))),
        Counted::Sold(sort) => matches!(choice, Choice::Act(_, Action::Sell(sold)) if sold == sort),
        Counted::Goods(sort) => {
            matches!(choice, Choice::Draw(_)) || matches!(choice, Choice::Act(_, Action::Sell(sold)) if sold == sort)
        }
        Counted::Animals(_) => matches!(choice, Choice::Draw(_)),
        Counted::Workers | Counted::Silver => matches!(choice, Choice::HandIn { .. }),
        Counted::Starts => change.seat != me && change.more() < 0,
        Counted::Points(_) => false,
    }
}

#[test]
fn chips_say_what_is_counted_otherwise() {
    speak_in(Language::En);
    let (mut kinds, mut of_others) = (BTreeSet::new(), 0);
    for (seed, players) in (200..).zip([1, 2, 3, 4].into_iter().cycle()).take(24) {
        play(players, seed, |game, choice| {
            let seat = game.question().unwrap().seat;
            let Some(foretold) = game.foretell(choice) else { panic!("{choice:?} is offered") };
            let gains = words::gains(game, choice);
            let changes = facts::changes(game.state(), &foretold.state, seat);
            let mut points: Vec<String> = Vec::new();
            for change in changes.iter().filter(|change| !is_the_choice(choice, change, seat)) {
                kinds.insert(format!("{:?}", change.of));
                match change.of {
                    Counted::Points(from) if change.seat == seat => {
                        points.push(format!("{} {}", change.more(), words::source(from).say()));
                    }
                    Counted::Points(_) => {
                        of_others += 1;
                        let whose = |gain: &Gain| gain.words.key == "change-of";
                        let said = gains.iter().find(|gain| whose(gain)).map(|gain| check(&gain.words));
                        assert!(said.is_some_and(|said| said.ends_with(": 1 point for start player")), "{choice:?}");
                    }
                    Counted::Workers => {
                        let said = said_of(&gains, ["burgundy-plus-workers", "burgundy-costs-workers"]);
                        assert_eq!(said, change.more(), "{choice:?}");
                    }
                    Counted::Silver => {
                        let said = said_of(&gains, ["burgundy-plus-silver", "burgundy-costs-silver"]);
                        assert_eq!(said, change.more(), "{choice:?}");
                    }
                    Counted::Starts => {
                        let starts = ["burgundy-gain-start", "burgundy-gain-crown"];
                        assert!(gains.iter().any(|gain| starts.contains(&gain.words.key.as_str())), "{choice:?}");
                    }
                    other => panic!("{choice:?} says nothing of {other:?}"),
                }
            }
            let said = gains.iter().filter_map(|gain| match gain.sign {
                GainSign::Points(points) => Some(format!("{points} {}", gain.words.say())),
                _ => None,
            });
            assert_eq!(said.collect::<Vec<_>>(), points, "{choice:?}");
            let depends = gains.iter().any(|gain| gain.words.key == "rest-hidden");
            assert_eq!(depends, foretold.end.is_none(), "{choice:?}");
        });
    }
    let wanted = ["Points(Triples)", "Points(Goods)", "Points(StartCard)", "Workers", "Silver", "Starts"];
    let missing: Vec<_> = wanted.into_iter().filter(|kind| !kinds.contains(*kind)).collect();
    assert!(missing.is_empty() && of_others > 0, "{missing:?} {of_others}");
}

/// What a chip foretells, as a question that follows at once.
fn foretold(key: &str) -> Option<fn(Prompt) -> bool> {
    Some(match key {
        "burgundy-gain-good" => |prompt| matches!(prompt, Prompt::GoodsStack(_)),
        "burgundy-gain-animal" => |prompt| matches!(prompt, Prompt::AnimalStack(_)),
        "burgundy-gain-any" => |prompt| prompt == Prompt::AnyStack,
        "burgundy-gain-action" => |prompt| prompt == Prompt::Castle,
        "burgundy-gain-card" => |prompt| matches!(prompt, Prompt::TakeFor(_)),
        "burgundy-gain-sale" => |prompt| prompt == Prompt::Warehouse,
        "burgundy-gain-project" => |prompt| prompt == Prompt::TownHall,
        _ => return None,
    })
}

#[test]
fn what_is_foretold_of_a_card_can_happen_and_what_does_nothing_says_so() {
    let (mut kept, mut idle) = (BTreeMap::new(), BTreeSet::new());
    for (seed, players) in (100..).zip([1, 2, 3, 4].into_iter().cycle()).take(60) {
        play(players, seed, |game, choice| {
            let seat = game.question().unwrap().seat;
            let told: Vec<String> = words::gains(game, choice).into_iter().map(|gain| gain.words.key).collect();
            let mut next = game.clone();
            next.set_auto_answer(false);
            next.answer(choice).unwrap();
            let asked = next.question().filter(|question| question.seat == seat);
            let can_act = asked.is_some_and(|question| {
                question.choices.iter().any(|choice| !matches!(choice, Choice::Buy | Choice::Pass))
            });
            for key in &told {
                if let Some(fits) = foretold(key) {
                    assert!(can_act && asked.is_some_and(|question| fits(question.prompt)), "{key} of seed {seed}");
                    *kept.entry(key.clone()).or_insert(0) += 1;
                }
            }
            let says_idle = told.iter().any(|key| key == "burgundy-gain-idle");
            if let Choice::Act(_, Action::Place(card, _)) = choice {
                let is_effect = |prompt: Prompt| {
                    !matches!(
                        prompt,
                        Prompt::Turn | Prompt::AfterAction | Prompt::PassageBonus(_) | Prompt::ExtraAction(_)
                    )
                };
                let asks = can_act && asked.is_some_and(|question| is_effect(question.prompt));
                let gives = next.events_since(game.events().len()).iter().any(|logged| {
                    matches!(
                        logged.event,
                        Event::GotWorkers(..) | Event::GotSilver(..) | Event::Scored(_, Source::Watchtowers, _)
                    )
                });
                let cloister = card.kind() == Kind::Cloister;
                assert_eq!(says_idle, !asks && !gives && !cloister, "{card:?} of seed {seed}");
                idle.extend(says_idle.then(|| words::name(card.face()).key));
            }
        });
    }
    assert!(kept.len() == 7 && kept.values().all(|count| *count > 10), "{kept:?}");
    assert!(idle.len() > 3, "{idle:?}");
}

#[test]
fn what_is_missing_is_said_in_exact_words() {
    let (mut workers, mut none, mut seen) = (0, 0, BTreeSet::new());
    for (seed, players) in (0..).zip([1, 2, 3, 4].into_iter().cycle()).take(8) {
        speak_in(Language::En);
        play(players, seed, |game, _| {
            let question = game.question().unwrap();
            let player = game.state().player(question.seat);
            let takes = game.state().display().iter().flatten().map(|card| Choice::Act(None, Action::Take(*card)));
            let sells = Goods::ALL.map(|sort| Choice::Act(None, Action::Sell(sort)));
            let others =
                Stack::ALL.map(Choice::Draw).into_iter().chain([Choice::Buy, Choice::Act(None, Action::Convert)]);
            for choice in takes.chain(sells).chain(others) {
                let Some(phrase) = Burgundy::why_not(game, choice) else { continue };
                let said = check(&phrase);
                seen.insert(phrase.key.clone());
                if let (Choice::Act(_, Action::Take(card)), "burgundy-why-workers") = (choice, phrase.key.as_str()) {
                    let row = game.state().row_of(card).unwrap();
                    let dice = player.hand().iter().map(|die| die.die());
                    let dice = match question.prompt {
                        Prompt::ExtraAction(card) => vec![card.die()],
                        _ => dice.collect(),
                    };
                    let nearest = *dice.iter().min_by_key(|die| die.workers_to(row)).unwrap();
                    let (short, row) = (nearest.workers_to(row) - player.workers(), row.number());
                    let needs = if short == 1 { "1 more worker".to_owned() } else { format!("{short} more workers") };
                    let ends = format!(": its row needs a {row}, your nearest die is a {}", nearest.number());
                    assert_eq!(said, format!("Needs {needs}{ends}"));
                    workers += 1;
                }
            }
            none += u32::from(Burgundy::missing(game).is_some());
        });
        for language in [Language::De, Language::Es] {
            speak_in(language);
            play(players, seed, |game, _| {
                let sells = Goods::ALL.map(|sort| Choice::Act(None, Action::Sell(sort)));
                for choice in sells.into_iter().chain(Stack::ALL.map(Choice::Draw)).chain([Choice::Buy]) {
                    Burgundy::why_not(game, choice).iter().for_each(|phrase| drop(check(phrase)));
                }
            });
        }
    }
    assert!(workers > 100 && none > 0 && seen.len() > 8, "{workers}, {none}, {seen:?}");
}

#[test]
fn twins_are_told_apart_and_a_wasted_turn_says_so() {
    speak_in(Language::En);
    let (mut twins, mut wasted, mut merits) = (0, 0, BTreeSet::new());
    for (seed, players) in (0..).zip([1, 2, 3, 4].into_iter().cycle()).take(8) {
        play(players, seed, |game, _| {
            let question = game.question().unwrap();
            let mut named: BTreeMap<String, BTreeMap<String, Choice>> = BTreeMap::new();
            for choice in question.choices.iter().copied() {
                let name = words::ask(game, Some(choice)).say();
                let detail = Burgundy::detail(game, choice).map(|detail| detail.say()).unwrap_or_default();
                let equal = |other: &Choice| game.state().key(*other) == game.state().key(choice);
                if let Some(other) = named.entry(name.clone()).or_default().insert(detail.clone(), choice) {
                    let same_card = match (other, choice) {
                        (Choice::Act(one, _), Choice::Act(two, _)) => one.map(Card::die) == two.map(Card::die),
                        _ => true,
                    };
                    assert!(same_card || equal(&other), "{name} {detail} twice");
                } else {
                    twins += 1;
                }
                if let Some(waste) = facts::waste(game, choice) {
                    assert!(matches!(choice, Choice::Act(_, Action::Workers)), "{choice:?}");
                    assert_eq!(waste.say(), "would do nothing now");
                    wasted += 1;
                }
                merits.extend(Burgundy::merit(game, choice).map(|merit| merit.say()));
            }
        });
    }
    assert!(twins > 100 && wasted > 10, "{twins}, {wasted}");
    assert!(merits.iter().any(|merit| merit.starts_with("first of a triple, 4 points")), "{merits:?}");
}

#[test]
fn the_position_in_words_names_nobody_elses_dice() {
    speak_in(Language::En);
    let keys = |paragraph: &crate::app::narration::Paragraph| {
        paragraph.lines.iter().map(|line| line.key.clone()).collect::<Vec<_>>()
    };
    let mut named = 0;
    play(3, 5, |game, _| {
        let hidden = ["burgundy-read-hand", "burgundy-read-bought"];
        let paragraphs = readout::read_out(game, Some(BEN), &seats(3));
        let [.., own, left, right] = paragraphs.as_slice() else { panic!("{paragraphs:?}") };
        assert_eq!([own, left, right].map(|one| one.heading.say()), ["Ben", "Cleo", "You"]);
        assert!([left, right].iter().all(|other| !keys(other).iter().any(|key| hidden.contains(&key.as_str()))));
        let hand = game.state().player(BEN).hand();
        if let Some(die) = hand.first() {
            let line = own.lines.iter().find(|line| line.key == "burgundy-read-hand").unwrap().say();
            assert!(line.starts_with(&format!("Dice in hand: a {}", die.die().number())), "{line}");
            named += 1;
        }
        // Whoever looks on from outside reads of nobody's dice.
        let outside = readout::read_out(game, None, &seats(3));
        assert!(outside.iter().all(|part| !keys(part).iter().any(|key| hidden.contains(&key.as_str()))));
    });
    assert!(named > 30, "{named}");
}

#[test]
fn the_end_says_who_has_won_by_how_much() {
    speak_in(Language::En);
    let mut keys = BTreeSet::new();
    for (seed, players) in (80..).zip([1, 2, 3, 4].into_iter().cycle()).take(16) {
        let game = play(players, seed, |_, _| ());
        let said = words::ending(&game, &seats(players));
        let points = Burgundy::points(game.state());
        let best = *points.iter().max().unwrap();
        let letter = ["A", "B", "C", "D", "E"][usize::from(game.state().passage())];
        let winners = game.outcome().unwrap().winners.iter().map(|seat| seats(4)[seat.index()].name.clone());
        let names = winners.collect::<Vec<_>>().join(", ");
        let whole = match said.key.as_str() {
            "burgundy-egon-won" => format!("Egon was ahead after phase {letter}, {} to {}", points[1], points[0]),
            "burgundy-egon-beaten" => format!("You have {} points, Egon {}", points[0], points[1]),
            "burgundy-won" => {
                let second = points.iter().filter(|points| **points < best).max().unwrap();
                format!("{names} with {best} points, {} ahead", best - second)
            }
            "burgundy-won-material" => format!("{names}: {best} points, and more material left"),
            _ => format!("{names} share the victory with {best} points"),
        };
        assert_eq!(said.say(), whole);
        keys.insert(said.key);
    }
    assert!(keys.contains("burgundy-won") && keys.contains("burgundy-egon-won"), "{keys:?}");
}

#[test]
fn what_is_handed_in_says_its_points_and_what_brings_nothing() {
    let rest_said = [
        ["", "1 of them gains nothing", "2 of them gain nothing"],
        ["", "1 davon bringt nichts", "2 davon bringen nichts"],
        ["", "sobra 1, que no aporta nada", "sobran 2, que no aportan nada"],
    ];
    // Whoever gathers silver has much to hand in.
    let weight = |choice: &Choice| if matches!(choice, Choice::Act(_, Action::Silver)) { 9 } else { 1 };
    let mut seen = BTreeSet::new();
    for (language, rests) in Language::ALL.into_iter().zip(rest_said) {
        speak_in(language);
        for seed in 0..4 {
            testing::play::<Burgundy>(Options::default(), 2, seed, weight, |game, _| {
                for choice in &game.question().unwrap().choices {
                    let Choice::HandIn { workers, silver } = *choice else { continue };
                    let (points, rest) = ((workers + silver) / 3, (workers + silver) % 3);
                    let told = words::describe(game, *choice).say();
                    assert!(
                        told.contains(&format!(": {points} ")) && told.ends_with(rests[usize::from(rest)]),
                        "{told}"
                    );
                    let none_is_named = told.split(':').next().unwrap().split(' ').any(|word| word == "0");
                    assert!(!none_is_named, "{told}");
                    seen.insert(rest);
                }
            });
        }
    }
    assert_eq!(seen.len(), 3, "{seen:?}");
}

#[test]
fn nobody_is_asked_which_of_like_stacks_and_the_higher_one_is_taken() {
    let mut seen = [0, 0];
    for seed in 0..30 {
        play(2, seed, |game, _| {
            let Some(question) = game.question() else { return };
            let stacks: Vec<Stack> = question
                .choices
                .iter()
                .filter_map(|it| if let Choice::Draw(stack) = it { Some(*stack) } else { None })
                .collect();
            let state = game.state();
            let tops: HashSet<String> = stacks.iter().map(|stack| words::top(state, *stack).key.to_string()).collect();
            let alike =
                !stacks.is_empty() && tops.len() == 1 && stacks.iter().all(|stack| state.stack_height(*stack) > 1);
            let answer = Burgundy::settled(game, &serde_json::Value::Null);
            assert_eq!(answer.is_some(), alike, "{stacks:?} {tops:?}");
            seen[usize::from(alike)] += usize::from(!stacks.is_empty());
            if let Some(answer) = answer {
                assert!(question.choices.contains(&answer));
                let Choice::Draw(taken) = answer else { panic!("{answer:?}") };
                assert!(stacks.iter().all(|stack| state.stack_height(*stack) <= state.stack_height(taken)));
            }
        });
    }
    assert!(seen.iter().all(|count| *count > 5), "{seen:?}");
}
