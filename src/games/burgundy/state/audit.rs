//! The audit of [`crate::engine::invariants::Invariants`] finds whatever is changed by hand here.

use super::Burgundy;
use crate::engine::invariants::the_audit_names;
use crate::games::burgundy::{Animal, Options, Source};

#[test]
fn the_audit_names_what_is_wrong() {
    the_audit_names::<Burgundy>(
        (Options::default(), 2),
        &[
            ("lies in 2 places", |game| game.discard.push(game.players[0].estate[0].cards[0])),
            ("lies in 0 places", |game| drop(game.players[0].estate.pop())),
            ("light goods", |game| game.players[0].goods[0] += 1),
            ("of Pig", |game| game.players[0].animals[Animal::Pig.index()] += 1),
            ("a stack is empty", |game| {
                let [one, other] = &mut game.animals;
                one.extend(other.drain(..));
            }),
            ("a stack is empty", |game| {
                let [one, other] = &mut game.animals;
                other.extend(one.drain(..));
            }),
            ("mixes kinds", |game| {
                let fans = &mut game.players[0].estate;
                let [one, other] = [0, fans.len() - 1].map(|fan| fans[fan].cards[0]);
                (fans[0].cards[0], fans.last_mut().unwrap().cards[0]) = (other, one);
            }),
            ("points of triples", |game| game.players[0].points[Source::Triples as usize] += 1),
            ("goods sold", |game| game.players[0].points[Source::Goods as usize] += 1),
            ("animals", |game| game.players[0].points[Source::Animals as usize] += 1),
            ("less than no points", |game| game.players[0].points[Source::Watchtowers as usize] = -1),
        ],
    );
}
