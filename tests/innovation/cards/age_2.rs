//! Cards of age 2.

use crate::support::*;
use fireside::games::innovation::{Colour, Options, Special, Splay};

const FIVE_COLOURS: &str = "construction masonry sailing tools mysticism";

#[test]
fn construction_takes_two_cards_and_the_victim_draws() {
    let played =
        table(2).board(ANN, "construction").hand(BEN, "sailing tools oars").next("calendar").play("dogma construction");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "oars, sailing, tools".into()));
    let played = played.go("sailing, tools");
    assert_eq!((played.hand(ANN), played.hand(BEN)), ("sailing tools".into(), "calendar oars".into()));
}

#[test]
fn construction_takes_what_is_there_and_the_victim_draws_anyway() {
    let one = table(2).board(ANN, "construction").hand(BEN, "sailing").next("calendar").play("dogma construction");
    assert_eq!((one.hand(ANN), one.hand(BEN)), ("sailing".into(), "calendar".into()));
    let none = table(2).board(ANN, "construction").next("calendar").play("dogma construction");
    assert_eq!((none.hand(ANN), none.hand(BEN)), ("".into(), "calendar".into()));
}

#[test]
fn construction_demands_nothing_of_as_many_castles() {
    let played =
        table(2).board(ANN, "construction").board(BEN, "mysticism").hand(BEN, "oars").play("dogma construction");
    assert!(played.action_over() && !played.free_draw(), "no empire, so that nothing was shared");
    assert_eq!((played.hand(ANN), played.hand(BEN)), ("".into(), "oars".into()));
}

#[test]
fn construction_claims_empire_for_the_only_player_with_five_top_cards() {
    let played = table(2).board(ANN, FIVE_COLOURS).play("dogma construction");
    assert_eq!(played.special(Special::Empire), Some(ANN));
    let four = table(2).board(ANN, "construction masonry sailing tools").play("dogma construction");
    assert_eq!(four.special(Special::Empire), None);
}

#[test]
fn construction_claims_nothing_if_two_players_have_five_top_cards() {
    let played = table(2)
        .board(ANN, FIVE_COLOURS)
        .board(BEN, "archery agriculture clothing pottery city-states")
        .play("dogma construction");
    assert_eq!(played.special(Special::Empire), None);
}

#[test]
fn construction_lets_a_sharer_with_five_top_cards_claim_empire() {
    let played = table(2)
        .board(ANN, "construction")
        .board(BEN, "metalworking agriculture clothing pottery city-states")
        .next("calendar")
        .play("dogma construction");
    assert_eq!((played.special(Special::Empire), played.hand(ANN)), (Some(BEN), "calendar".into()));
}

#[test]
fn construction_does_not_take_empire_from_its_owner() {
    let played = table(2)
        .board(ANN, FIVE_COLOURS)
        .with(|situation| situation.special(BEN, Special::Empire))
        .play("dogma construction");
    assert_eq!(played.special(Special::Empire), Some(BEN));
}

#[test]
fn road_building_must_meld_one_card_and_may_meld_another() {
    let played = table(2).board(ANN, "road-building").hand(ANN, "sailing tools clothing").play("dogma road-building");
    assert_eq!(played.offered(), "clothing, sailing, tools");
    let played = played.go("sailing");
    assert_eq!(played.offered(), "clothing, pass, tools");
    let played = played.go("pass");
    assert!(played.action_over(), "no transfer after one card");
    assert_eq!((played.pile(ANN, Colour::Green), played.hand(ANN)), ("sailing".into(), "clothing tools".into()));
}

#[test]
fn road_building_changes_the_top_red_card_for_a_top_green_card() {
    let played = table(2)
        .board(ANN, "road-building clothing")
        .hand(ANN, "pottery oars")
        .board(BEN, "the-wheel sailing archery")
        .play("dogma road-building, pottery, oars");
    assert_eq!(played.offered(), "pass, player.2");
    let played = played.go("player.2");
    assert_eq!(
        (played.pile(ANN, Colour::Red), played.pile(BEN, Colour::Red)),
        ("road-building".into(), "oars archery".into())
    );
    assert_eq!(
        (played.pile(ANN, Colour::Green), played.pile(BEN, Colour::Green)),
        ("the-wheel clothing".into(), "sailing".into())
    );
}

