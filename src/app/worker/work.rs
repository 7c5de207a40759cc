//! Work that the worker does in slices, and its clock.

use super::protocol::Report;

/// Work that goes on in small steps.
pub trait Work {
    /// Works a little; true when it is done.
    fn advance(&mut self) -> bool;
    /// What there is to tell after a slice, if anything.
    fn progress(&mut self) -> Option<Report>;
    /// What there is to tell now that no more work will be done.
    fn answer(&mut self) -> Option<Report>;
}

/// The time in milliseconds since 1970.
pub fn now() -> f64 {
    web_sys::js_sys::Date::now()
}
