//! The shapes and colours of the picture: sky and ground, the places of the orbit, what stands on a colony. Tiles are drawn around the
//! middle of their space, in tenths of a colony's units.

use crate::app::ui::polygon;
use crate::games::beta_colony::Location;
use std::f64::consts::PI;

/// How flat the ground is seen.
pub const TILT: f64 = 0.52;
/// How high a module is.
pub const HIGH: f64 = 5.0;
/// The number of a statue's tile: those of the modules come before.
pub const STATUE: usize = 5;
/// A building.
pub const HALL: usize = 6;
/// The heart of a colony.
pub const HEART: usize = 7;

/// The light rim of what is built, and the dark around it.
pub const BONE: &str = "#fff8ea";
/// The dark of windows and lines.
pub const PITCH: &str = "#2a1c0c";

/// The air above the planet: how high, in heights of the sky.
pub const AIR: [(f64, &str); 5] =
    [(0.92, "#132c40"), (0.66, "#18384f"), (0.36, "#23506a"), (0.16, "#4a7c8e"), (0.05, "#e8b98a")];
/// The sun behind it.
pub const SUN: [(f64, &str); 2] = [(0.2, "#f3c78b"), (0.13, "#fff3d6")];
/// The ground, from the edge of the planet: how high.
pub const GROUND: [(f64, &str); 5] =
    [(0.0, "#f2ac70"), (-0.035, "#e2814f"), (-0.22, "#d9673f"), (-0.62, "#c7573a"), (-1.05, "#b94a30")];
/// Craters: from the left, how deep below the edge, and how wide, in heights of the picture.
pub const CRATERS: [(f64, f64, f64); 7] = [
    (0.12, 0.12, 0.06),
    (0.3, 0.07, 0.035),
    (0.68, 0.1, 0.05),
    (0.9, 0.08, 0.07),
    (0.42, 0.5, 0.06),
    (0.63, 0.56, 0.04),
    (0.02, 0.45, 0.07),
];
/// Stars: from the left, and down to the planet. A miniature has the first ones.
pub const STARS: [(f64, f64); 34] = [
    (0.07, 0.14),
    (0.15, 0.4),
    (0.1, 0.72),
    (0.21, 0.1),
    (0.29, 0.28),
    (0.38, 0.08),
    (0.46, 0.34),
    (0.56, 0.12),
    (0.64, 0.3),
    (0.72, 0.07),
    (0.83, 0.2),
    (0.93, 0.1),
    (0.96, 0.5),
    (0.03, 0.5),
    (0.25, 0.52),
    (0.34, 0.62),
    (0.43, 0.18),
    (0.52, 0.24),
    (0.6, 0.05),
    (0.67, 0.16),
    (0.77, 0.3),
    (0.88, 0.36),
    (0.98, 0.24),
    (0.01, 0.27),
    (0.05, 0.9),
    (0.18, 0.24),
    (0.12, 0.05),
    (0.33, 0.16),
    (0.49, 0.05),
    (0.8, 0.08),
    (0.9, 0.22),
    (0.08, 0.34),
    (0.26, 0.2),
    (0.7, 0.22),
];
/// Land without a building, by its material.
pub const SOIL: [&str; 6] = ["#5a7a48", "#b59350", "#b0697e", "#8f3a30", "#b86f3a", "#3f6591"];

/// The colour of a seat on the table.
pub const fn tone(mark: u8) -> &'static str {
    ["#a8215f", "#1f5fa8", "#236a3e", "#7d4396", "#17686d"][mark as usize % 5]
}

/// The colours of a place of the orbit: one side and the other.
pub const fn hues(at: Location) -> (&'static str, &'static str) {
    match at {
        Location::GanDe => ("#9ccf6a", "#e2bd62"),
        Location::Jyo => ("#e6a3ba", "#c4593b"),
        Location::Nebra => ("#ec9a5c", "#5b94c6"),
        Location::AzophiNexus => ("#9b7fd1", "#d9c9f5"),
        Location::Ridback => ("#67c2b4", "#e9f3f4"),
        Location::LeftManufactory | Location::RightManufactory => ("#8fb0c0", "#f0c04e"),
    }
}

