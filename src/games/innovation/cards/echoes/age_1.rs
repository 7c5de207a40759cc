//! Age 1.

use super::super::prelude::*;

pub(super) const CARDS: &[Definition] = &[
    define(BANGLE, &[Shared(|fx| fx.draw_and_foreshadow(Boxed(3)).map(drop))])
        .echo(|fx| fx.tuck_one(fx.hand_with(|card| card.colour() == Colour::Red)).map(drop)),
    define(CANDLES, &[Demand(candles)]).echo(candles_echo),
    define(PLUMBING, &[]).echo(|fx| fx.score_one(fx.bottoms()).map(drop)),
    define(CHOPSTICKS, &[Shared(|fx| fx.may_add_achievement(Boxed(1)))]).echo(|fx| fx.draw(Boxed(1)).map(drop)),
    define(NOODLES, &[Shared(noodles), Shared(noodles_yellow)]),
    define(SOAP, &[Shared(soap)]),
    define(COMB, &[Shared(comb)]),
    define(ICE_SKATES, &[Shared(ice_skates)])
        .brings(|_, _| 1.0)
        .answers(|_, choice| f32::from(u8::from(choice == Choice::Option(0)))),
    define(UMBRELLA, &[Shared(umbrella)])
        .brings(|bot, _| 2.0 * POINT * bot.own().hand().len().min(3) as f32)
        .echo(|fx| fx.may_meld(fx.hand()).map(drop)),
    define(DICE, &[Shared(dice)]),
    define(PERFUME, &[Demand(perfume)]).echo(|fx| fx.draw_and_tuck(Boxed(1)).map(drop)),
    define(RULER, &[]).echo(|fx| fx.draw(Boxed(2)).map(drop)),
    define(BELL, &[Shared(|fx| fx.draw_and_foreshadow(Boxed(2)).map(drop))])
        .echo(|fx| fx.may_score(fx.hand()).map(drop)),
    define(FLUTE, &[Demand(flute), Shared(flute_draw)]).echo(|fx| fx.may_splay(&Colour::ALL, Splay::Left).map(drop)),
    define(PUPPET, &[]),
];

fn candles_echo(fx: &mut Fx) -> Flow {
    let own = fx.own().points();
    if fx.others().into_iter().all(|seat| fx.player(seat).points() > own) {
        fx.draw(Boxed(3))?;
    }
    Ok(())
}

fn candles(fx: &mut Fx) -> Flow {
    if fx.transfer_one(fx.hand_with(|card| card.has(Icon::Castle)), Zone::Hand(fx.me))?.is_some() {
        fx.draw(Boxed(1))?;
    }
    Ok(())
}

fn noodles(fx: &mut Fx) -> Flow {
    let one = fx.boxed(1);
    let ones = |seat| fx.player(seat).all_in_hand().filter(|card| card.printed_value() == one).count();
    if fx.others().into_iter().all(|seat| ones(seat) < ones(fx.you)) {
        fx.draw_and_score(Boxed(2))?;
    }
    Ok(())
}

fn noodles_yellow(fx: &mut Fx) -> Flow {
    if fx.draw_and_reveal(Boxed(1))?.colour() == Colour::Yellow {
        fx.sentence(2);
        let one = fx.boxed(1);
        fx.score_all(fx.hand_with(|card| card.printed_value() == one))?;
    }
    Ok(())
}

fn soap(fx: &mut Fx) -> Flow {
    if fx.hand().is_empty() {
        return Ok(());
    }
    let Some(colour) = fx.choose_colour(Colour::ALL)? else { return Ok(()) };
    fx.sentence(2);
    let tucked = fx.any_of(Verb::Tuck, fx.hand_with(|card| card.colour() == colour))?;
    if tucked.len() >= 3 {
        fx.sentence(3);
        fx.may_achieve(fx.hand_with(|card| fx.eligible(card.printed_value())))?;
    }
    Ok(())
}

fn comb(fx: &mut Fx) -> Flow {
    let colour = fx.choose_colour(Colour::ALL)?;
    let mut rest = Cards::new();
    for _ in 0..5 {
        let card = fx.draw_and_reveal(Boxed(1))?;
        if Some(card.colour()) != colour {
            rest.push(card);
        }
    }
    fx.sentence(2);
    fx.return_all(rest)
}

fn ice_skates(fx: &mut Fx) -> Flow {
    let returned = fx.up_to(3, Verb::Return, fx.hand())?;
    fx.sentence(2);
    for _ in returned {
        match fx.either()? {
            0 => fx.draw_and_meld(Boxed(2))?,
            _ => fx.draw_and_foreshadow(Boxed(3))?,
        };
    }
    fx.sentence(3);
    fx.return_one(fx.highest_of(fx.tops())).map(drop)
}

fn umbrella(fx: &mut Fx) -> Flow {
    let returned = fx.any_of(Verb::Return, fx.hand())?;
    fx.sentence(2);
    for _ in 0..2 * returned.len() {
        let Some(card) = fx.choose(Verb::Score, fx.hand())? else { break };
        fx.score(card)?;
    }
    Ok(())
}

fn dice(fx: &mut Fx) -> Flow {
    if let Some(bonus) = fx.draw_and_reveal(Boxed(1))?.bonus() {
        fx.draw_and_meld(Plain(bonus))?;
    }
    Ok(())
}

/// Of another value than each of the demander's top cards.
fn perfume(fx: &mut Fx) -> Flow {
    let mine: Cards = fx.player(fx.me).tops().collect();
    let differs = |card: Card| mine.iter().all(|top| fx.value_of(*top) != fx.value_of(card));
    if let Some(card) = fx.transfer_one(fx.tops_with(differs), Zone::Board(fx.me))? {
        fx.draw_and_meld(Plain(fx.value_of(card)))?;
    }
    Ok(())
}

fn flute(fx: &mut Fx) -> Flow {
    fx.return_one(fx.hand_with(|card| card.bonus().is_some())).map(drop)
}

fn flute_draw(fx: &mut Fx) -> Flow {
    if fx.draw_and_reveal(Boxed(1))?.bonus().is_some() {
        fx.draw(Boxed(1))?;
    }
    Ok(())
}
