//! The end (rules/beta-colony/en.md#end): artifacts, achievements, majorities, and who wins.

use super::event::{Event, Scope};
use super::facts::{Achievement, Colony, Colour, STATUE_MOST, Space, majority};
use super::state::queries::connected;
use super::state::{BetaColony, Source};
use crate::engine::{Flow, Halt, Outcome, Seat, SeatSet, Table};

impl BetaColony {
    /// Scores the end and names the winners: most points, then the larger crew on Victus, then together.
    pub(super) fn end(&mut self, t: &mut dyn Table<BetaColony>) -> Flow {
        for seat in self.seats() {
            self.within(t, Scope::End(seat), |game, t| {
                for (source, points) in game.end_points(seat) {
                    game.score(t, seat, source, points);
                }
                Ok(())
            })?;
        }
        let most = self.all_players().iter().map(|player| player.points()).max().unwrap_or(0);
        let best: SeatSet = self.seats().filter(|seat| self.player(*seat).points() == most).collect();
        let crew = best.iter().map(|seat| self.crew_on_victus(seat)).max().unwrap_or(0);
        let winners: SeatSet = best.iter().filter(|seat| self.crew_on_victus(*seat) == crew).collect();
        t.tell(self, Event::Ended { winners, by_crew: winners != best });
        Err(Halt::Over(Outcome { winners }))
    }

    /// What a player would get if the game ended now, besides the points on the track already.
    pub fn end_points(&self, seat: Seat) -> [(Source, i16); 3] {
        let player = self.player(seat);
        let built = player.achievements().iter().map(|achievement| self.worth(seat, *achievement)).sum();
        let majorities = Colony::ALL.into_iter().map(|colony| self.majority_points(colony, seat)).sum();
        [
            (Source::Artifacts, i16::from(player.artifacts())),
            (Source::Achievements, built),
            (Source::Majorities, majorities),
        ]
    }

    /// The points that a player would have if the game ended now, without goals of cycle cards.
    pub fn projected(&self, seat: Seat) -> i16 {
        self.player(seat).points() + self.end_points(seat).iter().map(|(_, points)| points).sum::<i16>()
    }

    /// Points of a colony's majority for a player.
    pub fn majority_points(&self, colony: Colony, seat: Seat) -> i16 {
        let least = self.seats().map(|other| self.crew_in(colony, other)).min().unwrap_or(0);
        majority(self.crew_in(colony, seat) - least)
    }

    /// What an achievement is worth to a player now.
    pub fn worth(&self, seat: Seat, achievement: Achievement) -> i16 {
        let statue = |each: i16, count: u32| (each * count as i16).min(STATUE_MOST);
        match achievement {
            Achievement::Materials => statue(2, u32::from(self.player(seat).all_materials())),
            Achievement::Chain => statue(2, self.longest_chain(seat)),
            Achievement::Centre => {
                let most = Colony::ALL.into_iter().map(|colony| self.central_crew(seat, colony)).max();
                statue(2, u32::from(most.unwrap_or(0)))
            }
            Achievement::Colour => {
                let manned = self.manned(seat);
                let counts = Colour::ALL.into_iter().map(|colour| (self.coloured(colour) & manned).count_ones());
                statue(3, counts.max().unwrap_or(0))
            }
            building => building.points(),
        }
    }

    /// Crew in a player's largest group of neighbouring tiles with own crew.
    pub fn longest_chain(&self, seat: Seat) -> u32 {
        let mut left = self.manned(seat);
        let mut longest = 0;
        while let Some(space) = Space::of_bits(left).next() {
            let chain = connected(left, space);
            left &= !chain;
            longest = longest.max(Space::of_bits(chain).map(|space| u32::from(self.crew_on(space, seat))).sum());
        }
        longest
    }
}
