//! The relics of Artifacts of History.

use super::prelude::*;
use arrayvec::ArrayVec;

pub(super) const CARDS: &[Definition] = &[
    define(TIMBUKTU, &[]),
    define(COMPLEX_NUMBERS, &[Shared(complex_numbers)]).brings(complex_numbers_brings),
    define(NEWTON_WICKINS_TELESCOPE, &[Shared(newton_wickins_telescope)]),
    define(CHING_SHIH, &[]).karmas(&[
        Karma::WhenMeld(|fx| fx.take_achievement()),
        Karma::Instead(|it| it.moves_one(How::Score, |card| !is_figure(card)), ching_shih),
    ]),
    define(SAFETY_PIN, &[Demand(safety_pin)]).echo(|fx| fx.draw_and_score(Boxed(7)).map(drop)),
];

/// Whether two cards show the same, in type and number: all counts but the picture and the effects that are printed as icons
/// (rules/innovation/rulings.md#74). A
/// search counts as its icon.
fn show_the_same(one: Card, other: Card) -> bool {
    let counts = |symbol: &Symbol| !matches!(symbol, Symbol::Hexagon | Symbol::Echo | Symbol::Inspire);
    let shown = |card: Card| -> ArrayVec<Symbol, 6> {
        card.symbols().filter(counts).map(|symbol| symbol.icon().map_or(symbol, Symbol::Icon)).collect()
    };
    let (these, those) = (shown(one), shown(other));
    let times = |all: &[Symbol], symbol: Symbol| all.iter().filter(|other| **other == symbol).count();
    these.len() == those.len() && these.iter().all(|symbol| times(&these, *symbol) == times(&those, *symbol))
}

fn complex_numbers(fx: &mut Fx) -> Flow {
    let tops = fx.tops();
    let alike = fx.hand_with(|card| tops.iter().any(|top| show_the_same(card, *top)));
    let Some(card) = fx.may_choose(Verb::Reveal, alike)? else { return Ok(()) };
    fx.reveal(card);
    fx.sentence(2);
    fx.claim_one(|value| value == card.printed_value())
}

/// An achievement, if there is one of the value.
fn complex_numbers_brings(bot: &Appraiser, card: Card) -> f32 {
    let open = bot.game.available().iter().any(|open| open.printed_value() == card.printed_value());
    if open { 8.0 } else { 0.0 }
}

fn newton_wickins_telescope(fx: &mut Fx) -> Flow {
    let returned = fx.any_of(Verb::Return, fx.score_pile())?;
    if returned.is_empty() {
        return Ok(());
    }
    fx.sentence(2);
    let melded = fx.draw_and_meld(Plain(returned.len() as u8))?.done();
    fx.sentence(3);
    if let Some(card) = melded.filter(|card| card.has(Icon::Clock)) {
        fx.return_card(card)?;
    }
    Ok(())
}

fn ching_shih(fx: &mut Fx, would: Would) -> Flow {
    let Some(scored) = would.card() else { return Ok(()) };
    let value = fx.value_of(scored);
    match fx.choose_in_score_piles_with(Verb::Transfer(Zone::Score(fx.you)), &fx.opponents(), |card| {
        card.printed_value() == value
    })? {
        Some(card) => fx.transfer(card, Zone::Score(fx.you)).map(drop),
        None => Ok(()),
    }
}

fn safety_pin(fx: &mut Fx) -> Flow {
    let most = fx.boxed(6);
    fx.return_all(fx.hand_with(|card| card.printed_value() > most))?;
    fx.sentence(2);
    fx.draw(Boxed(6)).map(drop)
}
