//! Age 10.

use super::super::prelude::*;
use super::common::*;

pub(super) const CARDS: &[Definition] = &[
    define(JACKIE_CHAN, &[])
        .inspire(score_from_hand)
        .karmas(&[Karma::First(|it| it.by_opponent() && it.would == Would::Win, jackie_chan)])
        .victory(|game, side| most(game, side, |player| player.points())),
    define(MARGARET_THATCHER, &[])
        .echo(|fx| fx.score_one(fx.tops_with(has_factory_or_crown)).map(drop))
        .karmas(&[Karma::First(|it| it.activates().is_some(), margaret_thatcher)]),
    define(ALEX_TREBEK, &[])
        .inspire(alex_trebek_inspire)
        .karmas(&[Karma::First(draws_of_a_new_value, alex_trebek)])
        .answers(value_drawn),
    define(SHIGERU_MIYAMOTO, &[])
        .echo(shigeru_miyamoto_echo)
        .karmas(&[Karma::First(
            |it| it.activates().is_some_and(|card| card.is_featured(Icon::Clock)),
            |fx, _| if matches!(fx.icons(Icon::Clock), 1 | 3 | 6) { fx.win() } else { Ok(()) },
        )])
        .victory(|game, side| most(game, side, |player| u16::from(player.icons(Icon::Clock)))),
    define(MUHAMMAD_YUNUS, &[])
        .inspire(|fx| fx.draw(Boxed(10)).map(drop))
        .karmas(&[Karma::First(|it| matches!(it.would, Would::Dogma(_)), muhammad_yunus)]),
    define(SERGEY_BRIN, &[]).inspire(may_splay_one_up).karmas(&[Karma::Each(Each::Activates(|player| {
        let game = player.table();
        game.around(player.seat()).flat_map(|seat| game.player(seat).tops()).collect()
    }))]),
    define(STEPHEN_HAWKING, &[])
        .inspire(|fx| fx.draw_and_tuck(Boxed(10)).map(drop))
        .karmas(&[Karma::Each(Each::EchoingHexagons(stephen_hawking))]),
    define(SUSAN_BLACKMORE, &[])
        .inspire(susan_blackmore_inspire)
        .karmas(&[Karma::First(|it| !it.own() && matches!(it.would, Would::NotShare(_)), susan_blackmore)]),
    define(KIM_YU_NA, &[])
        .echo(|fx| fx.score_one(fx.tops()).map(drop))
        .karmas(&[Karma::Instead(|it| it.moves_one(How::Score, |card| card.has(Icon::Castle)), |fx, _| fx.win())])
        .victory(|_, _| 1),
    define(MARTIN_SCORSESE, &[])
        .echo(|fx| fx.draw_and_meld(Boxed(10)).map(drop))
        .karmas(&[Karma::Instead(|it| it.moves_one(How::Meld, is_figure), martin_scorsese)]),
];

fn jackie_chan(fx: &mut Fx, _: Would) -> Flow {
    fx.score_all(fx.tops_anywhere(|card| is_figure(card) && card != JACKIE_CHAN))?;
    fx.sentence(2);
    let own = fx.own().points();
    if fx.others().into_iter().all(|seat| fx.player(seat).points() < own) { fx.win() } else { Ok(()) }
}

fn has_factory_or_crown(card: Card) -> bool {
    card.has(Icon::Factory) || card.has(Icon::Crown)
}

fn margaret_thatcher(fx: &mut Fx, _: Would) -> Flow {
    fx.score_one(fx.tops_anywhere(has_factory_or_crown)).map(drop)
}

fn alex_trebek_inspire(fx: &mut Fx) -> Flow {
    let value = fx.choose_value()?;
    fx.draw_and_meld(Plain(value)).map(drop)
}

fn draws_of_a_new_value(it: &Occasion) -> bool {
    let Would::Draw { value, .. } = it.would else { return false };
    it.own() && !it.player().all_in_hand().any(|card| is_figure(card) && card.printed_value() == value)
}

fn alex_trebek(fx: &mut Fx, would: Would) -> Flow {
    match would {
        Would::Draw { value, .. } => fx.take_named_figure(value),
        _ => Ok(()),
    }
}

fn shigeru_miyamoto_echo(fx: &mut Fx) -> Flow {
    let card = fx.draw_and_reveal(Boxed(10))?;
    fx.sentence(2);
    if card.has(Icon::Clock) { Ok(()) } else { fx.score(card).map(drop) }
}

fn muhammad_yunus(fx: &mut Fx, _: Would) -> Flow {
    if fx.may_return(fx.hand())?.is_none() {
        return Ok(());
    }
    fx.alter(Altered::Majority(fx.you));
    Ok(())
}

/// What a hexagon does as an echo effect, in the colour of its card.
fn stephen_hawking(fx: &mut Fx) -> Flow {
    let colour = fx.carried_out().colour();
    match fx.own().stack(colour).bottom() {
        Some(card) => fx.score(card).map(drop),
        None => Ok(()),
    }
}

/// Any visible echo or inspire effect of any board, but not this one. A card with both kinds of effect has them at different cards of the
/// choice only where hexagons echo: then its own effect is the first.
fn susan_blackmore_inspire(fx: &mut Fx) -> Flow {
    let cards = fx.echoing_or_inspiring(SUSAN_BLACKMORE);
    match fx.choose(Verb::Execute, cards)? {
        Some(card) => fx.echo_or_inspire_with(card),
        None => Ok(()),
    }
}

fn susan_blackmore(fx: &mut Fx, would: Would) -> Flow {
    match would {
        Would::NotShare(card) if matches!(fx.zone(card), Zone::Board(_)) => {
            fx.transfer(card, Zone::Score(fx.you)).map(drop)
        }
        _ => Ok(()),
    }
}

fn martin_scorsese(fx: &mut Fx, would: Would) -> Flow {
    if let Some(card) = would.card() {
        fx.tuck(card)?;
    }
    fx.claim_one(|_| true)
}