#[test]
fn road_building_gives_the_red_card_even_for_no_green_one() {
    let played = table(2)
        .board(ANN, "road-building")
        .hand(ANN, "pottery sailing")
        .play("dogma road-building, pottery, sailing, player.2");
    assert_eq!((played.pile(ANN, Colour::Red), played.pile(BEN, Colour::Red)), ("".into(), "road-building".into()));
    assert_eq!(played.pile(ANN, Colour::Green), "sailing");
}

#[test]
fn road_building_may_keep_the_red_card() {
    let played = table(2)
        .board(ANN, "road-building")
        .hand(ANN, "pottery sailing")
        .play("dogma road-building, pottery, sailing, pass");
    assert!(played.action_over());
    assert_eq!((played.pile(ANN, Colour::Red), played.pile(BEN, Colour::Red)), ("road-building".into(), "".into()));
}

#[test]
fn road_building_does_nothing_with_an_empty_hand() {
    let played = table(2).board(ANN, "road-building").board(BEN, "sailing").play("dogma road-building");
    assert!(played.action_over());
    assert_eq!(played.pile(ANN, Colour::Red), "road-building");
}

#[test]
fn road_building_offers_every_other_player_a_partner_too() {
    let teams = Options { teams: true, ..Options::default() };
    let played = table_with(teams, 4)
        .board(ANN, "road-building")
        .hand(ANN, "pottery sailing")
        .play("dogma road-building, pottery, sailing");
    assert_eq!(played.offered(), "pass, player.2, player.3, player.4");
}

#[test]
fn road_building_is_shared_and_the_sharer_transfers() {
    let played = table(2)
        .board(ANN, "road-building clothing")
        .board(BEN, "metalworking")
        .hand(BEN, "masonry tools")
        .next("oars calendar")
        .play("dogma road-building, masonry, tools");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "pass, player.1".into()));
    let played = played.go("player.1");
    assert_eq!(played.pile(ANN, Colour::Red), "metalworking road-building");
    assert_eq!(
        (played.pile(BEN, Colour::Green), played.hand(ANN)),
        ("clothing".into(), "oars".into()),
        "a 1 is on top now"
    );
}

#[test]
fn road_building_asks_a_sharer_without_red_cards_for_no_player() {
    let played = table(2)
        .board(ANN, "road-building clothing")
        .board(BEN, "masonry")
        .hand(BEN, "tools mysticism")
        .play("dogma road-building, tools, mysticism");
    assert!(played.action_over());
    assert_eq!((played.pile(BEN, Colour::Blue), played.pile(ANN, Colour::Green)), ("tools".into(), "clothing".into()));
}

#[test]
fn canal_building_exchanges_all_highest_cards() {
    let played = table(2)
        .board(ANN, "canal-building")
        .hand(ANN, "sailing compass paper")
        .score(ANN, "tools calendar")
        .play("dogma canal-building");
    assert_eq!(played.offered(), "pass, yes");
    let played = played.go("yes");
    assert_eq!((played.hand(ANN), played.score(ANN)), ("calendar sailing".into(), "compass paper tools".into()));
}

#[test]
fn canal_building_exchanges_with_an_empty_side() {
    let played = table(2).board(ANN, "canal-building").hand(ANN, "sailing calendar").play("dogma canal-building, yes");
    assert_eq!((played.hand(ANN), played.score(ANN)), ("sailing".into(), "calendar".into()));
    let played = table(2).board(ANN, "canal-building").score(ANN, "sailing calendar").play("dogma canal-building, yes");
    assert_eq!((played.hand(ANN), played.score(ANN)), ("calendar".into(), "sailing".into()));
}

#[test]
fn canal_building_may_be_declined_and_asks_nobody_without_cards() {
    let played = table(2).board(ANN, "canal-building").hand(ANN, "sailing").play("dogma canal-building, pass");
    assert!(played.action_over());
    assert_eq!((played.hand(ANN), played.score(ANN)), ("sailing".into(), "".into()));
    assert!(table(2).board(ANN, "canal-building").play("dogma canal-building").action_over());
}

