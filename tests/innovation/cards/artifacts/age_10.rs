//! Artifacts of age 10.

use super::{artifacts, artifacts_and};
use crate::support::*;
use fireside::games::innovation::{Colour, Decree, Event, Options, Sets, Special, Splay};

#[test]
fn exxon_valdez_wins_against_the_last_opponent() {
    let start = artifacts().board(ANN, "exxon-valdez").board(BEN, "coal");
    assert_eq!(start.play("dogma exxon-valdez").winners(), Some(vec![ANN]));
}

/// rules/innovation/rulings.md#73.
#[test]
fn exxon_valdez_throws_a_player_out() {
    let start = table_of(Set::Artifacts, 3)
        .board(ANN, "exxon-valdez")
        .board(BEN, "coal the-wheel")
        .board(CAT, "flight")
        .hand(BEN, "sailing")
        .score(BEN, "metalworking")
        .achieved(BEN, "enterprise");
    let played = start.play("dogma exxon-valdez");
    for id in ["coal", "the-wheel", "sailing", "metalworking", "enterprise"] {
        assert_eq!(played.zone(id), Zone::Removed, "{id}");
    }
    assert_eq!((played.winners(), played.asked()), (None, Some(CAT)));
    let after = played.go("draw, draw");
    assert_eq!(after.asked(), Some(ANN), "Ben is out");
}

#[test]
fn maldives_let_keep_two_cards_of_hand_and_score_pile() {
    let start = artifacts()
        .board(ANN, "maldives")
        .board(BEN, "satellites")
        .hand(BEN, "oars tools coal canning calendar")
        .score(BEN, "paper lighting monotheism");
    let played = start.play("dogma maldives, oars, tools, paper");
    assert_eq!((played.hand(BEN), played.score(BEN)), ("oars tools".into(), "lighting monotheism".into()));
}

#[test]
fn maldives_let_oneself_keep_four_scored_cards() {
    let start = artifacts().board(ANN, "maldives").score(ANN, "oars paper coal canning lighting").hand(ANN, "tools");
    let played = start.play("dogma maldives, lighting");
    assert_eq!((played.score(ANN), played.hand(ANN)), ("canning coal oars paper".into(), "tools".into()));
}

#[test]
fn dolly_the_sheep_wins_with_domestication_at_the_bottom() {
    let start = || artifacts().board(ANN, "dolly-the-sheep").next("domestication");
    assert_eq!(start().play("dogma dolly-the-sheep, pass, yes").winners(), Some(vec![ANN]));
    let alone = artifacts().board(ANN, "dolly-the-sheep domestication").play("dogma dolly-the-sheep, pass, pass");
    assert_eq!(alone.winners(), Some(vec![ANN]));
}

#[test]
fn dolly_the_sheep_otherwise_melds_the_highest_card_and_draws_a_ten() {
    let start = artifacts().board(ANN, "dolly-the-sheep masonry").hand(ANN, "oars paper").next("robotics");
    let played = start.play("dogma dolly-the-sheep, masonry, pass");
    assert_eq!((played.score(ANN), played.pile(ANN, Colour::Green)), ("masonry".into(), "paper".into()));
    assert_eq!(played.hand(ANN), "oars robotics");
}

#[test]
fn wheres_waldo_wins() {
    assert_eq!(artifacts().board(ANN, "wheres-waldo").play("dogma wheres-waldo").winners(), Some(vec![ANN]));
}

/// rules/innovation/rulings.md#48.
#[test]
fn wheres_waldo_lets_whoever_shares_win_first() {
    let start = artifacts().board(ANN, "wheres-waldo").board(BEN, "agriculture");
    assert_eq!(start.play("dogma wheres-waldo").winners(), Some(vec![BEN]));
}

#[test]
fn maastricht_treaty_wins_with_most_scored_cards() {
    let start = artifacts().board(ANN, "maastricht-treaty").score(ANN, "oars tools").score(BEN, "software");
    assert_eq!(start.play("dogma maastricht-treaty").winners(), Some(vec![ANN]));
}

