//! Everything of a device in one file, and taking such a file in. Needs no browser.
//!
//! The file is JSON: `{"fireside":"everything","format":1,"made":MILLISECONDS,"matches":[{"id":ID,"save":SAVE},…],
//! "kept":{NAME:…,…}}`. Each `save` is the text of a match as it is kept ([`super::save::Save`]); `kept` has whatever else the page keeps,
//! by the end of its key: `stats` ([`super::stats::Stats`]), `settings`, `last-table`, `explained` ([`super::learned::Learned`]),
//! `settled.GAME`. So nothing can be forgotten, neither here nor by the recovery screen of `boot.js`, which writes the same. A kept
//! text that is no JSON stands there as a string.
//!
//! Taking in overwrites nothing. A match that is here already is skipped; one whose key is taken by another comes in under a
//! new key. What is not written by us is checked: of matches by [`MatchStore::check`], of the rest by name.

use crate::app::i18n::plain::{is_key, quoted};
use crate::app::i18n::words::Phrase;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use std::collections::BTreeMap;

/// The version of this format. It grows when older programs could not read newer files.
pub const FORMAT: u32 = 1;

/// What stands first in the file.
const KIND: &str = "everything";

/// The content of a file.
#[derive(Debug, Serialize, Deserialize)]
pub struct Backup {
    /// What kind of file it is: `everything`.
    fireside: String,
    /// [`FORMAT`] when it was written.
    format: u32,
    /// When it was written, in milliseconds since 1970.
    made: u64,
    /// All matches.
    matches: Vec<PackedMatch>,
    /// What else was kept, by the end of its key.
    #[serde(default)]
    kept: BTreeMap<String, Box<RawValue>>,
}

/// A match in the file.
#[derive(Debug, Serialize, Deserialize)]
struct PackedMatch {
    /// Its key on the device that it comes from.
    id: String,
    /// Its kept text.
    save: Box<RawValue>,
}

/// What stands first in the file and does not change from one to the next, for `boot/kept.json`.
#[cfg(test)]
pub(super) fn head() -> Value {
    serde_json::json!({ "fireside": KIND, "format": FORMAT })
}

/// Texts kept next to the matches, by the ends of their keys.
pub type Extras = BTreeMap<String, String>;

/// Why a file cannot be taken in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BackupError {
    /// It is no such file.
    Unreadable,
    /// It was written by a newer program.
    Newer,
}

/// Whether a text says of itself that it holds everything of a device.
pub fn is_backup(text: &str) -> bool {
    #[derive(Deserialize)]
    struct Head {
        fireside: String,
    }
    serde_json::from_str(text).is_ok_and(|head: Head| head.fireside == KIND)
}

fn pack(text: String) -> Option<Box<RawValue>> {
    RawValue::from_string(text.clone()).or_else(|_| to_raw_value(&text)).ok()
}

fn unpack(raw: &RawValue) -> String {
    serde_json::from_str::<String>(raw.get()).unwrap_or_else(|_| raw.get().to_owned())
}

/// Writes the file.
pub fn write(made: u64, matches: impl IntoIterator<Item = (String, String)>, extras: Extras) -> String {
    let packed = |(id, text)| pack(text).map(|save| PackedMatch { id, save });
    let backup = Backup {
        fireside: KIND.to_owned(),
        format: FORMAT,
        made,
        matches: matches.into_iter().filter_map(packed).collect(),
        kept: extras.into_iter().filter_map(|(name, text)| Some((name, pack(text)?))).collect(),
    };
    serde_json::to_string(&backup).unwrap_or_default()
}

impl Backup {
    /// Reads a file.
    ///
    /// # Errors
    /// [`BackupError`].
    pub fn read(text: &str) -> Result<Backup, BackupError> {
        #[derive(Deserialize)]
        struct Head {
            fireside: String,
            format: u32,
        }
        let unreadable = |_| BackupError::Unreadable;
        let head: Head = serde_json::from_str(text).map_err(unreadable)?;
        match head {
            Head { fireside, .. } if fireside != KIND => Err(BackupError::Unreadable),
            Head { format, .. } if format > FORMAT => Err(BackupError::Newer),
            _ => serde_json::from_str(text).map_err(unreadable),
        }
    }

