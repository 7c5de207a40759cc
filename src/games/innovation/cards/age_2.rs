//! Age 2.

use super::super::card::{Colour, Icon, Splay};
use super::super::choice::{Deed, Verb};
use super::super::dogma::Effect::{Demand, Shared};
use super::super::facts::CARDS;
use super::super::facts::name::*;
use super::super::fx::{Fx, different_values, highest};
use super::super::state::{Special, Zone};
use super::Dogma;
use crate::engine::Flow;

pub(super) const DOGMAS: &[Dogma] = &[
    (CONSTRUCTION, &[Demand(construction), Shared(construction_empire)]),
    (ROAD_BUILDING, &[Shared(road_building)]),
    (CANAL_BUILDING, &[Shared(canal_building)]),
    (FERMENTING, &[Shared(fermenting)]),
    (CURRENCY, &[Shared(currency)]),
    (MAPMAKING, &[Demand(mapmaking), Shared(mapmaking_score)]),
    (CALENDAR, &[Shared(calendar)]),
    (MATHEMATICS, &[Shared(mathematics)]),
    (MONOTHEISM, &[Demand(monotheism), Shared(monotheism_tuck)]),
    (PHILOSOPHY, &[Shared(philosophy_splay), Shared(philosophy_score)]),
];

fn construction(fx: &mut Fx) -> Flow {
    for _ in 0..2 {
        if let Some(card) = fx.choose(Verb::Transfer, fx.hand())? {
            fx.transfer(card, Zone::Hand(fx.me))?;
        }
    }
    fx.draw(2)?;
    Ok(())
}

fn construction_empire(fx: &mut Fx) -> Flow {
    let five = |seat| fx.player(seat).tops().count() == Colour::ALL.len();
    if five(fx.you) && !fx.others().into_iter().any(five) {
        fx.claim(Special::Empire)?;
    }
    Ok(())
}

fn road_building(fx: &mut Fx) -> Flow {
    let Some(first) = fx.choose(Verb::Meld, fx.hand())? else { return Ok(()) };
    fx.meld(first)?;
    let Some(second) = fx.may_choose_more(Verb::Meld, 1, fx.hand())? else { return Ok(()) };
    fx.meld(second)?;
    fx.sentence(2);
    let Some(red) = fx.own().stack(Colour::Red).top() else { return Ok(()) };
    if let Some(other) = fx.may_choose_player(fx.others())? {
        fx.transfer(red, Zone::Board(other))?;
        if let Some(green) = fx.player(other).stack(Colour::Green).top() {
            fx.transfer(green, Zone::Board(fx.you))?;
        }
    }
    Ok(())
}

fn canal_building(fx: &mut Fx) -> Flow {
    let (hand, score) = (highest(fx.hand()), highest(fx.score_pile()));
    if (hand.is_empty() && score.is_empty()) || !fx.whether(Deed::Exchange)? {
        return Ok(());
    }
    fx.exchange((Zone::Hand(fx.you), hand), (Zone::Score(fx.you), score))
}

/// Third edition: a draw for every colour with a visible leaf.
fn fermenting(fx: &mut Fx) -> Flow {
    for _ in 0..fx.colours_with(Icon::Leaf) {
        fx.draw(2)?;
    }
    Ok(())
}

fn currency(fx: &mut Fx) -> Flow {
    let returned = fx.up_to(CARDS, Verb::Return, |_| true, Fx::return_card)?;
    for _ in 0..different_values(&returned) {
        fx.draw_and_score(2)?;
    }
    Ok(())
}

fn mapmaking(fx: &mut Fx) -> Flow {
    let ones = fx.score_pile().into_iter().filter(|card| card.value() == 1);
    if let Some(card) = fx.choose(Verb::Transfer, ones)? {
        fx.transfer(card, Zone::Score(fx.me))?;
        fx.note(1);
    }
    Ok(())
}

fn mapmaking_score(fx: &mut Fx) -> Flow {
    if fx.any_noted() {
        fx.draw_and_score(1)?;
    }
    Ok(())
}

fn calendar(fx: &mut Fx) -> Flow {
    if fx.own().score.len() > fx.own().hand.len() {
        fx.draw(3)?;
        fx.draw(3)?;
    }
    Ok(())
}

fn mathematics(fx: &mut Fx) -> Flow {
    if let Some(card) = fx.may_choose(Verb::Return, fx.hand())? {
        fx.return_card(card)?;
        fx.draw_and_meld(card.value() + 1)?;
    }
    Ok(())
}

fn monotheism(fx: &mut Fx) -> Flow {
    let new_to_me = fx.tops_with(|card| fx.player(fx.me).stack(card.colour()).top().is_none());
    if let Some(card) = fx.choose(Verb::Transfer, new_to_me)? {
        fx.transfer(card, Zone::Score(fx.me))?;
        fx.draw_and_tuck(1)?;
    }
    Ok(())
}

fn monotheism_tuck(fx: &mut Fx) -> Flow {
    fx.draw_and_tuck(1)?;
    Ok(())
}

fn philosophy_splay(fx: &mut Fx) -> Flow {
    fx.may_splay(&Colour::ALL, Splay::Left)?;
    Ok(())
}

fn philosophy_score(fx: &mut Fx) -> Flow {
    if let Some(card) = fx.may_choose(Verb::Score, fx.hand())? {
        fx.score(card)?;
    }
    Ok(())
}
