//! What karmas replaced, kept, moved or count is seen by every rule.

use crate::support::*;
use fireside::games::innovation::{Colour, Event, How, Icon, Options, Sets, Special, Splay};

/// Six achievements: one less than two players need.
const SIX: &str = "sailing mathematics paper invention banking canning";

fn figures() -> Table {
    table_of(Set::Figures, 2)
}

fn figures_and(other: Set) -> Table {
    table_with(Options { sets: Sets::BASE.with(Set::Figures).with(other), ..Options::default() }, 2)
}

/// Niccolò Machiavelli counts colours that are splayed right, Robert E. Lee seven leaves.
#[test]
fn a_splay_that_a_karma_counts_wins_at_once() {
    let start = figures().achieved(ANN, SIX).board(ANN, "niccolo-machiavelli");
    let start = start.splayed(ANN, "tools writing", Splay::Left);
    assert_eq!(start.play("dogma niccolo-machiavelli").winners(), Some(vec![ANN]));
    let start = figures().achieved(ANN, SIX).board(ANN, "robert-e-lee clothing philosophy calendar pottery");
    assert_eq!(start.play("dogma philosophy, blue").winners(), Some(vec![ANN]), "the seventh leaf");
}

/// Marie Curie counts values of the score pile.
#[test]
fn an_exchange_that_a_karma_counts_wins_at_once() {
    let start = figures().achieved(ANN, SIX).board(ANN, "marie-curie canal-building").hand(ANN, "computers");
    assert_eq!(start.score(ANN, "tools").play("dogma canal-building, yes").winners(), Some(vec![ANN]));
}

/// Yi Sun-Sin tucks what fades in a splayed colour: the figure beneath is a top figure then.
#[test]
fn fading_goes_on_after_a_karma_tucked_a_figure() {
    let start = figures().board(ANN, "yi-sun-sin").splayed(ANN, "adam-smith john-harrison", Splay::Left);
    let tucked = start.play("draw, adam-smith");
    assert_eq!((tucked.asked(), tucked.offered()), (Some(ANN), "john-harrison, yi-sun-sin".into()));
    let played = tucked.go("yi-sun-sin");
    assert_eq!(
        (played.score(ANN), played.pile(ANN, Colour::Green)),
        ("yi-sun-sin".into(), "john-harrison adam-smith".into())
    );
    assert!(played.action_over());
}

/// Napoleon is tucked where he is alone.
#[test]
fn a_figure_that_a_karma_kept_on_top_does_not_fade_in_that_action_and_others_do() {
    let start = figures().board(ANN, "napoleon-bonaparte homer fu-xi").board(BEN, "canning");
    let kept = start.play("draw, napoleon-bonaparte, canning");
    assert_eq!((kept.asked(), kept.offered()), (Some(ANN), "fu-xi, homer".into()));
    let played = kept.go("homer");
    assert_eq!(
        (played.score(ANN), played.zone("napoleon-bonaparte")),
        ("canning fu-xi homer".into(), Zone::Board(ANN))
    );
    assert!(played.action_over());
}

/// Carl Friedrich Gauss melds two of the hand before the first.
#[test]
fn masonry_does_not_count_what_a_karma_melded() {
    let start = figures().board(ANN, "carl-friedrich-gauss masonry").hand(ANN, "oars the-wheel mysticism construction");
    let played = start.play("dogma masonry, oars, 1");
    assert_eq!((played.zone("mysticism"), played.offered()), (Zone::Board(ANN), "construction, pass".into()));
    let played = played.go("construction, 1");
    assert!(played.hand(ANN).is_empty() && played.special(Special::Monument).is_none());
}

/// Leonardo da Vinci melds both blue cards before the first yellow one: Albert Einstein is left with the other.
/// (rules/innovation/rulings.md#83)
#[test]
fn of_several_cards_those_that_a_karma_moved_meanwhile_stay_there() {
    let start =
        figures().board(ANN, "albert-einstein leonardo-da-vinci").hand(ANN, "perspective statistics tools writing");
    let played = start.play("dogma albert-einstein, perspective, tools");
    assert_eq!(played.pile(ANN, Colour::Blue), "writing tools albert-einstein");
    assert_eq!(played.pile(ANN, Colour::Yellow), "statistics perspective leonardo-da-vinci");
    assert!(played.action_over(), "the blue ones are not melded again");
}

