//! Where hexes, bridges and the borders of towns are drawn: hexes of radius 40 standing on a corner, in units of the drawing. And
//! where on the map a choice is made.

use crate::app::ui::viewport::Size;
use crate::games::terra_mystica::facts::Geometry;
use crate::games::terra_mystica::facts::maps::HEXES;
use crate::games::terra_mystica::{Choice, Hex, Hexes};
use std::fmt::Write;

/// From a hex's middle to its corners.
pub const RADIUS: f64 = 40.0;
/// Half of a hex's width.
pub const HALF: f64 = 34.641;
/// From row to row.
pub const ROW: f64 = 60.0;
/// So many rows.
pub const ROWS: u8 = 9;
/// Room at the left for the rows' letters, and around.
pub const MARGIN: (f64, f64) = (28.0, 6.0);
/// The size of the drawing: thirteen hexes and nine rows.
pub const SIZE: (f64, f64) = (26.0 * HALF + MARGIN.0 + 8.0, (ROWS - 1) as f64 * ROW + 2.0 * RADIUS + 2.0 * MARGIN.1);
/// The corners from the top clockwise, as parts of half a width and of the radius.
const CORNERS: [(f64, f64); 6] = [(0.0, -1.0), (1.0, -0.5), (1.0, 0.5), (0.0, 1.0), (-1.0, 0.5), (-1.0, -0.5)];

/// The middle of a hex.
pub fn centre(geometry: &Geometry, hex: Hex) -> (f64, f64) {
    let place = usize::from(hex.0);
    let x = MARGIN.0 + HALF * (1.0 + f64::from(geometry.across[place]));
    (x, MARGIN.1 + RADIUS + ROW * f64::from(geometry.rows[place]))
}

/// The middle between two hexes.
pub fn between(geometry: &Geometry, (one, other): (Hex, Hex)) -> (f64, f64) {
    let (one, other) = (centre(geometry, one), centre(geometry, other));
    ((one.0 + other.0) / 2.0, (one.1 + other.1) / 2.0)
}

/// The direction from a hex to another in degrees, clockwise from the right.
pub fn direction(geometry: &Geometry, (one, other): (Hex, Hex)) -> f64 {
    let (one, other) = (centre(geometry, one), centre(geometry, other));
    (other.1 - one.1).atan2(other.0 - one.0).to_degrees()
}

/// A hex whose middle is so many pixels inside the frame is in sight.
const IN_SIGHT: f64 = 12.0;
/// So far from the left and from the bottom a mark at the edge of the map has its middle.
const EDGE: f64 = 24.0;
/// And from the top and the right, where buttons lie over the map.
const BESIDE_TOOLS: f64 = 82.0;

/// Where in the frame a mark stands for a place in it that is out of sight, in pixels, and the direction from there in degrees, clockwise
/// from the right.
pub fn at_edge(frame: Size, (x, y): (f64, f64)) -> Option<((f64, f64), f64)> {
    let within = |at: f64, room: f64| (IN_SIGHT..=room - IN_SIGHT).contains(&at);
    let into = |at: f64, least: f64, most: f64| at.min(most).max(least);
    let at = (into(x, EDGE, frame.width - BESIDE_TOOLS), into(y, BESIDE_TOOLS, frame.height - EDGE));
    let hidden = !within(x, frame.width) || !within(y, frame.height);
    hidden.then(|| (at, (y - at.1).atan2(x - at.0).to_degrees()))
}

/// The border of a hex, its corners so far from its middle.
pub fn hexagon(geometry: &Geometry, hex: Hex, radius: f64) -> String {
    let (x, y) = centre(geometry, hex);
    let mut path = String::new();
    for (n, (across, down)) in CORNERS.iter().enumerate() {
        let letter = if n == 0 { 'M' } else { 'L' };
        let _ = write!(path, "{letter}{:.1} {:.1}", x + across * HALF * radius / RADIUS, y + down * radius);
    }
    path + "z"
}

