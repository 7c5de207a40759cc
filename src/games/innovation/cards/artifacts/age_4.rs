//! Age 4.

use super::super::prelude::*;

pub(super) const CARDS: &[Definition] = &[
    define(EAST_INDIA_COMPANY_CHARTER, &[Shared(east_india_company_charter)])
        .answers(east_india_company_charter_answers),
    define(TORTUGAS_GALLEON, &[Compel(tortugas_galleon)]),
    define(MONA_LISA, &[Shared(mona_lisa)]).answers(mona_lisa_answers),
    define(MOSES, &[Compel(moses), Shared(|fx| fx.score_one(fx.tops_with(|card| card.has(Icon::Crown))).map(drop))]),
    define(HUNT_LENOX_GLOBE, &[Shared(hunt_lenox_globe)]),
    define(MOLASSES_REEF_CARAVEL, &[Shared(molasses_reef_caravel)]),
    define(DELFT_POCKET_TELESCOPE, &[Shared(delft_pocket_telescope)]),
    define(PETITION_OF_RIGHT, &[Compel(petition_of_right)]),
    define(ABELL_GALLERY_HARPSICHORD, &[Shared(abell_gallery_harpsichord)]),
    define(CROSS_OF_CORONADO, &[Shared(cross_of_coronado)])
        .victory(|game, side| most(game, side, |player| different_colours(player.hand()) as u16)),
];

fn east_india_company_charter(fx: &mut Fx) -> Flow {
    let but = fx.boxed(5);
    let Some(value) = fx.choose_value_of((1..=LAST_AGE).filter(|value| *value != but))? else { return Ok(()) };
    fx.sentence(2);
    let of_value = |seat| fx.player(seat).all_scored().filter(|card| card.printed_value() == value).collect();
    let piles: Vec<Cards> = fx.everybody().into_iter().map(of_value).collect();
    fx.return_all(piles.iter().flatten().copied().collect())?;
    fx.sentence(3);
    let returned = piles.iter().filter(|pile| pile.iter().any(|card| fx.is_returned(*card))).count();
    for _ in 0..returned {
        fx.draw_and_score(Boxed(5))?;
    }
    Ok(())
}

/// What opponents lose, and the cards that follow.
fn east_india_company_charter_answers(bot: &Appraiser, choice: Choice) -> f32 {
    let Choice::Value(value) = choice else { return 0.0 };
    let count = |player: Player| player.score_pile().iter().filter(|card| card.printed_value() == value).count();
    let of = |seat: Seat| {
        let (count, sign) = (count(bot.game.player(seat)), if bot.game.opposed(bot.seat, seat) { 1.0 } else { -1.0 });
        if count == 0 { 0.0 } else { sign * POINT * f32::from(value) * count as f32 + bot.drawn_to_score(5) }
    };
    bot.game.seats().map(of).sum()
}

fn tortugas_galleon(fx: &mut Fx) -> Flow {
    let highest = highest(fx.score_pile());
    let Some(value) = highest.first().map(|card| card.printed_value()) else { return Ok(()) };
    fx.transfer_all(highest.clone(), Zone::Score(fx.me))?;
    if highest.iter().all(|card| fx.zone(*card) != Zone::Score(fx.me)) {
        return Ok(());
    }
    fx.sentence(2);
    fx.transfer_one(fx.tops_with(|card| fx.value_of(card) == value), Zone::Board(fx.me)).map(drop)
}

fn mona_lisa(fx: &mut Fx) -> Flow {
    let number = fx.choose_number()?;
    let Some(colour) = fx.choose_colour(Colour::ALL)? else { return Ok(()) };
    fx.sentence(2);
    for _ in 0..5 {
        fx.draw(Boxed(4))?;
    }
    fx.hand().into_iter().for_each(|card| fx.reveal(card));
    fx.sentence(3);
    let of_colour = fx.hand_with(|card| card.colour() == colour);
    if of_colour.len() == usize::from(number) {
        fx.score_all(of_colour)?;
        fx.splay(colour, Splay::Right)?;
        return Ok(());
    }
    fx.sentence(4);
    fx.return_all(fx.hand())
}

