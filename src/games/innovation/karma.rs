//! Figures in the Sand: karmas. A figure's karmas hold while it is a top card; "when you meld" is carried out once, when it is melded. Those that
//! step in stand between what somebody would do and its happening: every move, draw, splay, claim, action and victory asks [`Innovation::would`]
//! first. Those that change what is counted are asked in `state::queries`. They never chain (rules/innovation/en.md#karma-several).

pub use super::trigger::{Decree, Trigger};

use super::alterations::{Altered, Measure, Measures};
use super::card::{Card, Colour, Icon, Icons, Splay};
use super::cards::definition;
use super::choice::Choice;
use super::dogma::Rule;
use super::event::{Event, How, Scope};
use super::facts::MOST_KARMAS;
use super::fx::Fx;
use super::happened::Happened;
use super::prompt::{Need, Thing, Verb};
use super::sets::Set;
use super::state::queries::Player;
use super::state::{Cards, Innovation, Special, Stack, Zone};
use crate::engine::{Flow, Seat, Table};
use arrayvec::ArrayVec;
use strum::EnumDiscriminants;

#[cfg(test)]
mod tests;

/// The number of a karma, where dogma effects are counted from 0.
pub const KARMA: u8 = u8::MAX - 2;
/// More karmas than can fit at once: each top card of four players.
const MOST_TOPS: usize = 20;

/// Whether a karma steps in.
pub(super) type Fits = fn(&Occasion) -> bool;
/// What it does: `you` is the figure's owner, `me` the one who would do it.
pub(super) type Reaction = fn(&mut Fx, Would) -> Flow;

/// One of the one or two karmas of a figure.
#[derive(Clone, Copy, Debug)]
pub enum Karma {
    /// This decree may be issued with any two figures.
    Decree(Decree),
    /// When the figure is melded, its owner does this.
    WhenMeld(Rule),
    /// Before this would happen, the owner does that.
    First(Fits, Reaction),
    /// Where this would happen, the owner does that instead.
    Instead(Fits, Reaction),
    /// In a dogma action of the owner with this card, one of these is counted instead of the featured icon, which the owner chooses; if there
    /// is none, it is counted as ever.
    Measured(fn(Player, Card) -> Measures),
    /// Something counts otherwise.
    Each(Each),
}

/// What a karma lets count for its owner.
#[derive(Clone, Copy, Debug, EnumDiscriminants)]
#[strum_discriminants(name(Counted), doc = "The kinds of [`Each`].", allow(missing_docs))]
pub enum Each {
    /// So many icons more than these printed ones.
    Icons(fn(Player, &Icons) -> Icons),
    /// So many points.
    Points(fn(Player) -> u16),
    /// So many achievements.
    Achievements(fn(Player) -> u8),
    /// These cards as available achievements.
    Available(fn(Player) -> Cards),
    /// These cards as cards that can be activated.
    Activates(fn(Player) -> Cards),
    /// The forecast as part of the hand.
    ForecastInHand,
    /// The forecast as part of the score pile.
    ForecastInScorePile,
    /// The hand as part of the score pile.
    HandInScorePile,
    /// Every card of the score pile as a bonus of its value on the board.
    ScoredBonuses,
    /// The highest top card as so many higher, for claiming achievements.
    HeightToClaim(fn(Player) -> u8),
    /// Each splayed colour as a top card of this value, for draw and inspire actions.
    SplayedHeight(fn(&Stack) -> u8),
    /// Every inspire and echo effect of the board as part of the pile of the last of these colours, in this order.
    Gathers([Colour; 5]),
    /// So many points more towards an achievement of a value.
    PointsTowards(fn(Player, u8) -> u16),
    /// Special achievements with one fewer or one lower of each requirement.
    EasierSpecials,
    /// Every hexagon as an echo effect, too.
    EchoingHexagons(Rule),
    /// Every value in a box in an effect of the owner as this one.
    Boxed(u8),
}

impl Counted {
    /// As one bit of a set ([`Visible::counts`](super::card::Visible::counts)).
    pub(super) const fn bit(self) -> u16 {
        1 << self as u16
    }
}

