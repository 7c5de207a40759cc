//! Cards of age 4.

use crate::support::*;
use fireside::games::innovation::{Colour, Event, Special, Splay};

#[test]
fn colonialism_tucks_threes_until_one_has_no_crown() {
    let played = table(2)
        .board(ANN, "colonialism sailing")
        .next("compass medicine engineering education")
        .play("dogma colonialism");
    assert_eq!(played.pile(ANN, Colour::Green), "sailing compass");
    assert_eq!(
        (played.pile(ANN, Colour::Yellow), played.pile(ANN, Colour::Red)),
        ("medicine".into(), "colonialism engineering".into())
    );
    assert_eq!(played.pile(ANN, Colour::Purple), "");
}

#[test]
fn colonialism_stops_after_a_first_card_without_a_crown() {
    let played = table(2).board(ANN, "colonialism").next("education compass").play("dogma colonialism");
    assert_eq!((played.pile(ANN, Colour::Purple), played.pile(ANN, Colour::Green)), ("education".into(), "".into()));
}

#[test]
fn colonialism_claims_monument_with_the_sixth_tucked_card() {
    let crowns = "optics medicine compass paper translation";
    let played = table(2)
        .board(ANN, "colonialism")
        .next(&format!("{crowns} engineering"))
        .with(|situation| situation.available(&[]))
        .play("dogma colonialism");
    assert_eq!(played.special(Special::Monument), Some(ANN));
    let five = table(2).board(ANN, "colonialism").next("optics medicine compass paper engineering");
    assert_eq!(five.play("dogma colonialism").special(Special::Monument), None);
}

#[test]
fn colonialism_ends_the_game_when_the_piles_run_out() {
    let played = table(2)
        .board(ANN, "colonialism")
        .score(BEN, "sailing")
        .with(|situation| situation.empty(&[3, 4, 5, 6, 7, 8, 9, 10]))
        .next("translation")
        .play("dogma colonialism");
    assert_eq!((played.winners(), played.pile(ANN, Colour::Blue)), (Some(vec![BEN]), "translation".into()));
}

#[test]
fn colonialism_is_shared_with_as_many_factories() {
    let played = table(2)
        .board(ANN, "colonialism")
        .board(BEN, "coal")
        .next("compass education alchemy navigation")
        .play("dogma colonialism");
    assert_eq!(
        (played.pile(BEN, Colour::Green), played.pile(BEN, Colour::Purple)),
        ("compass".into(), "education".into())
    );
    assert_eq!((played.pile(ANN, Colour::Blue), played.hand(ANN)), ("alchemy".into(), "navigation".into()));
}

#[test]
fn gunpowder_takes_a_top_castle_and_scores_a_two() {
    let played = table(2)
        .board(ANN, "gunpowder")
        .board(BEN, "oars metalworking tools sailing")
        .next("calendar")
        .play("dogma gunpowder");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "oars, tools".into()));
    let played = played.go("oars");
    assert_eq!((played.score(ANN), played.pile(BEN, Colour::Red)), ("calendar oars".into(), "metalworking".into()));
    assert_eq!(played.pile(BEN, Colour::Blue), "tools", "one card only");
}

#[test]
fn gunpowder_scores_nothing_if_no_castle_was_transferred() {
    let played = table(2).board(ANN, "gunpowder").board(BEN, "sailing writing").play("dogma gunpowder");
    assert!(played.action_over());
    assert_eq!((played.score(ANN), played.pile(BEN, Colour::Green)), ("".into(), "sailing".into()));
}

#[test]
fn gunpowder_rewards_a_sharer_for_what_another_gave() {
    let played = table(3)
        .board(ANN, "gunpowder")
        .board(BEN, "coal tools")
        .board(CAT, "masonry")
        .next("calendar monotheism anatomy")
        .play("dogma gunpowder");
    assert_eq!((played.score(BEN), played.pile(BEN, Colour::Blue)), ("calendar".into(), "tools".into()));
    assert_eq!((played.score(ANN), played.hand(ANN)), ("masonry monotheism".into(), "anatomy".into()));
}

