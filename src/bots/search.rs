//! Information-set Monte-Carlo tree search.
//!
//! One run: determinize the position anew, follow the tree from the question on, add a node where the tree ends, let the
//! judgement play on for some rounds, judge the state, and remember that along the path. All seats share the tree; a node
//! remembers what its own chooser got. A choice that is not offered in a run's determinization is passed over there.

use super::Judge;
use super::level::Settings;
use super::tree::{ROOT, Tree};
use crate::engine::infoset::Determinized;
use crate::engine::playout::{Policy, run};
use crate::engine::{Flow, Halt, InfoSet, Position, Seat, Stream};

/// A search that goes on as long as it is asked to.
#[derive(Clone, Debug)]
pub struct Search<G: Judge> {
    settings: Settings,
    tree: Tree,
    scratch: Scratch,
    info: InfoSet<G>,
    /// A determinization that was dear, and how often it may be used again.
    dear: Option<(Position<G>, u32)>,
}

/// So many runs of a step that did not fit cost about as much as a run of the search: a determinization that cost more is used
/// more often.
const CHEAP: u32 = 8;

/// Lists that every run uses again.
#[derive(Clone, Debug, Default)]
struct Scratch {
    scores: Vec<f32>,
    path: Vec<(u32, Seat)>,
    offered: Vec<(u32, usize)>,
    nodes: Vec<u32>,
}

impl<G: Judge> Search<G> {
    /// A search for the question that waits in an information set.
    pub fn new(info: InfoSet<G>, settings: Settings) -> Search<G> {
        Search { settings, tree: Tree::new(), scratch: Scratch::default(), info, dear: None }
    }

    /// One run. `false` if no determinization was found.
    pub fn run(&mut self, stream: &mut Stream) -> bool {
        let Some(position) = self.position(stream) else { return false };
        let (until, noise) = (position.checkpoint.clock() + self.settings.horizon, self.settings.playout_noise);
        let Scratch { scores, path, offered, nodes } = &mut self.scratch;
        path.clear();
        let mut walk = Walk { settings: &self.settings, tree: &mut self.tree, path, offered, nodes, at: Some(ROOT) };
        let pick = |game: &G, seat, choices: &[G::Choice], scores: &[f32], stream: &mut Stream| match walk.at {
            Some(node) => walk.descend(node, game, seat, choices, scores),
            None => glance(scores, noise, stream),
        };
        let Ok((state, outcome)) = run(&position, &mut UpTo { until, scores, pick }, stream) else { return false };
        let margins = if self.settings.notes_margins { state.margins(outcome) } else { [0.0; Seat::MOST] };
        self.tree.learn(&self.scratch.path, &state.value(outcome), &state.odds(outcome), &margins);
        true
    }

    /// A determinized position: a new one, or a dear one again.
    fn position(&mut self, stream: &mut Stream) -> Option<Position<G>> {
        if let Some((position, left @ 1..)) = &mut self.dear {
            *left -= 1;
            return Some(position.clone());
        }
        match self.info.determinize_counted(stream) {
            Some(Determinized { position, misses }) => {
                if misses >= CHEAP {
                    self.dear = Some((position.clone(), misses / CHEAP));
                }
                Some(position)
            }
            None => self.dear.as_ref().map(|(position, _)| position.clone()),
        }
    }

    /// How much more often the choice that was tried most was tried than any other.
    pub fn lead(&self) -> u32 {
        self.tree.lead(ROOT)
    }

    /// How often a choice of the question was tried, the mean chance to win after it, and by how much it leads to be ahead.
    pub fn experience(&self, key: u64) -> (u32, f32, f32) {
        let child = self.tree.child(ROOT, key);
        child.map_or((0, 0.0, 0.0), |child| (self.tree.visits(child), self.tree.odds(child), self.tree.margin(child)))
    }
}

/// A policy up to a horizon: what is the only choice is taken, of several one is picked by its score and what else `pick` knows.
pub(super) struct UpTo<'a, P> {
    /// The clock at which the run is cut off.
    pub until: u32,
    pub scores: &'a mut Vec<f32>,
    /// The place of what is picked, from the state, the seat that is asked, the choices and their scores.
    pub pick: P,
}

impl<G: Judge, P: FnMut(&G, Seat, &[G::Choice], &[f32], &mut Stream) -> usize> Policy<G> for UpTo<'_, P> {
    fn decide(
        &mut self,
        game: &G,
        seat: Seat,
        prompt: G::Prompt,
        choices: &[G::Choice],
        stream: &mut Stream,
    ) -> Flow<G::Choice> {
        if game.clock() >= self.until {
            return Err(Halt::Ask);
        }
        if let [only] = choices {
            return Ok(*only);
        }
        game.judge(seat, prompt, choices, self.scores);
        Ok(choices[(self.pick)(game, seat, choices, self.scores, stream)])
    }
}

/// The way of one run through the tree.
struct Walk<'a> {
    settings: &'a Settings,
    tree: &'a mut Tree,
    path: &'a mut Vec<(u32, Seat)>,
    offered: &'a mut Vec<(u32, usize)>,
    nodes: &'a mut Vec<u32>,
    /// Where in the tree; `None` below it.
    at: Option<u32>,
}

impl Walk<'_> {
    /// Picks a child of `node` and goes there; below a node that was never tried, the tree ends.
    fn descend<G: Judge>(&mut self, node: u32, game: &G, seat: Seat, choices: &[G::Choice], scores: &[f32]) -> usize {
        self.offered.clear();
        self.nodes.clear();
        let best = scores.iter().copied().fold(f32::MIN, f32::max);
        for (index, choice) in choices.iter().enumerate() {
            if best - scores[index] >= G::HOPELESS {
                continue;
            }
            let key = game.key(*choice);
            let child = self.tree.child(node, key).unwrap_or_else(|| {
                let prior = ((scores[index] - best) / self.settings.temperature).exp();
                self.tree.add(node, key, prior)
            });
            if !self.nodes.contains(&child) {
                self.nodes.push(child);
                self.offered.push((child, index));
            }
        }
        let (child, index) = self.offered[self.tree.select(self.nodes, self.settings.curiosity)];
        self.path.push((child, seat));
        self.at = (self.tree.visits(child) > 0).then_some(child);
        index
    }
}

/// Picks the best score, each of them seen through a noise of up to `noise` points.
pub fn glance(scores: &[f32], noise: f32, stream: &mut Stream) -> usize {
    let mut best = (0, f32::MIN);
    for (index, score) in scores.iter().enumerate() {
        let seen = score + noise * stream.unit();
        if seen > best.1 {
            best = (index, seen);
        }
    }
    best.0
}
