//! What is coming, for everybody who plans: the points of the end if it came now, the next round's income, who can still pay for what,
//! how far a settlement is from a town, who may take power beside a hex.

use super::cause::Source;
use super::choice::Track;
use super::facts::tiles::Per;
use super::facts::{
    Building, Cost, Cult, Faction, Favor, Gain, Hex, Hexes, LAST_STEP, POWER_ACTIONS, TOWN_BUILDINGS, TOWN_POWER,
    TOWN_POWER_FAVORED,
};
use super::prompt::Leech;
use super::state::{Offer, Phase, TerraMystica};
use crate::engine::Seat;
use arrayvec::ArrayVec;

/// What the end would bring a seat if it came now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Projection {
    /// Buildings in the largest area.
    pub area: u8,
    /// Points for it.
    pub area_points: i16,
    /// Points for each cult: fire, water, earth, air.
    pub cults: [i16; 4],
    /// Points for what is left.
    pub resources: i16,
    /// All points with what there is already.
    pub total: i16,
}

/// What a seat gets between this round and the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct NextIncome {
    /// From buildings, favor tiles, and the bonus card if it has been taken on passing.
    pub income: Gain,
    /// From this round's scoring tile.
    pub bonus: Gain,
    /// Spades from it.
    pub spades: u8,
    /// Power of both for which there is no room now.
    pub lost_power: u8,
}

impl NextIncome {
    /// All that comes in, but for spades.
    pub fn all(self) -> Gain {
        let NextIncome { income, bonus, .. } = self;
        Gain {
            coins: income.coins + bonus.coins,
            workers: income.workers + bonus.workers,
            priests: income.priests + bonus.priests,
            power: income.power + bonus.power,
        }
    }
}

/// Something that a seat could pay for in its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purchase {
    /// A building; a dwelling with the spades for the cheapest place.
    Building(Building),
    /// A step on a track.
    Step(Track),
    /// A priest for a cult.
    Priest,
    /// A power action, 0 to 5, that is still open.
    Power(u8),
}

/// Something that a seat could pay for, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Affordable {
    /// What.
    pub what: Purchase,
    /// Whether resources must be exchanged or power sacrificed for it.
    pub exchanging: bool,
}

/// How far a settlement is from a town.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TownProgress {
    /// Buildings there are.
    pub buildings: u8,
    /// Buildings there must be.
    pub buildings_needed: u8,
    /// Power there is.
    pub power: u8,
    /// Power there must be.
    pub power_needed: u8,
}

impl TerraMystica {
    /// What the end would bring a seat if it came now: ranks with shared points, and what is left turned into coins.
    pub fn projection(&self, seat: Seat) -> Projection {
        let of = |shares: ArrayVec<(Seat, i16), 5>| {
            shares.iter().find(|(shared, _)| *shared == seat).map_or(0, |(_, points)| *points)
        };
        let area_points = of(self.area_shares());
        let cults = Cult::ALL.map(|cult| of(self.cult_shares(cult)));
        let player = self.player(seat);
        // After the end all of this is among the points already.
        let counted = [Source::Area, Source::Cults, Source::Resources].map(|source| player.points_from(source));
        let resources = self.resource_points(seat) + player.points_from(Source::Resources);
        let total = player.points() - counted.iter().sum::<i16>() + area_points + cults.iter().sum::<i16>() + resources;
        Projection { area: self.largest_area(seat), area_points, cults, resources, total }
    }

    /// What a seat gets before its next turn in another round; `None` in the last round. A bonus card counts once it has been taken on
    /// passing: the one that is held is given back.
    pub fn next_income(&self, seat: Seat) -> Option<NextIncome> {
        if self.is_last_round() {
            return None;
        }
        let player = self.player(seat);
        let mut income = self.income(seat);
        let keeps = self.round() == 0 || self.passed().contains(&seat);
        if let Some(card) = player.card().filter(|_| !keeps) {
            let printed = card.print().income;
            income.coins -= printed.coins;
            income.workers -= printed.workers;
            income.priests -= printed.priests;
            income.power -= printed.power;
        }
        // Once it has been given, it does not come again.
        let comes = self.round() > 0 && !matches!(self.phase(), Phase::Spades | Phase::NextRound | Phase::Income);
        let (bonus, spades) = if comes { self.cult_bonus_now(seat) } else { (Gain::NONE, 0) };
        let lost_power = (income.power + bonus.power).saturating_sub(player.room_for_power());
        Some(NextIncome { income, bonus, spades, lost_power })
    }

