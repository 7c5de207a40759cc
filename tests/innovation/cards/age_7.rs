//! Cards of age 7.

use crate::support::*;
use fireside::games::innovation::{Colour, Special, Splay};

#[test]
fn combustion_takes_a_card_for_every_four_crowns() {
    let played = table(2)
        .two_actions()
        .board(ANN, "combustion navigation enterprise")
        .score(BEN, "tools coal flight")
        .play("dogma combustion");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "coal, flight, tools".into()));
    let played = played.go("coal");
    assert_eq!(played.offered(), "flight, tools", "eight crowns");
    let played = played.go("tools");
    assert_eq!((played.score(ANN), played.score(BEN)), ("coal tools".into(), "flight".into()));
    assert_eq!(played.game.player(ANN).scored(), 0);
}

#[test]
fn combustion_takes_nothing_with_three_crowns() {
    let played = table(2).board(ANN, "combustion medicine").score(BEN, "tools").play("dogma combustion");
    assert_eq!((played.score(ANN), played.score(BEN)), ("".into(), "tools".into()));
}

#[test]
fn combustion_takes_as_many_as_there_are() {
    let played = table(2).board(ANN, "combustion navigation enterprise").score(BEN, "tools").play("dogma combustion");
    assert_eq!((played.score(ANN), played.score(BEN)), ("tools".into(), "".into()));
}

#[test]
fn combustion_returns_the_bottom_red_card_or_itself() {
    let played = table(2).board(ANN, "combustion archery").play("dogma combustion");
    assert_eq!(played.pile(ANN, Colour::Red), "combustion");
    assert_eq!(table(2).board(ANN, "combustion").play("dogma combustion").pile(ANN, Colour::Red), "");
}

#[test]
fn combustion_shared_returns_the_sharers_bottom_red_card() {
    let played = table(2)
        .board(ANN, "combustion")
        .board(BEN, "navigation coal archery")
        .score(BEN, "tools")
        .next("oars")
        .play("dogma combustion");
    assert_eq!((played.pile(BEN, Colour::Red), played.score(BEN)), ("coal".into(), "tools".into()));
    assert_eq!(played.hand(ANN), "oars", "a free draw without any top card");
    let played = table(2).board(ANN, "combustion").board(BEN, "navigation").play("dogma combustion");
    assert_eq!(played.hand(ANN), "", "nothing to share without red cards");
}

#[test]
fn explosives_takes_the_three_highest_cards() {
    let played = table(2).board(ANN, "explosives").hand(BEN, "tools coal canning flight").play("dogma explosives");
    assert_eq!((played.hand(ANN), played.hand(BEN)), ("canning coal flight".into(), "tools".into()));
}

#[test]
fn explosives_gives_a_7_to_whoever_has_nothing_left() {
    let played = table(2).board(ANN, "explosives").hand(BEN, "tools coal").next("railroad").play("dogma explosives");
    assert_eq!((played.hand(ANN), played.hand(BEN)), ("coal tools".into(), "railroad".into()));
}

#[test]
fn explosives_gives_nothing_to_a_hand_that_was_empty() {
    let played = table(2).board(ANN, "explosives").play("dogma explosives");
    assert_eq!((played.hand(ANN), played.hand(BEN)), ("".into(), "".into()));
}

#[test]
fn explosives_lets_the_victim_choose_among_equals() {
    let played = table(2).board(ANN, "explosives").hand(BEN, "coal banking tools writing").play("dogma explosives");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "banking, coal".into()));
    let played = played.go("coal");
    assert_eq!(played.offered(), "tools, writing");
    assert_eq!(played.go("writing").hand(BEN), "tools");
}

#[test]
fn explosives_hits_only_opponents_with_fewer_factories() {
    let played = table(3)
        .board(ANN, "explosives")
        .board(BEN, "coal")
        .hand(BEN, "tools")
        .hand(CAT, "oars")
        .next("railroad")
        .play("dogma explosives");
    assert_eq!(
        (played.hand(ANN), played.hand(BEN), played.hand(CAT)),
        ("oars".into(), "tools".into(), "railroad".into())
    );
}

