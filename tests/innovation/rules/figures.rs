//! Figures in the Sand: draws, inspire and decree actions, fading.

use crate::support::{ANN, BEN, CAT, DAN, Set, Table, Zone, card, table_of, table_with};
use fireside::games::innovation::facts::MOST_KARMAS;
use fireside::games::innovation::{Colour, Decree, Event, Options, Sets, Special, Splay};

fn figures() -> Table {
    table_of(Set::Figures, 2)
}

#[test]
fn an_opponent_draws_a_figure_for_a_claimed_achievement() {
    let start = figures().board(ANN, "oars").score(ANN, "coal").board(BEN, "canning").next("tecumseh");
    assert_eq!(start.play("achieve 1").hand(BEN), "tecumseh");
}

#[test]
fn whoever_is_shared_with_draws_a_figure() {
    let start = figures().board(ANN, "the-wheel canning").board(BEN, "archery masonry");
    let played = start.next("tecumseh").play("dogma the-wheel");
    assert_eq!((played.free_draw(), played.zone("tecumseh")), (true, Zone::Hand(ANN)));
}

#[test]
fn inspire_effects_of_a_colour_go_from_the_bottom_up_and_end_with_a_draw() {
    let start = figures().splayed(ANN, "grace-hopper wernher-von-braun", Splay::Right).hand(ANN, "oars tools");
    let played = start.next("software fission").play("inspire blue, oars");
    assert_eq!((played.forecast(ANN), played.hand(ANN)), ("software".into(), "fission".into()));
}

#[test]
fn only_one_inspire_action_a_turn() {
    let start = figures().board(ANN, "john-harrison").two_actions();
    let offered = start.play("inspire green").offered();
    assert!(!offered.contains("inspire"), "{offered}");
}

#[test]
fn surplus_figures_fade_after_an_action_of_anybody() {
    let start = figures().board(BEN, "tecumseh adam-smith").play("draw");
    assert_eq!((start.asked(), start.offered()), (Some(BEN), "adam-smith, tecumseh".into()));
    assert_eq!(start.go("tecumseh").score(BEN), "tecumseh");
}

#[test]
fn a_decree_costs_the_hand_and_needs_three_values() {
    let start = |hand: &str| figures().hand(ANN, hand).board(ANN, "oars sailing domestication agriculture");
    let offered = start("tecumseh adam-smith").play("").offered();
    assert!(!offered.contains("decree"), "{offered}");
    let played = start("tecumseh robert-e-lee florence-nightingale nikola-tesla tools").play("decree expansion");
    assert_eq!((played.splay(ANN, Colour::Yellow), played.zone("tools")), (Splay::Up, Zone::Removed));
    assert_eq!((played.game.decree_owner(Decree::Expansion), played.game.achievements(ANN)), (Some(ANN), 1));
}

#[test]
fn a_karma_lets_any_two_figures_issue_its_decree_and_no_other() {
    let start =
        figures().board(ANN, "erwin-rommel").hand(ANN, "adam-smith grace-hopper").board(BEN, "tools oars canning");
    let offered = start.play("").offered();
    let decrees: Vec<&str> = offered.split(", ").filter(|word| word.starts_with("decree")).collect();
    assert_eq!(decrees, ["decree war"]);
}

#[test]
fn war_returns_the_top_cards_of_a_value_of_all_others() {
    let start = figures().board(ANN, "erwin-rommel").hand(ANN, "adam-smith grace-hopper").board(BEN, "tools canning");
    let played = start.play("decree war, 1");
    assert_eq!((played.zone("tools"), played.zone("canning")), (Zone::Supply, Zone::Board(BEN)));
}

#[test]
fn rivalry_returns_three_scored_cards_and_the_figures_of_another() {
    let start = figures().board(ANN, "pele").hand(ANN, "adam-smith grace-hopper").board(BEN, "tecumseh oars");
    let played = start.score(BEN, "tools paper").play("decree rivalry, back.2.1");
    assert_eq!((played.score(BEN), played.zone("tecumseh")), ("".into(), Zone::Supply));
}

