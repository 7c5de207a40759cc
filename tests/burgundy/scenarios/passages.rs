//! Rounds, passages, the end, and Egon.

use super::*;
use crate::player::{Do, go_on, play};
use fireside::engine::{Game, Halt, Question, Script, Seat};
use fireside::games::burgundy::state::Owner;
use fireside::games::burgundy::{Action, Burgundy, Choice, Kind, Prompt, Source};

#[test]
fn bur_40_new_start_player() {
    scenario("BUR-40", |given, expect| {
        for (n, case) in list(&given["cases"]).iter().enumerate() {
            let holder = seat(&case["holder"]);
            let situation = Situation::new(4)
                .at(0, 6)
                .turn(holder, (holder + 3) % 4)
                .start_card(holder, case["side"] == "question mark")
                .hand((holder + 3) % 4, &["any 1"]);
            let after = play(situation, &[Do::Silver]);
            assert_eq!(after.game.first().0, seat(&expect["nextStart"][n]), "{case}");
            assert_eq!(after.game.start_card().holder, after.game.first());
            assert_eq!(expect["sideAfter"][n], if after.game.start_card().turned { "question mark" } else { "front" });
        }
    });
}

#[test]
fn bur_41_start_player_card_at_the_end() {
    scenario("BUR-41", |given, expect| {
        let situation = Situation::new(2)
            .at(4, 6)
            .turn(0, 1)
            .start_card(seat(&given["holder"]), given["side"] == "question mark")
            .hand(1, &["any 1"]);
        let after = play(situation, &[Do::Silver]);
        assert!(matches!(after.flow, Err(Halt::Over(_))));
        for (player, name) in after.game.all_players().iter().zip(["P1", "P2"]) {
            assert_eq!(player.points_from(Source::StartCard), points(&expect[name]), "{name}");
        }
    });
}

#[test]
fn bur_43_hand_over_six_rounds() {
    scenario("BUR-43", |given, expect| {
        let mut seen = Vec::new();
        let mut game = Situation::new(2).before_passage().build();
        let mut script = Script::by(|game: &Burgundy, question: &Question<Burgundy>| {
            let player = game.player(question.seat);
            if question.prompt == Prompt::Turn && question.seat == Seat(0) {
                seen.push((player.hand().len() as u8, player.stack().len() as u8));
            }
            let quiet = |choice: &&Choice| matches!(choice, Choice::Pass | Choice::Act(_, Action::Workers));
            question.choices.iter().find(quiet).copied()
        });
        assert_eq!(game.step(&mut script), Ok(()));
        assert!(
            game.all_players()
                .iter()
                .all(|player| player.stack().len() == usize::from(number(&given["personalStack"])))
        );
        while game.passage() == 0 {
            assert_eq!(game.step(&mut script), Ok(()));
        }
        drop(script);
        let (hands, stacks): (Vec<u8>, Vec<u8>) = seen.into_iter().unzip();
        assert_eq!(hands, numbers(&expect["handSizeWhenChoosing"]));
        assert_eq!(stacks, numbers(&expect["personalStackAfterDrawing"]));
    });
}

#[test]
fn bur_46_solo_comparison_after_a_passage() {
    scenario("BUR-46", |given, expect| {
        for (case, outcome) in list(&given["cases"]).iter().zip(list(&expect["outcome"])) {
            let situation = Situation::new(1)
                .at(2, 6)
                .hand(0, &["any 1"])
                .score(0, points(&case["player"]))
                .egon_score(points(&case["egon"]));
            let after = play(situation, &[Do::Workers]);
            match outcome.as_str() {
                Some("lost at once") => {
                    let Err(Halt::Over(outcome)) = after.flow else { panic!("{case}: {:?}", after.flow) };
                    assert!(outcome.winners.is_empty());
                }
                _ => assert_eq!((after.flow, after.game.passage()), (Ok(()), 3), "{case}"),
            }
        }
    });
}

#[test]
fn bur_47_solo_a_cloister_for_egon() {
    scenario("BUR-47", |given, expect| {
        assert_eq!(given["passage"], "A");
        let reveals = names(&given["egonReveals"]);
        let after = go_on(Situation::new(1).before_passage().egon_stack(0, &strs(&reveals)).build(), &[]);
        let egon = after.game.egon().expect("Egon");
        assert_eq!(after.game.player(Seat(0)).score(), points(&expect["playerVp"]));
        assert_eq!(egon.score(), points(&expect["egonVp"]));
        for of in Kind::ALL {
            let name = format!("{of:?}").to_lowercase();
            assert_eq!(egon.pile(of).len(), usize::from(number(&expect["egonPiles"][name.as_str()])), "{name}");
        }
    });
}

#[test]
fn bur_48_solo_egon_completes_a_triple_first() {
    scenario("BUR-48", |given, expect| {
        let mut situation = Situation::new(1).before_passage();
        for (kind, count) in given["egonEstate"].as_object().expect("kinds") {
            situation = situation.egon_piles(&vec![kind.as_str(); usize::from(number(count))]);
        }
        let after = go_on(situation.egon_stack(0, &strs(&names(&given["egonReveals"]))).build(), &[]);
        assert_eq!(after.game.egon().map(|egon| egon.score()), Some(points(&expect["egonVp"])));
        assert_eq!(expect["firstBonusBuilding"], "gone");
        assert_eq!(after.game.first_triples()[Kind::Building.index()], Some(Owner::Egon));
        assert_eq!(expect["egonPassageBonus"], after.waiting.is_some());
    });
}
