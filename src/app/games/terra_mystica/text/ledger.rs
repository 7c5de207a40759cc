//! Matches as ledgers, the notation in which games of Terra Mystica are recorded elsewhere, and what is said of one that is wrong.

use super::names;
use crate::app::i18n::plain::quoted;
use crate::app::i18n::words::Phrase;
use crate::app::narration::Written;
use crate::engine::Match;
use crate::games::TerraMystica;
use crate::games::terra_mystica::Faction;
use crate::games::terra_mystica::ledger::{Ledger, LedgerError, Wrong, write};

/// The match up to its cursor as a ledger, once everybody has a faction.
pub fn notation(game: &Match<TerraMystica>) -> Option<(Phrase, String)> {
    let ready = game.state().all_players().iter().all(|player| player.faction().is_some());
    ready.then(|| (Phrase::new("terra-mystica-ledger"), write::write(game)))
}

/// The match that a ledger records.
pub fn read(text: &str) -> Option<Result<Written<TerraMystica>, Phrase>> {
    is_ledger(text).then(|| {
        let ledger = Ledger::read(text).map_err(|error| wrong(&error))?;
        let played = ledger.replay(&mut |_, _| ()).map_err(|error| wrong(&error))?;
        let seats = ledger.factions.iter().map(|faction| names::faction(*faction)).collect();
        Ok(Written { record: played.record, title: Phrase::new("terra-mystica-ledger-title"), seats })
    })
}

/// Whether a text is meant to be a ledger, be it sound or not: JSON with a ledger in it, or lines of which one sets up or moves a faction.
fn is_ledger(text: &str) -> bool {
    if text.trim_start().starts_with('{') {
        return text.contains("\"ledger\"");
    }
    let is_faction = |name: &str| Faction::ALL.iter().any(|faction| faction.code().eq_ignore_ascii_case(name.trim()));
    text.lines().any(|line| match line.split_once(':') {
        Some((name, _)) => is_faction(name),
        None => match line.split_whitespace().collect::<Vec<_>>()[..] {
            [word, name, ..] => word.eq_ignore_ascii_case("setup") && is_faction(name),
            _ => false,
        },
    })
}

/// Why a ledger cannot be played.
fn reason(wrong: &Wrong) -> Phrase {
    let about = |key: &'static str, text: &str| Phrase::new(key).with("text", quoted(text));
    match wrong {
        Wrong::Setup => Phrase::new("terra-mystica-ledger-setup"),
        Wrong::Unknown(text) => about("terra-mystica-ledger-unknown", text),
        Wrong::Refused(text) => about("terra-mystica-ledger-refused", text),
        Wrong::Offered { text, from, power } => {
            about("terra-mystica-ledger-offered", text).with("faction", names::faction(*from)).with("power", *power)
        }
        Wrong::Misplaced(text) => about("terra-mystica-ledger-misplaced", text),
        Wrong::Unfinished => Phrase::new("terra-mystica-ledger-unfinished"),
        Wrong::State { faction, quantity, recorded, here } => Phrase::new("terra-mystica-ledger-state")
            .with("faction", names::faction(*faction))
            .with("what", Phrase::new("terra-mystica-ledger-quantity").with("n", *quantity))
            .with("recorded", *recorded)
            .with("here", *here),
    }
}

/// Where and why a ledger cannot be played.
fn wrong(error: &LedgerError) -> Phrase {
    let reason = reason(&error.wrong);
    match (error.line, error.row) {
        (Some(line), _) => Phrase::new("terra-mystica-ledger-line").with("line", line).with("reason", reason),
        (_, Some(row)) => Phrase::new("terra-mystica-ledger-row").with("row", row as usize).with("reason", reason),
        _ => Phrase::new("terra-mystica-ledger-wrong").with("reason", reason),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::narration::testing::{check, every_language};
    use crate::engine::{Chance, Stream};
    use crate::games::terra_mystica::{Choice, Options};
    use std::collections::BTreeSet;

    fn played() -> Match<TerraMystica> {
        let mut game = Match::<TerraMystica>::new(Options::default(), 3, 5).unwrap();
        let mut stream = Stream::new(5);
        while let Some(question) = game.question() {
            let choices: Vec<Choice> =
                question.choices.iter().copied().filter(|choice| !matches!(choice, Choice::Exchange(_))).collect();
            game.answer(choices[stream.below(choices.len() as u32) as usize]).unwrap();
        }
        game
    }

    #[test]
    fn a_match_is_written_down_and_read_again() {
        let game = played();
        let (_, text) = notation(&game).unwrap();
        let written = read(&text).expect("a ledger").unwrap();
        assert_eq!(written.seats.len(), 3);
        let again = Match::restore(written.record).map_err(|(error, _)| error).unwrap();
        assert_eq!(again.state().all_players().iter().map(|it| it.points()).collect::<Vec<_>>(), {
            game.state().all_players().iter().map(|it| it.points()).collect::<Vec<_>>()
        });
        assert_eq!(notation(&Match::new(Options::default(), 2, 1).unwrap()), None, "nobody has a faction");
    }

    #[test]
    fn every_mistake_is_said_in_every_language() {
        let text = || "bild E5".to_owned();
        let state = |quantity| Wrong::State { faction: Faction::Giants, quantity, recorded: 5, here: 6 };
        let mut wrong = vec![
            Wrong::Setup,
            Wrong::Unknown(text()),
            Wrong::Refused(text()),
            Wrong::Offered { text: text(), from: Faction::Giants, power: 6 },
            Wrong::Misplaced(text()),
            Wrong::Unfinished,
        ];
        wrong.extend((0..11).map(state));
        for _ in every_language() {
            let said: BTreeSet<String> = wrong.iter().map(|wrong| check::<TerraMystica>(&reason(wrong))).collect();
            assert_eq!(said.len(), wrong.len(), "{said:?}");
            assert!(
                said.iter().filter(|said| said.contains("bild E5")).count() == 4
                    && said.iter().any(|it| it.contains('6'))
            );
        }
    }

    #[test]
    fn what_is_wrong_is_said_with_its_line() {
        let key =
            |text: &str| read(text).map(|read| read.map(drop).map_err(|why| (why.key.clone(), format!("{why:?}"))));
        assert_eq!(key("hello\nworld"), None);
        assert_eq!(key("{\"format\":1,\"results\":[]}"), None);
        let (key_of_line, said) = key("setup witches\nsetup giants\nscore SCORE1\n").unwrap().unwrap_err();
        assert_eq!(key_of_line, "terra-mystica-ledger-line");
        assert!(said.contains("score SCORE1"), "{said}");
        assert_eq!(key("setup witches\n").unwrap().unwrap_err().0, "terra-mystica-ledger-wrong");
        let (_, text) = notation(&played()).unwrap();
        let broken = text.replace("build", "bild");
        let (key_of_line, said) = key(&broken).unwrap().unwrap_err();
        assert!(key_of_line == "terra-mystica-ledger-line" && said.contains("bild"), "{said}");
    }
}
