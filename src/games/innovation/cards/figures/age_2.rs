//! Age 2.

use super::super::prelude::*;
use super::common::*;

pub(super) const CARDS: &[Definition] = &[
    define(ALEXANDER_THE_GREAT, &[]).inspire(score_from_hand).karmas(&[
        Karma::WhenMeld(|fx| fx.score_all(fx.tops_of_opponents(|card| is_figure(card) && card.printed_value() <= 2))),
        Karma::Measured(|_, _| [Measure::Points].into_iter().collect()),
    ]),
    define(CAI_LUN, &[]).echo(may_splay_one_left).karmas(&[
        Karma::First(|it| it.claims(), |fx, _| fx.draw_and_foreshadow(Boxed(3)).map(drop)),
        Karma::Each(Each::Available(|player| player.forecast().iter().copied().collect())),
    ]),
    define(AUGUSTUS_CAESAR, &[]).inspire(|fx| fx.draw_and_foreshadow(Boxed(3)).map(drop)).karmas(&[Karma::First(
        |it| matches!(it.would, Would::Move { card, how: How::Meld | How::Foreshadow, .. } if card.printed_value() < 4),
        augustus_caesar,
    )]),
    define(PTOLEMY, &[]).inspire(|fx| fx.draw_and_meld(Boxed(2)).map(drop)).karmas(&[
        Karma::Decree(Decree::Trade),
        Karma::Each(Each::Activates(|player| {
            let game = player.table();
            let top = |seat| game.player(seat).stack(Colour::Blue).top();
            game.around(player.seat()).filter_map(top).collect()
        })),
    ]),
    define(SUN_TZU, &[])
        .inspire(|fx| fx.draw(Boxed(2)).map(drop))
        .karmas(&[Karma::Decree(Decree::War), Karma::First(|it| it.own() && it.shared_icon().is_some(), sun_tzu)]),
    define(XIMEN_BAO, &[]).inspire(tuck_from_hand).karmas(&[
        Karma::Decree(Decree::Expansion),
        Karma::Each(Each::Gathers([Colour::Red, Colour::Blue, Colour::Green, Colour::Purple, Colour::Yellow])),
    ]),
    define(ZHANG_HENG, &[]).echo(zhang_heng_echo).karmas(&[Karma::Each(Each::ScoredBonuses)]),
    define(ARCHIMEDES, &[])
        .echo(|fx| fx.draw(Boxed(2)).map(drop))
        .karmas(&[Karma::Decree(Decree::Advancement), Karma::First(|it| it.activates().is_some(), archimedes)]),
    define(CONFUCIUS, &[])
        .echo(|fx| fx.score_one(fx.tops_of_opponents(|card| is_figure(card) && card.printed_value() == 1)).map(drop))
        .karmas(&[Karma::Measured(other_icons_than_castles)])
        .answers(confucius_answers),
    define(PLATO, &[]).inspire(may_splay_one_left).karmas(&[
        Karma::Decree(Decree::Rivalry),
        Karma::Each(Each::Icons(|player, _| {
            let splayed = splayed_colours(player) as u8;
            Icon::ALL.map(|icon| if matches!(icon, Icon::Factory | Icon::Clock) { 0 } else { splayed })
        })),
    ]),
];

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

fn sun_tzu(fx: &mut Fx, would: Would) -> Flow {
    let Would::Draw { sharing: Some(featured), .. } = would else { return Ok(()) };
    fx.any_of(Verb::Meld, fx.hand_with(|card| card.has(featured))).map(drop)
}

fn zhang_heng_echo(fx: &mut Fx) -> Flow {
    let card = fx.draw_and_tuck(Boxed(3))?.card;
    fx.sentence(2);
    let stack = fx.own().stack(card.colour()).cards();
    let above = stack.iter().skip_while(|other| **other != card).skip(1).copied().collect();
    fx.score_all(above)
}

fn archimedes(fx: &mut Fx, _: Would) -> Flow {
    fx.alter(Altered::Raised(Raised { dogmas: 1, others: 0 }));
    Ok(())
}

/// More victims and fewer who share.
fn confucius_answers(bot: &Appraiser, choice: Choice) -> f32 {
    let (Choice::Icon(icon), Some(card)) = (choice, bot.game.measured()) else { return 0.0 };
    let count = bot.game.count_measure(Measure::Icon(icon), card, bot.seat);
    let opposed = bot.game.opponents(bot.seat).filter(|seat| count.sharers.contains(*seat)).count();
    f32::from(u8::from(demands(card))) * count.victims.len() as f32 - opposed as f32
}

/// Those that the board shows, for a card that counts castles.
fn other_icons_than_castles(player: Player, card: Card) -> Measures {
    if card.featured() != Icon::Castle {
        return Measures::new();
    }
    let shown = |icon: &Icon| *icon != Icon::Castle && player.icons(*icon) > 0;
    Icon::ALL.into_iter().filter(shown).map(Measure::Icon).collect()
}
