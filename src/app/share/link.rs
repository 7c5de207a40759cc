//! A match as the text of a link, and back. Answers are the numbers of the choices in the lists that were offered: both
//! sides run the match to know the lists.

use super::envelope::{self, check};
use super::link_error::LinkError;
use super::mixed_radix::MixedRadix;
use crate::app::i18n::language::is_you;
use crate::app::i18n::plain::plain;
use crate::app::i18n::words::say;
use crate::app::store::save::{Controller, MARKS, Meta, SeatPlan, is_newer};
use crate::bots::Level;
use crate::engine::{Answer, Game, MOST_ANSWERS, Match, Record};
use serde::{Deserialize, Serialize};

/// Everything that opens a match elsewhere.
#[derive(Clone, PartialEq, Debug)]
pub struct Sent<G: Game> {
    /// Which match it is, the same on all devices: [`Meta::origin`].
    pub origin: u64,
    /// A title given by a person.
    pub title: Option<String>,
    /// Who sits where, in playing order.
    pub seats: Vec<SeatPlan>,
    /// The persons who play at the sender's device, if the match is played by link.
    pub sender: Option<Vec<u8>>,
    /// The match; its cursor stands at the end of the answers.
    pub record: Record<G>,
}

/// What stands before the answers.
#[derive(Serialize, Deserialize)]
struct Head<'a> {
    game: &'a str,
    rules: u32,
    origin: [u8; 8],
    seed: [u8; 8],
    /// As JSON, so that options can grow.
    options: &'a str,
    flags: u8,
    take_backs: u32,
    /// Empty if there is none.
    title: &'a str,
    #[serde(borrow)]
    seats: Vec<HeadSeat<'a>>,
    /// One bit a seat.
    sender: u8,
    answers: u32,
    /// Of all answers: lists that are in another order today would make another match of the same numbers.
    check: [u8; 4],
}

#[derive(Serialize, Deserialize)]
struct HeadSeat<'a> {
    name: &'a str,
    mark: u8,
    /// 0 for a person, otherwise the level's place in [`Level::ALL`], from 1.
    plays: u8,
}

/// Single choices answer themselves.
const AUTO: u8 = 1;
/// Each single choice says whether it answered itself: that was switched in the middle of the match.
const TOLD: u8 = 2;
/// It is played by link.
const BY_LINK: u8 = 4;
/// Each answer out of several says whether its player had settled it beforehand.
const SETTLED: u8 = 8;

/// The text of a match up to its cursor. Undone answers stay behind.
pub fn write<G: Game>(meta: &Meta, game: &Match<G>) -> String {
    let record = game.record();
    let given = &record.answers[..record.cursor];
    let mut walk = game.clone();
    let mut counts = Vec::with_capacity(given.len());
    let mut digits = Vec::with_capacity(given.len());
    for (at, answer) in given.iter().enumerate() {
        // The answers before the cursor have run: they run again.
        let _ = walk.go_to(at);
        let choices = walk.question().map(|question| question.choices.as_slice()).unwrap_or_default();
        let place = choices.iter().position(|choice| *choice == answer.choice).unwrap_or_default();
        counts.push(choices.len());
        digits.push((place as u32, choices.len() as u32));
    }
    let all = || 0..given.len();
    let told = all().any(|at| counts[at] == 1 && given[at].auto != expected(record.auto_answer, at));
    let settled = all().any(|at| counts[at] > 1 && given[at].auto);
    let flag = |at: usize| {
        let says = if counts[at] == 1 { told } else { settled };
        says.then_some((u32::from(given[at].auto), 2))
    };
    let digits: Vec<_> = all().flat_map(|at| [Some(digits[at]), flag(at)]).flatten().collect();
    let options = serde_json::to_string(&record.options).unwrap_or_default();
    let seat = |plan: &SeatPlan| plays(plan.controller);
    let head = Head {
        game: G::ID,
        rules: record.rules,
        origin: meta.origin.unwrap_or_default().to_le_bytes(),
        seed: record.seed.to_le_bytes(),
        options: &options,
        flags: if record.auto_answer { AUTO } else { 0 }
            | if told { TOLD } else { 0 }
            | if settled { SETTLED } else { 0 }
            | if meta.here.is_some() { BY_LINK } else { 0 },
        take_backs: record.take_backs,
        title: meta.title.as_deref().unwrap_or_default(),
        seats: meta
            .seats
            .iter()
            .map(|plan| HeadSeat { name: sent_name(plan), mark: plan.mark, plays: seat(plan) })
            .collect(),
        sender: meta.here.iter().flatten().fold(0, |set, seat| set | 1u8.checked_shl(u32::from(*seat)).unwrap_or(0)),
        answers: given.len() as u32,
        check: check_answers(given),
    };
    let mut bytes = postcard::to_allocvec(&head).unwrap_or_default();
    bytes.extend(MixedRadix::of_digits(&digits).bytes());
    envelope::seal(&bytes)
}

/// The match's text in whatever a person pasted: a whole message, an address, or the text alone.
pub fn find(pasted: &str) -> &str {
    let after = pasted.rsplit_once("/link/").map_or(pasted, |(_, text)| text);
    after.split_whitespace().next().unwrap_or_default()
}

