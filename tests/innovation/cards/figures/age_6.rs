//! Figures of age 6.

use super::figures;
use crate::support::*;
use fireside::games::innovation::{Colour, Icon, Splay};

#[test]
fn napoleon_bonaparte_scores_a_top_figure_of_five_or_six() {
    let start = figures().board(ANN, "napoleon-bonaparte").board(BEN, "edward-jenner");
    assert_eq!(start.play("dogma napoleon-bonaparte, edward-jenner").score(ANN), "edward-jenner");
}

#[test]
fn napoleon_bonaparte_tucks_factories_instead_and_scores_a_six() {
    let start = figures().board(ANN, "napoleon-bonaparte").board(BEN, "encyclopedia");
    let played = start.play("dogma napoleon-bonaparte, encyclopedia");
    assert_eq!(
        (played.score(ANN), played.pile(ANN, Colour::Red)),
        ("encyclopedia".into(), "napoleon-bonaparte".into())
    );
}

#[test]
fn tecumseh_returns_a_factory_of_others_before_it_tucks_one() {
    let start = figures().board(ANN, "tecumseh").board(BEN, "vaccination").next("canning");
    let played = start.play("dogma tecumseh");
    assert_eq!((played.zone("vaccination"), played.pile(ANN, Colour::Yellow)), (Zone::Supply, "canning".into()));
}

#[test]
fn tecumseh_tucks_other_cards_without_more() {
    let start = figures().board(ANN, "tecumseh").board(BEN, "vaccination").next("encyclopedia");
    assert_eq!(start.play("dogma tecumseh").zone("vaccination"), Zone::Board(BEN));
}

#[test]
fn edward_jenner_tucks_a_card_of_the_hand_and_draws() {
    let played = figures().board(ANN, "edward-jenner").hand(ANN, "oars").next("canning").play("inspire yellow");
    assert_eq!((played.pile(ANN, Colour::Red), played.hand(ANN)), ("oars".into(), "canning".into()));
}

#[test]
fn edward_jenner_returns_a_card_instead_of_obeying() {
    let start = figures().board(ANN, "archery").board(BEN, "edward-jenner").hand(BEN, "tools");
    let played = start.play("dogma archery");
    assert_eq!((played.zone("tools"), played.hand(BEN), played.hand(ANN)), (Zone::Supply, "".into(), "".into()));
}

#[test]
fn john_loudon_mcadam_makes_top_cards_with_factories_available() {
    let start = figures().board(ANN, "john-loudon-mcadam colonialism").score(ANN, "software databases");
    let played = start.play("colonialism");
    assert_eq!((played.zone("colonialism"), played.game.achievements(ANN)), (Zone::Achievements(ANN), 1));
}

#[test]
fn john_loudon_mcadam_lets_nobody_claim_what_he_cannot_pay() {
    let start = figures().board(ANN, "john-loudon-mcadam colonialism").score(ANN, "software");
    let offered = start.play("").offered();
    assert!(!offered.split(", ").any(|word| word == "colonialism"), "{offered}");
}

#[test]
fn adam_smith_has_three_crowns_for_each() {
    let game = figures().board(ANN, "adam-smith").build();
    assert_eq!(game.player(ANN).icons(Icon::Crown), 6);
}

#[test]
fn adam_smith_may_splay_right() {
    let played = figures().board(ANN, "adam-smith tools writing").play("inspire green, blue");
    assert_eq!(played.splay(ANN, Colour::Blue), Splay::Right);
}

#[test]
fn john_harrison_draws_a_six_of_any_set_before_opponents_draw_for_sharing() {
    let start = figures().board(ANN, "writing").board(BEN, "john-harrison mathematics").next("napoleon-bonaparte");
    let played = start.play("dogma writing, pile.figures.6");
    assert_eq!((played.zone("napoleon-bonaparte"), played.free_draw()), (Zone::Hand(BEN), true));
}

#[test]
fn benjamin_franklin_takes_a_figure_and_melds_one_higher_before() {
    let start = figures().board(ANN, "benjamin-franklin").board(BEN, "adam-smith").next("railroad");
    let played = start.play("dogma benjamin-franklin, adam-smith, adam-smith");
    assert_eq!((played.pile(ANN, Colour::Purple), played.score(ANN)), ("railroad".into(), "adam-smith".into()));
}

#[test]
fn carl_friedrich_gauss_melds_all_others_of_a_value_first() {
    let start = figures().board(ANN, "carl-friedrich-gauss").hand(ANN, "oars tools").score(ANN, "sailing paper");
    let played = start.play("meld oars, 1");
    assert_eq!((played.pile(ANN, Colour::Red), played.pile(ANN, Colour::Green)), ("oars".into(), "sailing".into()));
    assert_eq!(
        (played.pile(ANN, Colour::Blue), played.score(ANN)),
        ("tools carl-friedrich-gauss".into(), "paper".into())
    );
}

#[test]
fn catherine_the_great_goes_to_the_hand_before_purple_is_melded() {
    let start = figures().board(ANN, "catherine-the-great").hand(ANN, "code-of-laws");
    assert_eq!(start.build().player(ANN).icons(Icon::Lightbulb), 6);
    let start = figures().board(ANN, "catherine-the-great").hand(ANN, "code-of-laws");
    let played = start.play("meld code-of-laws");
    assert_eq!(
        (played.hand(ANN), played.pile(ANN, Colour::Purple)),
        ("catherine-the-great".into(), "code-of-laws".into())
    );
}

#[test]
fn ludwig_van_beethoven_returns_the_score_pile_for_four_fives() {
    let start = figures().board(ANN, "ludwig-van-beethoven").hand(ANN, "tools").score(ANN, "paper");
    let played = start.next("coal banking physics statistics").play("inspire purple");
    assert_eq!(played.score(ANN), "banking coal physics statistics");
    assert_eq!((played.zone("tools"), played.zone("paper")), (Zone::Supply, Zone::Supply));
}
