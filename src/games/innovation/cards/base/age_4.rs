//! Age 4.

use super::super::prelude::*;

pub(super) const CARDS: &[Definition] = &[
    define(COLONIALISM, &[Shared(colonialism)]),
    define(GUNPOWDER, &[Demand(gunpowder), Shared(gunpowder_score)]),
    define(ANATOMY, &[Demand(anatomy)]),
    define(PERSPECTIVE, &[Shared(perspective)]).brings(perspective_brings),
    define(INVENTION, &[Shared(invention), Shared(invention_wonder)]),
    define(NAVIGATION, &[Demand(navigation)]),
    define(EXPERIMENTATION, &[Shared(|fx| fx.draw_and_meld(Boxed(5)).map(drop))]),
    define(
        PRINTING_PRESS,
        &[Shared(printing_press), Shared(|fx| fx.may_splay(&[Colour::Blue], Splay::Right).map(drop))],
    )
    .brings(printing_press_brings),
    define(ENTERPRISE, &[Demand(enterprise), Shared(|fx| fx.may_splay(&[Colour::Green], Splay::Right).map(drop))]),
    define(
        REFORMATION,
        &[Shared(reformation), Shared(|fx| fx.may_splay(&[Colour::Yellow, Colour::Purple], Splay::Right).map(drop))],
    )
    .brings(|_, _| 0.5),
];

fn colonialism(fx: &mut Fx) -> Flow {
    while fx.draw_and_tuck(Boxed(3))?.card.has(Icon::Crown) {}
    Ok(())
}

fn gunpowder(fx: &mut Fx) -> Flow {
    let to = Zone::Score(fx.me);
    if let Some(card) = fx.choose(Verb::Transfer(to), fx.tops_with(|card| card.has(Icon::Castle)))? {
        fx.transfer(card, to)?;
        fx.note(1);
    }
    Ok(())
}

fn gunpowder_score(fx: &mut Fx) -> Flow {
    if fx.any_noted() {
        fx.draw_and_score(Boxed(2))?;
    }
    Ok(())
}

fn anatomy(fx: &mut Fx) -> Flow {
    let Some(card) = fx.return_one(fx.score_pile())? else { return Ok(()) };
    fx.sentence(2);
    fx.return_one(fx.tops_with(|top| fx.value_of(top) == card.printed_value())).map(drop)
}

fn perspective(fx: &mut Fx) -> Flow {
    if fx.may_return(fx.hand())?.is_none() {
        return Ok(());
    }
    fx.sentence(2);
    for _ in 0..fx.icons(Icon::Lightbulb) / 2 {
        fx.score_one(fx.hand())?;
    }
    Ok(())
}

fn perspective_brings(bot: &Appraiser, _: Card) -> f32 {
    let own = bot.own();
    POINT * f32::from(own.icons(Icon::Lightbulb) / 2) * f32::from(own.highest_top())
}

fn invention(fx: &mut Fx) -> Flow {
    if fx.may_splay(&fx.colours_splayed(Splay::Left), Splay::Right)?.is_some() {
        fx.draw_and_score(Boxed(4))?;
    }
    Ok(())
}

fn invention_wonder(fx: &mut Fx) -> Flow {
    if fx.own().stacks().iter().all(|stack| stack.splay() != Splay::None) {
        fx.claim(Special::Wonder)?;
    }
    Ok(())
}

fn navigation(fx: &mut Fx) -> Flow {
    let values = [fx.boxed(2), fx.boxed(3)];
    let cards = fx.score_pile().into_iter().filter(|card| values.contains(&card.printed_value()));
    fx.transfer_one(cards, Zone::Score(fx.me)).map(drop)
}

fn printing_press(fx: &mut Fx) -> Flow {
    if fx.may_return(fx.score_pile())?.is_some() {
        let purple = fx.own().stack(Colour::Purple).top().map_or(0, Card::printed_value);
        fx.draw(Plain(purple + 2))?;
    }
    Ok(())
}

fn printing_press_brings(bot: &Appraiser, card: Card) -> f32 {
    let purple = bot.own().stack(Colour::Purple).top().map_or(0, Card::printed_value);
    0.4 + 0.35 * (f32::from(purple + 2) - f32::from(card.printed_value()))
}

fn enterprise(fx: &mut Fx) -> Flow {
    let crowned = |card: Card| card.colour() != Colour::Purple && card.has(Icon::Crown);
    if fx.transfer_one(fx.tops_with(crowned), Zone::Board(fx.me))?.is_some() {
        fx.draw_and_meld(Boxed(4))?;
    }
    Ok(())
}

/// All or nothing: whoever tucks must tuck as many as the leaves allow and the hand has.
fn reformation(fx: &mut Fx) -> Flow {
    let count = fx.icons(Icon::Leaf) / 2;
    if count == 0 {
        return Ok(());
    }
    let Some(first) = fx.may_choose(Verb::Tuck, fx.hand())? else { return Ok(()) };
    fx.tuck(first)?;
    for _ in 1..count {
        fx.tuck_one(fx.hand())?;
    }
    Ok(())
}
