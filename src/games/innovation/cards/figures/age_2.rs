//! Age 2.

use super::super::prelude::*;
use super::common::*;

pub(super) const CARDS: &[Definition] = &[
    define(CAI_LUN, &[]).echo(may_splay_one_left).karmas(&[
        Karma::First(|it| it.claims(), cai_lun),
        Karma::Each(Each::Available(|player| player.forecast().iter().copied().collect())),
    ]),
    define(AUGUSTUS_CAESAR, &[]).inspire(augustus_caesar_inspire).karmas(&[Karma::First(low_card, augustus_caesar)]),
    define(PTOLEMY, &[]).inspire(ptolemy_inspire).karmas(&[
        Karma::Decree(Decree::Trade),
        Karma::Each(Each::Activates(|player| {
            let game = player.table();
            let top = |seat| game.player(seat).stack(Colour::Blue).top();
            game.around(player.seat()).filter_map(top).collect()
        })),
    ]),
    define(PLATO, &[]).inspire(may_splay_one_left).karmas(&[
        Karma::Decree(Decree::Rivalry),
        Karma::Each(Each::Icons(|player, _| {
            let splayed = splayed_colours(player) as u8;
            Icon::ALL.map(|icon| if matches!(icon, Icon::Factory | Icon::Clock) { 0 } else { splayed })
        })),
    ]),
];

fn cai_lun(fx: &mut Fx, _: Would) -> Flow {
    fx.draw_and_foreshadow(3)?;
    Ok(())
}

fn augustus_caesar_inspire(fx: &mut Fx) -> Flow {
    fx.draw_and_foreshadow(3)?;
    Ok(())
}

fn low_card(it: &Occasion) -> bool {
    matches!(it.would, Would::Move { card, how: How::Meld | How::Foreshadow, .. } if card.value() < 4)
}

fn augustus_caesar(fx: &mut Fx, would: Would) -> Flow {
    let Some(card) = would.card() else { return Ok(()) };
    fx.reveal(card);
    fx.sentence(2);
    if matches!(card.colour(), Colour::Red | Colour::Green) && card.has(Icon::Castle) {
        fx.replace();
        fx.transfer(card, Zone::Board(fx.you))?;
        fx.tuck_all(fx.forecast())?;
    }
    Ok(())
}

fn ptolemy_inspire(fx: &mut Fx) -> Flow {
    fx.draw_and_meld(2)?;
    Ok(())
}
