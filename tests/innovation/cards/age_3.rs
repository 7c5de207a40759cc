//! Cards of age 3.

use crate::support::*;
use fireside::games::innovation::{Colour, Event, Options, Special, Splay};

#[test]
fn engineering_takes_all_top_castles_but_not_what_they_cover() {
    let played = table(2)
        .board(ANN, "engineering mysticism")
        .board(BEN, "oars metalworking tools sailing")
        .play("dogma engineering");
    assert!(played.action_over());
    assert_eq!((played.score(ANN), played.special(Special::Monument)), ("oars tools".into(), None));
    assert_eq!((played.pile(BEN, Colour::Red), played.pile(BEN, Colour::Blue)), ("metalworking".into(), "".into()));
    assert_eq!(played.pile(BEN, Colour::Green), "sailing");
}

#[test]
fn engineering_may_splay_red_left() {
    let board = || table(2).board(ANN, "engineering archery sailing clothing");
    let played = board().play("dogma engineering");
    assert_eq!(played.offered(), "pass, red");
    assert_eq!(played.go("red").splay(ANN, Colour::Red), Splay::Left);
    let declined = board().play("dogma engineering, pass");
    assert_eq!((declined.action_over(), declined.splay(ANN, Colour::Red)), (true, Splay::None));
}

#[test]
fn engineering_takes_nothing_of_as_many_castles_and_shares_the_splay() {
    let played =
        table(2).board(ANN, "engineering").board(BEN, "metalworking oars").next("compass").play("dogma engineering");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "pass, red".into()));
    let played = played.go("red");
    assert_eq!((played.splay(BEN, Colour::Red), played.score(ANN)), (Splay::Left, "".into()));
    assert_eq!(played.hand(ANN), "compass", "the free draw");
}

#[test]
fn optics_scores_a_four_for_a_melded_crown() {
    let played = table(2).board(ANN, "optics").score(ANN, "sailing").next("compass navigation").play("dogma optics");
    assert!(played.action_over());
    assert_eq!((played.pile(ANN, Colour::Green), played.score(ANN)), ("compass".into(), "navigation sailing".into()));
    assert_eq!(played.score(BEN), "");
}

#[test]
fn optics_gives_a_scored_card_to_an_opponent_with_fewer_points() {
    let played = table(2)
        .board(ANN, "optics")
        .score(ANN, "sailing calendar")
        .score(BEN, "tools")
        .next("education")
        .play("dogma optics");
    assert_eq!((played.asked(), played.offered()), (Some(ANN), "calendar, sailing".into()));
    let played = played.go("sailing");
    assert_eq!(played.pile(ANN, Colour::Purple), "education");
    assert_eq!((played.score(ANN), played.score(BEN)), ("calendar".into(), "sailing tools".into()));
}

#[test]
fn optics_keeps_the_cards_if_nobody_has_fewer_points() {
    let played = table(2)
        .board(ANN, "optics")
        .score(ANN, "sailing tools")
        .score(BEN, "calendar")
        .next("education")
        .play("dogma optics");
    assert!(played.action_over());
    assert_eq!((played.score(ANN), played.score(BEN)), ("sailing tools".into(), "calendar".into()));
}

#[test]
fn optics_chooses_among_poorer_opponents_but_not_the_partner() {
    let board = |options| {
        table_with(options, 4).board(ANN, "optics").score(ANN, "calendar").score(DAN, "mathematics").next("education")
    };
    assert_eq!(board(Options::default()).play("dogma optics").offered(), "player.2, player.3");
    let teams = board(Options { teams: true, ..Options::default() }).play("dogma optics");
    assert_eq!((teams.score(BEN), teams.score(CAT)), ("calendar".into(), "".into()));
}

#[test]
fn optics_can_cost_a_sharer_a_card() {
    let played = table(2)
        .board(ANN, "optics")
        .board(BEN, "translation")
        .score(BEN, "tools")
        .next("education compass navigation paper")
        .play("dogma optics");
    assert_eq!((played.score(BEN), played.pile(BEN, Colour::Purple)), ("".into(), "education".into()));
    assert_eq!((played.score(ANN), played.hand(ANN)), ("navigation tools".into(), "paper".into()));
}