/// The value of a card is that where it lies (ruling 70).
#[test]
fn war_compares_values_where_cards_lie() {
    let sets = Sets::BASE.with(Set::Figures).with(Set::Artifacts);
    let start = || {
        let start = table_with(Options { sets, ..Options::default() }, 2).board(ANN, "erwin-rommel");
        let start = start.hand(ANN, "adam-smith grace-hopper").board(BEN, "battleship-yamato corporations");
        start.play("decree war")
    };
    assert_eq!(start().offered(), "1, 10, 11, 2, 3, 4, 5, 6, 7, 8, 9");
    let yamato = |value| start().go(value).zone("battleship-yamato");
    assert_eq!((yamato("8"), yamato("11")), (Zone::Board(BEN), Zone::Supply));
    assert_eq!(start().go("8").zone("corporations"), Zone::Supply);
}

/// "Freie Dogma-Aktion" are both called, so what waits for a dogma action waits for them.
#[test]
fn free_dogma_actions_ask_karmas() {
    let sets = Sets::BASE.with(Set::Figures).with(Set::Echoes).with(Set::Artifacts);
    let start = || table_with(Options { sets, ..Options::default() }, 2).board(ANN, "taiichi-ono");
    let display = start().display(ANN, "priest-king").hand(ANN, "oars").play("dogma priest-king");
    assert_eq!(display.zone("oars"), Zone::Achievements(ANN));
    let promotion = start().forecast(ANN, "archery").hand(ANN, "tools oars").play("meld tools, archery, yes");
    assert_eq!(promotion.zone("oars"), Zone::Achievements(ANN));
}

/// Whoever endorses carries the card out "als wäre es eine Dogma-Aktion".
#[test]
fn endorsing_asks_karmas_like_a_dogma_action() {
    let sets = Sets::BASE.with(Set::Figures).with(Set::Cities);
    let start = table_with(Options { sets, ..Options::default() }, 2).board(ANN, "taiichi-ono archery linzi");
    let played = start.hand(ANN, "oars tools").play("endorse archery, tools");
    assert_eq!(played.zone("oars"), Zone::Achievements(ANN));
}

/// "All achievements" are tried once each, so that a karma which keeps one where it is ends nothing.
#[test]
fn a_claim_of_all_achievements_ends_though_a_karma_stands_for_it() {
    let sets = Sets::BASE.with(Set::Figures).with(Set::Artifacts);
    let start = table_with(Options { sets, ..Options::default() }, 2).board(ANN, "mask-of-warka");
    let start = start.board(BEN, "murasaki-shikibu metalworking archery").hand(BEN, "tools");
    let played = start.play("dogma mask-of-warka, blue, red");
    assert_eq!((played.zone("tools"), played.game.achievements(BEN)), (Zone::Supply, 0));
    assert!(played.action_over());
}

/// No rule ends what repeats itself: the only card of its pile is drawn, would be scored, and a karma returns it instead, again and again.
#[test]
fn so_many_karmas_step_in_during_one_action_and_no_more() {
    let sets = Sets::BASE.with(Set::Figures).with(Set::Artifacts);
    let others = "archery metalworking oars agriculture domestication masonry clothing sailing the-wheel pottery city-states code-of-laws";
    let start = table_with(Options { sets, ..Options::default() }, 2).display(ANN, "sibidu-needle").hand(BEN, others);
    let mut played = start.board(ANN, "ludwig-van-beethoven tools").next("writing").play("dogma sibidu-needle");
    while !played.action_over() {
        let first = played.offered().split(", ").next().unwrap_or_default().to_owned();
        played = played.go(&first);
    }
    let stepped_in = played.events.iter().filter(|event| matches!(event, Event::Karma { .. })).count();
    assert_eq!((stepped_in, played.zone("writing")), (usize::from(MOST_KARMAS), Zone::Score(ANN)));
}

/// Of several cards that are tucked, the first can make a karma wait for the second: the order is asked for, and decides.
#[test]
fn the_order_of_several_cards_decides_which_karma_steps_in() {
    let sets = Sets::BASE.with(Set::Figures).with(Set::Echoes);
    let start = || {
        let start = table_with(Options { sets, ..Options::default() }, 2).board(ANN, "pele toothbrush");
        start.hand(ANN, "the-wheel masonry").board(BEN, "archery").play("dogma toothbrush")
    };
    assert_eq!(start().offered(), "as-they-lie, masonry, the-wheel");
    assert_eq!(start().go("the-wheel").winners(), Some(vec![ANN]), "green, then yellow");
    let yellow_first = start().go("masonry");
    assert_eq!((yellow_first.winners(), yellow_first.zone("the-wheel")), (None, Zone::Board(ANN)));
}

