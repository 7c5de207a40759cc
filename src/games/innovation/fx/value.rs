//! The values in the texts of cards. Those that are printed in a box can be changed by karmas, those that are worked out cannot.

/// The value in an effect.
#[derive(Clone, Copy, Debug)]
pub enum Value {
    /// In a box in the card's text.
    Boxed(u8),
    /// Worked out from cards: it is what it is.
    Plain(u8),
}
