//! Victus as a picture: the three colonies on it with all that is built and everybody's crew, and above them the orbit with its places
//! and ships. Its colours are its own, the same in light and dark.

mod art;
#[cfg(test)]
mod tests;

use super::layout::{FIELD, HEX, space};
use super::text::lookup;
use crate::app::store::save::SeatPlan;
use crate::app::ui::{polygon, shape};
use crate::engine::{Match, Seat};
use crate::games::BetaColony;
use crate::games::beta_colony::state::Tile;
use crate::games::beta_colony::{Colony, Location, Material, Space};
use art::{BONE, HALL, HEART, HIGH, PITCH, SOIL, STATUE, TILT, ground};
use std::fmt::Write;

/// Below this width a picture is a miniature: without what would be under two pixels.
const MINIATURE: f64 = 640.0;
/// Steps of a pixel in which land is drawn.
const GRAIN: f64 = 2.0;

/// The picture: the content of an SVG of this size.
pub fn scene(game: &Match<BetaColony>, seats: &[SeatPlan], width: f64, height: f64) -> String {
    let (state, view) = (game.state(), View::new(width, height));
    let mark = |seat: Seat| seats.get(seat.index()).map_or(seat.0, |plan| plan.mark);
    let mut drawn = String::new();
    planet(&mut drawn, &view);
    orbit(&mut drawn, state, &view, mark);
    let _ = write!(drawn, "<g transform=\"scale({})\">", 1.0 / GRAIN);
    land(&mut drawn, state, &view);
    if view.is_small {
        roofs(&mut drawn, state, &view, mark);
        return drawn + "</g>";
    }
    drawn.push_str("</g><defs>");
    for (which, tile) in art::tiles().into_iter().enumerate() {
        let _ = write!(drawn, "<g id=\"bc-scene{which}\">{tile}</g>");
    }
    drawn.push_str("</defs>");
    Colony::ALL.into_iter().for_each(|colony| built(&mut drawn, state, &view, colony, mark));
    drawn
}

/// Where things are in the picture.
struct View {
    width: f64,
    height: f64,
    is_small: bool,
    is_wide: bool,
    /// The top of the planet, and its radius.
    limb: f64,
    radius: f64,
    /// Pixels of a unit of a colony in front.
    near: f64,
}

impl View {
    fn new(width: f64, height: f64) -> View {
        let (is_small, is_wide) = (width < MINIATURE, width > 1.8 * height);
        let limb = height * if is_wide { 0.35 } else { 0.37 };
        let near = (height * 0.0103).min(width * if is_wide { 0.004 } else { 0.0056 });
        View { width, height, is_small, is_wide, limb, radius: width * 1.4, near }
    }

    /// The middle of a colony and its scale: one lies farther away. In a miniature all have one size.
    fn colony(&self, colony: Colony) -> (f64, f64, f64) {
        let (front, back) = if self.is_wide { (0.73, 0.545) } else { (0.79, 0.525) };
        let aside = if self.is_wide { 0.3 } else { 0.253 };
        let (x, y, scale) = match colony {
            Colony::Xian => (0.5 - aside, front, 1.0),
            Colony::Thebes => (0.5, back, if self.is_small { 1.0 } else { 0.8 }),
            Colony::Cuzco => (0.5 + aside, front, 1.0),
        };
        (self.width * x, self.height * y, self.near * scale)
    }

    /// Places of a colony as a path on the picture.
    fn path(&self, colony: Colony, places: [(f64, f64); 6]) -> String {
        let (cx, cy, scale) = self.colony(colony);
        polygon(places.map(|(x, y)| (cx + x * scale, cy + y * scale)), GRAIN)
    }

    /// A place so far above the planet, from the left, 0, to the right, 1.
    fn above(&self, across: f64, high: f64) -> (f64, f64) {
        let radius = self.radius + high;
        let turn = (across - 0.5) * self.width / self.radius;
        (self.width / 2.0 + radius * turn.sin(), self.limb + self.radius - radius * turn.cos())
    }
}