#[test]
fn machinery_exchanges_the_whole_hand_for_the_highest_cards() {
    let played = table(2)
        .board(ANN, "machinery")
        .hand(ANN, "sailing compass paper")
        .hand(BEN, "tools oars")
        .play("dogma machinery");
    assert_eq!((played.hand(ANN), played.hand(BEN)), ("oars sailing tools".into(), "compass paper".into()));
    assert_eq!((played.asked(), played.offered()), (Some(ANN), "oars, tools".into()), "a castle must be scored");
    let played = played.go("tools");
    assert_eq!((played.score(ANN), played.hand(ANN)), ("tools".into(), "oars sailing".into()));
}

#[test]
fn machinery_exchanges_with_an_empty_hand() {
    let mine = table(2).board(ANN, "machinery").hand(BEN, "sailing pottery").play("dogma machinery");
    assert_eq!((mine.hand(ANN), mine.hand(BEN)), ("pottery sailing".into(), "".into()));
    let theirs = table(2).board(ANN, "machinery").hand(ANN, "sailing compass").play("dogma machinery");
    assert_eq!((theirs.hand(ANN), theirs.hand(BEN)), ("sailing".into(), "compass".into()));
}

#[test]
fn machinery_goes_round_one_victim_after_the_other() {
    let played = table(3)
        .board(ANN, "machinery")
        .hand(ANN, "compass")
        .hand(BEN, "sailing calendar")
        .hand(CAT, "pottery")
        .play("dogma machinery");
    assert_eq!((played.hand(BEN), played.hand(CAT)), ("compass".into(), "calendar".into()));
    assert_eq!(played.hand(ANN), "pottery sailing");
}

#[test]
fn machinery_may_splay_red_left_even_without_a_castle_to_score() {
    let played = table(2).board(ANN, "machinery oars archery").play("dogma machinery");
    assert_eq!((played.asked(), played.offered()), (Some(ANN), "pass, red".into()));
    assert_eq!(played.go("red").splay(ANN, Colour::Red), Splay::Left);
}

#[test]
fn machinery_leaves_as_many_leaves_alone_and_shares_with_them() {
    let played = table(2)
        .board(ANN, "machinery")
        .hand(ANN, "compass")
        .board(BEN, "pottery")
        .hand(BEN, "oars sailing")
        .next("paper")
        .play("dogma machinery");
    assert_eq!((played.score(BEN), played.hand(BEN)), ("oars".into(), "sailing".into()));
    assert_eq!((played.score(ANN), played.hand(ANN)), ("".into(), "compass paper".into()));
}

#[test]
fn medicine_exchanges_the_highest_for_the_lowest_scored_card() {
    let played = table(2)
        .board(ANN, "medicine")
        .score(ANN, "tools calendar")
        .score(BEN, "sailing alchemy")
        .play("dogma medicine");
    assert!(played.action_over());
    assert_eq!((played.score(ANN), played.score(BEN)), ("alchemy calendar".into(), "sailing tools".into()));
}

#[test]
fn medicine_lets_everybody_choose_among_equal_cards_of_ones_own() {
    let played = table(2)
        .board(ANN, "medicine")
        .score(ANN, "tools oars calendar")
        .score(BEN, "sailing alchemy paper")
        .play("dogma medicine");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "alchemy, paper".into()));
    let played = played.go("paper");
    assert_eq!((played.asked(), played.offered()), (Some(ANN), "oars, tools".into()));
    let played = played.go("oars");
    assert_eq!((played.score(ANN), played.score(BEN)), ("calendar paper tools".into(), "alchemy oars sailing".into()));
}

#[test]
fn medicine_exchanges_with_an_empty_score_pile() {
    let mine = table(2).board(ANN, "medicine").score(BEN, "sailing alchemy").play("dogma medicine");
    assert_eq!((mine.score(ANN), mine.score(BEN)), ("alchemy".into(), "sailing".into()));
    let theirs = table(2).board(ANN, "medicine").score(ANN, "sailing alchemy").play("dogma medicine");
    assert_eq!((theirs.score(ANN), theirs.score(BEN)), ("alchemy".into(), "sailing".into()));
}

#[test]
fn medicine_exchanges_with_one_victim_after_the_other() {
    let played = table(3)
        .board(ANN, "medicine")
        .score(ANN, "tools")
        .score(BEN, "alchemy")
        .score(CAT, "coal")
        .play("dogma medicine");
    assert_eq!((played.score(BEN), played.score(CAT)), ("tools".into(), "alchemy".into()));
    assert_eq!(played.score(ANN), "coal");
}

