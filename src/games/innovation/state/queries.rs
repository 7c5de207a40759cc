//! Every question about the table: what lies where, who plays with whom, what counts, what could be done. Whatever a rule or a card
//! changes of such an answer is changed here; cards, bots and the page ask nothing but this.

use super::super::card::{Back, Card, Colour, Icon, Icons, Splay, Symbol, Visible};
use super::super::cards::effects;
use super::super::facts::{
    DESTINY, EMPIRE, HERITAGE, HISTORY, LAST_AGE, MONUMENT, POINTS_AN_AGE, SUPREMACY, UNIVERSE, WEALTH, WORLD,
};
use super::super::sets::{Set, Sets};
use super::moves::TOGETHER;
use super::{Cards, Innovation, MOST_PLAYERS, Phase, PlayerState, Running, Special, Stack, Zone, place_of};
use crate::engine::{Seat, SeatSet};

/// What is missing for an achievement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Missing {
    /// How much of what it asks for is there.
    pub has: u16,
    /// How much it asks for.
    pub needs: u16,
}

/// Who has part in a dogma action, by the icons at its beginning (rules, "Teilnahme/Anfälligkeit").
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Count {
    /// The icon that is counted.
    pub icon: Icon,
    /// How many of it everybody has.
    pub counts: [u8; MOST_PLAYERS],
    /// Who has as many as the player: shares, and is safe from demands. A partner too.
    pub sharers: SeatSet,
    /// Which opponents have fewer: subject to demands.
    pub victims: SeatSet,
}

/// The match.
impl Innovation {
    /// Whether cards that are handled at once move together, in an order of choice: since version 2 of the rules.
    pub(in crate::games::innovation) fn moves_together(&self) -> bool {
        self.rules >= TOGETHER
    }

    /// What the next step does.
    pub(in crate::games::innovation) fn phase(&self) -> Phase {
        self.phase
    }

    /// The sets in play.
    pub fn sets(&self) -> Sets {
        self.sets
    }

    /// Achievements that win, 4 to 11.
    pub fn to_win(&self) -> u8 {
        self.to_win
    }

    /// Whose turn it is.
    pub fn current(&self) -> Seat {
        self.current
    }

    /// The number of the turn, counted from 1; 0 before the first.
    pub fn turn(&self) -> u16 {
        self.turn
    }

    /// Actions left in this turn, the one that is asked for or carried out included.
    pub fn actions_left(&self) -> u8 {
        self.actions_left
    }

    /// Whether a card was endorsed in this turn: no other one can be.
    pub fn has_endorsed(&self) -> bool {
        self.endorsed
    }

    /// The dogma being carried out, and those that its effects carry out, innermost last. Empty between actions.
    pub fn running(&self) -> &[Running] {
        &self.running
    }

    /// The dogma that is carried out, the innermost if one carries out another.
    pub(in crate::games::innovation) fn frame(&self) -> &Running {
        self.running.last().unwrap_or_else(|| unreachable!("effects run inside a dogma"))
    }

    /// A number that grows with everything that happens to a card or a splay.
    pub fn changes(&self) -> u32 {
        self.changes
    }

    /// All seats, in playing order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        Seat::all(self.players.len() as u8)
    }

    /// All seats clockwise, this one first.
    pub fn around(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        seat.around(self.players.len() as u8)
    }

    /// The other seats clockwise, from this one's left.
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.around(seat).skip(1)
    }

    /// Whether these two play against each other.
    pub fn opposed(&self, one: Seat, other: Seat) -> bool {
        if self.teams { one.0 % 2 != other.0 % 2 } else { one != other }
    }

    /// The opponents clockwise, from this seat's left. A partner is none.
    pub fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        self.others(seat).filter(move |other| self.opposed(seat, *other))
    }

    /// Whether it is a game of two teams.
    pub fn in_teams(&self) -> bool {
        self.teams
    }

    /// The seat and, in teams, its partner.
    pub fn side(&self, seat: Seat) -> SeatSet {
        self.seats().filter(|other| !self.opposed(seat, *other)).collect()
    }
}

