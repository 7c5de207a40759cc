//! Age 10.

use super::super::prelude::*;

pub(super) const CARDS: &[Definition] = &[
    define(CAMCORDER, &[Demand(camcorder), Shared(camcorder_meld)]),
    define(SOCIAL_NETWORKING, &[Demand(social_networking), Shared(social_networking_win)])
        .answers(social_networking_answers)
        .victory(|_, _| 1),
    define(
        CELL_PHONE,
        &[
            Shared(cell_phone),
            Shared(|fx| fx.may_splay(&[Colour::Green], Splay::Up).map(drop)),
            Shared(cell_phone_tuck),
        ],
    ),
    define(MP3, &[Shared(mp3), Shared(mp3_score)]).brings(mp3_brings).answers(value_scored),
    define(FLASH_DRIVE, &[Demand(flash_drive), Shared(flash_drive_splay)]),
    define(
        GPS,
        &[Demand(gps), Shared(gps_foreshadow), Shared(|fx| fx.may_splay(&[Colour::Yellow], Splay::Up).map(drop))],
    ),
    define(ARTIFICIAL_HEART, &[Shared(artificial_heart)]),
    define(HUMAN_GENOME, &[Shared(human_genome)])
        .answers(value_scored)
        .victory(|game, side| most(game, side, |player| player.hand().len() as u16)),
    define(PUZZLE_CUBE, &[Shared(puzzle_cube), Shared(|fx| fx.draw_and_meld(Boxed(10)).map(drop))]).victory(|_, _| 1),
    define(SUDOKU, &[Shared(sudoku)])
        .answers(value_drawn)
        .victory(|game, side| most(game, side, |player| different_bonuses(player) as u16)),
];

fn camcorder(fx: &mut Fx) -> Flow {
    fx.transfer_all(fx.hand(), Zone::Hand(fx.me))?;
    fx.sentence(2);
    fx.draw(Boxed(9)).map(drop)
}

fn camcorder_meld(fx: &mut Fx) -> Flow {
    let nine = fx.boxed(9);
    fx.meld_all(fx.hand_with(|card| card.printed_value() == nine))?;
    fx.sentence(2);
    fx.return_all(fx.hand())?;
    fx.sentence(3);
    for _ in 0..3 {
        fx.draw(Boxed(9))?;
    }
    Ok(())
}

fn social_networking(fx: &mut Fx) -> Flow {
    let icon = fx.choose_icon()?;
    fx.sentence(2);
    fx.transfer_all(fx.tops_with(|card| !card.has(icon)), Zone::Score(fx.me))
}

/// As few top cards as possible are without it.
fn social_networking_answers(bot: &Appraiser, choice: Choice) -> f32 {
    let Choice::Icon(icon) = choice else { return 0.0 };
    bot.own().tops().filter(|card| card.has(icon)).map(|card| bot.scored(card)).sum()
}

fn social_networking_win(fx: &mut Fx) -> Flow {
    let fewer = |icon| fx.others().into_iter().all(|seat| fx.player(seat).icons(icon) > fx.icons(icon));
    if [Icon::Factory, Icon::Crown, Icon::Castle].into_iter().all(fewer) { fx.win() } else { Ok(()) }
}

fn cell_phone(fx: &mut Fx) -> Flow {
    for _ in 0..fx.icons(Icon::Clock) / 2 {
        fx.draw(Boxed(10))?;
    }
    Ok(())
}

fn cell_phone_tuck(fx: &mut Fx) -> Flow {
    fx.several(ANY_NUMBER, Verb::Tuck, fx.hand_with(|card| card.has(Icon::Clock)), |fx, card| {
        let tucked = fx.tuck(card)?;
        if tucked.is_some() {
            fx.splay(card.colour(), Splay::Up)?;
        }
        Ok(tucked)
    })?;
    Ok(())
}

