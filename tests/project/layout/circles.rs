//! Which file needs which, what is handed on followed to where it stands, and the circles in it.

use super::source::{Names, Source};
use std::collections::{BTreeMap, BTreeSet};

/// What each of these needs.
pub type Needs = BTreeMap<String, BTreeSet<String>>;

/// Which module of the library needs which, by their paths.
pub fn needs(sources: &[Source]) -> Needs {
    let modules: BTreeMap<&[String], &Source> = sources.iter().map(|source| (&source.module[..], source)).collect();
    let mut needs = Needs::new();
    for source in sources {
        let own = needs.entry(source.module.join("/")).or_default();
        let taken = source.globs.iter().filter_map(|path| modules.get(&path[..]));
        let taken = taken.flat_map(|other| other.hands_on.iter()).filter(|(name, _)| source.words.contains(*name));
        let paths = source.uses.iter().chain(taken.map(|(_, path)| path));
        let files = paths.filter_map(|path| stands_in(&modules, path, 0));
        own.extend(files.filter(|file| *file != source.module).map(|file| file.join("/")));
    }
    needs
}

/// The module in which stands what a path names.
fn stands_in(modules: &BTreeMap<&[String], &Source>, path: &[String], depth: usize) -> Option<Names> {
    const DEEPEST: usize = 8;
    let known = (0..=path.len()).rev().find(|end| modules.contains_key(&path[..*end]))?;
    let (module, rest) = path.split_at(known);
    let Some((name, after)) = rest.split_first() else { return Some(module.to_vec()) };
    let source = modules[module];
    let further = |names: &[String], rest: &[String]| {
        let path = [names, rest].concat();
        (depth < DEEPEST).then(|| stands_in(modules, &path, depth + 1)).flatten()
    };
    if let Some(names) = source.hands_on.get(name) {
        return further(names, after).or_else(|| Some(module.to_vec()));
    }
    // What is handed on without its name stands where the name is a word of a definition; the module itself otherwise.
    for names in &source.hands_on_all {
        if let Some(other) = modules.get(&names[..])
            && other.words.contains(name)
            && !source.words.contains(name)
        {
            return further(names, rest);
        }
    }
    source.words.contains(name).then(|| module.to_vec()).filter(|module| !module.is_empty())
}

/// The circles: the largest sets of which each needs each, over others of the set. None of them needs only itself.
pub fn circles(needs: &Needs) -> Vec<BTreeSet<String>> {
    let reach: Needs = needs.keys().map(|from| (from.clone(), reached(needs, from))).collect();
    let mut circles: BTreeSet<BTreeSet<String>> = BTreeSet::new();
    for (from, far) in &reach {
        let circle: BTreeSet<String> = far.iter().filter(|to| reach[*to].contains(from)).cloned().collect();
        if circle.len() > 1 {
            circles.insert(circle);
        }
    }
    circles.into_iter().collect()
}

/// Which file of a circle needs which other one of it.
pub fn edges(needs: &Needs, circle: &BTreeSet<String>) -> Vec<String> {
    let of =
        |from: &String| needs[from].intersection(circle).map(|to| format!("{from} needs {to}")).collect::<Vec<_>>();
    circle.iter().flat_map(of).collect()
}

/// Everything that is needed, directly or not.
fn reached(needs: &Needs, from: &str) -> BTreeSet<String> {
    let mut reached = BTreeSet::new();
    let mut open = vec![from];
    while let Some(one) = open.pop() {
        for next in needs.get(one).into_iter().flatten().filter(|next| needs.contains_key(*next)) {
            if reached.insert(next.clone()) {
                open.push(next);
            }
        }
    }
    reached
}
