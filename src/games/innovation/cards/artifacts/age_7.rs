//! Age 7.

use super::super::prelude::*;

pub(super) const CARDS: &[Definition] = &[
    define(JEDLIKS_ELECTROMAGNETIC_SELF_ROTOR, &[Shared(self_rotor)]),
    define(SUBMARINE_H_L_HUNLEY, &[Compel(submarine)]),
    define(COLT_PATERSON_REVOLVER, &[Compel(colt_paterson_revolver)]),
    define(SINGER_MODEL_27, &[Shared(singer_model_27)]),
    define(HANSEN_WRITING_BALL, &[Compel(hansen_writing_ball), Shared(hansen_writing_ball_tuck)]),
    define(INTERNATIONAL_PROTOTYPE_METRE_BAR, &[Shared(metre_bar)]).answers(metre_bar_answers).victory(|_, _| 1),
    define(CORVETTE_CHALLENGER, &[Shared(corvette_challenger)]),
    define(PERIODIC_TABLE, &[Shared(periodic_table)])
        .answers(|bot, choice| if let Choice::Value(value) = choice { bot.drawn(value + 1) } else { 0.0 }),
    define(ROUNDHAY_GARDEN_SCENE, &[Shared(roundhay_garden_scene)]),
    define(THE_COMMUNIST_MANIFESTO, &[Shared(the_communist_manifesto)]),
];

fn self_rotor(fx: &mut Fx) -> Flow {
    fx.draw_and_score(Boxed(8))?;
    fx.sentence(2);
    fx.draw_and_meld(Boxed(8))?;
    fx.sentence(3);
    fx.claim_one(|value| value == 8)
}

fn submarine(fx: &mut Fx) -> Flow {
    let Some(colour) = fx.draw_and_meld(Boxed(7))?.done().map(Card::colour) else { return Ok(()) };
    fx.sentence(2);
    let bottom = fx.own().stack(colour).bottom();
    fx.sentence(3);
    if bottom.is_none_or(|bottom| fx.value_of(bottom) != fx.boxed(1)) {
        return Ok(());
    }
    fx.return_all(fx.own().stack(colour).cards().iter().copied().collect())
}

fn colt_paterson_revolver(fx: &mut Fx) -> Flow {
    fx.hand().iter().for_each(|card| fx.reveal(*card));
    fx.sentence(2);
    let drawn = fx.draw(Boxed(7))?;
    fx.sentence(3);
    if fx.hand_with(|card| card != drawn && card.colour() == drawn.colour()).is_empty() {
        return Ok(());
    }
    fx.return_all(each_once(fx.hand().into_iter().chain(fx.score_pile())))
}

fn singer_model_27(fx: &mut Fx) -> Flow {
    let Some(card) = fx.tuck_one(fx.hand())? else { return Ok(()) };
    fx.sentence(2);
    fx.splay(card.colour(), Splay::Up)?;
    fx.tuck_all(fx.score_pile().into_iter().filter(|scored| scored.colour() == card.colour()).collect()).map(drop)
}

fn hansen_writing_ball(fx: &mut Fx) -> Flow {
    for _ in 0..4 {
        fx.draw(Boxed(7))?;
    }
    fx.sentence(2);
    fx.meld_one(fx.hand_with(|card| card.colour() == Colour::Blue))?;
    fx.transfer_all(fx.hand(), Zone::Hand(fx.me))
}

fn hansen_writing_ball_tuck(fx: &mut Fx) -> Flow {
    loop {
        fx.sentence(1);
        let shown = fx.draw_and_reveal(Boxed(7))?;
        fx.sentence(2);
        if shown.has(Icon::Clock) {
            return Ok(());
        }
        fx.tuck(shown)?;
    }
}

fn metre_bar(fx: &mut Fx) -> Flow {
    let value = fx.choose_value()?;
    fx.sentence(2);
    let Some(melded) = fx.draw_and_meld(Plain(value))?.done() else { return Ok(()) };
    fx.sentence(3);
    fx.splay(melded.colour(), Splay::Up)?;
    fx.sentence(4);
    if fx.own().stack(melded.colour()).visible_cards() == usize::from(fx.value_of(melded)) {
        return fx.win();
    }
    fx.sentence(5);
    fx.return_card(melded).map(drop)
}

/// In how many colours a card of the value would win.
fn metre_bar_answers(bot: &Appraiser, choice: Choice) -> f32 {
    let Choice::Value(value) = choice else { return 0.0 };
    let wins = bot.own().stacks().iter().filter(|stack| stack.cards().len() + 1 == usize::from(value));
    10.0 * wins.count() as f32
}

fn corvette_challenger(fx: &mut Fx) -> Flow {
    let colour = fx.draw_and_tuck(Boxed(8))?.done().map(Card::colour);
    fx.sentence(2);
    if let Some(colour) = colour {
        fx.splay(colour, Splay::Up)?;
    }
    fx.sentence(3);
    fx.draw_and_score(Plain(colour.map_or(0, |colour| fx.own().stack(colour).visible_cards() as u8))).map(drop)
}

fn periodic_table(fx: &mut Fx) -> Flow {
    loop {
        fx.sentence(1);
        let of_value = |fx: &Fx, value: u8| fx.tops_with(|top| fx.value_of(top) == value);
        let values: Vec<u8> = (1..=10).filter(|value| of_value(fx, *value).len() > 1).collect();
        let Some(value) = fx.choose_value_of(values)? else { return Ok(()) };
        let mut chosen: Vec<Colour> = of_value(fx, value).into_iter().map(Card::colour).collect();
        if chosen.len() > 2 {
            let first = fx.choose_colour(chosen.iter().copied())?;
            let second = fx.choose_colour(chosen.into_iter().filter(|colour| Some(*colour) != first))?;
            chosen = first.into_iter().chain(second).collect();
        }
        fx.sentence(2);
        let melded = fx.draw_and_meld(Plain(value + 1))?.done();
        fx.sentence(3);
        if melded.is_none_or(|melded| !chosen.contains(&melded.colour())) {
            return Ok(());
        }
    }
}

fn roundhay_garden_scene(fx: &mut Fx) -> Flow {
    let melded = fx.meld_one(highest(fx.score_pile()))?;
    fx.sentence(2);
    let value = melded.map_or(0, |card| fx.value_of(card));
    for _ in 0..2 {
        fx.draw_and_score(Plain(value))?;
    }
    fx.sentence(3);
    match melded {
        Some(card) => fx.execute_as_if(card),
        None => Ok(()),
    }
}

fn the_communist_manifesto(fx: &mut Fx) -> Flow {
    let players = fx.everybody();
    let mut drawn = Cards::new();
    for _ in &players {
        drawn.push(fx.draw_and_reveal(Boxed(7))?);
    }
    fx.sentence(2);
    let mut own = None;
    for seat in players {
        let Some(card) = fx.choose(Verb::Transfer(Zone::Board(seat)), drawn.iter().copied())? else { break };
        drawn.retain(|other| *other != card);
        fx.transfer(card, Zone::Board(seat))?;
        own = own.or(Some(card));
    }
    fx.sentence(3);
    match own {
        Some(card) => fx.execute(card),
        None => Ok(()),
    }
}