/// Together they are tucked as they lie, and the karma has its turn all the same.
#[test]
fn a_karma_that_holds_from_the_second_card_on_steps_in_as_they_lie() {
    let sets = Sets::BASE.with(Set::Figures).with(Set::Echoes);
    let start = |hand: &str| {
        let start = table_with(Options { sets, ..Options::default() }, 2).board(ANN, "pele toothbrush");
        start.hand(ANN, hand).board(BEN, "archery").play("dogma toothbrush, as-they-lie").winners()
    };
    assert_eq!((start("the-wheel masonry"), start("masonry the-wheel")), (Some(vec![ANN]), None));
}

/// A dogma action that began under Archimedes goes on under Einstein who covers him: 10, and one more.
#[test]
fn what_counts_as_ten_is_raised_as_well() {
    let start = figures().board(ANN, "archimedes domestication").hand(ANN, "albert-einstein").score(ANN, "tools");
    let played = start.board(BEN, "archery").play("dogma domestication");
    assert_eq!(
        (played.pile(ANN, Colour::Blue), played.winners()),
        ("albert-einstein archimedes".into(), Some(vec![ANN]))
    );
}

/// A decree is an achievement without a value.
#[test]
fn decrees_are_no_points_for_daedalus() {
    let start = figures().board(ANN, "daedalus erwin-rommel").hand(ANN, "adam-smith grace-hopper");
    let played = start.achieved(ANN, "calendar").board(BEN, "archery").play("decree war, 5");
    assert_eq!((played.game.achievements(ANN), played.game.player(ANN).points()), (2, 2));
}

fn with_all() -> Table {
    let sets = Sets::BASE.with(Set::Figures).with(Set::Echoes).with(Set::Artifacts);
    table_with(Options { sets, ..Options::default() }, 2)
}

/// "Führe den ursprünglichen Effekt nicht aus": what a karma stood for was not done, and "if you do" does not follow.
#[test]
fn if_you_do_does_not_follow_what_a_karma_stood_for() {
    let start = || figures().board(ANN, "homer agriculture").hand(ANN, "adam-smith oars").next("calendar");
    let tucked = start().play("dogma agriculture, adam-smith");
    assert_eq!((tucked.zone("adam-smith"), tucked.score(ANN)), (Zone::Board(ANN), "".into()));
    assert_eq!(start().play("dogma agriculture, oars").score(ANN), "calendar", "Homer keeps figures alone");
}

#[test]
fn what_a_karma_stood_for_is_not_counted() {
    let start = || with_all().board(ANN, "homer pottery").hand(ANN, "adam-smith oars tools");
    let played = start().next("metalworking calendar").play("dogma pottery, adam-smith, oars, tools");
    assert_eq!(played.score(ANN), "calendar", "two of three were returned");
    let none = start().play("dogma pottery, adam-smith, pass");
    assert_eq!((none.score(ANN), none.zone("adam-smith")), ("".into(), Zone::Board(ANN)));
    let start = |hand: &str| with_all().board(ANN, "homer tools").hand(ANN, hand).next("compass");
    assert_eq!(start("oars archery pottery").play("dogma tools, oars, archery").zone("compass"), Zone::Board(ANN));
    assert_eq!(start("oars archery adam-smith").play("dogma tools, oars, archery").zone("compass"), Zone::Supply);
}

/// A demand that a karma stands for was not obeyed: nothing more is asked of the victim, and "if you do not" follows.
#[test]
fn if_you_do_not_follows_what_a_karma_stood_for() {
    let shielded = |cards: &str| with_all().board(BEN, "florence-nightingale coal").score(BEN, cards);
    let anatomy = shielded("services").board(ANN, "anatomy").play("dogma anatomy");
    assert_eq!((anatomy.score(BEN), anatomy.zone("coal")), ("services".into(), Zone::Board(BEN)));
    let velcro = shielded("services").board(ANN, "velcro-shoes").play("dogma velcro-shoes");
    assert_eq!((velcro.score(BEN), velcro.winners()), ("services".into(), Some(vec![ANN])));
}

/// A karma that tucks the card instead of melding it leaves the other half of the effect.
#[test]
fn otherwise_follows_what_a_karma_stood_for() {
    let start = |sargon: &str| {
        let start = with_all().board(ANN, &format!("{sargon} chaturanga agriculture")).hand(ANN, "soap");
        start.next("paper").play("dogma chaturanga")
    };
    let stood = start("sargon-of-akkad");
    assert_eq!((stood.pile(ANN, Colour::Yellow), stood.forecast(ANN)), ("agriculture soap".into(), "paper".into()));
    assert_eq!(start("").forecast(ANN), "", "melded, its bonus is drawn twice");
}

