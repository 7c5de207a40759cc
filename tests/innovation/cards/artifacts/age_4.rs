//! Artifacts of age 4.

use super::{artifacts, artifacts_and};
use crate::support::*;
use fireside::games::innovation::{Colour, Splay};

#[test]
fn east_india_company_charter_scores_a_five_for_each_who_returned() {
    let start = artifacts().board(ANN, "east-india-company-charter").score(BEN, "currency").score(ANN, "paper");
    let played = start.next("coal").play("dogma east-india-company-charter, 2");
    assert_eq!((played.score(ANN), played.score(BEN)), ("coal paper".into(), "".into()));
}

#[test]
fn east_india_company_charter_may_not_choose_five() {
    let played = artifacts().board(ANN, "east-india-company-charter").play("dogma east-india-company-charter");
    assert_eq!(played.offered(), "1, 10, 2, 3, 4, 6, 7, 8, 9");
    assert_eq!(played.go("3").score(ANN), "");
}

#[test]
fn tortugas_galleon_takes_the_highest_scored_cards_and_a_top_card_of_the_value() {
    let start = artifacts().display(ANN, "tortugas-galleon").board(BEN, "colonialism").score(BEN, "gunpowder tools");
    let played = start.play("dogma tortugas-galleon");
    assert_eq!((played.score(ANN), played.score(BEN)), ("gunpowder".into(), "tools".into()));
    assert_eq!(played.pile(ANN, Colour::Red), "colonialism");
}

#[test]
fn tortugas_galleon_takes_nothing_without_a_score_pile() {
    let played = artifacts().display(ANN, "tortugas-galleon").board(BEN, "colonialism").play("dogma tortugas-galleon");
    assert_eq!(played.pile(BEN, Colour::Red), "colonialism");
}

#[test]
fn mona_lisa_scores_a_colour_of_which_the_number_is_right() {
    let start = artifacts().board(ANN, "mona-lisa optics archery");
    let next = start.next("gunpowder colonialism anatomy invention enterprise");
    let played = next.play("dogma mona-lisa, 2, red");
    assert_eq!(
        (played.score(ANN), played.hand(ANN)),
        ("colonialism gunpowder".into(), "anatomy enterprise invention".into())
    );
    assert_eq!(played.splay(ANN, Colour::Red), Splay::Right);
}

#[test]
fn mona_lisa_returns_the_hand_if_the_number_is_wrong() {
    let start = artifacts().board(ANN, "mona-lisa optics archery");
    let next = start.next("gunpowder colonialism anatomy invention enterprise");
    let played = next.play("dogma mona-lisa, 1, red, as-they-lie");
    assert_eq!((played.score(ANN), played.hand(ANN)), ("".into(), "".into()));
    assert_eq!(played.splay(ANN, Colour::Red), Splay::None);
}

/// A number may be 0.
#[test]
fn mona_lisa_can_be_right_with_no_card_at_all() {
    let start = artifacts().board(ANN, "mona-lisa tools pottery");
    let next = start.next("gunpowder colonialism anatomy invention enterprise");
    let played = next.play("dogma mona-lisa, 0, blue");
    assert_eq!((played.splay(ANN, Colour::Blue), played.score(ANN)), (Splay::Right, "".into()));
}

#[test]
fn moses_takes_all_top_cards_with_a_crown() {
    let start = artifacts().display(ANN, "moses").board(BEN, "agriculture sailing oars metalworking");
    let played = start.play("dogma moses");
    assert_eq!((played.score(ANN), played.pile(BEN, Colour::Red)), ("oars sailing".into(), "metalworking".into()));
}

#[test]
fn moses_scores_an_own_top_card_with_a_crown() {
    let played = artifacts().board(ANN, "moses sailing oars").play("dogma moses, oars");
    assert_eq!((played.score(ANN), played.pile(ANN, Colour::Green)), ("oars".into(), "sailing".into()));
}

#[test]
fn hunt_lenox_globe_draws_a_five_for_each_returned_top_card() {
    let start = artifacts().board(ANN, "hunt-lenox-globe tools optics").next("coal physics");
    let played = start.play("dogma hunt-lenox-globe, coal");
    assert_eq!((played.pile(ANN, Colour::Red), played.hand(ANN)), ("coal".into(), "physics".into()));
    assert_eq!(played.pile(ANN, Colour::Blue), "");
}

#[test]
fn hunt_lenox_globe_with_four_cards_only_melds() {
    let start = artifacts().board(ANN, "hunt-lenox-globe tools").hand(ANN, "oars archery agriculture sailing");
    let played = start.play("dogma hunt-lenox-globe, oars");
    assert_eq!((played.pile(ANN, Colour::Red), played.pile(ANN, Colour::Blue)), ("oars".into(), "tools".into()));
}

#[test]
fn molasses_reef_caravel_melds_blue_scores_and_returns() {
    let start = artifacts().board(ANN, "molasses-reef-caravel").hand(ANN, "oars").score(ANN, "tools");
    let next = start.next("experimentation gunpowder navigation");
    let played = next.play("dogma molasses-reef-caravel, gunpowder, tools");
    assert_eq!((played.pile(ANN, Colour::Blue), played.score(ANN)), ("experimentation".into(), "gunpowder".into()));
    assert_eq!(played.hand(ANN), "navigation");
}

