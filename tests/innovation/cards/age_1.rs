//! Cards of age 1.

use crate::support::*;
use fireside::games::innovation::{Colour, Event, Options, Special, Splay, Zone};

#[test]
fn archery_takes_the_highest_card_after_a_draw() {
    let played = table(2)
        .board(ANN, "archery")
        .hand(BEN, "construction philosophy sailing")
        .next("oars")
        .play("dogma archery, philosophy");
    assert_eq!((played.hand(ANN), played.hand(BEN)), ("philosophy".into(), "construction oars sailing".into()));
}

#[test]
fn archery_takes_the_drawn_card_from_an_empty_hand() {
    let played = table(2).board(ANN, "archery").next("oars").play("dogma archery");
    assert_eq!((played.hand(ANN), played.hand(BEN)), ("oars".into(), "".into()));
}

#[test]
fn archery_lets_the_victim_choose_among_equally_high_cards() {
    let played = table(2).board(ANN, "archery").hand(BEN, "sailing").next("oars").play("dogma archery");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "oars, sailing".into()));
}

#[test]
fn archery_demands_nothing_of_as_many_castles() {
    let played = table(2).board(ANN, "archery").board(BEN, "domestication").hand(BEN, "sailing").play("dogma archery");
    assert!(played.action_over() && !played.free_draw());
    assert_eq!((played.hand(ANN), played.hand(BEN)), ("".into(), "sailing".into()));
}

#[test]
fn archery_takes_a_card_of_every_victim() {
    let played = table(3)
        .board(ANN, "archery")
        .hand(BEN, "philosophy")
        .hand(CAT, "engineering")
        .next("oars tools")
        .play("dogma archery");
    assert_eq!(played.hand(ANN), "engineering philosophy");
    assert_eq!((played.hand(BEN), played.hand(CAT)), ("oars".into(), "tools".into()));
}

#[test]
fn metalworking_scores_castles_until_a_card_without_one_which_is_kept() {
    let played =
        table(2).board(ANN, "metalworking").next("oars mysticism pottery the-wheel").play("dogma metalworking");
    assert_eq!((played.score(ANN), played.hand(ANN)), ("mysticism oars".into(), "pottery".into()));
    for id in ["oars", "mysticism", "pottery"] {
        assert!(played.events.contains(&Event::Revealed(ANN, card(id))), "{id} is shown");
    }
    assert_eq!(played.zone("the-wheel"), Zone::Supply);
}

#[test]
fn metalworking_scores_nothing_if_the_first_card_has_no_castle() {
    let played = table(2).board(ANN, "metalworking").next("clothing oars").play("dogma metalworking");
    assert_eq!((played.score(ANN), played.hand(ANN)), ("".into(), "clothing".into()));
}

#[test]
fn metalworking_is_shared_and_brings_a_free_draw() {
    let played = table(2)
        .board(ANN, "metalworking")
        .board(BEN, "masonry")
        .next("sailing oars pottery agriculture")
        .play("dogma metalworking");
    assert_eq!((played.score(BEN), played.hand(BEN)), ("".into(), "sailing".into()));
    assert_eq!((played.score(ANN), played.hand(ANN)), ("oars".into(), "agriculture pottery".into()));
    assert!(played.free_draw());
}

#[test]
fn metalworking_claims_monument_with_the_sixth_scored_card() {
    let six = "archery oars domestication masonry the-wheel mysticism";
    let played = table(2).board(ANN, "metalworking").next(&format!("{six} pottery")).play("dogma metalworking");
    assert_eq!(played.special(Special::Monument), Some(ANN));
    let five = "oars domestication masonry the-wheel mysticism";
    let played = table(2).board(ANN, "metalworking").next(&format!("{five} pottery")).play("dogma metalworking");
    assert_eq!(played.special(Special::Monument), None);
}