/// The cards.
impl Innovation {
    /// What there is to ask about a player.
    pub fn player(&self, seat: Seat) -> Player<'_> {
        Player { game: self, seat }
    }

    /// The supply pile of the base game of an age, 1 to 10; the top is at the end.
    pub fn pile(&self, age: u8) -> &[Card] {
        self.pile_of(Back { set: Set::Base, value: age })
    }

    /// The supply pile of cards with this back; the top is at the end. Empty if the set is not in play.
    pub fn pile_of(&self, back: Back) -> &[Card] {
        self.supply.0.get(place_of(back)).map_or(&[], |pile| pile.as_slice())
    }

    /// The normal achievements in the middle. Nobody ever sees their faces.
    pub fn available(&self) -> &[Card] {
        &self.available
    }

    /// Cards out of the game.
    pub fn removed(&self) -> &[Card] {
        &self.removed
    }

    /// Where a card lies.
    pub fn zone(&self, card: Card) -> Zone {
        self.zones[card.index()]
    }

    /// The cards of a zone that belongs to a seat or to all; a board from red to purple, each from bottom to top.
    pub fn cards_in(&self, zone: Zone) -> Cards {
        match zone {
            Zone::Supply => self.supply.0.iter().flatten().copied().collect(),
            Zone::Hand(seat) => self.player(seat).hand().clone(),
            Zone::Score(seat) => self.player(seat).score_pile().clone(),
            Zone::Forecast(seat) => self.player(seat).forecast().iter().copied().collect(),
            Zone::Board(seat) => {
                self.player(seat).stacks().iter().flat_map(|stack| stack.cards.iter().copied()).collect()
            }
            Zone::Achievements(seat) => self.player(seat).achievements().iter().copied().collect(),
            Zone::Available => self.available.iter().copied().collect(),
            Zone::Removed => self.removed.clone(),
        }
    }

    /// The age from which a card of this value would be drawn: the next one with a pile of the base game, for without it an age is empty
    /// whatever else is left of it (rules, "Erweiterungskarten ziehen"). `None` ends the game.
    pub fn age_drawn(&self, value: u8) -> Option<u8> {
        (value.max(1)..=LAST_AGE).find(|age| !self.supply.0[usize::from(*age) - 1].is_empty())
    }

    /// The pile from which a seat would draw a card of this set and value: the base game's where the set has none left, and instead of
    /// that Echoes' if the hand asks for it. `None` ends the game.
    pub fn pile_drawn(&self, seat: Seat, set: Set, value: u8) -> Option<Back> {
        let value = self.age_drawn(value)?;
        let base = Back { set: Set::Base, value };
        if self.sets.is_base() {
            return Some(base);
        }
        let filled = |set| Some(Back { set, value }).filter(|back| !self.pile_of(*back).is_empty());
        let echo = || if self.draws_echoes(seat) { filled(Set::Echoes) } else { None };
        let wanted = if set == Set::Base { None } else { filled(set) };
        Some(wanted.or_else(echo).unwrap_or(base))
    }

    /// Whether this seat draws cards of Echoes instead of the base game: there are cards in the hand, and none of them is one (rules,
    /// "Echoes of the Past").
    pub fn draws_echoes(&self, seat: Seat) -> bool {
        let hand = self.player(seat).hand();
        self.sets.has(Set::Echoes) && !hand.is_empty() && hand.iter().all(|card| card.set() != Set::Echoes)
    }

    /// Whether this symbol of a card is visible on a board.
    pub fn shows(&self, card: Card, symbol: Symbol) -> bool {
        let Zone::Board(owner) = self.zone(card) else { return false };
        let stack = self.player(owner).stack(card.colour());
        stack.visible_of(card).any(|shown| shown == symbol)
    }

    /// Whether splaying or widening the board brings this seat a city: there is none in the hand (rules, "Cities of Destiny").
    pub fn draws_cities(&self, seat: Seat) -> bool {
        self.sets.has(Set::Cities) && !self.player(seat).hand().iter().any(|card| card.set() == Set::Cities)
    }

    /// Whether this seat is shown which card this is, of all that look the same from behind. `None` looks on from outside.
    pub fn knows(&self, seat: Option<Seat>, card: Card) -> bool {
        self.knowledge.shows(seat, card, self.zone(card))
    }

    /// What somebody with a perfect memory knows of a card: a mark of [`knowledge`](super::super::knowledge).
    pub(in crate::games::innovation) fn mark(&self, looker: Option<Seat>, card: Card) -> u8 {
        self.knowledge.mark(looker, card)
    }

    /// Whether splaying so would change something.
    pub fn can_splay(&self, seat: Seat, colour: Colour, splay: Splay) -> bool {
        let stack = self.player(seat).stack(colour);
        stack.cards.len() >= 2 && stack.splay != splay
    }
}

