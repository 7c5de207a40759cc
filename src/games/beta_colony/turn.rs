//! The course of the game, from setting up to the end.

use super::choice::{Choice, Event, Payment, Prompt, Source};
use super::facts::{
    CYCLE_ROUNDS, DIE_POINTS, DISCARD_POINTS, DOCK_FUEL, EXTRA_POINTS, GOAL_MATERIALS, MOST_ACHIEVEMENTS, ROUNDS,
    ROW_SLOTS, ROWS, START_FUEL, START_MATERIALS, TRACK_LENGTH, moon_yield, ridback_fuel,
};
use super::state::{BetaColony, Phase};
use super::things::{
    Ability, Achievement, Bonus, Colony, CycleCard, Die, Extra, Location, Material, Module, Price, Space, Stop, Tile,
};
use crate::engine::{Flow, Halt, Outcome, Seat, Table, shuffle};

type T<'a> = &'a mut dyn Table<BetaColony>;

impl BetaColony {
    pub(super) fn next_step(&mut self, t: T) -> Flow {
        let players = self.players.len() as u8;
        let reverse = |n: u8| Seat(players - 1 - n);
        let in_turn = |game: &BetaColony, n: u8| Seat((game.start.0 + n) % players);
        match self.phase {
            Phase::Setup => {
                self.set_up(t);
                self.phase = Phase::Boards(0);
            }
            Phase::Boards(n) => {
                self.choose_board(t, reverse(n))?;
                self.phase = if n + 1 < players { Phase::Boards(n + 1) } else { Phase::Ships(0) };
            }
            Phase::Ships(n) => {
                self.place_ship(t, reverse(n))?;
                self.phase = if n + 1 < players { Phase::Ships(n + 1) } else { Phase::Round };
            }
            Phase::Round => self.begin_round(t),
            Phase::CycleGifts(n) => {
                let seat = in_turn(self, n);
                if self.holds(CycleCard::C1b) {
                    self.cycle_material(t, seat)?;
                } else {
                    self.influence_of_choice(t, seat)?;
                }
                self.refill(t);
                self.phase = if n + 1 < players { Phase::CycleGifts(n + 1) } else { Phase::Roll };
            }
            Phase::Roll => self.roll(t),
            Phase::Turns(n) => {
                let seat = in_turn(self, n);
                self.turn_a_die(t, seat)?;
                self.phase = if n + 1 < players { Phase::Turns(n + 1) } else { Phase::Actions(0) };
            }
            Phase::Actions(n) => {
                let seat = in_turn(self, n % players);
                self.action(t, seat)?;
                self.refill(t);
                self.phase = if n + 1 < 2 * players { Phase::Actions(n + 1) } else { self.after_round() };
            }
            Phase::Goals(n) => {
                let seat = in_turn(self, n);
                self.score_goal(t, seat)?;
                if n + 1 < players {
                    self.phase = Phase::Goals(n + 1);
                } else {
                    self.end_cycle(t);
                }
            }
            Phase::End => return self.end(t),
        }
        Ok(())
    }

    /// Whether the points of the end are counted.
    pub(super) fn is_over(&self) -> bool {
        self.phase == Phase::End && self.players.iter().any(|player| player.points[Source::Majorities as usize] > 0)
    }

    fn set_up(&mut self, t: T) {
        shuffle(t, &mut self.draw);
        shuffle(t, &mut self.buildings);
        for (cycle, cards) in CycleCard::OF_CYCLE.iter().enumerate() {
            self.cards[cycle] = cards[t.below(3) as usize];
        }
        self.refill(t);
        for seat in self.seats() {
            self.player_mut(seat).fuel = START_FUEL;
            for _ in 0..START_MATERIALS {
                let material = Material::ALL[t.below(6) as usize];
                self.player_mut(seat).materials[material as usize] += 1;
                t.tell(Event::Dealt(seat, material));
            }
        }
    }

