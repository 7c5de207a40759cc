//! Echoes of the Past.

use crate::support::*;
use fireside::games::innovation::{Back, Colour, Event, Options, Scope, Sets, Special, Splay};

fn echoes() -> Table {
    table_of(Set::Echoes, 2)
}

#[test]
fn everybody_begins_with_a_card_of_each_of_the_two_sets() {
    use fireside::engine::Match;
    use fireside::games::innovation::Innovation;
    for (sets, players) in [(Sets::BASE.with(Set::Echoes), 2), (Sets::BASE.with(Set::Echoes).with(Set::Cities), 4)] {
        let game = Match::<Innovation>::new(Options { sets, ..Options::default() }, players, 5).expect("a table");
        for seat in game.state().seats() {
            let mut backs: Vec<_> = game.state().player(seat).hand().iter().map(|card| card.back()).collect();
            backs.sort_unstable();
            assert_eq!(backs, [Back { set: Set::Base, value: 1 }, Back { set: Set::Echoes, value: 1 }]);
        }
    }
}

/// rules/innovation/rulings.md#31.
#[test]
fn a_hand_without_echoes_draws_one_and_every_card_of_several_is_a_draw_of_its_own() {
    let start = |hand| echoes().board(ANN, "the-wheel").hand(ANN, hand).next("tools writing ruler candles");
    assert_eq!(start("").play("dogma the-wheel").hand(ANN), "ruler tools", "the first from the base game");
    assert_eq!(start("oars").play("dogma the-wheel").hand(ANN), "oars ruler tools");
    assert_eq!(start("soap").play("dogma the-wheel").hand(ANN), "soap tools writing");
    assert_eq!(start("oars").play("draw").hand(ANN), "oars ruler");
}

#[test]
fn drawn_and_melded_cards_follow_the_rule_and_an_empty_pile_does_not() {
    let start = || echoes().board(ANN, "sailing").hand(ANN, "oars").next("tools puppet");
    assert_eq!(start().play("dogma sailing").pile(ANN, Colour::Purple), "puppet");
    let all: Vec<_> = Set::Echoes.cards().filter(|card| card.printed_value() == 1).collect();
    let none = echoes().board(ANN, "sailing").hand(ANN, "oars").with(|it| it.removed(&all).expect("free cards"));
    assert_eq!(none.next("tools").play("dogma sailing").pile(ANN, Colour::Blue), "tools");
}

#[test]
fn an_age_without_cards_of_the_base_game_is_skipped() {
    let start = echoes().board(ANN, "archery").hand(ANN, "oars").with(|it| it.empty(&[1])).next("pagoda");
    assert_eq!(start.play("draw").hand(ANN), "oars pagoda");
}

#[test]
fn echo_effects_come_from_the_bottom_to_the_top_before_the_cards_own() {
    let start = echoes().splayed(ANN, "bell clock flute", Splay::Right).board(ANN, "oars").hand(ANN, "tools");
    let played = start.play("dogma bell");
    let cards: Vec<_> = played
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Began(Scope::Effect { card, .. }) => Some(card.print().id),
            _ => None,
        })
        .collect();
    assert_eq!(cards, ["clock", "bell"], "of the flute the splay shows no effect, of the clock it does");
    assert_eq!(played.offered(), "pass, tools", "the bell's echo effect comes before its own");
}

/// rules/innovation/rulings.md#77.
#[test]
fn echo_effects_are_shared_by_the_icon_of_the_card_that_is_activated() {
    let start =
        echoes().splayed(ANN, "tools ruler", Splay::Left).board(BEN, "philosophy").next("calendar mathematics candles");
    let played = start.play("dogma tools");
    assert_eq!((played.hand(BEN), played.hand(ANN)), ("calendar".into(), "candles mathematics".into()));
    assert!(played.free_draw());
}

/// rules/innovation/rulings.md#17.
#[test]
fn echo_effects_are_left_out_where_another_card_is_executed() {
    let start = echoes().board(ANN, "computers").next("software");
    assert!(start.play("dogma computers").waiting.is_some());
    let email = echoes().board(ANN, "email ruler").next("robotics computers").play("dogma email");
    assert!(email.hand(ANN).is_empty());
}

/// rules/innovation/rulings.md#11.
#[test]
fn a_city_is_activated_with_the_echo_effects_below_it() {
    let sets = Sets::BASE.with(Set::Echoes).with(Set::Cities);
    let start = table_with(Options { sets, ..Options::default() }, 2).splayed(ANN, "hangzhou ruler", Splay::Left);
    assert_eq!(start.next("calendar").play("dogma hangzhou").hand(ANN), "calendar");
}

#[test]
fn endorsing_doubles_echo_effects() {
    let sets = Sets::BASE.with(Set::Echoes).with(Set::Cities);
    let start = table_with(Options { sets, ..Options::default() }, 2).board(ANN, "ruler athens").hand(ANN, "oars");
    let played = start.next("calendar pagoda").play("endorse ruler");
    assert_eq!(played.hand(ANN), "calendar pagoda");
}

