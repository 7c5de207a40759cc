//! What lies behind the lobby, as one part of the program.

use super::help::Help;
use super::lobby::{Credits, DayPage, Form, Statistics, StorageDialog};
use super::parts::Behind;
use super::rules::RulesPage;
use super::settings_dialog::SettingsDialog;
use super::share::{Arrive, KeptShare};
use leptos::prelude::*;

/// Its entrances.
pub static BEHIND: Behind = Behind {
    new_game: |entry, program, close| view! { <Form entry program close /> }.into_any(),
    arrive: |text| view! { <Arrive text /> }.into_any(),
    rules: |route, game, from| view! { <RulesPage route game from /> }.into_any(),
    statistics: || view! { <Statistics /> }.into_any(),
    day_page: || view! { <DayPage /> }.into_any(),
    credits: || view! { <Credits /> }.into_any(),
    overlays: || view! { <SettingsDialog /> <Help /> }.into_any(),
    share: |id, changed| view! { <KeptShare id changed /> }.into_any(),
    storage: |open| view! { <StorageDialog open /> }.into_any(),
};
