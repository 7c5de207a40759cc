//! The log in its exact words.

use super::super::{log, words};
use super::{BEN, ME, card, check, play};
use crate::app::i18n::language::Language;
use crate::app::narration::testing::speak_in;
use crate::app::narration::{LogKind, Narration};
use crate::engine::Logged;
use crate::games::burgundy::facts::PASSAGE_BONUSES;
use crate::games::burgundy::state::Owner;
use crate::games::burgundy::{Animal, Burgundy, Card, Ending, Event, Goods, Kind, Scope, Source, Spot, Stack};

/// The lines of a log with nothing but these events: how deep, of whom, what, and points.
fn told(events: &[Event]) -> Vec<(u8, LogKind, String, i32)> {
    let logged: Vec<_> = events.iter().map(|event| Logged { event: *event, answered: 1, step: 0 }).collect();
    let lines = log::lines(&logged, 2, None);
    lines.into_iter().map(|line| (line.depth, line.kind, check(&line.words), line.points)).collect()
}

/// What lies in a scope.
fn within(scope: Scope, events: &[&[Event]]) -> Vec<Event> {
    [&[Event::Began(scope)], &events.concat()[..], &[Event::Over(scope)]].concat()
}

/// A case: what happens, its lines in every language, and the points of each.
type Case = (Vec<Event>, [&'static [&'static str]; 3], &'static [i32]);