/// The kinds on which it can hang who has earned a special achievement.
pub(super) const FOR_SPECIALS: u16 = Counted::Icons.bit()
    | Counted::ScoredBonuses.bit()
    | Counted::Gathers.bit()
    | Counted::EasierSpecials.bit()
    | Counted::EchoingHexagons.bit();
/// The kind on which it can hang who has won.
pub(super) const FOR_VICTORY: u16 = Counted::Achievements.bit();

/// What somebody would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Would {
    /// Take a draw action.
    DrawAction,
    /// Draw a card of this value.
    Draw {
        /// The value of the pile.
        value: u8,
        /// For the free draw for sharing the featured icon of the dogma action.
        sharing: Option<Icon>,
    },
    /// Move a card.
    Move {
        /// The card.
        card: Card,
        /// Where it lies.
        from: Zone,
        /// Where it would go.
        to: Zone,
        /// How.
        how: How,
    },
    /// Claim a special achievement.
    Special(Special),
    /// Claim a decree.
    Decree(Decree),
    /// Splay a colour.
    Splay {
        /// Whose.
        on: Seat,
        /// Which.
        colour: Colour,
        /// How.
        splay: Splay,
    },
    /// Take a dogma action with this card.
    Dogma(Card),
    /// Take an inspire action with this colour.
    Inspire(Colour),
    /// Successfully demand something.
    Demand {
        /// Of whom.
        of: Seat,
        /// The card that demands or compels.
        card: Card,
        /// The number of its effect.
        effect: u8,
    },
    /// Get no draw for sharing after a dogma action with this card.
    NotShare(Card),
    /// Win.
    Win,
    /// Fade a figure.
    Fade,
}

/// Something that would happen, as the owner of a figure sees it.
pub struct Occasion<'a> {
    /// The table.
    pub game: &'a Innovation,
    /// Whose figure it is.
    pub owner: Seat,
    /// Who would do it.
    pub by: Seat,
    /// What.
    pub would: Would,
}

/// A karma that steps in.
#[derive(Clone, Copy)]
struct Stepping {
    owner: Seat,
    figure: Card,
    number: u8,
    reaction: Reaction,
    instead: bool,
}

impl Would {
    /// What of it everybody may know.
    pub fn trigger(self) -> Trigger {
        match self {
            Would::DrawAction | Would::Draw { sharing: None, .. } => Trigger::Draw,
            Would::Draw { sharing: Some(_), .. } => Trigger::FreeDraw,
            Would::Move { how, .. } => match how {
                How::Meld | How::Open => Trigger::Meld,
                How::Tuck => Trigger::Tuck,
                How::Score => Trigger::Score,
                How::Return => Trigger::Return,
                How::Foreshadow => Trigger::Foreshadow,
                How::Claim => Trigger::Claim,
                How::Remove => Trigger::Remove,
                How::Draw => Trigger::Draw,
                How::Transfer | How::Exchange | How::PlaceOnTop | How::Dig | How::Seize => Trigger::Transfer,
            },
            Would::Special(_) | Would::Decree(_) => Trigger::Claim,
            Would::Splay { .. } => Trigger::Splay,
            Would::Dogma(_) => Trigger::Dogma,
            Would::Inspire(_) => Trigger::Inspire,
            Would::Demand { .. } => Trigger::Demand,
            Would::NotShare(_) => Trigger::NoShare,
            Would::Win => Trigger::Win,
            Would::Fade => Trigger::Fade,
        }
    }

    /// The card that would move.
    pub fn card(self) -> Option<Card> {
        if let Would::Move { card, .. } = self { Some(card) } else { None }
    }
}

