//! Keeping texts where there may be no room.

use super::{bin, local, pictures};

/// Why something was not kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// The storage is full or forbidden.
    Refused,
}

/// Keeps a text. Miniatures give way to it, then what was deleted, the oldest first.
///
/// # Errors
/// [`StoreError`] if the browser refuses.
pub fn keep(name: &str, text: &str) -> Result<(), StoreError> {
    while !local::set(name, text) {
        if !pictures::drop_one() && !bin::drop_oldest() {
            return Err(StoreError::Refused);
        }
    }
    Ok(())
}

/// Keeps a text; what the browser refuses is held as long as this page.
///
/// # Errors
/// [`StoreError`] if it is only held.
pub fn keep_or_hold(name: &str, text: &str) -> Result<(), StoreError> {
    keep(name, text).inspect_err(|_| local::hold(name, text))
}

/// Puts a text into the bin.
///
/// # Errors
/// [`StoreError`] if there is no room even when everything else in the bin is gone; it can come back as long as this page is open.
pub fn throw_away(name: &str, text: &str) -> (bin::Deleted, Result<(), StoreError>) {
    let deleted = bin::Deleted::now(name);
    let kept = keep_or_hold(&deleted.place(), text);
    (deleted, kept)
}
