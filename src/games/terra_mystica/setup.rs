//! Setting up (rules/terra-mystica/en.md#setup).

use super::candidates::Look;
use super::choice::Choice;
use super::event::{Event, Scope};
use super::facts::tiles::{ALL_CARDS, CARDS, SCORINGS, SPADE_TILE};
use super::facts::{Building, Card, Faction, ROUNDS, SPARE_CARDS, Scoring, Terrain, beginner};
use super::obstacle::{Obstacle, Verdict};
use super::prompt::Prompt;
use super::state::{Phase, TerraMystica};
use crate::engine::{Flow, Halt, Seat, Table, shuffle};
use arrayvec::ArrayVec;

/// The most first dwellings on a table: two for each, one more for the Nomads.
const FIRST_DWELLINGS: usize = 11;

impl TerraMystica {
    /// Lays out scoring tiles and bonus cards and draws colours.
    pub(super) fn set_up(&mut self, t: &mut dyn Table<TerraMystica>) {
        let players = self.all_players().len();
        if self.is_fixed_setup() {
            let table = self.beginner_table();
            self.lay_out(table.scoring.map(|tile| Scoring(tile - 1)), table.cards.iter().map(|card| Card(card - 1)));
            self.give_factions(table.seats.iter().map(|(faction, _)| *faction));
        } else if self.dialect().draws_setup() {
            let scoring = draw_scoring(t);
            let mut cards: [Card; CARDS as usize] = std::array::from_fn(|card| Card(card as u8));
            shuffle(t, &mut cards);
            self.lay_out(scoring, cards.into_iter().take(players + SPARE_CARDS));
            if self.draws_colours() {
                let mut colours = Terrain::ALL;
                shuffle(t, &mut colours);
                self.deal_colours(&colours[..players]);
            }
        }
        t.tell(self, Event::Map(self.map()));
        t.tell(self, Event::Laid(self.scoring_tiles()));
        t.tell(self, Event::InPlay(self.open_card_set()));
        self.seats().zip(self.colours()).for_each(|(seat, colour)| t.tell(self, Event::Drawn(seat, *colour)));
        self.enter(Phase::Factions(0));
    }

