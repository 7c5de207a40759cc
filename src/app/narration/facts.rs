//! What a choice certainly does to what is counted of everybody: it is made on the table ([`Match::foretell`]), and what is counted then is
//! compared with now. So whatever steps in is in it.

use super::{Gain, GainSign, Narration};
use crate::app::i18n::words::Phrase;
use crate::engine::{End, Foretold, Match, Seat};
use std::mem::discriminant;

/// Something that is counted of a seat, before and after.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Change<C> {
    /// Whose.
    pub seat: Seat,
    /// Of what.
    pub of: C,
    /// How much there is now.
    pub now: i32,
    /// How much there is then.
    pub then: i32,
}

impl<C> Change<C> {
    /// How much more there is then; negative for less.
    pub fn more(&self) -> i32 {
        self.then - self.now
    }
}

/// All that is counted otherwise of another table, of this seat first.
pub fn changes<G: Narration>(now: &G, then: &G, first: Seat) -> Vec<Change<G::Counted>> {
    let of_seat = |seat: Seat| {
        let both = G::counts(now, seat).into_iter().zip(G::counts(then, seat));
        let all = both.map(move |((of, now), (_, then))| Change { seat, of, now, then });
        all.filter(|change| change.now != change.then)
    };
    first.around(now.players()).flat_map(of_seat).collect()
}

/// A chip of what changes for a seat, as `me` reads it: of others with their names.
pub fn whose(gain: Gain, seat: Seat, me: Seat, spelled_out: fn(Gain) -> Phrase) -> Gain {
    if seat == me {
        return gain;
    }
    let sign = match gain.sign {
        GainSign::Points(_) => GainSign::Check,
        ref sign => sign.clone(),
    };
    Gain { sign, words: Phrase::new("change-of").with("name", seat).with("what", spelled_out(gain)) }
}

/// That a choice would do nothing, or bring nothing for what it costs, if it is made for what it brings; `None` where it brings something to
/// anybody or takes something from another, and where not all that follows is known.
pub fn waste<G: Narration>(game: &Match<G>, choice: G::Choice) -> Option<Phrase> {
    let question = game.question().filter(|question| G::is_deed(question.prompt, choice))?;
    let mut waste = Waste { game, seat: question.seat, prompt: question.prompt, left: FORETOLD };
    let costs = waste.costs(&mut vec![choice])?;
    Some(Phrase::new("brings-nothing").with("costs", if costs { "yes" } else { "no" }))
}

/// That what follows hangs on another's answer or on what lies hidden, where it does.
pub fn rest<G: Narration>(foretold: &Foretold<G>, seat: Seat) -> Option<Phrase> {
    match &foretold.end {
        None => Some(Phrase::new("rest-hidden")),
        Some(End::Asks(next)) if next.seat != seat && !G::is_turn(next.prompt) => {
            Some(Phrase::new("rest-decided").with("name", next.seat))
        }
        Some(_) => None,
    }
}

/// Whether a chip says [`rest`]: that is nothing that a choice brings.
pub fn is_rest(gain: &Gain) -> bool {
    gain.words.key.starts_with("rest-")
}

/// So many choices are foretold at most, those included that follow on the one that is asked about.
const FORETOLD: u8 = 60;

/// What has to come of a choice that is none.
struct Waste<'a, G: Narration> {
    game: &'a Match<G>,
    seat: Seat,
    prompt: G::Prompt,
    left: u8,
}

impl<G: Narration> Waste<'_, G> {
    /// Whether a choice, the last of these, costs something, if it brings nothing whatever its player answers after it.
    fn costs(&mut self, line: &mut Vec<G::Choice>) -> Option<bool> {
        self.left = self.left.checked_sub(1)?;
        let foretold = self.game.foretell_line(line)?;
        let changes = changes(self.game.state(), &foretold.state, self.seat);
        if changes.iter().any(|change| change.seat != self.seat || change.more() > 0) {
            return None;
        }
        let mut costs = !changes.is_empty();
        match foretold.end? {
            End::Step => {}
            End::Over(_) => return None,
            End::Asks(next) if self.is_through(next.prompt) => {}
            End::Asks(next) if next.seat != self.seat => return None,
            End::Asks(next) => {
                for choice in next.choices {
                    line.push(choice);
                    costs |= self.costs(line)?;
                    line.pop();
                }
            }
        }
        Some(costs)
    }

    /// Whether all that the choice leads to is over when this is asked.
    fn is_through(&self, next: G::Prompt) -> bool {
        G::is_turn(next) || discriminant(&next) == discriminant(&self.prompt)
    }
}

#[cfg(test)]
mod tests;