    /// What is in it next to the matches.
    pub fn extras(&self) -> Extras {
        let named = |name: &str| name.split('.').all(is_key);
        self.kept.iter().filter(|(name, _)| named(name)).map(|(name, raw)| (name.clone(), unpack(raw))).collect()
    }

    /// Puts the matches into the store.
    pub fn import(&self, store: &mut impl MatchStore) -> Imported {
        let mut taken = Imported::default();
        // What is in the store, whatever its keys; looked at when the first match cannot be told by its key.
        let mut contents: Option<Vec<Value>> = None;
        for PackedMatch { id, save } in &self.matches {
            let text = unpack(save);
            let there = store.text(id);
            if there.as_ref() == Some(&text) {
                taken.same += 1;
                continue;
            }
            let (checked, trouble) = match store.check(&text) {
                Ok(checked) => checked,
                Err(why) => {
                    taken.refused.push((name(&text, id), why));
                    continue;
                }
            };
            let free = there.is_none() && is_key(id);
            let (Some(theirs), Some(own)) = (content(&text), content(&checked)) else { continue };
            let contents =
                contents.get_or_insert_with(|| store.ids().iter().filter_map(|id| content(&store.text(id)?)).collect());
            if contents.contains(&theirs) || contents.contains(&own) {
                taken.same += 1;
                continue;
            }
            // Another course of a match that is here does not count once more.
            let counted = contents.iter().any(|other| is_course_of(other, &own));
            let key = if free { id.clone() } else { store.new_id() };
            if !store.put(&key, &kept(&checked, &key, counted)) {
                taken.refused.push((name(&text, id), Phrase::new("storage-full")));
                continue;
            }
            contents.push(own);
            taken.to_look_at.extend(trouble.map(|why| (name(&text, id), why)));
            match there {
                Some(_) => taken.copies += 1,
                None => taken.new += 1,
            }
        }
        taken
    }
}

/// The text of a match that came in as it may be kept, and why it can only be looked at if that is so.
pub type Checked = (String, Option<Phrase>);

/// Where matches are kept, as [`Backup::import`] needs it.
pub trait MatchStore {
    /// The keys of all matches.
    fn ids(&self) -> Vec<String>;
    /// The text of a match.
    fn text(&self, id: &str) -> Option<String>;
    /// A key that no match has.
    fn new_id(&self) -> String;
    /// The text of a match that came in as it may be kept, and why it can only be looked at if that is so.
    ///
    /// # Errors
    /// What is wrong with it.
    fn check(&self, text: &str) -> Result<Checked, Phrase>;
    /// Keeps a match under a free key; `false` if there is no room.
    fn put(&mut self, id: &str, text: &str) -> bool;
}

/// What became of the matches in a file.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Imported {
    /// So many came in.
    pub new: usize,
    /// So many came in under a new key, because another match had theirs.
    pub copies: usize,
    /// So many were here already.
    pub same: usize,
    /// These came in but can only be looked at: a name, and why.
    pub to_look_at: Vec<(String, Phrase)>,
    /// These did not come in: a name, and why.
    pub refused: Vec<(String, Phrase)>,
}

/// A match without its key, and whether it counts, to compare.
fn content(text: &str) -> Option<Value> {
    let mut save: Value = serde_json::from_str(text).ok()?;
    let meta = save.get_mut("meta")?.as_object_mut()?;
    meta.remove("id");
    meta.remove("off_record");
    Some(save)
}