#[test]
fn refrigeration_returns_half_the_hand_rounded_down() {
    let played =
        table(2).board(ANN, "refrigeration").hand(BEN, "tools coal canning flight oars").play("dogma refrigeration");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "canning, coal, flight, oars, tools".into()));
    let played = played.go("coal, oars");
    assert_eq!(played.hand(BEN), "canning flight tools");
    assert!(played.action_over());
}

#[test]
fn refrigeration_leaves_a_single_card() {
    let played =
        table(2).board(ANN, "refrigeration").hand(ANN, "coal tools").hand(BEN, "oars").play("dogma refrigeration");
    assert_eq!(played.hand(BEN), "oars");
    assert_eq!((played.asked(), played.offered()), (Some(ANN), "coal, pass, tools".into()));
    assert_eq!(played.go("coal").score(ANN), "coal");
}

#[test]
fn refrigeration_is_shared_by_an_immune_opponent() {
    let start = || {
        table(2)
            .board(ANN, "refrigeration")
            .board(BEN, "clothing")
            .hand(BEN, "oars tools")
            .next("lighting")
            .play("dogma refrigeration")
    };
    assert_eq!((start().asked(), start().offered()), (Some(BEN), "oars, pass, tools".into()));
    let played = start().go("oars");
    assert_eq!(
        (played.score(BEN), played.hand(BEN), played.hand(ANN)),
        ("oars".into(), "tools".into(), "lighting".into())
    );
    assert_eq!(start().go("pass").hand(ANN), "");
}

#[test]
fn sanitation_exchanges_the_two_highest_for_the_lowest() {
    let played = table(2)
        .board(ANN, "sanitation")
        .hand(ANN, "tools canning")
        .hand(BEN, "computers services flight genetics")
        .play("dogma sanitation");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "computers, genetics, services".into()));
    let played = played.go("services");
    assert_eq!(played.offered(), "computers, genetics");
    let played = played.go("genetics");
    assert_eq!(played.hand(ANN), "canning genetics services");
    assert_eq!(played.hand(BEN), "computers flight tools");
}

#[test]
fn sanitation_happens_with_one_side_empty() {
    let played = table(2).board(ANN, "sanitation").hand(ANN, "tools canning").play("dogma sanitation");
    assert_eq!((played.hand(ANN), played.hand(BEN)), ("canning".into(), "tools".into()));
    let played = table(2).board(ANN, "sanitation").hand(BEN, "coal tools oars flight").play("dogma sanitation");
    assert_eq!((played.hand(ANN), played.hand(BEN)), ("coal flight".into(), "oars tools".into()));
}

#[test]
fn sanitation_exchanges_a_single_card() {
    let played = table(2).board(ANN, "sanitation").hand(ANN, "philosophy").hand(BEN, "tools").play("dogma sanitation");
    assert_eq!((played.hand(ANN), played.hand(BEN)), ("tools".into(), "philosophy".into()));
}

#[test]
fn sanitation_lets_the_demander_choose_among_equal_cards_of_the_own_hand() {
    let played =
        table(2).board(ANN, "sanitation").hand(ANN, "tools writing").hand(BEN, "coal").play("dogma sanitation");
    assert_eq!((played.asked(), played.offered()), (Some(ANN), "tools, writing".into()));
    let played = played.go("writing");
    assert_eq!((played.hand(ANN), played.hand(BEN)), ("coal tools".into(), "writing".into()));
}

#[test]
fn bicycle_exchanges_hand_and_score_pile() {
    let played = table(2)
        .two_actions()
        .board(ANN, "bicycle")
        .hand(ANN, "tools oars writing archery pottery sailing")
        .score(ANN, "coal")
        .play("dogma bicycle");
    assert_eq!(played.offered(), "pass, yes");
    let played = played.go("yes");
    assert_eq!(
        (played.hand(ANN), played.score(ANN)),
        ("coal".into(), "archery oars pottery sailing tools writing".into())
    );
    assert_eq!(played.game.owner(Special::Monument), None, "an exchange is no scoring");
}

#[test]
fn bicycle_exchanges_with_nothing() {
    let played = table(2).board(ANN, "bicycle").score(ANN, "coal tools").play("dogma bicycle, yes");
    assert_eq!((played.hand(ANN), played.score(ANN)), ("coal tools".into(), "".into()));
}

