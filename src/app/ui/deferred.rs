//! Work that waits until the screen has been painted: what is not seen need not keep a tap waiting.

use leptos::prelude::*;
use std::time::Duration;

/// Does something once what changes now has been painted. In the frame's own callback it would still be before that.
pub fn after_paint(work: impl FnOnce() + 'static) {
    request_animation_frame(move || set_timeout(work, Duration::ZERO));
}

/// A value that is worked out after the next paint, in slices between which a tap finds its way. `begin` runs whenever
/// something changes that it reads, and returns the work, if there is any; `go_on` does a slice of it and returns the value
/// with the last one. Work that was begun before is dropped. While there is work, the value before it stays; without any
/// there is none.
pub fn deferred<W: 'static, T: Clone + Send + Sync + 'static>(
    begin: impl Fn() -> Option<W> + 'static,
    go_on: impl Fn(&mut W) -> Option<T> + Copy + 'static,
) -> Signal<Option<T>> {
    let value = RwSignal::new(None);
    let round = StoredValue::new(0_u32);
    Effect::new(move |_| {
        round.update_value(|round| *round = round.wrapping_add(1));
        let this = round.get_value();
        match begin() {
            Some(work) => after_paint(move || slice(work, go_on, value, move || round.try_get_value() == Some(this))),
            None if value.with_untracked(Option::is_some) => value.set(None),
            None => {}
        }
    });
    value.into()
}

fn slice<W: 'static, T: Send + Sync + 'static>(
    mut work: W,
    go_on: impl Fn(&mut W) -> Option<T> + Copy + 'static,
    value: RwSignal<Option<T>>,
    counts: impl Fn() -> bool + Copy + 'static,
) {
    // Something else is worked out by now, or whoever wanted it is gone.
    if !counts() {
        return;
    }
    match go_on(&mut work) {
        Some(done) => value.set(Some(done)),
        None => set_timeout(move || slice(work, go_on, value, counts), Duration::ZERO),
    }
}
