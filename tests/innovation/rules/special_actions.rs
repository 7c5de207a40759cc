//! Endorsing, inspiring and issuing decrees (rules/innovation/en.md#endorse, rules/innovation/en.md#inspire, rules/innovation/en.md#issue).

use crate::support::{ANN, BEN, CAT, Played, Set, Table, Zone, card, table_of, table_with};
use fireside::games::innovation::{Decree, Options, Sets};

/// The kinds of special actions that are offered.
fn special(played: &Played) -> Vec<String> {
    let offered = played.offered();
    let words = offered.split(", ").filter_map(|word| word.split_once(' ')).map(|(kind, _)| kind.to_owned());
    let mut kinds: Vec<String> =
        words.filter(|kind| ["endorse", "inspire", "decree"].contains(&kind.as_str())).collect();
    kinds.dedup();
    kinds
}

#[test]
fn two_different_special_actions_are_taken_in_one_turn_and_none_twice() {
    let sets = Sets::BASE.with(Set::Cities).with(Set::Figures);
    let start = || {
        let start = table_with(Options { sets, ..Options::default() }, 2).board(ANN, "jerusalem archery sneferu");
        start.hand(ANN, "adam-smith grace-hopper tools").next("pottery sailing calendar").two_actions()
    };
    assert_eq!(special(&start().play("")), ["decree", "endorse", "inspire"]);
    let after = |words: &str| {
        let played = start().play(words);
        assert_eq!((played.action_over(), played.asked()), (true, Some(ANN)), "{words}");
        special(&played)
    };
    assert_eq!(after("inspire yellow"), ["decree", "endorse"]);
    assert_eq!(after("endorse archery"), ["decree", "inspire"]);
    assert_eq!(after("decree expansion"), ["inspire"], "the hand is gone, and with it what an endorsement costs");
}

/// Composites brings her two figures again.
#[test]
fn only_one_decree_a_turn() {
    let start = table_of(Set::Figures, 2).board(ANN, "sneferu composites").hand(ANN, "adam-smith grace-hopper");
    let start = start.hand(BEN, "tecumseh nikola-tesla canning").with(|it| it.turn(ANN, 3, 3));
    let played = start.play("decree expansion, dogma composites, canning");
    assert_eq!((played.hand(ANN), played.game.actions_left()), ("nikola-tesla tecumseh".into(), 1));
    assert_eq!(special(&played), ["inspire"]);
    assert_eq!(special(&played.go("draw, draw, draw")), ["decree", "inspire"], "in the next turn she may");
}

/// Ben has as many crowns, and gets nothing.
#[test]
fn inspiring_is_not_shared() {
    let start = table_of(Set::Figures, 2).board(ANN, "john-harrison").board(BEN, "translation medicine");
    let played = start.next("canning vaccination").play("inspire green");
    assert_eq!((played.hand(ANN), played.hand(BEN)), ("canning vaccination".into(), "".into()));
    assert!(!played.free_draw());
}

fn teams() -> Table {
    table_with(Options { teams: true, sets: Sets::BASE.with(Set::Figures), ..Options::default() }, 4)
}

/// Stealing needs two issues, between partners as well (rules/innovation/rulings.md#87).
#[test]
fn a_partners_decree_goes_back_to_the_middle() {
    let start = teams().board(CAT, "erwin-rommel").hand(CAT, "adam-smith grace-hopper");
    let start = start.board(ANN, "sun-tzu").hand(ANN, "homer nikola-tesla").board(BEN, "canning");
    let issued = start.with(|it| it.turn(CAT, 3, 1)).play("decree war, 1, draw, draw");
    assert_eq!((issued.game.decree_owner(Decree::War), issued.asked()), (Some(CAT), Some(ANN)));
    let played = issued.go("decree war");
    assert_eq!((played.game.decree_owner(Decree::War), played.zone("homer")), (None, Zone::Removed));
    assert!(played.action_over(), "it is not carried out");
    assert_eq!(played.game.zone(card("canning")), Zone::Board(BEN));
}

/// Advancement draws two above the highest top card; beyond 10 the game ends.
#[test]
fn advancement_draws_two_above_the_highest_top_card() {
    let start = || table_of(Set::Figures, 2).board(ANN, "huang-di").hand(ANN, "adam-smith grace-hopper");
    let played = start().next("translation").play("decree advancement");
    assert_eq!((played.hand(ANN), played.action_over()), ("translation".into(), true));
    assert_eq!(played.game.decree_owner(Decree::Advancement), Some(ANN));
    assert_eq!(played.zone("adam-smith"), Zone::Removed);
    let ended = start().board(ANN, "composites").score(BEN, "tools").play("decree advancement");
    assert_eq!(ended.winners(), Some(vec![BEN]));
}
