//! The words of a sentence, cut at what they name. Needs no browser.

/// Words, and what they name (see [`Phrase::linking`](crate::app::i18n::words::Phrase::linking)).
pub type Run = (String, Option<u16>);

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

    fn run(words: &str, topic: Option<u16>) -> Run {
        (words.to_owned(), topic)
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
