//! Cards of age 8.

use crate::support::*;
use fireside::games::innovation::{Colour, Options, Sets, Splay};

const TEAMS: Options = Options { teams: true, longer: false, no_tracking: false, sets: Sets::BASE };

#[test]
fn flight_splays_any_colour_up_while_red_is_splayed_up() {
    let played = table(2)
        .splayed(ANN, "flight coal", Splay::Up)
        .splayed(ANN, "tools writing", Splay::Left)
        .board(ANN, "canning masonry sailing")
        .play("dogma flight");
    assert_eq!(played.offered(), "blue, pass, yellow");
    let played = played.go("blue");
    assert_eq!(played.splay(ANN, Colour::Blue), Splay::Up);
    assert!(played.action_over());
}

#[test]
fn flight_splays_red_up_only_after_the_first_effect() {
    let played = table(2).splayed(ANN, "flight coal", Splay::Right).board(ANN, "tools writing").play("dogma flight");
    assert_eq!(played.offered(), "pass, red");
    let played = played.go("red");
    assert_eq!((played.splay(ANN, Colour::Red), played.splay(ANN, Colour::Blue)), (Splay::Up, Splay::None));
    assert!(played.action_over());
}

#[test]
fn flight_shared_looks_at_the_sharers_red_cards() {
    let played = table(2)
        .splayed(ANN, "flight coal", Splay::Up)
        .board(ANN, "tools writing")
        .board(BEN, "navigation clothing gunpowder archery")
        .next("rocketry")
        .play("dogma flight");
    assert_eq!((played.asked(), played.offered()), (Some(ANN), "blue, pass".into()), "Ben's red is not splayed up");
    let played = played.go("pass");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "pass, red".into()));
    let played = played.go("red");
    assert_eq!((played.splay(BEN, Colour::Red), played.hand(ANN)), (Splay::Up, "rocketry".into()));
}

#[test]
fn mobility_takes_the_two_highest_top_cards() {
    let played = table(2)
        .two_actions()
        .board(ANN, "mobility")
        .board(BEN, "tools philosophy sailing archery vaccination")
        .next("rocketry")
        .play("dogma mobility");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "sailing, tools".into()));
    let played = played.go("tools");
    assert_eq!((played.score(ANN), played.hand(BEN)), ("philosophy tools".into(), "rocketry".into()));
    assert_eq!(
        (played.pile(BEN, Colour::Red), played.pile(BEN, Colour::Yellow)),
        ("archery".into(), "vaccination".into())
    );
    assert_eq!(played.game.player(ANN).scored(), 0);
}

#[test]
fn mobility_does_not_look_beneath_the_first_card() {
    let played = table(2)
        .board(ANN, "mobility")
        .board(BEN, "empiricism philosophy tools")
        .next("rocketry")
        .play("dogma mobility");
    assert_eq!(played.score(ANN), "empiricism tools");
    assert_eq!(played.pile(BEN, Colour::Purple), "philosophy");
}

#[test]
fn mobility_takes_a_single_card_and_gives_an_8() {
    let played = table(2).board(ANN, "mobility").board(BEN, "tools archery").next("rocketry").play("dogma mobility");
    assert_eq!((played.score(ANN), played.hand(BEN)), ("tools".into(), "rocketry".into()));
}

#[test]
fn mobility_gives_no_8_without_a_transfer() {
    let played = table(2).board(ANN, "mobility").board(BEN, "archery vaccination").play("dogma mobility");
    assert_eq!((played.score(ANN), played.hand(BEN)), ("".into(), "".into()));
}

#[test]
fn mobility_spares_an_opponent_with_as_many_factories() {
    let played = table(2).board(ANN, "mobility").board(BEN, "tools canning").play("dogma mobility");
    assert_eq!((played.score(ANN), played.hand(BEN)), ("".into(), "".into()));
    assert_eq!(played.pile(BEN, Colour::Blue), "tools");
}

