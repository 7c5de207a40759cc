//! Texts with signs in them: what is drawn instead of written stands in brackets, as in `draw a [3]`.

/// A part of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part<'a, T> {
    /// Words as they are.
    Words(&'a str),
    /// Something that is drawn.
    Sign(T),
}

/// Cuts a text at its signs. What stands in brackets and is none stays in the words.
pub fn parts<T>(text: &str, sign: impl Fn(&str) -> Option<T>) -> Vec<Part<'_, T>> {
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some((start, end, sign)) = next(rest, &sign) {
        if start > 0 {
            parts.push(Part::Words(&rest[..start]));
        }
        parts.push(Part::Sign(sign));
        rest = &rest[end..];
    }
    if !rest.is_empty() {
        parts.push(Part::Words(rest));
    }
    parts
}

/// The next sign of a text, and where its brackets begin and end.
fn next<T>(text: &str, sign: impl Fn(&str) -> Option<T>) -> Option<(usize, usize, T)> {
    let mut from = 0;
    loop {
        let start = from + text[from..].find('[')?;
        let end = start + text[start..].find(']')?;
        if let Some(sign) = sign(&text[start + 1..end]) {
            return Some((start, end + 1, sign));
        }
        from = start + 1;
    }
}

#[cfg(test)]
mod tests {
    use super::Part::{Sign, Words};

    fn parts(text: &str) -> Vec<super::Part<'_, u8>> {
        super::parts(text, |word| word.parse().ok())
    }

    #[test]
    fn a_text_is_cut_at_its_signs() {
        assert_eq!(parts("tuck a [6], draw [10]"), [Words("tuck a "), Sign(6), Words(", draw "), Sign(10)]);
        assert_eq!(parts("[1][2]"), [Sign(1), Sign(2)]);
        assert_eq!(parts(""), []);
    }

    #[test]
    fn what_is_no_sign_stays_in_the_words() {
        assert_eq!(parts("a [b] c"), [Words("a [b] c")]);
        assert_eq!(parts("half [open"), [Words("half [open")]);
        assert_eq!(parts("[x] [4]"), [Words("[x] "), Sign(4)]);
    }
}
