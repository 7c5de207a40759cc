//! Why something cannot be done now: for whoever taps what is not on offer.

use super::choice::{Choice, Exchange, Prompt, Track};
use super::facts::tiles::CardEffect;
use super::facts::{
    ALCHEMIST_COINS_A_POINT, BRIDGE_WORKERS, Building, Card, Cost, Faction, Favor, Hex, POWER_ACTIONS, Special, Terrain,
};
use super::state::TerraMystica;
use crate::engine::{Question, Seat};

/// What is in the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Obstacle {
    /// What is asked now must be answered first.
    Question,
    /// So much more is needed.
    Missing(Missing),
    /// It is a river.
    River,
    /// Somebody's building stands there.
    Occupied(Seat),
    /// It is too far away; with so many more of shipping it would be in reach.
    OutOfReach(Option<u8>),
    /// Only by skipping, and this action has skipped to another hex.
    Skipped,
    /// No building of this kind is left.
    NoneLeft(Building),
    /// It is home terrain already.
    Home,
    /// It is not this terrain.
    NotTerrain(Terrain),
    /// This many spades more are needed.
    Spades(u8),
    /// Another kind of building must stand there before.
    Needs(Building),
    /// The marker is on the last step of the track.
    TrackEnd(Track),
    /// The faction has no such track.
    NoTrack(Track),
    /// No slot of so many steps is free.
    NoSlot(u8),
    /// It was done in this round.
    Used,
    /// The faction's stronghold is missing.
    NoStronghold,
    /// Another faction can do this.
    OtherFaction(Faction),
    /// The bonus card for it is not one's own.
    NotYourCard,
    /// The favor tile for it is missing.
    NoFavor,
    /// It would do nothing now.
    Useless,
    /// All seven priests are out.
    NoPriestsLeft,
    /// There is no bridge left, or no place for one.
    NoBridge,
    /// Somebody has it.
    Held(Seat),
    /// It is not in this game.
    NotInGame,
    /// None is left of these tiles.
    SoldOut,
    /// One has this tile already.
    Owned,
    /// In the last round no card is taken.
    LastRound,
    /// Buildings around this river hex make no town.
    NoTown,
}

/// What is missing to pay for something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Missing {
    /// What must still be found.
    pub cost: Cost,
    /// Power that must still be found, sacrifices included.
    pub power: u8,
    /// Points that must still be found.
    pub points: u8,
    /// How many spades are bought for it.
    pub spades: u8,
    /// What all of these spades cost.
    pub digging: Cost,
}

impl Missing {
    fn power(power: u8) -> Missing {
        Missing { power, ..Missing::default() }
    }

    /// Whether nothing is missing.
    fn is_nothing(self) -> bool {
        self.cost == Cost::default() && self.power == 0 && self.points == 0
    }

    /// How much is missing in all, to find what is nearest: a priest counts like three coins, a worker like two.
    fn weight(self) -> u16 {
        self.cost.coins + 2 * u16::from(self.cost.workers) + 3 * u16::from(self.cost.priests) + u16::from(self.power)
    }
}

impl TerraMystica {
    /// What is in the way of this choice at a question that waits in this state; `None` if it is offered.
    pub fn obstacle(&self, question: &Question<TerraMystica>, choice: Choice) -> Option<Obstacle> {
        if question.choices.contains(&choice) {
            return None;
        }
        let seat = question.seat;
        let found = match question.prompt {
            Prompt::Turn { .. } if self.dialect().is_the_rulebooks() => self.in_the_way(seat, choice),
            Prompt::Faction => match choice {
                Choice::Faction(faction) => self.faction_taken(faction),
                _ => None,
            },
            Prompt::FirstDwelling => match choice {
                Choice::Build(hex) => self.no_home(hex, self.home(seat)),
                _ => None,
            },
            Prompt::WitchesDwelling => match choice {
                Choice::Build(hex) => self.no_home(hex, Terrain::Forest),
                _ => None,
            },
            Prompt::FirstCard => match choice {
                Choice::Card(card) => Some(self.card_gone(card)),
                _ => None,
            },
            Prompt::Due(due) => match choice {
                Choice::Favor(favor) if due.favors > 0 => {
                    let owned = self.player(seat).has_favor(favor);
                    Some(if owned { Obstacle::Owned } else { Obstacle::SoldOut })
                }
                Choice::Town(_) if due.towns > 0 => Some(Obstacle::SoldOut),
                _ if due.spades > 0 => {
                    let far = |hex| match self.way_to(seat, hex, self.sailing(seat)) {
                        Ok(way) if way != Cost::default() && due.skipped => Some(Obstacle::Skipped),
                        Ok(way) => self.missing(seat, way),
                        Err(far) => Some(far),
                    };
                    self.out_of_spades(seat, choice, due.spades, far)
                }
                _ => None,
            },
            Prompt::CultSpades(spades) => {
                let far = |hex| match self.way_to(seat, hex, self.player(seat).shipping()) {
                    // Skipping is for the action phase.
                    Ok(way) => (way != Cost::default()).then_some(Obstacle::OutOfReach(None)),
                    Err(far) => Some(far),
                };
                self.out_of_spades(seat, choice, spades, far)
            }
            _ => None,
        };
        Some(found.unwrap_or(Obstacle::Question))
    }