fn cases() -> [Case; 12] {
    let (mine, ship, pasture, bank) = (card("mine 4"), card("ship"), card("pasture"), card("bank"));
    let acts = |events: &[&[Event]]| within(Scope::Action(ME, Some(card("any 5"))), events);
    let scored = |source, points| Event::Scored(Owner::Seat(ME), source, points);
    let effect = |of: Card, events: &[Event]| within(Scope::Effect(ME, of), &[events]);
    let triple = within(
        Scope::Triple(Owner::Seat(ME), Kind::Pasture),
        &[&[scored(Source::Triples, 4), scored(Source::FirstTriples, 1)]],
    );
    let bonus = PASSAGE_BONUSES[0][1];
    let goods = [Event::GotGoods(ME, Goods::Dark, Stack::GoodsA), Event::GotSilver(ME, 1)];
    let castle = within(Scope::Action(ME, None), &[&[Event::Took(ME, ship)]]);
    let used = within(Scope::Action(ME, Some(card("any 3"))), &[&[Event::GaveUp(ME, mine), Event::Took(ME, ship)]]);
    let left = [Event::Discarded(ME, mine), Event::Discarded(ME, ship)];
    [
        (
            acts(&[&[Event::SpentWorkers(ME, 1), Event::Took(ME, mine)]]),
            [
                &["spent 1 worker, took the Mine"],
                &["1 Arbeiter eingesetzt, Mine genommen"],
                &["gastado 1 trabajador, tomado «Mina»"],
            ],
            &[0],
        ),
        (
            acts(&[&[Event::Placed(ME, pasture, Spot::New)], &triple, &within(Scope::Bonus(ME, bonus), &[&goods])]),
            [
                &[
                    "placed the Pasture, a triple of pastures, the first triple of its kind",
                    "bonus: 2 goods cards, took dark goods",
                ],
                &[
                    "Weide platziert, Drilling „Weiden“, erster Drilling dieser Art",
                    "Bonus: 2 Waren, dunkle Ware genommen",
                ],
                &[
                    "colocado «Pasto», un trío de pastos, el primer trío de su tipo",
                    "bonificación: 2 mercancías, tomado una mercancía oscura",
                ],
            ],
            &[5, 0],
        ),
        (
            acts(&[&[Event::Sold(ME, Goods::Light, 3), scored(Source::Goods, 3), Event::TookStartCard(ME)]]),
            [
                &["sold 3 light goods cards, took the start player card"],
                &["3\u{a0}× helle Ware verkauft, Startspielerkarte genommen"],
                &["vendido mercancía clara (×3), tomado la carta de jugador inicial"],
            ],
            &[3],
        ),
        (
            acts(&[&[Event::GotWorkers(ME, 2)]]),
            [&["took 2 workers"], &["2 Arbeiter genommen"], &["tomado 2 trabajadores"]],
            &[0],
        ),
        (
            acts(&[&[Event::Placed(ME, mine, Spot::New)], &effect(mine, &[Event::GotSilver(ME, 2)])]),
            [
                &["placed the Mine, took 2 silver"],
                &["Mine platziert, 2 Silber genommen"],
                &["colocado «Mina», tomado 2 de plata"],
            ],
            &[0],
        ),
        (acts(&[]), [&["took no workers"], &["keine Arbeiter genommen"], &["renunciado a tomar trabajadores"]], &[0]),
        (
            acts(&[&[Event::Placed(ME, ship, Spot::New)], &effect(ship, &goods[..1])]),
            [
                &["placed the Ship, took dark goods"],
                &["Schiff platziert, dunkle Ware genommen"],
                &["colocado «Barco», tomado una mercancía oscura"],
            ],
            &[0],
        ),
        (
            acts(&[
                &[Event::Placed(ME, pasture, Spot::New)],
                &effect(pasture, &[Event::GotAnimal(ME, Animal::Pig, Stack::AnimalsA)]),
            ]),
            [
                &["placed the Pasture, took the pig"],
                &["Weide platziert, Schwein genommen"],
                &["colocado «Pasto», tomado un cerdo"],
            ],
            &[0],
        ),
        (
            acts(&[&[Event::HandedIn { seat: ME, workers: 2, silver: 1 }, scored(Source::Conversion, 1)]]),
            [
                &["handed in 2 workers, 1 silver"],
                &["2 Arbeiter, 1 Silber abgegeben"],
                &["entregado 2 trabajadores, 1 de plata"],
            ],
            &[1],
        ),
        (
            within(Scope::Purchase(ME), &[&[Event::Reshuffled, Event::Bought(ME), Event::Kept(ME, bank)], &left]),
            [
                &["The discard pile is shuffled", "bought three cards, kept the Bank, discarded the Mine and Ship"],
                &["Der Ablagestapel wurde gemischt", "drei Karten gekauft, Bank behalten, Mine und Schiff abgelegt"],
                &[
                    "Se ha barajado la pila de descartes",
                    "comprado tres cartas, guardado «Banco», descartado Mina y Barco",
                ],
            ],
            &[0, 0],
        ),
        (
            within(Scope::Purchase(ME), &[&[Event::Bought(ME), Event::Used(ME, mine)], &used]),
            [
                &["bought three cards, used the Mine as a 4", "gave up the Mine, took the Ship"],
                &["drei Karten gekauft, Mine genutzt als 4", "Mine aufgegeben, Schiff genommen"],
                &["comprado tres cartas, usado «Mina» como 4", "descartado «Mina», tomado «Barco»"],
            ],
            &[0, 0],
        ),
        (
            acts(&[&[Event::Placed(ME, card("castle"), Spot::New)], &effect(card("castle"), &castle)]),
            [
                &["placed the Castle", "Castle: took the Ship"],
                &["Burg platziert", "Burg: Schiff genommen"],
                &["colocado «Castillo»", "Castillo: tomado «Barco»"],
            ],
            &[0, 0],
        ),
    ]
}

#[test]
fn the_log_says_in_a_line_what_an_action_was_and_brought_and_below_it_what_came_of_it() {
    for (language, nth) in Language::ALL.into_iter().zip(0..) {
        speak_in(language);
        for (events, words, points) in cases() {
            let lines = told(&events);
            let said: Vec<&str> = lines.iter().map(|(_, _, said, _)| said.as_str()).collect();
            let brought: Vec<i32> = lines.iter().map(|(.., brought)| *brought).collect();
            assert_eq!((said, brought), (words[nth].to_vec(), points.to_vec()));
            assert!(lines.iter().all(|(_, kind, ..)| matches!(kind, LogKind::Table | LogKind::Seat(ME))));
            let shuffled = matches!(lines[0].1, LogKind::Table);
            assert!(lines[1..].iter().all(|(depth, ..)| (*depth == 0) == shuffled), "{lines:?}");
        }
    }
}

