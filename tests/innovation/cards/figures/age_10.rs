//! Figures of age 10.

use super::figures;
use crate::support::*;
use fireside::games::innovation::{Colour, Special};

#[test]
fn jackie_chan_wins_instead_with_most_points() {
    let six = "lighting calendar paper invention banking canning";
    let start = |scored: &str| {
        let start = figures().board(ANN, "adam-smith").achieved(ANN, six).board(BEN, "jackie-chan");
        start.score(ANN, scored).play("achieve 1").winners()
    };
    // Ann's figure brings Ben six points.
    assert_eq!((start("coal"), start("robotics")), (Some(vec![BEN]), Some(vec![ANN])));
}

/// rules/innovation/rulings.md#96.
#[test]
fn jackie_chan_does_not_win_with_as_many_points() {
    let six = "lighting calendar paper invention banking canning";
    let start = figures().board(ANN, "adam-smith").achieved(ANN, six).board(BEN, "jackie-chan");
    let played = start.score(ANN, "atomic-theory").play("achieve 1");
    let points = [ANN, BEN].map(|seat| played.game.player(seat).points());
    assert_eq!((points, played.winners()), ([6, 6], Some(vec![ANN])));
}

#[test]
fn margaret_thatcher_scores_crowns_and_factories_before_and_after() {
    let start = figures().board(ANN, "margaret-thatcher").board(BEN, "oars");
    assert_eq!(start.play("dogma margaret-thatcher, oars").score(ANN), "margaret-thatcher oars");
}

#[test]
fn alex_trebek_takes_the_named_figure_before_a_draw() {
    let start = || figures().board(ANN, "alex-trebek").next("ecology computers");
    let played = start().play("inspire yellow, 9, ruth-handler");
    assert_eq!((played.hand(ANN), played.zone("ecology")), ("computers ruth-handler".into(), Zone::Board(ANN)));
    let played = start().score(BEN, "ruth-handler").play("inspire yellow, 9, ruth-handler");
    assert_eq!(played.zone("ruth-handler"), Zone::Score(BEN));
}

#[test]
fn shigeru_miyamoto_wins_with_exactly_one_clock() {
    assert_eq!(figures().board(ANN, "shigeru-miyamoto").play("dogma shigeru-miyamoto").winners(), Some(vec![ANN]));
    assert_eq!(figures().board(ANN, "shigeru-miyamoto the-wheel").play("dogma the-wheel").winners(), None);
}

#[test]
fn muhammad_yunus_has_the_sole_majority_for_a_card() {
    let start = || figures().board(ANN, "the-wheel").board(BEN, "muhammad-yunus").hand(BEN, "oars");
    let played = start().next("tools sailing").play("dogma the-wheel, oars");
    assert_eq!((played.hand(BEN), played.free_draw()), ("sailing tools".into(), true));
    assert_eq!(start().play("dogma the-wheel, pass").hand(BEN), "oars");
}

#[test]
fn sergey_brin_activates_cards_of_others() {
    let offered = figures().board(ANN, "sergey-brin").board(BEN, "archery").play("").offered();
    assert!(offered.contains("dogma archery"), "{offered}");
}

#[test]
fn stephen_hawking_scores_a_bottom_card_for_each_hexagon() {
    let played = figures().board(ANN, "stephen-hawking the-wheel sailing").play("dogma the-wheel");
    assert_eq!((played.score(ANN), played.pile(ANN, Colour::Green)), ("sailing".into(), "the-wheel".into()));
}

#[test]
fn susan_blackmore_carries_out_an_effect_of_another_board() {
    let start = figures().board(ANN, "susan-blackmore").board(BEN, "john-harrison").next("canning software");
    assert_eq!(start.play("inspire blue").hand(ANN), "canning software");
}

#[test]
fn susan_blackmore_takes_the_card_of_whoever_gets_no_draw() {
    let played = figures().board(ANN, "the-wheel").board(BEN, "susan-blackmore").play("dogma the-wheel");
    assert_eq!(played.score(BEN), "the-wheel");
}

#[test]
fn kim_yu_na_wins_instead_of_scoring_a_castle() {
    let start = || figures().board(ANN, "kim-yu-na archery sailing");
    assert_eq!(start().play("dogma kim-yu-na, archery").winners(), Some(vec![ANN]));
    assert_eq!(start().play("dogma kim-yu-na, sailing").score(ANN), "sailing");
}

#[test]
fn martin_scorsese_tucks_figures_and_claims_an_achievement_for_them() {
    let start = figures().board(ANN, "martin-scorsese").hand(ANN, "adam-smith").with(|it| it.available(&[9]));
    let played = start.play("meld adam-smith, adam-smith");
    assert_eq!((played.game.achievements(ANN), played.score(ANN)), (1, "adam-smith".into()), "it fades at once");
}

#[test]
fn stephen_hawking_counts_hexagons_for_history() {
    let game = figures().board(ANN, "stephen-hawking").build();
    assert_eq!((game.player(ANN).most_echoes(), game.progress(ANN, Special::History).has), (1, 1));
}
