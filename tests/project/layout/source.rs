//! Sources as the compiler reads them: modules, what they hand out, and the paths that they name.

use crate::files;
use proc_macro2::{TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use syn::visit::{self, Visit};
use syn::{Attribute, Item, ItemMod, ItemUse, Macro, UseTree, Visibility};

/// The names of a path, one after the other.
pub type Names = Vec<String>;

/// A file of the library without its tests.
pub struct Source {
    /// The file below `src`.
    pub file: PathBuf,
    /// The module that it is: `["app", "ui", "icon"]`.
    pub module: Names,
    /// What of the crate it names, from the crate's top.
    pub uses: BTreeSet<Names>,
    /// What it hands on under a name of its own: `pub use state::Zone`, and whole modules.
    pub hands_on: BTreeMap<String, Names>,
    /// The modules of which it hands on everything.
    pub hands_on_all: Vec<Names>,
    /// The modules of which it takes everything.
    pub globs: Vec<Names>,
    /// Every word that stands in it.
    pub words: BTreeSet<String>,
    /// Its functions and how many lines each has.
    pub functions: Vec<(String, usize)>,
}

/// The sources below a folder of `src`, whole files of tests left out.
pub fn sources(folder: &str) -> Vec<Source> {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let folder = format!("src/{folder}");
    let all = files::sources_below(&folder);
    let found: Vec<Source> = all.filter_map(|path| source(path.strip_prefix(&src).unwrap(), &path)).collect();
    assert!(!found.is_empty(), "{folder} has sources");
    found
}

fn source(file: &Path, path: &Path) -> Option<Source> {
    let mut module: Names =
        file.with_extension("").iter().map(|part| part.to_str().expect("plain names").to_owned()).collect();
    if module.last().is_some_and(|last| ["mod", "lib"].contains(&last.as_str())) {
        module.pop();
    }
    let test = ["tests", "toy"].iter().any(|name| module.iter().any(|part| part == name));
    (!test).then(|| read(file, module, &std::fs::read_to_string(path).expect("a source can be read")))
}

/// A source with this text.
///
/// # Panics
/// If it is no Rust.
pub fn read(file: &Path, module: Names, text: &str) -> Source {
    let parsed = syn::parse_file(text).unwrap_or_else(|wrong| panic!("{}: {wrong}", file.display()));
    let mut reader = Reader { module, ..Reader::default() };
    reader.visit_file(&parsed);
    // What is only handed on is no need of the one who does.
    let needed = reader.hands_on.iter().filter(|(name, _)| reader.words.contains(*name));
    let needed: Vec<Names> = needed.map(|(_, path)| path.clone()).collect();
    reader.uses.extend(needed);
    let Reader { module, uses, hands_on, hands_on_all, globs, words, functions, .. } = reader;
    Source { file: file.to_owned(), module, uses, hands_on, hands_on_all, globs, words, functions }
}

/// Every word of a text that is Rust, comments left out.
pub fn words_of(text: &str) -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    collect_words(text.parse().expect("Rust"), &mut words);
    words
}

fn collect_words(tokens: TokenStream, words: &mut BTreeSet<String>) {
    for token in tokens {
        match token {
            TokenTree::Ident(name) => drop(words.insert(name.to_string())),
            TokenTree::Group(group) => collect_words(group.stream(), words),
            _ => {}
        }
    }
}

/// Whether something is compiled for tests only.
pub fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|one| match &one.meta {
        syn::Meta::List(list) => list.path.is_ident("cfg") && list.tokens.to_string() == "test",
        _ => false,
    })
}

/// The attributes of an item.
fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

#[derive(Default)]
struct Reader {
    module: Names,
    uses: BTreeSet<Names>,
    hands_on: BTreeMap<String, Names>,
    hands_on_all: Vec<Names>,
    globs: Vec<Names>,
    words: BTreeSet<String>,
    functions: Vec<(String, usize)>,
    /// The inline module that is read.
    inside: usize,
}

impl Source {
    /// Everything of the crate that it names, what it only hands on included.
    pub fn names(&self) -> impl Iterator<Item = &Names> {
        self.uses.iter().chain(self.hands_on.values()).chain(&self.hands_on_all)
    }
}

impl Reader {
    /// A path from the crate's top, if it is one of the crate: `super::a` in `b::c` is `b::a`.
    fn seen_from_top(&self, path: &[String]) -> Option<Names> {
        let (mut base, mut rest) = match path.first()?.as_str() {
            "crate" => (Vec::new(), &path[1..]),
            "self" => (self.module.clone(), &path[1..]),
            "super" => (self.module.clone(), path),
            _ => return None,
        };
        while rest.first().is_some_and(|name| name == "super") {
            base.pop()?;
            rest = &rest[1..];
        }
        Some([&base, rest].concat()).filter(|path| !path.is_empty())
    }

