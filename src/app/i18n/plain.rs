//! Texts that somebody else wrote: names, titles, what a message quotes. All of them come in through [`plain`]. Needs no browser.

/// A text as it may be kept and shown: one line of at most `longest` characters, without controls, marks of direction, characters that
/// nobody sees, and those that the page uses itself ([`super::words`]).
pub fn plain(text: &str, longest: usize) -> String {
    let line = text.chars().map(|one| if is_break(one) { ' ' } else { one }).filter(|one| !is_hidden(*one));
    let line: String = line.skip_while(|one| one.is_whitespace()).take(longest).collect();
    let seen = line.chars().any(|one| !one.is_whitespace() && !joins(one));
    if seen { line.trim_end().to_owned() } else { String::new() }
}

/// A text that a message quotes: its beginning.
pub fn quoted(text: &str) -> String {
    let start = plain(text, LONGEST_QUOTED + 1);
    match start.char_indices().nth(LONGEST_QUOTED) {
        Some((end, _)) => format!("{}…", &start[..end]),
        None => start,
    }
}

/// So many characters are quoted.
pub const LONGEST_QUOTED: usize = 80;

/// Whether a text can stand in an address and in a key of the storage: letters, digits, `-`, `_`.
pub fn is_key(text: &str) -> bool {
    (1..=64).contains(&text.len()) && text.bytes().all(|one| one.is_ascii_alphanumeric() || one == b'-' || one == b'_')
}

fn is_break(one: char) -> bool {
    matches!(one, '\t'..='\r' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

/// Scripts and emoji need these between other characters; alone they show nothing.
fn joins(one: char) -> bool {
    matches!(one, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}')
}

fn is_hidden(one: char) -> bool {
    one.is_control()
        // Marks of direction.
        || matches!(one, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{206f}')
        // Private use.
        || matches!(one, '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..)
        // Nothing to see: soft hyphens, spaces without width, fillers, tags, what is no character.
        || matches!(one, '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180e}')
        || matches!(one, '\u{200b}' | '\u{2060}'..='\u{2065}' | '\u{3164}' | '\u{ffa0}' | '\u{fdd0}'..='\u{fdef}')
        || matches!(one, '\u{feff}' | '\u{fff0}'..='\u{fffb}' | '\u{fffe}' | '\u{ffff}' | '\u{e0000}'..='\u{effff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_every_character_only_what_is_seen_stays() {
        for one in '\0'..=char::MAX {
            let text = format!("a{one}b");
            let kept = plain(&text, 9);
            assert_eq!(plain(&kept, 9), kept, "{one:?}");
            let marks = ['\u{e000}', '\u{e001}', '\u{e002}', '\u{202e}', '\u{2066}', '\u{200f}', '\u{feff}'];
            assert!(!kept.contains(char::is_control) && !kept.contains(marks), "{one:?}");
            assert!(!one.is_alphanumeric() || kept == text || is_hidden(one), "{one:?}");
        }
        assert_eq!(plain("one\r\ntwo\u{2028}three", 99), "one  two three");
    }

    #[test]
    fn names_of_all_languages_stay() {
        for name in ["Zoë", "李雷", "محمد", "नमस्ते", "می‌خواهم", "👩‍👩‍👧", "❤️", "O’Neill <b>", "e\u{301}"]
        {
            assert_eq!(plain(name, 24), name);
        }
    }

    #[test]
    fn what_shows_nothing_is_empty_and_what_is_long_is_cut() {
        for nothing in ["", " ", "\u{200d}", " \u{fe0f}\u{200c}", "\u{3164}", "\u{e000}\u{e001}", "\n"] {
            assert_eq!(plain(nothing, 24), "", "{nothing:?}");
        }
        assert_eq!(plain(&"é".repeat(99), 24), "é".repeat(24));
        assert_eq!(plain("  Ann  ", 24), "Ann");
        assert_eq!(quoted(&"é".repeat(80)), "é".repeat(80));
        assert_eq!(quoted(&"é".repeat(81)), "é".repeat(80) + "…");
    }
}