    /// What lacks least in the turn of a seat that can do nothing but pass and exchange; `None` if it can do something else, or nothing
    /// is in reach at all.
    pub fn nearest_missing(&self, question: &Question<TerraMystica>) -> Option<Missing> {
        let idle = |choice: &Choice| {
            matches!(choice, Choice::Pass(_) | Choice::Exchange(_) | Choice::Burn | Choice::Connect(_) | Choice::Done)
        };
        if !matches!(question.prompt, Prompt::Turn { .. }) || !question.choices.iter().all(idle) {
            return None;
        }
        let hexes = self.geometry().all.iter();
        let own = self.player(question.seat).everywhere().iter();
        let upgrades = own.flat_map(|hex| Building::ALL.map(|to| Choice::Upgrade(hex, to)));
        let wishes = hexes.map(Choice::Build).chain(upgrades).chain((0..6).map(Choice::Power));
        let missing = wishes.filter_map(|wish| match self.obstacle(question, wish) {
            Some(Obstacle::Missing(missing)) => Some(missing),
            _ => None,
        });
        missing.min_by_key(|missing| missing.weight())
    }

    fn in_the_way(&self, seat: Seat, choice: Choice) -> Option<Obstacle> {
        let player = self.player(seat);
        match choice {
            Choice::Build(hex) => self.no_dwelling(seat, hex),
            Choice::Spade(hex) => self.no_spade(seat, hex),
            Choice::Upgrade(hex, to) => self.no_upgrade(seat, hex, to),
            Choice::Advance(track) => match player.track_cost(track) {
                Some(cost) => self.missing(seat, cost),
                None => {
                    let board = player.faction()?.board();
                    let has = match track {
                        Track::Shipping => board.shipping.is_some(),
                        Track::Spades => !board.spade_workers.is_empty(),
                    };
                    Some(if has { Obstacle::TrackEnd(track) } else { Obstacle::NoTrack(track) })
                }
            },
            Choice::Priest(cult, steps) => match player.priests() {
                0 => self.missing(seat, Cost { priests: 1, ..Cost::default() }),
                _ if !self.has_slot(cult, steps) => Some(Obstacle::NoSlot(steps)),
                _ => None,
            },
            Choice::Power(action) => self.no_power_action(seat, action),
            Choice::Special(special) => self.no_special(seat, special),
            Choice::Pass(Some(_)) if self.is_last_round() => Some(Obstacle::LastRound),
            Choice::Pass(Some(card)) | Choice::Card(card) => Some(self.card_gone(card)),
            Choice::Exchange(exchange) => self.no_exchange(seat, exchange),
            Choice::Connect(_) if !player.is(Faction::Mermaids) => Some(Obstacle::OtherFaction(Faction::Mermaids)),
            Choice::Connect(_) => Some(Obstacle::NoTown),
            _ => None,
        }
    }

    /// What a seat lacks for a cost.
    fn missing(&self, seat: Seat, cost: Cost) -> Option<Obstacle> {
        self.missing_with_spades(seat, cost, 0)
    }

