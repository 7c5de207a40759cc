//! Triples, cloisters and the bonuses.

use super::*;
use crate::player::{Do, go_on, play};
use fireside::engine::{Question, Script, Seat};
use fireside::games::burgundy::facts::{PASSAGE_BONUSES, PassageBonus, triple_points};
use fireside::games::burgundy::state::Owner;
use fireside::games::burgundy::{Action, Burgundy, Choice, Event, Kind, Prompt, Scope, Source, Spot};

/// The number of a passage and of one of its bonuses.
fn passage_bonus(passage: &Value, wanted: PassageBonus) -> (u8, Do<'static>) {
    let passage = passage.as_str().map_or(0, |letter| letter.as_bytes()[0] - b'A');
    let at = PASSAGE_BONUSES[usize::from(passage)].iter().position(|bonus| *bonus == wanted).expect("that bonus");
    (passage, Do::Bonus(at as u8))
}

fn first_bonus(situation: Situation, given: &Value, kind: Kind) -> Situation {
    match given[format!("firstBonus{kind:?}")].as_str() {
        Some("gone") => situation.first_triple(kind, Owner::Seat(Seat(1))),
        _ => situation,
    }
}

fn check_parts(after: &crate::player::After, expect: &Value) {
    assert_eq!(after.points(Source::Triples), points(&expect["vpParts"]["triple"]));
    assert_eq!(after.points(Source::FirstTriples), points(&expect["vpParts"]["firstBonus"]));
    assert_eq!(after.game.player(Seat(0)).score(), points(&expect["vp"]));
}

/// rules/burgundy/rulings.md#10.
#[test]
fn bur_23_first_triple_of_a_kind_in_passage_a() {
    scenario("BUR-23", |given, expect| {
        let wanted = PassageBonus { workers: number(&expect["workersGained"]), ..PassageBonus::default() };
        let (passage, bonus) = passage_bonus(&given["passage"], wanted);
        let situation = first_bonus(super::given(3, given).at(passage, 1), given, Kind::Building);
        let after = play(situation, &[Do::Place("bank 1"), bonus]);
        check_parts(&after, expect);
        let player = after.game.player(Seat(0));
        assert_eq!((player.silver(), player.workers()), (number(&expect["silver"]), number(&expect["workersGained"])));
    });
}

#[test]
fn bur_24_second_player_to_complete_the_same_kind() {
    scenario("BUR-24", |given, expect| {
        let (workers, silver) = (number(&expect["workersGained"]), number(&expect["silverGained"]));
        let (passage, bonus) =
            passage_bonus(&given["passage"], PassageBonus { workers, silver, ..PassageBonus::default() });
        let situation = first_bonus(super::given(3, given).at(passage, 1), given, Kind::Pasture);
        let herd = Do::Draw(fireside::games::burgundy::Stack::AnimalsA);
        let after = play(situation, &[Do::Place("pasture 6"), herd, bonus]);
        check_parts(&after, expect);
        let player = after.game.player(Seat(0));
        assert_eq!((player.workers(), player.silver()), (workers, silver));
        assert_eq!(player.animals().iter().sum::<u8>(), number(&expect["animalGained"]));
    });
}

#[test]
fn bur_25_all_seven_kinds_with_three_players() {
    scenario("BUR-25", |given, expect| {
        let mut situation = Situation::new(3);
        for seat in 0..3 {
            situation = situation.hand(seat, &["any 1", "any 2"]).projects(seat, &["cloister"]).storage(seat, 2, 0);
            for kind in ["castle", "mine", "knowledge", "ship", "pasture", "building"] {
                situation = situation.fan(seat, &[kind]);
            }
        }
        let mut game = situation.build();
        let order: Vec<u8> = list(&given["order"]).iter().map(seat).collect();
        let mut done = 0;
        let mut script = Script::by(|_: &Burgundy, question: &Question<Burgundy>| {
            let places = |choice: &Choice| matches!(choice, Choice::Act(_, Action::Place(_, Spot::New)));
            let waits = |choice: &Choice| matches!(choice, Choice::Act(_, Action::Silver));
            let next = order.get(done)?;
            let pick = if question.seat.0 == *next { places } else { waits };
            done += usize::from(question.seat.0 == *next);
            question.choices.iter().copied().find(pick)
        });
        script.run(&mut game);
        for name in ["P1", "P2", "P3"] {
            let player = &game.all_players()[usize::from(seat(&Value::from(name)))];
            assert_eq!(player.points_from(Source::AllSeven), points(&expect[name]), "{name}");
        }
    });
}