    fn choose_board(&mut self, t: T, seat: Seat) -> Flow {
        let choices: Vec<Choice> = self.boards.iter().map(|board| Choice::Board(*board)).collect();
        let Choice::Board(board) = t.ask(self, seat, Prompt::Board, &choices)? else { return Err(Halt::Refused) };
        self.boards.retain(|other| *other != board);
        self.player_mut(seat).board = Some(board);
        t.tell(Event::ChoseBoard(seat, board));
        Ok(())
    }

    fn place_ship(&mut self, t: T, seat: Seat) -> Flow {
        let free = |at: &Location| self.players.iter().all(|player| player.ship != Some(*at));
        let choices: Vec<Choice> = Location::ALL.into_iter().filter(free).map(Choice::Start).collect();
        let Choice::Start(at) = t.ask(self, seat, Prompt::Start, &choices)? else { return Err(Halt::Refused) };
        self.player_mut(seat).ship = Some(at);
        t.tell(Event::Placed(seat, at));
        Ok(())
    }

    fn begin_round(&mut self, t: T) {
        self.round += 1;
        t.tell(Event::RoundBegan { round: self.round });
        self.phase = Phase::Roll;
        if self.round % CYCLE_ROUNDS == 1 {
            t.tell(Event::CycleBegan { cycle: self.cycle() });
            if self.holds(CycleCard::C2c) {
                self.rows.iter_mut().for_each(|row| row.push(None));
                self.refill(t);
            }
            if self.holds(CycleCard::C1b) || self.holds(CycleCard::C2a) {
                self.phase = Phase::CycleGifts(0);
            }
        }
    }

    fn roll(&mut self, t: T) {
        let dice: [u8; 4] = std::array::from_fn(|_| t.roll(6) as u8);
        for player in &mut self.players {
            (player.dice, player.spent) = (dice, [false; 4]);
        }
        t.tell(Event::Rolled(dice));
        let turns = self.holds(CycleCard::C1a) || self.holds(CycleCard::C3a);
        self.phase = if turns { Phase::Turns(0) } else { Phase::Actions(0) };
    }

    fn turn_a_die(&mut self, t: T, seat: Seat) -> Flow {
        let six = self.holds(CycleCard::C1a);
        let prompt = if six { Prompt::TurnToSix } else { Prompt::Flip };
        let dice = Die::ALL.into_iter().filter(|die| !six || self.die(seat, *die) != 6);
        let choices: Vec<Choice> = dice.map(Choice::Turn).chain([Choice::Pass]).collect();
        if let Choice::Turn(die) = t.ask(self, seat, prompt, &choices)? {
            let value = if six { 6 } else { 7 - self.die(seat, die) };
            self.player_mut(seat).dice[die as usize] = value;
            t.tell(Event::Turned(seat, die, value));
        }
        Ok(())
    }

    fn cycle_material(&mut self, t: T, seat: Seat) -> Flow {
        if self.room(seat) == 0 {
            return Ok(());
        }
        let choices: Vec<Choice> = Material::ALL.into_iter().map(Choice::Material).chain([Choice::Pass]).collect();
        if let Choice::Material(material) = t.ask(self, seat, Prompt::CycleMaterial, &choices)? {
            self.gain_material(t, seat, material);
        }
        Ok(())
    }

    fn after_round(&mut self) -> Phase {
        self.start = self.start.next(self.players.len() as u8);
        if self.round % CYCLE_ROUNDS == 0 {
            // Goals are scored in the order of the round that ends; the order does not matter.
            Phase::Goals(0)
        } else {
            Phase::Round
        }
    }

