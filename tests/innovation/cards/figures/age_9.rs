//! Figures of age 9.

use super::figures;
use crate::support::*;
use fireside::games::innovation::{Colour, Missing, Options, Sets, Special, Splay};

#[test]
fn mikhail_kalashnikov_takes_a_red_card_instead_of_tucking_one() {
    let start = figures().board(ANN, "mikhail-kalashnikov").hand(ANN, "oars").board(BEN, "archery");
    let played = start.next("computers").play("inspire red, option.0");
    assert_eq!((played.score(ANN), played.hand(ANN)), ("archery".into(), "computers oars".into()));
}

#[test]
fn mikhail_kalashnikov_carries_out_a_red_card_instead_of_tucking_one() {
    let start = figures().board(ANN, "mikhail-kalashnikov").hand(ANN, "oars").board(BEN, "industrialization");
    let played = start.next("canning").play("inspire red, option.1");
    assert_eq!((played.pile(ANN, Colour::Yellow), played.zone("oars")), ("canning".into(), Zone::Hand(ANN)));
}

#[test]
fn nelson_mandela_counts_two_inspire_effects_and_fades_nothing() {
    let played = figures().board(ANN, "nelson-mandela duke-ellington").play("draw, nelson-mandela");
    assert_eq!((played.game.achievements(ANN), played.action_over()), (1, true), "either of two karmas keeps both");
}

#[test]
fn che_guevara_scores_figures_when_melded() {
    let played = figures().hand(ANN, "che-guevara").board(BEN, "adam-smith tecumseh").play("meld che-guevara");
    assert_eq!(played.score(ANN), "adam-smith tecumseh", "karmas never chain");
}

#[test]
fn che_guevara_removes_green_cards_and_all_score_piles() {
    let start = figures().board(ANN, "che-guevara adam-smith").score(BEN, "tools");
    let played = start.play("draw, adam-smith");
    assert_eq!((played.zone("adam-smith"), played.zone("tools")), (Zone::Removed, Zone::Removed));
}

#[test]
fn ruth_handler_melds_all_of_the_colour_and_achieves_nines_for_them() {
    let start = figures().board(ANN, "ruth-handler").hand(ANN, "oars archery tools").next("fission");
    let played = start.play("meld oars");
    assert_eq!(
        (played.pile(ANN, Colour::Red), played.zone("fission")),
        ("oars archery".into(), Zone::Achievements(ANN))
    );
}

#[test]
fn ruth_handler_takes_a_top_card_into_the_hand() {
    let played = figures().board(ANN, "ruth-handler oars").next("calendar").play("inspire yellow, oars");
    assert_eq!(played.zone("oars"), Zone::Hand(ANN));
}

#[test]
fn hedy_lamar_asks_one_less_of_everything() {
    let game = figures().board(ANN, "hedy-lamar").build();
    let needs = |seat| [Special::World, Special::Monument, Special::Universe].map(|one| game.progress(seat, one).needs);
    assert_eq!((needs(ANN), needs(BEN)), ([11, 5, 4], [12, 6, 5]));
}

/// rules/innovation/rulings.md#95.
#[test]
fn hedy_lamar_claims_the_achievements_of_echoes_with_one_less() {
    let hedy = || {
        let sets = Sets::BASE.with(Set::Echoes).with(Set::Figures);
        table_with(Options { sets, ..Options::default() }, 2).board(ANN, "hedy-lamar")
    };
    let supremacy = hedy().board(ANN, "pottery lighting").hand(ANN, "fermenting").play("meld fermenting");
    assert_eq!(supremacy.special(Special::Supremacy), Some(ANN), "two leaves in three colours");
    let history = hedy().splayed(ANN, "telescope magnifying-glass", Splay::Left).hand(ANN, "ruler").play("meld ruler");
    assert_eq!(history.special(Special::History), Some(ANN), "three echo effects");
    let six = "coal the-pirate-code industrialization combustion machine-gun helicopter";
    let heritage = hedy().splayed(ANN, six, Splay::Left).hand(ANN, "fission").play("meld fission");
    assert_eq!(heritage.special(Special::Heritage), Some(ANN), "seven hexagons");
    let red = "candles plumbing horseshoes loom";
    let wealth = hedy().splayed(ANN, red, Splay::Right).board(ANN, "dice noodles").hand(ANN, "puppet");
    assert_eq!(wealth.play("meld puppet").special(Special::Wealth), Some(ANN), "seven bonuses");
    let destiny = hedy().board(ANN, "bangle").forecast(ANN, "tools oars sailing archery writing");
    assert_eq!(destiny.next("paper").play("dogma bangle").special(Special::Destiny), Some(ANN), "six cards");
}

#[test]
fn taiichi_ono_achieves_a_card_with_the_featured_icon() {
    let played = figures().board(ANN, "taiichi-ono").hand(ANN, "computers oars").play("dogma taiichi-ono");
    assert_eq!(played.zone("computers"), Zone::Achievements(ANN));
}

#[test]
fn grace_hopper_wins_with_a_blue_ten_when_another_gets_no_draw() {
    let start = || figures().board(ANN, "the-wheel").board(BEN, "grace-hopper");
    assert_eq!(start().next("software").play("dogma the-wheel").winners(), Some(vec![BEN]));
    assert_eq!(start().next("databases").play("dogma the-wheel").hand(BEN), "databases");
}

#[test]
fn grace_hopper_tucks_two_cards() {
    let start = figures().board(ANN, "grace-hopper").hand(ANN, "oars sailing tools").next("computers");
    assert_eq!(start.play("inspire blue, oars, sailing").hand(ANN), "computers tools");
}

#[test]
fn wernher_von_braun_counts_the_forecast_as_scored() {
    let game = figures().board(ANN, "wernher-von-braun").forecast(ANN, "robotics").score(ANN, "oars").build();
    assert_eq!(game.player(ANN).points(), 11);
}

#[test]
fn gene_roddenberry_wins_with_one_purple_card_and_tucks_others() {
    let start = |id: &str| figures().board(ANN, "gene-roddenberry").hand(ANN, id);
    assert_eq!(start("enterprise").play("meld enterprise").winners(), Some(vec![ANN]));
    let played = start("mysticism").play("meld mysticism");
    assert_eq!((played.zone("gene-roddenberry"), played.pile(ANN, Colour::Purple)), (Zone::Supply, "mysticism".into()));
}

#[test]
fn pele_wins_with_yellow_tucked_after_green() {
    let start = |next: &str| figures().board(ANN, "pele").next(next).play("inspire purple").winners();
    assert_eq!(start("satellites ecology fission"), Some(vec![ANN]));
    assert_eq!(start("ecology satellites fission"), None);
}

/// The number of icons and that of their kinds are one lower.
#[test]
fn hedy_lamar_asks_an_empire_for_two_of_five_icons() {
    let progress = |board| {
        let Missing { has, needs } = table_of(Set::Figures, 2).board(ANN, board).build().progress(ANN, Special::Empire);
        (has, needs)
    };
    assert_eq!(progress("hedy-lamar"), (1, 5), "two clocks");
    assert_eq!(progress("hedy-lamar philosophy"), (2, 5), "and three lightbulbs");
    assert_eq!(progress("hedy-lamar engineering"), (2, 5), "two castles, and one lightbulb is too few");
    assert_eq!(progress("philosophy"), (3, 18), "without her");
}
