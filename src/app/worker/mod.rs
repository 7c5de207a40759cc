//! The worker's side of the link: takes a position, thinks, answers.

/// Starts listening for the page's messages.
pub fn start() {
    console_error_panic_hook::set_once();
}