#[test]
fn oars_repeats_with_a_draw_for_each_crown() {
    let played = table(2)
        .board(ANN, "oars")
        .hand(BEN, "sailing code-of-laws pottery")
        .next("agriculture the-wheel")
        .play("dogma oars");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "code-of-laws, sailing".into()));
    let played = played.go("sailing");
    assert_eq!(played.score(ANN), "code-of-laws sailing");
    assert_eq!(played.hand(BEN), "agriculture pottery the-wheel");
    assert_eq!(played.hand(ANN), "", "cards were transferred: no draw");
}

#[test]
fn oars_takes_a_crown_that_was_drawn_for_another() {
    let played = table(2).board(ANN, "oars").hand(BEN, "sailing").next("writing pottery").play("dogma oars");
    assert_eq!((played.score(ANN), played.hand(BEN)), ("sailing writing".into(), "pottery".into()));
}

#[test]
fn oars_draws_if_nobody_gave_a_card() {
    let played = table(2).board(ANN, "oars").hand(BEN, "pottery").next("tools").play("dogma oars");
    assert_eq!((played.score(ANN), played.hand(ANN)), ("".into(), "tools".into()));
    assert_eq!(played.hand(BEN), "pottery");
}

#[test]
fn oars_draws_nothing_if_only_one_victim_gave_a_card() {
    let played =
        table(3).board(ANN, "oars").hand(BEN, "pottery").hand(CAT, "sailing").next("agriculture").play("dogma oars");
    assert_eq!((played.score(ANN), played.hand(ANN)), ("sailing".into(), "".into()));
    assert_eq!((played.hand(BEN), played.hand(CAT)), ("pottery".into(), "agriculture".into()));
}

#[test]
fn oars_leaves_as_many_castles_alone_and_shares_the_draw_with_them() {
    let played = table(2)
        .board(ANN, "oars")
        .board(BEN, "metalworking")
        .hand(BEN, "sailing")
        .next("pottery tools agriculture")
        .play("dogma oars");
    assert_eq!((played.hand(BEN), played.hand(ANN)), ("pottery sailing".into(), "agriculture tools".into()));
    assert!(played.free_draw());
}

#[test]
fn oars_demands_nothing_of_the_partner() {
    let teams = Options { teams: true, ..Options::default() };
    let played = table_with(teams, 4).board(ANN, "oars").hand(CAT, "sailing").next("tools").play("dogma oars");
    assert_eq!((played.hand(CAT), played.hand(ANN)), ("sailing".into(), "tools".into()));
}

#[test]
fn oars_transfers_do_not_count_for_monument() {
    let crowns = "sailing code-of-laws city-states writing domestication clothing";
    let played = table(2)
        .board(ANN, "oars")
        .hand(BEN, crowns)
        .next("pottery tools agriculture the-wheel mysticism masonry")
        .play("dogma oars, sailing, code-of-laws, city-states, writing, domestication");
    assert_eq!(played.score(ANN), names(&cards(crowns)));
    assert_eq!(played.special(Special::Monument), None);
}

#[test]
fn agriculture_scores_a_card_one_higher_than_the_one_returned() {
    let played =
        table(2).board(ANN, "agriculture").hand(ANN, "sailing tools").next("calendar").play("dogma agriculture");
    assert_eq!((played.asked(), played.offered()), (Some(ANN), "pass, sailing, tools".into()));
    let played = played.go("tools");
    assert_eq!((played.hand(ANN), played.score(ANN)), ("sailing".into(), "calendar".into()));
    assert_eq!(played.lowest(1, 1), "tools");
}

#[test]
fn agriculture_may_be_declined() {
    let played = table(2).board(ANN, "agriculture").hand(ANN, "sailing").play("dogma agriculture, pass");
    assert!(played.action_over());
    assert_eq!((played.hand(ANN), played.score(ANN)), ("sailing".into(), "".into()));
}

#[test]
fn agriculture_asks_nobody_with_an_empty_hand() {
    let played = table(2).board(ANN, "agriculture").play("dogma agriculture");
    assert!(played.action_over());
    assert_eq!(played.score(ANN), "");
}