/// Of five cards one of each colour is to be expected beside those in the hand.
fn mona_lisa_answers(bot: &Appraiser, choice: Choice) -> f32 {
    let held = |colour: Colour| bot.own().hand().iter().filter(|card| card.colour() == colour).count();
    match choice {
        Choice::Colour(colour) => held(colour) as f32,
        Choice::Value(number) => {
            let most = Colour::ALL.into_iter().map(held).max().unwrap_or(0) + 1;
            -(most as f32 - f32::from(number)).abs()
        }
        _ => 0.0,
    }
}

fn moses(fx: &mut Fx) -> Flow {
    fx.transfer_all(fx.tops_with(|card| card.has(Icon::Crown)), Zone::Score(fx.me))
}

fn hunt_lenox_globe(fx: &mut Fx) -> Flow {
    let mut returned = 0;
    if fx.hand().len() < 4 {
        returned = fx.count_returned(fx.tops_with(|card| card.colour() != Colour::Green))?;
    }
    fx.sentence(2);
    for _ in 0..returned {
        fx.draw(Boxed(5))?;
    }
    fx.sentence(3);
    fx.meld_one(fx.hand()).map(drop)
}

fn molasses_reef_caravel(fx: &mut Fx) -> Flow {
    fx.return_all(fx.hand())?;
    fx.sentence(2);
    for _ in 0..3 {
        fx.draw(Boxed(4))?;
    }
    fx.sentence(3);
    fx.meld_one(fx.hand_with(|card| card.colour() == Colour::Blue))?;
    fx.sentence(4);
    fx.score_one(fx.hand())?;
    fx.sentence(5);
    fx.return_one(fx.score_pile()).map(drop)
}

fn delft_pocket_telescope(fx: &mut Fx) -> Flow {
    loop {
        fx.sentence(1);
        let Some(card) = fx.return_one(fx.score_pile())? else { return Ok(()) };
        fx.sentence(2);
        let drawn = [fx.draw(Boxed(5))?, fx.draw(Boxed(6))?];
        let shares = |other: &Card| shown(card).any(|one| shown(*other).any(|other| one == other));
        if let Some(revealed) = fx.choose(Verb::Reveal, drawn.into_iter().filter(shares))? {
            fx.reveal(revealed);
            return Ok(());
        }
        fx.sentence(3);
        fx.return_all(drawn.into_iter().collect())?;
    }
}

/// The types of symbols that a card shows.
fn shown(card: Card) -> impl Iterator<Item = Symbol> {
    card.symbols().filter_map(Symbol::kind)
}

fn petition_of_right(fx: &mut Fx) -> Flow {
    let castles = fx.tops_with(|card| card.has(Icon::Castle)).len();
    for _ in 0..castles {
        let Some(card) = fx.choose(Verb::Transfer(Zone::Score(fx.me)), fx.score_pile())? else { break };
        fx.transfer(card, Zone::Score(fx.me))?;
    }
    Ok(())
}

fn abell_gallery_harpsichord(fx: &mut Fx) -> Flow {
    let tops: Vec<u8> = fx.tops().into_iter().map(|card| fx.value_of(card)).collect();
    let mut single: Vec<u8> =
        tops.iter().copied().filter(|value| tops.iter().filter(|other| *other == value).count() == 1).collect();
    single.sort_unstable();
    for value in single {
        fx.draw_and_score(Plain(value))?;
    }
    Ok(())
}

fn cross_of_coronado(fx: &mut Fx) -> Flow {
    let hand = fx.hand();
    hand.iter().for_each(|card| fx.reveal(*card));
    fx.sentence(2);
    if hand.len() == 5 && different_colours(&hand) == 5 { fx.win() } else { Ok(()) }
}
