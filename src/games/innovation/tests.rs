//! The engine's invariants over random games, and the shape of games.

use super::Innovation;
use crate::engine::invariants::{Care, one_game};

#[test]
fn random_games_keep_the_laws() {
    for seed in 0..40 {
        if let Err(violation) = one_game::<Innovation>(seed, Care::Sampled) {
            panic!("{}: {}", violation.place, violation.broken);
        }
    }
}
