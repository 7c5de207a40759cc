//! Age 3.

use super::super::prelude::*;

pub(super) const CARDS: &[Definition] = &[
    define(KATANA, &[Demand(katana)]),
    define(LIQUID_FIRE, &[Demand(liquid_fire)]),
    define(DEODORANT, &[Shared(deodorant)]).echo(|fx| fx.draw_and_meld(Boxed(3)).map(drop)),
    define(SANDPAPER, &[Shared(sandpaper)])
        .brings(|_, card| 0.5 + 0.1 * f32::from(3u8.saturating_sub(card.printed_value()))),
    define(CHARITABLE_TRUST, &[Shared(charitable_trust)]).answers(charitable_trust_answers).echo(charitable_trust_echo),
    define(
        HOMING_PIGEONS,
        &[Demand(homing_pigeons), Shared(|fx| fx.may_splay(&[Colour::Red, Colour::Green], Splay::Left).map(drop))],
    ),
    define(ALMANAC, &[Shared(almanac)])
        .brings(|_, card| POINT * f32::from(card.bonus().unwrap_or(0) + 1))
        .echo(|fx| fx.draw_and_foreshadow(Boxed(4)).map(drop)),
    define(
        MAGNIFYING_GLASS,
        &[Shared(magnifying_glass), Shared(|fx| fx.may_splay(&[Colour::Yellow, Colour::Blue], Splay::Left).map(drop))],
    )
    .echo(magnifying_glass_echo),
    define(NOVEL, &[Shared(novel), Shared(novel_supremacy)]).echo(|fx| fx.draw(Boxed(3)).map(drop)),
    define(SUNGLASSES, &[Shared(sunglasses)]).echo(sunglasses_echo),
];

/// Two of the cards that are on top when the demand begins.
fn katana(fx: &mut Fx) -> Flow {
    let mut left = fx.tops_with(|card| card.has(Icon::Castle));
    let mut castles = 0;
    for _ in 0..2 {
        let Some(card) = fx.choose(Verb::Transfer(Zone::Score(fx.me)), left.iter().copied())? else { break };
        left.retain(|other| *other != card);
        fx.transfer(card, Zone::Score(fx.me))?;
        castles += card.icons().filter(|icon| *icon == Icon::Castle).count() as u8;
    }
    if castles > 0 {
        fx.sentence(2);
        let card = fx.draw(Plain(castles))?;
        fx.transfer(card, Zone::Forecast(fx.me))?;
    }
    Ok(())
}

fn liquid_fire(fx: &mut Fx) -> Flow {
    let card = fx.draw_and_reveal(Plain(fx.own().highest_bonus()))?;
    fx.transfer(card, Zone::Forecast(fx.me))?;
    if card.colour() == Colour::Red {
        fx.sentence(3);
        fx.transfer_all(fx.hand(), Zone::Score(fx.me))?;
    }
    Ok(())
}

fn deodorant(fx: &mut Fx) -> Flow {
    let has_castle = fx.own().tops().any(|card| card.has(Icon::Castle));
    if has_castle {
        fx.draw_and_meld(Boxed(3))?;
    } else {
        fx.draw(Boxed(4))?;
    }
    Ok(())
}

fn sandpaper(fx: &mut Fx) -> Flow {
    let returned = fx.any_of(Verb::Return, fx.hand())?;
    fx.sentence(2);
    for _ in returned {
        fx.draw(Boxed(3))?;
    }
    fx.meld_one(fx.hand()).map(drop)
}

fn charitable_trust_echo(fx: &mut Fx) -> Flow {
    if let Some(value) = fx.choose_value_of([fx.boxed(3), fx.boxed(4)])? {
        let card = fx.draw(Plain(value))?;
        fx.keep(card);
    }
    Ok(())
}

fn charitable_trust(fx: &mut Fx) -> Flow {
    let hand = fx.hand();
    let drawn = fx.all_kept(fx.you).into_iter().filter(|card| hand.contains(card));
    if fx.may_meld(drawn)?.is_none() {
        return Ok(());
    }
    fx.sentence(2);
    let Some(top) = fx.own().stack(Colour::Green).top() else { return Ok(()) };
    if fx.eligible(top.printed_value()) && fx.either()? == 1 {
        fx.achieve(top).map(drop)
    } else {
        fx.return_card(top).map(drop)
    }
}

