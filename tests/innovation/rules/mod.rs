//! The rules and rulings.
