//! Age 8.

use super::super::card::{Card, Colour, Icon, Splay};
use super::super::choice::{Deed, Verb};
use super::super::dogma::Effect::{Demand, Shared};
use super::super::facts::name::*;
use super::super::fx::{Fx, different_values, highest, lowest};
use super::super::state::{Cards, Zone};
use super::Dogma;
use crate::engine::Flow;

pub(super) const DOGMAS: &[Dogma] = &[
    (FLIGHT, &[Shared(flight), Shared(flight_splay)]),
    (MOBILITY, &[Demand(mobility)]),
    (ANTIBIOTICS, &[Shared(antibiotics)]),
    (SKYSCRAPERS, &[Demand(skyscrapers)]),
    (CORPORATIONS, &[Demand(corporations), Shared(corporations_meld)]),
    (MASS_MEDIA, &[Shared(mass_media), Shared(mass_media_splay)]),
    (QUANTUM_THEORY, &[Shared(quantum_theory)]),
    (ROCKETRY, &[Shared(rocketry)]),
    (EMPIRICISM, &[Shared(empiricism), Shared(empiricism_win)]),
    (SOCIALISM, &[Shared(socialism)]),
];

fn flight(fx: &mut Fx) -> Flow {
    if fx.own().stack(Colour::Red).splay() == Splay::Up {
        fx.may_splay(&Colour::ALL, Splay::Up)?;
    }
    Ok(())
}

fn flight_splay(fx: &mut Fx) -> Flow {
    fx.may_splay(&[Colour::Red], Splay::Up)?;
    Ok(())
}

/// The two highest of the cards that are on top when the demand begins.
fn mobility(fx: &mut Fx) -> Flow {
    let mut left = fx.tops_with(|card| card.colour() != Colour::Red && !card.has(Icon::Factory));
    if left.is_empty() {
        return Ok(());
    }
    for _ in 0..2 {
        if let Some(card) = fx.choose(Verb::Transfer, highest(left.clone()))? {
            left.retain(|other| *other != card);
            fx.transfer(card, Zone::Score(fx.me))?;
        }
    }
    fx.draw(8)?;
    Ok(())
}

fn antibiotics(fx: &mut Fx) -> Flow {
    let returned = fx.up_to(3, Verb::Return, |_| true, Fx::return_card)?;
    for _ in 0..2 * different_values(&returned) {
        fx.draw(8)?;
    }
    Ok(())
}

fn skyscrapers(fx: &mut Fx) -> Flow {
    let clocked = |card: Card| card.colour() != Colour::Yellow && card.has(Icon::Clock);
    let Some(card) = fx.choose(Verb::Transfer, fx.tops_with(clocked))? else { return Ok(()) };
    fx.transfer(card, Zone::Board(fx.me))?;
    fx.sentence(2);
    if let Some(beneath) = fx.own().stack(card.colour()).top() {
        fx.score(beneath)?;
    }
    let rest: Cards = fx.own().stack(card.colour()).cards().iter().copied().collect();
    fx.return_all(rest)
}

fn corporations(fx: &mut Fx) -> Flow {
    let industrial = |card: Card| card.colour() != Colour::Green && card.has(Icon::Factory);
    if let Some(card) = fx.choose(Verb::Transfer, fx.tops_with(industrial))? {
        fx.transfer(card, Zone::Score(fx.me))?;
        fx.draw_and_meld(8)?;
    }
    Ok(())
}

fn corporations_meld(fx: &mut Fx) -> Flow {
    fx.draw_and_meld(8)?;
    Ok(())
}

/// One's own cards are returned in an order of one's choice; those of others, whose faces one does not see, as they lie.
fn mass_media(fx: &mut Fx) -> Flow {
    let Some(card) = fx.may_choose(Verb::Return, fx.hand())? else { return Ok(()) };
    fx.return_card(card)?;
    fx.sentence(2);
    let value = fx.choose_value()?;
    let of_value = |cards: &Cards| cards.iter().copied().filter(|card| card.value() == value).collect::<Cards>();
    fx.return_all(of_value(&fx.score_pile()))?;
    for seat in fx.others() {
        for card in of_value(&fx.player(seat).score) {
            fx.return_card(card)?;
        }
    }
    Ok(())
}

fn mass_media_splay(fx: &mut Fx) -> Flow {
    fx.may_splay(&[Colour::Purple], Splay::Up)?;
    Ok(())
}

fn quantum_theory(fx: &mut Fx) -> Flow {
    if fx.up_to(2, Verb::Return, |_| true, Fx::return_card)?.len() == 2 {
        fx.draw(10)?;
        fx.draw_and_score(10)?;
    }
    Ok(())
}

fn rocketry(fx: &mut Fx) -> Flow {
    for _ in 0..fx.icons(Icon::Clock) / 2 {
        if let Some(card) = fx.choose_in_score_piles(Verb::Return, &fx.opponents())? {
            fx.return_card(card)?;
        }
    }
    Ok(())
}

fn empiricism(fx: &mut Fx) -> Flow {
    let one = fx.choose_colour(Colour::ALL)?;
    let two = fx.choose_colour(Colour::ALL.into_iter().filter(|colour| Some(*colour) != one))?;
    let card = fx.draw_and_reveal(9)?;
    if [one, two].contains(&Some(card.colour())) {
        fx.meld(card)?;
        fx.sentence(2);
        fx.may_splay(&[card.colour()], Splay::Up)?;
    }
    Ok(())
}

fn empiricism_win(fx: &mut Fx) -> Flow {
    if fx.icons(Icon::Lightbulb) >= 20 { fx.win() } else { Ok(()) }
}

fn socialism(fx: &mut Fx) -> Flow {
    let cards = fx.hand();
    if cards.is_empty() || !fx.whether(Deed::All(Verb::Tuck))? {
        return Ok(());
    }
    let purple = cards.iter().any(|card| card.colour() == Colour::Purple);
    fx.each(Verb::Tuck, cards, Fx::tuck)?;
    if purple {
        let taken = fx.opponents().into_iter().flat_map(|seat| lowest(fx.player(seat).hand.clone())).collect();
        fx.transfer_all(taken, Zone::Hand(fx.you))?;
    }
    Ok(())
}
