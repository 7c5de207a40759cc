//! Cards of age 9.

use crate::support::*;
use fireside::games::innovation::{Colour, Event, Options, Sets, Special, Splay, Zone};

const TEAMS: Options = Options { teams: true, longer: false, no_tracking: false, sets: Sets::BASE };

#[test]
fn composites_takes_all_but_one_card_and_the_highest_scored() {
    let played = table(2)
        .two_actions()
        .board(ANN, "composites")
        .hand(BEN, "tools coal flight")
        .score(BEN, "canning oars")
        .play("dogma composites");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "coal, flight, tools".into()));
    let played = played.go("flight");
    assert_eq!((played.hand(BEN), played.hand(ANN)), ("flight".into(), "coal tools".into()));
    assert_eq!((played.score(BEN), played.score(ANN)), ("oars".into(), "canning".into()));
    assert_eq!(played.game.player(ANN).scored(), 0);
}

#[test]
fn composites_leaves_a_single_card_and_asks_among_equal_scored_ones() {
    let played = table(2)
        .board(ANN, "composites")
        .hand(BEN, "tools")
        .score(BEN, "canning democracy oars")
        .play("dogma composites");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "canning, democracy".into()));
    let played = played.go("democracy");
    assert_eq!((played.hand(BEN), played.hand(ANN)), ("tools".into(), "".into()));
    assert_eq!(played.score(BEN), "canning oars");
}

#[test]
fn composites_takes_the_scored_card_from_an_empty_hand() {
    let played = table(2).board(ANN, "composites").score(BEN, "canning").play("dogma composites");
    assert_eq!((played.score(ANN), played.hand(ANN)), ("canning".into(), "".into()));
    let played = table(2).board(ANN, "composites").play("dogma composites");
    assert_eq!((played.score(ANN), played.hand(ANN)), ("".into(), "".into()));
}

#[test]
fn composites_spares_an_opponent_with_as_many_factories() {
    let played = table(2).board(ANN, "composites").board(BEN, "coal").hand(BEN, "tools oars").play("dogma composites");
    assert_eq!((played.hand(BEN), played.hand(ANN)), ("oars tools".into(), "".into()));
}

#[test]
fn fission_removes_everything_after_a_red_10_and_ends_the_action() {
    let played = table(2)
        .board(ANN, "fission coal tools")
        .hand(ANN, "oars")
        .score(ANN, "archery")
        .achieved(ANN, "optics")
        .board(BEN, "canning")
        .hand(BEN, "flight")
        .score(BEN, "sailing")
        .next("robotics software")
        .play("dogma fission");
    for seat in [ANN, BEN] {
        assert_eq!((played.hand(seat), played.score(seat)), ("".into(), "".into()));
        assert_eq!(played.game.player(seat).tops().count(), 0);
    }
    for id in ["fission", "coal", "tools", "oars", "archery", "canning", "flight", "sailing", "robotics"] {
        assert_eq!(played.zone(id), Zone::Removed, "{id}");
    }
    assert_eq!(played.zone("optics"), Zone::Achievements(ANN), "achievements stay");
    assert_eq!(played.zone("software"), Zone::Supply, "no second effect");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "draw".into()));
}

#[test]
fn fission_uses_up_one_action_only() {
    let played = table(2).two_actions().board(ANN, "fission").next("robotics").play("dogma fission");
    assert_eq!((played.asked(), played.offered()), (Some(ANN), "draw".into()));
    assert!(played.events.contains(&Event::Complete(card("fission"))));
}

#[test]
fn fission_lets_another_10_be_kept_and_goes_on() {
    let played =
        table(2).board(ANN, "fission tools").board(BEN, "canning").next("software databases").play("dogma fission");
    assert_eq!(played.hand(BEN), "software");
    assert_eq!((played.asked(), played.offered()), (Some(ANN), "canning, tools".into()));
    let played = played.go("canning");
    assert_eq!((played.pile(BEN, Colour::Yellow), played.hand(ANN)), ("".into(), "databases".into()));
    assert_eq!(played.pile(ANN, Colour::Red), "fission");
}