/// rules/innovation/rulings.md#76.
#[test]
fn a_meld_action_promotes_a_card_of_at_most_its_value() {
    let start = || echoes().board(ANN, "archery").hand(ANN, "calendar").forecast(ANN, "sailing fermenting paper");
    let offered = start().play("meld calendar");
    assert_eq!(offered.offered(), "fermenting, pass, sailing");
    let melded = start().next("tools").play("meld calendar, sailing");
    assert_eq!((melded.offered(), melded.pile(ANN, Colour::Green)), ("pass, yes".into(), "sailing".into()));
    let activated = melded.go("yes");
    assert_eq!((activated.pile(ANN, Colour::Blue), activated.asked()), ("tools calendar".into(), Some(BEN)));
    assert!(start().play("meld calendar, pass").action_over());
}

/// rules/innovation/rulings.md#76.
#[test]
fn a_promotion_is_no_meld_action_and_an_effect_promotes_nothing() {
    let start = echoes().board(ANN, "archery").hand(ANN, "paper").forecast(ANN, "sailing tools");
    assert!(start.play("meld paper, sailing, pass").action_over(), "no second promotion");
    let effect = echoes().board(ANN, "sailing").forecast(ANN, "oars").next("tools").play("dogma sailing");
    assert!(effect.action_over());
}

#[test]
fn a_promotion_comes_after_the_city() {
    let sets = Sets::BASE.with(Set::Echoes).with(Set::Cities);
    let start = table_with(Options { sets, ..Options::default() }, 2).board(ANN, "archery").hand(ANN, "tools");
    let played = start.forecast(ANN, "oars").next("athens").play("meld tools");
    assert_eq!((played.hand(ANN), played.offered()), ("athens".into(), "oars, pass".into()));
}

#[test]
fn a_second_achievement_of_an_age_costs_twice_as_much_and_a_third_three_times() {
    let may = |score, owned| {
        let start = echoes().board(ANN, "calendar").score(ANN, score).achieved(ANN, owned);
        start.with(|it| it.available(&[2])).build().may_achieve(ANN, 2)
    };
    assert!(may("canning enterprise", "") && !may("canning", ""));
    assert!(may("canning enterprise computers mysticism", "currency"));
    assert!(!may("canning enterprise computers", "currency"));
    assert!(!may("canning enterprise computers mysticism", "currency fermenting"));
    assert!(may("canning enterprise computers robotics mysticism", "currency fermenting"));
}

#[test]
fn duplicates_in_the_middle_are_one_choice() {
    let start = echoes().board(ANN, "calendar").score(ANN, "robotics").with(|it| it.available(&[1, 1, 2]));
    let played = start.play("");
    assert_eq!(played.offered().matches("achieve").count(), 2);
    assert_eq!(played.go("achieve 1").game.available().len(), 2);
}

#[test]
fn supremacy_asks_for_three_of_an_icon_in_four_colours() {
    let claimed = |tops: &str| {
        let start = echoes().board(ANN, tops).hand(ANN, "agriculture").play("meld agriculture");
        start.special(Special::Supremacy)
    };
    assert_eq!(claimed("pottery services"), None, "three colours");
    assert_eq!(claimed("pottery services clothing"), None, "two leaves in the fourth");
    let start = echoes().board(ANN, "pottery services").splayed(ANN, "clothing sailing", Splay::Left);
    assert_eq!(start.hand(ANN, "agriculture").play("meld agriculture").special(Special::Supremacy), Some(ANN));
}

#[test]
fn destiny_asks_for_seven_cards_in_the_forecast() {
    let start = |forecast| echoes().board(ANN, "bangle").forecast(ANN, forecast).next("paper").play("dogma bangle");
    assert_eq!(start("tools oars sailing archery writing").special(Special::Destiny), None);
    assert_eq!(start("tools oars sailing archery writing pottery").special(Special::Destiny), Some(ANN));
}

#[test]
fn history_asks_for_four_echo_effects_in_a_colour() {
    let claimed = |below: &str| {
        let start = echoes().splayed(ANN, below, Splay::Left).hand(ANN, "ruler");
        start.play("meld ruler").special(Special::History)
    };
    assert_eq!(claimed("telescope magnifying-glass almanac"), Some(ANN));
    assert_eq!(claimed("telescope magnifying-glass tools"), None);
}

#[test]
fn heritage_asks_for_eight_hexagons_in_a_colour() {
    let claimed = |below: &str| {
        let start = echoes().splayed(ANN, below, Splay::Left).hand(ANN, "fission");
        start.play("meld fission").special(Special::Heritage)
    };
    let seven = "coal the-pirate-code industrialization combustion optics machine-gun helicopter";
    assert_eq!(claimed(seven), Some(ANN));
    assert_eq!(claimed(&seven.replace("optics ", "")), None);
}

