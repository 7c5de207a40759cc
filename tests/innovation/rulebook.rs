//! The worked examples of the rulebook's chapters on Figures and Artifacts (`rules/innovation`), played by the program. Each test is named after
//! the section; "you" is Ann, Carla is the third.

use crate::support::*;
use fireside::engine::Halt;
use fireside::games::innovation::{
    Colour, Decree, Ending, Event, How, Icon, Options, Scope, Sets, Special, Splay, Trigger,
};

fn of(sets: Sets, players: u8) -> Table {
    table_with(Options { sets, ..Options::default() }, players)
}

fn figures(players: u8) -> Table {
    table_of(Set::Figures, players)
}

fn artifacts(players: u8) -> Table {
    table_of(Set::Artifacts, players)
}

/// The figures whose karma stepped in, in this order.
fn karmas(played: &Played) -> Vec<&'static str> {
    let figure = |event: &Event| match event {
        Event::Karma { figure, .. } => Some(figure.print().id),
        _ => None,
    };
    played.events.iter().filter_map(figure).collect()
}

/// `set-draws`: Figures before Echoes.
#[test]
fn the_free_draw_is_a_figure_where_a_draw_action_is_of_echoes() {
    let sets = Sets::BASE.with(Set::Figures).with(Set::Echoes);
    let start = || of(sets, 2).board(ANN, "sailing calendar").hand(ANN, "archery paper philosophy");
    let shared = start().board(BEN, "canal-building").next("clothing oars plato").play("dogma sailing");
    assert_eq!((shared.free_draw(), shared.zone("plato")), (true, Zone::Hand(ANN)));
    let drawn = start().play("draw");
    let new = drawn.game.player(ANN).hand().iter().find(|card| card.set() == Set::Echoes);
    assert_eq!(new.map(|card| card.printed_value()), Some(2));
}

/// `after-meld`: one card, three consequences.
#[test]
fn a_dig_comes_before_a_promotion_and_both_before_when_you_meld() {
    let sets = Sets::BASE.with(Set::Figures).with(Set::Echoes).with(Set::Artifacts);
    let start = of(sets, 2).board(ANN, "industrialization").hand(ANN, "peter-the-great").forecast(ANN, "calendar");
    let start = start.board(BEN, "tecumseh").next("frigate-constitution");
    let asked = start.play("meld peter-the-great");
    assert_eq!((asked.display(ANN), asked.offered()), ("frigate-constitution".into(), "calendar, pass".into()));
    assert_eq!(asked.zone("tecumseh"), Zone::Board(BEN), "its karma waits");
    let played = asked.go("calendar");
    assert_eq!((played.offered(), karmas(&played).len()), ("pass, yes".into(), 0), "the promoted dogma is free");
    let played = played.go("pass");
    assert_eq!((karmas(&played), played.zone("tecumseh")), (vec!["peter-the-great"], Zone::Supply));
}

/// `figure-draw`: Ben claims the 2.
#[test]
fn opponents_draw_figures_by_their_own_top_cards() {
    let start = figures(3).board(ANN, "navigation").board(BEN, "calendar").board(CAT, "mapmaking");
    let start = start.score(BEN, "canning coal").next("takiyuddin plato");
    let played = start.with(|it| it.turn(BEN, 4, 2)).play("achieve 2");
    assert_eq!(
        (played.hand(ANN), played.hand(CAT), played.hand(BEN)),
        ("takiyuddin".into(), "plato".into(), "".into())
    );
}

/// `karma-each`: Fu Xi.
#[test]
fn fu_xi_makes_lightbulbs_of_four_cards() {
    let start = figures(2).board(ANN, "fu-xi writing").score(ANN, "oars tools coal").forecast(ANN, "paper");
    assert_eq!(start.build().player(ANN).icons(Icon::Lightbulb), 6);
}

/// `karma-would`: Saladin and a scored card.
#[test]
fn saladin_melds_what_agriculture_would_score() {
    let start = figures(2).board(ANN, "saladin agriculture").hand(ANN, "archery").next("calendar");
    let played = start.play("dogma agriculture, archery");
    assert_eq!((played.pile(ANN, Colour::Blue), played.score(ANN)), ("calendar".into(), "".into()));
    assert!(played.action_over(), "a pile of one card is not splayed");
}