    /// What a seat lacks for a cost and so many spades.
    fn missing_with_spades(&self, seat: Seat, cost: Cost, spades: u8) -> Option<Obstacle> {
        let player = self.player(seat);
        let digging = player.spade_cost().times(spades);
        let all = cost.plus(digging);
        let cost = Cost {
            coins: all.coins.saturating_sub(player.coins()),
            workers: all.workers.saturating_sub(player.workers()),
            priests: all.priests.saturating_sub(player.priests()),
        };
        let missing = Missing { cost, spades, digging, ..Missing::default() };
        (!missing.is_nothing()).then_some(Obstacle::Missing(missing))
    }

    /// Whether a hex is land without a building.
    fn taken(&self, hex: Hex) -> Option<Obstacle> {
        if self.geometry().rivers.has(hex) || !self.geometry().all.has(hex) {
            return Some(Obstacle::River);
        }
        self.building(hex).map(|(owner, _)| Obstacle::Occupied(owner))
    }

    fn no_home(&self, hex: Hex, terrain: Terrain) -> Option<Obstacle> {
        let other = || (self.terrain(hex) != Some(terrain)).then_some(Obstacle::NotTerrain(terrain));
        self.taken(hex).or_else(other)
    }

    /// What lies between a seat and a hex: the cost of skipping to it, or why it is out of reach.
    fn way_to(&self, seat: Seat, hex: Hex, shipping: u8) -> Result<Cost, Obstacle> {
        if self.reach(seat, shipping).has(hex) {
            return Ok(Cost::default());
        }
        let player = self.player(seat);
        if let Some((_, cost)) = player.skip() {
            return if self.skippable(seat).has(hex) { Ok(cost) } else { Err(Obstacle::OutOfReach(None)) };
        }
        let most = player.faction().and_then(|faction| faction.board().shipping).map_or(0, |(_, most)| most);
        let more = (shipping + 1..=most).find(|more| self.reach(seat, *more).has(hex));
        Err(Obstacle::OutOfReach(more.map(|more| more - shipping)))
    }

    fn no_dwelling(&self, seat: Seat, hex: Hex) -> Option<Obstacle> {
        let player = self.player(seat);
        if let Some(taken) = self.taken(hex) {
            return Some(taken);
        }
        if !player.has_left(Building::Dwelling) {
            return Some(Obstacle::NoneLeft(Building::Dwelling));
        }
        match self.way_to(seat, hex, self.sailing(seat)) {
            Ok(way) => self.missing_with_spades(seat, way.plus(player.dwelling_cost()), self.spades_needed(seat, hex)),
            Err(obstacle) => Some(obstacle),
        }
    }

    fn no_spade(&self, seat: Seat, hex: Hex) -> Option<Obstacle> {
        if let Some(taken) = self.taken(hex) {
            return Some(taken);
        }
        let giants = self.player(seat).is(Faction::Giants);
        match self.way_to(seat, hex, self.sailing(seat)) {
            Ok(_) if giants && self.terrain(hex) == Some(self.home(seat)) => Some(Obstacle::Home),
            Ok(way) => self.missing_with_spades(seat, way, if giants { 2 } else { 1 }),
            Err(obstacle) => Some(obstacle),
        }
    }

    /// Why free spades do not help on a hex that may be too far away.
    fn out_of_spades(
        &self,
        seat: Seat,
        choice: Choice,
        spades: u8,
        far: impl Fn(Hex) -> Option<Obstacle>,
    ) -> Option<Obstacle> {
        let (Choice::Build(hex) | Choice::Spade(hex)) = choice else { return None };
        let short = || {
            let short = self.spades_needed(seat, hex).saturating_sub(spades);
            (short > 0).then_some(Obstacle::Spades(short))
        };
        self.taken(hex).or_else(|| far(hex)).or_else(short)
    }

    fn no_upgrade(&self, seat: Seat, hex: Hex, to: Building) -> Option<Obstacle> {
        let player = self.player(seat);
        let from = to.replaces()?;
        match self.building(hex) {
            Some((owner, _)) if owner != seat => return Some(Obstacle::Occupied(owner)),
            Some((_, standing)) if standing == from => {}
            _ => return Some(Obstacle::Needs(from)),
        }
        if !player.has_left(to) {
            return Some(Obstacle::NoneLeft(to));
        }
        self.missing(seat, self.upgrade_cost(seat, hex, to))
    }