#[test]
fn antibiotics_draws_two_8s_for_each_value() {
    let played = table(2)
        .board(ANN, "antibiotics")
        .hand(ANN, "tools writing philosophy oars")
        .next("rocketry flight mobility socialism")
        .play("dogma antibiotics, tools, writing, philosophy");
    assert_eq!(played.hand(ANN), "flight mobility oars rocketry socialism");
    assert!(played.action_over());
}

#[test]
fn antibiotics_can_stop_or_be_declined() {
    let start =
        || table(2).board(ANN, "antibiotics").hand(ANN, "tools coal").next("rocketry flight mobility socialism");
    let played = start().play("dogma antibiotics, coal");
    assert_eq!(played.offered(), "pass, tools");
    assert_eq!(played.go("pass").hand(ANN), "flight rocketry tools");
    assert_eq!(start().play("dogma antibiotics, pass").hand(ANN), "coal tools");
    assert!(table(2).board(ANN, "antibiotics").play("dogma antibiotics").action_over());
}

#[test]
fn antibiotics_shared_brings_a_free_draw() {
    let played = table(2)
        .board(ANN, "antibiotics")
        .board(BEN, "agriculture")
        .hand(BEN, "oars")
        .next("rocketry flight mobility")
        .play("dogma antibiotics, oars");
    assert_eq!((played.hand(BEN), played.hand(ANN)), ("flight rocketry".into(), "mobility".into()));
}

#[test]
fn skyscrapers_takes_a_clock_scores_the_next_and_returns_the_rest() {
    let played = table(2)
        .two_actions()
        .board(ANN, "skyscrapers")
        .board(BEN, "computers tools writing chemistry")
        .play("dogma skyscrapers");
    assert_eq!(played.pile(ANN, Colour::Blue), "computers");
    assert_eq!((played.pile(BEN, Colour::Blue), played.score(BEN)), ("".into(), "tools".into()));
    assert_eq!(played.game.player(BEN).scored(), 1);
    assert_eq!(played.score(ANN), "");
}

#[test]
fn skyscrapers_takes_a_card_with_nothing_beneath() {
    let played = table(2).board(ANN, "skyscrapers").board(BEN, "computers tools fission").play("dogma skyscrapers");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "computers, fission".into()));
    let played = played.go("fission");
    assert_eq!((played.pile(ANN, Colour::Red), played.score(BEN)), ("fission".into(), "".into()));
    assert_eq!(played.pile(BEN, Colour::Blue), "computers tools");
}

#[test]
fn skyscrapers_needs_a_clock_on_top() {
    let played = table(2).board(ANN, "skyscrapers").board(BEN, "tools software coal").play("dogma skyscrapers");
    assert_eq!((played.pile(BEN, Colour::Blue), played.score(BEN)), ("tools software".into(), "".into()));
    assert!(played.action_over());
}

#[test]
fn corporations_takes_a_factory_into_the_score_pile() {
    let played = table(2)
        .two_actions()
        .board(ANN, "corporations coal")
        .board(BEN, "vaccination emancipation invention tools")
        .next("flight rocketry")
        .play("dogma corporations");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "emancipation, vaccination".into()));
    let played = played.go("vaccination");
    assert_eq!((played.score(ANN), played.pile(BEN, Colour::Red)), ("vaccination".into(), "flight".into()));
    assert_eq!(played.pile(ANN, Colour::Blue), "rocketry");
    assert_eq!(played.game.player(ANN).scored(), 0);
}

#[test]
fn corporations_spares_an_opponent_with_as_many_factories() {
    let played = table(2)
        .board(ANN, "corporations coal")
        .board(BEN, "vaccination emancipation electricity")
        .next("flight rocketry antibiotics")
        .play("dogma corporations");
    assert_eq!((played.score(ANN), played.pile(BEN, Colour::Yellow)), ("".into(), "vaccination".into()));
    assert_eq!(played.pile(BEN, Colour::Red), "flight", "the second effect is shared");
}

