//! What things are worth to one player, in points at the end of the game.

use crate::engine::Seat;
use crate::games::beta_colony::choice::{Choice, Payment, Prompt};
use crate::games::beta_colony::facts::{
    Achievement, Board, Colony, Colour, CycleCard, DOCK_FUEL, Die, EXTRA_POINTS, Location, MAJORITY, MOST_MATERIALS,
    Material, Module, ModuleBonus, PICTURED, ROUNDS, ROWS, STATUE_ARTIFACTS, STATUE_MOST, Space, TRACK, TRACK_BONUSES,
    TRACK_POINTS, TrackBonus, moon_yield, ridback_fuel, row_for,
};
use crate::games::beta_colony::state::{BetaColony, Phase, Player};
use std::cell::OnceCell;

/// The first, second, third and further materials of a kind.
const MATERIAL: [f32; 4] = [1.7, 1.4, 1.1, 0.8];
/// What polymer is worth beside the others.
const POLYMER: f32 = 0.8;
/// Fuel up to four, and further fuel.
const FUEL: [f32; 2] = [0.7, 0.35];
/// An artifact beyond its point at the end.
const ARTIFACT: f32 = 1.3;
/// Actions within which what is in store can still be used.
const USED_WITHIN: f32 = 3.0;
/// A crew member in a colony while the majority is open.
const CREW: f32 = 1.7;
/// A module or an achievement that comes free, before it is known which.
const FREE_MODULE: f32 = 5.5;
const FREE_ACHIEVEMENT: f32 = 8.0;
/// Rewards of a track one, two and three spaces ahead.
const AHEAD: [f32; 3] = [0.5, 0.3, 0.15];
/// How likely a goal is met that lacks nothing, one thing and so on.
const GOAL: [f32; 6] = [0.95, 0.5, 0.3, 0.18, 0.1, 0.05];
/// An action still to come.
const ACTION: f32 = 3.0;
/// What the two dice kept for the round's second action count for.
const KEEP: f32 = 0.5;
/// How much of what a statue lacks to its most is hoped for at the start.
const STATUE: f32 = 0.7;
/// What each board is worth, and each location at the start.
const BOARD: [f32; 5] = [1.0, 1.5, 2.0, 1.5, 1.0];

/// A player's position with what its worth depends on.
pub(super) struct Worth<'a> {
    game: &'a BetaColony,
    seat: Seat,
    player: &'a Player,
    /// Actions that are still to come, the current one included until both its dice are used.
    actions: f32,
    /// The share of stored things that is still used.
    fade: f32,
    /// What goods in store are worth now.
    stored: f32,
    coloured: [u64; 5],
    manned: u64,
    /// The best purchase of each row.
    rows: OnceCell<[f32; ROWS.len()]>,
}

/// What lies in store.
#[derive(Clone, Copy)]
struct Store {
    materials: [u8; 6],
    artifacts: u8,
    fuel: u8,
}