/// The borders of many hexes, each by itself.
pub fn hexagons(geometry: &Geometry, hexes: Hexes, radius: f64) -> String {
    hexes.iter().map(|hex| hexagon(geometry, hex, radius)).collect()
}

/// The waves of a river hex.
pub fn waves(geometry: &Geometry, hex: Hex) -> String {
    let (x, y) = centre(geometry, hex);
    format!("M{:.1} {:.1}q5-5 10 0t10 0 10 0 10 0M{:.1} {:.1}q5-5 10 0t10 0", x - 20.0, y - 5.0, x - 12.0, y + 9.0)
}

/// The hex that shares a hex's side with this number, counted clockwise from the one at the upper right.
fn beyond(geometry: &Geometry, hex: Hex, side: usize) -> Option<Hex> {
    let here = usize::from(hex.0);
    let (rows, across): (i16, i16) = [(-1, 1), (0, 2), (1, 1), (1, -1), (0, -2), (-1, -1)][side];
    let is_there = |other: &Hex| {
        let there = usize::from(other.0);
        i16::from(geometry.rows[there]) == i16::from(geometry.rows[here]) + rows
            && i16::from(geometry.across[there]) == i16::from(geometry.across[here]) + across
    };
    geometry.beside[here].iter().find(is_there)
}

/// The hex that lies beside another in a direction: columns to the right, rows down. Up and down there are two, of which the one at the
/// right comes first.
pub fn step_from(geometry: &Geometry, hex: Hex, (columns, rows): (i8, i8)) -> Option<Hex> {
    let sides: &[usize] = match (columns, rows) {
        (1.., _) => &[1],
        (..=-1, _) => &[4],
        (_, ..=-1) => &[0, 5],
        (_, 1..) => &[2, 3],
        _ => &[],
    };
    sides.iter().find_map(|side| beyond(geometry, hex, *side))
}

/// The corners of a hex from the top clockwise.
pub fn corners(geometry: &Geometry, hex: Hex) -> [(f64, f64); 6] {
    let (x, y) = centre(geometry, hex);
    CORNERS.map(|(across, down)| (x + across * HALF, y + down * RADIUS))
}

/// The corners of the border around hexes that lie together, a loop for each group and each hole.
pub fn loops(geometry: &Geometry, hexes: Hexes) -> Vec<Vec<(f64, f64)>> {
    // A side without a neighbour of the set runs from its corner to the next; clockwise, so that one begins where another ends.
    let mut sides: Vec<(Hex, usize)> = hexes
        .iter()
        .flat_map(|hex| (0..6).map(move |side| (hex, side)))
        .filter(|(hex, side)| beyond(geometry, *hex, *side).is_none_or(|other| !hexes.has(other)))
        .collect();
    let corner = |(hex, corner): (Hex, usize)| corners(geometry, hex)[corner % 6];
    let is_same = |one: (f64, f64), other: (f64, f64)| (one.0 - other.0).abs() + (one.1 - other.1).abs() < 1.0;
    let mut loops = Vec::new();
    while let Some(first) = sides.pop() {
        let begin = corner(first);
        let mut around = vec![begin];
        let mut end = corner((first.0, first.1 + 1));
        while !is_same(begin, end) {
            around.push(end);
            let Some(next) = sides.iter().position(|side| is_same(corner(*side), end)) else { break };
            let (hex, side) = sides.swap_remove(next);
            end = corner((hex, side + 1));
        }
        loops.push(around);
    }
    loops
}

/// The border around hexes that lie together, as a path.
pub fn outline(geometry: &Geometry, hexes: Hexes) -> String {
    let mut path = String::new();
    for around in loops(geometry, hexes) {
        for (n, (x, y)) in around.into_iter().enumerate() {
            let letter = if n == 0 { 'M' } else { 'L' };
            let _ = write!(path, "{letter}{x:.1} {y:.1}");
        }
        path.push('z');
    }
    path
}

