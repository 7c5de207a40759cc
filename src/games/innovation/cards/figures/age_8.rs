//! Age 8.

use super::super::prelude::*;
use super::common::*;

pub(super) const CARDS: &[Definition] = &[
    define(ERWIN_ROMMEL, &[])
        .echo(erwin_rommel_echo)
        .karmas(&[Karma::Decree(Decree::War), Karma::Instead(|it| it.moves(How::Score).is_some(), erwin_rommel)]),
    define(JOHN_VON_NEUMANN, &[]).echo(john_von_neumann_echo).karmas(&[
        Karma::WhenMeld(|fx| fx.return_all(fx.tops_of_opponents(is_figure))),
        Karma::Each(Each::Icons(|player, _| more_of(Icon::Clock, 2 * player.all_in_hand().count() as u8))),
    ]),
    define(CARESSE_CROSBY, &[])
        .inspire(tuck_from_hand)
        .karmas(&[
            Karma::First(|it| it.moves_one(How::Tuck, |card| card.has(Icon::Leaf)), caresse_crosby),
            Karma::Instead(splays_a_fifth_left, |fx, _| fx.win()),
        ])
        .victory(|_, _| 5),
    define(NIKOLA_TESLA, &[]).inspire(|fx| fx.draw(Boxed(8)).map(drop)).karmas(&[
        Karma::Decree(Decree::Expansion),
        Karma::First(|it| it.moves_one(How::Meld, has_lightbulb_or_clock), nikola_tesla),
    ]),
    define(EMMY_NOETHER, &[])
        .inspire(|fx| fx.draw_and_meld(Boxed(8)).map(drop))
        .karmas(&[Karma::Each(Each::Points(|player| u16::from(player.icons(Icon::Clock)).pow(2)))]),
    define(JP_MORGAN, &[])
        .echo(may_splay_one_up)
        .karmas(&[Karma::Decree(Decree::Trade), Karma::Each(Each::Icons(jp_morgan))]),
    define(ALBERT_EINSTEIN, &[])
        .echo(|fx| fx.meld_all(fx.hand_with(has_lightbulb_or_clock)))
        .karmas(&[Karma::Decree(Decree::Advancement), Karma::Each(Each::Boxed(10))]),
    define(MARIE_CURIE, &[]).echo(|fx| fx.draw(Boxed(9)).map(drop)).karmas(&[Karma::Each(Each::Achievements(
        |player| {
            different_values(&player.all_scored().filter(|card| card.printed_value() > 6).collect::<Cards>()) as u8
        },
    ))]),
    define(DUKE_ELLINGTON, &[]).inspire(duke_ellington_inspire).karmas(&[
        Karma::Instead(|it| it.own() && it.would == Would::Fade, |_, _| Ok(())),
        Karma::Instead(melds_a_fifth_figure, duke_ellington),
    ]),
    define(HG_WELLS, &[])
        .inspire(draw_and_foreshadow_ten)
        .karmas(&[Karma::Instead(|it| it.moves(How::Foreshadow).is_some(), hg_wells)]),
];

fn erwin_rommel_echo(fx: &mut Fx) -> Flow {
    match fx.choose_in_score_piles(Verb::Transfer(Zone::Score(fx.you)), &fx.others())? {
        Some(card) => fx.transfer(card, Zone::Score(fx.you)).map(drop),
        None => Ok(()),
    }
}

fn erwin_rommel(fx: &mut Fx, would: Would) -> Flow {
    let Some(card) = would.card() else { return Ok(()) };
    fx.score_all(fx.tops_anywhere(|top| top.colour() == card.colour()))
}

fn john_von_neumann_echo(fx: &mut Fx) -> Flow {
    let drawn = [fx.draw_and_reveal(Boxed(9))?, fx.draw_and_reveal(Boxed(9))?];
    fx.sentence(2);
    if drawn.iter().any(|card| card.colour() == Colour::Purple) {
        fx.return_all(drawn.into_iter().collect())?;
    }
    Ok(())
}

fn caresse_crosby(fx: &mut Fx, would: Would) -> Flow {
    if let Some(card) = would.card() {
        fx.splay(card.colour(), Splay::Left)?;
    }
    fx.draw(Boxed(2))?;
    fx.draw(Boxed(2)).map(drop)
}

fn splays_a_fifth_left(it: &Occasion) -> bool {
    let Would::Splay { on, colour, splay: Splay::Left } = it.would else { return false };
    let is_left = |other: &Colour| it.player().stack(*other).splay() == Splay::Left;
    it.own() && on == it.owner && Colour::ALL.iter().filter(|other| **other != colour).all(is_left)
}

fn has_lightbulb_or_clock(card: Card) -> bool {
    card.has(Icon::Lightbulb) || card.has(Icon::Clock)
}

fn nikola_tesla(fx: &mut Fx, _: Would) -> Flow {
    fx.score_one(fx.tops_of_opponents(|card| !has_lightbulb_or_clock(card))).map(drop)
}

fn jp_morgan(player: Player, _: &Icons) -> Icons {
    let up = player.stacks().iter().filter(|stack| stack.splay() == Splay::Up);
    up.fold(Icons::default(), |mut all, stack| {
        all.iter_mut().zip(stack.icons()).for_each(|(count, shown)| *count += shown);
        all
    })
}

fn duke_ellington_inspire(fx: &mut Fx) -> Flow {
    let card = fx.draw_named(Set::Figures, Boxed(8))?;
    fx.meld(card).map(drop)
}

fn melds_a_fifth_figure(it: &Occasion) -> bool {
    it.moves_one(How::Meld, is_figure) && it.game.figures(it.owner).count() >= 4
}

fn duke_ellington(fx: &mut Fx, would: Would) -> Flow {
    match would.card() {
        Some(card) => fx.achieve(card).map(drop),
        None => Ok(()),
    }
}

fn hg_wells(fx: &mut Fx, would: Would) -> Flow {
    let Some(card) = would.card() else { return Ok(()) };
    fx.meld(card)?;
    fx.execute(card)?;
    if fx.tops().contains(&card) { fx.remove_all(std::iter::once(card).collect()) } else { Ok(()) }
}
