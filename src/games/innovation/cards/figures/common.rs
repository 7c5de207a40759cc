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
    fx.tuck_one(fx.hand())?;
    Ok(())
}

/// Meld a card of your hand.
pub(super) fn meld_from_hand(fx: &mut Fx) -> Flow {
    fx.meld_one(fx.hand())?;
    Ok(())
}

/// Score a card of your hand.
pub(super) fn score_from_hand(fx: &mut Fx) -> Flow {
    fx.score_one(fx.hand())?;
    Ok(())
}

/// You may splay one of your colours up.
pub(super) fn may_splay_one_up(fx: &mut Fx) -> Flow {
    fx.may_splay(&Colour::ALL, Splay::Up)?;
    Ok(())
}

/// Draw and foreshadow a 10.
pub(super) fn draw_and_foreshadow_ten(fx: &mut Fx) -> Flow {
    fx.draw_and_foreshadow(Boxed(10))?;
    Ok(())
}

/// You may splay one of your colours left.
pub(super) fn may_splay_one_left(fx: &mut Fx) -> Flow {
    fx.may_splay(&Colour::ALL, Splay::Left)?;
    Ok(())
}

/// Draw and foreshadow a card of one of these values, which the text has in boxes.
pub(super) fn foreshadow_one_of(fx: &mut Fx, values: &[u8]) -> Flow {
    let values: Vec<u8> = values.iter().map(|value| fx.boxed(*value)).collect();
    if let Some(value) = fx.choose_value_of(values)? {
        fx.draw_and_foreshadow(Plain(value))?;
    }
    Ok(())
}

/// Tuck the card instead.
pub(super) fn tuck_it(fx: &mut Fx, would: Would) -> Flow {
    match would.card() {
        Some(card) => fx.tuck(card).map(drop),
        None => Ok(()),
    }
}

/// How many colours a player has splayed.
pub(super) fn splayed_colours(player: Player) -> usize {
    player.stacks().iter().filter(|stack| stack.splay() != Splay::None).count()
}