/// Achievements.
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
        if self.sets.is_base() { lasting } else { lasting + self.flags(seat) + self.fountains(seat) }
    }

    /// How many of a seat's flags count as achievements: they are visible, and no opponent has more visible cards of the colour.
    pub fn flags(&self, seat: Seat) -> u8 {
        let stands = |colour: &Colour| {
            let own = self.player(seat).stack(*colour).visible_cards();
            self.opponents(seat).all(|opponent| self.player(opponent).stack(*colour).visible_cards() <= own)
        };
        let flags = |colour: Colour| self.player(seat).stack(colour).visible.flags;
        let raised = Colour::ALL.into_iter().filter(|colour| flags(*colour) > 0);
        raised.filter(stands).map(flags).sum()
    }

    /// How many of a seat's fountains are visible: each counts as an achievement.
    pub fn fountains(&self, seat: Seat) -> u8 {
        self.player(seat).stacks().iter().map(|stack| stack.visible.fountains).sum()
    }

    /// The achievements that count for a seat's victory: in teams those of both partners.
    pub fn side_achievements(&self, seat: Seat) -> u8 {
        self.side(seat).iter().map(|seat| self.achievements(seat)).sum()
    }

    /// The points that count for a seat when the supply has run out: in teams those of both partners.
    pub fn side_points(&self, seat: Seat) -> u16 {
        self.side(seat).iter().map(|seat| self.player(seat).points()).sum()
    }

    /// Whether a seat may claim the normal achievement of this age with an achieve action.
    pub fn may_achieve(&self, seat: Seat, age: u8) -> bool {
        self.is_eligible(seat, age) && self.available.iter().any(|card| card.value() == age)
    }

    /// Whether a seat has what a normal achievement of this age asks for, wherever it lies.
    pub fn is_eligible(&self, seat: Seat, age: u8) -> bool {
        self.is_eligible_with(seat, self.player(seat).points(), age)
    }

    /// The same with so many points.
    pub fn is_eligible_with(&self, seat: Seat, points: u16, age: u8) -> bool {
        points >= self.points_asked(seat, age) && self.player(seat).highest_top() >= age
    }

    /// The points that a normal achievement of this age asks a seat for: each that it owns of the age makes it as much dearer (rules,
    /// "Duplizierte Errungenschaften").
    pub fn points_asked(&self, seat: Seat, age: u8) -> u16 {
        let points = POINTS_AN_AGE * u16::from(age);
        if !self.sets.has(Set::Echoes) {
            return points;
        }
        let owned = self.player(seat).achievements().iter().filter(|card| card.value() == age).count() as u16;
        points * (owned + 1)
    }

    /// Whether a seat has what a special achievement asks for.
    pub fn has_earned(&self, seat: Seat, special: Special) -> bool {
        let Missing { has, needs } = self.progress(seat, special);
        has >= needs
    }

    /// How far a seat has come with a special achievement: cards, icons, colours or top cards.
    pub fn progress(&self, seat: Seat, special: Special) -> Missing {
        let player = self.player(seat);
        let (has, needs) = match special {
            Special::Monument => (player.tucked().max(player.scored()), MONUMENT),
            Special::Empire => {
                (player.all_icons().iter().map(|icons| (*icons).min(EMPIRE)).sum(), EMPIRE * Icon::ALL.len() as u8)
            }
            Special::World => (player.icons(Icon::Clock), WORLD),
            Special::Wonder => {
                let wide = |stack: &&Stack| matches!(stack.splay, Splay::Right | Splay::Up);
                (player.stacks().iter().filter(wide).count() as u8, Colour::ALL.len() as u8)
            }
            Special::Universe => {
                (player.tops().filter(|card| card.value() >= UNIVERSE).count() as u8, Colour::ALL.len() as u8)
            }
            Special::Supremacy => {
                let colours = |icon: Icon| {
                    let many = |stack: &&Stack| stack.visible.icons[icon.index()] >= SUPREMACY.0;
                    player.stacks().iter().filter(many).count() as u8
                };
                (Icon::ALL.into_iter().map(colours).max().unwrap_or(0), SUPREMACY.1)
            }
            Special::Destiny => (player.forecast().len() as u8, DESTINY),
            Special::Wealth => (player.bonus_count() as u8, WEALTH),
            Special::Heritage => (player.most_hexagons(), HERITAGE),
            Special::History => (player.most_echoes(), HISTORY),
            // What earns them happens once and is claimed at once.
            Special::Legend | Special::Repute | Special::Fame | Special::Glory | Special::Victory => (0, 1),
        };
        Missing { has: u16::from(has), needs: u16::from(needs) }
    }
}

