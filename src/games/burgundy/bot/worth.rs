//! What things are worth to one player: the parts from which choices and states are judged.

use super::weights::{OUTLOOK, Parts, Weights};
use crate::engine::Seat;
use crate::games::burgundy::cards::{AnimalCard, Building, Card, Die, Goods, GoodsCard, Kind};
use crate::games::burgundy::choice::{Action, Choice, Prompt, Spot, Stack};
use crate::games::burgundy::facts::{
    ANIMAL_SET_POINTS, BANK_SILVER, CONVERSION, FIRST_TRIPLE_POINTS, KNOWLEDGE_WORKERS, MINE_SILVER, MOST_PROJECTS,
    PASSAGE_BONUSES, PASSAGES, PURCHASE_SILVER, PassageBonus, ROUNDS, START_CARD_POINTS, WATCHTOWER_POINTS,
    WORKERS_FILLED, all_seven_points, triple_points,
};
use crate::games::burgundy::scoring::{animal_points, animal_sets};
use crate::games::burgundy::state::{Burgundy, Owner, Player};

/// Doing nothing where something could be done: so bad that no level picks it by mistake.
pub(super) const IDLE: f32 = -3.0;
/// Material left over at the end only breaks ties.
const LEFTOVER: f32 = 0.02;
/// So many workers, and one silver more, are worth their full price.
const ENOUGH: f32 = 4.0;

/// A player's position with all that its worth depends on. Everything is in points at the end of the game.
pub(super) struct Worth<'a> {
    pub game: &'a Burgundy,
    pub weights: &'a Weights,
    pub player: &'a Player,
    seat: Seat,
    passage: usize,
    /// Turns that the player still has after the current one.
    left: f32,
    /// The next bonus for all seven kinds, if the player has none yet.
    seven: f32,
    /// How many kinds lie in the estate, and which, one bit each.
    kinds: usize,
    has: u8,
    /// The best open good, the best open animal and the best bonus of the passage.
    best_good: f32,
    best_animal: f32,
    best_bonus: f32,
    /// What the projects will bring when they are placed, together.
    in_hand: f32,
}

