//! Icons out of sprites that stand in the document (lazy/sprites.rs), and the games' covers.

use leptos::prelude::*;

/// A single-coloured icon in the colour and size of its text. It is a picture only: the name for assistive technology
/// belongs to the button around it.
#[component]
pub fn Icon(
    /// The symbol's id in the sheet.
    name: &'static str,
    /// Which sprite in `public/icons`: a game's id, or the shell's.
    #[prop(default = "shell")]
    sheet: &'static str,
    /// Classes beside `i`.
    #[prop(optional)]
    class: &'static str,
) -> impl IntoView {
    view! {
        <svg class=format!("i {class}") aria-hidden="true">
            <use href=format!("#{sheet}.{name}")></use>
        </svg>
    }
}

/// A game's cover, a picture of 320 × 240, cropped to `view_box`.
#[component]
pub fn Art(
    /// The game's id.
    game: &'static str,
    /// What part of it is shown: x,y,width,height.
    #[prop(default = "0,0,320,240")]
    view_box: &'static str,
    /// Classes beside `art`.
    #[prop(optional)]
    class: &'static str,
) -> impl IntoView {
    // A picture, not a `<use>`: its hundred shapes need no style of ours, and every size of it is the same file.
    let file = super::shell::picture(game).unwrap_or_else(|| super::address(&format!("icons/art-{game}.svg")));
    view! { <img class=format!("art {class}") src=format!("{file}#svgView(viewBox({view_box});preserveAspectRatio(xMidYMid%20slice))") alt="" /> }
}
