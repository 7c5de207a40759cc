//! Where the notes of a chart stand: beside their jumps, and neither on one another nor on the lines. Pure reckoning, in the
//! drawing's units.

/// A rectangle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Area {
    /// Its left edge.
    pub left: f64,
    /// Its upper edge.
    pub top: f64,
    /// Its right edge.
    pub right: f64,
    /// Its lower edge.
    pub bottom: f64,
}

impl Area {
    fn meets(&self, other: &Area) -> bool {
        self.left < other.right && other.left < self.right && self.top < other.bottom && other.top < self.bottom
    }

    fn holds(&self, other: &Area) -> bool {
        self.left <= other.left && other.right <= self.right && self.top <= other.top && other.bottom <= self.bottom
    }
}

/// Where a note stands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Place {
    /// What its words cover.
    pub area: Area,
    /// Where the thin line from the jump ends.
    pub lead: (f64, f64),
}

/// How high the words are, and what stays free around them.
const HEIGHT: f64 = 17.0;
const GAP: f64 = 3.0;

/// Where the lead may end, seen from the jump; words stand left of an end that is left of the jump, else right of it. The first
/// that is free is taken.
const ENDS: [(f64, f64); 20] = [
    (-30.0, -32.0),
    (-20.0, -16.0),
    (-44.0, -54.0),
    (-24.0, -80.0),
    (-64.0, -28.0),
    (22.0, 34.0),
    (36.0, 60.0),
    (20.0, -34.0),
    (-90.0, -60.0),
    (56.0, 90.0),
    (-110.0, -24.0),
    (30.0, 120.0),
    (-120.0, -96.0),
    (70.0, 40.0),
    (-60.0, -130.0),
    (-170.0, -60.0),
    (60.0, -100.0),
    (90.0, 130.0),
    (-200.0, -130.0),
    (120.0, 70.0),
];

/// Places notes at these jumps with words of these widths inside `frame`. `lines`: what the lines cover. A note that would lie on
/// another note has no place; one that finds no place off the lines lies on them.
pub fn place(jumps: &[(f64, f64, f64)], lines: &[Area], frame: Area) -> Vec<Option<Place>> {
    let mut taken: Vec<Area> = Vec::new();
    let mut places = Vec::new();
    for (x, y, width) in jumps {
        let free = || {
            ENDS.into_iter().map(|(dx, dy)| at(*x, *y, *width, dx, dy)).filter(|place| {
                let wide = Area { left: place.area.left - GAP, right: place.area.right + GAP, ..place.area };
                frame.holds(&place.area) && !taken.iter().any(|other| wide.meets(other))
            })
        };
        let clear = |place: &Place| !lines.iter().any(|line| place.area.meets(line));
        let best = free().find(clear).or_else(|| free().next());
        if let Some(place) = best {
            taken.push(place.area);
            taken.extend(along((*x, *y), place.lead));
        }
        places.push(best);
    }
    places
}

fn at(x: f64, y: f64, width: f64, dx: f64, dy: f64) -> Place {
    let (to, level) = (x + dx, y + dy);
    let (left, right) = if dx < 0.0 { (to - width, to) } else { (to, to + width) };
    let (top, bottom) = if dy < 0.0 { (level - HEIGHT, level) } else { (level, level + HEIGHT) };
    Place { area: Area { left, top, right, bottom }, lead: (to, level) }
}

/// Small areas along a line, so that no words come to lie on it.
fn along(from: (f64, f64), to: (f64, f64)) -> impl Iterator<Item = Area> {
    (1..8).map(move |part| {
        let share = f64::from(part) / 8.0;
        let (x, y) = (from.0 + (to.0 - from.0) * share, from.1 + (to.1 - from.1) * share);
        Area { left: x - 1.0, top: y - 1.0, right: x + 1.0, bottom: y + 1.0 }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Chance, Stream};

    const FRAME: Area = Area { left: 26.0, top: 4.0, right: 660.0, bottom: 545.0 };

    #[test]
    fn notes_never_lie_on_one_another_and_stay_inside() {
        let mut stream = Stream::new(3);
        let (mut shown, mut all) = (0, 0);
        for _ in 0..500 {
            let mut number = |below: u32| f64::from(stream.below(below));
            let jumps: Vec<_> = (0..6).map(|_| (30.0 + number(620), 10.0 + number(530), 60.0 + number(150))).collect();
            let places = place(&jumps, &[], FRAME);
            let areas: Vec<Area> = places.iter().flatten().map(|place| place.area).collect();
            for (n, area) in areas.iter().enumerate() {
                assert!(FRAME.holds(area), "{area:?}");
                assert!(!areas[..n].iter().any(|other| other.meets(area)), "{areas:?}");
            }
            shown += areas.len();
            all += jumps.len();
        }
        assert!(shown * 100 > all * 95, "{shown} of {all} found a place");
    }

    #[test]
    fn a_note_keeps_off_the_lines_where_it_can() {
        let jump = (300.0, 300.0, 100.0);
        let first = place(&[jump], &[], FRAME)[0].unwrap();
        assert_eq!(first.lead, (270.0, 268.0), "to the upper left");
        let second = place(&[jump], &[first.area], FRAME)[0].unwrap();
        assert!(!second.area.meets(&first.area));
        let everywhere = [FRAME];
        assert_eq!(place(&[jump], &everywhere, FRAME)[0], Some(first), "rather on a line than not at all");
        assert_eq!(place(&[(300.0, 300.0, 700.0)], &[], FRAME), [None], "wider than the chart");
    }
}
