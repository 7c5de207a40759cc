//! Artifacts of age 5.

use super::{artifacts, artifacts_and};
use crate::support::*;
use fireside::games::innovation::{Colour, Splay};

#[test]
fn bill_of_rights_takes_a_colour_from_the_bottom_up() {
    let start = artifacts().display(ANN, "bill-of-rights").splayed(BEN, "tools writing pottery", Splay::Left);
    assert_eq!(start.play("dogma bill-of-rights").pile(ANN, Colour::Blue), "tools writing pottery");
}

#[test]
fn bill_of_rights_takes_no_colour_with_as_few_visible_cards() {
    let start = artifacts().display(ANN, "bill-of-rights").board(ANN, "experimentation");
    let played = start.board(BEN, "atomic-theory tools philosophy").play("dogma bill-of-rights");
    assert_eq!(
        (played.pile(ANN, Colour::Purple), played.pile(BEN, Colour::Blue)),
        ("philosophy".into(), "atomic-theory tools".into())
    );
}

#[test]
fn ship_of_the_line_sussex_scores_a_colour_without_a_score_pile() {
    let start = artifacts().board(ANN, "ship-of-the-line-sussex tools pottery");
    let played = start.play("dogma ship-of-the-line-sussex, blue");
    assert_eq!((played.score(ANN), played.pile(ANN, Colour::Blue)), ("pottery tools".into(), "".into()));
}

#[test]
fn ship_of_the_line_sussex_returns_the_score_pile() {
    let start = artifacts().board(ANN, "ship-of-the-line-sussex tools").score(ANN, "oars paper");
    let played = start.play("dogma ship-of-the-line-sussex");
    assert_eq!((played.score(ANN), played.pile(ANN, Colour::Blue)), ("".into(), "tools".into()));
}

#[test]
fn gujin_tushu_jinsheng_executes_a_card_of_another_board() {
    let start = artifacts().board(ANN, "gujin-tushu-jinsheng tools").board(BEN, "metalworking").next("writing");
    let played = start.play("dogma gujin-tushu-jinsheng");
    assert_eq!((played.hand(ANN), played.hand(BEN)), ("writing".into(), "".into()));
}

/// rules/innovation/rulings.md#18: its demands too, by the count at the beginning.
#[test]
fn gujin_tushu_jinsheng_demands_as_the_other_card_does() {
    let start = artifacts().board(ANN, "gujin-tushu-jinsheng").board(BEN, "archery").next("tools");
    let played = start.play("dogma gujin-tushu-jinsheng");
    assert_eq!((played.hand(ANN), played.hand(BEN)), ("tools".into(), "".into()));
}

#[test]
fn gujin_tushu_jinsheng_does_nothing_from_a_display() {
    let start = artifacts().display(ANN, "gujin-tushu-jinsheng").board(BEN, "metalworking").next("writing");
    let played = start.play("dogma gujin-tushu-jinsheng");
    assert_eq!((played.hand(ANN), played.display(ANN)), ("".into(), "".into()));
}

#[test]
fn the_daily_courant_looks_at_a_card_and_may_execute_a_top_card() {
    let start = artifacts().board(ANN, "the-daily-courant metalworking").next("industrialization sailing");
    let played = start.play("dogma the-daily-courant, 6, metalworking");
    assert_eq!((played.game.pile(6).last(), played.hand(ANN)), (Some(&card("industrialization")), "sailing".into()));
    assert!(!played.game.knows(Some(BEN), card("industrialization")));
}

#[test]
fn the_daily_courant_executes_no_card_that_is_declined_nor_itself() {
    let start = artifacts().board(ANN, "the-daily-courant metalworking").next("industrialization tools");
    let asked = start.play("dogma the-daily-courant, 6");
    assert_eq!(asked.offered(), "metalworking, pass");
    assert_eq!(asked.go("pass").hand(ANN), "");
}

#[test]
fn barque_longue_la_belle_melds_until_green() {
    let start = artifacts().board(ANN, "barque-longue-la-belle").next("coal measurement");
    let played = start.play("dogma barque-longue-la-belle");
    assert_eq!(
        (played.pile(ANN, Colour::Red), played.pile(ANN, Colour::Green)),
        ("coal".into(), "measurement barque-longue-la-belle".into())
    );
}

#[test]
fn barque_longue_la_belle_may_end_at_once() {
    let start = artifacts().board(ANN, "barque-longue-la-belle").next("measurement");
    assert_eq!(
        start.play("dogma barque-longue-la-belle").pile(ANN, Colour::Green),
        "measurement barque-longue-la-belle"
    );
}

#[test]
fn hudsons_bay_company_archives_score_bottom_cards_and_meld_one() {
    let start = artifacts().board(ANN, "hudsons-bay-company-archives compass tools");
    let played = start.play("dogma hudsons-bay-company-archives, compass");
    assert_eq!(
        (played.pile(ANN, Colour::Green), played.score(ANN)),
        ("compass hudsons-bay-company-archives".into(), "tools".into())
    );
    assert_eq!(played.splay(ANN, Colour::Green), Splay::Right);
}

