//! The shapes and colours of the picture: what grows on each terrain, what each building looks like. Drawn around 0,0 in units of the map.

use crate::games::terra_mystica::{Building, Terrain};

/// The dark around what is built.
pub const PITCH: &str = "#2a1c0c";
/// The light in windows and around towns.
pub const FIRELIGHT: &str = "#ffdf94";

/// The sun and the light around it: how far it reaches.
pub const GLOW: [(f64, &str); 6] =
    [(6.4, "#6aa5a8"), (4.5, "#93c0b9"), (3.1, "#c4d6b8"), (2.05, "#eedda6"), (1.35, "#f7cb78"), (0.8, "#fff0c4")];

/// The water: from how far down, as a part of the map's depth.
pub const WATER: [(f64, &str); 4] = [(0.0, "#8fbdb8"), (0.07, "#6aa3a6"), (0.4, "#528f97"), (0.8, "#407c87")];

/// The same in a miniature.
pub const SHALLOWS: [(f64, &str); 2] = [(0.0, "#7fb3b0"), (0.05, "#9ecbc5")];

/// The hills behind the water: corners as parts of the width, and heights.
pub const HILLS: [(&[(f64, f64)], &str); 2] = [
    (
        &[
            (0.0, 0.5),
            (0.06, 0.72),
            (0.1, 0.58),
            (0.17, 0.98),
            (0.22, 0.7),
            (0.27, 0.82),
            (0.36, 0.3),
            (0.44, 0.46),
            (0.52, 0.22),
            (0.6, 0.36),
            (0.68, 0.16),
            (0.8, 0.2),
            (0.88, 0.44),
            (0.93, 0.34),
            (1.0, 0.66),
        ],
        "#5c9397",
    ),
    (
        &[
            (0.0, 0.2),
            (0.05, 0.34),
            (0.13, 0.18),
            (0.2, 0.4),
            (0.3, 0.14),
            (0.42, 0.2),
            (0.55, 0.07),
            (0.7, 0.09),
            (0.84, 0.2),
            (0.9, 0.12),
            (1.0, 0.32),
        ],
        "#3f7680",
    ),
];

/// The colours of a terrain and of what a faction from there has built.
pub struct Paint {
    /// The land.
    pub land: &'static str,
    /// The buildings.
    pub built: &'static str,
    /// The line around them.
    pub rim: &'static str,
    /// Their windows.
    pub light: &'static str,
}

/// Those of the map and the board by day (`style/terra-mystica/frame.css`).
pub const fn paint(terrain: Terrain) -> Paint {
    let (land, built) = match terrain {
        Terrain::Desert => ("#e2bd62", "#f4c82f"),
        Terrain::Plains => ("#a8794d", "#7a4a22"),
        Terrain::Swamp => ("#56535b", "#26232a"),
        Terrain::Lakes => ("#3c7cb2", "#1f5fa8"),
        Terrain::Forest => ("#4c8b4c", "#236a3e"),
        Terrain::Mountains => ("#979ca0", "#c3cacf"),
        Terrain::Wasteland => ("#b4523a", "#b3362b"),
    };
    match terrain {
        Terrain::Desert | Terrain::Mountains => Paint { land, built, rim: PITCH, light: PITCH },
        _ => Paint { land, built, rim: "#fff8ea", light: FIRELIGHT },
    }
}

/// How a building is drawn.
pub struct Parts {
    /// Its silhouette.
    pub body: &'static str,
    /// What lies in the shade.
    pub shade: &'static str,
    /// Half of its width.
    pub half: f64,
    /// Its window: place and size.
    pub window: (f64, f64, f64),
}

/// House, house with wing, dome, castle, great hall with two towers.
pub const fn parts(building: Building) -> Parts {
    let (body, shade, half, window) = match building {
        Building::Dwelling => ("M-13 13V-3L0-17 13-3V13z", "M0-17L13-3V13H6V-6z", 13.0, (-0.5, 4.0, 5.0)),
        Building::TradingHouse => {
            ("M-21 13V-8l10-11L-1-8v4H21V13z", "M-11-19L-1-8v4H21V1H-1V13h-3V-8z", 21.0, (-11.5, 3.0, 5.2))
        }
        Building::Temple => (
            "M-17 13V0h3A14 14 0 0 1-2-13.9V-21H2v7.1A14 14 0 0 1 14 0h3V13z",
            "M0-14a14 14 0 0 1 14 14h3V13H10V0Q8-10 0-14z",
            17.0,
            (0.0, 2.0, 5.4),
        ),
        Building::Stronghold => (
            "M-23 13V-13h7v5h5v-5h3V-24h5v4H3v-4H8v11h3v5h5v-5h7V13z",
            "M3-24H8v11h3v5h5v-5h7V13H14V0H3z",
            23.0,
            (0.0, 1.0, 6.4),
        ),
        Building::Sanctuary => (
            "M-25 13V-9l5.5-9 5.5 9v6h1.500A13.5 13.5 0 0 1 12.5-3H14V-9l5.5-9 5.5 9V13z",
            "M0-16A13.5 13.5 0 0 1 12.5-3H14V-9l5.5-9 5.5 9V13H19V-4H8Q7-12 0-16z",
            25.0,
            (0.0, 2.5, 6.0),
        ),
    };
    Parts { body, shade, half, window }
}

