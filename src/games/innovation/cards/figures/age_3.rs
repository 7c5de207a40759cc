//! Age 3.

use super::super::prelude::*;
use super::common::*;

pub(super) const CARDS: &[Definition] = &[
    define(SALADIN, &[]).echo(saladin_echo).karmas(&[
        Karma::Decree(Decree::War),
        Karma::Instead(|it| it.moves_one(How::Score, |card| !is_figure(card)), saladin),
    ]),
    define(TRAN_HUANG_DAO, &[]).echo(tran_huang_dao_echo).karmas(&[Karma::Each(Each::Icons(|_, printed| {
        let more = printed[Icon::Castle.index()] / 2;
        Icon::ALL.map(|icon| if icon != Icon::Castle && printed[icon.index()] > 0 { more } else { 0 })
    }))]),
    define(AVICENNA, &[]).inspire(|fx| fx.draw_and_tuck(Boxed(3)).map(drop)).karmas(&[
        Karma::Decree(Decree::Expansion),
        Karma::Instead(|it| it.own() && it.would == Would::Fade, |_, _| Ok(())),
    ]),
    define(RHAZES, &[])
        .echo(|fx| foreshadow_one_of(fx, &[3, 4, 5]))
        .karmas(&[Karma::First(|it| it.own() && matches!(it.would, Would::Draw { .. }), rhazes)]),
    define(SHEN_KUO, &[])
        .inspire(may_splay_one_left)
        .karmas(&[Karma::Each(Each::Points(|player| 3 * splayed_colours(player) as u16))]),
    define(SU_SONG, &[]).inspire(su_song_inspire).karmas(&[
        Karma::Decree(Decree::Trade),
        Karma::First(|it| matches!(it.would, Would::Draw { value, .. } if it.own() && value == it.boxed(3)), su_song),
    ]),
    define(SEJONG_THE_GREAT, &[]).echo(|fx| fx.draw_and_meld(Boxed(4)).map(drop)).karmas(&[
        Karma::Decree(Decree::Advancement),
        Karma::Instead(
            |it| it.moves_one(How::Meld, |card| card.colour() == Colour::Blue && card.printed_value() > 3),
            sejong_the_great,
        ),
    ]),
    define(ALHAZEN, &[]).echo(|fx| fx.tuck_one(fx.tops_anywhere(|card| card.has(Icon::Castle))).map(drop)).karmas(&[
        Karma::Each(Each::SplayedHeight(|stack| {
            let icons = stack.icons();
            icons[Icon::Lightbulb.index()].max(icons[Icon::Castle.index()])
        })),
    ]),
    define(AL_KINDI, &[])
        .inspire(score_from_hand)
        .karmas(&[Karma::First(|it| it.own() && it.shared_icon().is_some(), al_kindi)]),
    define(MURASAKI_SHIKIBU, &[])
        .inspire(|fx| fx.draw(Boxed(3)).map(drop))
        .karmas(&[Karma::Decree(Decree::Rivalry), Karma::Instead(|it| it.claims_normal().is_some(), murasaki_shikibu)]),
];

fn saladin_echo(fx: &mut Fx) -> Flow {
    let castles = fx.tops_anywhere(|card| card.has(Icon::Castle) && card != SALADIN);
    fx.score_one(castles).map(drop)
}

fn saladin(fx: &mut Fx, would: Would) -> Flow {
    let Some(card) = would.card() else { return Ok(()) };
    fx.meld(card)?;
    fx.may_splay(&[card.colour()], Splay::Left).map(drop)
}

fn tran_huang_dao_echo(fx: &mut Fx) -> Flow {
    let red = fx.tops_anywhere(|card| card.colour() == Colour::Red && card.printed_value() < 4);
    fx.score_one(red).map(drop)
}

fn rhazes(fx: &mut Fx, would: Would) -> Flow {
    let Would::Draw { value, .. } = would else { return Ok(()) };
    fx.tuck_one(fx.hand_with(|card| card.printed_value() == value)).map(drop)
}

fn su_song_inspire(fx: &mut Fx) -> Flow {
    while fx.draw_and_meld(Boxed(3))?.card.has(Icon::Leaf) {}
    Ok(())
}

fn su_song(fx: &mut Fx, _: Would) -> Flow {
    fx.transfer_one(fx.score_pile(), Zone::Forecast(fx.you)).map(drop)
}

fn sejong_the_great(fx: &mut Fx, would: Would) -> Flow {
    let Some(card) = would.card() else { return Ok(()) };
    let value = fx.value_of(card);
    fx.return_card(card)?;
    fx.draw_and_meld(Plain(value + 1)).map(drop)
}

fn al_kindi(fx: &mut Fx, would: Would) -> Flow {
    let Would::Draw { value, .. } = would else { return Ok(()) };
    fx.draw(Plain(value))?;
    fx.draw(Plain(value)).map(drop)
}

fn murasaki_shikibu(fx: &mut Fx, would: Would) -> Flow {
    let Some(achievement) = would.card() else { return Ok(()) };
    let equal: Cards =
        fx.score_pile().into_iter().filter(|card| card.printed_value() == achievement.printed_value()).collect();
    fx.achieve_one(equal)?;
    if fx.eligible(achievement.printed_value()) { fx.achieve(achievement).map(drop) } else { Ok(()) }
}
