//! `docs/what-can-go-wrong.md` and the tests say the same: every test that it names is there, and it names all tests of deploys and starts.

use std::path::Path;

const PAGE: &str = include_str!("../../docs/what-can-go-wrong.md");

/// The tests that the tables name: file and title.
fn named() -> Vec<(&'static str, &'static str)> {
    let cells = PAGE
        .lines()
        .filter(|line| line.starts_with("| "))
        .filter_map(|row| row.trim_end_matches(" |").rsplit(" | ").next());
    let mut all = Vec::new();
    for cell in cells {
        // Between backquotes a file, behind it the titles.
        let pieces: Vec<&str> = cell.split('`').collect();
        for pair in pieces[1..].chunks_exact(2) {
            let titles = pair[1].split('“').skip(1).filter_map(|title| title.split('”').next());
            all.extend(titles.map(|title| (pair[0], title)));
        }
    }
    all
}

fn text(file: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    std::fs::read_to_string(path).unwrap_or_else(|wrong| panic!("{file}: {wrong}"))
}

#[test]
fn every_test_that_it_names_is_there() {
    let named = named();
    assert!(named.len() > 25, "only {} tests are named", named.len());
    let missing: Vec<_> = named.iter().filter(|(file, title)| !text(file).contains(title)).collect();
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn it_names_every_test_of_deploys_and_starts() {
    let named = named();
    for file in ["tests/e2e/deploy.spec.ts", "tests/e2e/starts.spec.ts"] {
        let text = text(file);
        let tests =
            text.lines().map(str::trim_start).filter(|line| line.starts_with("test(") || line.starts_with("plain("));
        let mut seen = 0;
        for test in tests {
            let title = test.split(['"', '`']).nth(1).expect("a title in quotes");
            assert!(named.iter().any(|(of, part)| *of == file && title.contains(part)), "{file}: {title}");
            seen += 1;
        }
        assert!(seen > 8, "{file}: only {seen} tests were found");
    }
}