#[test]
fn medicine_spares_as_many_leaves() {
    let played = table(2)
        .board(ANN, "medicine")
        .score(ANN, "tools")
        .board(BEN, "pottery")
        .score(BEN, "alchemy")
        .play("dogma medicine");
    assert!(played.action_over() && !played.free_draw());
    assert_eq!((played.score(ANN), played.score(BEN)), ("tools".into(), "alchemy".into()));
}

#[test]
fn compass_takes_a_leaf_that_is_not_green_and_gives_a_card_without_one() {
    let played =
        table(2).board(ANN, "compass oars tools").board(BEN, "agriculture clothing calendar").play("dogma compass");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "agriculture, calendar".into()));
    let played = played.go("agriculture");
    assert_eq!(played.pile(ANN, Colour::Yellow), "agriculture");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "oars, tools".into()));
    let played = played.go("tools");
    assert_eq!((played.pile(ANN, Colour::Blue), played.pile(BEN, Colour::Blue)), ("".into(), "tools calendar".into()));
    assert_eq!(played.pile(ANN, Colour::Red), "oars");
}

#[test]
fn compass_gives_a_card_even_to_a_victim_who_had_no_leaf() {
    let played = table(2).board(ANN, "compass oars").board(BEN, "clothing").play("dogma compass");
    assert!(played.action_over());
    assert_eq!((played.pile(BEN, Colour::Red), played.pile(ANN, Colour::Red)), ("oars".into(), "".into()));
    assert_eq!(played.pile(BEN, Colour::Green), "clothing");
}

#[test]
fn compass_gives_nothing_if_every_top_card_has_a_leaf() {
    let played = table(2).board(ANN, "compass").board(BEN, "pottery").play("dogma compass");
    assert_eq!((played.pile(ANN, Colour::Blue), played.pile(ANN, Colour::Green)), ("pottery".into(), "compass".into()));
    assert_eq!(played.pile(BEN, Colour::Blue), "");
}

#[test]
fn compass_spares_as_many_crowns() {
    let played = table(2).board(ANN, "compass metalworking").board(BEN, "sailing pottery").play("dogma compass");
    assert!(played.action_over());
    assert_eq!(
        (played.pile(BEN, Colour::Blue), played.pile(ANN, Colour::Red)),
        ("pottery".into(), "metalworking".into())
    );
}

#[test]
fn paper_may_splay_green_or_blue_and_draws_for_every_colour_splayed_left() {
    let board = || {
        table(2)
            .board(ANN, "paper sailing tools pottery oars archery")
            .splayed(ANN, "mysticism code-of-laws", Splay::Left)
            .next("navigation gunpowder anatomy")
    };
    let played = board().play("dogma paper");
    assert_eq!(played.offered(), "blue, green, pass");
    let played = played.go("green");
    assert_eq!((played.splay(ANN, Colour::Green), played.hand(ANN)), (Splay::Left, "gunpowder navigation".into()));
    assert_eq!(board().play("dogma paper, pass").hand(ANN), "navigation");
}

#[test]
fn paper_draws_nothing_for_other_directions() {
    let played = table(2).board(ANN, "paper").splayed(ANN, "tools pottery", Splay::Right).play("dogma paper, pass");
    assert!(played.action_over());
    assert_eq!((played.hand(ANN), played.splay(ANN, Colour::Blue)), ("".into(), Splay::Right));
}

#[test]
fn paper_asks_nobody_without_two_green_or_blue_cards() {
    let played = table(2).board(ANN, "paper tools oars archery").play("dogma paper");
    assert!(played.action_over());
    assert_eq!(played.hand(ANN), "");
}

#[test]
fn paper_is_shared_by_the_splays_of_the_sharer() {
    let played = table(2)
        .board(ANN, "paper")
        .splayed(BEN, "experimentation tools", Splay::Left)
        .next("navigation compass")
        .play("dogma paper");
    assert_eq!((played.hand(BEN), played.hand(ANN)), ("navigation".into(), "compass".into()));
}

#[test]
fn alchemy_draws_a_four_for_every_three_castles_then_melds_and_scores() {
    let played = table(2)
        .board(ANN, "alchemy metalworking city-states")
        .hand(ANN, "sailing")
        .next("navigation anatomy enterprise")
        .play("dogma alchemy");
    assert_eq!(played.hand(ANN), "anatomy navigation sailing");
    assert!(played.events.contains(&Event::Revealed(ANN, card("anatomy"))));
    assert_eq!(played.offered(), "anatomy, navigation, sailing");
    let played = played.go("sailing");
    assert_eq!(played.offered(), "anatomy, navigation");
    let played = played.go("anatomy");
    assert_eq!(played.pile(ANN, Colour::Green), "sailing");
    assert_eq!((played.score(ANN), played.hand(ANN)), ("anatomy".into(), "navigation".into()));
}

