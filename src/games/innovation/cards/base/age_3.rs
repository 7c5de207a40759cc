//! Age 3.

use super::super::prelude::*;

pub(super) const CARDS: &[Definition] = &[
    define(ENGINEERING, &[Demand(engineering), Shared(|fx| fx.may_splay(&[Colour::Red], Splay::Left).map(drop))]),
    define(OPTICS, &[Shared(optics)]).answers(optics_answers),
    define(MACHINERY, &[Demand(machinery), Shared(machinery_score)]),
    define(MEDICINE, &[Demand(medicine)]),
    define(COMPASS, &[Demand(compass)]),
    define(PAPER, &[Shared(paper), Shared(paper_draw)]),
    define(ALCHEMY, &[Shared(alchemy), Shared(alchemy_meld_and_score)]),
    define(TRANSLATION, &[Shared(translation), Shared(translation_world)]),
    define(EDUCATION, &[Shared(education)]).brings(|bot, _| 0.5 + 0.3 * f32::from(bot.own().highest_score())),
    define(
        FEUDALISM,
        &[Demand(feudalism), Shared(|fx| fx.may_splay(&[Colour::Yellow, Colour::Purple], Splay::Left).map(drop))],
    ),
];

fn engineering(fx: &mut Fx) -> Flow {
    fx.transfer_all(fx.tops_with(|card| card.has(Icon::Castle)), Zone::Score(fx.me))
}

fn optics(fx: &mut Fx) -> Flow {
    let melded = fx.draw_and_meld(Boxed(3))?.card;
    if melded.has(Icon::Crown) {
        fx.draw_and_score(Boxed(4))?;
        return Ok(());
    }
    fx.sentence(3);
    let own = fx.own().points();
    let poorer = fx.opponents().into_iter().filter(|seat| fx.player(*seat).points() < own).collect::<Vec<Seat>>();
    let Some(seat) = fx.choose_player(poorer)? else { return Ok(()) };
    fx.transfer_one(fx.score_pile(), Zone::Score(seat)).map(drop)
}

/// Points are given to whoever has fewest.
fn optics_answers(bot: &Appraiser, choice: Choice) -> f32 {
    let Choice::Player(other) = choice else { return 0.0 };
    -f32::from(bot.game.player(other).points()) * 0.01
}

fn machinery(fx: &mut Fx) -> Flow {
    let mine = highest(fx.player(fx.me).all_in_hand().collect::<Cards>());
    fx.exchange((Zone::Hand(fx.you), fx.hand()), (Zone::Hand(fx.me), mine))
}

fn machinery_score(fx: &mut Fx) -> Flow {
    fx.score_one(fx.hand_with(|card| card.has(Icon::Castle)))?;
    fx.sentence(2);
    fx.may_splay(&[Colour::Red], Splay::Left).map(drop)
}

/// Everybody chooses among equal cards of one's own.
fn medicine(fx: &mut Fx) -> Flow {
    let yours = fx.choose(Verb::Exchange(Zone::Score(fx.me)), highest(fx.score_pile()))?;
    let lowest = lowest(fx.player(fx.me).all_scored().collect::<Cards>());
    let mine = fx.choose_by(fx.me, Verb::Exchange(Zone::Score(fx.you)), lowest)?;
    let these = yours.into_iter().collect();
    fx.exchange((Zone::Score(fx.you), these), (Zone::Score(fx.me), mine.into_iter().collect()))
}

fn compass(fx: &mut Fx) -> Flow {
    let leafy = |card: Card| card.colour() != Colour::Green && card.has(Icon::Leaf);
    fx.transfer_one(fx.tops_with(leafy), Zone::Board(fx.me))?;
    let bare: Vec<Card> = fx.player(fx.me).tops().filter(|card| !card.has(Icon::Leaf)).collect();
    fx.transfer_one(bare, Zone::Board(fx.you)).map(drop)
}

fn paper(fx: &mut Fx) -> Flow {
    fx.may_splay(&[Colour::Green, Colour::Blue], Splay::Left).map(drop)
}

fn paper_draw(fx: &mut Fx) -> Flow {
    let left = fx.own().stacks().iter().filter(|stack| stack.splay() == Splay::Left).count();
    for _ in 0..left {
        fx.draw(Boxed(4))?;
    }
    Ok(())
}

fn alchemy(fx: &mut Fx) -> Flow {
    let mut red = false;
    for _ in 0..fx.icons(Icon::Castle) / 3 {
        red |= fx.draw_and_reveal(Boxed(4))?.colour() == Colour::Red;
    }
    if red {
        fx.sentence(2);
        fx.return_all(fx.hand())?;
    }
    Ok(())
}

fn alchemy_meld_and_score(fx: &mut Fx) -> Flow {
    fx.meld_one(fx.hand())?;
    fx.score_one(fx.hand()).map(drop)
}

fn translation(fx: &mut Fx) -> Flow {
    let cards = fx.score_pile();
    if !cards.is_empty() && fx.whether_all(Verb::Meld, Zone::Score(fx.you), Part::Whole)? {
        fx.meld_all(cards)?;
    }
    Ok(())
}

/// True as well for a board without cards (rules/innovation/rulings.md#46).
fn translation_world(fx: &mut Fx) -> Flow {
    if fx.own().tops().all(|card| card.has(Icon::Crown)) {
        fx.claim(Special::World)?;
    }
    Ok(())
}

fn education(fx: &mut Fx) -> Flow {
    if fx.may_return(highest(fx.score_pile()))?.is_some() {
        fx.draw(Plain(fx.highest_score() + 2))?;
    }
    Ok(())
}

/// Third edition: the colour of the card that was transferred is unsplayed.
fn feudalism(fx: &mut Fx) -> Flow {
    if let Some(card) = fx.transfer_one(fx.hand_with(|card| card.has(Icon::Castle)), Zone::Hand(fx.me))? {
        fx.splay(card.colour(), Splay::None)?;
    }
    Ok(())
}