/// `karma-would`: a "before" that takes away the very card.
#[test]
fn what_a_karma_took_away_before_does_not_happen() {
    let start = figures(2).board(ANN, "margaret-thatcher navigation");
    let played = start.play("dogma navigation, navigation");
    assert_eq!((played.score(ANN), played.action_over()), ("navigation".into(), true));
    assert!(
        !played.events.iter().any(|event| matches!(event, Event::Began(Scope::Effect { effect: 0, .. }))),
        "no dogma"
    );
}

/// `karma-several`: two karmas, one meld.
/// (rules/innovation/rulings.md#82)
#[test]
fn of_two_karmas_the_current_player_chooses_one_and_it_sets_off_no_other() {
    let start = || figures(2).board(ANN, "benjamin-franklin").board(BEN, "augustus-caesar").hand(ANN, "archery");
    let asked = start().next("construction").play("meld archery");
    assert_eq!((asked.asked(), asked.offered()), (Some(ANN), "augustus-caesar, benjamin-franklin".into()));
    let franklin = asked.go("benjamin-franklin");
    assert_eq!(
        (franklin.pile(ANN, Colour::Red), karmas(&franklin)),
        ("archery construction".into(), vec!["benjamin-franklin"])
    );
    let caesar = start().play("meld archery, augustus-caesar");
    assert_eq!((caesar.pile(BEN, Colour::Red), karmas(&caesar)), ("archery".into(), vec!["augustus-caesar"]));
}

/// `issue`: Trade for a whole hand.
#[test]
fn a_decree_costs_the_hand_and_takes_effect() {
    let start = figures(2).board(ANN, "navigation").hand(ANN, "tigernmas plato su-song writing");
    let asked = start.next("coal banking statistics").play("");
    let offered = asked.offered();
    let decrees: Vec<&str> = offered.split(", ").filter(|word| word.starts_with("decree")).collect();
    assert_eq!(decrees, ["decree rivalry", "decree trade", "decree war"]);
    let played = asked.go("decree trade");
    assert_eq!((played.hand(ANN), played.zone("writing")), ("".into(), Zone::Removed));
    let values: Vec<u8> = played.game.player(ANN).forecast().iter().map(|card| card.printed_value()).collect();
    assert_eq!((played.game.achievements(ANN), values), (1, vec![5, 5, 5]));
}

/// `issue`: any two figures.
#[test]
fn two_figures_of_any_kind_issue_the_decree_of_a_karma() {
    let offered = figures(2).board(ANN, "plato").hand(ANN, "tecumseh napoleon-bonaparte").play("").offered();
    let decrees: Vec<&str> = offered.split(", ").filter(|word| word.starts_with("decree")).collect();
    assert_eq!(decrees, ["decree rivalry"], "both red, both of value 6");
}

/// `decree-steal`: three hands.
#[test]
fn a_decree_is_stolen_in_two_issues() {
    let start = figures(3).hand(ANN, "tigernmas plato su-song").hand(BEN, "fu-xi catherine-the-great ptolemy");
    let start = start.hand(CAT, "adam-smith jp-morgan robert-e-lee").board(CAT, "writing");
    let ann = start.play("decree trade");
    assert_eq!((ann.game.decree_owner(Decree::Trade), ann.game.achievements(ANN)), (Some(ANN), 1));
    let ben = ann.go("decree trade");
    assert_eq!((ben.game.decree_owner(Decree::Trade), ben.game.achievements(ANN)), (None, 0));
    assert_eq!((ben.hand(BEN), ben.forecast(BEN)), ("".into(), "".into()), "no effect");
    let carla = ben.go("draw, decree trade");
    assert_eq!(carla.game.decree_owner(Decree::Trade), Some(CAT));
    assert_eq!(carla.game.player(CAT).forecast().len(), 3);
}

/// `inspire`: two inspire effects.
#[test]
fn inspire_effects_go_up_the_pile_and_end_with_a_draw_by_this_colour() {
    let start = figures(2).splayed(ANN, "philosophy plato murasaki-shikibu", Splay::Left).board(ANN, "navigation");
    let played = start.next("engineering calendar").play("inspire purple");
    assert_eq!((played.hand(ANN), played.action_over()), ("calendar engineering".into(), true));
}

/// `inspire`: first the karma.
#[test]
fn takiyuddin_lays_bare_another_inspire_effect_before() {
    let start = figures(2).board(ANN, "takiyuddin james-clerk-maxwell").next("flight coal navigation");
    let played = start.play("inspire blue, blue");
    assert_eq!(played.splay(ANN, Colour::Blue), Splay::Right);
    assert_eq!((played.hand(ANN), played.pile(ANN, Colour::Red)), ("flight navigation".into(), "coal".into()));
}

