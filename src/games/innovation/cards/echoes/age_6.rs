//! Age 6.

use super::super::prelude::*;

pub(super) const CARDS: &[Definition] = &[
    define(LOOM, &[Shared(loom), Shared(loom_heritage)])
        .brings(|_, _| 0.8)
        .echo(|fx| fx.score_one(fx.lowest_of(fx.tops())).map(drop)),
    define(SHRAPNEL, &[Demand(shrapnel)]),
    define(DENTURES, &[Shared(dentures), Shared(|fx| fx.may_splay(&[Colour::Blue], Splay::Right).map(drop))])
        .echo(tuck_for_dentures),
    define(
        MORPHINE,
        &[Demand(morphine), Shared(morphine_draw), Shared(|fx| fx.may_splay(&[Colour::Red], Splay::Right).map(drop))],
    )
    .echo(|fx| fx.score_one(fx.hand_with(odd)).map(drop)),
    define(HOT_AIR_BALLOON, &[Shared(hot_air_balloon)])
        .brings(|_, _| 6.0)
        .echo(|fx| fx.draw_and_score(Boxed(7)).map(drop)),
    define(STEAMBOAT, &[Demand(steamboat)]),
    define(BIFOCALS, &[Shared(bifocals), Shared(|fx| fx.may_splay(&[Colour::Green], Splay::Right).map(drop))])
        .answers(value_drawn)
        .echo(bifocals_echo),
    define(STETHOSCOPE, &[Shared(stethoscope), Shared(|fx| fx.may_splay(&[Colour::Yellow], Splay::Right).map(drop))])
        .echo(stethoscope_echo),
    define(INDIAN_CLUBS, &[Demand(indian_clubs), Shared(indian_clubs_score)]),
    define(KALEIDOSCOPE, &[Shared(kaleidoscope)]),
];

fn loom(fx: &mut Fx) -> Flow {
    if different_values(&fx.score_pile()) < 2 {
        return Ok(());
    }
    let Some(first) = fx.may_choose(Verb::Return, fx.score_pile())? else { return Ok(()) };
    let first_done = fx.return_card(first)?.is_some();
    let others: Cards =
        fx.score_pile().into_iter().filter(|card| card.printed_value() != first.printed_value()).collect();
    let second_done = fx.return_one(others)?.is_some();
    if !first_done || !second_done {
        return Ok(());
    }
    fx.sentence(2);
    for _ in 0..3 {
        fx.draw_and_tuck(Boxed(6))?;
    }
    Ok(())
}

fn loom_heritage(fx: &mut Fx) -> Flow {
    if fx.own().most_hexagons() >= 5 { fx.claim(Special::Heritage) } else { Ok(()) }
}

fn shrapnel(fx: &mut Fx) -> Flow {
    let colour = fx.draw_and_tuck(Boxed(6))?.card.colour();
    fx.sentence(2);
    let two: Cards = fx.own().stack(colour).cards().iter().rev().take(2).copied().collect();
    fx.transfer_all(two, Zone::Score(fx.me))?;
    fx.sentence(3);
    match fx.player(fx.me).stack(colour).bottom() {
        Some(card) => fx.transfer(card, Zone::Score(fx.you)).map(drop),
        None => Ok(()),
    }
}

fn dentures(fx: &mut Fx) -> Flow {
    loop {
        fx.sentence(1);
        let above =
            |tucked: Card| fx.own().stack(tucked.colour()).cards().iter().skip(1).rev().take(2).copied().collect();
        let two: Cards = fx.kept(fx.you).map(above).unwrap_or_default();
        if !two.is_empty() {
            return fx.score_all(two);
        }
        fx.sentence(2);
        tuck_for_dentures(fx)?;
    }
}

fn tuck_for_dentures(fx: &mut Fx) -> Flow {
    if let Some(tucked) = fx.draw_and_tuck(Boxed(6))?.done() {
        fx.keep(tucked);
    }
    Ok(())
}

fn odd(card: Card) -> bool {
    card.printed_value() % 2 == 1
}

