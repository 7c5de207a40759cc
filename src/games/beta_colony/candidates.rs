//! What each question is about: every candidate with what is in its way. The rules offer those without, and whoever taps another one is
//! told what was met here.

use super::choice::{Choice, Prompt};
use super::facts::{Colony, Die, Material, Space};
use super::obstacle::Obstacle;
use super::state::{BetaColony, Tile};
use crate::engine::{Question, Seat};

/// Something to choose, and what is in its way.
pub(super) type Candidate<T> = (T, Option<Obstacle>);

/// Those with nothing in their way.
pub(super) fn open<T>(candidates: impl Iterator<Item = Candidate<T>>) -> impl Iterator<Item = T> {
    candidates.filter_map(|(candidate, obstacle)| obstacle.is_none().then_some(candidate))
}

/// The candidates as choices.
fn choices<T>(
    candidates: impl Iterator<Item = Candidate<T>>,
    as_choice: impl Fn(T) -> Choice,
) -> Vec<Candidate<Choice>> {
    candidates.map(|(candidate, obstacle)| (as_choice(candidate), obstacle)).collect()
}

/// All of these, with nothing in their way.
fn all<T: Copy>(things: &[T], as_choice: impl Fn(T) -> Choice) -> Vec<Candidate<Choice>> {
    things.iter().map(|thing| (as_choice(*thing), None)).collect()
}

impl BetaColony {
    /// Everything that a question is about, those that are offered in the order of its choices.
    fn candidates(&self, seat: Seat, prompt: Prompt) -> Vec<Candidate<Choice>> {
        let mut found = match prompt {
            Prompt::Board => choices(self.boards(), Choice::Board),
            Prompt::Start => choices(self.starts(), Choice::Start),
            Prompt::DieToSix | Prompt::FlipDie => {
                choices(self.die_changes(seat, prompt == Prompt::DieToSix), |(die, _)| Choice::Change(die))
            }
            Prompt::CycleMaterial | Prompt::AnyMaterial { .. } => all(&Material::ALL, Choice::Material),
            Prompt::Influence(_) => all(&Colony::ALL, Choice::Influence),
            Prompt::Turn { .. } => {
                let moves = choices(self.moves(seat), |(die, to, _)| Choice::Move(die, to));
                [moves, choices(self.docks(seat), |(one, other)| Choice::Dock(one, other))].concat()
            }
            Prompt::Activate(at) => {
                let mut ways = Vec::new();
                for die in Die::ALL {
                    self.each_activation(seat, at, die, |way, met| ways.push((Choice::Activate(die, way.value), met)));
                }
                ways
            }
            Prompt::Collect { moon, .. } => {
                let Some(here) = moon.materials() else { return Vec::new() };
                let others = Material::ALL.into_iter().filter(|material| !here.contains(material));
                let others = others.map(|material| (Choice::Material(material), Some(Obstacle::OtherMoon)));
                [all(&here, Choice::Material), others.collect()].concat()
            }
            Prompt::Nexus => {
                [vec![(Choice::Gather, None)], choices(self.open_achievements(seat, false), Choice::Achieve)].concat()
            }
            Prompt::FreeAchievement(_) => choices(self.open_achievements(seat, true), Choice::Achieve),
            Prompt::Module(row) => {
                let here = choices(self.modules_in(seat, usize::from(row)), Choice::Module);
                let others = self.shown().map(|module| (Choice::Module(module), Some(Obstacle::OtherRow)));
                let others = others.filter(|(other, _)| here.iter().all(|(choice, _)| choice != other));
                [&here[..], &others.collect::<Vec<_>>()].concat()
            }
            Prompt::FreeModule(_) => choices(self.modules_shown(), Choice::Module),
            Prompt::ModuleSpace { .. } | Prompt::AchievementSpace { .. } => {
                choices(self.building_sites(seat, prompt), Choice::Build)
            }
            Prompt::PayModule { .. } | Prompt::PaySpace(_) | Prompt::PayBuilding { .. } => {
                prompt.price().map_or_else(Vec::new, |price| choices(self.payments(seat, &price), Choice::Pay))
            }
            Prompt::Crew(_) => choices(self.crew_sites(), Choice::Crew),
            Prompt::ExtraPoints => choices(self.belongings(seat), Choice::Pay),
            Prompt::Discard => vec![(Choice::Discard, None)],
        };
        if prompt.may_pass() {
            found.push((Choice::Pass, None));
        }
        found
    }