    fn no_power_action(&self, seat: Seat, action: u8) -> Option<Obstacle> {
        let cost = POWER_ACTIONS.get(usize::from(action)).copied()?;
        let player = self.player(seat);
        match () {
            () if self.is_used(action) => Some(Obstacle::Used),
            () if player.spendable_power() < cost => {
                Some(Obstacle::Missing(Missing::power(cost - player.spendable_power())))
            }
            () if action == 0 => Some(Obstacle::NoBridge),
            () if action == 1 => Some(Obstacle::NoPriestsLeft),
            () => Some(Obstacle::Useless),
        }
    }

    fn no_special(&self, seat: Seat, special: Special) -> Option<Obstacle> {
        let player = self.player(seat);
        let card = |effect: CardEffect| player.card().is_some_and(|card| card.print().effect == effect);
        let of = |faction: Faction| match () {
            () if !player.is(faction) => Some(Obstacle::OtherFaction(faction)),
            () if !player.has_stronghold() => Some(Obstacle::NoStronghold),
            () => None,
        };
        let not_yours = match special {
            Special::CardSpade => (!card(CardEffect::Spade)).then_some(Obstacle::NotYourCard),
            Special::CardStep => (!card(CardEffect::CultStep)).then_some(Obstacle::NotYourCard),
            Special::FavorStep => (!player.has_favor(Favor::CULT_STEP)).then_some(Obstacle::NoFavor),
            Special::Auren => of(Faction::Auren),
            Special::Witches => of(Faction::Witches),
            Special::Swarmlings => of(Faction::Swarmlings),
            Special::ChaosMagicians => of(Faction::ChaosMagicians),
            Special::Giants => of(Faction::Giants),
            Special::Nomads => of(Faction::Nomads),
            Special::Engineers => {
                (!player.is(Faction::Engineers)).then_some(Obstacle::OtherFaction(Faction::Engineers))
            }
        };
        if not_yours.is_some() {
            return not_yours;
        }
        match special {
            _ if player.has_used(special) => Some(Obstacle::Used),
            Special::Engineers => self.missing(seat, Cost::new(0, BRIDGE_WORKERS)).or(Some(Obstacle::NoBridge)),
            Special::Witches if !player.has_left(Building::Dwelling) => Some(Obstacle::NoneLeft(Building::Dwelling)),
            Special::Swarmlings if !player.has_left(Building::TradingHouse) => {
                Some(Obstacle::NoneLeft(Building::TradingHouse))
            }
            _ => Some(Obstacle::Useless),
        }
    }

    fn no_exchange(&self, seat: Seat, exchange: Exchange) -> Option<Obstacle> {
        let player = self.player(seat);
        let cost = |cost: Cost| self.missing(seat, cost);
        match exchange {
            Exchange::PointToCoin | Exchange::CoinsToPoint if !player.is(Faction::Alchemists) => {
                Some(Obstacle::OtherFaction(Faction::Alchemists))
            }
            Exchange::PriestToWorker => cost(Cost { priests: 1, ..Cost::default() }),
            Exchange::WorkerToCoin => cost(Cost::new(0, 1)),
            Exchange::CoinsToPoint => cost(Cost::new(ALCHEMIST_COINS_A_POINT, 0)),
            Exchange::PointToCoin => Some(Obstacle::Missing(Missing { points: 1, ..Missing::default() })),
            _ => match exchange.power().saturating_sub(player.spendable_power()) {
                0 => Some(Obstacle::NoPriestsLeft),
                short => Some(Obstacle::Missing(Missing::power(short))),
            },
        }
    }

    /// Why a bonus card cannot be taken.
    fn card_gone(&self, card: Card) -> Obstacle {
        match self.seats().find(|seat| self.player(*seat).card() == Some(card)) {
            Some(owner) => Obstacle::Held(owner),
            None => Obstacle::NotInGame,
        }
    }

