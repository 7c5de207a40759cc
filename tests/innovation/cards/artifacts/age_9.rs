//! Artifacts of age 9.

use super::{artifacts, artifacts_and};
use crate::support::*;
use fireside::games::innovation::{Colour, Event, Splay};

#[test]
fn united_nations_charter_takes_top_cards_with_demands_into_the_score_pile() {
    let start = artifacts().board(ANN, "united-nations-charter").board(BEN, "agriculture oars city-states");
    let played = start.next("robotics").play("dogma united-nations-charter");
    assert_eq!(
        (played.score(ANN), played.pile(BEN, Colour::Yellow)),
        ("city-states oars".into(), "agriculture".into())
    );
}

/// rules/innovation/rulings.md#3.
#[test]
fn united_nations_charter_counts_a_compel_as_a_demand() {
    let start = artifacts().board(ANN, "united-nations-charter").board(BEN, "oars").next("robotics");
    let played = start.play("dogma united-nations-charter");
    assert_eq!((played.hand(ANN), played.pile(BEN, Colour::Red)), ("robotics".into(), "oars".into()));
}

#[test]
fn velcro_shoes_take_a_nine_from_the_hand() {
    let start = artifacts().board(ANN, "velcro-shoes").board(BEN, "coal").hand(BEN, "computers fission oars");
    let played = start.score(BEN, "services").play("dogma velcro-shoes");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "computers, fission".into()));
    let played = played.go("fission");
    assert_eq!((played.hand(ANN), played.score(ANN)), ("fission".into(), "".into()));
}

#[test]
fn velcro_shoes_take_a_scored_nine_or_win() {
    let start = || artifacts().board(ANN, "velcro-shoes").board(BEN, "coal").hand(BEN, "oars");
    let played = start().score(BEN, "services").play("dogma velcro-shoes");
    assert_eq!((played.score(ANN), played.winners()), ("services".into(), None));
    assert_eq!(start().score(BEN, "rocketry").play("dogma velcro-shoes").winners(), Some(vec![ANN]));
}

#[test]
fn magnavox_odyssey_wins_with_two_tens_of_a_colour() {
    let start = artifacts().board(ANN, "magnavox-odyssey").next("software bioengineering");
    assert_eq!(start.play("dogma magnavox-odyssey").winners(), Some(vec![ANN]));
}

#[test]
fn magnavox_odyssey_melds_two_tens() {
    let played = artifacts().board(ANN, "magnavox-odyssey").next("software robotics").play("dogma magnavox-odyssey");
    assert_eq!(played.winners(), None);
    assert_eq!((played.pile(ANN, Colour::Blue), played.pile(ANN, Colour::Red)), ("software".into(), "robotics".into()));
}

#[test]
fn rock_around_the_clock_scores_a_nine_for_each_top_card_with_a_clock() {
    let start = artifacts().board(ANN, "rock-around-the-clock computers coal databases");
    let played = start.next("fission services suburbia").play("dogma rock-around-the-clock");
    assert_eq!(played.score(ANN), "fission services suburbia");
}

#[test]
fn rock_around_the_clock_counts_itself() {
    let played = artifacts().board(ANN, "rock-around-the-clock").next("fission").play("dogma rock-around-the-clock");
    assert_eq!(played.score(ANN), "fission");
}

#[test]
fn philips_compact_cassette_unsplays_the_others() {
    let start = artifacts()
        .board(ANN, "philips-compact-cassette")
        .splayed(BEN, "agriculture masonry", Splay::Left)
        .next("fission");
    let played = start.play("dogma philips-compact-cassette");
    let (owner, colour, splay, by) = (BEN, Colour::Yellow, Splay::None, BEN);
    assert!(played.events.contains(&Event::Splayed { owner, colour, splay, by }));
    assert_eq!((played.splay(BEN, Colour::Yellow), played.hand(ANN)), (Splay::Up, "fission".into()));
}

#[test]
fn philips_compact_cassette_splays_two_colours_up() {
    let start = artifacts().board(ANN, "philips-compact-cassette sailing oars archery tools writing");
    let played = start.play("dogma philips-compact-cassette");
    assert_eq!(played.offered(), "blue, green, red");
    let played = played.go("red, blue");
    let splays = [Colour::Red, Colour::Green, Colour::Blue].map(|colour| played.splay(ANN, colour));
    assert_eq!(splays, [Splay::Up, Splay::None, Splay::Up]);
}

#[test]
fn syncom_3_wins_with_five_colours() {
    let start = artifacts().board(ANN, "syncom-3").hand(ANN, "code-of-laws");
    let start = start.next("fission specialization satellites suburbia genetics").with(|it| it.available(&[1]));
    assert_eq!(start.play("dogma syncom-3").winners(), Some(vec![ANN]));
}

