//! Something that is chosen by halves: a die that was tapped before its target, a menu that lies open over the map. It belongs to one
//! question and to what is picked there, and goes with them.

use super::{GameBoard, TableCtx};
use crate::app::store::tab;
use crate::app::ui::back::on_back;
use leptos::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The first half of a choice, while the question waits at which it was made.
#[derive(Debug)]
pub struct HalfChosen<T: Copy + PartialEq + Send + Sync + 'static> {
    /// What was tapped, and at which moment of the match.
    tapped: RwSignal<Option<(QuestionId, T)>>,
    moment: Memo<QuestionId>,
    now: Signal<Option<T>>,
}

/// Answers and events so far, and whether somebody here is asked.
type QuestionId = (usize, usize, bool);

impl<T: Copy + PartialEq + Send + Sync + 'static> Clone for HalfChosen<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Copy + PartialEq + Send + Sync + 'static> Copy for HalfChosen<T> {}

impl<T: Copy + PartialEq + Send + Sync + 'static> HalfChosen<T> {
    /// The half that is chosen, if any.
    pub fn get(self) -> Option<T> {
        self.now.get()
    }

    /// The same, without being told when it changes.
    pub fn get_untracked(self) -> Option<T> {
        self.now.get_untracked()
    }

    /// This is chosen by half now.
    pub fn set(self, half: Option<T>) {
        let moment = self.moment.get_untracked();
        self.tapped.set(half.map(|half| (moment, half)));
    }
}

impl<G: GameBoard> TableCtx<G> {
    /// Remembers the first half of a choice. Whatever is picked beside it, by a hint, by a key, elsewhere on the board, puts it back:
    /// `fits` says whether a choice can be its other half. A page that is loaded anew finds it under `name`, which is the board's only one.
    pub fn half_chosen<T: Copy + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static>(
        self,
        name: &str,
        fits: impl Fn(T, G::Choice) -> bool + Copy + Send + Sync + 'static,
    ) -> HalfChosen<T> {
        let moment = Memo::new(move |_| {
            let (answers, events) = self.game(|game| (game.cursor(), game.events().len()));
            (answers, events, self.can_choose())
        });
        let tapped = RwSignal::new(None::<(QuestionId, T)>);
        let kept = tab::remember(&format!("half.{}.{name}", self.id()), false, move || {
            serde_json::to_string(&tapped.get()?).ok()
        });
        tapped.set(kept.and_then(|kept| serde_json::from_str(&kept).ok()));
        let now = Signal::derive(move || {
            let (_, half) = tapped.get().filter(|(at, _)| *at == moment.get())?;
            self.picked().is_none_or(|picked| fits(half, picked)).then_some(half)
        });
        // Whoever comes back to a moment finds it as if nothing had been tapped.
        Effect::new(move |_| {
            if tapped.get().is_some() && now.get().is_none() {
                tapped.set(None);
            }
        });
        on_back(move || now.get().is_some().into(), move || tapped.set(None));
        HalfChosen { tapped, moment, now }
    }
}
