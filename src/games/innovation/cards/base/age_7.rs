//! Age 7.

use super::super::prelude::*;

pub(super) const CARDS: &[Definition] = &[
    define(COMBUSTION, &[Demand(combustion), Shared(combustion_return)]),
    define(EXPLOSIVES, &[Demand(explosives)]),
    define(REFRIGERATION, &[Demand(refrigeration), Shared(|fx| fx.may_score(fx.hand()).map(drop))]),
    define(SANITATION, &[Demand(sanitation)]),
    define(BICYCLE, &[Shared(bicycle)]),
    define(ELECTRICITY, &[Shared(electricity)]),
    define(EVOLUTION, &[Shared(evolution)]).answers(evolution_answers),
    define(
        PUBLICATIONS,
        &[Shared(publications), Shared(|fx| fx.may_splay(&[Colour::Yellow, Colour::Blue], Splay::Up).map(drop))],
    )
    .answers(|_, _| -0.1),
    define(LIGHTING, &[Shared(lighting)]).brings(|_, _| 7.0 * POINT),
    define(
        RAILROAD,
        &[Shared(railroad), Shared(|fx| fx.may_splay(&fx.colours_splayed(Splay::Right), Splay::Up).map(drop))],
    ),
];

/// Third edition: a card for every four crowns that the demander has now.
fn combustion(fx: &mut Fx) -> Flow {
    for _ in 0..fx.player(fx.me).icons(Icon::Crown) / 4 {
        fx.transfer_one(fx.score_pile(), Zone::Score(fx.me))?;
    }
    Ok(())
}

fn combustion_return(fx: &mut Fx) -> Flow {
    if let Some(card) = fx.own().stack(Colour::Red).bottom() {
        fx.return_card(card)?;
    }
    Ok(())
}

fn explosives(fx: &mut Fx) -> Flow {
    if fx.hand().is_empty() {
        return Ok(());
    }
    for _ in 0..3 {
        fx.transfer_one(highest(fx.hand()), Zone::Hand(fx.me))?;
    }
    if fx.hand().is_empty() {
        fx.draw(Boxed(7))?;
    }
    Ok(())
}

fn refrigeration(fx: &mut Fx) -> Flow {
    for _ in 0..fx.hand().len() / 2 {
        fx.return_one(fx.hand())?;
    }
    Ok(())
}

/// Everybody chooses among equal cards of one's own.
fn sanitation(fx: &mut Fx) -> Flow {
    let mut yours = Cards::new();
    for _ in 0..2 {
        let left = fx.hand_with(|card| !yours.contains(&card));
        yours.extend(fx.choose(Verb::Exchange(Zone::Hand(fx.me)), highest(left))?);
    }
    let lowest = lowest(fx.player(fx.me).all_in_hand().collect::<Cards>());
    let mine = fx.choose_by(fx.me, Verb::Exchange(Zone::Hand(fx.you)), lowest)?;
    fx.exchange((Zone::Hand(fx.you), yours), (Zone::Hand(fx.me), mine.into_iter().collect()))
}

fn bicycle(fx: &mut Fx) -> Flow {
    let (hand, score) = (fx.hand(), fx.score_pile());
    if (hand.is_empty() && score.is_empty()) || !fx.whether(Deed::Exchange(Part::Whole))? {
        return Ok(());
    }
    fx.exchange((Zone::Hand(fx.you), hand), (Zone::Score(fx.you), score))
}

fn electricity(fx: &mut Fx) -> Flow {
    let cards = fx.tops_with(|card| !card.has(Icon::Factory));
    let returned = cards.len();
    fx.return_all(cards)?;
    for _ in 0..returned {
        fx.draw(Boxed(8))?;
    }
    Ok(())
}

fn evolution(fx: &mut Fx) -> Flow {
    match fx.may_choose_option(&[0, 1])? {
        Some(0) => {
            fx.draw_and_score(Boxed(8))?;
            fx.return_one(fx.score_pile())?;
        }
        Some(_) => {
            fx.draw(Plain(fx.highest_score() + 1))?;
        }
        None => {}
    }
    Ok(())
}

fn evolution_answers(bot: &Appraiser, choice: Choice) -> f32 {
    let highest = bot.own().highest_score();
    match choice {
        Choice::Option(0) => POINT * (8.0 - f32::from(highest.min(8)) / 2.0),
        _ => 0.5 + 0.2 * f32::from(highest),
    }
}

fn publications(fx: &mut Fx) -> Flow {
    let several = |colour: &Colour| fx.own().stack(*colour).cards().len() > 1;
    let colours: Vec<Colour> = Colour::ALL.into_iter().filter(several).collect();
    let Some(colour) = fx.may_choose_colour(colours)? else { return Ok(()) };
    let mut left: Cards = fx.own().stack(colour).cards().iter().copied().collect();
    let mut from_top = Cards::new();
    while let Some(card) = fx.choose(Verb::Order, left.iter().rev().copied())? {
        left.retain(|other| *other != card);
        from_top.push(card);
    }
    from_top.reverse();
    fx.rearrange(colour, &from_top)
}

fn lighting(fx: &mut Fx) -> Flow {
    let tucked = fx.up_to(3, Verb::Tuck, fx.hand())?;
    for _ in 0..different_values(&tucked) {
        fx.draw_and_score(Boxed(7))?;
    }
    Ok(())
}

fn railroad(fx: &mut Fx) -> Flow {
    fx.return_all(fx.hand())?;
    for _ in 0..3 {
        fx.draw(Boxed(6))?;
    }
    Ok(())
}
