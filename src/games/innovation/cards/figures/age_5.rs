//! Age 5.

use super::super::prelude::*;
use super::common::*;

pub(super) const CARDS: &[Definition] = &[
    define(PETER_THE_GREAT, &[]).inspire(tuck_from_hand).karmas(&[
        Karma::WhenMeld(|fx| fx.return_all(fx.tops_of_opponents(is_figure))),
        Karma::First(|it| it.moves_one(How::Tuck, |card| card.has(Icon::Factory)), peter_the_great),
    ]),
    define(CHRISTOPHER_POLHEM, &[]).inspire(|fx| fx.draw_and_tuck(Boxed(4)).map(drop)).karmas(&[
        Karma::Decree(Decree::Expansion),
        Karma::Each(Each::Points(|player| 2 * u16::from(player.icons(Icon::Factory)))),
    ]),
    define(BARTHOLOMEW_ROBERTS, &[])
        .inspire(|fx| fx.score_one(fx.tops_anywhere(|card| card.has(Icon::Crown))).map(drop))
        .karmas(&[Karma::First(|it| it.moves(How::Score).is_some(), bartholomew_roberts)]),
    define(SAMUEL_DE_CHAMPLAIN, &[]).inspire(samuel_de_champlain_inspire).karmas(&[Karma::First(
        |it| it.own() && matches!(it.would, Would::Draw { .. }) && it.player().all_in_hand().count() == 4,
        samuel_de_champlain,
    )]),
    define(SHIVAJI, &[])
        .echo(|fx| fx.transfer_one(fx.tops(), Zone::Available).map(drop))
        .karmas(&[Karma::Decree(Decree::War), Karma::First(|it| it.by_opponent() && it.is_claim(), shivaji)]),
    define(CHRISTIAAN_HUYGENS, &[])
        .echo(|fx| foreshadow_one_of(fx, &[7, 8, 9, 10]))
        .karmas(&[Karma::Instead(|it| it.moves(How::Foreshadow).is_some(), christiaan_huygens)]),
    define(ISAAC_NEWTON, &[]).echo(isaac_newton_echo).karmas(&[Karma::First(
        |it| it.own() && matches!(it.would, Would::DrawAction | Would::Inspire(_)),
        isaac_newton,
    )]),
    define(ANTOINE_VAN_LEEUWENHOEK, &[])
        .echo(|fx| fx.draw(Boxed(6)).map(drop))
        .karmas(&[Karma::Each(Each::PointsTowards(antoine_van_leeuwenhoek))]),
    define(BARTOLOMEO_CRISTOFORI, &[])
        .inspire(meld_from_hand)
        .karmas(&[Karma::First(melds_a_fifth_visible_card, bartolomeo_cristofori)]),
    define(JOHANNES_VERMEER, &[])
        .inspire(|fx| fx.draw_and_score(Boxed(3)).map(drop))
        .karmas(&[Karma::First(|it| it.claims_normal().is_some(), johannes_vermeer)]),
];

fn peter_the_great(fx: &mut Fx, _: Would) -> Flow {
    match fx.own().stack(Colour::Green).bottom() {
        Some(card) if fx.eligible(card.printed_value()) => fx.achieve(card).map(drop),
        Some(card) => fx.score(card).map(drop),
        None => Ok(()),
    }
}

fn bartholomew_roberts(fx: &mut Fx, would: Would) -> Flow {
    let Some(card) = would.card() else { return Ok(()) };
    let value = fx.value_of(card);
    let paid = fx.own().points_towards(value) >= fx.game.points_asked(fx.you, value);
    fx.claim_one(|age| paid && age == value)
}

fn samuel_de_champlain_inspire(fx: &mut Fx) -> Flow {
    let five = fx.boxed(5);
    fx.return_one(fx.hand_with(|card| card.printed_value() == five))?;
    fx.sentence(2);
    fx.draw(Boxed(6)).map(drop)
}

fn samuel_de_champlain(fx: &mut Fx, would: Would) -> Flow {
    let Would::Draw { value: drawn, .. } = would else { return Ok(()) };
    fx.claim_one(|value| value <= drawn)
}

/// Eligible is whoever has now what the achievement asks for: points and a top card, what stands on a special one, or the figures for a decree,
/// which stay in the hand. A decree that is claimed so does nothing more.
fn shivaji(fx: &mut Fx, would: Would) -> Flow {
    match would {
        Would::Special(special) if fx.has_earned(special) => fx.claim(special),
        Would::Decree(decree) if fx.may_issue(decree) => fx.claim_decree(decree),
        Would::Move { card, .. } if fx.eligible(card.printed_value()) => fx.achieve(card).map(drop),
        _ => Ok(()),
    }
}

fn christiaan_huygens(fx: &mut Fx, would: Would) -> Flow {
    let Some(card) = would.card() else { return Ok(()) };
    let near = card.printed_value() <= fx.own().highest_top() + 2;
    if card.has(Icon::Clock) && near { fx.meld(card).map(drop) } else { fx.foreshadow(card).map(drop) }
}

fn isaac_newton_echo(fx: &mut Fx) -> Flow {
    let can: Vec<Colour> = Colour::ALL.into_iter().filter(|colour| fx.can_splay(*colour, Splay::Right)).collect();
    if let Some(colour) = fx.choose_colour(can)? {
        fx.splay(colour, Splay::Right)?;
    }
    Ok(())
}

fn isaac_newton(fx: &mut Fx, _: Would) -> Flow {
    let card = fx.draw_and_reveal(Boxed(1))?;
    match fx.choose_player(fx.everybody())? {
        Some(seat) => fx.transfer(card, Zone::Board(seat)).map(drop),
        None => Ok(()),
    }
}

fn melds_a_fifth_visible_card(it: &Occasion) -> bool {
    it.moves_one(How::Meld, |card| {
        let stack = it.player().stack(card.colour());
        stack.splay() != Splay::None && stack.cards().len() == 4
    })
}

fn bartolomeo_cristofori(fx: &mut Fx, _: Would) -> Flow {
    let height = fx.own().height_to_claim();
    fx.claim_one(|value| value <= height)
}

fn antoine_van_leeuwenhoek(player: Player, value: u8) -> u16 {
    10 * player.all_in_hand().filter(|card| card.printed_value() == value).count() as u16
}

fn johannes_vermeer(fx: &mut Fx, would: Would) -> Flow {
    let claimed = would.card().map_or(0, Card::printed_value);
    fx.claim_one(|value| value == claimed + 1)
}