fn mp3(fx: &mut Fx) -> Flow {
    let returned = fx.any_of(Verb::Return, fx.hand())?;
    fx.sentence(2);
    for _ in 0..2 * returned.len() {
        let eligible: Vec<u8> = (1..=LAST_AGE).filter(|value| fx.eligible(*value)).collect();
        fx.claim_one(|value| eligible.contains(&value))?;
    }
    Ok(())
}

/// Achievements for one card.
fn mp3_brings(bot: &Appraiser, _: Card) -> f32 {
    let open = bot.game.available().iter().filter(|card| bot.game.is_eligible(bot.seat, card.printed_value())).count();
    4.0 * open.min(2) as f32
}

/// A bonus that is missing counts 0 (rules/innovation/rulings.md#14).
fn mp3_score(fx: &mut Fx) -> Flow {
    let bonus = fx.choose_value_of(fx.bonuses(fx.you))?.unwrap_or(0);
    fx.draw_and_score(Plain(bonus)).map(drop)
}

fn flash_drive(fx: &mut Fx) -> Flow {
    for _ in 0..4 {
        let Some(card) = fx.choose(Verb::Return, fx.score_pile())? else { break };
        fx.return_card(card)?;
    }
    Ok(())
}

fn flash_drive_splay(fx: &mut Fx) -> Flow {
    if fx.return_one(fx.score_pile())?.is_some() {
        fx.sentence(2);
        fx.may_splay(&Colour::ALL, Splay::Up)?;
    }
    Ok(())
}

fn gps(fx: &mut Fx) -> Flow {
    fx.return_all(fx.forecast())
}

fn gps_foreshadow(fx: &mut Fx) -> Flow {
    for _ in 0..3 {
        fx.draw_and_foreshadow(Boxed(10))?;
    }
    Ok(())
}

fn artificial_heart(fx: &mut Fx) -> Flow {
    let eligible: Vec<u8> = (1..=LAST_AGE).filter(|value| fx.eligible_with(2, *value)).collect();
    fx.claim_one(|value| eligible.contains(&value))
}

fn human_genome(fx: &mut Fx) -> Flow {
    if let Some(value) = fx.may_choose_value()? {
        fx.draw_and_score(Plain(value))?;
    }
    fx.sentence(2);
    fx.transfer_one(fx.bottoms(), Zone::Hand(fx.you))?;
    fx.sentence(3);
    let sorted = |cards: Cards| {
        let mut values: Vec<u8> = cards.iter().map(|card| card.printed_value()).collect();
        values.sort_unstable();
        values
    };
    if sorted(fx.hand()) == sorted(fx.score_pile()) { fx.win() } else { Ok(()) }
}

/// True as well with nothing left on the board (rules/innovation/rulings.md#46).
fn puzzle_cube(fx: &mut Fx) -> Flow {
    let colours: Vec<Colour> = Colour::ALL.into_iter().filter(|colour| fx.has_colour(*colour)).collect();
    if let Some(colour) = fx.may_choose_colour(colours)? {
        let cards: Cards = fx.own().stack(colour).cards().iter().take(2).copied().collect();
        let count = if cards.len() > 1 { usize::from(fx.either()?) + 1 } else { 1 };
        fx.score_all(cards.into_iter().take(count).collect())?;
    }
    fx.sentence(2);
    let mut visible = fx.own().stacks().iter().map(|stack| stack.visible_cards()).filter(|cards| *cards > 0);
    let first = visible.next();
    if visible.all(|cards| Some(cards) == first) { fx.win() } else { Ok(()) }
}

/// How many different bonuses a player shows.
fn different_bonuses(player: Player) -> usize {
    player.bonuses().fold(0u16, |seen, bonus| seen | 1 << bonus).count_ones() as usize
}

fn sudoku(fx: &mut Fx) -> Flow {
    let value = fx.choose_value()?;
    let melded = fx.draw_and_meld(Plain(value))?.done();
    fx.sentence(2);
    if different_bonuses(fx.own()) >= 9 {
        return fx.win();
    }
    fx.sentence(3);
    melded.map_or(Ok(()), |melded| fx.execute(melded))
}
