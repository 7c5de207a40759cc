//! Age 10.

use super::super::prelude::*;

pub(super) const CARDS: &[Definition] = &[
    define(MINIATURIZATION, &[Shared(miniaturization)])
        .brings(|_, card| if card.printed_value() == 10 { 2.0 } else { 0.0 }),
    define(ROBOTICS, &[Shared(robotics)]),
    define(GLOBALIZATION, &[Demand(globalization), Shared(globalization_win)])
        .victory(|game, side| side.iter().map(|seat| game.player(seat).points()).sum()),
    define(STEM_CELLS, &[Shared(stem_cells)]),
    define(DATABASES, &[Demand(databases)]),
    define(SELF_SERVICE, &[Shared(self_service), Shared(self_service_win)])
        .victory(|game, side| side.iter().map(|seat| u16::from(game.achievements(seat))).sum()),
    define(BIOENGINEERING, &[Shared(bioengineering), Shared(bioengineering_win)])
        .victory(|game, side| most(game, side, |player| u16::from(player.icons(Icon::Leaf)))),
    define(SOFTWARE, &[Shared(draw_and_score_10), Shared(software)]),
    define(A_I, &[Shared(draw_and_score_10), Shared(a_i_win)])
        .victory(|game, side| side.iter().map(|seat| game.player(seat).points()).min().unwrap_or(0)),
    define(
        THE_INTERNET,
        &[
            Shared(|fx| fx.may_splay(&[Colour::Green], Splay::Up).map(drop)),
            Shared(draw_and_score_10),
            Shared(the_internet),
        ],
    ),
];

fn draw_and_score_10(fx: &mut Fx) -> Flow {
    fx.draw_and_score(Boxed(10)).map(drop)
}

fn miniaturization(fx: &mut Fx) -> Flow {
    let Some(card) = fx.may_return(fx.hand())? else { return Ok(()) };
    if card.printed_value() == fx.boxed(10) {
        for _ in 0..different_values(&fx.score_pile()) {
            fx.draw(Boxed(10))?;
        }
    }
    Ok(())
}

fn robotics(fx: &mut Fx) -> Flow {
    if let Some(green) = fx.own().stack(Colour::Green).top() {
        fx.score(green)?;
    }
    let melded = fx.draw_and_meld(Boxed(10))?.done();
    melded.map_or(Ok(()), |melded| fx.execute(melded))
}

fn globalization(fx: &mut Fx) -> Flow {
    fx.return_one(fx.tops_with(|card| card.has(Icon::Leaf))).map(drop)
}

fn globalization_win(fx: &mut Fx) -> Flow {
    fx.draw_and_score(Boxed(6))?;
    let leafy = |seat| fx.player(seat).icons(Icon::Leaf) > fx.player(seat).icons(Icon::Factory);
    if fx.everybody().into_iter().any(leafy) {
        return Ok(());
    }
    fx.single_most_wins(|player| i32::from(player.points()))
}

fn stem_cells(fx: &mut Fx) -> Flow {
    let cards = fx.hand();
    if !cards.is_empty() && fx.whether_all(Verb::Score, Zone::Hand(fx.you), Part::Whole)? {
        fx.score_all(cards)?;
    }
    Ok(())
}

fn databases(fx: &mut Fx) -> Flow {
    for _ in 0..fx.score_pile().len().div_ceil(2) {
        fx.return_one(fx.score_pile())?;
    }
    Ok(())
}

fn self_service(fx: &mut Fx) -> Flow {
    let this = fx.this();
    match fx.choose(Verb::Execute, fx.tops_with(|card| card != this))? {
        Some(card) => fx.execute(card),
        None => Ok(()),
    }
}

/// In teams the achievements of partners count together (rules/innovation/rulings.md#22).
fn self_service_win(fx: &mut Fx) -> Flow {
    let own = fx.side_achievements(fx.you);
    if fx.opponents().into_iter().all(|seat| fx.side_achievements(seat) < own) { fx.win() } else { Ok(()) }
}

fn bioengineering(fx: &mut Fx) -> Flow {
    let tops = fx.opponents().into_iter().flat_map(|seat| fx.player(seat).tops());
    let leafy: Vec<Card> = tops.filter(|card| card.has(Icon::Leaf)).collect();
    fx.transfer_one(leafy, Zone::Score(fx.you)).map(drop)
}

fn bioengineering_win(fx: &mut Fx) -> Flow {
    if fx.everybody().into_iter().any(|seat| fx.player(seat).icons(Icon::Leaf) < 3) {
        fx.single_most_wins(|player| i32::from(player.icons(Icon::Leaf)))
    } else {
        Ok(())
    }
}

/// Both are melded; the second is carried out (rules/innovation/rulings.md#21).
fn software(fx: &mut Fx) -> Flow {
    fx.draw_and_meld(Boxed(10))?;
    let second = fx.draw_and_meld(Boxed(10))?.done();
    second.map_or(Ok(()), |second| fx.execute(second))
}

/// Robotics and Software may lie on different boards (rules/innovation/rulings.md#50).
fn a_i_win(fx: &mut Fx) -> Flow {
    let on_top = |card| fx.everybody().into_iter().any(|seat| fx.player(seat).tops().any(|top| top == card));
    if on_top(ROBOTICS) && on_top(SOFTWARE) {
        fx.single_most_wins(|player| -i32::from(player.points()))
    } else {
        Ok(())
    }
}

fn the_internet(fx: &mut Fx) -> Flow {
    for _ in 0..fx.icons(Icon::Clock) / 2 {
        fx.draw_and_meld(Boxed(10))?;
    }
    Ok(())
}
