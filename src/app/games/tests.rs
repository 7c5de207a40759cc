//! The law of hidden information: whatever the page shows and tells somebody is the same of two matches that look the same to whoever
//! looks.
//!
//! A file a game has what its board shows, and a test that this is all: what boards ask is read from their sources.

mod beta_colony;
mod burgundy;
mod golden_words;
mod innovation;
mod lessons;
mod pieces;
mod terms;

use crate::app::narration::facts::waste;
use crate::app::narration::testing::seats;
use crate::app::narration::{LogLine, Narration};
use crate::app::table::recap::Recap;
use crate::engine::invariants::Invariants;
use crate::engine::{Chance, Match, Seat, Stream};
use crate::session::{Controller, Input, Seating, Session};
use std::collections::BTreeSet;
use std::fmt::Debug;
use std::path::Path;

/// Facts, each with the name of what tells it.
#[derive(Clone, PartialEq, Default, Debug)]
struct Facts(Vec<(&'static str, String)>);

impl Facts {
    /// One more.
    fn add(&mut self, name: &'static str, fact: impl Debug) {
        self.0.push((name, format!("{fact:?}")));
    }

    /// Where these differ from others.
    fn difference(&self, other: &Facts) -> Option<String> {
        if self.0.len() != other.0.len() {
            return Some(format!("{} and {} facts", self.0.len(), other.0.len()));
        }
        let ((name, one), (_, other)) = self.0.iter().zip(&other.0).find(|(one, other)| one != other)?;
        let at = one.chars().zip(other.chars()).position(|(one, other)| one != other).unwrap_or(0);
        let near = |fact: &str| fact.chars().skip(at.saturating_sub(400)).take(800).collect::<String>();
        Some(format!("{name}:\n{}\n{}", near(one), near(other)))
    }
}

/// All that any game tells of a match in words. `wishes` are what else could be tapped to hear why it cannot be done.
fn told<G: Narration>(game: &Match<G>, viewer: Option<Seat>, wishes: &[G::Choice]) -> Facts {
    let (mut facts, seats) = (Facts::default(), seats(game.state().players()));
    facts.add("place", G::place(game.state()));
    facts.add("points", G::points(game.state()));
    facts
        .add("counts", Seat::all(game.state().players()).map(|seat| G::counts(game.state(), seat)).collect::<Vec<_>>());
    facts
        .add("called", Seat::all(game.state().players()).map(|seat| G::called(game.state(), seat)).collect::<Vec<_>>());
    facts.add("standing_of", G::standing_of(game));
    facts.add("score_table", G::score_table(game.state()));
    facts.add("score_heading", G::score_heading());
    facts.add("sets_up", G::sets_up(game.state()));
    facts.add("scene", G::scene(game, &seats, 320.0, 240.0));
    facts.add("tags", G::tags(game.state()));
    facts.add("extras", G::extras(&game.record().options));
    facts.add("unused_chapters", G::unused_chapters(&game.record().options));
    facts.add("read_out", G::read_out(game, viewer, &seats));
    facts.add("rules_of", G::rules_of(game, None));
    facts.add("notation", G::notation(game).is_some());
    handed_out(&mut facts, game, viewer);
    let known = |lines: Vec<LogLine>| lines.into_iter().map(|line| line.known_to(viewer)).collect::<Vec<_>>();
    let log = known(G::log(game));
    let running = game.question().map(|_| game.step());
    facts.add("log_lines", known(G::log_lines(game.events(), game.record().players, running)));
    facts.add("recap", viewer.map(|viewer| Recap::of(game, &log, viewer, 0)));
    facts.add("log", log);
    facts.add("thing_of", game.events().iter().map(|logged| G::thing_of(&logged.event)).collect::<Vec<_>>());
    facts.add("drawn", viewer.map(|viewer| G::drawn(game, viewer, 0)));
    match game.question().filter(|question| Some(question.seat) == viewer) {
        Some(question) => {
            facts.add("ask", G::ask(game, None));
            facts.add("hint", G::hint(game));
            facts.add("missing", G::missing(game));
            facts.add("asked_about", G::asked_about(game));
            facts.add("explanations", G::explanations(game));
            facts.add("meetings", G::meetings(game));
            facts.add("settled", G::settled(game, &serde_json::Value::Null));
            question.choices.iter().for_each(|choice| of_choice(&mut facts, game, *choice));
            for wish in wishes.iter().filter(|wish| !question.choices.contains(wish)) {
                facts.add("why_not", (wish, G::why_not(game, *wish)));
            }
        }
        None if game.question().is_none() => {
            facts.add("ending", G::ending(game, &seats));
            facts.add("decisive", G::decisive(game));
            facts.add("undone", G::undone(game, viewer.unwrap_or(Seat(0)), &seats));
        }
        None => {}
    }
    facts
}

/// What a session hands out where only `viewer` plays, and at a hot seat of all, before the curtain is lifted and after.
fn handed_out<G: Narration>(facts: &mut Facts, game: &Match<G>, viewer: Option<Seat>) {
    let seated = |here| Seating::new(vec![Controller::Person; usize::from(game.state().players())], here);
    let session = |here| Session::new(game.clone(), seated(here), Vec::new(), G::settled);
    let mut tell = |session: &Session<G>| {
        facts.add("session", (session.asked(), session.viewer(), session.me(), session.curtain(), session.question()));
        facts.add("session", (session.undo(), session.undo_turn(), session.can_redo(), session.waits_for_look()));
    };
    let mut all = session(None);
    match viewer {
        Some(viewer) => {
            tell(&session(Some([viewer].into_iter().collect())));
            // Whoever lifts the curtain looks.
            if all.curtain() == Some(viewer) && all.handle(Input::LiftCurtain).is_ok() {
                tell(&all);
            }
        }
        None if all.viewer().is_none() => tell(&all),
        None => {}
    }
}

fn of_choice<G: Narration>(facts: &mut Facts, game: &Match<G>, choice: G::Choice) {
    facts.add("named", (choice, G::named(game, choice)));
    facts.add("ask", G::ask(game, Some(choice)));
    facts.add("rules_of", G::rules_of(game, Some(choice)));
    facts.add("describe", G::describe(game, choice));
    facts.add("verb", G::verb(game, choice));
    facts.add("gains", G::gains(game, choice));
    facts.add("detail", G::detail(game, choice));
    facts.add("merit", G::merit(game, choice));
    facts.add("waste", waste(game, choice));
    facts.add(
        "is_deed",
        game.question()
            .map(|it| (G::is_turn(it.prompt), G::is_deed(it.prompt, choice), G::is_piece(choice, it.prompt))),
    );
}

/// A game with something hidden.
trait Hiding: Invariants + Narration {
    /// Tells an event as somebody knows it now: what is named in it and still hidden is replaced.
    fn known_now(_state: &Self, viewer: Option<Seat>) -> impl Fn(&Self::Event) -> Self::Event {
        move |event| Self::seen(event, viewer)
    }

    /// Everything that is shown and told to somebody.
    fn facts(game: &Match<Self>, viewer: Option<Seat>) -> Facts;
}

/// Whether all facts are the same of this match and of some that `viewer` cannot tell from it. Says how many of these had another table.
fn holds<G: Hiding>(game: &Match<G>, viewer: Option<Seat>, stream: &mut Stream) -> usize {
    let own = G::facts(game, viewer);
    let mut others = 0;
    let known = G::known_now(game.state(), viewer);
    for twin in (0..TWINS).filter_map(|_| game.twin(viewer, stream, &known)) {
        assert_eq!(twin.as_known_to(viewer), game.as_known_to(viewer), "chances are judged on the same table");
        others += usize::from(twin.state() != game.state());
        if let Some(difference) = own.difference(&G::facts(&twin, viewer)) {
            let place = (G::ID, &game.record().options, game.record().seed, game.cursor());
            panic!("{place:?}: what {viewer:?} is told hangs on what is hidden: {difference}");
        }
    }
    others
}

/// So many matches are compared with each.
const TWINS: usize = 2;

/// Plays a random game and looks at one question in `every`, and at the end, with the eyes of the seat that is asked, of another one and of
/// nobody. Says how many matches with another table were compared.
fn watch<G: Hiding>((options, players): (G::Options, u8), seed: u64, every: u32) -> usize {
    let mut game = Match::<G>::new(options, players, seed).expect("a table of the game");
    let (mut stream, mut others) = (Stream::new(seed), 0);
    let look = |game: &Match<G>, stream: &mut Stream| -> usize {
        let asked = game.question().map_or(Seat(0), |question| question.seat);
        let viewers = [Some(asked), Some(asked.next(players)), None];
        viewers.into_iter().map(|viewer| holds(game, viewer, stream)).sum()
    };
    while let Some(question) = game.question() {
        let weights: Vec<u32> = question.choices.iter().map(|choice| G::patience(*choice)).collect();
        let mut left = stream.below(weights.iter().sum());
        let picked = weights.iter().position(|weight| match left.checked_sub(*weight) {
            Some(less) => {
                left = less;
                false
            }
            None => true,
        });
        let choice = question.choices[picked.unwrap_or(0)];
        if stream.below(every) == 0 {
            others += look(&game, &mut stream);
        }
        game.answer(choice).expect("an offered choice");
    }
    others + look(&game, &mut stream)
}

/// What the sources of a game's board name directly behind one of these, each once: the facts that it asks for.
fn asked_by_board(game: &str, before: &[&str]) -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/app/games").join(game).join("board");
    let mut found = BTreeSet::new();
    for file in std::fs::read_dir(folder).expect("a board") {
        let text = std::fs::read_to_string(file.expect("a file").path()).expect("a source");
        for start in before {
            let named = text.split(start).skip(1).map(|rest| {
                let end = rest.find(|sign: char| !sign.is_alphanumeric() && sign != '_').unwrap_or(rest.len());
                rest[..end].to_owned()
            });
            found.extend(named.filter(|name| name.chars().next().is_some_and(char::is_lowercase)));
        }
    }
    found
}

/// What of the names is told nowhere in the source of the law.
fn missing(names: &BTreeSet<String>, law: &str) -> Vec<String> {
    let told: BTreeSet<&str> = law.split(|sign: char| !sign.is_alphanumeric() && sign != '_').collect();
    names.iter().filter(|name| !told.contains(name.as_str())).cloned().collect()
}

/// What is not told here: `read_notation` reads what somebody wrote, and `chart` and `measures` read the moments of a match that is over, which a
/// twin shares up to its last step. What they look at beyond points and icons is a chance to win, of the table as it is known then. `linked`,
/// `terms` and `lessons` read no match.
const ELSEWHERE: [&str; 6] = ["read_notation", "chart", "measures", "linked", "terms", "lessons"];

/// Every method that tells something of a match, by the names in its trait: a new one has to be told here as well.
#[test]
fn every_method_of_the_narration_is_under_the_law() {
    let source = include_str!("../narration/mod.rs").split("macro_rules!").next().unwrap_or_default();
    let methods = source.lines().filter_map(|line| line.strip_prefix("    fn ")?.split('(').next());
    let is_told = |name: &&str| include_str!("tests.rs").contains(&format!("G::{name}("));
    let missing: Vec<&str> = methods.filter(|name| !ELSEWHERE.contains(name) && !is_told(name)).collect();
    assert_eq!(missing, [] as [&str; 0]);
}

/// A board may ask a match only through what has a name in the law; its state, events and answers are none of a board's business.
#[test]
fn boards_of_games_with_hidden_things_do_not_look_into_the_match() {
    for game in ["innovation", "burgundy", "beta_colony"] {
        let asked = asked_by_board(game, &["game."]);
        let harmless = ["cursor", "question"].map(str::to_owned).into();
        assert_eq!(asked.difference(&harmless).collect::<Vec<_>>(), [] as [&String; 0], "{game}");
    }
}
