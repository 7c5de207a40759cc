//! The files of the project, for tests that read them.

use std::path::{Path, PathBuf};

/// Every file below a folder of the project, whatever its depth, in the order of their paths.
///
/// # Panics
/// Where there is no such folder.
pub fn below(folder: &str) -> Vec<PathBuf> {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).unwrap_or_else(|wrong| panic!("{}: {wrong}", folder.display())) {
            let path = entry.expect("the folder can be read").path();
            if path.is_dir() { folders.push(path) } else { found.push(path) }
        }
    }
    found.sort();
    found
}

/// Every Rust source below a folder of the project.
#[allow(dead_code, reason = "not every test that walks the tree reads sources")]
pub fn sources_below(folder: &str) -> impl Iterator<Item = PathBuf> {
    below(folder).into_iter().filter(|path| path.extension().is_some_and(|ending| ending == "rs"))
}
