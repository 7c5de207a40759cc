//! Cards of age 10.

use crate::support::*;
use fireside::games::innovation::{Colour, Event, Options, Sets, Special, Splay};

const TEAMS: Options = Options { teams: true, longer: false, no_tracking: false, sets: Sets::BASE };

#[test]
fn miniaturization_draws_a_10_for_every_scored_value() {
    let played = table(2)
        .board(ANN, "miniaturization")
        .hand(ANN, "a-i tools")
        .score(ANN, "oars archery coal")
        .next("software robotics")
        .play("dogma miniaturization");
    assert_eq!(played.offered(), "a-i, pass, tools");
    assert_eq!(played.go("a-i").hand(ANN), "robotics software tools");
}

#[test]
fn miniaturization_draws_nothing_for_another_value_or_an_empty_score_pile() {
    let played = table(2)
        .board(ANN, "miniaturization")
        .hand(ANN, "genetics")
        .score(ANN, "oars")
        .play("dogma miniaturization, genetics");
    assert_eq!(played.hand(ANN), "");
    let played = table(2).board(ANN, "miniaturization").hand(ANN, "a-i").play("dogma miniaturization, a-i");
    assert_eq!(played.hand(ANN), "");
}

#[test]
fn miniaturization_can_be_declined_and_needs_a_hand() {
    let played =
        table(2).board(ANN, "miniaturization").hand(ANN, "a-i").score(ANN, "oars").play("dogma miniaturization, pass");
    assert_eq!(played.hand(ANN), "a-i");
    assert!(table(2).board(ANN, "miniaturization").play("dogma miniaturization").action_over());
}

#[test]
fn miniaturization_draws_the_returned_10_again_and_then_ends_the_game() {
    let start = |score: &str| {
        table(2)
            .board(ANN, "miniaturization")
            .hand(ANN, "a-i")
            .score(ANN, score)
            .with(|table| table.empty(&[10]))
            .play("dogma miniaturization, a-i")
    };
    let played = start("oars");
    assert_eq!((played.hand(ANN), played.winners()), ("a-i".into(), None));
    assert_eq!(start("oars coal").winners(), Some(vec![ANN]));
}

#[test]
fn robotics_scores_the_green_card_and_executes_a_10() {
    let played = table(2)
        .board(ANN, "robotics sailing clothing")
        .hand(ANN, "tools coal")
        .next("stem-cells")
        .play("dogma robotics");
    assert_eq!((played.score(ANN), played.pile(ANN, Colour::Green)), ("sailing".into(), "clothing".into()));
    assert_eq!((played.pile(ANN, Colour::Yellow), played.offered()), ("stem-cells".into(), "pass, yes".into()));
    assert_eq!(played.go("yes").score(ANN), "coal sailing tools");
}

#[test]
fn robotics_goes_on_without_green_and_without_a_demand() {
    let played = table(2).board(ANN, "robotics").score(BEN, "tools oars").next("databases").play("dogma robotics");
    assert_eq!((played.score(ANN), played.pile(ANN, Colour::Green)), ("".into(), "databases".into()));
    assert_eq!(played.score(BEN), "oars tools");
}

#[test]
fn robotics_goes_on_when_the_10_covers_it() {
    let played = table(2)
        .board(ANN, "robotics")
        .hand(ANN, "a-i")
        .score(ANN, "oars")
        .next("miniaturization software")
        .play("dogma robotics, a-i");
    assert_eq!(
        (played.pile(ANN, Colour::Red), played.hand(ANN)),
        ("miniaturization robotics".into(), "software".into())
    );
}

/// Robotics melds Software, which melds Self Service, which executes Stem Cells.
fn four_deep() -> Table {
    table(2)
        .board(ANN, "robotics clothing canning")
        .hand(ANN, "oars tools")
        .next("software the-internet a-i self-service")
}

