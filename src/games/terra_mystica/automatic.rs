//! What is answered without a question: power from neighbours' buildings (rules/terra-mystica/en.md#leech-auto), and the end of a turn.

use super::choice::Choice;
use super::facts::Faction;
use super::prompt::Prompt;
use super::state::TerraMystica;
use crate::engine::{Question, Seat};
use serde::{Deserialize, Serialize};

/// A player's settings. The first of each pair holds for most neighbours, the second while Cultists would profit: they built, and nobody has
/// taken power from this building.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Automatic {
    /// Up to so much power is taken while one has not passed; 0 to be asked.
    pub take_up_to: [u8; 2],
    /// From so much power on it is declined.
    pub decline_from: [u8; 2],
    /// What happens in the last round after passing if one power is free and Cultists would profit.
    pub at_the_end: AtTheEnd,
    /// Whether one ends one's turns oneself, after exchanges that are still possible. Otherwise a turn ends with its action.
    pub end_by_hand: bool,
}

/// What happens to free power by which only Cultists would profit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum AtTheEnd {
    /// One is asked.
    #[default]
    Ask,
    /// It is taken.
    Take,
    /// It is declined.
    Decline,
}

impl Default for Automatic {
    /// Only what is sensible without any doubt.
    fn default() -> Automatic {
        Automatic { take_up_to: [1, 0], decline_from: [u8::MAX; 2], at_the_end: AtTheEnd::Ask, end_by_hand: false }
    }
}

impl Automatic {
    /// The answer that these settings give to a question; `None` if the player is to be asked, or asked for something else.
    pub fn answer(&self, game: &TerraMystica, question: &Question<TerraMystica>) -> Option<Choice> {
        match question.prompt {
            _ if !game.dialect().is_the_rulebooks() => None,
            Prompt::Leech(leech) => {
                let take = self.decides(game, question.seat, leech)?;
                Some(if take { Choice::Take(0) } else { Choice::Decline(0) })
            }
            Prompt::After => self.ends_turn(&question.choices).then_some(Choice::Done),
            _ => None,
        }
    }

    /// Whether a turn ends by itself: nothing is left but exchanges, which can wait for the next turn, where they are possible
    /// before the action; a town that Mermaids could found cannot.
    fn ends_turn(&self, choices: &[Choice]) -> bool {
        !self.end_by_hand && choices.iter().all(|choice| matches!(choice, Choice::Exchange(_) | Choice::Done))
    }

    fn decides(&self, game: &TerraMystica, seat: Seat, leech: super::Leech) -> Option<bool> {
        let player = game.player(seat);
        let offer = game.offers().first()?;
        let cultists = game.player(leech.from).is(Faction::Cultists);
        let profits = cultists && !offer.is_taken();
        let passed = game.passed().contains(&seat);
        if passed && game.is_last_round() {
            return match () {
                () if leech.cost > 0 => Some(false),
                () if !profits => Some(true),
                () => match self.at_the_end {
                    AtTheEnd::Ask => None,
                    AtTheEnd::Take => Some(true),
                    AtTheEnd::Decline => Some(false),
                },
            };
        }
        // What comes before the next turn: the cult bonus as things stand, and the income.
        let income = match game.is_last_round() {
            true => 0,
            false => game.income(seat).power + game.cult_bonus_now(seat).0.power,
        };
        let room = player.room_for_power();
        if passed && income >= room && !cultists && leech.cost > 0 {
            return Some(false);
        }
        if leech.power == 1 && !profits {
            return Some(true);
        }
        let setting = usize::from(profits);
        if leech.power >= self.decline_from[setting] {
            return Some(false);
        }
        let lost = passed && income > room.saturating_sub(leech.power);
        (leech.power <= self.take_up_to[setting] && !lost).then_some(true)
    }
}
