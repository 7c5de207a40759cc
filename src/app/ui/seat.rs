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
