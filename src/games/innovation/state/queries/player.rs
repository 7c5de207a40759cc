//! Questions about a player.

use super::super::super::card::{Card, Colour, Icon, Icons};
use super::super::super::karma::{Counted, Each};
use super::super::super::sets::Set;
use super::super::{Cards, Innovation, PlayerState, Stack};
use crate::engine::{Seat, SeatSet};
use std::cell::Cell;

impl Innovation {
    /// What there is to ask about a player.
    pub fn player(&self, seat: Seat) -> Player<'_> {
        Player { game: self, seat, consulted: None }
    }
}

/// A player at the table, for questions about what is his. It sees the whole table: whatever lies there may change the answer.
#[derive(Clone, Copy)]
pub struct Player<'a> {
    game: &'a Innovation,
    seat: Seat,
    /// Where it is noted that hidden cards are looked through ([`Player::noting`]).
    consulted: Option<&'a Cell<SeatSet>>,
}

impl<'a> Player<'a> {
    fn cards(self) -> &'a PlayerState {
        &self.game.players[self.seat.index()]
    }

    /// The player for an effect: whoever looks through his hidden cards notes that here.
    pub(in crate::games::innovation) fn noting(self, consulted: &'a Cell<SeatSet>) -> Player<'a> {
        Player { consulted: Some(consulted), ..self }
    }

    /// The player for what follows from the backs of his cards, which everybody sees.
    fn unnoted(self) -> Player<'a> {
        Player { consulted: None, ..self }
    }

    /// Notes that hidden cards are looked through, if there are any.
    fn note(self, cards: &[Card]) {
        if let Some(consulted) = self.consulted
            && !cards.is_empty()
        {
            let mut seats = consulted.get();
            seats.insert(self.seat);
            consulted.set(seats);
        }
    }

    /// The hand, in the order in which the cards came.
    pub fn hand(self) -> &'a Cards {
        self.note(&self.cards().hand);
        &self.cards().hand
    }

    /// The score pile, in the order in which the cards came.
    pub fn score_pile(self) -> &'a Cards {
        self.note(&self.cards().score);
        &self.cards().score
    }

    /// The forecast, in the order in which the cards came.
    pub fn forecast(self) -> &'a [Card] {
        self.note(&self.cards().forecast);
        &self.cards().forecast
    }

    /// The artifact on display.
    pub fn display(self) -> Option<Card> {
        self.cards().display
    }

    /// The card that is carried out instead of being tucked.
    pub fn revealed(self) -> Option<Card> {
        self.cards().revealed
    }

    /// Normal achievements, and relics among them.
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
        self.unnoted().all_scored().map(Card::printed_value).max().unwrap_or(0)
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
        self.cards().board.iter().map(|stack| stack.visible.height).max().unwrap_or(0)
    }

    /// Whether a karma of a top figure lets something count otherwise.
    pub(in crate::games::innovation) fn has_counting_karmas(self) -> bool {
        self.cards().board.iter().any(|stack| stack.visible.counts != 0)
    }

    /// How many of this icon are visible on the board.
    pub fn icons(self, icon: Icon) -> u8 {
        if !self.has_counting_karmas() {
            return self.cards().board.iter().map(|stack| stack.visible.icons[icon.index()]).sum();
        }
        self.all_icons()[icon.index()]
    }

    /// How many of each icon are printed where they are visible on the board.
    pub fn printed_icons(self) -> Icons {
        Icon::ALL.map(|icon| self.cards().board.iter().map(|stack| stack.visible.icons[icon.index()]).sum())
    }

    /// How many of each icon are visible on the board.
    pub fn all_icons(self) -> Icons {
        let printed = self.printed_icons();
        let mut all = printed;
        for each in self.game.each(self.seat, Counted::Icons) {
            if let Each::Icons(further) = each {
                let further = further(self.unnoted(), &printed);
                all.iter_mut().zip(further).for_each(|(count, more)| *count = count.saturating_add(more));
            }
        }
        all
    }

    /// Who it is.
    pub fn seat(self) -> Seat {
        self.seat
    }

    /// The table at which he sits.
    pub fn table(self) -> &'a Innovation {
        self.game
    }

    /// Whether he tucked a card of this colour in this turn (anybody's turn).
    pub fn has_tucked(self, colour: Colour) -> bool {
        self.cards().tucked_colours & 1 << colour.index() != 0
    }

    /// The score pile, and whatever a karma counts as part of it.
    pub fn all_scored(self) -> impl Iterator<Item = Card> + 'a {
        let (hand, forecast) = self.game.also_scored(self.seat);
        let hand = if hand { self.hand().as_slice() } else { &[] };
        let forecast = if forecast { self.forecast() } else { &[] };
        self.score_pile().iter().chain(hand).chain(forecast).copied()
    }

    /// The hand, and whatever a karma counts as part of it.
    pub fn all_in_hand(self) -> impl Iterator<Item = Card> + 'a {
        let more = if self.game.holds_forecast(self.seat) { self.forecast() } else { &[] };
        self.hand().iter().chain(more).copied()
    }

    /// The points: the value of the score pile, the highest visible bonus, and one for each further bonus.
    pub fn points(self) -> u16 {
        let scored: u16 = self.unnoted().all_scored().map(|card| u16::from(card.printed_value())).sum();
        if self.game.sets.is_base() {
            return scored;
        }
        let further = |each| if let Each::Points(points) = each { points(self.unnoted()) } else { 0 };
        scored + self.bonus_points() + self.game.each(self.seat, Counted::Points).map(further).sum::<u16>()
    }

    /// The points that count towards a normal achievement of this age.
    pub fn points_towards(self, age: u8) -> u16 {
        self.points() + self.more_towards(age)
    }

    /// How many of them count for achievements of this age alone.
    pub(in crate::games::innovation) fn more_towards(self, age: u8) -> u16 {
        let further = |each| if let Each::PointsTowards(points) = each { points(self.unnoted(), age) } else { 0 };
        self.game.each(self.seat, Counted::PointsTowards).map(further).sum()
    }

    /// The highest value of a top card as it counts for claiming achievements.
    pub fn height_to_claim(self) -> u8 {
        let further = |each| if let Each::HeightToClaim(more) = each { more(self.unnoted()) } else { 0 };
        self.highest_top() + self.game.each(self.seat, Counted::HeightToClaim).map(further).sum::<u8>()
    }

    /// The points of the bonuses (rules/innovation/en.md#bonuses).
    pub fn bonus_points(self) -> u16 {
        let highest = self.highest_bonus();
        u16::from(highest) + self.bonus_count().saturating_sub(1)
    }

    /// The highest bonus of the board; 0 without any.
    pub fn highest_bonus(self) -> u8 {
        let visible = self.cards().board.iter().map(|stack| stack.visible.highest_bonus).max().unwrap_or(0);
        if self.game.has_scored_bonuses(self.seat) { visible.max(self.highest_score()) } else { visible }
    }

    /// The bonuses of the board, colour by colour, each from the top; then those that a karma counts.
    pub fn bonuses(self) -> impl Iterator<Item = u8> + 'a {
        let scored =
            self.game.has_scored_bonuses(self.seat).then(|| self.unnoted().all_scored().map(Card::printed_value));
        self.stacks().iter().flat_map(Stack::bonuses).chain(scored.into_iter().flatten())
    }

    /// Whether flags or fountains are visible.
    pub fn has_passing_achievements(self) -> bool {
        self.cards().board.iter().any(|stack| stack.visible.flags + stack.visible.fountains > 0)
    }

    /// How many bonuses the board has.
    pub fn bonus_count(self) -> u16 {
        let visible: u16 = self.cards().board.iter().map(|stack| u16::from(stack.visible.bonuses)).sum();
        if self.game.has_scored_bonuses(self.seat) {
            visible + self.unnoted().all_scored().count() as u16
        } else {
            visible
        }
    }

    /// The most hexagons that are visible in a colour.
    pub fn most_hexagons(self) -> u8 {
        self.cards().board.iter().map(|stack| stack.visible.hexagons).max().unwrap_or(0)
    }

    /// The most echo effects that are visible in a colour.
    pub fn most_echoes(self) -> u8 {
        if !self.has_counting_karmas() {
            return self.stacks().iter().map(|stack| stack.visible.echoes).max().unwrap_or(0);
        }
        Colour::ALL.into_iter().map(|colour| self.echoes_in(colour)).max().unwrap_or(0)
    }

    /// How many echo effects are visible in a colour, those that karmas count included.
    pub fn echoes_in(self, colour: Colour) -> u8 {
        let hexagons = self.game.echoing_hexagons(self.seat).is_some();
        let colours = self.game.gathered(self.seat, colour);
        let visible = colours.iter().map(|colour| &self.stack(*colour).visible);
        visible.map(|visible| visible.echoes + if hexagons { visible.hexagons } else { 0 }).sum()
    }

    /// The colours in which this icon is visible at least so often, as Supremacy asks.
    pub fn supreme_in(self, icon: Icon, least: u8) -> impl Iterator<Item = Colour> + 'a {
        let stacks = &self.cards().board;
        Colour::ALL.into_iter().filter(move |colour| stacks[colour.index()].visible.icons[icon.index()] >= least)
    }

    /// The top cities with the featured icon of this card: with one of them it can be endorsed (rules/innovation/en.md#endorse).
    pub fn cities_for(self, card: Card) -> impl Iterator<Item = Card> + 'a {
        let shows = move |city: &Card| {
            city.set() == Set::Cities && card.is_featured(card.featured()) && city.has(card.featured())
        };
        self.tops().filter(shows)
    }

    /// The value that a card which is tucked for it may have at most, if this card can be endorsed: that of the city. Of several the
    /// highest allows most.
    pub fn endorsement(self, card: Card) -> Option<u8> {
        self.cities_for(card).map(Card::printed_value).max()
    }

    /// The cards of the hand that may be tucked to endorse this card.
    pub fn endorsing(self, card: Card) -> impl Iterator<Item = Card> + 'a {
        let most = self.endorsement(card).unwrap_or(0);
        self.all_in_hand().filter(move |paid| paid.printed_value() <= most)
    }

    /// The cards of the forecast that may be promoted after a meld action with this card (rules/innovation/en.md#promote).
    pub fn promotable(self, melded: Card) -> impl Iterator<Item = Card> + 'a {
        let most = self.game.value_of(melded);
        self.cards().forecast.iter().copied().filter(move |card| card.printed_value() <= most)
    }
}
