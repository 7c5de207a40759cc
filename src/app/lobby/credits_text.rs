//! Reads `public/CREDITS.md`, which `tests/project/credits.rs` writes, so that the page says the same.

const CREDITS: &str = include_str!("../../../public/CREDITS.md");

/// The entries under a heading: a name, and what stands behind it. Nothing where there is no such heading.
pub fn list(heading: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let entry = |line: &'static str| line.strip_prefix("- *")?.split_once("*: ");
    section(heading).lines().filter_map(entry)
}

/// Who made the icons.
pub fn icons() -> &'static str {
    let names = section("Icons").split_once("Icons made by ").map_or("", |(_, names)| names);
    names.split_once(", from <").map_or("", |(names, _)| names)
}

fn section(heading: &str) -> &'static str {
    let found = CREDITS.split("\n## ").find_map(|section| section.strip_prefix(heading)?.strip_prefix('\n'));
    found.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_list_of_the_credits_is_read() {
        assert!(list("Games").any(|game| game == crate::app::games::CREDITS[0]));
        assert!(list("Fonts").count() >= 2);
        assert!(
            list("Libraries")
                .any(|(licence, names)| licence == "MIT" && names.split(", ").any(|name| name == "leptos"))
        );
        assert!(icons().split(", ").any(|name| name == "Lorc"));
        assert_eq!(list("Music").count(), 0);
    }
}