#[test]
fn wealth_asks_for_eight_bonuses() {
    let red = "candles plumbing horseshoes loom";
    let start = |rest: &str| echoes().splayed(ANN, red, Splay::Right).board(ANN, rest).hand(ANN, "puppet");
    assert_eq!(start("dice noodles scissors").play("meld puppet").special(Special::Wealth), Some(ANN));
    assert_eq!(start("dice noodles").play("meld puppet").special(Special::Wealth), None);
}

/// rules/innovation/rulings.md#79.
#[test]
fn a_forecast_shows_its_owner_faces_and_others_backs() {
    let game = echoes().forecast(BEN, "tools").build();
    assert!(game.knows(Some(BEN), card("tools")) && !game.knows(Some(ANN), card("tools")));
}

#[test]
fn an_achievement_by_an_effect_wins_at_once() {
    let start = echoes().board(ANN, "soap").hand(ANN, "archery oars metalworking tools").score(ANN, "coal computers");
    let start = start.achieved(ANN, "calendar paper invention banking canning combustion");
    assert_eq!(start.play("dogma soap, red, archery, oars, metalworking, tools").winners(), Some(vec![ANN]));
}

#[test]
fn an_achievement_from_a_board_wins_at_once() {
    let start = echoes().board(ANN, "charitable-trust").score(ANN, "computers chemistry coal").next("enterprise");
    let start = start.achieved(ANN, "pottery calendar invention banking canning combustion");
    assert_eq!(start.play("dogma charitable-trust, 4, enterprise, option.1").winners(), Some(vec![ANN]));
}

/// Battleship Yamato is worth 11 on a board.
#[test]
fn what_is_promoted_is_compared_with_the_value_on_the_board() {
    let sets = Sets::BASE.with(Set::Echoes).with(Set::Artifacts);
    let start = table_with(Options { sets, ..Options::default() }, 2).display(ANN, "battleship-yamato");
    let played = start.forecast(ANN, "fission robotics").play("pass, meld battleship-yamato");
    assert_eq!(played.offered(), "fission, pass, robotics");
}

/// rules/innovation/rulings.md#29.
#[test]
fn only_a_card_of_the_base_game_revives_an_empty_age() {
    let sets = Sets::BASE.with(Set::Echoes).with(Set::Cities).with(Set::Artifacts).with(Set::Figures);
    let drawn = |returned: &str| {
        let start = table_with(Options { sets, ..Options::default() }, 2).board(ANN, "mathematics").hand(ANN, returned);
        let start = start.board(BEN, "archery").with(|it| it.empty(&[1])).next("currency calendar");
        start.play(&format!("dogma mathematics, {returned}, draw")).hand(BEN)
    };
    for returned in ["dice", "troy", "priest-king", "sneferu"] {
        assert_eq!(drawn(returned), "calendar", "{returned}");
    }
    assert_eq!(drawn("oars"), "oars");
}

/// rules/innovation/rulings.md#74.
#[test]
fn complex_numbers_compare_bonuses_and_no_echo_effects() {
    let sets = Sets::BASE.with(Set::Echoes).with(Set::Figures).with(Set::Artifacts).with_relics();
    let start = table_with(Options { sets, ..Options::default() }, 2).board(ANN, "complex-numbers glassblowing puppet");
    let played = start.hand(ANN, "alfred-nobel steamboat crossbow pagoda").play("dogma complex-numbers");
    assert_eq!(played.offered(), "alfred-nobel, crossbow, pass");
}

/// rules/innovation/rulings.md#75.
#[test]
fn what_is_drawn_by_its_set_or_searched_does_not_follow_the_rule() {
    let with = |set| table_with(Options { sets: Sets::BASE.with(Set::Echoes).with(set), ..Options::default() }, 2);
    let named = with(Set::Artifacts).board(ANN, "rosetta-stone").hand(ANN, "tools").next("calendar construction lever");
    let named = named.play("dogma rosetta-stone, pile.base.2, calendar");
    assert_eq!((named.pile(BEN, Colour::Red), named.zone("lever")), ("construction".into(), Zone::Supply));
    let searched =
        with(Set::Cities).board(ANN, "archery").hand(ANN, "rome tools").next("calendar mathematics carthage");
    assert_eq!(searched.play("meld rome").hand(ANN), "calendar carthage mathematics tools");
}

/// What is told of a dogma names who shares it: of Ruler, which has no effect of its own, its echo effect, of a card that only demands
/// nobody.
#[test]
fn a_dogma_tells_who_shares_echo_effects() {
    let sharers = |own: &str, other: &str| {
        let played = echoes().board(ANN, own).board(BEN, other).play(&format!("dogma {own}"));
        let counted = played.events.iter().find_map(|event| match event {
            Event::Counted { sharers, .. } => Some(sharers.iter().collect::<Vec<_>>()),
            _ => None,
        });
        counted.expect("it was counted")
    };
    assert_eq!((sharers("ruler", "philosophy"), sharers("ruler", "oars")), (vec![BEN], vec![]));
    assert_eq!(sharers("katana", "masonry archery"), vec![]);
}
