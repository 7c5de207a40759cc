//! Placing: triples, cloisters, bonuses.

use crate::player::{After, Do, go_on, play};
use fireside::engine::Seat;
use fireside::games::burgundy::facts::{PASSAGE_BONUSES, triple_points};
use fireside::games::burgundy::state::Owner;
use fireside::games::burgundy::{Event, Kind, Prompt, Scope, Situation, Source, Spot, Stack};

fn placing(name: &'static str) -> Situation {
    Situation::new(2).hand(0, &["any 1"]).storage(0, 3, 0).projects(0, &[name])
}

fn spots(situation: Situation, kind: Kind) -> Vec<Spot> {
    situation.build().player(Seat(0)).spots(kind).collect()
}

fn bonus(after: &After) -> i16 {
    after.points(Source::AllSeven)
}

const SIX: [&str; 6] = ["castle", "mine", "knowledge", "ship", "pasture", "building"];

fn with_six(mut situation: Situation) -> Situation {
    for kind in SIX {
        situation = situation.fan(0, &[kind]);
    }
    situation
}

#[test]
fn equal_kinds_lie_on_each_other_and_different_ones_beside() {
    let estate = || Situation::new(2).fan(0, &["ship"]).fan(0, &["mine", "mine"]);
    assert_eq!(spots(estate(), Kind::Ship), [Spot::On(0)]);
    assert_eq!(spots(estate(), Kind::Mine), [Spot::On(1)]);
    assert_eq!(spots(estate(), Kind::Castle), [Spot::New]);
}

#[test]
fn any_buildings_make_a_triple() {
    let after = play(placing("bank 1").fan(0, &["church", "church"]), &[Do::Place("bank")]);
    assert!(after.events.contains(&Event::Began(Scope::Triple(Owner::Seat(Seat(0)), Kind::Building))));
}

#[test]
fn the_fourth_card_opens_a_new_triple_that_counts_again() {
    let full = Situation::new(2).fan(0, &["ship", "ship", "ship"]);
    assert_eq!(spots(full, Kind::Ship), [Spot::New]);
    let second = placing("mine 1").fan(0, &["mine", "mine", "mine"]).fan(0, &["mine", "mine"]);
    let after = play(second.first_triple(Kind::Mine, Owner::Seat(Seat(0))), &[Do::Place("mine 1")]);
    assert_eq!((after.points(Source::Triples), after.points(Source::FirstTriples)), (triple_points(Kind::Mine), 0));
    assert_eq!(after.prompt(), Some(Prompt::PassageBonus(0)), "every triple brings the passage's bonus");
}

/// rules/burgundy/rulings.md#4.
#[test]
fn a_finished_triple_takes_no_cloister() {
    assert_eq!(spots(Situation::new(2).fan(0, &["ship", "ship", "ship"]), Kind::Cloister), [Spot::New]);
}

#[test]
fn a_cloister_joins_any_open_fan_or_begins_its_own() {
    let estate = || Situation::new(2).fan(0, &["ship", "ship"]).fan(0, &["mine"]);
    assert_eq!(spots(estate(), Kind::Cloister), [Spot::On(0), Spot::On(1), Spot::New]);
    assert_eq!(spots(estate().fan(0, &["cloister"]), Kind::Cloister), [Spot::On(0), Spot::On(1), Spot::On(2)]);
}

/// Interpretation: "any card on one or more cloisters" holds even where a fan of the card's own kind is open.
#[test]
fn any_card_may_turn_cloisters_even_beside_an_open_fan_of_its_kind() {
    let estate = Situation::new(2).fan(0, &["ship"]).fan(0, &["cloister", "cloister"]);
    assert_eq!(spots(estate, Kind::Ship), [Spot::On(0), Spot::On(1)]);
    let alone = Situation::new(2).fan(0, &["cloister"]);
    assert_eq!(spots(alone, Kind::Ship), [Spot::On(0), Spot::New]);
}