#[test]
fn robotics_nests_four_deep_and_each_card_runs_to_its_end() {
    let played = four_deep().play("dogma robotics");
    assert_eq!(played.score(ANN), "clothing the-internet", "by Robotics and Software");
    assert_eq!(
        (played.pile(ANN, Colour::Purple), played.pile(ANN, Colour::Green)),
        ("a-i".into(), "self-service".into())
    );
    assert_eq!((played.asked(), played.offered()), (Some(ANN), "a-i, canning, robotics, software".into()));
    let cards: Vec<&str> = played.game.running().iter().map(|running| running.card().print().id).collect();
    assert_eq!(cards, ["robotics", "software", "self-service"]);
    let played = played.go("canning");
    assert_eq!(played.offered(), "pass, yes", "Canning, three cards inside Robotics");
    assert_eq!(played.game.running().len(), 4);
    let played = played.go("pass");
    assert!(played.action_over());
    assert!(played.game.running().is_empty());
}

#[test]
fn robotics_wins_by_self_service_inside() {
    let played = four_deep().achieved(ANN, "philosophy").play("dogma robotics, canning, pass");
    assert_eq!(played.winners(), Some(vec![ANN]));
    let played = four_deep().achieved(ANN, "philosophy").achieved(BEN, "optics").play("dogma robotics, canning, pass");
    assert_eq!(played.winners(), None);
}

#[test]
fn robotics_executed_again_by_self_service_scores_self_service() {
    let played = four_deep().next("databases").play("dogma robotics, robotics");
    assert_eq!(played.score(ANN), "clothing self-service the-internet");
    assert_eq!(played.pile(ANN, Colour::Green), "databases");
    assert!(played.action_over());
}

#[test]
fn robotics_ends_the_game_inside_the_chain() {
    let played = table(2)
        .board(ANN, "robotics")
        .score(BEN, "tools")
        .next("software")
        .with(|table| table.empty(&[10]))
        .play("dogma robotics");
    assert_eq!(played.winners(), Some(vec![BEN]));
    assert_eq!(played.pile(ANN, Colour::Blue), "software");
}

#[test]
fn robotics_shared_brings_a_free_draw() {
    let played = table(2)
        .board(ANN, "robotics")
        .board(BEN, "coal sailing")
        .next("databases stem-cells bioengineering")
        .play("dogma robotics");
    assert_eq!((played.score(BEN), played.pile(BEN, Colour::Green)), ("sailing".into(), "databases".into()));
    assert_eq!((played.pile(ANN, Colour::Yellow), played.hand(ANN)), ("stem-cells".into(), "bioengineering".into()));
}

#[test]
fn globalization_returns_a_leaf_and_wins_for_the_most_points() {
    let played = table(2)
        .board(ANN, "globalization")
        .board(BEN, "clothing fermenting tools")
        .next("canning")
        .play("dogma globalization");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "clothing, fermenting".into()));
    let played = played.go("fermenting");
    assert_eq!(played.score(ANN), "canning");
    assert_eq!(played.winners(), None, "clothing still shows more leaves than factories");
    let played =
        table(2).board(ANN, "globalization").board(BEN, "clothing").next("canning").play("dogma globalization");
    assert_eq!(played.winners(), Some(vec![ANN]));
}

#[test]
fn globalization_can_win_for_an_opponent() {
    let played =
        table(2).board(ANN, "globalization").score(BEN, "canning tools").next("democracy").play("dogma globalization");
    assert_eq!(played.winners(), Some(vec![BEN]));
}

#[test]
fn globalization_wins_for_nobody_in_a_tie() {
    let played =
        table(2).board(ANN, "globalization").score(BEN, "canning").next("democracy").play("dogma globalization");
    assert_eq!((played.winners(), played.score(ANN)), (None, "democracy".into()));
    assert!(played.events.contains(&Event::NoVictory(card("globalization"))));
}

#[test]
fn globalization_does_not_win_while_the_player_shows_more_leaves() {
    let played = table(2).board(ANN, "globalization services clothing").next("democracy").play("dogma globalization");
    assert_eq!(played.winners(), None);
    let played =
        table(2).board(ANN, "globalization").board(ANN, "clothing").next("democracy").play("dogma globalization");
    assert_eq!(played.winners(), Some(vec![ANN]), "two leaves, three factories");
}

