//! What has happened since somebody last decided something, for the prompt bar and for assistive technology. Needs no browser.

use crate::app::i18n::words::{Phrase, say};
use crate::app::narration::{LogKind, LogLine, Narration};
use crate::engine::{Match, Seat};
use crate::session::recap::LastDecision;

/// What has happened since the last decision of a seat: what the others did and what came of it; where there is nothing of
/// that, what that decision itself did.
#[derive(Clone, PartialEq, Debug)]
pub struct Recap {
    /// It began after so many answers: showing it again starts there.
    pub from: usize,
    /// How many answers had been given at the end of it.
    pub now: usize,
    /// Its lines of the log, the oldest first.
    pub lines: Vec<LogLine>,
    /// The place of the first of them in the log.
    pub first: usize,
    /// Whether it tells of others than the seat itself.
    pub of_others: bool,
}

impl Recap {
    /// The recap of a match for a seat, out of the log at its cursor, without what its first so many answers did: they laid the table out.
    pub fn of<G: Narration>(game: &Match<G>, log: &[LogLine], seat: Seat, laid_out: usize) -> Recap {
        let now = game.cursor();
        let LastDecision { at: last, after } = LastDecision::of(game, seat, G::is_turn);
        let own = LogKind::Seat(seat);
        let is_news = |line: &LogLine| line.answered > laid_out || laid_out == 0;
        let told = |line: &LogLine| line.kind != LogKind::Heading && !line.routine && is_news(line);
        let since = |line: &LogLine| line.answered > after || line.answered == after && line.kind != own;
        // What a round that ends with the decision brings the seat itself is none of its doing.
        let is_end = |line: &LogLine| line.answered == after && line.kind == LogKind::Table && !line.routine;
        let end = log.iter().position(is_end).unwrap_or(log.len());
        let mut at = places(log, |at, line| told(line) && (since(line) || at > end && line.answered == after));
        let of_others = !at.is_empty();
        if let Some(last) = last.filter(|_| !of_others) {
            at = places(log, |_, line| told(line) && line.answered > last);
        }
        let first = at.first().copied().unwrap_or(0);
        let lines: Vec<LogLine> = at.into_iter().map(|at| log[at].clone()).collect();
        // What came of the decision is seen from before it.
        let from = last.filter(|_| lines.iter().any(|line| line.answered <= after)).unwrap_or(after);
        Recap { from, now, lines, first, of_others }
    }

    /// Its lines by who did what they tell, the oldest first.
    pub fn groups(&self) -> Vec<Group> {
        group(&self.lines)
    }

    /// What happened, as it is read out, the oldest first.
    pub fn read_out(&self) -> String {
        read_out(&self.lines)
    }

    /// The newest of what happened, in so many words at most, and that there is more.
    fn newest(&self, most: usize) -> Option<String> {
        let all = read_out(&self.lines);
        if words(&all) <= most {
            return Some(all).filter(|all| !all.is_empty());
        }
        let more = say("heard-more");
        let most = most.saturating_sub(words(&more));
        let parts = (1..=self.lines.len()).map(|count| read_out(&self.lines[self.lines.len() - count..]));
        let told = parts.take_while(|told| words(told) <= most).last();
        Some(told.map_or(more.clone(), |told| format!("{told} {more}")))
    }
}

/// More words are not said at once.
const MOST_WORDS: usize = 40;

/// What a screen reader is told: first what is asked, then what helps with it, if it is short enough, and of what has happened as much as
/// there are words left for.
pub fn heard(ask: &str, note: Option<&str>, recap: Option<&Recap>) -> String {
    let mut said = vec![sentence(ask)];
    let left = |said: &[String]| MOST_WORDS.saturating_sub(said.iter().map(|part| words(part)).sum());
    said.extend(note.map(sentence).filter(|note| words(note) <= left(&said)));
    said.extend(recap.and_then(|recap| recap.newest(left(&said))));
    said.join(" ")
}

/// Words with a full stop, where none of the marks that end a sentence stands there.
fn sentence(words: &str) -> String {
    let words = words.trim();
    let ends = words.is_empty() || words.ends_with(['.', '?', '!', ':', '…']);
    if ends { words.to_owned() } else { format!("{words}.") }
}

fn words(said: &str) -> usize {
    said.split_whitespace().count()
}