#[test]
fn hudsons_bay_company_archives_alone_come_back() {
    let played = artifacts().board(ANN, "hudsons-bay-company-archives").play("dogma hudsons-bay-company-archives");
    assert_eq!(
        (played.pile(ANN, Colour::Green), played.score(ANN)),
        ("hudsons-bay-company-archives".into(), "".into())
    );
}

#[test]
fn boerhavve_silver_microscope_scores_the_sum_of_two_lowest_values() {
    let start = artifacts().board(ANN, "boerhavve-silver-microscope oars").hand(ANN, "tools paper").next("calendar");
    let played = start.play("dogma boerhavve-silver-microscope");
    assert_eq!((played.score(ANN), played.hand(ANN)), ("calendar".into(), "paper".into()));
    assert_eq!(played.pile(ANN, Colour::Red), "");
}

#[test]
fn boerhavve_silver_microscope_ends_the_game_above_ten() {
    let start = artifacts().board(ANN, "boerhavve-silver-microscope").hand(ANN, "democracy").score(ANN, "tools");
    assert_eq!(start.play("dogma boerhavve-silver-microscope").winners(), Some(vec![ANN]));
}

#[test]
fn principia_melds_one_higher_for_each_returned_card() {
    let start = artifacts().board(ANN, "principia optics agriculture").next("fermenting gunpowder");
    let played = start.play("dogma principia");
    assert_eq!(
        (played.pile(ANN, Colour::Yellow), played.pile(ANN, Colour::Red)),
        ("fermenting".into(), "gunpowder".into())
    );
}

#[test]
fn principia_leaves_blue() {
    let played = artifacts().board(ANN, "principia").play("dogma principia");
    assert!(played.action_over());
    assert_eq!(played.pile(ANN, Colour::Blue), "principia");
}

#[test]
fn almira_queen_of_the_castle_claims_by_the_melded_value() {
    let start = artifacts().board(ANN, "almira-queen-of-the-castle").hand(ANN, "experimentation");
    let played = start.play("dogma almira-queen-of-the-castle");
    assert_eq!((played.pile(ANN, Colour::Blue), played.game.achievements(ANN)), ("experimentation".into(), 1));
}

#[test]
fn almira_queen_of_the_castle_claims_no_other_value() {
    let start = artifacts().board(ANN, "almira-queen-of-the-castle").hand(ANN, "experimentation");
    let played = start.with(|situation| situation.available(&[1, 5])).play("dogma almira-queen-of-the-castle");
    assert_eq!(played.game.achievements(ANN), 0);
}

#[test]
fn sandham_room_cricket_bat_claims_any_achievement_for_red() {
    let start = artifacts().board(ANN, "sandham-room-cricket-bat").next("industrialization");
    let played = start.play("dogma sandham-room-cricket-bat, 9");
    assert_eq!((played.game.achievements(ANN), played.hand(ANN)), (1, "industrialization".into()));
}

#[test]
fn sandham_room_cricket_bat_claims_nothing_for_another_colour() {
    let start = artifacts().board(ANN, "sandham-room-cricket-bat").next("canning");
    let played = start.play("dogma sandham-room-cricket-bat");
    assert_eq!((played.game.achievements(ANN), played.hand(ANN)), (0, "canning".into()));
}

#[test]
fn ship_of_the_line_sussex_may_choose_a_colour_that_is_not_there() {
    let asked = artifacts().board(ANN, "ship-of-the-line-sussex tools").play("dogma ship-of-the-line-sussex");
    assert_eq!(asked.offered(), "blue, green, purple, red, yellow");
    let played = asked.go("green");
    assert_eq!((played.score(ANN), played.pile(ANN, Colour::Blue)), ("".into(), "tools".into()));
}

/// Homer tucks figures that would be returned.
#[test]
fn boerhavve_silver_microscope_adds_only_the_value_of_what_was_really_returned() {
    let start = artifacts_and(Set::Figures, 2).board(ANN, "boerhavve-silver-microscope homer archery");
    let start = start.hand(ANN, "tigernmas").next("oars calendar");
    let played = start.play("dogma boerhavve-silver-microscope, homer");
    assert_eq!((played.pile(ANN, Colour::Red), played.score(ANN)), ("archery tigernmas".into(), "oars".into()));
}

/// Napoleon Bonaparte is tucked instead, and scores himself.
#[test]
fn principia_melds_only_for_what_was_really_returned() {
    let start = artifacts_and(Set::Figures, 2).board(ANN, "principia napoleon-bonaparte sailing");
    let played = start.next("calendar railroad").play("dogma principia");
    assert_eq!((played.score(ANN), played.zone("sailing")), ("napoleon-bonaparte".into(), Zone::Supply));
    assert_eq!((played.pile(ANN, Colour::Blue), played.zone("railroad")), ("calendar principia".into(), Zone::Supply));
}
