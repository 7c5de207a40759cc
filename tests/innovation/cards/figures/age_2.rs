//! Figures of age 2.

use super::figures;
use crate::support::*;
use fireside::games::innovation::{Colour, Icon, Splay};

#[test]
fn cai_lun_makes_the_forecast_available_and_foreshadows_before_a_claim() {
    let start = figures().board(ANN, "cai-lun").forecast(ANN, "oars").score(ANN, "robotics").next("paper");
    let played = start.play("oars");
    assert_eq!((played.zone("oars"), played.forecast(ANN)), (Zone::Achievements(ANN), "paper".into()));
}

#[test]
fn augustus_caesar_takes_low_red_and_green_castles_of_anybody() {
    let start = || figures().board(BEN, "augustus-caesar").forecast(BEN, "tools").hand(ANN, "archery pottery");
    let played = start().play("meld archery");
    assert_eq!((played.pile(BEN, Colour::Red), played.pile(BEN, Colour::Blue)), ("archery".into(), "tools".into()));
    assert_eq!(start().play("meld pottery").pile(ANN, Colour::Blue), "pottery");
}

#[test]
fn ptolemy_activates_blue_cards_of_others() {
    let offered = figures().board(ANN, "ptolemy").board(BEN, "pottery oars").play("").offered();
    assert!(offered.contains("dogma pottery") && !offered.contains("dogma oars"), "{offered}");
}

#[test]
fn plato_has_four_icons_for_each_splayed_colour() {
    let game = figures().board(ANN, "plato").splayed(ANN, "archery oars", Splay::Left).build();
    let printed = game.player(ANN).printed_icons();
    let more = Icon::ALL.map(|icon| game.player(ANN).icons(icon) - printed[icon.index()]);
    assert_eq!(more, [1, 1, 1, 1, 0, 0]);
}
