//! Echoes of age 10.

use super::{echoes, echoes_with};
use crate::support::*;
use fireside::games::innovation::{Colour, Splay};

#[test]
fn camcorder_takes_the_hand_and_melds_all_nines() {
    let start = echoes().board(ANN, "camcorder").hand(ANN, "computers oars").hand(BEN, "tools");
    let played = start.next("jet fission ecology laser genetics").play("dogma camcorder, as-they-lie");
    assert_eq!((played.pile(ANN, Colour::Blue), played.hand(BEN)), ("computers".into(), "fission".into()));
    assert_eq!(played.hand(ANN).split(' ').count(), 3);
}

#[test]
fn camcorder_returns_all_other_cards() {
    let start = echoes().board(ANN, "camcorder").hand(ANN, "oars").next("jet fission ecology suburbia");
    let played = start.play("dogma camcorder");
    assert_eq!((played.zone("oars"), played.zone("fission")), (Zone::Supply, Zone::Hand(BEN)));
}

#[test]
fn social_networking_demands_an_icon_and_takes_top_cards_without_it() {
    let start = echoes().board(ANN, "social-networking").board(BEN, "sailing oars pottery");
    let played = start.play("dogma social-networking, icon.leaf");
    assert_eq!((played.score(ANN), played.pile(BEN, Colour::Green)), ("oars".into(), "sailing".into()));
}

#[test]
fn social_networking_wins_with_fewest_factories_crowns_and_castles() {
    let start = |theirs: &str| echoes().board(ANN, "social-networking").board(BEN, theirs);
    let played = start("coal sailing domestication").play("dogma social-networking, icon.leaf");
    assert_eq!(played.winners(), None, "what lies there then counts");
    let shown = start("gunpowder oars city-states").play("dogma social-networking, icon.crown");
    assert_eq!(shown.winners(), Some(vec![ANN]));
}

#[test]
fn cell_phone_draws_tens_for_clocks_and_tucks_clocks() {
    let start = echoes().board(ANN, "cell-phone").hand(ANN, "software").next("gps");
    let played = start.play("dogma cell-phone, software, pass");
    assert_eq!((played.pile(ANN, Colour::Blue), played.hand(ANN)), ("software".into(), "gps".into()));
}

#[test]
fn cell_phone_splays_every_colour_up_that_it_tucks_into() {
    let start = echoes().board(ANN, "cell-phone tools writing").hand(ANN, "software").next("gps");
    assert_eq!(start.play("dogma cell-phone, software, pass").splay(ANN, Colour::Blue), Splay::Up);
}

#[test]
fn mp3_claims_two_achievements_for_a_card() {
    let start =
        echoes().board(ANN, "mp3").hand(ANN, "oars").score(ANN, "computers coal").with(|it| it.available(&[1, 2, 5]));
    let played = start.next("robotics").play("dogma mp3, oars, 1");
    assert_eq!((played.game.achievements(ANN), played.score(ANN)), (2, "coal computers robotics".into()));
}

#[test]
fn mp3_claims_only_what_it_is_eligible_for() {
    let start = echoes().board(ANN, "mp3").hand(ANN, "oars").with(|it| it.available(&[3])).next("robotics");
    assert_eq!(start.play("dogma mp3, oars").game.achievements(ANN), 0);
}

#[test]
fn flash_drive_demands_four_scored_cards_and_splays_for_one() {
    let start = echoes()
        .board(ANN, "flash-drive tools writing")
        .score(ANN, "paper")
        .score(BEN, "oars sailing pottery clothing");
    let played = start.play("dogma flash-drive, oars, sailing, pottery, blue");
    assert_eq!((played.score(BEN), played.splay(ANN, Colour::Blue)), ("".into(), Splay::Up));
}

#[test]
fn flash_drive_splays_nothing_without_a_scored_card() {
    assert!(echoes().board(ANN, "flash-drive tools writing").play("dogma flash-drive").action_over());
}

#[test]
fn gps_returns_the_others_forecast_and_foreshadows_three_tens() {
    let start = echoes().board(ANN, "gps").forecast(BEN, "oars").next("robotics databases software");
    let played = start.play("dogma gps");
    assert_eq!((played.forecast(ANN), played.forecast(BEN)), ("databases robotics software".into(), "".into()));
}

#[test]
fn gps_may_splay_yellow_up() {
    let start = echoes().board(ANN, "gps masonry agriculture").next("robotics databases software");
    assert_eq!(start.play("dogma gps, yellow").splay(ANN, Colour::Yellow), Splay::Up);
}

