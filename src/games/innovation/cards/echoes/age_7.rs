//! Age 7.

use super::super::prelude::*;

pub(super) const CARDS: &[Definition] = &[
    define(
        MACHINE_GUN,
        &[Demand(machine_gun), Shared(|fx| fx.return_all(fx.tops_with(|card| card.colour() != Colour::Red)))],
    )
    .echo(machine_gun_echo),
    define(RUBBER, &[Shared(rubber), Shared(|fx| fx.may_splay(&[Colour::Red], Splay::Up).map(drop))]).echo(rubber_echo),
    define(ELEVATOR, &[Shared(elevator)]).answers(elevator_answers).echo(elevator_echo),
    define(FERTILIZER, &[Shared(fertilizer), Shared(fertilizer_foreshadow)])
        .brings(fertilizer_brings)
        .answers(value_drawn),
    define(JEANS, &[Shared(jeans)]).answers(value_drawn).echo(jeans_echo),
    define(TELEGRAPH, &[Shared(telegraph), Shared(|fx| fx.may_splay(&[Colour::Blue], Splay::Up).map(drop))]),
    define(PHOTOGRAPHY, &[Demand(photography), Shared(photography_history)])
        .echo(|fx| fx.meld_one(fx.forecast()).map(drop)),
    define(TYPEWRITER, &[Shared(typewriter)]),
    define(
        ICE_CREAM,
        &[Demand(|fx| fx.draw_and_meld(Boxed(1)).map(drop)), Shared(|fx| fx.may_add_achievement_of(&[6, 7, 8, 9]))],
    )
    .echo(ice_cream_echo),
    define(SAXOPHONE, &[Shared(|fx| fx.may_splay(&[Colour::Purple], Splay::Up).map(drop)), Shared(saxophone)])
        .victory(|game, _| notes(game)),
];

fn machine_gun_echo(fx: &mut Fx) -> Flow {
    if fx.tops().len() == 5 {
        fx.draw_and_score(Boxed(7))?;
    }
    Ok(())
}

fn machine_gun(fx: &mut Fx) -> Flow {
    let tops = fx.tops_with(|card| card.bonus().is_some());
    if tops.is_empty() {
        return Ok(());
    }
    fx.transfer_all(tops, Zone::Score(fx.me))?;
    fx.sentence(2);
    fx.draw(Boxed(7)).map(drop)
}

fn rubber_echo(fx: &mut Fx) -> Flow {
    fx.draw_and_tuck(Boxed(8))?;
    fx.draw_and_tuck(Boxed(8)).map(drop)
}

fn rubber(fx: &mut Fx) -> Flow {
    fx.score_one(fx.tops_with(|card| card.bonus().is_none())).map(drop)
}

fn elevator_echo(fx: &mut Fx) -> Flow {
    let green = fx.own().stack(Colour::Green);
    let ends: Vec<Card> =
        green.top().into_iter().chain(green.bottom().filter(|card| green.top() != Some(*card))).collect();
    fx.score_one(ends).map(drop)
}

fn elevator(fx: &mut Fx) -> Flow {
    let Some(value) = fx.choose_value_of(fx.score_pile().iter().map(|card| card.printed_value()))? else {
        return Ok(());
    };
    fx.sentence(2);
    let hands = fx.either()? == 0;
    let mut cards = Cards::new();
    for seat in fx.others() {
        let player = fx.player(seat);
        let theirs: Cards = if hands { player.all_in_hand().collect() } else { player.all_scored().collect() };
        cards.extend(theirs.into_iter().filter(|card| card.printed_value() == value));
    }
    fx.transfer_all(cards, Zone::Score(fx.you))
}

/// How many cards of the value others have.
fn elevator_answers(bot: &Appraiser, choice: Choice) -> f32 {
    let Choice::Value(value) = choice else { return 0.0 };
    let count = |cards: &[Card]| cards.iter().filter(|card| card.printed_value() == value).count();
    let others = || bot.game.others(bot.seat).map(|seat| bot.game.player(seat));
    let hands: usize = others().map(|player| count(player.hand())).sum();
    let piles: usize = others().map(|player| count(player.score_pile())).sum();
    POINT * f32::from(value) * hands.max(piles) as f32
}