#[test]
fn molasses_reef_caravel_melds_nothing_but_blue() {
    let start = artifacts().board(ANN, "molasses-reef-caravel").next("anatomy gunpowder navigation");
    let played = start.play("dogma molasses-reef-caravel, gunpowder");
    assert_eq!((played.score(ANN), played.hand(ANN)), ("".into(), "anatomy navigation".into()));
}

#[test]
fn delft_pocket_telescope_reveals_a_drawn_card_with_a_common_symbol() {
    let start = artifacts().board(ANN, "delft-pocket-telescope").score(ANN, "tools");
    let played = start.next("physics industrialization").play("dogma delft-pocket-telescope");
    assert_eq!((played.hand(ANN), played.score(ANN)), ("industrialization physics".into(), "".into()));
    assert!(played.game.knows(Some(BEN), card("physics")) && !played.game.knows(Some(BEN), card("industrialization")));
}

#[test]
fn delft_pocket_telescope_returns_the_drawn_cards_and_repeats() {
    let start = artifacts().board(ANN, "delft-pocket-telescope").score(ANN, "agriculture");
    let played = start.next("coal machine-tools").play("dogma delft-pocket-telescope");
    assert!(played.action_over());
    assert_eq!((played.hand(ANN), played.zone("coal")), ("".into(), Zone::Supply));
}

#[test]
fn petition_of_right_takes_a_scored_card_for_each_castle_on_top() {
    let start =
        artifacts().display(ANN, "petition-of-right").board(BEN, "tools oars").score(BEN, "archery paper calendar");
    let played = start.play("dogma petition-of-right, archery, paper");
    assert_eq!((played.score(ANN), played.score(BEN)), ("archery paper".into(), "calendar".into()));
}

#[test]
fn petition_of_right_takes_nothing_without_castles() {
    let start = artifacts().display(ANN, "petition-of-right").board(BEN, "writing").score(BEN, "archery");
    assert_eq!(start.play("dogma petition-of-right").score(BEN), "archery");
}

#[test]
fn abell_gallery_harpsichord_scores_values_that_appear_once() {
    let start = artifacts().board(ANN, "abell-gallery-harpsichord optics paper tools").next("oars gunpowder");
    assert_eq!(start.play("dogma abell-gallery-harpsichord").score(ANN), "gunpowder oars");
}

#[test]
fn abell_gallery_harpsichord_counts_itself() {
    let start = artifacts().board(ANN, "abell-gallery-harpsichord").next("gunpowder");
    assert_eq!(start.play("dogma abell-gallery-harpsichord").score(ANN), "gunpowder");
}

#[test]
fn cross_of_coronado_wins_with_five_cards_of_five_colours() {
    let start = artifacts().board(ANN, "cross-of-coronado").hand(ANN, "oars agriculture sailing tools mysticism");
    assert_eq!(start.play("dogma cross-of-coronado").winners(), Some(vec![ANN]));
}

#[test]
fn cross_of_coronado_needs_exactly_five() {
    let six = "oars agriculture sailing tools mysticism paper";
    for hand in [six, "oars agriculture sailing tools archery"] {
        let played = artifacts().board(ANN, "cross-of-coronado").hand(ANN, hand).play("dogma cross-of-coronado");
        assert_eq!(played.winners(), None);
        assert!(played.game.knows(Some(BEN), card("oars")));
    }
}

/// Florence Nightingale keeps scored cards from opponents' effects.
#[test]
fn tortugas_galleon_takes_no_top_card_if_a_karma_keeps_the_scored_ones() {
    let start = artifacts_and(Set::Figures, 2).display(ANN, "tortugas-galleon").score(BEN, "gunpowder tools");
    let played = start.board(BEN, "colonialism florence-nightingale").play("dogma tortugas-galleon");
    assert_eq!((played.score(BEN), played.pile(BEN, Colour::Red)), ("gunpowder tools".into(), "colonialism".into()));
}

/// Napoleon Bonaparte is tucked instead, and scores himself.
#[test]
fn hunt_lenox_globe_draws_only_for_what_was_really_returned() {
    let start = artifacts_and(Set::Figures, 2).board(ANN, "hunt-lenox-globe napoleon-bonaparte tools");
    let played = start.next("coal physics").play("dogma hunt-lenox-globe");
    assert_eq!((played.score(ANN), played.zone("tools")), ("napoleon-bonaparte".into(), Zone::Supply));
    assert_eq!((played.pile(ANN, Colour::Red), played.hand(ANN)), ("coal".into(), "".into()));
}

#[test]
fn delft_pocket_telescope_compares_no_echo_effects() {
    let start = artifacts_and(Set::Echoes, 2).board(ANN, "delft-pocket-telescope").hand(ANN, "tools");
    let played = start.score(ANN, "plumbing").next("coke canning").play("dogma delft-pocket-telescope");
    assert_eq!((played.hand(ANN), played.zone("coke")), ("tools".into(), Zone::Supply));
}

#[test]
fn delft_pocket_telescope_takes_all_bonuses_for_one_type() {
    let start = artifacts_and(Set::Echoes, 2).board(ANN, "delft-pocket-telescope").hand(ANN, "tools");
    let played = start.score(ANN, "dice").next("pressure-cooker classification").play("dogma delft-pocket-telescope");
    assert_eq!(played.hand(ANN), "classification pressure-cooker tools");
}
