//! What the engine's invariants look at.

use super::choice::Choice;
use super::event::{Event, Scope};
use super::facts::{
    ARTIFACTS, Achievement, CREW, Colony, Colour, MODULES, MOST_GROUP, MOST_MATERIALS, SLOTS, Space, TRACK,
    TRACK_POINTS, USUAL_SLOTS,
};
use super::state::queries::{CENTRAL, connected};
use super::state::{BetaColony, Options, Phase, Source, Tile};
use crate::engine::Seat;
use crate::engine::invariants::Invariants;

impl Invariants for BetaColony {
    fn tables() -> Vec<(Options, u8)> {
        (2..=4).map(|players| (Options::default(), players)).collect()
    }

    fn audit(&self) -> Result<(), String> {
        if self.phase() == Phase::SetUp {
            return Ok(());
        }
        self.audit_tiles()?;
        if self.colonies_are_miscounted() {
            return Err("the colonies are miscounted".to_owned());
        }
        for colour in Colour::ALL {
            let alike = self.coloured(colour);
            if Space::of_bits(alike).any(|space| connected(alike, space).count_ones() > MOST_GROUP) {
                return Err(format!("a group of more than three of {colour:?}"));
            }
        }
        if self.all_players().iter().map(|player| player.artifacts()).sum::<u8>() > ARTIFACTS {
            return Err("too many artifacts".to_owned());
        }
        if self.slots() == USUAL_SLOTS
            && self.rows().iter().any(|row| row[USUAL_SLOTS..SLOTS].iter().any(Option::is_some))
        {
            return Err("a third column out of its cycle".to_owned());
        }
        self.seats().try_for_each(|seat| self.audit_player(seat))
    }

    fn as_text(&self) -> String {
        self.table_text()
    }

    fn known_to(&self, _: Option<Seat>) -> String {
        format!("{:?}", self.open())
    }

    fn unknown_to(&self, _: Option<Seat>) -> Vec<Vec<u16>> {
        self.face_down().into_iter().filter(|group| !group.is_empty()).collect()
    }

    fn hand(&self, _: Seat) -> Vec<u16> {
        Vec::new()
    }

    fn tally(event: &Event, count: &mut dyn FnMut(String)) {
        match event {
            Event::Plays(_, board) => count(format!("board {board:?}")),
            Event::Began(Scope::Activation { at, .. }) => count(format!("at {at:?}")),
            Event::Achieved { achievement, .. } => count(format!("builds {achievement:?}")),
            Event::Began(Scope::Track(_, colony, bonus)) => count(format!("reaches {bonus:?} in {colony:?}")),
            _ => {}
        }
    }

    fn role(&self, seat: Seat) -> Option<String> {
        self.player(seat).board().map(|board| format!("{board:?}"))
    }

    fn liveliness(choice: Choice) -> u32 {
        match choice {
            Choice::Achieve(_) => 40,
            Choice::Move(_, to) if to.is_manufactory() => 6,
            Choice::Dock(..) => 1,
            Choice::Activate(..) | Choice::Move(..) => 2,
            _ => 1,
        }
    }
}

impl BetaColony {
    fn audit_tiles(&self) -> Result<(), String> {
        let mut seen = [0u8; MODULES];
        let built = Space::all().filter_map(|space| match self.tile(space) {
            Some(Tile::Module(module)) => Some(module),
            _ => None,
        });
        let all = built.chain(self.shown()).chain(self.remaining_modules()).chain(self.removed().iter().copied());
        all.for_each(|module| seen[usize::from(module.0)] += 1);
        // A module that is being paid for still lies in its row.
        if let Some(module) = seen.iter().position(|count| *count != 1) {
            return Err(format!("module {module} lies in {} places", seen[module]));
        }
        for achievement in Achievement::ALL {
            let open = self.achievements().chain(self.remaining_buildings()).filter(|it| *it == achievement).count();
            let owned = self
                .all_players()
                .iter()
                .flat_map(|player| player.achievements())
                .filter(|it| **it == achievement)
                .count();
            let built = Space::all().filter(|space| self.tile(*space) == Some(Tile::Achievement(achievement)));
            let built: Vec<Space> = built.collect();
            let central = built.iter().any(|space| space.bit() & CENTRAL != 0);
            if open + owned != 1 || built.len() != owned || central {
                return Err(format!("{achievement:?}: {open} open, {owned} owned"));
            }
        }
        Ok(())
    }

    fn audit_player(&self, seat: Seat) -> Result<(), String> {
        let player = self.player(seat);
        let wrong = |what: &str| Err(format!("{seat:?}: {what}"));
        let reached = |colony: Colony| TRACK_POINTS.iter().filter(move |(space, _)| *space <= player.track(colony));
        let tracks: i16 = Colony::ALL.into_iter().flat_map(reached).map(|(_, points)| points).sum();
        let empty = Space::all().any(|space| self.crew_on(space, seat) > 0 && self.tile(space).is_none());
        match () {
            () if player.all_materials() > MOST_MATERIALS => wrong("too many materials"),
            () if player.crew() + self.crew_on_victus(seat) != CREW => wrong("crew is lost"),
            () if Colony::ALL.iter().any(|colony| usize::from(player.track(*colony)) > TRACK) => {
                wrong("beyond a track's end")
            }
            () if player.points_from(Source::Tracks) > tracks => wrong("points of the tracks"),
            () if Source::ALL.iter().any(|source| player.points_from(*source) < 0) => wrong("less than no points"),
            () if player.values().iter().any(|value| *value > 6) => wrong("dice"),
            () if empty => wrong("crew on an empty space"),
            () => Ok(()),
        }
    }
}