#[test]
fn canal_building_scores_no_card_for_monument() {
    let six = "archery oars sailing clothing tools writing";
    let played = table(2).board(ANN, "canal-building").hand(ANN, six).play("dogma canal-building, yes");
    assert_eq!((played.score(ANN), played.special(Special::Monument)), (names(&cards(six)), None));
}

#[test]
fn canal_building_is_shared_and_brings_a_free_draw_if_cards_change() {
    let board = || table(2).board(ANN, "canal-building").board(BEN, "sailing").hand(BEN, "tools").next("calendar");
    assert!(!board().play("dogma canal-building, pass").free_draw());
    let played = board().play("dogma canal-building, yes");
    assert_eq!((played.score(BEN), played.hand(ANN)), ("tools".into(), "calendar".into()));
}

#[test]
fn fermenting_draws_for_every_colour_with_a_leaf() {
    let played = table(2)
        .board(ANN, "fermenting sailing pottery oars")
        .next("calendar mapmaking currency monotheism")
        .play("dogma fermenting");
    assert_eq!(played.hand(ANN), "calendar currency mapmaking");
}

#[test]
fn fermenting_counts_a_colour_once_and_only_what_is_seen() {
    let board = |splay| {
        table(2)
            .board(ANN, "fermenting")
            .splayed(ANN, "the-wheel sailing", splay)
            .next("calendar mapmaking")
            .play("dogma fermenting")
    };
    assert_eq!(board(Splay::None).hand(ANN), "calendar");
    assert_eq!(board(Splay::Left).hand(ANN), "calendar mapmaking");
}

#[test]
fn fermenting_is_shared_by_the_leaves_of_the_sharer() {
    let played = table(2)
        .board(ANN, "fermenting")
        .board(BEN, "pottery sailing")
        .next("calendar mapmaking currency monotheism")
        .play("dogma fermenting");
    assert_eq!((played.hand(BEN), played.hand(ANN)), ("calendar mapmaking".into(), "currency monotheism".into()));
    assert!(played.free_draw());
}

#[test]
fn currency_scores_a_two_for_each_different_value_returned() {
    let played = table(2)
        .board(ANN, "currency")
        .hand(ANN, "sailing tools compass")
        .next("calendar mapmaking monotheism")
        .play("dogma currency, sailing, tools, compass");
    assert!(played.action_over());
    assert_eq!((played.score(ANN), played.hand(ANN)), ("calendar mapmaking".into(), "".into()));
    assert_eq!((played.lowest(1, 2), played.lowest(3, 1)), ("tools sailing".into(), "compass".into()));
}

#[test]
fn currency_returns_any_number() {
    let played = table(2).board(ANN, "currency").hand(ANN, "sailing tools").next("calendar").play("dogma currency");
    assert_eq!(played.offered(), "pass, sailing, tools");
    let played = played.go("tools");
    assert_eq!(played.offered(), "pass, sailing");
    let played = played.go("pass");
    assert_eq!((played.score(ANN), played.hand(ANN)), ("calendar".into(), "sailing".into()));
}

#[test]
fn currency_scores_nothing_if_nothing_is_returned() {
    let played = table(2).board(ANN, "currency").hand(ANN, "sailing").play("dogma currency, pass");
    assert!(played.action_over());
    assert_eq!(played.score(ANN), "");
    let empty = table(2).board(ANN, "currency").play("dogma currency");
    assert!(empty.action_over());
    assert_eq!(empty.score(ANN), "");
}

#[test]
fn currency_revives_an_empty_age_with_the_returned_card() {
    let played = table(2)
        .board(ANN, "currency")
        .hand(ANN, "calendar")
        .with(|situation| situation.empty(&[2]))
        .play("dogma currency, calendar");
    assert_eq!(played.score(ANN), "calendar");
}

#[test]
fn currency_is_shared_with_as_many_crowns() {
    let played = table(2)
        .board(ANN, "currency")
        .board(BEN, "sailing")
        .hand(BEN, "tools")
        .next("calendar monotheism")
        .play("dogma currency, tools");
    assert_eq!((played.score(BEN), played.hand(ANN)), ("calendar".into(), "monotheism".into()));
}

#[test]
fn mapmaking_takes_a_one_and_scores_a_one() {
    let played =
        table(2).board(ANN, "mapmaking").score(BEN, "sailing tools calendar").next("oars").play("dogma mapmaking");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "sailing, tools".into()));
    let played = played.go("tools");
    assert_eq!((played.score(ANN), played.score(BEN)), ("oars tools".into(), "calendar sailing".into()));
}

