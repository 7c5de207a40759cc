//! Age 2.

use super::super::prelude::*;

pub(super) const CARDS: &[Definition] = &[
    define(CROSSBOW, &[Demand(crossbow), Shared(crossbow_transfer)]),
    define(HORSESHOES, &[Demand(horseshoes)]).echo(|fx| fx.draw_and_foreshadow(Boxed(2)).map(drop)),
    define(TOOTHBRUSH, &[Shared(toothbrush), Shared(|fx| fx.may_add_achievement(Boxed(2)))]).echo(toothbrush_echo),
    define(WATERMILL, &[Shared(watermill)]).brings(|_, _| 0.8),
    define(GLASSBLOWING, &[Shared(glassblowing)])
        .echo(|fx| fx.score_one(fx.hand_with(|card| card.bonus().is_some())).map(drop)),
    define(SCISSORS, &[Shared(scissors), Shared(scissors_paper)])
        .echo(|fx| fx.transfer_one(fx.bottoms(), Zone::Hand(fx.you)).map(drop)),
    define(LEVER, &[Shared(lever)]).echo(lever_echo),
    define(LINGUISTICS, &[Shared(linguistics)]).answers(linguistics_answers).echo(linguistics_echo),
    define(CHATURANGA, &[Shared(chaturanga)]),
    define(PAGODA, &[Shared(pagoda)]),
];

fn crossbow(fx: &mut Fx) -> Flow {
    fx.transfer_one(fx.hand_with(|card| card.bonus().is_some()), Zone::Score(fx.me)).map(drop)
}

fn crossbow_transfer(fx: &mut Fx) -> Flow {
    let Some(card) = fx.choose(Verb::TransferToAnyBoard, fx.hand())? else { return Ok(()) };
    if let Some(seat) = fx.choose_player(fx.others())? {
        fx.transfer(card, Zone::Board(seat))?;
    }
    Ok(())
}

fn horseshoes(fx: &mut Fx) -> Flow {
    let bare = |card: Card| !card.has(Icon::Castle) && !card.has(Icon::Factory);
    if fx.transfer_one(fx.tops_with(bare), Zone::Board(fx.me))?.is_some() {
        fx.draw_and_meld(Boxed(2))?;
    }
    Ok(())
}

fn toothbrush_echo(fx: &mut Fx) -> Flow {
    if let Some(value) = fx.choose_value_of(fx.hand().iter().map(|card| card.printed_value()))? {
        fx.tuck_all(fx.hand_with(|card| card.printed_value() == value))?;
    }
    Ok(())
}

fn toothbrush(fx: &mut Fx) -> Flow {
    fx.may_splay(&Colour::ALL, Splay::Left).map(drop)
}

fn watermill(fx: &mut Fx) -> Flow {
    loop {
        fx.sentence(1);
        let with_bonus = fx.hand_with(|card| card.bonus().is_some());
        let Some(card) = fx.tuck_one(with_bonus)? else { return Ok(()) };
        let drawn = fx.draw(Plain(card.bonus().unwrap_or(0)))?;
        if drawn.bonus().is_none() {
            return Ok(());
        }
        fx.sentence(3);
        if fx.may_return(fx.hand())?.is_none() {
            return Ok(());
        }
    }
}

fn glassblowing(fx: &mut Fx) -> Flow {
    let lowest = fx.tops_with(|card| card.colour() != Colour::Green).iter().map(|card| fx.value_of(*card)).min();
    fx.draw_and_foreshadow(Plain(lowest.unwrap_or(0) + 3)).map(drop)
}

fn scissors(fx: &mut Fx) -> Flow {
    fx.several(2, Verb::Choose, fx.hand(), |fx, card| match fx.either()? {
        0 => fx.meld(card),
        _ => fx.score(card),
    })?;
    Ok(())
}

fn scissors_paper(fx: &mut Fx) -> Flow {
    if fx.everybody().into_iter().any(|seat| fx.player(seat).stack(Colour::Green).top() == Some(PAPER)) {
        fx.transfer(PAPER, Zone::Score(fx.you))?;
    }
    Ok(())
}

fn lever_echo(fx: &mut Fx) -> Flow {
    fx.draw(Boxed(2))?;
    fx.draw(Boxed(2)).map(drop)
}

fn lever(fx: &mut Fx) -> Flow {
    let returned = fx.any_of(Verb::Return, fx.hand())?;
    fx.sentence(2);
    let pairs = |value: u8| returned.iter().filter(|card| card.printed_value() == value).count() / 2;
    let drawn = values(&returned).into_iter().flat_map(|value| std::iter::repeat_n(value + 1, pairs(value)));
    fx.draw_each(drawn)
}

fn linguistics_echo(fx: &mut Fx) -> Flow {
    match fx.either()? {
        0 => fx.draw(Boxed(3))?,
        _ => fx.draw_and_foreshadow(Boxed(4))?.card,
    };
    Ok(())
}

fn linguistics(fx: &mut Fx) -> Flow {
    if let Some(value) = fx.choose_value_of(fx.bonuses(fx.you))? {
        fx.draw(Plain(value))?;
    }
    Ok(())
}

/// The highest card, as long as there is one.
fn linguistics_answers(bot: &Appraiser, choice: Choice) -> f32 {
    match choice {
        Choice::Value(value) => bot.drawn(value),
        Choice::Option(0) => 0.2,
        _ => 0.0,
    }
}

fn chaturanga(fx: &mut Fx) -> Flow {
    if let Some(card) = fx.meld_one(fx.hand_with(|card| card.bonus().is_some()))? {
        for _ in 0..2 {
            fx.draw(Plain(card.bonus().unwrap_or(0)))?;
        }
        return Ok(());
    }
    fx.sentence(3);
    fx.draw_and_foreshadow(Plain(fx.tops().len() as u8)).map(drop)
}

fn pagoda(fx: &mut Fx) -> Flow {
    let drawn = fx.draw_and_reveal(Boxed(3))?;
    let alike = fx.hand_with(|card| card != drawn && card.colour() == drawn.colour());
    match fx.choose(Verb::Tuck, alike)? {
        Some(card) => {
            fx.tuck(card)?;
            fx.meld(drawn).map(drop)
        }
        None => fx.foreshadow(drawn).map(drop),
    }
}
