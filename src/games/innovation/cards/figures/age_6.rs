//! Age 6.

use super::super::prelude::*;
use super::common::*;

pub(super) const CARDS: &[Definition] = &[
    define(NAPOLEON_BONAPARTE, &[]).echo(napoleon_bonaparte_echo).karmas(&[
        Karma::Decree(Decree::War),
        Karma::Instead(
            |it| [How::Score, How::Return].into_iter().any(|how| it.moves_one(how, |card| card.has(Icon::Factory))),
            napoleon_bonaparte,
        ),
    ]),
    define(TECUMSEH, &[]).echo(|fx| fx.draw_and_tuck(Boxed(6)).map(drop)).karmas(&[Karma::First(
        |it| it.moves_one(How::Tuck, |card| card.has(Icon::Factory)),
        |fx, _| fx.return_one(fx.tops_of_others(|card| card.has(Icon::Factory))).map(drop),
    )]),
    define(EDWARD_JENNER, &[]).inspire(tuck_from_hand).karmas(&[Karma::Instead(|it| it.is_demanded(), edward_jenner)]),
    define(JOHN_LOUDON_MCADAM, &[]).inspire(meld_from_hand).karmas(&[
        Karma::Decree(Decree::Expansion),
        Karma::Each(Each::Available(|player| player.tops().filter(|card| card.has(Icon::Factory)).collect())),
    ]),
    define(ADAM_SMITH, &[])
        .inspire(|fx| fx.may_splay(&Colour::ALL, Splay::Right).map(drop))
        .karmas(&[Karma::Each(Each::Icons(|_, printed| more_of(Icon::Crown, 2 * printed[Icon::Crown.index()])))]),
    define(JOHN_HARRISON, &[]).inspire(|fx| fx.draw(Boxed(6)).map(drop)).karmas(&[
        Karma::Decree(Decree::Trade),
        Karma::First(|it| it.by_opponent() && it.shared_icon().is_some(), john_harrison),
    ]),
    define(BENJAMIN_FRANKLIN, &[]).echo(benjamin_franklin_echo).karmas(&[
        Karma::Decree(Decree::Advancement),
        Karma::First(|it| it.moves(How::Meld).is_some(), benjamin_franklin),
    ]),
    define(CARL_FRIEDRICH_GAUSS, &[])
        .echo(|fx| fx.draw(Boxed(7)).map(drop))
        .karmas(&[Karma::First(|it| it.moves(How::Meld).is_some(), carl_friedrich_gauss)]),
    define(CATHERINE_THE_GREAT, &[]).inspire(|fx| fx.draw_and_meld(Boxed(6)).map(drop)).karmas(&[
        Karma::Each(Each::Icons(|_, printed| more_of(Icon::Lightbulb, 2 * printed[Icon::Lightbulb.index()]))),
        Karma::First(|it| it.moves_one(How::Meld, |card| card.colour() == Colour::Purple), catherine_the_great),
    ]),
    define(LUDWIG_VAN_BEETHOVEN, &[]).inspire(score_from_hand).karmas(&[
        Karma::Decree(Decree::Rivalry),
        Karma::Instead(|it| it.moves_one(How::Score, |card| card.has(Icon::Lightbulb)), ludwig_van_beethoven),
    ]),
];

fn napoleon_bonaparte_echo(fx: &mut Fx) -> Flow {
    let figures = fx.tops_anywhere(|card| is_figure(card) && matches!(card.printed_value(), 5 | 6));
    fx.score_one(figures).map(drop)
}

fn napoleon_bonaparte(fx: &mut Fx, would: Would) -> Flow {
    if let Some(card) = would.card() {
        fx.tuck(card)?;
    }
    let sixes = fx.tops_anywhere(|card| card.printed_value() == 6);
    fx.score_one(sixes).map(drop)
}

fn edward_jenner(fx: &mut Fx, _: Would) -> Flow {
    fx.return_one(fx.hand()).map(drop)
}

fn john_harrison(fx: &mut Fx, _: Would) -> Flow {
    let set = fx.choose_set(Boxed(6))?;
    fx.draw_named(set, Boxed(6)).map(drop)
}

fn benjamin_franklin_echo(fx: &mut Fx) -> Flow {
    let to = Zone::Hand(fx.you);
    let Some(card) = fx.choose(Verb::Transfer(to), fx.tops_anywhere(is_figure))? else { return Ok(()) };
    fx.transfer(card, to)?;
    fx.sentence(2);
    fx.meld(card).map(drop)
}

fn benjamin_franklin(fx: &mut Fx, would: Would) -> Flow {
    if let Some(card) = would.card() {
        fx.draw_and_meld(Plain(fx.value_of(card) + 1))?;
    }
    Ok(())
}

/// All others of the value: the one that would be melded is melded afterwards.
fn carl_friedrich_gauss(fx: &mut Fx, would: Would) -> Flow {
    let value = fx.choose_value()?;
    let mut cards = each_once(fx.hand().into_iter().chain(fx.score_pile()));
    cards.retain(|card| card.printed_value() == value && Some(*card) != would.card());
    fx.meld_all(cards)
}

fn catherine_the_great(fx: &mut Fx, _: Would) -> Flow {
    match fx.own().stack(Colour::Purple).top() {
        Some(card) => fx.transfer(card, Zone::Hand(fx.you)).map(drop),
        None => Ok(()),
    }
}

fn ludwig_van_beethoven(fx: &mut Fx, would: Would) -> Flow {
    let mut cards: Cards = would.card().into_iter().collect();
    cards.extend(fx.score_pile().into_iter().filter(|card| Some(*card) != would.card()));
    fx.return_all(cards)?;
    for _ in 0..4 {
        fx.draw_and_score(Boxed(5))?;
    }
    Ok(())
}