#[test]
fn globalization_shared_scores_and_wins_first() {
    let played = table(2)
        .board(ANN, "globalization")
        .score(ANN, "tools")
        .board(BEN, "coal")
        .next("canning democracy")
        .play("dogma globalization");
    assert_eq!((played.winners(), played.score(BEN)), (Some(vec![BEN]), "canning".into()));
    assert_eq!(played.score(ANN), "tools");
}

#[test]
fn globalization_wins_for_a_team_by_its_richest_player() {
    let start = |dan: &str| {
        table_with(TEAMS, 4)
            .board(ANN, "globalization")
            .score(BEN, "coal")
            .score(DAN, dan)
            .next("canning")
            .play("dogma globalization")
    };
    assert_eq!(start("banking").winners(), Some(vec![ANN, CAT]), "no player alone has more than six");
    assert_eq!(start("flight").winners(), Some(vec![BEN, DAN]));
    assert_eq!(start("democracy").winners(), None);
}

#[test]
fn stem_cells_scores_the_whole_hand() {
    let played = table(2).board(ANN, "stem-cells").hand(ANN, "tools writing coal").play("dogma stem-cells");
    assert_eq!(played.offered(), "pass, yes");
    let played = played.go("yes");
    assert_eq!((played.score(ANN), played.hand(ANN)), ("coal tools writing".into(), "".into()));
}

#[test]
fn stem_cells_can_be_declined_and_needs_a_hand() {
    let played = table(2).board(ANN, "stem-cells").hand(ANN, "tools").play("dogma stem-cells, pass");
    assert_eq!((played.score(ANN), played.hand(ANN)), ("".into(), "tools".into()));
    assert!(table(2).board(ANN, "stem-cells").play("dogma stem-cells").action_over());
}

#[test]
fn stem_cells_claims_monument_with_six_cards() {
    let start =
        |hand: &str| table(2).two_actions().board(ANN, "stem-cells").hand(ANN, hand).play("dogma stem-cells, yes");
    assert_eq!(start("tools writing coal oars flight canning").game.owner(Special::Monument), Some(ANN));
    assert_eq!(start("tools writing coal oars flight").game.owner(Special::Monument), None);
}

#[test]
fn stem_cells_is_shared() {
    let played = table(2)
        .board(ANN, "stem-cells")
        .board(BEN, "agriculture")
        .hand(BEN, "oars")
        .next("software")
        .play("dogma stem-cells, yes");
    assert_eq!((played.score(BEN), played.hand(ANN)), ("oars".into(), "software".into()));
}

#[test]
fn databases_returns_half_the_score_pile_rounded_up() {
    let played = table(2).board(ANN, "databases").score(BEN, "tools coal flight oars canning").play("dogma databases");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "canning, coal, flight, oars, tools".into()));
    let played = played.go("tools, oars, coal");
    assert_eq!(played.score(BEN), "canning flight");
    assert!(played.action_over());
}

#[test]
fn databases_returns_a_single_card_and_nothing_from_an_empty_pile() {
    assert_eq!(table(2).board(ANN, "databases").score(BEN, "tools").play("dogma databases").score(BEN), "");
    assert!(table(2).board(ANN, "databases").play("dogma databases").action_over());
}

#[test]
fn databases_spares_an_opponent_with_as_many_clocks() {
    let played = table(3)
        .board(ANN, "databases")
        .board(BEN, "rocketry")
        .score(BEN, "tools oars")
        .score(CAT, "coal")
        .play("dogma databases");
    assert_eq!((played.score(BEN), played.score(CAT), played.hand(ANN)), ("oars tools".into(), "".into(), "".into()));
}

