//! Terra Mystica's options in the dialog for a new match.

use crate::app::matches::module::OptionsForm;
use leptos::prelude::*;

/// Map, setup, variants.
pub fn options(_form: OptionsForm) -> AnyView {
    ().into_any()
}
