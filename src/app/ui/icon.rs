//! Icons out of fetched sprites, and the games' covers.

use leptos::prelude::*;

/// A file of icons in `public/icons`.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Sheet {
    /// The house's: arrows, tools, seats, levels.
    #[default]
    Shell,
    /// Burgundy's: kinds, grounds, buildings, goods, animals.
    Burgundy,
    /// Innovation's: icons, achievements, a picture for every card.
    Innovation,
}

impl Sheet {
    const fn file(self) -> &'static str {
        match self {
            Sheet::Shell => "shell",
            Sheet::Burgundy => "burgundy",
            Sheet::Innovation => "innovation",
        }
    }
}

/// A single-coloured icon in the colour and size of its text. It is a picture only: the name for assistive technology
/// belongs to the button around it.
#[component]
pub fn Icon(
    /// The symbol's id in the sheet.
    name: &'static str,
    /// Which sheet; the shell's unless told.
    #[prop(optional)]
    sheet: Sheet,
    /// Classes beside `i`.
    #[prop(optional)]
    class: &'static str,
) -> impl IntoView {
    view! {
        <svg class=format!("i {class}") aria-hidden="true">
            <use href=format!("icons/{}.svg#{name}", sheet.file())></use>
        </svg>
    }
}

/// A game's cover, a picture of 320 × 240, cropped to `view_box`.
#[component]
pub fn Art(
    /// The file in `public/icons` without its ending, for instance `art-burgundy`.
    name: &'static str,
    /// What part of it is shown: x, y, width, height.
    #[prop(default = "0 0 320 240")]
    view_box: &'static str,
    /// Classes beside `art`.
    #[prop(optional)]
    class: &'static str,
) -> impl IntoView {
    view! {
        <svg class=format!("art {class}") viewBox=view_box preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <use href=format!("icons/{name}.svg#art") width="320" height="240"></use>
        </svg>
    }
}
