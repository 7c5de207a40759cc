//! Texts that are written anew as a whole carry along what a newer program had kept there. Needs no browser.

use serde::Serialize;
use serde_json::value::RawValue;
use std::collections::BTreeMap;

/// The fields of an object, as they are written.
type Fields = BTreeMap<String, Box<RawValue>>;

/// A value as the text that takes the place of what was `kept`: fields that only that has stay.
pub fn carried(kept: Option<&str>, value: &impl Serialize) -> String {
    let fields = |text: &str| serde_json::from_str::<Fields>(text).unwrap_or_default();
    let own = serde_json::to_string(value).unwrap_or_default();
    let mut all = kept.map(fields).unwrap_or_default();
    all.extend(fields(&own));
    serde_json::to_string(&all).unwrap_or_default()
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
