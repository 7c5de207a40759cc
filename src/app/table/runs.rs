//! The words of a sentence, cut at what they name and at what the rulebook explains. Needs no browser.

use crate::app::i18n::words::Phrase;
use crate::app::narration::{Narration, Section};
use std::cmp::Reverse;

/// Words, and what a tap on them shows.
pub type Run = (String, Option<Topic>);

/// What is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Topic {
    /// The thing that they name (see [`Phrase::linking`]).
    Thing(u16),
    /// What the rulebook says of them.
    Term(Section),
}

/// The words of a phrase, cut at what they name.
pub fn runs(phrase: &Phrase) -> Vec<Run> {
    phrase.runs().into_iter().map(|(words, thing)| (words, thing.map(Topic::Thing))).collect()
}

/// The same, cut as well where a term of the game stands first that its rulebook explains. Names stay whole.
pub fn explained<G: Narration>(phrase: &Phrase) -> Vec<Run> {
    let mut terms = terms::<G>(phrase.english);
    let cut = |(words, topic): Run| match topic {
        None => cut(&words, &mut terms),
        Some(_) => vec![(words, topic)],
    };
    runs(phrase).into_iter().flat_map(cut).collect()
}

/// All forms of a game's terms in small letters, the longest first.
pub fn terms<G: Narration>(english: bool) -> Vec<(String, Section)> {
    let said = |section: &Section| Phrase { english, ..Phrase::new(format!("{}-term-{}", G::ID, section.0)) }.say();
    let forms = |section| {
        let said = said(section).to_lowercase();
        said.split(", ").map(|form| (form.to_owned(), *section)).collect::<Vec<_>>()
    };
    let mut terms: Vec<_> = G::terms().iter().flat_map(forms).collect();
    terms.sort_by_key(|(form, _)| Reverse(form.len()));
    terms
}

/// Words cut at terms; a term that has been found is none any more.
pub fn cut(words: &str, terms: &mut Vec<(String, Section)>) -> Vec<Run> {
    let (mut runs, mut done, mut within) = (Vec::new(), 0, false);
    for (at, letter) in words.char_indices() {
        let begins = !std::mem::replace(&mut within, letter.is_alphanumeric());
        if !begins || at < done {
            continue;
        }
        let found = terms.iter().find_map(|(form, section)| Some((at + form_at(&words[at..], form)?, *section)));
        if let Some((end, section)) = found {
            terms.retain(|(_, other)| *other != section);
            runs.extend([(words[done..at].to_owned(), None), (words[at..end].to_owned(), Some(Topic::Term(section)))]);
            done = end;
        }
    }
    runs.push((words[done..].to_owned(), None));
    runs.retain(|(words, _)| !words.is_empty());
    runs
}

/// How long a form is that a text begins with as whole words, whatever its capitals.
fn form_at(text: &str, form: &str) -> Option<usize> {
    let mut letters = text.chars();
    let same = form.chars().all(|wanted| letters.next().is_some_and(|letter| letter.to_lowercase().eq([wanted])));
    let rest = letters.as_str();
    (same && !rest.starts_with(char::is_alphanumeric)).then(|| text.len() - rest.len())
}

/// A sentence begins with a capital letter, whichever part of it comes first.
pub fn sentence(mut runs: Vec<Run>) -> Vec<Run> {
    if let Some((words, _)) = runs.first_mut() {
        let mut letters = words.chars();
        *words = letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default();
    }
    runs
}

/// The last word of a sentence, with the name that stands directly before it, goes apart.
pub fn but_last(mut runs: Vec<Run>) -> (Vec<Run>, Vec<Run>) {
    let Some((words, topic)) = runs.pop() else { return (runs, Vec::new()) };
    match words.rfind(' ').filter(|_| topic.is_none()) {
        Some(space) => {
            let last = words[space + 1..].to_owned();
            runs.push((words[..=space].to_owned(), None));
            (runs, vec![(last, None)])
        }
        None => {
            let name = runs.pop_if(|(_, before)| before.is_some() && topic.is_none());
            (runs, name.into_iter().chain([(words, topic)]).collect())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(words: &str, thing: Option<u16>) -> Run {
        (words.to_owned(), thing.map(Topic::Thing))
    }

    #[test]
    fn terms_are_whole_words_longest_first_and_once() {
        let (power, action) = (Section("power"), Section("action"));
        let mut terms = [("power action", action), ("power", power)].map(|(form, of)| (form.to_owned(), of)).to_vec();
        let cut = cut("Powerful Power action, power (ñ) for power", &mut terms);
        let term = |words: &str, section| (words.to_owned(), Some(Topic::Term(section)));
        let rest = run(" (ñ) for power", None);
        let wanted =
            [run("Powerful ", None), term("Power action", action), run(", ", None), term("power", power), rest];
        assert_eq!(cut, wanted);
        assert_eq!(terms, []);
    }

    #[test]
    fn the_last_word_keeps_the_name_before_it() {
        let apart = |runs: &[Run]| but_last(runs.to_vec());
        assert_eq!(apart(&[run("Fly there?", None)]), (vec![run("Fly ", None)], vec![run("there?", None)]));
        let (use_, oars, mark) = (run("Use ", None), run("Oars", Some(3)), run("?", None));
        assert_eq!(apart(&[use_.clone(), oars.clone(), mark.clone()]), (vec![use_.clone()], vec![oars.clone(), mark]));
        assert_eq!(apart(&[use_.clone(), oars.clone()]), (vec![use_], vec![oars]));
        assert_eq!(apart(&[run("Pass", None)]), (vec![], vec![run("Pass", None)]));
        assert_eq!(apart(&[]), (vec![], vec![]));
    }
}
