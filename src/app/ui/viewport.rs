//! The geometry of a picture that is looked at through a frame: how large it is drawn, and where.

/// A size: of the picture in its own units, of the frame in pixels.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Size {
    /// How wide.
    pub width: f64,
    /// How high.
    pub height: f64,
}

/// A picture and the frame through which it is looked at.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Viewport {
    /// The picture, in its own units.
    pub picture: Size,
    /// The frame, in pixels.
    pub frame: Size,
    /// The most pixels that a unit of the picture takes.
    pub most: f64,
    /// So many pixels of air may be drawn in at an edge, so that nothing stays under what lies over the frame; none while the whole picture
    /// is seen.
    pub air: f64,
}

/// How a picture lies in its frame.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Pose {
    /// Pixels that a unit of the picture takes.
    pub scale: f64,
    /// Where the picture's left edge is, in pixels from the frame's.
    pub x: f64,
    /// Where its upper edge is.
    pub y: f64,
}

/// A picture that does not fill its frame where it is just legible may be so much larger.
const ROOMY: f64 = 1.25;

/// A picture so little larger than the whole one is whole.
const WHOLE: f64 = 1.001;

impl Pose {
    /// Where a point of the picture is in the frame.
    pub fn place(self, (x, y): (f64, f64)) -> (f64, f64) {
        (self.x + x * self.scale, self.y + y * self.scale)
    }

    /// The point of the picture that is at a place in the frame.
    pub fn point(self, (x, y): (f64, f64)) -> (f64, f64) {
        ((x - self.x) / self.scale, (y - self.y) / self.scale)
    }
}

impl Viewport {
    /// Whether there is something to see: a picture, and a frame that has room.
    pub fn is_open(self) -> bool {
        [self.picture, self.frame].iter().all(|size| size.width > 0.0 && size.height > 0.0)
    }

    /// The scale at which the whole picture is seen.
    pub fn least(self) -> f64 {
        (self.frame.width / self.picture.width).min(self.frame.height / self.picture.height)
    }

    /// Whether the whole picture is seen.
    pub fn is_whole(self, pose: Pose) -> bool {
        pose.scale <= self.least() * WHOLE
    }

    /// The whole picture, in the middle.
    pub fn whole(self) -> Pose {
        self.clamp(Pose { scale: self.least(), x: 0.0, y: 0.0 })
    }

    /// How it lies at first: whole if a unit takes at least `legible` pixels then; else at least legible, and somewhat larger where it
    /// fills the frame then, around a point of the picture.
    pub fn at_first(self, legible: f64, around: (f64, f64)) -> Pose {
        if self.least() >= legible {
            return self.whole();
        }
        let fills = (self.frame.width / self.picture.width).max(self.frame.height / self.picture.height);
        self.around(fills.clamp(legible, legible * ROOMY), around)
    }

    /// The picture with a point in the middle of the frame, as far as its edges allow.
    pub fn around(self, scale: f64, (x, y): (f64, f64)) -> Pose {
        let scale = self.scale_of(scale);
        let middle = (self.frame.width / 2.0, self.frame.height / 2.0);
        self.clamp(Pose { scale, x: middle.0 - x * scale, y: middle.1 - y * scale })
    }

    /// The same pose within bounds: not smaller than the whole picture, not larger than allowed, no gap but the air at an edge where the
    /// picture is larger than the frame, in the middle where it is smaller.
    pub fn clamp(self, pose: Pose) -> Pose {
        let scale = self.scale_of(pose.scale);
        let air = if scale > self.least() * WHOLE { self.air } else { 0.0 };
        let along = |at: f64, picture: f64, frame: f64| {
            let gap = frame - picture * scale;
            if gap >= 2.0 * air { gap / 2.0 } else { at.clamp(gap - air, air) }
        };
        Pose {
            scale,
            x: along(pose.x, self.picture.width, self.frame.width),
            y: along(pose.y, self.picture.height, self.frame.height),
        }
    }

    /// Moved by so many pixels.
    pub fn pan(self, pose: Pose, (dx, dy): (f64, f64)) -> Pose {
        self.clamp(Pose { x: pose.x + dx, y: pose.y + dy, ..pose })
    }

    /// Enlarged by a factor; what is at a place in the frame stays there as far as the bounds allow.
    pub fn zoom(self, pose: Pose, factor: f64, at: (f64, f64)) -> Pose {
        self.move_point(pose, pose.scale * factor, at, at)
    }