#[test]
fn fission_draws_a_10_even_with_no_other_top_card() {
    let played = table(2).board(ANN, "fission coal").next("software databases").play("dogma fission");
    assert_eq!((played.pile(ANN, Colour::Red), played.hand(ANN)), ("fission coal".into(), "databases".into()));
}

#[test]
fn fission_does_not_ask_later_victims_after_a_red_10() {
    let played = table(3)
        .board(ANN, "fission")
        .hand(BEN, "oars")
        .hand(CAT, "tools")
        .next("miniaturization software")
        .play("dogma fission");
    assert_eq!((played.zone("software"), played.zone("tools")), (Zone::Supply, Zone::Removed));
    let revealed = played.events.iter().filter(|event| matches!(event, Event::Revealed(..))).count();
    assert_eq!(revealed, 1);
}

#[test]
fn fission_asks_later_victims_after_another_10() {
    let played = table(3)
        .board(ANN, "fission")
        .hand(BEN, "oars")
        .hand(CAT, "tools")
        .next("software miniaturization databases")
        .play("dogma fission");
    assert_eq!((played.zone("software"), played.zone("miniaturization")), (Zone::Removed, Zone::Removed));
    assert_eq!(played.zone("databases"), Zone::Supply);
}

#[test]
fn fission_removes_an_immune_opponents_cards_too_without_sharing() {
    let played = table(3)
        .board(ANN, "fission")
        .board(BEN, "rocketry")
        .hand(BEN, "oars")
        .next("robotics software")
        .play("dogma fission");
    assert_eq!((played.zone("rocketry"), played.zone("oars")), (Zone::Removed, Zone::Removed));
    assert_eq!(played.hand(ANN), "");
    assert!(played.action_over());
}

#[test]
fn fission_shared_returns_and_draws_first() {
    let played = table(2)
        .board(ANN, "fission tools")
        .board(BEN, "rocketry")
        .next("software databases services")
        .play("dogma fission");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "rocketry, tools".into()));
    let played = played.go("tools");
    assert_eq!(played.hand(BEN), "software", "and the last other top card, Rocketry, goes without asking");
    assert_eq!((played.pile(BEN, Colour::Blue), played.hand(ANN)), ("".into(), "databases services".into()));
}

#[test]
fn fission_without_10s_ends_the_game() {
    let played =
        table(2).board(ANN, "fission").score(BEN, "tools").with(|table| table.empty(&[10])).play("dogma fission");
    assert_eq!(played.winners(), Some(vec![BEN]));
}

#[test]
fn fission_in_a_team_spares_the_partners_draw_but_not_the_cards() {
    let played = table_with(TEAMS, 4)
        .board(ANN, "fission")
        .hand(CAT, "oars")
        .next("software databases globalization stem-cells")
        .play("dogma fission");
    assert_eq!(
        (played.hand(BEN), played.hand(CAT), played.hand(DAN)),
        ("software".into(), "oars".into(), "databases".into())
    );
    assert_eq!(played.hand(ANN), "globalization");
    let played = table_with(TEAMS, 4).board(ANN, "fission").hand(CAT, "oars").next("robotics").play("dogma fission");
    assert_eq!(played.zone("oars"), Zone::Removed);
}

#[test]
fn ecology_returns_scores_and_draws_two_10s() {
    let played =
        table(2).board(ANN, "ecology").hand(ANN, "tools coal flight").next("software databases").play("dogma ecology");
    assert_eq!(played.offered(), "coal, flight, pass, tools");
    let played = played.go("tools");
    assert_eq!(played.offered(), "coal, flight");
    let played = played.go("flight");
    assert_eq!((played.score(ANN), played.hand(ANN)), ("flight".into(), "coal databases software".into()));
}