#[test]
fn bicycle_can_be_declined_and_does_not_ask_without_cards() {
    let played = table(2).board(ANN, "bicycle").hand(ANN, "tools").play("dogma bicycle, pass");
    assert_eq!((played.hand(ANN), played.score(ANN)), ("tools".into(), "".into()));
    assert!(table(2).board(ANN, "bicycle").play("dogma bicycle").action_over());
}

#[test]
fn bicycle_is_shared() {
    let played = table(2)
        .board(ANN, "bicycle")
        .board(BEN, "sailing")
        .hand(BEN, "flight")
        .score(BEN, "oars")
        .next("lighting")
        .play("dogma bicycle, yes");
    assert_eq!(
        (played.hand(BEN), played.score(BEN), played.hand(ANN)),
        ("oars".into(), "flight".into(), "lighting".into())
    );
}

#[test]
fn electricity_returns_top_cards_without_a_factory_and_draws_as_many_8s() {
    let played = table(2)
        .board(ANN, "electricity tools writing philosophy coal")
        .next("flight rocketry")
        .play("dogma electricity");
    assert_eq!(played.hand(ANN), "flight rocketry");
    assert_eq!((played.pile(ANN, Colour::Blue), played.pile(ANN, Colour::Purple)), ("writing".into(), "".into()));
    assert_eq!((played.pile(ANN, Colour::Green), played.pile(ANN, Colour::Red)), ("electricity".into(), "coal".into()));
}

#[test]
fn electricity_draws_nothing_if_every_top_card_has_a_factory() {
    let played = table(2).board(ANN, "electricity coal").play("dogma electricity");
    assert_eq!(played.hand(ANN), "");
}

#[test]
fn electricity_is_shared() {
    let played =
        table(2).board(ANN, "electricity").board(BEN, "coal tools").next("flight railroad").play("dogma electricity");
    assert_eq!((played.hand(BEN), played.pile(BEN, Colour::Blue)), ("flight".into(), "".into()));
    assert_eq!(played.hand(ANN), "railroad");
}

#[test]
fn evolution_scores_an_8_and_returns_a_scored_card() {
    let played = table(2).board(ANN, "evolution").score(ANN, "tools").next("flight").play("dogma evolution");
    assert_eq!(played.offered(), "option.0, option.1, pass");
    let played = played.go("option.0");
    assert_eq!(played.offered(), "flight, tools");
    assert_eq!(played.go("tools").score(ANN), "flight");
}

#[test]
fn evolution_draws_one_higher_than_the_highest_scored_card() {
    let start = |score| {
        table(2).board(ANN, "evolution").score(ANN, score).next("canning oars").play("dogma evolution, option.1")
    };
    assert_eq!(start("tools coal").hand(ANN), "canning");
    assert_eq!(start("").hand(ANN), "oars");
}

#[test]
fn evolution_can_be_declined() {
    let played = table(2).board(ANN, "evolution").score(ANN, "tools").play("dogma evolution, pass");
    assert_eq!((played.hand(ANN), played.score(ANN)), ("".into(), "tools".into()));
}

#[test]
fn evolution_ends_the_game_with_a_scored_10() {
    let played = table(2).board(ANN, "evolution").score(ANN, "software").play("dogma evolution, option.1");
    assert_eq!(played.winners(), Some(vec![ANN]));
}

#[test]
fn publications_puts_a_colour_into_any_order_from_the_top() {
    let played = table(2).board(ANN, "publications tools writing").board(ANN, "coal").play("dogma publications");
    assert_eq!(played.offered(), "blue, pass");
    let played = played.go("blue");
    assert_eq!(played.offered(), "publications, tools, writing");
    let played = played.go("tools, writing");
    assert_eq!(played.pile(ANN, Colour::Blue), "tools writing publications");
    assert_eq!(played.offered(), "blue, pass");
    assert_eq!(played.go("blue").splay(ANN, Colour::Blue), Splay::Up);
}

#[test]
fn publications_splays_yellow_or_blue() {
    let played = table(2)
        .board(ANN, "publications tools canning masonry sailing clothing coal archery")
        .play("dogma publications");
    assert_eq!(played.offered(), "blue, green, pass, red, yellow", "any colour to rearrange");
    let played = played.go("pass");
    assert_eq!(played.offered(), "blue, pass, yellow");
    assert_eq!(played.go("yellow").splay(ANN, Colour::Yellow), Splay::Up);
}