#[test]
fn agriculture_ends_the_game_if_a_ten_is_returned() {
    let board = || table(2).board(ANN, "agriculture").hand(ANN, "software").score(BEN, "calendar");
    let words = "dogma agriculture, software";
    assert_eq!(board().score(ANN, "sailing").play(words).winners(), Some(vec![BEN]));
    let equal = board().score(ANN, "mathematics");
    assert_eq!(equal.achieved(ANN, "oars").play(words).winners(), Some(vec![ANN]), "one achievement more");
}

#[test]
fn agriculture_declined_by_a_sharer_brings_no_free_draw() {
    let board = || table(2).board(ANN, "agriculture").board(BEN, "pottery").hand(BEN, "oars").next("calendar tools");
    let played = board().play("dogma agriculture");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "oars, pass".into()));
    let declined = played.go("pass");
    assert!(declined.action_over() && !declined.free_draw());
    let shared = board().play("dogma agriculture, oars");
    assert_eq!((shared.score(BEN), shared.hand(ANN)), ("calendar".into(), "tools".into()));
    assert!(shared.free_draw());
}

#[test]
fn domestication_melds_the_lowest_card_and_draws() {
    let played =
        table(2).board(ANN, "domestication").hand(ANN, "sailing compass").next("oars").play("dogma domestication");
    assert_eq!(played.pile(ANN, Colour::Green), "sailing");
    assert_eq!(played.hand(ANN), "compass oars");
}

#[test]
fn domestication_lets_choose_among_equally_low_cards_but_not_decline() {
    let played = table(2).board(ANN, "domestication").hand(ANN, "sailing tools compass").play("dogma domestication");
    assert_eq!(played.offered(), "sailing, tools");
}

#[test]
fn domestication_draws_even_with_an_empty_hand() {
    let played = table(2).board(ANN, "domestication").next("oars").play("dogma domestication");
    assert_eq!((played.hand(ANN), played.pile(ANN, Colour::Red)), ("oars".into(), "".into()));
}

#[test]
fn domestication_is_shared_first_by_the_opponent() {
    let played = table(2)
        .board(ANN, "domestication")
        .board(BEN, "archery")
        .hand(BEN, "sailing")
        .next("oars tools writing")
        .play("dogma domestication");
    assert_eq!((played.pile(BEN, Colour::Green), played.hand(BEN)), ("sailing".into(), "oars".into()));
    assert_eq!(played.hand(ANN), "tools writing");
    assert!(played.free_draw());
}

#[test]
fn masonry_melds_any_number_of_castles() {
    let played = table(2).board(ANN, "masonry").hand(ANN, "archery oars sailing").play("dogma masonry");
    assert_eq!(played.offered(), "archery, oars, pass");
    let played = played.go("archery");
    assert_eq!(played.offered(), "oars, pass");
    let played = played.go("pass");
    assert!(played.action_over());
    assert_eq!((played.pile(ANN, Colour::Red), played.hand(ANN)), ("archery".into(), "oars sailing".into()));
}

#[test]
fn masonry_asks_nobody_without_a_castle_in_hand() {
    assert!(table(2).board(ANN, "masonry").hand(ANN, "sailing pottery").play("dogma masonry").action_over());
}

#[test]
fn masonry_claims_monument_with_four_melded_cards_but_not_with_three() {
    let board = || table(2).board(ANN, "masonry").hand(ANN, "archery tools the-wheel mysticism");
    let played = board().play("dogma masonry, archery, tools, the-wheel, mysticism");
    assert!(played.action_over());
    assert_eq!((played.special(Special::Monument), played.hand(ANN)), (Some(ANN), "".into()));
    let played = board().play("dogma masonry, archery, tools, the-wheel, pass");
    assert_eq!(played.special(Special::Monument), None);
}

#[test]
fn masonry_does_not_take_monument_from_its_owner() {
    let played = table(2)
        .board(ANN, "masonry")
        .hand(ANN, "archery tools the-wheel mysticism")
        .with(|situation| situation.special(BEN, Special::Monument))
        .play("dogma masonry, archery, tools, the-wheel, mysticism");
    assert_eq!(played.special(Special::Monument), Some(BEN));
}

