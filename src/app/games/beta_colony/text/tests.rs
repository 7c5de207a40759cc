//! Whole games told in every language, and what helps in exact words.

mod prices;

use super::{log, names, places};
use crate::app::i18n::language::Language;
use crate::app::i18n::words::Phrase;
use crate::app::narration::testing::{self, speak_in};
use crate::engine::{Match, Seat};
use crate::games::BetaColony;
use crate::games::beta_colony::{
    Achievement, Board, Choice, Colony, Colour, CycleCard, Die, Event, Location, Material, Module, Options, Payment,
    Prompt, Source, Space,
};
use std::collections::BTreeSet;

fn check(phrase: &Phrase) -> String {
    testing::check::<BetaColony>(phrase)
}

/// A whole random game that builds.
fn play(players: u8, seed: u64, look: impl FnMut(&Match<BetaColony>, Choice)) -> Match<BetaColony> {
    let weight = |choice: &Choice| match choice {
        Choice::Move(_, to) if to.is_manufactory() => 12,
        Choice::Module(_) | Choice::Achieve(_) | Choice::Pay(_) => 12,
        Choice::Move(..) | Choice::Activate(..) => 4,
        _ => 1,
    };
    testing::play(Options::default(), players, seed, weight, look)
}

#[test]
fn everything_is_said_in_every_language() {
    let mut kinds = testing::Kinds::none();
    for language in Language::ALL {
        speak_in(language);
        for (seed, players) in (0..).zip([2, 3, 4].into_iter().cycle()).take(24) {
            let game = play(players, seed, |game, choice| kinds.question(game, choice));
            testing::check_end(&game);
            kinds.events(&game);
        }
    }
    kinds.at_least(16, 13, 20);
}

#[test]
fn everything_printed_has_a_name_of_its_own() {
    for language in Language::ALL {
        speak_in(language);
        let distinct = testing::check_distinct::<BetaColony>;
        let achievements: Vec<Achievement> = Achievement::ALL.to_vec();
        let cards: Vec<CycleCard> = CycleCard::ALL.to_vec();
        let boards: Vec<Board> = Board::ALL.to_vec();
        distinct(Material::ALL.map(names::material).to_vec(), "materials");
        distinct(Colour::ALL.map(names::module).to_vec(), "modules");
        distinct(Colour::ALL.map(names::kind).to_vec(), "kinds");
        distinct(Location::ALL.map(names::location).to_vec(), "places");
        distinct(Colony::ALL.map(names::colony).to_vec(), "colonies");
        distinct(Die::ALL.map(names::die_name).to_vec(), "dice");
        distinct(achievements.iter().map(|it| names::achievement(*it)).collect(), "achievements");
        distinct(achievements.iter().map(|it| names::scores(*it)).collect(), "effects");
        distinct(cards.iter().map(|it| names::goal(*it)).collect(), "goals");
        distinct(cards.iter().map(|it| names::boon(*it)).collect(), "bonuses");
        distinct(boards.iter().flat_map(|it| names::abilities(*it)).collect(), "abilities");
    }
}

/// What the log of two players tells of these events, all of one step unless they say otherwise: depth, words and points.
fn told(events: &[(usize, Event)]) -> Vec<(u8, String, i32)> {
    testing::told::<BetaColony>(events, |logged| log::lines(logged, 2, None))
}

