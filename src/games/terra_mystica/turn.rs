//! Turns: exchanges as often as one likes, one action, exchanges again (rules/terra-mystica/en.md#turn).

use super::choice::{Choice, Choices, Exchange, Prompt, Track};
use super::due::Due;
use super::facts::tiles::{CardEffect, FAVOR_PASSING};
use super::facts::{
    BRIDGE_WORKERS, Building, Cost, Cult, Faction, Favor, Gain, Hexes, POWER_ACTIONS, SLOTS, Special, Terrain,
};
use super::state::{Phase, Source, TerraMystica};
use super::work::Work;
use super::{Card, Event};
use crate::engine::{Flow, Seat, Table};

impl TerraMystica {
    /// An exchange or the action of the current seat.
    pub(super) fn turn(&mut self, t: &mut dyn Table<TerraMystica>) -> Flow {
        let seat = self.on_turn();
        let choices = self.turn_choices(seat);
        let choice = t.ask(self, seat, Prompt::Turn { second: self.is_second_action() }, &choices)?;
        if self.aside(t, seat, choice)? {
            return Ok(());
        }
        if choice == Choice::Done {
            self.end_turn();
            return Ok(());
        }
        self.forget_stopped(seat);
        self.decline_open_offers(t, seat);
        if choice == Choice::Special(Special::ChaosMagicians) {
            self.mark_special(t, seat, Special::ChaosMagicians);
            self.double_turn();
            return Ok(());
        }
        let due = self.act(t, seat, choice)?;
        self.settle(t, seat, due)?;
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
        self.push_asides(seat, &mut choices);
        if !choices.is_empty() {
            choices.push(Choice::Done);
            let choice = t.ask(self, seat, Prompt::After, &choices)?;
            if choice != Choice::Done {
                return self.only_aside(t, seat, choice);
            }
        }
        self.end_turn();
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
    fn push_asides(&self, seat: Seat, choices: &mut Choices) {
        self.push_exchanges(seat, choices);
        choices.extend(self.river_hexes_for_towns(seat).iter().map(Choice::Connect));
        if self.player(seat).owed_steps() > 0 {
            choices.extend(Cult::ALL.map(Choice::Step));
        }
    }

    /// Exchanges. Whatever needs more power than there is in bowl III sacrifices for it by itself; or that is said beforehand ([`Dialect`](super::dialect::Dialect)).
    pub(super) fn push_exchanges(&self, seat: Seat, choices: &mut Choices) {
        let player = self.player(seat);
        let possible = Exchange::ALL.into_iter().filter(|exchange| player.can_exchange(*exchange));
        choices.extend(possible.map(Choice::Exchange));
        let lost = player.priest_supply() == 0 && player.spendable_power() >= Exchange::PowerToPriest.power();
        if self.dialect().wastes_priests() && lost {
            choices.push(Choice::Exchange(Exchange::PowerToPriest));
        }
        if self.dialect().burns_beforehand() && player.bowls()[1] >= 2 {
            choices.push(Choice::Burn);
        }
    }

    /// Does what is no action; `false` if it is one.
    pub(super) fn aside(&mut self, t: &mut dyn Table<TerraMystica>, seat: Seat, choice: Choice) -> Flow<bool> {
        match choice {
            Choice::Exchange(exchange) => self.exchange(t, seat, exchange),
            Choice::Burn => self.burn(t, seat),
            Choice::Connect(river) => {
                self.join_over(t, seat, river);
                self.settle(t, seat, Due::default())?;
            }
            Choice::Step(cult) => self.take_owed_step(t, seat, cult),
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Does what is no action, where nothing else is offered.
    pub(super) fn only_aside(&mut self, t: &mut dyn Table<TerraMystica>, seat: Seat, choice: Choice) -> Flow {
        match self.aside(t, seat, choice)? {
            true => Ok(()),
            false => unreachable!("{choice:?} was not offered"),
        }
    }

    /// Everything the current seat may do.
    pub(super) fn turn_choices(&self, seat: Seat) -> Choices {
        let mut choices = Choices::new();
        self.push_asides(seat, &mut choices);
        self.push_work(seat, &Work::paid(), &mut choices);
        self.push_upgrades(seat, &mut choices);
        let player = self.player(seat);
        let tracks = [Track::Shipping, Track::Spades].into_iter();
        choices.extend(
            tracks
                .filter(|track| player.track_cost(*track).is_some_and(|cost| player.can_pay(cost)))
                .map(Choice::Advance),
        );
        if player.priests() > 0 {
            for cult in Cult::ALL {
                let steps = [SLOTS[0], SLOTS[1]].into_iter().filter(|steps| self.has_slot(cult, *steps));
                choices.extend(steps.chain([1]).map(|steps| Choice::Priest(cult, steps)));
            }
        }
        self.push_power_actions(seat, &mut choices);
        self.push_specials(seat, &mut choices);
        match self.is_last_round() {
            true => choices.push(Choice::Pass(None)),
            false => choices.extend(self.open_cards().into_iter().map(|(card, _)| Choice::Pass(Some(card)))),
        }
        if self.dialect().acts_in_vain() && self.is_second_action() {
            choices.push(Choice::Done);
        }
        choices
    }

    fn push_upgrades(&self, seat: Seat, choices: &mut Choices) {
        let player = self.player(seat);
        for to in Building::ALL.into_iter().filter(|to| player.has_left(*to)) {
            let Some(from) = to.replaces() else { continue };
            let payable = player.standing(from).iter().filter(|hex| player.can_pay(self.upgrade_cost(seat, *hex, to)));
            choices.extend(payable.map(|hex| Choice::Upgrade(hex, to)));
        }
    }

    fn push_power_actions(&self, seat: Seat, choices: &mut Choices) {
        let power = self.player(seat).spendable_power();
        for (action, cost) in POWER_ACTIONS.into_iter().enumerate() {
            let useful = || match action {
                0 => self.can_bridge(seat),
                1 => self.dialect().wastes_priests() || self.player(seat).priest_supply() > 0,
                4 | 5 => self.has_work(seat, action as u8 - 3),
                _ => true,
            };
            if power >= cost && !self.is_used(action as u8) && useful() {
                choices.push(Choice::Power(action as u8));
            }
        }
    }

    fn push_specials(&self, seat: Seat, choices: &mut Choices) {
        let possible = Special::ALL.into_iter().filter(|special| self.may_do(seat, *special));
        choices.extend(possible.map(Choice::Special));
    }

    /// Whether a seat has a special action, has not done it in this round and can do something by it.
    fn may_do(&self, seat: Seat, special: Special) -> bool {
        let player = self.player(seat);
        let card = |effect: CardEffect| player.card().is_some_and(|card| card.print().effect == effect);
        let with_stronghold = |faction: Faction| player.is(faction) && player.has_stronghold();
        !player.has_used(special)
            && match special {
                Special::CardSpade => card(CardEffect::Spade) && self.has_work(seat, 1),
                Special::CardStep => card(CardEffect::CultStep),
                Special::FavorStep => player.has_favor(Favor::CULT_STEP),
                Special::Auren => with_stronghold(Faction::Auren),
                Special::Witches => {
                    let builds = self.dialect().acts_in_vain() || !self.forests(seat).is_empty();
                    with_stronghold(Faction::Witches) && builds
                }
                Special::Swarmlings => {
                    with_stronghold(Faction::Swarmlings)
                        && player.built(Building::Dwelling) > 0
                        && player.has_left(Building::TradingHouse)
                }
                Special::ChaosMagicians => with_stronghold(Faction::ChaosMagicians),
                Special::Giants => with_stronghold(Faction::Giants) && self.has_work(seat, 2),
                Special::Nomads => with_stronghold(Faction::Nomads) && !self.storm_targets(seat).is_empty(),
                Special::Engineers => {
                    player.is(Faction::Engineers) && player.workers() >= BRIDGE_WORKERS && self.can_bridge(seat)
                }
            }
    }

    /// The empty forests for the Witches' dwelling; none if there is no dwelling left.
    fn forests(&self, seat: Seat) -> Hexes {
        match self.player(seat).has_left(Building::Dwelling) {
            true => self.land(Terrain::Forest).without(self.built_up()),
            false => Hexes::NONE,
        }
    }

    /// Does an action up to what is due from it.
    pub(super) fn act(&mut self, t: &mut dyn Table<TerraMystica>, seat: Seat, choice: Choice) -> Flow<Due> {
        let mut due = Due::default();
        match choice {
            Choice::Build(_) | Choice::Spade(_) | Choice::Dig => {
                let mut work = Work::paid();
                self.work(t, seat, &mut work, choice)?;
                due.work = Some(work);
            }
            Choice::Upgrade(hex, to) => {
                let cost = self.upgrade_cost(seat, hex, to);
                self.pay(seat, cost);
                self.replace(t, seat, hex, to);
                self.reward_upgrade(t, seat, to, &mut due);
            }
            Choice::Advance(track) => {
                let cost = self.player(seat).track_cost(track).unwrap_or_default();
                self.pay(seat, cost);
                self.advance_track(t, seat, track);
            }
            Choice::Priest(cult, steps) => self.send_priest(t, seat, cult, steps),
            Choice::Power(action) => self.power_action(t, seat, action, &mut due)?,
            Choice::Special(special) => self.special(t, seat, special, &mut due)?,
            Choice::Pass(card) => self.pass(t, seat, card),
            _ => unreachable!("{choice:?} is no action"),
        }
        Ok(due)
    }

    /// What an upgrade brings: favor tiles, the stronghold's reward.
    fn reward_upgrade(&mut self, t: &mut dyn Table<TerraMystica>, seat: Seat, to: Building, due: &mut Due) {
        let Some(faction) = self.player(seat).faction() else { return };
        if matches!(to, Building::Temple | Building::Sanctuary) {
            due.favors = if faction == Faction::ChaosMagicians { 2 } else { 1 };
        }
        if to != Building::Stronghold {
            return;
        }
        match faction {
            Faction::Auren => due.favors = 1,
            Faction::Mermaids if self.player(seat).track_cost(Track::Shipping).is_some() => {
                self.advance_track(t, seat, Track::Shipping);
            }
            Faction::Alchemists => self.gain(t, seat, Gain::power(12), Event::Got),
            Faction::Darklings => due.ordination = true,
            Faction::Halflings => due.work = Some(self.free_spades(t, seat, 3)),
            _ => {}
        }
    }

    /// The power actions (rules/terra-mystica/en.md#power-actions).
    fn power_action(&mut self, t: &mut dyn Table<TerraMystica>, seat: Seat, action: u8, due: &mut Due) -> Flow {
        self.spend_power(t, seat, POWER_ACTIONS[usize::from(action)]);
        self.mark_power_action(t, seat, action);
        match action {
            0 => return self.ask_bridge(t, seat),
            1 => self.gain(t, seat, Gain::priests(1), Event::Got),
            2 => self.gain(t, seat, Gain::workers(2), Event::Got),
            3 => self.gain(t, seat, Gain::coins(7), Event::Got),
            _ => due.work = Some(self.free_spades(t, seat, action - 3)),
        }
        Ok(())
    }

    fn special(&mut self, t: &mut dyn Table<TerraMystica>, seat: Seat, special: Special, due: &mut Due) -> Flow {
        self.mark_special(t, seat, special);
        match special {
            Special::CardSpade => due.work = Some(self.free_spades(t, seat, 1)),
            Special::CardStep | Special::FavorStep => self.ask_step(t, seat, 1)?,
            Special::Auren => self.ask_step(t, seat, 2)?,
            Special::Witches => {
                let none = self.dialect().acts_in_vain().then_some((Choice::Forfeit, None));
                let forests = self.forests(seat).iter().map(|hex| (Choice::Build(hex), Some(hex)));
                match t.pick(self, seat, Prompt::WitchesDwelling, forests.chain(none))? {
                    Some(hex) => self.build(t, seat, hex),
                    None => t.tell(self, Event::Forfeited(seat)),
                }
            }
            Special::Swarmlings => {
                let dwellings = self.player(seat).standing(Building::Dwelling).iter();
                let to = Building::TradingHouse;
                let as_choice = |hex| Choice::Upgrade(hex, to);
                let hex = t.choose(self, seat, Prompt::SwarmlingsHouse, dwellings, as_choice)?;
                self.replace(t, seat, hex, to);
            }
            Special::Giants => due.work = Some(self.free_spades(t, seat, 2)),
            Special::Nomads => due.work = Some(Work::storm()),
            Special::Engineers => {
                self.pay(seat, Cost::new(0, BRIDGE_WORKERS));
                self.ask_bridge(t, seat)?;
            }
            Special::ChaosMagicians => {}
        }
        Ok(())
    }

    fn ask_bridge(&mut self, t: &mut dyn Table<TerraMystica>, seat: Seat) -> Flow {
        let place = t.choose(self, seat, Prompt::Bridge, self.bridge_places(seat), Choice::Bridge)?;
        self.bridge(t, seat, place);
        Ok(())
    }

    /// Steps in one cult of choice; they can wait in some dialects.
    pub(super) fn ask_step(&mut self, t: &mut dyn Table<TerraMystica>, seat: Seat, steps: u8) -> Flow {
        let later = self.dialect().answers_can_wait().then_some((Choice::Later, None));
        let cults = Cult::ALL.map(|cult| (Choice::Step(cult), Some(cult))).into_iter();
        match t.pick(self, seat, Prompt::CultStep(steps), cults.chain(later))? {
            Some(cult) => self.climb(t, seat, cult, steps),
            None => self.owe_steps(seat, steps),
        }
        Ok(())
    }

    /// Passing: points for it, then another bonus card, none in the last round (rules/terra-mystica/en.md#pass).
    fn pass(&mut self, t: &mut dyn Table<TerraMystica>, seat: Seat, card: Option<Card>) {
        t.tell(self, Event::Passed(seat));
        for (source, points) in self.passing_points(seat) {
            self.score(t, seat, source, points);
        }
        self.note_passed(seat);
        if let Some(card) = card {
            self.take_card(t, seat, card);
        }
    }

    /// Points for passing now: for the bonus card that is given back, for the favor tile, for the Engineers' bridges.
    pub fn passing_points(&self, seat: Seat) -> [(Source, i16); 3] {
        let player = self.player(seat);
        let card = match player.card().map_or(CardEffect::None, |card| card.print().effect) {
            CardEffect::Buildings(each, kinds) => kinds.iter().map(|kind| each * i16::from(player.built(*kind))).sum(),
            CardEffect::ShippingPoints(each) => each * i16::from(player.shipping()),
            _ => 0,
        };
        let houses = usize::from(player.built(Building::TradingHouse));
        let favor = if player.has_favor(Favor::PASSING) { FAVOR_PASSING[houses] } else { 0 };
        let own = player.everywhere();
        let joined = self.bridges().iter().filter(|bridge| bridge.owner == seat);
        let joined = joined.filter(|bridge| own.has(bridge.ends.0) && own.has(bridge.ends.1)).count() as i16;
        let engineers = player.is(Faction::Engineers) && player.has_stronghold();
        [(Source::Cards, card), (Source::Favors, favor), (Source::Faction, if engineers { 3 * joined } else { 0 })]
    }
}