#[test]
fn anatomy_returns_a_scored_card_and_a_top_card_of_its_value() {
    let played = table(2)
        .board(ANN, "anatomy")
        .board(BEN, "tools masonry construction")
        .score(BEN, "sailing calendar")
        .play("dogma anatomy");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "calendar, sailing".into()));
    let played = played.go("sailing");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "masonry, tools".into()));
    let played = played.go("tools");
    assert!(played.action_over());
    assert_eq!((played.score(BEN), played.pile(BEN, Colour::Blue)), ("calendar".into(), "".into()));
    assert_eq!((played.lowest(1, 2), played.pile(BEN, Colour::Yellow)), ("tools sailing".into(), "masonry".into()));
}

#[test]
fn anatomy_returns_no_top_card_of_another_value() {
    let played = table(2).board(ANN, "anatomy").board(BEN, "tools").score(BEN, "calendar").play("dogma anatomy");
    assert_eq!((played.score(BEN), played.pile(BEN, Colour::Blue)), ("".into(), "tools".into()));
    assert_eq!(played.lowest(2, 1), "calendar");
}

#[test]
fn anatomy_leaves_the_board_of_a_victim_without_a_score_pile() {
    let played = table(2).board(ANN, "anatomy").board(BEN, "tools").play("dogma anatomy");
    assert!(played.action_over());
    assert_eq!(played.pile(BEN, Colour::Blue), "tools");
}

#[test]
fn anatomy_spares_as_many_leaves() {
    let played = table(2).board(ANN, "anatomy").board(BEN, "pottery").score(BEN, "tools").play("dogma anatomy");
    assert!(played.action_over() && !played.free_draw());
    assert_eq!((played.score(BEN), played.pile(BEN, Colour::Blue)), ("tools".into(), "pottery".into()));
}

#[test]
fn perspective_scores_a_card_for_every_two_lightbulbs() {
    let played = table(2)
        .board(ANN, "perspective experimentation")
        .hand(ANN, "sailing tools oars compass")
        .play("dogma perspective");
    assert_eq!(played.offered(), "compass, oars, pass, sailing, tools");
    let played = played.go("sailing");
    assert_eq!(played.offered(), "compass, oars, tools", "scoring is a must");
    let played = played.go("tools");
    assert_eq!(played.offered(), "compass, oars");
    let played = played.go("compass");
    assert!(played.action_over(), "five lightbulbs, two cards");
    assert_eq!((played.score(ANN), played.hand(ANN)), ("compass tools".into(), "oars".into()));
    assert_eq!(played.lowest(1, 1), "sailing");
}

#[test]
fn perspective_scores_as_many_cards_as_there_are() {
    let played =
        table(2).board(ANN, "perspective experimentation").hand(ANN, "sailing tools").play("dogma perspective, tools");
    assert!(played.action_over());
    assert_eq!((played.score(ANN), played.hand(ANN)), ("sailing".into(), "".into()));
}

#[test]
fn perspective_may_be_declined_and_asks_nobody_with_an_empty_hand() {
    let played = table(2).board(ANN, "perspective").hand(ANN, "sailing tools").play("dogma perspective, pass");
    assert!(played.action_over());
    assert_eq!((played.score(ANN), played.hand(ANN)), ("".into(), "sailing tools".into()));
    assert!(table(2).board(ANN, "perspective").play("dogma perspective").action_over());
}

#[test]
fn perspective_is_shared_by_the_lightbulbs_of_the_sharer() {
    let played = table(2)
        .board(ANN, "perspective")
        .board(BEN, "philosophy experimentation")
        .hand(BEN, "sailing tools oars compass")
        .next("navigation")
        .play("dogma perspective, oars, sailing, tools");
    assert_eq!((played.score(BEN), played.hand(BEN)), ("compass sailing tools".into(), "".into()));
    assert_eq!(played.hand(ANN), "navigation", "the free draw");
}

