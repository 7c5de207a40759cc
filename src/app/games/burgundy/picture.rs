//! The position as a picture: towers of points before the cover's sunset, and under each what lies in its owner's estate.

use super::text::words::score_table;
use crate::app::picture::pen::{Pen, SEATS, SEATS_LIT, SOURCES, num};
use crate::app::store::save::{SeatPlan, rival_mark};
use crate::app::ui::shape;
use crate::engine::{Match, Seat};
use crate::games::burgundy::{Burgundy, Kind};

/// The colours of the kinds of cards, in their order.
const KINDS: [&str; 7] = ["#3f9a74", "#9aa2a9", "#9a6cc4", "#eab92f", "#4b93dc", "#93c04a", "#e0c796"];
/// Sources on which dark figures are read better.
const LIGHT: [usize; 7] = [2, 3, 6, 7, 8, 10, 12];
const GROUND: &str = "#2c1325";
const STONE: &str = "#f7e6c4";
const GOLD: &str = "#f3bd62";

/// Whose tower it is, and what stands for it.
struct Tower {
    mark: u8,
    total: i32,
    /// Points by source, with its colour.
    bricks: Vec<(usize, i32)>,
    /// The cards of the estate, a fan each.
    fans: Vec<(Kind, usize)>,
    won: bool,
}

/// Where a tower stands.
struct Place {
    middle: f64,
    ground: f64,
    wide: f64,
    /// How high a point is.
    unit: f64,
}

/// The towers of everybody, Egon's last.
pub fn scene(game: &Match<Burgundy>, seats: &[SeatPlan], width: f64, height: f64) -> String {
    let towers = towers(game, seats);
    let mut pen = Pen::default();
    sky(&mut pen, width, height);
    let most = towers.iter().map(|tower| tower.total).max().unwrap_or(0).max(24);
    let room = width * 0.9 / towers.len().max(1) as f64;
    let wide = (room * 0.62).min(height * 0.23);
    let unit = height * 0.44 / f64::from(most);
    let place = |n: usize| {
        let middle = width / 2.0 + (n as f64 - (towers.len() as f64 - 1.0) / 2.0) * room.min(wide * 1.75);
        Place { middle, ground: height * 0.79, wide, unit }
    };
    // A storey of all towers at a time.
    let storeys = towers.iter().map(|tower| tower.bricks.len()).max().unwrap_or(0);
    for storey in 0..storeys {
        pen.group(|pen| towers.iter().enumerate().for_each(|(n, tower)| brick(pen, tower, &place(n), storey)));
    }
    pen.group(|pen| towers.iter().enumerate().for_each(|(n, tower)| roof(pen, tower, &place(n))));
    pen.path(
        &format!(
            "M0 {}C{} {} {} {} {} {}V{}H0z",
            num(height * 0.84),
            num(width * 0.3),
            num(height * 0.785),
            num(width * 0.7),
            num(height * 0.79),
            num(width),
            num(height * 0.83),
            num(height)
        ),
        GROUND,
    );
    pen.group(|pen| towers.iter().enumerate().for_each(|(n, tower)| foot(pen, tower, &place(n), height)));
    pen.done()
}

fn towers(game: &Match<Burgundy>, seats: &[SeatPlan]) -> Vec<Tower> {
    let state = game.state();
    let rows = score_table(state);
    let winners = game.outcome().map(|outcome| outcome.winners);
    let bricks = |n: usize| {
        let own = rows.iter().map(|row| (usize::from(row.colour), row.points.get(n).copied().unwrap_or(0)));
        own.filter(|(colour, points)| *colour > 0 && *points > 0).collect()
    };
    let mut towers: Vec<Tower> = (0..)
        .zip(state.all_players())
        .zip(seats)
        .map(|((n, player), plan)| Tower {
            mark: plan.mark,
            total: player.score().into(),
            bricks: bricks(usize::from(n)),
            fans: player.estate().iter().map(|fan| (fan.kind(), fan.cards().len())).collect(),
            won: winners.is_some_and(|winners| winners.contains(Seat(n))),
        })
        .collect();
    if let Some(egon) = state.egon() {
        let fans = Kind::ALL.into_iter().map(|kind| (kind, egon.pile(kind).len())).filter(|(_, cards)| *cards > 0);
        towers.push(Tower {
            mark: rival_mark(seats),
            total: egon.score().into(),
            bricks: bricks(seats.len()),
            fans: fans.collect(),
            won: winners.is_some_and(|winners| winners.is_empty()),
        });
    }
    towers
}

/// The sunset of the cover, with a hill far away.
fn sky(pen: &mut Pen, width: f64, height: f64) {
    for (from, colour) in [(0.0, "#4d1227"), (0.2, "#7b2136"), (0.42, "#a83b3a"), (0.62, "#c9563b")] {
        pen.rect([0.0, height * from, width, height * (1.0 - from)], 0.0, colour);
    }
    let (x, y, radius) = (width * 0.5, height * 0.58, height * 0.36);
    for (more, colour) in [(1.56, "#b54a3f"), (1.26, "#d96f45"), (1.0, "#f3be62")] {
        pen.circle(x, y, radius * more, colour);
    }
    let hill = format!(
        "M0 {}C{} {} {} {} {} {}S{} {} {} {}V{}H0z",
        num(height * 0.76),
        num(width * 0.16),
        num(height * 0.66),
        num(width * 0.3),
        num(height * 0.7),
        num(width * 0.5),
        num(height * 0.75),
        num(width * 0.84),
        num(height * 0.64),
        num(width),
        num(height * 0.7),
        num(height)
    );
    pen.path(&hill, "#5d2040");
}

