//! What choosing something would do. It takes a run of the engine and a dozen messages, so no tap waits for it: it is worked out after the
//! paint, for the choice that is picked, and in words for everything that is offered, which assistive technology reads after the paint.

use super::{GameBoard, TableCtx};
use crate::app::lazy::speech::Speech;
use crate::app::ui::deferred;
use crate::engine::Match;
use leptos::prelude::*;

/// Choices with what they would do.
type Said<C> = Vec<(C, String)>;

/// What choices would do, as far as that is known.
#[derive(Debug)]
pub struct Descriptions<C: Send + Sync + 'static>(Signal<Option<Said<C>>>);

impl<C: Send + Sync + 'static> Clone for Descriptions<C> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<C: Send + Sync + 'static> Copy for Descriptions<C> {}

impl<C: PartialEq + Send + Sync + 'static> Descriptions<C> {
    /// What this choice would do, as soon as that is known.
    pub fn of(self, choice: C) -> Option<String> {
        self.0.with(|known| {
            let (_, words) = known.as_ref()?.iter().find(|(of, _)| *of == choice)?;
            Some(words.clone())
        })
    }
}

impl<G: GameBoard> TableCtx<G> {
    /// What comes of the choice that is picked; `None` until that is worked out, and while none is picked.
    pub fn of_picked<T: Clone + PartialEq + Send + Sync + 'static>(
        self,
        tell: impl Fn(&Match<G>, G::Choice) -> T + Copy + 'static,
    ) -> Memo<Option<T>> {
        let speech = Speech::expect();
        let begin = move || {
            speech.language();
            self.game(|_| ());
            self.picked()
        };
        let told = deferred(begin, move |picked| Some((*picked, self.game_untracked(|game| tell(game, *picked)))));
        Memo::new(move |_| {
            let picked = self.picked();
            told.with(|told| told.as_ref().filter(|(of, _)| Some(*of) == picked).map(|(_, told)| told.clone()))
        })
    }

    /// Descriptions of what `offers` names, worked out anew whenever that, the match or the language changes.
    pub fn descriptions(self, offers: impl Fn() -> Vec<G::Choice> + 'static) -> Descriptions<G::Choice> {
        let speech = Speech::expect();
        let begin = move || {
            // In another language, and at another place in the match, the same choices have other descriptions.
            speech.language();
            self.game(|_| ());
            let offers = offers();
            (!offers.is_empty()).then(|| (offers, Vec::new()))
        };
        Descriptions(deferred(begin, move |(offers, said): &mut (Vec<G::Choice>, Said<G::Choice>)| {
            if let Some(choice) = offers.pop() {
                let words = untrack(|| self.game(|game| G::describe(game, choice)));
                said.push((choice, words.say()));
            }
            offers.is_empty().then(|| std::mem::take(said))
        }))
    }
}