    fn action(&mut self, t: T, seat: Seat) -> Flow {
        let free: Vec<Die> = Die::ALL.into_iter().filter(|die| !self.is_spent(seat, *die)).collect();
        let mut choices = Vec::new();
        for die in &free {
            let reached = Location::ALL.into_iter().filter(|to| self.fuel_to(seat, *die, *to).is_some());
            choices.extend(reached.map(|to| Choice::Fly(*die, to)));
        }
        for (n, one) in free.iter().enumerate() {
            choices.extend(free[n + 1..].iter().map(|other| Choice::Dock(*one, *other)));
        }
        match t.ask(self, seat, Prompt::Action, &choices)? {
            Choice::Dock(one, other) => {
                let player = self.player_mut(seat);
                player.spent[one as usize] = true;
                player.spent[other as usize] = true;
                t.tell(Event::Docked(seat, one, other));
                self.gain_fuel(t, seat, DOCK_FUEL);
                Ok(())
            }
            Choice::Fly(die, to) => {
                let fuel = self.fuel_to(seat, die, to).ok_or(Halt::Refused)?;
                let player = self.player_mut(seat);
                player.fuel -= fuel;
                player.spent[die as usize] = true;
                player.ship = Some(to);
                t.tell(Event::Flew { seat, die, to, fuel });
                self.use_place(t, seat, to)
            }
            _ => Err(Halt::Refused),
        }
    }

    /// The values that a die can be used as here: its own, and those that bring something else with fuel.
    fn values(&self, seat: Seat, at: Location, die: Die) -> Vec<u8> {
        let own = self.die(seat, die);
        let affordable = |value: &u8| self.fuel_as(seat, die, *value) <= self.fuel(seat);
        let nearest = |values: &[u8]| {
            let near = values.iter().copied().filter(affordable);
            near.min_by_key(|value| (self.fuel_as(seat, die, *value), u8::MAX - value))
        };
        let mut values = vec![own];
        if at.moon().is_some() && own < 5 {
            values.extend(nearest(&[5, 6]));
        } else if at == Location::Ridback {
            let better: [&[u8]; 2] = [&[3, 4], &[5, 6]];
            let more = better.into_iter().filter(|set| ridback_fuel(set[0]) > ridback_fuel(own));
            values.extend(more.filter_map(nearest));
        } else if at.is_manufactory() {
            let others = ROWS.iter().enumerate().filter(|(_, set)| !set.contains(&own));
            let open = others.filter(|(row, _)| !self.buyable(seat, *row).is_empty());
            values.extend(open.filter_map(|(_, set)| nearest(set)));
        }
        values
    }

    /// The modules of a row that a player can take and build.
    pub fn buyable(&self, seat: Seat, row: usize) -> Vec<Module> {
        let modules = self.rows[row].iter().flatten().copied();
        modules.filter(|module| !self.ways_to_buy(seat, *module).is_empty()).collect()
    }

    fn use_place(&mut self, t: T, seat: Seat, at: Location) -> Flow {
        let free: Vec<Die> = Die::ALL.into_iter().filter(|die| !self.is_spent(seat, *die)).collect();
        let uses = free.into_iter().flat_map(|die| self.values(seat, at, die).into_iter().map(move |value| (die, value)));
        let choices: Vec<Choice> = uses.map(|(die, value)| Choice::Use(die, value)).collect();
        let Choice::Use(die, value) = t.ask(self, seat, Prompt::Use(at), &choices)? else { return Err(Halt::Refused) };
        let fuel = self.fuel_as(seat, die, value);
        let player = self.player_mut(seat);
        player.fuel -= fuel;
        player.spent[die as usize] = true;
        t.tell(Event::Used { seat, die, value, fuel });
        match at {
            Location::AzophiNexus => self.nexus(t, seat, die),
            Location::Ridback => {
                let more = u8::from(self.can(seat, Ability::MoreFuel));
                self.gain_fuel(t, seat, ridback_fuel(value) + more);
                Ok(())
            }
            Location::LeftManufactory | Location::RightManufactory => self.buy(t, seat, Self::row_of(value)),
            Location::GanDe | Location::Jyo | Location::Nebra => self.collect(t, seat, at, die, value),
        }
    }

