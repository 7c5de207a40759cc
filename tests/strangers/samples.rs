//! What is honest, to be mutated.

use super::mutations::{AWKWARD, mutated_bytes};
use fireside::app::narration::Narration;
use fireside::app::share::{envelope, link};
use fireside::app::store::backup;
use fireside::app::store::save::{Controller, FORMAT, Meta, Save, SeatPlan};
use fireside::app::store::stats::{Finished, Stats};
use fireside::bots::Level;
use fireside::engine::invariants::Invariants;
use fireside::engine::{Chance, Match, Stream};
use fireside::for_each_game;

/// The time at which things come in.
pub const NOW: f64 = 1.79e12;

/// Texts as this program writes them, of matches of every game.
pub struct Samples {
    /// Kept matches.
    pub files: Vec<String>,
    /// The same as links.
    pub links: Vec<String>,
    /// All of them in one file.
    pub backup: String,
    /// Matches in the notations of their games.
    pub ledgers: Vec<String>,
    /// The statistics of those that are over.
    pub statistics: String,
}

/// A match with so many random answers, at most to its end.
pub fn random_match<G: Invariants>(options: G::Options, players: u8, seed: u64, answers: usize) -> Match<G> {
    let mut game = Match::new(options, players, seed).expect("a table");
    let mut chance = Stream::new(seed);
    while game.cursor() < answers
        && let Some(question) = game.question()
    {
        let choice = question.choices[chance.below(question.choices.len() as u32) as usize];
        game.answer(choice).expect("an offered choice");
    }
    game
}

impl Samples {
    pub fn new() -> Samples {
        let (files, links, ledgers) = (Vec::new(), Vec::new(), Vec::new());
        let mut samples = Samples { files, links, backup: String::new(), ledgers, statistics: String::new() };
        let mut statistics = Stats::default();
        macro_rules! all {
            ({} $($module:ident: $game:ident,)*) => {
                $(samples.add::<fireside::games::$game>(&mut statistics);)*
            };
        }
        for_each_game!(all! {});
        samples.statistics = statistics.write();
        let matches = samples.files.iter().enumerate().step_by(4).map(|(n, text)| (format!("m{n}"), text.clone()));
        let extras = [
            ("stats", samples.statistics.clone()),
            ("settings", r#"{"theme":"dark","text":120}"#.to_owned()),
            ("explained", r#"["burgundy-about-turn"]"#.to_owned()),
            ("last-table", r#"{"seats":[{"name":"Ann","mark":0,"controller":"person"}],"options":{}}"#.to_owned()),
            ("settled.terra-mystica", r#"{"most":3}"#.to_owned()),
        ];
        samples.backup = backup::write(7, matches, extras.map(|(name, text)| (name.to_owned(), text)).into());
        samples
    }

    fn add<G: Invariants + Narration>(&mut self, statistics: &mut Stats) {
        let tables = G::tables();
        for (n, answers) in [0, 3, 25, 60, 140, usize::MAX, usize::MAX].into_iter().enumerate() {
            let (options, players) = tables[n * 5 % tables.len()].clone();
            let game = random_match::<G>(options, players, n as u64, answers);
            let seat = |mark: u8| SeatPlan {
                name: AWKWARD[(n + usize::from(mark)) % AWKWARD.len()].to_owned(),
                mark,
                controller: if mark.is_multiple_of(2) { Controller::Person } else { Controller::Bot(Level::Hard) },
            };
            let meta = Meta {
                id: format!("{}{n}", G::ID),
                game: G::ID.to_owned(),
                title: (n % 2 == 0).then(|| AWKWARD[n].to_owned()),
                created: 1.7e12,
                changed: 1.71e12,
                seats: (0..players).map(seat).collect(),
                standing: G::standing_of(&game),
                origin: Some(n as u64),
                here: (n % 3 == 0).then(|| vec![0]),
                ..Meta::default()
            };
            self.links.push(link::write(&meta, &game));
            self.ledgers.extend(G::notation(&game).map(|(_, text)| text));
            if let Some(result) = Finished::of(&meta, 1, meta.changed) {
                statistics.add(Finished { tags: G::tags(game.state()), ..result });
            }
            let save = Save { format: FORMAT, meta, record: game.record().clone() };
            self.files.push(save.write().expect("a kept match"));
        }
    }

    /// A mutated link. Half of them are sealed again, so that what is within is looked at.
    pub fn link(&self, chance: &mut Stream) -> String {
        let own = &self.links[chance.below(self.links.len() as u32) as usize];
        let mut bytes = match chance.below(2) {
            0 => own.clone().into_bytes(),
            _ => envelope::open(own).expect("an own link"),
        };
        let sealed = bytes.len() != own.len();
        mutated_bytes(&mut bytes, 3, chance);
        if sealed { envelope::seal(&bytes) } else { String::from_utf8_lossy(&bytes).into_owned() }
    }
}
