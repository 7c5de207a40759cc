//! The words of prompts that a rulebook explains. That their sections are there, `tests/project/rules.rs` knows.

use crate::app::i18n::words::Phrase;
use crate::app::narration::Narration;
use crate::app::narration::testing::{every_language, play};
use crate::app::table::runs::{Topic, cut, explained, terms};
use crate::engine::invariants::Invariants;
use crate::games::{BetaColony, Burgundy, Innovation, TerraMystica};
use std::path::Path;

/// Whatever a game says in a language besides its terms.
fn messages<G: Narration>(language: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(language);
    let parts = std::fs::read_dir(folder).unwrap().map(|part| part.unwrap().path());
    let own = parts.filter(|part| part.file_name().unwrap().to_string_lossy().starts_with(G::ID));
    let files = own.flat_map(|part| std::fs::read_dir(part).unwrap()).map(|file| file.unwrap().path());
    let text: Vec<String> = files.map(|file| std::fs::read_to_string(file).unwrap()).collect();
    let term = format!("{}-term-", G::ID);
    text.join("\n").lines().filter(|line| !line.starts_with(&term)).collect::<Vec<_>>().join("\n")
}

fn holds<G: Narration + Invariants>() {
    let (options, players) = G::tables().swap_remove(0);
    for language in every_language() {
        let messages = messages::<G>(language.code());
        let unsaid = terms::<G>(false).into_iter().find(|term| cut(&messages, &mut vec![term.clone()]).len() == 1);
        assert_eq!(unsaid, None, "{} in {language:?} says this nowhere", G::ID);
        let has = |phrase: &Phrase| explained::<G>(phrase).iter().any(|(_, of)| matches!(of, Some(Topic::Term(_))));
        let (mut explanations, mut questions) = (0, 0);
        play::<G>(
            options.clone(),
            players,
            5,
            |choice| G::patience(*choice),
            |game, _| {
                explanations += usize::from(G::explanations(game).iter().any(has));
                questions += usize::from(has(&G::ask(game, None)));
            },
        );
        assert!(explanations > 0 && questions > 0, "{} in {language:?}: {explanations}, {questions}", G::ID);
    }
}

#[test]
fn terms_are_said_and_prompts_have_some() {
    holds::<Burgundy>();
    holds::<BetaColony>();
    holds::<TerraMystica>();
    holds::<Innovation>();
}
