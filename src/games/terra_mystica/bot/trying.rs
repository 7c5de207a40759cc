//! Trying choices out: what the table is worth after each of them.

use super::view::View;
use crate::engine::{Chance, Flow, Seat, Table};
use crate::games::terra_mystica::cause::Cause;
use crate::games::terra_mystica::choice::{Choice, Exchange, Track};
use crate::games::terra_mystica::facts::tiles::Feat;
use crate::games::terra_mystica::facts::{Building, Cost, Cult, Faction, Favor, Hex, SLOTS, Special};
use crate::games::terra_mystica::pending::Pending;
use crate::games::terra_mystica::prompt::{Leech, Prompt};
use crate::games::terra_mystica::state::TerraMystica;
use crate::games::terra_mystica::{Event, Terrain};
use arrayvec::ArrayVec;

/// A choice that nobody should make.
const FOOLISH: f32 = -30.0;
/// What an exchange without a purpose looks like.
const IDLE: f32 = -8.0;
/// A town whose tile is not taken yet.
const TOWN_DUE: f32 = 10.0;
/// How much more an action must bring that needs an exchange.
const EXCHANGE: f32 = 0.1;
/// What a double turn is worth beside its two actions.
const DOUBLE: f32 = 0.5;
/// What a step for Cultists costs those who give it.
const CULTISTS_STEP: f32 = 0.4;

/// A table at which the seat that tries answers by its judgement.
struct Trying<'a>(&'a View<'a>);

impl Chance for Trying<'_> {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}

impl Table<TerraMystica> for Trying<'_> {
    fn ask(&mut self, game: &TerraMystica, _: Seat, prompt: Prompt, choices: &[Choice]) -> Flow<Choice> {
        if let [only] = choices {
            return Ok(*only);
        }
        Ok(match prompt {
            Prompt::Pending(pending) if pending == (Pending { favors: pending.favors, ..Pending::default() }) => {
                self.favor(game, prompt, choices)
            }
            _ => self.best(game, prompt, choices.iter().copied()),
        })
    }

    fn tell(&mut self, _: &TerraMystica, _: Event) {}
}

impl Trying<'_> {
    /// The first of the choices that looks best.
    fn best(&self, game: &TerraMystica, prompt: Prompt, choices: impl Iterator<Item = Choice>) -> Choice {
        let scored = choices.map(|choice| (choice, self.0.answer(game, prompt, choice)));
        let best = scored.reduce(|best, one| if one.1 > best.1 { one } else { best });
        best.map_or(Choice::Done, |(choice, _)| choice)
    }

    /// The best favor tile. Only what the one for towns is worth depends on where the building stands that brings it: which of the others is
    /// best is found once.
    fn favor(&self, game: &TerraMystica, prompt: Prompt, choices: &[Choice]) -> Choice {
        let player = game.player(self.0.seat);
        let (towns, others) = (Choice::Favor(Favor::TOWN), choices.iter().copied());
        let key = (Building::ALL.map(|building| player.built(building)), player.favors());
        let found = self.0.favor.of(key, || self.best(game, prompt, others.filter(|choice| *choice != towns)));
        self.best(game, prompt, [found, towns].into_iter().filter(|choice| choices.contains(choice)))
    }
}

/// What an exchange after the action looks like, or the end of the turn.
pub(super) fn aside(choice: Choice) -> f32 {
    if choice == Choice::Done { 0.0 } else { IDLE }
}