#[test]
fn corporations_without_a_transfer_melds_for_the_demander_alone() {
    let played =
        table(2).board(ANN, "corporations").board(BEN, "invention tools").next("rocketry").play("dogma corporations");
    assert_eq!(played.pile(BEN, Colour::Blue), "tools");
    assert_eq!(played.pile(ANN, Colour::Blue), "rocketry");
}

#[test]
fn corporations_shared_melds_first_and_brings_a_free_draw() {
    let played = table(2)
        .board(ANN, "corporations")
        .board(BEN, "coal")
        .next("rocketry socialism flight")
        .play("dogma corporations");
    assert_eq!(
        (played.pile(BEN, Colour::Blue), played.pile(ANN, Colour::Purple)),
        ("rocketry".into(), "socialism".into())
    );
    assert_eq!((played.pile(BEN, Colour::Red), played.hand(ANN)), ("coal".into(), "flight".into()));
}

#[test]
fn mass_media_returns_a_value_from_all_score_piles() {
    let played = table(3)
        .board(ANN, "mass-media")
        .hand(ANN, "tools")
        .score(ANN, "coal statistics canning")
        .score(BEN, "banking physics oars")
        .score(CAT, "chemistry flight")
        .play("dogma mass-media, tools");
    assert_eq!(played.offered(), "1, 10, 2, 3, 4, 5, 6, 7, 8, 9");
    let played = played.go("5");
    assert_eq!(
        (played.asked(), played.offered()),
        (Some(ANN), "as-they-lie, back.2.5, back.3.5, coal, statistics".into())
    );
    let played = played.go("coal, as-they-lie");
    assert_eq!(
        (played.score(ANN), played.score(BEN), played.score(CAT)),
        ("canning".into(), "oars".into(), "flight".into())
    );
    assert!(played.action_over());
}

#[test]
fn mass_media_can_choose_a_value_that_nobody_has() {
    let played = table(2)
        .board(ANN, "mass-media")
        .hand(ANN, "tools coal")
        .score(BEN, "banking")
        .play("dogma mass-media, coal, 4");
    assert_eq!((played.score(BEN), played.hand(ANN)), ("banking".into(), "tools".into()));
}

#[test]
fn mass_media_can_be_declined() {
    let played = table(2)
        .board(ANN, "mass-media democracy enterprise")
        .hand(ANN, "tools")
        .score(BEN, "banking")
        .play("dogma mass-media, pass");
    assert_eq!((played.score(BEN), played.hand(ANN)), ("banking".into(), "tools".into()));
    assert_eq!(played.offered(), "pass, purple");
    assert_eq!(played.go("purple").splay(ANN, Colour::Purple), Splay::Up);
}

#[test]
fn quantum_theory_draws_and_scores_10s_for_two_cards() {
    let played = table(2)
        .two_actions()
        .board(ANN, "quantum-theory")
        .hand(ANN, "tools coal oars")
        .next("software robotics")
        .play("dogma quantum-theory, tools");
    assert_eq!(played.offered(), "coal, oars, pass");
    let played = played.go("coal");
    assert_eq!((played.hand(ANN), played.score(ANN)), ("oars software".into(), "robotics".into()));
    assert_eq!(played.game.player(ANN).scored(), 1);
}

#[test]
fn quantum_theory_draws_nothing_for_one_card() {
    let played =
        table(2).board(ANN, "quantum-theory").hand(ANN, "tools coal").play("dogma quantum-theory, tools, pass");
    assert_eq!((played.hand(ANN), played.score(ANN)), ("coal".into(), "".into()));
    let played = table(2).board(ANN, "quantum-theory").hand(ANN, "tools").play("dogma quantum-theory, tools");
    assert_eq!((played.hand(ANN), played.score(ANN)), ("".into(), "".into()));
}

