//! Age 6.

use super::super::prelude::*;

pub(super) const CARDS: &[Definition] = &[
    define(
        INDUSTRIALIZATION,
        &[Shared(industrialization), Shared(|fx| fx.may_splay(&[Colour::Red, Colour::Purple], Splay::Right).map(drop))],
    ),
    define(MACHINE_TOOLS, &[Shared(|fx| fx.draw_and_score(Plain(fx.highest_score())).map(drop))]),
    define(CANNING, &[Shared(canning), Shared(|fx| fx.may_splay(&[Colour::Yellow], Splay::Right).map(drop))])
        .answers(canning_answers),
    define(VACCINATION, &[Demand(vaccination), Shared(vaccination_meld)]),
    define(CLASSIFICATION, &[Shared(classification)]),
    define(
        METRIC_SYSTEM,
        &[Shared(metric_system), Shared(|fx| fx.may_splay(&[Colour::Green], Splay::Right).map(drop))],
    ),
    define(
        ATOMIC_THEORY,
        &[
            Shared(|fx| fx.may_splay(&[Colour::Blue], Splay::Right).map(drop)),
            Shared(|fx| fx.draw_and_meld(Boxed(7)).map(drop)),
        ],
    ),
    define(ENCYCLOPEDIA, &[Shared(encyclopedia)]),
    define(DEMOCRACY, &[Shared(democracy)]).brings(|bot, _| if bot.own().hand().len() > 3 { 0.9 } else { 0.6 }),
    define(
        EMANCIPATION,
        &[Demand(emancipation), Shared(|fx| fx.may_splay(&[Colour::Red, Colour::Purple], Splay::Right).map(drop))],
    ),
];

/// Third edition: a card for every colour with a visible factory.
fn industrialization(fx: &mut Fx) -> Flow {
    for _ in 0..fx.colours_with(Icon::Factory) {
        fx.draw_and_tuck(Boxed(6))?;
    }
    Ok(())
}

fn canning(fx: &mut Fx) -> Flow {
    let bare = |card: Card| !card.has(Icon::Factory);
    if fx.whether(Deed::Draw { cards: fx.tops_with(bare).len() as u8 })? {
        let tucked = fx.draw_and_tuck(Boxed(6))?.done();
        if tucked.is_some_and(|card| fx.zone(card) == Zone::Board(fx.you)) {
            fx.score_all(fx.tops_with(bare))?;
        }
    }
    Ok(())
}

fn canning_answers(bot: &Appraiser, _: Choice) -> f32 {
    let scored = bot.own().tops().filter(|card| !card.has(Icon::Factory));
    let change = |card: Card| bot.scored(card) - bot.on_board(bot.own().stack(card.colour()), card);
    0.3 + scored.map(change).sum::<f32>()
}

fn vaccination(fx: &mut Fx) -> Flow {
    let cards = lowest(fx.score_pile());
    let returned = fx.count_returned(cards)?;
    if returned > 0 {
        fx.note(returned);
        fx.draw_and_meld(Boxed(6))?;
    }
    Ok(())
}

fn vaccination_meld(fx: &mut Fx) -> Flow {
    if fx.any_noted() {
        fx.draw_and_meld(Boxed(7))?;
    }
    Ok(())
}

fn classification(fx: &mut Fx) -> Flow {
    let Some(shown) = fx.choose(Verb::Reveal, fx.hand())? else { return Ok(()) };
    fx.reveal(shown);
    let of_colour = |card: &Card| card.colour() == shown.colour();
    let hands = fx.opponents().into_iter().flat_map(|seat| fx.player(seat).all_in_hand());
    let taken = hands.filter(of_colour).collect();
    fx.transfer_all(taken, Zone::Hand(fx.you))?;
    fx.sentence(3);
    fx.meld_all(fx.hand_with(|card| of_colour(&card)))
}

fn metric_system(fx: &mut Fx) -> Flow {
    if fx.own().stack(Colour::Green).splay() == Splay::Right {
        fx.may_splay(&Colour::ALL, Splay::Right)?;
    }
    Ok(())
}

fn encyclopedia(fx: &mut Fx) -> Flow {
    let cards = highest(fx.score_pile());
    if !cards.is_empty() && fx.whether_all(Verb::Meld, Zone::Score(fx.you), Part::Highest)? {
        fx.meld_all(cards)?;
    }
    Ok(())
}

fn democracy(fx: &mut Fx) -> Flow {
    let returned = fx.any_of(Verb::Return, fx.hand())?;
    fx.note_so_far(returned.len() as u8);
    let own = fx.so_far(fx.you);
    if fx.opponents().into_iter().all(|seat| fx.so_far(seat) < own) {
        fx.draw_and_score(Boxed(8))?;
    }
    Ok(())
}

fn emancipation(fx: &mut Fx) -> Flow {
    if fx.transfer_one(fx.hand(), Zone::Score(fx.me))?.is_some() {
        fx.draw(Boxed(6))?;
    }
    Ok(())
}
