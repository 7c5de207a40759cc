//! Places that stay: what goes leaves its place empty, and what comes is drawn in the elements of that place.

use super::align::align;
use leptos::prelude::*;

/// Shows the n-th thing in the n-th place. A place whose thing is gone shows nothing and waits for the next one; there are as
/// many as there ever were things, and `least` from the beginning.
pub fn slots<T, V>(
    things: Memo<Vec<T>>,
    least: usize,
    place: impl Fn(Memo<Option<T>>) -> V + Clone + Send + 'static,
) -> impl IntoView
where
    T: Clone + PartialEq + Send + Sync + 'static,
    V: IntoView + 'static,
{
    let most = Memo::new(move |most: Option<&usize>| things.with(Vec::len).max(most.copied().unwrap_or(least)));
    view! {
        <For
            each=move || 0..most.get()
            key=|n| *n
            children=move |n| place(Memo::new(move |_| things.with(|things| things.get(n).cloned())))
        />
    }
}

/// As [`slots`], for things of which each looks different: whatever stays in the list stays in its place as long as the order
/// allows, so that empty places can lie between others.
pub fn settled_slots<T, V>(
    things: Memo<Vec<T>>,
    least: usize,
    place: impl Fn(Memo<Option<T>>) -> V + Clone + Send + 'static,
) -> impl IntoView
where
    T: Clone + PartialEq + Send + Sync + 'static,
    V: IntoView + 'static,
{
    let places = Memo::new(move |before: Option<&Vec<Option<T>>>| {
        things.with(|things| align(before.map(Vec::as_slice).unwrap_or_default(), things))
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
