//! A seat's colour and shape.

use super::Icon;
use leptos::prelude::*;

const SHAPES: [&str; 5] = ["s1", "s2", "s3", "s4", "s5"];
const CLASSES: [&str; 5] = ["seat seat-1", "seat seat-2", "seat seat-3", "seat seat-4", "seat seat-5"];

/// Red circle, blue square, green triangle, violet diamond or gold hexagon: colour is never the only sign.
#[component]
pub fn SeatMark(
    /// Which of the five, from 0.
    index: u8,
) -> impl IntoView {
    let index = usize::from(index) % SHAPES.len();
    view! { <Icon name=SHAPES[index] class=CLASSES[index] /> }
}
