//! Rounds: income, the cult bonus, the preparation of the next one (rules/terra-mystica/en.md#rounds).

use super::cause::Cause;
use super::event::{Event, Scope};
use super::facts::tiles::{Bonus, Per};
use super::facts::{Building, Card, Cost, Faction, Favor, Gain};
use super::pending::{Pending, Work, WorkKind};
use super::state::{MOST_PLAYERS, Phase, TerraMystica};
use crate::engine::{Flow, Seat, Table};
use arrayvec::ArrayVec;

impl TerraMystica {
    /// One step of the game.
    pub(super) fn next_phase(&mut self, t: &mut dyn Table<TerraMystica>) -> Flow {
        if self.dialect().counts_steps() {
            self.begin_step(t);
        }
        let may_wait =
            matches!(self.phase(), Phase::Turn | Phase::After | Phase::CultBonus | Phase::Spades | Phase::Scoring(0));
        if may_wait && self.answer_open(t)? {
            return Ok(());
        }
        match self.phase() {
            Phase::SetUp => self.set_up(t),
            Phase::Factions(seat) => self.choose_faction(t, Seat(seat))?,
            Phase::Dwellings(number) => self.first_dwelling(t, number)?,
            Phase::FirstCards(number) => self.first_card(t, number)?,
            Phase::Income => self.start_round(t)?,
            Phase::Turn => self.turn(t)?,
            Phase::Offers => self.next_offer(t)?,
            Phase::After => self.rest(t)?,
            Phase::CultBonus => self.cult_bonus(t)?,
            Phase::Spades => self.bonus_spades(t)?,
            Phase::NextRound => self.prepare_round(),
            Phase::Scoring(part) => self.score_end(t, part)?,
        }
        Ok(())
    }

    /// Whoever leaves a recorded game does so between two steps.
    fn begin_step(&mut self, t: &mut dyn Table<TerraMystica>) {
        self.count_step();
        for seat in self.seats().filter(|seat| self.leaves_now(*seat)).collect::<ArrayVec<Seat, MOST_PLAYERS>>() {
            self.leave(t, seat);
            if self.on_turn() == seat && matches!(self.phase(), Phase::Turn | Phase::After) {
                self.begin_turn(seat);
                self.end_turn();
            }
        }
    }

    /// What a seat gets at the beginning of the next round from buildings and favor tiles, and from the bonus card if it has one.
    pub fn income(&self, seat: Seat) -> Gain {
        let player = self.player(seat);
        let Some(faction) = player.faction() else { return Gain::NONE };
        let board = faction.board();
        let built = |building| usize::from(player.built(building));
        let (houses, temples) = (built(Building::TradingHouse), built(Building::Temple));
        let mut sum = Gain {
            coins: u16::from(board.house_coins[houses]),
            workers: board.dwelling_workers[built(Building::Dwelling)],
            priests: board.temple_priests[temples] + board.sanctuary_priests * built(Building::Sanctuary) as u8,
            power: board.house_power[houses] + board.temple_power[temples],
        };
        let mut add = |gain: Gain| {
            sum.coins += gain.coins;
            sum.workers += gain.workers;
            sum.priests += gain.priests;
            sum.power += gain.power;
        };
        if player.has_stronghold() {
            add(board.stronghold);
        }
        (0..12).map(Favor).filter(|favor| player.has_favor(*favor)).for_each(|favor| add(favor.income()));
        player.card().map(Card::print).into_iter().for_each(|print| add(print.income));
        sum
    }

    /// The round begins: income for everybody, and the start player's turn.
    fn start_round(&mut self, t: &mut dyn Table<TerraMystica>) -> Flow {
        self.begin_round(t);
        self.within(t, Scope::Income, |game, t| {
            for seat in ArrayVec::<Seat, MOST_PLAYERS>::from_iter(game.order().iter().copied()) {
                let income = game.income(seat);
                game.gain(t, seat, income, Cause::Income);
            }
            Ok(())
        })?;
        // The turn before was that of the last in the order.
        self.order().last().copied().into_iter().for_each(|last| self.begin_turn(last));
        self.end_turn();
        Ok(())
    }

    /// How often a seat gets the bonus of this round's scoring tile.
    pub fn bonus_times(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        match self.scoring_tile(self.round()).print().per {
            Per::Steps(steps, cult) => player.cult(cult) / steps,
            Per::Priest => player.placed_priests(),
        }
    }

    /// What the round's scoring tile would bring a seat now: resources, or spades.
    pub fn cult_bonus_now(&self, seat: Seat) -> (Gain, u8) {
        let times = self.bonus_times(seat);
        match self.scoring_tile(self.round()).print().bonus {
            Bonus::Spade => (Gain::NONE, times),
            Bonus::Gain(Gain { coins, workers, priests, power }) => {
                let Cost { coins, workers, priests } = Cost { coins, workers, priests }.times(times);
                (Gain { coins, workers, priests, power: power * times }, 0)
            }
        }
    }

    /// The scoring tile's bonus for everybody, in the order of the next round.
    fn cult_bonus(&mut self, t: &mut dyn Table<TerraMystica>) -> Flow {
        let tile = self.scoring_tile(self.round());
        self.within(t, Scope::CultBonus(tile), |game, t| {
            for seat in game.next_order() {
                let (gain, spades) = game.cult_bonus_now(seat);
                game.gain(t, seat, gain, Cause::Scoring(tile));
                game.get_bonus_spades(t, seat, spades, Cause::Scoring(tile));
            }
            Ok(())
        })?;
        self.enter(Phase::Spades);
        Ok(())
    }

    fn get_bonus_spades(&mut self, t: &mut dyn Table<TerraMystica>, seat: Seat, spades: u8, by: Cause) {
        if spades == 0 {
            return;
        }
        t.tell(self, Event::Spades(seat, spades, by));
        if self.dialect().scores_spades_when_had() {
            self.reward_spades(t, seat, spades);
        }
        // A single spade is of no use to Giants and is lost at once.
        let useless = self.player(seat).is(Faction::Giants) && spades < 2 && !self.dialect().acts_in_vain();
        if !useless && !self.has_left(seat) {
            self.grant_cult_spades(seat, spades);
        }
    }

    /// The next seat uses the spades of the bonus.
    fn bonus_spades(&mut self, t: &mut dyn Table<TerraMystica>) -> Flow {
        for seat in self.next_order() {
            let spades = self.cult_spades(seat);
            if spades == 0 {
                continue;
            }
            let pending = Pending::work(Work::new(WorkKind::Bonus, spades));
            self.within(t, Scope::CultSpades(seat), |game, t| game.settle(t, seat, pending))?;
            if self.cult_spades(seat) == 0 {
                return Ok(());
            }
        }
        self.seats().for_each(|seat| self.take_up_cult_spades(seat));
        self.enter(Phase::NextRound);
        Ok(())
    }

    /// Action markers go back, coins are laid on cards, and the order of the next round is set.
    fn prepare_round(&mut self) {
        self.refresh();
        self.lay_coins();
        self.take_next_order();
        self.enter(Phase::Income);
    }
}