/// `fade`: one figure too many.
#[test]
fn a_second_top_figure_is_scored_after_the_action() {
    let asked = figures(2).board(ANN, "tecumseh").hand(ANN, "adam-smith").play("meld adam-smith");
    assert_eq!(asked.offered(), "adam-smith, tecumseh");
    let played = asked.go("tecumseh");
    assert_eq!((played.game.player(ANN).points(), played.pile(ANN, Colour::Red)), (6, "".into()));
}

/// `fade`: none with Avicenna.
#[test]
fn with_avicenna_no_figure_fades() {
    let played = figures(2).board(ANN, "avicenna tecumseh").hand(ANN, "adam-smith").play("meld adam-smith");
    assert_eq!((played.action_over(), played.score(ANN)), (true, "".into()));
}

/// `figure-echoes`: an old echo.
#[test]
fn the_echo_of_a_covered_figure_comes_before_the_dogma() {
    let start = figures(2).splayed(ANN, "navigation fu-xi", Splay::Right).score(BEN, "paper").next("calendar");
    let played = start.play("dogma navigation");
    let (calendar, paper) = (played.zone("calendar"), played.zone("paper"));
    assert_eq!((calendar, paper), (Zone::Score(ANN), Zone::Score(ANN)));
    let first = played.events.iter().find_map(|event| match event {
        Event::Moved { card, how: How::Score | How::Transfer, .. } => Some(*card),
        _ => None,
    });
    assert_eq!(first, Some(card("calendar")), "the echo is first");
}

/// `figure-echoes`: promotion without Echoes.
#[test]
fn a_forecast_can_be_promoted_where_only_figures_are_in_play() {
    let start = figures(2).board(ANN, "navigation").hand(ANN, "tools").forecast(ANN, "archery");
    assert_eq!(start.play("meld tools").offered(), "archery, pass");
}

/// `questions-figures`: Homer and a decree.
#[test]
fn homer_tucks_the_figures_of_a_decree() {
    let start = figures(2).board(ANN, "homer navigation").hand(ANN, "tigernmas plato su-song tools");
    let played = start.play("decree war, 1");
    assert_eq!((played.zone("tools"), played.zone("tigernmas")), (Zone::Removed, Zone::Board(ANN)));
    assert_eq!(
        (played.pile(ANN, Colour::Purple), played.pile(ANN, Colour::Green)),
        ("homer plato".into(), "navigation su-song".into())
    );
    assert_eq!(played.game.decree_owner(Decree::War), Some(ANN));
}

/// `questions-figures`: a dogma without effects.
#[test]
fn the_dogma_of_a_figure_lets_its_echo_sound() {
    let played = figures(2).board(ANN, "fu-xi").next("calendar").play("dogma fu-xi");
    assert_eq!(played.score(ANN), "calendar");
}

/// `questions-figures`: Jackie Chan.
#[test]
fn jackie_chan_needs_the_most_points_after_scoring_all_figures() {
    let start = |score: &str| {
        let start = figures(2).board(ANN, "jackie-chan").score(ANN, score).board(BEN, "nelson-mandela bioengineering");
        start.achieved(BEN, "pottery calendar paper invention banking canning").score(BEN, "combustion coal tools")
    };
    let win = |score| start(score).with(|it| it.turn(BEN, 6, 1).available(&[1, 2, 8, 9])).play("achieve 1").winners();
    assert_eq!(win("software databases"), Some(vec![ANN]));
    assert_eq!(win(""), Some(vec![BEN]), "nine points against thirteen");
}

/// `questions-figures`: Hedy Lamar.
#[test]
fn hedy_lamar_lowers_every_number() {
    let game = figures(2).board(ANN, "hedy-lamar").build();
    let asked = [Special::Monument, Special::Empire, Special::World, Special::Wonder, Special::Universe];
    assert_eq!(asked.map(|special| game.progress(ANN, special).needs), [5, 5, 11, 4, 4]);
}

/// `digs`: three melds.
#[test]
fn digs_by_value_or_by_the_hexagon() {
    let dug = |covered, melded, next| artifacts(2).board(ANN, covered).hand(ANN, melded).next(next);
    assert_eq!(dug("compass", "sailing", "excalibur").play("meld sailing").display(ANN), "excalibur");
    assert_eq!(dug("clothing", "compass", "priest-king").play("meld compass").display(ANN), "priest-king");
    assert_eq!(dug("clothing", "currency", "priest-king").play("meld currency").display(ANN), "");
}

