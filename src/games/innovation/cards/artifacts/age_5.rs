//! Age 5.

use super::super::prelude::*;

pub(super) const CARDS: &[Definition] = &[
    define(BILL_OF_RIGHTS, &[Compel(bill_of_rights)]),
    define(SHIP_OF_THE_LINE_SUSSEX, &[Shared(ship_of_the_line_sussex)]).answers(ship_of_the_line_sussex_answers),
    define(GUJIN_TUSHU_JINSHENG, &[Shared(gujin_tushu_jinsheng)]),
    define(THE_DAILY_COURANT, &[Shared(the_daily_courant)]),
    define(BARQUE_LONGUE_LA_BELLE, &[Shared(barque_longue_la_belle)]),
    define(HUDSONS_BAY_COMPANY_ARCHIVES, &[Shared(hudsons_bay_company_archives)]),
    define(BOERHAVVE_SILVER_MICROSCOPE, &[Shared(boerhavve_silver_microscope)]),
    define(PRINCIPIA, &[Shared(principia)]),
    define(ALMIRA_QUEEN_OF_THE_CASTLE, &[Shared(almira_queen_of_the_castle)]),
    define(SANDHAM_ROOM_CRICKET_BAT, &[Shared(sandham_room_cricket_bat)]),
];

fn bill_of_rights(fx: &mut Fx) -> Flow {
    let seen = |seat: Seat, colour: Colour| fx.player(seat).stack(colour).visible_cards();
    let more: Vec<Colour> =
        Colour::ALL.into_iter().filter(|colour| seen(fx.you, *colour) > seen(fx.me, *colour)).collect();
    let Some(colour) = fx.choose_colour(more)? else { return Ok(()) };
    fx.sentence(2);
    let cards: Cards = fx.own().stack(colour).cards().iter().copied().collect();
    cards.into_iter().try_for_each(|card| fx.transfer(card, Zone::Board(fx.me)).map(drop))
}

fn ship_of_the_line_sussex(fx: &mut Fx) -> Flow {
    if !fx.score_pile().is_empty() {
        fx.sentence(2);
        return fx.return_all(fx.score_pile());
    }
    let Some(colour) = fx.choose_colour(Colour::ALL)? else { return Ok(()) };
    let cards = fx.own().stack(colour).cards().iter().copied().collect();
    fx.score_all(cards)
}

/// What the pile brings as points.
fn ship_of_the_line_sussex_answers(bot: &Appraiser, choice: Choice) -> f32 {
    let Choice::Colour(colour) = choice else { return 0.0 };
    let stack = bot.own().stack(colour);
    stack.cards().iter().map(|card| bot.scored(*card) - bot.on_board(stack, *card)).sum()
}

fn gujin_tushu_jinsheng(fx: &mut Fx) -> Flow {
    if fx.zone(GUJIN_TUSHU_JINSHENG) != Zone::Board(fx.you) {
        return Ok(());
    }
    let tops: Cards = fx.others().into_iter().flat_map(|seat| fx.player(seat).tops()).collect();
    let chosen = fx.choose(Verb::ExecuteAsIf, tops)?;
    fx.sentence(2);
    match chosen {
        Some(card) => fx.execute_as_if(card),
        None => Ok(()),
    }
}

fn the_daily_courant(fx: &mut Fx) -> Flow {
    let value = fx.choose_value()?;
    let drawn = fx.draw(Plain(value))?;
    fx.place_on_pile(drawn)?;
    fx.sentence(2);
    let this = fx.this();
    match fx.may_choose(Verb::ExecuteAsIf, fx.tops_with(|card| card != this))? {
        Some(card) => fx.execute_as_if(card),
        None => Ok(()),
    }
}

fn barque_longue_la_belle(fx: &mut Fx) -> Flow {
    while fx.draw_and_meld(Boxed(5))?.card.colour() != Colour::Green {}
    Ok(())
}

fn hudsons_bay_company_archives(fx: &mut Fx) -> Flow {
    fx.score_all(fx.bottoms())?;
    fx.sentence(2);
    let Some(card) = fx.meld_one(fx.score_pile())? else { return Ok(()) };
    fx.sentence(3);
    fx.splay(card.colour(), Splay::Right).map(drop)
}

fn boerhavve_silver_microscope(fx: &mut Fx) -> Flow {
    let mut sum = 0;
    if let Some(card) = fx.return_one(lowest(fx.hand()))? {
        sum += card.printed_value();
    }
    if let Some(card) = fx.choose(Verb::Return, fx.lowest_of(fx.tops()))? {
        let value = fx.value_of(card);
        sum += fx.return_card(card)?.map_or(0, |_| value);
    }
    fx.sentence(2);
    fx.draw_and_score(Plain(sum)).map(drop)
}

fn principia(fx: &mut Fx) -> Flow {
    let tops = fx.tops_with(|card| card.colour() != Colour::Blue);
    let on_board: Vec<(Card, u8)> = tops.iter().map(|card| (*card, fx.value_of(*card))).collect();
    fx.return_all(tops)?;
    fx.sentence(2);
    let returned = on_board.into_iter().filter(|(card, _)| fx.is_returned(*card));
    let mut values: Vec<u8> = returned.map(|(_, value)| value).collect();
    values.sort_unstable();
    for value in values {
        fx.draw_and_meld(Plain(value + 1))?;
    }
    Ok(())
}

fn almira_queen_of_the_castle(fx: &mut Fx) -> Flow {
    let Some(card) = fx.meld_one(fx.hand())? else { return Ok(()) };
    fx.sentence(2);
    let value = fx.value_of(card);
    fx.claim_one(|age| age == value)
}

fn sandham_room_cricket_bat(fx: &mut Fx) -> Flow {
    let card = fx.draw_and_reveal(Boxed(6))?;
    fx.sentence(2);
    if card.colour() == Colour::Red { fx.claim_one(|_| true) } else { Ok(()) }
}
