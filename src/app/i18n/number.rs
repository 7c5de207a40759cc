//! Numbers with the minus that numbers have (U+2212): a hyphen is shorter and breaks lines.

/// A number.
pub fn number(value: i32) -> String {
    value.to_string().replace('-', "\u{2212}")
}

/// A number with its sign, plus as well.
pub fn signed(value: i32) -> String {
    format!("{value:+}").replace('-', "\u{2212}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn minus_is_no_hyphen() {
        assert_eq!([number(-8), number(0), number(12)], ["\u{2212}8", "0", "12"]);
        assert_eq!([signed(-8), signed(0), signed(12)], ["\u{2212}8", "+0", "+12"]);
    }

    #[test]
    fn no_page_prints_a_signed_number_in_another_way() {
        let here = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/app");
        let mut folders = vec![here];
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
                if entry.is_dir() {
                    folders.push(entry);
                } else if !entry.ends_with("i18n/number.rs") && !entry.to_string_lossy().contains("tests") {
                    assert!(
                        !std::fs::read_to_string(&entry).unwrap().contains(":+}"),
                        "{}: use `signed`",
                        entry.display()
                    );
                }
            }
        }
    }
}
