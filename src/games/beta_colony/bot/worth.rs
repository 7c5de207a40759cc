//! What things are worth to one player, in points at the end of the game: `actions` with the dice, `goals` of cycle cards, `sites` for
//! modules, achievements and crew.

mod actions;
mod goals;
mod sites;

use super::weights::{OUTLOOK, Parts, Weights};
use crate::engine::Seat;
use crate::games::beta_colony::choice::{Choice, Payment, Prompt};
use crate::games::beta_colony::facts::{
    Achievement, COLONIES, Colony, Colour, CycleCard, DOCK_FUEL, Die, EXTRA_POINTS, LOCATIONS, MOST_MATERIALS,
    Material, PICTURED, ROUNDS, ROWS, STATUE_MOST,
};
use crate::games::beta_colony::state::{BetaColony, Phase, Player};
use arrayvec::ArrayVec;
use std::cell::{Cell, OnceCell};

/// A player's position with what its worth depends on. What is asked for often is worked out once.
pub(super) struct Worth<'a> {
    weights: &'a Weights,
    game: &'a BetaColony,
    seat: Seat,
    player: &'a Player,
    /// Actions that are still to come, the current one included until both its dice are used.
    actions: f32,
    /// The share of stored things that is still used.
    fade: f32,
    /// Cycle cards whose goals count for something.
    open: ArrayVec<CycleCard, 3>,
    /// What goods in store are worth now.
    stored: f32,
    /// What each material costs in the cheapest way.
    prices: OnceCell<[f32; Material::ALL.len()]>,
    /// What influence brings: by colony and how much. Not a number before it is asked for.
    influence: [[Cell<f32>; LARGEST]; COLONIES],
    /// What one and two crew members bring to the majority, by colony.
    majorities: OnceCell<[[f32; 3]; COLONIES]>,
    /// Spaces where crew brings more.
    spots: OnceCell<ArrayVec<Spot, 8>>,
    /// The best purchase of each row.
    rows: OnceCell<[f32; ROWS.len()]>,
    /// What each location brings, by what of the value counts there. Not a number before it is asked for.
    locations: [[Cell<f32>; DEGREES]; LOCATIONS as usize],
    /// What each die can do at each location.
    uses: [[OnceCell<ArrayVec<Use, 4>>; Die::ALL.len()]; LOCATIONS as usize],
}

/// Something that a die can do at a location.
#[derive(Clone, Copy)]
struct Use {
    value: u8,
    fuel: u8,
    /// What it brings, the fuel counted.
    worth: f32,
}

/// Spaces where crew of the player brings more than its majority.
struct Spot {
    spaces: u64,
    /// Of which colours modules count, as bits; achievements count everywhere if all do.
    colours: u8,
    achievements: bool,
    /// What each crew member brings, and what any number does.
    each: f32,
    any: f32,
}

/// One more than the largest influence of a module: three, two others in its group, a centre, the cycle card.
const LARGEST: usize = 8;
/// So many rounds before it is scored, a goal counts for nothing yet.
const FAR: u8 = 5;

/// Whether a card's goal is still to be scored, and soon.
fn is_open(game: &BetaColony, card: CycleCard) -> bool {
    game.round() > 0 && (game.round()..game.round() + FAR).contains(&card.goal_round())
}

/// At most so many different things does a value bring at a location: rows of a manufactory, amounts of fuel from 0 to 3.
const DEGREES: usize = 4;

fn unknown<const ROWS: usize, const COLUMNS: usize>() -> [[Cell<f32>; COLUMNS]; ROWS] {
    std::array::from_fn(|_| std::array::from_fn(|_| Cell::new(f32::NAN)))
}

/// What lies in store.
#[derive(Clone, Copy)]
struct Store {
    materials: [u8; 6],
    artifacts: u8,
    fuel: u8,
}