    fn collect(&mut self, t: T, seat: Seat, at: Location, die: Die, value: u8) -> Flow {
        let Some(moon) = at.moon() else { return Ok(()) };
        if die == moon.die {
            self.score(t, seat, Source::Dice, DIE_POINTS);
        }
        let as_six = die == Die::Black && self.can(seat, Ability::BlackCollectsAsSix);
        for _ in 0..moon_yield(if as_six { 6 } else { value }) {
            if self.room(seat) == 0 {
                break;
            }
            let choices = moon.materials.map(Choice::Material);
            let Choice::Material(material) = t.ask(self, seat, Prompt::Collect(at), &choices)? else {
                return Err(Halt::Refused);
            };
            self.gain_material(t, seat, material);
        }
        let mine = [
            (Location::Jyo, Ability::Food, Material::Food),
            (Location::Jyo, Ability::Palladium, Material::Palladium),
            (Location::Nebra, Ability::Water, Material::Water),
            (Location::GanDe, Ability::Steel, Material::Steel),
            (Location::GanDe, Ability::Organic, Material::Organic),
        ];
        for (place, ability, material) in mine {
            if place == at && self.can(seat, ability) {
                self.gain_material(t, seat, material);
            }
        }
        if at == Location::Nebra && self.holds(CycleCard::C1c) {
            self.gain_material(t, seat, Material::Polymer);
        }
        Ok(())
    }

    fn nexus(&mut self, t: T, seat: Seat, die: Die) -> Flow {
        if die == Die::Black {
            self.score(t, seat, Source::Dice, DIE_POINTS);
        }
        let open = self.achievements_on_offer().into_iter().filter(|which| self.can_achieve(seat, *which));
        let choices: Vec<Choice> = [Choice::Goods].into_iter().chain(open.map(Choice::Achievement)).collect();
        let choice = if choices.len() == 1 { Choice::Goods } else { t.ask(self, seat, Prompt::Nexus, &choices)? };
        match choice {
            Choice::Achievement(which) => self.achieve(t, seat, which, false),
            _ => {
                self.any_material(t, seat)?;
                self.gain_fuel(t, seat, 1 + u8::from(self.can(seat, Ability::MoreFuel)));
                Ok(())
            }
        }
    }

    fn any_material(&mut self, t: T, seat: Seat) -> Flow {
        if self.room(seat) == 0 {
            return Ok(());
        }
        let choices = Material::ALL.map(Choice::Material);
        let Choice::Material(material) = t.ask(self, seat, Prompt::Material, &choices)? else {
            return Err(Halt::Refused);
        };
        self.gain_material(t, seat, material);
        Ok(())
    }

    fn buy(&mut self, t: T, seat: Seat, row: usize) -> Flow {
        let open = self.buyable(seat, row);
        if open.is_empty() {
            return Ok(());
        }
        let choices: Vec<Choice> = open.into_iter().map(Choice::Module).collect();
        let Choice::Module(module) = t.ask(self, seat, Prompt::Module { free: false }, &choices)? else {
            return Err(Halt::Refused);
        };
        let ways = self.ways_to_buy(seat, module);
        self.pay(t, seat, module.colour().material(), &ways)?;
        self.take_from_rows(module);
        let space = self.choose_space(t, seat, Tile::Module(module), false)?;
        self.build_module(t, seat, module, space, true)
    }

    fn take_from_rows(&mut self, module: Module) {
        if let Some(slot) = self.rows.iter_mut().flatten().find(|slot| **slot == Some(module)) {
            *slot = None;
        }
    }

    fn choose_space(&mut self, t: T, seat: Seat, tile: Tile, free: bool) -> Flow<Space> {
        let choices: Vec<Choice> = self.spaces_for(seat, tile, free).into_iter().map(Choice::Space).collect();
        if choices.is_empty() {
            return Err(Halt::Refused);
        }
        let Choice::Space(space) = t.ask(self, seat, Prompt::Space { tile, free }, &choices)? else {
            return Err(Halt::Refused);
        };
        if !free {
            let ways = self.payments(seat, space.material());
            self.pay(t, seat, space.material(), &ways)?;
        }
        Ok(space)
    }

