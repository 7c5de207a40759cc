//! What a player can hope for, in e-folds of the odds to win.

use super::super::card::{Icon, Icons};
use super::super::cards::effects;
use super::super::facts::LAST_AGE;
use super::super::state::Special;
use super::super::{Effect, Innovation, Splay};
use crate::engine::{Seat, Values};

/// How many things are looked at.
pub const FEATURES: usize = 20;

/// What each is worth: between what `examples/innovation_tune` fits to games and what plays best at a glance.
pub const WEIGHTS: [f32; FEATURES] = [
    0.5, 0.6, 0.4, 0.3, 0.20, 0.006, 0.20, 0.064, 0.05, 0.006, 0.04, 0.04, 0.03, 0.02, 0.06, 0.05, 0.07, -0.04, 0.03,
    0.5,
];

/// What each player can hope for.
pub(super) fn outlooks(game: &Innovation) -> Values {
    let icons = everybodys_icons(game);
    let mut outlooks = [0.0; Seat::MOST];
    for seat in game.seats() {
        let seen = features_beside(game, seat, &icons);
        let base: f32 = seen.iter().zip(&WEIGHTS).map(|(feature, weight)| feature * weight).sum();
        outlooks[seat.index()] = base + forecast(game, seat);
    }
    outlooks
}

fn everybodys_icons(game: &Innovation) -> [Icons; Seat::MOST] {
    let mut icons = [Icons::default(); Seat::MOST];
    game.seats().for_each(|seat| icons[seat.index()] = game.player(seat).all_icons());
    icons
}

/// What a card in the forecast is worth, and what each age of it adds.
const FORESEEN: (f32, f32) = (0.06, 0.012);

/// What the forecast promises.
fn forecast(game: &Innovation, seat: Seat) -> f32 {
    game.player(seat).forecast().iter().map(|card| FORESEEN.0 + FORESEEN.1 * f32::from(card.printed_value())).sum()
}

/// What is looked at: achievements, points, ages, cards, icons, who can hurt whom.
pub fn features(game: &Innovation, seat: Seat) -> [f32; FEATURES] {
    features_beside(game, seat, &everybodys_icons(game))
}

/// The same where everybody's icons are known.
fn features_beside(game: &Innovation, seat: Seat, everybodys: &[Icons; Seat::MOST]) -> [f32; FEATURES] {
    let player = game.player(seat);
    let mut seen = [0.0; FEATURES];
    let achievements = f32::from(game.achievements(seat));
    let points = player.points();
    let (highest, height) = (player.highest_top(), player.height_to_claim());
    let needed = f32::from(game.to_win());
    seen[0] = achievements;
    seen[1] = achievements * achievements / needed;
    let mut next = 1.0f32;
    let mut claimable = 0;
    for (n, card) in game.available().iter().enumerate() {
        let age = card.printed_value();
        let (cost, towards) = (game.points_asked(seat, age), points + player.more_towards(age));
        if towards >= cost && height >= age {
            claimable += 1;
        } else if n == claimable {
            next = (f32::from(towards) / f32::from(cost)).min(1.0) * (f32::from(height) / f32::from(age)).min(1.0);
        }
    }
    seen[2] = f32::from(u8::from(claimable > 0));
    seen[3] = claimable.saturating_sub(1) as f32;
    seen[4] = f32::from(points).sqrt();
    seen[5] = f32::from(points) * lateness(game);
    seen[6] = f32::from(highest);
    seen[7] = player.tops().map(|card| f32::from(card.printed_value())).sum();
    let hand = player.hand().len().min(8) as f32;
    seen[8] = hand;
    seen[9] =
        player.hand().iter().map(|card| f32::from(card.printed_value())).sum::<f32>().min(6.0 * f32::from(LAST_AGE));
    let icons = everybodys[seat.index()];
    for icon in Icon::ALL {
        seen[10 + icon.index()] = f32::from(icons[icon.index()]).sqrt();
    }
    for opponent in game.opponents(seat) {
        let theirs = game.player(opponent);
        let their_icons = everybodys[opponent.index()];
        let icons_of = |icon: Icon| (icons[icon.index()], their_icons[icon.index()]);
        for top in player.tops() {
            let (own, other) = icons_of(top.featured());
            seen[16] += f32::from(u8::from(own > other));
        }
        for top in theirs.tops() {
            let (own, other) = icons_of(top.featured());
            let demands = || effects(top).iter().any(|effect: &Effect| effect.is_demand());
            if own < other && demands() {
                seen[17] += 0.5 + 0.1 * f32::from(top.printed_value());
            }
        }
    }
    let covered = |splay: Splay| player.stacks().iter().filter(move |stack| stack.splay() == splay);
    seen[18] = Splay::DIRECTIONS.into_iter().flat_map(covered).map(|stack| stack.cards().len() as f32 - 1.0).sum();
    let special = |special: Special| {
        let progress = game.progress(seat, special);
        f32::from(progress.has.min(progress.needs)) / f32::from(progress.needs)
    };
    let open = game.specials().filter(|special| game.owner(*special).is_none());
    seen[19] = next.powi(2) + open.skip(1).map(|one| special(one).powi(4)).sum::<f32>();
    seen
}

/// How near the end by age is: 0 at the beginning, 1 when nothing is left but the last age.
fn lateness(game: &Innovation) -> f32 {
    let highest = game.seats().map(|seat| game.player(seat).highest_top()).max().unwrap_or(0);
    (f32::from(highest) / f32::from(LAST_AGE)).powi(2)
}
