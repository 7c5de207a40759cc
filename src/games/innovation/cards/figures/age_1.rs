//! Age 1.

use super::super::prelude::*;
use super::common::*;

pub(super) const CARDS: &[Definition] = &[
    define(GILGAMESH, &[]).inspire(score_from_hand).karmas(&[Karma::Each(Each::Icons(|player, _| {
        more_of(Icon::Castle, (player.bonus_count() * player.tops().count() as u16).min(u16::from(u8::MAX)) as u8)
    }))]),
    define(TIGERNMAS, &[])
        .inspire(draw_one)
        .karmas(&[Karma::Decree(Decree::War), Karma::Each(Each::Points(|player| player.all_in_hand().count() as u16))]),
    define(SHENNONG, &[])
        .inspire(|fx| fx.draw_and_foreshadow(Boxed(2)).map(drop))
        .karmas(&[Karma::First(foreshadows_a_value_again, shennong)]),
    define(SNEFERU, &[]).inspire(sneferu_inspire).karmas(&[
        Karma::Decree(Decree::Expansion),
        Karma::Each(Each::Icons(|_, printed| more_of(Icon::Crown, printed[Icon::Castle.index()]))),
    ]),
    define(SUNSHU_AO, &[])
        .inspire(tuck_from_hand)
        .karmas(&[Karma::Instead(|it| it.moves_one(How::Tuck, |card| card.colour() == Colour::Yellow), sunshu_ao)]),
    define(FU_XI, &[]).echo(|fx| fx.draw_and_score(Boxed(2)).map(drop)).karmas(&[
        Karma::Decree(Decree::Trade),
        Karma::Each(Each::Icons(|player, _| {
            let scored: Cards = player.all_scored().collect();
            let foreseen = player.forecast().iter().filter(|card| !scored.contains(card)).count();
            more_of(Icon::Lightbulb, (scored.len() + foreseen) as u8)
        })),
    ]),
    define(HATSHEPSUT, &[]).inspire(draw_one).karmas(&[Karma::First(draws_high_with_a_one, hatshepsut)]),
    define(HAMMURABI, &[]).inspire(meld_from_hand).karmas(&[Karma::First(|it| it.is_demanded(), hammurabi)]),
    define(SARGON_OF_AKKAD, &[])
        .inspire(|fx| fx.draw_and_meld(Boxed(1)).map(drop))
        .karmas(&[Karma::Instead(melds_onto_equal_value, tuck_it)]),
    define(HUANG_DI, &[]).echo(|fx| fx.draw(Boxed(2)).map(drop)).karmas(&[
        Karma::Decree(Decree::Advancement),
        Karma::Each(Each::Icons(|_, printed| more_of(Icon::Leaf, printed[Icon::Lightbulb.index()]))),
    ]),
    define(DAEDALUS, &[]).echo(|fx| fx.draw_and_foreshadow(Boxed(4)).map(drop)).karmas(&[
        Karma::Each(Each::HeightToClaim(|player| player.forecast().len() as u8)),
        Karma::Each(Each::Points(|player| {
            player.achievements().iter().map(|card| u16::from(card.printed_value())).sum()
        })),
    ]),
    define(IMHOTEP, &[])
        .echo(|fx| fx.draw_and_meld(Boxed(2)).map(drop))
        .karmas(&[Karma::Instead(melds_onto_an_unsplayed_pile, imhotep)]),
    define(HOMER, &[])
        .inspire(|fx| fx.draw_and_tuck(Boxed(2)).map(drop))
        .karmas(&[Karma::Instead(figure_leaves_hand, tuck_it)]),
    define(PTAHHOTEP, &[])
        .inspire(|fx| fx.score_one(fx.tops()).map(drop))
        .karmas(&[Karma::First(|it| it.is_demanded(), ptahhotep)]),
    define(SINUHE, &[]).echo(|fx| foreshadow_one_of(fx, &[2, 3])).karmas(&[
        Karma::Decree(Decree::Rivalry),
        Karma::Each(Each::Points(|player| u16::from(player.icons(Icon::Castle)))),
    ]),
];

fn draw_one(fx: &mut Fx) -> Flow {
    fx.draw(Boxed(1)).map(drop)
}

fn foreshadows_a_value_again(it: &Occasion) -> bool {
    it.moves_one(How::Foreshadow, |card| {
        it.player().forecast().iter().any(|other| other.printed_value() == card.printed_value())
    })
}

fn shennong(fx: &mut Fx, would: Would) -> Flow {
    let Some(card) = would.card() else { return Ok(()) };
    fx.score_all(fx.forecast().into_iter().filter(|other| other.printed_value() == card.printed_value()).collect())
}

fn sneferu_inspire(fx: &mut Fx) -> Flow {
    while fx.draw_and_tuck(Boxed(2))?.card.has(Icon::Castle) {}
    Ok(())
}

fn sunshu_ao(fx: &mut Fx, would: Would) -> Flow {
    let Some(card) = would.card() else { return Ok(()) };
    fx.transfer(card, Zone::Revealed(fx.you))?;
    fx.execute(card)?;
    if fx.zone(card) == Zone::Hand(fx.you) { Ok(()) } else { fx.transfer(card, Zone::Hand(fx.you)).map(drop) }
}

fn draws_high_with_a_one(it: &Occasion) -> bool {
    let Would::Draw { value, .. } = it.would else { return false };
    it.own() && value > 1 && it.player().all_in_hand().any(|card| card.printed_value() == it.boxed(1))
}

fn hatshepsut(fx: &mut Fx, would: Would) -> Flow {
    let Would::Draw { value, .. } = would else { return Ok(()) };
    fx.return_all(fx.hand())?;
    fx.draw(Plain(value))?;
    fx.draw(Plain(value)).map(drop)
}

fn hammurabi(fx: &mut Fx, would: Would) -> Flow {
    let Would::Demand { card, effect, .. } = would else { return Ok(()) };
    fx.demand_back(card, effect)
}

fn melds_onto_equal_value(it: &Occasion) -> bool {
    it.moves_one(How::Meld, |card| {
        it.player().stack(card.colour()).top().is_some_and(|top| it.game.value_of(top) == it.game.value_of(card))
    })
}

fn melds_onto_an_unsplayed_pile(it: &Occasion) -> bool {
    it.moves_one(How::Meld, |card| {
        let stack = it.player().stack(card.colour());
        stack.cards().len() > 1 && stack.splay() == Splay::None
    })
}

fn imhotep(fx: &mut Fx, would: Would) -> Flow {
    let Some(card) = would.card() else { return Ok(()) };
    fx.splay(card.colour(), Splay::Left)?;
    fx.return_card(card).map(drop)
}

fn figure_leaves_hand(it: &Occasion) -> bool {
    match it.would {
        Would::Move { card, from: Zone::Hand(seat), how: How::Return | How::Remove, .. } => {
            it.own() && seat == it.owner && is_figure(card)
        }
        _ => false,
    }
}

fn ptahhotep(fx: &mut Fx, _: Would) -> Flow {
    let highest = fx.player(fx.me).highest_score();
    match fx.choose_in_score_piles_with(Verb::Transfer(Zone::Score(fx.you)), &[fx.me], |card| {
        card.printed_value() == highest
    })? {
        Some(card) => fx.transfer(card, Zone::Score(fx.you)).map(drop),
        None => Ok(()),
    }
}
