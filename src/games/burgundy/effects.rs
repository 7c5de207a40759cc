//! What a placed card does, at once and one time (rules/burgundy/en.md#effects).

use super::cards::{Building, Card, Kind};
use super::choice::{Because, Choice, Prompt};
use super::facts::{BANK_SILVER, KNOWLEDGE_WORKERS, MINE_SILVER, WATCHTOWER_POINTS};
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
            Kind::Ship => self.take_goods(t, seat, Because::Placed(card)),
            Kind::Pasture => self.take_animal(t, seat, Because::Placed(card)),
            Kind::Building => face.building.map_or(Ok(()), |building| self.building(t, seat, building)),
        }
    }

    /// Castle: one more action, as with a card of any number.
    fn castle(&mut self, t: &mut dyn Table<Burgundy>, seat: Seat) -> Flow {
        self.decide_and_act(t, seat, Prompt::Castle)
    }

    fn building(&mut self, t: &mut dyn Table<Burgundy>, seat: Seat, building: Building) -> Flow {
        match building {
            Building::Carpenter | Building::Church | Building::Market => self.take_for(t, seat, building),
            Building::Watchtower => {
                self.score(t, Owner::Seat(seat), Source::Watchtowers, WATCHTOWER_POINTS);
                Ok(())
            }
            Building::Bank => {
                self.gain_silver(t, seat, BANK_SILVER);
                Ok(())
            }
            // The top card of any of the four stacks.
            Building::Residences => self.take_from_stacks(t, seat, Prompt::AnyStack),
            // Sells any one sort, exactly as the action does.
            Building::Warehouse => self.decide_and_act(t, seat, Prompt::Warehouse),
            // One more project of any number, with all its effects.
            Building::TownHall => self.decide_and_act(t, seat, Prompt::TownHall),
        }
    }

    /// Carpenter, church, market: a card of these kinds from any row. Without one, bad luck; bought cards would not help.
    fn take_for(&mut self, t: &mut dyn Table<Burgundy>, seat: Seat, building: Building) -> Flow {
        let takes = |card: &Card| building.takes().contains(&card.kind());
        match self.display().iter().flatten().any(takes) {
            true => self.decide_and_act(t, seat, Prompt::TakeFor(building)),
            false => Ok(()),
        }
    }

    /// Ship and bonuses: the top card of a stack of goods. Without goods, nothing.
    pub(super) fn take_goods(&mut self, t: &mut dyn Table<Burgundy>, seat: Seat, because: Because) -> Flow {
        self.take_from_stacks(t, seat, Prompt::GoodsStack(because))
    }

    /// Pasture and bonuses: the top card of a stack of animals.
    pub(super) fn take_animal(&mut self, t: &mut dyn Table<Burgundy>, seat: Seat, because: Because) -> Flow {
        self.take_from_stacks(t, seat, Prompt::AnimalStack(because))
    }

    fn take_from_stacks(&mut self, t: &mut dyn Table<Burgundy>, seat: Seat, prompt: Prompt) -> Flow {
        if let Some(Choice::Draw(stack)) = self.decide(t, seat, prompt)? {
            self.draw_from(t, seat, stack);
            self.score_animals(t, seat);
        }
        Ok(())
    }
}