    /// Who has the colour of a faction.
    fn faction_taken(&self, faction: Faction) -> Option<Obstacle> {
        let has = |seat: &Seat| self.player(*seat).faction().is_some_and(|other| other.home() == faction.home());
        Some(self.seats().find(has).map_or(Obstacle::NotInGame, Obstacle::Held))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Chance, Game, Match, Stream};
    use crate::games::terra_mystica::facts::tiles::{ALL_CARDS, FAVORS, TOWN_TILES};
    use crate::games::terra_mystica::{Cult, Map, Options, Situation, TownTile};
    use std::collections::HashMap;
    use std::mem::discriminant;

    const ME: Seat = Seat(0);

    /// Everything that somebody could want to do on this table.
    fn wishes(state: &TerraMystica) -> Vec<Choice> {
        let hexes = || state.geometry().all.iter();
        let upgrades = hexes().flat_map(|hex| Building::ALL.map(|to| Choice::Upgrade(hex, to)));
        let places = hexes().flat_map(|hex| [Choice::Build(hex), Choice::Spade(hex), Choice::Connect(hex)]);
        let cards = (0..ALL_CARDS as u8).map(Card).flat_map(|card| [Choice::Card(card), Choice::Pass(Some(card))]);
        let priests = Cult::ALL.into_iter().flat_map(|cult| [3, 2, 1].map(|steps| Choice::Priest(cult, steps)));
        let tracks = [Track::Shipping, Track::Spades].map(Choice::Advance);
        places
            .chain(upgrades)
            .chain(cards)
            .chain(priests)
            .chain(tracks)
            .chain((0..6).map(Choice::Power))
            .chain(Special::ALL.map(Choice::Special))
            .chain(Exchange::ALL.map(Choice::Exchange))
            .chain((0..FAVORS as u8).map(|favor| Choice::Favor(Favor(favor))))
            .chain((0..TOWN_TILES as u8).map(|tile| Choice::Town(TownTile(tile))))
            .chain(Faction::ALL.map(Choice::Faction))
            .chain([Choice::Pass(None), Choice::Done])
            .collect()
    }

    #[test]
    fn something_is_in_the_way_of_all_that_is_not_offered_and_what_is_missing_would_be_enough() {
        let mut seen = HashMap::new();
        let tables = [Map::Base, Map::Fjords, Map::Lakes].into_iter().cycle();
        for ((seed, players), map) in (0..).zip([2, 3, 4, 5].into_iter().cycle()).zip(tables).take(16) {
            let options = Options { map, ..Options::default() };
            let mut game = Match::<TerraMystica>::new(options, players, seed).unwrap();
            let mut stream = Stream::new(seed);
            while let Some(question) = game.question().cloned() {
                let state = game.state();
                for wish in wishes(state) {
                    let obstacle = state.obstacle(&question, wish);
                    let offered = question.choices.contains(&wish);
                    assert_eq!(obstacle.is_none(), offered, "{wish:?} at {:?}", question.prompt);
                    obstacle.iter().for_each(|found| *seen.entry(discriminant(found)).or_insert(0) += 1);
                    // Within an action only the way is paid.
                    if let Some(Obstacle::Missing(missing)) = obstacle
                        && matches!(question.prompt, Prompt::Turn { .. })
                    {
                        enough(state, question.seat, wish, missing);
                    }
                }
                // Whoever passes early sees little.
                let weight = |choice: &Choice| if matches!(choice, Choice::Pass(_)) { 1 } else { 3 };
                let mut place = stream.below(question.choices.iter().map(weight).sum());
                let picked = question.choices.iter().find(|choice| {
                    let here = place < weight(choice);
                    place = place.saturating_sub(weight(choice));
                    here
                });
                let choice = *picked.unwrap_or(&question.choices[0]);
                game.answer(choice).unwrap();
            }
        }
        // All but a river town, the last round's card and what hardly ever runs out.
        assert!(seen.len() >= 24, "{}", seen.len());
    }