/// Michelangelo counts the hand as scored; the forecast counts for Fu Xi himself, and for Wernher von Braun as scored.
#[test]
fn fu_xi_counts_what_other_karmas_count_as_scored_and_each_card_once() {
    let lightbulbs = |other: &str| {
        let start = figures().board(ANN, "fu-xi").board(ANN, other).score(ANN, "oars").hand(ANN, "tools archery");
        let game = start.forecast(ANN, "paper").build();
        game.player(ANN).icons(Icon::Lightbulb) - game.player(ANN).printed_icons()[Icon::Lightbulb.index()]
    };
    assert_eq!([lightbulbs(""), lightbulbs("michaelangelo"), lightbulbs("wernher-von-braun")], [2, 4, 2]);
}

/// Emperor Meiji's forecast is in the hand.
#[test]
fn the_fifth_card_of_samuel_de_champlain_follows_four_in_hand_and_forecast() {
    let claimed = |forecast: &str| {
        let start = figures().board(ANN, "samuel-de-champlain emperor-meiji").hand(ANN, "oars tools archery");
        let start = start.forecast(ANN, forecast).with(|it| it.available(&[3]));
        start.play("draw").game.achievements(ANN)
    };
    assert_eq!((claimed("paper"), claimed("")), (1, 0));
}

/// Imhotep returns the card that would be promoted.
#[test]
fn a_promotion_that_a_karma_stood_for_brings_no_dogma_action() {
    let start = figures_and(Set::Echoes).board(ANN, "imhotep oars archery").hand(ANN, "sailing");
    let played = start.forecast(ANN, "metalworking").play("meld sailing, metalworking");
    assert_eq!((played.zone("metalworking"), played.splay(ANN, Colour::Red)), (Zone::Supply, Splay::Left));
    assert!(played.action_over());
}

/// Benjamin Franklin melds a 2 first.
#[test]
fn a_meld_action_digs_over_what_a_karma_melded_before() {
    let start = figures_and(Set::Artifacts).board(ANN, "benjamin-franklin").hand(ANN, "archery");
    let played = start.next("construction holy-grail").play("meld archery");
    assert_eq!(
        (played.pile(ANN, Colour::Red), played.display(ANN)),
        ("archery construction".into(), "holy-grail".into())
    );
}

/// Catherine the Great goes to the hand first.
#[test]
fn a_meld_action_onto_a_colour_that_a_karma_emptied_brings_a_city() {
    let start = figures_and(Set::Cities).board(ANN, "catherine-the-great").hand(ANN, "mysticism").next("athens");
    assert_eq!(start.play("meld mysticism").hand(ANN), "athens catherine-the-great");
}

/// Napoleon would tuck a factory instead of returning it.
#[test]
fn no_karma_steps_in_during_the_search_of_a_city() {
    let start = figures_and(Set::Cities).board(ANN, "napoleon-bonaparte").hand(ANN, "calicut");
    let start = start.next("colonialism gunpowder navigation reformation");
    let played = start.play("meld calicut, as-they-lie");
    assert_eq!([played.zone("colonialism"), played.zone("gunpowder")], [Zone::Supply; 2]);
    assert_eq!(played.zone("reformation"), Zone::Hand(ANN), "the leaf");
    assert!(played.action_over());
}

/// Isaac Newton gives away a 1 before a draw action.
#[test]
fn the_draw_for_sharing_is_a_draw_action() {
    let start = figures().board(ANN, "isaac-newton the-wheel").board(BEN, "masonry");
    let start = start.next("tools sailing archery oars metalworking shivaji");
    let played = start.play("dogma the-wheel, player.2");
    assert_eq!((played.zone("metalworking"), played.hand(ANN)), (Zone::Board(BEN), "archery oars shivaji".into()));
}

/// Alhazen's splayed red has four castles.
#[test]
fn the_draw_for_sharing_has_the_value_of_a_draw_action() {
    let start = figures().board(ANN, "alhazen sailing").splayed(ANN, "archery metalworking", Splay::Up);
    let start = start.board(BEN, "code-of-laws").next("tools mysticism takiyuddin avicenna");
    assert_eq!(start.play("dogma sailing").hand(ANN), "takiyuddin");
}