    /// All spaces, to build a module or an achievement on.
    fn building_sites(&self, seat: Seat, prompt: Prompt) -> impl Iterator<Item = Candidate<Space>> {
        let (open, fitting, misfit) = match prompt {
            Prompt::ModuleSpace { module, free } => {
                let fitting = self.sites(module.colour());
                (if free { fitting } else { self.buyable(seat, module) }, fitting, Obstacle::Group(module.colour()))
            }
            Prompt::AchievementSpace { achievement, free } => {
                (self.achievable(seat, achievement, free), self.outer_sites(), Obstacle::Central)
            }
            _ => (0, 0, Obstacle::Question),
        };
        Space::all().map(move |space| {
            let obstacle = match space.bit() {
                bit if open & bit != 0 => None,
                _ if self.tile(space).is_some() => Some(Obstacle::Built(space)),
                bit if fitting & bit == 0 => Some(misfit),
                _ => Some(Obstacle::Unpaid),
            };
            (space, obstacle)
        })
    }

    /// All spaces, for a crew member.
    fn crew_sites(&self) -> impl Iterator<Item = Candidate<Space>> {
        let manned = |space| matches!(self.tile(space), Some(Tile::Module(_)));
        Space::all().map(move |space| (space, (!manned(space)).then_some(Obstacle::NoModule)))
    }

    /// What somebody wants who takes a die that has no part in what is offered: what it would do with the least fuel more, if the question is
    /// about dice.
    pub fn wish_of(&self, question: &Question<BetaColony>, die: Die) -> Choice {
        let plays = |choice: Choice| match choice {
            Choice::Move(one, _) | Choice::Activate(one, _) | Choice::Change(one) => one == die,
            _ => false,
        };
        let short = |met: Option<Obstacle>| if let Some(Obstacle::Fuel(short)) = met { short } else { 0 };
        let candidates = self.candidates(question.seat, question.prompt).into_iter();
        let nearest = candidates.filter(|(choice, _)| plays(*choice)).min_by_key(|(_, met)| short(*met));
        nearest.map_or(Choice::Activate(die, 1), |(choice, _)| choice)
    }

