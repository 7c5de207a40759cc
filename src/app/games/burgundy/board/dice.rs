//! Which die a tap on the board means. Every action names its die; the board finds it, so that a person may tap the target
//! first, or a die first and then the target.

use crate::app::games::burgundy::text::words::workers;
use crate::app::table::TableCtx;
use crate::games::burgundy::{Action, Burgundy, Card, Choice};
use leptos::prelude::*;

/// The die that a person wants to use, if one was tapped.
#[derive(Clone, Copy)]
pub struct Dice {
    table: TableCtx<Burgundy>,
    wanted: RwSignal<Option<Card>>,
}

/// An action on offer, with the workers it costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer {
    /// The choice that carries it out.
    pub choice: Choice,
    /// What it costs, 0 to 3.
    pub workers: u8,
}

impl Dice {
    /// Makes the dice known to the board.
    pub fn provide(table: TableCtx<Burgundy>) -> Dice {
        let dice = Dice { table, wanted: RwSignal::new(None) };
        provide_context(dice);
        dice
    }

    /// The dice of this board.
    pub fn expect() -> Dice {
        expect_context()
    }

    /// The die that was tapped, while it can still be played.
    pub fn wanted(self) -> Option<Card> {
        let wanted = self.wanted.get()?;
        let playable = |choice: &Choice| matches!(choice, Choice::Act(Some(die), _) if *die == wanted);
        self.table.choices().iter().any(playable).then_some(wanted)
    }

    /// The die of what is picked, or the one that was tapped.
    pub fn in_play(self) -> Option<Card> {
        match self.table.picked() {
            Some(Choice::Act(die, _)) => die,
            _ => self.wanted(),
        }
    }

    /// The cheapest way to do what `fits` says, with the tapped die if there is one.
    pub fn offer(self, fits: impl Fn(Action) -> bool) -> Option<Offer> {
        let wanted = self.wanted();
        let choices = self.table.choices();
        let offers = choices.iter().filter_map(|choice| match choice {
            Choice::Act(die, action) if fits(*action) && (wanted.is_none() || *die == wanted) => {
                let workers = self.table.game(|game| workers(game, *choice));
                Some(Offer { choice: *choice, workers })
            }
            _ => None,
        });
        offers.min_by_key(|offer| offer.workers)
    }

    /// A tap on a die: what is picked is done with this die instead, if it can be; otherwise the die is what counts now.
    pub fn tap(self, die: Card) {
        let choices = untrack(|| self.table.choices());
        let picked = untrack(|| self.table.picked());
        let again = untrack(|| self.in_play()) == Some(die);
        if again {
            self.wanted.set(None);
            self.table.unpick();
            return;
        }
        self.wanted.set(Some(die));
        match picked {
            Some(Choice::Act(Some(_), action)) if choices.contains(&Choice::Act(Some(die), action)) => {
                self.table.repick(Choice::Act(Some(die), action));
            }
            _ => self.table.unpick(),
        }
    }
}
