//! Why a match was lost, in words: what was missing, the turn that cost most, what was left undone.

use super::{LogKind, LogLine, Narration, Reason, ScoreRow, and};
use crate::app::i18n::words::{Phrase, say_of_several};
use crate::app::store::save::SeatPlan;
use crate::engine::{Match, Seat, SeatSet};

/// A smaller fall of the chance, in percents, is none.
const FALL: u8 = 5;

/// Why `loser` lost, one to three reasons; none while the match runs or if it was won. They speak to the loser.
pub fn reasons<G: Narration>(game: &Match<G>, loser: Seat, seats: &[SeatPlan]) -> Vec<Reason> {
    let Some(outcome) = game.outcome().filter(|outcome| !outcome.winners.contains(loser)) else { return Vec::new() };
    let sides = game.state().sides();
    let of = |seat: Seat| sides.iter().copied().find(|side| side.contains(seat)).unwrap_or_default();
    let (mine, other) = (of(loser), outcome.winners.iter().next().map(of));
    let name = match other {
        Some(side) => {
            let names: Vec<&str> = side.iter().map(|seat| seats[seat.index()].name.as_str()).collect();
            say_of_several("chances-team", &names)
        }
        None => Phrase::new(format!("{}-rival", G::ID)).say(),
    };
    let contest = Contest { mine, other, players: usize::from(game.state().players()), name };
    let decisive = G::decisive(game);
    let about = decisive.about;
    let decided = |words| Reason { about: about.clone(), words, answered: None };
    let missing = contest.missing(&decisive.rows).map(decided);
    let undone = G::undone(game, loser, seats)
        .or_else(|| contest.untouched(&decisive.rows).map(|words| (words, None)))
        .map(|(words, answered)| Reason { about: Phrase::new("reason-undone"), words, answered });
    let told: Vec<Reason> = [missing, fall(game, loser, seats), undone].into_iter().flatten().collect();
    // Ahead everywhere and lost all the same: how it ended is the reason.
    if told.is_empty() { vec![decided(G::ending(game, seats))] } else { told }
}

/// The first one or two of these.
pub fn both(phrases: impl IntoIterator<Item = Phrase>) -> Option<Phrase> {
    let join = |one, other| Phrase::new("reason-both").with("one", one).with("other", other);
    phrases.into_iter().take(2).reduce(join)
}

/// Who lost against whom.
struct Contest {
    mine: SeatSet,
    /// `None` for an opponent without a seat.
    other: Option<SeatSet>,
    players: usize,
    name: String,
}

impl Contest {
    /// What a row has for both sides.
    fn points(&self, row: &ScoreRow) -> (i32, i32) {
        let at = |at: usize| row.points.get(at).copied().unwrap_or(0);
        let sum = |side: SeatSet| side.iter().map(|seat| at(seat.index())).sum();
        (sum(self.mine), self.other.map_or_else(|| at(self.players), sum))
    }

    fn words(&self, row: &ScoreRow) -> Phrase {
        let (own, other) = self.points(row);
        Phrase::new("reason-source")
            .with("source", row.source.clone())
            .with("name", self.name.clone())
            .with("own", own)
            .with("other", other)
    }

    /// Where the other is ahead most, and the next where it is at least half as much.
    fn ahead<'a>(&self, rows: &'a [ScoreRow]) -> Vec<&'a ScoreRow> {
        let ahead = |row: &&ScoreRow| {
            let (own, other) = self.points(row);
            other - own
        };
        let mut rows: Vec<&ScoreRow> = rows.iter().filter(|row| ahead(row) > 0).collect();
        rows.sort_by_key(|row| -ahead(row));
        let most = rows.first().map_or(0, ahead);
        rows.retain(|row| ahead(row) * 2 >= most);
        rows.truncate(2);
        rows
    }

    fn missing(&self, rows: &[ScoreRow]) -> Option<Phrase> {
        both(self.ahead(rows).into_iter().map(|row| self.words(row)))
    }

    /// What brought the other something and the loser nothing, beside what is said to have been missing most.
    fn untouched(&self, rows: &[ScoreRow]) -> Option<Phrase> {
        let told = self.ahead(rows);
        let (other, row) = rows
            .iter()
            .filter(|row| !told.contains(row))
            .filter_map(|row| match self.points(row) {
                (0, other) if other > 0 => Some((other, row)),
                _ => None,
            })
            .max_by_key(|(other, _)| *other)?;
        let words = Phrase::new("reason-untouched").with("source", row.source.clone()).with("other", other);
        Some(words.with("name", self.name.clone()))
    }
}

