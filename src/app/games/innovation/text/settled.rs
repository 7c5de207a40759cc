//! Questions that nobody need answer: none of their answers changes anything.

use super::preview::does_nothing;
use crate::engine::Match;
use crate::games::innovation::{Choice, Deed, Innovation, Prompt};

/// The answer to a question about cards that cannot move, as with a karma that keeps them where they are: nobody is asked which of them stays.
pub fn settled(game: &Match<Innovation>) -> Option<Choice> {
    let question = game.question()?;
    let moves = match question.prompt {
        Prompt::Card { verb, .. } => verb.goes(question.seat).is_some(),
        Prompt::Whether(deed) => matches!(deed, Deed::All { .. } | Deed::Exchange(_)),
        _ => false,
    };
    let declines = question.choices.iter().find(|choice| **choice == Choice::Pass);
    let answer = *declines.or(question.choices.first())?;
    (moves && question.choices.iter().all(|choice| does_nothing(game, *choice))).then_some(answer)
}

#[cfg(test)]
mod tests {
    use super::super::tests::{mixes, play};
    use super::*;
    use crate::engine::Logged;
    use crate::games::innovation::Event;

    /// What is still known to have changed something.
    fn does(events: &[Logged<Event>]) -> bool {
        let does = |event: &Event| {
            matches!(
                event,
                Event::Moved { .. }
                    | Event::Splayed { .. }
                    | Event::Rearranged(..)
                    | Event::Claimed { .. }
                    | Event::DecreeMoved { .. }
                    | Event::Revealed(..)
                    | Event::LookedAt(..)
                    | Event::Ended(_)
            )
        };
        let ends = |logged: &&Logged<Event>| matches!(logged.event, Event::Over(_));
        let karma = |logged: &&Logged<Event>| matches!(logged.event, Event::Karma { .. } | Event::Began(_));
        events.iter().take_while(|logged| !ends(logged) || karma(logged)).any(|logged| does(&logged.event))
    }

    #[test]
    fn nobody_is_asked_about_what_cannot_move() {
        let mut settled_questions = 0;
        for seed in 400..404 {
            for (options, players) in mixes() {
                play(options, players, seed, |game, _| {
                    let Some(answer) = settled(game) else { return };
                    let question = game.question().expect("a question");
                    assert!(question.choices.contains(&answer));
                    settled_questions += 1;
                    for choice in &question.choices {
                        let mut other = game.clone();
                        let before = other.events().len();
                        other.answer(*choice).expect("an offered choice");
                        assert!(!does(&other.events()[before..]), "{:?}: {choice:?}", question.prompt);
                    }
                });
            }
        }
        assert!(settled_questions > 0, "{settled_questions}");
    }
}
