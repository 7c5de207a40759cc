//! Texts that are written anew as a whole carry along what a newer program had kept there. Needs no browser.

use serde::Serialize;
use serde_json::{Map, Value};

/// A value as the text that takes the place of what was `kept`: fields that only that has stay.
pub fn carried(kept: Option<&str>, value: &impl Serialize) -> String {
    let kept = kept.and_then(|text| serde_json::from_str::<Map<String, Value>>(text).ok()).unwrap_or_default();
    match serde_json::to_value(value) {
        Ok(Value::Object(own)) => Value::Object(kept.into_iter().chain(own).collect()).to_string(),
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::store::settings::{Settings, Theme};
    use serde_json::json;

    #[test]
    fn what_a_newer_program_has_kept_stays() {
        let newer = json!({ "theme": "light", "future": { "a": [1] }, "solo": true }).to_string();
        let both = |own: Value| {
            let mut all = json!({ "theme": "light", "future": { "a": [1] }, "solo": true });
            all.as_object_mut().unwrap().extend(own.as_object().unwrap().clone());
            all.to_string()
        };
        let settings = Settings { theme: Theme::Dark, ..Settings::default() };
        assert_eq!(carried(Some(&newer), &settings), both(json!(settings)));
        for none in [None, Some(""), Some("[1]"), Some("{")] {
            assert_eq!(Settings::read(&carried(none, &settings)), settings);
        }
    }
}