#[test]
fn maastricht_treaty_needs_more_than_everybody_else() {
    let start = artifacts().board(ANN, "maastricht-treaty").score(ANN, "software").score(BEN, "tools");
    assert_eq!(start.play("dogma maastricht-treaty").winners(), None);
}

#[test]
fn seikan_tunnel_wins_with_most_visible_cards_of_a_colour() {
    let start = artifacts()
        .board(ANN, "seikan-tunnel")
        .splayed(ANN, "archery construction", Splay::Left)
        .board(BEN, "sailing navigation compass");
    assert_eq!(start.play("dogma seikan-tunnel").winners(), Some(vec![ANN]));
}

/// rules/innovation/rulings.md#66: all its effects are carried out from the display, and the game ends before it is returned.
#[test]
fn seikan_tunnel_wins_from_the_display() {
    let start = artifacts().display(ANN, "seikan-tunnel").splayed(ANN, "archery construction", Splay::Left);
    let played = start.board(BEN, "sailing").play("dogma seikan-tunnel");
    assert_eq!((played.winners(), played.display(ANN)), (Some(vec![ANN]), "seikan-tunnel".into()));
}

#[test]
fn seikan_tunnel_needs_more_than_everybody_else() {
    let start = artifacts().board(ANN, "seikan-tunnel archery construction").board(BEN, "sailing navigation");
    assert_eq!(start.play("dogma seikan-tunnel").winners(), None);
}

/// rules/innovation/rulings.md#25: it is a transfer.
#[test]
fn higgs_boson_puts_the_board_into_the_score_pile() {
    let played = artifacts().two_actions().board(ANN, "higgs-boson tools oars sailing").play("dogma higgs-boson");
    assert_eq!((played.score(ANN), played.game.player(ANN).scored()), ("higgs-boson oars sailing tools".into(), 0));
    assert_eq!(played.game.player(ANN).tops().count(), 0);
}

#[test]
fn higgs_boson_leaves_the_score_pile_as_it_was() {
    let played = artifacts().board(ANN, "higgs-boson").score(ANN, "paper").play("dogma higgs-boson");
    assert_eq!(played.score(ANN), "higgs-boson paper");
}

#[test]
fn rover_curiosity_melds_an_artifact_and_executes_it() {
    let start = artifacts().board(ANN, "rover-curiosity").score(ANN, "tools").next("maastricht-treaty");
    assert_eq!(start.play("dogma rover-curiosity").winners(), Some(vec![ANN]));
}

/// rules/innovation/rulings.md#18: the compel hits whoever has as many lightbulbs, and who has them shares the first card before.
#[test]
fn rover_curiosity_compels_as_the_first_card_says() {
    let start = || artifacts().board(ANN, "rover-curiosity").score(BEN, "oars");
    let few = start().board(BEN, "coal").next("twister").play("dogma rover-curiosity");
    assert_eq!((few.score(BEN), few.pile(ANN, Colour::Purple)), ("oars".into(), "twister".into()));
    let played = start().board(BEN, "philosophy").next("maldives twister").play("dogma rover-curiosity");
    assert_eq!((played.score(BEN), played.pile(BEN, Colour::Red)), ("".into(), "oars maldives".into()));
}

#[test]
fn delorean_dmc_12_removes_all_top_cards_and_all_hands() {
    let start = artifacts()
        .board(ANN, "delorean-dmc-12 mathematics calendar")
        .hand(ANN, "software")
        .board(BEN, "philosophy code-of-laws")
        .hand(BEN, "coal");
    let played = start.play("dogma delorean-dmc-12");
    for id in ["delorean-dmc-12", "mathematics", "software", "philosophy", "coal"] {
        assert_eq!(played.zone(id), Zone::Removed, "{id}");
    }
    assert_eq!(
        (played.pile(ANN, Colour::Blue), played.pile(BEN, Colour::Purple)),
        ("calendar".into(), "code-of-laws".into())
    );
}

#[test]
fn delorean_dmc_12_leaves_score_piles() {
    let played = artifacts().board(ANN, "delorean-dmc-12").score(BEN, "oars").play("dogma delorean-dmc-12");
    assert_eq!((played.score(BEN), played.zone("delorean-dmc-12")), ("oars".into(), Zone::Removed));
}

