//! Power that is taken or declined without a question.

use crate::support::{After, play, upgrade};
use fireside::games::terra_mystica::automatic::AtTheEnd;
use fireside::games::terra_mystica::{Automatic, Building, Choice, Cult, Faction, Situation};

use Building::{Dwelling, Stronghold, Temple, TradingHouse};

/// Somebody builds beside the Nomads, who are offered this much power.
fn offered(builder: Faction, power: u8) -> Situation {
    let situation = Situation::new(&[builder, Faction::Nomads]).build(0, Dwelling, &["F4"]).resources(0, 9, 9, 0);
    let kind = [Dwelling, Temple, Stronghold][usize::from(power) - 1];
    situation.build(1, kind, &["F3"]).bowls(1, [5, 7, 0])
}

fn answer(situation: Situation, settings: Automatic) -> Option<bool> {
    let After { game, waiting, .. } = play(situation, &[upgrade("F4", TradingHouse)]);
    settings.answer(&game, &waiting.expect("a question")).map(|choice| choice == Choice::Take(0))
}

const NONE: Automatic =
    Automatic { take_up_to: [0, 0], decline_from: [u8::MAX; 2], at_the_end: AtTheEnd::Ask, end_by_hand: false };

#[test]
fn free_power_is_taken_unless_cultists_profit() {
    assert_eq!(answer(offered(Faction::Witches, 1), NONE), Some(true));
    assert_eq!(answer(offered(Faction::Cultists, 1), NONE), None);
    assert_eq!(answer(offered(Faction::Witches, 2), NONE), None);
}

#[test]
fn settings_take_and_decline() {
    let settings = Automatic { take_up_to: [2, 1], decline_from: [3, 2], ..NONE };
    let answers = |builder| [1, 2, 3].map(|power| answer(offered(builder, power), settings));
    assert_eq!(answers(Faction::Witches), [Some(true), Some(true), Some(false)]);
    assert_eq!(answers(Faction::Cultists), [Some(true), Some(false), Some(false)]);
}

#[test]
fn after_passing_income_counts() {
    let settings = Automatic { take_up_to: [3, 3], ..NONE };
    // The next round brings nothing to bowls that are empty enough.
    assert_eq!(answer(offered(Faction::Witches, 2).passed(&[1]), settings), Some(true));
    // Four power of a favor tile would have no room.
    let tight = |room, builder| offered(builder, 2).favor(1, 8).bowls(1, [0, room, 9]).passed(&[1]);
    assert_eq!(answer(tight(5, Faction::Witches), settings), None, "some of it would be lost");
    assert_eq!(answer(tight(3, Faction::Witches), settings), Some(false), "income fills the bowls anyway");
    assert_eq!(answer(tight(3, Faction::Cultists), settings), None);
    assert_eq!(answer(tight(6, Faction::Witches), settings), Some(true));
    // SCORE5 brings power for fire.
    let bonus = tight(6, Faction::Witches).round(1, 5).cult(1, Cult::Fire, 4);
    assert_eq!(answer(bonus, settings), Some(false), "so does the cult bonus");
}

#[test]
fn nobody_pays_for_power_at_the_end() {
    let last = |builder, power| offered(builder, power).round(6, 4).passed(&[1]);
    let settings = Automatic { take_up_to: [9, 9], ..NONE };
    assert_eq!(answer(last(Faction::Witches, 2), settings), Some(false));
    assert_eq!(answer(last(Faction::Cultists, 2), settings), Some(false));
    assert_eq!(answer(last(Faction::Witches, 1), settings), Some(true));
    for (at_the_end, wanted) in [(AtTheEnd::Ask, None), (AtTheEnd::Take, Some(true)), (AtTheEnd::Decline, Some(false))]
    {
        assert_eq!(answer(last(Faction::Cultists, 1), Automatic { at_the_end, ..settings }), wanted);
    }
}

#[test]
fn a_turn_ends_with_its_action_unless_a_town_waits() {
    let situation = Situation::new(&[Faction::Witches, Faction::Nomads]).build(0, Dwelling, &["F4"]);
    let ends = |situation: Situation, settings: Automatic| {
        let After { game, waiting, .. } = play(situation.resources(0, 9, 9, 0), &[upgrade("F4", TradingHouse)]);
        settings.answer(&game, &waiting.expect("a question"))
    };
    assert_eq!(ends(situation.clone(), NONE), Some(Choice::Done));
    assert_eq!(ends(situation, Automatic { end_by_hand: true, ..NONE }), None);
    // Mermaids could found a town over the river.
    let river = Situation::new(&[Faction::Mermaids, Faction::Nomads]).build(0, TradingHouse, &["F3", "G1"]);
    let river = river.build(0, Stronghold, &["E4"]).build(0, Dwelling, &["H3", "F4"]);
    assert_eq!(ends(river, NONE), None);
}

#[test]
fn other_questions_are_left_alone() {
    let After { game, waiting, .. } = play(offered(Faction::Witches, 1), &[]);
    assert_eq!(Automatic::default().answer(&game, &waiting.expect("a question")), None);
}
