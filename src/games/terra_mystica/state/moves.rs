//! Every change on the table goes through here: resources, points, cults, tiles; in `map`, what happens on the map, in `offers`, power
//! for neighbours, in `course`, what is drawn, rounds and turns. [`situation`] lays out any table.

mod course;
mod map;
mod offers;
pub mod situation;

use super::super::cause::Cause;
use super::super::choice::{Exchange, Track};
use super::super::event::Event;
use super::super::facts::tiles::{
    BASE_TOWN_TILES, FAVOR_DWELLING, FAVOR_TRADING_HOUSE, FAVORS, Feat, TOWN_TILES, TownPrint,
};
use super::super::facts::{
    ALCHEMIST_COINS_A_POINT, BRIDGES, Building, CULT_POWER, Card, Cost, Cult, Faction, Favor, Gain, LAST_STEP, SLOTS,
    SPADE_POINTS, Special, TownTile, Travel,
};
use super::{Player, TerraMystica};
use crate::engine::{Seat, Table};

type T<'a> = &'a mut dyn Table<TerraMystica>;

impl Player {
    /// Takes in power: from bowl I to II while there is any, then from II to III; the rest is lost.
    fn gain_power(&mut self, power: u8) {
        let [one, two, three] = &mut self.bowls;
        let first = power.min(*one);
        *one -= first;
        *two += first;
        let second = (power - first).min(*two);
        *two -= second;
        *three += second;
    }

    /// Spends power of bowl III, after sacrifices for what is missing. Returns how many tokens were sacrificed.
    fn spend_power(&mut self, power: u8) -> u8 {
        let burned = power.saturating_sub(self.bowls[2]);
        self.burn(burned);
        self.bowls[2] -= power;
        self.bowls[0] += power;
        burned
    }

    /// Sacrifices tokens: so many leave the game, so many move from bowl II to III.
    fn burn(&mut self, tokens: u8) {
        self.bowls[1] -= 2 * tokens;
        self.bowls[2] += tokens;
    }

    fn gain(&mut self, gain: Gain) {
        self.coins += gain.coins;
        self.workers += gain.workers;
        self.priests += gain.priests.min(self.priest_supply());
        self.gain_power(gain.power);
    }

    fn pay(&mut self, cost: Cost) {
        self.coins -= cost.coins;
        self.workers -= cost.workers;
        self.priests -= cost.priests;
    }
}

impl TerraMystica {
    fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    pub(super) fn fill_supply(&mut self, extra_town_tiles: bool) {
        self.favors = std::array::from_fn(|kind| Favor(kind as u8).count());
        let kinds = if extra_town_tiles { TOWN_TILES } else { BASE_TOWN_TILES };
        for kind in 0..kinds {
            self.towns[kind] = TownTile(kind as u8).print().count;
        }
        debug_assert_eq!(self.favors.len(), FAVORS);
    }

    /// A seat's faction: its board with what lies on it at the start.
    pub(in crate::games::terra_mystica) fn take_faction(&mut self, t: T, seat: Seat, faction: Faction) {
        let board = faction.board();
        let points = match self.rules.points {
            Some(points) => points[seat.index()],
            None => self.start_points(faction),
        };
        let player = self.player_mut(seat);
        *player = Player {
            faction: Some(faction),
            coins: board.start.coins,
            workers: board.start.workers,
            priests: board.start.priests,
            bowls: board.bowls,
            cults: board.cults,
            shipping: board.shipping.map_or(0, |(start, _)| start),
            bridges: BRIDGES,
            ..Player::default()
        };
        t.tell(self, Event::Plays(seat, faction));
        self.score(t, seat, Cause::Start, points);
    }

    /// Points by something that has a row in the score table; negative when they are paid.
    pub(in crate::games::terra_mystica) fn score(&mut self, t: T, seat: Seat, cause: Cause, points: i16) {
        if points == 0 {
            return;
        }
        let source = cause.source().unwrap_or_else(|| unreachable!("{cause:?} brings no points"));
        let player = self.player_mut(seat);
        player.points += points;
        player.by_source[source as usize] += points;
        t.tell(self, Event::Scored(seat, cause, points));
    }

