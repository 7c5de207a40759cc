//! Turns: exchanges as often as one likes, one action, exchanges again (rules/terra-mystica/en.md#turn).

use super::Card;
use super::candidates::Look;
use super::cause::Cause;
use super::choice::{Choice, Choices, Exchange, Track};
use super::event::{Event, Scope};
use super::facts::tiles::{CardEffect, FAVOR_PASSING};
use super::facts::{
    BRIDGE_WORKERS, Building, Cost, Cult, Faction, Favor, Gain, Hex, POWER_ACTIONS, SLOTS, Special, Terrain,
};
use super::obstacle::{Obstacle, Verdict};
use super::pending::{Pending, Work, WorkKind};
use super::prompt::Prompt;
use super::state::{Phase, TerraMystica};
use crate::engine::{Flow, Seat, Table};
use arrayvec::ArrayVec;

impl TerraMystica {
    /// An exchange or the action of the current seat.
    pub(super) fn turn(&mut self, t: &mut dyn Table<TerraMystica>) -> Flow {
        let seat = self.on_turn();
        let choice = self.ask(t, seat, Prompt::Turn { second: self.is_second_action() })?;
        if choice.is_aside() {
            return self.within(t, Scope::Aside(seat), |game, t| game.aside(t, seat, choice));
        }
        if choice == Choice::Done {
            self.end_turn();
            return Ok(());
        }
        self.forget_stopped(seat);
        self.decline_open_offers(t, seat)?;
        if choice == Choice::Special(Special::ChaosMagicians) {
            return self.within(t, Scope::Action(seat), |game, t| {
                game.mark_special(t, seat, Special::ChaosMagicians);
                game.double_turn();
                Ok(())
            });
        }
        self.within(t, Scope::Action(seat), |game, t| {
            let pending = game.act(t, seat, choice)?;
            game.settle(t, seat, pending)
        })?;
        let passed = matches!(choice, Choice::Pass(_));
        match () {
            () if self.dialect().answers_can_wait() => self.enter(Phase::After),
            () if passed => self.end_turn(),
            () if self.offers().is_empty() => self.enter(Phase::After),
            () => self.enter(Phase::Offers),
        }
        Ok(())
    }

    /// Exchanges after the action, or the end of the turn, which needs no question if nothing else is possible.
    pub(super) fn rest(&mut self, t: &mut dyn Table<TerraMystica>) -> Flow {
        let seat = self.on_turn();
        let mut choices = Choices::new();
        self.candidates(seat, Prompt::After, &mut choices);
        let is_over = choices.len() == 1;
        match if is_over { Choice::Done } else { t.ask(self, seat, Prompt::After, &choices)? } {
            Choice::Done => self.end_turn(),
            aside => self.within(t, Scope::Aside(seat), |game, t| game.aside(t, seat, aside))?,
        }
        Ok(())
    }

    /// The next action of a double turn, or whoever is next in the round's order and has not passed.
    pub(super) fn end_turn(&mut self) {
        let (now, order) = (self.on_turn(), self.order());
        let at = order.iter().position(|seat| *seat == now).unwrap_or(0);
        let mut others = (1..=order.len()).map(|n| order[(at + n) % order.len()]);
        let next = others.find(|seat| !self.is_out(*seat));
        self.forget_stopped(now);
        match next {
            _ if self.has_second_action() && !self.passed().contains(&now) => self.begin_second_action(),
            Some(seat) => self.begin_turn(seat),
            None if self.is_last_round() => self.enter(Phase::Scoring(0)),
            None => self.enter(Phase::CultBonus),
        }
    }

    /// Whether a seat has no more turns in this round.
    fn is_out(&self, seat: Seat) -> bool {
        self.passed().contains(&seat) || self.has_left(seat)
    }

    /// What is possible beside the action: exchanges, towns of the Mermaids.
    pub(super) fn aside_candidates<L: Look>(&self, seat: Seat, look: &mut L) {
        self.exchange_candidates(seat, look);
        let rivers = if L::ALL { self.geometry().rivers } else { self.rivers_beside(seat) };
        rivers.iter().for_each(|river| look.see(Choice::Connect(river), || self.may_found_over(seat, river)));
        if self.player(seat).owed_steps() > 0 {
            Cult::ALL.into_iter().for_each(|cult| look.offer(Choice::Step(cult)));
        }
    }

    /// Exchanges. Whatever needs more power than there is in bowl III sacrifices for it by itself; or that is said beforehand ([`Dialect`](super::dialect::Dialect)).
    pub(super) fn exchange_candidates(&self, seat: Seat, look: &mut impl Look) {
        let player = self.player(seat);
        for exchange in Exchange::ALL {
            look.see(Choice::Exchange(exchange), || player.may_exchange(exchange));
        }
        let is_lost = || player.may_exchange(Exchange::PowerToPriest) == Err(Obstacle::NoPriestsLeft);
        if self.dialect().wastes_priests() && is_lost() {
            look.offer(Choice::Exchange(Exchange::PowerToPriest));
        }
        if self.dialect().burns_beforehand() && player.bowls()[1] >= 2 {
            look.offer(Choice::Burn);
        }
    }