#[test]
fn invention_turns_a_colour_from_left_to_right_and_scores_a_four() {
    let board = || {
        table(2)
            .board(ANN, "invention")
            .splayed(ANN, "tools pottery oars archery", Splay::Left)
            .splayed(ANN, "masonry agriculture", Splay::Up)
            .next("navigation")
    };
    let played = board().play("dogma invention");
    assert_eq!(played.offered(), "blue, pass, red");
    let played = played.go("blue");
    assert_eq!((played.splay(ANN, Colour::Blue), played.splay(ANN, Colour::Red)), (Splay::Right, Splay::Left));
    assert_eq!(played.score(ANN), "navigation");
    let declined = board().play("dogma invention, pass");
    assert_eq!((declined.splay(ANN, Colour::Blue), declined.score(ANN)), (Splay::Left, "".into()));
}

#[test]
fn invention_asks_nobody_without_a_colour_splayed_left() {
    let played = table(2).board(ANN, "invention").splayed(ANN, "tools pottery", Splay::Right).play("dogma invention");
    assert!(played.action_over());
    assert_eq!(played.score(ANN), "");
}

#[test]
fn invention_claims_wonder_for_five_splayed_colours_of_any_direction() {
    let board = || {
        table(2).splayed(ANN, "invention sailing", Splay::Left).splayed(ANN, "tools pottery", Splay::Right).splayed(
            ANN,
            "oars archery mysticism code-of-laws",
            Splay::Up,
        )
    };
    let five = board().splayed(ANN, "masonry agriculture", Splay::Left).play("dogma invention, pass");
    assert!(five.action_over());
    assert_eq!(five.special(Special::Wonder), Some(ANN));
    let four = board().board(ANN, "masonry agriculture").play("dogma invention, pass");
    assert_eq!(four.special(Special::Wonder), None);
}

#[test]
fn invention_claims_wonder_with_the_fifth_colour_to_the_right() {
    let played = table(2)
        .splayed(ANN, "invention sailing", Splay::Left)
        .splayed(ANN, "tools pottery oars archery", Splay::Right)
        .splayed(ANN, "mysticism code-of-laws masonry agriculture", Splay::Up)
        .next("navigation")
        .play("dogma invention, green");
    let claimed = played
        .events
        .iter()
        .position(|event| matches!(event, Event::Claimed { special: Special::Wonder, to: ANN, .. }));
    let drawn = played
        .events
        .iter()
        .position(|event| matches!(event, Event::Moved { card: one, .. } if *one == card("navigation")));
    assert!(claimed.is_some() && claimed < drawn, "at once, before the 4 is drawn");
    assert_eq!((played.special(Special::Wonder), played.score(ANN)), (Some(ANN), "navigation".into()));
}

#[test]
fn invention_lets_a_sharer_claim_wonder_first() {
    let board =
        |seat, ids: [&str; 2], table: Table| table.splayed(seat, ids[0], Splay::Left).splayed(seat, ids[1], Splay::Up);
    let ann = ["invention sailing", "tools pottery oars archery mysticism code-of-laws masonry agriculture"];
    let ben =
        ["navigation compass", "experimentation calendar colonialism optics enterprise education anatomy medicine"];
    let played = board(BEN, ben, board(ANN, ann, table(2))).play("dogma invention, pass, pass");
    assert!(played.action_over());
    assert_eq!((played.special(Special::Wonder), played.free_draw()), (Some(BEN), true));
}

#[test]
fn navigation_takes_a_two_or_three() {
    let played = table(2).board(ANN, "navigation").score(BEN, "sailing calendar compass coal").play("dogma navigation");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "calendar, compass".into()));
    let played = played.go("calendar");
    assert_eq!((played.score(ANN), played.score(BEN)), ("calendar".into(), "coal compass sailing".into()));
}

#[test]
fn navigation_takes_nothing_else() {
    let played = table(2).board(ANN, "navigation").score(BEN, "sailing coal").play("dogma navigation");
    assert!(played.action_over());
    assert_eq!((played.score(ANN), played.score(BEN)), ("".into(), "coal sailing".into()));
}

#[test]
fn navigation_takes_a_card_of_every_victim_but_not_of_as_many_crowns() {
    let played = table(4)
        .board(ANN, "navigation")
        .score(BEN, "calendar")
        .board(CAT, "translation")
        .score(CAT, "mapmaking")
        .score(DAN, "paper")
        .play("dogma navigation");
    assert_eq!((played.score(ANN), played.score(CAT)), ("calendar paper".into(), "mapmaking".into()));
    assert!(!played.free_draw());
}

