//! Age 9.

use super::super::prelude::*;

pub(super) const CARDS: &[Definition] = &[
    define(COMPOSITES, &[Demand(composites)]),
    define(FISSION, &[Demand(fission), Shared(fission_return)]),
    define(ECOLOGY, &[Shared(ecology)]).brings(|_, _| 3.0),
    define(SUBURBIA, &[Shared(suburbia)]).brings(|_, _| POINT + 0.4),
    define(COLLABORATION, &[Demand(collaboration), Shared(collaboration_win)])
        .victory(|game, side| most(game, side, |player| player.stack(Colour::Green).cards().len() as u16)),
    define(
        SATELLITES,
        &[
            Shared(satellites),
            Shared(|fx| fx.may_splay(&[Colour::Purple], Splay::Up).map(drop)),
            Shared(satellites_execute),
        ],
    ),
    define(
        COMPUTERS,
        &[Shared(|fx| fx.may_splay(&[Colour::Red, Colour::Green], Splay::Up).map(drop)), Shared(computers)],
    ),
    define(GENETICS, &[Shared(genetics)]),
    define(SERVICES, &[Demand(services)]),
    define(
        SPECIALIZATION,
        &[Shared(specialization), Shared(|fx| fx.may_splay(&[Colour::Yellow, Colour::Blue], Splay::Up).map(drop))],
    ),
];

fn composites(fx: &mut Fx) -> Flow {
    let kept = fx.choose(Verb::Keep(Zone::Hand(fx.me)), fx.hand())?;
    fx.transfer_hand_but(kept, fx.me)?;
    fx.sentence(2);
    fx.transfer_one(highest(fx.score_pile()), Zone::Score(fx.me)).map(drop)
}

/// Third edition. The first red card ends the action: later victims are not asked (rules/innovation/rulings.md#33).
fn fission(fx: &mut Fx) -> Flow {
    if fx.draw_and_reveal(Boxed(10))?.colour() != Colour::Red {
        return Ok(());
    }
    let mut cards = Cards::new();
    for seat in fx.everybody() {
        let player = fx.player(seat);
        let boards = player.stacks().iter().flat_map(|stack| stack.cards()).copied();
        cards.extend(player.all_in_hand().chain(player.all_scored()).chain(boards));
    }
    fx.remove_all(each_once(cards))?;
    fx.complete();
    Ok(())
}

fn fission_return(fx: &mut Fx) -> Flow {
    let tops: Cards = fx.everybody().into_iter().flat_map(|seat| fx.player(seat).tops()).collect();
    fx.return_one(tops.into_iter().filter(|card| *card != FISSION))?;
    fx.draw(Boxed(10)).map(drop)
}

fn ecology(fx: &mut Fx) -> Flow {
    if fx.may_return(fx.hand())?.is_none() {
        return Ok(());
    }
    fx.sentence(2);
    fx.score_one(fx.hand())?;
    fx.draw(Boxed(10))?;
    fx.draw(Boxed(10)).map(drop)
}

fn suburbia(fx: &mut Fx) -> Flow {
    let tucked = fx.any_of(Verb::Tuck, fx.hand())?;
    for _ in tucked {
        fx.draw_and_score(Boxed(1))?;
    }
    Ok(())
}

/// The demander chooses between the two (rules/innovation/rulings.md#51).
fn collaboration(fx: &mut Fx) -> Flow {
    let drawn = [fx.draw_and_reveal(Boxed(9))?, fx.draw_and_reveal(Boxed(9))?];
    fx.sentence(2);
    let taken = fx.choose_by(fx.me, Verb::Transfer(Zone::Board(fx.me)), drawn)?;
    for card in drawn {
        if Some(card) == taken {
            fx.transfer(card, Zone::Board(fx.me))?;
        }
    }
    for card in drawn {
        if Some(card) != taken {
            fx.meld(card)?;
        }
    }
    Ok(())
}

fn collaboration_win(fx: &mut Fx) -> Flow {
    if fx.own().stack(Colour::Green).cards().len() >= 10 { fx.win() } else { Ok(()) }
}

fn satellites(fx: &mut Fx) -> Flow {
    fx.return_all(fx.hand())?;
    for _ in 0..3 {
        fx.draw(Boxed(8))?;
    }
    Ok(())
}

fn satellites_execute(fx: &mut Fx) -> Flow {
    if let Some(card) = fx.choose(Verb::Meld, fx.hand())?
        && let Some(melded) = fx.meld(card)?
    {
        fx.execute(melded)?;
    }
    Ok(())
}

fn computers(fx: &mut Fx) -> Flow {
    let melded = fx.draw_and_meld(Boxed(10))?.done();
    melded.map_or(Ok(()), |melded| fx.execute(melded))
}

fn genetics(fx: &mut Fx) -> Flow {
    let Some(melded) = fx.draw_and_meld(Boxed(10))?.done() else { return Ok(()) };
    let beneath: Cards = fx.own().stack(melded.colour()).cards().iter().copied().rev().skip(1).collect();
    fx.score_all(beneath)
}

fn services(fx: &mut Fx) -> Flow {
    let cards = highest(fx.score_pile());
    fx.transfer_all(cards.clone(), Zone::Hand(fx.me))?;
    if cards.iter().all(|card| fx.zone(*card) != Zone::Hand(fx.me)) {
        return Ok(());
    }
    fx.sentence(2);
    let bare: Vec<Card> = fx.player(fx.me).tops().filter(|card| !card.has(Icon::Leaf)).collect();
    fx.transfer_one(bare, Zone::Hand(fx.you)).map(drop)
}

fn specialization(fx: &mut Fx) -> Flow {
    let Some(shown) = fx.choose(Verb::Reveal, fx.hand())? else { return Ok(()) };
    fx.reveal(shown);
    let tops = fx.opponents().into_iter().filter_map(|seat| fx.player(seat).stack(shown.colour()).top()).collect();
    fx.transfer_all(tops, Zone::Hand(fx.you))
}
