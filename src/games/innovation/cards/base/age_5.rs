//! Age 5.

use super::super::prelude::*;

pub(super) const CARDS: &[Definition] = &[
    define(
        COAL,
        &[Shared(coal), Shared(|fx| fx.may_splay(&[Colour::Red], Splay::Right).map(drop)), Shared(coal_score)],
    ),
    define(THE_PIRATE_CODE, &[Demand(the_pirate_code), Shared(the_pirate_code_score)]),
    define(STATISTICS, &[Demand(statistics), Shared(|fx| fx.may_splay(&[Colour::Yellow], Splay::Right).map(drop))]),
    define(STEAM_ENGINE, &[Shared(steam_engine)]),
    define(BANKING, &[Demand(banking), Shared(|fx| fx.may_splay(&[Colour::Green], Splay::Right).map(drop))]),
    define(MEASUREMENT, &[Shared(measurement)])
        .brings(|bot, card| 0.3 + 0.2 * bot.own().stack(card.colour()).cards().len() as f32),
    define(CHEMISTRY, &[Shared(|fx| fx.may_splay(&[Colour::Blue], Splay::Right).map(drop)), Shared(chemistry)]),
    define(PHYSICS, &[Shared(physics)]),
    define(ASTRONOMY, &[Shared(astronomy), Shared(astronomy_universe)]),
    define(SOCIETIES, &[Demand(societies)]),
];

fn coal(fx: &mut Fx) -> Flow {
    fx.draw_and_tuck(Boxed(5)).map(drop)
}

fn coal_score(fx: &mut Fx) -> Flow {
    if let Some(card) = fx.may_score(fx.tops())?
        && let Some(beneath) = fx.own().stack(card.colour()).top()
    {
        fx.score(beneath)?;
    }
    Ok(())
}

fn the_pirate_code(fx: &mut Fx) -> Flow {
    for _ in 0..2 {
        let highest = fx.boxed(4);
        let low = fx.score_pile().into_iter().filter(|card| card.printed_value() <= highest);
        if fx.transfer_one(low, Zone::Score(fx.me))?.is_some() {
            fx.note(1);
        }
    }
    Ok(())
}

fn the_pirate_code_score(fx: &mut Fx) -> Flow {
    if !fx.any_noted() {
        return Ok(());
    }
    fx.score_one(lowest(fx.tops_with(|card| card.has(Icon::Crown)))).map(drop)
}

/// Third edition: all the highest cards.
fn statistics(fx: &mut Fx) -> Flow {
    fx.transfer_all(highest(fx.score_pile()), Zone::Hand(fx.you))
}

fn steam_engine(fx: &mut Fx) -> Flow {
    fx.draw_and_tuck(Boxed(4))?;
    fx.draw_and_tuck(Boxed(4))?;
    if let Some(card) = fx.own().stack(Colour::Yellow).bottom() {
        fx.score(card)?;
    }
    Ok(())
}

fn banking(fx: &mut Fx) -> Flow {
    let industrial = |card: Card| card.colour() != Colour::Green && card.has(Icon::Factory);
    if fx.transfer_one(fx.tops_with(industrial), Zone::Board(fx.me))?.is_some() {
        fx.draw_and_score(Boxed(5))?;
    }
    Ok(())
}

/// Third edition: the card is shown, and its colour is splayed whatever the splay was.
fn measurement(fx: &mut Fx) -> Flow {
    if let Some(card) = fx.may_choose(Verb::Return, fx.hand())? {
        fx.reveal(card);
        if fx.return_card(card)?.is_none() {
            return Ok(());
        }
        fx.splay(card.colour(), Splay::Right)?;
        fx.draw(Plain(fx.own().stack(card.colour()).cards().len() as u8))?;
    }
    Ok(())
}

fn chemistry(fx: &mut Fx) -> Flow {
    fx.draw_and_score(Plain(fx.own().highest_top() + 1))?;
    fx.return_one(fx.score_pile()).map(drop)
}

fn physics(fx: &mut Fx) -> Flow {
    let [one, two, three] = [
        fx.draw_and_reveal(Boxed(6))?.colour(),
        fx.draw_and_reveal(Boxed(6))?.colour(),
        fx.draw_and_reveal(Boxed(6))?.colour(),
    ];
    if one == two || two == three || one == three {
        fx.sentence(2);
        fx.return_all(fx.hand())?;
    }
    Ok(())
}

fn astronomy(fx: &mut Fx) -> Flow {
    loop {
        let card = fx.draw_and_reveal(Boxed(6))?;
        if !matches!(card.colour(), Colour::Green | Colour::Blue) {
            return Ok(());
        }
        fx.meld(card)?;
    }
}

/// True as well without a top card that is not purple (rules/innovation/rulings.md#46).
fn astronomy_universe(fx: &mut Fx) -> Flow {
    let least = fx.boxed(6);
    if fx.own().tops().all(|card| card.colour() == Colour::Purple || fx.value_of(card) >= least) {
        fx.claim(Special::Universe)?;
    }
    Ok(())
}

/// Third edition: the card must be higher than the demander's of its colour.
fn societies(fx: &mut Fx) -> Flow {
    let higher = |card: Card| {
        card.has(Icon::Lightbulb)
            && card.printed_value() > fx.player(fx.me).stack(card.colour()).top().map_or(0, |top| fx.value_of(top))
    };
    if fx.transfer_one(fx.tops_with(higher), Zone::Board(fx.me))?.is_some() {
        fx.draw(Boxed(5))?;
    }
    Ok(())
}