/// Whether a person pasted a whole match and no link to one: it has lines, or is JSON.
pub fn is_match(pasted: &str) -> bool {
    let pasted = pasted.trim();
    pasted.starts_with('{') || !pasted.contains("/link/") && pasted.lines().count() > 1
}

/// The game's name in a link that arrived whole.
///
/// # Errors
/// [`LinkError`].
pub fn game_of(text: &str) -> Result<String, LinkError> {
    let bytes = envelope::open(text)?;
    let (head, _) = postcard::take_from_bytes::<Head>(&bytes).map_err(|_| LinkError::NoMatch)?;
    Ok(head.game.to_owned())
}

/// The match in a link, run to its last answer.
///
/// # Errors
/// [`LinkError`]. Nothing is accepted that does not run.
pub fn read<G: Game>(text: &str) -> Result<(Sent<G>, Match<G>), LinkError> {
    let bytes = envelope::open(text)?;
    let (head, rest) = postcard::take_from_bytes::<Head>(&bytes).map_err(|_| LinkError::NoMatch)?;
    if head.game != G::ID {
        return Err(LinkError::Game(head.game.to_owned()));
    }
    if head.rules > G::RULES {
        return Err(LinkError::NewerRules(head.rules));
    }
    if head.answers as usize > MOST_ANSWERS {
        return Err(LinkError::TooLong);
    }
    let options = serde_json::from_str(head.options).map_err(|error| match is_newer(&error) {
        true => LinkError::NewerRules(head.rules),
        false => LinkError::Options,
    })?;
    let seats: Vec<SeatPlan> = head.seats.iter().map(seat).collect::<Option<_>>().ok_or(LinkError::Seats)?;
    let players = u8::try_from(seats.len()).map_err(|_| LinkError::Seats)?;
    let record = Record { rules: head.rules, ..Record::new(options, players, u64::from_le_bytes(head.seed)) };
    let mut numbers = MixedRadix::of_bytes(rest).ok_or(LinkError::Trailing)?;
    let answers = answers(record.clone(), &head, &mut numbers)?;
    if !numbers.is_spent() {
        return Err(LinkError::Trailing);
    }
    let record = Record {
        cursor: answers.len(),
        answers,
        auto_answer: head.flags & AUTO != 0,
        take_backs: head.take_backs,
        ..record
    };
    let game = Match::restore(record.clone()).map_err(|_| LinkError::Answer(record.cursor))?;
    let title = plain(head.title, Meta::LONGEST_TITLE);
    let sender = (0..players).filter(|seat| head.sender & 1u8.checked_shl(u32::from(*seat)).unwrap_or(0) != 0);
    let sent = Sent {
        origin: u64::from_le_bytes(head.origin),
        title: (!title.is_empty()).then_some(title),
        sender: (head.flags & BY_LINK != 0).then(|| sender.collect()),
        seats,
        record,
    };
    Ok((sent, game))
}

/// Runs the match and picks the numbered choices.
fn answers<G: Game>(
    record: Record<G>,
    head: &Head,
    numbers: &mut MixedRadix,
) -> Result<Vec<Answer<G::Choice>>, LinkError> {
    let mut walk = Match::<G>::restore(record).map_err(|_| LinkError::Seats)?;
    walk.set_auto_answer(false);
    let mut answers = Vec::new();
    for at in 0..head.answers as usize {
        let choices = walk.question().map(|question| question.choices.as_slice()).unwrap_or_default();
        let wrong = LinkError::Answer(at);
        let count = u32::try_from(choices.len()).ok().filter(|count| *count > 0).ok_or(wrong.clone())?;
        let choice = choices[numbers.take(count) as usize];
        let auto = match count {
            1 if head.flags & TOLD != 0 => numbers.take(2) == 1,
            1 => expected(head.flags & AUTO != 0, at),
            _ => head.flags & SETTLED != 0 && numbers.take(2) == 1,
        };
        answers.push(Answer { choice, auto });
        walk.answer(choice).map_err(|_| wrong)?;
    }
    match check_answers(&answers) == head.check {
        true => Ok(answers),
        false => Err(LinkError::Answer(answers.len())),
    }
}

/// Whether a single choice answers itself: never the first, for a match begins with a question.
fn expected(auto_answer: bool, at: usize) -> bool {
    auto_answer && at > 0
}

fn check_answers<C: Serialize>(answers: &[Answer<C>]) -> [u8; 4] {
    check(&serde_json::to_vec(answers).unwrap_or_default())
}

fn plays(controller: Controller) -> u8 {
    match controller {
        Controller::Person => 0,
        Controller::Bot(level) => Level::ALL.iter().position(|one| *one == level).map_or(1, |at| at as u8 + 1),
    }
}

/// Nobody is "You" on another device.
fn sent_name(plan: &SeatPlan) -> &str {
    if is_you(&plan.name) { "" } else { &plan.name }
}

fn seat(seat: &HeadSeat) -> Option<SeatPlan> {
    let controller = match seat.plays.checked_sub(1) {
        None => Controller::Person,
        Some(level) => Controller::Bot(*Level::ALL.get(usize::from(level))?),
    };
    let name = match plain(seat.name, SeatPlan::LONGEST_NAME) {
        name if name.is_empty() => say(&format!("colour-{}", u16::from(seat.mark) + 1)),
        name => name,
    };
    (seat.mark < MARKS).then_some(SeatPlan { name, mark: seat.mark, controller })
}
