//! How fast the games run: `cargo bench`. Bars: random decisions a second on one core, 1 M (Burgundy, Beta Colony), 300,000 (Innovation),
//! 500,000 (Terra Mystica); a state cloned in under 2, 4 and 1 µs; a finished game replayed in under 5 ms. Innovation with Cities and Echoes:
//! 500,000 and 1.5 µs, with all sets: 250,000 and 2.5 µs. `BENCH_OPTIONS` are a game's options, as JSON, for all but the fullest table:
//! `BENCH_OPTIONS='{"sets":"cities+echoes"}' cargo bench -- Innovation`.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use fireside::engine::invariants::Invariants;
use fireside::engine::playout::random_play;
use fireside::engine::{Chance, Decision, Game, Match, Stream};
use fireside::games;

fn main() {
    divan::main();
}

/// The game's own options, or those that are asked for where it has such.
fn options<G: Game>() -> Option<G::Options> {
    match std::env::var("BENCH_OPTIONS") {
        Ok(options) => serde_json::from_str(&options).ok(),
        Err(_) => Some(G::Options::default()),
    }
}

/// A match whose random player stopped after this share of a finished game, in percent; `None` for so many players.
fn after<G: Game>(players: u8, percent: usize) -> Option<Match<G>> {
    after_with(options::<G>()?, players, percent)
}

/// The options of the fullest table for so many players.
fn fullest<G: Invariants>(players: u8) -> Option<G::Options> {
    G::tables().into_iter().rev().find(|table| table.1 == players).map(|(options, _)| options)
}

fn after_with<G: Game>(options: G::Options, players: u8, percent: usize) -> Option<Match<G>> {
    let mut game = Match::<G>::new(options, players, 1).ok()?;
    let mut stream = Stream::new(1);
    while let Some(question) = game.question() {
        let choice = question.choices[stream.below(question.choices.len() as u32) as usize];
        if game.answer(choice).is_err() {
            unreachable!("offered choices are accepted");
        }
    }
    if game.go_to(game.cursor() * percent / 100).is_err() {
        unreachable!("recorded answers are legal");
    }
    Some(game)
}

// A size that a game is not played in is measured as nothing.
macro_rules! benches {
    ({} $($module:ident: $game:ident,)*) => {
        /// Whole random games as a bot plays them out; an item is a decision. Alone one plays only some games.
        #[divan::bench(types = [$(games::$game),*], args = [1, 2, 3, 4])]
        fn random_decisions<G: Game>(bencher: Bencher, players: u8) {
            let Some(options) = options::<G>() else { return };
            let play = |seed| random_play::<G>(&options, players, 20, seed).unwrap_or_default();
            let decisions = play(1);
            if decisions > 0 {
                bencher.counter(ItemsCount::new(decisions)).bench_local(|| play(black_box(1)));
            }
        }

        /// The same on the fullest table: what the options add costs.
        #[divan::bench(types = [$(games::$game),*], args = [2, 4])]
        fn random_decisions_fullest<G: Invariants>(bencher: Bencher, players: u8) {
            let Some(options) = fullest::<G>(players) else { return };
            let play = |seed| random_play::<G>(&options, players, 20, seed).unwrap_or_default();
            let decisions = play(1);
            bencher.counter(ItemsCount::new(decisions)).bench_local(|| play(black_box(1)));
        }

        /// A state late in the game.
        #[divan::bench(types = [$(games::$game),*], args = [2, 4])]
        fn clone_state<G: Game>(bencher: Bencher, players: u8) {
            let Some(game) = after::<G>(players, 90) else { return };
            bencher.bench_local(|| black_box(game.state()).clone());
        }

        /// The same on the fullest table.
        #[divan::bench(types = [$(games::$game),*], args = [2, 4])]
        fn clone_state_fullest<G: Invariants>(bencher: Bencher, players: u8) {
            let Some(game) = fullest::<G>(players).and_then(|options| after_with::<G>(options, players, 90)) else { return };
            bencher.bench_local(|| black_box(game.state()).clone());
        }

        /// A finished game from its record.
        #[divan::bench(types = [$(games::$game),*], args = [2, 4])]
        fn replay<G: Game>(bencher: Bencher, players: u8) {
            let Some(game) = after::<G>(players, 100) else { return };
            let record = game.record();
            bencher.with_inputs(|| record.clone()).bench_local_values(|record| Match::restore(record).is_ok());
        }

        /// One answer in a match, as the page gives it: half way through the game.
        #[divan::bench(types = [$(games::$game),*], args = [2, 4])]
        fn answer<G: Game>(bencher: Bencher, players: u8) {
            let Some(game) = after::<G>(players, 50) else { return };
            let game = game.branch();
            let Some(choice) = game.question().map(|question| question.choices[0]) else { unreachable!("half way") };
            bencher.with_inputs(|| game.clone()).bench_local_values(|mut game| {
                let taken = game.answer(choice);
                (game, taken)
            });
        }

        /// One determinization, as a bot draws it for every line it thinks through.
        #[divan::bench(types = [$(games::$game),*], args = [2, 4])]
        fn determinize<G: Game>(bencher: Bencher, players: u8) {
            let Some(decision) = after::<G>(players, 50).as_ref().and_then(Decision::of) else { return };
            let mut stream = Stream::new(2);
            bencher.bench_local(|| decision.info().determinize(&mut stream));
        }
    };
}
fireside::for_each_game!(benches! {});
