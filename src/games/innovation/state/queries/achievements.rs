//! Questions about achievements: who has which, what they ask for, what is missing.

use super::super::super::card::{Card, Colour, Icon, Splay, Symbol};
use super::super::super::event::How;
use super::super::super::facts::{
    DESTINY, EMPIRE, HERITAGE, HISTORY, MONUMENT, POINTS_AN_AGE, SUPREMACY, UNIVERSE, WEALTH, WORLD,
};
use super::super::super::karma::{Counted, Each};
use super::super::super::sets::Set;
use super::super::{Innovation, Special, Stack, Zone};
use crate::engine::Seat;
use arrayvec::ArrayVec;

/// What is missing for an achievement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Missing {
    /// How much of what it asks for is there.
    pub has: u16,
    /// How much it asks for.
    pub needs: u16,
}

/// Where a player is nearest to a special achievement.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Nearest {
    /// The icon of which there is enough in most colours, for Supremacy.
    pub icon: Option<Icon>,
    /// Colours: those with enough of it, or the fullest one; several if they are equal.
    pub colours: ArrayVec<Colour, 5>,
}

impl Innovation {
    /// Who claimed a special achievement.
    pub fn owner(&self, special: Special) -> Option<Seat> {
        self.specials[special.index()]
    }

    /// The special achievements in play, set by set.
    pub fn specials(&self) -> impl Iterator<Item = Special> + use<> {
        let sets = self.sets;
        Special::ALL.into_iter().filter(move |special| sets.has(special.set()))
    }

