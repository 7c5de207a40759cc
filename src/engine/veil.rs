//! What somebody may know of a match: the only door for bots, hints and chances.
//!
//! Hiding is a renaming. A bot may be asked in the middle of a step, and hiding must fit what already happened in it: so the
//! components that the viewer cannot tell apart *now* change places in the checkpoint and in the answers given since, while
//! the recorded chance results stay.

use super::chance::Stream;
use super::game::{Flow, Game, Question};
use super::play::Match;
use super::playout::Drawn;
use super::seat::Seat;

/// A point in a game from which it can be run on: the start of the current step and what happened since.
#[derive(Clone, Debug)]
pub struct Position<G: Game> {
    /// The state at the start of the step.
    pub checkpoint: G,
    /// The answers given since.
    pub answers: Vec<G::Choice>,
    /// The chance results given since.
    pub drawn: Vec<Drawn>,
}

impl<G: Game> Position<G> {
    /// A position at the start of a step.
    pub fn fresh(state: G) -> Position<G> {
        Position { checkpoint: state, answers: Vec::new(), drawn: Vec::new() }
    }
}

/// A match as somebody sees it. Every look inside is a concealed one.
#[derive(Clone, Debug)]
pub struct View<G: Game> {
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

impl<G: Game> View<G> {
    /// What this seat may know now; `None` looks on from outside and knows only what is open to everybody.
    pub fn of(game: &Match<G>, viewer: Option<Seat>) -> View<G> {
        View {
            viewer,
            now: game.state().clone(),
            question: game.question().cloned(),
            position: game.position(),
            seen: game.state().view(viewer),
        }
    }

    /// A position that might be the real one for all that the viewer knows: it runs to the same question. `None` if no
    /// renaming did.
    pub fn sample(&self, stream: &mut Stream) -> Option<Position<G>> {
        self.sample_with_cost(stream).map(|(position, _)| position)
    }

    /// The same, with the number of renamings that did not fit: whoever draws many samples may use a dear one more than once.
    pub fn sample_with_cost(&self, stream: &mut Stream) -> Option<(Position<G>, u32)> {
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
        match super::playout::run(position, &mut note, &mut Stream::new(0)) {
            Ok((state, _)) if state.view(self.viewer) == self.seen => {}
            _ => return false,
        }
        match (&note.0, &self.question) {
            (Some(asked), Some(waiting)) if self.viewer == Some(waiting.seat) => asked == waiting,
            (Some(asked), Some(waiting)) => (asked.seat, asked.prompt) == (waiting.seat, waiting.prompt),
            (asked, waiting) => asked.is_none() && waiting.is_none(),
        }
    }

    /// The view of another position that the viewer cannot tell from this one; `None` when a sample did not fit.
    #[cfg(test)]
    pub(crate) fn twin(&self, stream: &mut Stream) -> Option<View<G>> {
        let position = self.sample(stream)?;
        let (now, _) = super::playout::run(&position, &mut Note(None), stream).ok()?;
        Some(View { now, position, ..self.clone() })
    }
}

/// A question as the seat that is asked sees it: its view of the match, and what it is offered.
#[derive(Clone, Debug)]
pub struct Veil<G: Game> {
    view: View<G>,
    question: Question<G>,
}

impl<G: Game> Veil<G> {
    /// What the seat that is asked now may know. `None` when nobody is asked.
    pub fn of(game: &Match<G>) -> Option<Veil<G>> {
        let question = game.question()?.clone();
        Some(Veil { view: View::of(game, Some(question.seat)), question })
    }

    /// The question that waits; its seat is the viewer.
    pub fn question(&self) -> &Question<G> {
        &self.question
    }

    /// As [`View::sample`].
    pub fn sample(&self, stream: &mut Stream) -> Option<Position<G>> {
        self.view.sample(stream)
    }

    /// As [`View::sample_with_cost`].
    pub fn sample_with_cost(&self, stream: &mut Stream) -> Option<(Position<G>, u32)> {
        self.view.sample_with_cost(stream)
    }

    /// The veil over another position that the viewer cannot tell from this one; `None` when a sample did not fit.
    #[cfg(test)]
    pub(crate) fn twin(&self, stream: &mut Stream) -> Option<Veil<G>> {
        Some(Veil { view: self.view.twin(stream)?, question: self.question.clone() })
    }

    /// A concealed state at the question itself, for judgements that look at it without running on. `None` if none was found.
    pub fn sample_now(&self, stream: &mut Stream) -> Option<G> {
        let position = self.sample(stream)?;
        super::playout::run(&position, &mut Note(None), stream).ok().map(|(state, _)| state)
    }
}

/// A policy that stops at the first question and keeps it.
pub(super) struct Note<G: Game>(pub(super) Option<Question<G>>);

impl<G: Game> super::playout::Policy<G> for Note<G> {
    fn decide(
        &mut self,
        _: &G,
        seat: Seat,
        prompt: G::Prompt,
        choices: &[G::Choice],
        _: &mut Stream,
    ) -> Flow<G::Choice> {
        self.0 = Some(Question { seat, prompt, choices: choices.to_vec() });
        Err(super::Halt::Ask)
    }
}