    /// What is in the way of this choice at a question that waits in this state; `None` if it is offered.
    pub fn obstacle(&self, question: &Question<BetaColony>, choice: Choice) -> Option<Obstacle> {
        if question.choices.contains(&choice) {
            return None;
        }
        let candidates = self.candidates(question.seat, question.prompt);
        let met = candidates.into_iter().find(|(candidate, _)| *candidate == choice).and_then(|(_, obstacle)| obstacle);
        Some(met.unwrap_or(match (choice, question.prompt) {
            (Choice::Module(_), Prompt::Module(_) | Prompt::FreeModule(_)) => Obstacle::NotShown,
            (Choice::Achieve(_), Prompt::Nexus | Prompt::FreeAchievement(_)) => Obstacle::NotOpen,
            (Choice::Pay(_), _) if question.prompt.price().is_some() => Obstacle::Unpaid,
            (Choice::Activate(die, _), Prompt::Activate(_)) if self.player(question.seat).die(die).is_none() => {
                Obstacle::Used(die)
            }
            _ => Obstacle::Question,
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Chance, Match, Stream};
    use crate::games::beta_colony::{Achievement, Board, Location, Module, Options, Payment};
    use std::collections::HashMap;
    use std::mem::discriminant;

    /// Looks at every question of random games.
    fn each_question(mut look: impl FnMut(&BetaColony, &Question<BetaColony>)) {
        for (seed, players) in (0..).zip([2, 3, 4].into_iter().cycle()).take(24) {
            let mut game = Match::<BetaColony>::new(Options::default(), players, seed).unwrap();
            let mut stream = Stream::new(seed);
            while let Some(question) = game.question().cloned() {
                look(game.state(), &question);
                let choice = question.choices[stream.below(question.choices.len() as u32) as usize];
                game.answer(choice).unwrap();
            }
        }
    }

    /// Everything that somebody could want to do on this table.
    fn wishes() -> Vec<Choice> {
        let pairs = Die::ALL.into_iter().flat_map(|one| Die::ALL.map(|other| (one, other)));
        let mut wishes: Vec<Choice> =
            pairs.filter(|(one, other)| one < other).map(|(a, b)| Choice::Dock(a, b)).collect();
        for die in Die::ALL {
            wishes.push(Choice::Change(die));
            wishes.extend(Location::ALL.map(|to| Choice::Move(die, to)));
            wishes.extend((1..=6).map(|value| Choice::Activate(die, value)));
        }
        wishes.extend(Board::ALL.map(Choice::Board));
        wishes.extend(Location::ALL.map(Choice::Start));
        wishes.extend(Material::ALL.map(Choice::Material));
        wishes.extend(Achievement::ALL.map(Choice::Achieve));
        wishes.extend(Module::all().map(Choice::Module));
        wishes.extend(Space::all().flat_map(|space| [Choice::Build(space), Choice::Crew(space)]));
        wishes.extend(
            Material::ALL
                .into_iter()
                .flat_map(|material| [Payment::Material(material), Payment::Pair(material)].map(Choice::Pay)),
        );
        wishes.extend(Colony::ALL.map(Choice::Influence));
        wishes.extend([Choice::Pay(Payment::Artifact), Choice::Gather, Choice::Discard, Choice::Pass]);
        wishes
    }

    #[test]
    fn what_is_offered_has_nothing_in_its_way_and_all_else_what_was_met() {
        let (mut prompts, mut met) = (HashMap::new(), HashMap::new());
        each_question(|state, question| {
            *prompts.entry(discriminant(&question.prompt)).or_insert(0) += 1;
            let candidates = state.candidates(question.seat, question.prompt);
            let offered: Vec<Choice> = open(candidates.iter().copied()).collect();
            assert_eq!(offered, question.choices, "{:?}", question.prompt);
            for (choice, obstacle) in candidates {
                assert_eq!(state.obstacle(question, choice), obstacle, "{choice:?} at {:?}", question.prompt);
                obstacle.iter().for_each(|obstacle| *met.entry(discriminant(obstacle)).or_insert(0) += 1);
            }
        });
        assert!(prompts.len() >= 12 && met.len() >= 10, "{prompts:?} {met:?}");
    }

    /// Whether a question of this kind is about such a thing, so that whoever taps one that is not offered hears more of it.
    fn is_about(state: &BetaColony, question: &Question<BetaColony>, wish: Choice) -> bool {
        match (question.prompt, wish) {
            (Prompt::Board, Choice::Board(_))
            | (Prompt::Start, Choice::Start(_))
            | (Prompt::Turn { .. }, Choice::Move(..) | Choice::Dock(..))
            | (Prompt::Collect { .. }, Choice::Material(_))
            | (Prompt::Module(_) | Prompt::FreeModule(_), Choice::Module(_))
            | (Prompt::Nexus | Prompt::FreeAchievement(_), Choice::Achieve(_))
            | (Prompt::ModuleSpace { .. } | Prompt::AchievementSpace { .. }, Choice::Build(_))
            | (Prompt::PayModule { .. } | Prompt::PaySpace(_) | Prompt::PayBuilding { .. }, Choice::Pay(_))
            | (Prompt::Crew(_), Choice::Crew(_))
            | (Prompt::DieToSix | Prompt::FlipDie, Choice::Change(_)) => true,
            (Prompt::Activate(_), Choice::Activate(die, _)) => state.player(question.seat).die(die).is_none(),
            _ => false,
        }
    }

    #[test]
    fn a_reason_is_known_for_all_that_a_question_is_about_and_does_not_offer() {
        let wishes = wishes();
        each_question(|state, question| {
            for wish in &wishes {
                let obstacle = state.obstacle(question, *wish);
                assert_eq!(obstacle.is_none(), question.choices.contains(wish), "{wish:?} at {:?}", question.prompt);
                if is_about(state, question, *wish) {
                    assert_ne!(obstacle, Some(Obstacle::Question), "{wish:?} at {:?}", question.prompt);
                }
            }
        });
    }
}
