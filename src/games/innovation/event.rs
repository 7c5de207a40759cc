//! What happened: the source of log, animation, charts and undo limits.

use super::alterations::{Altered, Measure};
use super::card::{Card, Colour, Splay, Symbol};
use super::choice::Choice;
use super::trigger::{Decree, Trigger};
use super::zone::{MOST_PLAYERS, Special, Zone};
use crate::engine::{Seat, SeatSet};

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// Everybody has two cards.
    Dealt,
    /// Everybody showed the first card of the board; this seat begins.
    Opened {
        /// Who begins.
        first: Seat,
    },
    /// A turn began.
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// Its number, from 1.
        turn: u16,
        /// Its actions, 1 or 2.
        actions: u8,
    },
    /// Something begins: what follows up to its end lies within it.
    Began(Scope),
    /// It is over.
    Over(Scope),
    /// It was counted for a dogma action who has part.
    Counted {
        /// The card.
        card: Card,
        /// By whom.
        by: Seat,
        /// What is counted.
        measure: Measure,
        /// How much of it everybody has.
        counts: [u16; MOST_PLAYERS],
        /// Who shares its effects, echo effects included; nobody where there are only demands.
        sharers: SeatSet,
        /// Who is subject to its demands or compels.
        victims: SeatSet,
    },
    /// A card went from one place to another.
    Moved {
        /// The card.
        card: Card,
        /// From where.
        from: Zone,
        /// To where.
        to: Zone,
        /// How.
        how: How,
        /// Whose doing it was.
        by: Seat,
    },
    /// A card was shown to everybody where it lies.
    Revealed(Seat, Card),
    /// Somebody alone looked at the top card of a supply pile.
    LookedAt(Seat, Card),
    /// A colour was splayed, or unsplayed.
    Splayed {
        /// On whose board.
        owner: Seat,
        /// The colour.
        colour: Colour,
        /// How.
        splay: Splay,
        /// Whose doing it was.
        by: Seat,
    },
    /// A special achievement was claimed.
    Claimed {
        /// The achievement.
        special: Special,
        /// From whom it was taken.
        from: Option<Seat>,
        /// By whom.
        to: Seat,
    },
    /// The order of a pile was changed.
    Rearranged(Seat, Colour),
    /// A card's condition to win was looked at and not met.
    NoVictory(Card),
    /// The dogma action ended early (Fission).
    Complete(Card),
    /// Somebody lost and is out of the game.
    Lost(Seat),
    /// A karma steps in. That it does can be known beforehand; what it does ([`Scope::Karma`]) is its owner's.
    Karma {
        /// The figure.
        figure: Card,
        /// Which of its karmas, from 0.
        number: u8,
        /// Whose it is.
        owner: Seat,
        /// Who would do what it waits for.
        by: Seat,
        /// What it waits for.
        trigger: Trigger,
        /// The card that would move.
        about: Option<Card>,
        /// Whether it stands in its place.
        instead: bool,
    },
    /// A karma changed something until the end of the dogma action.
    Altered(Altered),
    /// A decree went to somebody, or back to the middle.
    DecreeMoved {
        /// The decree.
        decree: Decree,
        /// Who had it.
        from: Option<Seat>,
        /// Who has it now.
        to: Option<Seat>,
    },
    /// Somebody has more or fewer of the achievements that flags or fountains are as long as they stay, after an action.
    Passing {
        /// Who.
        seat: Seat,
        /// [`Symbol::Flag`] or [`Symbol::Fountain`].
        of: Symbol,
        /// How many before it.
        before: u8,
        /// How many there are now.
        now: u8,
    },
    /// The game ended.
    Ended(Ending),
}

/// What has a beginning and an end, and things happen within it. [`Innovation::within`](super::Innovation) tells of both.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    /// Somebody spends an action.
    Action(Seat, Deal),
    /// Somebody carries out an effect.
    Effect {
        /// The card.
        card: Card,
        /// Which effect, from 0; [`ECHO`](super::dogma::ECHO) is the echo effect.
        effect: u8,
        /// Who carries it out.
        seat: Seat,
        /// Who activated the card.
        by: Seat,
        /// Why it is carried out.
        role: Role,
        /// How deep it is nested: 0 for the dogma that was activated.
        depth: u8,
    },
    /// A karma is carried out.
    Karma {
        /// The figure.
        figure: Card,
        /// Whose it is.
        owner: Seat,
        /// Who would do what it waits for.
        by: Seat,
        /// What it waits for.
        trigger: Trigger,
        /// Whether it stands in its place.
        instead: bool,
    },
    /// The free draw for sharing.
    FreeDraw(Seat),
    /// The draw of a figure because an opponent took an achievement.
    FigureDraw(Seat),
    /// The draw after the inspire effects of an inspire action.
    InspireDraw(Seat),
    /// A figure of a seat fades.
    Fading(Seat),
}

