//! The page: the program that the browser starts.

fn main() {
    #[cfg(target_arch = "wasm32")]
    fireside::app::start();
}
