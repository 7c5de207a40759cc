//! Figures of age 2.

use super::figures;
use crate::support::*;
use fireside::games::innovation::{Card, Colour, Event, INSPIRE, Icon, Measure, Options, Scope, Sets, Special, Splay};

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

/// The echo effects of the pile in which it lies sound, those of the own board do not (rules/innovation/en.md#echo-effects: from the lowest card of the
/// pile to its top card).
#[test]
fn ptolemy_hears_the_echoes_of_the_pile_that_he_activates() {
    let sets = Sets::BASE.with(Set::Figures).with(Set::Echoes);
    let start = |own: &str, other: &str| {
        let start =
            table_with(Options { sets, ..Options::default() }, 2).board(ANN, &format!("ptolemy philosophy {own}"));
        start.board(BEN, other).next("calendar paper").play(&format!("dogma {other}"))
    };
    assert_eq!(start("", "ruler").hand(ANN), "calendar");
    assert_eq!(start("ruler", "tools").hand(ANN), "");
}

#[test]
fn plato_has_four_icons_for_each_splayed_colour() {
    let game = figures().board(ANN, "plato").splayed(ANN, "archery oars", Splay::Left).build();
    let printed = game.player(ANN).printed_icons();
    let more = Icon::ALL.map(|icon| game.player(ANN).icons(icon) - printed[icon.index()]);
    assert_eq!(more, [1, 1, 1, 1, 0, 0]);
}

#[test]
fn zhang_heng_has_bonuses_for_scored_cards() {
    let game = figures().board(ANN, "zhang-heng").score(ANN, "oars paper").build();
    let player = game.player(ANN);
    assert_eq!((player.bonus_count(), player.highest_bonus()), (3, 3));
    assert_eq!(player.points(), 1 + 3 + 3 + 2, "cards, the highest bonus and one for each of the others");
}

#[test]
fn zhang_heng_claims_wealth_with_a_large_score_pile() {
    let start = table_with(Options { sets: Sets::BASE.with(Set::Echoes).with(Set::Figures), ..Options::default() }, 2);
    let start = start.board(ANN, "zhang-heng").score(ANN, "oars archery tools pottery mysticism clothing writing");
    assert_eq!(start.play("draw").special(Special::Wealth), Some(ANN));
}

#[test]
fn zhang_heng_scores_what_lies_above_the_tucked_card() {
    let start = figures().board(ANN, "zhang-heng the-wheel sailing").next("compass");
    let played = start.play("dogma zhang-heng");
    assert_eq!((played.score(ANN), played.pile(ANN, Colour::Green)), ("sailing the-wheel".into(), "compass".into()));
}

/// rules/innovation/rulings.md#89 and rules/innovation/rulings.md#92.
#[test]
fn ximen_bao_inspires_with_all_colours_in_his_order() {
    let start =
        figures().board(ANN, "ximen-bao homer tigernmas").hand(ANN, "monotheism").next("tools construction mapmaking");
    let played = start.play("inspire yellow, monotheism");
    let carried_out: Vec<Card> = played
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Began(Scope::Effect { card, effect: INSPIRE, .. }) => Some(*card),
            _ => None,
        })
        .collect();
    assert_eq!(carried_out, cards("tigernmas homer ximen-bao"));
}

#[test]
fn ximen_bao_leaves_other_colours_their_own_effects() {
    let played = figures().board(ANN, "ximen-bao tigernmas homer").next("tools").play("inspire red");
    let game = &played.game;
    assert_eq!(game.inspiring(ANN, Colour::Red).as_slice(), cards("tigernmas"));
    assert_eq!(game.inspiring(ANN, Colour::Yellow).as_slice(), cards("tigernmas homer ximen-bao"));
}

/// rules/innovation/rulings.md#92.
#[test]
fn ximen_bao_lets_echo_effects_of_all_colours_go_before_a_yellow_dogma() {
    let start = figures().board(ANN, "ximen-bao fu-xi sinuhe").next("calendar");
    let game = start.build();
    let ahead: Vec<Card> = game.ahead(card("ximen-bao"), ANN).effects.iter().map(|effect| effect.card).collect();
    assert_eq!(ahead, cards("fu-xi sinuhe"));
    let ahead: Vec<Card> = game.ahead(card("fu-xi"), ANN).effects.iter().map(|effect| effect.card).collect();
    assert_eq!(ahead, cards("fu-xi"));
}

#[test]
fn ximen_bao_claims_history_with_echo_effects_of_four_colours() {
    let start = table_with(Options { sets: Sets::BASE.with(Set::Echoes).with(Set::Figures), ..Options::default() }, 2);
    let start = start.board(ANN, "ximen-bao fu-xi sinuhe shivaji daedalus");
    assert_eq!(start.play("draw").special(Special::History), Some(ANN));
}

/// rules/innovation/rulings.md#9 and rules/innovation/rulings.md#10: what is melded can make the figure a higher one.
#[test]
fn sun_tzu_melds_cards_with_the_featured_icon_before_a_share_bonus() {
    let start = figures().board(ANN, "sun-tzu the-wheel").board(BEN, "archery masonry metalworking");
    let start = start.hand(ANN, "machinery paper feudalism").next("sailing tools pottery oars saladin");
    let played = start.play("dogma the-wheel");
    assert_eq!(played.offered(), "feudalism, machinery, oars, pass");
    let played = played.go("machinery, pass");
    assert_eq!((played.zone("machinery"), played.zone("saladin")), (Zone::Board(ANN), Zone::Hand(ANN)));
}

#[test]
fn sun_tzu_melds_nothing_before_other_draws() {
    let played = figures().board(ANN, "sun-tzu").hand(ANN, "oars").next("calendar").play("draw");
    assert_eq!((played.hand(ANN), played.action_over()), ("calendar oars".into(), true));
}