    /// The special achievements of a seat.
    pub fn specials_of(&self, seat: Seat) -> impl Iterator<Item = Special> + '_ {
        self.specials().filter(move |special| self.owner(*special) == Some(seat))
    }

    /// A seat's own achievements: normal ones, special ones, and what counts as one now.
    pub fn achievements(&self, seat: Seat) -> u8 {
        let lasting = (self.player(seat).achievements().len() + self.specials_of(seat).count()) as u8;
        if self.sets.is_base() {
            return lasting;
        }
        lasting + self.decrees_of(seat).count() as u8 + self.open_achievements(seat)
    }

    /// What counts as an achievement of a seat as long as it lies so: flags, fountains, and what karmas count.
    pub fn open_achievements(&self, seat: Seat) -> u8 {
        self.flags(seat) + self.fountains(seat) + self.achievements_by_karma(seat)
    }

    /// How many achievements the karmas of a seat's top figures let count.
    pub fn achievements_by_karma(&self, seat: Seat) -> u8 {
        let further = |each| if let Each::Achievements(count) = each { count(self.player(seat)) } else { 0 };
        self.each(seat, Counted::Achievements).map(further).sum()
    }

    /// How many normal achievements of an age a seat owns. A relic among the achievements is none.
    pub fn normals_of(&self, seat: Seat, age: u8) -> usize {
        let of_age = |card: &&Card| card.printed_value() == age && !card.is_relic();
        self.player(seat).achievements().iter().filter(of_age).count()
    }

    /// Who owns a normal achievement of an age; of several the first.
    pub fn normal_owner(&self, age: u8) -> Option<Seat> {
        self.seats().find(|seat| self.normals_of(*seat, age) > 0)
    }

    /// How many of a seat's flags count as achievements: they are visible, and no opponent has more visible cards of the colour.
    pub fn flags(&self, seat: Seat) -> u8 {
        let flags = |colour: Colour| self.player(seat).stack(colour).visible.flags;
        let raised = Colour::ALL.into_iter().filter(|colour| flags(*colour) > 0);
        raised.filter(|colour| self.flags_count(seat, *colour)).map(flags).sum()
    }

    /// Whether a seat's flags in this colour count, those there are and those that would come: no opponent has more visible cards of it.
    pub fn flags_count(&self, seat: Seat, colour: Colour) -> bool {
        let own = self.player(seat).stack(colour).visible_cards();
        self.opponents(seat).all(|opponent| self.player(opponent).stack(colour).visible_cards() <= own)
    }

    /// How many of a seat's fountains are visible: each counts as an achievement.
    pub fn fountains(&self, seat: Seat) -> u8 {
        self.player(seat).stacks().iter().map(|stack| stack.visible.fountains).sum()
    }

    /// The achievements that count for a seat's victory: in teams those of both partners, unless one has lost: those are out of the game.
    pub fn side_achievements(&self, seat: Seat) -> u8 {
        self.side(seat).iter().filter(|seat| !self.has_lost(*seat)).map(|seat| self.achievements(seat)).sum()
    }

    /// The points that count for a seat when the supply has run out: in teams those of both partners.
    pub fn side_points(&self, seat: Seat) -> u16 {
        self.side(seat).iter().map(|seat| self.player(seat).points()).sum()
    }

    /// Whether a seat may claim the normal achievement of this age with an achieve action.
    pub fn may_achieve(&self, seat: Seat, age: u8) -> bool {
        self.is_eligible(seat, age) && self.available.iter().any(|card| card.printed_value() == age)
    }

    /// Whether a seat has what a normal achievement of this age asks for, wherever it lies.
    pub fn is_eligible(&self, seat: Seat, age: u8) -> bool {
        self.is_eligible_with(seat, self.player(seat).points(), age)
    }

    /// The same with so many points.
    pub fn is_eligible_with(&self, seat: Seat, points: u16, age: u8) -> bool {
        self.lacks(seat, (points, self.player(seat).height_to_claim()), age) == (0, false)
    }

    /// What a seat with so many points and a top card of this height lacks for a normal achievement of this age: so many points, and whether
    /// it has no top card that is high enough.
    pub(in crate::games::innovation) fn lacks(&self, seat: Seat, (points, height): (u16, u8), age: u8) -> (u16, bool) {
        let has = points + self.player(seat).more_towards(age);
        (self.points_asked(seat, age).saturating_sub(has), height < age)
    }

    /// The points that a normal achievement of this age asks a seat for: each that it owns of the age makes it as much dearer
    /// (rules/innovation/en.md#double-achievements).
    pub fn points_asked(&self, seat: Seat, age: u8) -> u16 {
        let points = POINTS_AN_AGE * u16::from(age);
        if self.sets.is_base() {
            return points;
        }
        points * (self.normals_of(seat, age) as u16 + 1)
    }

    /// Whether a seat has what a special achievement asks for.
    pub fn has_earned(&self, seat: Seat, special: Special) -> bool {
        let Missing { has, needs } = self.progress(seat, special);
        has >= needs
    }

    /// How far a seat has come with a special achievement: cards, icons, colours or top cards. A karma can make every number that is asked for
    /// one lower: how many of them, and of what value.
    pub fn progress(&self, seat: Seat, special: Special) -> Missing {
        let easier = u8::from(self.has_easier_specials(seat));
        let player = self.player(seat);
        let (types, colours) = (Icon::ALL.len() as u8, Colour::ALL.len() as u8);
        let (has, needs) = match special {
            Special::Monument => (player.tucked().max(player.scored()), MONUMENT - easier),
            Special::Empire if easier == 0 => {
                (player.all_icons().iter().map(|icons| (*icons).min(EMPIRE)).sum(), EMPIRE * types)
            }
            Special::Empire => {
                let enough = player.all_icons().iter().filter(|icons| **icons >= EMPIRE - easier).count();
                (enough as u8, types - easier)
            }
            Special::World => (player.icons(Icon::Clock), WORLD - easier),
            Special::Wonder => {
                let wide = |stack: &&Stack| matches!(stack.splay, Splay::Right | Splay::Up);
                (player.stacks().iter().filter(wide).count() as u8, colours - easier)
            }
            Special::Universe => {
                let high = player.stacks().iter().filter(|stack| stack.visible.height >= UNIVERSE - easier);
                (high.count() as u8, colours - easier)
            }
            Special::Supremacy => {
                let supreme = |icon| player.supreme_in(icon, SUPREMACY.0 - easier).count() as u8;
                (Icon::ALL.into_iter().map(supreme).max().unwrap_or(0), SUPREMACY.1 - easier)
            }
            Special::Destiny => (player.forecast().len() as u8, DESTINY - easier),
            Special::Wealth => (player.bonus_count() as u8, WEALTH - easier),
            Special::Heritage => (player.most_hexagons(), HERITAGE - easier),
            Special::History => (player.most_echoes(), HISTORY - easier),
            // What earns them happens once and is claimed at once.
            Special::Legend | Special::Repute | Special::Fame | Special::Glory | Special::Victory => (0, 1),
        };
        Missing { has: u16::from(has), needs: u16::from(needs) }
    }

    /// Where a seat is nearest to a special achievement that counts something in colours; everything else says [`Innovation::progress`].
    pub fn nearest(&self, seat: Seat, special: Special) -> Nearest {
        let player = self.player(seat);
        let fullest = |count: &dyn Fn(Colour) -> u8| {
            let most = Colour::ALL.into_iter().map(count).max().unwrap_or(0);
            Colour::ALL.into_iter().filter(|colour| most > 0 && count(*colour) == most).collect()
        };
        match special {
            Special::Supremacy => {
                let colours = |icon: &Icon| player.supreme_in(*icon, SUPREMACY.0).count();
                // Of equal ones the first.
                let icon = Icon::ALL.into_iter().rev().max_by_key(colours).filter(|icon| colours(icon) > 0);
                Nearest {
                    icon,
                    colours: icon.into_iter().flat_map(|icon| player.supreme_in(icon, SUPREMACY.0)).collect(),
                }
            }
            Special::Heritage => {
                Nearest { icon: None, colours: fullest(&|colour| player.stack(colour).visible.hexagons) }
            }
            Special::History => Nearest { icon: None, colours: fullest(&|colour| player.echoes_in(colour)) },
            _ => Nearest::default(),
        }
    }

    /// The special achievement that is earned by laying this card so, as the table is now, and by whom: melding a city with an arrow onto
    /// a colour that is splayed so, tucking one with a flag or a fountain.
    pub fn earned_by(&self, card: Card, to: Zone, how: How) -> Option<(Seat, Special)> {
        let Zone::Board(seat) = to else { return None };
        if card.set() != Set::Cities {
            return None;
        }
        let splay = self.player(seat).stack(card.colour()).splay();
        let special = match how {
            How::Meld if card.symbols().any(|symbol| symbol == Symbol::Arrow(splay)) => match splay {
                Splay::Left => Special::Legend,
                Splay::Right => Special::Repute,
                Splay::Up => Special::Fame,
                Splay::None => return None,
            },
            How::Tuck if card.symbols().any(|symbol| symbol == Symbol::Flag) => Special::Glory,
            How::Tuck if card.symbols().any(|symbol| symbol == Symbol::Fountain) => Special::Victory,
            _ => return None,
        };
        Some((seat, special))
    }

    /// The cards of a seat's hand with which it would earn one of the special achievements of Cities now, melded or tucked.
    pub fn earned_with(&self, seat: Seat, special: Special) -> impl Iterator<Item = Card> + '_ {
        let earns =
            move |how| move |card: &Card| self.earned_by(*card, Zone::Board(seat), how) == Some((seat, special));
        let hand = self.player(seat).all_in_hand();
        hand.filter(move |card| earns(How::Meld)(card) || earns(How::Tuck)(card))
    }
}
