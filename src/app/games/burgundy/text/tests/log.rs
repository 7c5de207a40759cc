//! The log in its exact words.

use super::super::{log, words};
use super::{BEN, ME, card, check, play};
use crate::app::i18n::language::Language;
use crate::app::narration::testing::speak_in;
use crate::app::narration::{LogKind, Narration};
use crate::engine::Logged;
use crate::games::burgundy::facts::PASSAGE_BONUSES;
use crate::games::burgundy::state::Owner;
use crate::games::burgundy::{Animal, Burgundy, Ending, Event, Goods, Kind, Source, Spot, Stack};

/// The lines of a log with nothing but these events.
fn told(events: &[Event]) -> Vec<(LogKind, String, i32)> {
    let logged: Vec<_> = events.iter().map(|event| Logged { event: *event, answered: 1, step: 0 }).collect();
    let lines = log::lines(&logged, 2, None);
    lines.into_iter().map(|line| (line.kind, check(&line.words), line.points)).collect()
}

#[test]
fn the_log_says_in_a_line_what_an_action_was_and_brought() {
    let (mine, ship, pasture, bank) = (card("mine 4"), card("ship"), card("pasture"), card("bank"));
    let played = Event::PlayedDie(ME, card("any 5"));
    let scored = |source, points| Event::Scored(Owner::Seat(ME), source, points);
    let cases: [(&[Event], [&str; 3], i32); 11] = [
        (
            &[played, Event::SpentWorkers(ME, 1), Event::Took(ME, mine)],
            ["for 1 worker, took the Mine", "1 Arbeiter eingesetzt, Mine genommen", "gasta 1 trabajador, toma «Mina»"],
            0,
        ),
        (
            &[
                played,
                Event::Placed(ME, pasture, Spot::New),
                Event::Triple(ME, Kind::Pasture),
                scored(Source::Triples, 4),
                scored(Source::FirstTriples, 1),
                Event::ChoseBonus(ME, PASSAGE_BONUSES[0][1]),
            ],
            [
                "placed the Pasture, a triple of pastures, the first triple of its kind, bonus: 2 goods cards",
                "Weide platziert, Drilling „Weiden“, erster Drilling dieser Art, Bonus: 2 Waren",
                "coloca «Pasto», un trío de pastos, el primer trío de su tipo, bonificación: 2 mercancías",
            ],
            5,
        ),
        (
            &[played, Event::Sold(ME, Goods::Light, 3), scored(Source::Goods, 3), Event::TookStartCard(ME)],
            [
                "sold 3 light goods cards, starts the next passage",
                "3\u{a0}× helle Ware verkauft, beginnt den nächsten Durchgang",
                "vende mercancía clara (×3), empieza la próxima fase",
            ],
            3,
        ),
        // As an action they are told, as the effect of a card they go without saying.
        (&[played, Event::GotWorkers(ME, 2)], ["took 2 workers", "2 Arbeiter genommen", "toma 2 trabajadores"], 0),
        (
            &[played, Event::Placed(ME, mine, Spot::New), Event::GotSilver(ME, 2)],
            ["placed the Mine", "Mine platziert", "coloca «Mina»"],
            0,
        ),
        (&[played], ["took no workers", "keine Arbeiter genommen", "no toma trabajadores"], 0),
        (
            &[played, Event::Placed(ME, ship, Spot::New), Event::GotGoods(ME, Goods::Dark, Stack::GoodsA)],
            [
                "placed the Ship, took dark goods",
                "Schiff platziert, dunkle Ware genommen",
                "coloca «Barco», toma una mercancía oscura",
            ],
            0,
        ),
        (
            &[played, Event::Placed(ME, pasture, Spot::New), Event::GotAnimal(ME, Animal::Pig, Stack::AnimalsA)],
            ["placed the Pasture, took the pig", "Weide platziert, Schwein genommen", "coloca «Pasto», toma un cerdo"],
            0,
        ),
        (
            &[played, Event::HandedIn { seat: ME, workers: 2, silver: 1 }, scored(Source::Conversion, 1)],
            ["handed in 2 workers, 1 silver", "2 Arbeiter, 1 Silber abgegeben", "entrega 2 trabajadores, 1 de plata"],
            1,
        ),
        (
            &[Event::Bought(ME), Event::Kept(ME, bank)],
            [
                "bought three cards, kept the Bank",
                "drei Karten gekauft, Bank behalten",
                "compra tres cartas, guarda «Banco»",
            ],
            0,
        ),
        (
            &[Event::Bought(ME), Event::Used(ME, card("any 3")), Event::GaveUp(ME, mine), Event::Took(ME, ship)],
            [
                "bought three cards, used a 3, gave up the Mine, took the Ship",
                "drei Karten gekauft, eine 3 als Würfel genutzt, Mine aufgegeben, Schiff genommen",
                "compra tres cartas, usa un 3, descarta «Mina», toma «Barco»",
            ],
            0,
        ),
    ];
    for (language, nth) in Language::ALL.into_iter().zip(0..) {
        speak_in(language);
        for (events, words, points) in &cases {
            let lines = told(events);
            let [(LogKind::Seat(seat, ..), said, brought)] = lines.as_slice() else { panic!("{lines:?}") };
            assert_eq!((*seat, said.as_str(), *brought), (ME, words[nth], *points));
        }
    }
}

