//! The map of a match as a picture: the land in the evening, seen from the south, with all that is built on it. Its colours are its own,
//! the same in light and dark.

mod art;
#[cfg(test)]
mod tests;

use super::layout::{HALF, MARGIN, RADIUS, SIZE, all, centre, corners, loops};
use crate::app::store::save::SeatPlan;
use crate::app::ui::{polygon, shape};
use crate::engine::{Match, Seat};
use crate::games::TerraMystica;
use crate::games::terra_mystica::facts::Geometry;
use crate::games::terra_mystica::state::Bridge;
use crate::games::terra_mystica::{Building, Hex, Hexes, Terrain};
use art::{FIRELIGHT, paint};
use std::fmt::Write;

/// Below this width a picture is a miniature: without what would be under two pixels.
const MINIATURE: f64 = 640.0;
/// The land's part of a hex.
const LAND: f64 = 0.955;
/// How high the land lies above the water, in units of the map.
const CLIFF: f64 = 9.0;
/// How much larger buildings are than on the board.
const BUILDING: f64 = 1.22;

/// The picture: the content of an SVG of this size.
pub fn scene(game: &Match<TerraMystica>, seats: &[SeatPlan], width: f64, height: f64) -> String {
    let state = game.state();
    let view = View::new(width, height);
    let mut drawn = String::new();
    sky(&mut drawn, &view);
    let _ = write!(drawn, "<g transform=\"scale({})\" stroke-linejoin=\"round\">", 1.0 / view.grain);
    island(&mut drawn, state, &view);
    towns(&mut drawn, state, &view);
    state.bridges().iter().for_each(|bridge| plank(&mut drawn, state, &view, bridge));
    if view.is_small {
        silhouettes(&mut drawn, state, &view);
    }
    drawn.push_str("</g>");
    if !view.is_small {
        symbols(&mut drawn, state, seats);
        standing(&mut drawn, state, &view);
    }
    drawn
}

/// Where things of the map are in the picture: rows that are farther away are smaller.
struct View {
    width: f64,
    height: f64,
    is_small: bool,
    /// Steps of a pixel in which lines are drawn.
    grain: f64,
    /// Where the map begins, and how far down it reaches.
    top: f64,
    depth: f64,
    /// Pixels of a unit of the map in front, and the part of it that is left at the back.
    near: f64,
    far: f64,
}

impl View {
    fn new(width: f64, height: f64) -> View {
        let is_small = width < MINIATURE;
        let is_wide = width > 1.8 * height;
        // In a miniature all hexes have one size.
        let far = if is_small {
            0.94
        } else if is_wide {
            0.72
        } else {
            0.84
        };
        let near = width * if is_small { 1.0 } else { 0.985 } / (SIZE.0 - MARGIN.0 - 8.0);
        let seen = near * (1.0 + far) / 2.0 * (SIZE.1 - 2.0 * MARGIN.1);
        let depth = (height * 0.72).min(seen * 0.88);
        let top = height * 0.955 - depth;
        View { width, height, is_small, grain: if is_small { 2.0 } else { 5.0 }, top, depth, near, far }
    }

    /// Pixels of a unit of the map in this row.
    fn scale(&self, y: f64) -> f64 {
        let away = 1.0 - (y - MARGIN.1) / (SIZE.1 - 2.0 * MARGIN.1);
        self.near / (1.0 + (1.0 / self.far - 1.0) * away)
    }

    /// Where a place of the map is, in pixels.
    fn at(&self, (x, y): (f64, f64)) -> (f64, f64) {
        let scale = self.scale(y);
        let across = x - (MARGIN.0 + SIZE.0 - 8.0) / 2.0;
        let down = (scale / self.near - self.far) / (1.0 - self.far);
        (self.width / 2.0 + across * scale, self.top + down * self.depth)
    }

    /// A path around places of the map.
    fn around(&self, places: impl IntoIterator<Item = (f64, f64)>) -> String {
        polygon(places.into_iter().map(|place| self.at(place)), self.grain)
    }

    /// The borders of hexes.
    fn border(&self, geometry: &Geometry, hexes: Hexes) -> String {
        loops(geometry, hexes).into_iter().map(|around| self.around(around)).collect()
    }

    /// The land of a hex.
    fn land(&self, geometry: &Geometry, hex: Hex) -> String {
        let (x, y) = centre(geometry, hex);
        self.around(corners(geometry, hex).map(|(cx, cy)| (x + (cx - x) * LAND, y + (cy - y) * LAND)))
    }

