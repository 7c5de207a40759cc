//! Age 8.

use super::super::prelude::*;

pub(super) const CARDS: &[Definition] = &[
    define(BATTLESHIP_BISMARCK, &[Compel(battleship_bismarck)]),
    define(BATTLESHIP_YAMATO, &[]).worth_on_board(11),
    define(PLUSH_BEWEGLICH_ROD_BEAR, &[Shared(rod_bear)]).answers(rod_bear_answers),
    define(TIME, &[Compel(time)]),
    define(MEIJI_MURA_STAMP_VENDING_MACHINE, &[Shared(stamp_vending_machine)]),
    define(OCEAN_LINER_TITANIC, &[Shared(|fx| fx.score_all(fx.bottoms()))]),
    define(EARHARTS_LOCKHEED_ELECTRA_10E, &[Shared(lockheed_electra)]).answers(value_claimed).victory(|_, _| 8),
    define(PARNELL_PITCH_DROP, &[Shared(parnell_pitch_drop)]).victory(|_, _| 3),
    define(THE_30_WORLD_CUP_FINAL_BALL, &[Compel(world_cup_ball), Shared(world_cup_ball_achieve)]),
    define(GARLANDS_RUBY_SLIPPERS, &[Shared(ruby_slippers)]).victory(|_, _| 1),
];

fn battleship_bismarck(fx: &mut Fx) -> Flow {
    let colour = fx.draw_and_reveal(Boxed(8))?.colour();
    fx.sentence(2);
    fx.return_all(fx.own().stack(colour).cards().iter().copied().collect())
}

fn rod_bear(fx: &mut Fx) -> Flow {
    // Battleship Yamato is worth more than any age.
    let most = fx.own().highest_top().max(LAST_AGE);
    let Some(value) = fx.choose_value_of(1..=most)? else { return Ok(()) };
    fx.sentence(2);
    for top in fx.tops_with(|top| fx.value_of(top) == value) {
        fx.splay(top.colour(), Splay::Up)?;
    }
    fx.sentence(3);
    let piles = fx.everybody().into_iter().flat_map(|seat| fx.player(seat).all_scored());
    let scored: Cards = piles.filter(|card| card.printed_value() == value).collect();
    fx.return_all(scored)
}

/// What it splays, and what it takes from opponents and from oneself.
fn rod_bear_answers(bot: &Appraiser, choice: Choice) -> f32 {
    let Choice::Value(value) = choice else { return 0.0 };
    let scored = |seat: Seat| {
        let pile = bot.game.player(seat).score_pile().iter();
        pile.filter(|card| card.printed_value() == value).map(|card| bot.scored(*card)).sum::<f32>()
    };
    let taken: f32 = bot.game.opponents(bot.seat).map(scored).sum();
    let tops = bot.own().tops().filter(|top| bot.game.value_of(*top) == value);
    let splays: f32 = tops.map(|top| bot.splayed(top.colour(), Splay::Up)).sum();
    splays + taken - scored(bot.seat)
}

fn time(fx: &mut Fx) -> Flow {
    let fits = |card: Card| card.colour() != Colour::Yellow && card.has(Icon::Clock);
    while fx.transfer_one(fx.tops_with(fits), Zone::Board(fx.me))?.is_some() {}
    Ok(())
}

/// What is missing has the value 0 (rules/innovation/rulings.md#14).
fn stamp_vending_machine(fx: &mut Fx) -> Flow {
    let returned = fx.return_one(fx.hand())?;
    fx.sentence(2);
    for _ in 0..3 {
        fx.draw_and_score(Plain(returned.map_or(0, Card::printed_value)))?;
    }
    Ok(())
}

fn lockheed_electra(fx: &mut Fx) -> Flow {
    let mut returned = 0;
    for value in (1..9).rev() {
        returned += u8::from(fx.return_one(fx.tops_with(|top| fx.value_of(top) == value))?.is_some());
    }
    fx.sentence(2);
    if returned == 8 {
        return fx.win();
    }
    fx.sentence(3);
    fx.claim_one(|_| true)
}

fn parnell_pitch_drop(fx: &mut Fx) -> Flow {
    let Some(melded) = fx.draw_and_meld(Plain(fx.own().highest_top() + 1))?.done() else { return Ok(()) };
    fx.sentence(2);
    if melded.icons().filter(|icon| *icon == Icon::Clock).count() >= 3 { fx.win() } else { Ok(()) }
}

fn world_cup_ball(fx: &mut Fx) -> Flow {
    let own: Cards = fx.own().achievements().iter().copied().collect();
    match fx.choose_own_achievement(Verb::Return, own)? {
        Some(card) => fx.return_card(card).map(drop),
        None => Ok(()),
    }
}

fn world_cup_ball_achieve(fx: &mut Fx) -> Flow {
    loop {
        fx.sentence(1);
        let drawn = fx.draw_and_reveal(Boxed(8))?;
        fx.sentence(2);
        let top = |seat: Seat| fx.player(seat).stack(drawn.colour()).top().map_or(0, |top| fx.value_of(top));
        let players = fx.everybody();
        let most = players.iter().map(|seat| top(*seat)).max().unwrap_or(0);
        let mut first = players.iter().filter(|seat| most > 0 && top(**seat) == most);
        let (Some(seat), None) = (first.next(), first.next()) else { return Ok(()) };
        if fx.achieve_for(*seat, drawn)?.is_none() {
            return Ok(());
        }
    }
}

/// Cities and Yamato have no effects, the karma of a figure is one (rules/innovation/rulings.md#98).
fn ruby_slippers(fx: &mut Fx) -> Flow {
    let eight = fx.boxed(8);
    let Some(card) = fx.meld_one(fx.hand_with(|card| card.printed_value() == eight))? else { return Ok(()) };
    fx.sentence(2);
    if card.set() == Set::Cities || card == BATTLESHIP_YAMATO {
        return fx.win();
    }
    fx.sentence(3);
    fx.execute_as_if(card)
}
