//! The files that plain `mod` lines reach from the roots of the crates: what `cargo fmt` and other tools that do not compile see.

use crate::files;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use syn::{Attribute, Expr, Item, Lit, Meta};

/// The folders that hold Rust.
pub const FOLDERS: [&str; 4] = ["src", "tests", "examples", "benches"];

/// All files that are reached, and the roots themselves.
pub fn reached() -> BTreeSet<PathBuf> {
    let mut reached = BTreeSet::new();
    for root in roots() {
        let folder = root.parent().expect("a file lies in a folder").to_owned();
        follow(&root, &folder, &mut reached);
    }
    reached
}

/// The roots of the crates: where cargo looks for them, and what `Cargo.toml` names.
fn roots() -> Vec<PathBuf> {
    let top = Path::new(env!("CARGO_MANIFEST_DIR"));
    let manifest = std::fs::read_to_string(top.join("Cargo.toml")).expect("Cargo.toml");
    let named = manifest.lines().filter_map(|line| line.strip_prefix("path = \"")?.strip_suffix('"'));
    let mut roots: Vec<PathBuf> = named.map(|path| top.join(path)).collect();
    roots.push(top.join("src/lib.rs"));
    for folder in ["src/bin", "tests", "examples", "benches"].map(|folder| top.join(folder)) {
        let found = files::sources_below(folder.to_str().expect("plain names"));
        roots.extend(found.filter(|path| {
            path.parent() == Some(&folder)
                || path.ends_with("main.rs") && path.parent().and_then(Path::parent) == Some(&folder)
        }));
    }
    roots
}

/// Follows a file's `mod` lines; modules that lie in no place of their own lie in this folder.
fn follow(file: &Path, folder: &Path, reached: &mut BTreeSet<PathBuf>) {
    let file = file.canonicalize().unwrap_or_else(|wrong| panic!("{}: {wrong}", file.display()));
    if !reached.insert(file.clone()) {
        return;
    }
    let text = std::fs::read_to_string(&file).expect("a source can be read");
    let parsed = syn::parse_file(&text).unwrap_or_else(|wrong| panic!("{}: {wrong}", file.display()));
    follow_items(&parsed.items, &file, folder, reached);
}

fn follow_items(items: &[Item], file: &Path, folder: &Path, reached: &mut BTreeSet<PathBuf>) {
    for item in items {
        let Item::Mod(module) = item else { continue };
        let inside = folder.join(module.ident.to_string());
        if let Some((_, items)) = &module.content {
            follow_items(items, file, &inside, reached);
        } else if let Some(path) = named(&module.attrs) {
            let path = file.parent().expect("a file lies in a folder").join(path);
            let folder = path.parent().expect("a file lies in a folder").to_owned();
            follow(&path, &folder, reached);
        } else {
            let alone = inside.with_extension("rs");
            let path = if alone.exists() { alone } else { inside.join("mod.rs") };
            follow(&path, &inside, reached);
        }
    }
}

/// The path that an attribute gives to a module.
fn named(attributes: &[Attribute]) -> Option<String> {
    attributes.iter().find_map(|one| match &one.meta {
        Meta::NameValue(pair) if pair.path.is_ident("path") => match &pair.value {
            Expr::Lit(literal) => match &literal.lit {
                Lit::Str(path) => Some(path.value()),
                _ => None,
            },
            _ => None,
        },
        _ => None,
    })
}