/// John von Neumann has ten clocks with an empty hand, and two more while the drawn card is there.
#[test]
fn what_is_drawn_and_scored_is_in_the_hand_in_between() {
    let start = figures().board(ANN, "john-von-neumann agriculture satellites rocketry railroad").hand(ANN, "oars");
    let played = start.next("calendar").play("dogma agriculture, oars");
    assert_eq!((played.score(ANN), played.special(Special::World)), ("calendar".into(), Some(ANN)));
}

/// Emperor Meiji: three are there, one in the hand and two in the forecast.
#[test]
fn exactly_three_of_hand_and_forecast_can_be_returned() {
    let start = figures().board(ANN, "emperor-meiji tools").hand(ANN, "oars").forecast(ANN, "archery sailing");
    let played = start.next("compass").play("dogma tools, archery, oars");
    assert_eq!((played.zone("compass"), played.forecast(ANN)), (Zone::Board(ANN), "".into()));
}

#[test]
fn endorsing_is_paid_from_a_forecast_that_is_in_the_hand() {
    let start = figures_and(Set::Cities).board(ANN, "emperor-meiji archery linzi").forecast(ANN, "tools");
    assert_eq!(start.play("endorse archery").zone("tools"), Zone::Board(ANN));
}

#[test]
fn a_card_of_echoes_in_a_forecast_that_is_in_the_hand_lets_draw_from_the_base_game() {
    let start = figures_and(Set::Echoes).board(ANN, "emperor-meiji").hand(ANN, "oars").forecast(ANN, "soap");
    assert_eq!(start.next("lighting fertilizer").play("draw").hand(ANN), "lighting oars");
}

#[test]
fn explosives_take_a_forecast_that_is_in_the_hand() {
    let start = figures().board(ANN, "explosives").board(BEN, "emperor-meiji").forecast(BEN, "compass tools");
    let played = start.next("lighting").play("dogma explosives");
    assert_eq!((played.hand(ANN), played.hand(BEN)), ("compass tools".into(), "lighting".into()));
}

#[test]
fn refrigeration_halves_hand_and_forecast_together() {
    let start = figures().board(ANN, "refrigeration").board(BEN, "emperor-meiji").hand(BEN, "oars");
    let played = start.forecast(BEN, "tools sailing archery").play("dogma refrigeration, tools, sailing");
    assert_eq!((played.hand(BEN), played.forecast(BEN)), ("oars".into(), "archery".into()));
    assert!(played.action_over());
}

#[test]
fn machinery_gives_the_highest_of_hand_and_forecast() {
    let start = figures().board(ANN, "emperor-meiji machinery").hand(ANN, "oars").forecast(ANN, "robotics");
    let played = start.hand(BEN, "tools").play("dogma machinery, oars");
    assert_eq!((played.hand(BEN), played.hand(ANN)), ("robotics".into(), "tools".into()));
}

/// Florence Nightingale: whoever carries it out, an effect belongs to whoever activated the card.
#[test]
fn an_opponents_effect_is_that_of_a_card_which_an_opponent_activated() {
    let start = figures().board(ANN, "education").board(BEN, "florence-nightingale philosophy").score(BEN, "tools");
    assert_eq!(start.play("dogma education, tools").zone("tools"), Zone::Score(BEN), "Ben shares what Ann does");
    let start = figures_and(Set::Artifacts).board(BEN, "florence-nightingale east-india-company-charter");
    let start = start.score(BEN, "tools").board(ANN, "coal").with(|it| it.turn(BEN, 3, 1));
    let played = start.play("dogma east-india-company-charter, 1, 9");
    assert_eq!(played.zone("tools"), Zone::Supply, "Ann shares what Ben does");
}

/// Soap, shared by Rowland Hill's owner, achieves a card of the hand.
#[test]
fn rowland_hill_may_return_the_card_that_would_be_claimed() {
    let start = figures_and(Set::Echoes).board(BEN, "soap").board(ANN, "rowland-hill pottery").score(ANN, "computers");
    let start = start.hand(ANN, "archery oars metalworking tools sailing mysticism calendar");
    let start = start.with(|it| it.turn(BEN, 3, 1)).play("dogma soap, red, archery, oars, metalworking, tools");
    assert_eq!(start.offered(), "calendar, mysticism, sailing, tools");
    let played = start.go("tools, sailing, mysticism");
    assert_eq!((played.zone("tools"), played.zone("calendar")), (Zone::Supply, Zone::Achievements(ANN)));
}

