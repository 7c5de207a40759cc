//! Age 10.

use super::super::prelude::*;

pub(super) const CARDS: &[Definition] = &[
    define(EXXON_VALDEZ, &[Compel(exxon_valdez)]).victory(|_, _| 1),
    define(MALDIVES, &[Compel(maldives), Shared(|fx| return_all_but(fx, 4, fx.score_pile()))]),
    define(DOLLY_THE_SHEEP, &[Shared(dolly_the_sheep)]).answers(|_, _| 1.0).victory(|_, _| 1),
    define(WHERES_WALDO, &[Shared(|fx| fx.win())]).victory(|_, _| 1),
    define(MAASTRICHT_TREATY, &[Shared(|fx| win_with_most(fx, |player| player.all_scored().count() as u16))])
        .victory(|game, side| most(game, side, |player| player.all_scored().count() as u16)),
    define(SEIKAN_TUNNEL, &[Shared(|fx| win_with_most(fx, most_visible))])
        .victory(|game, side| most(game, side, most_visible)),
    define(HIGGS_BOSON, &[Shared(higgs_boson)]),
    define(ROVER_CURIOSITY, &[Shared(rover_curiosity)]),
    define(DELOREAN_DMC_12, &[Shared(delorean_dmc_12)]),
    define(TWISTER, &[Compel(twister)]),
];

/// Special achievements are no cards of the supply: they stay with whoever is out of the game, and out of it with him.
fn exxon_valdez(fx: &mut Fx) -> Flow {
    let own = fx.own();
    let owned = own.achievements().iter().chain(own.stacks().iter().flat_map(|stack| stack.cards())).copied();
    fx.remove_all(each_once(own.all_in_hand().chain(own.all_scored()).chain(owned)))?;
    fx.sentence(2);
    fx.lose()
}

/// Returns all of these cards but so many. Fewer questions: which go or which stay.
fn return_all_but(fx: &mut Fx, kept: usize, mut cards: Cards) -> Flow {
    let going = cards.len().saturating_sub(kept);
    if going > kept {
        for _ in 0..kept {
            let stays = fx.choose(Verb::Keep(Zone::Supply), cards.iter().copied())?;
            cards.retain(|card| Some(*card) != stays);
        }
        return fx.return_all(cards);
    }
    for _ in 0..going {
        let Some(goes) = fx.choose(Verb::Return, cards.iter().copied())? else { return Ok(()) };
        cards.retain(|card| *card != goes);
        fx.return_card(goes)?;
    }
    Ok(())
}

fn maldives(fx: &mut Fx) -> Flow {
    return_all_but(fx, 2, fx.hand())?;
    fx.sentence(2);
    return_all_but(fx, 2, fx.score_pile())
}

fn dolly_the_sheep(fx: &mut Fx) -> Flow {
    fx.may_score(fx.own().stack(Colour::Yellow).bottom())?;
    fx.sentence(2);
    if fx.whether(Deed::Draw { cards: 0 })? {
        fx.draw_and_tuck(Boxed(1))?;
    }
    fx.sentence(3);
    if fx.own().stack(Colour::Yellow).bottom() == Some(DOMESTICATION) {
        return fx.win();
    }
    fx.sentence(4);
    fx.meld_one(highest(fx.hand()))?;
    fx.draw(Boxed(10)).map(drop)
}

/// You win if you have more of it than every other player (rules/innovation/rulings.md#48).
fn win_with_most(fx: &mut Fx, has: fn(Player) -> u16) -> Flow {
    let own = has(fx.own());
    if fx.others().into_iter().all(|seat| has(fx.player(seat)) < own) { fx.win() } else { Ok(()) }
}

/// The most visible cards of a colour.
fn most_visible(player: Player) -> u16 {
    player.stacks().iter().map(|stack| stack.visible_cards() as u16).max().unwrap_or(0)
}

fn higgs_boson(fx: &mut Fx) -> Flow {
    let cards = fx.own().stacks().iter().flat_map(|stack| stack.cards()).copied().collect();
    fx.transfer_all(cards, Zone::Score(fx.you))
}

fn rover_curiosity(fx: &mut Fx) -> Flow {
    let drawn = fx.draw_named(Set::Artifacts, Boxed(10))?;
    let Some(melded) = fx.meld(drawn)? else { return Ok(()) };
    fx.sentence(2);
    fx.execute_as_if(melded)
}

fn delorean_dmc_12(fx: &mut Fx) -> Flow {
    let players = fx.everybody();
    if !players.iter().any(|seat| fx.player(*seat).tops().any(|top| top == DELOREAN_DMC_12)) {
        return Ok(());
    }
    let cards = players.iter().flat_map(|seat| fx.player(*seat).tops().chain(fx.player(*seat).all_in_hand()));
    fx.remove_all(cards.collect())
}

fn twister(fx: &mut Fx) -> Flow {
    fx.score_pile().iter().for_each(|card| fx.reveal(*card));
    fx.sentence(2);
    let mut left: Vec<Colour> = Colour::ALL.to_vec();
    loop {
        let fitting = fx.scored_with(|card| left.contains(&card.colour()));
        let Some(card) = fx.choose(Verb::Meld, fitting)? else { return Ok(()) };
        left.retain(|colour| *colour != card.colour());
        fx.meld(card)?;
    }
}
