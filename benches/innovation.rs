//! How fast Innovation runs: `cargo bench`. Bars (issue 4): 300,000 random decisions a second on one core, a state cloned in
//! under 4 µs, a finished game replayed in under 5 ms.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use fireside::engine::playout::random_play;
use fireside::engine::{Chance, Match, Stream, Veil};
use fireside::games::innovation::{Innovation, Options};

fn main() {
    divan::main();
}

/// Whole random games as a bot plays them out; an item is a decision.
#[divan::bench(args = [2, 3, 4])]
fn random_decisions(bencher: Bencher, players: u8) {
    let play = |seed| random_play::<Innovation>(&Options::default(), players, 20, seed).unwrap_or_default();
    bencher.counter(ItemsCount::new(play(1))).bench_local(|| play(black_box(1)));
}

/// A match whose random player stopped after this share of a finished game, in percent.
fn after(players: u8, percent: usize) -> Match<Innovation> {
    let Ok(mut game) = Match::<Innovation>::new(Options::default(), players, 1) else {
        unreachable!("a table that fits")
    };
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
    game
}

/// A state late in the game.
#[divan::bench(args = [2, 4])]
fn clone_state(bencher: Bencher, players: u8) {
    let game = after(players, 90);
    bencher.bench_local(|| black_box(game.state()).clone());
}

/// A finished game from its record.
#[divan::bench(args = [2, 4])]
fn replay(bencher: Bencher, players: u8) {
    let record = after(players, 100).record().clone();
    bencher.with_inputs(|| record.clone()).bench_local_values(|record| Match::restore(record).is_ok());
}

/// One answer in a match, as the page gives it: half way through the game.
#[divan::bench(args = [2, 4])]
fn answer(bencher: Bencher, players: u8) {
    let game = after(players, 50).branch();
    let Some(choice) = game.question().map(|question| question.choices[0]) else { unreachable!("half way") };
    bencher.with_inputs(|| game.clone()).bench_local_values(|mut game| {
        let taken = game.answer(choice);
        (game, taken)
    });
}

/// One concealed sample, as a bot draws it for every line it thinks through.
#[divan::bench(args = [2, 4])]
fn conceal(bencher: Bencher, players: u8) {
    let Some(veil) = Veil::of(&after(players, 50)) else { unreachable!("somebody is asked half way") };
    let mut stream = Stream::new(2);
    bencher.bench_local(|| veil.sample(&mut stream));
}