/// Where a brick or the roof begins, above the ground.
fn heap(tower: &Tower, place: &Place, storey: usize) -> f64 {
    let below: i32 = tower.bricks.iter().take(storey).map(|(_, points)| points).sum();
    place.ground - f64::from(below) * place.unit
}

fn brick(pen: &mut Pen, tower: &Tower, place: &Place, storey: usize) {
    let Some((source, points)) = tower.bricks.get(storey) else { return };
    let (high, bottom) = (f64::from(*points) * place.unit, heap(tower, place, storey));
    let joint = (place.wide * 0.02).min(high * 0.3);
    let left = place.middle - place.wide / 2.0;
    if storey == 0 {
        pen.rect([left, bottom - 1.0, place.wide, place.wide * 0.2], 0.0, GROUND);
    }
    // The joint above it is the evening behind.
    pen.rect([left, bottom - high, place.wide, high], 0.0, GROUND);
    pen.rect([left, bottom - high + joint, place.wide, high - joint], 0.0, SOURCES[(source - 1) % SOURCES.len()]);
    let size = place.wide * 0.17;
    if high > size * 1.15 {
        let ink = if LIGHT.contains(source) { "#2f1d06" } else { "#fff6e6" };
        pen.number(place.middle, bottom - (high - joint) / 2.0, size, ink, points);
    }
}

/// Parapet, roof in the seat's colour, and the winner's flag.
fn roof(pen: &mut Pen, tower: &Tower, place: &Place) {
    let (top, part) = (heap(tower, place, tower.bricks.len()), place.wide / 66.0);
    let (left, high) = (place.middle - 41.0 * part, 10.0 * part);
    let eaves = top - high;
    if tower.won {
        let tip = eaves - 40.0 * part;
        pen.rect([place.middle - 1.0 * part, tip - 22.0 * part, 2.0 * part, 26.0 * part], 0.0, GROUND);
        // Before the sun gold needs an edge.
        for (edge, fill) in [(1.6, GROUND), (0.0, GOLD)] {
            let (x, y) = (place.middle + (1.0 - edge * 0.4) * part, tip - (21.0 + edge) * part);
            let (long, drop) = (num((19.0 + edge * 2.2) * part), num((6.5 + edge) * part));
            pen.path(&format!("M{} {}l{long} {drop}-{long} {drop}z", num(x), num(y)), fill);
        }
    }
    let reach = if tower.won { 37.0 } else { 34.0 } * part;
    let peak = eaves - if tower.won { 42.0 } else { 32.0 } * part;
    let corners = [place.middle - reach, place.middle, place.middle + reach].map(num);
    let roof = format!("M{} {}L{} {} {} {}z", corners[0], num(eaves), corners[1], num(peak), corners[2], num(eaves));
    pen.path(&roof, SEATS[usize::from(tower.mark) % SEATS.len()]);
    let (wide, teeth) = (82.0 * part, 5.0);
    let mut wall = format!("M{} {}", num(left), num(top));
    // Teeth and gaps in turn, nine parts in all.
    for tooth in 0..9 {
        let (x, up) = (left + wide * f64::from(tooth) / 9.0, tooth % 2 == 0);
        let y = if up { eaves } else { eaves + high * 0.42 };
        wall += &format!("L{} {}H{}", num(x), num(y), num(x + wide / (teeth * 2.0 - 1.0)));
    }
    pen.path(&format!("{wall}V{}z", num(top)), STONE);
}

/// The total with its owner's shape, and the estate below.
fn foot(pen: &mut Pen, tower: &Tower, place: &Place, height: f64) {
    let (size, y) = (height * 0.085, place.ground + height * 0.075);
    let digits = tower.total.to_string().chars().count() as f64;
    pen.number(place.middle + size * 0.36, y, size, "#fff6e6", tower.total);
    let beside = place.middle - size * (0.31 * digits + 0.18);
    pen.path(
        &shape(tower.mark, beside.round(), y.round(), (size * 0.24).round()),
        SEATS_LIT[usize::from(tower.mark) % 5],
    );
    let (step, card) = ((place.wide * 1.45 / tower.fans.len().max(1) as f64).min(height * 0.034), height * 0.026);
    let left = place.middle - step * tower.fans.len() as f64 / 2.0;
    for (n, (kind, cards)) in tower.fans.iter().enumerate() {
        for lower in 0..(*cards).min(3) {
            let up = height * 0.009 * lower as f64;
            let corner =
                [left + step * n as f64 + (step - step * 0.82) / 2.0, height * 0.935 - up, step * 0.82, card * 1.2];
            pen.rect([corner[0] - 1.0, corner[1] - 1.0, corner[2] + 2.0, corner[3] + 2.0], 2.0, GROUND);
            pen.rect(corner, 2.0, KINDS[*kind as usize % KINDS.len()]);
        }
    }
}
