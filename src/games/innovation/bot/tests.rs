//! Bots at whole tables.

use super::super::card::Card;
use super::super::cards::name::*;
use super::super::{Choice, Innovation, Options, Set, Sets, Situation, Splay};
use crate::bots::trials::{
    bots_are_blind, every_level_plays, forecasts_are_blind, seeds_decide, somewhere, somewhere_with,
};
use crate::engine::{Game, Judge, Match, Outcome, Script, Seat, SeatSet};

/// Matches for two to four players, inside steps too.
fn matches(count: u64) -> impl Iterator<Item = Match<Innovation>> {
    (0..count).map(|seed| somewhere(2 + (seed % 3) as u8, seed, 7 * seed as u32 % 90))
}

#[test]
fn every_level_plays_whole_games_by_what_is_offered() {
    for players in 2..=4 {
        let options = Options { teams: players == 4, ..Options::default() };
        every_level_plays(Match::<Innovation>::new(options, players, 11).expect("2 to 4 may play"), 8);
    }
}

/// Both expansions.
fn both() -> Options {
    Options { sets: Sets::BASE.with(Set::Cities).with(Set::Echoes), ..Options::default() }
}

#[test]
fn every_level_plays_whole_games_with_expansions() {
    for players in 2..=4 {
        every_level_plays(Match::<Innovation>::new(both(), players, 12).expect("2 to 4 may play"), 6);
    }
}

#[test]
fn bots_do_not_see_hidden_cards_of_expansions() {
    bots_are_blind(
        (0..15).map(|seed| somewhere_with::<Innovation>(both(), 2 + (seed % 3) as u8, seed, 9 * seed as u32)),
    );
}

#[test]
fn a_city_with_a_flag_that_wins_is_melded() {
    let six = [POTTERY, CALENDAR, PAPER, INVENTION, BANKING, CANNING];
    let table = Situation::new(&both(), 2).and_then(|it| it.achieved(Seat(0), &six));
    let table =
        table.and_then(|it| it.achieved(Seat(0), &[COMBUSTION])).and_then(|it| it.hand(Seat(0), &[ZURICH, OARS]));
    let game = table.and_then(Situation::build).expect("free cards");
    assert_eq!(best(&game, &[Choice::Draw, Choice::Meld(OARS), Choice::Meld(ZURICH)]), Choice::Meld(ZURICH));
}

#[test]
fn a_promoted_card_is_activated_where_that_brings_something() {
    let table = Situation::new(&both(), 2).and_then(|it| it.board(Seat(0), &[MATHEMATICS, SAILING], Splay::None));
    let game = table.and_then(Situation::build).expect("free cards");
    let mut scores = Vec::new();
    let prompt = super::Prompt::Whether(super::super::Deed::Dogma(SAILING));
    game.judge(Seat(0), prompt, &[Choice::Yes, Choice::Pass], &mut scores);
    assert!(scores[0] > scores[1], "{scores:?}");
}

#[test]
fn the_same_seed_gives_the_same_move() {
    seeds_decide(&somewhere::<Innovation>(3, 5, 40));
}

#[test]
fn bots_do_not_see_hidden_cards() {
    bots_are_blind(matches(30));
}

#[test]
fn forecasts_know_nothing_that_is_hidden_from_anybody() {
    forecasts_are_blind(matches(16));
}

/// What a glance thinks best.
fn best(game: &Innovation, choices: &[Choice]) -> Choice {
    let mut scores = Vec::new();
    game.judge(Seat(0), super::Prompt::Action { left: 1 }, choices, &mut scores);
    let at = (0..choices.len()).max_by(|one, other| scores[*one].total_cmp(&scores[*other])).expect("a choice");
    choices[at]
}

fn table(of: impl FnOnce(Situation) -> Result<Situation, super::super::situation::Impossible>) -> Innovation {
    let situation = Situation::new(&Options::default(), 2).expect("a table");
    of(situation).and_then(Situation::build).expect("free cards")
}