#[test]
fn alexander_the_great_scores_low_figures_when_melded() {
    let start = figures().hand(ANN, "alexander-the-great").board(BEN, "plato tecumseh");
    let played = start.play("meld alexander-the-great");
    assert_eq!((played.score(ANN), played.zone("tecumseh")), ("plato".into(), Zone::Board(BEN)));
}

/// rules/innovation/rulings.md#94.
#[test]
fn alexander_the_great_lets_points_count_in_his_dogma_actions_as_foretold() {
    let start = || figures().board(ANN, "alexander-the-great sailing").board(BEN, "the-wheel");
    let ahead = |table: Table| {
        let count = table.build().ahead(card("sailing"), ANN).count;
        (count.measure, count.counts[..2].to_vec(), count.sharers.contains(BEN))
    };
    assert_eq!(ahead(start().score(BEN, "tools")), (Measure::Points, vec![2, 1], false));
    let as_many = || start().score(BEN, "calendar");
    assert_eq!(ahead(as_many()), (Measure::Points, vec![2, 2], true));
    let of_another = as_many().build().ahead(card("the-wheel"), BEN).count.measure;
    assert_eq!(of_another, Measure::Icon(Icon::Castle));
    let played = as_many().next("archery oars").play("dogma sailing");
    assert_eq!((played.zone("archery"), played.free_draw()), (Zone::Board(BEN), true));
}

/// rules/innovation/rulings.md#94.
#[test]
fn icons_in_a_text_are_icons_with_alexander_the_great_too() {
    let start = |theirs: &str| figures().board(ANN, "alexander-the-great city-states").board(BEN, theirs);
    assert!(start("metalworking").play("dogma city-states").action_over(), "three castles are too few");
    let played = start("metalworking the-wheel").play("dogma city-states");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "metalworking, the-wheel".into()));
}

#[test]
fn archimedes_raises_values_in_boxes_for_a_dogma_action() {
    let start = figures().board(ANN, "archimedes the-wheel").two_actions();
    let played = start.next("calendar currency fermenting mapmaking").play("dogma the-wheel, dogma the-wheel");
    assert_eq!(played.hand(ANN), "calendar currency fermenting mapmaking", "by one, the second time as well");
    let theirs = figures().board(ANN, "the-wheel").board(BEN, "archimedes").next("oars tools");
    assert_eq!(theirs.play("dogma the-wheel").hand(ANN), "oars tools", "not for others");
}

/// rules/innovation/rulings.md#93.
#[test]
fn archimedes_raises_values_that_are_compared_and_none_that_is_worked_out() {
    let start = figures().board(ANN, "archimedes mapmaking").score(BEN, "calendar tools").next("currency");
    assert_eq!(start.play("dogma mapmaking").score(ANN), "calendar currency");
    let start = figures().board(ANN, "archimedes agriculture").hand(ANN, "oars").next("calendar");
    assert_eq!(start.play("dogma agriculture, oars").score(ANN), "calendar");
}

#[test]
fn archimedes_does_not_raise_values_of_karmas() {
    let start = figures().board(ANN, "yi-sun-sin agriculture").splayed(ANN, "archimedes tools", Splay::Left);
    let played = start.hand(ANN, "oars").next("calendar paper").play("dogma agriculture, oars");
    assert_eq!((played.zone("calendar"), played.hand(ANN)), (Zone::Board(ANN), "paper".into()));
}

#[test]
fn confucius_scores_a_figure_of_one() {
    let start = figures().board(ANN, "confucius").board(BEN, "tigernmas tecumseh");
    assert_eq!(start.play("dogma confucius").score(ANN), "tigernmas");
}

#[test]
fn confucius_lets_another_icon_count_instead_of_castles() {
    let start = || figures().board(ANN, "confucius the-wheel coal").board(BEN, "pottery");
    assert!(start().build().ahead(card("the-wheel"), ANN).is_open);
    let asked = start().play("dogma the-wheel");
    assert_eq!((asked.asked(), asked.offered()), (Some(ANN), "icon.factory, icon.leaf".into()));
    assert_eq!(asked.game.measured(), Some(card("the-wheel")));
    let shared = |icon: &str| start().play(&format!("dogma the-wheel, {icon}")).free_draw();
    assert_eq!((shared("icon.leaf"), shared("icon.factory")), (true, false));
}

#[test]
fn with_one_other_icon_confucius_asks_nothing_and_is_foretold() {
    let start = || figures().board(ANN, "confucius the-wheel").board(BEN, "pottery");
    let ahead = start().build().ahead(card("the-wheel"), ANN);
    assert_eq!((ahead.is_open, ahead.count.measure), (false, Measure::Icon(Icon::Leaf)));
    assert!(start().play("dogma the-wheel").free_draw());
    let other = figures().board(ANN, "confucius sailing coal").build().ahead(card("sailing"), ANN);
    assert_eq!((other.is_open, other.count.measure), (false, Measure::Icon(Icon::Crown)), "castles only");
}

#[test]
fn what_alexander_lets_count_is_not_counted_for_the_next_dogma() {
    let start = figures()
        .board(ANN, "alexander-the-great pottery")
        .board(BEN, "the-wheel")
        .hand(BEN, "oars")
        .score(BEN, "calendar");
    let played = start.hand(ANN, "archery").play("dogma pottery");
    assert_eq!((played.asked(), played.game.counts_otherwise()), (Some(BEN), true), "Ben shares by points");
    let ahead = played.game.ahead(card("the-wheel"), BEN);
    let castles = u16::from(played.game.player(ANN).icons(Icon::Castle));
    assert_eq!((ahead.count.measure, ahead.count.counts[0]), (Measure::Icon(Icon::Castle), castles));
}