#[test]
fn masonry_lets_a_sharer_claim_monument_first() {
    let played = table(2)
        .board(ANN, "masonry")
        .hand(ANN, "archery tools the-wheel mysticism")
        .board(BEN, "metalworking")
        .hand(BEN, "oars domestication city-states construction")
        .play("dogma masonry, oars, domestication, city-states, construction, archery, tools, the-wheel, mysticism");
    assert_eq!(played.special(Special::Monument), Some(BEN));
    assert!(played.free_draw());
}

#[test]
fn masonry_wins_at_once_with_the_last_achievement() {
    let played = table(4)
        .board(ANN, "masonry")
        .achieved(BEN, "calendar compass navigation")
        .board(BEN, "metalworking")
        .hand(BEN, "oars domestication city-states construction")
        .play("dogma masonry, oars, domestication, city-states, construction");
    assert_eq!(played.winners(), Some(vec![BEN]), "the sharer is first");
}

#[test]
fn clothing_melds_a_new_colour_and_scores_for_colours_that_no_opponent_has() {
    let played = table(2)
        .board(ANN, "clothing")
        .hand(ANN, "tools masonry sailing")
        .board(BEN, "the-wheel")
        .next("oars metalworking")
        .play("dogma clothing");
    assert_eq!(played.offered(), "masonry, tools");
    let played = played.go("tools");
    assert_eq!(played.pile(ANN, Colour::Blue), "tools");
    assert_eq!((played.score(ANN), played.hand(ANN)), ("oars".into(), "masonry sailing".into()));
}

#[test]
fn clothing_scores_even_without_a_new_colour_in_hand() {
    let played =
        table(2).board(ANN, "clothing archery").hand(ANN, "sailing oars").next("tools masonry").play("dogma clothing");
    assert!(played.action_over());
    assert_eq!((played.score(ANN), played.hand(ANN)), ("masonry tools".into(), "oars sailing".into()));
}

#[test]
fn clothing_must_be_shared_and_each_compares_with_the_opponents_then() {
    let played = table(2)
        .board(ANN, "clothing")
        .board(BEN, "pottery")
        .hand(BEN, "masonry")
        .next("archery oars metalworking mysticism")
        .play("dogma clothing");
    assert_eq!(played.pile(BEN, Colour::Yellow), "masonry");
    assert_eq!((played.score(BEN), played.score(ANN)), ("archery oars".into(), "metalworking".into()));
    assert_eq!(played.hand(ANN), "mysticism", "the free draw");
}

#[test]
fn clothing_does_not_mind_the_partner_in_teams() {
    let teams = Options { teams: true, ..Options::default() };
    let played =
        table_with(teams, 4).board(ANN, "clothing").board(CAT, "the-wheel").next("oars tools").play("dogma clothing");
    assert_eq!(played.score(ANN), "oars");
    let played =
        table_with(teams, 4).board(ANN, "clothing").board(DAN, "the-wheel").next("oars tools").play("dogma clothing");
    assert_eq!(played.score(ANN), "");
}

#[test]
fn sailing_melds_the_drawn_card() {
    let played = table(2).board(ANN, "sailing").next("clothing").play("dogma sailing");
    assert_eq!((played.pile(ANN, Colour::Green), played.hand(ANN)), ("clothing sailing".into(), "".into()));
}

#[test]
fn sailing_is_shared_with_as_many_crowns() {
    let played =
        table(2).board(ANN, "sailing").board(BEN, "code-of-laws").next("oars pottery tools").play("dogma sailing");
    assert_eq!((played.pile(BEN, Colour::Red), played.pile(ANN, Colour::Blue)), ("oars".into(), "pottery".into()));
    assert_eq!(played.hand(ANN), "tools", "the free draw");
}

