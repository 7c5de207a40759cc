//! Cards of age 5.

use crate::support::*;
use fireside::games::innovation::{Colour, Special, Splay};

#[test]
fn coal_tucks_a_5_then_scores_a_top_card_and_the_one_beneath() {
    let played = table(2).board(ANN, "coal archery").next("the-pirate-code").play("dogma coal");
    assert_eq!(played.pile(ANN, Colour::Red), "coal archery the-pirate-code");
    assert_eq!(played.offered(), "pass, red");
    let played = played.go("red");
    assert_eq!(played.splay(ANN, Colour::Red), Splay::Right);
    assert_eq!(played.offered(), "coal, pass");
    let played = played.go("coal");
    assert_eq!(played.score(ANN), "archery coal");
    assert_eq!(played.pile(ANN, Colour::Red), "the-pirate-code");
    assert_eq!(played.splay(ANN, Colour::Red), Splay::None);
}

#[test]
fn coal_scores_a_top_card_that_has_none_beneath() {
    let played = table(2).board(ANN, "coal tools").next("statistics").play("dogma coal");
    assert_eq!(played.offered(), "coal, pass, statistics, tools");
    let played = played.go("tools");
    assert_eq!(played.score(ANN), "tools");
    assert!(played.action_over());
}

#[test]
fn coal_leaves_splay_and_scoring_to_the_player() {
    let played = table(2).board(ANN, "coal archery").next("the-pirate-code").play("dogma coal, pass, pass");
    assert_eq!(played.score(ANN), "");
    assert_eq!(played.splay(ANN, Colour::Red), Splay::None);
    assert!(played.action_over());
}

#[test]
fn coal_is_shared_effect_by_effect_and_brings_a_free_draw() {
    let played = table(2)
        .board(ANN, "coal")
        .board(BEN, "steam-engine gunpowder")
        .next("chemistry physics banking")
        .play("dogma coal");
    assert_eq!(played.pile(BEN, Colour::Blue), "chemistry");
    assert_eq!(played.pile(ANN, Colour::Blue), "physics");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "chemistry, gunpowder, pass, steam-engine".into()));
    let played = played.go("pass");
    assert_eq!((played.asked(), played.offered()), (Some(ANN), "coal, pass, physics".into()));
    assert_eq!(played.go("pass").hand(ANN), "banking");
}

#[test]
fn the_pirate_code_takes_two_low_cards_and_scores_the_lowest_crown() {
    let played = table(2)
        .two_actions()
        .board(ANN, "the-pirate-code sailing")
        .score(BEN, "tools writing philosophy coal")
        .play("dogma the-pirate-code");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "philosophy, tools, writing".into()));
    let played = played.go("tools");
    assert_eq!(played.offered(), "philosophy, writing");
    let played = played.go("writing");
    assert_eq!(played.score(ANN), "sailing tools writing");
    assert_eq!(played.score(BEN), "coal philosophy");
    assert_eq!(played.pile(ANN, Colour::Green), "");
    assert_eq!(played.pile(ANN, Colour::Red), "the-pirate-code");
    assert_eq!(played.game.player(ANN).scored(), 1, "transfers are no scoring");
}

#[test]
fn the_pirate_code_takes_the_only_low_card() {
    let played = table(2).board(ANN, "the-pirate-code").score(BEN, "reformation coal").play("dogma the-pirate-code");
    assert_eq!(played.score(ANN), "reformation the-pirate-code");
    assert_eq!(played.score(BEN), "coal");
}

#[test]
fn the_pirate_code_scores_nothing_if_nothing_was_transferred() {
    let played = table(2).board(ANN, "the-pirate-code sailing").score(BEN, "coal").play("dogma the-pirate-code");
    assert_eq!((played.score(ANN), played.score(BEN)), ("".into(), "coal".into()));
    assert!(played.action_over());
}

#[test]
fn the_pirate_code_spares_an_opponent_with_as_many_crowns() {
    let played =
        table(2).board(ANN, "the-pirate-code").board(BEN, "sailing").score(BEN, "tools").play("dogma the-pirate-code");
    assert_eq!((played.score(ANN), played.score(BEN)), ("".into(), "tools".into()));
    assert_eq!(played.hand(ANN), "");
}

#[test]
fn the_pirate_code_asks_which_of_equally_low_crowns_is_scored() {
    let played = table(2)
        .board(ANN, "the-pirate-code sailing city-states tools")
        .score(BEN, "oars")
        .play("dogma the-pirate-code");
    assert_eq!((played.asked(), played.offered()), (Some(ANN), "city-states, sailing".into()));
    assert_eq!(played.go("city-states").score(ANN), "city-states oars");
}