#[test]
fn self_service_executes_another_top_card() {
    let played = table(2)
        .board(ANN, "self-service tools machine-tools canning")
        .score(ANN, "coal")
        .next("banking")
        .play("dogma self-service");
    assert_eq!(played.offered(), "canning, machine-tools, tools");
    assert_eq!(played.go("machine-tools").score(ANN), "banking coal");
}

#[test]
fn self_service_does_not_share_what_it_executes_nor_demand() {
    let played = table(2)
        .board(ANN, "self-service vaccination")
        .board(BEN, "agriculture coal tools")
        .score(BEN, "oars")
        .play("dogma self-service");
    assert_eq!((played.score(BEN), played.game.player(ANN).tops().count()), ("oars".into(), 2));
    let played = table(2)
        .board(ANN, "self-service atomic-theory")
        .board(BEN, "philosophy")
        .next("bicycle")
        .play("dogma self-service");
    assert_eq!(
        (played.pile(ANN, Colour::Green), played.pile(BEN, Colour::Green)),
        ("bicycle self-service".into(), "".into())
    );
    assert_eq!(played.hand(ANN), "");
}

#[test]
fn self_service_executes_what_depends_on_a_demand_as_if_nothing_was_transferred() {
    let played =
        table(2).board(ANN, "self-service the-pirate-code").score(BEN, "tools oars").play("dogma self-service");
    assert_eq!((played.score(ANN), played.score(BEN)), ("".into(), "oars tools".into()));
    assert_eq!(played.pile(ANN, Colour::Red), "the-pirate-code");
}

#[test]
fn self_service_executes_fission_without_its_demand() {
    let played =
        table(2).board(ANN, "self-service fission").board(BEN, "tools").next("robotics").play("dogma self-service");
    assert_eq!((played.asked(), played.offered()), (Some(ANN), "self-service, tools".into()));
    let played = played.go("tools");
    assert_eq!((played.hand(ANN), played.pile(BEN, Colour::Blue)), ("robotics".into(), "".into()));
    assert_eq!(played.pile(ANN, Colour::Red), "fission");
}

#[test]
fn self_service_looks_for_its_victory_even_after_it_was_returned() {
    let played = table(2)
        .board(ANN, "self-service fission")
        .achieved(ANN, "philosophy")
        .next("robotics")
        .play("dogma self-service");
    assert_eq!(played.winners(), Some(vec![ANN]));
    assert_eq!((played.hand(ANN), played.pile(ANN, Colour::Green)), ("robotics".into(), "".into()));
}

#[test]
fn self_service_runs_a_chain_of_nines_and_tens() {
    let played = table(2)
        .board(ANN, "self-service computers")
        .hand(ANN, "tools")
        .next("robotics stem-cells")
        .play("dogma self-service");
    assert_eq!(played.score(ANN), "self-service", "by Robotics, which Computers melded");
    assert_eq!((played.asked(), played.offered()), (Some(ANN), "pass, yes".into()));
    let cards: Vec<&str> = played.game.running().iter().map(|running| running.card().print().id).collect();
    assert_eq!(cards, ["self-service", "computers", "robotics", "stem-cells"]);
    assert_eq!(played.go("yes").score(ANN), "self-service tools");
}

#[test]
fn self_service_executes_democracy_for_one_player_alone() {
    let played = table(2)
        .board(ANN, "self-service democracy")
        .hand(ANN, "tools")
        .board(BEN, "philosophy")
        .hand(BEN, "oars archery")
        .next("flight")
        .play("dogma self-service, tools");
    assert_eq!((played.score(ANN), played.hand(BEN)), ("flight".into(), "archery oars".into()));
}

#[test]
fn self_service_has_nothing_to_execute_alone_on_the_board() {
    let played = table(2)
        .board(ANN, "self-service")
        .achieved(ANN, "tools")
        .achieved(BEN, "philosophy")
        .play("dogma self-service");
    assert!(played.action_over());
}