#[test]
fn sailing_shared_by_the_partner_alone_brings_no_free_draw() {
    let teams = Options { teams: true, ..Options::default() };
    let played = table_with(teams, 4)
        .board(ANN, "sailing")
        .board(CAT, "code-of-laws")
        .next("oars pottery tools")
        .play("dogma sailing");
    assert_eq!((played.pile(CAT, Colour::Red), played.pile(ANN, Colour::Blue)), ("oars".into(), "pottery".into()));
    assert_eq!(played.hand(ANN), "");
}

#[test]
fn sailing_is_not_shared_with_fewer_crowns() {
    let played = table(2).board(ANN, "sailing").board(BEN, "writing").next("oars").play("dogma sailing");
    assert_eq!((played.pile(ANN, Colour::Red), played.pile(BEN, Colour::Red)), ("oars".into(), "".into()));
    assert!(!played.free_draw());
}

#[test]
fn sailing_skips_an_empty_age() {
    let played =
        table(2).board(ANN, "sailing").with(|situation| situation.empty(&[1])).next("calendar").play("dogma sailing");
    assert_eq!(played.pile(ANN, Colour::Blue), "calendar");
}

#[test]
fn the_wheel_draws_two_cards() {
    let played = table(2).board(ANN, "the-wheel").next("oars tools writing").play("dogma the-wheel");
    assert_eq!(played.hand(ANN), "oars tools");
}

#[test]
fn the_wheel_is_shared_and_brings_one_free_draw() {
    let played = table(3)
        .board(ANN, "the-wheel")
        .board(BEN, "mysticism")
        .board(CAT, "masonry")
        .next("oars tools writing pottery sailing clothing archery")
        .play("dogma the-wheel");
    assert_eq!((played.hand(BEN), played.hand(CAT)), ("oars tools".into(), "pottery writing".into()));
    assert_eq!(played.hand(ANN), "archery clothing sailing");
}

#[test]
fn pottery_scores_the_number_of_returned_cards_and_draws() {
    let played = table(2)
        .board(ANN, "pottery")
        .hand(ANN, "sailing tools compass oars")
        .next("engineering masonry")
        .play("dogma pottery, sailing, tools, compass");
    assert!(played.action_over(), "three at most");
    assert_eq!((played.score(ANN), played.hand(ANN)), ("engineering".into(), "masonry oars".into()));
    assert_eq!((played.lowest(1, 2), played.lowest(3, 1)), ("tools sailing".into(), "compass".into()));
}

#[test]
fn pottery_may_stop_after_any_card() {
    let played = table(2)
        .board(ANN, "pottery")
        .hand(ANN, "sailing tools compass oars")
        .next("mathematics masonry")
        .play("dogma pottery, oars, compass");
    assert_eq!(played.offered(), "pass, sailing, tools");
    let played = played.go("pass");
    assert_eq!((played.score(ANN), played.hand(ANN)), ("mathematics".into(), "masonry sailing tools".into()));
}

#[test]
fn pottery_only_draws_if_nothing_is_returned() {
    let played = table(2).board(ANN, "pottery").hand(ANN, "sailing").next("masonry").play("dogma pottery, pass");
    assert_eq!((played.score(ANN), played.hand(ANN)), ("".into(), "masonry sailing".into()));
    let played = table(2).board(ANN, "pottery").next("masonry").play("dogma pottery");
    assert_eq!((played.score(ANN), played.hand(ANN)), ("".into(), "masonry".into()));
}

#[test]
fn pottery_is_shared_effect_by_effect() {
    let board = table(2)
        .board(ANN, "pottery")
        .board(BEN, "agriculture")
        .hand(ANN, "sailing")
        .hand(BEN, "oars")
        .next("masonry tools writing");
    let played = board.play("dogma pottery, pass");
    assert_eq!((played.asked(), played.offered()), (Some(ANN), "pass, sailing".into()), "first effect, second player");
    let played = played.go("pass");
    assert_eq!((played.hand(BEN), played.hand(ANN)), ("masonry oars".into(), "sailing tools writing".into()));
}