/// rules/burgundy/rulings.md#4.
#[test]
fn cloisters_under_another_card_take_its_kind_and_worth() {
    let after = play(placing("bank 1").fan(0, &["cloister", "cloister"]), &[Do::PlaceOn("bank", Kind::Cloister)]);
    assert!(after.events.contains(&Event::Began(Scope::Triple(Owner::Seat(Seat(0)), Kind::Building))));
    assert_eq!(after.points(Source::Triples), 3);
    let turned = Situation::new(2).fan(0, &["mine", "cloister"]);
    assert_eq!(spots(turned, Kind::Ship), [Spot::New], "a turned cloister is no joker any more");
}

#[test]
fn a_cloister_has_no_effect_of_its_own_wherever_it_lies() {
    for (fan, spot) in
        [("mine", Do::PlaceOn("cloister 1", Kind::Mine)), ("castle", Do::PlaceOn("cloister 1", Kind::Castle))]
    {
        let after = play(placing("cloister 1").fan(0, &[fan]), &[spot]);
        assert_eq!((after.flow, after.questions.len(), after.game.player(Seat(0)).silver()), (Ok(()), 1, 0));
    }
}

#[test]
fn every_kind_of_triple_has_its_points() {
    let worth = [5, 5, 6, 4, 4, 4, 3];
    for (kind, worth) in Kind::ALL.into_iter().zip(worth) {
        assert_eq!(triple_points(kind), worth, "{kind:?}");
    }
    let after = play(placing("cloister 1").fan(0, &["cloister", "cloister"]), &[Do::Place("cloister")]);
    assert_eq!(after.game.player(Seat(0)).score(), 7);
}

#[test]
fn only_the_first_triple_of_a_kind_brings_its_bonus() {
    let situation = |owner| placing("mine 1").fan(0, &["mine", "mine"]).first_triple(Kind::Mine, owner);
    let after = play(situation(Owner::Seat(Seat(1))), &[Do::Place("mine 1")]);
    assert_eq!(after.points(Source::FirstTriples), 0);
    let after = play(placing("mine 1").fan(0, &["mine", "mine"]), &[Do::Place("mine 1")]);
    assert_eq!(after.points(Source::FirstTriples), 1);
    assert_eq!(after.game.first_triples()[Kind::Mine.index()], Some(Owner::Seat(Seat(0))));
}

/// Interpretation: points at once; then the card's effect; the passage's bonus comes "in addition", last.
#[test]
fn the_effect_comes_before_the_passage_bonus() {
    let situation = placing("castle 1").fan(0, &["castle", "castle"]);
    let after = play(situation.clone(), &[Do::Place("castle 1")]);
    assert_eq!((after.prompt(), after.points(Source::Triples)), (Some(Prompt::Castle), 5));
    let after = play(situation, &[Do::Place("castle 1"), Do::Silver]);
    assert_eq!(after.prompt(), Some(Prompt::PassageBonus(0)));
}

/// The same inside out: what the effect completes is finished, bonus and all, before the outer bonus.
#[test]
fn a_triple_inside_an_effect_brings_its_bonus_first() {
    let situation =
        placing("castle 1").fan(0, &["castle", "castle"]).fan(0, &["mine", "mine"]).projects(0, &["mine 1"]);
    let after = play(situation, &[Do::Place("castle 1"), Do::Place("mine 1"), Do::Bonus(3), Do::Bonus(4)]);
    let player = after.game.player(Seat(0));
    assert_eq!((player.silver(), player.workers()), (2 + 3, 3 + 3));
}

