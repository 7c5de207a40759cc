//! Age 9.

use super::super::prelude::*;

pub(super) const CARDS: &[Definition] = &[
    define(
        UNITED_NATIONS_CHARTER,
        &[Compel(|fx| fx.transfer_all(fx.tops_with(demands), Zone::Score(fx.me))), Shared(united_nations_charter_draw)],
    ),
    define(VELCRO_SHOES, &[Compel(velcro_shoes)]).victory(|_, _| 1),
    define(MAGNAVOX_ODYSSEY, &[Shared(magnavox_odyssey)]).victory(|_, _| 2),
    define(ROCK_AROUND_THE_CLOCK, &[Shared(rock_around_the_clock)]),
    define(PHILIPS_COMPACT_CASSETTE, &[Compel(compact_cassette), Shared(compact_cassette_splay)])
        .answers(|bot, choice| choice.colour().map_or(0.0, |colour| bot.splayed(colour, Splay::Up))),
    define(SYNCOM_3, &[Shared(syncom_3)]).victory(|_, _| 5),
    define(LUNA_3, &[Shared(luna_3)]),
    define(YEAGERS_BELL_X_1A, &[Shared(bell_x_1a)]),
    define(MARILYN_DIPTYCH, &[Shared(marilyn_diptych)])
        .brings(marilyn_diptych_brings)
        .victory(|game, side| most(game, side, |player| player.points())),
    define(THE_BIG_BANG, &[Shared(the_big_bang)]),
];

fn united_nations_charter_draw(fx: &mut Fx) -> Flow {
    if fx.own().tops().any(demands) {
        fx.draw(Boxed(10))?;
    }
    Ok(())
}

fn velcro_shoes(fx: &mut Fx) -> Flow {
    let boxed = fx.boxed(9);
    let nine = |card: Card| card.printed_value() == boxed;
    if fx.transfer_one(fx.hand_with(nine), Zone::Hand(fx.me))?.is_some() {
        return Ok(());
    }
    fx.sentence(2);
    let scored: Cards = fx.score_pile().into_iter().filter(|card| nine(*card)).collect();
    if fx.transfer_one(scored, Zone::Score(fx.me))?.is_some() {
        return Ok(());
    }
    fx.sentence(3);
    fx.win_for(fx.me)
}

fn magnavox_odyssey(fx: &mut Fx) -> Flow {
    let mut melded = Cards::new();
    for _ in 0..2 {
        melded.extend(fx.draw_and_meld(Boxed(10))?.done());
    }
    fx.sentence(2);
    if melded.len() == 2 && different_colours(&melded) == 1 { fx.win() } else { Ok(()) }
}

fn rock_around_the_clock(fx: &mut Fx) -> Flow {
    for _ in fx.tops_with(|card| card.has(Icon::Clock)) {
        fx.draw_and_score(Boxed(9))?;
    }
    Ok(())
}

fn compact_cassette(fx: &mut Fx) -> Flow {
    for colour in Colour::ALL {
        fx.splay(colour, Splay::None)?;
    }
    Ok(())
}

/// A colour that can be splayed must be (rules/innovation/rulings.md#6).
fn compact_cassette_splay(fx: &mut Fx) -> Flow {
    for _ in 0..2 {
        let colours: Vec<Colour> = Colour::ALL.into_iter().filter(|colour| fx.can_splay(*colour, Splay::Up)).collect();
        let Some(colour) = fx.choose_colour(colours)? else { return Ok(()) };
        fx.splay(colour, Splay::Up)?;
    }
    Ok(())
}

fn syncom_3(fx: &mut Fx) -> Flow {
    fx.return_all(fx.hand())?;
    fx.sentence(2);
    let mut shown = Cards::new();
    for _ in 0..5 {
        shown.push(fx.draw_and_reveal(Boxed(9))?);
    }
    fx.sentence(3);
    if different_colours(&shown) == Colour::ALL.len() { fx.win() } else { Ok(()) }
}

fn luna_3(fx: &mut Fx) -> Flow {
    let returned = fx.count_returned(fx.score_pile())?;
    fx.sentence(2);
    fx.draw_and_score(Plain(returned)).map(drop)
}

fn bell_x_1a(fx: &mut Fx) -> Flow {
    loop {
        fx.sentence(1);
        let Some(melded) = fx.draw_and_meld(Boxed(9))?.done() else { return Ok(()) };
        fx.sentence(2);
        fx.execute_as_if(melded)?;
        fx.sentence(3);
        if !fx.goes_on() || !melded.has(Icon::Clock) {
            return Ok(());
        }
    }
}

fn marilyn_diptych(fx: &mut Fx) -> Flow {
    fx.may_score(fx.hand())?;
    fx.sentence(2);
    fx.may_transfer(fx.score_pile(), Zone::Hand(fx.you))?;
    fx.sentence(3);
    if fx.own().points() == 25 { fx.win() } else { Ok(()) }
}

/// It wins with exactly so many points.
fn marilyn_diptych_brings(bot: &Appraiser, card: Card) -> f32 {
    let points = bot.own().points();
    let after = match bot.game.zone(card) {
        Zone::Score(_) => points.checked_sub(u16::from(card.printed_value())),
        _ => Some(points + u16::from(card.printed_value())),
    };
    if after == Some(25) { 50.0 } else { 0.0 }
}

/// Each time it is the blue top card of then.
fn the_big_bang(fx: &mut Fx) -> Flow {
    loop {
        fx.sentence(1);
        let Some(blue) = fx.own().stack(Colour::Blue).top() else { return Ok(()) };
        let before = fx.changes();
        fx.execute(blue)?;
        fx.sentence(2);
        if !fx.goes_on() || fx.changes() == before {
            return Ok(());
        }
        let drawn = fx.draw(Boxed(10))?;
        fx.remove_all([drawn].into_iter().collect())?;
    }
}