/// Why somebody carries out an effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// It stands on the card that was activated.
    Own,
    /// Sharing somebody's card.
    Shares,
    /// Obeying somebody's demand.
    Obeys,
    /// It is an echo effect.
    Echo,
    /// It is an inspire effect.
    Inspired,
    /// Another effect carries out its card.
    Within,
}

/// The actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deal {
    /// Draw.
    Draw,
    /// Meld this card.
    Meld(Card),
    /// Activate this card.
    Dogma(Card),
    /// Claim the normal achievement of this age.
    Achieve(u8),
    /// Endorse this card.
    Endorse(Card),
    /// Activate this artifact on display, which is no action.
    Display(Card),
    /// Claim this card, which a karma makes available.
    AchieveCard(Card),
    /// Carry out the inspire effects of this colour.
    Inspire(Colour),
    /// Issue this decree.
    Decree(Decree),
}

impl Scope {
    /// Whose doing it is.
    pub fn seat(self) -> Seat {
        match self {
            Scope::Action(seat, _) | Scope::Effect { seat, .. } | Scope::Karma { owner: seat, .. } => seat,
            Scope::FreeDraw(seat) | Scope::FigureDraw(seat) | Scope::InspireDraw(seat) | Scope::Fading(seat) => seat,
        }
    }
}

impl Deal {
    /// As what it is offered.
    pub(super) fn as_choice(self) -> Choice {
        match self {
            Deal::Draw => Choice::Draw,
            Deal::Meld(card) => Choice::Meld(card),
            Deal::Dogma(card) | Deal::Display(card) => Choice::Dogma(card),
            Deal::Achieve(age) => Choice::Achieve(age),
            Deal::Endorse(card) => Choice::Endorse(card),
            Deal::AchieveCard(card) => Choice::Card(card),
            Deal::Inspire(colour) => Choice::Inspire(colour),
            Deal::Decree(decree) => Choice::Decree(decree),
        }
    }

    /// A word for tables.
    pub fn word(self) -> &'static str {
        match self {
            Deal::Draw => "draw",
            Deal::Meld(_) => "meld",
            Deal::Dogma(_) => "dogma",
            Deal::Achieve(_) => "achieve",
            Deal::Endorse(_) => "endorse",
            Deal::Display(_) => "display",
            Deal::AchieveCard(_) => "achieve",
            Deal::Inspire(_) => "inspire",
            Deal::Decree(_) => "decree",
        }
    }
}

/// How a card moved.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum How {
    /// Drawn.
    Draw,
    /// The first card of the board.
    Open,
    /// Melded.
    Meld,
    /// Tucked.
    Tuck,
    /// Scored.
    Score,
    /// Put into the forecast.
    Foreshadow,
    /// Put on top of its supply pile.
    PlaceOnTop,
    /// Returned.
    Return,
    /// Transferred or taken.
    Transfer,
    /// Exchanged.
    Exchange,
    /// Claimed as an achievement.
    Claim,
    /// Removed from the game.
    Remove,
    /// Dug and put on display.
    Dig,
    /// A relic was seized.
    Seize,
}

/// The ways in which the game ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// Somebody has enough achievements.
    Achievements,
    /// A card of age 11 would have been drawn; most points won.
    MostPoints,
    /// The same, and equal points were decided by achievements.
    MostAchievements,
    /// The same, and even achievements were equal: a draw.
    Drawn,
    /// A card says so.
    Card(Card),
}

impl Event {
    /// Whether it showed somebody something new. Melding what one holds does not.
    pub fn reveals(self, giver: Option<Seat>) -> bool {
        let of_another = |seat: Seat| giver.is_some_and(|giver| giver != seat);
        match self {
            Event::Dealt | Event::Opened { .. } | Event::Revealed(..) | Event::LookedAt(..) => true,
            Event::Moved { from: Zone::Supply, to, .. } => to != Zone::Available,
            Event::Moved { from: Zone::Hand(owner) | Zone::Score(owner) | Zone::Forecast(owner), to, how, .. } => {
                let own = [Zone::Hand(owner), Zone::Score(owner), Zone::Forecast(owner)];
                (matches!(how, How::Transfer | How::Exchange) || of_another(owner)) && !own.contains(&to)
            }
            _ => false,
        }
    }
}