fn read_out(lines: &[LogLine]) -> String {
    let one = |group: &Group| match group.points() {
        0 => group.words(),
        points => Phrase::new("recap-points").with("words", group.words()).with("points", points).say(),
    };
    group(lines).iter().map(|group| sentence(&one(group))).collect::<Vec<_>>().join(" ")
}

/// What one seat did while no other one did anything, or what nobody did.
#[derive(Clone, PartialEq, Debug)]
pub struct Group(Vec<LogLine>);

/// Lines by who did what they tell.
pub fn group(lines: &[LogLine]) -> Vec<Group> {
    lines.chunk_by(|one, next| one.kind == next.kind).map(|lines| Group(lines.to_vec())).collect()
}

impl Group {
    /// What kind of lines: all are alike.
    pub fn kind(&self) -> LogKind {
        self.0[0].kind
    }

    /// Points that they brought their seat.
    pub fn points(&self) -> i32 {
        self.0.iter().map(|line| line.points).sum()
    }

    /// Its lines in a sentence: who, and what.
    pub fn words(&self) -> String {
        let one = |line: &LogLine| match line.auto {
            true => format!("{} ({})", line.words.say(), say("log-auto")),
            false => line.words.say(),
        };
        let words = self.0.iter().map(one).collect::<Vec<_>>().join("; ");
        match self.kind() {
            LogKind::Seat(seat) => self.0[0].of(seat, words).say(),
            LogKind::Heading | LogKind::Table => words,
        }
    }
}

