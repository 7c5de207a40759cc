//! The values in the texts of cards. Those that are printed in a box can be changed by karmas, those that are worked out cannot.

use super::Fx;

/// The value in an effect. A number that is written where it is used, an `i32`, stands in a box in the card's text; one that is worked out
/// from cards, an `u8` as all their values, is what it is.
#[derive(Clone, Copy, Debug)]
pub enum Value {
    /// In a box.
    Boxed(u8),
    /// Worked out.
    Plain(u8),
}

impl From<i32> for Value {
    fn from(printed: i32) -> Value {
        Value::Boxed(printed as u8)
    }
}

impl From<u8> for Value {
    fn from(value: u8) -> Value {
        Value::Plain(value)
    }
}

impl Fx<'_> {
    /// What a value that the text has in a box counts as.
    pub fn boxed(&self, printed: u8) -> u8 {
        let frame = self.game.frame();
        self.game.boxed_value(printed, frame.by(), frame.effect())
    }

    /// What a value counts as.
    pub(super) fn counted(&self, value: impl Into<Value>) -> u8 {
        match value.into() {
            Value::Boxed(printed) => self.boxed(printed),
            Value::Plain(value) => value,
        }
    }
}