#[test]
fn partners_have_the_chance_of_their_team() {
    let options = Options { teams: true, ..Options::default() };
    let strong = Situation::new(&options, 4).and_then(|it| it.score(Seat(2), &[A_I, SOFTWARE])).expect("free cards");
    let game = strong.build().expect("a table");
    let odds = game.odds(None);
    assert_eq!((odds[0], odds[1]), (odds[2], odds[3]));
    assert!(odds[0] > odds[1] && (odds[0] + odds[1] - 1.0).abs() < 1e-5, "{odds:?}");
    assert_eq!(game.odds(Some(Outcome { winners: game.side(Seat(1)) })), [0.0, 1.0, 0.0, 1.0, 0.0]);
    assert_eq!(game.odds(Some(Outcome { winners: SeatSet::all(4) }))[..4], [0.5; 4]);
}

#[test]
fn a_win_at_hand_is_taken() {
    let mine: Vec<Card> = [ARCHERY, CALENDAR, ALCHEMY, COLONIALISM, CHEMISTRY].to_vec();
    let game = table(|it| {
        let it = it.achieved(Seat(0), &mine)?.available(&[6, 7]);
        it.score(Seat(0), &[A_I, SOFTWARE, THE_INTERNET])?.board(Seat(0), &[ROBOTICS], Splay::None)
    });
    let choices = [Choice::Draw, Choice::Dogma(ROBOTICS), Choice::Achieve(6)];
    assert_eq!(best(&game, &choices), Choice::Achieve(6));
}

#[test]
fn an_action_that_loses_at_once_is_left_alone() {
    let game = table(|it| {
        let it = it.empty(&[10]).score(Seat(1), &[CHEMISTRY])?;
        it.board(Seat(0), &[EXPERIMENTATION, STEM_CELLS], Splay::None)
    });
    assert_eq!(game.age_drawn(game.player(Seat(0)).highest_top()), None, "a draw ends the game");
    assert_eq!(best(&game, &[Choice::Draw, Choice::Dogma(EXPERIMENTATION)]), Choice::Dogma(EXPERIMENTATION));
}

/// What a glance thinks best after these answers.
fn best_after(mut game: Innovation, answers: &[Choice]) -> Choice {
    let mut script = Script::of(answers.to_vec());
    script.run(&mut game);
    let question = script.waiting().expect("a question");
    let mut scores = Vec::new();
    game.judge(question.seat, question.prompt, &question.choices, &mut scores);
    let at = (0..scores.len()).max_by(|one, other| scores[*one].total_cmp(&scores[*other])).expect("a choice");
    question.choices[at]
}

/// Databases brings the twelfth clock, before Robotics covers Fission.
#[test]
fn an_order_that_claims_an_achievement_is_seen_at_a_glance() {
    let game = table(|it| {
        let it = it.board(Seat(0), &[RAILROAD, THE_INTERNET, A_I, LIGHTING], Splay::Up)?;
        it.board(Seat(0), &[ENCYCLOPEDIA, FISSION], Splay::None)?.score(Seat(0), &[ROBOTICS, DATABASES])
    });
    let asked = [Choice::Dogma(ENCYCLOPEDIA), Choice::Yes];
    assert_eq!(best_after(game, &asked), Choice::Card(DATABASES));
}

#[test]
fn cards_go_back_as_they_lie() {
    let game = table(|it| it.board(Seat(0), &[RAILROAD], Splay::None)?.hand(Seat(0), &[TOOLS, OARS, WRITING]));
    assert_eq!(best_after(game, &[Choice::Dogma(RAILROAD)]), Choice::AsTheyLie);
}

#[test]
fn games_between_glances_end() {
    for seed in [756, 2432] {
        let mut game = Match::<Innovation>::new(Options::default(), 2, seed).expect("2 may play");
        let mut scores = Vec::new();
        while let Some(question) = game.question() {
            game.state().judge(question.seat, question.prompt, &question.choices, &mut scores);
            let best = (0..scores.len()).max_by(|one, other| scores[*one].total_cmp(&scores[*other]));
            game.answer(question.choices[best.expect("a choice")]).expect("offered");
            assert!(game.state().turn() < 1000, "{} does not end", Innovation::ID);
        }
    }
}