#[test]
fn bur_27_a_joker_cloister_still_counts_as_the_violet_kind() {
    scenario("BUR-27", |given, expect| {
        let mut situation = super::given(2, given);
        for kind in list(&given["estateKinds"]).iter().filter_map(Value::as_str) {
            let cards = number(&given["open"][kind]).max(1);
            situation = situation.fan(0, &vec![kind; usize::from(cards)]);
        }
        let after = go_on(situation.build(), &[Do::PlaceOn("cloister 3", Kind::Ship)]);
        let completed = kind(expect["tripleCompleted"].as_str().expect("a kind"));
        assert!(after.events.contains(&Event::Began(Scope::Triple(Owner::Seat(Seat(0)), completed))));
        assert_eq!(after.points(Source::AllSeven), points(&expect["allSevenBonus"]));
    });
}

#[test]
fn bur_28_cloister_completes_another_kind() {
    scenario("BUR-28", |given, expect| {
        let after = play(super::given(2, given), &[Do::PlaceOn("cloister 1", Kind::Mine)]);
        let completed = kind(expect["tripleCompleted"].as_str().expect("a kind"));
        assert!(after.events.contains(&Event::Began(Scope::Triple(Owner::Seat(Seat(0)), completed))));
        assert_eq!(after.game.player(Seat(0)).silver(), number(&expect["silverGainedByCloister"]));
        assert_eq!(after.points(Source::Triples), triple_points(completed));
        assert_eq!(expect["cloisterScoresSix"], completed == Kind::Cloister);
    });
}

#[test]
fn bur_29_another_kind_on_a_lone_cloister() {
    scenario("BUR-29", |given, expect| {
        let after = play(super::given(2, given), &[Do::PlaceOn("knowledge 4", Kind::Cloister)]);
        let player = after.game.player(Seat(0));
        for (name, count) in expect["estateAfter"].as_object().expect("kinds") {
            let of_kind = player.estate().iter().filter(|fan| fan.kind() == kind(name));
            assert_eq!(of_kind.map(|fan| fan.cards().len()).sum::<usize>(), usize::from(number(count)), "{name}");
        }
        assert_eq!(player.workers(), number(&expect["workersGained"]));
    });
}

#[test]
fn bur_30_three_cloisters() {
    scenario("BUR-30", |given, expect| {
        let situation = first_bonus(super::given(2, given), given, Kind::Cloister);
        let after = play(situation, &[Do::PlaceOn("cloister 2", Kind::Cloister)]);
        check_parts(&after, expect);
        assert_eq!(expect["passageBonus"], after.prompt() == Some(Prompt::PassageBonus(0)));
    });
}

#[test]
fn bur_31_the_fourth_card_of_a_kind_opens_a_new_triple() {
    scenario("BUR-31", |given, expect| {
        let goods = Do::Draw(fireside::games::burgundy::Stack::GoodsA);
        let after = play(super::given(2, given), &[Do::Place("ship 1"), goods]);
        let player = after.game.player(Seat(0));
        let (full, open): (Vec<_>, Vec<_>) = player.estate().iter().partition(|fan| fan.is_full());
        assert_eq!(after.points(Source::Triples), points(&expect["vpForTriple"]));
        assert_eq!(full.len(), usize::from(number(&expect["completedShipTriples"])));
        assert_eq!(
            open.iter().map(|fan| fan.cards().len()).sum::<usize>(),
            usize::from(number(&expect["openShipCards"]))
        );
        assert_eq!(player.goods().iter().sum::<u8>(), number(&expect["goodsGained"]));
    });
}

#[test]
fn bur_32_placed_cards_stay_where_they_are() {
    scenario("BUR-32", |given, expect| {
        let after = play(super::given(2, given).storage(0, 6, 6), &[]);
        let placed: Vec<_> = after.game.player(Seat(0)).estate().iter().flat_map(|fan| fan.cards().to_vec()).collect();
        let moves = [after.placeable(), after.takable()].concat().iter().any(|card| placed.contains(card));
        assert_eq!(expect["allowed"], moves);
    });
}
