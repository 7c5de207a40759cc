//! Writing a match as a ledger.
