//! What somebody may know of a match: the only door for bots, hints and chances.
//!
//! Hiding is a renaming. A bot may be asked in the middle of a step, and hiding must fit what already happened in it: so the
//! components that the viewer cannot tell apart *now* change places in the checkpoint and in the answers given since, while
//! the recorded chance results stay.

use super::chance::Stream;
use super::game::{Flow, Game, Halt, Question};
use super::play::Match;
use super::playout::{Policy, run};
use super::position::Position;
use super::seat::Seat;

/// What somebody may know of a match: all positions that might be the real one for him. Every look inside is a determinization.
#[derive(Clone, Debug)]
pub struct InfoSet<G: Game> {
    /// Who looks; `None` looks on from outside.
    viewer: Option<Seat>,
    now: G,
    question: Option<Question<G>>,
    position: Position<G>,
    /// [`Game::view`] of the real state.
    seen: u64,
}

/// So many renamings are tried for a sample.
const ATTEMPTS: u32 = 60;

impl<G: Game> InfoSet<G> {
    /// What this seat may know now; `None` looks on from outside and knows only what is open to everybody.
    pub fn of(game: &Match<G>, viewer: Option<Seat>) -> InfoSet<G> {
        InfoSet {
            viewer,
            now: game.state().clone(),
            question: game.question().cloned(),
            position: game.position(),
            seen: game.state().view(viewer),
        }
    }

    /// A position that might be the real one for all that the viewer knows: it runs to the same question. `None` if no
    /// renaming did.
    pub fn determinize(&self, stream: &mut Stream) -> Option<Position<G>> {
        self.determinize_with_cost(stream).map(|(position, _)| position)
    }

    /// The same, with the number of renamings that did not fit: whoever draws many samples may use a dear one more than once.
    pub fn determinize_with_cost(&self, stream: &mut Stream) -> Option<(Position<G>, u32)> {
        let fits = |attempt| {
            let position = self.renamed(attempt, stream)?;
            self.fits(&position).then_some((position, attempt))
        };
        (0..ATTEMPTS).find_map(fits)
    }

    fn renamed(&self, attempt: u32, stream: &mut Stream) -> Option<Position<G>> {
        let renaming = self.now.renaming(self.viewer, attempt, stream);
        let mut position = self.position.clone();
        if !position.checkpoint.rename(&renaming) {
            return None;
        }
        for answer in &mut position.answers {
            *answer = G::rename_choice(*answer, &renaming);
        }
        Some(position)
    }

    /// Whether the position runs to the question that waits: the same choices for the viewer, for others at least the same
    /// prompt. Without an answer behind it, it does.
    fn fits(&self, position: &Position<G>) -> bool {
        if position.answers.is_empty() {
            return true;
        }
        let mut note = Note(None);
        match run(position, &mut note, &mut Stream::new(0)) {
            Ok((state, _)) if state.view(self.viewer) == self.seen => {}
            _ => return false,
        }
        match (&note.0, &self.question) {
            (Some(asked), Some(waiting)) if self.viewer == Some(waiting.seat) => asked == waiting,
            (Some(asked), Some(waiting)) => (asked.seat, asked.prompt) == (waiting.seat, waiting.prompt),
            (asked, waiting) => asked.is_none() && waiting.is_none(),
        }
    }

    /// The information set at another position that the viewer cannot tell from this one; `None` when a sample did not fit.
    #[cfg(test)]
    pub(crate) fn twin(&self, stream: &mut Stream) -> Option<InfoSet<G>> {
        let position = self.determinize(stream)?;
        let (now, _) = run(&position, &mut Note(None), stream).ok()?;
        Some(InfoSet { now, position, ..self.clone() })
    }
}

/// A question as the seat that is asked sees it: its information set, and what it is offered.
#[derive(Clone, Debug)]
pub struct Decision<G: Game> {
    info: InfoSet<G>,
    question: Question<G>,
}

impl<G: Game> Decision<G> {
    /// What the seat that is asked now may know. `None` when nobody is asked.
    pub fn of(game: &Match<G>) -> Option<Decision<G>> {
        let question = game.question()?.clone();
        Some(Decision { info: InfoSet::of(game, Some(question.seat)), question })
    }

    /// The question that waits; its seat is the viewer.
    pub fn question(&self) -> &Question<G> {
        &self.question
    }

    /// As [`InfoSet::determinize`].
    pub fn determinize(&self, stream: &mut Stream) -> Option<Position<G>> {
        self.info.determinize(stream)
    }

    /// As [`InfoSet::determinize_with_cost`].
    pub fn determinize_with_cost(&self, stream: &mut Stream) -> Option<(Position<G>, u32)> {
        self.info.determinize_with_cost(stream)
    }

    /// The decision at another position that the viewer cannot tell from this one; `None` when a sample did not fit.
    #[cfg(test)]
    pub(crate) fn twin(&self, stream: &mut Stream) -> Option<Decision<G>> {
        Some(Decision { info: self.info.twin(stream)?, question: self.question.clone() })
    }

    /// A determinized state at the question itself, for judgements that look at it without running on. `None` if none was found.
    pub fn determinize_now(&self, stream: &mut Stream) -> Option<G> {
        let position = self.determinize(stream)?;
        run(&position, &mut Note(None), stream).ok().map(|(state, _)| state)
    }
}

/// A policy that stops at the first question and keeps it.
pub(super) struct Note<G: Game>(pub(super) Option<Question<G>>);

impl<G: Game> Policy<G> for Note<G> {
    fn decide(
        &mut self,
        _: &G,
        seat: Seat,
        prompt: G::Prompt,
        choices: &[G::Choice],
        _: &mut Stream,
    ) -> Flow<G::Choice> {
        self.0 = Some(Question { seat, prompt, choices: choices.to_vec() });
        Err(Halt::Ask)
    }
}
