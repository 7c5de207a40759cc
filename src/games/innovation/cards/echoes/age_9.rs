//! Age 9.

use super::super::prelude::*;

pub(super) const CARDS: &[Definition] = &[
    define(HELICOPTER, &[Shared(helicopter)]).brings(|_, _| 2.0),
    define(JET, &[Demand(jet)]).echo(jet_echo),
    define(ATM, &[Demand(atm), Shared(|fx| fx.may_splay(&[Colour::Purple], Splay::Up).map(drop))])
        .answers(value_scored)
        .echo(atm_echo),
    define(WRISTWATCH, &[Shared(wristwatch)])
        .echo(|fx| fx.tuck_one(fx.tops_with(|card| card.colour() != Colour::Yellow)).map(drop)),
    define(CREDIT_CARD, &[Shared(credit_card), Shared(|fx| fx.may_splay(&[Colour::Green], Splay::Up).map(drop))])
        .brings(|_, card| POINT * f32::from(card.printed_value()))
        .echo(|fx| fx.draw_and_foreshadow(Boxed(9)).map(drop)),
    define(EMAIL, &[Shared(|fx| fx.draw_and_foreshadow(Boxed(9)).map(drop)), Shared(email_execute)])
        .echo(|fx| fx.draw_and_foreshadow(Boxed(10)).map(drop)),
    define(CALCULATOR, &[Shared(calculator), Shared(|fx| fx.may_splay(&[Colour::Blue], Splay::Up).map(drop))]),
    define(LASER, &[Shared(laser)]),
    define(KARAOKE, &[Shared(karaoke), Shared(|fx| fx.may_transfer(fx.bottoms(), Zone::Hand(fx.you)).map(drop))])
        .answers(value_drawn)
        .echo(karaoke_echo),
    define(ROCK, &[Demand(rock), Shared(rock_score)]).victory(|_, _| 1),
];

fn helicopter(fx: &mut Fx) -> Flow {
    loop {
        fx.sentence(1);
        let tops: Cards = fx.everybody().into_iter().flat_map(|seat| fx.player(seat).tops()).collect();
        let Some(card) = fx.choose(Verb::TransferToScore, tops.into_iter().filter(|card| *card != HELICOPTER))? else {
            return Ok(());
        };
        if let Zone::Board(owner) = fx.zone(card) {
            fx.transfer(card, Zone::Score(owner))?;
        }
        fx.sentence(2);
        let shares = |other: Card| other.icons().any(|icon| card.has(icon));
        if fx.may_return(fx.hand_with(shares))?.is_none() {
            return Ok(());
        }
    }
}

fn jet_echo(fx: &mut Fx) -> Flow {
    if let Some(card) = fx.meld_one(fx.hand())? {
        fx.keep(card);
    }
    Ok(())
}

fn jet(fx: &mut Fx) -> Flow {
    let melded = fx.all_kept(fx.me);
    fx.return_one(fx.tops_with(|top| melded.iter().any(|card| card.colour() == top.colour()))).map(drop)
}

fn atm_echo(fx: &mut Fx) -> Flow {
    let value = fx.choose_value()?;
    fx.draw_and_score(Plain(value)).map(drop)
}

fn atm(fx: &mut Fx) -> Flow {
    let fits = |card: Card| card.colour() != Colour::Yellow && !card.has(Icon::Crown);
    fx.transfer_one(fx.highest_of(fx.tops_with(fits)), Zone::Board(fx.me)).map(drop)
}

fn wristwatch(fx: &mut Fx) -> Flow {
    let mut bonuses = fx.bonuses(fx.you);
    bonuses.sort_unstable();
    for bonus in bonuses {
        fx.draw_and_tuck(Plain(bonus))?;
    }
    Ok(())
}

fn credit_card(fx: &mut Fx) -> Flow {
    if let Some(card) = fx.may_transfer(fx.tops_with(|card| card.colour() != Colour::Green), Zone::Hand(fx.you))? {
        fx.draw_and_score(Plain(card.printed_value()))?;
    }
    Ok(())
}

fn email_execute(fx: &mut Fx) -> Flow {
    match fx.choose(Verb::Execute, fx.lowest_of(fx.tops_with(|card| card.colour() != Colour::Green)))? {
        Some(card) => fx.execute(card),
        None => Ok(()),
    }
}

/// Two of the cards that are at the bottom when it begins.
fn calculator(fx: &mut Fx) -> Flow {
    for _ in 0..2 {
        let mut left: Cards = fx.bottoms().into_iter().filter(|card| card.colour() != Colour::Blue).collect();
        let mut total = 0;
        let mut both = true;
        for _ in 0..2 {
            let Some(card) = fx.choose(Verb::Score, left.iter().copied())? else { return Ok(()) };
            left.retain(|other| *other != card);
            both &= fx.score(card)?.is_some();
            total += card.printed_value();
        }
        if !both || total >= 11 {
            return Ok(());
        }
        fx.sentence(2);
        fx.draw(Plain(total))?;
        fx.sentence(1);
    }
    Ok(())
}

fn laser(fx: &mut Fx) -> Flow {
    fx.return_all(fx.available())?;
    fx.sentence(2);
    for _ in 0..fx.score_pile().len().div_ceil(2) {
        fx.return_one(fx.score_pile())?;
    }
    fx.sentence(3);
    fx.draw_and_meld(Boxed(10))?;
    fx.draw_and_meld(Boxed(10)).map(drop)
}

fn karaoke_echo(fx: &mut Fx) -> Flow {
    if let Some(value) = fx.choose_value_of(1..fx.boxed(10).min(LAST_AGE + 1))?
        && let Some(melded) = fx.draw_and_meld(Plain(value))?.done()
    {
        fx.keep(melded);
    }
    Ok(())
}

fn karaoke(fx: &mut Fx) -> Flow {
    match fx.choose(Verb::Execute, fx.all_kept(fx.you))? {
        Some(card) => fx.execute(card),
        None => Ok(()),
    }
}

fn rock(fx: &mut Fx) -> Flow {
    let Some(card) = fx.own().stack(Colour::Green).top() else { return Ok(()) };
    fx.transfer(card, Zone::Hand(fx.me))?;
    fx.sentence(2);
    if fx.own().stack(Colour::Green).top() == Some(SCISSORS) { fx.win_for(fx.me) } else { Ok(()) }
}

fn rock_score(fx: &mut Fx) -> Flow {
    fx.may_score(fx.tops())?;
    fx.sentence(2);
    if fx.own().stack(Colour::Green).top() == Some(PAPER) { fx.win() } else { Ok(()) }
}