#[test]
fn mapmaking_scores_nothing_if_no_one_was_transferred() {
    let played = table(2).board(ANN, "mapmaking").score(BEN, "calendar").play("dogma mapmaking");
    assert!(played.action_over());
    assert_eq!((played.score(ANN), played.score(BEN)), ("".into(), "calendar".into()));
}

#[test]
fn mapmaking_rewards_a_sharer_for_what_another_gave() {
    let played = table(3)
        .board(ANN, "mapmaking")
        .board(BEN, "sailing")
        .score(BEN, "pottery")
        .score(CAT, "tools")
        .next("oars masonry calendar")
        .play("dogma mapmaking");
    assert_eq!((played.score(BEN), played.score(ANN)), ("oars pottery".into(), "masonry tools".into()));
    assert_eq!((played.score(CAT), played.hand(ANN)), ("".into(), "calendar".into()));
}

#[test]
fn mapmaking_scores_one_card_however_many_were_taken() {
    let played = table(3)
        .board(ANN, "mapmaking")
        .score(BEN, "pottery")
        .score(CAT, "tools")
        .next("oars masonry")
        .play("dogma mapmaking");
    assert_eq!(played.score(ANN), "oars pottery tools");
}

#[test]
fn calendar_draws_two_threes_with_more_scored_cards_than_hand_cards() {
    let played = table(2)
        .board(ANN, "calendar")
        .hand(ANN, "sailing")
        .score(ANN, "tools oars")
        .next("compass paper optics")
        .play("dogma calendar");
    assert_eq!(played.hand(ANN), "compass paper sailing");
}

#[test]
fn calendar_compares_cards_not_values_and_needs_more() {
    let played = table(2).board(ANN, "calendar").hand(ANN, "sailing").score(ANN, "software").play("dogma calendar");
    assert!(played.action_over());
    assert_eq!(played.hand(ANN), "sailing");
}

#[test]
fn calendar_is_shared_with_a_comparison_of_ones_own() {
    let played = table(2)
        .board(ANN, "calendar")
        .board(BEN, "pottery")
        .score(BEN, "tools")
        .next("compass paper monotheism")
        .play("dogma calendar");
    assert_eq!((played.hand(BEN), played.hand(ANN)), ("compass paper".into(), "monotheism".into()));
    let nothing = table(2).board(ANN, "calendar").board(BEN, "pottery").play("dogma calendar");
    assert!(!nothing.free_draw());
}

#[test]
fn mathematics_melds_a_card_one_higher_than_the_one_returned() {
    let played =
        table(2).board(ANN, "mathematics").hand(ANN, "sailing paper").next("navigation").play("dogma mathematics");
    assert_eq!(played.offered(), "paper, pass, sailing");
    let played = played.go("paper");
    assert_eq!((played.pile(ANN, Colour::Green), played.hand(ANN)), ("navigation".into(), "sailing".into()));
    assert_eq!(played.lowest(3, 1), "paper");
}

#[test]
fn mathematics_may_be_declined_and_asks_nobody_with_an_empty_hand() {
    let played = table(2).board(ANN, "mathematics").hand(ANN, "sailing").play("dogma mathematics, pass");
    assert!(played.action_over());
    assert_eq!(played.hand(ANN), "sailing");
    assert!(table(2).board(ANN, "mathematics").play("dogma mathematics").action_over());
}

#[test]
fn mathematics_ends_the_game_if_a_ten_is_returned() {
    let played = table(2)
        .board(ANN, "mathematics")
        .hand(ANN, "robotics")
        .score(BEN, "sailing")
        .play("dogma mathematics, robotics");
    assert_eq!(played.winners(), Some(vec![BEN]));
}

#[test]
fn mathematics_is_shared_with_as_many_lightbulbs() {
    let played = table(2)
        .board(ANN, "mathematics")
        .board(BEN, "tools")
        .hand(BEN, "sailing")
        .next("construction calendar")
        .play("dogma mathematics, sailing");
    assert_eq!((played.pile(BEN, Colour::Red), played.hand(ANN)), ("construction".into(), "calendar".into()));
}

