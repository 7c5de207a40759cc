//! What figures see and do.

use super::super::card::{Back, Card, Symbol};
use super::super::cards::definition;
use super::super::choice::Choice;
use super::super::dogma::{ECHO, INSPIRE};
use super::super::karma::Decree;
use super::super::prompt::{Need, Origin, Prompt, Verb};
use super::super::sets::Set;
use super::super::state::{Cards, Special, Zone};
use super::Fx;
use crate::engine::{Flow, Seat};

/// An achievement of any kind.
#[derive(Clone, Copy)]
enum Achieved {
    Card(Card),
    Special(Special),
    Decree(Decree),
}

/// As what a normal achievement of a seat is offered: relics by their faces, others by their backs.
pub(super) fn achievement_face(owner: Seat, card: Card) -> Choice {
    match card.is_relic() {
        true => Choice::Card(card),
        false => Choice::Back { owner, set: card.set(), value: card.printed_value() },
    }
}

impl Fx<'_> {
    /// The top cards that fit on all boards, yours first.
    pub fn tops_anywhere(&self, fits: impl Fn(Card) -> bool) -> Cards {
        self.tops_of(self.everybody(), fits)
    }

    /// The top cards that fit on the boards of all others, from your left.
    pub fn tops_of_others(&self, fits: impl Fn(Card) -> bool) -> Cards {
        self.tops_of(self.others(), fits)
    }

    /// The top cards that fit on the boards of your opponents, from your left.
    pub fn tops_of_opponents(&self, fits: impl Fn(Card) -> bool) -> Cards {
        self.tops_of(self.opponents(), fits)
    }

    fn tops_of(&self, seats: impl IntoIterator<Item = Seat>, fits: impl Fn(Card) -> bool) -> Cards {
        seats.into_iter().flat_map(|seat| self.player(seat).tops()).filter(|card| fits(*card)).collect()
    }

    /// Transfer an achievement of an opponent to yours, of whatever kind it is, if there is one.
    pub fn take_achievement(&mut self) -> Flow {
        let mut all: Vec<(Choice, Achieved)> = Vec::new();
        for seat in self.opponents() {
            for card in self.player(seat).achievements() {
                let face = achievement_face(seat, *card);
                if !all.iter().any(|(offered, _)| *offered == face) {
                    all.push((face, Achieved::Card(*card)));
                }
            }
            all.extend(
                self.game.specials_of(seat).map(|special| (Choice::Special(special), Achieved::Special(special))),
            );
            all.extend(self.game.decrees_of(seat).map(|decree| (Choice::Decree(decree), Achieved::Decree(decree))));
        }
        let from = match self.opponents().as_slice() {
            [only] => Origin::Zone(Zone::Achievements(*only)),
            _ => Origin::Several,
        };
        let prompt = Prompt::Card { verb: Verb::Take, from, need: Need::Must };
        let chosen = self.one_of(self.you, prompt, all, |(face, _)| face)?;
        match chosen.map(|(_, achieved)| achieved) {
            Some(Achieved::Special(special)) => self.game.hand_over(self.table, special, self.you),
            Some(Achieved::Decree(decree)) => self.claim_decree(decree),
            Some(Achieved::Card(card)) => self.transfer(card, Zone::Achievements(self.you)).map(drop),
            None => Ok(()),
        }
    }

    /// The karma that is carried out stands for what would have happened.
    pub fn replace(&mut self) {
        self.game.replace();
    }

    /// Demands this effect of a card of whoever the karma met.
    pub fn demand_back(&mut self, card: Card, effect: u8) -> Flow {
        self.game.demand_back(self.table, (card, effect), self.me, self.you)
    }

    /// Whether you have what a special achievement asks for.
    pub fn has_earned(&self, special: Special) -> bool {
        self.game.has_earned(self.you, special)
    }

    /// Whether your figures are enough for a decree.
    pub fn may_issue(&self, decree: Decree) -> bool {
        self.game.decrees_to_issue(self.you).any(|one| one == decree)
    }

    /// Claim a decree without issuing it.
    pub fn claim_decree(&mut self, decree: Decree) -> Flow {
        self.game.give_decree(self.table, decree, Some(self.you))?;
        self.game.win_by_achievements(self.table, self.you)
    }

    /// Name a figure of this value and take it into your hand if its pile has it; the pile is shuffled.
    pub fn take_named_figure(&mut self, value: u8) -> Flow {
        self.among = Set::Figures.cards().filter(|card| card.printed_value() == value).collect();
        let prompt = Prompt::Card { verb: Verb::Name, from: Origin::Anywhere, need: Need::Must };
        let named = self.one_of(self.you, prompt, self.among.clone(), Choice::Card)?;
        // Where it is not in its pile, it may be anywhere.
        self.consulted.set(self.game.seats().collect());
        if let Some(card) = named.filter(|card| self.zone(*card) == Zone::Supply) {
            self.transfer(card, Zone::Hand(self.you))?;
            self.reveal(card);
        }
        self.game.shuffle_pile(self.table, Back { set: Set::Figures, value });
        Ok(())
    }

    /// The card of which an effect is carried out.
    pub fn carried_out(&self) -> Card {
        self.game.frame().card()
    }

    /// The cards on all boards that show an echo or inspire effect, but this one, yours first, each board from red to purple.
    pub fn echoing_or_inspiring(&self, but: Card) -> Cards {
        let mut cards = Cards::new();
        for seat in self.everybody() {
            let hexagons = self.game.echoing_hexagons(seat).is_some();
            for stack in self.player(seat).stacks() {
                let echoes =
                    |symbol| matches!(symbol, Symbol::Echo | Symbol::Inspire) || hexagons && symbol == Symbol::Hexagon;
                cards.extend(
                    stack.cards().iter().copied().filter(|card| *card != but && stack.visible_of(*card).any(echoes)),
                );
            }
        }
        cards
    }

    /// Carry out an echo or inspire effect that a card shows, for yourself alone; of several the one that you choose.
    pub fn echo_or_inspire_with(&mut self, card: Card) -> Flow {
        let Zone::Board(owner) = self.zone(card) else { return Ok(()) };
        let printed = if self.game.shows(card, Symbol::Echo) || self.game.shows(card, Symbol::Inspire) {
            definition(card)
                .echo_effect()
                .map(|rule| (ECHO, rule))
                .or(definition(card).inspire_effect().map(|rule| (INSPIRE, rule)))
        } else {
            None
        };
        let shown = self.game.shows(card, Symbol::Hexagon);
        let hexagon = self.game.echoing_hexagons(owner).filter(|_| shown).map(|rule| (ECHO, rule));
        let effect = match (printed, hexagon) {
            (Some(printed), Some(hexagon)) => {
                if self.either()? == 0 {
                    printed
                } else {
                    hexagon
                }
            }
            (printed, hexagon) => match printed.or(hexagon) {
                Some(effect) => effect,
                None => return Ok(()),
            },
        };
        self.game.carry_out_alone(self.table, card, effect, self.you)
    }
}