/// Johannes Vermeer claims the 2 before the 1; the effect that would claim it next finds it gone.
#[test]
fn an_achievement_that_a_karma_took_is_not_claimed_again() {
    let sets = Sets::BASE.with(Set::Figures).with(Set::Artifacts);
    let start = table_with(Options { sets, ..Options::default() }, 2).display(ANN, "mask-of-warka");
    let start = start.board(ANN, "johannes-vermeer").hand(ANN, "calendar tools sailing").hand(BEN, "oars");
    let played = start.with(|it| it.available(&[1, 2, 4])).play("dogma mask-of-warka, blue");
    assert_eq!(played.game.player(ANN).achievements().len(), 2);
    assert_eq!(played.game.available().len(), 1);
}

/// Ruling 85.
#[test]
fn a_covered_figure_has_no_karma_and_permits_no_decree() {
    let decrees = |red: &str| {
        let offered = figures().board(ANN, red).hand(ANN, "adam-smith grace-hopper").play("").offered();
        offered.contains("decree war")
    };
    assert_eq!([decrees("erwin-rommel oars"), decrees("oars erwin-rommel")], [true, false]);
    let achievements = |red: &str| {
        let game = figures().board(ANN, red).board(ANN, "pottery agriculture clothing").build();
        game.achievements(ANN)
    };
    assert_eq!([achievements("robert-e-lee oars"), achievements("oars robert-e-lee")], [1, 0]);
}

/// Ruling 90.
#[test]
fn a_claim_by_an_effect_brings_no_figure() {
    let start =
        table_with(Options { sets: Sets::BASE.with(Set::Figures).with(Set::Artifacts), ..Options::default() }, 2);
    let start = start.board(ANN, "holy-grail").hand(ANN, "oars").board(BEN, "canning").next("tecumseh");
    let played = start.play("dogma holy-grail");
    assert_eq!((played.game.achievements(ANN), played.hand(BEN)), (1, "".into()));
}

/// Ruling 84.
#[test]
fn a_figure_that_is_transferred_to_a_board_is_not_melded() {
    let start = figures().board(ANN, "robert-e-lee pottery").board(BEN, "che-guevara adam-smith");
    let played = start.play("dogma robert-e-lee, che-guevara, player.1");
    assert_eq!((played.zone("che-guevara"), played.zone("adam-smith")), (Zone::Board(ANN), Zone::Board(BEN)));
}

/// Ruling 86.
#[test]
fn what_fades_counts_for_monument() {
    let start =
        figures().board(ANN, "suburbia adam-smith homer").hand(ANN, "tools sailing writing pottery metalworking");
    let five = start.play("dogma suburbia, tools, sailing, writing, pottery, metalworking");
    assert_eq!((five.offered(), five.special(Special::Monument)), ("adam-smith, homer".into(), None));
    assert_eq!(five.go("homer").special(Special::Monument), Some(ANN));
}

/// Ruling 87.
#[test]
fn an_own_decree_is_carried_out_again() {
    let start = figures().board(ANN, "erwin-rommel").hand(ANN, "adam-smith grace-hopper");
    let start = start.board(BEN, "tools coal canning").score(BEN, "robotics").next("emmy-noether jp-morgan");
    let once = start.play("decree war, 1, achieve 1, achieve 2");
    assert_eq!((once.zone("coal"), once.hand(ANN)), (Zone::Board(BEN), "emmy-noether jp-morgan".into()));
    let again = once.go("decree war, 5");
    assert_eq!((again.zone("coal"), again.zone("jp-morgan")), (Zone::Supply, Zone::Removed));
    assert_eq!((again.game.decree_owner(Decree::War), again.game.achievements(ANN)), (Some(ANN), 1));
}

#[test]
fn figures_are_foretold_to_fade_unless_a_karma_keeps_them() {
    let with = |tops: &str, melded: &str| {
        let start = || figures().board(ANN, tops).hand(ANN, melded);
        let foretold = start().build().fading_with(ANN, card(melded));
        let played = start().play(&format!("meld {melded}"));
        let asked = played.waiting.as_ref().map(|question| question.choices.len()).filter(|_| !played.action_over());
        (foretold, asked)
    };
    assert_eq!(with("tecumseh", "adam-smith"), (2, Some(2)));
    assert_eq!(with("avicenna tecumseh", "adam-smith"), (0, None), "one on top keeps them all");
    assert_eq!(with("tecumseh", "avicenna"), (0, None), "and so does one that comes");
    assert_eq!(with("avicenna tecumseh adam-smith", "agriculture"), (2, Some(2)), "covered it does not");
    assert_eq!(with("tecumseh", "agriculture"), (0, None));
}