/// Carl Friedrich Gauss melds from hand and score pile; Michelangelo's hand is both.
#[test]
fn what_lies_in_hand_and_score_pile_is_melded_once() {
    let start = figures().board(ANN, "carl-friedrich-gauss michaelangelo").hand(ANN, "oars sailing mysticism");
    let played = start.play("meld oars, 1");
    let melds = |id: &str| {
        let this =
            |event: &&Event| matches!(event, Event::Moved { card: melded, how: How::Meld, .. } if *melded == card(id));
        played.events.iter().filter(this).count()
    };
    assert_eq!(["oars", "sailing", "mysticism"].map(melds), [1, 1, 1]);
}

/// Cai Lun's forecast, top cards with factories of John Loudon McAdam.
#[test]
fn moonlight_sonata_claims_what_a_karma_makes_available() {
    let start = figures_and(Set::Artifacts).board(ANN, "cai-lun moonlight-sonata").forecast(ANN, "oars");
    let played = start.with(|it| it.available(&[1])).play("dogma moonlight-sonata");
    assert_eq!(played.offered(), "1, oars");
    assert_eq!(played.go("oars").zone("oars"), Zone::Achievements(ANN));
    let start = figures_and(Set::Artifacts).board(ANN, "john-loudon-mcadam moonlight-sonata coal");
    let played = start.with(|it| it.available(&[1])).play("dogma moonlight-sonata, purple");
    assert_eq!(played.offered(), "1, coal, john-loudon-mcadam");
    assert_eq!(played.go("coal").zone("coal"), Zone::Achievements(ANN));
}

/// Amina Sukhera's top cards with castles.
#[test]
fn complex_numbers_and_mp3_claim_what_a_karma_makes_available() {
    let sets = Sets::BASE.with(Set::Figures).with_relics();
    let start = table_with(Options { sets, ..Options::default() }, 2).hand(ANN, "the-wheel");
    let start = start.board(ANN, "amina-sukhera complex-numbers mysticism");
    let played = start.play("dogma complex-numbers, the-wheel");
    assert_eq!(played.offered(), "1, mysticism");
    assert_eq!(played.go("mysticism").zone("mysticism"), Zone::Achievements(ANN));
    let start = figures_and(Set::Echoes).board(ANN, "amina-sukhera mp3 mysticism").score(ANN, "computers");
    let played = start.hand(ANN, "oars").with(|it| it.available(&[1])).play("dogma mp3, oars");
    assert_eq!(played.offered(), "1, mysticism");
    let played = played.go("mysticism");
    assert_eq!((played.zone("mysticism"), played.game.achievements(ANN)), (Zone::Achievements(ANN), 2));
}

/// Sargon of Akkad tucks what would cover a top card of equal value: nothing is beneath it, and it is not carried out.
#[test]
fn what_was_not_melded_covers_nothing_and_is_not_carried_out() {
    let start = || figures().board(ANN, "sargon-of-akkad miniaturization oars");
    let genetics = start().board(ANN, "genetics").next("robotics").play("dogma genetics");
    assert_eq!(
        (genetics.score(ANN), genetics.pile(ANN, Colour::Red)),
        ("".into(), "miniaturization oars robotics".into())
    );
    // Robotics would score the green top card.
    let computers = start().board(ANN, "computers").next("robotics").play("dogma computers, pass");
    assert_eq!(computers.pile(ANN, Colour::Green), "sargon-of-akkad");
    let software = start().board(ANN, "software").next("databases stem-cells robotics").play("dogma software");
    assert_eq!(
        (software.pile(ANN, Colour::Green), software.score(ANN)),
        ("sargon-of-akkad".into(), "databases".into())
    );
    let seikilos = figures_and(Set::Artifacts).board(ANN, "seikilos-epitaph sargon-of-akkad optics");
    let seikilos = seikilos.next("engineering").play("dogma seikilos-epitaph");
    assert!(seikilos.action_over() && seikilos.pile(ANN, Colour::Red) == "optics engineering", "it would splay");
}

