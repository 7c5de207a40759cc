//! Age 4.

use super::super::prelude::*;

pub(super) const CARDS: &[Definition] = &[
    define(KOBUKSON, &[Demand(kobukson), Shared(kobukson_tuck)]).echo(kobukson_echo),
    define(SHURIKEN, &[Demand(shuriken), Shared(|fx| fx.may_splay(&[Colour::Purple], Splay::Right).map(drop))]),
    define(BAROMETER, &[Shared(barometer), Shared(barometer_destiny)]).answers(barometer_answers).echo(barometer_echo),
    define(PENCIL, &[Shared(pencil)])
        .brings(|_, card| 0.6 + 0.05 * f32::from(card.printed_value()))
        .echo(|fx| fx.draw(Boxed(5)).map(drop)),
    define(CHINTZ, &[Shared(|fx| fx.draw(Boxed(4)).map(drop)), Shared(chintz_alone)]),
    define(GLOBE, &[Shared(globe)]).brings(|_, _| 1.0),
    define(SLIDE_RULE, &[Shared(|fx| fx.may_splay(&[Colour::Yellow], Splay::Right).map(drop)), Shared(slide_rule)]),
    define(TELESCOPE, &[Shared(telescope)])
        .brings(telescope_brings)
        .echo(|fx| fx.draw_and_foreshadow(Boxed(5)).map(drop)),
    define(CLOCK, &[Demand(clock)]).echo(clock_echo),
    define(TOILET, &[Demand(toilet), Shared(toilet_exchange)])
        .brings(|_, _| 0.1)
        .echo(|fx| fx.draw_and_tuck(Boxed(4)).map(drop)),
];

fn kobukson_echo(fx: &mut Fx) -> Flow {
    let can = |seat: &Seat| Colour::ALL.into_iter().any(|colour| fx.can_splay_on(*seat, colour, Splay::Left));
    let seats: Vec<Seat> = fx.everybody().into_iter().filter(can).collect();
    let Some(seat) = fx.choose_player(seats)? else { return Ok(()) };
    let colours: Vec<Colour> =
        Colour::ALL.into_iter().filter(|colour| fx.can_splay_on(seat, *colour, Splay::Left)).collect();
    if let Some(colour) = fx.choose_colour(colours)? {
        fx.splay_on(seat, colour, Splay::Left)?;
    }
    Ok(())
}

fn kobukson(fx: &mut Fx) -> Flow {
    let tops = fx.tops_with(|card| card.has(Icon::Castle));
    let returned = fx.count_returned(tops)?;
    fx.note(returned);
    fx.sentence(2);
    fx.draw_and_tuck(Boxed(4)).map(drop)
}

fn kobukson_tuck(fx: &mut Fx) -> Flow {
    let returned: u8 = fx.everybody().into_iter().map(|seat| fx.noted(seat)).sum();
    for _ in 0..returned / 2 {
        fx.draw_and_tuck(Boxed(4))?;
    }
    Ok(())
}

fn shuriken(fx: &mut Fx) -> Flow {
    let fits = |card: Card| card.colour() != Colour::Red && (card.has(Icon::Castle) || card.has(Icon::Lightbulb));
    if fx.transfer_one(fx.tops_with(fits), Zone::Board(fx.me))?.is_some() {
        fx.draw(Boxed(4))?;
    }
    Ok(())
}

fn barometer_echo(fx: &mut Fx) -> Flow {
    let five = fx.boxed(5);
    let fives: Cards = fx.forecast().into_iter().filter(|card| card.printed_value() == five).collect();
    fx.transfer_one(fives, Zone::Hand(fx.you)).map(drop)
}

/// A bonus that is missing counts 0 (rules/innovation/rulings.md#14).
fn barometer(fx: &mut Fx) -> Flow {
    let bonuses: Vec<u8> = fx.everybody().into_iter().flat_map(|seat| fx.bonuses(seat)).collect();
    let bonus = fx.choose_value_of(bonuses)?.unwrap_or(0);
    fx.draw_and_foreshadow(Plain(bonus + 2)).map(drop)
}

fn barometer_destiny(fx: &mut Fx) -> Flow {
    let cards = fx.forecast();
    if cards.is_empty() || !fx.whether_all(Verb::Return, Zone::Forecast(fx.you), Part::Whole)? {
        return Ok(());
    }
    cards.iter().for_each(|card| fx.reveal(*card));
    let any_blue = cards.iter().any(|card| card.colour() == Colour::Blue);
    fx.return_all(cards)?;
    if any_blue {
        fx.sentence(2);
        fx.claim(Special::Destiny)?;
    }
    Ok(())
}

