//! Age 8.

use super::super::prelude::*;

pub(super) const CARDS: &[Definition] = &[
    define(BANDAGE, &[Demand(bandage)]).echo(|fx| fx.meld_one(fx.hand_with(|card| card.has(Icon::Leaf))).map(drop)),
    define(PARACHUTE, &[Demand(|fx| fx.transfer_all(fx.hand_with(|card| !card.has(Icon::Clock)), Zone::Hand(fx.me)))]),
    define(AIR_CONDITIONER, &[Demand(air_conditioner)]).echo(|fx| fx.may_score(fx.hand()).map(drop)),
    define(TRACTOR, &[Shared(tractor)]).echo(|fx| fx.draw(Boxed(7)).map(drop)),
    define(NYLON, &[Shared(nylon), Shared(|fx| fx.may_splay(&[Colour::Red], Splay::Up).map(drop))]),
    define(SLICED_BREAD, &[Shared(sliced_bread)]).echo(sliced_bread_echo),
    define(RADIO_TELESCOPE, &[Shared(radio_telescope)]).victory(|_, _| 1),
    define(X_RAY, &[Shared(x_ray), Shared(|fx| fx.may_splay(&[Colour::Yellow], Splay::Up).map(drop))])
        .answers(value_drawn)
        .echo(|fx| fx.draw_and_tuck(Boxed(8)).map(drop)),
    define(CROSSWORD, &[Shared(|fx| fx.draw_each(fx.bonuses(fx.you)))]),
    define(TELEVISION, &[Shared(television)])
        .answers(television_answers)
        .echo(|fx| fx.draw_and_meld(Boxed(8)).map(drop)),
];

fn bandage(fx: &mut Fx) -> Flow {
    let held = values(&fx.hand());
    let unmatched: Cards = fx.score_pile().into_iter().filter(|card| !held.contains(&card.printed_value())).collect();
    fx.return_one(highest(unmatched))?;
    fx.sentence(2);
    fx.return_one(fx.tops_with(|card| card.has(Icon::Clock))).map(drop)
}

fn air_conditioner(fx: &mut Fx) -> Flow {
    let tops: Vec<u8> = fx.tops().into_iter().map(|card| fx.value_of(card)).collect();
    fx.return_all(fx.score_pile().into_iter().filter(|card| tops.contains(&card.printed_value())).collect())
}

fn tractor(fx: &mut Fx) -> Flow {
    fx.draw_and_score(Boxed(7))?;
    fx.sentence(2);
    fx.draw(Boxed(7)).map(drop)
}

fn nylon(fx: &mut Fx) -> Flow {
    loop {
        let mut green = false;
        for _ in 0..fx.icons(Icon::Factory) / 3 {
            green |= fx.draw_and_tuck(Boxed(8))?.done().is_some_and(|tucked| tucked.colour() == Colour::Green);
        }
        if !green {
            return Ok(());
        }
    }
}

fn sliced_bread_echo(fx: &mut Fx) -> Flow {
    fx.return_all(fx.hand())?;
    fx.draw(Boxed(8))?;
    fx.draw(Boxed(8)).map(drop)
}

/// A card that is missing counts 0 (rules/innovation/rulings.md#14).
fn sliced_bread(fx: &mut Fx) -> Flow {
    let returned = fx.return_one(fx.score_pile())?;
    fx.sentence(2);
    for _ in 0..2 {
        fx.draw_and_score(Plain(returned.map_or(0, Card::printed_value).saturating_sub(1)))?;
    }
    Ok(())
}

fn radio_telescope(fx: &mut Fx) -> Flow {
    let mut drawn = Cards::new();
    for _ in 0..fx.icons(Icon::Lightbulb) / 2 {
        drawn.push(fx.draw(Boxed(9))?);
    }
    fx.sentence(2);
    let Some(card) = fx.choose(Verb::Meld, drawn.iter().copied())? else { return Ok(()) };
    if fx.meld(card)? == Some(A_I) {
        return fx.win();
    }
    drawn.retain(|other| *other != card);
    fx.return_all(drawn)
}

fn x_ray(fx: &mut Fx) -> Flow {
    for _ in 0..fx.icons(Icon::Leaf) / 3 {
        let value = fx.choose_value()?;
        fx.draw_and_foreshadow(Plain(value))?;
    }
    Ok(())
}

fn television(fx: &mut Fx) -> Flow {
    if fx.opponents().into_iter().all(|seat| fx.player(seat).all_scored().next().is_none()) {
        return Ok(());
    }
    let value = fx.choose_value()?;
    let has = |seat: &Seat| fx.player(*seat).all_scored().any(|card| card.printed_value() == value);
    let seats: Vec<Seat> = fx.opponents().into_iter().filter(has).collect();
    let Some(seat) = fx.choose_player(seats)? else { return Ok(()) };
    fx.sentence(2);
    let of_value = |card: Card| card.printed_value() == value;
    if let Some(card) = fx.choose_in_score_piles_with(Verb::Transfer(Zone::Board(seat)), &[seat], of_value)? {
        fx.transfer(card, Zone::Board(seat))?;
    }
    fx.sentence(3);
    let owns = fx.player(seat).achievements().iter().any(|card| card.printed_value() == value);
    if owns
        && fx.eligible(value)
        && let Some(card) = fx.choose_in_score_piles_with(Verb::Achieve, &[seat], of_value)?
    {
        fx.achieve(card)?;
    }
    Ok(())
}

fn television_answers(bot: &Appraiser, choice: Choice) -> f32 {
    match choice {
        Choice::Value(value) => {
            let has = |seat: Seat| bot.game.player(seat).score_pile().iter().any(|card| card.printed_value() == value);
            let there = bot.game.opponents(bot.seat).any(has);
            let eligible = bot.game.is_eligible(bot.seat, value);
            f32::from(u8::from(there)) * (1.0 + f32::from(u8::from(eligible)) + 0.1 * f32::from(value))
        }
        _ => 0.0,
    }
}