    /// Does what is no action.
    pub(super) fn aside(&mut self, t: &mut dyn Table<TerraMystica>, seat: Seat, choice: Choice) -> Flow {
        match choice {
            Choice::Exchange(exchange) => self.exchange(t, seat, exchange),
            Choice::Burn => self.burn(t, seat),
            Choice::Connect(river) => {
                self.join_over(t, seat, river);
                self.settle(t, seat, Pending::default())?;
            }
            Choice::Step(cult) => self.take_owed_step(t, seat, cult),
            _ => unreachable!("{choice:?} was not offered"),
        }
        Ok(())
    }

    /// All that a seat could do in its turn.
    pub(super) fn turn_candidates<L: Look>(&self, seat: Seat, look: &mut L) {
        let player = self.player(seat);
        self.aside_candidates(seat, look);
        self.work_candidates(seat, &Work::paid(), look);
        self.upgrade_candidates(seat, look);
        for track in [Track::Shipping, Track::Spades] {
            look.see(Choice::Advance(track), || player.may_advance(track));
        }
        for cult in Cult::ALL.into_iter().filter(|_| L::ALL || player.priests() > 0) {
            for steps in [SLOTS[0], SLOTS[1], 1] {
                look.see(Choice::Priest(cult, steps), || self.may_send(seat, cult, steps));
            }
        }
        for action in 0..POWER_ACTIONS.len() as u8 {
            look.see(Choice::Power(action), || self.may_do_power_action(seat, action));
        }
        for special in Special::ALL {
            look.see(Choice::Special(special), || self.may_do(seat, special));
        }
        self.card_candidates(|card| Choice::Pass(Some(card)), look);
        if self.is_last_round() {
            look.offer(Choice::Pass(None));
        }
        if self.dialect().acts_in_vain() && self.is_second_action() {
            look.offer(Choice::Done);
        }
    }

    fn upgrade_candidates<L: Look>(&self, seat: Seat, look: &mut L) {
        let player = self.player(seat);
        // What nobody can pay anywhere is not looked at hex by hex.
        let worth_a_look = |to: &Building| player.has_left(*to) && player.can_pay(player.least_upgrade_cost(*to));
        for to in Building::ALL.into_iter().filter(|to| L::ALL || worth_a_look(to)) {
            let Some(from) = to.replaces() else { continue };
            let hexes = if L::ALL { self.geometry().all } else { player.standing(from) };
            for hex in hexes.iter() {
                look.see(Choice::Upgrade(hex, to), || {
                    self.may_replace(seat, hex, from)?;
                    if !player.has_left(to) {
                        return Err(Obstacle::NoneLeft(to));
                    }
                    player.may_pay(self.upgrade_cost(seat, hex, to))
                });
            }
        }
    }

    /// The dwellings that Swarmlings may turn into a trading house.
    pub(super) fn trading_house_candidates<L: Look>(&self, seat: Seat, look: &mut L) {
        let from = Building::Dwelling;
        let hexes = if L::ALL { self.geometry().all } else { self.player(seat).standing(from) };
        for hex in hexes.iter() {
            look.see(Choice::Upgrade(hex, Building::TradingHouse), || self.may_replace(seat, hex, from));
        }
    }

    /// Whether a building of this kind stands on a hex and is the seat's.
    fn may_replace(&self, seat: Seat, hex: Hex, kind: Building) -> Verdict {
        if self.player(seat).standing(kind).has(hex) {
            return Ok(());
        }
        let other = self.building(hex).filter(|(owner, _)| *owner != seat);
        Err(other.map_or(Obstacle::Needs(kind), |(owner, _)| Obstacle::Occupied(owner)))
    }

    fn may_send(&self, seat: Seat, cult: Cult, steps: u8) -> Verdict {
        self.player(seat).may_pay(Cost { priests: 1, ..Cost::default() })?;
        if steps == 1 || self.has_slot(cult, steps) { Ok(()) } else { Err(Obstacle::NoSlot(steps)) }
    }

    fn may_do_power_action(&self, seat: Seat, action: u8) -> Verdict {
        if self.is_used(action) {
            return Err(Obstacle::Used);
        }
        let player = self.player(seat);
        player.may_spend_power(POWER_ACTIONS[usize::from(action)])?;
        match action {
            0 if !self.can_bridge(seat) => Err(Obstacle::NoBridge),
            1 if player.priest_supply() == 0 && !self.dialect().wastes_priests() => Err(Obstacle::NoPriestsLeft),
            4 | 5 if !self.has_work(seat, action - 3, Cause::Power(action)) => Err(Obstacle::Useless),
            _ => Ok(()),
        }
    }