#[test]
fn alchemy_returns_the_whole_hand_if_one_of_the_cards_is_red() {
    let played = table(2)
        .board(ANN, "alchemy metalworking city-states")
        .hand(ANN, "sailing")
        .next("gunpowder navigation")
        .play("dogma alchemy");
    assert_eq!(
        (played.asked(), played.offered()),
        (Some(ANN), "as-they-lie, gunpowder, navigation".into()),
        "the order of two 4"
    );
    let played = played.go("navigation");
    assert!(played.action_over(), "nothing is left to meld or to score");
    assert_eq!((played.hand(ANN), played.score(ANN)), ("".into(), "".into()));
    assert_eq!((played.lowest(4, 2), played.lowest(1, 1)), ("gunpowder navigation".into(), "sailing".into()));
}

#[test]
fn alchemy_ignores_red_cards_that_were_in_hand_before() {
    let played =
        table(2).board(ANN, "alchemy city-states").hand(ANN, "oars").next("navigation").play("dogma alchemy, oars");
    assert_eq!((played.pile(ANN, Colour::Red), played.score(ANN)), ("oars".into(), "navigation".into()));
}

#[test]
fn alchemy_with_two_castles_draws_nothing_and_only_melds_a_single_card() {
    let played = table(2).board(ANN, "alchemy").hand(ANN, "sailing").play("dogma alchemy");
    assert!(played.action_over());
    assert_eq!((played.pile(ANN, Colour::Green), played.score(ANN)), ("sailing".into(), "".into()));
    assert!(table(2).board(ANN, "alchemy").play("dogma alchemy").action_over());
}

#[test]
fn alchemy_returns_only_the_hand_of_the_one_who_drew_red() {
    let played = table(2)
        .board(ANN, "alchemy")
        .hand(ANN, "sailing")
        .board(BEN, "metalworking")
        .hand(BEN, "tools")
        .next("gunpowder compass")
        .play("dogma alchemy");
    assert_eq!((played.hand(BEN), played.lowest(1, 1)), ("".into(), "tools".into()));
    assert_eq!((played.pile(ANN, Colour::Green), played.hand(ANN)), ("sailing".into(), "compass".into()));
}

#[test]
fn translation_melds_the_whole_score_pile_in_an_order_of_choice() {
    let board = || table(2).board(ANN, "translation").score(ANN, "sailing clothing tools");
    let played = board().play("dogma translation");
    assert_eq!(played.offered(), "pass, yes");
    let played = played.go("yes");
    assert_eq!(played.offered(), "as-they-lie, clothing, sailing", "the order within green");
    let played = played.go("sailing");
    assert!(played.action_over());
    assert_eq!(played.pile(ANN, Colour::Green), "clothing sailing");
    assert_eq!((played.pile(ANN, Colour::Blue), played.score(ANN)), ("tools translation".into(), "".into()));
    assert_eq!(played.special(Special::World), None, "Tools has no crown");
}

#[test]
fn translation_claims_world_if_each_top_card_has_a_crown() {
    let melded = table(2).board(ANN, "translation").score(ANN, "sailing oars").play("dogma translation, yes");
    assert_eq!((melded.special(Special::World), melded.pile(ANN, Colour::Red)), (Some(ANN), "oars".into()));
    let alone = table(2).board(ANN, "translation").play("dogma translation");
    assert!(alone.action_over(), "no score pile: no question");
    assert_eq!(alone.special(Special::World), Some(ANN));
}

#[test]
fn translation_goes_on_when_it_is_covered() {
    let played = table(2).board(ANN, "translation").score(ANN, "writing").play("dogma translation, yes");
    assert_eq!(played.pile(ANN, Colour::Blue), "writing translation");
    assert_eq!(played.special(Special::World), Some(ANN));
}

#[test]
fn translation_may_be_declined() {
    let played =
        table(2).board(ANN, "translation pottery masonry").score(ANN, "sailing").play("dogma translation, pass");
    assert!(played.action_over());
    assert_eq!((played.score(ANN), played.special(Special::World)), ("sailing".into(), None));
}