impl<'a> Worth<'a> {
    pub fn of(game: &'a Burgundy, weights: &'a Weights, seat: Seat) -> Worth<'a> {
        let player = game.player(seat);
        let passage = usize::from(game.passage()).min(PASSAGES - 1);
        let passages_left = (PASSAGES - 1 - passage) as f32;
        let in_passage =
            if game.round() == 0 { usize::from(ROUNDS) } else { player.hand().len() + player.stack().len() };
        // The one who is asked in his turn may or may not have played its die already.
        let played = game.current() == Some(seat) && game.dice().is_empty();
        let left = passages_left * f32::from(ROUNDS) + in_passage.saturating_sub(usize::from(played)) as f32;
        let claimed = game.all_seven().contains(&Owner::Seat(seat));
        let seven = all_seven_points(game.all_players().len() as u8).get(game.all_seven().len()).filter(|_| !claimed);
        let seven = seven.map_or(0.0, |points| f32::from(*points));
        let cards = player.estate().iter().flat_map(|fan| fan.cards());
        let has = cards.fold(0u8, |has, card| has | 1 << card.kind().index());
        let mut worth = Worth {
            game,
            weights,
            player,
            seat,
            passage,
            left,
            seven,
            kinds: has.count_ones() as usize,
            has,
            best_good: 0.0,
            best_animal: 0.0,
            best_bonus: 0.0,
            in_hand: 0.0,
        };
        worth.best_good = worth.stack(Stack::GoodsA).max(worth.stack(Stack::GoodsB));
        worth.best_animal = worth.stack(Stack::AnimalsA).max(worth.stack(Stack::AnimalsB));
        worth.best_bonus = PASSAGE_BONUSES[passage].iter().map(|bonus| worth.bonus(bonus)).fold(0.0, f32::max);
        worth.in_hand = player.projects().iter().map(|card| worth.prospect(*card)).sum();
        worth
    }

    /// What the player can still hope for, part by part; the points so far are not in it.
    pub fn parts(&self) -> Parts {
        let player = self.player;
        let mut fans = [0.0; 2];
        for fan in player.estate().iter().filter(|fan| !fan.is_full()) {
            fans[fan.cards().len() - 1] += self.fan(fan.kind(), fan.cards().len());
        }
        let variety: f32 = (1..=self.kinds.min(6)).map(|kinds| self.variety_step(kinds)).sum();
        [
            fans[0],
            fans[1],
            self.share(player.projects().len()) * self.in_hand,
            player.goods().iter().map(|count| self.goods(*count)).sum(),
            self.herd(player.animals()),
            self.purse(player.workers(), 0),
            self.purse(0, player.silver()),
            variety,
            if self.holds_start() { self.start() } else { 0.0 },
            self.left,
            1.0,
        ]
    }

    /// The points that the player may expect at the end.
    pub fn outlook(&self) -> f32 {
        let trust = &OUTLOOK[self.passage];
        f32::from(self.player.score()) + self.parts().iter().zip(trust).map(|(part, trust)| part * trust).sum::<f32>()
    }

    /// How likely `actions` more turns are to be had, as far as the end of the game is concerned: 0 to 1.
    fn time_for(&self, actions: f32) -> f32 {
        ((self.left - actions + 1.0) / self.weights.fade).clamp(0.0, 1.0)
    }

    fn by_passage(&self, list: &[f32; PASSAGES]) -> f32 {
        list[self.passage]
    }

    /// An unfinished fan of one or two cards.
    fn fan(&self, kind: Kind, cards: usize) -> f32 {
        let first =
            if self.game.first_triples()[kind.index()].is_none() { f32::from(FIRST_TRIPLE_POINTS) } else { 0.0 };
        let full = f32::from(triple_points(kind)) + self.weights.first * first;
        let full = (full + self.best_bonus) * self.weights.kinds[kind.index()];
        match cards {
            0 => 0.0,
            1 => full * self.by_passage(&self.weights.one) * self.time_for(4.0),
            _ => full * self.by_passage(&self.weights.two) * self.time_for(2.0),
        }
    }

    /// A triple in the moment in which it is complete.
    fn triple(&self, kind: Kind) -> f32 {
        let first =
            if self.game.first_triples()[kind.index()].is_none() { f32::from(FIRST_TRIPLE_POINTS) } else { 0.0 };
        f32::from(triple_points(kind)) + first + self.best_bonus
    }

    /// One of a passage's bonuses.
    pub fn bonus(&self, bonus: &PassageBonus) -> f32 {
        let (workers, silver) = (self.player.workers(), self.player.silver());
        let purse = if bonus.silver + bonus.workers > 0 {
            self.purse(workers + bonus.workers, silver + bonus.silver) - self.purse(workers, silver)
        } else {
            0.0
        };
        let goods = if bonus.goods > 0 { f32::from(bonus.goods) * self.best_good } else { 0.0 };
        let animals = if bonus.animals > 0 { f32::from(bonus.animals) * self.best_animal } else { 0.0 };
        f32::from(bonus.points) + purse + goods + animals
    }

    /// Workers and silver.
    fn purse(&self, workers: u8, silver: u8) -> f32 {
        let bent = |count: f32, enough: f32| count.min(enough) + self.weights.surplus * (count - enough).max(0.0);
        let (workers, silver) = (f32::from(workers), f32::from(silver));
        let worth = self.by_passage(&self.weights.worker) * bent(workers, ENOUGH)
            + self.by_passage(&self.weights.silver) * bent(silver, ENOUGH + 1.0);
        worth * self.time_for(1.0) + LEFTOVER * (workers + silver)
    }

    /// Unsold goods of one sort.
    fn goods(&self, count: u8) -> f32 {
        let hope = match count {
            0 => 0.0,
            _ => self.by_passage(&self.weights.good) + f32::from(count - 1) * self.by_passage(&self.weights.more_goods),
        };
        hope * self.time_for(1.0) + LEFTOVER * f32::from(count)
    }

    /// Hope in sets of animals that are not complete; their points so far are counted already.
    fn herd(&self, animals: [u8; 4]) -> f32 {
        let hope: f32 = animal_sets(animals).map(|size| self.weights.herd.get(size - 1).copied().unwrap_or(0.0)).sum();
        hope * self.left / (self.left + ANIMAL_PACE)
    }

    fn animal(&self, card: AnimalCard) -> f32 {
        let before = self.player.animals();
        let mut after = before;
        after[card.animal().index()] += 1;
        f32::from(animal_points(after) - animal_points(before)) + self.herd(after) - self.herd(before)
    }

    fn good(&self, card: GoodsCard) -> f32 {
        let count = self.player.goods()[card.sort().index()];
        self.goods(count + 1) - self.goods(count)
    }

    /// The top card of a stack.
    pub fn stack(&self, stack: Stack) -> f32 {
        let game = self.game;
        match stack {
            Stack::GoodsA => game.goods()[0].last().map_or(0.0, |card| self.good(*card)),
            Stack::GoodsB => game.goods()[1].last().map_or(0.0, |card| self.good(*card)),
            Stack::AnimalsA => game.animals()[0].last().map_or(0.0, |card| self.animal(*card)),
            Stack::AnimalsB => game.animals()[1].last().map_or(0.0, |card| self.animal(*card)),
        }
    }

    /// One more kind in the estate, when `kinds` are there with it.
    fn variety_step(&self, kinds: usize) -> f32 {
        if (7 - kinds) as f32 * 2.0 > self.left + 1.0 {
            return 0.0;
        }
        match kinds {
            0 => 0.0,
            1..=6 => {
                let before = if kinds > 1 { self.weights.variety[kinds - 2] } else { 0.0 };
                self.seven * (self.weights.variety[kinds - 1] - before)
            }
            _ => self.seven * (1.0 - self.weights.variety[5]),
        }
    }

    /// What a card does when it is placed.
    fn effect(&self, card: Card) -> f32 {
        let (workers, silver) = (self.player.workers(), self.player.silver());
        let face = card.face();
        match face.kind {
            Kind::Castle => self.by_passage(&self.weights.castle).max(self.another_place(card)),
            Kind::Mine => self.purse(workers, silver + MINE_SILVER) - self.purse(workers, silver),
            Kind::Cloister => 0.0,
            Kind::Knowledge => self.purse(workers + KNOWLEDGE_WORKERS, silver) - self.purse(workers, silver),
            Kind::Ship => self.best_good,
            Kind::Pasture => self.best_animal,
            Kind::Building => face.building.map_or(0.0, |building| self.building(card, building)),
        }
    }

    fn building(&self, card: Card, building: Building) -> f32 {
        let (workers, silver) = (self.player.workers(), self.player.silver());
        match building {
            Building::Carpenter => self.fetch(&[Kind::Building, Kind::Knowledge]),
            Building::Church => self.fetch(&[Kind::Castle, Kind::Mine, Kind::Cloister]),
            Building::Market => self.fetch(&[Kind::Pasture, Kind::Ship]),
            Building::Watchtower => f32::from(WATCHTOWER_POINTS),
            Building::Bank => self.purse(workers, silver + BANK_SILVER) - self.purse(workers, silver),
            Building::Residences => self.best_good.max(self.best_animal),
            Building::Warehouse => {
                self.weights.warehouse * Goods::ALL.map(|sort| self.sale(sort)).into_iter().fold(0.0, f32::max)
            }
            Building::TownHall => self.weights.town_hall * self.another_place(card),
        }
    }

    /// The best placing of another project. Projects that place further ones are left out.
    fn another_place(&self, card: Card) -> f32 {
        let others = self.player.projects().iter().filter(|other| **other != card && !places_more(**other));
        others.map(|other| self.best_place(*other)).fold(0.0, f32::max)
    }

    fn fetch(&self, kinds: &[Kind]) -> f32 {
        let there = self.game.display().iter().flatten().any(|card| kinds.contains(&card.kind()));
        if there { self.by_passage(&self.weights.fetch) * self.time_for(1.0) } else { 0.0 }
    }

    /// Placing a card at a spot, all told, without what it was worth as a project.
    fn place(&self, card: Card, spot: Spot) -> f32 {
        let kind = card.kind();
        let grown = match spot {
            Spot::New => self.fan(kind, 1),
            Spot::On(fan) => {
                let fan = &self.player.estate()[usize::from(fan)];
                let (before, cards) = (fan.kind(), fan.cards().len());
                let after = if before == Kind::Cloister { kind } else { before };
                let whole = if cards == 2 { self.triple(after) } else { self.fan(after, cards + 1) };
                whole - self.fan(before, cards)
            }
        };
        let variety = if self.has & 1 << kind.index() != 0 { 0.0 } else { self.variety_step(self.kinds + 1) };
        grown + variety + self.effect(card)
    }

    /// What placing a project at the best spot brings beyond what it is worth in hand.
    fn best_place(&self, card: Card) -> f32 {
        self.best_spot(card) * (1.0 - self.share(self.player.projects().len()))
    }

    fn best_spot(&self, card: Card) -> f32 {
        self.player.spots(card.kind()).map(|spot| self.place(card, spot)).fold(0.0, f32::max)
    }

    /// What each of so many projects is worth, as a share of what placing it brings.
    fn share(&self, projects: usize) -> f32 {
        let crowd = self.weights.crowd * projects.saturating_sub(1) as f32;
        let time = (self.left / projects.max(1) as f32).min(1.0);
        (self.by_passage(&self.weights.project) - crowd).max(0.0) * time
    }

    /// What placing a card will bring when the other projects of its kind lie in the estate.
    fn prospect(&self, card: Card) -> f32 {
        let kind = card.kind();
        let fellows = self.player.projects().iter().filter(|other| **other != card && other.kind() == kind).count();
        if fellows == 0 {
            return self.best_spot(card);
        }
        let open = self.player.estate().iter().find(|fan| !fan.is_full() && fan.kind() == kind);
        let grown = match open.map_or(0, |fan| fan.cards().len()) + fellows {
            1 => self.fan(kind, 2) - self.fan(kind, 1),
            2 => self.triple(kind) - self.fan(kind, 2),
            _ => self.fan(kind, 1),
        };
        grown + self.effect(card)
    }

    /// A card becomes a project; the worst one makes room if it must.
    pub fn take(&self, card: Card) -> f32 {
        let projects = self.player.projects().len();
        let worth = self.prospect(card);
        if projects == MOST_PROJECTS {
            let worst = self.player.projects().iter().map(|project| self.prospect(*project)).fold(f32::MAX, f32::min);
            return (worth - worst) * self.share(projects);
        }
        worth * self.share(projects + 1) + self.in_hand * (self.share(projects + 1) - self.share(projects))
    }

    /// A project leaves the hand: what is lost with it.
    pub fn part_with(&self, card: Card) -> f32 {
        let projects = self.player.projects().len();
        let rest = self.in_hand - self.prospect(card);
        self.in_hand * self.share(projects) - rest * self.share(projects.saturating_sub(1))
    }

    /// Selling a sort.
    fn sale(&self, sort: Goods) -> f32 {
        let (workers, silver) = (self.player.workers(), self.player.silver());
        let count = self.player.goods()[sort.index()];
        if count == 0 {
            return 0.0;
        }
        let start = if self.holds_start() { 0.0 } else { self.start() };
        let silver = self.purse(workers, silver + count) - self.purse(workers, silver);
        f32::from(count) + silver + start - self.goods(count)
    }

    fn holds_start(&self) -> bool {
        self.game.start_card().holder == self.seat && self.game.start_card().turned
    }

    fn start(&self) -> f32 {
        match () {
            () if self.game.egon().is_some() => 0.0,
            () if self.left < 1.0 => f32::from(START_CARD_POINTS) * self.by_passage(&self.weights.start).max(0.5),
            () => self.by_passage(&self.weights.start),
        }
    }

    /// Handing in workers and silver. A rest that makes no point is given away for nothing: no level does that by mistake.
    pub fn hand_in(&self, workers: u8, silver: u8) -> f32 {
        let player = self.player;
        let points = f32::from((workers + silver) / CONVERSION);
        let gift = if (workers + silver).is_multiple_of(CONVERSION) { 0.0 } else { IDLE };
        points + gift + self.purse(player.workers() - workers, player.silver() - silver)
            - self.purse(player.workers(), player.silver())
    }

    fn best_conversion(&self) -> f32 {
        let (workers, silver) = (self.player.workers(), self.player.silver());
        let most = (workers + silver) / CONVERSION * CONVERSION;
        let of_workers = workers.min(most);
        self.hand_in(of_workers, most - of_workers)
    }

    /// An action with this die, or with any.
    pub fn action(&self, die: Option<Die>, action: Action) -> f32 {
        let (workers, silver) = (self.player.workers(), self.player.silver());
        let spent = self.game.workers_for(die, action);
        let cost = if spent == 0 { 0.0 } else { self.purse(workers, silver) - self.purse(workers - spent, silver) };
        let gain = match action {
            Action::Take(card) => self.take(card),
            Action::Place(card, spot) => self.place(card, spot) - self.part_with(card),
            Action::Sell(sort) => self.sale(sort),
            Action::Workers => match WORKERS_FILLED.saturating_sub(workers) {
                0 => IDLE,
                missing => self.purse(workers + missing, silver) - self.purse(workers, silver),
            },
            Action::Silver => self.purse(workers, silver + 1) - self.purse(workers, silver),
            Action::Convert => self.best_conversion(),
        };
        gain - cost
    }

    /// Placing a card in a later turn with this die.
    pub fn later_place(&self, card: Card, die: Die) -> f32 {
        let (workers, silver) = (self.player.workers(), self.player.silver());
        let spent = die.workers_to(card.die());
        if spent > workers {
            return 0.0;
        }
        self.best_place(card) + self.purse(workers - spent, silver) - self.purse(workers, silver)
    }

    /// The best that can be done with a bought card as a die.
    pub fn best_action(&self, card: Card) -> f32 {
        let offered = self.game.offered(self.seat, Prompt::ExtraAction(card)).into_iter();
        let worth = |choice| match choice {
            Choice::Act(die, action) => self.action(die.map(Card::die), action),
            _ => 0.0,
        };
        offered.map(worth).fold(0.0, f32::max)
    }

    /// Buying three cards, beyond the silver spent.
    pub fn purchase(&self) -> f32 {
        let (workers, silver) = (self.player.workers(), self.player.silver());
        let cost = self.purse(workers, silver) - self.purse(workers, silver.saturating_sub(PURCHASE_SILVER));
        self.by_passage(&self.weights.buy) - cost
    }
}

/// Turns in which a hope in animals comes half true.
const ANIMAL_PACE: f32 = 8.0;

/// Whether placing this card may place another one: those are not looked through twice.
fn places_more(card: Card) -> bool {
    card.kind() == Kind::Castle || card.face().building == Some(Building::TownHall)
}

const _: () = assert!(ANIMAL_SET_POINTS.len() == 5, "herds are sets of at most four");