/// The own turn in which the loser's chance fell most, as the game judges its positions, and what was done in it. While the table is
/// set up there are no chances to speak of.
fn fall<G: Narration>(game: &Match<G>, loser: Seat, seats: &[SeatPlan]) -> Option<Reason> {
    let mut moments = game.step_starts();
    moments.push(game.cursor());
    moments.dedup();
    let mut past = game.clone();
    let mut known = Vec::new();
    let mut past_setup = None;
    for moment in moments {
        // What was played once can be played again.
        past.go_to(moment).ok()?;
        past_setup = past_setup.or_else(|| (!G::sets_up(past.state())).then_some(moment));
        // What others hold is not told.
        let chance = past.as_known_to(Some(loser)).odds(past.outcome())[loser.index()] * 100.0;
        let least = if past.outcome().is_some() { 0.0 } else { 1.0 };
        known.push((moment, chance.round().clamp(least, 99.0) as u8));
    }
    let own = known.windows(2).map(|turn| (turn[0], turn[1])).filter(|((start, _), _)| {
        let played = past_setup.is_some_and(|setup| *start >= setup);
        played && game.giver(*start) == Some(loser)
    });
    let turn = own.max_by_key(|((_, from), (to_at, to))| {
        // Of equal ones the first.
        (from.saturating_sub(*to), std::cmp::Reverse(*to_at))
    });
    let ((start, from), (end, to)) = turn.filter(|((_, from), (_, to))| from.saturating_sub(*to) >= FALL)?;
    past.go_to(start).ok()?;
    let words = Phrase::new("reason-fall").with("place", G::place(past.state())).with("from", from).with("to", to);
    let lines = G::log(game);
    let words = match what_happened(&lines, loser, start, end) {
        Some(what) => {
            let name = seats[loser.index()].name.clone();
            Phrase::new("reason-fall-what").with("fall", words).with("name", name).with("what", what)
        }
        None => words,
    };
    Some(Reason { about: Phrase::new("reason-turn"), words, answered: Some(start) })
}