#[test]
fn what_a_card_brings_after_a_purchase_is_told_behind_it() {
    speak_in(Language::En);
    let ship = card("ship");
    let bought = within(Scope::Purchase(ME), &[&[Event::Bought(ME), Event::Kept(ME, card("bank"))]]);
    let effect = within(Scope::Effect(ME, ship), &[&bought, &[Event::GotGoods(ME, Goods::Dark, Stack::GoodsA)]]);
    let acts = within(Scope::Action(ME, Some(card("any 5"))), &[&[Event::Placed(ME, ship, Spot::New)], &effect]);
    let said: Vec<(u8, String)> = told(&acts).into_iter().map(|(depth, _, said, _)| (depth, said)).collect();
    let said: Vec<(u8, &str)> = said.iter().map(|(depth, said)| (*depth, said.as_str())).collect();
    assert_eq!(said, [(0, "placed the Ship"), (1, "bought three cards, kept the Bank"), (0, "Ship: took dark goods")]);
}

#[test]
fn the_log_tells_rounds_and_what_nobody_did_on_lines_of_their_own() {
    speak_in(Language::En);
    let laid_out = within(
        Scope::Egon,
        &[
            &[Event::EgonTurned(card("mine")), Event::EgonTurned(card("cloister"))],
            &[Event::Scored(Owner::Seat(ME), Source::EgonCloisters, 1)],
            &within(Scope::Triple(Owner::Egon, Kind::Mine), &[&[Event::Scored(Owner::Egon, Source::Triples, 4)]]),
        ],
    );
    let lines = told(
        &[
            &[Event::PassageBegan { passage: 1, first: BEN }, Event::RoundBegan { passage: 1, round: 1 }],
            &laid_out[..],
            &within(Scope::Action(ME, Some(card("any 1"))), &[&[Event::GotSilver(ME, 1)]]),
            &[Event::Reshuffled, Event::PassageEnded { passage: 1 }, Event::Ended(Ending::EgonBeaten)],
        ]
        .concat(),
    );
    let said: Vec<(bool, &str)> =
        lines.iter().map(|(_, kind, words, _)| (matches!(kind, LogKind::Seat(..)), words.as_str())).collect();
    assert_eq!(
        said,
        [
            (false, "Phase B begins"),
            (false, "Phase B, round 1"),
            (false, "Egon lays out: Mine, Cloister"),
            (true, "a point for Egon’s cloister"),
            (false, "Egon scores 4 points (triple)"),
            (true, "took 1 silver"),
            (false, "The discard pile is shuffled"),
            (false, "The game is over"),
        ]
    );
    let headings = lines.iter().filter(|(_, kind, ..)| matches!(kind, LogKind::Heading)).count();
    assert_eq!(headings, 1);
}

#[test]
fn an_action_is_told_when_it_has_done_something() {
    let scope = Scope::Action(ME, Some(card("any 5")));
    let logged = |event| Logged { event, answered: 1, step: 3 };
    let played = [logged(Event::Began(scope)), logged(Event::Over(scope))];
    assert_eq!(log::lines(&played[..1], 2, Some(3)), [], "something is asked about it");
    assert_eq!(log::lines(&played, 2, Some(4)).len(), 1, "no worker was missing");
    let pays = [played[0].clone(), logged(Event::SpentWorkers(ME, 1))];
    assert_eq!(log::lines(&pays, 2, Some(3)), [], "what they were spent for is still to come");
    for (seed, players) in (30..).zip([1, 2, 3]) {
        let mut told = Vec::new();
        let game = play(players, seed, |game, _| told.push(Burgundy::log(game)));
        let last = Burgundy::log(&game);
        for lines in told {
            let Some((_, over)) = lines.split_last() else { continue };
            assert!(last.starts_with(over), "seed {seed}");
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
