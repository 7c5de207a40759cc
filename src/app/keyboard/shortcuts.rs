//! The shortcuts: one table for the overlay that lists them, for those who listen, and for the tests. A new shortcut is a
//! line here and an arm where it is listened to ([`ShortcutGroup`] says where).

/// Where a shortcut works, as the overlay groups them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ShortcutGroup {
    /// In the whole page (`app::help`).
    Everywhere,
    /// While a match is on screen (`app::table::keys`).
    Table,
    /// In its replay (`app::table::keys`).
    Replay,
}

impl ShortcutGroup {
    /// All groups in the overlay's order.
    pub const ALL: [ShortcutGroup; 3] = [ShortcutGroup::Everywhere, ShortcutGroup::Table, ShortcutGroup::Replay];

    /// The key of its name in the catalogue.
    pub const fn name(self) -> &'static str {
        match self {
            ShortcutGroup::Everywhere => "keys-everywhere",
            ShortcutGroup::Table => "keys-table",
            ShortcutGroup::Replay => "keys-replay",
        }
    }
}

/// A shortcut.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Key {
    /// Where it works.
    pub group: ShortcutGroup,
    /// What is pressed, as the browser names it (`KeyboardEvent.key`); any of them.
    pub keys: &'static [&'static str],
    /// What it does: a key of the catalogue.
    pub does: &'static str,
}

const fn key(group: ShortcutGroup, keys: &'static [&'static str], does: &'static str) -> Key {
    Key { group, keys, does }
}

/// All shortcuts, in the overlay's order.
pub const KEYS: &[Key] = &[
    key(ShortcutGroup::Everywhere, &["?"], "keys-help"),
    key(ShortcutGroup::Everywhere, &["s"], "settings"),
    key(ShortcutGroup::Table, &["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"], "keys-walk"),
    key(ShortcutGroup::Table, &["n", "p"], "keys-next"),
    key(ShortcutGroup::Table, &["1", "2", "3", "4", "5", "6", "7", "8", "9"], "keys-number"),
    key(ShortcutGroup::Table, &["Enter"], "keys-confirm"),
    key(ShortcutGroup::Table, &["Escape"], "keys-escape"),
    key(ShortcutGroup::Table, &["u"], "keys-undo"),
    key(ShortcutGroup::Table, &["t"], "undo-turn"),
    key(ShortcutGroup::Table, &["r"], "redo"),
    key(ShortcutGroup::Table, &["i"], "hint-ask"),
    key(ShortcutGroup::Table, &["F1"], "rules"),
    key(ShortcutGroup::Table, &["l"], "log"),
    key(ShortcutGroup::Table, &["b"], "readout"),
    key(ShortcutGroup::Table, &["m"], "menu"),
    key(ShortcutGroup::Replay, &["["], "back-one"),
    key(ShortcutGroup::Replay, &["]"], "forth-one"),
    key(ShortcutGroup::Replay, &[" "], "keys-play"),
];

impl Key {
    /// The caps on which it stands: a row of numbers is written as its ends.
    pub fn caps(&self) -> Vec<String> {
        match self.keys {
            [first, .., last] if first.parse::<u8>().is_ok() => vec![format!("{first} – {last}")],
            keys => keys.iter().map(|key| cap(key)).collect(),
        }
    }
}

/// What stands on a key's cap, where that is no word.
fn cap(key: &str) -> String {
    match key {
        "ArrowLeft" => "←".to_owned(),
        "ArrowRight" => "→".to_owned(),
        "ArrowUp" => "↑".to_owned(),
        "ArrowDown" => "↓".to_owned(),
        " " => "␣".to_owned(),
        "Escape" => "Esc".to_owned(),
        key if is_character(key) => key.to_ascii_uppercase(),
        key => key.to_owned(),
    }
}

/// Whether a pressed key is a single character, which can be switched off in the settings.
pub fn is_character(key: &str) -> bool {
    key.chars().count() == 1
}

/// Which of several things in a plane is next in a direction: `places` are their centres, `(dx, dy)` a step of length one.
/// What lies straight ahead and near comes first; `None` if nothing lies there.
pub fn next_in(places: &[(f64, f64)], from: (f64, f64), (dx, dy): (f64, f64)) -> Option<usize> {
    let cost = |(x, y): (f64, f64)| {
        let (x, y) = (x - from.0, y - from.1);
        let (ahead, aside) = (x * dx + y * dy, (x * dy).abs() + (y * dx).abs());
        (ahead > 4.0).then_some(ahead + 2.0 * aside)
    };
    let ahead = places.iter().enumerate().filter_map(|(n, place)| cost(*place).map(|cost| (n, cost)));
    ahead.min_by(|one, other| one.1.total_cmp(&other.1)).map(|(n, _)| n)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_means_two_things() {
        let mut all: Vec<&str> = KEYS.iter().flat_map(|key| key.keys).copied().collect();
        let count = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), count);
        assert!(ShortcutGroup::ALL.iter().all(|group| KEYS.iter().any(|key| key.group == *group)));
    }

    /// The list opens over the lobby as well, where no table's words are.
    #[test]
    fn every_shortcut_has_its_words_everywhere() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/locales/en/");
        let files = ["lobby", "places"].iter().flat_map(|part| std::fs::read_dir(format!("{folder}{part}")).unwrap());
        let words: String = files.map(|file| std::fs::read_to_string(file.unwrap().path()).unwrap()).collect();
        for key in KEYS {
            assert!(words.contains(&format!("\n{} = ", key.does)), "{}", key.does);
        }
    }

    #[test]
    fn caps_are_short() {
        assert_eq!(KEYS[4].caps(), ["1 – 9"]);
        assert_eq!(key(ShortcutGroup::Table, &["u"], "").caps(), ["U"]);
        assert_eq!(key(ShortcutGroup::Table, &["ArrowLeft", "ArrowUp"], "").caps(), ["←", "↑"]);
    }

    #[test]
    fn the_next_thing_is_near_and_ahead() {
        let places = [(0.0, 0.0), (100.0, 0.0), (50.0, 60.0), (210.0, 4.0)];
        assert_eq!(next_in(&places, places[0], (1.0, 0.0)), Some(1));
        assert_eq!(next_in(&places, places[1], (1.0, 0.0)), Some(3));
        assert_eq!(next_in(&places, places[0], (0.0, 1.0)), Some(2));
        assert_eq!(next_in(&places, places[0], (-1.0, 0.0)), None);
        assert_eq!(next_in(&places, places[2], (0.0, -1.0)), Some(0));
    }
}