    /// Resources come in, and it is said.
    pub(in crate::games::terra_mystica) fn gain(&mut self, t: T, seat: Seat, gain: Gain, cause: Cause) {
        if gain != Gain::NONE {
            self.player_mut(seat).gain(gain);
            t.tell(self, Event::Got(seat, gain, cause));
        }
    }

    /// Resources go out.
    pub(in crate::games::terra_mystica) fn pay(&mut self, seat: Seat, cost: Cost) {
        self.player_mut(seat).pay(cost);
    }

    /// Power is spent, with sacrifices for what is missing.
    pub(in crate::games::terra_mystica) fn spend_power(&mut self, t: T, seat: Seat, power: u8) {
        let burned = self.player_mut(seat).spend_power(power);
        if burned > 0 {
            t.tell(self, Event::Burned(seat, burned));
        }
    }

    /// One token is sacrificed.
    pub(in crate::games::terra_mystica) fn burn(&mut self, t: T, seat: Seat) {
        self.player_mut(seat).burn(1);
        t.tell(self, Event::Burned(seat, 1));
    }

    /// One exchange.
    pub(in crate::games::terra_mystica) fn exchange(&mut self, t: T, seat: Seat, exchange: Exchange) {
        if exchange.power() > 0 {
            self.spend_power(t, seat, exchange.power());
        }
        t.tell(self, Event::Exchanged(seat, exchange));
        let player = self.player_mut(seat);
        match exchange {
            Exchange::PowerToPriest => player.priests += 1.min(player.priest_supply()),
            Exchange::PowerToWorker => player.workers += 1,
            Exchange::PowerToCoin => player.coins += 1,
            Exchange::PriestToWorker => {
                player.priests -= 1;
                player.workers += 1;
            }
            Exchange::WorkerToCoin => {
                player.workers -= 1;
                player.coins += 1;
            }
            Exchange::PointToCoin => {
                player.coins += 1;
                self.score(t, seat, Cause::Exchange, -1);
            }
            Exchange::CoinsToPoint => {
                player.coins -= ALCHEMIST_COINS_A_POINT;
                self.score(t, seat, Cause::Exchange, 1);
            }
        }
    }

    /// The round's points for a feat, so many times.
    fn score_feat(&mut self, t: T, seat: Seat, is_it: impl Fn(Feat) -> bool, times: i16) {
        let tile = self.scoring_tile(self.round);
        if self.round > 0 && is_it(tile.print().feat) {
            self.score(t, seat, Cause::Scoring(tile), tile.print().points * times);
        }
    }

    /// What building brings at once: the round's points, favor tiles.
    fn score_building(&mut self, t: T, seat: Seat, building: Building) {
        self.score_feat(t, seat, |feat| matches!(feat, Feat::Build(kinds) if kinds.contains(&building)), 1);
        let player = self.player(seat);
        if building == Building::Dwelling && player.has_favor(Favor::DWELLING) {
            self.score(t, seat, Cause::Favor(Favor::DWELLING), FAVOR_DWELLING);
        } else if building == Building::TradingHouse && player.has_favor(Favor::TRADING_HOUSE) {
            self.score(t, seat, Cause::Favor(Favor::TRADING_HOUSE), FAVOR_TRADING_HOUSE);
        }
    }

    /// What spades bring: the round's points, Halflings' points, Alchemists' power.
    pub(in crate::games::terra_mystica) fn reward_spades(&mut self, t: T, seat: Seat, spades: u8) {
        self.score_feat(t, seat, |feat| feat == Feat::Spade, i16::from(spades));
        if self.player(seat).is(Faction::Halflings) {
            self.score(t, seat, Cause::Faction(Faction::Halflings), i16::from(spades));
        }
        if self.player(seat).is(Faction::Alchemists) && self.player(seat).has_stronghold() {
            self.gain(t, seat, Gain::power(2 * spades), Cause::Faction(Faction::Alchemists));
        }
    }

