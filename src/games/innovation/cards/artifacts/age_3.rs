//! Age 3.

use super::super::prelude::*;

pub(super) const CARDS: &[Definition] = &[
    define(EXCALIBUR, &[Compel(excalibur)]),
    define(MJOLNIR_AMULET, &[Compel(mjolnir_amulet)]),
    define(ALONG_THE_RIVER_DURING_THE_QINGMING_FESTIVAL, &[Shared(along_the_river)]),
    define(MOYLOUGH_BELT_SHRINE, &[Compel(moylough_belt_shrine)]),
    define(BEAUVAIS_CATHEDRAL_CLOCK, &[Shared(beauvais_cathedral_clock)]),
    define(PHILOSOPHERS_STONE, &[Shared(philosophers_stone)]),
    define(CHARTER_OF_LIBERTIES, &[Shared(charter_of_liberties)]),
    define(DUNHUANG_STAR_CHART, &[Shared(dunhuang_star_chart)]),
    define(NECRONOMICON, &[Shared(necronomicon)]),
    define(SHROUD_OF_TURIN, &[Shared(shroud_of_turin)]),
];

/// Where there is no top card its value is 0 (rules/innovation/rulings.md#14).
fn excalibur(fx: &mut Fx) -> Flow {
    let mine = |card: Card| fx.player(fx.me).stack(card.colour()).top().map_or(0, |top| fx.value_of(top));
    let higher = fx.tops_with(|card| fx.value_of(card) > mine(card));
    fx.transfer_one(higher, Zone::Board(fx.me)).map(drop)
}

fn mjolnir_amulet(fx: &mut Fx) -> Flow {
    let Some(top) = fx.choose(Verb::Transfer(Zone::Score(fx.me)), fx.tops())? else { return Ok(()) };
    fx.sentence(2);
    let cards = fx.own().stack(top.colour()).cards().iter().copied().collect();
    fx.transfer_all(cards, Zone::Score(fx.me))
}

fn along_the_river(fx: &mut Fx) -> Flow {
    loop {
        fx.sentence(1);
        let card = fx.draw_and_reveal(Boxed(4))?;
        fx.sentence(2);
        match card.colour() {
            Colour::Yellow => return fx.tuck(card).map(drop),
            Colour::Purple => return fx.score(card).map(drop),
            _ => {}
        }
    }
}

fn moylough_belt_shrine(fx: &mut Fx) -> Flow {
    let hand = fx.hand();
    hand.iter().for_each(|card| fx.reveal(*card));
    let to = Zone::Board(fx.me);
    match fx.choose_by(fx.me, Verb::Transfer(to), hand)? {
        Some(card) => fx.transfer(card, to).map(drop),
        None => Ok(()),
    }
}

fn beauvais_cathedral_clock(fx: &mut Fx) -> Flow {
    let card = fx.draw_and_reveal(Boxed(4))?;
    fx.sentence(2);
    fx.splay(card.colour(), Splay::Right).map(drop)
}

fn philosophers_stone(fx: &mut Fx) -> Flow {
    let Some(card) = fx.return_one(fx.hand())? else { return Ok(()) };
    fx.sentence(2);
    // Each once: a karma can keep one in the hand.
    let mut chosen = Cards::new();
    for _ in 0..card.printed_value() {
        let Some(scored) = fx.choose(Verb::Score, fx.hand_with(|card| !chosen.contains(&card)))? else { break };
        chosen.push(scored);
        fx.score(scored)?;
    }
    Ok(())
}

fn charter_of_liberties(fx: &mut Fx) -> Flow {
    let Some(card) = fx.tuck_one(fx.hand())? else { return Ok(()) };
    fx.sentence(2);
    fx.splay(card.colour(), Splay::Left)?;
    let splayed = |seat: Seat| fx.player(seat).stacks().iter().filter(|stack| stack.splay() != Splay::None);
    let tops: Cards = fx.everybody().into_iter().flat_map(splayed).filter_map(|stack| stack.top()).collect();
    let chosen = fx.choose(Verb::Execute, tops)?;
    fx.sentence(3);
    match chosen {
        Some(top) => fx.execute(top),
        None => Ok(()),
    }
}

fn dunhuang_star_chart(fx: &mut Fx) -> Flow {
    let returned = fx.count_returned(fx.hand())?;
    fx.sentence(2);
    fx.draw(Plain(returned)).map(drop)
}

fn necronomicon(fx: &mut Fx) -> Flow {
    let card = fx.draw_and_reveal(Boxed(3))?;
    match card.colour() {
        Colour::Yellow => {
            fx.sentence(2);
            fx.return_all(fx.hand())?;
        }
        Colour::Green => {
            fx.sentence(3);
            for colour in Colour::ALL {
                fx.splay(colour, Splay::None)?;
            }
        }
        Colour::Red => {
            fx.sentence(4);
            fx.return_all(fx.score_pile())?;
        }
        Colour::Blue => {
            fx.sentence(5);
            fx.draw(Boxed(9))?;
        }
        Colour::Purple => {}
    }
    Ok(())
}

fn shroud_of_turin(fx: &mut Fx) -> Flow {
    let Some(card) = fx.return_one(fx.hand())? else { return Ok(()) };
    fx.sentence(2);
    let mut all = 1;
    all += u8::from(fx.return_one(fx.own().stack(card.colour()).top())?.is_some());
    let same = fx.scored_with(|scored| scored.colour() == card.colour());
    all += u8::from(fx.return_one(same)?.is_some());
    fx.sentence(3);
    if all == 3 { fx.claim_one(|_| true) } else { Ok(()) }
}
