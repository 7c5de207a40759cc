//! What the board calls its things: `data-thing`.

use crate::engine::{Match, Seat};
use crate::games::Burgundy;
use crate::games::burgundy::facts::{DECK, ROUNDS};
use crate::games::burgundy::{Card, Event, Goods};

/// A card, wherever it lies.
pub fn card(card: Card) -> String {
    card.0.to_string()
}

/// One's own goods of a sort.
pub fn goods(sort: Goods) -> String {
    format!("goods-{}", sort.index())
}

/// One's own animals.
pub const ANIMALS: &str = "animals";
/// One's own workers.
pub const WORKERS: &str = "workers";
/// One's own silver.
pub const SILVER: &str = "silver";
/// Egon.
pub const EGON: &str = "egon";
/// What a triple brings in this passage.
pub const BONUSES: &str = "bonuses";

/// What a seat has drawn since its answer with this number: a bought card that became a project, goods, animals, and the die of a new round
/// (in the first one of a passage all dice).
pub fn drawn(game: &Match<Burgundy>, seat: Seat, since: usize) -> Vec<String> {
    let hand = game.state().player(seat).hand();
    let later = game.events().iter().filter(|logged| logged.answered > since);
    let things = later.flat_map(|logged| match logged.event {
        Event::Kept(who, kept) if who == seat => vec![card(kept)],
        Event::GotGoods(who, sort, _) if who == seat => vec![goods(sort)],
        Event::GotAnimal(who, ..) if who == seat => vec![ANIMALS.to_owned()],
        Event::RoundBegan { round: 1, .. } => hand.iter().map(|die| card(*die)).collect(),
        Event::RoundBegan { round, .. } if round < ROUNDS => hand.last().map(|die| card(*die)).into_iter().collect(),
        _ => Vec::new(),
    });
    things.collect()
}

/// Where something happened.
pub fn of_event(event: &Event) -> Option<String> {
    match *event {
        Event::Took(_, at) | Event::Placed(_, at, _) | Event::Kept(_, at) | Event::Used(_, at) => Some(card(at)),
        Event::Discarded(_, at) => Some(card(at)),
        _ => None,
    }
}

/// The card that words link to, whose number they give.
pub fn card_of(link: u16) -> Option<Card> {
    u8::try_from(link).ok().filter(|number| usize::from(*number) < DECK.len()).map(Card)
}

/// The thing that words link to.
pub fn linked(link: u16) -> Option<String> {
    card_of(link).map(card)
}
