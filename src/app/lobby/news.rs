//! Reads `CHANGELOG.md`, so that the page says the same.

const CHANGELOG: &str = include_str!("../../../CHANGELOG.md");

/// A version that was published, or is to be next.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Release {
    /// Its number.
    pub version: &'static str,
    /// The day, as in 2026-11-27.
    pub date: &'static str,
    /// What is new for players, in English.
    pub news: &'static str,
}

/// The newest version.
pub fn newest() -> Option<Release> {
    let (heading, text) = CHANGELOG.split_once("\n## ")?.1.split_once('\n')?;
    let (version, date) = heading.split_once(" (")?;
    let news = text.trim_start().split("\n\n").next()?;
    Some(Release { version, date: date.strip_suffix(')')?, news })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::i18n::date::Date;

    #[test]
    fn the_newest_version_is_this_one() {
        let Release { version, date, news } = newest().expect("a version with its day");
        assert_eq!(version, env!("CARGO_PKG_VERSION"));
        assert!(date.parse::<Date>().is_ok(), "{date}");
        assert!(news.len() > 40 && !news.contains('#'), "{news}");
    }
}
