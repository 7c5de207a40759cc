//! What is counted of every seat, and what of it a choice certainly changes: it is made on the table, so that karmas, shares and demands
//! are in it.

use super::names::{colour_name, icon_name};
use crate::app::i18n::words::Phrase;
use crate::app::narration::{Gain, GainSign, facts};
use crate::engine::{Match, Seat};
use crate::games::innovation::{Card, Choice, Colour, Icon, Innovation, Prompt, Splay};

/// Something that is counted of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counted {
    /// All points, bonuses included.
    Points,
    /// The points of the bonuses.
    Bonus,
    /// Achievements with flags, fountains and what karmas count.
    Achievements,
    /// Flags that count as achievements.
    Flags,
    /// Fountains, which count as achievements.
    Fountains,
    /// Decrees.
    Decrees,
    /// Cards in hand.
    Hand,
    /// Cards in the forecast.
    Forecast,
    /// How a colour is splayed, in the order of [`Splay`].
    Splayed(Colour),
    /// Icons of a kind on the board.
    Icon(Icon),
    /// How much has happened to cards and splays at the table: where nothing has, nothing is different. It is never said.
    Happened,
}

/// What is counted of a seat, before and after.
pub type Change = facts::Change<Counted>;

/// All that is counted of a seat, in the order in which it is said.
pub fn counts(state: &Innovation, seat: Seat) -> Vec<(Counted, i32)> {
    let player = state.player(seat);
    let mut counts = vec![
        (Counted::Points, i32::from(player.points())),
        (Counted::Bonus, i32::from(player.bonus_points())),
        (Counted::Achievements, i32::from(state.achievements(seat))),
        (Counted::Flags, i32::from(state.flags(seat))),
        (Counted::Fountains, i32::from(state.fountains(seat))),
        (Counted::Decrees, state.decrees_of(seat).count() as i32),
        (Counted::Hand, player.hand().len() as i32),
        (Counted::Forecast, player.forecast().len() as i32),
    ];
    counts.extend(Colour::ALL.map(|colour| (Counted::Splayed(colour), player.stack(colour).splay() as i32)));
    let icons = Icon::ALL.into_iter().zip(player.all_icons());
    counts.extend(icons.map(|(icon, count)| (Counted::Icon(icon), i32::from(count))));
    // It is the table's, so it is counted once.
    counts.push((Counted::Happened, if seat == Seat(0) { state.changes() as i32 } else { 0 }));
    counts
}

/// Whether this asks for something new.
pub fn is_turn(prompt: Prompt) -> bool {
    matches!(prompt, Prompt::Action { .. })
}

/// Whether a choice is made for what it brings.
pub fn is_deed(prompt: Prompt, choice: Choice) -> bool {
    is_turn(prompt) && choice != Choice::Draw
}

/// What a choice certainly changes, of the one who chooses first. That its card leaves where it lies goes without saying, and so does which
/// kind of achievement it is where only one comes or goes.
pub fn changes(game: &Match<Innovation>, choice: Choice) -> Vec<Change> {
    let (Some(question), Some(foretold)) = (game.question(), game.foretell(choice)) else { return Vec::new() };
    let player = game.state().player(question.seat);
    let lies_in = |cards: &[Card]| choice.card().is_some_and(|card| cards.contains(&card));
    let (in_hand, foreseen) = (lies_in(player.hand()), lies_in(player.forecast()));
    let changes = facts::changes(game.state(), &foretold.state, question.seat);
    let is_all = |part: &Change| {
        let of_all = |it: &Change| (it.seat, it.of, it.more()) == (part.seat, Counted::Achievements, part.more());
        changes.iter().any(of_all)
    };
    let is_said = |change: &Change| match change.of {
        Counted::Happened => false,
        Counted::Flags | Counted::Fountains | Counted::Decrees => !is_all(change),
        Counted::Hand => !in_hand || change.seat != question.seat || change.more() != -1,
        Counted::Forecast => !foreseen || change.seat != question.seat || change.more() != -1,
        _ => true,
    };
    changes.iter().copied().filter(is_said).collect()
}

