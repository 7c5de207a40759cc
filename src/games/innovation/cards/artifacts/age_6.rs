//! Age 6.

use super::super::prelude::*;

pub(super) const CARDS: &[Definition] = &[
    define(FRIGATE_CONSTITUTION, &[Compel(frigate_constitution)]),
    define(US_DECLARATION_OF_INDEPENDENCE, &[Compel(us_declaration_of_independence)]),
    define(PRIDE_AND_PREJUDICE, &[Shared(pride_and_prejudice)]),
    define(STAMP_ACT, &[Compel(stamp_act)]),
    define(BUTTONWOOD_AGREEMENT, &[Shared(buttonwood_agreement)]).answers(buttonwood_answers),
    define(THE_WEALTH_OF_NATIONS, &[Shared(the_wealth_of_nations)]),
    define(KILOGRAM_OF_THE_ARCHIVES, &[Shared(kilogram_of_the_archives)]),
    define(PUFFING_BILLY, &[Shared(puffing_billy)]),
    define(MARCHA_REAL, &[Shared(marcha_real)]).answers(value_claimed),
    define(MOONLIGHT_SONATA, &[Shared(moonlight_sonata)]).answers(value_claimed),
];

fn frigate_constitution(fx: &mut Fx) -> Flow {
    let Some(shown) = fx.choose(Verb::Reveal, fx.hand())? else { return Ok(()) };
    fx.reveal(shown);
    fx.sentence(2);
    if !fx.player(fx.me).tops().any(|top| fx.value_of(top) == shown.printed_value()) {
        return Ok(());
    }
    let pile = fx.own().stack(shown.colour()).cards().iter().copied();
    fx.return_all(pile.chain([shown]).collect())
}

fn us_declaration_of_independence(fx: &mut Fx) -> Flow {
    fx.transfer_one(highest(fx.hand()), Zone::Hand(fx.me))?;
    fx.transfer_one(highest(fx.score_pile()), Zone::Score(fx.me))?;
    fx.transfer_one(highest(fx.tops_with(|card| card.has(Icon::Factory))), Zone::Board(fx.me)).map(drop)
}

/// A colour without cards shows none, which is fewer than any other.
fn pride_and_prejudice(fx: &mut Fx) -> Flow {
    loop {
        fx.sentence(1);
        let drawn = fx.draw_and_meld(Boxed(6))?;
        fx.sentence(2);
        let visible = fx.own().stack(drawn.card.colour()).visible_cards();
        if fx.own().stacks().iter().any(|stack| stack.visible_cards() < visible) {
            return Ok(());
        }
        if let Some(melded) = drawn.done() {
            fx.score(melded)?;
        }
    }
}

fn stamp_act(fx: &mut Fx) -> Flow {
    let equal = |fx: &Fx, colour: Colour| {
        let value = fx.own().stack(colour).top().map_or(0, |top| fx.value_of(top));
        fx.score_pile().into_iter().filter(|card| card.printed_value() == value).collect::<Cards>()
    };
    if fx.transfer_one(equal(fx, Colour::Yellow), Zone::Score(fx.me))?.is_none() {
        return Ok(());
    }
    fx.sentence(2);
    fx.return_one(equal(fx, Colour::Green)).map(drop)
}

fn buttonwood_agreement(fx: &mut Fx) -> Flow {
    let mut left: Vec<Colour> = Colour::ALL.to_vec();
    for _ in 0..3 {
        let chosen = fx.choose_colour(left.iter().copied())?;
        left.retain(|colour| Some(*colour) != chosen);
    }
    fx.sentence(2);
    let drawn = fx.draw_and_reveal(Boxed(8))?;
    let colour = drawn.colour();
    if !left.contains(&colour) {
        fx.sentence(3);
        fx.score(drawn)?;
        fx.splay(colour, Splay::Up)?;
        return Ok(());
    }
    fx.sentence(4);
    fx.return_all(fx.scored_with(|card| card.colour() == colour))?;
    fx.splay(colour, Splay::None).map(drop)
}

/// What would be lost in a colour that is not chosen.
fn buttonwood_answers(bot: &Appraiser, choice: Choice) -> f32 {
    let Choice::Colour(colour) = choice else { return 0.0 };
    let scored = bot.own().score_pile().iter().filter(|card| card.colour() == colour);
    scored.map(|card| bot.scored(*card)).sum::<f32>() + bot.splayed(colour, Splay::Up)
}

fn the_wealth_of_nations(fx: &mut Fx) -> Flow {
    fx.draw_and_score(Boxed(1))?;
    fx.sentence(2);
    let total: u16 = fx.score_pile().iter().map(|card| u16::from(card.printed_value())).sum();
    fx.sentence(3);
    fx.draw_and_score(Plain(total.div_ceil(5).min(u16::from(u8::MAX)) as u8)).map(drop)
}

/// On a board a card can have another value than printed (rules/innovation/rulings.md#70).
fn kilogram_of_the_archives(fx: &mut Fx) -> Flow {
    let first = fx.return_one(fx.hand())?;
    fx.sentence(2);
    let second = match fx.choose(Verb::Return, fx.tops())?.map(|top| (top, fx.value_of(top))) {
        Some((top, value)) => fx.return_card(top)?.map(|_| value),
        None => None,
    };
    fx.sentence(3);
    if let (Some(card), Some(value)) = (first, second)
        && card.printed_value() + value == 10
    {
        fx.draw_and_score(Boxed(10))?;
    }
    Ok(())
}

fn puffing_billy(fx: &mut Fx) -> Flow {
    let Some(card) = fx.return_one(fx.hand())? else { return Ok(()) };
    fx.sentence(2);
    let stack = fx.own().stack(card.colour());
    let shown = stack.cards().iter().flat_map(|card| stack.visible_of(*card)).filter_map(Symbol::kind);
    let shown: Vec<Symbol> = shown.collect();
    let most = shown.iter().map(|one| shown.iter().filter(|other| *other == one).count()).max().unwrap_or(0);
    fx.draw(Plain(most as u8))?;
    fx.sentence(3);
    fx.splay(card.colour(), Splay::Right).map(drop)
}

fn marcha_real(fx: &mut Fx) -> Flow {
    let mut shown = fx.hand();
    if shown.len() > 2 {
        let first = fx.choose(Verb::Return, shown)?;
        let second = fx.choose(Verb::Return, fx.hand_with(|card| Some(card) != first))?;
        shown = first.into_iter().chain(second).collect();
    }
    shown.iter().for_each(|card| fx.reveal(*card));
    fx.return_all(shown.clone())?;
    let [one, other] = shown.as_slice() else { return Ok(()) };
    fx.sentence(2);
    if one.printed_value() == other.printed_value() {
        fx.draw(Plain(one.printed_value() + 1))?;
    }
    fx.sentence(3);
    if one.colour() == other.colour() { fx.claim_one(|_| true) } else { Ok(()) }
}

fn moonlight_sonata(fx: &mut Fx) -> Flow {
    let colours: Vec<Colour> = fx.highest_of(fx.tops()).into_iter().map(Card::colour).collect();
    let colour = fx.choose_colour(colours)?;
    fx.sentence(2);
    if let Some(card) = colour.and_then(|colour| fx.own().stack(colour).bottom()) {
        fx.meld(card)?;
    }
    fx.sentence(3);
    fx.claim_one(|_| true)
}