/// A place of the orbit around 0,0, its radius 20: moons in the colours of what they give, stations with their sails, the portal, the
/// depot with its ring.
pub fn place(at: Location) -> String {
    let (one, other) = hues(at);
    let rim = "<circle r=\"23\" fill=\"#0f2233\"/>";
    match at {
        Location::GanDe | Location::Jyo | Location::Nebra => format!(
            "{rim}<circle r=\"20\" fill=\"{one}\"/><path d=\"M14-14A20 20 0 0 1-14 14Q4 8 14-14z\" fill=\"{other}\"/>\
             <path d=\"M-8-8h0M2-1h0M-5 5h0\" stroke=\"#0f2233\" stroke-opacity=\".3\" stroke-width=\"6\" stroke-linecap=\"round\"/>"
        ),
        Location::LeftManufactory | Location::RightManufactory => format!(
            "<path d=\"M-34-7h22v14h-22zM12-7h22v14H12z\" fill=\"#35617c\" stroke=\"#0f2233\" stroke-width=\"3\"/>\
             <path d=\"M-27-7V7M-20-7V7M20-7V7M27-7V7\" stroke=\"{one}\" stroke-width=\"2\"/>\
             <path d=\"M-15-9 0-18 15-9V9L0 18-15 9z\" fill=\"{one}\" stroke=\"#0f2233\" stroke-width=\"3\"/>\
             <path d=\"M0-18 15-9V9L0 18z\" opacity=\".2\"/><circle r=\"6\" fill=\"{other}\"/>"
        ),
        Location::AzophiNexus => format!(
            "{rim}<circle r=\"16\" fill=\"#241a44\" stroke=\"{one}\" stroke-width=\"7\"/>\
             <path d=\"M0-13 3-3 13 0 3 3 0 13-3 3-13 0-3-3z\" fill=\"{other}\"/>"
        ),
        Location::Ridback => format!(
            "<circle r=\"16\" fill=\"{one}\"/><path d=\"M11-11A16 16 0 0 1-11 11Q4 8 11-11z\" opacity=\".22\"/>\
             <path d=\"M-15-4C-34 4-26 12 0 7 26 2 34-8 15-9\" fill=\"none\" stroke=\"{other}\" stroke-width=\"4.5\" stroke-linecap=\"round\"/>"
        ),
    }
}

/// The corners of a hex on the ground, the first one so many sixths of a turn from the right.
pub fn ground((x, y): (f64, f64), radius: f64, first: f64) -> [(f64, f64); 6] {
    std::array::from_fn(|n| {
        let turn = (n as f64 + first) * PI / 3.0;
        (x + radius * turn.cos(), y + TILT * radius * turn.sin())
    })
}

/// Parts of a colony's unit in which tiles are drawn.
pub const GRAIN: f64 = 10.0;

/// The colours of modules, statue, hall and the heart of a colony.
pub const ROOFS: [&str; HEART + 1] =
    ["#f0c04e", "#d2553c", "#e59ab4", "#62a45c", "#4f90cb", "#fff3d6", "#fff3d6", "#23506a"];

/// The same as blocks with what stands on them.
pub fn tiles() -> [String; HEART + 1] {
    let raised = |radius: f64, high: f64| ground((0.0, 0.0), radius, 0.0).map(|(x, y)| (x, y - high));
    let (top, foot) = (raised(9.4, HIGH), raised(9.4, 0.0));
    let side = polygon([top[3], foot[3], foot[2], foot[1], foot[0], top[0]], GRAIN);
    let (rim, roof) = (polygon(top, GRAIN), polygon(raised(8.3, HIGH), GRAIN));
    std::array::from_fn(|which| {
        let fill = ROOFS[which];
        format!(
            "<path d=\"{side}\" fill=\"{fill}\"/><path d=\"{side}\" opacity=\".42\"/><path d=\"{rim}\" fill=\"{BONE}\"/>\
             <path d=\"{roof}\" fill=\"{fill}\"/><g transform=\"translate(0 -34)scale(.74)\">{}</g>",
            above(which)
        )
    })
}