#[test]
fn ecology_draws_even_with_nothing_left_to_score() {
    let played =
        table(2).board(ANN, "ecology").hand(ANN, "tools").next("software databases").play("dogma ecology, tools");
    assert_eq!((played.score(ANN), played.hand(ANN)), ("".into(), "databases software".into()));
}

#[test]
fn ecology_can_be_declined_and_needs_a_hand() {
    let played = table(2).board(ANN, "ecology").hand(ANN, "tools coal").play("dogma ecology, pass");
    assert_eq!((played.score(ANN), played.hand(ANN)), ("".into(), "coal tools".into()));
    let played = table(2).board(ANN, "ecology").play("dogma ecology");
    assert_eq!(played.hand(ANN), "");
    assert!(played.action_over());
}

#[test]
fn suburbia_scores_a_1_for_each_card_tucked() {
    let played = table(2)
        .board(ANN, "suburbia")
        .hand(ANN, "canning coal flight")
        .next("oars tools")
        .play("dogma suburbia, coal, canning");
    assert_eq!(played.offered(), "flight, pass");
    let played = played.go("pass");
    assert_eq!((played.score(ANN), played.hand(ANN)), ("oars tools".into(), "flight".into()));
    assert_eq!(
        (played.pile(ANN, Colour::Yellow), played.pile(ANN, Colour::Red)),
        ("suburbia canning".into(), "coal".into())
    );
}

#[test]
fn suburbia_scores_nothing_for_nothing() {
    let played = table(2).board(ANN, "suburbia").hand(ANN, "coal").play("dogma suburbia, pass");
    assert_eq!((played.score(ANN), played.hand(ANN)), ("".into(), "coal".into()));
    assert!(table(2).board(ANN, "suburbia").play("dogma suburbia").action_over());
}

#[test]
fn suburbia_claims_monument_with_the_sixth_tuck_or_the_sixth_score() {
    let start = |hand: &str| table(2).two_actions().board(ANN, "suburbia").hand(ANN, hand);
    let played = start("coal banking physics statistics societies chemistry")
        .play("dogma suburbia, coal, banking, physics, statistics, societies, chemistry");
    assert_eq!(played.game.owner(Special::Monument), Some(ANN));
    let played = start("coal banking physics statistics societies")
        .play("dogma suburbia, coal, banking, physics, statistics, societies");
    assert_eq!((played.game.player(ANN).tucked(), played.game.player(ANN).scored()), (5, 5));
    assert_eq!(played.game.owner(Special::Monument), None, "five and five are not six");
}

#[test]
fn suburbia_lets_a_sharing_opponent_claim_monument_in_anothers_turn() {
    let played = table(2)
        .two_actions()
        .board(ANN, "suburbia")
        .board(BEN, "agriculture")
        .hand(BEN, "coal banking physics statistics societies chemistry")
        .play("dogma suburbia, coal, banking, physics, statistics, societies, chemistry");
    assert_eq!(played.game.owner(Special::Monument), Some(BEN));
    assert_eq!(played.hand(ANN).split(' ').count(), 1);
}

#[test]
fn collaboration_lets_the_demander_choose_between_two_9s() {
    let played = table(2)
        .board(ANN, "collaboration")
        .board(BEN, "coal tools")
        .next("fission computers")
        .play("dogma collaboration");
    assert_eq!((played.asked(), played.offered()), (Some(ANN), "computers, fission".into()));
    let played = played.go("fission");
    assert_eq!(played.pile(ANN, Colour::Red), "fission");
    assert_eq!(
        (played.pile(BEN, Colour::Blue), played.pile(BEN, Colour::Red)),
        ("computers tools".into(), "coal".into())
    );
    assert_eq!((played.hand(ANN), played.hand(BEN)), ("".into(), "".into()));
}

