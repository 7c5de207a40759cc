//! Bots at whole tables.