#[test]
fn self_service_wins_with_more_achievements_than_each_opponent() {
    let start = |ann: &str, ben: &str, cat: &str| {
        table(3)
            .board(ANN, "self-service")
            .achieved(ANN, ann)
            .achieved(BEN, ben)
            .achieved(CAT, cat)
            .with(|table| table.available(&[5, 6, 7, 8, 9]))
            .play("dogma self-service")
            .winners()
    };
    assert_eq!(start("tools philosophy", "optics", "invention"), Some(vec![ANN]));
    assert_eq!(start("tools philosophy", "optics invention", ""), None);
    assert_eq!(start("", "", ""), None);
}

#[test]
fn self_service_counts_special_achievements() {
    let played = table(2)
        .board(ANN, "self-service")
        .with(|table| table.special(ANN, Special::Empire))
        .play("dogma self-service");
    assert_eq!(played.winners(), Some(vec![ANN]));
}

#[test]
fn self_service_counts_the_achievements_of_a_team_together() {
    let start = |ben: &str| {
        table_with(TEAMS, 4)
            .board(ANN, "self-service")
            .achieved(CAT, "tools philosophy")
            .achieved(BEN, ben)
            .achieved(DAN, "optics")
            .play("dogma self-service")
            .winners()
    };
    assert_eq!(start(""), Some(vec![ANN, CAT]));
    assert_eq!(start("coal"), None);
}

#[test]
fn self_service_shared_wins_for_the_opponent_first() {
    let played = table(2)
        .board(ANN, "self-service")
        .board(BEN, "navigation")
        .score(BEN, "oars")
        .achieved(BEN, "tools")
        .play("dogma self-service");
    assert_eq!(played.winners(), Some(vec![BEN]));
}

#[test]
fn self_service_shared_executes_for_the_sharer_with_a_free_draw() {
    let played = table(2)
        .board(ANN, "self-service")
        .board(BEN, "navigation machine-tools")
        .score(BEN, "tools")
        .next("oars software")
        .play("dogma self-service");
    assert_eq!(played.offered(), "machine-tools, navigation");
    let played = played.go("machine-tools");
    assert_eq!((played.score(BEN), played.hand(ANN)), ("oars tools".into(), "software".into()));
}

#[test]
fn bioengineering_takes_a_leafy_top_card_into_the_score_pile() {
    let played = table(3)
        .two_actions()
        .board(ANN, "bioengineering")
        .board(BEN, "clothing tools agriculture")
        .board(CAT, "services")
        .play("dogma bioengineering");
    assert_eq!((played.asked(), played.offered()), (Some(ANN), "agriculture, clothing, services".into()));
    let played = played.go("clothing");
    assert_eq!((played.score(ANN), played.pile(BEN, Colour::Green)), ("clothing".into(), "".into()));
    assert_eq!(played.winners(), None, "three leaves each for Ben and Cat");
    assert_eq!(played.game.player(ANN).scored(), 0);
}

#[test]
fn bioengineering_wins_for_the_single_most_leaves() {
    let played =
        table(2).board(ANN, "bioengineering").board(BEN, "clothing agriculture").play("dogma bioengineering, clothing");
    assert_eq!(played.winners(), Some(vec![BEN]));
    let played = table(2).board(ANN, "bioengineering agriculture").board(BEN, "clothing").play("dogma bioengineering");
    assert_eq!(played.winners(), Some(vec![ANN]));
}

#[test]
fn bioengineering_wins_for_nobody_in_a_tie_or_with_three_leaves_everywhere() {
    let played = table(2).board(ANN, "bioengineering").board(BEN, "tools").play("dogma bioengineering");
    assert_eq!((played.winners(), played.score(ANN)), (None, "".into()));
    let played = table(2)
        .board(ANN, "bioengineering agriculture services")
        .board(BEN, "anatomy reformation")
        .play("dogma bioengineering, reformation");
    assert_eq!((played.winners(), played.score(ANN)), (None, "reformation".into()));
}