    /// In which cult how many more steps would bring the round's bonus once more; `None` if it does not hang on steps, or if there are
    /// not so many.
    pub fn steps_to_bonus(&self, seat: Seat) -> Option<(Cult, u8)> {
        let Per::Steps(steps, cult) = self.scoring_tile(self.round()).print().per else { return None };
        let now = self.player(seat).cult(cult);
        let missing = steps - now % steps;
        (now + missing <= LAST_STEP).then_some((cult, missing))
    }

    /// What a seat can still pay for in this round, by itself or by exchanges. Nothing for whoever has passed.
    pub fn affordable(&self, seat: Seat) -> Vec<Affordable> {
        if self.passed().contains(&seat) {
            return Vec::new();
        }
        let buildings = Building::ALL.into_iter().filter_map(|kind| {
            let cost = self.cheapest(seat, kind)?;
            Some((Purchase::Building(kind), cost))
        });
        let player = self.player(seat);
        let tracks = [Track::Shipping, Track::Spades].into_iter();
        let tracks = tracks.filter_map(|track| Some((Purchase::Step(track), player.track_cost(track)?)));
        let priest = (Purchase::Priest, Cost { priests: 1, ..Cost::default() });
        let paid = buildings.chain(tracks).chain([priest]).filter_map(|(what, cost)| {
            let exchanging = !player.can_pay(cost);
            (!exchanging || self.can_exchange_for(seat, cost)).then_some(Affordable { what, exchanging })
        });
        let powers = POWER_ACTIONS.into_iter().zip(0..).filter(|(_, action)| !self.is_used(*action));
        let powers = powers.filter(|(cost, action)| {
            player.spendable_power() >= *cost
                && (*action != 0 || self.can_bridge(seat))
                && (*action != 1 || player.priest_supply() > 0)
        });
        let powers = powers
            .map(|(cost, action)| Affordable { what: Purchase::Power(action), exchanging: player.bowls()[2] < cost });
        paid.chain(powers).collect()
    }

    /// The least that a building costs a seat on the map as it lies; `None` if there is none left or no place for it.
    pub fn cheapest(&self, seat: Seat, building: Building) -> Option<Cost> {
        let player = self.player(seat);
        if !player.has_left(building) || player.faction().is_none() {
            return None;
        }
        match building.replaces() {
            Some(from) => {
                let costs = player.standing(from).iter().map(|hex| self.upgrade_cost(seat, hex, building));
                costs.min_by_key(|cost| cost.coins)
            }
            None => {
                let near = self.reach(seat, self.sailing(seat)) & self.empty_land();
                let spades = near.iter().map(|hex| self.spades_needed(seat, hex)).min()?;
                Some(player.spade_cost().times(spades).plus(player.dwelling_cost()))
            }
        }
    }

    /// Whether a seat can pay a cost if it exchanges power, priests and workers for what is missing.
    pub fn can_exchange_for(&self, seat: Seat, cost: Cost) -> bool {
        let player = self.player(seat);
        let short = |needed: u16, has: u16| (needed.saturating_sub(has), has.saturating_sub(needed));
        let (no_priests, priests) = short(u16::from(cost.priests), u16::from(player.priests()));
        let (no_workers, workers) = short(u16::from(cost.workers), u16::from(player.workers()));
        let (no_coins, _) = short(cost.coins, player.coins());
        // What is left of the dearer kinds stands in first, the rest is power.
        let (no_workers, priests) = (no_workers.saturating_sub(priests), priests.saturating_sub(no_workers));
        let points = if player.is(Faction::Alchemists) { player.points().max(0) as u16 } else { 0 };
        let no_coins = no_coins.saturating_sub(workers + priests).saturating_sub(points);
        let power = 5 * no_priests + 3 * no_workers + no_coins;
        no_priests <= u16::from(player.priest_supply()) && power <= u16::from(player.spendable_power())
    }

    /// How far the settlement around a seat's building is from a town; `None` if it belongs to one or nothing of the seat's is there.
    pub fn town_progress(&self, seat: Seat, hex: Hex) -> Option<TownProgress> {
        let settlement = self.settlement(seat, hex);
        let player = self.player(seat);
        if settlement.is_empty() || settlement.meets(player.in_towns()) {
            return None;
        }
        Some(self.progress_of(seat, settlement))
    }

    fn progress_of(&self, seat: Seat, settlement: Hexes) -> TownProgress {
        let player = self.player(seat);
        let fewer = u8::from(player.standing(Building::Sanctuary).meets(settlement));
        let power_needed = if player.has_favor(Favor::TOWN) { TOWN_POWER_FAVORED } else { TOWN_POWER };
        TownProgress {
            buildings: settlement.len() as u8,
            buildings_needed: TOWN_BUILDINGS as u8 - fewer,
            power: player.power_on(settlement) as u8,
            power_needed: power_needed as u8,
        }
    }

