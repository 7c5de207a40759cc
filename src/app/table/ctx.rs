//! Everything that the parts of a table share.

use crate::app::playable::Playable;
use std::marker::PhantomData;

/// The table's signals, copied into every part of it.
#[derive(Debug)]
pub struct TableCtx<G: Playable> {
    game: PhantomData<G>,
}
