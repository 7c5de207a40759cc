//! The worked examples of the rulebook (`rules/burgundy/en.md`), played: what is told there is what happens.

use crate::player::{After, Do, go_on, play};
use fireside::engine::Seat;
use fireside::games::burgundy::scoring::{animal_points, animal_sets};
use fireside::games::burgundy::state::Owner;
use fireside::games::burgundy::{Goods, Kind, Situation, Source, Stack};

const ME: Seat = Seat(0);

fn score(after: &After) -> i16 {
    after.game.player(ME).score()
}

/// The sum under an example's points, as the book shows it.
fn told(title: &str) -> Vec<i16> {
    let book = include_str!("../../rules/burgundy/en.md");
    let facts: serde_json::Value = serde_json::from_str(include_str!("../../rules/burgundy/facts.json")).unwrap();
    let (_, example) = book.split_once(&format!("::: example {title}\n")).expect("the example is there");
    let (example, _) = example.split_once("\n:::").expect("it ends");
    let points = |line: &str| match line.strip_prefix('{').and_then(|line| line.split_once('}')) {
        Some((fact, _)) => facts["facts"][fact].as_i64().expect("a fact") as i16,
        None => line.split(' ').next().and_then(|number| number.parse().ok()).expect("points"),
    };
    let block = |block: &str| block.split("```").next().unwrap_or_default().trim().lines().map(points).sum();
    example.split("```count\n").skip(1).map(block).collect()
}

#[test]
fn from_a_5_to_a_1() {
    let situation = Situation::new(2).hand(0, &["any 5"]).storage(0, 3, 0).row(1, &["knowledge 4"]);
    let after = play(situation, &[Do::Take("knowledge 4")]);
    assert_eq!(after.game.player(ME).workers(), 1);
}

#[test]
fn silver_helps_a_castle() {
    let situation = Situation::new(2).hand(0, &["any 3"]).projects(0, &["castle 3"]).storage(0, 0, 3);
    let situation = situation.draw_pile(&["ship 5", "mine 1", "market 2"]);
    let plan = [Do::Place("castle 3"), Do::Buy, Do::Keep("ship 5"), Do::Place("ship 5"), Do::Draw(Stack::GoodsA)];
    let after = play(situation, &plan);
    assert_eq!((after.game.player(ME).estate().len(), after.game.player(ME).silver()), (2, 0));
}

#[test]
fn a_good_sale() {
    let after = play(Situation::new(2).hand(0, &["any 6"]).goods(0, [1, 0, 3]), &[Do::Sell(Goods::Dark)]);
    let player = after.game.player(ME);
    assert_eq!((told("A good sale"), player.silver(), player.goods()), (vec![score(&after)], 3, [1, 0, 0]));
    assert!(after.offers(Do::Buy) && after.game.start_card().turned);
}

#[test]
fn four_workers_three_silver() {
    let situation = Situation::new(2).hand(0, &["any 1"]).storage(0, 4, 3);
    let after = play(situation, &[Do::Convert, Do::HandIn(3, 3)]);
    assert_eq!(told("Four workers, three silver"), [score(&after)]);
}

#[test]
fn one_card_eight_points() {
    let situation = Situation::new(2).hand(0, &["any 4"]).projects(0, &["ship 4"]).fan(0, &["ship", "ship"]);
    let after = play(situation, &[Do::Place("ship 4"), Do::Draw(Stack::GoodsA), Do::Bonus(0)]);
    assert_eq!((told("One card, eight points"), score(&after)), (vec![8], 8));
}

#[test]
fn the_same_cloister_twice() {
    let on = |kind: &'static str| {
        let fan = Situation::new(2).hand(0, &["any 5"]).projects(0, &["cloister 5"]).fan(0, &[kind, kind]);
        let taken =
            fan.first_triple(Kind::Mine, Owner::Seat(Seat(1))).first_triple(Kind::Cloister, Owner::Seat(Seat(1)));
        let after = play(taken, &[Do::Place("cloister 5")]);
        (score(&after), after.game.player(ME).silver())
    };
    assert_eq!(told("The same cloister, twice"), [on("mine").0, on("cloister").0]);
    assert_eq!(on("mine").1, 0, "a joker brings no silver");
}

#[test]
fn two_cards_with_one_die() {
    let situation = Situation::new(2).hand(0, &["any 2"]).projects(0, &["townHall 2", "pasture 5"]).fan(0, &["bank"]);
    let situation = situation.fan(0, &["pasture", "pasture"]).first_triple(Kind::Pasture, Owner::Seat(Seat(1)));
    let after = play(situation, &[Do::Place("townHall 2"), Do::Place("pasture 5")]);
    assert_eq!(told("Two cards with one die"), [after.points(Source::Triples) + after.points(Source::FirstTriples)]);
    assert!(after.offers(Do::Draw(Stack::AnimalsA)), "the animal comes before the bonus");
}

#[test]
fn eight_animals() {
    // Three chickens, two cows, two sheep, a pig.
    let animals = [3, 2, 2, 1];
    assert_eq!(told("Eight animals"), [animal_points(animals)]);
    assert_eq!(animal_sets(animals).collect::<Vec<_>>(), [4, 3, 1]);
}

#[test]
fn the_end_of_a_game_for_two() {
    let sum = told("The end of a game for two")[0];
    let ann = Situation::new(2).score(0, sum - animal_points([0, 2, 1, 1])).animals(0, [0, 2, 1, 1]).storage(0, 1, 2);
    let game = ann.score(1, sum).storage(1, 0, 2).goods(1, [0, 0, 1]).build();
    assert_eq!((game.player(ME).material(), game.player(Seat(1)).material()), (4, 3));
    assert!(game.winners().0.contains(ME) && game.winners().0.len() == 1);
}

#[test]
fn after_passage_c() {
    let piles = ["building", "building", "mine", "mine"];
    let situation = Situation::new(1).egon_piles(&piles).at(2, 1).before_passage().egon_stack(2, &["bank 1", "mine 1"]);
    let after = go_on(situation.build(), &[]);
    assert_eq!(told("After phase C"), [after.game.egon().expect("Egon").score()]);
}
