//! Where everything lies on the board: places of the orbit, spaces of a colony, stops of its track. A colony is drawn in units of
//! which [`FIELD`] make its width and height; the orbit in hundredths of its own.

use crate::games::beta_colony::Space;
use std::f64::consts::{PI, TAU};

/// Width and height of a colony's drawing.
pub const FIELD: f64 = 120.0;
/// Width and height of the orbit's drawing, in pixels before it is zoomed.
pub const ORBIT: f64 = 360.0;
/// From the centre of a hex to a corner.
pub const HEX: f64 = 10.0;
/// From the centre of the colony to the stops of its track, and to the markers.
const TRACK: f64 = 50.2;
const MARKERS: f64 = 57.2;
/// The stops of a track with the one before the first space.
const STOPS: f64 = 19.0;

/// The centre of a space in its colony's drawing.
pub fn space(space: Space) -> (f64, f64) {
    let (q, r) = space.axial();
    let (q, r) = (f64::from(q), f64::from(r));
    (FIELD / 2.0 + 1.5 * HEX * q, FIELD / 2.0 + 3f64.sqrt() * HEX * (r + q / 2.0))
}

fn around(centre: f64, radius: f64, turn: f64) -> (f64, f64) {
    (centre + radius * turn.sin(), centre - radius * turn.cos())
}

/// A stop of a colony's track: 0 is before the first space.
pub fn stop(at: u8) -> (f64, f64) {
    around(FIELD / 2.0, TRACK, f64::from(at) / STOPS * TAU)
}

/// Where the n-th of so many markers stands at a stop: side by side outside the track.
pub fn marker(at: u8, nth: usize, of: usize) -> (f64, f64) {
    let aside = (nth as f64 - (of as f64 - 1.0) / 2.0) * 0.088;
    around(FIELD / 2.0, MARKERS, f64::from(at) / STOPS * TAU + aside)
}

/// A place of the orbit in hundredths: seven of them clockwise, the first one on top.
pub fn place(number: usize) -> (f64, f64) {
    around(50.0, 37.0, number as f64 / 7.0 * TAU)
}

/// Where the ships of a place are: between it and the planet.
pub fn ships(number: usize) -> (f64, f64) {
    around(50.0, 23.8, number as f64 / 7.0 * TAU)
}

/// The corners of a hex around a point, for a polygon.
pub fn hexagon((x, y): (f64, f64), radius: f64) -> String {
    let corner = |n: u8| {
        let turn = f64::from(n) * PI / 3.0;
        format!("{:.2},{:.2}", x + radius * turn.cos(), y + radius * turn.sin())
    };
    (0..6).map(corner).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn distance((x, y): (f64, f64), (u, v): (f64, f64)) -> f64 {
        (x - u).hypot(y - v)
    }

    #[test]
    fn neighbouring_spaces_touch_and_no_two_lie_over_each_other() {
        let width = 3f64.sqrt() * HEX;
        for one in 0..18 {
            for other in 0..one {
                assert!(distance(space(Space(one)), space(Space(other))) > width - 0.01, "{one} and {other}");
            }
        }
        // Clockwise from the top, and the topmost of the inner ring below it.
        assert!((distance(space(Space(0)), space(Space(1))) - width).abs() < 0.01);
        assert!((distance(space(Space(0)), space(Space(12))) - width).abs() < 0.01);
        assert_eq!(space(Space(0)), space(Space(18)));
    }

    #[test]
    fn the_track_lies_around_the_spaces() {
        let centre = (FIELD / 2.0, FIELD / 2.0);
        let outermost = (0..18).map(|n| distance(space(Space(n)), centre)).fold(0.0, f64::max);
        assert!(distance(stop(5), centre) > outermost + HEX, "a stop touches no hex");
        assert!(distance(stop(0), stop(18)) > 2.0 * 5.6 && distance(stop(1), stop(2)) > 2.0 * 5.6);
        assert!(distance(marker(3, 0, 4), marker(3, 1, 4)) > 4.0);
        assert_eq!(marker(3, 0, 1), marker(3, 1, 3));
    }

    #[test]
    fn the_orbit_is_a_clock_face() {
        assert_eq!(place(0), (50.0, 13.0));
        assert!(place(1).0 > 50.0 && place(6).0 < 50.0);
        assert!(distance(ships(3), (50.0, 50.0)) < distance(place(3), (50.0, 50.0)));
    }
}
