//! Age 5.

use super::super::prelude::*;

pub(super) const CARDS: &[Definition] = &[
    define(COKE, &[Shared(coke)]).echo(|fx| fx.draw_and_tuck(Boxed(4)).map(drop)),
    define(OCTANT, &[Demand(octant), Shared(|fx| fx.draw_and_foreshadow(Boxed(6)).map(drop))]),
    define(PRESSURE_COOKER, &[Shared(pressure_cooker)]),
    define(STOVE, &[Shared(stove), Shared(|fx| fx.may_splay(&[Colour::Green], Splay::Right).map(drop))])
        .echo(|fx| fx.score_one(fx.tops_with(|card| !card.has(Icon::Factory))).map(drop)),
    define(
        PALAMPORE,
        &[
            Shared(palampore),
            Shared(|fx| fx.may_splay(&[Colour::Purple], Splay::Right).map(drop)),
            Shared(|fx| if fx.own().bonus_count() >= 6 { fx.claim(Special::Wealth) } else { Ok(()) }),
        ],
    )
    .answers(value_scored),
    define(SEED_DRILL, &[Demand(seed_drill), Shared(|fx| fx.may_add_achievement_of(&[3, 4, 5]))]),
    define(LIGHTNING_ROD, &[Demand(lightning_rod), Shared(lightning_rod_tuck)])
        .echo(|fx| fx.draw_and_tuck(Boxed(5)).map(drop)),
    define(THERMOMETER, &[Shared(thermometer)]).echo(thermometer_echo),
    define(PIANO, &[Shared(piano)]).answers(value_drawn).echo(piano_echo),
    define(TUNING_FORK, &[Shared(tuning_fork)]).echo(|fx| fx.look_at_a_pile()),
];

fn coke(fx: &mut Fx) -> Flow {
    loop {
        let card = fx.draw_and_reveal(Boxed(6))?;
        if !card.has(Icon::Factory) {
            return fx.foreshadow(card).map(drop);
        }
        fx.meld(card)?;
    }
}

fn octant(fx: &mut Fx) -> Flow {
    let fits = |card: Card| card.colour() != Colour::Red && (card.has(Icon::Leaf) || card.has(Icon::Factory));
    if fx.transfer_one(fx.tops_with(fits), Zone::Board(fx.me))?.is_some() {
        fx.draw_and_foreshadow(Boxed(6))?;
    }
    Ok(())
}

fn pressure_cooker(fx: &mut Fx) -> Flow {
    fx.return_all(fx.hand())?;
    fx.sentence(2);
    fx.draw_each(fx.tops().into_iter().filter_map(Card::bonus))
}

fn stove(fx: &mut Fx) -> Flow {
    let Some(tucked) = fx.draw_and_tuck(Boxed(4))?.done() else { return Ok(()) };
    let low = fx.boxed(4);
    if fx.own().stack(tucked.colour()).top().is_some_and(|top| top.printed_value() < low) {
        fx.sentence(2);
        fx.draw_and_score(Boxed(4))?;
    }
    Ok(())
}

fn palampore(fx: &mut Fx) -> Flow {
    let bonuses = fx.bonuses(fx.you);
    let repeated = bonuses.iter().copied().filter(|bonus| bonuses.iter().filter(|other| *other == bonus).count() > 1);
    if let Some(value) = fx.choose_value_of(repeated)? {
        fx.draw_and_score(Plain(value))?;
    }
    Ok(())
}

fn seed_drill(fx: &mut Fx) -> Flow {
    let low = fx.boxed(3);
    fx.return_one(fx.tops_with(|card| card.printed_value() < low)).map(drop)
}

fn lightning_rod(fx: &mut Fx) -> Flow {
    let Some(tucked) = fx.draw_and_tuck(Boxed(5))?.done() else { return Ok(()) };
    fx.sentence(2);
    match fx.own().stack(tucked.colour()).top() {
        Some(top) => fx.return_card(top).map(drop),
        None => Ok(()),
    }
}

fn lightning_rod_tuck(fx: &mut Fx) -> Flow {
    fx.draw_and_tuck(Boxed(5))?;
    fx.sentence(2);
    fx.may_return(fx.tops()).map(drop)
}

fn thermometer_echo(fx: &mut Fx) -> Flow {
    match fx.own().stack(Colour::Green).bottom() {
        Some(card) => fx.meld(card).map(drop),
        None => Ok(()),
    }
}

fn thermometer(fx: &mut Fx) -> Flow {
    loop {
        let value = fx.own().stack(Colour::Yellow).top().map_or(0, Card::printed_value);
        let melded = fx.draw_and_meld(Plain(value + 1))?.done();
        if melded.is_none_or(|melded| melded.colour() != Colour::Yellow) {
            return Ok(());
        }
    }
}

fn piano_echo(fx: &mut Fx) -> Flow {
    let held: Cards = fx.everybody().into_iter().flat_map(|seat| fx.player(seat).all_in_hand()).collect();
    if let Some(value) = fx.choose_value_of(held.iter().map(|card| card.printed_value()))? {
        fx.draw(Plain(value))?;
    }
    Ok(())
}

fn piano(fx: &mut Fx) -> Flow {
    let mut tops: Vec<u8> = fx.tops().iter().map(|card| fx.value_of(*card)).collect();
    tops.sort_unstable();
    tops.dedup();
    if tops.len() < Colour::ALL.len() {
        return Ok(());
    }
    for _ in 0..5 {
        let Some(card) = fx.choose(Verb::Return, fx.score_pile())? else { break };
        fx.return_card(card)?;
    }
    for value in tops {
        fx.draw_and_score(Plain(value))?;
    }
    Ok(())
}

/// A colour without a top card counts 0 (rules/innovation/rulings.md#14).
fn tuning_fork(fx: &mut Fx) -> Flow {
    loop {
        fx.sentence(1);
        if let Some(returned) = fx.return_one(fx.hand())? {
            fx.sentence(2);
            let drawn = fx.draw_and_reveal(Plain(returned.printed_value()))?;
            let top = fx.own().stack(drawn.colour()).top().map_or(0, |top| fx.value_of(top));
            if drawn.printed_value() > top {
                fx.meld(drawn)?
            } else {
                fx.return_card(drawn)?
            };
        }
        fx.sentence(4);
        if fx.hand().is_empty() || !fx.whether(Deed::Sentence)? {
            return Ok(());
        }
    }
}