#[test]
fn collaboration_wins_with_the_tenth_green_card() {
    let start = |green: &str| {
        table(2)
            .board(ANN, &format!("collaboration {green} compass paper currency mapmaking clothing sailing the-wheel"))
            .next("satellites computers")
            .play("dogma collaboration")
    };
    let nine = start("invention");
    assert_eq!(nine.offered(), "computers, satellites");
    assert_eq!(nine.go("satellites").winners(), Some(vec![ANN]));
    let played = start("invention").go("computers");
    assert_eq!((played.winners(), played.pile(BEN, Colour::Green)), (None, "satellites".into()));
    assert_eq!(start("invention navigation").go("computers").winners(), Some(vec![ANN]));
}

#[test]
fn collaboration_shared_wins_for_an_opponent_with_ten_green_cards() {
    let played = table(2)
        .board(ANN, "collaboration")
        .board(BEN, "navigation invention compass paper currency mapmaking clothing sailing the-wheel databases")
        .play("dogma collaboration");
    assert_eq!(played.winners(), Some(vec![BEN]));
}

#[test]
fn collaboration_hits_every_victim_in_turn() {
    let played = table(3)
        .board(ANN, "collaboration")
        .next("fission computers ecology genetics")
        .play("dogma collaboration, computers, genetics");
    assert_eq!(played.pile(ANN, Colour::Blue), "genetics computers");
    assert_eq!((played.pile(BEN, Colour::Red), played.pile(CAT, Colour::Yellow)), ("fission".into(), "ecology".into()));
}

#[test]
fn satellites_draws_three_8s_and_executes_one_of_them() {
    let played = table(2)
        .board(ANN, "satellites")
        .hand(ANN, "tools")
        .score(BEN, "coal banking oars canning")
        .next("rocketry antibiotics mobility")
        .play("dogma satellites");
    assert_eq!((played.asked(), played.offered()), (Some(ANN), "antibiotics, mobility, rocketry".into()));
    let played = played.go("rocketry");
    assert_eq!((played.pile(ANN, Colour::Blue), played.hand(ANN)), ("rocketry".into(), "antibiotics mobility".into()));
    let played = played.go("back.2.5, back.2.5");
    assert_eq!(played.offered(), "back.2.1, back.2.6", "six clocks, three cards");
    assert_eq!(played.go("back.2.6").score(BEN), "oars");
}

#[test]
fn satellites_does_not_demand() {
    let played = table(2)
        .board(ANN, "satellites")
        .board(BEN, "tools writing")
        .next("rocketry antibiotics mobility")
        .play("dogma satellites, mobility");
    assert_eq!((played.score(ANN), played.hand(BEN)), ("".into(), "".into()));
    assert_eq!(played.pile(BEN, Colour::Blue), "tools writing");
    assert!(played.action_over());
}

#[test]
fn satellites_does_not_share_what_it_executes() {
    let played = table(2)
        .board(ANN, "satellites coal")
        .board(BEN, "steam-engine gunpowder industrialization")
        .next("corporations antibiotics mobility flight")
        .play("dogma satellites, corporations");
    assert_eq!(played.pile(ANN, Colour::Red), "flight coal");
    assert_eq!(played.pile(BEN, Colour::Red), "gunpowder industrialization");
    assert_eq!(played.hand(ANN), "antibiotics mobility", "and no free draw");
}

#[test]
fn satellites_executes_the_effects_of_a_card_that_covers_it() {
    let played = table(2)
        .board(ANN, "satellites democracy enterprise")
        .next("mass-media antibiotics flight")
        .play("dogma satellites");
    assert_eq!(played.offered(), "pass, purple");
    let played = played.go("pass, mass-media");
    assert_eq!(played.offered(), "antibiotics, flight, pass");
    let played = played.go("flight, 3");
    assert_eq!(played.offered(), "pass, purple", "the second effect of Mass Media");
    assert_eq!(played.go("purple").splay(ANN, Colour::Purple), Splay::Up);
}

