//! What persons settle beforehand in a game, so that they need not be asked. A match keeps the settings of each seat as text, JSON by the
//! seat's number; the next match begins with what was set last at this device.

use super::{local, room};
use serde_json::{Map, Value};

fn name(game: &str) -> String {
    format!("settled.{game}")
}

/// What was kept with a match for a seat.
pub fn of_seat(kept: &str, seat: u8) -> Option<Value> {
    all(kept).remove(&seat.to_string())
}

/// The same text with other settings of a seat.
pub fn with_seat(kept: &str, seat: u8, settings: Value) -> String {
    let mut all = all(kept);
    all.insert(seat.to_string(), settings);
    Value::Object(all).to_string()
}

/// What is no settings is as if nobody had set anything.
fn all(kept: &str) -> Map<String, Value> {
    serde_json::from_str(kept).unwrap_or_default()
}

/// The settings for a game; nothing if nobody has set any.
pub fn usual(game: &str) -> Value {
    local::get(&name(game)).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

/// Keeps the settings for a game. A full storage only forgets them.
pub fn remember(game: &str, settings: &Value) {
    let _ = room::keep_or_hold(&name(game), &settings.to_string());
}