    /// Notes a path, if it names something: `super::*` in a macro is another's.
    fn note(&mut self, path: &[String]) {
        if path.last().is_some_and(|last| ["crate", "self", "super"].contains(&last.as_str())) {
            return;
        }
        self.uses.extend(self.seen_from_top(path));
    }

    /// Whatever in these tokens, which nobody parses, looks like a path of the crate, as macros have it.
    fn note_tokens(&mut self, tokens: TokenStream) {
        let mut path = Names::new();
        let mut colons = 0;
        for token in tokens {
            match token {
                TokenTree::Ident(name) => {
                    if colons != 2 {
                        self.note(&std::mem::take(&mut path));
                    }
                    path.push(name.to_string());
                    self.words.insert(name.to_string());
                    colons = 0;
                }
                TokenTree::Punct(punct) if punct.as_char() == ':' => colons += 1,
                other => {
                    self.note(&std::mem::take(&mut path));
                    colons = 0;
                    if let TokenTree::Group(group) = other {
                        self.note_tokens(group.stream());
                    }
                }
            }
        }
        self.note(&path);
    }
}

impl<'ast> Visit<'ast> for Reader {
    fn visit_item(&mut self, item: &'ast Item) {
        if !is_test(attributes(item)) {
            visit::visit_item(self, item);
        }
    }

    fn visit_item_mod(&mut self, item: &'ast ItemMod) {
        if item.content.is_some() {
            self.module.push(item.ident.to_string());
            self.inside += 1;
            visit::visit_item_mod(self, item);
            self.inside -= 1;
            self.module.pop();
        }
    }

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        let handed = !matches!(item.vis, Visibility::Inherited) && self.inside == 0;
        for (path, name) in leaves(&item.tree) {
            // What begins with no keyword is a module below or another crate; the module tree tells them apart.
            let own = || [&self.module[..], &path[..]].concat();
            let seen_from_top = self.seen_from_top(&path).unwrap_or_else(own);
            match (handed, name) {
                (true, Some(name)) => drop(self.hands_on.insert(name, seen_from_top)),
                (true, None) => self.hands_on_all.push(seen_from_top),
                (false, name) => {
                    self.globs.extend(name.is_none().then(|| seen_from_top.clone()));
                    self.words.extend(path);
                    self.uses.insert(seen_from_top);
                }
            }
        }
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let names: Names = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        self.note(&names);
        if names.len() > 1 {
            self.uses.insert([&self.module[..], &names[..]].concat());
        }
        visit::visit_path(self, path);
    }

    /// Where something may be seen is no need.
    fn visit_vis_restricted(&mut self, _: &'ast syn::VisRestricted) {}

    fn visit_macro(&mut self, called: &'ast Macro) {
        self.note_tokens(called.tokens.clone());
        visit::visit_macro(self, called);
    }

    fn visit_ident(&mut self, name: &'ast proc_macro2::Ident) {
        self.words.insert(name.to_string());
    }

    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        self.functions.push((item.sig.ident.to_string(), lines(&item.block)));
        visit::visit_item_fn(self, item);
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        self.functions.push((item.sig.ident.to_string(), lines(&item.block)));
        visit::visit_impl_item_fn(self, item);
    }
}

/// How many lines a block has, its braces' included.
fn lines(block: &syn::Block) -> usize {
    let braces = block.brace_token.span;
    braces.close().end().line - braces.open().start().line + 1
}

/// The paths of a use tree and the name of each: `a::{b, c as d}` has `a::b` and, as `d`, `a::c`; `a::*` has `a` without a name.
fn leaves(tree: &UseTree) -> Vec<(Names, Option<String>)> {
    fn walk(tree: &UseTree, before: &[String], found: &mut Vec<(Names, Option<String>)>) {
        let with = |name: &proc_macro2::Ident| [before, &[name.to_string()]].concat();
        match tree {
            UseTree::Path(path) => walk(&path.tree, &with(&path.ident), found),
            UseTree::Group(group) => group.items.iter().for_each(|item| walk(item, before, found)),
            UseTree::Glob(_) => found.push((before.to_vec(), None)),
            UseTree::Name(name) if name.ident == "self" => found.push((before.to_vec(), before.last().cloned())),
            UseTree::Name(name) => found.push((with(&name.ident), Some(name.ident.to_string()))),
            UseTree::Rename(renamed) => found.push((with(&renamed.ident), Some(renamed.rename.to_string()))),
        }
    }
    let mut found = Vec::new();
    walk(tree, &[], &mut found);
    found
}
