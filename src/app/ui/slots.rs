//! Places that stay: what goes leaves its place empty, and what comes is drawn in the elements of that place.

use super::align::align;
use leptos::prelude::*;

/// What can stand in a place.
pub trait Thing: Clone + PartialEq + Send + Sync + 'static {}

impl<T: Clone + PartialEq + Send + Sync + 'static> Thing for T {}

/// Shows the n-th thing in the n-th place. A place whose thing is gone shows nothing and waits for the next one; there are as
/// many as there ever were things, and `least` from the beginning.
pub fn slots<T: Thing, V: IntoView + 'static>(
    things: Memo<Vec<T>>,
    least: usize,
    place: impl Fn(Memo<Option<T>>) -> V + Clone + Send + 'static,
) -> impl IntoView {
    let in_order = |before: &[Option<T>], things: &[T]| {
        (0..before.len().max(things.len())).map(|n| things.get(n).cloned()).collect()
    };
    arranged(things, least, in_order, place)
}

/// As [`slots`], for things of which each looks different: whatever stays in the list stays in its place as long as the order
/// allows, so that empty places can lie between others.
pub fn settled_slots<T: Thing, V: IntoView + 'static>(
    things: Memo<Vec<T>>,
    least: usize,
    place: impl Fn(Memo<Option<T>>) -> V + Clone + Send + 'static,
) -> impl IntoView {
    arranged(things, least, align, place)
}

/// What the places show from now on, by what they showed before: never fewer of them.
type Arrange<T> = fn(&[Option<T>], &[T]) -> Vec<Option<T>>;

fn arranged<T: Thing, V: IntoView + 'static>(
    things: Memo<Vec<T>>,
    least: usize,
    arrange: Arrange<T>,
    place: impl Fn(Memo<Option<T>>) -> V + Clone + Send + 'static,
) -> impl IntoView {
    let places = Memo::new(move |before: Option<&Vec<Option<T>>>| {
        things.with(|things| arrange(before.map(Vec::as_slice).unwrap_or_default(), things))
    });
    let most = Memo::new(move |_| places.with(Vec::len).max(least));
    view! {
        <For
            each=move || 0..most.get()
            key=|n| *n
            children=move |n| place(Memo::new(move |_| places.with(|places| places.get(n).cloned().flatten())))
        />
    }
}
