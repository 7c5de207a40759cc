//! Where everything lies on the board: places of the orbit, spaces of a colony, stops of its track. A colony is drawn in units of
//! which [`FIELD`] make its width and height; the orbit in hundredths of its own.

use crate::games::beta_colony::facts::LOCATIONS;
use crate::games::beta_colony::{Location, Space};
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

/// The way around the planet to a place: the first one lies at its left, so that each manufactory lies on the side of its name.
fn turn(at: Location) -> f64 {
    (f64::from(at as u8) / f64::from(LOCATIONS) - 0.25) * TAU
}

/// A place of the orbit in hundredths.
pub fn place(at: Location) -> (f64, f64) {
    around(50.0, 37.0, turn(at))
}

/// From the planet's middle to the ships, in hundredths: they lie on its edge, so that none covers its place.
pub const SHIPS: f64 = 22.0;

/// The way around the planet to the n-th of so many ships of a place: side by side; four of them lie closer, so that they stay with it.
pub fn ship(at: Location, nth: usize, of: usize) -> f64 {
    let step = if of > 3 { 0.29 } else { 0.37 };
    turn(at) + (nth as f64 - (of as f64 - 1.0) / 2.0) * step
}

/// The way that a ship has flown, so that it flies on clockwise to where it is now; beside others at its place it moves aside.
pub fn flown(before: f64, now: f64, stays: bool) -> f64 {
    let ahead = (now - before).rem_euclid(TAU);
    if stays && ahead > PI { before + ahead - TAU } else { before + ahead }
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

    /// Whether a walk turns clockwise around a centre: on a screen, where y goes down.
    fn clockwise((x, y): (f64, f64), walk: &[(f64, f64)]) -> bool {
        walk.windows(2).all(|two| {
            let [(a, b), (c, d)] = [two[0], two[1]].map(|(u, v)| (u - x, v - y));
            a * d - b * c > 0.0
        })
    }

    #[test]
    fn markers_go_clockwise() {
        let centre = (FIELD / 2.0, FIELD / 2.0);
        let stops: Vec<_> = (0..=18).map(stop).collect();
        let markers: Vec<_> = (0..=18).map(|at| marker(at, 0, 1)).collect();
        assert!(clockwise(centre, &stops) && clockwise(centre, &markers));
    }

    #[test]
    fn ships_go_clockwise_and_the_manufactories_lie_on_the_sides_of_their_names() {
        let places = Location::ALL.map(place);
        assert!(clockwise((50.0, 50.0), &places));
        let left_to_right = |at: Location| places.iter().filter(|(x, _)| *x < place(at).0 - 0.01).count();
        assert_eq!(left_to_right(Location::LeftManufactory), 0, "nothing lies farther to the left");
        assert!(place(Location::RightManufactory).0 > 60.0);
    }

    #[test]
    fn ships_lie_between_their_place_and_the_planet_and_none_over_another() {
        for at in Location::ALL {
            for of in 1..=4 {
                let ships: Vec<_> = (0..of).map(|nth| around(50.0, SHIPS, ship(at, nth, of))).collect();
                assert!(ships.iter().all(|one| distance(*one, (50.0, 50.0)) < distance(place(at), (50.0, 50.0))));
                assert!(ships.windows(2).all(|two| distance(two[0], two[1]) > 6.0), "{of} at {at:?}");
                let near = |other: &Location| distance(place(*other), ships[0]);
                let nearest = Location::ALL.into_iter().min_by(|one, two| near(one).total_cmp(&near(two)));
                assert_eq!(nearest, Some(at), "{of}");
            }
        }
    }

    #[test]
    fn a_ship_flies_clockwise_and_moves_aside_the_short_way() {
        let way = |from: Location, to: Location| {
            let before = ship(from, 0, 1);
            flown(before, ship(to, 1, 2), from == to) - before
        };
        for from in Location::ALL {
            for to in Location::ALL {
                let way = way(from, to);
                if from == to { assert!(way.abs() < 0.5) } else { assert!(way > 0.0 && way < TAU, "{from:?} {to:?}") }
            }
        }
        assert!(flown(9.0 * TAU, 0.1, false) > 9.0 * TAU, "it never flies back");
    }
}