    /// Pays one material in one of these ways; asks only where there are several.
    fn pay(&mut self, t: T, seat: Seat, material: Material, ways: &[Payment]) -> Flow {
        let payment = match ways {
            [] => return Err(Halt::Refused),
            [only] => *only,
            _ => {
                let choices: Vec<Choice> = ways.iter().map(|way| Choice::Pay(*way)).collect();
                match t.ask(self, seat, Prompt::Pay(material), &choices)? {
                    Choice::Pay(payment) => payment,
                    _ => return Err(Halt::Refused),
                }
            }
        };
        self.take(seat, payment);
        t.tell(Event::Paid(seat, payment));
        Ok(())
    }

    /// Crew, the cycle card's points, the gift, the track: in this order.
    fn build_module(&mut self, t: T, seat: Seat, module: Module, space: Space, bought: bool) -> Flow {
        let influence = self.influence(module, space, bought);
        self.tiles[usize::from(space.0)] = Some(Tile::Module(module));
        t.tell(Event::Built(seat, space, Tile::Module(module)));
        self.put_crew(t, seat, space, module.crew());
        if bought && self.holds(CycleCard::C3c) {
            self.discard(t, seat)?;
        }
        match module.extra() {
            Some(Extra::TwoPoints) => self.score(t, seat, Source::Modules, EXTRA_POINTS),
            Some(Extra::Artifact) => self.gain_artifact(t, seat),
            Some(Extra::TwoFuel) => self.gain_fuel(t, seat, 2),
            Some(Extra::TwoCrew | Extra::NoCrew) | None => {}
        }
        // The last module of the stack comes at once.
        if self.draw.len() == 1 {
            self.refill(t);
        }
        self.advance(t, seat, space.colony(), influence)
    }

    fn put_crew(&mut self, t: T, seat: Seat, space: Space, count: u8) {
        let count = count.min(self.crew_left(seat));
        if count > 0 {
            self.crew[usize::from(space.0)][seat.index()] += count;
            t.tell(Event::Crewed(seat, space, count));
        }
    }

    fn discard(&mut self, t: T, seat: Seat) -> Flow {
        let player = self.player(seat);
        let materials = Material::ALL.into_iter().filter(|one| player.materials[*one as usize] > 0);
        let mut choices: Vec<Choice> = materials.map(|one| Choice::Pay(Payment::Material(one))).collect();
        if player.artifacts > 0 {
            choices.push(Choice::Pay(Payment::Artifact));
        }
        if choices.is_empty() {
            return Ok(());
        }
        choices.push(Choice::Pass);
        if let Choice::Pay(payment) = t.ask(self, seat, Prompt::Discard, &choices)? {
            self.take(seat, payment);
            t.tell(Event::Discarded(seat, payment));
            self.score(t, seat, Source::Discard, DISCARD_POINTS);
        }
        Ok(())
    }

    fn advance(&mut self, t: T, seat: Seat, colony: Colony, by: u8) -> Flow {
        let from = self.track(colony, seat);
        let to = (from + by).min(TRACK_LENGTH);
        if to == from {
            return Ok(());
        }
        self.player_mut(seat).tracks[colony as usize] = to;
        t.tell(Event::Moved { seat, colony, from, to });
        for at in from + 1..=to {
            match colony.stop(at) {
                Some(Stop::Points(points)) => self.score(t, seat, Source::Tracks, i16::from(points)),
                Some(Stop::Bonus(bonus)) => self.gift(t, seat, bonus)?,
                None => {}
            }
        }
        Ok(())
    }

    fn gift(&mut self, t: T, seat: Seat, bonus: Bonus) -> Flow {
        match bonus {
            Bonus::AnyMaterial => self.any_material(t, seat)?,
            Bonus::TwoMaterials => {
                self.any_material(t, seat)?;
                self.any_material(t, seat)?;
            }
            Bonus::Artifact => self.gain_artifact(t, seat),
            Bonus::TwoFuel => self.gain_fuel(t, seat, 2),
            Bonus::Crew => self.crew_on_any(t, seat)?,
            Bonus::FreeModule => self.free_module(t, seat)?,
            Bonus::FreeAchievement => self.free_achievement(t, seat)?,
        }
        Ok(())
    }