    /// Two fingers were at these places and are at others now: what was between them is between them.
    pub fn pinch(self, pose: Pose, before: [(f64, f64); 2], now: [(f64, f64); 2]) -> Pose {
        let distance = |[one, other]: [(f64, f64); 2]| (one.0 - other.0).hypot(one.1 - other.1).max(1.0);
        let middle = |[one, other]: [(f64, f64); 2]| ((one.0 + other.0) / 2.0, (one.1 + other.1) / 2.0);
        self.move_point(pose, pose.scale * distance(now) / distance(before), middle(before), middle(now))
    }

    /// Moved as little as needed so that a point of the picture is at least `margin` pixels from the frame's edges.
    pub fn show(self, pose: Pose, point: (f64, f64), margin: f64) -> Pose {
        let (x, y) = pose.place(point);
        let into = |at: f64, room: f64| {
            let margin = margin.min(room / 2.0);
            at.clamp(margin, room - margin) - at
        };
        self.pan(pose, (into(x, self.frame.width), into(y, self.frame.height)))
    }

    /// Whether a point of the picture is seen, at least `margin` pixels from the frame's edges.
    pub fn sees(self, pose: Pose, point: (f64, f64), margin: f64) -> bool {
        let (x, y) = pose.place(point);
        let within = |at: f64, room: f64| (margin..=room - margin).contains(&at);
        within(x, self.frame.width) && within(y, self.frame.height)
    }

    /// The frame has another size now: what was in its middle stays there; a whole picture stays whole.
    pub fn resized(self, before: Viewport, pose: Pose) -> Pose {
        if before.is_whole(pose) {
            return self.whole();
        }
        self.around(pose.scale, pose.point((before.frame.width / 2.0, before.frame.height / 2.0)))
    }

    fn move_point(self, pose: Pose, scale: f64, from: (f64, f64), to: (f64, f64)) -> Pose {
        let scale = self.scale_of(scale);
        let (x, y) = pose.point(from);
        self.clamp(Pose { scale, x: to.0 - x * scale, y: to.1 - y * scale })
    }