    /// The width of a line of so many pixels there.
    fn pixels(&self, count: f64) -> f64 {
        (count * self.grain).round()
    }
}

/// Sky, sun, hills and water.
fn sky(drawn: &mut String, view: &View) {
    let (w, h) = (view.width, view.height);
    let horizon = (view.top - view.depth * 0.05).round();
    let (x, y) = ((w * 0.74).round(), (horizon - h * 0.05).round());
    let size = (horizon * 0.62).max(h * 0.14);
    let _ = write!(
        drawn,
        "<rect width=\"{w}\" height=\"{h}\" fill=\"{}\"/>",
        if view.is_small { art::GLOW[1].1 } else { "#47838c" }
    );
    for (radius, colour) in &art::GLOW[if view.is_small { 2 } else { 0 }..] {
        let _ = write!(drawn, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{:.0}\" fill=\"{colour}\"/>", radius * size);
    }
    for (hills, colour) in &art::HILLS[usize::from(view.is_small)..] {
        let peaks = hills.iter().map(|(x, y)| (x * w, horizon - y * size * 1.3));
        let ridge = polygon([(0.0, horizon)].into_iter().chain(peaks).chain([(w, horizon)]), 1.0);
        let _ = write!(drawn, "<path d=\"{ridge}\" fill=\"{colour}\"/>");
    }
    for (down, colour) in if view.is_small { &art::SHALLOWS[..] } else { &art::WATER[..] } {
        let _ = write!(drawn, "<path d=\"M0 {:.0}H{w}V{h}H0z\" fill=\"{colour}\"/>", horizon + down * view.depth);
    }
    if !view.is_small {
        let beam = |n: u8, half: f64| {
            let y = horizon + view.depth * (0.018 + 0.02 * f64::from(n));
            format!("M{:.0} {y:.1}h{:.0}", x - half * size, 2.0 * half * size)
        };
        let (beams, wide) = (beam(0, 0.9) + &beam(1, 0.6) + &beam(2, 0.75), h * 0.008);
        let _ = write!(
            drawn,
            "<path d=\"{beams}\" fill=\"none\" stroke=\"#ffe7ae\" stroke-linecap=\"round\" stroke-width=\"{wide:.1}\"/>"
        );
    }
}

/// Shallows, rivers, cliffs and land.
fn island(drawn: &mut String, state: &TerraMystica, view: &View) {
    let geometry = state.geometry();
    let dry = geometry.all.without(geometry.rivers);
    let ground = view.border(geometry, dry);
    // Pictures of several sizes may stand in one page.
    let id = format!("tm-scene-land{}", view.width);
    let _ = write!(drawn, "<defs><path id=\"{id}\" d=\"{ground}\"/></defs>");
    let fallen = (CLIFF * view.scale(SIZE.1 / 2.0) * view.grain).round();
    let again = format!("<use href=\"#{id}\" y=\"{fallen}\"");
    if !view.is_small {
        let shore = view.border(geometry, geometry.all);
        for (wide, colour) in [(16.0, "#79b1b0"), (6.0, "#a5cfc8")] {
            let wide = view.pixels(wide * view.near);
            let _ = write!(
                drawn,
                "<path transform=\"translate(0 {fallen})\" d=\"{shore}\" fill=\"{colour}\" stroke=\"{colour}\" stroke-width=\"{wide}\"/>"
            );
        }
        let rivers: String = geometry.rivers.iter().map(|hex| waves(view, centre(geometry, hex))).collect();
        let wide = view.pixels(1.6);
        let _ = write!(
            drawn,
            "<path d=\"{rivers}\" fill=\"none\" stroke=\"#dff2ea\" stroke-width=\"{wide}\" stroke-linecap=\"round\"/>"
        );
    }
    let _ = write!(drawn, "{again} fill=\"#5b4330\"/><use href=\"#{id}\" fill=\"#f0dcaa\"/>");
    for terrain in Terrain::ALL {
        let alike = dry.iter().filter(|hex| state.terrain(*hex) == Some(terrain));
        match view.is_small {
            true => dots(drawn, terrain, view, alike.map(|hex| centre(geometry, hex))),
            false => {
                let land: String = alike.map(|hex| view.land(geometry, hex)).collect();
                let _ = write!(drawn, "<path d=\"{land}\" fill=\"{}\"/>", paint(terrain).land);
            }
        }
    }
}