impl<'a> Worth<'a> {
    pub fn of(weights: &'a Weights, game: &'a BetaColony, seat: Seat) -> Worth<'a> {
        let player = game.player(seat);
        let in_round = match game.phase() {
            Phase::Turn(_) | Phase::Change(_) => player.dice().count() as f32 / 2.0,
            Phase::Roll | Phase::CycleStart(_) => 2.0,
            _ => 0.0,
        };
        let actions = 2.0 * f32::from(ROUNDS.saturating_sub(game.round())) + in_round;
        let mut worth = Worth {
            weights,
            game,
            seat,
            player,
            actions,
            fade: (actions / weights.used_within).min(1.0),
            open: game.cards().into_iter().filter(|card| is_open(game, *card)).collect(),
            stored: 0.0,
            prices: OnceCell::new(),
            influence: unknown(),
            majorities: OnceCell::new(),
            spots: OnceCell::new(),
            rows: OnceCell::new(),
            locations: unknown(),
            uses: Default::default(),
        };
        worth.stored = worth.goods(worth.store());
        worth
    }

    /// The points that the player may expect at the end.
    pub fn outlook(&self) -> f32 {
        if self.game.phase() == Phase::End {
            return f32::from(self.game.projected(self.seat));
        }
        let round = usize::from(self.game.round().saturating_sub(1)).min(OUTLOOK.len() - 1);
        let hopes = self.parts().into_iter().zip(OUTLOOK[round]).map(|(part, trust)| part * trust);
        f32::from(self.player.points()) + hopes.sum::<f32>()
    }

    /// What the player can still hope for.
    pub fn parts(&self) -> Parts {
        let (store, built) = (self.store(), self.player.achievements());
        let colonies = |what: &dyn Fn(Colony) -> f32| Colony::ALL.into_iter().map(what).sum::<f32>();
        let now = |achievement: &Achievement| f32::from(self.game.worth(self.seat, *achievement));
        let statues = built.iter().filter(|one| one.is_statue());
        let [met, near] = self.goals();
        [
            self.hopes(store),
            f32::from(store.artifacts),
            colonies(&|colony| self.ahead(colony, self.player.track(colony))),
            colonies(&|colony| f32::from(self.game.majority_points(colony, self.seat))),
            colonies(&|colony| self.contested(colony, 0)),
            built.iter().map(now).sum(),
            statues.map(|one| f32::from(STATUE_MOST) - now(one)).sum(),
            met,
            near,
            self.actions,
            1.0,
        ]
    }

    /// How good a choice looks.
    pub fn choice(&self, prompt: Prompt, choice: Choice) -> f32 {
        match choice {
            Choice::Board(board) => self.weights.board[board.index()],
            Choice::Start(at) => self.weights.start[at.index()],
            Choice::Change(die) => {
                let mut game = self.game.clone();
                let value = self.player.values()[die.index()];
                game.set_die(self.seat, die, if prompt == Prompt::DieToSix { 6 } else { 7 - value });
                Worth::of(self.weights, &game, self.seat).plan()
            }
            Choice::Move(die, to) => self.travel(die, to),
            Choice::Dock(one, other) => {
                let gain = self.goods(self.store().fuel(DOCK_FUEL)) - self.stored;
                gain + self.player.ship().map_or(0.0, |ship| self.rest(ship, one, other))
            }
            Choice::Activate(die, value) => self.activation(die, value),
            Choice::Material(material) => self.goods(self.store().material(material)) - self.stored,
            Choice::Gather => self.gather(),
            Choice::Achieve(achievement) => match prompt {
                Prompt::FreeAchievement(_) => self.achievement(achievement) + self.bonus_of(achievement),
                _ => self.purchase(achievement),
            },
            Choice::Module(module) => self.best_site(module, matches!(prompt, Prompt::FreeModule(_))),
            Choice::Build(space) => match prompt {
                Prompt::ModuleSpace { module, free } => {
                    self.module(module, space, free) - if free { 0.0 } else { self.price(space.material()) }
                }
                Prompt::AchievementSpace { free, .. } => {
                    self.crewed(space, 1, None) - if free { 0.0 } else { self.price(space.material()) }
                }
                _ => 0.0,
            },
            Choice::Pay(payment) => {
                let extra = if prompt == Prompt::ExtraPoints { f32::from(EXTRA_POINTS) } else { 0.0 };
                extra - self.lost(payment)
            }
            Choice::Crew(space) => {
                let colour = Colour::ALL.into_iter().find(|colour| self.game.coloured(*colour) & space.bit() != 0);
                self.crewed(space, 1, colour)
            }
            Choice::Influence(colony) => self.advance(colony, 1),
            Choice::Discard => {
                let mut store = self.store();
                store.materials.iter_mut().zip(PICTURED).for_each(|(count, wanted)| *count -= (*count).min(wanted));
                f32::from(CycleCard::SevenMaterials.points()) - self.statue_for(self.store()) + self.statue_for(store)
            }
            Choice::Pass if prompt == Prompt::DieToSix || prompt == Prompt::FlipDie => self.plan(),
            Choice::Pass => 0.0,
        }
    }

    fn store(&self) -> Store {
        let player = self.player;
        Store { materials: player.materials(), artifacts: player.artifacts(), fuel: player.fuel() }
    }

    /// What goods in store are worth, with the goals that ask for them.
    fn goods(&self, store: Store) -> f32 {
        let goals: f32 = self.open.iter().map(|card| self.store_goal(*card, store)).sum();
        self.hopes(store) + f32::from(store.artifacts) + goals + self.statue_for(store)
    }

    /// What can still be made of goods in store.
    fn hopes(&self, store: Store) -> f32 {
        let Weights { material, polymer, surplus, fuel, artifact, .. } = self.weights;
        let mut sum = 0.0;
        for (kind, count) in Material::ALL.into_iter().zip(store.materials).filter(|(_, count)| *count > 0) {
            let further = usize::from(count).saturating_sub(material.len()) as f32;
            let these: f32 = material.iter().take(usize::from(count)).sum();
            let factor = if kind == Material::Polymer { *polymer } else { 1.0 };
            sum += factor * (these + further * material[material.len() - 1]);
        }
        let all = f32::from(store.materials.iter().sum::<u8>());
        for (beyond, less) in [4.0, 6.0, 8.0].into_iter().zip(surplus) {
            sum -= less * (all - beyond).max(0.0);
        }
        let tanks = f32::from(store.fuel);
        sum += fuel[0] * tanks.min(2.0) + fuel[1] * (tanks - 2.0).clamp(0.0, 2.0) + fuel[2] * (tanks - 4.0).max(0.0);
        sum += artifact * f32::from(store.artifacts);
        self.fade * sum
    }

    /// What the statue for materials brings.
    fn statue_for(&self, store: Store) -> f32 {
        if !self.player.achievements().contains(&Achievement::Materials) {
            return 0.0;
        }
        let count = f32::from(store.materials.iter().sum::<u8>());
        let share = 1.0 - self.weights.statue * self.actions / (2.0 * f32::from(ROUNDS));
        share * (2.0 * count).min(f32::from(STATUE_MOST))
    }

    /// What so much fuel is worth that is used up.
    fn burnt(&self, fuel: u8) -> f32 {
        if fuel == 0 {
            return 0.0;
        }
        let mut store = self.store();
        store.fuel = store.fuel.saturating_sub(fuel);
        self.stored - self.goods(store)
    }

    /// What is lost by a payment.
    fn lost(&self, payment: Payment) -> f32 {
        let mut store = self.store();
        match payment {
            Payment::Material(material) => store.take(material, 1),
            Payment::Pair(material) => store.take(material, 2),
            Payment::Artifact => store.artifacts = store.artifacts.saturating_sub(1),
        }
        self.stored - self.goods(store)
    }

    /// What paying for a material costs in the cheapest way.
    fn price(&self, material: Material) -> f32 {
        let of = |material: Material| {
            let own = self.player.material(material) > 0;
            self.lost(if own { Payment::Material(material) } else { Payment::Artifact })
        };
        self.prices.get_or_init(|| Material::ALL.map(of))[material.index()]
    }
}

impl Store {
    fn fuel(mut self, more: u8) -> Store {
        self.fuel = self.fuel.saturating_add(more);
        self
    }

    fn material(mut self, material: Material) -> Store {
        if self.materials.iter().sum::<u8>() < MOST_MATERIALS {
            self.materials[material.index()] += 1;
        }
        self
    }

    fn take(&mut self, material: Material, count: u8) {
        let has = &mut self.materials[material.index()];
        *has = has.saturating_sub(count);
    }
}