#[test]
fn experimentation_melds_a_five() {
    let played = table(2).board(ANN, "experimentation").next("coal").play("dogma experimentation");
    assert_eq!((played.pile(ANN, Colour::Red), played.hand(ANN)), ("coal".into(), "".into()));
}

#[test]
fn experimentation_skips_an_empty_age() {
    let played = table(2)
        .board(ANN, "experimentation")
        .with(|situation| situation.empty(&[5]))
        .next("classification")
        .play("dogma experimentation");
    assert_eq!(played.pile(ANN, Colour::Green), "classification");
}

#[test]
fn experimentation_is_shared_with_a_free_draw_from_the_new_highest_age() {
    let played = table(2)
        .board(ANN, "experimentation")
        .board(BEN, "philosophy")
        .next("coal banking physics")
        .play("dogma experimentation");
    assert_eq!((played.pile(BEN, Colour::Red), played.pile(ANN, Colour::Green)), ("coal".into(), "banking".into()));
    assert_eq!(played.hand(ANN), "physics");
}

#[test]
fn printing_press_draws_two_higher_than_the_top_purple_card() {
    let played = table(2)
        .board(ANN, "printing-press philosophy")
        .score(ANN, "sailing calendar")
        .next("navigation")
        .play("dogma printing-press");
    assert_eq!(played.offered(), "calendar, pass, sailing");
    let played = played.go("sailing");
    assert_eq!((played.hand(ANN), played.score(ANN)), ("navigation".into(), "calendar".into()));
    assert_eq!(played.lowest(1, 1), "sailing");
}

#[test]
fn printing_press_draws_a_two_without_purple_cards() {
    let played = table(2)
        .board(ANN, "printing-press")
        .score(ANN, "sailing")
        .next("calendar")
        .play("dogma printing-press, sailing");
    assert_eq!(played.hand(ANN), "calendar");
}

#[test]
fn printing_press_may_be_declined_and_may_splay_blue_right() {
    let board = || table(2).splayed(ANN, "printing-press tools", Splay::Left).score(ANN, "sailing");
    let played = board().play("dogma printing-press, pass");
    assert_eq!((played.offered(), played.hand(ANN)), ("blue, pass".into(), "".into()));
    assert_eq!(played.go("blue").splay(ANN, Colour::Blue), Splay::Right);
    let declined = board().play("dogma printing-press, pass, pass");
    assert_eq!((declined.score(ANN), declined.splay(ANN, Colour::Blue)), ("sailing".into(), Splay::Left));
}

#[test]
fn printing_press_asks_nobody_without_a_score_pile_and_a_second_blue_card() {
    assert!(table(2).board(ANN, "printing-press").play("dogma printing-press").action_over());
}

#[test]
fn printing_press_ends_the_game_with_a_nine_on_purple() {
    let played = table(2)
        .board(ANN, "printing-press services")
        .score(ANN, "sailing calendar")
        .score(BEN, "tools")
        .play("dogma printing-press, sailing");
    assert_eq!(played.winners(), Some(vec![ANN]));
}

#[test]
fn enterprise_takes_a_crown_that_is_not_purple_and_the_victim_melds_a_four() {
    let played = table(2)
        .board(ANN, "enterprise sailing")
        .board(BEN, "oars code-of-laws clothing tools")
        .next("navigation")
        .play("dogma enterprise");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "clothing, oars".into()));
    let played = played.go("clothing");
    assert_eq!(played.pile(ANN, Colour::Green), "clothing sailing");
    assert_eq!((played.pile(BEN, Colour::Green), played.hand(BEN)), ("navigation".into(), "".into()));
    assert_eq!((played.asked(), played.offered()), (Some(ANN), "green, pass".into()));
}

#[test]
fn enterprise_does_nothing_to_a_victim_without_such_a_crown() {
    let played =
        table(2).board(ANN, "enterprise").board(BEN, "city-states tools").next("navigation").play("dogma enterprise");
    assert!(played.action_over());
    assert_eq!((played.pile(BEN, Colour::Purple), played.pile(BEN, Colour::Green)), ("city-states".into(), "".into()));
}