/// "Castle: 5, then 7", of others with their names.
pub fn words(change: Change, me: Seat) -> Phrase {
    let what = match change.of {
        Counted::Points => Phrase::new("innovation-measure-points"),
        Counted::Bonus => Phrase::new("innovation-measure-bonus"),
        Counted::Achievements => Phrase::new("innovation-measure-achievements"),
        Counted::Flags => Phrase::new("innovation-measure-flags"),
        Counted::Fountains => Phrase::new("innovation-measure-fountains"),
        Counted::Decrees => Phrase::new("innovation-measure-decrees"),
        Counted::Hand | Counted::Happened => Phrase::new("innovation-measure-hand"),
        Counted::Forecast => Phrase::new("innovation-measure-forecast"),
        Counted::Splayed(colour) => colour_name(colour),
        Counted::Icon(icon) => icon_name(icon),
    };
    let words = match change.of {
        Counted::Splayed(_) => {
            let then = Splay::DIRECTIONS.into_iter().find(|splay| *splay as i32 == change.then).unwrap_or_default();
            Phrase::new("innovation-splay-change").with("colour", what).with("splay", then.word())
        }
        _ => Phrase::new("innovation-icon-change").with("icon", what).with("now", change.now).with("then", change.then),
    };
    if change.seat == me {
        words
    } else {
        Phrase::new("innovation-change-of").with("name", change.seat).with("what", words)
    }
}

/// The sign of what is counted.
fn sign(of: Counted) -> &'static str {
    match of {
        Counted::Points | Counted::Bonus => "score",
        Counted::Achievements | Counted::Flags | Counted::Fountains | Counted::Decrees => "achievement",
        Counted::Hand | Counted::Forecast | Counted::Happened => "draw",
        Counted::Splayed(_) => "none",
        Counted::Icon(icon) => icon.word(),
    }
}

/// As a chip: own points on their seal.
pub fn gain(change: Change, me: Seat) -> Gain {
    match change.of {
        Counted::Points if change.seat == me => {
            Gain { sign: GainSign::Points(change.more()), words: Phrase::new("innovation-measure-points") }
        }
        of => Gain { sign: GainSign::Icon(sign(of)), words: words(change, me) },
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{check, mixes, play, speak_in, tables};
    use super::super::words::gains;
    use super::*;
    use crate::app::i18n::language::Language;
    use crate::app::narration::Narration;
    use crate::engine::End;
    use crate::games::innovation::Verb;
    use std::collections::BTreeSet;

    /// Every choice of every game that is looked at. That it comes so is a law of all games (`narration::facts`).
    #[test]
    fn all_that_changes_is_said_and_so_is_what_hangs_on_hidden_cards_or_on_others() {
        speak_in(Language::En);
        let (mut hidden, mut decided, mut of_others, mut karmas) = (0, 0, 0, 0);
        let mut kinds = BTreeSet::new();
        for (seed, (options, players)) in (80..).zip(tables().into_iter().chain(mixes())) {
            play(options, players, seed, |game, choice| {
                let (Some(question), Some(foretold)) = (game.question(), game.foretell(choice)) else { return };
                let changes = changes(game, choice);
                of_others += changes.iter().filter(|change| change.seat != question.seat).count();
                karmas += usize::from(foretold.events.iter().any(|event| format!("{event:?}").starts_with("Karma")));
                changes.iter().for_each(|change| drop(check(&words(*change, question.seat))));
                kinds.extend(
                    changes
                        .iter()
                        .map(|change| words(*change, change.seat).args[0].1.clone())
                        .map(|it| format!("{it:?}")),
                );
                let says_itself = matches!(choice, Choice::Draw | Choice::Pass | Choice::AsTheyLie)
                    || matches!(question.prompt, Prompt::Opening | Prompt::Card { verb: Verb::Name, .. });
                let last = gains(game, choice).last().map(|gain| check(&gain.words)).unwrap_or_default();
                match &foretold.end {
                    _ if says_itself || last == "would do nothing now" => {}
                    None => {
                        hidden += 1;
                        assert_eq!(last, "the rest depends on what is not known yet", "{choice:?}");
                    }
                    Some(End::Asks(next)) if next.seat != question.seat && !Innovation::is_turn(next.prompt) => {
                        decided += 1;
                        assert!(last.ends_with(" decides") || last == "then you decide", "{last}");
                    }
                    Some(_) => assert!(!last.contains("the rest"), "{last}"),
                }
            });
        }
        assert!(
            hidden > 500 && decided > 0 && of_others > 100 && karmas > 30,
            "{hidden} {decided} {of_others} {karmas}"
        );
        assert!(kinds.len() > 12, "{kinds:?}");
    }

    #[test]
    fn changes_are_said_in_every_language() {
        let change = |of, now, then| Change { seat: Seat(1), of, now, then };
        let said = Language::ALL.map(|language| {
            speak_in(language);
            let splayed = change(Counted::Splayed(Colour::Red), 0, Splay::Left as i32);
            let changes = [change(Counted::Achievements, 1, 2), change(Counted::Hand, 3, 1), splayed];
            changes.map(|change| check(&words(change, Seat(0))))
        });
        assert_eq!(
            said[0],
            ["Ben, Achievements: 1, then 2", "Ben, Cards in hand: 3, then 1", "Ben, Red: splayed left"]
        );
    }
}