fn charitable_trust_answers(bot: &Appraiser, choice: Choice) -> f32 {
    match choice {
        Choice::Value(value) => bot.drawn(value),
        Choice::Option(1) => 5.0,
        _ => 0.0,
    }
}

fn homing_pigeons(fx: &mut Fx) -> Flow {
    let mine = values(&fx.player(fx.me).all_in_hand().collect::<Cards>());
    for _ in 0..2 {
        let matching: Cards = fx.score_pile().into_iter().filter(|card| mine.contains(&card.printed_value())).collect();
        let Some(card) = fx.choose(Verb::Return, matching)? else { break };
        fx.return_card(card)?;
    }
    Ok(())
}

fn almanac(fx: &mut Fx) -> Flow {
    let with_bonus = fx.foreseen_with(|card| card.bonus().is_some());
    if let Some(card) = fx.may_return(with_bonus)? {
        fx.draw_and_score(Plain(card.bonus().unwrap_or(0) + 1))?;
    }
    Ok(())
}

fn magnifying_glass_echo(fx: &mut Fx) -> Flow {
    fx.draw(Boxed(4))?;
    fx.return_one(fx.hand()).map(drop)
}

fn magnifying_glass(fx: &mut Fx) -> Flow {
    let hand = fx.hand();
    let alike = |value: u8| hand.iter().copied().filter(move |card| card.printed_value() == value);
    let three = fx.hand_with(|card| alike(card.printed_value()).count() >= 3);
    let Some(first) = fx.may_choose(Verb::Return, three)? else { return Ok(()) };
    let mut returned = u8::from(fx.return_card(first)?.is_some());
    for _ in 0..2 {
        returned +=
            u8::from(fx.return_one(fx.hand_with(|card| card.printed_value() == first.printed_value()))?.is_some());
    }
    if returned == 3 {
        fx.draw(Plain(first.printed_value() + 2))?;
    }
    Ok(())
}

fn novel(fx: &mut Fx) -> Flow {
    fx.draw(Boxed(3))?;
    fx.sentence(2);
    fx.may_splay(&[Colour::Purple], Splay::Left).map(drop)
}

/// Without such cards there is nothing that they could share: unlike an "all" of no cards (rules/innovation/rulings.md#46) it is not true
/// (rules/innovation/rulings.md#97).
fn novel_supremacy(fx: &mut Fx) -> Flow {
    let tops = fx.tops_with(|card| card.colour() != Colour::Purple);
    let common = |icon: &Icon| tops.iter().all(|card| card.has(*icon));
    if !tops.is_empty() && Icon::ALL.into_iter().filter(|icon| *icon != Icon::Crown).any(|icon| common(&icon)) {
        fx.claim(Special::Supremacy)?;
    }
    Ok(())
}

fn sunglasses_echo(fx: &mut Fx) -> Flow {
    let splayed = |colour: Colour| fx.own().stack(colour).splay() != Splay::None;
    fx.score_one(fx.hand_with(|card| splayed(card.colour()))).map(drop)
}

/// Both ways at once: the colour that is chosen gives purple its direction, or takes that of purple.
fn sunglasses(fx: &mut Fx) -> Flow {
    let splay = |colour| fx.own().stack(colour).splay();
    let others = || Colour::ALL.into_iter().filter(|colour| *colour != Colour::Purple);
    let purple = splay(Colour::Purple);
    let gives: Vec<Colour> = others()
        .filter(|colour| splay(*colour) != Splay::None && fx.can_splay(Colour::Purple, splay(*colour)))
        .collect();
    let takes: Vec<Colour> = others().filter(|colour| purple != Splay::None && fx.can_splay(*colour, purple)).collect();
    let options: Vec<u8> =
        [&gives, &takes].into_iter().zip(0..).filter(|(way, _)| !way.is_empty()).map(|(_, n)| n).collect();
    match fx.may_choose_option(&options)? {
        Some(0) => {
            if let Some(colour) = fx.choose_colour(gives)? {
                fx.splay(Colour::Purple, fx.own().stack(colour).splay())?;
            }
        }
        Some(_) => {
            if let Some(colour) = fx.choose_colour(takes)? {
                fx.splay(colour, purple)?;
            }
        }
        None => {}
    }
    Ok(())
}