    fn crew_on_any(&mut self, t: T, seat: Seat) -> Flow {
        let modules = Space::all().filter(|space| matches!(self.tile(*space), Some(Tile::Module(_))));
        let choices: Vec<Choice> = modules.map(Choice::Space).collect();
        if self.crew_left(seat) == 0 || choices.is_empty() {
            return Ok(());
        }
        let Choice::Space(space) = t.ask(self, seat, Prompt::Crew, &choices)? else { return Err(Halt::Refused) };
        self.put_crew(t, seat, space, 1);
        Ok(())
    }

    fn free_module(&mut self, t: T, seat: Seat) -> Flow {
        self.refill(t);
        let fits = |module: &Module| Space::all().any(|space| self.fits(Tile::Module(*module), space));
        let choices: Vec<Choice> = self.on_offer().filter(fits).map(Choice::Module).collect();
        if choices.is_empty() {
            return Ok(());
        }
        let Choice::Module(module) = t.ask(self, seat, Prompt::Module { free: true }, &choices)? else {
            return Err(Halt::Refused);
        };
        self.take_from_rows(module);
        let space = self.choose_space(t, seat, Tile::Module(module), true)?;
        self.build_module(t, seat, module, space, false)
    }

    fn free_achievement(&mut self, t: T, seat: Seat) -> Flow {
        self.refill(t);
        let room = self.player(seat).achievements.len() < MOST_ACHIEVEMENTS;
        let fits = |which: &Achievement| Space::all().any(|space| self.fits(Tile::Achievement(*which), space));
        let open = self.achievements_on_offer().into_iter().filter(|which| room && fits(which));
        let choices: Vec<Choice> = open.map(Choice::Achievement).collect();
        if choices.is_empty() {
            return Ok(());
        }
        let Choice::Achievement(which) = t.ask(self, seat, Prompt::FreeAchievement, &choices)? else {
            return Err(Halt::Refused);
        };
        self.achieve(t, seat, which, true)
    }