/// The land of a terrain in a miniature: every hex is a mark on one line, for text is short there.
fn dots(drawn: &mut String, terrain: Terrain, view: &View, places: impl Iterator<Item = (f64, f64)> + Clone) {
    let middle = (SIZE.0 / 2.0, SIZE.1 / 2.0);
    let (x, y) = view.at(middle);
    let corner = |(across, down): (f64, f64)| {
        let (cx, cy) = view.at((middle.0 + across * HALF * LAND, middle.1 + down * RADIUS * LAND));
        (cx - x, cy - y)
    };
    let hex =
        polygon([(0.0, -1.0), (1.0, -0.5), (1.0, 0.5), (0.0, 1.0), (-1.0, 0.5), (-1.0, -0.5)].map(corner), view.grain);
    let id = terrain as u8;
    // The first place stands twice: marks are in the middle of a line.
    let line = polygon(places.clone().take(1).chain(places).map(|place| view.at(place)), view.grain);
    let _ = write!(
        drawn,
        "<marker id=\"tm-scene{id}\" overflow=\"visible\"><path d=\"{hex}\" fill=\"{}\"/></marker>\
         <path d=\"{line}\" fill=\"none\" marker-mid=\"url(#tm-scene{id})\"/>",
        paint(terrain).land
    );
}

/// Two waves in a river.
fn waves(view: &View, (x, y): (f64, f64)) -> String {
    let wave = |x: f64, y: f64, half: f64| {
        let (left, right) = (view.at((x - half, y)), view.at((x + half, y)));
        let [left, right, down, high] = [left.0, right.0, left.1 + CLIFF * view.scale(y), view.scale(y) * 7.0]
            .map(|at| (at * view.grain).round() as i32);
        format!("M{left} {down}q{} {} {} 0t{} 0", (right - left) / 4, -high, (right - left) / 2, (right - left) / 2)
    };
    wave(x - 4.0, y - 6.0, 16.0) + &wave(x + 5.0, y + 8.0, 11.0)
}

/// Towns, glowing: with their borders, in a miniature as light under their houses.
fn towns(drawn: &mut String, state: &TerraMystica, view: &View) {
    let geometry = state.geometry();
    let towns = |seat: Seat| state.player(seat).in_towns() | state.player(seat).river_towns();
    if view.is_small {
        let light = |hex: Hex| {
            let (x, y) = view.at(centre(geometry, hex));
            format!("M{:.0} {:.0}h0", x * view.grain, y * view.grain)
        };
        let lights: String = state.seats().flat_map(|seat| towns(seat).iter()).map(light).collect();
        let wide = view.pixels(68.0 * view.near);
        let _ = write!(
            drawn,
            "<path d=\"{lights}\" stroke=\"{FIRELIGHT}\" stroke-width=\"{wide}\" stroke-linecap=\"round\" opacity=\".5\"/>"
        );
        return;
    }
    for seat in state.seats().filter(|seat| !towns(*seat).is_empty()) {
        let (border, colours) = (view.border(geometry, towns(seat)), paint(state.home(seat)));
        let id = format!("tm-scene-town{}-{}", view.width, seat.0);
        let _ = write!(drawn, "<defs><path id=\"{id}\" d=\"{border}\"/></defs>");
        let glow = format!("fill=\"{FIRELIGHT}\" opacity=\".45\"");
        for (wide, colour, fill) in [
            (15.0, FIRELIGHT, glow.as_str()),
            (8.0, colours.rim, "fill=\"none\""),
            (4.6, colours.built, "fill=\"none\""),
        ] {
            let wide = view.pixels(wide * view.near);
            let _ = write!(drawn, "<use href=\"#{id}\" {fill} stroke=\"{colour}\" stroke-width=\"{wide}\"/>");
        }
    }
}

/// A bridge, flat between its ends.
fn plank(drawn: &mut String, state: &TerraMystica, view: &View, bridge: &Bridge) {
    let (from, to) = (centre(state.geometry(), bridge.ends.0), centre(state.geometry(), bridge.ends.1));
    let length = (to.0 - from.0).hypot(to.1 - from.1);
    let along = ((to.0 - from.0) / length, (to.1 - from.1) / length);
    let (x, y) = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
    let corner = |(far, aside): (f64, f64)| (x + along.0 * far - along.1 * aside, y + along.1 * far + along.0 * aside);
    let deck =
        |far: f64, aside: f64| view.around([(-far, -aside), (far, -aside), (far, aside), (-far, aside)].map(corner));
    let colours = paint(state.home(bridge.owner));
    let wide = view.pixels(3.0 * view.near);
    let (deck, lane) = (deck(30.0, 7.0), deck(30.0, 3.6));
    let _ = match view.is_small {
        true => write!(drawn, "<path d=\"{deck}\" fill=\"{}\"/>", colours.built),
        false => write!(
            drawn,
            "<path d=\"{deck}\" fill=\"{}\" stroke=\"{}\" stroke-width=\"{wide}\"/><path d=\"{lane}\" fill=\"{}\"/>",
            colours.rim,
            art::PITCH,
            colours.built
        ),
    };
}