#[test]
fn satellites_shared_gives_a_free_draw() {
    let played = table(2)
        .board(ANN, "satellites")
        .board(BEN, "rocketry")
        .next("antibiotics mobility skyscrapers flight corporations empiricism socialism")
        .play("dogma satellites, skyscrapers, corporations");
    assert_eq!(played.pile(BEN, Colour::Yellow), "skyscrapers");
    assert_eq!(played.hand(BEN), "antibiotics mobility");
    assert_eq!(played.pile(ANN, Colour::Green), "corporations satellites");
    assert_eq!(played.pile(ANN, Colour::Purple), "socialism", "which Corporations melded");
    let drawn = played.hand(ANN);
    assert!(drawn.starts_with("empiricism flight ") && drawn.split(' ').count() == 3, "{drawn}");
}

#[test]
fn computers_melds_a_10_and_executes_it() {
    let played = table(2).board(ANN, "computers sailing").next("robotics a-i software").play("dogma computers");
    assert_eq!(played.pile(ANN, Colour::Red), "robotics");
    assert_eq!(played.pile(ANN, Colour::Purple), "a-i", "melded by Robotics");
    assert_eq!(played.score(ANN), "sailing software", "the green card by Robotics, the 10 by A.I.");
    assert_eq!(played.winners(), None);
}

#[test]
fn computers_executes_no_demand() {
    let played = table(2).board(ANN, "computers").score(BEN, "tools oars").next("databases").play("dogma computers");
    assert_eq!((played.pile(ANN, Colour::Green), played.score(BEN)), ("databases".into(), "oars tools".into()));
    assert!(played.action_over());
}

#[test]
fn computers_may_splay_red_or_green_first() {
    let played =
        table(2).board(ANN, "computers sailing clothing coal archery tools").next("databases").play("dogma computers");
    assert_eq!(played.offered(), "green, pass, red");
    let played = played.go("red");
    assert_eq!((played.splay(ANN, Colour::Red), played.splay(ANN, Colour::Green)), (Splay::Up, Splay::None));
    assert_eq!(played.pile(ANN, Colour::Green), "databases sailing clothing");
}

#[test]
fn computers_shared_runs_the_chain_for_the_sharer_alone() {
    let played = table(2)
        .board(ANN, "computers")
        .board(BEN, "rocketry")
        .hand(BEN, "tools oars")
        .hand(ANN, "coal")
        .next("stem-cells databases software")
        .play("dogma computers");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "pass, yes".into()));
    let played = played.go("yes");
    assert_eq!((played.score(BEN), played.pile(ANN, Colour::Green)), ("oars tools".into(), "databases".into()));
    assert_eq!(played.hand(ANN), "coal software", "the free draw, of a 10 now");
}

#[test]
fn genetics_scores_everything_beneath_the_new_card() {
    let played = table(2).two_actions().board(ANN, "genetics tools").next("software").play("dogma genetics");
    assert_eq!((played.pile(ANN, Colour::Blue), played.score(ANN)), ("software".into(), "genetics tools".into()));
    assert_eq!(played.game.player(ANN).scored(), 2);
}

#[test]
fn genetics_scores_nothing_beneath_the_first_card_of_a_colour() {
    let played = table(2).board(ANN, "genetics tools").next("robotics").play("dogma genetics");
    assert_eq!((played.score(ANN), played.pile(ANN, Colour::Blue)), ("".into(), "genetics tools".into()));
    assert_eq!(played.pile(ANN, Colour::Red), "robotics");
}

#[test]
fn genetics_claims_monument_with_six_cards() {
    let start = |blue: &str| {
        table(2).two_actions().board(ANN, &format!("genetics tools writing pottery calendar {blue}")).next("software")
    };
    let played = start("alchemy").play("dogma genetics");
    assert_eq!(played.game.owner(Special::Monument), Some(ANN));
    assert_eq!(start("").play("dogma genetics").game.owner(Special::Monument), None);
}

#[test]
fn genetics_is_shared() {
    let played = table(2)
        .board(ANN, "genetics")
        .board(BEN, "philosophy archery")
        .next("a-i stem-cells software")
        .play("dogma genetics");
    assert_eq!((played.score(BEN), played.pile(BEN, Colour::Purple)), ("philosophy".into(), "a-i".into()));
    assert_eq!((played.pile(ANN, Colour::Yellow), played.hand(ANN)), ("stem-cells".into(), "software".into()));
}

