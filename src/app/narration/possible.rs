//! What can be done in a turn, in a few words.

use super::and;
use crate::app::i18n::words::Phrase;

/// So many kinds of choices are named.
const MOST: usize = 4;

/// The kinds of choices that are offered, in the order of the list; the last of it is always among them, as what ends a turn.
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
    use crate::app::i18n::words::{Arg, Phrase};
    use crate::app::narration::Narration;
    use crate::app::narration::testing::play;
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

    /// The hint of a turn names a kind exactly while a choice of that kind is offered: by the first word of the choice as it is stored.
    fn what_is_named_can_be_done<G: Invariants + Narration>(seeds: u64, prefix: &str, words: &[(&str, &[&str])]) {
        let mut named = BTreeMap::<String, u32>::new();
        for seed in 0..seeds {
            let tables = G::golden_tables();
            let (options, players) = tables[seed as usize % tables.len()].clone();
            play::<G>(
                options,
                players,
                seed,
                |_: &G::Choice| 1,
                |game, _| {
                    let Some(hint) = G::hint(game).filter(|hint| hint.key == "possible") else { return };
                    let (mut said, choices) =
                        (Vec::new(), game.question().map_or(&[][..], |question| &question.choices));
                    keys(&hint, &mut said);
                    let said: Vec<&str> =
                        said.iter().filter_map(|key| key.strip_prefix(prefix)?.strip_prefix('-')).collect();
                    assert!(!said.is_empty() && said.len() <= super::MOST, "{said:?}");
                    for kind in said {
                        let starts = words.iter().find(|(name, _)| *name == kind).expect("a kind that is known").1;
                        let is_offered =
                            choices.iter().any(|it| starts.iter().any(|start| format!("{it:?}").starts_with(start)));
                        assert!(is_offered, "{kind} {choices:?}");
                        *named.entry(kind.to_owned()).or_default() += 1;
                    }
                },
            );
        }
        for (kind, _) in words {
            assert!(named.contains_key(*kind), "{kind} was never named: {named:?}");
        }
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