fn places(log: &[LogLine], is: impl Fn(usize, &LogLine) -> bool) -> Vec<usize> {
    (0..log.len()).filter(|at| is(*at, &log[*at])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::i18n::language::Language;
    use crate::app::narration::testing::{play, speak_in};
    use crate::games::burgundy::{self, Burgundy};
    use crate::games::innovation::{self, Innovation, Prompt, Set, Sets};

    const ME: Seat = Seat(0);

    /// No two groups beside each other are of the same seat, and together they have every line.
    fn groups_have_all(recap: &Recap) {
        let groups = recap.groups();
        assert!(groups.windows(2).all(|two| two[0].kind() != two[1].kind()));
        let lines: Vec<LogLine> = groups.into_iter().flat_map(|group| group.0).collect();
        assert_eq!(lines, recap.lines);
    }

    /// The question comes first, what happened behind it, and no more than can be listened to.
    fn is_heard_shortly(recap: &Recap) {
        let ask = "Which card do you meld";
        let heard = heard(ask, Some("Any card from your hand"), Some(recap));
        let first = "Which card do you meld. Any card from your hand.";
        assert!(heard.starts_with(first) && heard.ends_with('.'), "{heard}");
        assert!(words(&heard) <= MOST_WORDS, "{heard}");
        let (rest, whole) = (heard[first.len()..].trim(), recap.read_out());
        assert!(rest == whole || rest.ends_with(&say("heard-more")), "{rest} of {whole}");
    }

    /// Every recap along a random match, for each seat.
    fn recaps<G: Narration>(options: G::Options, seed: u64, mut look: impl FnMut(&Match<G>, Seat, Recap)) {
        let equally = |_: &G::Choice| 1;
        play::<G>(options, 3, seed, equally, |game, _| {
            let log = G::log(game);
            Seat::all(3).for_each(|seat| look(game, seat, Recap::of(game, &log, seat, 0)));
        });
    }

    fn holds<G: Narration>(options: G::Options, seed: u64) {
        let (mut of_others, mut of_own) = (0, 0);
        recaps::<G>(options, seed, |game, seat, recap| {
            is_heard_shortly(&recap);
            let log = G::log(game);
            assert_eq!(recap.now, game.cursor());
            groups_have_all(&recap);
            assert!(recap.from <= recap.now && recap.lines.iter().all(|line| line.kind != LogKind::Heading));
            assert!(recap.lines.is_empty() || recap.lines[0] == log[recap.first]);
            let own_actions = |from: usize| {
                let is_one = |at: &usize| game.giver(*at) == Some(seat) && game.prompt(*at).is_some_and(G::is_turn);
                (from..recap.now).filter(|at| is_one(at) && !game.record().answers[*at].auto).count()
            };
            match recap.of_others {
                true => {
                    assert!(own_actions(recap.from) <= 1, "it begins with the last own decision or behind it");
                    assert!(recap.from < recap.now || recap.now == 0, "there is something to show again");
                    let nobodys = [LogKind::Heading, LogKind::Seat(seat)];
                    let later =
                        |line: &&LogLine| line.answered > recap.from && !line.routine && !nobodys.contains(&line.kind);
                    assert!(recap.lines.len() >= log.iter().filter(later).count(), "nothing is left out but routine");
                    of_others += 1;
                }
                false => {
                    assert!(own_actions(recap.from) <= 1);
                    of_own += usize::from(!recap.lines.is_empty());
                }
            }
        });
        assert!(of_others > 20 && of_own > 5, "{of_others} {of_own}");
    }

    #[test]
    fn a_recap_tells_all_since_the_last_own_decision() {
        speak_in(Language::En);
        for seed in 1..4 {
            holds::<Burgundy>(burgundy::Options::default(), seed);
            holds::<Innovation>(innovation::Options::default(), seed);
        }
    }

    #[test]
    fn what_becomes_of_an_artifact_on_display_keeps_what_the_others_did() {
        speak_in(Language::En);
        let (mut before, mut kept): (Option<(Seat, Recap)>, usize) = (None, 0);
        for seed in 21..26 {
            let sets = Sets::BASE.with(Set::Artifacts);
            let options = innovation::Options { sets, ..innovation::Options::default() };
            recaps::<Innovation>(options, seed, |game, seat, recap| {
                let Some(question) = game.question().filter(|question| question.seat == seat) else { return };
                match question.prompt {
                    Prompt::Display => before = Some((seat, recap)),
                    Prompt::Action { .. } => {
                        let told = before.take().filter(|(who, told)| *who == seat && told.of_others);
                        kept += usize::from(told.is_some());
                        let told = told.map(|(_, told)| told.lines).unwrap_or_default();
                        assert!(recap.lines.starts_with(&told), "seed {seed}: {told:?} in {:?}", recap.lines);
                    }
                    _ => {}
                }
            });
        }
        assert!(kept > 10, "{kept}");
    }

    #[test]
    fn what_another_seat_took_and_scored_is_read_out() {
        speak_in(Language::En);
        let (mut taken, mut scored) = (0, 0);
        for seed in 7..11 {
            recaps::<Burgundy>(burgundy::Options::default(), seed, |_, seat, recap| {
                let heard = recap.read_out();
                let points = recap.lines.iter().any(|line| line.points > 0);
                assert_eq!(points, heard.contains(" point.") || heard.contains(" points."), "{heard}");
                assert!(heard.is_empty() || heard.ends_with('.') && !heard.contains(".."), "{heard}");
                taken += usize::from(seat == ME && heard.contains("Ben took the "));
                scored += usize::from(points);
            });
        }
        assert!(taken > 20 && scored > 20, "{taken} {scored}");
    }

    #[test]
    fn what_a_seat_did_is_a_sentence_in_every_language() {
        let drew = || Phrase::new("innovation-log-drew").with("what", "Oars");
        let lines = [
            LogLine { points: 4, ..LogLine::new(3, LogKind::Seat(Seat(1)), Phrase::new("burgundy-log-bought")) },
            LogLine { points: 2, ..LogLine::new(3, LogKind::Seat(Seat(1)), Phrase::new("burgundy-log-bought")) },
            LogLine { auto: true, ..LogLine::new(4, LogKind::Seat(ME), Phrase::new("burgundy-log-bought")) },
            LogLine::new(5, LogKind::Table, Phrase::new("game-over")),
            LogLine { sentence: true, ..LogLine::new(6, LogKind::Seat(Seat(1)), drew()) },
            LogLine::new(6, LogKind::Table, Phrase::new("game-over")),
            LogLine { sentence: true, ..LogLine::new(7, LogKind::Seat(ME), drew()) },
        ];
        let recap = Recap { from: 2, now: 5, lines: lines.to_vec(), first: 0, of_others: true };
        let said = Language::ALL.map(|language| {
            speak_in(language);
            recap.read_out()
        });
        assert_eq!(
            said,
            [
                "Ben: bought three cards; bought three cards, 6 points. You: bought three cards (automatic). The game is over. Ben drew Oars. The game is over. You drew Oars.",
                "Ben: drei Karten gekauft; drei Karten gekauft, 6 Punkte. Du: drei Karten gekauft (automatisch). Das Spiel ist aus. Ben hat Oars gezogen. Das Spiel ist aus. Du hast Oars gezogen.",
                "Ben: comprado tres cartas; comprado tres cartas, 6 puntos. Tú: comprado tres cartas (automático). La partida ha terminado. Ben ha robado Oars. La partida ha terminado. Has robado Oars.",
            ]
        );
    }
}
