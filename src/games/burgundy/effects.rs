//! What a placed card does, at once and one time (rules/burgundy/en.md#effects).

use super::cards::{Building, Card, Kind};
use super::choice::{Action, Choice, Prompt, Stack};
use super::event::Event;
use super::facts::{BANK_SILVER, KNOWLEDGE_WORKERS, MINE_SILVER, WATCHTOWER_POINTS};
use super::setup::in_two_stacks;
use super::state::{Burgundy, Owner, Source};
use crate::engine::{Flow, Seat, Table};

impl Burgundy {
    /// The effect of a card that was just placed.
    pub(super) fn effect(&mut self, t: &mut dyn Table<Burgundy>, seat: Seat, card: Card) -> Flow {
        let face = card.face();
        match face.kind {
            Kind::Castle => self.castle(t, seat),
            Kind::Mine => {
                self.gain_silver(t, seat, MINE_SILVER);
                Ok(())
            }
            Kind::Cloister => Ok(()),
            Kind::Knowledge => {
                self.gain_workers(t, seat, KNOWLEDGE_WORKERS);
                Ok(())
            }
            Kind::Ship => self.take_goods(t, seat),
            Kind::Pasture => self.take_animal(t, seat),
            Kind::Building => face.building.map_or(Ok(()), |building| self.building(t, seat, building)),
        }
    }

    /// Castle: one more action, as with a card of any number.
    fn castle(&mut self, t: &mut dyn Table<Burgundy>, seat: Seat) -> Flow {
        self.act_with(t, seat, Prompt::Castle, None)
    }

    fn building(&mut self, t: &mut dyn Table<Burgundy>, seat: Seat, building: Building) -> Flow {
        match building {
            Building::Carpenter => self.take_for(t, seat, building, &[Kind::Building, Kind::Knowledge]),
            Building::Church => self.take_for(t, seat, building, &[Kind::Castle, Kind::Mine, Kind::Cloister]),
            Building::Market => self.take_for(t, seat, building, &[Kind::Pasture, Kind::Ship]),
            Building::Watchtower => {
                self.score(t, Owner::Seat(seat), Source::Watchtowers, WATCHTOWER_POINTS);
                Ok(())
            }
            Building::Bank => {
                self.gain_silver(t, seat, BANK_SILVER);
                Ok(())
            }
            Building::Residences => self.residences(t, seat),
            Building::Warehouse => self.warehouse(t, seat),
            Building::TownHall => self.town_hall(t, seat),
        }
    }

    /// Carpenter, church, market: a card of these kinds from any row. Without one, bad luck; bought cards would not help.
    fn take_for(&mut self, t: &mut dyn Table<Burgundy>, seat: Seat, building: Building, kinds: &[Kind]) -> Flow {
        if !self.display.iter().flatten().any(|card| kinds.contains(&card.kind())) {
            return Ok(());
        }
        let action = self.decide_freely(t, seat, Prompt::TakeFor(building), |game| {
            let wanted = game.display.iter().flatten().filter(|card| kinds.contains(&card.kind()));
            wanted.map(|card| Action::Take(*card)).collect()
        })?;
        action.map_or(Ok(()), |action| self.act(t, seat, None, action))
    }

    /// Warehouse: sells any one sort, exactly as the action does.
    fn warehouse(&mut self, t: &mut dyn Table<Burgundy>, seat: Seat) -> Flow {
        let action = self.decide_freely(t, seat, Prompt::Warehouse, |game| {
            let stored = super::Goods::ALL.into_iter().filter(|sort| game.player(seat).goods[sort.index()] > 0);
            stored.map(Action::Sell).collect()
        })?;
        action.map_or(Ok(()), |action| self.act(t, seat, None, action))
    }

    /// Town hall: one more project of any number, with all its effects.
    fn town_hall(&mut self, t: &mut dyn Table<Burgundy>, seat: Seat) -> Flow {
        let action = self.decide_freely(t, seat, Prompt::TownHall, |game| {
            let player = game.player(seat);
            let places = |project: &Card| {
                let project = *project;
                player.spots(project.kind()).map(move |spot| Action::Place(project, spot))
            };
            player.projects.iter().flat_map(places).collect()
        })?;
        action.map_or(Ok(()), |action| self.act(t, seat, None, action))
    }

    /// Ship and bonuses: the top card of a stack of goods. Without goods, nothing.
    pub(super) fn take_goods(&mut self, t: &mut dyn Table<Burgundy>, seat: Seat) -> Flow {
        self.take_from_stacks(t, seat, Prompt::GoodsStack, &Stack::GOODS)
    }

    /// Pasture and bonuses: the top card of a stack of animals.
    pub(super) fn take_animal(&mut self, t: &mut dyn Table<Burgundy>, seat: Seat) -> Flow {
        self.take_from_stacks(t, seat, Prompt::AnimalStack, &Stack::ANIMALS)
    }

    /// Residences: the top card of any of the four stacks.
    fn residences(&mut self, t: &mut dyn Table<Burgundy>, seat: Seat) -> Flow {
        self.take_from_stacks(t, seat, Prompt::AnyStack, &Stack::ALL)
    }

    fn take_from_stacks(&mut self, t: &mut dyn Table<Burgundy>, seat: Seat, prompt: Prompt, stacks: &[Stack]) -> Flow {
        let list = |game: &Burgundy| stacks.iter().copied().filter(|stack| game.stack_height(*stack) > 0).collect();
        match self.decide(t, seat, prompt, list, Choice::Draw)? {
            Some(Stack::GoodsA) => self.draw_goods(t, seat, 0),
            Some(Stack::GoodsB) => self.draw_goods(t, seat, 1),
            Some(Stack::AnimalsA) => self.draw_animal(t, seat, 0),
            Some(Stack::AnimalsB) => self.draw_animal(t, seat, 1),
            None => {}
        }
        Ok(())
    }

    /// How many cards lie in a stack.
    pub fn stack_height(&self, stack: Stack) -> usize {
        match stack {
            Stack::GoodsA => self.goods[0].len(),
            Stack::GoodsB => self.goods[1].len(),
            Stack::AnimalsA => self.animals[0].len(),
            Stack::AnimalsB => self.animals[1].len(),
        }
    }

    fn draw_goods(&mut self, t: &mut dyn Table<Burgundy>, seat: Seat, stack: usize) {
        let Some(card) = self.goods[stack].pop() else { return };
        let sort = card.sort();
        self.player_mut(seat).goods[sort.index()] += 1;
        refill(&mut self.goods, stack);
        t.tell(self, Event::GotGoods(seat, sort, Stack::GOODS[stack]));
    }

    fn draw_animal(&mut self, t: &mut dyn Table<Burgundy>, seat: Seat, stack: usize) {
        let Some(card) = self.animals[stack].pop() else { return };
        let animal = card.animal();
        self.player_mut(seat).animals[animal.index()] += 1;
        refill(&mut self.animals, stack);
        t.tell(self, Event::GotAnimal(seat, animal, Stack::ANIMALS[stack]));
        self.score_animals(t, seat);
    }
}

/// When a stack is empty, the other one is split (rules/burgundy/rulings.md#7). Its upper half becomes the new stack.
fn refill<T: Copy, const N: usize>(stacks: &mut [arrayvec::ArrayVec<T, N>; 2], emptied: usize) {
    if stacks[emptied].is_empty() {
        let [lower, upper] = in_two_stacks(std::mem::take(&mut stacks[1 - emptied]));
        stacks[1 - emptied] = lower;
        stacks[emptied] = upper;
    }
}
