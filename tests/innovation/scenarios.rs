//! Scenarios that somebody else wrote down (`build.rs`), straight from their files; where these are not, the test is ignored. What only they
//! carried out has fixtures in `effects/`. The runner itself is tested with a scenario of our own.

#[path = "../../examples/innovation_scenario/runner/mod.rs"]
mod runner;

use fireside::engine::{Question, Seat};
use fireside::games::innovation::{
    Card, Choice, Colour, Icon, Innovation, Need, Options, Origin, Prompt, Set, Sets, Situation, Splay, Thing, Verb,
};
use runner::answers::fits;
use runner::file::Pick;
use runner::steps::item;
use runner::{Verdict, run_file, said};
use std::path::PathBuf;

#[test]
#[cfg_attr(not(reference), ignore = "the reference is not here")]
fn all_scenarios_of_the_built_sets_pass() {
    let folder = PathBuf::from(env!("FIRESIDE_REFERENCE")).join("innovation/scenarios");
    let (mut passed, mut failed) = (0, Vec::new());
    for file in std::fs::read_dir(&folder).unwrap_or_else(|wrong| panic!("{}: {wrong}", folder.display())) {
        let path = file.expect("a file").path();
        if path.extension().is_none_or(|kind| kind != "json") {
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("the file can be read");
        for (id, verdict) in run_file(&text).unwrap_or_else(|wrong| panic!("{}: {wrong}", path.display())) {
            match verdict {
                Verdict::Passed => passed += 1,
                Verdict::Failed(difference) => failed.push(format!("{id}: {difference}")),
                Verdict::Unknown(what) => failed.push(format!("{id} is not understood: {what}")),
                Verdict::Skipped => {}
            }
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
    assert!(passed >= 690, "only {passed} scenarios passed");
}

/// Pottery returns two cards, shared by nobody.
const POTTERY: &str = r#"{"id": "ours", "card": "pottery", "sets": [], "players": 2, "tags": [], "basis": "derived",
"start": {"p1": {"hand": ["tools", "sailing", "oars"], "board": {"blue": {"cards": ["pottery", "calendar"], "splay": "up"}}},
 "p2": {}, "supply_top": {"base-2": ["philosophy"], "base-1": ["archery"]}},
"steps": [{"player": "p1", "action": {"type": "dogma", "card": "pottery"}},
 {"player": "p1", "pick": ["sailing", "tools"], "for": "return", "optional": true}],
"expected": {"p1": {"hand": ["oars", "archery"], "score": ["philosophy"], "points": 2, "achievement_count": 0,
  "board": {"blue": {"cards": ["pottery", "calendar"], "splay": "up"}}, "icons": {"leaf": 5, "lightbulb": 1}},
 "p2": {"points": 0, "achievement_count": 0, "icons": {}},
 "returned_to_supply": {"base-1": ["sailing", "tools"]}, "next_to_act": "p2"}}"#;

fn file(scenario: &str) -> String {
    format!(r#"{{"schema": 1, "scenarios": [{scenario}]}}"#)
}

/// How our scenario goes with some of its text replaced: the difference, if there is one.
fn difference(from: &str, to: &str) -> Option<String> {
    assert!(POTTERY.contains(from), "{from} is not in the scenario");
    let verdicts = run_file(&file(&POTTERY.replace(from, to))).expect("a file of scenarios");
    match verdicts.into_iter().next() {
        Some((_, Verdict::Passed)) => None,
        Some((_, Verdict::Failed(difference))) => Some(difference),
        _ => panic!("not run"),
    }
}

#[test]
fn a_scenario_passes_as_it_is() {
    assert_eq!(difference("ours", "ours"), None);
}

#[test]
fn every_wrong_expectation_is_noticed() {
    let wrong = [
        (r#""hand": ["oars", "archery"]"#, r#""hand": ["oars"]"#, "p1: hand"),
        (r#""score": ["philosophy"], "points""#, r#""points""#, "p1: score pile"),
        (r#""points": 2"#, r#""points": 3"#, "p1: points"),
        (r#""achievement_count": 0,"#, r#""achievement_count": 1,"#, "p1: achievements"),
        (r#""splay": "up"}}, "icons""#, r#""splay": "left"}}, "icons""#, "p1: blue cards"),
        (
            r#"["pottery", "calendar"], "splay": "up"}}, "icons""#,
            r#"["calendar", "pottery"], "splay": "up"}}, "icons""#,
            "p1: blue",
        ),
        (r#""leaf": 5"#, r#""leaf": 4"#, "p1: icons"),
        (r#""lightbulb": 1"#, r#""lightbulb": 1, "crown": 1"#, "p1: icons"),
        (r#""p2": {"points": 0"#, r#""p2": {"hand": ["the-wheel"], "points": 0"#, "p2: hand"),
        (r#""p2": {"points": 0"#, r#""p2": {"achievements": ["world"], "points": 0"#, "p2: world is not claimed"),
        (r#"{"base-1": ["sailing", "tools"]}"#, r#"{"base-1": ["tools", "sailing"]}"#, "returned cards"),
        (r#""returned_to_supply""#, r#""removed": ["coal"], "returned_to_supply""#, "cards out of the game"),
        (r#""next_to_act": "p2""#, r#""next_to_act": "p1""#, "who is asked"),
        (r#""next_to_act": "p2""#, r#""waiting_for": "p2""#, "who is asked"),
        (r#""next_to_act": "p2""#, r#""game_over": {"winner": "p1", "by": "score"}"#, "the game should be over"),
        (r#""next_to_act": "p2""#, r#""next_to_act": "p2", "legal_actions": {"achieve": [1]}"#, "legal actions"),
        (r#""next_to_act": "p2""#, r#""next_to_act": "p2", "options": ["coal"]"#, "options"),
    ];
    for (from, to, what) in wrong {
        let difference = difference(from, to).unwrap_or_else(|| panic!("{to} is not noticed"));
        assert!(difference.starts_with(what), "{to}: {difference}");
    }
}

#[test]
fn picks_that_are_not_asked_for_or_not_offered_are_noticed() {
    let pick = r#"{"player": "p1", "pick": ["sailing", "tools"], "for": "return", "optional": true}"#;
    for other in [
        r#"{"player": "p1", "pick": ["sailing", "coal"]}"#,
        r#"{"player": "p1", "pick": ["red"]}"#,
        r#"{"player": "p2", "pick": ["sailing", "tools"]}"#,
        r#"{"player": "p1", "pick": ["sailing", "tools"]}, {"player": "p1", "pick": ["yes"]}"#,
        r#"{"player": "p1", "pick": ["sailing", "tools"]}, {"player": "p1", "pick": []}"#,
        r#"{"player": "p1", "action": {"type": "draw"}}"#,
    ] {
        assert!(difference(pick, other).is_some(), "{other}");
    }
}

#[test]
fn a_declined_choice_and_a_pick_of_one_are_understood() {
    let pick = r#""pick": ["sailing", "tools"]"#;
    let hand = difference(pick, r#""pick": []"#);
    assert!(hand.is_some_and(|hand| hand.contains(r#"is ["archery", "oars", "sailing", "tools"]"#)));
    let hand = difference(pick, r#""pick": ["tools"]"#);
    let is = hand.as_deref().and_then(|hand| hand.split_once("], is ")).map(|(_, is)| is).unwrap_or_default();
    assert!(is.contains("sailing") && is.contains("oars") && !is.contains("tools"), "{is}");
}

/// How the scenario goes with this text instead, and after it another one as it is.
fn with_another(from: &str, to: &str) -> Vec<Verdict> {
    assert!(POTTERY.contains(from), "{from} is not in the scenario");
    let both = format!("{}, {POTTERY}", POTTERY.replace(from, to));
    run_file(&file(&both)).expect("a file of scenarios").into_iter().map(|(_, verdict)| verdict).collect()
}

#[test]
fn what_is_not_known_skips_its_scenario_and_no_other() {
    for (from, to) in [
        (r#""tags": []"#, r#""tags": [], "mood": 1"#),
        (r#""p2": {},"#, r#""p2": {"purse": []},"#),
        (r#""optional": true"#, r#""optional": true, "loud": true"#),
        (r#""next_to_act": "p2""#, r#""next_to_act": "p2", "weather": "fine""#),
        (r#""basis": "derived""#, r#""basis": "guessed""#),
        (r#""sets": [], "#, ""),
        (r#""type": "dogma", "card": "pottery""#, r#""type": "endorse", "card": "pottery""#),
        (r#"["tools", "sailing", "oars"]"#, r#"["toools", "sailing", "oars"]"#),
        (r#""pick": ["sailing", "tools"]"#, r#""pick": ["sailing", "a dance"]"#),
        (r#"{"player": "p1", "pick""#, r#"{"player": "p9", "pick""#),
        (r#""splay": "up"}}, "icons""#, r#""splay": "aslant"}}, "icons""#),
        (r#"{"base-1": ["sailing", "tools"]}"#, r#"{"base-1": ["sailing", "toools"]}"#),
    ] {
        let verdicts = with_another(from, to);
        assert!(matches!(verdicts.as_slice(), [Verdict::Unknown(_), Verdict::Passed]), "{to}");
    }
}

#[test]
fn a_file_that_is_none_is_an_error() {
    assert!(run_file("{}").is_err() && run_file(r#"{"schema": 2, "scenarios": []}"#).is_err());
}

#[test]
fn impossible_tables_fail_and_do_not_panic() {
    let p2 = r#"
 "p2": {}, "supply"#;
    for (from, to) in [
        (r#""players": 2"#, r#""players": 3"#),
        (r#""players": 2"#, r#""players": 5"#),
        (r#"{"player": "p1", "pick""#, r#"{"player": "p3", "pick""#),
        (p2, r#""p2": {"hand": ["oars"]}, "supply"#),
        (p2, r#""p2": {"board": {"red": {"cards": ["sailing"]}}}, "supply"#),
        (p2, r#""p2": {}, "available_normal": [1, 1], "supply"#),
        (p2, r#""p2": {}, "available_normal": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], "supply"#),
        (r#"{"base-2": ["philosophy"]"#, r#"{"base-3": ["philosophy"]"#),
        (r#"{"base-2": ["philosophy"]"#, r#"{"cities-2": ["philosophy"]"#),
    ] {
        assert!(difference(from, to).is_some(), "{to}");
    }
}

/// Both of Evolution's options, by their words.
#[test]
fn options_are_picked_by_their_words() {
    let passes = |picks: &str, found: &str, returned: &str| {
        let text = format!(
            r#"{{"id": "ours", "card": "evolution", "sets": [], "players": 2, "tags": [], "basis": "derived",
            "start": {{"p1": {{"score": ["tools"], "board": {{"blue": {{"cards": ["evolution"]}}}}}}, "p2": {{}},
             "supply_top": {{"base-2": ["calendar"], "base-8": ["flight"]}}}},
            "steps": [{{"player": "p1", "action": {{"type": "dogma", "card": "evolution"}}}}, {picks}],
            "expected": {{"p1": {{{found}, "achievement_count": 0, "board": {{"blue": {{"cards": ["evolution"]}}}},
              "icons": {{"lightbulb": 3}}}},
             "p2": {{"points": 0, "achievement_count": 0, "icons": {{}}}},
             "returned_to_supply": {{{returned}}}, "next_to_act": "p2"}}}}"#
        );
        let verdicts = run_file(&file(&text)).expect("a file of scenarios");
        matches!(verdicts.as_slice(), [(_, Verdict::Passed)])
    };
    let score = r#"{"player": "p1", "pick": ["Draw and Score and Return"]}, {"player": "p1", "pick": ["tools"]}"#;
    assert!(passes(score, r#""score": ["flight"], "points": 8"#, r#""base-1": ["tools"]"#));
    let higher = r#"{"player": "p1", "pick": ["Draw a Higher Card"]}"#;
    assert!(passes(higher, r#""hand": ["calendar"], "score": ["tools"], "points": 1"#, ""));
}

#[test]
fn scenarios_of_other_expansions_are_skipped() {
    let verdicts =
        run_file(&file(r#"{"id": "later", "sets": ["other"], "anything": 1}"#)).expect("a file of scenarios");
    assert!(matches!(verdicts.as_slice(), [(_, Verdict::Skipped)]));
}

/// Which of the two things that are offered after these steps the words name.
fn offer(start: &str, steps: &str, words: &str) -> Option<u8> {
    let text = format!(
        r#"{{"id": "ours", "card": "rules", "sets": ["echoes", "figures"], "players": 2, "tags": [], "basis": "derived",
        "start": {{{start}}}, "steps": [{steps}],
        "expected": {{"p1": {{"points": 0, "achievement_count": 0, "icons": {{}}}},
         "p2": {{"points": 0, "achievement_count": 0, "icons": {{}}}}, "waiting_for": "p1", "options": ["{words}"]}}}}"#
    );
    let verdicts = run_file(&file(&text)).expect("a file of scenarios");
    let [(_, Verdict::Failed(difference))] = verdicts.as_slice() else { return None };
    // Both are offered, and one is expected.
    let expected = |number: &u8| format!("options: expected [Option({number})], is [Option(0), Option(1)]");
    (0..2).find(|number| *difference == expected(number))
}

#[test]
fn both_things_that_a_card_offers_are_named_by_their_words() {
    let dogma = |card: &str| format!(r#"{{"player": "p1", "action": {{"type": "dogma", "card": "{card}"}}}}"#);
    let tools = |card: &str| format!(r#"{}, {{"player": "p1", "pick": ["tools"], "optional": true}}"#, dogma(card));
    let lone = |colour: &str, card: &str| {
        format!(r#""p1": {{"hand": ["tools"], "board": {{"{colour}": {{"cards": ["{card}"]}}}}}}, "p2": {{}}"#)
    };
    let rifle = r#""p1": {"hand": ["coal"], "board": {"red": {"cards": ["mikhail-kalashnikov"]}}},
        "p2": {"board": {"red": {"cards": ["industrialization"]}}}, "supply_top": {"base-6": ["canning"]}"#;
    let inspire = r#"{"player": "p1", "action": {"type": "inspire", "color": "red"}}"#;
    for (start, steps, first, second) in [
        (lone("blue", "linguistics"), dogma("linguistics"), "Draw a 3", "Draw and foreshadow a 4"),
        (lone("blue", "evolution"), dogma("evolution"), "Draw and Score and Return", "Draw a Higher Card"),
        (lone("green", "scissors"), tools("scissors"), "meld", "score"),
        (lone("green", "ice-skates"), tools("ice-skates"), "draw and meld a [2]", "draw and foreshadow a [3]"),
        (rifle.to_owned(), inspire.to_owned(), "transfer it", "execute it"),
    ] {
        let offers = [first, second].map(|words| offer(&start, &steps, words));
        assert_eq!(offers, [Some(0), Some(1)], "{first} / {second}");
    }
    assert_eq!(offer(&lone("blue", "linguistics"), &dogma("linguistics"), "Splay it"), None, "not offered");
}

/// Red and green piles of both: p1's are not splayed, p2's green one is splayed right.
fn table() -> Innovation {
    let named = |ids: &[&str]| ids.iter().map(|id| Card::named(id).expect("a card")).collect::<Vec<_>>();
    let lay = |table: Situation, seat: u8, ids: &[&str], splay| table.board(Seat(seat), &named(ids), splay);
    let table = Situation::new(&Options::default(), 2).expect("a table");
    let table = lay(table, 0, &["navigation", "sailing"], Splay::None).expect("free cards");
    let table = lay(table, 0, &["oars"], Splay::None).expect("free cards");
    let table = lay(table, 1, &["compass", "the-wheel"], Splay::Right).expect("free cards");
    lay(table, 1, &["archery"], Splay::None).and_then(Situation::build).expect("free cards")
}

/// What is meant by these words when this is offered, and what is left of them.
fn meant(words: &str, choices: &[Choice]) -> Option<(Choice, String)> {
    let prompt = Prompt::Card { verb: Verb::Choose, from: Origin::Anywhere, need: Need::Must };
    let asked = Question { seat: Seat(0), prompt, choices: choices.to_vec() };
    let (choice, left) = said::meant(&table(), &asked, &said::understood(words)?)?;
    Some((choice, left.join(" ")))
}

#[test]
fn words_name_cards_by_where_they_lie_and_whose_they_are() {
    let card = |id: &str| Choice::Card(Card::named(id).expect("a card"));
    let green = ["navigation", "sailing", "compass", "the-wheel"].map(card);
    let found = |words: &str| meant(words, &green).map(|(choice, _)| choice);
    let ends = (found("p1 top green").unwrap(), found("p1 bottom green").unwrap());
    assert!(
        [card("navigation"), card("sailing")].contains(&ends.0)
            && ends.0 != ends.1
            && ends.1 != found("p2 top green").unwrap()
    );
    let own = [ends.0, ends.1, card("oars")];
    assert_eq!(meant("score top green", &own).map(|(choice, _)| choice), Some(ends.0));
    assert_eq!(meant("score bottom green", &own).map(|(choice, _)| choice), Some(ends.1));
    let red = ["oars", "archery"].map(card);
    assert_eq!(meant("p2-red", &red), Some((card("archery"), String::new())));
    assert_eq!(meant("p1-red", &red), Some((card("oars"), String::new())));
    assert_eq!(meant("tower", &red), None, "nothing is called so");
}

#[test]
fn what_one_question_leaves_of_words_the_next_one_asks_for() {
    let players = [Seat(0), Seat(1)].map(Choice::Player);
    let colours = [Colour::Red, Colour::Green].map(Choice::Colour);
    assert_eq!(meant("p2 red", &players), Some((players[1], "red".to_owned())));
    assert_eq!(meant("red", &colours), Some((colours[0], String::new())));
    assert_eq!(meant("p2, age 2", &players), Some((players[1], "2".to_owned())));
    assert_eq!(meant("2", &[1, 2, 3].map(Choice::Value)), Some((Choice::Value(2), String::new())));
    let backs =
        [(0, 2), (1, 1), (1, 2)].map(|(owner, value)| Choice::Back { owner: Seat(owner), set: Set::Base, value });
    assert_eq!(meant("p2, age 2", &backs), Some((backs[2], String::new())));
    // Whose green lies so, and then the colour itself.
    assert_eq!(meant("green right", &players), Some((players[1], "green right".to_owned())));
    assert_eq!(meant("green right", &colours).map(|(choice, _)| choice), Some(colours[1]));
}

#[test]
fn a_word_that_is_an_icon_and_a_card_is_what_is_offered() {
    let item = item(&Pick::Word("clock".to_owned())).expect("a word");
    let prompt = Prompt::Thing(Thing::Value, Need::Must);
    let asked = |choices: &[Choice]| Question { seat: Seat(0), prompt, choices: choices.to_vec() };
    let clock = Card::named("clock").expect("a card");
    let options = Options { sets: Sets::BASE.with(Set::Echoes), ..Options::default() };
    let with_echoes = Situation::new(&options, 2).and_then(Situation::build).expect("a table");
    let fits = |choices: &[Choice]| fits(&with_echoes, &asked(choices), &item);
    assert_eq!(fits(&[Choice::Icon(Icon::Clock), Choice::Icon(Icon::Leaf)]), Some(Choice::Icon(Icon::Clock)));
    assert_eq!(fits(&[Choice::Card(clock)]), Some(Choice::Card(clock)));
    assert_eq!(fits(&[Choice::Icon(Icon::Leaf)]), None);
    assert_eq!(runner::answers::fits(&table(), &asked(&[Choice::Icon(Icon::Leaf)]), &item), None, "no Echoes in play");
}