/// The outline of a building in the fewest corners.
pub const fn outline(building: Building) -> &'static [(f64, f64)] {
    match building {
        Building::Dwelling => &[(-12.0, 12.0), (-12.0, -4.0), (0.0, -16.0), (12.0, -4.0), (12.0, 12.0)],
        Building::TradingHouse => {
            &[(-19.0, 12.0), (-19.0, -8.0), (-9.0, -19.0), (1.0, -6.0), (19.0, -6.0), (19.0, 12.0)]
        }
        Building::Temple => &[(-17.0, 12.0), (-12.0, -9.0), (0.0, -19.0), (12.0, -9.0), (17.0, 12.0)],
        Building::Stronghold => {
            &[(-21.0, 12.0), (-21.0, -18.0), (-9.0, -7.0), (9.0, -7.0), (21.0, -18.0), (21.0, 12.0)]
        }
        Building::Sanctuary => &[(-25.0, 12.0), (-25.0, -6.0), (0.0, -19.0), (25.0, -6.0), (25.0, 12.0)],
    }
}

/// What stands on land without buildings: dunes, ears, reeds, waves, firs, peaks, a crater.
pub const fn growth(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Desert => {
            "<path d=\"M-25 4q11-13 22 0zM1-3q9-11 19 0zM-6 12q13-13 27 0z\" fill=\"#f0d384\"/><path d=\"M-14-2.500q7 1 11 6.500h-8zM10.5-8.500q6 1 9.5 5.500h-7zM8 5.500q8 1 13 6.500h-10z\" fill=\"#bb9140\"/>"
        }
        Terrain::Plains => {
            "<path d=\"M-24-4q10-5 20 0M4-7q9-4 18 0M-20 4q14-6 28 0M-12 12q15-6 32 0\" fill=\"none\" stroke=\"#7f5630\" stroke-width=\"2.5\" stroke-linecap=\"round\"/><path d=\"M-15 5v-11m-3 3 3 3 3-3m16 4v-12m-3 3 3 3 3-3m8 15v-11m-3 3 3 3 3-3\" fill=\"none\" stroke=\"#e9c27f\" stroke-width=\"2.2\" stroke-linecap=\"round\"/>"
        }
        Terrain::Swamp => {
            "<ellipse cx=\"-3\" cy=\"5\" rx=\"20\" ry=\"6.5\" fill=\"#37353d\"/><path d=\"M-12 4h8M-4 8h12\" stroke=\"#7c8a86\" stroke-width=\"1.8\" stroke-linecap=\"round\"/><path d=\"M14 6V-10M19 7V-5M10 8V-5M-18-1v-11M-14-2v-8\" stroke=\"#a3a583\" stroke-width=\"2.2\" stroke-linecap=\"round\"/>"
        }
        Terrain::Lakes => {
            "<path d=\"M-22-3q5-5 10 0t10 0 10 0M-10 6q5-5 10 0t10 0 10 0M-20 13q5-5 10 0t10 0M4-10q4-4 8 0t8 0\" fill=\"none\" stroke=\"#a9d0ea\" stroke-width=\"2.2\" stroke-linecap=\"round\"/>"
        }
        Terrain::Forest => {
            "<path d=\"M-15-25-23-4h16zM12-28 3-5H21zM-3-16-12 10H6zM19-11 11 9H27z\" fill=\"#2e6b38\"/><path d=\"M-15-25-7-4h-8zM12-28 21-5H12zM-3-16 6 10H-3zM19-11 27 9H19z\" fill=\"#1d4d29\"/>"
        }
        Terrain::Mountains => {
            "<path d=\"M-28 7-12-21 1 2 12-28 29 8z\" fill=\"#70767c\"/><path d=\"M-12-21-2-4l-6 11h-8zM12-28 29 8H14z\" fill=\"#51575d\"/><path d=\"M-12-21-16.5-13l4 3 3-3 3 1zM12-28 8-18l4 3 2-3 4 2z\" fill=\"#f7f3e6\"/>"
        }
        Terrain::Wasteland => {
            "<path d=\"M-22 9-9-14h9L16 9z\" fill=\"#8f3a26\"/><path d=\"M-1-14h1L16 9H4z\" fill=\"#67240f\"/><path d=\"M-9-14h9l-2 4-2-2-2 7-2-6z\" fill=\"#ffb04f\"/><path d=\"M13 12l4-7 7 7zM-26 13l5-6 4 6z\" fill=\"#7a2e1a\"/>"
        }
    }
}