impl View<'_> {
    /// The seat's judgement of all choices of its turn, as differences to the table as it lies.
    pub fn turn(&self, game: &TerraMystica, choices: &[Choice], scores: &mut Vec<f32>) {
        let before = self.outlook(game);
        let others = game.seats().filter(|seat| *seat != self.seat && !game.passed().contains(seat)).count() as f32;
        let plain = |hex: Hex| choices.contains(&Choice::Build(hex));
        let spades_score = game.scoring_tile(game.round()).print().feat == Feat::Spade;
        scores.extend(choices.iter().map(|choice| match choice {
            Choice::Exchange(_) => FOOLISH,
            // Where a dwelling can be built at once, land is not prepared for it.
            Choice::Spade(hex) if !spades_score && plain(*hex) => FOOLISH,
            Choice::Special(Special::ChaosMagicians) => FOOLISH,
            // A priest takes the most steps that he can.
            Choice::Priest(cult, steps) if (steps + 1..=SLOTS[0]).any(|more| game.has_slot(*cult, more)) => FOOLISH,
            Choice::Pass(_) => self.after(game, *choice) - before + self.weights.early * others,
            Choice::Power(_) => self.after(game, *choice) - before + self.weights.hurry * others.min(1.0),
            _ => self.after(game, *choice) - before,
        }));
        let passing = choices.iter().zip(scores.iter()).filter(|(choice, _)| matches!(choice, Choice::Pass(_)));
        let passing = passing.map(|(_, score)| *score).fold(FOOLISH, f32::max);
        if let Some(double) = choices.iter().position(|choice| *choice == Choice::Special(Special::ChaosMagicians)) {
            let [mut best, mut second] = [FOOLISH; 2];
            for score in scores.iter().copied() {
                (best, second) = (best.max(score), second.max(score.min(best)));
            }
            scores[double] = if second > passing { best + DOUBLE } else { FOOLISH };
        }
        let best = scores.iter().copied().fold(FOOLISH, f32::max);
        for (choice, score) in choices.iter().zip(scores.iter_mut()) {
            if let Choice::Exchange(exchange) = choice {
                *score =
                    self.exchanged(game, *exchange, choices, best + EXCHANGE, before).unwrap_or(best.min(0.0) + IDLE);
            }
        }
    }

    /// What the best action brings that is only possible after this exchange, made once or several times, if it is more than `least`.
    fn exchanged(
        &self,
        game: &TerraMystica,
        exchange: Exchange,
        before: &[Choice],
        least: f32,
        outlook: f32,
    ) -> Option<f32> {
        let most = match exchange {
            Exchange::PowerToCoin | Exchange::WorkerToCoin | Exchange::PointToCoin => 4,
            Exchange::CoinsToPoint => 0,
            _ => 2,
        };
        let wanted = self.wanted(game);
        let payable = |game: &TerraMystica| wanted.iter().filter(|cost| game.player(self.seat).can_pay(**cost)).count();
        let (mut after, mut possible) = (game.clone(), payable(game));
        let mut best = least;
        let mut found = None;
        for _ in 0..most {
            if possible == wanted.len() || !after.player(self.seat).can_exchange(exchange) {
                break;
            }
            after.exchange(&mut Trying(self), self.seat, exchange);
            if payable(&after) <= possible {
                continue;
            }
            possible = payable(&after);
            for choice in after.choices(self.seat, Prompt::Turn { second: false }) {
                let new =
                    matches!(choice, Choice::Build(_) | Choice::Upgrade(..) | Choice::Advance(_) | Choice::Priest(..));
                if !new || before.contains(&choice) {
                    continue;
                }
                let score = self.after(&after, choice) - outlook;
                if score > best {
                    best = score;
                    found = Some(score - EXCHANGE);
                }
            }
        }
        found
    }

    /// What can be bought, if only there were enough of everything.
    fn wanted(&self, game: &TerraMystica) -> ArrayVec<Cost, 16> {
        let player = game.player(self.seat);
        let mut wanted = ArrayVec::new();
        let Some(faction) = player.faction() else { return wanted };
        wanted.push(Cost { priests: 1, ..Cost::default() });
        wanted.extend([Track::Shipping, Track::Spades].into_iter().filter_map(|track| player.track_cost(track)));
        if player.has_left(Building::Dwelling) {
            wanted.extend((0..=3).map(|spades| player.dwelling_cost().plus(player.spade_cost().times(spades))));
        }
        for to in Building::ALL {
            if player.has_left(to) && to.replaces().is_some_and(|from| player.built(from) > 0) {
                let cost = faction.board().buildings[to as usize];
                wanted.push(cost);
                if to == Building::TradingHouse {
                    wanted.push(Cost { coins: faction.board().near_coins, ..cost });
                }
            }
        }
        wanted
    }

    /// What the seat may expect after an action or an exchange of its turn, everything that follows from it taken.
    fn after(&self, game: &TerraMystica, choice: Choice) -> f32 {
        let mut after = game.clone();
        let table = &mut Trying(self);
        let flow = match choice {
            Choice::Done => Ok(()),
            _ if choice.is_aside() => after.aside(table, self.seat, choice),
            _ => after.act(table, self.seat, choice).and_then(|pending| after.settle(table, self.seat, pending)),
        };
        if flow.is_ok() { self.outlook(&after) } else { FOOLISH }
    }

    /// How good an answer looks that is asked for within an action.
    pub fn answer(&self, game: &TerraMystica, prompt: Prompt, choice: Choice) -> f32 {
        match (prompt, choice) {
            (Prompt::After, Choice::Done | Choice::Exchange(_)) => aside(choice),
            (Prompt::After, _) => self.after(game, choice) - self.outlook(game),
            (Prompt::Terrain { .. }, Choice::Terrain(terrain)) => -f32::from(terrain.spades_to(game.home(self.seat))),
            (Prompt::Leech(leech), _) => self.leech(game, leech, matches!(choice, Choice::Take(_))),
            _ => self.mended(game, prompt, choice),
        }
    }

    fn leech(&self, game: &TerraMystica, leech: Leech, take: bool) -> f32 {
        if !take {
            return self.outlook(game);
        }
        let mut after = game.clone();
        after.take_power(&mut Trying(self), self.seat, leech);
        let cultists =
            game.player(leech.from).is(Faction::Cultists) && game.offers().iter().all(|offer| !offer.is_taken());
        self.outlook(&after) - if cultists { CULTISTS_STEP } else { 0.0 }
    }

    /// The table as an answer changes it.
    fn mended(&self, game: &TerraMystica, prompt: Prompt, choice: Choice) -> f32 {
        let (seat, table) = (self.seat, &mut Trying(self));
        let mut after = game.clone();
        match choice {
            Choice::Card(card) => after.take_card(table, seat, card),
            Choice::Build(hex) if matches!(prompt, Prompt::FirstDwelling { .. }) => after.place(table, seat, hex),
            Choice::Build(hex) if prompt == Prompt::WitchesDwelling => after.build(table, seat, hex),
            Choice::Build(hex) => self.dwelling(&mut after, prompt, hex),
            Choice::Spade(hex) => self.spade(&mut after, prompt, hex),
            Choice::Upgrade(hex, to) => after.replace(table, seat, hex, to),
            Choice::Favor(favor) => {
                after.take_favor(table, seat, favor);
                if favor == Favor::TOWN {
                    after.settle_all(seat);
                }
            }
            Choice::Town(tile) => {
                let steps = after.take_town(table, seat, tile).steps;
                Cult::ALL.into_iter().for_each(|cult| after.climb(table, seat, cult, steps, Cause::Town(tile)));
            }
            Choice::Step(cult) => {
                let (steps, by) = match prompt {
                    Prompt::CultStep { steps, by } => (steps, by),
                    _ => (1, Cause::Leech),
                };
                after.climb(table, seat, cult, steps, by);
            }
            Choice::Bridge(place) => after.bridge(table, seat, place),
            Choice::Ordain(workers) => after.ordain(table, seat, workers),
            _ => {}
        }
        self.outlook(&after) + TOWN_DUE * f32::from(after.towns_due())
    }

    /// The spades that are left in an action.
    fn spades(prompt: Prompt) -> u8 {
        match prompt {
            Prompt::Pending(pending) => pending.spades(),
            Prompt::CultSpades(work) => work.spades(),
            _ => 0,
        }
    }

    /// A dwelling with free spades, missing ones are bought. What cannot be paid was paid before, as ledgers have it.
    fn dwelling(&self, after: &mut TerraMystica, prompt: Prompt, hex: Hex) {
        let table = &mut Trying(self);
        let needed = after.spades_needed(self.seat, hex);
        let missing = needed.saturating_sub(Self::spades(prompt));
        let player = after.player(self.seat);
        if player.can_pay(player.spade_cost().times(missing).plus(player.dwelling_cost())) {
            after.buy_spades(table, self.seat, missing);
        }
        after.reward_spades(table, self.seat, needed);
        after.transform(table, self.seat, hex, after.home(self.seat), needed);
        let cost = after.player(self.seat).dwelling_cost();
        after.pay(self.seat, cost);
        after.build(table, self.seat, hex);
    }

    /// A free spade, as far as it goes.
    fn spade(&self, after: &mut TerraMystica, prompt: Prompt, hex: Hex) {
        let table = &mut Trying(self);
        let (needed, free) = (after.spades_needed(self.seat, hex), Self::spades(prompt).max(1));
        let home = after.home(self.seat);
        let short = needed.saturating_sub(free);
        let nearer = Terrain::ALL.into_iter().find(|terrain| {
            let now = after.terrain(hex).map_or(0, |now| now.place_from(home));
            terrain.spades_to(home) == short && (short == 0 || (terrain.place_from(home) <= 3) == (now <= 3))
        });
        after.reward_spades(table, self.seat, needed.min(free));
        after.transform(table, self.seat, hex, nearer.unwrap_or(home), needed.min(free));
    }
}