#[test]
fn syncom_3_returns_the_hand_and_draws_five_nines() {
    let start = artifacts().board(ANN, "syncom-3").hand(ANN, "code-of-laws").with(|it| it.available(&[1]));
    let played = start.next("fission composites satellites suburbia genetics").play("dogma syncom-3");
    assert_eq!((played.winners(), played.zone("code-of-laws")), (None, Zone::Supply));
    assert_eq!(played.hand(ANN), "composites fission genetics satellites suburbia");
}

#[test]
fn luna_3_scores_a_card_for_the_number_of_returned_cards() {
    let start = artifacts().board(ANN, "luna-3").score(ANN, "oars calendar paper").next("optics");
    let played = start.play("dogma luna-3");
    assert_eq!((played.score(ANN), played.zone("oars")), ("optics".into(), Zone::Supply));
}

#[test]
fn luna_3_scores_a_one_for_none() {
    assert_eq!(artifacts().board(ANN, "luna-3").next("oars").play("dogma luna-3").score(ANN), "oars");
}

#[test]
fn yeagers_bell_x_1a_executes_nines_while_they_have_a_clock() {
    let start = artifacts().board(ANN, "yeagers-bell-x-1a").next("computers composites databases");
    let played = start.play("dogma yeagers-bell-x-1a");
    assert_eq!(played.pile(ANN, Colour::Blue), "computers yeagers-bell-x-1a");
    assert_eq!(
        (played.pile(ANN, Colour::Red), played.pile(ANN, Colour::Green)),
        ("composites".into(), "databases".into())
    );
}

/// rules/innovation/rulings.md#18: the victims of the demand are those who had fewer clocks.
#[test]
fn yeagers_bell_x_1a_makes_demands() {
    let start =
        artifacts().board(ANN, "yeagers-bell-x-1a").hand(BEN, "coal oars").score(BEN, "calendar").next("composites");
    let played = start.play("dogma yeagers-bell-x-1a, coal");
    assert_eq!((played.hand(ANN), played.score(ANN)), ("oars".into(), "calendar".into()));
}

#[test]
fn marilyn_diptych_wins_with_exactly_25_points() {
    let start =
        artifacts().board(ANN, "marilyn-diptych").hand(ANN, "software").score(ANN, "astronomy canning robotics");
    let played = start.play("dogma marilyn-diptych, software, canning");
    assert_eq!(played.winners(), Some(vec![ANN]));
}

#[test]
fn marilyn_diptych_may_do_neither() {
    let start = artifacts().board(ANN, "marilyn-diptych").hand(ANN, "software").score(ANN, "astronomy canning");
    let played = start.play("dogma marilyn-diptych, pass, pass");
    assert_eq!((played.score(ANN), played.winners()), ("astronomy canning".into(), None));
}

#[test]
fn the_big_bang_executes_the_blue_top_card_until_nothing_changes() {
    let start = artifacts().board(ANN, "the-big-bang mathematics").hand(ANN, "societies").next("encyclopedia software");
    let played = start.play("dogma the-big-bang, societies");
    assert_eq!(
        (played.pile(ANN, Colour::Blue), played.zone("software")),
        ("encyclopedia mathematics".into(), Zone::Removed)
    );
    assert!(played.action_over());
}

#[test]
fn the_big_bang_does_nothing_without_a_blue_card() {
    let played = artifacts().board(ANN, "the-big-bang").next("software").play("dogma the-big-bang");
    assert_eq!((played.zone("software"), played.action_over()), (Zone::Supply, true));
}

/// Napoleon Bonaparte tucks what has a factory, and scores himself.
#[test]
fn luna_3_counts_only_what_was_really_returned() {
    let start = artifacts_and(Set::Figures, 2).board(ANN, "luna-3 napoleon-bonaparte").score(ANN, "coal tools");
    let played = start.next("oars calendar").play("dogma luna-3");
    assert_eq!((played.pile(ANN, Colour::Red), played.score(ANN)), ("coal".into(), "napoleon-bonaparte oars".into()));
}

/// Fission removes everything and completes the action.
#[test]
fn yeagers_bell_x_1a_does_not_go_on_after_fission() {
    let start = artifacts().board(ANN, "yeagers-bell-x-1a tools").next("fission robotics computers");
    let played = start.play("dogma yeagers-bell-x-1a");
    assert_eq!((played.zone("yeagers-bell-x-1a"), played.zone("computers")), (Zone::Removed, Zone::Supply));
    assert!(played.action_over());
}
