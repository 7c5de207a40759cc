//! Large and small letters. In the browser its own tables do it: those of the standard library would be 19 KB, compressed, of the first
//! visit.

/// A text in small letters.
pub fn lower(text: &str) -> String {
    #[cfg(target_arch = "wasm32")]
    return js_sys::JsString::from(text).to_lower_case().into();
    #[cfg(not(target_arch = "wasm32"))]
    text.to_lowercase()
}

/// A text with a large letter at its beginning.
pub fn capital(text: &str) -> String {
    let first = text.chars().next().map_or(0, char::len_utf8);
    let (first, rest) = text.split_at(first);
    #[cfg(target_arch = "wasm32")]
    let first = String::from(js_sys::JsString::from(first).to_upper_case());
    #[cfg(not(target_arch = "wasm32"))]
    let first = first.to_uppercase();
    first + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_every_language_change() {
        assert_eq!(lower("ÜBER Élan"), "über élan");
        assert_eq!(["über", "¿tú?", "", "a"].map(capital), ["Über", "¿tú?", "", "A"]);
    }
}