/// Dogma.
impl Innovation {
    /// Counts the featured icon of a card as if this seat activated it now.
    pub fn count(&self, card: Card, by: Seat) -> Count {
        let icon = card.featured();
        let mut counts = [0; MOST_PLAYERS];
        self.seats().for_each(|seat| counts[seat.index()] = self.player(seat).icons(icon));
        let own = counts[by.index()];
        Count {
            icon,
            counts,
            sharers: self.others(by).filter(|seat| counts[seat.index()] >= own).collect(),
            victims: self.opponents(by).filter(|seat| counts[seat.index()] < own).collect(),
        }
    }
}

impl Running {
    /// The card.
    pub fn card(&self) -> Card {
        self.card
    }

    /// Who activated it, or carries out its effects alone.
    pub fn by(&self) -> Seat {
        self.by
    }

    /// Whether another effect carries it out: nothing is shared, demands are left out.
    pub fn is_nested(&self) -> bool {
        self.nested
    }

    /// Who shares its effects.
    pub fn sharers(&self) -> SeatSet {
        self.sharers
    }

    /// Who is subject to its demands.
    pub fn victims(&self) -> SeatSet {
        self.victims
    }

    /// The effect that is carried out, from 0.
    pub fn effect(&self) -> u8 {
        self.effect
    }

    /// Whether this effect is a demand.
    pub fn demands(&self) -> bool {
        effects(self.card).get(usize::from(self.effect)).is_some_and(|effect| effect.is_demand())
    }

    /// The sentence of the effect, from 0.
    pub fn sentence(&self) -> u8 {
        self.sentence
    }

    /// Who carries it out now.
    pub fn acting(&self) -> Seat {
        self.acting
    }

    /// The card that was kept in mind of a seat.
    pub(in crate::games::innovation) fn kept(&self, seat: Seat) -> Option<Card> {
        self.kept[seat.index()]
    }

    /// What was noted about a seat.
    pub(in crate::games::innovation) fn noted(&self, seat: Seat) -> u8 {
        self.noted[seat.index()]
    }

    /// Whether an opponent changed something by sharing.
    pub(in crate::games::innovation) fn is_shared(&self) -> bool {
        self.shared
    }

    /// Whether an effect ended the action.
    pub(in crate::games::innovation) fn is_complete(&self) -> bool {
        self.complete
    }
}

/// A pile on a board.
impl Stack {
    /// The cards from the bottom to the top.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// How it is splayed. Fewer than two cards never are.
    pub fn splay(&self) -> Splay {
        self.splay
    }

    /// The top card.
    pub fn top(&self) -> Option<Card> {
        self.cards.last().copied()
    }

    /// The bottom card.
    pub fn bottom(&self) -> Option<Card> {
        self.cards.first().copied()
    }

    /// How many of each icon are visible.
    pub fn icons(&self) -> &Icons {
        &self.visible.icons
    }

    /// What is visible.
    pub fn visible(&self) -> &Visible {
        &self.visible
    }

    /// How many of its cards are visible: the top one, or all if it is splayed.
    pub fn visible_cards(&self) -> usize {
        match self.splay {
            Splay::None => self.cards.len().min(1),
            _ => self.cards.len(),
        }
    }

    /// What is visible of one of its cards.
    pub fn visible_of(&self, card: Card) -> impl Iterator<Item = Symbol> + use<> {
        let splay = if self.top() == Some(card) { None } else { Some(self.splay) };
        let on_top = if splay.is_none() { Some(card.symbols()) } else { None };
        let covered = splay.map(|splay| card.left_visible(splay));
        on_top.into_iter().flatten().chain(covered.into_iter().flatten())
    }

    /// The bonuses that are visible, from the top.
    pub fn bonuses(&self) -> impl Iterator<Item = u8> + '_ {
        self.cards.iter().rev().flat_map(|card| self.visible_of(*card)).filter_map(Symbol::bonus)
    }

    /// The cards whose echo effects are visible, from the bottom to the top.
    pub fn echoes(&self) -> impl Iterator<Item = Card> + '_ {
        self.cards.iter().copied().filter(|card| self.visible_of(*card).any(|symbol| symbol == Symbol::Echo))
    }

    /// The same pile without its top card.
    pub(in crate::games::innovation) fn without_top(&self) -> Stack {
        let mut left = self.clone();
        left.cards.pop();
        left.settle();
        left
    }
}