/// What stands on the block: defence station, science tower, living quarters, greenhouse, water tank, statue, hall, the lander.
const fn above(which: usize) -> &'static str {
    match which {
        0 => {
            "<path d=\"M-48-38v-30l14-12h68l14 12v30l-14 8h-68z\" fill=\"#fff3d6\"/><path d=\"M6-80h28l14 12v30l-14 8H6z\" fill=\"#d3b678\"/><path d=\"M-4-78 30-122\" stroke=\"#5b4012\" stroke-width=\"10\" stroke-linecap=\"round\"/><path d=\"M-24-80a22 22 0 0 1 44 0z\" fill=\"#a87d1f\"/><path d=\"M-34-56h20\" stroke=\"#5b4012\" stroke-width=\"8\"/>"
        }
        1 => {
            "<path d=\"M-34-34-12-60-8-128h16l4 68 22 26q-34 14-68 0z\" fill=\"#ffe3d2\"/><path d=\"M0-128h8l4 68 22 26Q18-27 0-27z\" fill=\"#d69c85\"/><path d=\"M-24-96h48l-8 14h-32z\" fill=\"#7c2415\"/><path d=\"M0-128v-30\" stroke=\"#ffe3d2\" stroke-width=\"6\"/><circle cy=\"-160\" r=\"9\" fill=\"#ffdf94\"/>"
        }
        2 => {
            "<path d=\"M-66-36a34 34 0 0 1 68 0q-34 12-68 0z\" fill=\"#fff1f4\"/><path d=\"M-32-70a34 34 0 0 1 34 34q-14 6-24 6 4-26-10-40z\" fill=\"#d3a0b1\"/><path d=\"M-14-32a38 40 0 0 1 78 0q-38 14-78 0z\" fill=\"#fff1f4\"/><path d=\"M25-72a38 40 0 0 1 39 40q-14 7-28 8 6-30-11-48z\" fill=\"#d3a0b1\"/><path d=\"M-46-46h14M6-44h18\" stroke=\"#f2a13c\" stroke-width=\"11\" stroke-linecap=\"round\"/>"
        }
        3 => {
            "<path d=\"M-64-34v-16a64 50 0 0 1 128 0v16q-64 22-128 0z\" fill=\"#d8f0bf\"/><path d=\"M-44-36q6-34 22-4 8-46 22 0 8-38 22 0 10-28 20 2-44 14-86 2z\" fill=\"#2f7a45\"/><path d=\"M-64-50a64 50 0 0 1 128 0M0-100v76M-34-92q-8 30-6 64M34-92q8 30 6 64\" fill=\"none\" stroke=\"#fff8ea\" stroke-width=\"5\"/>"
        }
        4 => {
            "<path d=\"M-44-36v-62h88v62q-44 18-88 0z\" fill=\"#d9edf7\"/><path d=\"M8-98h36v62q-14 7-36 9z\" fill=\"#8db8d6\"/><ellipse cy=\"-98\" rx=\"44\" ry=\"17\" fill=\"#2d6da8\"/><ellipse cy=\"-101\" rx=\"34\" ry=\"11\" fill=\"#8fd0f2\"/><path d=\"M-44-64q44 18 88 0\" fill=\"none\" stroke=\"#2d6da8\" stroke-width=\"6\"/>"
        }
        5 => {
            "<path d=\"M-36-34h72v-16h-14l-10-92q-12-18-24 0l-10 92h-14z\" fill=\"#e5b04a\"/><path d=\"M0-151q8 0 12 9l10 92h14v16H0z\" fill=\"#b07c1e\"/><circle cy=\"-128\" r=\"7\" fill=\"#fff3d6\"/>"
        }
        6 => {
            "<path d=\"M-58-32v-48h116v48q-58 16-116 0z\" fill=\"#fff8ea\"/><path d=\"M14-80h44v48q-22 6-44 8z\" fill=\"#d8c7a4\"/><path d=\"M-42-80a42 44 0 0 1 84 0z\" fill=\"#e5b04a\"/><path d=\"M6-124a42 44 0 0 1 36 44H12q6-26-6-44z\" fill=\"#b07c1e\"/><path d=\"M-36-34v-30M-14-30v-34M12-30v-34M36-34v-30\" stroke=\"#2a1c0c\" stroke-width=\"9\"/>"
        }
        _ => {
            "<path d=\"M-46-30 -30-92q30-40 60 0l16 62q-46 18-92 0z\" fill=\"#e9f3f4\"/><path d=\"M0-112q16 0 30 20l16 62Q22-21 0-21z\" fill=\"#9fb9c4\"/><circle cy=\"-74\" r=\"17\" fill=\"#ffdf94\"/><path d=\"M-46-30l-20 20M46-30l20 20\" stroke=\"#e9f3f4\" stroke-width=\"9\" stroke-linecap=\"round\"/>"
        }
    }
}