#[test]
fn artificial_heart_claims_with_twice_the_points() {
    let start = || echoes().board(ANN, "artificial-heart").with(|it| it.available(&[4, 5]));
    assert_eq!(start().play("dogma artificial-heart").game.achievements(ANN), 1, "its bonus is eleven points");
    let five = start().score(ANN, "oars tools").play("dogma artificial-heart, 5");
    assert_eq!(five.game.available().iter().map(|card| card.printed_value()).collect::<Vec<_>>(), [4]);
}

#[test]
fn artificial_heart_claims_nothing_that_is_too_dear() {
    let start = echoes().board(ANN, "artificial-heart").with(|it| it.available(&[9]));
    assert_eq!(start.play("dogma artificial-heart").game.achievements(ANN), 0);
}

#[test]
fn human_genome_wins_when_hand_and_score_pile_have_the_same_values() {
    let start = || echoes().board(ANN, "human-genome oars").score(ANN, "calendar").hand(ANN, "paper");
    let won = start().next("tools novel").play("dogma human-genome, 3, oars");
    assert_eq!(won.winners(), None);
    let start = echoes().board(ANN, "human-genome oars").score(ANN, "tools");
    assert_eq!(start.play("dogma human-genome, pass, oars").winners(), Some(vec![ANN]));
}

#[test]
fn human_genome_takes_a_bottom_card() {
    let start = echoes().board(ANN, "human-genome").next("paper").play("dogma human-genome, 3");
    assert_eq!((start.score(ANN), start.hand(ANN)), ("paper".into(), "human-genome".into()));
}

#[test]
fn puzzle_cube_wins_when_all_colours_show_as_many_cards() {
    let start = || echoes().board(ANN, "puzzle-cube").splayed(ANN, "tools writing pottery", Splay::Left);
    assert_eq!(start().play("dogma puzzle-cube, blue, option.1").winners(), Some(vec![ANN]));
    let two = start().next("robotics").play("dogma puzzle-cube, blue, option.0");
    assert_eq!((two.winners(), two.score(ANN)), (None, "pottery".into()));
}

#[test]
fn puzzle_cube_need_not_score_and_melds_a_ten() {
    let start = echoes().board(ANN, "puzzle-cube").splayed(ANN, "tools writing", Splay::Left).next("robotics");
    assert_eq!(start.play("dogma puzzle-cube, pass").pile(ANN, Colour::Red), "robotics");
}

#[test]
fn sudoku_melds_any_value_and_executes_it() {
    let played = echoes().board(ANN, "sudoku").next("writing calendar").play("dogma sudoku, 1");
    assert_eq!((played.pile(ANN, Colour::Blue), played.hand(ANN)), ("writing".into(), "calendar".into()));
}

#[test]
fn sudoku_wins_with_nine_different_bonuses() {
    let red = "kobukson plumbing bangle crossbow";
    let start = || echoes().splayed(ANN, red, Splay::Right).next("writing");
    let eight = start().board(ANN, "sudoku novel almanac").play("dogma sudoku, 1");
    assert_eq!(eight.winners(), None);
}

/// Sargon tucks the card instead.
#[test]
fn sudoku_executes_no_card_that_was_not_melded() {
    let start = echoes_with(Set::Figures).board(ANN, "sudoku sargon-of-akkad tools").next("writing calendar");
    let played = start.play("dogma sudoku, 1");
    assert_eq!((played.pile(ANN, Colour::Blue), played.hand(ANN)), ("tools writing".into(), "".into()));
}

/// Mikhail Kalashnikov stands for the tuck of a red card.
#[test]
fn cell_phone_splays_no_colour_into_which_nothing_was_tucked() {
    let start = echoes_with(Set::Figures).board(ANN, "cell-phone mikhail-kalashnikov archery").hand(ANN, "fission");
    let played = start.next("puzzle-cube").play("dogma cell-phone, fission");
    assert_eq!((played.splay(ANN, Colour::Red), played.zone("fission")), (Splay::None, Zone::Hand(ANN)));
}

/// "All the colours" of none: true, as for Translation and Astronomy (ruling 46).
#[test]
fn puzzle_cube_wins_with_nothing_left_on_the_board() {
    let played = echoes().board(ANN, "puzzle-cube").next("robotics").play("dogma puzzle-cube, purple");
    assert_eq!((played.score(ANN), played.winners()), ("puzzle-cube".into(), Some(vec![ANN])));
}