/// Of a seat's deeds in a turn the one with the most points, or else the first, with the dearest of what belongs to it.
fn what_happened(lines: &[LogLine], who: Seat, start: usize, end: usize) -> Option<Phrase> {
    let in_turn = |line: &&LogLine| line.answered > start && line.answered <= end;
    let lines: Vec<&LogLine> = lines.iter().filter(in_turn).collect();
    let deeds = lines.chunk_by(|_, next| next.depth > 0).filter_map(|deed| {
        let (first, within) = deed.split_first().filter(|(first, _)| first.depth == 0)?;
        if first.kind != LogKind::Seat(who) {
            return None;
        }
        let own = within.iter().filter(|line| line.kind == first.kind);
        let points = first.points + own.clone().map(|line| line.points).sum::<i32>();
        let dearest = own.reduce(|best, line| if line.points > best.points { line } else { best });
        let words = and([&first.words].into_iter().chain(dearest.map(|line| &line.words)).cloned())?;
        Some((points, words))
    });
    let best = deeds.reduce(|best, deed| if deed.0 > best.0 { deed } else { best });
    best.map(|(_, words)| words)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::i18n::language::Language;
    use crate::app::narration::testing::speak_in;

    const TWO: Contest = Contest { mine: SeatSet::NONE, other: None, players: 0, name: String::new() };

    fn row(source: &str, points: [i32; 2]) -> ScoreRow {
        ScoreRow { source: Phrase::new(source), colour: 1, points: points.to_vec() }
    }

    /// The first seat lost against the second, Ben.
    fn against_ben() -> Contest {
        let (mine, ben) = ([Seat(0)].into_iter().collect(), [Seat(1)].into_iter().collect());
        Contest { mine, other: Some(ben), players: 2, name: "Ben".to_owned() }
    }

    #[test]
    fn where_the_other_was_ahead_is_said_in_every_language() {
        let rows = [row("A", [3, 4]), row("B", [8, 17]), row("C", [5, 1]), row("D", [0, 5]), row("E", [0, 2])];
        let said = Language::ALL.map(|language| {
            speak_in(language);
            let contest = against_ben();
            [contest.missing(&rows), contest.untouched(&rows)].map(|words| words.unwrap().say())
        });
        let expected = [
            ["B: Ben 17, you 8; D: Ben 5, you 0", "E: 2 for Ben, none for you"],
            ["B: Ben 17, du 8; D: Ben 5, du 0", "E: Ben 2, du nichts"],
            ["B: Ben 17, tú 8; D: Ben 5, tú 0", "E: Ben 2, tú nada"],
        ];
        assert_eq!(said, expected);
        // A second one that weighs less than half is not worth its words.
        assert_eq!(against_ben().missing(&rows[..2]).unwrap().say(), "B: Ben 17, tú 8");
        assert_eq!(against_ben().missing(&rows[2..3]), None, "ahead everywhere and lost all the same");
        assert_eq!(against_ben().untouched(&rows[..4]), None, "nothing is told twice");
    }

    #[test]
    fn partners_count_together_and_an_opponent_without_a_seat_comes_last() {
        let row = ScoreRow { source: Phrase::new("A"), colour: 1, points: vec![1, 20, 4, 30] };
        let side = |seats: [u8; 2]| seats.map(Seat).into_iter().collect();
        let teams = Contest { mine: side([0, 2]), other: Some(side([1, 3])), players: 4, ..TWO };
        assert_eq!(teams.points(&row), (5, 50));
        let alone = Contest { mine: [Seat(0)].into_iter().collect(), other: None, players: 1, ..TWO };
        assert_eq!(alone.points(&row), (1, 20));
    }

    #[test]
    fn of_a_turn_the_dearest_line_is_told() {
        let line =
            |answered, kind, key: &str, points| LogLine { points, ..LogLine::new(answered, kind, Phrase::new(key)) };
        let (me, ben) = (LogKind::Seat(Seat(0)), LogKind::Seat(Seat(1)));
        let lines = [
            line(3, ben, "before", 9),
            line(5, LogKind::Heading, "turn", 0),
            line(5, ben, "first", 0),
            line(6, me, "dear", 4),
            line(6, ben, "dear too", 4),
            LogLine { depth: 1, ..line(7, me, "within", 8) },
            line(8, me, "after", 9),
        ];
        assert_eq!(what_happened(&lines, Seat(0), 3, 7), Some(Phrase::new("dear")));
        assert_eq!(what_happened(&lines, Seat(1), 3, 5), Some(Phrase::new("first")));
        assert_eq!(what_happened(&lines, Seat(0), 3, 5), None, "what somebody else did is no deed of one's own");
        assert_eq!(what_happened(&lines, Seat(0), 8, 9), None);
        let town = LogLine { depth: 1, ..line(6, ben, "town", 7) };
        let lines =
            [line(5, me, "dear", 6), line(6, ben, "first", 0), LogLine { depth: 1, ..line(6, me, "leech", -1) }, town];
        let both = and(["first", "town"].map(Phrase::new));
        assert_eq!(what_happened(&lines, Seat(1), 3, 7), both);
    }
}