impl<'a> Worth<'a> {
    pub fn of(game: &'a BetaColony, seat: Seat) -> Worth<'a> {
        let player = game.player(seat);
        let in_round = match game.phase {
            Phase::Turn(_) | Phase::Change(_) => player.dice().count() as f32 / 2.0,
            Phase::Goal(_) | Phase::RoundEnd | Phase::End => 0.0,
            Phase::Roll | Phase::CycleStart(_) => 2.0,
            _ => 0.0,
        };
        let actions = 2.0 * f32::from(ROUNDS.saturating_sub(game.round)) + in_round;
        let mut worth = Worth {
            game,
            seat,
            player,
            actions,
            fade: (actions / USED_WITHIN).min(1.0),
            stored: 0.0,
            coloured: Colour::ALL.map(|colour| game.coloured(colour)),
            manned: game.manned(seat),
            rows: OnceCell::new(),
        };
        worth.stored = worth.goods(worth.store());
        worth
    }

    /// The points that the player may expect at the end.
    pub fn outlook(&self) -> f32 {
        if self.game.phase == Phase::End {
            return f32::from(self.game.projected(self.seat));
        }
        let tracks: f32 = Colony::ALL.into_iter().map(|colony| self.ahead(colony, self.player.track(colony))).sum();
        let crew: f32 = Colony::ALL.into_iter().map(|colony| self.majority(colony, 0)).sum();
        let built: f32 = self.player.achievements().iter().map(|achievement| self.achievement(*achievement)).sum();
        let goals: f32 = self.game.cards.into_iter().map(|card| self.crew_goal(card)).sum();
        f32::from(self.player.points()) + self.stored + tracks + crew + built + goals + ACTION * self.actions
    }

    /// How good a choice looks.
    pub fn choice(&self, prompt: Prompt, choice: Choice) -> f32 {
        match choice {
            Choice::Board(board) => BOARD[board.index()],
            Choice::Start(at) => match at {
                Location::LeftManufactory | Location::RightManufactory => 0.0,
                _ => 0.3,
            },
            Choice::Change(die) => {
                let mut game = self.game.clone();
                let value = &mut game.player_mut(self.seat).dice[die.index()];
                *value = if prompt == Prompt::DieToSix { 6 } else { 7 - *value };
                Worth::of(&game, self.seat).plan()
            }
            Choice::Move(die, to) => self.travel(die, to),
            Choice::Dock(one, other) => {
                let gain = self.goods(self.store().fuel(DOCK_FUEL)) - self.stored;
                gain + self.player.ship().map_or(0.0, |ship| self.rest(ship, one, other))
            }
            Choice::Activate(die, value) => {
                let Some(at) = self.player.ship() else { return 0.0 };
                let ways = self.game.activations(self.seat, at, die);
                let fuel = ways.iter().find(|way| way.value == value).map_or(0, |way| way.fuel);
                self.location(at, die, value) - self.burnt(fuel) + self.rest(at, die, die)
            }
            Choice::Material(material) => self.goods(self.store().material(material)) - self.stored,
            Choice::Gather => self.gather(),
            Choice::Achieve(achievement) => match prompt {
                Prompt::FreeAchievement => self.achievement(achievement) + self.bonus_of(achievement),
                _ => self.purchase(achievement),
            },
            Choice::Module(module) => self.best_site(module, matches!(prompt, Prompt::FreeModule)),
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
                let colour = Colour::ALL.into_iter().find(|colour| self.coloured[colour.index()] & space.bit() != 0);
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
        let mut sum = 0.0;
        for (material, count) in Material::ALL.into_iter().zip(store.materials) {
            let factor = if material == Material::Polymer { POLYMER } else { 1.0 };
            for number in 0..usize::from(count) {
                sum += factor * MATERIAL[number.min(MATERIAL.len() - 1)];
            }
        }
        let fuel = f32::from(store.fuel);
        sum += FUEL[0] * fuel.min(4.0) + FUEL[1] * (fuel - 4.0).max(0.0);
        sum += ARTIFACT * f32::from(store.artifacts);
        let goals: f32 = self.game.cards.into_iter().map(|card| self.store_goal(card, store)).sum();
        self.fade * sum + f32::from(store.artifacts) + goals + self.statue_for(store)
    }

    /// What the statue for materials brings.
    fn statue_for(&self, store: Store) -> f32 {
        if !self.player.achievements().contains(&Achievement::Materials) {
            return 0.0;
        }
        let count = f32::from(store.materials.iter().sum::<u8>());
        let share = 1.0 - STATUE * self.actions / (2.0 * f32::from(ROUNDS));
        share * (2.0 * count).min(f32::from(STATUE_MOST))
    }

    /// What a goal counts for that lacks so many things.
    fn goal(&self, card: CycleCard, lacking: u32) -> f32 {
        let over = self.game.cycle() > card.cycle();
        let due = 3.0 * (card.cycle() as f32 + 1.0);
        if over || self.game.round == 0 {
            return 0.0;
        }
        let rounds = due - f32::from(self.game.round);
        if rounds >= 5.0 {
            return 0.0;
        }
        let certain = rounds == 0.0 && self.player.dice().count() == 0;
        let share = match (certain, lacking) {
            (true, 0) => 1.0,
            (true, _) => 0.0,
            (false, lacking) => GOAL[(lacking as usize).min(GOAL.len() - 1)],
        };
        share * f32::from(card.points())
    }

    fn store_goal(&self, card: CycleCard, store: Store) -> f32 {
        let lacking = match card {
            CycleCard::FourEqual => 4 - store.materials.iter().copied().max().unwrap_or(0).min(4),
            CycleCard::OneArtifact => u8::from(store.artifacts == 0),
            CycleCard::SevenFuel => 7 - store.fuel.min(7),
            CycleCard::SevenMaterials => {
                PICTURED.into_iter().zip(store.materials).map(|(wanted, has)| wanted.saturating_sub(has)).sum()
            }
            _ => return 0.0,
        };
        self.goal(card, u32::from(lacking))
    }

    fn crew_goal(&self, card: CycleCard) -> f32 {
        let (game, seat) = (self.game, self.seat);
        let lacking = |wanted: u8, has: u8| u32::from(wanted.saturating_sub(has));
        let lacking = match card {
            CycleCard::TwoCentral => {
                let most = Colony::ALL.into_iter().map(|colony| game.central_crew(seat, colony)).max();
                lacking(2, most.unwrap_or(0))
            }
            CycleCard::TwoEach => Colony::ALL.into_iter().map(|colony| lacking(2, game.crew_in(colony, seat))).sum(),
            CycleCard::FourColours => {
                let has = self.coloured.iter().filter(|coloured| *coloured & self.manned != 0).count();
                lacking(4, has as u8)
            }
            CycleCard::FourInfluence => {
                let short: u32 = Colony::ALL.into_iter().map(|colony| lacking(4, self.player.track(colony))).sum();
                short.div_ceil(2)
            }
            CycleCard::SixOutside => {
                let outside = Space::all().filter(|space| !space.is_central());
                lacking(6, outside.map(|space| game.crew_on(space, seat)).sum())
            }
            _ => return 0.0,
        };
        self.goal(card, lacking)
    }

    /// What so much fuel is worth that is used up.
    fn burnt(&self, fuel: u8) -> f32 {
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
        if self.player.material(material) > 0 {
            self.lost(Payment::Material(material))
        } else {
            self.lost(Payment::Artifact)
        }
    }

    /// A crew's share in the points of a colony's majority, with so many more.
    fn majority(&self, colony: Colony, more: u8) -> f32 {
        let own = self.game.crew_in(colony, self.seat) + more;
        let others = self.game.seats().filter(|other| *other != self.seat);
        let least = others.map(|other| self.game.crew_in(colony, other)).min().unwrap_or(0);
        let difference = usize::from(own.saturating_sub(least)).min(MAJORITY.len() - 1);
        let sure = f32::from(MAJORITY[difference]);
        let open = CREW * f32::from(own.min(least + 6));
        let share = (self.actions / (2.0 * f32::from(ROUNDS))).min(1.0);
        share * open + (1.0 - share) * sure
    }

    /// What so many crew members on a space bring, on a module of this colour or on an achievement.
    fn crewed(&self, space: Space, count: u8, colour: Option<Colour>) -> f32 {
        let count = count.min(self.player.crew());
        if count == 0 {
            return 0.0;
        }
        let colony = space.colony();
        let mut sum = self.majority(colony, count) - self.majority(colony, 0);
        let new = self.manned & space.bit() == 0;
        for achievement in self.player.achievements() {
            let most = f32::from(STATUE_MOST);
            let open = f32::from(self.game.worth(self.seat, *achievement)) < most;
            sum += match achievement {
                Achievement::Chain if open && space.neighbour_bits() & self.manned != 0 => 2.0 * f32::from(count),
                Achievement::Centre if open && space.is_central() => 1.5 * f32::from(count),
                Achievement::Colour if open && new && colour.is_some() => 1.5,
                _ => 0.0,
            };
        }
        for card in self.game.cards {
            let helps = match card {
                CycleCard::TwoCentral => space.is_central() && self.game.central_crew(self.seat, colony) < 2,
                CycleCard::TwoEach => self.game.crew_in(colony, self.seat) < 2,
                CycleCard::FourColours => {
                    new && colour.is_some_and(|colour| self.coloured[colour.index()] & self.manned == 0)
                }
                CycleCard::SixOutside => colour.is_some() && !space.is_central(),
                _ => false,
            };
            if helps {
                // What one thing less to do is worth.
                sum += 0.35 * self.goal(card, 0);
            }
        }
        sum
    }

    /// What a bonus of a track is worth.
    fn track_bonus(&self, bonus: TrackBonus) -> f32 {
        match bonus {
            TrackBonus::AnyMaterial => MATERIAL[0] * self.fade,
            TrackBonus::TwoMaterials => 2.0 * MATERIAL[0] * self.fade,
            TrackBonus::Artifact => 1.0 + ARTIFACT * self.fade,
            TrackBonus::TwoFuel => 2.0 * FUEL[0] * self.fade,
            TrackBonus::Crew => 2.0,
            TrackBonus::FreeModule => FREE_MODULE,
            TrackBonus::FreeAchievement if self.player.achievements().len() < 2 => FREE_ACHIEVEMENT,
            TrackBonus::FreeAchievement => 0.0,
        }
    }

    /// What lies on a space of a track.
    fn on_track(&self, colony: Colony, space: u8) -> f32 {
        let points = TRACK_POINTS.iter().find(|(at, _)| *at == space).map_or(0.0, |(_, points)| f32::from(*points));
        let bonus = TRACK_BONUSES[colony.index()].iter().find(|(at, _)| *at == space);
        points + bonus.map_or(0.0, |(_, bonus)| self.track_bonus(*bonus))
    }

    /// The hope in the next spaces of a track.
    fn ahead(&self, colony: Colony, at: u8) -> f32 {
        let hopes = (at + 1..).zip(AHEAD).map(|(space, share)| share * self.on_track(colony, space));
        self.fade * hopes.sum::<f32>()
    }

    /// What so much influence in a colony brings.
    fn advance(&self, colony: Colony, by: u8) -> f32 {
        let from = self.player.track(colony);
        let to = (from + by).min(TRACK as u8);
        let passed: f32 = (from + 1..=to).map(|space| self.on_track(colony, space)).sum();
        let goal = if self.game.cards[1] == CycleCard::FourInfluence && from < 4 && to > from {
            0.3 * self.goal(CycleCard::FourInfluence, 0)
        } else {
            0.0
        };
        passed + goal + self.ahead(colony, to) - self.ahead(colony, from)
    }

    /// What a module brings on a space, the space's price not counted.
    fn module(&self, module: Module, space: Space, free: bool) -> f32 {
        let influence = self.game.influence(module, space, free);
        let bonus = match module.bonus() {
            Some(ModuleBonus::TwoPoints) => 2.0,
            Some(ModuleBonus::Artifact) => 1.0 + ARTIFACT * self.fade,
            Some(ModuleBonus::TwoFuel) => self.goods(self.store().fuel(2)) - self.stored,
            _ => 0.0,
        };
        bonus + self.advance(space.colony(), influence) + self.crewed(space, module.crew(), Some(module.colour()))
    }

    /// What a module brings on its best space, paid or free.
    fn best_site(&self, module: Module, free: bool) -> f32 {
        let (sites, price) = if free {
            (self.game.sites(module.colour()), 0.0)
        } else {
            (self.game.buyable(self.seat, module), self.price(module.colour().material()))
        };
        let prices = Material::ALL.map(|material| if free { 0.0 } else { self.price(material) });
        let worths =
            Space::of_bits(sites).map(|space| self.module(module, space, free) - prices[space.material().index()]);
        worths.fold(f32::NEG_INFINITY, f32::max) - price
    }

    fn rows(&self) -> &[f32; ROWS.len()] {
        self.rows.get_or_init(|| {
            let mut best = [0.0; ROWS.len()];
            for (row, best) in best.iter_mut().enumerate() {
                let worths = self.game.row(row).map(|module| self.best_site(module, false));
                *best = worths.filter(|worth| worth.is_finite()).fold(f32::NEG_INFINITY, f32::max);
                if !best.is_finite() {
                    *best = 0.0;
                }
            }
            best
        })
    }

    /// What an achievement is worth to the player at the end.
    fn achievement(&self, achievement: Achievement) -> f32 {
        let now = f32::from(self.game.worth(self.seat, achievement));
        match achievement {
            // Counted with the store.
            Achievement::Materials if self.player.achievements().contains(&achievement) => 0.0,
            statue if statue.is_statue() => {
                let hope = STATUE * (self.actions / f32::from(ROUNDS)).min(1.0);
                now + hope * (f32::from(STATUE_MOST) - now)
            }
            _ => now,
        }
    }

    fn bonus_of(&self, achievement: Achievement) -> f32 {
        match achievement {
            Achievement::CrewBuilding => 2.0,
            Achievement::InfluenceBuilding => 1.5,
            Achievement::FuelBuilding => FUEL[0] * self.fade,
            _ => 0.0,
        }
    }

    /// What buying an achievement brings.
    fn purchase(&self, achievement: Achievement) -> f32 {
        let mut store = self.store();
        match achievement.materials() {
            Some(price) => price.into_iter().for_each(|material| {
                if store.materials[material.index()] > 0 {
                    store.take(material, 1);
                } else {
                    store.artifacts = store.artifacts.saturating_sub(1);
                }
            }),
            None => store.artifacts = store.artifacts.saturating_sub(STATUE_ARTIFACTS),
        }
        let price = self.stored - self.goods(store);
        let sites = Space::of_bits(self.game.achievable(self.seat, achievement, false));
        let site = sites.map(|space| self.crewed(space, 1, None) - self.price(space.material()));
        self.achievement(achievement) + self.bonus_of(achievement) - price + site.fold(-9.0, f32::max)
    }

    fn gather(&self) -> f32 {
        let fuel = 1 + u8::from(self.player.board() == Some(Board::Third));
        let with = |material: &Material| self.goods(self.store().fuel(fuel).material(*material)) - self.stored;
        Material::ALL.iter().map(with).fold(f32::NEG_INFINITY, f32::max)
    }

    /// What activating a location with a die as this value brings.
    fn location(&self, at: Location, die: Die, value: u8) -> f32 {
        let point = if at.bonus_die() == Some(die) { 1.0 } else { 0.0 };
        point
            + match at {
                Location::GanDe | Location::Jyo | Location::Nebra => self.moon(at, value),
                Location::AzophiNexus => {
                    let open = self.game.achievements();
                    let open = open.filter(|one| self.game.achievable(self.seat, *one, false) != 0);
                    open.map(|one| self.purchase(one)).fold(self.gather(), f32::max)
                }
                Location::Ridback => {
                    let fuel = ridback_fuel(value) + u8::from(self.player.board() == Some(Board::Third));
                    self.goods(self.store().fuel(fuel)) - self.stored
                }
                Location::LeftManufactory | Location::RightManufactory => self.rows()[row_for(value)],
            }
    }

    fn moon(&self, moon: Location, value: u8) -> f32 {
        let Some(materials) = moon.materials() else { return 0.0 };
        let mut store = self.store();
        for _ in 0..moon_yield(value) {
            let [one, other] = materials.map(|material| self.goods(store.material(material)));
            store = store.material(if one >= other { materials[0] } else { materials[1] });
        }
        if let Some((_, material)) = self.player.board().map(Board::extra).filter(|(at, _)| *at == moon) {
            store = store.material(material);
        }
        if moon == Location::Nebra && self.game.holds(CycleCard::OneArtifact) {
            store = store.material(Material::Polymer);
        }
        self.goods(store) - self.stored
    }

    /// The best that a die can do at a location.
    fn with(&self, at: Location, die: Die) -> f32 {
        let ways = self.game.activations(self.seat, at, die);
        let worths = ways.into_iter().map(|way| self.location(at, die, way.value) - self.burnt(way.fuel));
        worths.fold(0.0, f32::max)
    }

    /// A move, with the best activation after it and what is left then.
    fn travel(&self, die: Die, to: Location) -> f32 {
        let Some(travel) = self.game.travel(self.seat, die, to) else { return 0.0 };
        let others = self.player.dice().filter(|other| *other != die);
        let best = others.map(|other| self.with(to, other) + self.rest(to, die, other)).fold(0.0, f32::max);
        best - self.burnt(travel.fuel)
    }

    /// A share of the best that the last two dice can do from there, without fuel for the move.
    fn rest(&self, from: Location, used: Die, also: Die) -> f32 {
        let mut left = self.player.dice().filter(|die| *die != used && *die != also);
        let (Some(one), Some(other), None) = (left.next(), left.next(), left.next()) else { return 0.0 };
        let go = |with: Die, then: Die| {
            let to = from.clockwise(self.player.die(with).unwrap_or(0));
            self.with(to, then)
        };
        KEEP * go(one, other).max(go(other, one))
    }

    /// The best action that the dice allow now.
    fn plan(&self) -> f32 {
        let dice = self.player.dice();
        let moves = dice.flat_map(|die| Location::ALL.map(|to| (die, to)));
        let within = moves.filter(|(die, to)| {
            self.game.travel(self.seat, *die, *to).is_some_and(|travel| travel.fuel <= self.player.fuel())
        });
        within.map(|(die, to)| self.travel(die, to)).fold(0.0, f32::max)
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
