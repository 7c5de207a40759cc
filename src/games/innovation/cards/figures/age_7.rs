//! Age 7.

use super::super::prelude::*;
use super::common::*;

pub(super) const CARDS: &[Definition] = &[
    define(JOHN_ERICSSON, &[]).inspire(|fx| fx.draw_and_tuck(Boxed(7)).map(drop)).karmas(&[
        Karma::WhenMeld(|fx| fx.score_all(fx.tops_of_opponents(|card| is_figure(card) && card.printed_value() < 7))),
        Karma::Each(Each::Icons(|_, printed| more_of(Icon::Clock, 2 * printed[Icon::Factory.index()]))),
    ]),
    define(ROBERT_E_LEE, &[])
        .echo(robert_e_lee_echo)
        .karmas(&[Karma::Decree(Decree::War), Karma::Each(Each::Achievements(|player| player.icons(Icon::Leaf) / 7))]),
    define(FLORENCE_NIGHTINGALE, &[])
        .inspire(tuck_from_hand)
        .karmas(&[Karma::Decree(Decree::Expansion), Karma::Instead(leaves_score_pile, |_, _| Ok(()))]),
    define(ROWLAND_HILL, &[])
        .inspire(|fx| fx.draw(Boxed(7)).map(drop))
        .karmas(&[Karma::First(|it| it.claims(), rowland_hill)]),
    define(ALFRED_NOBEL, &[]).inspire(score_from_hand).karmas(&[Karma::Each(Each::Achievements(alfred_nobel))]),
    define(GEORGE_STEPHENSON, &[])
        .echo(|fx| fx.may_splay(&fx.colours_splayed(Splay::Right), Splay::Up).map(drop))
        .karmas(&[Karma::First(|it| it.claims(), |fx, _| (1..10).try_for_each(|age| fx.add_achievement(age)))]),
    define(CHARLES_DARWIN, &[])
        .echo(|fx| fx.draw(Boxed(8)).map(drop))
        .karmas(&[Karma::Decree(Decree::Advancement), Karma::First(|it| it.claims(), charles_darwin)])
        .victory(|game, side| side.iter().map(|seat| u16::from(game.achievements(seat))).max().unwrap_or(0)),
    define(JAMES_CLERK_MAXWELL, &[])
        .inspire(|fx| fx.draw(Boxed(8)).map(drop))
        .karmas(&[Karma::Each(Each::Icons(james_clerk_maxwell))]),
    define(EMPEROR_MEIJI, &[])
        .inspire(|fx| foreshadow_one_of(fx, &[8, 9]))
        .karmas(&[Karma::Instead(follows_nine_and_eight, |fx, _| fx.win()), Karma::Each(Each::ForecastInHand)])
        .victory(|_, _| 1),
    define(QUEEN_VICTORIA, &[])
        .echo(queen_victoria_echo)
        .karmas(&[Karma::Decree(Decree::Rivalry), Karma::First(|it| it.claims_normal().is_some(), queen_victoria)]),
];

fn robert_e_lee_echo(fx: &mut Fx) -> Flow {
    let Some(card) = fx.choose(Verb::TransferToAnyBoard, fx.tops_anywhere(|card| card.has(Icon::Leaf)))? else {
        return Ok(());
    };
    match fx.choose_player(fx.everybody())? {
        Some(seat) => fx.transfer(card, Zone::Board(seat)).map(drop),
        None => Ok(()),
    }
}

/// An opponent's effect: it belongs to whoever activated the card, whoever carries it out.
fn leaves_score_pile(it: &Occasion) -> bool {
    let Would::Move { card, how: How::Transfer | How::Return | How::Remove, .. } = it.would else { return false };
    let scored = it.player().all_scored().any(|scored| scored == card);
    let whose = it.game.running().last().map_or(it.by, |frame| frame.by());
    scored && it.game.opposed(whose, it.owner)
}

fn rowland_hill(fx: &mut Fx, would: Would) -> Flow {
    let mut returned = 0;
    for _ in 0..3 {
        returned += u8::from(fx.return_one(fx.hand())?.is_some());
    }
    if returned < 3 {
        return Ok(());
    }
    for card in fx.hand_with(|card| Some(card) != would.card()) {
        fx.achieve(card)?;
    }
    Ok(())
}

/// Icon types of which he has at least twice as many as every other player.
fn alfred_nobel(player: Player) -> u8 {
    let game = player.table();
    let others = |icon| game.others(player.seat()).map(move |seat| game.player(seat).icons(icon)).max().unwrap_or(0);
    let leads = |icon: &Icon| {
        let own = player.icons(*icon);
        own > 0 && own >= others(*icon).saturating_mul(2)
    };
    Icon::ALL.iter().filter(|icon| leads(icon)).count() as u8
}

fn charles_darwin(fx: &mut Fx, _: Would) -> Flow {
    let own = fx.game.achievements(fx.you);
    if fx.others().into_iter().all(|seat| fx.game.achievements(seat) < own) { fx.win() } else { Ok(()) }
}

fn james_clerk_maxwell(player: Player, printed: &Icons) -> Icons {
    let hand = player.all_in_hand().count() as u8;
    printed.map(|count| if count > 0 { hand } else { 0 })
}

fn follows_nine_and_eight(it: &Occasion) -> bool {
    let has_top = |value: u8| it.player().tops().any(|card| it.game.value_of(card) == value);
    it.moves_one(How::Meld, |card| card.printed_value() == 10) && has_top(9) && has_top(8)
}

fn queen_victoria_echo(fx: &mut Fx) -> Flow {
    match fx.choose_in_score_piles_with(Verb::Transfer(Zone::Score(fx.you)), &fx.others(), is_figure)? {
        Some(card) => fx.transfer(card, Zone::Score(fx.you)).map(drop),
        None => Ok(()),
    }
}

fn queen_victoria(fx: &mut Fx, would: Would) -> Flow {
    let claimed = would.card().map_or(0, Card::printed_value);
    let filled: Vec<u8> = (1..claimed).filter(|age| !fx.game.pile(*age).is_empty()).collect();
    match fx.choose_value_of(filled)? {
        Some(age) => fx.add_achievement(age),
        None => Ok(()),
    }
}
