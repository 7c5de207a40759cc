//! Why something cannot be done now: for whoever taps what is not on offer.

use super::choice::{Choice, Prompt};
use super::facts::{Achievement, Board, Colour, Die, Location, MOST_ACHIEVEMENTS, Module, Space, row_for};
use super::state::{BetaColony, Tile};
use crate::engine::{Question, Seat};

/// What is in the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Obstacle {
    /// What is asked now must be answered first.
    Question,
    /// Somebody has this board.
    BoardTaken(Seat, Board),
    /// Somebody's ship is there: at the start, each has a location of its own.
    Occupied(Seat),
    /// This die is used.
    Used(Die),
    /// No die left reaches it: so much more fuel would do.
    Fuel(u8),
    /// The die's value reaches another row.
    OtherRow,
    /// The module is not shown.
    NotShown,
    /// No free space takes it.
    NoSite,
    /// Something is built there.
    Built(Space),
    /// A group of more than three of this colour would come about.
    Group(Colour),
    /// The materials do not suffice for it.
    Unpaid,
    /// The statue costs artifacts: so many are missing.
    Artifacts(u8),
    /// Two achievements are the most.
    EnoughAchievements,
    /// It is no longer, or not yet, on offer.
    NotOpen,
    /// Achievements do not stand next to a centre.
    Central,
    /// This moon has other materials.
    OtherMoon,
    /// There is no module.
    NoModule,
}

impl BetaColony {
    /// What is in the way of this choice at a question that waits in this state; `None` if it is offered.
    pub fn obstacle(&self, question: &Question<BetaColony>, choice: Choice) -> Option<Obstacle> {
        if question.choices.contains(&choice) {
            return None;
        }
        let seat = question.seat;
        let found = match (choice, question.prompt) {
            (Choice::Board(board), Prompt::Board) => {
                let owner = self.seats().find(|other| self.player(*other).board == Some(board));
                owner.map(|owner| Obstacle::BoardTaken(owner, board))
            }
            (Choice::Start(at), Prompt::Start) => {
                let there = self.seats().find(|other| self.player(*other).ship == Some(at));
                there.map(Obstacle::Occupied)
            }
            (Choice::Move(die, to), Prompt::Turn) => self.too_far(seat, die, to),
            (Choice::Activate(die, value), Prompt::Activate(at)) => self.not_activated(seat, at, die, value),
            (Choice::Dock(one, other), Prompt::Turn) => {
                [one, other].into_iter().find(|die| self.player(seat).die(*die).is_none()).map(Obstacle::Used)
            }
            (Choice::Material(_), Prompt::Collect { .. }) => Some(Obstacle::OtherMoon),
            (Choice::Module(module), Prompt::Module(row)) => self.not_bought(seat, module, usize::from(row)),
            (Choice::Module(module), Prompt::FreeModule) => match self.shown().any(|shown| shown == module) {
                true => Some(Obstacle::NoSite),
                false => Some(Obstacle::NotShown),
            },
            (Choice::Achieve(achievement), Prompt::Nexus | Prompt::FreeAchievement) => {
                Some(self.not_achieved(seat, achievement, question.prompt == Prompt::FreeAchievement))
            }
            (Choice::Build(space), Prompt::ModuleSpace { module, .. }) => Some(match () {
                () if self.tile(space).is_some() => Obstacle::Built(space),
                () if self.sites(module.colour()) & space.bit() == 0 => Obstacle::Group(module.colour()),
                () => Obstacle::Unpaid,
            }),
            (Choice::Build(space), Prompt::AchievementSpace { .. }) => Some(match () {
                () if self.tile(space).is_some() => Obstacle::Built(space),
                () if space.is_central() => Obstacle::Central,
                () => Obstacle::Unpaid,
            }),
            (Choice::Crew(space), Prompt::Crew) => {
                (!matches!(self.tile(space), Some(Tile::Module(_)))).then_some(Obstacle::NoModule)
            }
            (Choice::Pay(_), Prompt::PayModule(_) | Prompt::PaySpace(_) | Prompt::PayBuilding(..)) => {
                Some(Obstacle::Unpaid)
            }
            _ => None,
        };
        Some(found.unwrap_or(Obstacle::Question))
    }

    fn too_far(&self, seat: Seat, die: Die, to: Location) -> Option<Obstacle> {
        match self.travel(seat, die, to) {
            None => Some(Obstacle::Used(die)),
            Some(travel) => Some(Obstacle::Fuel(travel.fuel.saturating_sub(self.player(seat).fuel))),
        }
    }

    fn not_activated(&self, seat: Seat, at: Location, die: Die, value: u8) -> Option<Obstacle> {
        let player = self.player(seat);
        let Some(own) = player.die(die) else { return Some(Obstacle::Used(die)) };
        let short = own.abs_diff(value).saturating_sub(player.fuel);
        match () {
            () if short > 0 => Some(Obstacle::Fuel(short)),
            () if at.is_manufactory() => {
                let row = row_for(value);
                let sold = self.row(row).find_map(|module| self.not_bought(seat, module, row));
                Some(sold.unwrap_or(Obstacle::NotShown))
            }
            () => None,
        }
    }

    fn not_bought(&self, seat: Seat, module: Module, row: usize) -> Option<Obstacle> {
        Some(match () {
            () if self.shown().all(|shown| shown != module) => Obstacle::NotShown,
            () if self.row(row).all(|shown| shown != module) => Obstacle::OtherRow,
            () if self.sites(module.colour()) == 0 => Obstacle::NoSite,
            () if self.buyable(seat, module) == 0 => Obstacle::Unpaid,
            () => return None,
        })
    }

    fn not_achieved(&self, seat: Seat, achievement: Achievement, free: bool) -> Obstacle {
        let player = self.player(seat);
        match () {
            () if self.achievements().all(|open| open != achievement) => Obstacle::NotOpen,
            () if player.achievements.len() >= MOST_ACHIEVEMENTS => Obstacle::EnoughAchievements,
            () if !free && achievement.is_statue() && player.artifacts < super::facts::STATUE_ARTIFACTS => {
                Obstacle::Artifacts(super::facts::STATUE_ARTIFACTS - player.artifacts)
            }
            () if self.achievement_sites() == 0 => Obstacle::NoSite,
            () => Obstacle::Unpaid,
        }
    }

    /// The manufactory row that a value reaches, 0 to 3.
    pub fn row_of(value: u8) -> usize {
        row_for(value)
    }
}
