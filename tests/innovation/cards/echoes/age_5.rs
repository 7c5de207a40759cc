//! Echoes of age 5.

use super::{echoes, echoes_with};
use crate::support::*;
use fireside::games::innovation::{Colour, Special, Splay};

#[test]
fn coke_melds_factories_until_another_card_is_foreshadowed() {
    let start = echoes().board(ANN, "coke").next("invention canning democracy");
    let played = start.play("dogma coke");
    assert_eq!((played.pile(ANN, Colour::Yellow), played.forecast(ANN)), ("canning".into(), "democracy".into()));
}

#[test]
fn coke_tucks_a_four_first() {
    let played = echoes().board(ANN, "coke").next("gunpowder democracy").play("dogma coke");
    assert_eq!((played.pile(ANN, Colour::Red), played.forecast(ANN)), ("coke gunpowder".into(), "democracy".into()));
}

#[test]
fn octant_takes_a_leaf_or_factory_and_both_foreshadow() {
    let start = echoes().board(ANN, "octant").board(BEN, "agriculture").next("canning democracy");
    let played = start.play("dogma octant");
    assert_eq!(played.pile(ANN, Colour::Yellow), "agriculture");
    assert_eq!((played.forecast(BEN), played.forecast(ANN)), ("canning".into(), "democracy".into()));
}

#[test]
fn octant_leaves_red_and_other_cards() {
    let played = echoes().board(ANN, "octant").board(BEN, "coal tools").next("canning").play("dogma octant");
    assert_eq!((played.forecast(BEN), played.forecast(ANN)), ("".into(), "canning".into()));
}

#[test]
fn pressure_cooker_returns_the_hand_and_draws_the_bonuses_of_top_cards() {
    let start = echoes().board(ANN, "pressure-cooker puppet").hand(ANN, "oars").next("coal novel");
    let played = start.play("dogma pressure-cooker, 5");
    assert_eq!((played.hand(ANN), played.zone("oars")), ("coal novel".into(), Zone::Supply));
}

#[test]
fn pressure_cooker_counts_no_covered_bonus() {
    let start = echoes().splayed(ANN, "mysticism puppet", Splay::Up).board(ANN, "pressure-cooker").next("coal");
    assert_eq!(start.play("dogma pressure-cooker").hand(ANN), "coal");
}

#[test]
fn stove_scores_above_a_low_top_card_of_the_tucked_colour() {
    let start = echoes().board(ANN, "stove tools").next("experimentation enterprise invention");
    let played = start.play("dogma stove");
    assert_eq!((played.score(ANN), played.pile(ANN, Colour::Blue)), ("tools".into(), "experimentation".into()));
}

#[test]
fn stove_draws_and_scores_below_four() {
    let start = echoes().board(ANN, "stove the-wheel mysticism").next("enterprise invention");
    let played = start.play("dogma stove, the-wheel");
    assert_eq!(
        (played.pile(ANN, Colour::Purple), played.score(ANN)),
        ("mysticism enterprise".into(), "invention the-wheel".into())
    );
}

#[test]
fn palampore_scores_a_bonus_that_occurs_twice_and_claims_wealth_for_six() {
    let start = echoes().board(ANN, "palampore watermill plumbing scissors").next("calendar");
    assert_eq!(start.play("dogma palampore").score(ANN), "");
    let twice = echoes().splayed(ANN, "pressure-cooker toothbrush", Splay::Right).board(ANN, "palampore");
    assert_eq!(twice.next("coal").play("dogma palampore").score(ANN), "coal");
}

#[test]
fn palampore_claims_wealth_for_six_bonuses() {
    let start = echoes().splayed(ANN, "pressure-cooker toothbrush", Splay::Right);
    let start = start.board(ANN, "palampore plumbing dice puppet").next("coal");
    assert_eq!(start.play("dogma palampore, 5").special(Special::Wealth), Some(ANN));
    let five = echoes().board(ANN, "palampore pressure-cooker plumbing dice puppet").next("coal");
    assert_eq!(five.play("dogma palampore").special(Special::Wealth), None);
}

#[test]
fn seed_drill_demands_a_low_top_card_and_adds_an_achievement() {
    let start = echoes().board(ANN, "seed-drill").board(BEN, "tools coal").with(|it| it.available(&[1]));
    let played = start.play("dogma seed-drill, 4, yes");
    assert_eq!(played.zone("tools"), Zone::Supply);
    assert!(played.game.available().iter().any(|card| card.printed_value() == 4));
}

#[test]
fn seed_drill_leaves_higher_cards_and_need_not_add() {
    let start = echoes().board(ANN, "seed-drill").board(BEN, "paper").with(|it| it.available(&[]));
    let played = start.play("dogma seed-drill, 3, pass");
    assert!(played.game.available().is_empty() && played.pile(BEN, Colour::Green) == "paper");
}

#[test]
fn lightning_rod_demands_a_tuck_and_returns_the_top_card_of_its_colour() {
    let start = echoes().board(ANN, "lightning-rod").board(BEN, "oars").next("banking coal societies");
    let played = start.play("dogma lightning-rod, pass");
    assert_eq!((played.pile(BEN, Colour::Red), played.zone("oars")), ("coal".into(), Zone::Supply));
    assert_eq!(
        (played.pile(ANN, Colour::Green), played.pile(ANN, Colour::Purple)),
        ("banking".into(), "societies".into())
    );
}