    fn scale_of(self, scale: f64) -> f64 {
        let least = self.least();
        scale.clamp(least, self.most.max(least))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A map of 900 × 500 units on a phone.
    const PHONE: Viewport = Viewport {
        picture: Size { width: 900.0, height: 500.0 },
        frame: Size { width: 360.0, height: 400.0 },
        most: 2.0,
        air: 0.0,
    };
    /// The same on a desktop.
    const DESKTOP: Viewport = Viewport { frame: Size { width: 990.0, height: 500.0 }, ..PHONE };

    #[track_caller]
    fn is_near(one: (f64, f64), other: (f64, f64)) {
        assert!((one.0 - other.0).abs() < 1e-9 && (one.1 - other.1).abs() < 1e-9, "{one:?} is not {other:?}");
    }

    #[test]
    fn the_whole_picture_lies_in_the_middle() {
        assert_eq!(PHONE.whole(), Pose { scale: 0.4, x: 0.0, y: 100.0 });
        assert_eq!(DESKTOP.whole(), Pose { scale: 1.0, x: 45.0, y: 0.0 });
    }

    #[test]
    fn at_first_it_is_whole_where_that_is_legible() {
        assert_eq!(DESKTOP.at_first(0.7, (0.0, 0.0)), DESKTOP.whole());
        // On a phone it is as large as fills the frame, within reason.
        assert_eq!(PHONE.at_first(0.7, (900.0, 250.0)), Pose { scale: 0.8, x: 360.0 - 720.0, y: 0.0 });
        assert_eq!(PHONE.at_first(0.5, (450.0, 0.0)).scale, 0.625);
        // In a frame that is small both ways it is larger than that.
        assert_eq!(PHONE.at_first(1.5, (450.0, 0.0)).scale, 1.5);
    }

    #[test]
    fn no_gap_opens_at_an_edge() {
        let pose = Pose { scale: 1.0, x: -100.0, y: -50.0 };
        assert_eq!(PHONE.pan(pose, (500.0, 500.0)), Pose { scale: 1.0, x: 0.0, y: 0.0 });
        assert_eq!(PHONE.pan(pose, (-5000.0, -5000.0)), Pose { scale: 1.0, x: -540.0, y: -100.0 });
        assert_eq!(PHONE.pan(pose, (10.0, 5.0)), Pose { scale: 1.0, x: -90.0, y: -45.0 });
    }

    #[test]
    fn air_comes_in_where_not_all_is_seen() {
        let airy = Viewport { air: 50.0, ..PHONE };
        let pose = Pose { scale: 0.8, x: -100.0, y: 0.0 };
        assert_eq!(airy.pan(pose, (500.0, 500.0)), Pose { scale: 0.8, x: 50.0, y: 50.0 });
        assert_eq!(airy.pan(pose, (-900.0, -900.0)), Pose { scale: 0.8, x: -410.0, y: -50.0 });
        assert_eq!(airy.pan(airy.whole(), (500.0, 500.0)), PHONE.whole());
        // Where there is more room than air, the middle is the best place.
        let high = Viewport { frame: Size { width: 360.0, height: 600.0 }, ..airy };
        assert_eq!(high.pan(pose, (0.0, 90.0)).y, 100.0);
    }

    #[test]
    fn what_is_under_the_pointer_stays_there() {
        let pose = Pose { scale: 0.8, x: -200.0, y: 0.0 };
        let at = (150.0, 220.0);
        let larger = PHONE.zoom(pose, 1.5, at);
        assert_eq!(larger.scale, 0.8 * 1.5);
        is_near(larger.place(pose.point(at)), at);
    }

    #[test]
    fn zooming_ends_at_the_bounds() {
        let pose = PHONE.whole();
        assert_eq!(PHONE.zoom(pose, 100.0, (0.0, 0.0)).scale, 2.0);
        assert_eq!(PHONE.zoom(pose, 0.1, (300.0, 10.0)), pose);
        // A frame in which even the whole picture is larger than allowed.
        let huge = Viewport { frame: Size { width: 3600.0, height: 2000.0 }, ..PHONE };
        assert_eq!(huge.whole().scale, 4.0);
        assert_eq!(huge.zoom(huge.whole(), 2.0, (0.0, 0.0)), huge.whole());
    }

    #[test]
    fn fingers_keep_what_they_hold() {
        let pose = Pose { scale: 0.8, x: -200.0, y: 0.0 };
        let before = [(100.0, 100.0), (200.0, 100.0)];
        let now = [(80.0, 140.0), (230.0, 140.0)];
        let pinched = PHONE.pinch(pose, before, now);
        assert!((pinched.scale - 1.2).abs() < 1e-9);
        is_near(pinched.place(pose.point((150.0, 100.0))), (155.0, 140.0));
        // Fingers on one point do not divide by nothing.
        assert!(PHONE.pinch(pose, [(5.0, 5.0); 2], [(5.0, 5.0); 2]).scale.is_finite());
    }

    #[test]
    fn a_point_is_brought_into_the_frame_by_the_shortest_way() {
        let pose = Pose { scale: 1.0, x: 0.0, y: 0.0 };
        assert_eq!(PHONE.show(pose, (100.0, 100.0), 40.0), pose);
        assert_eq!(PHONE.show(pose, (400.0, 100.0), 40.0), Pose { x: -80.0, ..pose });
        // At the picture's edge there is less margin.
        assert_eq!(PHONE.show(pose, (890.0, 499.0), 40.0), Pose { scale: 1.0, x: -540.0, y: -100.0 });
    }

    #[test]
    fn a_point_is_seen_if_it_is_far_enough_from_the_edges() {
        let pose = Pose { scale: 1.0, x: -100.0, y: 0.0 };
        assert!(PHONE.sees(pose, (150.0, 50.0), 40.0));
        assert!(!PHONE.sees(pose, (130.0, 50.0), 40.0));
        assert!(!PHONE.sees(pose, (150.0, 380.0), 40.0));
    }

    #[test]
    fn turning_the_phone_keeps_the_middle() {
        let turned = Viewport { frame: Size { width: 400.0, height: 360.0 }, ..PHONE };
        let pose = Pose { scale: 1.0, x: -300.0, y: -60.0 };
        let after = turned.resized(PHONE, pose);
        is_near(after.point((200.0, 180.0)), pose.point((180.0, 200.0)));
        assert_eq!(turned.resized(PHONE, PHONE.whole()), turned.whole());
    }

    #[test]
    fn a_hidden_frame_is_closed() {
        assert!(PHONE.is_open());
        assert!(!Viewport { frame: Size::default(), ..PHONE }.is_open());
    }
}