/// The hex on which a choice is made; a bridge lies between two.
pub fn hex_of(choice: Choice) -> Option<Hex> {
    match choice {
        Choice::Build(hex) | Choice::Spade(hex) | Choice::Upgrade(hex, _) | Choice::Connect(hex) => Some(hex),
        _ => None,
    }
}

/// Whether a choice is made on a hex, or a bridge ends there.
pub fn is_at(geometry: &Geometry, choice: Choice, hex: Hex) -> bool {
    match choice {
        Choice::Bridge(place) => {
            geometry.bridges().get(usize::from(place)).is_some_and(|(one, other)| hex == *one || hex == *other)
        }
        choice => hex_of(choice) == Some(hex),
    }
}

/// Every hex on which one of these choices is made.
pub fn hexes_of(geometry: &Geometry, choices: &[Choice]) -> Hexes {
    let mut hexes = Hexes::NONE;
    for choice in choices {
        match *choice {
            Choice::Bridge(place) => {
                if let Some((one, other)) = geometry.bridges().get(usize::from(place)) {
                    hexes.insert(*one);
                    hexes.insert(*other);
                }
            }
            choice => hex_of(choice).into_iter().for_each(|hex| hexes.insert(hex)),
        }
    }
    hexes
}

/// The middle of what lies on these hexes; of the map, if on none.
pub fn middle(geometry: &Geometry, hexes: Hexes) -> (f64, f64) {
    let centres = hexes.iter().map(|hex| centre(geometry, hex));
    let (x, y) = centres.fold((0.0, 0.0), |(x, y), (cx, cy)| (x + cx, y + cy));
    match hexes.len() {
        0 => (SIZE.0 / 2.0, SIZE.1 / 2.0),
        count => (x / f64::from(count), y / f64::from(count)),
    }
}