/// A player at the table, for questions about what is his. It sees the whole table: whatever lies there may change the answer.
#[derive(Clone, Copy)]
pub struct Player<'a> {
    game: &'a Innovation,
    seat: Seat,
}

impl<'a> Player<'a> {
    fn cards(self) -> &'a PlayerState {
        &self.game.players[self.seat.index()]
    }

    /// The hand, in the order in which the cards came.
    pub fn hand(self) -> &'a Cards {
        &self.cards().hand
    }

    /// The score pile, in the order in which the cards came.
    pub fn score_pile(self) -> &'a Cards {
        &self.cards().score
    }

    /// The forecast, in the order in which the cards came.
    pub fn forecast(self) -> &'a [Card] {
        &self.cards().forecast
    }

    /// Normal achievements.
    pub fn achievements(self) -> &'a [Card] {
        &self.cards().achievements
    }

    /// The piles of the board, in the order of colours.
    pub fn stacks(self) -> &'a [Stack] {
        &self.cards().board
    }

    /// Cards tucked in this turn (anybody's turn).
    pub fn tucked(self) -> u8 {
        self.cards().tucked
    }

    /// Cards scored in this turn (anybody's turn).
    pub fn scored(self) -> u8 {
        self.cards().scored
    }

    /// The highest value in the score pile; 0 without any.
    pub fn highest_score(self) -> u8 {
        self.cards().score.iter().map(|card| card.value()).max().unwrap_or(0)
    }

    /// A colour of the board.
    pub fn stack(self, colour: Colour) -> &'a Stack {
        &self.cards().board[colour.index()]
    }

    /// The top cards, in the order of colours.
    pub fn tops(self) -> impl Iterator<Item = Card> + 'a {
        self.cards().board.iter().filter_map(Stack::top)
    }

    /// The highest value of a top card; 0 without any.
    pub fn highest_top(self) -> u8 {
        self.tops().map(Card::value).max().unwrap_or(0)
    }

    /// How many of this icon are visible on the board.
    pub fn icons(self, icon: Icon) -> u8 {
        self.cards().board.iter().map(|stack| stack.visible.icons[icon.index()]).sum()
    }

    /// How many of each icon are visible on the board.
    pub fn all_icons(self) -> Icons {
        Icon::ALL.map(|icon| self.icons(icon))
    }

    /// The points: the value of the score pile, the highest visible bonus, and one for each further bonus.
    pub fn points(self) -> u16 {
        let scored: u16 = self.cards().score.iter().map(|card| u16::from(card.value())).sum();
        if self.game.sets.is_base() { scored } else { scored + self.bonus_points() }
    }

    /// The points of the bonuses (rules, "Bonus-Symbole").
    pub fn bonus_points(self) -> u16 {
        let highest = self.highest_bonus();
        u16::from(highest) + self.bonus_count().saturating_sub(1)
    }

    /// The highest visible bonus; 0 without any.
    pub fn highest_bonus(self) -> u8 {
        self.cards().board.iter().map(|stack| stack.visible.highest_bonus).max().unwrap_or(0)
    }

    /// Whether flags or fountains are visible.
    pub fn has_passing_achievements(self) -> bool {
        self.cards().board.iter().any(|stack| stack.visible.flags + stack.visible.fountains > 0)
    }

    /// How many bonuses are visible.
    pub fn bonus_count(self) -> u16 {
        self.cards().board.iter().map(|stack| u16::from(stack.visible.bonuses)).sum()
    }

    /// The most hexagons that are visible in a colour.
    pub fn most_hexagons(self) -> u8 {
        self.cards().board.iter().map(|stack| stack.visible.hexagons).max().unwrap_or(0)
    }

    /// The most echo effects that are visible in a colour.
    pub fn most_echoes(self) -> u8 {
        self.cards().board.iter().map(|stack| stack.visible.echoes).max().unwrap_or(0)
    }

    /// The value that a card which is tucked for it may have, if this card can be endorsed: that of the highest top city with its featured
    /// icon (rules, "Bekräftigen"). Of several cities the highest asks for least.
    pub fn endorsement(self, card: Card) -> Option<u8> {
        let shows = |city: &Card| city.set() == Set::Cities && city.has(card.featured());
        self.tops().filter(shows).map(Card::value).max()
    }

    /// The cards of the hand that may be tucked to endorse this card.
    pub fn endorsing(self, card: Card) -> impl Iterator<Item = Card> + 'a {
        let most = self.endorsement(card).unwrap_or(0);
        self.cards().hand.iter().copied().filter(move |paid| paid.value() <= most)
    }
}