fn barometer_answers(bot: &Appraiser, choice: Choice) -> f32 {
    let any_blue = bot.own().forecast().iter().any(|card| card.colour() == Colour::Blue);
    match choice {
        Choice::Value(value) => bot.drawn(value + 2),
        Choice::Yes if any_blue && bot.game.owner(Special::Destiny).is_none() => 5.0,
        _ => -1.0,
    }
}

fn pencil(fx: &mut Fx) -> Flow {
    let returned = fx.up_to(3, Verb::Return, fx.hand())?;
    let Some(value) = returned.iter().map(|card| card.printed_value()).max() else { return Ok(()) };
    fx.sentence(2);
    let mut drawn = Cards::new();
    for _ in 0..returned.len() {
        drawn.push(fx.draw(Plain(value + 1))?);
    }
    fx.sentence(3);
    if let Some(card) = fx.choose(Verb::Foreshadow, drawn.iter().copied())? {
        fx.foreshadow(card)?;
        drawn.retain(|other| *other != card);
    }
    fx.return_all(drawn)
}

fn chintz_alone(fx: &mut Fx) -> Flow {
    if fx.hand().len() == 1 {
        fx.draw(Boxed(4))?;
        fx.draw_and_score(Boxed(4))?;
    }
    Ok(())
}

fn globe(fx: &mut Fx) -> Flow {
    let Some(first) = fx.may_choose(Verb::Return, fx.hand())? else { return Ok(()) };
    let mut returned = u8::from(fx.return_card(first)?.is_some());
    for left in [2, 1] {
        let alike = fx.hand_with(|card| card.colour() == first.colour());
        let Some(card) = fx.may_choose_more(Verb::Return, left, alike)? else { break };
        returned += u8::from(fx.return_card(card)?.is_some());
    }
    if returned == 0 {
        return Ok(());
    }
    fx.sentence(2);
    let splay = Splay::DIRECTIONS[usize::from(returned) - 1];
    let colours: Vec<Colour> = Colour::ALL.into_iter().filter(|colour| fx.can_splay(*colour, splay)).collect();
    if let Some(colour) = fx.choose_colour(colours)? {
        fx.splay(colour, splay)?;
    }
    fx.sentence(3);
    fx.draw_and_foreshadow(Boxed(6)).map(drop)
}

fn slide_rule(fx: &mut Fx) -> Flow {
    let lowest = fx.own().tops().map(|card| fx.value_of(card)).min().unwrap_or(0);
    let splayed = fx.own().stacks().iter().filter(|stack| stack.splay() != Splay::None).count() as u8;
    fx.draw(Plain(lowest + splayed)).map(drop)
}

fn telescope(fx: &mut Fx) -> Flow {
    let Some(card) = fx.may_choose(Verb::Place, fx.forecast())? else { return Ok(()) };
    if fx.place_on_pile(card)?.is_none() {
        return Ok(());
    }
    fx.sentence(2);
    let can: Cards = fx.forecast().into_iter().filter(|card| fx.eligible(card.printed_value())).collect();
    fx.achieve_one(can).map(drop)
}

/// An achievement, if another card of the forecast can become one.
fn telescope_brings(bot: &Appraiser, placed: Card) -> f32 {
    let can = |card: &&Card| **card != placed && bot.game.is_eligible(bot.seat, card.printed_value());
    if bot.own().forecast().iter().any(|card| can(&card)) { 6.0 } else { 0.0 }
}

fn clock_echo(fx: &mut Fx) -> Flow {
    let cards = |colour: Colour| fx.own().stack(colour).cards().len();
    let most = Colour::ALL.into_iter().map(cards).max();
    let colours: Vec<Colour> = Colour::ALL.into_iter().filter(|colour| Some(cards(*colour)) == most).collect();
    fx.may_splay(&colours, Splay::Right).map(drop)
}

fn clock(fx: &mut Fx) -> Flow {
    let mut drawn = Cards::new();
    for _ in 0..3 {
        drawn.push(fx.draw_and_reveal(Boxed(10))?);
    }
    let clocks = drawn.iter().flat_map(|card| card.icons()).filter(|icon| *icon == Icon::Clock).count();
    fx.return_all(drawn)?;
    fx.sentence(2);
    let of_value = |card: &Card| usize::from(card.printed_value()) == clocks;
    let cards = each_once(fx.hand().into_iter().chain(fx.score_pile()).filter(of_value));
    fx.transfer_all(cards, Zone::Score(fx.me))
}

fn toilet(fx: &mut Fx) -> Flow {
    let bonus = fx.player(fx.me).highest_bonus();
    fx.return_all(fx.score_pile().into_iter().filter(|card| card.printed_value() == bonus).collect())
}

fn toilet_exchange(fx: &mut Fx) -> Flow {
    if let Some(card) = fx.may_return(fx.hand())? {
        fx.draw(Plain(card.printed_value()))?;
    }
    Ok(())
}