#[test]
fn bioengineering_takes_nothing_from_a_partner() {
    let played = table_with(TEAMS, 4)
        .board(ANN, "bioengineering")
        .board(CAT, "services")
        .board(DAN, "agriculture canning")
        .play("dogma bioengineering");
    assert_eq!(played.score(ANN), "agriculture", "Canning's leaf is covered by nothing, but Agriculture lies on it");
    assert_eq!(played.winners(), Some(vec![ANN, CAT]), "Services has three leaves, Canning one");
}

#[test]
fn software_scores_a_10_melds_two_and_executes_the_second() {
    let played =
        table(2).board(ANN, "software").hand(ANN, "tools").next("a-i robotics stem-cells").play("dogma software");
    assert_eq!(played.score(ANN), "a-i");
    assert_eq!(
        (played.pile(ANN, Colour::Red), played.pile(ANN, Colour::Yellow)),
        ("robotics".into(), "stem-cells".into())
    );
    assert_eq!(played.offered(), "pass, yes", "Stem Cells, not Robotics");
    assert_eq!(played.go("yes").score(ANN), "a-i tools");
}

#[test]
fn software_executes_the_second_card_only() {
    let played =
        table(2).board(ANN, "software").hand(ANN, "tools").next("a-i stem-cells databases").play("dogma software");
    assert!(played.action_over());
    assert_eq!(played.hand(ANN), "tools");
}

#[test]
fn software_ends_the_game_when_a_10_is_missing() {
    let start = |tens: &str| {
        table(2)
            .board(ANN, "software")
            .score(BEN, "tools")
            .next(tens)
            .with(|table| table.empty(&[10]))
            .play("dogma software")
    };
    let played = start("a-i stem-cells");
    assert_eq!((played.winners(), played.pile(ANN, Colour::Yellow)), (Some(vec![ANN]), "stem-cells".into()));
    assert_eq!(start("").winners(), Some(vec![BEN]));
    assert_eq!(start("a-i stem-cells databases").winners(), None);
}

#[test]
fn software_shared_scores_and_melds_for_the_sharer_first() {
    let played = table(2)
        .board(ANN, "software")
        .board(BEN, "rocketry")
        .next("a-i the-internet stem-cells miniaturization self-service databases bioengineering")
        .play("dogma software");
    assert_eq!((played.score(BEN), played.score(ANN)), ("a-i".into(), "the-internet".into()));
    assert_eq!(
        (played.pile(BEN, Colour::Yellow), played.pile(BEN, Colour::Red)),
        ("stem-cells".into(), "miniaturization".into())
    );
    assert_eq!(played.pile(ANN, Colour::Green), "databases self-service");
    assert_eq!(played.hand(ANN), "bioengineering");
    assert!(played.action_over());
}

#[test]
fn a_i_scores_a_10() {
    let played = table(2).board(ANN, "a-i").next("databases").play("dogma a-i");
    assert_eq!((played.score(ANN), played.winners()), ("databases".into(), None));
}

#[test]
fn a_i_wins_for_the_lowest_score_with_robotics_and_software_on_top() {
    let played = table(2)
        .board(ANN, "a-i")
        .board(BEN, "robotics software")
        .score(BEN, "tools")
        .next("databases")
        .play("dogma a-i");
    assert_eq!(played.winners(), Some(vec![BEN]));
    let played = table(2)
        .board(ANN, "a-i robotics")
        .board(BEN, "software")
        .score(BEN, "databases oars")
        .next("stem-cells")
        .play("dogma a-i");
    assert_eq!(played.winners(), Some(vec![ANN]), "on two boards");
}

#[test]
fn a_i_needs_both_as_top_cards_and_a_single_lowest_score() {
    let played = table(2).board(ANN, "a-i robotics").board(BEN, "tools software").next("stem-cells").play("dogma a-i");
    assert_eq!(played.winners(), None, "Software is covered");
    let played = table(2).board(ANN, "a-i robotics").next("software").play("dogma a-i");
    assert_eq!((played.winners(), played.score(ANN)), (None, "software".into()), "Software is scored");
    let played = table(3).board(ANN, "a-i robotics software").next("stem-cells").play("dogma a-i");
    assert_eq!(played.winners(), None, "Ben and Cat have nothing");
}

