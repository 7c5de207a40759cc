//! Finding words in a text: neither capitals nor accents matter, and the beginning or any part of a word will do.

use std::ops::Range;

/// What somebody looks for: words that must all be there.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Query(Vec<Vec<char>>);

impl Query {
    /// The words of what was typed.
    pub fn read(typed: &str) -> Query {
        Query(typed.split_whitespace().map(fold).collect())
    }

    /// Whether nothing is looked for.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether a folded text holds all the words.
    pub fn fits(&self, folded: &[char]) -> bool {
        self.0.iter().all(|word| folded.windows(word.len()).any(|part| part == word))
    }

    /// Where the words stand in a text, in UTF-16 units as the browser counts; in order, none within another.
    pub fn places(&self, text: &str) -> Vec<Range<u32>> {
        let folded = fold(text);
        let mut hit = vec![false; folded.len()];
        for word in &self.0 {
            for at in 0..(folded.len() + 1).saturating_sub(word.len()) {
                if folded[at..].starts_with(word) {
                    hit[at..at + word.len()].fill(true);
                }
            }
        }
        let mut places: Vec<Range<u32>> = Vec::new();
        let mut at = 0;
        for (one, hit) in text.chars().zip(hit) {
            let end = at + one.len_utf16() as u32;
            match places.last_mut() {
                Some(last) if hit && last.end == at => last.end = end,
                _ if hit => places.push(at..end),
                _ => {}
            }
            at = end;
        }
        places
    }
}

/// A text with small letters and without accents, one character for each of its own.
pub fn fold(text: &str) -> Vec<char> {
    text.chars().map(plain).collect()
}

fn plain(one: char) -> char {
    match one.to_lowercase().next().unwrap_or(one) {
        'à'..='å' => 'a',
        'ç' => 'c',
        'è'..='ë' => 'e',
        'ì'..='ï' => 'i',
        'ñ' => 'n',
        'ò'..='ö' => 'o',
        'ù'..='ü' => 'u',
        'ý' | 'ÿ' => 'y',
        '’' => '\'',
        '\u{a0}' => ' ',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn capitals_and_accents_do_not_matter() {
        let fits = |typed, text| Query::read(typed).fits(&fold(text));
        assert!(fits("CHURCH", "A church.") && fits("gebaude", "Gebäude") && fits("ESPAÑ", "en espana"));
        assert!(fits("sell goods", "Goods: sell them") && !fits("sell ship", "Goods: sell them"));
        assert!(fits("", "anything") && !fits("long", "lo") && fits("Egon's", "Egon’s"));
    }

    #[test]
    fn places_are_counted_as_the_browser_counts() {
        let places = |typed, text| {
            Query::read(typed).places(text).iter().map(|place| (place.start, place.end)).collect::<Vec<_>>()
        };
        assert_eq!(places("an", "Ann and an ant"), [(0, 2), (4, 6), (8, 10), (11, 13)]);
        assert_eq!(places("die", "🎲 die"), [(3, 6)], "a pictograph is two units");
        assert_eq!(places("triple ple", "triples"), [(0, 6)], "what lies on each other is one place");
        assert_eq!(places("aa", "aaa"), [(0, 3)]);
        assert_eq!(places("", "text"), []);
        assert_eq!(places("x", ""), []);
    }
}
