//! Golden words: what is said in random games, a line a question, so that a slip in the words shows as a diff of `tests/golden/words`.
//! `UPDATE_GOLDEN=1 cargo test --lib golden_words` writes the files anew.
//!
//! Only keys and arguments stand there, no sentences, so that words are polished freely. A line has what the choice that was made is
//! called, and of all that is said beside it a digest by the name of what says it.

use crate::app::i18n::words::{Arg, Phrase};
use crate::app::narration::facts::waste;
use crate::app::narration::testing::seats;
use crate::app::narration::{Gain, Narration, reasons};
use crate::engine::digest::Digest;
use crate::engine::invariants::Invariants;
use crate::engine::{Chance, Match, Seat, Stream};
use std::fmt::{Debug, Write};
use std::path::Path;

crate::for_each_game!(crate::test_each! { compare_all });

/// The smallest of a game's golden tables, one in the middle and the fullest; five have no names in tests.
fn compare_all<G: Invariants + Narration>() {
    let tables = G::golden_tables();
    let places = [0, tables.len() / 2, tables.len() - 1].into_iter().filter(|place| tables[*place].1 <= 4);
    for (seed, place) in (1..).zip(places) {
        let (options, players) = tables[place].clone();
        let name = format!("{}-{seed}.txt", G::ID);
        compare(&name, &said_in_a_game::<G>(options, players, seed));
    }
}

fn compare(name: &str, text: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/words").join(name);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        return std::fs::write(file, text).expect("the file can be written");
    }
    let golden = std::fs::read_to_string(file).expect("a golden file");
    for (line, (now, then)) in text.lines().zip(golden.lines()).enumerate() {
        assert_eq!(now, then, "{name}, line {}: run with UPDATE_GOLDEN=1 if this was meant to change", line + 1);
    }
    assert_eq!(text.len(), golden.len(), "{name} has another length");
}

/// So many choices that were offered last are asked why they are not offered now.
const WISHES: usize = 12;

/// Words link to so many things, and some to none.
const LINKS: u16 = 700;

/// The log, the chart and the position are told at one question in so many.
const EVERY: usize = 7;

fn said_in_a_game<G: Invariants + Narration>(options: G::Options, players: u8, seed: u64) -> String {
    let mut game = Match::<G>::new(options, players, seed).expect("a table that fits");
    let mut stream = Stream::new(seed);
    let mut text = String::new();
    let mut wishes: Vec<G::Choice> = Vec::new();
    while let Some(question) = game.question() {
        let (seat, choices) = (question.seat, question.choices.clone());
        let weights: Vec<u32> = choices.iter().map(|choice| G::patience(*choice)).collect();
        let mut left = stream.below(weights.iter().sum());
        let picked = weights.iter().position(|weight| left.checked_sub(*weight).map(|less| left = less).is_none());
        let choice = choices[picked.unwrap_or(0)];
        let mut said = Said(format!("{} {} {}", game.cursor(), seat.0, spelled(&G::describe(&game, choice))));
        said.question(&game, &wishes);
        if game.cursor().is_multiple_of(EVERY) {
            said.position(&game, seat);
        }
        text += &said.0;
        text.push('\n');
        wishes.retain(|wish| !choices.contains(wish));
        wishes.extend(choices);
        wishes.drain(..wishes.len().saturating_sub(WISHES));
        game.answer(choice).expect("an offered choice");
    }
    let seats = seats(players);
    let mut said = Said(spelled(&G::ending(&game, &seats)));
    said.position(&game, Seat(0));
    said.add("chart", (G::chart(&game), G::measures(&game)));
    said.add("reasons", Seat::all(players).map(|seat| reasons(&game, seat, &seats)).collect::<Vec<_>>());
    said.add("notation", G::notation(&game));
    text + &said.0 + "\n"
}

/// A line in the making.
struct Said(String);

impl Said {
    /// A digest of what is said, under the name of what says it.
    fn add(&mut self, name: &str, what: impl Debug) {
        let digest = Digest::of(&format!("{what:?}"));
        let _ = write!(self.0, " {name} {:04x}", digest & 0xffff);
    }

    /// All that is said of a question and its choices, and of others that are not among them.
    fn question<G: Narration>(&mut self, game: &Match<G>, wishes: &[G::Choice]) {
        let choices = game.question().map_or(&[][..], |question| &question.choices);
        let each = |of: &dyn Fn(G::Choice) -> Phrase| choices.iter().map(|choice| of(*choice)).collect::<Vec<_>>();
        let any = |of: &dyn Fn(G::Choice) -> Option<Phrase>| choices.iter().map(|it| of(*it)).collect::<Vec<_>>();
        self.add("ask", (G::ask(game, None), G::hint(game), G::missing(game), G::explanations(game)));
        self.add("picked", each(&|choice| G::ask(game, Some(choice))));
        self.add("describe", each(&|choice| G::describe(game, choice)));
        self.add("verb", each(&|choice| G::verb(game, choice)));
        self.add("gains", choices.iter().map(|choice| G::gains(game, *choice)).collect::<Vec<Vec<Gain>>>());
        self.add("detail", any(&|choice| G::detail(game, choice)));
        self.add("merit", any(&|choice| G::merit(game, choice)));
        self.add("waste", any(&|choice| waste(game, choice)));
        self.add("rules", choices.iter().map(|choice| G::rules_of(game, Some(*choice))).collect::<Vec<_>>());
        self.add("why", wishes.iter().map(|wish| G::why_not(game, *wish)).collect::<Vec<_>>());
    }

    /// What is told of the whole table.
    fn position<G: Narration>(&mut self, game: &Match<G>, viewer: Seat) {
        let (state, players) = (game.state(), game.record().players);
        self.add("log", G::log(game));
        self.add("score", (G::points(state), G::score_table(state), G::score_heading(), G::tags(state)));
        self.add("place", (G::place(state), G::sets_up(state), G::rules_of(game, None)));
        self.add("read", G::read_out(game, Some(viewer), &seats(players)));
        self.add("undone", G::undone(game, viewer, &seats(players)));
        let things = game.events().iter().map(|logged| G::thing_of(&logged.event));
        self.add("things", (things.collect::<Vec<_>>(), G::drawn(game, viewer, 0)));
        self.add("linked", (0..LINKS).map(G::linked).collect::<Vec<_>>());
    }
}

/// A phrase by its key and arguments.
fn spelled(phrase: &Phrase) -> String {
    let args = phrase.args.iter().map(|(_, arg)| match arg {
        Arg::Number(number) => number.to_string(),
        Arg::Text(text) => text.clone(),
        Arg::Seat(seat) => format!("seat {seat}"),
        Arg::Phrase(inner) => spelled(inner),
    });
    let args: Vec<String> = args.collect();
    if args.is_empty() { phrase.key.clone() } else { format!("{}({})", phrase.key, args.join(", ")) }
}
