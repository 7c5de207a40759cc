//! Whether a game is new here.

use crate::app::lessons::is_lesson;
use crate::app::store::storage::{self, Kept};

/// Whether no match of this game was ever begun at this device, as far as is known: none is kept, none was counted.
pub fn is_first(game: &str) -> bool {
    let kept = || {
        storage::list()
            .iter()
            .any(|kept| matches!(kept, Kept::Match(meta) if meta.game == game && !is_lesson(&meta.id)))
    };
    let counted = || storage::stats().is_ok_and(|stats| stats.results().iter().any(|result| result.game == game));
    !kept() && !counted()
}
