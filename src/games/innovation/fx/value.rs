//! The values in the texts of cards. Those that are printed in a box can be changed by karmas, those that are worked out cannot.

use super::Fx;

/// The value in an effect.
#[derive(Clone, Copy, Debug)]
pub enum Value {
    /// In a box in the card's text.
    Boxed(u8),
    /// Worked out from cards: it is what it is.
    Plain(u8),
}

impl Fx<'_> {
    /// What a value that the text has in a box counts as.
    pub fn boxed(&self, printed: u8) -> u8 {
        let frame = self.game.frame();
        self.game.boxed_value(printed, frame.by(), frame.effect())
    }

    /// What a value counts as.
    pub(super) fn counted(&self, value: Value) -> u8 {
        match value {
            Value::Boxed(printed) => self.boxed(printed),
            Value::Plain(value) => value,
        }
    }
}