#[test]
fn twister_melds_a_scored_card_of_each_colour() {
    let start = artifacts().board(ANN, "twister").board(BEN, "coal").score(BEN, "mathematics navigation oars sailing");
    let played = start.play("dogma twister, sailing, mathematics");
    assert_eq!((played.score(BEN), played.pile(BEN, Colour::Red)), ("navigation".into(), "oars coal".into()));
    assert_eq!(
        (played.pile(BEN, Colour::Green), played.pile(BEN, Colour::Blue)),
        ("sailing".into(), "mathematics".into())
    );
}

#[test]
fn twister_shows_the_score_pile() {
    let played = artifacts().board(ANN, "twister").board(BEN, "coal").score(BEN, "oars").play("dogma twister");
    assert!(played.events.contains(&Event::Revealed(BEN, card("oars"))));
}

/// Emperor Meiji's forecast counts as hand.
#[test]
fn exxon_valdez_takes_a_forecast_that_counts_as_hand() {
    let start = artifacts_and(Set::Figures, 3).board(ANN, "exxon-valdez").board(CAT, "flight");
    let played = start.board(BEN, "coal emperor-meiji").forecast(BEN, "tools").play("dogma exxon-valdez");
    assert_eq!((played.asked(), played.zone("tools")), (Some(CAT), Zone::Removed));
}

/// Four players in teams: Ann throws Ben, Dan's partner, out.
fn exxon_valdez_in_teams() -> Table {
    let options = Options { teams: true, sets: Sets::BASE.with(Set::Artifacts), ..Options::default() };
    table_with(options, 4).board(ANN, "exxon-valdez").board(BEN, "coal")
}

#[test]
fn exxon_valdez_takes_the_special_achievements_of_a_partner_out_of_the_game() {
    let start = exxon_valdez_in_teams().with(|it| it.special(BEN, Special::World)).achieved(DAN, "oars");
    let played = start.play("dogma exxon-valdez");
    assert_eq!((played.game.has_lost(BEN), played.game.side_achievements(DAN)), (true, 1));
}

/// Cat would draw a card of the value 11.
#[test]
fn exxon_valdez_lets_whoever_has_lost_win_by_points_with_the_partner() {
    let start = exxon_valdez_in_teams().board(CAT, "battleship-yamato").score(DAN, "software");
    assert_eq!(start.play("dogma exxon-valdez, draw").winners(), Some(vec![BEN, DAN]));
}

#[test]
fn exxon_valdez_takes_a_decree_out_of_the_game() {
    let start = artifacts_and(Set::Figures, 3)
        .with(|it| it.turn(BEN, 4, 1))
        .board(BEN, "erwin-rommel steam-engine")
        .hand(BEN, "adam-smith grace-hopper")
        .board(ANN, "exxon-valdez")
        .hand(ANN, "tecumseh florence-nightingale nikola-tesla");
    let played = start.play("decree war, 2, draw, draw, dogma exxon-valdez");
    let offered = played.offered();
    assert!(offered.contains("decree expansion") && !offered.contains("decree war"), "{offered}");
    assert_eq!(played.game.decree_owner(Decree::War), Some(BEN));
}

/// Emperor Meiji's forecast counts as hand.
#[test]
fn delorean_dmc_12_takes_a_forecast_that_counts_as_hand() {
    let start = artifacts_and(Set::Figures, 2).board(ANN, "delorean-dmc-12").forecast(ANN, "tools");
    let played = start.board(BEN, "emperor-meiji").forecast(BEN, "coal").play("dogma delorean-dmc-12");
    assert_eq!((played.zone("coal"), played.zone("tools")), (Zone::Removed, Zone::Forecast(ANN)));
}

/// Sargon of Akkad tucks what would cover a top card of equal value.
#[test]
fn rover_curiosity_carries_out_nothing_if_a_karma_stood_for_the_meld() {
    let start =
        artifacts_and(Set::Figures, 2).board(ANN, "rover-curiosity sargon-of-akkad stem-cells").next("wheres-waldo");
    let played = start.play("dogma rover-curiosity");
    assert_eq!((played.winners(), played.pile(ANN, Colour::Yellow)), (None, "stem-cells wheres-waldo".into()));
}