/// Sky, stars, light and ground.
fn planet(drawn: &mut String, view: &View) {
    let (w, h) = (view.width, view.height);
    let _ = write!(drawn, "<rect width=\"{w}\" height=\"{h}\" fill=\"#0f2233\"/>");
    let (x, y) = (w / 2.0, (view.limb + view.radius).round());
    let ring = |(high, colour): (f64, &str)| {
        let radius = view.radius + high * view.limb;
        format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius:.0}\" fill=\"{colour}\"/>")
    };
    art::AIR.into_iter().skip(usize::from(view.is_small)).for_each(|air| drawn.push_str(&ring(air)));
    let sun = view.above(0.7, view.limb * 0.03);
    for (size, colour) in art::SUN {
        let radius = size * view.limb;
        let _ = write!(drawn, "<circle cx=\"{:.0}\" cy=\"{:.0}\" r=\"{radius:.0}\" fill=\"{colour}\"/>", sun.0, sun.1);
    }
    let stars = art::STARS.iter().take(if view.is_small { 13 } else { art::STARS.len() });
    let stars: String = stars.map(|(x, y)| format!("M{:.0} {:.0}h0", x * w, y * view.limb)).collect();
    let size = (h * 0.005).max(1.5);
    let _ =
        write!(drawn, "<path d=\"{stars}\" stroke=\"#e9f3f4\" stroke-width=\"{size:.1}\" stroke-linecap=\"round\"/>");
    art::GROUND.into_iter().for_each(|ground| drawn.push_str(&ring(ground)));
    for (across, deep, wide) in art::CRATERS.into_iter().filter(|_| !view.is_small) {
        let (x, y) = view.above(across, -deep * h);
        let (wide, high) = (wide * h, wide * h * 0.3);
        for (drop, colour) in [(high * 0.25, "#f0a468"), (0.0, "#8f3a26")] {
            let _ = write!(
                drawn,
                "<ellipse cx=\"{x:.0}\" cy=\"{:.0}\" rx=\"{wide:.0}\" ry=\"{high:.0}\" fill=\"{colour}\"/>",
                y + drop
            );
        }
    }
}

/// The orbit: its places from the left to the right, and everybody's ship under its place.
fn orbit(drawn: &mut String, state: &BetaColony, view: &View, mark: impl Fn(Seat) -> u8) {
    let high = view.limb * 0.5;
    let (x, y, radius) = (view.width / 2.0, view.limb + view.radius, view.radius + high);
    let (dash, wide) = if view.is_small { (2, 1) } else { (7, 2) };
    let _ = write!(
        drawn,
        "<circle cx=\"{x}\" cy=\"{y:.0}\" r=\"{radius:.0}\" fill=\"none\" stroke=\"#7fa9bd\" stroke-width=\"{wide}\" stroke-dasharray=\"{dash}\"/>"
    );
    let size = (view.height * 0.056).min(view.width * 0.034);
    for at in Location::ALL {
        let across = 0.11 + 0.78 * f64::from(at as u8) / 6.0;
        let (x, y) = view.above(across, high);
        let ships: Vec<Seat> = state.seats().filter(|seat| state.player(*seat).ship() == Some(at)).collect();
        let _ = match view.is_small {
            true => write!(drawn, "<circle cx=\"{x:.0}\" cy=\"{y:.0}\" r=\"{size:.0}\" fill=\"{}\"/>", art::hues(at).0),
            false => write!(
                drawn,
                "<g transform=\"translate({x:.0} {y:.0})scale({:.2})\">{}</g>",
                size / 20.0,
                art::place(at)
            ),
        };
        for (n, seat) in ships.iter().enumerate() {
            let aside = (n as f64 - (ships.len() as f64 - 1.0) / 2.0) * size * 1.25;
            let (x, y) = view.above(across + aside / view.width, high - size * 1.7);
            let (tone, size) = (art::tone(mark(*seat)), (size * 0.55).round());
            let (x, y) = (x.round(), y.round());
            let _ = write!(drawn, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{size}\" fill=\"{BONE}\"/>");
            let _ = match view.is_small {
                true => write!(drawn, "<circle cx=\"{x}\" cy=\"{y}\" r=\"4\" fill=\"{tone}\"/>"),
                false => {
                    write!(drawn, "<path d=\"{}\" fill=\"{tone}\"/>", shape(mark(*seat), x, y, (size * 0.62).round()))
                }
            };
        }
    }
}

/// Where a space is in its colony, seen from the side.
fn place(at: Space) -> (f64, f64) {
    let (x, y) = space(at);
    (x - FIELD / 2.0, (y - FIELD / 2.0) * TILT)
}

/// The ground of the colonies, and the spaces on which nothing is built.
fn land(drawn: &mut String, state: &BetaColony, view: &View) {
    let plates = Colony::ALL.map(|colony| view.path(colony, ground((0.0, 1.2), 47.0, 0.5))).concat();
    let _ = write!(drawn, "<path d=\"{plates}\" fill=\"#4a1d14\"/>");
    for material in Material::ALL {
        let free = Space::of_bits(material.spaces()).filter(|at| state.tile(*at).is_none());
        let land: String = free.map(|at| view.path(at.colony(), ground(place(at), HEX - 0.5, 0.0))).collect();
        painted(drawn, &land, SOIL[material as usize]);
    }
}

/// A path, if there is one.
fn painted(drawn: &mut String, path: &str, colour: &str) {
    if !path.is_empty() {
        let _ = write!(drawn, "<path d=\"{path}\" fill=\"{colour}\"/>");
    }
}

