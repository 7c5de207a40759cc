//! Age 6.

use super::super::card::{Card, Colour, Icon, Splay};
use super::super::choice::{Deed, Verb};
use super::super::dogma::Effect::{Demand, Shared};
use super::super::facts::CARDS;
use super::super::facts::name::*;
use super::super::fx::{Fx, highest, lowest};
use super::super::state::Zone;
use super::Dogma;
use crate::engine::Flow;

pub(super) const DOGMAS: &[Dogma] = &[
    (INDUSTRIALIZATION, &[Shared(industrialization), Shared(industrialization_splay)]),
    (MACHINE_TOOLS, &[Shared(machine_tools)]),
    (CANNING, &[Shared(canning), Shared(canning_splay)]),
    (VACCINATION, &[Demand(vaccination), Shared(vaccination_meld)]),
    (CLASSIFICATION, &[Shared(classification)]),
    (METRIC_SYSTEM, &[Shared(metric_system), Shared(metric_system_splay)]),
    (ATOMIC_THEORY, &[Shared(atomic_theory_splay), Shared(atomic_theory)]),
    (ENCYCLOPEDIA, &[Shared(encyclopedia)]),
    (DEMOCRACY, &[Shared(democracy)]),
    (EMANCIPATION, &[Demand(emancipation), Shared(emancipation_splay)]),
];

/// Third edition: a card for every colour with a visible factory.
fn industrialization(fx: &mut Fx) -> Flow {
    for _ in 0..fx.colours_with(Icon::Factory) {
        fx.draw_and_tuck(6)?;
    }
    Ok(())
}

fn industrialization_splay(fx: &mut Fx) -> Flow {
    fx.may_splay(&[Colour::Red, Colour::Purple], Splay::Right)?;
    Ok(())
}

fn machine_tools(fx: &mut Fx) -> Flow {
    fx.draw_and_score(fx.highest_score())?;
    Ok(())
}

fn canning(fx: &mut Fx) -> Flow {
    if fx.whether(Deed::Draw)? {
        fx.draw_and_tuck(6)?;
        for card in fx.tops_with(|card| !card.has(Icon::Factory)) {
            fx.score(card)?;
        }
    }
    Ok(())
}

fn canning_splay(fx: &mut Fx) -> Flow {
    fx.may_splay(&[Colour::Yellow], Splay::Right)?;
    Ok(())
}

fn vaccination(fx: &mut Fx) -> Flow {
    let cards = lowest(fx.score_pile());
    if !cards.is_empty() {
        fx.note(cards.len() as u8);
        fx.return_all(cards)?;
        fx.draw_and_meld(6)?;
    }
    Ok(())
}

fn vaccination_meld(fx: &mut Fx) -> Flow {
    if fx.any_noted() {
        fx.draw_and_meld(7)?;
    }
    Ok(())
}

fn classification(fx: &mut Fx) -> Flow {
    let Some(shown) = fx.choose(Verb::Reveal, fx.hand())? else { return Ok(()) };
    fx.reveal(shown);
    let of_colour = |card: &Card| card.colour() == shown.colour();
    let hands = fx.opponents().into_iter().flat_map(|seat| fx.player(seat).hand.iter().copied());
    let taken = hands.filter(of_colour).collect();
    fx.take_by_faces(taken)?;
    fx.sentence(3);
    fx.each(Verb::Meld, fx.hand_with(|card| of_colour(&card)), Fx::meld)
}

fn metric_system(fx: &mut Fx) -> Flow {
    if fx.own().stack(Colour::Green).splay() == Splay::Right {
        fx.may_splay(&Colour::ALL, Splay::Right)?;
    }
    Ok(())
}

fn metric_system_splay(fx: &mut Fx) -> Flow {
    fx.may_splay(&[Colour::Green], Splay::Right)?;
    Ok(())
}

fn atomic_theory_splay(fx: &mut Fx) -> Flow {
    fx.may_splay(&[Colour::Blue], Splay::Right)?;
    Ok(())
}

fn atomic_theory(fx: &mut Fx) -> Flow {
    fx.draw_and_meld(7)?;
    Ok(())
}

fn encyclopedia(fx: &mut Fx) -> Flow {
    let cards = highest(fx.score_pile());
    if !cards.is_empty() && fx.whether(Deed::All(Verb::Meld))? {
        fx.each(Verb::Meld, cards, Fx::meld)?;
    }
    Ok(())
}

fn democracy(fx: &mut Fx) -> Flow {
    let returned = fx.up_to(CARDS, Verb::Return, |_| true, Fx::return_card)?;
    fx.note(returned.len() as u8);
    let own = fx.noted(fx.you);
    if fx.opponents().into_iter().all(|seat| fx.noted(seat) < own) {
        fx.draw_and_score(8)?;
    }
    Ok(())
}

fn emancipation(fx: &mut Fx) -> Flow {
    if let Some(card) = fx.choose(Verb::Transfer, fx.hand())? {
        fx.transfer(card, Zone::Score(fx.me))?;
        fx.draw(6)?;
    }
    Ok(())
}

fn emancipation_splay(fx: &mut Fx) -> Flow {
    fx.may_splay(&[Colour::Red, Colour::Purple], Splay::Right)?;
    Ok(())
}
