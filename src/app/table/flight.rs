//! The way of a thing over the table, worked out: from where it was, as large as it was, to where it is. Needs no browser.

/// The next thing sets off when the one before is so far.
pub const OVERLAP: f64 = 0.6;
/// How high a way rises above the straight line, of its length.
const ARC: f64 = 0.08;
/// Below that many pixels nothing rises.
const FLAT: f64 = 40.0;
/// How long any way takes at least and at most, in milliseconds at usual speed.
const LEAST: f64 = 140.0;
const MOST: f64 = 320.0;
/// How much longer for each pixel.
const EACH: f64 = 0.22;

/// Where something is on screen, in pixels of the window.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Area {
    /// Its left edge.
    pub left: f64,
    /// Its upper edge.
    pub top: f64,
    /// Its width.
    pub width: f64,
    /// Its height.
    pub height: f64,
}

impl Area {
    /// Whether there is anything to see.
    pub fn is_visible(self) -> bool {
        self.width > 0.0 && self.height > 0.0
    }

    /// Its middle.
    pub fn middle(self) -> (f64, f64) {
        (self.left + self.width / 2.0, self.top + self.height / 2.0)
    }
}

/// What a thing looks like on its way, beside how it looks where it belongs: moved by so many pixels, and so much larger around its middle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pose {
    /// How far from its place.
    pub moved: (f64, f64),
    /// How large, across and down.
    pub scale: (f64, f64),
}

/// A way from one place to another.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Flight {
    /// Where the thing was.
    pub from: Area,
    /// Where it belongs.
    pub to: Area,
}

impl Flight {
    /// How far it is, in pixels.
    pub fn length(self) -> f64 {
        let ((x, y), (tx, ty)) = (self.from.middle(), self.to.middle());
        (x - tx).hypot(y - ty)
    }

    /// Whether it is worth showing: it goes somewhere, or changes its size.
    pub fn is_seen(self) -> bool {
        let grows = |from: f64, to: f64| (from / to - 1.0).abs() > 0.04;
        self.from.is_visible()
            && self.to.is_visible()
            && (self.length() > 4.0 || grows(self.from.width, self.to.width) || grows(self.from.height, self.to.height))
    }

    /// How long it takes, in milliseconds; `pace` is 1 at usual speed, more when it is calmer.
    pub fn time(self, pace: f64) -> f64 {
        (LEAST + EACH * self.length()).min(MOST) * pace
    }

    /// The poses on its way, at equal distances in time; the first is where it was, the last where it belongs.
    pub fn poses(self) -> Vec<Pose> {
        let steps = if self.length() > FLAT { 2 } else { 1 };
        (0..=steps).map(|step| self.pose(f64::from(step) / f64::from(steps))).collect()
    }

    fn pose(self, done: f64) -> Pose {
        let between = |from: f64, to: f64| from + (to - from) * done;
        let ((x, y), (tx, ty)) = (self.from.middle(), self.to.middle());
        let at = (between(x, tx), between(y, ty) - 4.0 * done * (1.0 - done) * ARC * self.rise());
        let (width, height) = (between(self.from.width, self.to.width), between(self.from.height, self.to.height));
        Pose { moved: (at.0 - tx, at.1 - ty), scale: (width / self.to.width, height / self.to.height) }
    }

    fn rise(self) -> f64 {
        if self.length() > FLAT { self.length() } else { 0.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: Area = Area { left: 10.0, top: 20.0, width: 40.0, height: 60.0 };
    const LARGE: Area = Area { left: 500.0, top: 320.0, width: 80.0, height: 90.0 };

    /// Where a thing that belongs to `to` is seen in a pose.
    fn seen(to: Area, pose: Pose) -> Area {
        let ((x, y), (width, height)) = (to.middle(), (to.width * pose.scale.0, to.height * pose.scale.1));
        Area { left: x + pose.moved.0 - width / 2.0, top: y + pose.moved.1 - height / 2.0, width, height }
    }

    fn same(one: Area, other: Area) -> bool {
        let sides = |area: Area| [area.left, area.top, area.width, area.height];
        sides(one).iter().zip(sides(other)).all(|(one, other)| (one - other).abs() < 1e-6)
    }

    #[test]
    fn the_first_pose_is_where_it_was_and_the_last_where_it_belongs() {
        for (from, to) in [(SMALL, LARGE), (LARGE, SMALL), (SMALL, Area { left: 20.0, ..SMALL })] {
            let poses = Flight { from, to }.poses();
            assert!(same(seen(to, poses[0]), from), "{poses:?}");
            assert!(same(seen(to, *poses.last().unwrap()), to), "{poses:?}");
        }
    }

    #[test]
    fn what_is_far_takes_longer_and_nothing_takes_long() {
        let way = |by: f64| Flight { from: Area { left: SMALL.left + by, ..SMALL }, to: SMALL };
        assert_eq!([way(0.0), way(100.0), way(5000.0)].map(|way| way.time(1.0)), [140.0, 162.0, 320.0]);
        assert_eq!(way(100.0).time(1.5), 243.0);
        assert!(!way(3.0).is_seen() && way(5.0).is_seen());
        assert!(!Flight { from: LARGE, to: Area { width: 0.0, ..LARGE } }.is_seen());
    }
}
