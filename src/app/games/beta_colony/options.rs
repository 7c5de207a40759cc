//! Beta Colony's options in the dialog for a new match: there are none.

use crate::app::matches::module::OptionsForm;
use leptos::prelude::*;

/// Nothing to choose: the boards are chosen in the match.
pub fn options(_form: OptionsForm) -> AnyView {
    ().into_any()
}