#[test]
fn monotheism_takes_a_top_card_of_a_colour_the_player_lacks() {
    let played = table(2)
        .board(ANN, "monotheism the-wheel")
        .board(BEN, "agriculture sailing tools")
        .next("writing oars")
        .play("dogma monotheism");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "agriculture, tools".into()));
    let played = played.go("agriculture");
    assert_eq!((played.score(ANN), played.pile(BEN, Colour::Yellow)), ("agriculture".into(), "".into()));
    assert_eq!(
        (played.pile(BEN, Colour::Blue), played.pile(ANN, Colour::Red)),
        ("tools writing".into(), "oars".into())
    );
}

#[test]
fn monotheism_lets_a_victim_without_such_a_card_tuck_nothing() {
    let played = table(2)
        .board(ANN, "monotheism the-wheel")
        .board(BEN, "sailing")
        .next("code-of-laws oars")
        .play("dogma monotheism");
    assert_eq!((played.score(ANN), played.pile(BEN, Colour::Purple)), ("".into(), "".into()));
    assert_eq!(played.pile(ANN, Colour::Purple), "monotheism code-of-laws");
}

#[test]
fn monotheism_spares_as_many_castles_and_is_shared_with_them() {
    let played = table(2)
        .board(ANN, "monotheism")
        .board(BEN, "metalworking")
        .next("oars tools calendar")
        .play("dogma monotheism");
    assert_eq!((played.score(ANN), played.pile(BEN, Colour::Red)), ("".into(), "metalworking oars".into()));
    assert_eq!((played.pile(ANN, Colour::Blue), played.hand(ANN)), ("tools".into(), "calendar".into()));
}

#[test]
fn philosophy_may_splay_a_colour_left_and_may_score_a_card() {
    let played = table(2)
        .board(ANN, "philosophy sailing clothing oars archery agriculture")
        .hand(ANN, "tools")
        .play("dogma philosophy");
    assert_eq!(played.offered(), "green, pass, red");
    let played = played.go("green");
    assert_eq!((played.splay(ANN, Colour::Green), played.splay(ANN, Colour::Red)), (Splay::Left, Splay::None));
    assert_eq!(played.offered(), "pass, tools");
    let played = played.go("tools");
    assert_eq!((played.score(ANN), played.hand(ANN)), ("tools".into(), "".into()));
}

#[test]
fn philosophy_can_turn_a_colour_but_not_splay_it_again() {
    let right = table(2).board(ANN, "philosophy").splayed(ANN, "sailing clothing", Splay::Right);
    assert_eq!(right.play("dogma philosophy").offered(), "green, pass");
    let left = table(2).board(ANN, "philosophy").splayed(ANN, "sailing clothing", Splay::Left);
    assert!(left.play("dogma philosophy").action_over());
}

#[test]
fn philosophy_asks_nobody_without_two_cards_of_a_colour_and_without_a_hand() {
    assert!(table(2).board(ANN, "philosophy sailing").play("dogma philosophy").action_over());
}

#[test]
fn philosophy_declined_by_a_sharer_brings_no_free_draw() {
    let board =
        || table(2).board(ANN, "philosophy").board(BEN, "experimentation tools").hand(BEN, "oars").next("calendar");
    let declined = board().play("dogma philosophy, pass, pass");
    assert!(declined.action_over() && !declined.free_draw());
    assert_eq!((declined.hand(BEN), declined.splay(BEN, Colour::Blue)), ("oars".into(), Splay::None));
    let splayed = board().play("dogma philosophy, blue, pass");
    assert_eq!((splayed.splay(BEN, Colour::Blue), splayed.hand(ANN)), (Splay::Left, "calendar".into()));
    let scored = board().play("dogma philosophy, pass, oars");
    assert_eq!((scored.score(BEN), scored.hand(ANN)), ("oars".into(), "calendar".into()));
}

/// Florence Nightingale leaves the card where it is.
#[test]
fn mapmaking_scores_nothing_if_a_karma_kept_the_card() {
    let start = table_of(Set::Figures, 2).board(ANN, "mapmaking").board(BEN, "florence-nightingale");
    let played = start.score(BEN, "tools").next("oars").play("dogma mapmaking");
    assert_eq!((played.score(BEN), played.score(ANN)), ("tools".into(), "".into()));
}