/// Every building by its outline alone.
fn silhouettes(drawn: &mut String, state: &TerraMystica, view: &View) {
    for seat in state.seats() {
        let (mut path, colours) = (String::new(), paint(state.home(seat)));
        for building in Building::ALL {
            for hex in state.player(seat).standing(building).iter() {
                let (place, scale) = foot(state.geometry(), view, hex);
                let corner = |(x, y): &(f64, f64)| (place.0 + x * scale, place.1 + y * scale);
                path += &polygon(art::outline(building).iter().map(corner), view.grain);
            }
        }
        let _ = write!(
            drawn,
            "<path d=\"{path}\" fill=\"{}\" stroke=\"{}\" stroke-width=\"4\" paint-order=\"stroke\"/>",
            colours.built, colours.rim
        );
    }
}

/// Where the middle of a building is, and how large it is drawn.
fn foot(geometry: &Geometry, view: &View, hex: Hex) -> ((f64, f64), f64) {
    let place = centre(geometry, hex);
    let scale = view.scale(place.1);
    let (x, y) = view.at(place);
    ((x, y - 3.0 * scale), scale * BUILDING)
}

/// Each kind of building of each seat and each terrain's growth, to be used by name.
fn symbols(drawn: &mut String, state: &TerraMystica, seats: &[SeatPlan]) {
    drawn.push_str("<defs>");
    for terrain in Terrain::ALL {
        let _ = write!(drawn, "<g id=\"tm-scene-t{}\">{}</g>", terrain as u8, art::growth(terrain));
    }
    for seat in state.seats() {
        let mark = seats.get(seat.index()).map_or(seat.0, |plan| plan.mark);
        let player = state.player(seat);
        for building in Building::ALL.into_iter().filter(|building| !player.standing(*building).is_empty()) {
            let _ = write!(drawn, "<g id=\"{}\">", name(seat, building));
            house(drawn, building, mark, state.home(seat));
            drawn.push_str("</g>");
        }
    }
    drawn.push_str("</defs>");
}

/// What a building of a seat is called in the picture.
fn name(seat: Seat, building: Building) -> String {
    format!("tm-scene-b{}{}", seat.0, building as u8)
}

/// A building with its light: the shape of its seat.
fn house(drawn: &mut String, building: Building, mark: u8, home: Terrain) {
    let (colours, parts) = (paint(home), art::parts(building));
    let _ = write!(drawn, "<ellipse cx=\"4\" cy=\"13\" rx=\"{}\" ry=\"6\" opacity=\".3\"/>", parts.half + 4.0);
    let _ = write!(
        drawn,
        "<path d=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"7\" stroke-linejoin=\"round\"/>",
        parts.body,
        art::PITCH
    );
    let _ = write!(
        drawn,
        "<path d=\"{0}\" fill=\"{1}\" stroke=\"{1}\" stroke-width=\"4\" stroke-linejoin=\"round\"/>",
        parts.body, colours.rim
    );
    let _ = write!(
        drawn,
        "<path d=\"{}\" fill=\"{}\"/><path d=\"{}\" opacity=\".24\"/>",
        parts.body, colours.built, parts.shade
    );
    let light = shape(mark, parts.window.0, parts.window.1, parts.window.2);
    let _ = write!(drawn, "<path d=\"{light}\" fill=\"{}\"/>", colours.light);
}

/// What grows and what is built, from the back to the front.
fn standing(drawn: &mut String, state: &TerraMystica, view: &View) {
    let geometry = state.geometry();
    for hex in all(geometry).filter(|hex| !geometry.rivers.has(*hex)) {
        let ((x, y), scale) = foot(geometry, view, hex);
        let named = match (state.building(hex), state.terrain(hex)) {
            (Some((seat, building)), _) => name(seat, building),
            (None, Some(terrain)) => format!("tm-scene-t{}", terrain as u8),
            (None, None) => continue,
        };
        let _ = write!(drawn, "<use href=\"#{named}\" transform=\"translate({x:.1} {y:.1})scale({scale:.2})\"/>");
    }
}