/// The text of a match under this key; what is counted already does not count.
fn kept(text: &str, key: &str, counted: bool) -> String {
    let mut save: Value = serde_json::from_str(text).unwrap_or_default();
    if let Some(meta) = save.get_mut("meta").and_then(Value::as_object_mut) {
        meta.insert("id".to_owned(), key.into());
        if counted {
            meta.insert("off_record".to_owned(), true.into());
        }
    }
    save.to_string()
}

/// What to call a match that is refused: its title, or its key. Neither may be endless.
fn name(text: &str, id: &str) -> String {
    let save: Value = serde_json::from_str(text).unwrap_or_default();
    quoted(save["meta"]["title"].as_str().unwrap_or(id))
}

/// Whether two matches began as one: they say so.
fn is_course_of(one: &Value, other: &Value) -> bool {
    let origin = |save: &Value| save["meta"]["origin"].as_u64();
    origin(one).is_some() && origin(one) == origin(other)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[derive(Default, Clone, PartialEq, Debug)]
    struct Map(BTreeMap<String, String>);

    impl MatchStore for Map {
        fn ids(&self) -> Vec<String> {
            self.0.keys().cloned().collect()
        }
        fn text(&self, id: &str) -> Option<String> {
            self.0.get(id).cloned()
        }
        fn new_id(&self) -> String {
            format!("new{}", self.0.len())
        }
        fn check(&self, text: &str) -> Result<Checked, Phrase> {
            match text.contains("record") {
                true => {
                    let own = text.replace("forged", "worked out");
                    Ok((own, text.contains("torn").then(|| Phrase::new("ends-early"))))
                }
                false => Err(Phrase::new("wrong")),
            }
        }
        fn put(&mut self, id: &str, text: &str) -> bool {
            assert!(!self.0.contains_key(id), "{id} is written over");
            self.0.len() < 5 && self.0.insert(id.to_owned(), text.to_owned()).is_none()
        }
    }

    fn save(id: &str, seed: u64) -> String {
        format!(r#"{{"format":1,"meta":{{"id":"{id}","created":1.0}},"record":{{"seed":{seed}}}}}"#)
    }

    fn store(saves: &[(&str, u64)]) -> Map {
        Map(saves.iter().map(|(id, seed)| ((*id).to_owned(), save(id, *seed))).collect())
    }

    fn backup(saves: Map) -> Backup {
        Backup::read(&write(7, saves.0, Extras::default())).unwrap()
    }

    #[test]
    fn everything_comes_back_to_an_empty_shelf() {
        let full = store(&[("a", u64::MAX), ("b", 2)]);
        let extras = Extras::from(
            [
                ("stats", "{ broken"),
                ("settings", r#"{"theme":"dark"}"#),
                ("explained", r#"["burgundy-about-turn"]"#),
                ("settled.terra-mystica", r#"{"most":3}"#),
                ("what-comes-next-year", "1"),
            ]
            .map(|(name, text)| (name.to_owned(), text.to_owned())),
        );
        let text = write(7, full.0.clone(), extras.clone());
        assert!(is_backup(&text) && !is_backup(&save("a", 1)) && !is_backup("["));
        let backup = Backup::read(&text).unwrap();
        assert_eq!(backup.extras(), extras);
        let mut empty = Map::default();
        assert_eq!(backup.import(&mut empty), Imported { new: 2, ..Imported::default() });
        assert_eq!(empty.ids(), full.ids());
        assert_eq!(content(&empty.0["a"]), content(&full.0["a"]));
        assert_eq!(backup.import(&mut empty), Imported { same: 2, ..Imported::default() });
    }

    #[test]
    fn nothing_is_overwritten_and_no_copy_comes_twice() {
        let mut mine = store(&[("a", 1), ("b", 2)]);
        let theirs = backup(store(&[("a", 9), ("b", 2), ("c", 3)]));
        assert_eq!(theirs.import(&mut mine), Imported { new: 1, copies: 1, same: 1, ..Imported::default() });
        assert_eq!((mine.0["a"].as_str(), mine.0.len()), (save("a", 1).as_str(), 4));
        assert!(mine.0["new2"].contains(r#""id":"new2""#));
        let after = mine.clone();
        assert_eq!(theirs.import(&mut mine), Imported { same: 3, ..Imported::default() });
        assert_eq!(mine, after);
    }

    #[test]
    fn what_can_only_be_looked_at_comes_in_as_it_is() {
        let saves = store(&[("torn", 1), ("a", 2)]);
        let mut mine = Map::default();
        let taken = backup(saves.clone()).import(&mut mine);
        assert_eq!((taken.new, taken.refused), (2, vec![]));
        assert_eq!(taken.to_look_at, [("torn".to_owned(), Phrase::new("ends-early"))]);
        assert_eq!(content(&mine.0["torn"]), content(&saves.0["torn"]));
    }

    #[test]
    fn what_is_kept_is_what_was_checked_and_comes_once() {
        let mut saves = Map::default();
        let text = save("a", 1).replace("\"created\":1.0", "\"standing\":\"forged\",\"origin\":7");
        saves.0.insert("a".to_owned(), text.clone());
        let mut mine = Map::default();
        backup(saves.clone()).import(&mut mine);
        assert!(mine.0["a"].contains("worked out") && !mine.0["a"].contains("forged"));
        assert_eq!(backup(saves.clone()).import(&mut mine).same, 1, "the forged text came before");
        // The same match, played on elsewhere.
        saves.0.insert("a".to_owned(), text.replace("\"seed\":1", "\"seed\":1,\"cursor\":5"));
        assert_eq!(backup(saves.clone()).import(&mut mine).copies, 1);
        let off = |id: &str| mine.0[id].contains(r#""off_record":true"#);
        assert_eq!([off("a"), off("new1")], [false, true], "only one of them counts");
        assert_eq!(backup(saves).import(&mut mine).same, 1, "it does not come again");
    }

    #[test]
    fn names_that_are_none_stay_out() {
        let extras = ["stats", "settled.terra-mystica", "", "a b", "a..b", "\u{e000}", "x/y"];
        let text = write(7, [], extras.map(|name| (name.to_owned(), "1".to_owned())).into());
        let kept: Vec<String> = Backup::read(&text).unwrap().extras().into_keys().collect();
        assert_eq!(kept, ["settled.terra-mystica", "stats"]);
    }

    #[test]
    fn what_is_refused_is_named() {
        let mut saves = store(&[("a", 1)]);
        saves.0.insert("torn".to_owned(), save("torn", 1)[..40].to_owned());
        saves.0.insert("x".to_owned(), r#"{"meta":{"title":"<b>"}}"#.to_owned());
        let taken = backup(saves).import(&mut Map::default());
        let wrong = Phrase::new("wrong");
        assert_eq!(taken.refused, [("torn".to_owned(), wrong.clone()), ("<b>".to_owned(), wrong)]);
        let mut full = store(&[("1", 1), ("2", 2), ("3", 3), ("4", 4), ("5", 5)]);
        assert_eq!(backup(store(&[("a", 9)])).import(&mut full).refused[0].1, Phrase::new("storage-full"));
        let taken = backup(store(&[("../a", 9)]));
        let mut empty = Map::default();
        taken.import(&mut empty);
        assert_eq!(empty.ids(), ["new0"], "a key that is no key is replaced");
    }

    #[test]
    fn other_files_are_refused() {
        assert!(matches!(Backup::read("{}"), Err(BackupError::Unreadable)));
        assert!(matches!(Backup::read(&save("a", 1)), Err(BackupError::Unreadable)));
        let text = write(7, [], Extras::default());
        assert!(matches!(Backup::read(&text.replace("everything", "else")), Err(BackupError::Unreadable)));
        assert!(matches!(Backup::read(&text[..30]), Err(BackupError::Unreadable)));
        assert_eq!(Backup::read(&text.replace("\"format\":1", "\"format\":2")).err(), Some(BackupError::Newer));
    }
}
