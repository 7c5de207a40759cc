//! Names of games and levels.

use crate::app::i18n::words::say;

/// A game's name as the lobby writes it.
pub fn game_name(id: &str) -> String {
    say(&format!("{id}-name"))
}

/// A bot's level in words.
pub fn level_name(level: crate::bots::Level) -> String {
    use crate::bots::Level;
    say(match level {
        Level::Easy => "level-easy",
        Level::Medium => "level-medium",
        Level::Hard => "level-hard",
        Level::Expert => "level-expert",
    })
}
