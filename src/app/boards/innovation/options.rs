//! Innovation's options in the dialog for a new match.

use crate::app::registry::OptionsForm;
use leptos::prelude::*;

/// The options.
pub fn options(_: OptionsForm) -> AnyView {
    ().into_any()
}