#[test]
fn translation_lets_a_sharer_claim_world_first() {
    let played = table(2).board(ANN, "translation").board(BEN, "navigation").next("compass").play("dogma translation");
    assert_eq!((played.special(Special::World), played.hand(ANN)), (Some(BEN), "compass".into()));
}

#[test]
fn translation_does_not_take_world_from_its_owner() {
    let played = table(2)
        .board(ANN, "translation")
        .with(|situation| situation.special(BEN, Special::World))
        .play("dogma translation");
    assert_eq!(played.special(Special::World), Some(BEN));
}

#[test]
fn education_draws_two_higher_than_what_remains() {
    let played = table(2)
        .board(ANN, "education")
        .score(ANN, "sailing calendar compass")
        .next("navigation")
        .play("dogma education");
    assert_eq!(played.offered(), "compass, pass");
    let played = played.go("compass");
    assert_eq!((played.hand(ANN), played.score(ANN)), ("navigation".into(), "calendar sailing".into()));
    assert_eq!(played.lowest(3, 1), "compass");
}

#[test]
fn education_draws_a_two_after_the_last_card() {
    let played =
        table(2).board(ANN, "education").score(ANN, "compass").next("calendar").play("dogma education, compass");
    assert_eq!((played.hand(ANN), played.score(ANN)), ("calendar".into(), "".into()));
}

#[test]
fn education_lets_choose_among_equally_high_cards() {
    let played = table(2).board(ANN, "education").score(ANN, "compass paper").next("coal").play("dogma education");
    assert_eq!(played.offered(), "compass, paper, pass");
    let played = played.go("paper");
    assert_eq!((played.hand(ANN), played.score(ANN)), ("coal".into(), "compass".into()));
}

#[test]
fn education_may_be_declined_and_asks_nobody_without_a_score_pile() {
    let played = table(2).board(ANN, "education").score(ANN, "compass").play("dogma education, pass");
    assert!(played.action_over());
    assert_eq!((played.hand(ANN), played.score(ANN)), ("".into(), "compass".into()));
    assert!(table(2).board(ANN, "education").play("dogma education").action_over());
}

#[test]
fn education_ends_the_game_if_a_nine_remains() {
    let played = table(2)
        .board(ANN, "education")
        .score(ANN, "fission genetics")
        .score(BEN, "software")
        .play("dogma education, fission");
    assert_eq!(played.winners(), Some(vec![BEN]), "ten points against nine");
}

#[test]
fn feudalism_takes_a_castle_and_unsplays_its_colour() {
    let played = table(2)
        .board(ANN, "feudalism masonry the-wheel")
        .splayed(BEN, "archery metalworking clothing sailing", Splay::Left)
        .hand(BEN, "oars tools pottery")
        .play("dogma feudalism");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "oars, tools".into()));
    let played = played.go("oars");
    assert_eq!((played.hand(ANN), played.hand(BEN)), ("oars".into(), "pottery tools".into()));
    assert_eq!((played.splay(BEN, Colour::Red), played.splay(BEN, Colour::Green)), (Splay::None, Splay::Left));
}

#[test]
fn feudalism_unsplays_nothing_without_a_castle_in_hand() {
    let played = table(2)
        .board(ANN, "feudalism masonry")
        .splayed(BEN, "archery metalworking", Splay::Left)
        .hand(BEN, "pottery")
        .play("dogma feudalism");
    assert!(played.action_over());
    assert_eq!((played.hand(BEN), played.splay(BEN, Colour::Red)), ("pottery".into(), Splay::Left));
}

#[test]
fn feudalism_may_splay_yellow_or_purple_left() {
    let played = table(2)
        .board(ANN, "feudalism mysticism masonry agriculture sailing clothing")
        .hand(BEN, "oars")
        .play("dogma feudalism");
    assert_eq!((played.asked(), played.offered()), (Some(ANN), "pass, purple, yellow".into()));
    let played = played.go("yellow");
    assert_eq!((played.splay(ANN, Colour::Yellow), played.splay(ANN, Colour::Purple)), (Splay::Left, Splay::None));
    assert_eq!(played.hand(ANN), "oars");
}

#[test]
fn feudalism_spares_as_many_castles_and_shares_the_splay() {
    let played = table(2)
        .board(ANN, "feudalism")
        .board(BEN, "masonry agriculture")
        .hand(BEN, "oars")
        .next("compass")
        .play("dogma feudalism");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "pass, yellow".into()));
    let played = played.go("yellow");
    assert_eq!((played.hand(BEN), played.hand(ANN)), ("oars".into(), "compass".into()));
}