#[test]
fn the_log_tells_rounds_and_what_nobody_did_on_lines_of_their_own() {
    speak_in(Language::En);
    let lines = told(&[
        Event::PassageBegan { passage: 1, first: BEN },
        Event::RoundBegan { passage: 1, round: 1 },
        Event::EgonTurned(card("mine")),
        Event::EgonTurned(card("cloister")),
        Event::Scored(Owner::Seat(ME), Source::EgonCloisters, 1),
        Event::Scored(Owner::Egon, Source::Triples, 4),
        Event::PlayedDie(ME, card("any 1")),
        Event::GotSilver(ME, 1),
        Event::Reshuffled,
        Event::PassageEnded { passage: 1 },
        Event::Ended(Ending::EgonBeaten),
    ]);
    let said: Vec<(bool, &str)> =
        lines.iter().map(|(kind, words, _)| (matches!(kind, LogKind::Seat(..)), words.as_str())).collect();
    assert_eq!(
        said,
        [
            (false, "Passage B begins"),
            (false, "Passage B, round 1"),
            (false, "Egon lays out: Mine, Cloister"),
            (true, "a point for Egon’s cloister"),
            (false, "Egon scores 4 points (triple)"),
            (true, "took 1 silver"),
            (false, "The discard pile is shuffled"),
            (false, "The game is over"),
        ]
    );
    let headings = lines.iter().filter(|(kind, ..)| matches!(kind, LogKind::Heading)).count();
    assert_eq!(headings, 1);
}

#[test]
fn an_action_is_told_when_it_has_done_something() {
    let played = [Logged { event: Event::PlayedDie(ME, card("any 5")), answered: 1, step: 3 }];
    assert_eq!(log::lines(&played, 2, Some(3)), [], "something is asked about it");
    assert_eq!(log::lines(&played, 2, Some(4)).len(), 1, "the next turn has begun: no worker was missing");
    for (seed, players) in (30..).zip([1, 2, 3]) {
        let mut told = Vec::new();
        let game = play(players, seed, |game, _| told.push(Burgundy::log(game)));
        let last = Burgundy::log(&game);
        for lines in told {
            let Some((open, over)) = lines.split_last() else { continue };
            assert!(last.starts_with(over), "seed {seed}");
            let now = &last[over.len()];
            assert!(open.words.key != "burgundy-log-nothing" || now.words == open.words, "seed {seed}: {now:?}");
        }
    }
}

#[test]
fn points_in_the_log_the_chart_and_the_table_are_those_of_the_game() {
    for (seed, players) in (40..).zip([1, 2, 3, 4]) {
        let game = play(players, seed, |_, _| ());
        let standing = Burgundy::points(game.state());
        let mut told = vec![0; usize::from(players)];
        for line in Burgundy::log(&game) {
            if let LogKind::Seat(seat, ..) = line.kind {
                told[seat.index()] += line.points;
            }
        }
        assert_eq!(told, standing[..told.len()], "seed {seed}");
        let chart = log::chart(&game);
        let last: Vec<i32> = chart.lines.iter().map(|line| *line.last().unwrap()).collect();
        assert_eq!(last, standing, "seed {seed}");
        let steps: usize = chart.parts.iter().map(|(_, steps)| steps).sum();
        assert!(chart.lines.iter().all(|line| line.len() == steps), "seed {seed}");
        let rows = words::score_table(game.state());
        let sums: Vec<i32> = (0..standing.len()).map(|line| rows.iter().map(|row| row.points[line]).sum()).collect();
        assert_eq!(sums, standing, "seed {seed}");
    }
}