#[test]
fn the_seventh_kind_brings_the_next_bonus_once() {
    let after = play(with_six(placing("cloister 1")), &[Do::PlaceNew("cloister")]);
    assert_eq!(bonus(&after), 3);
    let again = with_six(placing("cloister 1")).fan(0, &["cloister"]).all_seven(&[Owner::Seat(Seat(0))]).score(0, 3);
    assert_eq!(bonus(&go_on(again.build(), &[Do::PlaceOn("cloister", Kind::Mine)])), 0);
    let second = with_six(placing("cloister 1")).all_seven(&[Owner::Seat(Seat(1))]);
    assert_eq!(bonus(&play(second, &[Do::PlaceNew("cloister")])), 1);
}

/// rules/burgundy/rulings.md#3.
#[test]
fn a_joker_cloister_counts_for_all_seven() {
    let after = play(with_six(placing("cloister 1")), &[Do::PlaceOn("cloister", Kind::Pasture)]);
    assert_eq!(bonus(&after), 3);
    let turned = Situation::new(2).hand(0, &["any 1"]).projects(0, &["ship 1"]);
    let turned = SIX.iter().filter(|kind| **kind != "ship").fold(turned, |table, kind| table.fan(0, &[kind]));
    let after = play(turned.fan(0, &["cloister"]), &[Do::PlaceOn("ship", Kind::Cloister)]);
    assert_eq!(bonus(&after), 3, "and turned round by another card as well");
}

#[test]
fn when_the_bonuses_for_all_seven_are_gone_nothing_comes() {
    // Alone there are two bonuses for one player and Egon; more owners than seats cannot be.
    let gone = with_six(placing("cloister 1")).all_seven(&[Owner::Seat(Seat(1)), Owner::Egon]);
    let after = play(gone, &[Do::PlaceNew("cloister")]);
    assert_eq!((bonus(&after), after.flow), (0, Ok(())));
}

#[test]
fn every_passage_offers_its_bonuses_and_gives_what_they_say() {
    for (passage, bonuses) in (0..5).zip(PASSAGE_BONUSES) {
        let situation = || placing("mine 1").at(passage, 1).fan(0, &["mine", "mine"]);
        assert_eq!(play(situation(), &[Do::Place("mine 1")]).choices().len(), bonuses.len());
        for (number, bonus) in (0..).zip(bonuses) {
            let mut plan = vec![Do::Place("mine 1"), Do::Bonus(number)];
            plan.extend((0..bonus.goods).map(|_| Do::Draw(Stack::GoodsA)));
            plan.extend((0..bonus.animals).map(|_| Do::Draw(Stack::AnimalsB)));
            let after = play(situation(), &plan);
            let player = after.game.player(Seat(0));
            assert_eq!(after.points(Source::PassageBonuses), bonus.points);
            assert_eq!((player.silver(), player.workers()), (2 + bonus.silver, 3 + bonus.workers));
            assert_eq!((player.goods().iter().sum(), player.animals().iter().sum()), (bonus.goods, bonus.animals));
        }
    }
}

#[test]
fn passages_offer_what_the_cards_say() {
    let words = PASSAGE_BONUSES.map(|bonuses| {
        let word = |n: i64, what: &str| if n == 0 { String::new() } else { format!("{n}{what}") };
        let one = |b: &fireside::games::burgundy::facts::PassageBonus| {
            [
                word(b.points.into(), "p"),
                word(b.goods.into(), "g"),
                word(b.animals.into(), "a"),
                word(b.silver.into(), "s"),
                word(b.workers.into(), "w"),
            ]
            .concat()
        };
        bonuses.iter().map(one).collect::<Vec<_>>().join(" ")
    });
    assert_eq!(words, ["3p 2g 2a 3s 3w", "2p 1g1a 3s 3w", "1p 1g 1a 2s 2w 1s1w", "2s 2w 1s1w", "1s 1w"]);
}

#[test]
fn nothing_placed_moves_again_and_nothing_is_scored_twice() {
    let after = play(placing("mine 1").fan(0, &["ship", "ship", "ship"]), &[Do::Place("mine 1")]);
    assert_eq!((after.points(Source::Triples), after.game.player(Seat(0)).score()), (0, 4));
}
