//! The options of a new match.

use crate::app::registry::OptionsForm;
use leptos::prelude::*;

/// The options in the dialog for a new match.
pub fn options(_: OptionsForm) -> AnyView {
    ().into_any()
}
