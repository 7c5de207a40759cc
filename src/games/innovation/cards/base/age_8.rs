//! Age 8.

use super::super::prelude::*;

pub(super) const CARDS: &[Definition] = &[
    define(FLIGHT, &[Shared(flight), Shared(|fx| fx.may_splay(&[Colour::Red], Splay::Up).map(drop))]),
    define(MOBILITY, &[Demand(mobility)]),
    define(ANTIBIOTICS, &[Shared(antibiotics)]).brings(|_, _| 2.0),
    define(SKYSCRAPERS, &[Demand(skyscrapers)]),
    define(CORPORATIONS, &[Demand(corporations), Shared(|fx| fx.draw_and_meld(Boxed(8)).map(drop))]),
    define(MASS_MEDIA, &[Shared(mass_media), Shared(|fx| fx.may_splay(&[Colour::Purple], Splay::Up).map(drop))])
        .brings(|_, _| 1.0)
        .answers(mass_media_answers),
    define(QUANTUM_THEORY, &[Shared(quantum_theory)]).brings(|_, _| 2.5),
    define(ROCKETRY, &[Shared(rocketry)]),
    define(EMPIRICISM, &[Shared(empiricism), Shared(empiricism_win)])
        .answers(empiricism_answers)
        .victory(|game, side| most(game, side, |player| u16::from(player.icons(Icon::Lightbulb)))),
    define(SOCIALISM, &[Shared(socialism)]).answers(socialism_answers),
];

fn flight(fx: &mut Fx) -> Flow {
    if fx.own().stack(Colour::Red).splay() == Splay::Up {
        fx.may_splay(&Colour::ALL, Splay::Up)?;
    }
    Ok(())
}

/// The two highest of the cards that are on top when the demand begins.
fn mobility(fx: &mut Fx) -> Flow {
    let mut left = fx.tops_with(|card| card.colour() != Colour::Red && !card.has(Icon::Factory));
    if left.is_empty() {
        return Ok(());
    }
    let mut chosen = Cards::new();
    for _ in 0..2 {
        chosen.extend(fx.choose(Verb::Transfer(Zone::Score(fx.me)), highest(left.clone()))?);
        left.retain(|card| !chosen.contains(card));
    }
    fx.transfer_all(chosen, Zone::Score(fx.me))?;
    fx.draw(Boxed(8)).map(drop)
}

fn antibiotics(fx: &mut Fx) -> Flow {
    let returned = fx.up_to(3, Verb::Return, fx.hand())?;
    for _ in 0..2 * different_values(&returned) {
        fx.draw(Boxed(8))?;
    }
    Ok(())
}

fn skyscrapers(fx: &mut Fx) -> Flow {
    let clocked = |card: Card| card.colour() != Colour::Yellow && card.has(Icon::Clock);
    let Some(card) = fx.transfer_one(fx.tops_with(clocked), Zone::Board(fx.me))? else { return Ok(()) };
    fx.sentence(2);
    let kept = match fx.own().stack(card.colour()).top() {
        Some(beneath) if fx.score(beneath)?.is_none() => Some(beneath),
        _ => None,
    };
    let rest = fx.own().stack(card.colour()).cards().iter().copied().filter(|card| Some(*card) != kept).collect();
    fx.return_all(rest)
}

fn corporations(fx: &mut Fx) -> Flow {
    let industrial = |card: Card| card.colour() != Colour::Green && card.has(Icon::Factory);
    if fx.transfer_one(fx.tops_with(industrial), Zone::Score(fx.me))?.is_some() {
        fx.draw_and_meld(Boxed(8))?;
    }
    Ok(())
}

fn mass_media(fx: &mut Fx) -> Flow {
    if fx.may_return(fx.hand())?.is_none() {
        return Ok(());
    }
    fx.sentence(2);
    let value = fx.choose_value()?;
    let piles = fx.everybody().into_iter().flat_map(|seat| fx.player(seat).all_scored());
    let cards = piles.filter(|card| card.printed_value() == value).collect();
    fx.return_all(cards)
}

/// Others' points less one's own.
fn mass_media_answers(bot: &Appraiser, choice: Choice) -> f32 {
    let Choice::Value(value) = choice else { return 0.0 };
    let points = |seat: Seat| {
        let cards = bot.game.player(seat).score_pile().iter().filter(|card| card.printed_value() == value).count();
        POINT * f32::from(value) * cards as f32
    };
    bot.game.opponents(bot.seat).map(points).sum::<f32>() - points(bot.seat)
}

fn quantum_theory(fx: &mut Fx) -> Flow {
    if fx.up_to(2, Verb::Return, fx.hand())?.len() == 2 {
        fx.draw(Boxed(10))?;
        fx.draw_and_score(Boxed(10))?;
    }
    Ok(())
}

fn rocketry(fx: &mut Fx) -> Flow {
    for _ in 0..fx.icons(Icon::Clock) / 2 {
        if let Some(card) = fx.choose_in_score_piles(Verb::Return, &fx.opponents())? {
            fx.return_card(card)?;
        }
    }
    Ok(())
}

fn empiricism(fx: &mut Fx) -> Flow {
    let one = fx.choose_colour(Colour::ALL)?;
    let two = fx.choose_colour(Colour::ALL.into_iter().filter(|colour| Some(*colour) != one))?;
    let card = fx.draw_and_reveal(Boxed(9))?;
    if [one, two].contains(&Some(card.colour())) {
        fx.meld(card)?;
        fx.sentence(2);
        fx.may_splay(&[card.colour()], Splay::Up)?;
    }
    Ok(())
}

/// The colours whose splay would show most.
fn empiricism_answers(bot: &Appraiser, choice: Choice) -> f32 {
    let Choice::Colour(colour) = choice else { return 0.0 };
    0.1 + bot.splayed(colour, Splay::Up).max(0.0)
}

fn empiricism_win(fx: &mut Fx) -> Flow {
    if fx.icons(Icon::Lightbulb) >= 20 { fx.win() } else { Ok(()) }
}

fn socialism(fx: &mut Fx) -> Flow {
    let cards = fx.hand();
    if cards.is_empty() || !fx.whether_all(Verb::Tuck, Zone::Hand(fx.you), Part::Whole)? {
        return Ok(());
    }
    let tucked = fx.tuck_all(cards)?;
    if tucked.iter().any(|card| card.colour() == Colour::Purple) {
        let taken = fx
            .opponents()
            .into_iter()
            .flat_map(|seat| lowest(fx.player(seat).all_in_hand().collect::<Cards>()))
            .collect();
        fx.transfer_all(taken, Zone::Hand(fx.you))?;
    }
    Ok(())
}

/// What purple takes from others, beside the tucking.
fn socialism_answers(bot: &Appraiser, _: Choice) -> f32 {
    let has_hand = |seat: &Seat| !bot.game.player(*seat).hand().is_empty();
    let purple = bot.own().hand().iter().any(|card| card.colour() == Colour::Purple);
    if purple { bot.game.opponents(bot.seat).filter(has_hand).count() as f32 } else { 0.0 }
}
