//! What is not seen at once, as two parts of the program: places and dialogs, and what the lobby shows of kept matches.

use crate::app::device::keyboard;
use crate::app::keyboard::help::Help;
use crate::app::lobby::{
    Credits, DayCard, DayPage, Form, HowToInstall, KeptList, LastPlayed, OpenedFiles, StorageDialog, StorageNotes,
};
use crate::app::matches::kept::Matches;
use crate::app::matches::parts::{KeptMatches, Places};
use crate::app::rules::RulesPage;
use crate::app::settings::SettingsDialog;
use crate::app::share::{Arrive, KeptShare, OpenLink};
use crate::app::statistics::Statistics;
use leptos::prelude::*;

/// What the lobby shows of kept matches, as a part that comes after the first paint.
pub static KEPT: KeptMatches = KeptMatches {
    watch: Matches::watch,
    refresh: Matches::refresh,
    has_last: |matches| matches.last().is_some(),
    last: |matches| view! { <LastPlayed matches /> }.into_any(),
    day: |matches| view! { <DayCard matches /> }.into_any(),
    list: |matches| view! { <KeptList matches /> }.into_any(),
};

/// The entrances of the places and dialogs.
pub static PLACES: Places = Places {
    new_game: |entry, module, close| view! { <Form entry module close /> }.into_any(),
    arrive: |text| view! { <Arrive text /> }.into_any(),
    rules: |route, game, from| view! { <RulesPage route game from /> }.into_any(),
    statistics: || view! { <Statistics /> }.into_any(),
    day_page: || view! { <DayPage /> }.into_any(),
    credits: || view! { <Credits /> }.into_any(),
    overlays: || {
        keyboard::follow();
        view! { <SettingsDialog /> <Help /> <OpenedFiles /> }.into_any()
    },
    share: |id, changed| view! { <KeptShare id changed /> }.into_any(),
    storage: |open| view! { <StorageNotes open /> <StorageDialog open /> }.into_any(),
    install: |open| view! { <HowToInstall open /> }.into_any(),
    open_link: |open| view! { <OpenLink open /> }.into_any(),
};