#[test]
fn quantum_theory_ends_the_game_with_the_second_10() {
    let played = table(2)
        .board(ANN, "quantum-theory")
        .hand(ANN, "tools coal")
        .score(ANN, "oars")
        .next("software")
        .with(|table| table.empty(&[10]))
        .play("dogma quantum-theory, tools, coal");
    assert_eq!((played.winners(), played.hand(ANN)), (Some(vec![ANN]), "software".into()));
}

#[test]
fn quantum_theory_shared_for_one_card_brings_a_free_draw() {
    let played = table(2)
        .board(ANN, "quantum-theory")
        .board(BEN, "rocketry")
        .hand(BEN, "oars")
        .next("flight")
        .play("dogma quantum-theory, oars");
    assert_eq!((played.hand(BEN), played.score(BEN), played.hand(ANN)), ("".into(), "".into(), "flight".into()));
}

#[test]
fn rocketry_returns_a_scored_card_for_every_two_clocks() {
    let played = table(2).board(ANN, "rocketry").score(BEN, "tools oars coal").play("dogma rocketry");
    assert_eq!((played.asked(), played.offered()), (Some(ANN), "back.2.1, back.2.5".into()));
    let played = played.go("back.2.5");
    assert_eq!(played.score(BEN), "oars tools");
    assert!(played.action_over(), "three clocks, one card");
}

#[test]
fn rocketry_chooses_among_all_opponents() {
    let played =
        table(3).board(ANN, "rocketry bicycle").score(BEN, "coal banking").score(CAT, "oars").play("dogma rocketry");
    assert_eq!(played.offered(), "back.2.5, back.3.1");
    let played = played.go("back.3.1");
    assert_eq!(played.score(CAT), "");
    assert_eq!(played.game.player(BEN).score_pile().len(), 1, "the last back is no choice");
}

#[test]
fn rocketry_finds_nothing_in_empty_score_piles_and_spares_a_partner() {
    assert!(table(2).board(ANN, "rocketry").score(ANN, "tools").play("dogma rocketry").action_over());
    let played =
        table_with(TEAMS, 4).board(ANN, "rocketry").score(CAT, "tools").score(DAN, "oars").play("dogma rocketry");
    assert_eq!((played.score(CAT), played.score(DAN)), ("tools".into(), "".into()));
}

#[test]
fn rocketry_shared_hits_the_player() {
    let played = table(2)
        .board(ANN, "rocketry")
        .score(ANN, "tools")
        .board(BEN, "fission")
        .score(BEN, "oars")
        .next("flight")
        .play("dogma rocketry");
    assert_eq!((played.score(ANN), played.score(BEN), played.hand(ANN)), ("".into(), "".into(), "flight".into()));
}

#[test]
fn empiricism_melds_a_9_of_a_chosen_colour_and_may_splay_it() {
    let played = table(2).board(ANN, "empiricism tools writing").next("computers").play("dogma empiricism");
    assert_eq!(played.offered(), "blue, green, purple, red, yellow");
    let played = played.go("green");
    assert_eq!(played.offered(), "blue, purple, red, yellow");
    let played = played.go("blue");
    assert_eq!(played.pile(ANN, Colour::Blue), "computers tools writing");
    assert_eq!(played.offered(), "blue, pass");
    assert_eq!(played.go("blue").splay(ANN, Colour::Blue), Splay::Up);
}

#[test]
fn empiricism_keeps_a_9_of_another_colour() {
    let played = table(2).board(ANN, "empiricism tools writing").next("computers").play("dogma empiricism, green, red");
    assert_eq!((played.hand(ANN), played.pile(ANN, Colour::Blue)), ("computers".into(), "tools writing".into()));
    assert!(played.action_over());
}

/// Nineteen lightbulbs, and those of more blue cards.
fn lightbulbs(blue: &str) -> Table {
    table(2)
        .splayed(ANN, "empiricism philosophy", Splay::Up)
        .splayed(ANN, &format!("genetics experimentation {blue}"), Splay::Up)
        .board(ANN, "classification perspective miniaturization")
        .next("suburbia")
}

