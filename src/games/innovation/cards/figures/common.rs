//! What several figures do.

use super::super::prelude::*;

/// Only so many of this icon.
pub(super) fn more_of(icon: Icon, count: u8) -> Icons {
    let mut icons = Icons::default();
    icons[icon.index()] = count;
    icons
}

/// Tuck a card of your hand.
pub(super) fn tuck_from_hand(fx: &mut Fx) -> Flow {
    match fx.choose(Verb::Tuck, fx.hand())? {
        Some(card) => fx.tuck(card),
        None => Ok(()),
    }
}

/// Meld a card of your hand.
pub(super) fn meld_from_hand(fx: &mut Fx) -> Flow {
    match fx.choose(Verb::Meld, fx.hand())? {
        Some(card) => fx.meld(card),
        None => Ok(()),
    }
}

/// Score a card of your hand.
pub(super) fn score_from_hand(fx: &mut Fx) -> Flow {
    match fx.choose(Verb::Score, fx.hand())? {
        Some(card) => fx.score(card),
        None => Ok(()),
    }
}

/// You may splay one of your colours up.
pub(super) fn may_splay_one_up(fx: &mut Fx) -> Flow {
    fx.may_splay(&Colour::ALL, Splay::Up)?;
    Ok(())
}

/// Draw and foreshadow a 10.
pub(super) fn draw_and_foreshadow_ten(fx: &mut Fx) -> Flow {
    fx.draw_and_foreshadow(10)?;
    Ok(())
}
