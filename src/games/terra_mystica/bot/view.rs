//! A table as one seat judges it, and what is remembered while it tries choices.

use super::memo::Memo;
use super::weights::Weights;
use crate::engine::Seat;
use crate::games::terra_mystica::choice::Choice;
use crate::games::terra_mystica::facts::{Building, Faction, Hexes, ROUNDS};
use crate::games::terra_mystica::state::{Bridge, Phase, Player, TerraMystica};
use arrayvec::ArrayVec;

/// The bridges while one player tries choices: how many there are, and the last one.
pub(super) type Bridges = (usize, Option<Bridge>);
/// What the largest area depends on: own buildings, bridges, shipping and skipping.
pub(super) type AreaKey = (Hexes, Bridges, u8, u8);
/// What the land in reach depends on beside that: all land, the step on the spade track.
pub(super) type LandKey = (AreaKey, [Hexes; 7], u8);
/// What towns depend on: own buildings by kind, those in towns, river hexes with towns, land, bridges, what a town needs, whether the
/// player has passed.
pub(super) type TownsKey = ([Hexes; 5], Hexes, Hexes, [Hexes; 7], Bridges, u32, bool);
/// What neighbours depend on: own buildings by kind, bridges.
pub(super) type NeighboursKey = ([Hexes; 5], Bridges);

/// The land in reach.
#[derive(Clone, Copy)]
pub(super) struct Land {
    /// Places by the spades they need: all, and those that are reached without skipping.
    pub(super) sites: [(u32, u32); 4],
    /// Places that come into reach by the next dwellings.
    pub(super) beyond: f32,
}

/// What one seat's judgement takes from the others, which its own choices hardly change.
pub(super) struct View<'a> {
    pub(super) weights: &'a Weights,
    pub(super) seat: Seat,
    /// The areas of the others.
    pub(super) areas: ArrayVec<f32, 4>,
    /// Their buildings, and those of them that can still be replaced.
    pub(super) others: Hexes,
    pub(super) growing: Hexes,
    /// What the best bonus card would bring.
    pub(super) next_card: f32,
    pub(super) cults: Memo<CultsKey, f32>,
    pub(super) area: Memo<AreaKey, f32>,
    pub(super) land: Memo<LandKey, Land>,
    pub(super) towns: Memo<TownsKey, f32>,
    pub(super) neighbours: Memo<NeighboursKey, f32>,
    /// The best favor tile for so many buildings of each kind and the favor tiles that are there.
    pub(super) favor: Memo<([u8; 5], u16), Choice>,
}

/// What the cults depend on while one player tries choices: the own steps, keys, priests that stay there.
pub(super) type CultsKey = ([u8; 4], u8, u8);

/// A table with a seat that is judged.
pub(super) struct At<'a> {
    pub(super) game: &'a TerraMystica,
    pub(super) weights: &'a Weights,
    pub(super) seat: Seat,
    pub(super) player: &'a Player,
    pub(super) faction: Faction,
    /// Incomes to come.
    pub(super) left: f32,
    pub(super) passed: bool,
    /// The place in lists of rounds where what is at hand is used.
    pub(super) now: usize,
    /// The first round whose income is still to come, counted from 0.
    pub(super) next: usize,
}

impl<'a> View<'a> {
    /// The view of a seat on a table.
    pub fn of(game: &TerraMystica, weights: &'a Weights, seat: Seat) -> View<'a> {
        let others = game.seats().filter(|other| *other != seat);
        let areas = others.map(|other| f32::from(game.largest_area(other))).collect();
        let (mut all, mut growing) = (Hexes::NONE, Hexes::NONE);
        for other in game.seats().filter(|other| *other != seat) {
            let other = game.player(other);
            growing |= other.standing(Building::Dwelling) | other.standing(Building::TradingHouse);
            all |= other.everywhere();
        }
        let mut view = View {
            weights,
            seat,
            areas,
            others: all,
            growing,
            next_card: 0.0,
            cults: Memo::default(),
            area: Memo::default(),
            land: Memo::default(),
            towns: Memo::default(),
            neighbours: Memo::default(),
            favor: Memo::default(),
        };
        if let Some(at) = At::new(game, weights, seat)
            && !game.is_last_round()
            && !at.passed
        {
            let best = game.open_cards().into_iter().map(|(card, coins)| at.card(card, coins)).fold(0.0, f32::max);
            view.next_card = weights.next_card * best;
        }
        view
    }

    /// What the seat may expect on this table.
    pub fn outlook(&self, game: &TerraMystica) -> f32 {
        let points = f32::from(game.player(self.seat).points());
        At::new(game, self.weights, self.seat).map_or(points, |at| points + at.hopes(self))
    }
}

/// The points for a rank that is not sure yet: each of the others is ahead with some probability. This curve is cheaper than a logistic one
/// and as good.
pub(super) fn soft_rank(points: [i16; 3], own: f32, others: impl Iterator<Item = f32>, spread: f32) -> f32 {
    let mut ahead = [1.0, 0.0, 0.0];
    for other in others {
        let behind = (other - own) / (2.0 * spread);
        let chance = 0.5 + 0.5 * behind / (1.0 + behind.abs());
        ahead[2] = ahead[2] * (1.0 - chance) + ahead[1] * chance;
        ahead[1] = ahead[1] * (1.0 - chance) + ahead[0] * chance;
        ahead[0] *= 1.0 - chance;
    }
    ahead.iter().zip(points).map(|(chance, points)| chance * f32::from(points)).sum()
}

impl<'a> At<'a> {
    fn new(game: &'a TerraMystica, weights: &'a Weights, seat: Seat) -> Option<At<'a>> {
        let player = game.player(seat);
        let faction = player.faction()?;
        let round = game.round();
        let begun = !matches!(game.phase(), Phase::CultBonus | Phase::Spades | Phase::NextRound);
        let passed = round > 0 && (game.passed().contains(&seat) || !begun);
        let next = usize::from(round);
        let now = if passed || round == 0 { next.min(5) } else { next - 1 };
        let left = f32::from(ROUNDS - round);
        Some(At { game, weights, seat, player, faction, left, passed, now, next })
    }
}