#[test]
fn what_karmas_count_as_achievements_is_told_apart_from_flags_and_fountains() {
    let game = figures().board(ANN, "robert-e-lee pottery agriculture").build();
    assert_eq!(
        (game.achievements_by_karma(ANN), game.open_achievements(ANN), game.achievements_by_karma(BEN)),
        (1, 1, 0)
    );
}

/// What a karma demands in return meets one alone, who was not counted as a victim.
#[test]
fn a_demand_that_is_made_in_return_goes_through_whom_it_meets() {
    let start = figures().board(ANN, "archery masonry").hand(ANN, "paper machinery").board(BEN, "hammurabi");
    let played = start.hand(BEN, "oars").next("tools pottery").play("dogma archery");
    let running = played.game.running().last().expect("Ann gives one of her highest");
    assert_eq!((played.asked(), running.is_nested(), running.leaves_out_demands()), (Some(ANN), true, false));
    assert_eq!(played.game.going_through(running), [ANN]);
}

/// Another figure is beneath and shows an edge.
#[test]
fn figures_of_which_only_an_edge_is_seen_do_not_fade() {
    let played = figures().splayed(ANN, "erwin-rommel sun-tzu", Splay::Up).play("draw");
    assert!(played.action_over());
    assert_eq!(played.pile(ANN, Colour::Red), "erwin-rommel sun-tzu");
}

#[test]
fn figures_fade_after_the_dogma_of_a_display() {
    let sets = Sets::BASE.with(Set::Figures).with(Set::Artifacts);
    let start = table_with(Options { sets, ..Options::default() }, 2).display(ANN, "babylonian-chronicles");
    let faded = start.board(BEN, "tecumseh adam-smith").play("dogma babylonian-chronicles");
    assert_eq!((faded.asked(), faded.offered()), (Some(BEN), "adam-smith, tecumseh".into()));
    let played = faded.go("tecumseh");
    assert_eq!((played.score(BEN), played.asked(), played.game.actions_left()), ("tecumseh".into(), Some(ANN), 1));
}

/// The figures of age 6 are out of the game; the draw is one of age 6 all the same.
#[test]
fn where_no_figures_are_left_of_an_age_a_card_of_echoes_or_of_the_base_game_is_drawn() {
    let drawn = |sets: Sets, hand: &str| {
        let sixes: Vec<_> = Set::Figures.cards().filter(|card| card.printed_value() == 6).collect();
        let start = table_with(Options { sets, ..Options::default() }, 2).board(ANN, "oars").score(ANN, "coal");
        let start = start.board(BEN, "canning").hand(BEN, hand).next("vaccination");
        let start = if sets.has(Set::Echoes) { start.next("bifocals") } else { start };
        start.with(|it| it.removed(&sixes).expect("free cards")).play("achieve 1").hand(BEN)
    };
    let figures = Sets::BASE.with(Set::Figures);
    assert_eq!(drawn(figures, "tools"), "tools vaccination");
    assert_eq!(drawn(figures.with(Set::Echoes), "tools"), "bifocals tools", "the hand asks for Echoes");
    assert_eq!(drawn(figures.with(Set::Echoes), "soap"), "soap vaccination");
}

#[test]
fn opponents_draw_figures_for_an_achievement_clockwise() {
    let start = table_of(Set::Figures, 3).with(|it| it.turn(BEN, 3, 1)).board(BEN, "oars").score(BEN, "coal");
    let played = start.board(ANN, "canning").board(CAT, "vaccination").next("tecumseh adam-smith").play("achieve 1");
    assert_eq!((played.hand(CAT), played.hand(ANN)), ("tecumseh".into(), "adam-smith".into()));
}

#[test]
fn a_partner_draws_no_figure_for_an_achievement() {
    let options = Options { teams: true, sets: Sets::BASE.with(Set::Figures), ..Options::default() };
    let start = table_with(options, 4).board(ANN, "oars").score(ANN, "coal").board(CAT, "industrialization");
    let start = start.board(BEN, "canning").board(DAN, "vaccination").next("tecumseh adam-smith");
    let played = start.play("achieve 1");
    assert_eq!([BEN, CAT, DAN].map(|seat| played.hand(seat)), ["tecumseh", "", "adam-smith"]);
}
