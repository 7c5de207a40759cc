//! Age 2.

use super::super::prelude::*;

pub(super) const CARDS: &[Definition] = &[
    define(CONSTRUCTION, &[Demand(construction), Shared(construction_empire)]),
    define(ROAD_BUILDING, &[Shared(road_building)]).answers(road_building_answers),
    define(CANAL_BUILDING, &[Shared(canal_building)]),
    define(FERMENTING, &[Shared(fermenting)]),
    define(CURRENCY, &[Shared(currency)]).brings(|_, _| 2.0 * POINT + 0.2),
    define(MAPMAKING, &[Demand(mapmaking), Shared(mapmaking_score)]),
    define(CALENDAR, &[Shared(calendar)]),
    define(MATHEMATICS, &[Shared(mathematics)]).brings(mathematics_brings),
    define(MONOTHEISM, &[Demand(monotheism), Shared(|fx| fx.draw_and_tuck(Boxed(1)).map(drop))]),
    define(
        PHILOSOPHY,
        &[
            Shared(|fx| fx.may_splay(&Colour::ALL, Splay::Left).map(drop)),
            Shared(|fx| fx.may_score(fx.hand()).map(drop)),
        ],
    ),
];

fn construction(fx: &mut Fx) -> Flow {
    for _ in 0..2 {
        fx.transfer_one(fx.hand(), Zone::Hand(fx.me))?;
    }
    fx.draw(Boxed(2)).map(drop)
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
    let first_done = fx.meld(first)?.is_some();
    let Some(second) = fx.may_choose_more(Verb::Meld, 1, fx.hand())? else { return Ok(()) };
    let second_done = fx.meld(second)?.is_some();
    if !first_done || !second_done {
        return Ok(());
    }
    fx.sentence(2);
    let Some(red) = fx.own().stack(Colour::Red).top() else { return Ok(()) };
    if let Some(other) = fx.may_choose_player(fx.others())? {
        if fx.transfer(red, Zone::Board(other))?.is_none() {
            return Ok(());
        }
        if let Some(green) = fx.player(other).stack(Colour::Green).top() {
            fx.transfer(green, Zone::Board(fx.you))?;
        }
    }
    Ok(())
}

/// Red is given to whom it helps least, for the best green.
fn road_building_answers(bot: &Appraiser, choice: Choice) -> f32 {
    let Choice::Player(other) = choice else { return 0.0 };
    let own_red = bot.own().stack(Colour::Red);
    let red = own_red.top().map_or(0.0, |card| bot.on_board(own_red, card));
    let green = bot.game.player(other).stack(Colour::Green).top().map_or(0.0, |card| bot.melded(card) + 0.3);
    green - red
}

fn canal_building(fx: &mut Fx) -> Flow {
    let (hand, score) = (highest(fx.hand()), highest(fx.score_pile()));
    if (hand.is_empty() && score.is_empty()) || !fx.whether(Deed::Exchange(Part::Highest))? {
        return Ok(());
    }
    fx.exchange((Zone::Hand(fx.you), hand), (Zone::Score(fx.you), score))
}

/// Third edition: a draw for every colour with a visible leaf.
fn fermenting(fx: &mut Fx) -> Flow {
    for _ in 0..fx.colours_with(Icon::Leaf) {
        fx.draw(Boxed(2))?;
    }
    Ok(())
}

fn currency(fx: &mut Fx) -> Flow {
    let returned = fx.any_of(Verb::Return, fx.hand())?;
    for _ in 0..different_values(&returned) {
        fx.draw_and_score(Boxed(2))?;
    }
    Ok(())
}

fn mapmaking(fx: &mut Fx) -> Flow {
    let one = fx.boxed(1);
    let ones = fx.score_pile().into_iter().filter(|card| card.printed_value() == one);
    if fx.transfer_one(ones, Zone::Score(fx.me))?.is_some() {
        fx.note(1);
    }
    Ok(())
}

fn mapmaking_score(fx: &mut Fx) -> Flow {
    if fx.any_noted() {
        fx.draw_and_score(Boxed(1))?;
    }
    Ok(())
}

fn calendar(fx: &mut Fx) -> Flow {
    if fx.score_pile().len() > fx.hand().len() {
        fx.draw(Boxed(3))?;
        fx.draw(Boxed(3))?;
    }
    Ok(())
}

fn mathematics(fx: &mut Fx) -> Flow {
    if let Some(card) = fx.may_return(fx.hand())? {
        fx.draw_and_meld(Plain(card.printed_value() + 1))?;
    }
    Ok(())
}

fn mathematics_brings(bot: &Appraiser, card: Card) -> f32 {
    let value = f32::from(card.printed_value());
    HEIGHT * (value + 1.0 - f32::from(bot.own().highest_top())).max(0.0) + TOP * value + 0.4
}

fn monotheism(fx: &mut Fx) -> Flow {
    let new_to_me = fx.tops_with(|card| fx.player(fx.me).stack(card.colour()).top().is_none());
    if fx.transfer_one(new_to_me, Zone::Score(fx.me))?.is_some() {
        fx.draw_and_tuck(Boxed(1))?;
    }
    Ok(())
}