#[test]
fn tools_returns_exactly_three_cards_for_a_melded_three() {
    let board = || table(2).board(ANN, "tools").hand(ANN, "sailing oars pottery construction").next("alchemy");
    assert_eq!(board().play("dogma tools").offered(), "construction, oars, pass, pottery, sailing");
    assert_eq!(board().play("dogma tools, oars").offered(), "construction, pottery, sailing", "no stopping halfway");
    let played = board().play("dogma tools, oars, sailing, pottery");
    assert_eq!((played.pile(ANN, Colour::Blue), played.hand(ANN)), ("alchemy tools".into(), "construction".into()));
    assert_eq!(played.lowest(1, 3), "pottery sailing oars");
    assert!(played.action_over());
}

#[test]
fn tools_does_nothing_with_two_low_cards() {
    let played = table(2).board(ANN, "tools").hand(ANN, "sailing oars").play("dogma tools");
    assert!(played.action_over());
    assert_eq!((played.hand(ANN), played.pile(ANN, Colour::Blue)), ("oars sailing".into(), "tools".into()));
}

#[test]
fn tools_returns_a_three_for_three_ones() {
    let played = table(2)
        .board(ANN, "tools")
        .hand(ANN, "sailing compass")
        .next("oars pottery masonry writing")
        .play("dogma tools");
    assert_eq!(played.offered(), "compass, pass");
    let played = played.go("compass");
    assert_eq!((played.hand(ANN), played.lowest(3, 1)), ("masonry oars pottery sailing".into(), "compass".into()));
}

#[test]
fn tools_may_be_declined_twice() {
    let played = table(2).board(ANN, "tools").hand(ANN, "sailing oars compass").play("dogma tools, pass, pass");
    assert!(played.action_over());
    assert_eq!(played.hand(ANN), "compass oars sailing");
}

#[test]
fn tools_is_shared_with_as_many_lightbulbs() {
    let played = table(2)
        .board(ANN, "tools")
        .board(BEN, "writing")
        .hand(BEN, "paper")
        .next("oars pottery masonry sailing")
        .play("dogma tools, paper");
    assert_eq!((played.hand(BEN), played.hand(ANN)), ("masonry oars pottery".into(), "sailing".into()));
}

#[test]
fn writing_draws_a_two_whatever_the_top_cards() {
    let played = table(2).board(ANN, "writing reformation").next("calendar").play("dogma writing");
    assert_eq!(played.hand(ANN), "calendar");
}

#[test]
fn writing_is_shared_and_the_free_draw_has_the_value_of_the_highest_top_card() {
    let played =
        table(2).board(ANN, "writing").board(BEN, "tools").next("calendar mathematics oars").play("dogma writing");
    assert_eq!((played.hand(BEN), played.hand(ANN)), ("calendar".into(), "mathematics oars".into()));
}

#[test]
fn city_states_takes_a_top_castle_of_a_board_with_four() {
    let played = table(2)
        .board(ANN, "city-states sailing")
        .board(BEN, "metalworking the-wheel pottery")
        .next("tools")
        .play("dogma city-states");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "metalworking, the-wheel".into()));
    let played = played.go("the-wheel");
    assert_eq!(played.pile(ANN, Colour::Green), "the-wheel sailing");
    assert_eq!((played.pile(BEN, Colour::Green), played.hand(BEN)), ("".into(), "tools".into()));
}

#[test]
fn city_states_asks_nothing_of_three_castles() {
    let played = table(2).board(ANN, "city-states").board(BEN, "the-wheel sailing").play("dogma city-states");
    assert!(played.action_over());
    assert_eq!((played.pile(BEN, Colour::Green), played.hand(BEN)), ("the-wheel sailing".into(), "".into()));
}

#[test]
fn city_states_counts_splayed_castles() {
    let played = table(2)
        .board(ANN, "city-states")
        .splayed(BEN, "metalworking archery", Splay::Left)
        .next("tools")
        .play("dogma city-states");
    assert_eq!(
        (played.pile(ANN, Colour::Red), played.pile(BEN, Colour::Red)),
        ("metalworking".into(), "archery".into())
    );
    assert_eq!((played.splay(BEN, Colour::Red), played.hand(BEN)), (Splay::None, "tools".into()));
}