/// Which tile stands on a space.
fn tile(state: &BetaColony, at: Space) -> Option<usize> {
    Some(match state.tile(at)? {
        Tile::Module(module) => module.colour().index(),
        Tile::Achievement(which) if which.is_statue() => STATUE,
        Tile::Achievement(_) => HALL,
    })
}

/// Whose crew are on a space and where, in front on what is built.
fn crew(state: &BetaColony, at: Space) -> impl Iterator<Item = (Seat, (f64, f64))> {
    let (crew, (x, y)) = (lookup::crew(state, at), place(at));
    let last = crew.len().saturating_sub(1) as f64;
    let apart = 5.4_f64.min(13.0 / (last + 1.0));
    crew.into_iter().enumerate().map(move |(n, seat)| (seat, (x + (n as f64 - last / 2.0) * apart, y - HIGH + 3.2)))
}

/// What is built in a miniature: the roofs, all of one height, so that none covers another, on their dark blocks; and everybody's crew.
fn roofs(drawn: &mut String, state: &BetaColony, view: &View, mark: impl Fn(Seat) -> u8) {
    let all = || Space::all().filter_map(|at| Some((at.colony(), place(at), tile(state, at)?)));
    let hearts = || Colony::ALL.map(|colony| (colony, (0.0, 0.0), HEART)).into_iter();
    let on_picture = |colony: Colony, (x, y): (f64, f64)| {
        let (cx, cy, scale) = view.colony(colony);
        (cx + x * scale, cy + y * scale)
    };
    let unit = view.near * GRAIN;
    let foot = polygon(ground((0.0, 0.0), 9.4, 0.0), unit);
    // The first place stands twice: marks are in the middle of a line.
    let places = || hearts().chain(all()).map(|(colony, place, _)| on_picture(colony, place));
    let line = polygon(places().take(1).chain(places()), GRAIN);
    let _ = write!(
        drawn,
        "<marker id=\"bc-scene\" overflow=\"visible\"><path d=\"{foot}v{:.0}h{:.0}v{:.0}z\" fill=\"{PITCH}\"/></marker>\
         <path d=\"{line}\" fill=\"none\" marker-mid=\"url(#bc-scene)\"/>",
        -HIGH * unit,
        -18.8 * unit,
        HIGH * unit
    );
    for (which, colour) in art::ROOFS.into_iter().enumerate() {
        let alike = hearts().chain(all()).filter(|(_, _, tile)| *tile == which);
        let roofs: String =
            alike.map(|(colony, (x, y), _)| view.path(colony, ground((x, y - HIGH), 9.4, 0.0))).collect();
        painted(drawn, &roofs, colour);
    }
    drawn.push_str("<g stroke-linecap=\"round\">");
    for seat in state.seats() {
        let own =
            |at: Space| crew(state, at).filter(|(owner, _)| *owner == seat).map(move |(_, place)| (at.colony(), place));
        let dot = |(colony, place): (Colony, (f64, f64))| {
            let (x, y) = on_picture(colony, place);
            format!("M{:.0} {:.0}h0", x * GRAIN, y * GRAIN)
        };
        let dots: String = Space::all().flat_map(own).map(dot).collect();
        for (wide, colour) in [(16, BONE), (11, art::tone(mark(seat)))] {
            let _ = write!(drawn, "<path d=\"{dots}\" stroke=\"{colour}\" stroke-width=\"{wide}\"/>");
        }
    }
    drawn.push_str("</g>");
}

/// What is built in a colony, from the back to the front with its heart in the middle, and everybody's crew.
fn built(drawn: &mut String, state: &BetaColony, view: &View, colony: Colony, mark: impl Fn(Seat) -> u8) {
    let (x, y, scale) = view.colony(colony);
    let _ = write!(drawn, "<g transform=\"translate({x:.0} {y:.0})scale({:.3})\">", scale / art::GRAIN);
    let mut tiles: Vec<((f64, f64), usize)> =
        colony.spaces().filter_map(|at| Some((place(at), tile(state, at)?))).collect();
    tiles.push(((0.0, 0.0), HEART));
    tiles.sort_by(|((x, y), _), ((u, v), _)| y.total_cmp(v).then(x.total_cmp(u)));
    for ((x, y), which) in tiles {
        let (x, y) = (x * art::GRAIN, y * art::GRAIN);
        let _ = write!(drawn, "<use href=\"#bc-scene{which}\" x=\"{x:.0}\" y=\"{y:.0}\"/>");
    }
    for (seat, (x, y)) in colony.spaces().flat_map(|at| crew(state, at)) {
        let (x, y) = ((x * art::GRAIN).round(), (y * art::GRAIN).round());
        let member = shape(mark(seat), x, y, 16.0);
        let _ = write!(
            drawn,
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"27\" fill=\"{BONE}\" stroke=\"{PITCH}\" stroke-width=\"4\"/>\
             <path d=\"{member}\" fill=\"{}\"/>",
            art::tone(mark(seat))
        );
    }
    drawn.push_str("</g>");
}