    /// With so much more it could be paid, and with anything less not.
    fn enough(state: &TerraMystica, seat: Seat, wish: Choice, missing: Missing) {
        let with = |coins: u16, workers: u8, priests: u8, power: u8, points: u8| {
            let had = state.player(seat);
            let [one, two, three] = had.bowls();
            let richer = Situation::from(state.clone())
                .resources(seat.0, had.coins() + coins, had.workers() + workers, had.priests() + priests)
                .bowls(seat.0, [one, two, three + power])
                .points(seat.0, had.points() + i16::from(points))
                .game();
            matches!(richer.in_the_way(seat, wish), Some(Obstacle::Missing(_)))
        };
        let Missing { cost: Cost { coins, workers, priests }, power, points, .. } = missing;
        assert!(points == 1 || !with(coins, workers, priests, power, points), "{wish:?}: {missing:?}");
        assert!(coins == 0 || with(coins - 1, workers, priests, power, points), "{wish:?}: {missing:?}");
        assert!(workers == 0 || with(coins, workers - 1, priests, power, points), "{wish:?}: {missing:?}");
        assert!(priests == 0 || with(coins, workers, priests - 1, power, points), "{wish:?}: {missing:?}");
        assert!(power == 0 || with(coins, workers, priests, power - 1, points), "{wish:?}: {missing:?}");
    }

    fn asked(situation: Situation) -> (TerraMystica, Question<TerraMystica>) {
        let mut state = situation.game();
        let mut script = crate::engine::Script::of([]);
        assert_eq!(script.run(&mut state), crate::engine::Halt::Ask);
        let question = script.waiting().unwrap().clone();
        (state, question)
    }

    #[test]
    fn the_reasons_are_those_of_the_rules() {
        let table = Situation::new(&[Faction::Witches, Faction::Nomads]).build(0, Building::Dwelling, &["C3"]);
        let (state, question) = asked(table.build(1, Building::Dwelling, &["E5"]).resources(0, 5, 1, 0));
        let hex = |name| state.geometry().by_name(name).unwrap();
        let why = |choice| state.obstacle(&question, choice).unwrap();
        assert_eq!(why(Choice::Build(hex("E5"))), Obstacle::Occupied(Seat(1)));
        assert_eq!(why(Choice::Build(hex("r0"))), Obstacle::River);
        assert_eq!(why(Choice::Upgrade(hex("C3"), Building::Temple)), Obstacle::Needs(Building::TradingHouse));
        let short = Missing { cost: Cost::new(1, 1), ..Missing::default() };
        assert_eq!(why(Choice::Upgrade(hex("C3"), Building::TradingHouse)), Obstacle::Missing(short));
        assert_eq!(why(Choice::Special(Special::Witches)), Obstacle::NoStronghold);
        assert_eq!(why(Choice::Special(Special::Nomads)), Obstacle::OtherFaction(Faction::Nomads));
        assert_eq!(why(Choice::Special(Special::CardSpade)), Obstacle::NotYourCard);
        assert_eq!(why(Choice::Favor(Favor(0))), Obstacle::Question);
        assert!(matches!(why(Choice::Build(hex("I10"))), Obstacle::OutOfReach(None)));
        let far = state
            .geometry()
            .all
            .iter()
            .find(|hex| state.obstacle(&question, Choice::Build(*hex)) == Some(Obstacle::OutOfReach(Some(1))));
        assert!(far.is_some_and(|hex| state.reach(ME, 1).has(hex) && !state.reach(ME, 0).has(hex)));
        assert_eq!(state.nearest_missing(&question), None, "a dwelling can be built, or power is there");
        assert_eq!(state.players(), 2);
    }

    #[test]
    fn whoever_can_do_nothing_hears_what_is_nearest() {
        let table = Situation::new(&[Faction::Witches, Faction::Nomads]).build(0, Building::Dwelling, &["A3"]);
        let (state, question) = asked(table.resources(0, 1, 0, 0).bowls(0, [10, 2, 0]));
        let missing = state.nearest_missing(&question).unwrap();
        assert_eq!(
            (missing.power, missing.cost),
            (2, Cost::default()),
            "of the three power actions for 3, with one sacrificed"
        );
        let used = |table: Situation| table.resources(0, 0, 0, 0).bowls(0, [12, 0, 0]);
        let (state, question) =
            asked(used(Situation::new(&[Faction::Giants, Faction::Nomads]).build(0, Building::Dwelling, &["A3"])));
        assert_eq!(state.nearest_missing(&question).map(|missing| missing.power), Some(3));
    }
}