#[test]
fn the_pirate_code_lets_a_sharer_score_for_a_transfer_of_another_victim() {
    let played = table(3)
        .board(ANN, "the-pirate-code")
        .score(BEN, "oars")
        .board(CAT, "sailing")
        .score(CAT, "archery")
        .next("tools")
        .play("dogma the-pirate-code");
    assert_eq!(played.score(CAT), "archery sailing");
    assert_eq!(played.score(ANN), "oars the-pirate-code");
    assert_eq!(played.hand(ANN), "tools", "the free draw, of a 1 without any top card");
}

#[test]
fn statistics_moves_all_the_highest_cards_to_the_victims_own_hand() {
    let played = table(2).board(ANN, "statistics").score(BEN, "coal banking tools").play("dogma statistics");
    assert_eq!((played.hand(BEN), played.score(BEN)), ("banking coal".into(), "tools".into()));
    assert_eq!(played.hand(ANN), "");
}

#[test]
fn statistics_finds_nothing_in_an_empty_score_pile() {
    let played = table(2).board(ANN, "statistics masonry").hand(BEN, "oars").play("dogma statistics");
    assert_eq!(played.hand(BEN), "oars");
    assert_eq!((played.asked(), played.offered()), (Some(ANN), "pass, yellow".into()));
    let played = played.go("yellow");
    assert_eq!(played.splay(ANN, Colour::Yellow), Splay::Right);
}

#[test]
fn statistics_is_shared_by_an_immune_opponent() {
    let start = || {
        table(2)
            .board(ANN, "statistics")
            .board(BEN, "agriculture masonry")
            .score(BEN, "coal")
            .next("societies")
            .play("dogma statistics")
    };
    let played = start();
    assert_eq!(played.score(BEN), "coal");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "pass, yellow".into()));
    assert_eq!(start().go("pass").hand(ANN), "");
    let played = start().go("yellow");
    assert_eq!(played.splay(BEN, Colour::Yellow), Splay::Right);
    assert_eq!(played.hand(ANN), "societies");
}

#[test]
fn statistics_gives_no_free_draw_for_a_splay_that_is_already_there() {
    let played =
        table(2).board(ANN, "statistics").splayed(BEN, "agriculture masonry", Splay::Right).play("dogma statistics");
    assert!(played.action_over());
    assert_eq!(played.hand(ANN), "");
}

#[test]
fn steam_engine_tucks_one_after_the_other_and_scores_the_bottom_yellow_card() {
    let played = table(2).board(ANN, "steam-engine").next("anatomy perspective").play("dogma steam-engine");
    assert_eq!(played.score(ANN), "perspective");
    assert_eq!(played.pile(ANN, Colour::Yellow), "steam-engine anatomy");
}

#[test]
fn steam_engine_scores_itself_if_it_is_the_only_yellow_card() {
    let played = table(2).board(ANN, "steam-engine").next("navigation colonialism").play("dogma steam-engine");
    assert_eq!(played.score(ANN), "steam-engine");
    assert_eq!(played.pile(ANN, Colour::Yellow), "");
}

#[test]
fn steam_engine_shared_without_yellow_only_tucks() {
    let played = table(2)
        .board(ANN, "steam-engine")
        .board(BEN, "coal")
        .next("navigation enterprise experimentation reformation invention")
        .play("dogma steam-engine");
    assert_eq!(played.score(BEN), "");
    assert_eq!(
        (played.pile(BEN, Colour::Green), played.pile(BEN, Colour::Purple)),
        ("navigation".into(), "enterprise".into())
    );
    assert_eq!(played.score(ANN), "steam-engine");
    assert_eq!(played.hand(ANN), "invention", "the free draw, of a 4 now");
}

#[test]
fn banking_takes_a_top_card_with_a_factory_that_is_not_green() {
    let played = table(2)
        .board(ANN, "banking")
        .board(BEN, "coal steam-engine invention tools")
        .next("physics")
        .play("dogma banking");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "coal, steam-engine".into()));
    let played = played.go("coal");
    assert_eq!((played.pile(ANN, Colour::Red), played.pile(BEN, Colour::Red)), ("coal".into(), "".into()));
    assert_eq!(played.score(BEN), "physics");
    assert!(played.action_over());
}

#[test]
fn banking_without_a_factory_brings_the_victim_no_5() {
    let played = table(2).board(ANN, "banking sailing").board(BEN, "tools invention").play("dogma banking");
    assert_eq!(played.score(BEN), "");
    assert_eq!(played.pile(BEN, Colour::Green), "invention");
    assert_eq!((played.asked(), played.offered()), (Some(ANN), "green, pass".into()));
    assert_eq!(played.go("green").splay(ANN, Colour::Green), Splay::Right);
}