#[test]
fn services_takes_the_highest_scored_cards_for_a_top_card_without_a_leaf() {
    let played = table(2)
        .board(ANN, "services coal tools clothing")
        .score(BEN, "computers genetics oars")
        .play("dogma services");
    assert_eq!(played.hand(ANN), "computers genetics");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "coal, tools".into()));
    let played = played.go("coal");
    assert_eq!((played.hand(BEN), played.score(BEN)), ("coal".into(), "oars".into()));
    assert_eq!(played.pile(ANN, Colour::Red), "");
}

#[test]
fn services_gives_nothing_back_if_every_top_card_has_a_leaf() {
    let played = table(2).board(ANN, "services clothing").score(BEN, "computers").play("dogma services");
    assert_eq!((played.hand(ANN), played.hand(BEN)), ("computers".into(), "".into()));
}

#[test]
fn services_takes_and_gives_nothing_with_an_empty_score_pile() {
    let played = table(2).board(ANN, "services coal").play("dogma services");
    assert_eq!((played.hand(ANN), played.hand(BEN)), ("".into(), "".into()));
    assert_eq!(played.pile(ANN, Colour::Red), "coal");
}

#[test]
fn specialization_takes_the_top_card_of_the_colour_from_all_opponents() {
    let played = table(3)
        .board(ANN, "specialization alchemy")
        .hand(ANN, "tools coal")
        .board(BEN, "writing pottery archery")
        .board(CAT, "calendar")
        .play("dogma specialization");
    assert_eq!((played.asked(), played.offered()), (Some(ANN), "coal, tools".into()));
    let played = played.go("tools");
    assert_eq!(played.hand(ANN), "calendar coal tools writing");
    assert_eq!((played.pile(BEN, Colour::Blue), played.pile(CAT, Colour::Blue)), ("pottery".into(), "".into()));
    assert_eq!(played.pile(ANN, Colour::Blue), "alchemy");
}

#[test]
fn specialization_takes_nothing_without_a_hand_but_may_splay() {
    let played = table(2)
        .board(ANN, "specialization tools writing canning masonry")
        .board(BEN, "pottery")
        .play("dogma specialization");
    assert_eq!(played.pile(BEN, Colour::Blue), "pottery");
    assert_eq!(played.offered(), "blue, pass, yellow");
    assert_eq!(played.go("yellow").splay(ANN, Colour::Yellow), Splay::Up);
}

#[test]
fn specialization_takes_nothing_from_a_partner() {
    let played = table_with(TEAMS, 4)
        .board(ANN, "specialization")
        .hand(ANN, "tools")
        .board(CAT, "pottery")
        .board(DAN, "writing")
        .play("dogma specialization");
    assert_eq!((played.hand(ANN), played.pile(CAT, Colour::Blue)), ("tools writing".into(), "pottery".into()));
}

#[test]
fn specialization_shared_takes_from_the_player() {
    let start = |colour: &str| {
        table(2)
            .board(ANN, "specialization tools")
            .board(BEN, "coal")
            .hand(BEN, colour)
            .next("services")
            .play("dogma specialization")
    };
    let played = start("writing");
    assert_eq!((played.hand(BEN), played.pile(ANN, Colour::Blue)), ("tools writing".into(), "".into()));
    assert_eq!(played.hand(ANN), "services");
    assert_eq!(start("oars").hand(ANN), "services", "showing a card is a change");
}

/// Florence Nightingale leaves the card where it is.
#[test]
fn services_gives_nothing_back_if_a_karma_kept_the_cards() {
    let start = table_of(Set::Figures, 2).board(ANN, "services oars").board(BEN, "florence-nightingale");
    let played = start.score(BEN, "tools").play("dogma services");
    assert_eq!((played.score(BEN), played.hand(BEN)), ("tools".into(), "".into()));
}