    /// Whether a seat has a special action, has not done it in this round and can do something by it.
    fn may_do(&self, seat: Seat, special: Special) -> Verdict {
        let player = self.player(seat);
        let card = |effect: CardEffect| match player.card().is_some_and(|card| card.print().effect == effect) {
            true => Ok(()),
            false => Err(Obstacle::NotYourCard),
        };
        match special {
            Special::CardSpade => card(CardEffect::Spade),
            Special::CardStep => card(CardEffect::CultStep),
            Special::FavorStep if !player.has_favor(Favor::CULT_STEP) => Err(Obstacle::NoFavor),
            Special::FavorStep => Ok(()),
            _ => special.faction().map_or(Ok(()), |faction| match () {
                () if !player.is(faction) => Err(Obstacle::OtherFaction(faction)),
                () if special != Special::Engineers && !player.has_stronghold() => Err(Obstacle::NoStronghold),
                () => Ok(()),
            }),
        }?;
        let useful = |useful: bool| if useful { Ok(()) } else { Err(Obstacle::Useless) };
        let left = |kind| if player.has_left(kind) { Ok(()) } else { Err(Obstacle::NoneLeft(kind)) };
        match special {
            _ if player.has_used(special) => Err(Obstacle::Used),
            Special::CardSpade => useful(self.has_work(seat, 1, Cause::Special(special))),
            Special::Giants => useful(self.has_work(seat, 2, Cause::Special(special))),
            Special::Witches if self.dialect().acts_in_vain() => Ok(()),
            Special::Witches => {
                left(Building::Dwelling)?;
                useful(self.land(Terrain::Forest).meets(self.empty_land()))
            }
            Special::Swarmlings => {
                left(Building::TradingHouse)?;
                useful(player.built(Building::Dwelling) > 0)
            }
            Special::Nomads => useful(!self.storm_targets(seat).is_empty()),
            Special::Engineers => {
                player.may_pay(Cost::new(0, BRIDGE_WORKERS))?;
                if self.can_bridge(seat) { Ok(()) } else { Err(Obstacle::NoBridge) }
            }
            Special::CardStep | Special::FavorStep | Special::Auren | Special::ChaosMagicians => Ok(()),
        }
    }

    /// Does an action up to what is still to be done of it.
    pub(super) fn act(&mut self, t: &mut dyn Table<TerraMystica>, seat: Seat, choice: Choice) -> Flow<Pending> {
        let mut pending = Pending::default();
        match choice {
            Choice::Build(_) | Choice::Spade(_) | Choice::Dig => {
                let mut work = Work::paid();
                self.work(t, seat, &mut work, choice)?;
                pending.work = Some(work);
            }
            Choice::Upgrade(hex, to) => {
                let cost = self.upgrade_cost(seat, hex, to);
                self.pay(seat, cost);
                self.replace(t, seat, hex, to);
                self.reward_upgrade(t, seat, to, &mut pending);
            }
            Choice::Advance(track) => {
                let cost = self.player(seat).track_cost(track).unwrap_or_default();
                self.pay(seat, cost);
                self.advance_track(t, seat, track);
            }
            Choice::Priest(cult, steps) => self.send_priest(t, seat, cult, steps),
            Choice::Power(action) => self.power_action(t, seat, action, &mut pending)?,
            Choice::Special(special) => self.special(t, seat, special, &mut pending)?,
            Choice::Pass(card) => self.pass(t, seat, card),
            _ => unreachable!("{choice:?} is no action"),
        }
        Ok(pending)
    }

    /// What an upgrade brings: favor tiles, the stronghold's reward.
    fn reward_upgrade(&mut self, t: &mut dyn Table<TerraMystica>, seat: Seat, to: Building, pending: &mut Pending) {
        let Some(faction) = self.player(seat).faction() else { return };
        if matches!(to, Building::Temple | Building::Sanctuary) {
            pending.favors = if faction == Faction::ChaosMagicians { 2 } else { 1 };
        }
        if to != Building::Stronghold {
            return;
        }
        match faction {
            Faction::Auren => pending.favors = 1,
            Faction::Mermaids if self.player(seat).track_cost(Track::Shipping).is_some() => {
                self.advance_track(t, seat, Track::Shipping);
            }
            Faction::Alchemists => self.gain(t, seat, Gain::power(12), Cause::Faction(faction)),
            Faction::Darklings => pending.ordination = true,
            Faction::Halflings => pending.work = Some(self.free_spades(t, seat, 3, Cause::Faction(faction))),
            _ => {}
        }
    }

