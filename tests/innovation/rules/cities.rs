//! Cities of Destiny.

use crate::support::{ANN, BEN, CAT, Played, Table, cards, table, table_of, table_with};
use fireside::engine::{Match, Record};
use fireside::games::innovation::{Colour, Event, Innovation, Options, Scope, Set, Sets, Special, Splay};

fn cities() -> Table {
    table_of(Set::Cities, 2)
}

/// Six cards that Ann has claimed: one achievement less than two players need.
fn six() -> Table {
    cities().achieved(ANN, "pottery calendar paper invention banking canning")
}

fn has(played: &Played, special: Special) -> bool {
    played.special(special) == Some(ANN)
}

#[test]
fn a_record_names_its_sets_and_one_without_is_of_the_base_game() {
    let sets = Sets::BASE.with(Set::Cities);
    let of = |options: &str| serde_json::from_str::<Options>(options);
    assert_eq!(of(r#"{"longer":true}"#).expect("options").sets, Sets::BASE);
    assert_eq!(of(r#"{"sets":"cities"}"#).expect("options"), Options { sets, ..Options::default() });
    assert!(of(r#"{"sets":"villages"}"#).is_err());
    let written = serde_json::to_string(&Options::default()).expect("JSON");
    assert!(!written.contains("sets"), "{written}");
    let record = Record::<Innovation>::new(Options { sets, ..Options::default() }, 2, 1);
    let read: Record<Innovation> =
        serde_json::from_str(&serde_json::to_string(&record).expect("JSON")).expect("a record");
    assert!(read == record && Match::restore(read).is_ok());
}

#[test]
fn every_expansion_asks_for_one_achievement_more() {
    for (players, base) in [(2, 6), (3, 5), (4, 4)] {
        assert_eq!(table(players).build().to_win(), base);
        assert_eq!(table_of(Set::Cities, players).build().to_win(), base + 1);
    }
    let teams = Options { teams: true, longer: true, sets: Sets::BASE.with(Set::Cities), ..Options::default() };
    assert_eq!(table_with(teams, 4).build().to_win(), 8);
}

/// rules/innovation/rulings.md#58.
#[test]
fn a_new_colour_melded_by_an_action_brings_a_city_of_the_highest_top_card() {
    let start = || cities().board(ANN, "archery").next("athens carthage");
    assert_eq!(start().hand(ANN, "tools").play("meld tools").hand(ANN), "athens");
    assert_eq!(start().hand(ANN, "calendar").play("meld calendar").hand(ANN), "carthage", "counted with the card");
    assert_eq!(start().hand(ANN, "oars").play("meld oars").hand(ANN), "", "the colour was there");
    assert_eq!(start().hand(ANN, "tools memphis").play("meld tools").hand(ANN), "memphis", "a city is in the hand");
    let sailing = cities().board(ANN, "sailing").next("tools athens").play("dogma sailing");
    assert_eq!((sailing.hand(ANN), sailing.pile(ANN, Colour::Blue)), (String::new(), "tools".into()), "by an effect");
}

/// rules/innovation/rulings.md#58.
#[test]
fn a_new_direction_brings_a_city_and_the_same_one_does_not() {
    let start = |splay| {
        cities()
            .splayed(ANN, "code-of-laws mysticism", splay)
            .board(ANN, "calendar")
            .hand(ANN, "city-states")
            .next("rome")
    };
    let played = start(Splay::None).play("dogma code-of-laws, city-states, purple");
    assert_eq!((played.hand(ANN), played.splay(ANN, Colour::Purple)), ("rome".into(), Splay::Left));
    assert_eq!(start(Splay::Up).play("dogma code-of-laws, city-states, purple").hand(ANN), "rome");
    let same = start(Splay::Left).play("dogma code-of-laws, city-states");
    assert!(same.action_over() && same.hand(ANN).is_empty());
}

#[test]
fn unsplaying_brings_no_city() {
    let start = cities().board(ANN, "feudalism").splayed(BEN, "sailing clothing", Splay::Left);
    let played = start.hand(BEN, "the-wheel").play("dogma feudalism");
    assert_eq!((played.splay(BEN, Colour::Green), played.hand(BEN)), (Splay::None, String::new()));
}

#[test]
fn a_city_is_drawn_as_from_the_pile_of_the_base_game() {
    let start = || cities().board(ANN, "archery").hand(ANN, "tools");
    let skipped = start().with(|situation| situation.empty(&[1])).next("rome").play("meld tools");
    assert_eq!(skipped.hand(ANN), "rome", "an age without cards of the base game is empty for all");
    let all: Vec<_> = Set::Cities.cards().filter(|card| card.printed_value() == 1).collect();
    let base = start().with(|situation| situation.removed(&all).expect("free cards")).next("oars").play("meld tools");
    assert_eq!(base.hand(ANN), "oars", "where no cities are left of an age a card of the base game is drawn");
}

#[test]
fn a_city_that_would_be_an_eleven_ends_the_game() {
    let start = cities().board(ANN, "robotics").hand(ANN, "tools").score(ANN, "oars");
    let played = start.with(|situation| situation.empty(&[10])).play("meld tools");
    assert_eq!(played.winners(), Some(vec![ANN]));
}

/// rules/innovation/rulings.md#60.
#[test]
fn every_plus_draws_a_card_of_the_next_value() {
    let one = cities().board(ANN, "archery").hand(ANN, "athens").next("calendar").play("meld athens");
    assert_eq!(one.hand(ANN), "calendar");
    let two = cities().board(ANN, "archery").hand(ANN, "milan").next("coal chemistry").play("meld milan");
    assert_eq!(two.hand(ANN), "chemistry coal");
    let effect = cities().board(ANN, "domestication").hand(ANN, "athens").next("tools").play("dogma domestication");
    assert_eq!(effect.hand(ANN), "tools", "melded by an effect: only the draw of Domestication");
}

#[test]
fn an_arrow_splays_the_colour_and_that_brings_a_city() {
    let played = cities().board(ANN, "archery").hand(ANN, "delhi").next("venice").play("meld delhi");
    assert_eq!((played.splay(ANN, Colour::Red), played.hand(ANN)), (Splay::Left, "venice".into()));
    let alone = cities().board(ANN, "tools").hand(ANN, "delhi").next("venice").play("meld delhi");
    assert_eq!((alone.splay(ANN, Colour::Red), alone.hand(ANN)), (Splay::None, "venice".into()), "a new colour");
}

/// rules/innovation/rulings.md#60.
#[test]
fn a_search_keeps_what_has_the_icon_and_returns_the_rest_in_any_order() {
    let start = || cities().board(ANN, "archery").hand(ANN, "rome");
    let played = start().next("calendar currency carthage").play("meld rome");
    assert_eq!((played.hand(ANN), played.lowest(2, 1)), ("calendar carthage".into(), "currency".into()));
    let ordered = start().next("currency fermenting carthage").play("meld rome");
    assert_eq!(ordered.offered(), "as-they-lie, currency, fermenting");
    let ordered = ordered.go("fermenting");
    assert_eq!((ordered.lowest(2, 2), ordered.hand(ANN)), ("currency fermenting".into(), "carthage".into()));
}

/// rules/innovation/rulings.md#60.
#[test]
fn a_search_draws_no_more_than_the_pile_has() {
    let calendar = cards("calendar")[0];
    let others: Vec<_> = Set::Base.cards().filter(|card| card.printed_value() == 2 && *card != calendar).collect();
    let start = cities().board(ANN, "archery").hand(ANN, "rome");
    let start = start.with(|situation| situation.available(&[1, 3]).removed(&others).expect("free cards"));
    let played = start.next("baghdad").play("meld rome");
    assert_eq!(played.hand(ANN), "baghdad calendar", "the city is drawn from the next age");
    assert!(played.game.pile(2).is_empty() && played.game.pile(3).len() == 9);
}

/// rules/innovation/rulings.md#61.
#[test]
fn a_city_with_an_arrow_on_a_colour_that_is_splayed_so_claims_by_an_effect_too() {
    for (city, splay, special) in [
        ("delhi", Splay::Left, Special::Legend),
        ("tehran", Splay::Right, Special::Repute),
        ("seoul", Splay::Up, Special::Fame),
    ] {
        let start = || cities().splayed(ANN, "archery oars", splay).hand(ANN, city);
        assert!(has(&start().play(&format!("meld {city}")), special), "{city}");
        assert!(has(&start().board(ANN, "domestication").play("dogma domestication"), special), "{city}");
    }
    let unsplayed = cities().board(ANN, "archery oars").hand(ANN, "delhi").play("meld delhi");
    assert_eq!(unsplayed.special(Special::Legend), None, "its own arrow comes after it");
    let other = cities().splayed(ANN, "archery oars", Splay::Left).hand(ANN, "seoul").play("meld seoul");
    assert!(other.special(Special::Legend).is_none() && other.special(Special::Fame).is_none());
}

/// rules/innovation/rulings.md#61.
#[test]
fn tucking_a_city_with_a_flag_or_a_fountain_claims() {
    for (city, special) in [("zurich", Special::Glory), ("kuala-lumpur", Special::Victory)] {
        let start = || cities().board(ANN, "code-of-laws archery").hand(ANN, city);
        assert!(has(&start().play(&format!("dogma code-of-laws, {city}, pass")), special), "{city}");
        assert_eq!(start().play(&format!("meld {city}")).special(special), None, "{city}");
        let taken = start().with(|situation| situation.special(BEN, special));
        assert_eq!(taken.play(&format!("dogma code-of-laws, {city}, pass")).special(special), Some(BEN), "{city}");
    }
}

#[test]
fn special_achievements_of_a_set_that_is_not_in_play_do_not_exist() {
    assert!(table(2).build().specials().all(|special| special.set() == Set::Base));
    assert_eq!(cities().build().specials().count(), 10);
}

/// rules/innovation/rulings.md#62.
#[test]
fn a_flag_counts_while_no_opponent_shows_more_cards_of_the_colour() {
    let achieved = |theirs, splay| cities().board(ANN, "zurich").splayed(BEN, theirs, splay).build().achievements(ANN);
    assert_eq!(achieved("sailing", Splay::None), 1);
    assert_eq!(achieved("archery", Splay::None), 1, "as many");
    assert_eq!(achieved("archery oars", Splay::None), 1, "covered cards are not visible");
    assert_eq!(achieved("archery oars", Splay::Left), 0);
    let covered = cities().splayed(ANN, "archery zurich", Splay::Up).build();
    assert_eq!(covered.achievements(ANN), 0, "a flag is only seen on a top card");
}

#[test]
fn a_partners_cards_do_not_lower_a_flag() {
    let teams = Options { teams: true, sets: Sets::BASE.with(Set::Cities), ..Options::default() };
    let achieved = |seat| {
        table_with(teams, 4).board(ANN, "zurich").splayed(seat, "archery oars", Splay::Left).build().achievements(ANN)
    };
    assert_eq!((achieved(CAT), achieved(BEN)), (1, 0));
}

/// rules/innovation/rulings.md#39.
#[test]
fn every_visible_fountain_counts() {
    let achieved = |splay| cities().splayed(ANN, "essen brussels", splay).build().achievements(ANN);
    assert_eq!((achieved(Splay::None), achieved(Splay::Left), achieved(Splay::Up)), (1, 1, 2));
}

#[test]
fn an_achievement_that_becomes_visible_wins_at_once() {
    assert_eq!(six().hand(ANN, "zurich").play("meld zurich").winners(), Some(vec![ANN]));
}

#[test]
fn what_a_move_earns_beside_the_achievement_that_wins_is_claimed() {
    let tops = "antibiotics corporations quantum-theory socialism";
    let start = six().splayed(ANN, "archery oars", Splay::Up).board(ANN, tops).hand(ANN, "seoul");
    let played = start.play("meld seoul");
    assert_eq!(played.winners(), Some(vec![ANN]));
    assert!(has(&played, Special::Fame) && has(&played, Special::Universe));
}

/// rules/innovation/rulings.md#62.
#[test]
fn a_flag_that_rises_in_anothers_turn_wins_at_once() {
    let start = six().board(ANN, "st-petersburg").splayed(BEN, "steam-engine agriculture", Splay::Left);
    let start = start.next("colonialism gunpowder").with(|situation| situation.turn(BEN, 3, 1));
    let played = start.play("dogma steam-engine");
    assert_eq!((played.winners(), played.score(BEN)), (Some(vec![ANN]), "agriculture".into()));
}

#[test]
fn a_bonus_counts_as_points() {
    let game = cities().board(ANN, "tikal mecca").score(ANN, "tools").build();
    assert_eq!(game.player(ANN).points(), 1 + 5 + 1, "the highest in full, and one for the other");
    assert_eq!(game.player(BEN).points(), 0);
    let covered = cities().splayed(ANN, "archery tikal", Splay::Left).build();
    assert_eq!(covered.player(ANN).points(), 0);
    assert_eq!(cities().splayed(ANN, "archery tikal", Splay::Up).build().player(ANN).points(), 4);
}

/// rules/innovation/rulings.md#63.
#[test]
fn what_shares_an_icon_with_a_top_city_can_be_endorsed_for_a_card_of_its_value() {
    let start = |hand| cities().board(ANN, "jerusalem archery calendar").hand(ANN, hand);
    let offered = |hand| {
        let played = start(hand).play("");
        played.offered().split(", ").filter(|word| word.starts_with("endorse")).collect::<Vec<_>>().join(", ")
    };
    assert_eq!(offered("tools"), "endorse archery, endorse jerusalem");
    assert_eq!(offered("mathematics"), "", "the city has the value 1");
    assert_eq!(offered(""), "");
    let searched = cities().board(ANN, "troy archery").hand(ANN, "tools").play("endorse archery");
    assert!(searched.action_over(), "the icon of a search counts");
    let covered = cities().splayed(ANN, "pottery troy", Splay::Up).board(ANN, "archery").hand(ANN, "tools");
    assert!(!covered.play("").offered().contains("endorse"), "only a top city endorses");
}

/// rules/innovation/rulings.md#63.
#[test]
fn endorsing_carries_an_effect_out_twice_and_shares_it_once() {
    let start = cities().board(ANN, "athens writing").hand(ANN, "oars").board(BEN, "philosophy tools");
    let played = start.next("calendar mathematics fermenting archery").play("endorse writing");
    assert_eq!((played.hand(BEN), played.free_draw()), ("calendar".into(), true));
    assert_eq!(played.hand(ANN), "archery fermenting mathematics");
    assert_eq!(played.pile(ANN, Colour::Red), "athens oars", "what was paid is tucked");
}

/// rules/innovation/rulings.md#63.
#[test]
fn a_demand_of_an_endorsed_card_goes_round_twice() {
    let start = table_of(Set::Cities, 3).board(ANN, "jerusalem archery").hand(ANN, "tools");
    let played = start.next("pottery sailing clothing writing").play("endorse archery");
    let asked = played.events.iter().filter_map(|event| match event {
        Event::Began(Scope::Effect { seat, .. }) => Some(*seat),
        _ => None,
    });
    assert_eq!(asked.collect::<Vec<_>>(), [BEN, CAT, BEN, CAT]);
    assert_eq!(played.hand(ANN), "clothing pottery sailing writing");
}

/// rules/innovation/rulings.md#63.
#[test]
fn icons_are_counted_after_the_payment() {
    let start = cities().board(ANN, "jerusalem").splayed(ANN, "archery metalworking", Splay::Left).hand(ANN, "oars");
    let played = start.next("pottery sailing").play("endorse archery");
    let counts = played.events.iter().find_map(|event| match event {
        Event::Counted { counts, .. } => Some(counts[0]),
        _ => None,
    });
    assert_eq!(counts, Some(7), "with the castle of the tucked card");
}

#[test]
fn the_payment_is_chosen_and_counts_as_a_tuck() {
    let start = cities().board(ANN, "kuala-lumpur canning").hand(ANN, "zurich tools robotics");
    let played = start.play("endorse canning");
    assert_eq!(played.offered(), "tools, zurich", "robotics is too high");
    assert!(has(&played.go("zurich"), Special::Glory));
}

#[test]
fn a_card_is_endorsed_once_a_turn() {
    let start = cities().board(ANN, "jerusalem archery").hand(ANN, "tools writing").two_actions();
    let played = start.next("pottery sailing").play("endorse archery, tools");
    assert!(played.action_over() && played.asked() == Some(ANN) && !played.offered().contains("endorse"));
    let later = played.go("draw, draw, draw");
    assert!(later.asked() == Some(ANN) && later.offered().contains("endorse archery"));
}

/// rules/innovation/rulings.md#59.
#[test]
fn after_a_meld_action_come_symbols_a_city_an_artifact_a_promotion_and_the_karma() {
    let sets = Sets::BASE.with(Set::Cities).with(Set::Artifacts).with(Set::Echoes).with(Set::Figures);
    let start = || table_with(Options { sets, ..Options::default() }, 2).forecast(ANN, "sailing");
    let moved = |played: Played| -> Vec<&str> {
        let card = |event: &Event| if let Event::Moved { card, .. } = event { Some(card.print().id) } else { None };
        played.events.iter().filter_map(card).collect()
    };
    let new = start().board(ANN, "tools").hand(ANN, "athens").next("calendar troy");
    assert_eq!(moved(new.play("meld athens, sailing, pass")), ["athens", "calendar", "troy", "sailing"]);
    let covering = start().board(ANN, "optics").hand(ANN, "delhi").next("venice excalibur");
    assert_eq!(moved(covering.play("meld delhi, sailing, pass")), ["delhi", "venice", "excalibur", "sailing"]);
    let figure = start().board(ANN, "archery").hand(ANN, "alexander-the-great").board(BEN, "homer").next("priest-king");
    let figure = moved(figure.play("meld alexander-the-great, sailing, pass"));
    assert_eq!(figure, ["alexander-the-great", "priest-king", "sailing", "homer"]);
}

/// rules/innovation/rulings.md#70. It is worth 11 there, and no artifact is.
#[test]
fn over_battleship_yamato_nothing_is_dug() {
    let start = table_of(Set::Artifacts, 2).board(ANN, "battleship-yamato").hand(ANN, "flight");
    assert_eq!(start.next("velcro-shoes time").play("meld flight").display(ANN), "");
}
