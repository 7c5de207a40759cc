//! The position as a picture: the column of ages at night, each in the colour of whoever has claimed it, and everybody's piles around.

use crate::app::picture::pen::{Pen, SEATS_LIT, num};
use crate::app::store::save::SeatPlan;
use crate::app::ui::shape;
use crate::engine::{Match, Seat};
use crate::games::Innovation;
use crate::games::innovation::{Colour, Player};

/// Two tones a colour, in turn from card to card, as on the cover.
const PILES: [[&str; 2]; 5] = [
    ["#d1583f", "#b5402c"],
    ["#ecb844", "#cf9a26"],
    ["#4f9d69", "#3a7f51"],
    ["#3f86c6", "#2c69a8"],
    ["#8f63b5", "#704897"],
];
/// Ages that can be claimed.
const AGES: u8 = 9;
const NIGHT: &str = "#15182a";
const GROUND: &str = "#0c0e1b";
const STONE: &str = "#4a5180";
const SHADE: &str = "#363c64";
const FAINT: &str = "#a3aad6";
const CREAM: &str = "#fff4de";
const GOLD: &str = "#f3bd62";
/// Where the ground is, and how high a drum of the column is, as shares of the height.
const BASE: f64 = 0.84;
const DRUM: f64 = 0.07;

/// The column with the piles of everybody.
pub fn scene(game: &Match<Innovation>, seats: &[SeatPlan], width: f64, height: f64) -> String {
    let state = game.state();
    let mut pen = Pen::default();
    pen.rect([0.0, 0.0, width, height], 0.0, NIGHT);
    for (radius, colour) in [(0.92, "#1b2039"), (0.7, "#242b4c"), (0.48, "#303961")] {
        pen.circle(width / 2.0, height * BASE, height * radius, colour);
    }
    let [left, right] = [seats.len().div_ceil(2), seats.len() / 2];
    // Frames of other shapes cut a little off at either side.
    let edge = width * 0.06;
    let side = width / 2.0 - height * 0.17 - edge;
    let most = state.seats().flat_map(|seat| state.player(seat).stacks().iter().map(|stack| stack.cards().len())).max();
    let slab = (height * 0.034).min(height * 0.56 / most.unwrap_or(1).max(1) as f64);
    let place = |n: usize| {
        let (at, of, from) = if n < left { (n, left, edge) } else { (n - left, right, width - edge - side) };
        let room = side / of.max(1) as f64;
        (from + room * (at as f64 + 0.5), room.min(height * 0.46))
    };
    for (n, seat) in state.seats().enumerate() {
        let (middle, room) = place(n);
        pen.group(|pen| piles(pen, state.player(seat), middle, room * 0.86, height, slab));
    }
    for age in 1..=AGES {
        let owner = state.normal_owner(age).and_then(|seat| seats.get(seat.index()));
        pen.group(|pen| drum(pen, age, owner.map(|plan| plan.mark), width / 2.0, height));
    }
    let winner = game.outcome().and_then(|outcome| outcome.winners.iter().next());
    pen.group(|pen| capital(pen, winner.and_then(|seat| seats.get(seat.index())), width / 2.0, height));
    let hill = [0.845, 0.83, 0.845].map(|share| num(height * share));
    pen.path(
        &format!("M0 {}Q{} {} {} {}V{}H0z", hill[0], num(width / 2.0), hill[1], num(width), hill[2], num(height)),
        GROUND,
    );
    pen.group(|pen| {
        for (n, seat) in state.seats().enumerate() {
            let (middle, room) = place(n);
            won(pen, state.achievements(seat), seats.get(seat.index()), seat, [middle, height * 0.92, room, height]);
        }
    });
    pen.done()
}

/// A drum of the column: in the colour of its owner, with the shape.
fn drum(pen: &mut Pen, age: u8, owner: Option<u8>, middle: f64, height: f64) {
    let high = height * DRUM;
    let wide = height * (0.25 - 0.006 * f64::from(age));
    let top = height * BASE - high * f64::from(age);
    let (fill, ink) = match owner {
        Some(mark) => (SEATS_LIT[usize::from(mark) % SEATS_LIT.len()], NIGHT),
        None => (STONE, FAINT),
    };
    pen.rect([middle - wide / 2.0, top, wide, high], 4.0, GROUND);
    pen.rect([middle - wide / 2.0, top + 2.0, wide, high - 2.0], 4.0, fill);
    if owner.is_none() {
        // Flutes.
        for flute in [-0.34, -0.24, 0.24, 0.34] {
            pen.rect([middle + wide * flute - 2.0, top + high * 0.2, 4.0, high * 0.66], 2.0, SHADE);
        }
    }
    pen.number(middle, top + high * 0.53, high * 0.62, ink, age);
    if let Some(mark) = owner {
        pen.path(
            &shape(mark, (middle - wide * 0.32).round(), (top + high * 0.53).round(), (high * 0.2).round()),
            NIGHT,
        );
    }
}

/// The head of the column, with the winner's flag.
fn capital(pen: &mut Pen, winner: Option<&SeatPlan>, middle: f64, height: f64) {
    let top = height * (BASE - DRUM * f64::from(AGES));
    if winner.is_some() {
        pen.rect([middle - 2.0, top - height * 0.15, 4.0, height * 0.13], 0.0, CREAM);
        let (y, long, drop) = (top - height * 0.148, height * 0.085, height * 0.03);
        let back = num(long);
        pen.path(&format!("M{} {}l{back} {}-{back} {}z", num(middle + 2.0), num(y), num(drop), num(drop)), GOLD);
    }
    for (part, wide) in [(0.0, 0.23), (1.0, 0.28)] {
        let high = height * 0.02;
        pen.rect([middle - height * wide / 2.0, top - high * (part + 1.0), height * wide, high - 1.5], 3.0, CREAM);
    }
}

/// The five piles of a player, a slab a card, the top one with its age.
fn piles(pen: &mut Pen, player: Player<'_>, middle: f64, room: f64, height: f64, slab: f64) {
    let wide = room / 5.0;
    for (n, colour) in Colour::ALL.into_iter().enumerate() {
        let left = middle - room / 2.0 + wide * n as f64 + wide * 0.06;
        let cards = player.stack(colour).cards();
        let mut bottom = height * (BASE + 0.005);
        for (at, card) in cards.iter().enumerate() {
            let is_top = at + 1 == cards.len();
            let high = if is_top { (wide * 0.8).max(slab) } else { slab };
            pen.rect([left, bottom - high, wide * 0.88, high - 1.5], 3.0, PILES[n][at % 2]);
            if is_top {
                let ink = if n == 1 { "#2d1f04" } else { CREAM };
                pen.number(left + wide * 0.44, bottom - high / 2.0, wide * 0.52, ink, card.printed_value());
            }
            bottom -= high;
        }
    }
}

/// A player's shape, and a point for each achievement.
fn won(pen: &mut Pen, achievements: u8, plan: Option<&SeatPlan>, seat: Seat, [middle, y, room, height]: [f64; 4]) {
    let mark = plan.map_or(seat.0, |plan| plan.mark);
    let fill = SEATS_LIT[usize::from(mark) % SEATS_LIT.len()];
    let count = f64::from(achievements);
    let step = (height * 0.036).min(room * 0.8 / (count + 1.5));
    let left = middle - step * (count + 1.5) / 2.0;
    pen.path(&shape(mark, (left + step * 0.5).round(), y.round(), (step * 0.42).round()), fill);
    for n in 0..achievements {
        pen.circle(left + step * (f64::from(n) + 2.0), y, step * 0.3, CREAM);
    }
}
