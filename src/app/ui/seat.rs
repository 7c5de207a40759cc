//! A seat's colour and shape.

use leptos::prelude::*;

const SHAPES: [&str; 5] = ["s1", "s2", "s3", "s4", "s5"];
const CLASSES: [&str; 5] = ["i seat seat-1", "i seat seat-2", "i seat seat-3", "i seat seat-4", "i seat seat-5"];

/// Red circle, blue square, green triangle, violet diamond or gold hexagon: colour is never the only sign.
#[component]
pub fn SeatMark(
    /// Which of the five, from 0.
    index: u8,
) -> impl IntoView {
    seat_mark(Some(index))
}

/// The same, drawn anew in the same elements when it is another; nothing without one.
pub fn seat_mark(index: Option<u8>) -> impl IntoView {
    let index = index.map(|index| usize::from(index) % SHAPES.len());
    view! {
        <svg class=index.map(|index| CLASSES[index]).unwrap_or_default() hidden=index.is_none() aria-hidden="true">
            <use href=index.map(|index| format!("#shell.{}", SHAPES[index]))></use>
        </svg>
    }
}

/// The same shape as a path around a point, for drawings.
pub fn shape(seat: u8, x: f64, y: f64, r: f64) -> String {
    let at = |dx: f64, dy: f64| format!("{:.2} {:.2}", x + dx * r, y + dy * r);
    let corners: &[(f64, f64)] = match seat % 5 {
        0 => return format!("M{}a{r} {r} 0 1 0 {} 0a{r} {r} 0 1 0 -{} 0z", at(-1.0, 0.0), 2.0 * r, 2.0 * r),
        1 => &[(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)],
        2 => &[(0.0, -1.05), (1.15, 0.9), (-1.15, 0.9)],
        3 => &[(0.0, -1.2), (1.2, 0.0), (0.0, 1.2), (-1.2, 0.0)],
        _ => &[(0.0, -1.1), (0.95, -0.55), (0.95, 0.55), (0.0, 1.1), (-0.95, 0.55), (-0.95, -0.55)],
    };
    let corners: Vec<String> = corners.iter().map(|(dx, dy)| at(*dx, *dy)).collect();
    format!("M{}z", corners.join("L"))
}