impl Occasion<'_> {
    /// The owner's cards.
    pub fn player(&self) -> Player<'_> {
        self.game.player(self.owner)
    }

    /// Whether the owner would do it.
    pub fn own(&self) -> bool {
        self.by == self.owner
    }

    /// Whether an opponent of the owner would do it.
    pub fn by_opponent(&self) -> bool {
        self.game.opposed(self.by, self.owner)
    }

    /// Whether something would be demanded of the owner.
    pub fn is_demanded(&self) -> bool {
        matches!(self.would, Would::Demand { of, .. } if of == self.owner)
    }

    /// The featured icon of the dogma action for whose sharing somebody would draw.
    pub fn shared_icon(&self) -> Option<Icon> {
        if let Would::Draw { sharing, .. } = self.would { sharing } else { None }
    }

    /// What a value that the text of the karma has in a box counts as.
    pub fn boxed(&self, printed: u8) -> u8 {
        self.game.boxed_value(printed, self.owner, KARMA)
    }

    /// The card that the owner would move so.
    pub fn moves(&self, as_this: How) -> Option<Card> {
        match self.would {
            Would::Move { card, how, .. } if how == as_this && self.own() => Some(card),
            _ => None,
        }
    }

    /// Whether the owner would move so a card that fits.
    pub fn moves_one(&self, how: How, fits: impl Fn(Card) -> bool) -> bool {
        self.moves(how).is_some_and(fits)
    }

    /// Whether somebody would claim an achievement of any kind.
    pub fn is_claim(&self) -> bool {
        matches!(self.would, Would::Special(_) | Would::Decree(_) | Would::Move { how: How::Claim, .. })
    }

    /// Whether the owner would claim an achievement of any kind.
    pub fn claims(&self) -> bool {
        self.own() && self.is_claim()
    }

    /// The normal achievement of the middle that the owner would claim.
    pub fn claims_normal(&self) -> Option<Card> {
        match self.would {
            Would::Move { card, from: Zone::Available, how: How::Claim, .. } if self.own() => Some(card),
            _ => None,
        }
    }

    /// The card with which the owner would take a dogma action.
    pub fn activates(&self) -> Option<Card> {
        match self.would {
            Would::Dogma(card) if self.own() => Some(card),
            _ => None,
        }
    }
}

impl Innovation {
    /// Whether karmas can step in: the set is in play, none is being carried out, and there were not [`MOST_KARMAS`] in this action.
    fn karmas_wait(&self) -> bool {
        self.sets().has(Set::Figures)
            && self.stepped_in() < MOST_KARMAS
            && !self.are_karmas_silent()
            && !self.running().iter().any(super::state::Running::is_karma)
    }

    /// The karmas that step in, one a figure, from the current player's figures on.
    fn stepping_in(&self, by: Seat, would: Would) -> ArrayVec<Stepping, MOST_TOPS> {
        let mut found = ArrayVec::new();
        if !self.karmas_wait() {
            return found;
        }
        for owner in self.around(self.current()) {
            let occasion = Occasion { game: self, owner, by, would };
            for figure in self.figures(owner) {
                let steps = |(number, karma): (u8, &Karma)| match *karma {
                    Karma::First(fits, reaction) if fits(&occasion) => {
                        Some(Stepping { owner, figure, number, reaction, instead: false })
                    }
                    Karma::Instead(fits, reaction) if fits(&occasion) => {
                        Some(Stepping { owner, figure, number, reaction, instead: true })
                    }
                    Karma::Measured(measures) => match would {
                        Would::Dogma(card) if by == owner && !measures(self.player(owner), card).is_empty() => {
                            Some(Stepping { owner, figure, number, reaction: choose_measure, instead: false })
                        }
                        _ => None,
                    },
                    _ => None,
                };
                found.extend((0..).zip(definition(figure).karma_effects()).find_map(steps));
            }
        }
        found
    }

    /// The figures whose karmas would step in.
    pub(super) fn figures_that_step_in(&self, by: Seat, would: Would) -> impl Iterator<Item = Card> + use<> {
        self.stepping_in(by, would).into_iter().map(|stepping| stepping.figure)
    }

    /// Whether a karma would step in.
    pub(super) fn meets_karma(&self, by: Seat, would: Would) -> bool {
        !self.stepping_in(by, would).is_empty()
    }