    /// Who may take how much power, and for how many points, because of what was built since a table before: clockwise.
    pub fn leeches_since(&self, before: &TerraMystica) -> Vec<(Seat, Leech)> {
        let same = |one: &Offer, other: &Offer| (one.batch(), one.to) == (other.batch(), other.to);
        let new = self.offers().iter().filter(|offer| !before.offers().iter().any(|old| same(old, offer)));
        new.map(|offer| (offer.to, self.leech(offer))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Chance, Halt, Match, Script, Stream};
    use crate::games::terra_mystica::{Cause, Choice, Event, Options, Situation};

    const ME: Seat = Seat(0);
    const OTHER: Seat = Seat(1);

    fn two() -> Situation {
        Situation::new(&[Faction::Witches, Faction::Nomads])
    }

    #[test]
    fn the_end_brings_what_is_projected() {
        let table = two().build(0, Building::Dwelling, &["C3", "C4"]).build(1, Building::Dwelling, &["E5", "E9"]);
        let table = table.resources(0, 5, 2, 1).bowls(0, [0, 5, 3]).resources(1, 1, 0, 0).bowls(1, [12, 0, 0]);
        let table = table.cult(0, Cult::Fire, 4).cult(1, Cult::Fire, 4).cult(1, Cult::Earth, 3).round(6, 3);
        let mut game = table.at_the_end().game();
        let before = [ME, OTHER].map(|seat| game.projection(seat));
        assert_eq!((before[0].resources, before[0].cults[0], before[1].cults[0]), (4, 6, 6));
        assert_eq!(before[0].total, 20 + before[0].area_points + before[0].cults.iter().sum::<i16>() + 4);
        let mut script = Script::of([]);
        while script.run(&mut game) == Halt::Ask {}
        assert_eq!([ME, OTHER].map(|seat| game.player(seat).points()), before.map(|projection| projection.total));
        assert_eq!([ME, OTHER].map(|seat| game.projection(seat)), before, "afterwards nothing is counted twice");
    }

    #[test]
    fn in_whole_games_the_income_comes_as_foretold() {
        let mut told = 0;
        for (seed, players) in (0..).zip([2, 3, 4, 5]) {
            let mut game = Match::<TerraMystica>::new(Options::default(), players, seed).unwrap();
            let mut stream = Stream::new(seed);
            while let Some(question) = game.question().cloned() {
                let before = game.state().clone();
                let seen = game.events().len();
                let choice = question.choices[stream.below(question.choices.len() as u32) as usize];
                game.answer(choice).unwrap();
                let all_passed = before.passed().len() + 1 == usize::from(players);
                if !all_passed || !matches!(choice, Choice::Pass(Some(_))) {
                    continue;
                }
                let next: Vec<_> = before.seats().map(|seat| before.next_income(seat).unwrap()).collect();
                for logged in &game.events()[seen..] {
                    match logged.event {
                        Event::Got(seat, gain, Cause::Scoring(_)) => assert_eq!(next[seat.index()].bonus, gain),
                        Event::Spades(seat, spades, Cause::Scoring(_)) => assert_eq!(next[seat.index()].spades, spades),
                        // Whoever passed last takes another card first.
                        Event::Got(seat, gain, Cause::Income) if seat != question.seat => {
                            assert_eq!(next[seat.index()].income, gain);
                            told += 1;
                        }
                        _ => {}
                    }
                }
            }
            assert_eq!(game.state().next_income(ME), None, "no round comes after the last");
        }
        assert!(told > 20, "{told}");
    }

    #[test]
    fn a_held_bonus_card_brings_no_income_any_more_and_a_taken_one_does() {
        let table = || two().card(0, 3).round(2, 4).cult(0, Cult::Fire, 5).bowls(0, [0, 1, 11]);
        let income = |situation: Situation| situation.game().next_income(ME).unwrap();
        let held = income(table());
        assert_eq!((held.income.coins, held.bonus), (0, Gain::workers(2)));
        assert_eq!(income(table().passed(&[0])).income.coins, 6);
        let full = income(table().favor(0, 8));
        assert_eq!((full.income.power, full.lost_power), (4, 3));
        assert_eq!(table().game().steps_to_bonus(ME), Some((Cult::Fire, 1)));
        assert_eq!(two().round(2, 5).cult(0, Cult::Fire, 8).game().steps_to_bonus(ME), None);
        assert_eq!(two().round(2, 9).game().steps_to_bonus(ME), None);
    }

    fn affords(situation: Situation) -> Vec<(Purchase, bool)> {
        let affordable = situation.game().affordable(ME);
        affordable.into_iter().map(|one| (one.what, one.exchanging)).collect()
    }

    #[test]
    fn what_is_affordable_counts_spades_neighbours_and_exchanges() {
        let house = Purchase::Building(Building::TradingHouse);
        // Witches in a corner: next to A2 lie lakes, forest and mountains.
        let table = |coins, workers| two().build(0, Building::Dwelling, &["A3"]).resources(0, coins, workers, 0);
        let poor = affords(table(2, 2).bowls(0, [12, 0, 0]));
        assert!(poor.is_empty() || poor.iter().all(|(what, _)| *what == Purchase::Building(Building::Dwelling)));
        assert!(affords(table(6, 2).bowls(0, [12, 0, 0])).contains(&(house, false)));
        // With a neighbour it is cheaper.
        let beside = two().build(0, Building::Dwelling, &["A3"]).build(1, Building::Dwelling, &["A2"]);
        assert!(affords(beside.resources(0, 3, 2, 0).bowls(0, [12, 0, 0])).contains(&(house, false)));
        // A worker for 3 power, of which one is sacrificed.
        let short = affords(table(6, 1).bowls(0, [6, 2, 2]));
        assert!(short.contains(&(house, true)) && short.contains(&(Purchase::Power(1), true)), "{short:?}");
        assert!(!affords(table(6, 1).bowls(0, [6, 1, 2])).iter().any(|(what, _)| *what == house));
        assert_eq!(affords(table(20, 20).passed(&[0])), []);
    }

    #[test]
    fn what_can_be_exchanged_for_can_be_paid_after_exchanges() {
        let can = |coins, workers, priests, bowls| {
            let game = two().resources(0, coins, workers, priests).bowls(0, bowls).game();
            game.can_exchange_for(ME, Cost { coins: 4, workers: 2, priests: 1 })
        };
        assert!(can(4, 2, 1, [12, 0, 0]) && can(3, 2, 1, [11, 0, 1]) && can(4, 1, 2, [12, 0, 0]));
        assert!(can(3, 3, 1, [12, 0, 0]) && can(3, 2, 2, [12, 0, 0]) && can(4, 2, 0, [0, 4, 3]));
        assert!(!can(3, 2, 1, [12, 0, 0]) && !can(4, 2, 0, [0, 3, 3]) && !can(4, 1, 1, [9, 1, 2]));
    }

    #[test]
    fn a_town_is_counted_down_and_a_neighbour_is_found() {
        let table = two().build(0, Building::TradingHouse, &["C3", "C4"]).build(1, Building::Temple, &["D4"]);
        let game = table.game();
        let hex = |name| game.geometry().by_name(name).unwrap();
        let beside = game.adjacent(hex("C3").alone()).has(hex("C4"));
        let progress = game.town_progress(ME, hex("C3")).unwrap();
        let (buildings, power) = if beside { (2, 4) } else { (1, 2) };
        let wanted = TownProgress { buildings, buildings_needed: 4, power, power_needed: 7 };
        assert_eq!(progress, wanted);
        assert_eq!(game.town_progress(ME, hex("E5")), None);
    }

    #[test]
    fn what_comes_in_between_two_rounds_is_what_was_foretold_at_every_question() {
        let (mut told, mut after_the_bonus) = (0, 0);
        for seed in 0..8 {
            let players = 2 + (seed % 4) as u8;
            let mut game = Match::<TerraMystica>::new(Options::default(), players, seed).unwrap();
            let mut stream = Stream::new(seed);
            while let Some(question) = game.question().cloned() {
                let before = game.state().clone();
                let seen = game.events().len();
                let choice = question.choices[stream.below(question.choices.len() as u32) as usize];
                game.answer(choice).unwrap();
                let came = &game.events()[seen..];
                if !came.iter().any(|logged| matches!(logged.event, Event::RoundBegan { round: 2.. })) {
                    continue;
                }
                after_the_bonus += u32::from(matches!(before.phase(), Phase::Spades));
                for seat in before.seats() {
                    let mut sum = NextIncome::default();
                    for logged in came {
                        match logged.event {
                            Event::Got(to, gain, Cause::Income) if to == seat => sum.income = gain,
                            Event::Got(to, gain, Cause::Scoring(_)) if to == seat => sum.bonus = gain,
                            Event::Spades(to, spades, Cause::Scoring(_)) if to == seat => sum.spades = spades,
                            _ => {}
                        }
                    }
                    let next = before.next_income(seat).unwrap();
                    assert_eq!((next.bonus, next.spades), (sum.bonus, sum.spades));
                    // Whoever passes last takes another card first.
                    if !(seat == question.seat && matches!(choice, Choice::Pass(_))) {
                        assert_eq!(next.all(), sum.all());
                        told += 1;
                    }
                }
            }
        }
        assert!(told > 60 && after_the_bonus > 2, "{told}, {after_the_bonus}");
    }
}
