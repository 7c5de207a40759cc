//! The memory of a search: nodes in one flat list, each with the list of its children.

use super::Values;
use crate::engine::Seat;
use smallvec::SmallVec;

/// Most nodes are leaves: so many children need no memory of their own.
const FEW: usize = 1;

/// A choice in the tree, and with it the situation after it.
#[derive(Clone, Default, Debug)]
struct Node {
    /// The choices after this one: the name of each, and its node.
    children: SmallVec<[(u64, u32); FEW]>,
    /// How often it was tried.
    visits: u32,
    /// How often it could have been tried.
    offered: u32,
    /// How interesting it looked, 0 to 1, where the most interesting one has 1.
    prior: f32,
    /// The sum of what came out for the seat that chose: what it was worth, and its chance to win.
    value: f32,
    odds: f32,
    /// The same of by how much it was ahead, where that is noted.
    margin: f32,
}

/// The tree. Node 0 is the question that is thought about.
#[derive(Clone, Debug)]
pub struct Tree {
    nodes: Vec<Node>,
}

/// The node of the question that is thought about.
pub const ROOT: u32 = 0;

impl Tree {
    /// A tree without any experience.
    pub fn new() -> Tree {
        Tree { nodes: vec![Node { prior: 1.0, ..Node::default() }] }
    }

    /// Finds the child with this key.
    pub fn child(&self, parent: u32, key: u64) -> Option<u32> {
        let children = &self.nodes[parent as usize].children;
        children.iter().find(|(other, _)| *other == key).map(|(_, node)| *node)
    }

    /// Adds a child.
    pub fn add(&mut self, parent: u32, key: u64, prior: f32) -> u32 {
        let at = self.nodes.len() as u32;
        self.nodes[parent as usize].children.push((key, at));
        self.nodes.push(Node { prior, ..Node::default() });
        at
    }

    /// How often the node was tried.
    pub fn visits(&self, node: u32) -> u32 {
        self.nodes[node as usize].visits
    }

    /// By how many visits the child that was tried most is ahead of the next one.
    pub fn lead(&self, parent: u32) -> u32 {
        let (mut most, mut second) = (0, 0);
        for (_, node) in &self.nodes[parent as usize].children {
            let visits = self.visits(*node);
            if visits > most {
                (most, second) = (visits, most);
            } else {
                second = second.max(visits);
            }
        }
        most - second
    }

    /// The mean chance to win of the seat that chose; 0 without experience.
    pub fn odds(&self, node: u32) -> f32 {
        let node = &self.nodes[node as usize];
        if node.visits == 0 { 0.0 } else { node.odds / node.visits as f32 }
    }

    /// By how much the seat that chose was ahead, on average; 0 without experience.
    pub fn margin(&self, node: u32) -> f32 {
        let node = &self.nodes[node as usize];
        if node.visits == 0 { 0.0 } else { node.margin / node.visits as f32 }
    }

    /// Picks one of the offered children: experience plus curiosity, which grows with how often it was offered and shrinks
    /// with how often it was tried.
    pub fn select(&mut self, offered: &[u32], curiosity: f32) -> usize {
        let (mut sum, mut visits, mut value) = (0.0, 0, 0.0);
        for at in offered {
            let node = &mut self.nodes[*at as usize];
            node.offered += 1;
            sum += node.prior;
            visits += node.visits;
            value += node.value;
        }
        let mean = if visits == 0 { 0.5 } else { value / visits as f32 };
        let mut best = (0, f32::MIN);
        for (index, at) in offered.iter().enumerate() {
            let node = &self.nodes[*at as usize];
            let known = if node.visits == 0 { mean } else { node.value / node.visits as f32 };
            let wish = curiosity * node.prior / sum * (node.offered as f32).sqrt() / (1.0 + node.visits as f32);
            if known + wish > best.1 {
                best = (index, known + wish);
            }
        }
        best.0
    }

    /// Remembers what came of a path of nodes and who chose each.
    pub fn learn(&mut self, path: &[(u32, Seat)], values: &Values, odds: &Values, margins: &Values) {
        self.nodes[ROOT as usize].visits += 1;
        for (at, seat) in path {
            let node = &mut self.nodes[*at as usize];
            node.visits += 1;
            node.value += values[seat.index()];
            node.odds += odds[seat.index()];
            node.margin += margins[seat.index()];
        }
    }
}

impl Default for Tree {
    fn default() -> Tree {
        Tree::new()
    }
}