/// `display`: melding it digs the next one.
#[test]
fn a_melded_artifact_makes_room_for_the_next() {
    let start = artifacts(2).display(ANN, "holmegaard-bows").board(ANN, "optics").next("excalibur");
    let asked = start.play("");
    assert_eq!(asked.offered(), "dogma holmegaard-bows, holmegaard-bows, pass");
    assert_eq!(asked.go("pass, meld holmegaard-bows").display(ANN), "excalibur");
}

/// `display-dogma`: two leaves more.
#[test]
fn holmegaard_bows_compel_ben_who_shares_as_well() {
    let start = artifacts(3).display(ANN, "holmegaard-bows").board(ANN, "agriculture").two_actions();
    let start = start.board(BEN, "pottery clothing masonry").board(CAT, "reformation");
    let asked = start.next("calendar currency").play("");
    assert_eq!(asked.game.count(card("holmegaard-bows"), ANN).counts[..3], [5, 5, 3]);
    let played = asked.go("dogma holmegaard-bows");
    assert_eq!((played.hand(BEN), played.zone("masonry")), ("calendar".into(), Zone::Hand(ANN)));
    assert!(played.free_draw() && played.hand(ANN).contains("currency") && played.hand(CAT).is_empty());
    assert_eq!((played.zone("holmegaard-bows"), played.game.actions_left()), (Zone::Supply, 2));
}

/// `as-if`: Archery in the newspaper.
#[test]
fn the_icon_of_the_outer_card_settles_whom_a_demand_hits() {
    let start =
        artifacts(2).board(ANN, "the-daily-courant archery").board(BEN, "masonry the-wheel").hand(BEN, "optics");
    let played = start.next("clothing tools").play("dogma the-daily-courant, 9, archery");
    assert_eq!((played.hand(ANN), played.hand(BEN)), ("optics".into(), "clothing".into()));
}

/// `relics`: Timbuktu changes hands.
#[test]
fn a_relic_is_seized_from_the_achievements_of_another() {
    let start = of(Sets::BASE.with_relics(), 2).board(ANN, "compass").hand(ANN, "sailing").next("excalibur");
    let asked = start.achieved(BEN, "timbuktu").play("meld sailing");
    assert_eq!(asked.offered(), "option.0, pass", "not to the hand: no cities are in play");
    let played = asked.go("option.0");
    assert_eq!((played.game.achievements(ANN), played.game.achievements(BEN)), (1, 0));
}

/// `lose`: Exxon Valdez.
#[test]
fn whoever_loses_is_out_and_the_last_one_left_wins() {
    let played = |players| {
        let start = artifacts(players).board(ANN, "exxon-valdez").board(BEN, "canning industrialization");
        start.hand(BEN, "tools").play("dogma exxon-valdez")
    };
    assert_eq!(played(2).winners(), Some(vec![ANN]));
    let three = played(3);
    assert_eq!((three.zone("tools"), three.zone("canning")), (Zone::Removed, Zone::Removed));
    assert_eq!((three.winners(), three.asked()), (None, Some(CAT)), "Ben has no turn");
}

/// `questions-artifacts`: Battleship Yamato.
#[test]
fn with_yamato_on_top_a_draw_action_ends_the_game() {
    let played = artifacts(2).board(ANN, "battleship-yamato").play("draw");
    assert!(played.events.contains(&Event::Ended(Ending::Drawn)), "{:?}", played.halt);
    assert!(matches!(played.halt, Halt::Over(_)));
    let scored = artifacts(2).score(ANN, "battleship-yamato").build();
    assert_eq!(scored.player(ANN).points(), 8);
}

/// `karmas`: "when you meld" by an effect, and not by a transfer.
#[test]
fn when_you_meld_comes_by_an_effect_too() {
    let start = figures(2).board(ANN, "bartolomeo-cristofori").hand(ANN, "peter-the-great").board(BEN, "tecumseh");
    let played = start.play("inspire purple");
    assert_eq!(played.zone("tecumseh"), Zone::Supply);
    let melded = |event: &Event| matches!(event, Event::Karma { trigger: Trigger::Melded, .. });
    assert!(played.events.iter().any(melded));
}
