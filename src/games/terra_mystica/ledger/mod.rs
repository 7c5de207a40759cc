//! Ledgers.
