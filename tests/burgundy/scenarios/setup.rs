//! Display and bonus cards.

use super::*;
use crate::player::go_on;
use fireside::games::burgundy::facts::all_seven_points;

fn deal(players: u8, given: &Value, expect: &Value) {
    let drawn: Vec<String> = numbers(&given["drawnInOrder"]).iter().map(|die| format!("any {die}")).collect();
    let after = go_on(Situation::new(players).before_passage().on_top(&strs(&drawn)).build(), &[]);
    for (row, dice) in expect["rows"].as_object().expect("rows") {
        let lying: Vec<u8> = after.game.display()[row.parse::<usize>().expect("a row") - 1]
            .iter()
            .map(|card| card.die().number())
            .collect();
        assert_eq!(lying, numbers(dice), "row {row}");
    }
}

#[test]
fn bur_10_display_with_two_players() {
    scenario("BUR-10", |given, expect| deal(2, given, expect));
}

#[test]
fn bur_11_display_with_three_players() {
    scenario("BUR-11", |given, expect| deal(3, given, expect));
}

#[test]
fn bur_12_display_with_four_players() {
    scenario("BUR-12", |given, expect| deal(4, given, expect));
}

#[test]
fn bur_26_all_seven_stack_with_two_and_four_players() {
    scenario("BUR-26", |_, expect| {
        for (players, stack) in expect.as_object().expect("stacks") {
            let expected: Vec<i16> = list(stack).iter().map(points).collect();
            assert_eq!(all_seven_points(players.parse().expect("players")), expected);
        }
    });
}
