//! The worker: bots think here, so that the page never waits.

fn main() {
    #[cfg(target_arch = "wasm32")]
    fireside::app::worker::server::start();
}
