//! What a view has read is what is so: after any change an effect has seen the newest value of every memo that it reads, in
//! whatever order it reads them and whichever of them is made from which, and has run no more than once
//! (`third_party/reactive_graph`).

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;
use reactive_graph::computed::Memo;
use reactive_graph::effect::RenderEffect;
use reactive_graph::graph::untrack;
use reactive_graph::owner::Owner;
use reactive_graph::signal::RwSignal;
use reactive_graph::traits::{Get, Set};
use reactive_graph::wrappers::read::Signal;
use std::sync::{Arc, Mutex};

const SIGNALS: usize = 3;
const MEMOS: usize = 8;
const EFFECTS: usize = 6;
const CHANGES: usize = 12;

type Node = Signal<u32>;

/// Some of the nodes, in any order.
fn some(random: &mut Pcg32, nodes: &[Node]) -> Vec<Node> {
    (0..random.random_range(1..=4)).map(|_| nodes[random.random_range(0..nodes.len())]).collect()
}

fn read(nodes: &[Node]) -> Vec<u32> {
    nodes.iter().map(Get::get).collect()
}

#[test]
fn effects_have_seen_the_newest_of_all_they_read() {
    any_spawner::Executor::init_futures_executor().expect("the only one");
    for seed in 0..400 {
        let owner = Owner::new();
        owner.set();
        let mut random = Pcg32::seed_from_u64(seed);
        let signals: Vec<RwSignal<u32>> = (0..SIGNALS).map(|_| RwSignal::new(0)).collect();
        let mut nodes: Vec<Node> = signals.iter().map(|signal| (*signal).into()).collect();
        for _ in 0..MEMOS {
            let sources = some(&mut random, &nodes);
            // Many sums fall together, so that a memo often stays as it was while what it is made from changes.
            let parts = random.random_range(1..=4);
            nodes.push(Memo::new(move |_| read(&sources).iter().sum::<u32>() / parts).into());
        }
        let effects: Vec<_> = (0..EFFECTS)
            .map(|_| {
                let (reads, seen) = (some(&mut random, &nodes), Arc::new(Mutex::new(Vec::new())));
                let (drawn, told) = (reads.clone(), Arc::clone(&seen));
                let effect = RenderEffect::new(move |_| told.lock().expect("one thread").push(read(&drawn)));
                (reads, seen, effect)
            })
            .collect();
        any_spawner::Executor::poll_local();
        for change in 0..CHANGES {
            signals[random.random_range(0..SIGNALS)].set(random.random_range(0..6));
            any_spawner::Executor::poll_local();
            for (reads, seen, _) in &effects {
                let mut seen = seen.lock().expect("one thread");
                assert!(seen.len() <= 2, "graph {seed}, change {change}: {seen:?}");
                let newest = seen.pop();
                assert_eq!(newest.as_ref(), Some(&untrack(|| read(reads))), "graph {seed}, change {change}");
                *seen = newest.into_iter().collect();
            }
        }
        owner.cleanup();
    }
}