#[test]
fn a_i_looks_again_for_the_player_after_a_sharer() {
    let played = table(2)
        .board(ANN, "a-i")
        .board(BEN, "robotics software philosophy")
        .score(ANN, "oars")
        .next("databases stem-cells")
        .play("dogma a-i");
    assert_eq!(played.winners(), Some(vec![BEN]), "both score a 10 before anybody looks");
    assert_eq!((played.score(BEN), played.score(ANN)), ("databases".into(), "oars stem-cells".into()));
}

#[test]
fn a_i_wins_inside_another_card_too() {
    let played = table(2).board(ANN, "robotics software").next("a-i databases").play("dogma robotics");
    assert_eq!((played.winners(), played.score(ANN)), (Some(vec![BEN]), "databases".into()));
}

#[test]
fn a_i_wins_for_the_team_of_the_lowest_score() {
    let played = table_with(TEAMS, 4)
        .board(ANN, "a-i robotics software")
        .score(BEN, "tools")
        .score(DAN, "optics")
        .next("stem-cells")
        .play("dogma a-i");
    assert_eq!(played.winners(), Some(vec![ANN, CAT]), "Cat has nothing");
}

#[test]
fn the_internet_scores_one_10_and_melds_one_for_every_two_clocks() {
    let played = table(2).board(ANN, "the-internet bicycle sailing").next("a-i stem-cells").play("dogma the-internet");
    assert_eq!(played.offered(), "green, pass");
    let played = played.go("green");
    assert_eq!(played.splay(ANN, Colour::Green), Splay::Up);
    assert_eq!((played.score(ANN), played.pile(ANN, Colour::Yellow)), ("a-i".into(), "stem-cells".into()));
    assert!(played.action_over());
}

#[test]
fn the_internet_counts_the_clocks_that_its_splay_shows_but_not_those_it_melds() {
    let played = table(2)
        .board(ANN, "the-internet sailing satellites")
        .next("a-i databases stem-cells")
        .play("dogma the-internet, green");
    assert_eq!(played.score(ANN), "a-i");
    assert_eq!(played.pile(ANN, Colour::Green), "databases sailing satellites");
    assert_eq!(played.pile(ANN, Colour::Yellow), "stem-cells", "five clocks when it began, eight after Databases");
    assert!(played.action_over());
    let played =
        table(2).board(ANN, "the-internet sailing satellites").next("a-i databases").play("dogma the-internet, pass");
    assert_eq!(played.game.player(ANN).stack(Colour::Yellow).cards().len(), 0);
}

#[test]
fn the_internet_claims_world_in_the_middle_of_its_melds() {
    let played = table(2)
        .board(ANN, "the-internet rocketry")
        .splayed(ANN, "fission mobility", Splay::Up)
        .next("a-i databases stem-cells globalization miniaturization bioengineering")
        .play("dogma the-internet");
    assert_eq!(played.game.owner(Special::World), Some(ANN));
}

#[test]
fn the_internet_ends_the_game_when_the_10s_run_out() {
    let played = table(2)
        .board(ANN, "the-internet rocketry")
        .next("a-i databases")
        .with(|table| table.empty(&[10]))
        .play("dogma the-internet");
    assert_eq!((played.winners(), played.pile(ANN, Colour::Green)), (Some(vec![ANN]), "databases".into()));
}

#[test]
fn the_internet_counts_the_sharers_clocks_for_the_sharer() {
    let played = table(2)
        .board(ANN, "the-internet")
        .board(BEN, "rocketry bicycle")
        .next("a-i databases stem-cells globalization miniaturization software")
        .play("dogma the-internet");
    assert_eq!((played.score(BEN), played.score(ANN)), ("a-i".into(), "databases".into()));
    assert_eq!(played.pile(BEN, Colour::Yellow), "globalization stem-cells");
    assert_eq!((played.pile(ANN, Colour::Red), played.hand(ANN)), ("miniaturization".into(), "software".into()));
}