/// Imhotep returns what would cover a pile that is not splayed: Stem Cells and Antibiotics would ask about the hand.
#[test]
fn what_was_returned_instead_is_not_carried_out() {
    let start = || figures().board(ANN, "imhotep agriculture masonry");
    let robotics = start().board(ANN, "robotics").hand(ANN, "tools").next("stem-cells").play("dogma robotics");
    assert!(robotics.action_over() && robotics.zone("stem-cells") == Zone::Supply);
    let satellites = start().board(ANN, "satellites").next("antibiotics flight rocketry");
    let satellites = satellites.play("dogma satellites, antibiotics");
    assert!(satellites.action_over() && satellites.zone("antibiotics") == Zone::Supply);
}

/// Saladin melds instead of scoring.
#[test]
fn skyscrapers_return_only_the_other_cards() {
    let start = figures().board(ANN, "skyscrapers").board(BEN, "saladin computers chemistry tools");
    let played = start.play("dogma skyscrapers, pass");
    assert_eq!((played.pile(BEN, Colour::Blue), played.zone("tools")), ("chemistry".into(), Zone::Supply));
}

/// Sunshu Ao carries out Domestication instead of tucking it; that melds Mysticism, so nothing purple is tucked.
#[test]
fn socialism_takes_nothing_if_nothing_purple_was_tucked() {
    let start = || figures().board(ANN, "socialism").hand(ANN, "domestication mysticism").hand(BEN, "oars");
    let played = start().board(ANN, "sunshu-ao").next("tools").play("dogma socialism, yes");
    assert_eq!((played.hand(BEN), played.pile(ANN, Colour::Purple)), ("oars".into(), "mysticism socialism".into()));
    assert_eq!(start().play("dogma socialism, yes").hand(BEN), "");
}

/// Draw and do something with the card: it is drawn even where a karma stands for the rest, and "if it has" and "its colour" speak of it. Sargon of
/// Akkad tucks instead of melding, Sunshu Ao takes a yellow card into the hand instead of tucking it.
#[test]
fn a_drawn_card_is_spoken_of_though_a_karma_stood_for_what_was_done_with_it() {
    let optics = figures().board(ANN, "optics sargon-of-akkad alchemy").next("translation gunpowder");
    let played = optics.play("dogma optics");
    assert_eq!((played.pile(ANN, Colour::Blue), played.score(ANN)), ("alchemy translation".into(), "gunpowder".into()));
    let colonialism = figures().board(ANN, "colonialism sunshu-ao").next("medicine engineering");
    let played = colonialism.play("dogma colonialism");
    assert_eq!(
        (played.hand(ANN), played.pile(ANN, Colour::Red)),
        ("medicine".into(), "colonialism engineering".into())
    );
    let kaleidoscope = figures_and(Set::Echoes).board(ANN, "kaleidoscope sargon-of-akkad refrigeration");
    assert_eq!(kaleidoscope.next("sanitation").play("dogma kaleidoscope").offered(), "pass, yellow");
    let shrapnel = figures_and(Set::Echoes).board(ANN, "shrapnel").board(BEN, "sunshu-ao agriculture masonry");
    let played = shrapnel.next("vaccination").play("dogma shrapnel");
    assert_eq!((played.hand(BEN), played.pile(BEN, Colour::Yellow)), ("vaccination".into(), "masonry".into()));
}

/// Two cards that are shown and returned are compared for they were shown: Napoleon Bonaparte tucks both, and scores a top 6 each time.
#[test]
fn shown_cards_are_compared_though_a_karma_stood_for_their_return() {
    let start = figures_and(Set::Artifacts).board(ANN, "marcha-real napoleon-bonaparte agriculture");
    let start = start.hand(ANN, "canning vaccination").board(BEN, "atomic-theory").with(|it| it.available(&[1]));
    let played = start.next("lighting").play("dogma marcha-real, canning, atomic-theory, marcha-real");
    assert_eq!(played.pile(ANN, Colour::Yellow), "agriculture canning vaccination");
    assert_eq!((played.hand(ANN), played.game.achievements(ANN)), ("lighting".into(), 1));
}
