//! Tells the linker what scripts/split.mjs needs of the page's program, and of that one only; and the native tests where the
//! reference lies, if it is there.

/// Innovation's scenarios that others wrote down and that may not be handed on: beside the project, or a folder further up for a
/// worktree. The test that reads them is ignored without them; what else is tested needs nothing from outside.
const REFERENCE: [&str; 2] = ["../shared/reference", "../../shared/reference"];

fn main() {
    println!("cargo::rustc-check-cfg=cfg(reference)");
    if std::env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch != "wasm32") {
        let folder = REFERENCE.iter().find_map(|path| std::fs::canonicalize(path).ok());
        if folder.is_some() {
            println!("cargo::rustc-cfg=reference");
        }
        println!("cargo::rustc-env=FIRESIDE_REFERENCE={}", folder.unwrap_or_default().display());
    }
    println!("cargo::rerun-if-changed=build.rs");
    let is_set = |name: &str| std::env::var_os(name).is_some();
    if is_set("CARGO_FEATURE_SPLIT") && std::env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32") {
        println!("cargo::rustc-link-arg-bin=page=--emit-relocs");
    }
}