    /// The power actions (rules/terra-mystica/en.md#power-actions).
    fn power_action(&mut self, t: &mut dyn Table<TerraMystica>, seat: Seat, action: u8, pending: &mut Pending) -> Flow {
        self.spend_power(t, seat, POWER_ACTIONS[usize::from(action)]);
        self.mark_power_action(t, seat, action);
        let by = Cause::Power(action);
        match action {
            0 => return self.ask_bridge(t, seat, by),
            1 => self.gain(t, seat, Gain::priests(1), by),
            2 => self.gain(t, seat, Gain::workers(2), by),
            3 => self.gain(t, seat, Gain::coins(7), by),
            _ => pending.work = Some(self.free_spades(t, seat, action - 3, by)),
        }
        Ok(())
    }

    fn special(
        &mut self,
        t: &mut dyn Table<TerraMystica>,
        seat: Seat,
        special: Special,
        pending: &mut Pending,
    ) -> Flow {
        self.mark_special(t, seat, special);
        let by = Cause::Special(special);
        match special {
            Special::CardSpade => pending.work = Some(self.free_spades(t, seat, 1, by)),
            Special::CardStep | Special::FavorStep => self.ask_step(t, seat, 1, by)?,
            Special::Auren => self.ask_step(t, seat, 2, by)?,
            Special::Witches => match self.ask(t, seat, Prompt::WitchesDwelling)? {
                Choice::Build(hex) => self.build(t, seat, hex),
                _ => t.tell(self, Event::Forfeited(seat, 0)),
            },
            Special::Swarmlings => {
                if let Choice::Upgrade(hex, to) = self.ask(t, seat, Prompt::SwarmlingsHouse)? {
                    self.replace(t, seat, hex, to);
                }
            }
            Special::Giants => pending.work = Some(self.free_spades(t, seat, 2, by)),
            Special::Nomads => pending.work = Some(Work::new(WorkKind::Storm, 0)),
            Special::Engineers => {
                self.pay(seat, Cost::new(0, BRIDGE_WORKERS));
                self.ask_bridge(t, seat, by)?;
            }
            Special::ChaosMagicians => {}
        }
        Ok(())
    }

    fn ask_bridge(&mut self, t: &mut dyn Table<TerraMystica>, seat: Seat, by: Cause) -> Flow {
        if let Choice::Bridge(place) = self.ask(t, seat, Prompt::Bridge { by })? {
            self.bridge(t, seat, place);
        }
        Ok(())
    }

    /// Steps in one cult of choice; they can wait in some dialects.
    pub(super) fn ask_step(&mut self, t: &mut dyn Table<TerraMystica>, seat: Seat, steps: u8, by: Cause) -> Flow {
        match self.ask(t, seat, Prompt::CultStep { steps, by })? {
            Choice::Step(cult) => self.climb(t, seat, cult, steps, by),
            _ => self.owe_steps(seat, steps),
        }
        Ok(())
    }

    /// Passing: points for it, then another bonus card, none in the last round (rules/terra-mystica/en.md#pass).
    fn pass(&mut self, t: &mut dyn Table<TerraMystica>, seat: Seat, card: Option<Card>) {
        t.tell(self, Event::Passed(seat));
        for (cause, points) in self.passing_points(seat) {
            self.score(t, seat, cause, points);
        }
        self.note_passed(seat);
        if let Some(card) = card {
            self.take_card(t, seat, card);
        }
    }

    /// Points for passing now: for the bonus card that is given back, for the favor tile, for the Engineers' bridges.
    fn passing_points(&self, seat: Seat) -> ArrayVec<(Cause, i16), 3> {
        let player = self.player(seat);
        let card = player.card().map(|card| {
            let points = match card.print().effect {
                CardEffect::Buildings(each, kinds) => {
                    kinds.iter().map(|kind| each * i16::from(player.built(*kind))).sum()
                }
                CardEffect::ShippingPoints(each) => each * i16::from(player.shipping()),
                _ => 0,
            };
            (Cause::Card(card), points)
        });
        let houses = usize::from(player.built(Building::TradingHouse));
        let favor = player.has_favor(Favor::PASSING).then(|| (Cause::Favor(Favor::PASSING), FAVOR_PASSING[houses]));
        let own = player.everywhere();
        let joined = self.bridges().iter().filter(|bridge| bridge.owner == seat);
        let joined = joined.filter(|bridge| own.has(bridge.ends.0) && own.has(bridge.ends.1)).count() as i16;
        let engineers = player.is(Faction::Engineers) && player.has_stronghold();
        let engineers = engineers.then_some((Cause::Faction(Faction::Engineers), 3 * joined));
        [card, favor, engineers].into_iter().flatten().collect()
    }
}