fn fertilizer(fx: &mut Fx) -> Flow {
    let Some(card) = fx.may_return(fx.hand())? else { return Ok(()) };
    fx.sentence(2);
    let mut cards = Cards::new();
    for seat in fx.everybody() {
        cards.extend(fx.player(seat).all_scored().filter(|scored| scored.printed_value() == card.printed_value()));
    }
    fx.transfer_all(cards, Zone::Hand(fx.you))
}

fn fertilizer_brings(bot: &Appraiser, card: Card) -> f32 {
    let theirs = bot.game.opponents(bot.seat).flat_map(|seat| bot.game.player(seat).score_pile());
    0.6 * theirs.filter(|scored| scored.printed_value() == card.printed_value()).count() as f32
}

fn fertilizer_foreshadow(fx: &mut Fx) -> Flow {
    let value = fx.choose_value()?;
    fx.draw_and_foreshadow(Plain(value)).map(drop)
}

fn jeans_echo(fx: &mut Fx) -> Flow {
    let drawn = [fx.draw(Boxed(9))?, fx.draw(Boxed(9))?];
    fx.sentence(2);
    if let Some(card) = fx.choose(Verb::Return, drawn)? {
        fx.return_card(card)?;
        for other in drawn.into_iter().filter(|other| *other != card) {
            fx.foreshadow(other)?;
        }
    }
    Ok(())
}

fn jeans(fx: &mut Fx) -> Flow {
    let values = 1..fx.boxed(7).min(LAST_AGE + 1);
    let first = fx.choose_value_of(values.clone())?.unwrap_or(0);
    let second = fx.choose_value_of(values.filter(|value| *value != first))?.unwrap_or(0);
    fx.sentence(2);
    let drawn = [fx.draw_and_reveal(Plain(first))?, fx.draw_and_reveal(Plain(second))?];
    fx.sentence(3);
    if let Some(card) = fx.choose(Verb::Meld, drawn)? {
        fx.meld(card)?;
        for other in drawn.into_iter().filter(|other| *other != card) {
            fx.return_card(other)?;
        }
    }
    Ok(())
}

fn telegraph(fx: &mut Fx) -> Flow {
    let theirs = |seat: Seat, colour: Colour| fx.player(seat).stack(colour).splay();
    let can = |seat: Seat, colour: &Colour| fx.can_splay(*colour, theirs(seat, *colour));
    let seats: Vec<Seat> =
        fx.opponents().into_iter().filter(|seat| Colour::ALL.iter().any(|colour| can(*seat, colour))).collect();
    let Some(seat) = fx.may_choose_player(seats)? else { return Ok(()) };
    let colours: Vec<Colour> = Colour::ALL
        .into_iter()
        .filter(|colour| fx.can_splay(*colour, fx.player(seat).stack(*colour).splay()))
        .collect();
    if let Some(colour) = fx.choose_colour(colours)? {
        fx.splay(colour, fx.player(seat).stack(colour).splay())?;
    }
    Ok(())
}

fn photography(fx: &mut Fx) -> Flow {
    fx.transfer_one(fx.highest_of(fx.tops()), Zone::Hand(fx.you)).map(drop)
}

fn photography_history(fx: &mut Fx) -> Flow {
    if fx.own().most_echoes() >= 3 { fx.claim(Special::History) } else { Ok(()) }
}

fn typewriter(fx: &mut Fx) -> Flow {
    let cards = fx.hand();
    fx.return_all(cards.clone())?;
    let returned: Cards = cards.into_iter().filter(|card| fx.is_returned(*card)).collect();
    let first = fx.boxed(6);
    fx.draw(Plain(first))?;
    fx.sentence(3);
    for next in 1..=different_colours(&returned) as u8 {
        fx.draw(Plain(first + next))?;
    }
    Ok(())
}

fn ice_cream_echo(fx: &mut Fx) -> Flow {
    let fits = |card: Card| card.colour() != Colour::Purple && card.bonus().is_none();
    fx.score_one(fx.tops_with(fits)).map(drop)
}

/// How many of the four instruments' pictures are visible on any board.
fn notes(game: &Innovation) -> u16 {
    [BELL, FLUTE, PIANO, SAXOPHONE].into_iter().filter(|card| game.shows(*card, Symbol::Hexagon)).count() as u16
}

fn saxophone(fx: &mut Fx) -> Flow {
    let visible = notes(fx.game);
    if visible == 4 {
        return fx.win();
    }
    for _ in 0..visible {
        fx.draw(Boxed(7))?;
    }
    Ok(())
}
