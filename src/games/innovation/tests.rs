//! The engine's invariants over random games, and the shape of games.

use super::Innovation;
use crate::engine::invariants::{Care, Looked, one_game};

#[test]
fn random_games_keep_the_invariants() {
    let mut looked = Looked::default();
    for seed in 0..40 {
        match one_game::<Innovation>(seed, Care::Sampled) {
            Ok(one) => looked.add(one),
            Err(violation) => panic!("{}: {}", violation.place, violation.broken),
        }
    }
    assert!(looked.inside > 3000 && looked.unfound * 20 < looked.inside, "{looked}");
    assert!(looked.groups > 100 && looked.fixed * 20 < looked.groups, "{looked}");
}
