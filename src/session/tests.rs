//! The laws of a session.