#[test]
fn the_log_counts_what_came_in_and_tells_below_an_action_what_it_built() {
    let (seat, at) = (Seat(0), Space(52));
    let module = Module::all().find(|module| module.colour() == Colour::Yellow).unwrap();
    let flies = |to, fuel| Event::Moved { seat, die: Die::Black, to, fuel, back: false };
    let works = |at, fuel| Event::Activated { seat, at, die: Die::Black, value: 1, fuel };
    let pays = |with| Event::Paid { seat, instead_of: Material::Steel, with };
    let got = |material| Event::GotMaterial(seat, material);
    let events = [
        (0, Event::StartMaterials(seat, [Material::Water, Material::Water])),
        (1, flies(Location::GanDe, 1)),
        (1, works(Location::GanDe, 1)),
        (1, got(Material::Steel)),
        (1, got(Material::Food)),
        (1, got(Material::Steel)),
        (1, Event::GotFuel(seat, 2)),
        (1, Event::Scored(seat, Source::Dice, 1)),
        (2, flies(Location::LeftManufactory, 0)),
        (2, pays(Payment::Pair(Material::Food))),
        (2, pays(Payment::Artifact)),
        (2, Event::Built { seat, module, space: at, free: false }),
        (2, Event::Crewed { seat, space: at, count: 2 }),
        (2, Event::Advanced { seat, colony: at.colony(), by: 4, to: 4 }),
        (2, Event::Crewed { seat, space: Space(0), count: 1 }),
        (2, Event::GotArtifact(seat)),
        (2, Event::Scored(seat, Source::Tracks, 2)),
        (2, Event::Achieved { seat, achievement: Achievement::ALL[0], space: Space(1), free: true }),
        (2, Event::Scored(seat, Source::Tracks, 3)),
    ];
    let expected = [
        [
            "took 2 × water",
            "flew to Gan De, for 2 fuel, took 2 × steel, food and 2 fuel",
            "flew to the left manufactory",
            "defence station on space 52 in Cuzco for 2 × food and 1 artifact, 2 crew, 4 influence, 1 crew on space 0 in Xi’an, took 1 artifact",
            "Granary statue on space 1 in Xi’an",
        ],
        [
            "nahm 2 × Wasser",
            "flog zu Gan De, für 2 Treibstoff, nahm 2 × Stahl, Nahrung und 2 Treibstoff",
            "flog zu der linken Manufaktur",
            "Verteidigungsstation auf Feld 52 in Cuzco für 2 × Nahrung und 1 Artefakt, 2 Crew, 4 Einfluss, 1 Crew auf Feld 0 in Xi’an, nahm 1 Artefakt",
            "Speicherstatue auf Feld 1 in Xi’an",
        ],
        [
            "tomó 2 × agua",
            "voló a Gan De, por 2 de combustible, tomó 2 × acero, comida y 2 de combustible",
            "voló a la fábrica izquierda",
            "estación de defensa en el espacio 52 de Cuzco por 2 × comida y 1 artefacto, 2 tripulantes, 4 de influencia, 1 tripulante en el espacio 0 de Xi’an, tomó 1 artefacto",
            "Estatua del granero en el espacio 1 de Xi’an",
        ],
    ];
    for (language, expected) in Language::ALL.into_iter().zip(expected) {
        speak_in(language);
        let lines = told(&events);
        let said: Vec<&str> = lines.iter().map(|(_, words, _)| words.as_str()).collect();
        assert_eq!(said, expected, "{language:?}");
        let shape: Vec<(u8, i32)> = lines.iter().map(|(depth, _, points)| (*depth, *points)).collect();
        assert_eq!(shape, [(0, 0), (0, 1), (0, 0), (1, 2), (1, 3)]);
    }
}

#[test]
fn what_stands_in_the_way_is_said() {
    speak_in(Language::En);
    let mut told = BTreeSet::new();
    for seed in 0..12 {
        play(2, seed, |game, _| {
            let Some(question) = game.question() else { return };
            let wishes = Space::all().map(Choice::Build).chain(Achievement::ALL.map(Choice::Achieve));
            if matches!(question.prompt, Prompt::Nexus | Prompt::Turn { .. } | Prompt::ModuleSpace { .. }) {
                told.extend(wishes.filter_map(|wish| super::guidance::why_not(game, wish)).map(|words| check(&words)));
            }
        });
    }
    for wanted in
        ["Needs 2 more artifacts", "Something stands here already", "First: Action 1 of 2: fly with a die, or dock"]
    {
        assert!(told.contains(wanted), "{wanted}: {told:?}");
    }
}

#[test]
fn each_place_is_told_apart_wherever_it_is_named() {
    for language in Language::ALL {
        speak_in(language);
        let distinct = |words: Vec<Phrase>, what: &str| testing::check_distinct::<BetaColony>(words, what);
        distinct(Location::ALL.map(names::location).to_vec(), "on the board");
        distinct(Location::ALL.map(names::the_location).to_vec(), "in a sentence");
        let told = |event: fn(Location) -> Event| {
            let lines: BTreeSet<String> =
                Location::ALL.iter().flat_map(|at| told(&[(0, event(*at))])).map(|line| line.1).collect();
            assert_eq!(lines.len(), Location::ALL.len(), "{lines:?}");
        };
        told(|at| Event::Placed(Seat(0), at));
        told(|to| Event::Moved { seat: Seat(0), die: Die::Black, to, fuel: 0, back: false });
        play(2, 1, |game, _| {
            distinct(Location::ALL.map(|at| places::place(game.state(), at)).to_vec(), "in the read-out");
            let of =
                |choice: fn(Location) -> Choice| Location::ALL.map(|at| super::words::what(game, choice(at))).to_vec();
            distinct(of(Choice::Start), "to begin at");
            distinct(of(|to| Choice::Move(Die::Black, to)), "to fly to");
        });
        let shared = Location::ALL.map(|at| (at.is_manufactory(), places::shared(at).map(|words| check(&words))));
        assert!(shared.iter().all(|(manufactory, words)| *manufactory == words.is_some()));
    }
}