#[test]
fn city_states_spares_as_many_crowns() {
    let played =
        table(2).board(ANN, "city-states").board(BEN, "currency metalworking masonry").play("dogma city-states");
    assert!(played.action_over() && !played.free_draw());
    assert_eq!((played.pile(BEN, Colour::Red), played.hand(BEN)), ("metalworking".into(), "".into()));
}

#[test]
fn code_of_laws_tucks_a_card_of_an_own_colour_and_may_splay_it_left() {
    let board = || table(2).board(ANN, "code-of-laws sailing").hand(ANN, "clothing tools");
    let played = board().play("dogma code-of-laws");
    assert_eq!(played.offered(), "clothing, pass");
    let played = played.go("clothing");
    assert_eq!((played.offered(), played.pile(ANN, Colour::Green)), ("green, pass".into(), "sailing clothing".into()));
    assert_eq!(played.go("green").splay(ANN, Colour::Green), Splay::Left);
    let declined = board().play("dogma code-of-laws, clothing, pass");
    assert_eq!((declined.action_over(), declined.splay(ANN, Colour::Green)), (true, Splay::None));
}

#[test]
fn code_of_laws_does_not_splay_without_tucking() {
    let board = || table(2).splayed(ANN, "code-of-laws mysticism", Splay::None);
    assert!(board().hand(ANN, "clothing").play("dogma code-of-laws").action_over(), "no card of an own colour");
    let played = board().hand(ANN, "city-states").play("dogma code-of-laws, pass");
    assert!(played.action_over());
    assert_eq!(played.splay(ANN, Colour::Purple), Splay::None);
}

#[test]
fn code_of_laws_asks_for_no_splay_of_a_colour_that_is_splayed_so() {
    let played = table(2)
        .board(ANN, "code-of-laws")
        .splayed(ANN, "sailing the-wheel", Splay::Left)
        .hand(ANN, "clothing")
        .play("dogma code-of-laws, clothing");
    assert!(played.action_over());
    assert_eq!(played.pile(ANN, Colour::Green), "sailing the-wheel clothing");
    assert_eq!(played.splay(ANN, Colour::Green), Splay::Left);
}

#[test]
fn code_of_laws_brings_a_free_draw_only_if_a_sharer_tucks() {
    let board = || table(2).board(ANN, "code-of-laws").board(BEN, "sailing").hand(BEN, "clothing").next("oars");
    assert!(!board().play("dogma code-of-laws, pass").free_draw());
    let played = board().play("dogma code-of-laws, clothing, pass");
    assert_eq!((played.pile(BEN, Colour::Green), played.hand(ANN)), ("sailing clothing".into(), "oars".into()));
}

#[test]
fn mysticism_melds_a_card_of_an_own_colour_and_draws() {
    let played = table(2).board(ANN, "mysticism").next("code-of-laws oars").play("dogma mysticism");
    assert_eq!((played.pile(ANN, Colour::Purple), played.hand(ANN)), ("code-of-laws mysticism".into(), "oars".into()));
    assert!(played.events.contains(&Event::Revealed(ANN, card("code-of-laws"))));
    assert!(!played.events.contains(&Event::Revealed(ANN, card("oars"))));
}

#[test]
fn mysticism_keeps_a_card_of_a_new_colour() {
    let played = table(2).board(ANN, "mysticism").next("oars tools").play("dogma mysticism");
    assert_eq!((played.pile(ANN, Colour::Red), played.hand(ANN)), ("".into(), "oars".into()));
}

#[test]
fn mysticism_goes_by_the_colours_of_the_one_who_shares() {
    let played = table(2)
        .board(ANN, "mysticism")
        .board(BEN, "the-wheel")
        .next("sailing pottery oars tools")
        .play("dogma mysticism");
    assert_eq!((played.pile(BEN, Colour::Green), played.hand(BEN)), ("sailing the-wheel".into(), "pottery".into()));
    assert_eq!(played.hand(ANN), "oars tools");
}
