//! Whole games told in every language, and what helps in exact words.

mod choices;
mod prices;

use super::facts::Counted;
use super::{ending, guidance, log, lookup, names, places, words};
use crate::app::i18n::language::Language;
use crate::app::i18n::words::{Arg, Phrase};
use crate::app::narration::testing::{self, every_language, speak_in};
use crate::app::narration::{Gain, GainSign, and, facts};
use crate::engine::{Match, Seat};
use crate::games::BetaColony;
use crate::games::beta_colony::facts::EXTRA_POINTS;
use crate::games::beta_colony::{
    Achievement, Board, Choice, Colony, Colour, CycleCard, Die, Event, Location, Material, Module, Options, Payment,
    Prompt, Scope, Source, Space, TrackBonus,
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
    for _ in every_language() {
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
    for _ in every_language() {
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

/// What lies in a scope.
fn within(scope: Scope, events: &[&[Event]]) -> Vec<Event> {
    [&[Event::Began(scope)], &events.concat()[..], &[Event::Over(scope)]].concat()
}

/// An action that collects, one that builds and reaches bonuses of a track, and what cycle cards give.
fn told_once() -> Vec<Event> {
    let (seat, at, xian) = (Seat(0), Space(52), Colony::Xian);
    let module = Module::all().find(|module| module.colour() == Colour::Yellow).unwrap();
    let flies = |to, fuel| Event::Moved { seat, die: Die::Black, to, fuel, back: false };
    let works = |at, fuel| Scope::Activation { seat, at, die: Die::Black, value: 1, fuel };
    let pays = |with| Event::Paid { seat, instead_of: Material::Steel, with };
    let got = |material| Event::GotMaterial(seat, material);
    let collects = within(
        works(Location::GanDe, 1),
        &[&[
            Event::Scored(seat, Source::Dice, 1),
            got(Material::Steel),
            got(Material::Food),
            got(Material::Steel),
            Event::GotFuel(seat, 2),
        ]],
    );
    let granary = Achievement::ALL[0];
    let gift = within(
        Scope::Track(seat, at.colony(), TrackBonus::FreeAchievement),
        &[&within(
            Scope::Achievement { seat, achievement: granary, space: Space(1), free: true },
            &[&[Event::Achieved { seat, achievement: granary, space: Space(1), free: true }]],
        )],
    );
    let crew =
        within(Scope::Track(seat, at.colony(), TrackBonus::Crew), &[&[Event::Crewed { seat, space: at, count: 1 }]]);
    let handed = within(
        Scope::Cycle(seat, CycleCard::SixOutside),
        &[&[Event::HandedIn(seat, Payment::Artifact), Event::Scored(seat, Source::HandedIn, 2)]],
    );
    let builds = within(
        Scope::Module { seat, module, space: at, free: false },
        &[
            &[
                pays(Payment::Pair(Material::Food)),
                pays(Payment::Artifact),
                Event::Built { seat, module, space: at, free: false },
                Event::Crewed { seat, space: at, count: 2 },
            ],
            &handed,
            &[
                Event::GotArtifact(seat),
                Event::Advanced { seat, colony: at.colony(), by: 4, to: 4 },
                Event::Scored(seat, Source::Tracks, 2),
            ],
            &gift,
            &crew,
        ],
    );
    let influence =
        within(Scope::Cycle(seat, CycleCard::TwoEach), &[&[Event::Advanced { seat, colony: xian, by: 1, to: 1 }]]);
    [
        vec![Event::StartMaterials(seat, [Material::Water, Material::Water])],
        influence,
        within(Scope::Action(seat), &[&[flies(Location::GanDe, 1)], &collects]),
        within(
            Scope::Action(seat),
            &[&[flies(Location::LeftManufactory, 0)], &within(works(Location::LeftManufactory, 0), &[&builds])],
        ),
        within(Scope::Goal(seat, CycleCard::FourEqual), &[&[Event::Scored(seat, Source::Goals, 5)]]),
        within(
            Scope::End(seat),
            &[&[Event::Scored(seat, Source::Artifacts, 1), Event::Scored(seat, Source::Majorities, 6)]],
        ),
    ]
    .concat()
}

#[test]
fn the_log_counts_what_came_in_and_tells_below_an_action_what_it_built_and_why() {
    let expected = [
        [
            "took 2 × water",
            "Cycle card: 1 influence in Xi’an",
            "flew to Gan De, spent 2 fuel, took 2 × steel, food and 2 fuel",
            "flew to the left manufactory",
            "built the defence station on space 52 in Cuzco for 2 × food and 1 artifact, 2 crew, discarded 1 artifact, 4 influence, took 1 artifact",
            "Track of Cuzco: built the Granary statue on space 1 in Xi’an",
            "Track of Cuzco: 1 crew on space 52 in Cuzco",
            "met the goal: Four of the same material",
            "artifacts",
            "majorities",
        ],
        [
            "2 × Wasser genommen",
            "Zykluskarte: 1 Einfluss in Xi’an",
            "das Schiff zu Gan De geflogen, 2 Treibstoff ausgegeben, 2 × Stahl, Nahrung und 2 Treibstoff genommen",
            "das Schiff zu der linken Manufaktur geflogen",
            "Verteidigungsstation auf Feld 52 in Cuzco für 2 × Nahrung und 1 Artefakt gebaut, 2 Crew, 1 Artefakt abgegeben, 4 Einfluss, 1 Artefakt genommen",
            "Leiste von Cuzco: Speicherstatue auf Feld 1 in Xi’an gebaut",
            "Leiste von Cuzco: 1 Crew auf Feld 52 in Cuzco",
            "das Ziel erfüllt: Vier gleiche Materialien",
            "Artefakte",
            "Mehrheiten",
        ],
        [
            "tomado 2 × agua",
            "Carta de ciclo: 1 de influencia en Xi’an",
            "volado a Gan De, gastado 2 de combustible, tomado 2 × acero, comida y 2 de combustible",
            "volado a la fábrica izquierda",
            "construido estación de defensa en el espacio 52 de Cuzco por 2 × comida y 1 artefacto, 2 tripulantes, descartado 1 artefacto, 4 de influencia, tomado 1 artefacto",
            "Camino de Cuzco: construido Estatua del granero en el espacio 1 de Xi’an",
            "Camino de Cuzco: 1 tripulante en el espacio 52 de Cuzco",
            "cumplido el objetivo: Cuatro materiales iguales",
            "artefactos",
            "mayorías",
        ],
    ];
    for (language, expected) in Language::ALL.into_iter().zip(expected) {
        speak_in(language);
        let lines = told(&told_once().into_iter().map(|event| (1, event)).collect::<Vec<_>>());
        let said: Vec<&str> = lines.iter().map(|(_, words, _)| words.as_str()).collect();
        assert_eq!(said, expected, "{language:?}");
        let shape: Vec<(u8, i32)> = lines.iter().map(|(depth, _, points)| (*depth, *points)).collect();
        let built = [(1, 4), (2, 0), (2, 0)];
        let before = [(0, 0), (0, 0), (0, 1), (0, 0)];
        assert_eq!(shape, [&before[..], &built, &[(0, 5), (0, 1), (0, 6)]].concat());
    }
}

#[test]
fn the_log_tells_what_comes_to_be_on_offer_and_what_leaves_the_game_with_its_cycle() {
    let expected = [
        ["new on offer: ", "Cycle 1 is over", "out of the game: "],
        ["neu in der Auslage: ", "Zyklus 1 ist vorbei", "aus dem Spiel: "],
        ["nuevo en la oferta: ", "Fin del ciclo 1", "fuera de la partida: "],
    ];
    let [one, other] = [0, 1].map(|n| Module::all().nth(n).unwrap());
    let begun = Event::CycleBegan(CycleCard::FourInfluence);
    let shown = Event::Shown { module: one, row: 0, slot: 2 };
    let gone = [Event::Removed(one), Event::Removed(other)];
    let events = [begun, shown, Event::CycleEnded(CycleCard::FourInfluence), gone[0], gone[1]].map(|event| (1, event));
    for (language, [on_offer, over, out]) in Language::ALL.into_iter().zip(expected) {
        speak_in(language);
        let [one, both] =
            [vec![one], vec![one, other]].map(|all| and(all.into_iter().map(names::module_label)).unwrap());
        let said: Vec<String> = told(&events).into_iter().map(|(_, words, _)| words).skip(1).collect();
        let [one, both] = [format!("{on_offer}{}", check(&one)), format!("{out}{}", check(&both))];
        assert_eq!(said, [one, over.into(), both], "{language:?}");
    }
}

/// What a seat's chips say of a kind of goods.
fn said_of(gains: &[Gain], key: &str, about: Option<&Phrase>) -> i32 {
    let arg = |gain: &Gain, name: &str| gain.words.args.iter().find(|(own, _)| own == name).map(|(_, arg)| arg.clone());
    let is_about = |gain: &&Gain| {
        let about = about.map(|about| Arg::Phrase(Box::new(about.clone())));
        gain.words.key == key && about.is_none_or(|about| gain.words.args.iter().any(|(_, arg)| *arg == about))
    };
    let count = |gain: &Gain| match (arg(gain, "count"), arg(gain, "now"), arg(gain, "then")) {
        (Some(Arg::Number(count)), ..) => count as i32,
        (_, Some(Arg::Number(now)), Some(Arg::Number(then))) => (then - now) as i32,
        _ => 0,
    };
    gains.iter().filter(is_about).map(count).sum()
}

/// Whether what is built brings what it brings before this is asked.
fn stands_after(prompt: Prompt) -> bool {
    prompt != Prompt::ExtraPoints && prompt.price().is_none()
}

#[test]
fn chips_say_what_is_counted_otherwise() {
    speak_in(Language::En);
    let mut kinds = BTreeSet::new();
    for (seed, players) in (200..).zip([2, 3, 4].into_iter().cycle()).take(24) {
        play(players, seed, |game, choice| {
            let seat = game.question().unwrap().seat;
            let Some(foretold) = game.foretell(choice) else { panic!("{choice:?} is offered") };
            let gains = words::gains(game, choice);
            let asks_first = foretold.question().is_some_and(|next| !stands_after(next.prompt));
            let mut points = Vec::new();
            for change in facts::changes(game.state(), &foretold.state, seat) {
                assert_eq!(change.seat, seat, "nobody else has part in a choice");
                kinds.insert(format!("{:?}", change.of).split('(').next().unwrap_or_default().to_owned());
                let more = change.more();
                let said = |key: &str, about: Option<Phrase>| said_of(&gains, key, about.as_ref());
                match change.of {
                    Counted::Points(from) => points.push((more, ending::source(from))),
                    Counted::Fuel => {
                        assert_eq!(said("beta-colony-plus-fuel", None) - said("beta-colony-costs-fuel", None), more);
                    }
                    Counted::Material(kind) if more > 0 => {
                        assert_eq!(said("beta-colony-plus-material", Some(names::material(kind))), more);
                    }
                    Counted::Artifacts if more > 0 => assert_eq!(said("beta-colony-plus-artifacts", None), more),
                    // What something costs has a law of its own.
                    Counted::Material(_) | Counted::Artifacts => {}
                    Counted::Crew(colony) => {
                        assert_eq!(said("beta-colony-plus-crew", Some(names::colony(colony))), more);
                    }
                    Counted::Track(colony) => {
                        assert_eq!(said("beta-colony-plus-influence", Some(names::colony(colony))), more);
                    }
                    // That is the choice itself.
                    Counted::Achievements => assert_eq!(more, 1),
                }
            }
            let told = gains.iter().filter_map(|gain| match gain.sign {
                GainSign::Points(points) => Some((points, gain.words.clone())),
                _ => None,
            });
            // Of what does not stand yet the chips say what it brings then.
            assert!(asks_first || told.eq(points), "{choice:?}");
        });
    }
    assert_eq!(kinds.len(), 7, "{kinds:?}");
}

/// What building brings is said when its space is chosen, and comes however it is paid for.
#[test]
fn what_is_built_brings_what_was_said_when_its_space_was_chosen() {
    let stands = |state: &BetaColony, seat: Seat| {
        let player = state.player(seat);
        let tracks: u8 = player.tracks().iter().sum();
        (i32::from(player.points()), i32::from(tracks + state.crew_on_victus(seat)))
    };
    let mut compared = 0;
    for (seed, players) in (400..).zip([2, 3, 4].into_iter().cycle()).take(60) {
        let mut said = (0, 0);
        play(players, seed, |game, choice| {
            let question = game.question().unwrap();
            let then = game.foretell(choice).unwrap();
            let stands_then = then.question().is_none_or(|next| stands_after(next.prompt));
            if matches!(choice, Choice::Build(_)) && !stands_then {
                let gains = words::gains(game, choice);
                let points = gains.iter().map(|gain| if let GainSign::Points(points) = gain.sign { points } else { 0 });
                let grown =
                    ["beta-colony-plus-crew", "beta-colony-plus-influence"].map(|key| said_of(&gains, key, None));
                let now = stands(game.state(), question.seat);
                said = (now.0 + points.sum::<i32>(), now.1 + grown.iter().sum::<i32>());
            } else if !stands_after(question.prompt) && stands_then {
                compared += 1;
                let handed_in = i32::from(matches!(choice, Choice::Pay(_)) && question.prompt == Prompt::ExtraPoints);
                let (points, grown) = stands(&then.state, question.seat);
                assert_eq!((points - handed_in * i32::from(EXTRA_POINTS), grown), said, "{choice:?}");
            }
        });
    }
    assert!(compared > 40, "{compared}");
}

#[test]
fn a_die_that_is_dead_says_what_the_generator_met() {
    speak_in(Language::En);
    let mut told = BTreeSet::new();
    for (seed, players) in (0..).zip([2, 3, 4].into_iter().cycle()).take(24) {
        play(players, seed, |game, _| {
            let question = game.question().unwrap();
            for die in Die::ALL {
                let plays = |choice: &Choice| match *choice {
                    Choice::Move(one, _) | Choice::Activate(one, _) | Choice::Change(one) => one == die,
                    _ => false,
                };
                if question.choices.iter().any(plays) {
                    continue;
                }
                let wish = lookup::wish(game, die);
                let why = check(&guidance::why_not(game, wish).unwrap());
                let about_dice = matches!(
                    question.prompt,
                    Prompt::Turn { .. } | Prompt::Activate(_) | Prompt::DieToSix | Prompt::FlipDie
                );
                assert_eq!(!why.starts_with("First: "), about_dice, "{why} at {:?}", question.prompt);
                told.insert(why.split(':').next().unwrap_or_default().to_owned());
            }
        });
    }
    for wanted in ["This die has already been used", "This die already shows a six", "First"] {
        assert!(told.contains(wanted), "{wanted}: {told:?}");
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
                told.extend(wishes.filter_map(|wish| guidance::why_not(game, wish)).map(|words| check(&words)));
            }
        });
    }
    for wanted in
        ["Needs 2 more artifacts", "There is something here already", "First: Action 1 of 2: fly with a die, or dock"]
    {
        assert!(told.contains(wanted), "{wanted}: {told:?}");
    }
}

#[test]
fn each_place_is_told_apart_wherever_it_is_named() {
    for _ in every_language() {
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
            let of = |choice: fn(Location) -> Choice| Location::ALL.map(|at| words::what(game, choice(at))).to_vec();
            distinct(of(Choice::Start), "to begin at");
            distinct(of(|to| Choice::Move(Die::Black, to)), "to fly to");
        });
        let shared = Location::ALL.map(|at| (at.is_manufactory(), places::shared(at).map(|words| check(&words))));
        assert!(shared.iter().all(|(manufactory, words)| *manufactory == words.is_some()));
    }
}
