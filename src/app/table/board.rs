//! What a game draws on the table. The table knows nothing else of it but its words ([`Narration`]).

use super::TableCtx;
use super::motion::Journey;
use crate::app::device::sound::Sound;
use crate::app::narration::Narration;
use crate::engine::{Judge, Logged, Seat};
use leptos::prelude::*;
use serde_json::Value;

/// A game with a board in the page.
pub trait GameBoard: Narration + Judge {
    /// The rows in which a person settles beforehand what is then answered by itself ([`Narration::settled`]): they read and write these
    /// settings. `None` for a game that knows nothing of the kind.
    const SETTLES: Option<fn(RwSignal<Value>) -> AnyView> = None;

    /// The board, as a view of the table's signals. It marks what can be chosen and calls [`TableCtx::pick`].
    fn board(table: TableCtx<Self>) -> AnyView;

    /// Whether the table lists the seats with their points; a board may show everybody itself.
    fn has_seat_list() -> bool {
        true
    }

    /// Makes whatever the parts of the board share known to them, before any of them is drawn.
    fn provide(_table: TableCtx<Self>) {}

    /// What a seat's panel shows beside name and points: the opponents' boards on a desktop.
    fn seat_panel(_table: TableCtx<Self>, _seat: Seat) -> AnyView {
        ().into_any()
    }

    /// The colours that a seat plays in, as values of CSS: of lines and words, and of shapes. `None` as long as these are the seat's own.
    fn worn(_table: TableCtx<Self>, _seat: Seat) -> Option<(&'static str, &'static str)> {
        None
    }

    /// A small sign behind a seat's name: the start player's crown.
    fn seat_badge(_table: TableCtx<Self>, _seat: Seat) -> AnyView {
        ().into_any()
    }

    /// An opponent without a seat, after the seats (Egon).
    fn extra_seat(_table: TableCtx<Self>) -> AnyView {
        ().into_any()
    }

    /// Where the game is, for the top bar: track of passages and rounds.
    fn progress(table: TableCtx<Self>) -> AnyView;

    /// What stands at the left of the prompt on a desktop: the die in play.
    fn prompt_sign(_table: TableCtx<Self>) -> AnyView {
        ().into_any()
    }

    /// The buttons of the prompt bar: choices that have no place on the board.
    fn prompt_actions(table: TableCtx<Self>) -> AnyView;

    /// Whether these buttons are so many that they take more than one line.
    fn has_many_actions(_table: TableCtx<Self>) -> bool {
        false
    }

    /// Shows what a line of the log names (see [`Phrase::linking`]).
    fn shows(_table: TableCtx<Self>) -> Option<Callback<u16>> {
        None
    }

    /// The language of what a line names, where it is not the page's.
    fn lang_of_names() -> Option<&'static str> {
        None
    }

    /// What is shown large of the thing or place with this `data-thing` or `data-at` while the mouse rests on it; `None` where there is no more of it to
    /// see, or it is not to be seen.
    fn enlarged(_table: TableCtx<Self>, _thing: &str) -> Option<AnyView> {
        None
    }

    /// The ways of things on screen in the order in which they were gone: motion shows one after the other. Without any, all
    /// move at once.
    fn journeys(_events: &[Logged<Self::Event>]) -> Vec<Journey> {
        Vec::new()
    }

    /// How something sounds, if it has a sound of its own.
    fn sound(_event: &Self::Event) -> Option<Sound> {
        None
    }
}