#[test]
fn publications_has_nothing_to_do_with_single_cards() {
    assert!(table(2).board(ANN, "publications coal").play("dogma publications").action_over());
}

#[test]
fn publications_keeps_the_splay_and_shows_other_icons() {
    let played = table(2)
        .board(ANN, "publications")
        .splayed(ANN, "sailing clothing the-wheel", Splay::Left)
        .play("dogma publications, green, the-wheel, clothing");
    assert_eq!(played.pile(ANN, Colour::Green), "the-wheel clothing sailing");
    assert_eq!(played.splay(ANN, Colour::Green), Splay::Left);
    assert_eq!(played.game.player(ANN).stack(Colour::Green).icons(), &[3, 0, 2, 0, 0, 0]);
}

#[test]
fn publications_shared_without_a_change_brings_no_free_draw() {
    let start = || table(2).board(ANN, "publications").board(BEN, "tools writing").next("lighting");
    let same = start().play("dogma publications, blue, tools, pass");
    assert_eq!((same.pile(BEN, Colour::Blue), same.hand(ANN)), ("tools writing".into(), "".into()));
    let turned = start().play("dogma publications, blue, writing, pass");
    assert_eq!((turned.pile(BEN, Colour::Blue), turned.hand(ANN)), ("writing tools".into(), "lighting".into()));
}

#[test]
fn lighting_scores_a_7_for_each_value_tucked() {
    let played = table(2)
        .board(ANN, "lighting")
        .hand(ANN, "tools writing philosophy sailing")
        .next("railroad evolution")
        .play("dogma lighting, tools, writing");
    assert_eq!(played.offered(), "pass, philosophy, sailing");
    let played = played.go("philosophy");
    assert_eq!(played.score(ANN), "evolution railroad");
    assert_eq!(played.hand(ANN), "sailing", "three at most");
    assert_eq!(played.pile(ANN, Colour::Blue), "tools writing");
    assert_eq!(played.pile(ANN, Colour::Purple), "lighting philosophy");
}

#[test]
fn lighting_can_stop_early_or_be_declined() {
    let start = || table(2).board(ANN, "lighting").hand(ANN, "tools coal").next("railroad evolution");
    assert_eq!(start().play("dogma lighting, coal, pass").score(ANN), "railroad");
    let declined = start().play("dogma lighting, pass");
    assert_eq!((declined.score(ANN), declined.hand(ANN)), ("".into(), "coal tools".into()));
    assert!(table(2).board(ANN, "lighting").play("dogma lighting").action_over());
}

#[test]
fn railroad_returns_the_hand_and_draws_three_6s() {
    let played = table(2)
        .board(ANN, "railroad")
        .hand(ANN, "tools coal")
        .next("canning democracy encyclopedia")
        .play("dogma railroad");
    assert_eq!(played.hand(ANN), "canning democracy encyclopedia");
    assert!(played.action_over());
}

#[test]
fn railroad_draws_without_a_hand_and_may_draw_what_it_returned() {
    let played = table(2)
        .board(ANN, "railroad")
        .hand(ANN, "canning democracy encyclopedia")
        .with(|table| table.empty(&[6]))
        .play("dogma railroad, canning, democracy");
    assert_eq!(played.hand(ANN), "canning democracy encyclopedia");
    let played = table(2).board(ANN, "railroad").next("canning democracy encyclopedia").play("dogma railroad");
    assert_eq!(played.hand(ANN), "canning democracy encyclopedia");
}

#[test]
fn railroad_splays_up_only_what_is_splayed_right() {
    let played = table(2)
        .splayed(ANN, "railroad democracy tools writing", Splay::Right)
        .splayed(ANN, "coal archery", Splay::Left)
        .board(ANN, "canning masonry")
        .play("dogma railroad");
    assert_eq!(played.offered(), "blue, pass, purple");
    let played = played.go("blue");
    assert_eq!((played.splay(ANN, Colour::Blue), played.splay(ANN, Colour::Purple)), (Splay::Up, Splay::Right));
}
