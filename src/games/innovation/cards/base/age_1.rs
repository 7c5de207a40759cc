//! Age 1.

use super::super::prelude::*;

pub(super) const CARDS: &[Definition] = &[
    define(ARCHERY, &[Demand(archery)]),
    define(METALWORKING, &[Shared(metalworking)]),
    define(OARS, &[Demand(oars), Shared(oars_without_transfer)]),
    define(AGRICULTURE, &[Shared(agriculture)]).brings(|_, card| POINT * (f32::from(card.printed_value()) + 1.0)),
    define(DOMESTICATION, &[Shared(domestication)]),
    define(MASONRY, &[Shared(masonry)]).brings(|_, _| 0.5),
    define(CLOTHING, &[Shared(clothing), Shared(clothing_alone)]),
    define(SAILING, &[Shared(|fx| fx.draw_and_meld(Boxed(1)).map(drop))]),
    define(THE_WHEEL, &[Shared(the_wheel)]),
    define(POTTERY, &[Shared(pottery), Shared(|fx| fx.draw(Boxed(1)).map(drop))]).brings(|_, _| 0.75),
    define(TOOLS, &[Shared(tools), Shared(tools_back)]).brings(|_, _| 0.75),
    define(WRITING, &[Shared(|fx| fx.draw(Boxed(2)).map(drop))]),
    define(CITY_STATES, &[Demand(city_states)]),
    define(CODE_OF_LAWS, &[Shared(code_of_laws)]).brings(|bot, card| 0.3 + bot.splayed(card.colour(), Splay::Left)),
    define(MYSTICISM, &[Shared(mysticism)]),
];

fn archery(fx: &mut Fx) -> Flow {
    fx.draw(Boxed(1))?;
    fx.transfer_one(highest(fx.hand()), Zone::Hand(fx.me)).map(drop)
}

fn metalworking(fx: &mut Fx) -> Flow {
    loop {
        let card = fx.draw_and_reveal(Boxed(1))?;
        if !card.has(Icon::Castle) {
            return Ok(());
        }
        fx.score(card)?;
    }
}

/// Third edition: repeated, and a draw for each card.
fn oars(fx: &mut Fx) -> Flow {
    while fx.transfer_one(fx.hand_with(|card| card.has(Icon::Crown)), Zone::Score(fx.me))?.is_some() {
        fx.note(1);
        fx.draw(Boxed(1))?;
    }
    Ok(())
}

fn oars_without_transfer(fx: &mut Fx) -> Flow {
    if !fx.any_noted() {
        fx.draw(Boxed(1))?;
    }
    Ok(())
}

fn agriculture(fx: &mut Fx) -> Flow {
    if let Some(card) = fx.may_return(fx.hand())? {
        fx.draw_and_score(Plain(card.printed_value() + 1))?;
    }
    Ok(())
}

fn domestication(fx: &mut Fx) -> Flow {
    fx.meld_one(lowest(fx.hand()))?;
    fx.draw(Boxed(1)).map(drop)
}

fn masonry(fx: &mut Fx) -> Flow {
    let melded = fx.any_of(Verb::Meld, fx.hand_with(|card| card.has(Icon::Castle)))?;
    if melded.len() >= 4 {
        fx.claim(Special::Monument)?;
    }
    Ok(())
}

fn clothing(fx: &mut Fx) -> Flow {
    fx.meld_one(fx.hand_with(|card| !fx.has_colour(card.colour()))).map(drop)
}

fn clothing_alone(fx: &mut Fx) -> Flow {
    let alone = |colour: &&Colour| {
        let theirs = |seat| fx.player(seat).stack(**colour).top().is_some();
        fx.has_colour(**colour) && !fx.opponents().into_iter().any(theirs)
    };
    for _ in 0..Colour::ALL.iter().filter(alone).count() {
        fx.draw_and_score(Boxed(1))?;
    }
    Ok(())
}

fn the_wheel(fx: &mut Fx) -> Flow {
    fx.draw(Boxed(1))?;
    fx.draw(Boxed(1)).map(drop)
}

fn pottery(fx: &mut Fx) -> Flow {
    let returned = fx.up_to(3, Verb::Return, fx.hand())?;
    if !returned.is_empty() {
        fx.draw_and_score(Plain(returned.len() as u8))?;
    }
    Ok(())
}

fn tools(fx: &mut Fx) -> Flow {
    if fx.may_return_exactly(3)? {
        fx.draw_and_meld(Boxed(3))?;
    }
    Ok(())
}

fn tools_back(fx: &mut Fx) -> Flow {
    let three = fx.boxed(3);
    if fx.may_return(fx.hand_with(|card| card.printed_value() == three))?.is_some() {
        for _ in 0..3 {
            fx.draw(Boxed(1))?;
        }
    }
    Ok(())
}

fn city_states(fx: &mut Fx) -> Flow {
    if fx.icons(Icon::Castle) < 4 {
        return Ok(());
    }
    if fx.transfer_one(fx.tops_with(|card| card.has(Icon::Castle)), Zone::Board(fx.me))?.is_some() {
        fx.draw(Boxed(1))?;
    }
    Ok(())
}

fn code_of_laws(fx: &mut Fx) -> Flow {
    if let Some(card) = fx.may_tuck(fx.hand_with(|card| fx.has_colour(card.colour())))? {
        fx.sentence(2);
        fx.may_splay(&[card.colour()], Splay::Left)?;
    }
    Ok(())
}

fn mysticism(fx: &mut Fx) -> Flow {
    let card = fx.draw_and_reveal(Boxed(1))?;
    if fx.has_colour(card.colour()) {
        fx.meld(card)?;
        fx.draw(Boxed(1))?;
    }
    Ok(())
}