    /// Somebody would do something: carries out the karma that steps in; of several, the one that the current player chooses.
    ///
    /// # Errors
    /// [`Halt`](crate::engine::Halt), handed through.
    pub(super) fn would(&mut self, t: &mut dyn Table<Innovation>, by: Seat, would: Would) -> Flow<Happened> {
        if let Would::Move { from: Zone::Hand(owner) | Zone::Score(owner) | Zone::Forecast(owner), .. } = would
            && self.karmas_wait()
        {
            // Even where none steps in.
            t.consult(owner);
        }
        let stepping = self.stepping_in(by, would);
        let prompt = self.which_card(Verb::Karma, Need::Must, stepping.iter().map(|one| one.figure));
        let figure = |one: Stepping| Choice::Card(one.figure);
        let Some(chosen) = t.choose_if_several(self, self.current(), prompt, stepping.iter().copied(), figure)? else {
            return Ok(Happened::AsSaid);
        };
        let Stepping { owner, figure, number, reaction, instead } = chosen;
        t.tell(
            self,
            Event::Karma { figure, number, owner, by, trigger: would.trigger(), about: would.card(), instead },
        );
        self.begin_karma((figure, number), owner);
        let scope = Scope::Karma { figure, owner, by, trigger: would.trigger(), instead };
        self.within(t, scope, |game, t| {
            game.follow(t, owner, by, |fx| reaction(fx, would))?;
            let replaced = instead || game.frame().is_replaced();
            game.end_dogma();
            Ok(if replaced { Happened::Instead } else { Happened::AsSaid })
        })
    }

    /// Somebody would do something for which no karma stands: carries out the one that steps in before it.
    ///
    /// # Errors
    /// [`Halt`](crate::engine::Halt), handed through.
    pub(super) fn first(&mut self, t: &mut dyn Table<Innovation>, by: Seat, would: Would) -> Flow {
        let happened = self.would(t, by, would)?;
        debug_assert!(happened.as_said(), "a karma stands for {would:?}");
        Ok(())
    }

    /// After a card was melded: what its own karma says of that.
    ///
    /// # Errors
    /// [`Halt`](crate::engine::Halt), handed through.
    pub(super) fn after_meld(&mut self, t: &mut dyn Table<Innovation>, card: Card, by: Seat) -> Flow {
        if card.set() != Set::Figures || !self.karmas_wait() {
            return Ok(());
        }
        for (number, karma) in (0..).zip(definition(card).karma_effects()) {
            if let Karma::WhenMeld(rule) = karma {
                let (figure, owner, trigger, instead) = (card, by, Trigger::Melded, false);
                t.tell(self, Event::Karma { figure, number, owner, by, trigger, about: None, instead });
                self.begin_karma((figure, number), owner);
                self.within(t, Scope::Karma { figure, owner, by, trigger, instead }, |game, t| {
                    game.follow(t, by, by, rule)?;
                    game.end_dogma();
                    Ok(())
                })?;
            }
        }
        Ok(())
    }

    /// Whether "when you meld" stands on a card.
    pub(super) fn minds_meld(&self, card: Card) -> bool {
        definition(card).karma_effects().iter().any(|karma| matches!(karma, Karma::WhenMeld(_)))
    }
}

/// Before a dogma action: the owner of the figure chooses what is counted in it.
fn choose_measure(fx: &mut Fx, would: Would) -> Flow {
    let Would::Dogma(card) = would else { return Ok(()) };
    fx.keep(card);
    let measures = fx.game.measures_by(fx.carried_out(), card, fx.you);
    let icon = |measure: &Measure| if let Measure::Icon(icon) = measure { Some(*icon) } else { None };
    let icons: ArrayVec<Icon, 6> = measures.iter().filter_map(icon).collect();
    let chosen = match icons.len() {
        0 | 1 => measures.first().copied(),
        _ => fx.which(Thing::Icon, icons, Choice::Icon)?.map(Measure::Icon),
    };
    if let Some(measure) = chosen {
        fx.alter(Altered::Measure(measure));
    }
    Ok(())
}