#[test]
fn lightning_rod_may_return_an_own_top_card() {
    let start = echoes().board(ANN, "lightning-rod oars");
    let played = start.next("banking coal societies").play("dogma lightning-rod, oars");
    assert_eq!(played.zone("oars"), Zone::Supply);
}

#[test]
fn thermometer_melds_above_the_yellow_top_card_until_another_colour_comes() {
    let start = echoes().board(ANN, "thermometer agriculture").next("fermenting medicine enterprise");
    let played = start.play("dogma thermometer");
    assert_eq!(played.pile(ANN, Colour::Yellow), "medicine fermenting agriculture");
    assert_eq!(played.pile(ANN, Colour::Purple), "enterprise");
}

#[test]
fn thermometer_melds_the_bottom_green_card_and_keeps_the_splay() {
    let start = echoes().splayed(ANN, "sailing clothing", Splay::Left).board(ANN, "thermometer").next("tools");
    let played = start.play("dogma thermometer");
    assert_eq!(
        (played.pile(ANN, Colour::Green), played.splay(ANN, Colour::Green)),
        ("clothing sailing".into(), Splay::Left)
    );
}

#[test]
fn piano_draws_a_value_of_any_hand() {
    let start = echoes().board(ANN, "piano").hand(ANN, "oars").hand(BEN, "calendar").play("dogma piano");
    assert_eq!(start.offered(), "1, 2");
}

#[test]
fn piano_scores_the_values_of_five_different_top_cards() {
    let start = || {
        echoes()
            .board(ANN, "piano oars calendar paper canning")
            .score(ANN, "tools writing pottery sailing archery masonry")
    };
    let played = start().next("mysticism currency compass chemistry democracy");
    let played = played.play("dogma piano, tools, writing, pottery, sailing, archery");
    assert_eq!(played.score(ANN), "chemistry compass currency democracy masonry mysticism");
}

#[test]
fn tuning_fork_looks_at_a_pile_and_melds_a_higher_card() {
    let start = echoes().board(ANN, "tuning-fork").hand(ANN, "tools").next("oars");
    let played = start.play("dogma tuning-fork, pile.base.1");
    assert!(played.game.knows(Some(ANN), card("oars")) && !played.game.knows(Some(BEN), card("novel")));
    assert_eq!((played.pile(ANN, Colour::Red), played.hand(ANN)), ("oars".into(), "".into()));
}

#[test]
fn tuning_fork_returns_a_card_that_is_not_higher_and_may_go_on() {
    let start = echoes().board(ANN, "tuning-fork archery").hand(ANN, "tools writing").next("oars");
    let played = start.play("dogma tuning-fork, pile.echoes.3, tools");
    assert_eq!((played.offered(), played.pile(ANN, Colour::Red)), ("pass, yes".into(), "archery".into()));
}

/// Battleship Yamato is worth 11 on a board.
#[test]
fn tuning_fork_melds_nothing_over_battleship_yamato() {
    let start = echoes_with(Set::Artifacts).board(ANN, "tuning-fork battleship-yamato").hand(ANN, "computers");
    let played = start.next("fission").play("dogma tuning-fork, pile.base.1");
    assert_eq!((played.zone("fission"), played.zone("computers")), (Zone::Supply, Zone::Supply));
}

/// Battleship Yamato is worth 11 on a board, and a card of that value ends the game.
#[test]
fn piano_tells_battleship_yamato_from_an_eight() {
    let tops = "piano battleship-yamato quantum-theory sailing machinery";
    let played = echoes_with(Set::Artifacts).board(ANN, tops).play("dogma piano");
    assert_eq!(played.winners(), Some(vec![ANN]));
}

/// Imhotep returns what would cover a pile that is not splayed, and splays it left.
#[test]
fn thermometer_does_not_repeat_if_a_karma_stood_for_the_meld() {
    let start =
        echoes_with(Set::Figures).board(ANN, "thermometer").board(BEN, "imhotep philosophy agriculture masonry");
    let played = start.next("fermenting calendar tools").play("dogma thermometer");
    assert_eq!((played.zone("fermenting"), played.zone("calendar")), (Zone::Supply, Zone::Supply));
    assert_eq!(played.splay(BEN, Colour::Yellow), Splay::Left);
}

/// Sunshu Ao carries out a yellow card and takes it into the hand.
#[test]
fn lightning_rod_returns_nothing_if_a_karma_stood_for_the_tuck() {
    let start = echoes_with(Set::Figures).board(ANN, "lightning-rod").board(BEN, "sunshu-ao");
    let played = start.next("banking statistics societies").play("dogma lightning-rod, pass");
    assert_eq!((played.pile(BEN, Colour::Yellow), played.hand(BEN)), ("sunshu-ao".into(), "statistics".into()));
}

#[test]
fn stove_scores_nothing_if_a_karma_stood_for_the_tuck() {
    let start = echoes_with(Set::Figures).board(ANN, "stove").board(BEN, "sunshu-ao coal the-wheel");
    let played = start.next("perspective enterprise").play("dogma stove, the-wheel");
    assert_eq!((played.score(BEN), played.hand(BEN)), ("the-wheel".into(), "perspective".into()));
    assert_eq!(played.pile(ANN, Colour::Purple), "enterprise");
}
