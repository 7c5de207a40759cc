//! What the last person at this device settled beforehand in a game: the next match begins with it.

use gloo_storage::{LocalStorage, Storage};
use serde_json::Value;

fn key(game: &str) -> String {
    format!("fireside.settled.{game}")
}

/// The settings for a game; nothing if nobody has set any.
pub fn usual(game: &str) -> Value {
    LocalStorage::get(key(game)).unwrap_or_default()
}

/// Keeps the settings for a game. A full storage only forgets them.
pub fn remember(game: &str, settings: &Value) {
    let _ = LocalStorage::set(key(game), settings);
}