    fn achieve(&mut self, t: T, seat: Seat, which: Achievement, free: bool) -> Flow {
        let tile = Tile::Achievement(which);
        if !free {
            self.pay_price(t, seat, which)?;
        }
        self.statues.retain(|other| *other != which);
        if self.building == Some(which) {
            self.building = None;
        }
        let space = self.choose_space(t, seat, tile, free)?;
        self.tiles[usize::from(space.0)] = Some(tile);
        self.player_mut(seat).achievements.push(which);
        t.tell(Event::Built(seat, space, tile));
        self.put_crew(t, seat, space, 1);
        // The last building of the stack comes at once.
        if self.buildings.len() == 1 {
            self.refill(t);
        }
        match which.code() {
            "b1" => self.crew_on_any(t, seat),
            "b2" => self.influence_of_choice(t, seat),
            "b3" => {
                self.gain_fuel(t, seat, 1);
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn pay_price(&mut self, t: T, seat: Seat, which: Achievement) -> Flow {
        let Price::Materials(price) = which.price() else {
            for _ in 0..super::facts::STATUE_ARTIFACTS {
                self.pay(t, seat, Material::Polymer, &[Payment::Artifact])?;
            }
            return Ok(());
        };
        let tile = Tile::Achievement(which);
        for (n, material) in price.into_iter().enumerate() {
            let rest = &price[n + 1..];
            let spaces: Vec<Material> =
                Space::all().filter(|space| self.fits(tile, *space)).map(Space::material).collect();
            let leaves_enough = |way: &Payment| {
                let after = self.after(seat, *way);
                spaces.iter().any(|space| after.can_pay(seat, &rest.iter().copied().chain([*space]).collect::<Vec<_>>()))
            };
            let ways: Vec<Payment> = self.payments(seat, material).into_iter().filter(leaves_enough).collect();
            self.pay(t, seat, material, &ways)?;
        }
        Ok(())
    }

    fn influence_of_choice(&mut self, t: T, seat: Seat) -> Flow {
        let open = Colony::ALL.into_iter().filter(|colony| self.track(*colony, seat) < TRACK_LENGTH);
        let choices: Vec<Choice> = open.map(Choice::Colony).collect();
        if choices.is_empty() {
            return Ok(());
        }
        let Choice::Colony(colony) = t.ask(self, seat, Prompt::Influence, &choices)? else {
            return Err(Halt::Refused);
        };
        self.advance(t, seat, colony, 1)
    }

    /// Fills empty places of the rows and turns over the next building.
    fn refill(&mut self, t: T) {
        for row in 0..ROWS.len() {
            for slot in 0..self.rows[row].len() {
                if self.rows[row][slot].is_none() {
                    let Some(module) = self.draw.pop() else { continue };
                    self.rows[row][slot] = Some(module);
                    t.tell(Event::Revealed(row as u8, module));
                }
            }
        }
        if self.building.is_none() {
            if let Some(building) = self.buildings.pop() {
                self.building = Some(building);
                t.tell(Event::RevealedBuilding(building));
            }
        }
    }

    fn score_goal(&mut self, t: T, seat: Seat) -> Flow {
        let card = self.cycle_card(self.cycle() - 1);
        if !self.meets(card, seat) {
            return Ok(());
        }
        if card == CycleCard::C3a {
            let total: u8 = self.materials(seat).iter().sum();
            // With seven or eight materials the granary statue is worth more: refused without asking.
            let keeps = self.player(seat).achievements.iter().any(|which| which.code() == "s1") && total <= 8;
            if keeps || t.ask(self, seat, Prompt::Goal, &[Choice::Accept, Choice::Pass])? == Choice::Pass {
                return Ok(());
            }
            for material in GOAL_MATERIALS {
                self.take(seat, Payment::Material(material));
            }
            t.tell(Event::DiscardedGoal(seat));
        }
        self.score(t, seat, Source::Goals, card.points());
        Ok(())
    }

    fn end_cycle(&mut self, t: T) {
        if self.holds(CycleCard::C2c) {
            for row in 0..ROWS.len() {
                let gone: Vec<Module> = self.rows[row].drain(ROW_SLOTS..).flatten().collect();
                self.gone.extend(gone);
            }
            t.tell(Event::RowsShrank);
        }
        self.phase = if self.round < ROUNDS { Phase::Round } else { Phase::End };
    }

    fn end(&mut self, t: T) -> Flow {
        let all: Vec<(Seat, [i16; 3])> = self.seats().map(|seat| (seat, self.end_points(seat))).collect();
        for (n, source) in [Source::Artifacts, Source::Achievements, Source::Majorities].into_iter().enumerate() {
            for (seat, points) in &all {
                self.score(t, *seat, source, points[n]);
            }
        }
        t.tell(Event::Ended);
        Err(Halt::Over(Outcome { winners: self.winners() }))
    }

    fn score(&mut self, t: T, seat: Seat, source: Source, points: i16) {
        if points > 0 {
            self.player_mut(seat).points[source as usize] += points;
            t.tell(Event::Scored(seat, source, points));
        }
    }

    fn gain_material(&mut self, t: T, seat: Seat, material: Material) {
        if self.room(seat) > 0 {
            self.player_mut(seat).materials[material as usize] += 1;
            t.tell(Event::GotMaterial(seat, material));
        }
    }

    fn gain_fuel(&mut self, t: T, seat: Seat, count: u8) {
        let player = self.player_mut(seat);
        player.fuel = player.fuel.saturating_add(count);
        t.tell(Event::GotFuel(seat, count));
    }

    fn gain_artifact(&mut self, t: T, seat: Seat) {
        if self.artifacts_left() > 0 {
            self.player_mut(seat).artifacts += 1;
            t.tell(Event::GotArtifact(seat));
        }
    }
}