#[test]
fn empiricism_wins_with_twenty_lightbulbs() {
    assert_eq!(lightbulbs("calendar").play("dogma empiricism, red, green").winners(), Some(vec![ANN]));
    let played = lightbulbs("").play("dogma empiricism, red, green");
    assert_eq!(played.winners(), None);
    assert!(played.action_over());
}

#[test]
fn empiricism_counts_what_its_own_splay_shows() {
    let start = |blue: &str| {
        table(2)
            .splayed(ANN, "empiricism philosophy", Splay::Up)
            .board(ANN, &format!("genetics experimentation {blue} classification perspective miniaturization"))
            .next("computers")
            .play("dogma empiricism, red, blue")
    };
    let short = start("");
    assert_eq!(short.offered(), "blue, pass");
    assert_eq!(short.go("blue").winners(), None, "six purple ones, five beneath Computers, seven others");
    assert_eq!(start("evolution").go("blue").winners(), Some(vec![ANN]));
    assert_eq!(start("evolution").go("pass").winners(), None);
}

#[test]
fn empiricism_shared_can_win_for_the_opponent() {
    let played = table(2)
        .board(ANN, "empiricism")
        .splayed(BEN, "education philosophy", Splay::Up)
        .splayed(BEN, "genetics experimentation calendar", Splay::Up)
        .board(BEN, "classification perspective miniaturization")
        .next("suburbia ecology")
        .play("dogma empiricism, red, green, red, green");
    assert_eq!(played.winners(), Some(vec![BEN]));
}

#[test]
fn socialism_tucks_all_and_takes_the_lowest_for_a_purple_card() {
    let played = table(3)
        .board(ANN, "socialism")
        .hand(ANN, "tools writing philosophy")
        .hand(BEN, "oars archery coal")
        .hand(CAT, "calendar flight")
        .play("dogma socialism");
    assert_eq!(played.offered(), "pass, yes");
    let played = played.go("yes");
    assert_eq!(played.offered(), "as-they-lie, tools, writing");
    let played = played.go("tools");
    assert_eq!(played.hand(ANN), "archery calendar oars");
    assert_eq!((played.hand(BEN), played.hand(CAT)), ("coal".into(), "flight".into()));
    assert_eq!(played.pile(ANN, Colour::Blue), "tools writing");
    assert_eq!(played.pile(ANN, Colour::Purple), "socialism philosophy");
}

#[test]
fn socialism_without_a_purple_card_takes_nothing() {
    let played = table(2).board(ANN, "socialism").hand(ANN, "tools").hand(BEN, "oars").play("dogma socialism, yes");
    assert_eq!((played.hand(ANN), played.hand(BEN)), ("".into(), "oars".into()));
    assert_eq!(played.pile(ANN, Colour::Blue), "tools");
}

#[test]
fn socialism_can_be_declined_and_needs_a_hand() {
    let played =
        table(2).board(ANN, "socialism").hand(ANN, "philosophy").hand(BEN, "oars").play("dogma socialism, pass");
    assert_eq!((played.hand(ANN), played.hand(BEN)), ("philosophy".into(), "oars".into()));
    assert!(table(2).board(ANN, "socialism").hand(BEN, "oars").play("dogma socialism").action_over());
}

#[test]
fn socialism_shared_takes_from_the_player_and_not_from_a_partner() {
    let played = table(2)
        .board(ANN, "socialism")
        .hand(ANN, "oars")
        .board(BEN, "agriculture")
        .hand(BEN, "philosophy")
        .next("flight")
        .play("dogma socialism, yes");
    assert_eq!((played.hand(BEN), played.hand(ANN)), ("oars".into(), "flight".into()));
    let played = table_with(TEAMS, 4)
        .board(ANN, "socialism")
        .hand(ANN, "philosophy")
        .hand(CAT, "oars")
        .hand(DAN, "tools")
        .play("dogma socialism, yes");
    assert_eq!((played.hand(ANN), played.hand(CAT)), ("tools".into(), "oars".into()));
}
