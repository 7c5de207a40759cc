//! The audit of [`crate::engine::invariants::Invariants`] finds whatever is changed by hand here.

use super::BetaColony;
use crate::engine::Seat;
use crate::engine::invariants::the_audit_names;
use crate::games::beta_colony::facts::{ARTIFACTS, MOST_MATERIALS, Space, TRACK};
use crate::games::beta_colony::{Options, Source};

#[test]
fn the_audit_names_what_is_wrong() {
    the_audit_names::<BetaColony>(
        (Options::default(), 2),
        &[
            ("lies in 2 places", |game| game.removed.extend(game.rows.iter().flatten().copied().flatten().take(1))),
            ("lies in 0 places", |game| game.rows = Default::default()),
            ("owned", |game| game.statues ^= 1),
            ("too many artifacts", |game| game.players[0].artifacts = ARTIFACTS + 1),
            ("a third column", |game| game.rows[0].swap(1, 2)),
            ("too many materials", |game| game.players[0].materials = [MOST_MATERIALS; 6]),
            ("crew is lost", |game| game.players[0].crew += 1),
            ("crew on an empty space", |game| {
                let empty = Space::all().find(|space| game.tile(*space).is_none()).unwrap();
                game.players[0].crew -= 1;
                game.colonies.add_crew(Seat(0), empty, 1);
            }),
            ("beyond a track", |game| game.players[0].tracks[0] = TRACK as u8 + 2),
            ("points of the tracks", |game| game.players[0].points[Source::Tracks as usize] = 100),
            ("less than no points", |game| game.players[0].points[Source::Modules as usize] = -1),
            ("dice", |game| game.players[0].dice[0] = 8),
        ],
    );
}
