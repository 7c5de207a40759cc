//! What Easy would have done at the decisions of a match that mattered most, in words.

use super::facts::waste;
use super::{Narration, Reason, in_points};
use crate::app::i18n::words::Phrase;
use crate::bots::Remark;
use crate::engine::Match;

/// So many are told.
const TOLD: usize = 2;

/// Fewer points are not worth a word.
const POINTS: f32 = 1.0;

/// Where points decide nothing, fewer percents of the chance to win are not.
const PERCENTS: f32 = 4.0;

/// Choices by their names, told apart where they are named alike.
pub fn told_apart<G: Narration>(game: &Match<G>, choices: &[G::Choice]) -> Vec<String> {
    let name = |choice: &G::Choice| G::named(game, *choice).say().trim_matches(['?', '¿', ' ']).to_owned();
    let names: Vec<String> = choices.iter().map(name).collect();
    let is_twin = |name: &String| names.iter().filter(|other| *other == name).count() > 1;
    let tell = |(name, choice): (&String, &G::Choice)| match G::detail(game, *choice).filter(|_| is_twin(name)) {
        Some(detail) => Phrase::new("hint-twin").with("what", name.clone()).with("detail", detail).say(),
        None => name.clone(),
    };
    names.iter().zip(choices).map(tell).collect()
}

/// The two decisions after which most was lost, in the order in which they were made: of a turn only one.
pub fn remarks<G: Narration>(game: &Match<G>, mut found: Vec<Remark<G::Choice>>) -> Vec<Reason> {
    let loss = |remark: &Remark<G::Choice>| if in_points::<G>() { remark.points } else { remark.chance * 100.0 };
    let least = if in_points::<G>() { POINTS } else { PERCENTS };
    found.retain(|remark| loss(remark) >= least);
    found.sort_by(|one, other| loss(other).total_cmp(&loss(one)));
    let mut past = game.clone();
    let mut told: Vec<(usize, Reason)> = Vec::new();
    for remark in found {
        // What was played once can be played again.
        if past.go_to(remark.answered).is_err() || told.iter().any(|(step, _)| *step == past.step()) {
            continue;
        }
        told.extend(words(game, &past, remark, loss(&remark)).map(|words| (past.step(), words)));
        if told.len() == TOLD {
            break;
        }
    }
    told.sort_by_key(|(step, _)| *step);
    told.into_iter().map(|(_, reason)| reason).collect()
}

fn words<G: Narration>(game: &Match<G>, past: &Match<G>, remark: Remark<G::Choice>, loss: f32) -> Option<Reason> {
    let given = game.record().answers.get(remark.answered)?.choice;
    let [own, other] = <[String; 2]>::try_from(told_apart(past, &[given, remark.better])).ok()?;
    if own == other || waste(past, remark.better).is_some() {
        return None;
    }
    let key = if in_points::<G>() { "remark-points" } else { "remark-chance" };
    let words = Phrase::new(key).with("own", own).with("other", other).with("n", loss.round() as i64);
    Some(Reason { about: G::place(past.state()), words, answered: Some(remark.answered) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::narration::testing::{check, every_language, play, some_tables};
    use crate::bots::Review;
    use crate::engine::Seat;
    use crate::engine::invariants::Invariants;

    /// In random matches: what is said was decided by that seat, the other choice was offered, and the same is said again.
    fn remarks_are_true<G: Narration + Invariants>() {
        let mut count = 0;
        for (seed, (options, players)) in (40..).zip(some_tables::<G>(2)) {
            let game = play::<G>(options, players, seed, |choice| G::patience(*choice), |_, _| {});
            let seat = Seat((seed % u64::from(players)) as u8);
            let found = || {
                let mut review = Review::new(game.clone(), seat);
                while review.advance() {}
                review.remarks().to_vec()
            };
            let remarks = found();
            assert_eq!(remarks, found(), "the same is found again");
            let mut past = game.clone();
            for remark in &remarks {
                past.go_to(remark.answered).unwrap();
                let question = past.question().unwrap();
                assert_eq!(question.seat, seat);
                assert!(question.choices.contains(&remark.better));
                assert_ne!(game.record().answers[remark.answered].choice, remark.better);
            }
            for _ in every_language() {
                let told = super::remarks(&game, remarks.clone());
                assert!(told.len() <= TOLD && told.is_sorted_by_key(|reason| reason.answered));
                for reason in &told {
                    check::<G>(&reason.about);
                    check::<G>(&reason.words);
                }
                count += told.len();
            }
        }
        assert!(count > 0, "random players could do better");
    }

    crate::for_each_game!(crate::test_each! { remarks_are_true });
}