#[test]
fn banking_is_shared_by_whoever_has_as_many_crowns() {
    let played =
        table(2).board(ANN, "banking").board(BEN, "gunpowder sailing clothing").next("societies").play("dogma banking");
    assert_eq!(played.pile(BEN, Colour::Red), "gunpowder");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "green, pass".into()));
    assert_eq!(played.go("green").hand(ANN), "societies");
}

#[test]
fn measurement_splays_the_colour_and_draws_as_high_as_its_pile() {
    let played =
        table(2).board(ANN, "measurement clothing").hand(ANN, "sailing").next("calendar").play("dogma measurement");
    assert_eq!(played.offered(), "pass, sailing");
    let played = played.go("sailing");
    assert_eq!(played.splay(ANN, Colour::Green), Splay::Right);
    assert_eq!(played.hand(ANN), "calendar");
}

#[test]
fn measurement_turns_a_splay_of_another_direction() {
    let played = table(2)
        .splayed(ANN, "measurement clothing", Splay::Up)
        .hand(ANN, "sailing")
        .next("calendar")
        .play("dogma measurement, sailing");
    assert_eq!(played.splay(ANN, Colour::Green), Splay::Right);
    assert_eq!(played.hand(ANN), "calendar");
}

#[test]
fn measurement_draws_a_1_for_a_colour_that_is_not_on_the_board() {
    let played =
        table(2).board(ANN, "measurement").hand(ANN, "computers").next("oars").play("dogma measurement, computers");
    assert_eq!(played.hand(ANN), "oars");
    assert_eq!(played.pile(ANN, Colour::Blue), "");
}

#[test]
fn measurement_can_be_declined_and_needs_a_hand() {
    let played = table(2).board(ANN, "measurement clothing").hand(ANN, "sailing").play("dogma measurement, pass");
    assert_eq!((played.hand(ANN), played.splay(ANN, Colour::Green)), ("sailing".into(), Splay::None));
    assert!(table(2).board(ANN, "measurement clothing").play("dogma measurement").action_over());
}

#[test]
fn chemistry_scores_one_higher_than_the_highest_top_card_and_returns_one() {
    let played = table(2).board(ANN, "chemistry tools").score(ANN, "archery").next("canning").play("dogma chemistry");
    assert_eq!(played.offered(), "blue, pass");
    let played = played.go("blue");
    assert_eq!(played.splay(ANN, Colour::Blue), Splay::Right);
    assert_eq!(played.offered(), "archery, canning");
    assert_eq!(played.go("archery").score(ANN), "canning");
}

#[test]
fn chemistry_returns_the_drawn_card_to_an_empty_score_pile() {
    let played = table(2).two_actions().board(ANN, "chemistry").next("canning").play("dogma chemistry");
    assert!(played.action_over());
    assert_eq!(played.score(ANN), "");
    assert_eq!(played.game.player(ANN).scored(), 1);
}

#[test]
fn chemistry_ends_the_game_with_a_10_on_top() {
    let played = table(2).board(ANN, "chemistry miniaturization").score(BEN, "tools").play("dogma chemistry");
    assert_eq!(played.winners(), Some(vec![BEN]));
}

#[test]
fn physics_keeps_three_colours() {
    let played = table(2)
        .board(ANN, "physics")
        .hand(ANN, "tools")
        .next("canning classification democracy")
        .play("dogma physics");
    assert_eq!(played.hand(ANN), "canning classification democracy tools");
}

#[test]
fn physics_returns_the_whole_hand_after_two_of_a_colour() {
    let played =
        table(2).board(ANN, "physics").hand(ANN, "tools").next("canning democracy vaccination").play("dogma physics");
    assert_eq!(played.offered(), "as-they-lie, canning, democracy, vaccination", "their order under the pile is free");
    let played = played.go("vaccination, canning");
    assert_eq!(played.hand(ANN), "");
    let pile: Vec<_> = played.game.pile(6).iter().take(3).copied().collect();
    assert_eq!(pile, [card("democracy"), card("canning"), card("vaccination")]);
    assert_eq!(played.game.pile(1).first(), Some(&card("tools")));
}

#[test]
fn physics_goes_on_with_7s_when_the_6s_run_out() {
    let played = table(2)
        .board(ANN, "physics")
        .next("canning democracy railroad")
        .with(|table| table.empty(&[6]))
        .play("dogma physics");
    assert_eq!(played.offered(), "as-they-lie, canning, democracy", "two purple cards: all three go back");
    assert_eq!(played.go("canning").hand(ANN), "");
}

#[test]
fn physics_returns_only_the_sharers_own_hand() {
    let played = table(2)
        .board(ANN, "physics")
        .board(BEN, "tools")
        .hand(ANN, "oars")
        .next("canning democracy vaccination classification encyclopedia emancipation societies")
        .play("dogma physics, canning, democracy");
    assert_eq!(played.hand(BEN), "");
    assert_eq!(played.hand(ANN), "classification emancipation encyclopedia oars societies", "with the free draw");
}

