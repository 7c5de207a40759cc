//! Tells the linker what scripts/split.mjs needs of the page's program, and of that one only.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let is_set = |name: &str| std::env::var_os(name).is_some();
    if is_set("CARGO_FEATURE_SPLIT") && std::env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32") {
        println!("cargo::rustc-link-arg-bin=page=--emit-relocs");
    }
}
