//! A tap explains: what something on the board is, why what the tap wanted cannot be done now, and where the rulebook says more. The
//! game says what there is to explain ([`Topic`]).

use super::{GameBoard, TableCtx, WHY_NOT, why_not};
use crate::app::narration::Section;
use crate::app::rules::MoreInRules;
use crate::app::ui::Dialog;
use leptos::prelude::*;

/// Something that a game's sheet explains.
pub trait Topic: Copy + PartialEq + Send + Sync + 'static {
    /// Whose.
    type Game: GameBoard;

    /// A class for the sheet's content.
    const CLASS: &str = "";

    /// The heading.
    fn title(self) -> String;

    /// What there is to say and to see.
    fn about(self, table: TableCtx<Self::Game>) -> AnyView;

    /// Where the rulebook says more.
    fn section(self) -> Section;
}

type ChoiceOf<T> = <<T as Topic>::Game as crate::engine::Game>::Choice;

/// What lies open in the sheet.
#[derive(Debug)]
pub struct Explained<T: Topic> {
    topic: RwSignal<Option<T>>,
    /// What a tap wanted to do and cannot.
    wish: RwSignal<Option<ChoiceOf<T>>>,
}

impl<T: Topic> Clone for Explained<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Topic> Copy for Explained<T> {}

impl<T: Topic> Explained<T> {
    /// Makes the sheet known to the board.
    pub fn provide() {
        provide_context(Explained::<T> { topic: RwSignal::new(None), wish: RwSignal::new(None) });
    }

    /// The sheet of this board.
    pub fn expect() -> Explained<T> {
        expect_context()
    }

    /// Explains something.
    pub fn show(self, topic: T) {
        self.wish.set(None);
        self.topic.set(Some(topic));
    }

    /// Explains something with which this cannot be done, and why not.
    pub fn without(self, topic: T, wish: ChoiceOf<T>) {
        self.wish.set(Some(wish));
        self.topic.set(Some(topic));
    }
}

/// The sheet that explains.
pub fn explain_sheet<T: Topic>(table: TableCtx<T::Game>) -> AnyView {
    let Explained { topic, wish } = Explained::<T>::expect();
    let why = Memo::new(move |_| topic.get().and(wish.get()).and_then(|wish| table.why_not(wish)));
    // The content stays while the sheet goes away.
    let shown = Memo::new(move |last: Option<&Option<T>>| topic.get().or(last.copied().flatten()));
    let close = Callback::new(move |()| topic.set(None));
    view! {
        <Dialog
            open=Signal::derive(move || topic.get().is_some())
            close
            title=Signal::derive(move || shown.get().map(T::title).unwrap_or_default())
            described=Signal::derive(move || why.get().map(|_| WHY_NOT))
        >
            <div class=format!("dialog-body {}", T::CLASS)>
                {move || why_not(why.get())}
                {move || shown.get().map(|topic| topic.about(table))}
                {move || shown.get().map(|topic| view! { <MoreInRules section=topic.section() before=move |()| close.run(()) /> })}
            </div>
        </Dialog>
    }
    .into_any()
}
