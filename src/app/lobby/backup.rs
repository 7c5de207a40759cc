//! Everything of this device as one file: out, and in again.

use crate::app::device::hand_out;
use crate::app::i18n::words::Phrase;
use crate::app::matches::game_of;
use crate::app::matches::module::GameModule;
use crate::app::matches::parts::games;
use crate::app::store::backup::{self, Backup, BackupError, Checked, Imported, MatchStore};
use crate::app::store::learned::{self, Learned};
use crate::app::store::names::{EXPLAINED, SETTINGS, STATS};
use crate::app::store::settings_store;
use crate::app::store::stats::Stats;
use crate::app::store::{SettingsStore, storage};
use leptos::web_sys::js_sys;

/// Hands everything out as a file.
pub fn download_backup() {
    let matches = storage::ids().into_iter().filter_map(|id| Some((id.clone(), storage::raw(&id)?)));
    let made = js_sys::Date::now() as u64;
    let text = backup::write(made, matches, storage::others());
    hand_out(&format!("fireside-{}.json", crate::app::i18n::local::today()), &text);
}

/// What became of a file.
#[derive(Clone, PartialEq, Debug)]
pub struct Outcome {
    /// The matches.
    pub matches: Imported,
    /// The statistics: so many results came in, or why none did.
    pub results: Option<Result<usize, Phrase>>,
    /// Whether the settings came in; they do so only where nothing was set.
    pub settings: bool,
}

/// Takes a file in. Nothing that is here is overwritten.
///
/// # Errors
/// What is wrong with the file, in words for the page.
pub async fn import_backup(text: &str, store: SettingsStore) -> Result<Outcome, Phrase> {
    let backup = Backup::read(text).map_err(|error| match error {
        BackupError::Unreadable => Phrase::new("everything-unreadable"),
        BackupError::Newer => Phrase::new("everything-newer"),
    })?;
    let matches = backup.import(&mut Device { modules: modules().await });
    let mut outcome = Outcome { matches, results: None, settings: false };
    for (name, text) in backup.extras() {
        match name.as_str() {
            STATS => outcome.results = Some(take_results(&text)),
            SETTINGS => outcome.settings = take_settings(&text, store),
            EXPLAINED => take_explained(&text),
            _ => drop(storage::put_other(&name, &text)),
        }
    }
    storage::notify();
    Ok(outcome)
}

fn take_explained(text: &str) {
    let mut explained = learned::kept();
    explained.merge(Learned::read(text));
    learned::keep(&explained);
}

fn take_settings(text: &str, store: SettingsStore) -> bool {
    match settings_store::read(text) {
        Some(settings) if storage::put_other(SETTINGS, text) => {
            store.change(|own| *own = settings);
            true
        }
        _ => false,
    }
}

/// Adds results that are not counted yet. Returns how many.
///
/// # Errors
/// What is wrong with them or with those that are here, or that there is no room.
pub fn take_results(text: &str) -> Result<usize, Phrase> {
    let theirs = Stats::read(text).map_err(|_| Phrase::new("everything-stats-damaged"))?;
    let mut own = storage::stats().map_err(|_| Phrase::new("everything-stats-own"))?;
    let came = own.merge(theirs, js_sys::Date::now() as u64);
    match came {
        0 => Ok(0),
        _ => storage::put_stats(Some(&own.write())).map(|()| came).map_err(|_| Phrase::new("storage-full")),
    }
}

/// The modules of all games of the house that can be had now.
async fn modules() -> Vec<(&'static str, &'static GameModule)> {
    let mut modules = Vec::new();
    for entry in games() {
        if let Ok(module) = entry.module().await {
            modules.push((entry.id, module));
        }
    }
    modules
}

/// The matches of this device, and the games that check what comes in.
struct Device {
    modules: Vec<(&'static str, &'static GameModule)>,
}

impl MatchStore for Device {
    fn ids(&self) -> Vec<String> {
        storage::ids()
    }

    fn text(&self, id: &str) -> Option<String> {
        storage::raw(id)
    }

    fn new_id(&self) -> String {
        storage::new_id()
    }

    fn check(&self, text: &str) -> Result<Checked, Phrase> {
        let game = game_of(text)?;
        let module = self.modules.iter().find(|(id, _)| *id == game.id);
        (module.ok_or_else(|| Phrase::new("part-missing-why"))?.1.check)(text, js_sys::Date::now())
    }

    fn put(&mut self, id: &str, text: &str) -> bool {
        storage::put_back(id, text).is_ok()
    }
}
