//! Which die a tap on the board means. Every action names its die; the board finds it, so that a person may tap the target
//! first, or a die first and then the target.

use crate::app::games::burgundy::text::words::workers;
use crate::app::table::{Descriptions, HalfChosen, TableCtx};
use crate::games::burgundy::{Action, Burgundy, Card, Choice};
use leptos::prelude::*;

/// The die that a person wants to use, if one was tapped.
#[derive(Clone, Copy)]
pub struct Dice {
    table: TableCtx<Burgundy>,
    /// The die that was tapped last.
    tapped: HalfChosen<Card>,
    in_play: Memo<Option<Card>>,
    /// The cheapest way to each action, with the tapped die if there is one.
    offers: Memo<Vec<(Action, Offer)>>,
    /// What the cards on offer would do, in words.
    descriptions: Descriptions<Choice>,
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
        let tapped =
            table.half_chosen("die", |die: Card, choice| matches!(choice, Choice::Act(Some(own), _) if own == die));
        let wanted = Memo::new(move |_| {
            let tapped = tapped.get()?;
            let playable = |choice: &Choice| matches!(choice, Choice::Act(Some(die), _) if *die == tapped);
            table.with_choices(|choices| choices.iter().any(playable)).then_some(tapped)
        });
        let in_play = Memo::new(move |_| match table.picked() {
            Some(Choice::Act(die, _)) => die,
            _ => wanted.get(),
        });
        let offers = Memo::new(move |_| {
            let mut offers: Vec<(Action, Offer)> = Vec::new();
            table.with_choices(|choices| {
                table.game(|game| {
                    for choice in choices {
                        let Choice::Act(die, action) = *choice else { continue };
                        if wanted.get().is_some() && die != wanted.get() {
                            continue;
                        }
                        let offer = Offer { choice: *choice, workers: workers(game, *choice) };
                        match offers.iter_mut().find(|(other, _)| *other == action) {
                            Some((_, best)) if offer.workers < best.workers => *best = offer,
                            Some(_) => {}
                            None => offers.push((action, offer)),
                        }
                    }
                });
            });
            offers
        });
        let descriptions = table.descriptions(move || {
            let others = table.choices().into_iter().filter(|choice| !matches!(choice, Choice::Act(..)));
            let all = offers.get().into_iter().map(|(_, offer)| offer.choice).chain(others);
            all.filter(|choice| card_of(*choice).is_some()).collect()
        });
        let dice = Dice { table, tapped, in_play, offers, descriptions };
        provide_context(dice);
        dice
    }

    /// The dice of this board.
    pub fn expect() -> Dice {
        expect_context()
    }

    /// The die of what is picked, or the one that was tapped, while it can still be played.
    pub fn in_play(self) -> Option<Card> {
        self.in_play.get()
    }

    /// The cheapest way to do what `fits` says, with the tapped die if there is one.
    pub fn offer(self, fits: impl Fn(Action) -> bool) -> Option<Offer> {
        self.offers.with(|offers| {
            let fitting = offers.iter().filter(|(action, _)| fits(*action)).map(|(_, offer)| *offer);
            fitting.min_by_key(|offer| offer.workers)
        })
    }

    /// What a tap on something that is not on offer wants: this action, with the die that counts if there is one.
    pub fn wish(self, action: Action) -> Choice {
        Choice::Act(self.in_play.get_untracked(), action)
    }

    /// What an offer would do, in words, as soon as that is known.
    pub fn describes(self, offer: Offer) -> Option<String> {
        self.descriptions.of(offer.choice)
    }

    /// A tap on a die: what is picked is done with this die instead, if it can be; otherwise the die is what counts now.
    pub fn tap(self, die: Card) {
        let picked = untrack(|| self.table.picked());
        let again = self.in_play.get_untracked() == Some(die);
        if again {
            self.tapped.set(None);
            self.table.unpick();
            return;
        }
        self.tapped.set(Some(die));
        match picked {
            Some(Choice::Act(Some(_), action)) if untrack(|| self.table.offers(Choice::Act(Some(die), action))) => {
                self.table.repick(Choice::Act(Some(die), action));
            }
            _ => self.table.unpick(),
        }
    }
}

/// The card that a choice is about.
pub fn card_of(choice: Choice) -> Option<Card> {
    match choice {
        Choice::Act(_, Action::Take(card) | Action::Place(card, _))
        | Choice::Keep(card)
        | Choice::Use(card)
        | Choice::GiveUp(card) => Some(card),
        _ => None,
    }
}