fn morphine(fx: &mut Fx) -> Flow {
    let cards = fx.hand_with(odd);
    fx.return_all(cards.clone())?;
    let returned = cards.iter().filter(|card| fx.is_returned(**card));
    if let Some(highest) = returned.map(|card| card.printed_value()).max() {
        fx.note_most(highest);
    }
    fx.sentence(2);
    fx.draw(Boxed(6)).map(drop)
}

fn morphine_draw(fx: &mut Fx) -> Flow {
    let highest = fx.everybody().into_iter().map(|seat| fx.noted(seat)).max().unwrap_or(0);
    if highest > 0 {
        fx.draw(Plain(highest + 1))?;
    }
    Ok(())
}

fn hot_air_balloon(fx: &mut Fx) -> Flow {
    let mut tops = Cards::new();
    for seat in fx.others() {
        let owns = |value: u8| fx.player(seat).achievements().iter().any(|card| card.printed_value() == value);
        tops.extend(fx.player(seat).tops().filter(|card| owns(fx.value_of(*card)) && fx.eligible(fx.value_of(*card))));
    }
    if let Some(card) = fx.may_choose(Verb::Achieve, tops)? {
        let from = fx.zone(card);
        if fx.achieve(card)?.is_some() {
            fx.sentence(2);
            return match fx.own().stack(Colour::Green).top() {
                Some(green) => fx.transfer(green, from).map(drop),
                None => Ok(()),
            };
        }
    }
    fx.sentence(3);
    fx.draw_and_meld(Boxed(7)).map(drop)
}

fn steamboat(fx: &mut Fx) -> Flow {
    let card = fx.draw_and_reveal(Boxed(6))?;
    match card.colour() {
        Colour::Blue | Colour::Yellow => {
            fx.sentence(2);
            fx.transfer_all(fx.hand(), Zone::Hand(fx.me))?;
        }
        Colour::Red | Colour::Green => {
            fx.sentence(3);
            for _ in 0..2 {
                let Some(card) = fx.choose(Verb::Transfer(Zone::Score(fx.me)), fx.score_pile())? else { break };
                fx.transfer(card, Zone::Score(fx.me))?;
            }
        }
        Colour::Purple => {}
    }
    Ok(())
}

fn bifocals_echo(fx: &mut Fx) -> Flow {
    let value = fx.choose_value()?;
    fx.draw_and_foreshadow(Plain(value)).map(drop)
}

fn bifocals(fx: &mut Fx) -> Flow {
    if let Some(card) = fx.may_return(fx.forecast())? {
        fx.draw_and_foreshadow(Plain(card.printed_value()))?;
    }
    Ok(())
}

fn stethoscope_echo(fx: &mut Fx) -> Flow {
    let fits = |card: Card| matches!(card.colour(), Colour::Blue | Colour::Yellow);
    if let Some(card) = fx.meld_one(fx.hand_with(fits))? {
        fx.note(u8::from(card.colour() == Colour::Blue));
    }
    Ok(())
}

fn stethoscope(fx: &mut Fx) -> Flow {
    fx.draw(Boxed(7))?;
    if fx.noted(fx.you) > 0 {
        fx.sentence(2);
        fx.draw(Boxed(8))?;
    }
    Ok(())
}

fn indian_clubs(fx: &mut Fx) -> Flow {
    for _ in 0..2 {
        let Some(card) = fx.choose(Verb::Return, fx.score_pile())? else { break };
        fx.return_card(card)?;
    }
    Ok(())
}

fn indian_clubs_score(fx: &mut Fx) -> Flow {
    for value in values(&fx.score_pile()) {
        fx.score_one(fx.hand_with(|card| card.printed_value() == value))?;
    }
    Ok(())
}

fn kaleidoscope(fx: &mut Fx) -> Flow {
    let melded = fx.draw_and_meld(Boxed(7))?.card;
    fx.sentence(2);
    fx.may_splay(&[melded.colour()], Splay::Right).map(drop)
}
