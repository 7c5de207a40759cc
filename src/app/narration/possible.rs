//! What can be done in a turn, in a few words.

use super::and;
use crate::app::i18n::words::Phrase;

/// So many kinds of choices are named.
const MOST: usize = 4;

/// The kinds of choices that are offered, in the order of the list; the last of it, as what ends a turn, gives way to none.
pub fn possible<C: Copy>(
    choices: &[C],
    kinds: &[&'static str],
    kind: impl Fn(C) -> Option<&'static str>,
    words: impl Fn(&str) -> Phrase,
) -> Option<Phrase> {
    let is_there = |name: &&&str| choices.iter().any(|choice| kind(*choice) == Some(**name));
    let mut there: Vec<&str> = kinds.iter().filter(is_there).copied().collect();
    if there.len() > MOST {
        let last = there.pop().filter(|last| Some(last) == kinds.last());
        there.truncate(MOST - usize::from(last.is_some()));
        there.extend(last);
    }
    Some(Phrase::new("possible").with("what", and(there.into_iter().map(words))?))
}

#[cfg(test)]
mod tests {
    use super::MOST;
    use crate::app::i18n::words::{Arg, Phrase};
    use crate::app::narration::Narration;
    use crate::app::narration::testing::play;
    use crate::engine::Match;
    use crate::engine::invariants::Invariants;
    use crate::games::{Innovation, TerraMystica};
    use std::collections::BTreeMap;

    /// The messages that a phrase is made of.
    fn keys(phrase: &Phrase, into: &mut Vec<String>) {
        into.push(phrase.key.clone());
        for (_, arg) in &phrase.args {
            if let Arg::Phrase(inner) = arg {
                keys(inner, into);
            }
        }
    }

    /// The hint of a turn names nothing that is not offered and, where there is room, everything that is. A kind is known by the first word
    /// of its choices as they are stored.
    fn what_is_named_can_be_done<G: Invariants + Narration>(seeds: u64, prefix: &str, kinds: &[(&str, &[&str])]) {
        let mut named = BTreeMap::<String, u32>::new();
        let mut look = |game: &Match<G>, _: G::Choice| {
            let Some(hint) = G::hint(game).filter(|hint| hint.key == "possible") else { return };
            let (mut said, choices) = (Vec::new(), game.question().map_or(&[][..], |question| &question.choices));
            keys(&hint, &mut said);
            let said: Vec<&str> = said.iter().filter_map(|key| key.strip_prefix(prefix)?.strip_prefix('-')).collect();
            let starts =
                |choice: &G::Choice, words: &[&str]| words.iter().any(|it| format!("{choice:?}").starts_with(it));
            assert!(!said.is_empty() && said.len() <= MOST, "{said:?}");
            for (kind, words) in kinds {
                let is_offered = choices.iter().any(|choice| starts(choice, words));
                let is_named = said.contains(kind);
                assert!(is_offered || !is_named, "{kind} {choices:?}");
                assert!(is_named || !is_offered || said.len() == MOST, "{kind} {said:?}");
                *named.entry((*kind).to_owned()).or_default() += u32::from(is_named);
            }
        };
        for (seed, (options, players)) in (0..seeds).zip(G::golden_tables().into_iter().cycle()) {
            play::<G>(options, players, seed, |_: &G::Choice| 1, &mut look);
        }
        assert!(named.values().all(|times| *times > 0), "{named:?}");
    }

    #[test]
    fn terra_mystica() {
        let words: &[(&str, &[&str])] = &[
            ("build", &["Build"]),
            ("upgrade", &["Upgrade"]),
            ("transform", &["Spade"]),
            ("priest", &["Priest"]),
            ("power", &["Power"]),
            ("special", &["Special"]),
            ("advance", &["Advance"]),
            ("pass", &["Pass"]),
        ];
        what_is_named_can_be_done::<TerraMystica>(12, "terra-mystica-possible", words);
    }

    #[test]
    fn innovation() {
        let words: &[(&str, &[&str])] = &[
            ("meld", &["Meld"]),
            ("dogma", &["Dogma"]),
            ("achieve", &["Achieve", "Card"]),
            ("endorse", &["Endorse"]),
            ("inspire", &["Inspire"]),
            ("decree", &["Decree"]),
            ("draw", &["Draw"]),
        ];
        what_is_named_can_be_done::<Innovation>(30, "innovation-possible", words);
    }
}
