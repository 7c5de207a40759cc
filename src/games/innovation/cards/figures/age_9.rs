//! Age 9.

use super::super::prelude::*;
use super::common::*;

pub(super) const CARDS: &[Definition] = &[
    define(MIKHAIL_KALASHNIKOV, &[]).inspire(tuck_from_hand).karmas(&[Karma::Instead(
        |it| it.moves_one(How::Tuck, |card| card.colour() == Colour::Red),
        mikhail_kalashnikov,
    )]),
    define(NELSON_MANDELA, &[]).inspire(|fx| fx.draw_and_meld(Boxed(9)).map(drop)).karmas(&[
        Karma::Instead(|it| it.own() && it.would == Would::Fade, |_, _| Ok(())),
        Karma::Each(Each::Achievements(|player| {
            player.stacks().iter().map(|stack| stack.visible().inspires).sum::<u8>() / 2
        })),
    ]),
    define(CHE_GUEVARA, &[]).echo(|fx| fx.draw_and_score(Boxed(9)).map(drop)).karmas(&[
        Karma::WhenMeld(|fx| fx.score_all(fx.tops_of_opponents(is_figure))),
        Karma::Instead(|it| it.moves_one(How::Score, |card| card.colour() == Colour::Green), che_guevara),
    ]),
    define(RUTH_HANDLER, &[])
        .inspire(|fx| fx.transfer_one(fx.tops(), Zone::Hand(fx.you)).map(drop))
        .karmas(&[Karma::First(|it| it.moves(How::Meld).is_some(), ruth_handler)]),
    define(HEDY_LAMAR, &[])
        .echo(may_splay_one_up)
        .karmas(&[Karma::Decree(Decree::Trade), Karma::Each(Each::EasierSpecials)]),
    define(TAIICHI_ONO, &[])
        .echo(|fx| fx.draw(Boxed(10)).map(drop))
        .karmas(&[Karma::First(|it| it.activates().is_some(), taiichi_ono)]),
    define(GRACE_HOPPER, &[])
        .inspire(grace_hopper_inspire)
        .karmas(&[Karma::First(|it| !it.own() && matches!(it.would, Would::NotShare(_)), grace_hopper)])
        .victory(|_, _| 1),
    define(WERNHER_VON_BRAUN, &[]).inspire(draw_and_foreshadow_ten).karmas(&[Karma::Each(Each::ForecastInScorePile)]),
    define(GENE_RODDENBERRY, &[])
        .echo(|fx| fx.meld_one(fx.tops_anywhere(|card| card.colour() == Colour::Purple)).map(drop))
        .karmas(&[Karma::Instead(
            |it| it.moves_one(How::Meld, |card| card.colour() == Colour::Purple),
            gene_roddenberry,
        )])
        .victory(|_, _| 1),
    define(PELE, &[])
        .inspire(pele_inspire)
        .karmas(&[Karma::Decree(Decree::Rivalry), Karma::Instead(tucks_yellow_after_green, |fx, _| fx.win())])
        .victory(|_, _| 1),
];

fn mikhail_kalashnikov(fx: &mut Fx, _: Would) -> Flow {
    let red = fx.tops_of_opponents(|card| card.colour() == Colour::Red);
    let Some(card) = fx.choose(Verb::Choose, red)? else { return Ok(()) };
    if fx.either()? == 0 { fx.transfer(card, Zone::Score(fx.you)).map(drop) } else { fx.execute(card) }
}

fn che_guevara(fx: &mut Fx, would: Would) -> Flow {
    let mut cards: Cards = would.card().into_iter().collect();
    for seat in fx.everybody() {
        cards.extend(fx.player(seat).all_scored().filter(|card| Some(*card) != would.card()));
    }
    fx.remove_all(cards)
}

fn ruth_handler(fx: &mut Fx, would: Would) -> Flow {
    let Some(melded) = would.card() else { return Ok(()) };
    let others = fx.hand_with(|card| card.colour() == melded.colour() && card != melded);
    let count = others.len();
    fx.meld_all(others)?;
    for _ in 0..count {
        let card = fx.draw(Boxed(9))?;
        fx.achieve(card)?;
    }
    Ok(())
}

fn taiichi_ono(fx: &mut Fx, would: Would) -> Flow {
    let Would::Dogma(activated) = would else { return Ok(()) };
    let featured = activated.featured();
    let fits = |card: Card| card.is_featured(featured) && activated.is_featured(featured);
    fx.achieve_one(fx.hand_with(fits)).map(drop)
}

fn grace_hopper_inspire(fx: &mut Fx) -> Flow {
    for _ in 0..2 {
        tuck_from_hand(fx)?;
    }
    Ok(())
}

fn grace_hopper(fx: &mut Fx, _: Would) -> Flow {
    let card = fx.draw_and_reveal(Boxed(10))?;
    if card.colour() == Colour::Blue { fx.win() } else { Ok(()) }
}

fn gene_roddenberry(fx: &mut Fx, would: Would) -> Flow {
    let Some(card) = would.card() else { return Ok(()) };
    if card == ENTERPRISE {
        return fx.win();
    }
    fx.sentence(2);
    fx.tuck(card)?;
    fx.return_one(fx.tops_anywhere(is_figure)).map(drop)
}

fn pele_inspire(fx: &mut Fx) -> Flow {
    for _ in 0..3 {
        fx.draw_and_tuck(Boxed(9))?;
    }
    Ok(())
}

fn tucks_yellow_after_green(it: &Occasion) -> bool {
    it.moves_one(How::Tuck, |card| card.colour() == Colour::Yellow) && it.player().has_tucked(Colour::Green)
}