    /// Spades are bought.
    pub(in crate::games::terra_mystica) fn buy_spades(&mut self, t: T, seat: Seat, spades: u8) {
        if spades == 0 {
            return;
        }
        let cost = self.player(seat).spade_cost().times(spades);
        self.pay(seat, cost);
        t.tell(self, Event::Bought(seat, spades));
        if self.player(seat).is(Faction::Darklings) {
            self.score(t, seat, Cause::Faction(Faction::Darklings), 2 * i16::from(spades));
        }
    }

    /// A step on a track, that was paid for or is free.
    pub(in crate::games::terra_mystica) fn advance_track(&mut self, t: T, seat: Seat, track: Track) {
        let player = self.player_mut(seat);
        match track {
            Track::Shipping => {
                player.shipping += 1;
                let level = player.shipping;
                let mermaids = player.is(Faction::Mermaids);
                t.tell(self, Event::Advanced(seat, track, level));
                self.score(t, seat, Cause::Track(track), i16::from(level) + i16::from(!mermaids));
            }
            Track::Spades => {
                player.digging += 1;
                let level = player.digging;
                t.tell(self, Event::Advanced(seat, track, level));
                self.score(t, seat, Cause::Track(track), SPADE_POINTS);
            }
        }
    }

    /// A priest goes to a slot of a cult, or back to the supply for one step.
    pub(in crate::games::terra_mystica) fn send_priest(&mut self, t: T, seat: Seat, cult: Cult, steps: u8) {
        let slots = &mut self.slots[cult as usize];
        let slot = slots.iter_mut().zip(SLOTS).find(|(slot, brings)| **slot == 0 && *brings == steps);
        let stays = slot.is_some();
        if let Some((slot, _)) = slot {
            *slot = seat.0 + 1;
        }
        let player = self.player_mut(seat);
        player.priests -= 1;
        player.placed += u8::from(stays);
        t.tell(self, Event::SentPriest(seat, cult, steps));
        self.climb(t, seat, cult, steps, Cause::Priest);
    }

    /// A marker moves up: to the last step only with a key and if nobody is there.
    pub(in crate::games::terra_mystica) fn climb(&mut self, t: T, seat: Seat, cult: Cult, steps: u8, by: Cause) {
        let from = self.player(seat).cult(cult);
        let mut to = (from + steps).min(LAST_STEP);
        if to == LAST_STEP && from < LAST_STEP {
            if self.on_last_step(cult).is_some() {
                to = LAST_STEP - 1;
            } else if self.player(seat).keys == 0 {
                to = LAST_STEP - 1;
                self.player_mut(seat).blocked |= 1 << cult as u8;
            } else {
                self.player_mut(seat).keys -= 1;
            }
        }
        if to == from {
            return;
        }
        let player = self.player_mut(seat);
        player.cults[cult as usize] = to;
        t.tell(self, Event::CultStep { seat, cult, to, by });
        let power = CULT_POWER.iter().filter(|(step, _)| from < *step && *step <= to).map(|(_, power)| power).sum();
        self.gain(t, seat, Gain::power(power), Cause::Cult(cult));
    }

    /// Steps can be taken later (ledgers only).
    pub(in crate::games::terra_mystica) fn owe_steps(&mut self, seat: Seat, steps: u8) {
        self.player_mut(seat).owed += steps;
    }

    /// One of the steps that can be taken later is taken (ledgers only).
    pub(in crate::games::terra_mystica) fn take_owed_step(&mut self, t: T, seat: Seat, cult: Cult) {
        self.player_mut(seat).owed -= 1;
        self.climb(t, seat, cult, 1, Cause::Leech);
    }

    /// Markers that stopped for want of a key stay where they are.
    pub(in crate::games::terra_mystica) fn forget_stopped(&mut self, seat: Seat) {
        self.player_mut(seat).blocked = 0;
    }

