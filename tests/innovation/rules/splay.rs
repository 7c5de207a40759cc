//! Splays and what they show.

use crate::support::*;
use fireside::games::innovation::{Colour, Icon, Splay};

/// rules/innovation/rulings.md#36. Green shrinks to one card, and is not splayed when it grows again.
#[test]
fn a_single_card_forgets_its_splay() {
    let played = table(2)
        .board(ANN, "city-states")
        .splayed(BEN, "the-wheel clothing", Splay::Left)
        .board(BEN, "masonry")
        .next("sailing")
        .play("dogma city-states, the-wheel");
    assert_eq!((played.pile(BEN, Colour::Green), played.splay(BEN, Colour::Green)), ("clothing".into(), Splay::None));
    let played = played.go("meld sailing");
    assert_eq!(
        (played.pile(BEN, Colour::Green), played.splay(BEN, Colour::Green)),
        ("sailing clothing".into(), Splay::None)
    );
}

/// rules/innovation/rulings.md#37.
#[test]
fn melding_and_tucking_keep_the_splay() {
    let played = table(2).splayed(ANN, "pottery calendar", Splay::Up).hand(ANN, "tools").play("meld tools");
    assert_eq!(
        (played.pile(ANN, Colour::Blue), played.splay(ANN, Colour::Blue)),
        ("tools pottery calendar".into(), Splay::Up)
    );
    let played = table(2)
        .board(ANN, "code-of-laws")
        .splayed(ANN, "pottery calendar", Splay::Right)
        .hand(ANN, "tools")
        .play("dogma code-of-laws, tools, pass");
    assert_eq!(
        (played.pile(ANN, Colour::Blue), played.splay(ANN, Colour::Blue)),
        ("pottery calendar tools".into(), Splay::Right)
    );
}

/// rules/innovation/rulings.md#38. Mapmaking has the hexagon, two crowns and a castle.
#[test]
fn left_shows_one_place_right_two_and_up_three() {
    let shown = |splay| {
        let game = table(2).splayed(ANN, "sailing mapmaking", splay).build();
        let green = game.player(ANN).stack(Colour::Green).icons();
        [Icon::Crown, Icon::Leaf, Icon::Castle].map(|icon| green[icon.index()])
    };
    assert_eq!(shown(Splay::None), [2, 1, 0]);
    assert_eq!(shown(Splay::Left), [2, 1, 1], "Mapmaking's castle");
    assert_eq!(shown(Splay::Right), [3, 1, 0], "Mapmaking's left crown");
    assert_eq!(shown(Splay::Up), [4, 1, 1]);
}

/// A splay belongs to a colour of a player: Feudalism takes it away from the colour of the card that went.
#[test]
fn feudalism_unsplays_the_colour_of_the_card_that_was_transferred() {
    let played = table(2)
        .board(ANN, "feudalism")
        .splayed(BEN, "pottery calendar", Splay::Left)
        .hand(BEN, "tools")
        .play("dogma feudalism");
    assert_eq!((played.hand(ANN), played.splay(BEN, Colour::Blue)), ("tools".into(), Splay::None));
}
