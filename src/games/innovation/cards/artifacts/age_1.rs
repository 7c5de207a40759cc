//! Age 1.

use super::super::prelude::*;

pub(super) const CARDS: &[Definition] =
    &[define(HOLMEGAARD_BOWS, &[Compel(holmegaard_bows), Shared(holmegaard_bows_draw)])];

fn holmegaard_bows(fx: &mut Fx) -> Flow {
    let highest = highest(fx.tops_with(|card| card.has(Icon::Castle)));
    match fx.choose(Verb::Transfer, highest)? {
        Some(card) => fx.transfer(card, Zone::Hand(fx.me)),
        None => Ok(()),
    }
}

fn holmegaard_bows_draw(fx: &mut Fx) -> Flow {
    fx.draw(2)?;
    Ok(())
}
