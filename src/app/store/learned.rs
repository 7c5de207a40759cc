//! What has been explained on this device and need not be explained again: keys of explanations, in a list of their own.

use crate::app::i18n::plain::is_key;
use std::collections::BTreeSet;

/// More than all games together explain.
const MOST: usize = 1_000;

/// The keys of what has been explained.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Learned(BTreeSet<String>);

impl Learned {
    /// Reads a kept list; what is none is an empty one.
    pub fn read(text: &str) -> Learned {
        Learned(serde_json::from_str(text).unwrap_or_default())
    }

    /// The list as it is kept.
    pub fn write(&self) -> String {
        serde_json::to_string(&self.0).unwrap_or_default()
    }

    /// Whether this has been explained.
    pub fn knows(&self, key: &str) -> bool {
        self.0.contains(key)
    }

    /// Notes that this has been explained. `false` if that was known.
    pub fn learn(&mut self, key: &str) -> bool {
        self.0.insert(key.to_owned())
    }

    /// Takes in what was explained on another device; what is no key stays out, and what is far more than there is to explain.
    pub fn merge(&mut self, other: Learned) {
        self.0.extend(other.0.into_iter().filter(|key| is_key(key)).take(MOST));
    }
}

#[cfg(target_arch = "wasm32")]
mod kept {
    use super::Learned;
    use crate::app::store::names::EXPLAINED;
    use crate::app::store::{local, room};

    /// What was kept on this device.
    pub fn kept() -> Learned {
        local::get(EXPLAINED).map(|text| Learned::read(&text)).unwrap_or_default()
    }

    /// Whether this has been explained on this device, for whoever asks for nothing else.
    pub fn knows(key: &str) -> bool {
        local::get(EXPLAINED).is_some_and(|list| list.contains(&format!("\"{key}\"")))
    }

    /// Notes that this has been explained.
    pub fn note(key: &str) -> Learned {
        // Another tab may have learned more.
        let mut learned = kept();
        if learned.learn(key) {
            keep(&learned);
        }
        learned
    }

    /// Keeps it. A full storage only explains again at the next visit.
    pub fn keep(learned: &Learned) {
        let _ = room::keep_or_hold(EXPLAINED, &learned.write());
    }

    /// Forgets everything: all is explained again.
    pub fn forget() {
        local::remove(EXPLAINED);
    }
}

#[cfg(target_arch = "wasm32")]
pub use kept::{forget, keep, kept, knows, note};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_explained_is_known_at_the_next_visit_and_other_texts_are_nothing() {
        let mut learned = Learned::default();
        assert!(learned.learn("burgundy-about-turn") && !learned.learn("burgundy-about-turn"));
        let again = Learned::read(&learned.write());
        assert_eq!(again, learned);
        assert!(again.knows("burgundy-about-turn") && !again.knows("burgundy-about-castle"));
        let mut other = Learned::default();
        other.learn("burgundy-about-castle");
        other.merge(again);
        assert!(other.knows("burgundy-about-turn") && other.knows("burgundy-about-castle"));
        for text in ["", "null", "{}", "[1]", "[not json"] {
            assert_eq!(Learned::read(text), Learned::default());
        }
    }
}
