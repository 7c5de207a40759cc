//! What movement proves stays known (rules/innovation/en.md#information).

use crate::support::*;
use fireside::engine::Seat;
use fireside::games::innovation::Zone;

/// Whether somebody who looks on is shown that pottery, which everybody has seen, lies there now.
fn is_pottery(played: &Played, zone: Zone) -> bool {
    assert_eq!(played.zone("pottery"), zone);
    played.game.knows(None, card("pottery"))
}

/// Pottery in this hand has been seen by everybody, the other cards have not.
fn seen(table: Table) -> Table {
    table.with(|situation| situation.seen(&cards("pottery")))
}

#[test]
fn bicycle_exchanges_all_cards_at_the_same_time() {
    let start = table(2).board(ANN, "bicycle").hand(ANN, "pottery tools").score(ANN, "oars writing");
    let played = seen(start).play("dogma bicycle, yes");
    assert!(is_pottery(&played, Zone::Score(ANN)));
    assert!(["tools", "oars", "writing"].iter().all(|id| !played.game.knows(Some(BEN), card(id))));
}

#[test]
fn canal_building_exchanges_all_the_highest_at_the_same_time() {
    let start = table(2).board(ANN, "canal-building").hand(ANN, "oars writing").score(ANN, "pottery tools");
    assert!(is_pottery(&seen(start).play("dogma canal-building, yes"), Zone::Hand(ANN)));
}

#[test]
fn machinery_exchanges_whole_hands_at_the_same_time() {
    let start = table(2).board(ANN, "machinery").hand(ANN, "oars tools").hand(BEN, "pottery writing");
    assert!(is_pottery(&seen(start).play("dogma machinery"), Zone::Hand(ANN)));
}

/// Only Tools has a castle: everybody can see that it is not Pottery that Ann scores.
#[test]
fn a_card_that_could_not_be_chosen_stays_known() {
    let start = table(2).board(ANN, "machinery").hand(ANN, "oars writing").hand(BEN, "pottery tools");
    let played = seen(start).play("dogma machinery");
    assert!(is_pottery(&played, Zone::Hand(ANN)));
    assert_eq!((played.score(ANN), played.game.knows(None, card("tools"))), ("tools".into(), false));
}

#[test]
fn medicine_does_not_mix_what_comes_with_what_leaves() {
    let start = || table(2).board(ANN, "medicine").score(BEN, "oars");
    assert!(is_pottery(&seen(start().score(ANN, "pottery")).play("dogma medicine"), Zone::Score(BEN)));
    for (chosen, zone) in [("pottery", Zone::Score(BEN)), ("tools", Zone::Score(ANN))] {
        let played = seen(start().score(ANN, "pottery tools")).play(&format!("dogma medicine, {chosen}"));
        assert!(!is_pottery(&played, zone), "one of two cards left");
    }
}

#[test]
fn sanitation_does_not_mix_what_comes_with_what_leaves() {
    let start = table(2).board(ANN, "sanitation").hand(ANN, "pottery").hand(BEN, "oars writing tools");
    let played = seen(start).play("dogma sanitation, oars, writing");
    assert!(is_pottery(&played, Zone::Hand(BEN)));
    let start = table(2).board(ANN, "sanitation").hand(ANN, "oars").hand(BEN, "pottery writing tools");
    assert!(!is_pottery(&seen(start).play("dogma sanitation, writing, tools"), Zone::Hand(BEN)), "two of three left");
}

/// Cat sees how all of Ben's red cards go to Ann: the card that is known to be red is among them, the yellow one is not.
#[test]
fn classification_shows_which_of_the_known_cards_left() {
    let start = table(3).board(ANN, "classification").hand(ANN, "metalworking").hand(BEN, "archery oars masonry");
    let start = start.with(|situation| situation.seen(&cards("archery masonry")));
    let knows = |played: &Played, id: &str| played.game.knows(None, card(id));
    let played = start.play("dogma classification");
    assert_eq!(
        (played.asked(), played.hand(BEN)),
        (Some(ANN), "masonry".into()),
        "three red cards are melded in an order"
    );
    assert!(knows(&played, "archery") && knows(&played, "masonry") && !knows(&played, "oars"));
}

/// Ben keeps one of three cards; which one nobody saw.
#[test]
fn composites_does_not_show_which_card_was_kept() {
    let start = table(3).board(ANN, "composites").hand(BEN, "pottery tools oars");
    let played = seen(start).play("dogma composites, tools");
    assert_eq!(played.zone("pottery"), Zone::Hand(ANN));
    assert!(!played.game.knows(Some(CAT), card("pottery")) && played.game.knows(Some(Seat(1)), card("pottery")));
}

#[test]
fn cards_that_all_go_the_same_way_stay_known() {
    let start = table(3).board(ANN, "services").score(BEN, "pottery tools");
    assert!(is_pottery(&seen(start).play("dogma services"), Zone::Hand(ANN)));
    let start = table(2).board(ANN, "stem-cells").hand(ANN, "pottery tools");
    assert!(is_pottery(&seen(start).play("dogma stem-cells, yes"), Zone::Score(ANN)));
}