/// All hexes of a map in reading order.
pub fn all(geometry: &Geometry) -> impl Iterator<Item = Hex> + use<> {
    (0..geometry.hexes.min(HEXES as u8)).map(Hex)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::terra_mystica::{Building, Map};

    fn base() -> &'static Geometry {
        Map::Base.geometry()
    }

    fn named(name: &str) -> Hex {
        base().by_name(name).unwrap()
    }

    #[test]
    fn every_map_fits_into_the_drawing() {
        for map in Map::ALL {
            for hex in all(map.geometry()) {
                let (x, y) = centre(map.geometry(), hex);
                assert!(x - HALF >= MARGIN.0 - 0.1 && x + HALF <= SIZE.0, "{map:?} {hex:?}");
                assert!(y - RADIUS >= MARGIN.1 - 0.1 && y + RADIUS <= SIZE.1, "{map:?} {hex:?}");
            }
        }
    }

    #[test]
    fn neighbours_are_a_hex_apart() {
        for map in Map::ALL {
            let geometry = map.geometry();
            for hex in all(geometry) {
                let (x, y) = centre(geometry, hex);
                for other in geometry.beside[usize::from(hex.0)].iter() {
                    let (ox, oy) = centre(geometry, other);
                    assert!(((x - ox).hypot(y - oy) - 2.0 * HALF).abs() < 0.1);
                }
            }
        }
    }

    #[test]
    fn a_hex_alone_has_six_sides() {
        let path = outline(base(), named("A1").alone());
        assert_eq!((path.matches('M').count(), path.matches('L').count(), path.matches('z').count()), (1, 5, 1));
    }

    #[test]
    fn neighbours_have_one_border_without_the_side_between() {
        let mut pair = named("A1").alone();
        pair.insert(named("A2"));
        let path = outline(base(), pair);
        assert_eq!((path.matches('M').count(), path.matches('L').count()), (1, 9));
        // Far from each other they have two.
        let mut apart = named("A1").alone();
        apart.insert(named("I1"));
        assert_eq!(outline(base(), apart).matches('M').count(), 2);
        assert_eq!(outline(base(), Hexes::NONE), "");
    }

    #[test]
    fn a_ring_has_a_border_inside() {
        let middle = all(base()).find(|hex| base().beside[usize::from(hex.0)].len() == 6).unwrap();
        let path = outline(base(), base().beside[usize::from(middle.0)]);
        assert_eq!((path.matches('M').count(), path.matches('L').count()), (2, 18 - 1 + 6 - 1));
    }

    #[test]
    fn arrows_go_from_hex_to_hex_and_end_at_the_edge() {
        let from = named("A2");
        assert_eq!(step_from(base(), from, (1, 0)), Some(named("A3")));
        assert_eq!(step_from(base(), from, (-1, 0)), Some(named("A1")));
        assert_eq!(step_from(base(), from, (0, -1)), None);
        let below = step_from(base(), from, (0, 1)).unwrap();
        assert_eq!(base().rows[usize::from(below.0)], 1);
        assert_eq!(step_from(base(), named("A1"), (-1, 0)), None);
        // At the right edge of a long row the way down leads to the left.
        assert!(step_from(base(), named("A13"), (0, 1)).is_some());
    }

    #[test]
    fn a_choice_has_its_hex_and_a_bridge_two() {
        let hex = named("E10");
        assert_eq!(hex_of(Choice::Upgrade(hex, Building::Temple)), Some(hex));
        assert_eq!(hex_of(Choice::Done), None);
        let (one, other) = base().bridges()[3];
        assert!(is_at(base(), Choice::Bridge(3), one) && is_at(base(), Choice::Bridge(3), other));
        assert!(!is_at(base(), Choice::Bridge(3), named("A1")) || one == named("A1"));
        let all = hexes_of(base(), &[Choice::Bridge(3), Choice::Build(hex), Choice::Done]);
        assert!(all.has(one) && all.has(other) && all.has(hex));
        assert_eq!(all.len(), 3);
    }

    #[test]
    fn what_is_out_of_sight_has_a_mark_at_the_edge_that_points_to_it() {
        let phone = Size { width: 360.0, height: 400.0 };
        assert_eq!(at_edge(phone, (340.0, 20.0)), None, "in sight");
        assert_eq!(at_edge(phone, (900.0, 200.0)), Some(((278.0, 200.0), 0.0)));
        assert_eq!(at_edge(phone, (-40.0, 200.0)), Some(((24.0, 200.0), 180.0)));
        assert_eq!(at_edge(phone, (100.0, -9.0)), Some(((100.0, 82.0), -90.0)));
        let (at, turn) = at_edge(phone, (-76.0, 476.0)).expect("out of sight");
        assert_eq!((at, turn), ((24.0, 376.0), 135.0), "towards the corner");
        // In the smallest frame it still has a place.
        assert!(at_edge(Size { width: 60.0, height: 60.0 }, (500.0, 0.0)).is_some());
    }

    #[test]
    fn the_middle_of_nothing_is_that_of_the_map() {
        assert_eq!(middle(base(), Hexes::NONE), (SIZE.0 / 2.0, SIZE.1 / 2.0));
        let hex = named("C1");
        assert_eq!(middle(base(), hex.alone()), centre(base(), hex));
    }

    #[test]
    fn a_bridge_lies_between_its_ends() {
        for ends in base().bridges() {
            let (x, y) = between(base(), *ends);
            let (from, to) = (centre(base(), ends.0), centre(base(), ends.1));
            assert!(((x - from.0).hypot(y - from.1) - (x - to.0).hypot(y - to.1)).abs() < 1e-6);
            // Three directions: down, and half a right angle's third to both sides of the row.
            let angle = direction(base(), *ends).rem_euclid(180.0);
            assert!([30.0, 90.0, 150.0].iter().any(|exact| (angle - exact).abs() < 0.5), "{angle}");
        }
    }
}