#[test]
fn astronomy_melds_green_and_blue_and_repeats_until_another_colour() {
    let played = table(2)
        .board(ANN, "astronomy canning sailing")
        .next("classification encyclopedia vaccination")
        .play("dogma astronomy");
    assert_eq!(played.pile(ANN, Colour::Green), "classification sailing");
    assert_eq!(played.pile(ANN, Colour::Blue), "encyclopedia");
    assert_eq!(played.hand(ANN), "vaccination");
    assert_eq!(played.game.owner(Special::Universe), Some(ANN));
}

#[test]
fn astronomy_does_not_claim_universe_with_a_low_card() {
    let played = table(2).board(ANN, "astronomy coal").next("canning").play("dogma astronomy");
    assert_eq!(played.hand(ANN), "canning");
    assert_eq!(played.game.owner(Special::Universe), None);
}

#[test]
fn astronomy_claims_universe_without_any_other_colour() {
    let played = table(2).board(ANN, "astronomy").next("canning").play("dogma astronomy");
    assert_eq!(played.game.owner(Special::Universe), Some(ANN));
}

#[test]
fn astronomy_leaves_a_claimed_universe_where_it_is() {
    let played = table(2)
        .board(ANN, "astronomy")
        .with(|table| table.special(BEN, Special::Universe))
        .next("canning")
        .play("dogma astronomy");
    assert_eq!(played.game.owner(Special::Universe), Some(BEN));
    assert_eq!(played.game.achievements(ANN), 0);
}

#[test]
fn astronomy_gives_universe_to_the_sharer_first() {
    let played = table(2)
        .board(ANN, "astronomy")
        .board(BEN, "canning genetics")
        .next("vaccination democracy societies")
        .play("dogma astronomy");
    assert_eq!((played.hand(BEN), played.hand(ANN)), ("vaccination".into(), "democracy societies".into()));
    assert_eq!(played.game.owner(Special::Universe), Some(BEN));
}

#[test]
fn astronomy_wins_with_universe_as_the_last_achievement() {
    let start = |owned| table(2).board(ANN, "astronomy").achieved(ANN, owned).next("canning");
    let played = start("tools philosophy optics coal democracy")
        .with(|table| table.available(&[4, 7, 8, 9]))
        .play("dogma astronomy");
    assert_eq!(played.winners(), Some(vec![ANN]));
    let played =
        start("tools philosophy optics coal").with(|table| table.available(&[4, 6, 7, 8, 9])).play("dogma astronomy");
    assert_eq!(played.winners(), None);
}

#[test]
fn societies_takes_a_lightbulb_card_higher_than_ones_own() {
    let played = table(2)
        .board(ANN, "societies navigation")
        .board(BEN, "perspective invention philosophy coal")
        .next("physics")
        .play("dogma societies");
    assert!(played.action_over(), "invention is not higher than navigation, philosophy not than societies");
    assert_eq!((played.pile(ANN, Colour::Yellow), played.pile(BEN, Colour::Yellow)), ("perspective".into(), "".into()));
    assert_eq!((played.hand(BEN), played.hand(ANN)), ("physics".into(), "".into()));
}

#[test]
fn societies_lets_the_victim_choose() {
    let played =
        table(2).board(ANN, "societies").board(BEN, "perspective tools").next("physics").play("dogma societies");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "perspective, tools".into()));
    let played = played.go("tools");
    assert_eq!(played.pile(ANN, Colour::Blue), "tools");
}

#[test]
fn societies_without_a_transfer_brings_no_5() {
    let played = table(2).board(ANN, "societies").board(BEN, "philosophy coal").play("dogma societies");
    assert_eq!((played.hand(BEN), played.pile(BEN, Colour::Purple)), ("".into(), "philosophy".into()));
}

/// Florence Nightingale leaves the cards where they are.
#[test]
fn the_pirate_code_scores_nothing_if_a_karma_kept_the_cards() {
    let start = table_of(Set::Figures, 2).board(ANN, "the-pirate-code").board(BEN, "florence-nightingale");
    let played = start.score(BEN, "tools").play("dogma the-pirate-code");
    assert_eq!((played.score(BEN), played.score(ANN)), ("tools".into(), "".into()));
}

/// Battleship Yamato is worth 11 on a board.
#[test]
fn societies_takes_nothing_below_battleship_yamato() {
    let start = table_of(Set::Artifacts, 2).board(ANN, "societies battleship-yamato").board(BEN, "miniaturization");
    let played = start.play("dogma societies");
    assert_eq!((played.pile(BEN, Colour::Red), played.hand(BEN)), ("miniaturization".into(), "".into()));
}