    /// The fixed setup for so many players.
    fn beginner_table(&self) -> &'static beginner::Table {
        &beginner::TABLES[self.all_players().len() - 2]
    }

    /// Whether a faction can be played: it is of the colour that was drawn, or nobody has its colour.
    pub(super) fn may_play(&self, faction: Faction, colour: Option<Terrain>) -> Verdict {
        let has = |seat: &Seat| self.player(*seat).faction().is_some_and(|other| other.home() == faction.home());
        match (colour, self.seats().find(has)) {
            (Some(colour), _) if faction.home() == colour => Ok(()),
            (None, None) => Ok(()),
            (_, Some(owner)) => Err(Obstacle::Held(owner)),
            (Some(_), None) => Err(Obstacle::NotInGame),
        }
    }

    /// A seat gets the faction that is given or chooses one.
    pub(super) fn choose_faction(&mut self, t: &mut dyn Table<TerraMystica>, seat: Seat) -> Flow {
        let given = self.given_faction(seat).filter(|faction| self.may_play(*faction, None).is_ok());
        let chosen = match given {
            Some(faction) => Choice::Faction(faction),
            None => self.ask(t, seat, Prompt::Faction(self.colours().get(seat.index()).copied()))?,
        };
        let Choice::Faction(faction) = chosen else { return Err(Halt::Refused) };
        self.within(t, Scope::SetUp(seat), |game, t| {
            game.take_faction(t, seat, faction);
            Ok(())
        })?;
        let next = usize::from(seat.0) + 1;
        self.enter(if next < self.all_players().len() { Phase::Factions(next as u8) } else { Phase::Dwellings(0) });
        Ok(())
    }

    /// Who places the first dwellings: in order, back again, then the Nomads' third, last the Chaos Magicians' only one.
    pub(super) fn first_dwellings(&self) -> ArrayVec<Seat, FIRST_DWELLINGS> {
        let dwellings = |seat: &Seat| self.player(*seat).faction().map_or(0, |faction| faction.board().dwellings);
        let two = || self.seats().filter(|seat| dwellings(seat) >= 2);
        let third = self.seats().filter(|seat| dwellings(seat) == 3);
        let only = self.seats().filter(|seat| dwellings(seat) == 1);
        two().chain(two().rev()).chain(third).chain(only).collect()
    }

    /// One of the first dwellings is placed on home terrain; in the fixed setup it has its place.
    pub(super) fn first_dwelling(&mut self, t: &mut dyn Table<TerraMystica>, number: u8) -> Flow {
        let order = self.first_dwellings();
        let seat = order[usize::from(number)];
        if !self.has_left(seat) {
            self.ask_first_dwelling(t, seat)?;
        }
        let next = number + 1;
        self.enter(if usize::from(next) < order.len() { Phase::Dwellings(next) } else { Phase::FirstCards(0) });
        Ok(())
    }

    fn ask_first_dwelling(&mut self, t: &mut dyn Table<TerraMystica>, seat: Seat) -> Flow {
        let placed = self.player(seat).everywhere().len();
        let place = match self.is_fixed_setup() {
            true => self.fixed_dwelling(seat, placed as usize),
            false => None,
        };
        let place = match place {
            Some(hex) => Choice::Build(hex),
            None => self.ask(t, seat, Prompt::FirstDwelling { number: placed as u8 + 1, on: self.home(seat) })?,
        };
        let Choice::Build(hex) = place else { return Err(Halt::Refused) };
        self.within(t, Scope::SetUp(seat), |game, t| {
            game.place(t, seat, hex);
            Ok(())
        })
    }

    /// The empty land of a terrain, for a dwelling that needs nothing else.
    pub(super) fn land_candidates<L: Look>(&self, seat: Seat, on: Terrain, look: &mut L) {
        let free = self.land(on) & self.empty_land();
        let hexes = if L::ALL { self.geometry().all } else { free };
        for hex in hexes.iter() {
            look.see(Choice::Build(hex), || match () {
                () if !self.player(seat).has_left(Building::Dwelling) => Err(Obstacle::NoneLeft(Building::Dwelling)),
                () if free.has(hex) => Ok(()),
                () => self.may_stand_on(hex).and(Err(Obstacle::NotTerrain(on))),
            });
        }
    }

    fn fixed_dwelling(&self, seat: Seat, number: usize) -> Option<super::facts::Hex> {
        let (_, dwellings) = self.beginner_table().seats.get(seat.index())?;
        let name = dwellings.get(number)?;
        self.geometry().by_name(name)
    }

    /// Bonus cards are chosen from the last to the first; coins lie on the rest.
    pub(super) fn first_card(&mut self, t: &mut dyn Table<TerraMystica>, number: u8) -> Flow {
        let seat = self.order()[self.order().len() - 1 - usize::from(number)];
        if !self.has_left(seat)
            && let Choice::Card(card) = self.ask(t, seat, Prompt::FirstCard)?
        {
            self.within(t, Scope::SetUp(seat), |game, t| {
                game.take_card(t, seat, card);
                Ok(())
            })?;
        }
        if usize::from(number) + 1 < self.order().len() {
            self.enter(Phase::FirstCards(number + 1));
        } else {
            self.lay_coins();
            self.enter(Phase::Income);
        }
        Ok(())
    }

    /// The bonus cards that could be taken.
    pub(super) fn card_candidates(&self, as_choice: impl Fn(Card) -> Choice, look: &mut impl Look) {
        let (open, last) = (self.open_card_set(), self.is_last_round());
        for card in (0..ALL_CARDS as u8).map(Card) {
            look.see(as_choice(card), || match () {
                () if last => Err(Obstacle::LastRound),
                () if open >> card.0 & 1 != 0 => Ok(()),
                () => Err(self.holder(card).map_or(Obstacle::NotInGame, Obstacle::Held)),
            });
        }
    }
}

/// Six scoring tiles: where the spade tile would lie on one of the last two rounds, another is drawn in its place.
fn draw_scoring(t: &mut dyn Table<TerraMystica>) -> [Scoring; ROUNDS as usize] {
    let mut tiles: [Scoring; SCORINGS as usize] = std::array::from_fn(|tile| Scoring(tile as u8));
    shuffle(t, &mut tiles);
    let last = usize::from(ROUNDS);
    if let Some(at) = tiles[..last].iter().position(|tile| *tile == SPADE_TILE).filter(|at| *at >= last - 2) {
        tiles.swap(at, last);
    }
    std::array::from_fn(|round| tiles[round])
}
