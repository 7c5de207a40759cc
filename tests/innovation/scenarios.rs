//! The scenarios of the reference (`build.rs`) that need no expansion that is not built, straight from their files. Without them the test is
//! ignored. The runner itself is tested with a scenario of our own.

#[path = "../../examples/innovation_scenario/runner/mod.rs"]
mod runner;

use runner::{Verdict, run_file};
use std::path::PathBuf;

#[test]
#[cfg_attr(not(reference), ignore = "the reference is not here")]
fn all_scenarios_of_the_built_sets_pass() {
    let folder = PathBuf::from(env!("FIRESIDE_REFERENCE")).join("innovation/scenarios");
    let (mut passed, mut failed, mut doubted) = (0, Vec::new(), Vec::new());
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
                Verdict::Doubted(why) => doubted.push(format!("{id}: {why}")),
                Verdict::Unknown(what) => println!("{id} skipped: {what}"),
                Verdict::Skipped => {}
            }
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
    assert!(passed >= 480, "only {passed} scenarios passed");
    assert!(doubted.len() <= 28, "{doubted:?}");
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