    /// An own marker falls back by a step (ledgers only).
    pub(in crate::games::terra_mystica) fn lower(&mut self, t: T, seat: Seat, cult: Cult) {
        let player = self.player_mut(seat);
        player.cults[cult as usize] -= 1;
        player.blocked &= !(1 << cult as u8);
        let to = player.cults[cult as usize];
        t.tell(self, Event::Lowered(seat, cult, to));
    }

    /// A favor tile is taken; its steps are taken with it.
    pub(in crate::games::terra_mystica) fn take_favor(&mut self, t: T, seat: Seat, favor: Favor) {
        self.favors[usize::from(favor.0)] -= 1;
        self.player_mut(seat).favors |= 1 << favor.0;
        t.tell(self, Event::TookFavor(seat, favor));
        let (cult, steps) = favor.steps();
        self.climb(t, seat, cult, steps, Cause::Favor(favor));
    }

    /// A town tile is taken, with points, keys and resources; cult steps are left to the caller.
    pub(in crate::games::terra_mystica) fn take_town(&mut self, t: T, seat: Seat, tile: TownTile) -> TownPrint {
        let print = tile.print();
        self.towns[usize::from(tile.0)] -= 1;
        self.towns_due -= 1;
        let player = self.player_mut(seat);
        player.towns[usize::from(tile.0)] += 1;
        if let Some((_, of)) = player.founded.iter_mut().find(|(_, of)| of.is_none()) {
            *of = Some(tile);
        }
        player.keys += print.keys;
        let travel = player.travel();
        t.tell(self, Event::TookTown { seat, tile, travel });
        self.score(t, seat, Cause::Town(tile), print.points);
        self.score_feat(t, seat, |feat| feat == Feat::Town, 1);
        self.gain(t, seat, print.gain, Cause::Town(tile));
        if print.travel {
            match travel {
                Travel::Shipping => self.advance_track(t, seat, Track::Shipping),
                Travel::Range => self.player_mut(seat).farther += 1,
                Travel::Nothing => {}
            }
        }
        match self.player(seat).faction {
            Some(of @ Faction::Witches) => self.score(t, seat, Cause::Faction(of), 5),
            Some(of @ Faction::Swarmlings) => self.gain(t, seat, Gain::workers(3), Cause::Faction(of)),
            _ => {}
        }
        print
    }

    /// Workers become priests.
    pub(in crate::games::terra_mystica) fn ordain(&mut self, t: T, seat: Seat, workers: u8) {
        let player = self.player_mut(seat);
        player.workers -= workers;
        player.priests += workers.min(player.priest_supply());
        t.tell(self, Event::Ordained(seat, workers));
    }

    /// A power action is marked as done, a special action of a seat as well.
    pub(in crate::games::terra_mystica) fn mark_power_action(&mut self, t: T, seat: Seat, action: u8) {
        self.used |= 1 << action;
        t.tell(self, Event::PowerAction(seat, action));
    }

    /// A special action is marked as done.
    pub(in crate::games::terra_mystica) fn mark_special(&mut self, t: T, seat: Seat, special: Special) {
        if special != Special::Engineers {
            self.player_mut(seat).used |= 1 << special as u16;
        }
        t.tell(self, Event::SpecialAction(seat, special));
    }

    /// A bonus card is taken with the coins on it; the one that was held is open again.
    pub(in crate::games::terra_mystica) fn take_card(&mut self, t: T, seat: Seat, card: Card) {
        let coins = std::mem::take(&mut self.card_coins[usize::from(card.0)]);
        let player = self.player_mut(seat);
        player.card = Some(card);
        player.coins += u16::from(coins);
        t.tell(self, Event::TookCard { seat, card, coins });
    }

    /// What is left at the end becomes coins, power with all sacrifices, and of so many coins each a point.
    pub(in crate::games::terra_mystica) fn liquidate(&mut self, seat: Seat, coins_a_point: u16) {
        let player = self.player_mut(seat);
        player.burn(player.bowls[1] / 2);
        let power = player.bowls[2];
        player.spend_power(power);
        player.coins += u16::from(power) + u16::from(player.workers) + u16::from(player.priests);
        player.coins %= coins_a_point;
        player.workers = 0;
        player.priests = 0;
    }
}
