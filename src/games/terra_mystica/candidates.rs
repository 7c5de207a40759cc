//! The candidates of a question: what somebody could want at it, each with what is in the way, if anything. What is offered are the
//! candidates with nothing in the way; whoever taps another one hears what is.

use super::choice::{Choice, Choices};
use super::facts::{Cult, Faction, Terrain};
use super::obstacle::{Missing, Obstacle, Verdict};
use super::pending::Pending;
use super::prompt::Prompt;
use super::state::TerraMystica;
use crate::engine::{Flow, Question, Seat, Table};

/// Who looks at candidates.
pub(super) trait Look {
    /// Whether all are of interest. Otherwise places may be left out that are known to have something in the way.
    const ALL: bool;

    /// A candidate, and what is in the way of it.
    fn see(&mut self, choice: Choice, verdict: impl FnOnce() -> Verdict);

    /// A candidate with nothing in the way.
    fn offer(&mut self, choice: Choice) {
        self.see(choice, || Ok(()));
    }
}

/// What can be chosen.
impl Look for Choices {
    const ALL: bool = false;

    fn see(&mut self, choice: Choice, verdict: impl FnOnce() -> Verdict) {
        if verdict().is_ok() {
            self.push(choice);
        }
    }
}

/// What is in the way of a single one.
struct Wish {
    choice: Choice,
    verdict: Verdict,
}

impl Look for Wish {
    const ALL: bool = true;

    fn see(&mut self, choice: Choice, verdict: impl FnOnce() -> Verdict) {
        if choice == self.choice {
            self.verdict = verdict();
        }
    }
}

/// What lacks least for a building or a power action.
struct Nearest(Option<Missing>);

impl Look for Nearest {
    const ALL: bool = true;

    fn see(&mut self, choice: Choice, verdict: impl FnOnce() -> Verdict) {
        if matches!(choice, Choice::Build(_) | Choice::Upgrade(..) | Choice::Power(_))
            && let Err(Obstacle::Missing(missing)) = verdict()
            && self.0.is_none_or(|nearest| missing.weight() < nearest.weight())
        {
            self.0 = Some(missing);
        }
    }
}

impl TerraMystica {
    /// The candidates of a question.
    pub(super) fn candidates(&self, seat: Seat, prompt: Prompt, look: &mut impl Look) {
        match prompt {
            Prompt::Faction(colour) => Faction::ALL
                .into_iter()
                .for_each(|faction| look.see(Choice::Faction(faction), || self.may_play(faction, colour))),
            Prompt::FirstDwelling { on, .. } => self.land_candidates(seat, on, look),
            Prompt::FirstCard => self.card_candidates(Choice::Card, look),
            Prompt::Turn { .. } => self.turn_candidates(seat, look),
            Prompt::After => {
                self.aside_candidates(seat, look);
                look.offer(Choice::Done);
            }
            Prompt::Terrain { hex, work } => self.terrain_candidates(seat, &work, hex, look),
            Prompt::Pending(pending) => self.pending_candidates(seat, &pending, look),
            Prompt::CultSpades(work) => self.pending_candidates(seat, &Pending::work(work), look),
            Prompt::CultStep { .. } => {
                Cult::ALL.into_iter().for_each(|cult| look.offer(Choice::Step(cult)));
                if self.dialect().answers_can_wait() {
                    look.offer(Choice::Later);
                }
            }
            Prompt::Key(tracks) => {
                let tracks = Cult::ALL.into_iter().zip(tracks).filter(|(_, reaches)| *reaches);
                tracks.for_each(|(cult, _)| look.offer(Choice::Step(cult)));
            }
            Prompt::Bridge { .. } => self.bridge_places(seat).for_each(|place| look.offer(Choice::Bridge(place))),
            Prompt::WitchesDwelling => {
                self.land_candidates(seat, Terrain::Forest, look);
                if self.dialect().acts_in_vain() {
                    look.offer(Choice::Forfeit);
                }
            }
            Prompt::SwarmlingsHouse => self.trading_house_candidates(seat, look),
            Prompt::Leech(_) => [Choice::Take(0), Choice::Decline(0)].into_iter().for_each(|answer| look.offer(answer)),
            Prompt::Open => self.open_candidates(seat, look),
        }
    }

    /// What can be chosen at a question.
    pub(super) fn choices(&self, seat: Seat, prompt: Prompt) -> Choices {
        let mut choices = Choices::new();
        self.candidates(seat, prompt, &mut choices);
        choices
    }

    /// Asks a seat.
    pub(super) fn ask(&self, t: &mut dyn Table<TerraMystica>, seat: Seat, prompt: Prompt) -> Flow<Choice> {
        let mut choices = Choices::new();
        self.candidates(seat, prompt, &mut choices);
        t.ask(self, seat, prompt, &choices)
    }

    /// What is in the way of this choice at a question that waits in this state; `None` if it is offered.
    pub fn obstacle(&self, question: &Question<TerraMystica>, choice: Choice) -> Option<Obstacle> {
        let mut wish = Wish { choice, verdict: Err(Obstacle::Question) };
        self.candidates(question.seat, question.prompt, &mut wish);
        wish.verdict.err()
    }

    /// What lacks least in the turn of a seat that can do nothing but pass and exchange; `None` if it can do something else, or nothing
    /// is in reach at all.
    pub fn nearest_missing(&self, question: &Question<TerraMystica>) -> Option<Missing> {
        let idle = |choice: &Choice| {
            matches!(choice, Choice::Pass(_) | Choice::Exchange(_) | Choice::Burn | Choice::Connect(_) | Choice::Done)
        };
        if !matches!(question.prompt, Prompt::Turn { .. }) || !question.choices.iter().all(idle) {
            return None;
        }
        let mut nearest = Nearest(None);
        self.candidates(question.seat, question.prompt, &mut nearest);
        nearest.0
    }
}