#[test]
fn enterprise_may_splay_green_right() {
    let board = || table(2).board(ANN, "enterprise sailing clothing tools pottery");
    let played = board().play("dogma enterprise");
    assert_eq!(played.offered(), "green, pass");
    assert_eq!(played.go("green").splay(ANN, Colour::Green), Splay::Right);
    assert_eq!(board().play("dogma enterprise, pass").splay(ANN, Colour::Green), Splay::None);
}

#[test]
fn enterprise_spares_as_many_crowns_and_shares_the_splay() {
    let played =
        table(2).board(ANN, "enterprise").board(BEN, "navigation sailing").next("anatomy").play("dogma enterprise");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "green, pass".into()));
    let played = played.go("green");
    assert_eq!((played.splay(BEN, Colour::Green), played.pile(ANN, Colour::Green)), (Splay::Right, "".into()));
    assert_eq!(played.hand(ANN), "anatomy");
}

#[test]
fn reformation_tucks_a_card_for_every_two_leaves() {
    let board = || table(2).board(ANN, "reformation sailing").hand(ANN, "oars tools clothing archery");
    let played = board().play("dogma reformation");
    assert_eq!(played.offered(), "archery, clothing, oars, pass, tools");
    let played = played.go("clothing");
    assert_eq!(played.offered(), "archery, oars, tools", "not fewer than half the leaves");
    let played = played.go("oars");
    assert!(played.action_over());
    assert_eq!(
        (played.pile(ANN, Colour::Green), played.pile(ANN, Colour::Red)),
        ("sailing clothing".into(), "oars".into())
    );
    assert_eq!(played.hand(ANN), "archery tools");
}

#[test]
fn reformation_counts_the_leaves_before_the_first_card() {
    let played = table(2).board(ANN, "reformation").hand(ANN, "pottery agriculture").play("dogma reformation, pottery");
    assert!(played.action_over(), "Pottery brings leaves too late");
    assert_eq!((played.pile(ANN, Colour::Blue), played.hand(ANN)), ("pottery".into(), "agriculture".into()));
}

#[test]
fn reformation_tucks_a_small_hand() {
    let played =
        table(2).board(ANN, "reformation agriculture").hand(ANN, "oars archery").play("dogma reformation, archery");
    assert!(played.action_over());
    assert_eq!((played.pile(ANN, Colour::Red), played.hand(ANN)), ("archery oars".into(), "".into()));
}

#[test]
fn reformation_claims_monument_with_twelve_leaves() {
    let six = "oars archery tools sailing masonry mysticism";
    let played = table(2)
        .splayed(ANN, "reformation code-of-laws", Splay::Left)
        .board(ANN, "anatomy pottery clothing")
        .hand(ANN, &format!("{six} writing"))
        .play("dogma reformation, oars, archery, tools, sailing, masonry, mysticism");
    assert_eq!((played.special(Special::Monument), played.hand(ANN)), (Some(ANN), "writing".into()));
}

#[test]
fn reformation_may_be_declined_and_asks_nobody_with_an_empty_hand() {
    let played = table(2).board(ANN, "reformation").hand(ANN, "oars").play("dogma reformation, pass");
    assert!(played.action_over());
    assert_eq!(played.hand(ANN), "oars");
    assert!(table(2).board(ANN, "reformation").play("dogma reformation").action_over());
}

#[test]
fn reformation_may_splay_yellow_or_purple_right() {
    let played =
        table(2).board(ANN, "reformation mysticism masonry agriculture sailing clothing").play("dogma reformation");
    assert_eq!(played.offered(), "pass, purple, yellow");
    let played = played.go("purple");
    assert_eq!((played.splay(ANN, Colour::Purple), played.splay(ANN, Colour::Yellow)), (Splay::Right, Splay::None));
}

#[test]
fn reformation_is_shared_by_the_leaves_of_the_sharer() {
    let played = table(2)
        .board(ANN, "reformation")
        .board(BEN, "anatomy sailing")
        .hand(BEN, "oars archery tools")
        .next("navigation")
        .play("dogma reformation, oars, archery");
    assert_eq!((played.pile(BEN, Colour::Red), played.hand(BEN)), ("oars archery".into(), "tools".into()));
    assert_eq!(played.hand(ANN), "navigation", "the free draw");
}
