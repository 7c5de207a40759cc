//! Age 4.

use super::super::prelude::*;
use super::common::*;

pub(super) const CARDS: &[Definition] = &[
    define(AMINA_SUKHERA, &[]).inspire(amina_sukhera_inspire).karmas(&[
        Karma::WhenMeld(|fx| fx.score_all(fx.tops_of_opponents(|card| is_figure(card) && card.printed_value() == 4))),
        Karma::Each(Each::Available(|player| player.tops().filter(|card| card.has(Icon::Castle)).collect())),
    ]),
    define(YI_SUN_SIN, &[]).echo(|fx| fx.score_one(fx.tops_anywhere(|card| card.has(Icon::Castle))).map(drop)).karmas(
        &[Karma::Instead(
            |it| it.moves_one(How::Score, |card| it.player().stack(card.colour()).splay() != Splay::None),
            yi_sun_sin,
        )],
    ),
    define(LEONARDO_DA_VINCI, &[])
        .echo(|fx| fx.score_one(fx.tops_anywhere(|card| is_figure(card) && card.bonus().is_some())).map(drop))
        .karmas(&[
            Karma::First(|it| it.moves_one(How::Meld, |card| card.colour() == Colour::Yellow), leonardo_da_vinci),
            Karma::First(|it| it.moves_one(How::Meld, |card| card.colour() == Colour::Purple), leonardo_da_vinci_draws),
        ]),
    define(CHRISTOPHER_COLUMBUS, &[]).inspire(|fx| fx.draw(Boxed(4)).map(drop)).karmas(&[
        Karma::Decree(Decree::Trade),
        Karma::Each(Each::Icons(|_, printed| more_of(Icon::Crown, 2 * printed[Icon::Factory.index()]))),
    ]),
    define(GALILEO_GALILEI, &[])
        .echo(|fx| foreshadow_one_of(fx, &[5, 6]))
        .karmas(&[Karma::First(foreshadows_a_new_value, |fx, _| fx.transfer_all(fx.forecast(), Zone::Hand(fx.you)))]),
    define(JOHANNES_KEPLER, &[])
        .echo(|fx| fx.draw(Boxed(5)).map(drop))
        .karmas(&[Karma::First(|it| it.activates().is_some(), johannes_kepler)]),
    define(TAKIYUDDIN, &[]).inspire(takiyuddin_inspire).karmas(&[
        Karma::Decree(Decree::Advancement),
        Karma::First(|it| it.own() && matches!(it.would, Would::Inspire(_)), takiyuddin),
    ]),
    define(NICCOLO_MACHIAVELLI, &[])
        .echo(niccolo_machiavelli_echo)
        .karmas(&[Karma::Each(Each::Achievements(niccolo_machiavelli))]),
    define(MICHAELANGELO, &[]).inspire(score_from_hand).karmas(&[Karma::Each(Each::HandInScorePile)]),
    define(WILLIAM_SHAKESPEARE, &[]).inspire(meld_from_hand).karmas(&[
        Karma::Decree(Decree::Rivalry),
        Karma::Each(Each::Points(|player| {
            player.stacks().iter().map(|stack| u16::from(stack.visible().hexagons)).sum()
        })),
    ]),
];

fn amina_sukhera_inspire(fx: &mut Fx) -> Flow {
    let bottom = |seat| fx.player(seat).stack(Colour::Purple).bottom();
    let bottoms = fx.everybody().into_iter().filter_map(bottom).collect();
    fx.score_all(bottoms)
}

fn yi_sun_sin(fx: &mut Fx, would: Would) -> Flow {
    if let Some(card) = would.card() {
        fx.tuck(card)?;
    }
    fx.draw(Boxed(3)).map(drop)
}

fn leonardo_da_vinci(fx: &mut Fx, would: Would) -> Flow {
    let others = |card: Card| !matches!(card.colour(), Colour::Yellow | Colour::Purple) && Some(card) != would.card();
    fx.meld_all(fx.hand_with(others))
}

fn leonardo_da_vinci_draws(fx: &mut Fx, _: Would) -> Flow {
    for _ in 0..3 {
        fx.draw(Boxed(4))?;
    }
    Ok(())
}

fn foreshadows_a_new_value(it: &Occasion) -> bool {
    it.moves_one(How::Foreshadow, |card| {
        it.player().forecast().iter().all(|other| other.printed_value() != card.printed_value())
    })
}

fn johannes_kepler(fx: &mut Fx, would: Would) -> Flow {
    let Would::Dogma(activated) = would else { return Ok(()) };
    let cards = fx.hand_with(|card| card.colour() == activated.colour());
    cards.iter().for_each(|card| fx.reveal(*card));
    let count = cards.len() as u8;
    if count > 0 {
        fx.alter(Altered::Raised(Raised { dogmas: count, others: count }));
    }
    Ok(())
}

fn takiyuddin_inspire(fx: &mut Fx) -> Flow {
    let card = fx.draw(Boxed(5))?;
    if card.has(Icon::Lightbulb) { fx.meld(card).map(drop) } else { fx.tuck(card).map(drop) }
}

fn takiyuddin(fx: &mut Fx, would: Would) -> Flow {
    if let Would::Inspire(colour) = would {
        fx.may_splay(&[colour], Splay::Right)?;
    }
    Ok(())
}

fn niccolo_machiavelli_echo(fx: &mut Fx) -> Flow {
    match fx.choose_colour(fx.colours_splayed(Splay::Left))? {
        Some(colour) => {
            fx.splay(colour, Splay::Right)?;
            Ok(())
        }
        None => Ok(()),
    }
}

/// Colours that are splayed right here and not splayed on any other board.
fn niccolo_machiavelli(player: Player) -> u8 {
    let game = player.table();
    let alone = |colour: &Colour| {
        player.stack(*colour).splay() == Splay::Right
            && game.others(player.seat()).all(|seat| game.player(seat).stack(*colour).splay() == Splay::None)
    };
    Colour::ALL.iter().filter(|colour| alone(colour)).count() as u8
}
