//! A turn: the six actions, workers, and buying cards (rules/burgundy/en.md#turn, rules/burgundy/en.md#buy-cards).

use super::cards::{Card, Die, Goods};
use super::choice::{Action, Choice, Prompt};
use super::event::Scope;
use super::facts::{CONVERSION, MOST_PROJECTS, PURCHASE_CARDS, WORKERS_FILLED};
use super::scoring::conversion_points;
use super::state::{Burgundy, Owner, Source};
use crate::engine::{Flow, Seat, Table};
use arrayvec::ArrayVec;

/// What becomes of a card that was bought.
#[derive(Clone, Copy)]
enum Purchased {
    Kept,
    Used,
}

impl Burgundy {
    /// One player's turn: an action with one of the dice in hand, and once, before, during or after it, a purchase.
    pub(super) fn turn(&mut self, t: &mut dyn Table<Burgundy>, seat: Seat) -> Flow {
        self.open_turn();
        if !self.player(seat).hand().is_empty() {
            self.decide_and_act(t, seat, Prompt::Turn)?;
        }
        if self.may_buy(seat) && t.whether(self, seat, Prompt::AfterAction, [Choice::Buy, Choice::Pass])? {
            self.buy_cards(t, seat)?;
        }
        self.close_turn();
        Ok(())
    }

    /// Asks a question of the turn. Wherever one is asked, cards may be bought first (rules/burgundy/rulings.md#6). A
    /// question without any choice is not asked at all, even if cards could be bought.
    pub(super) fn decide(&mut self, t: &mut dyn Table<Burgundy>, seat: Seat, prompt: Prompt) -> Flow<Option<Choice>> {
        loop {
            let offered = self.offered(seat, prompt);
            if matches!(offered[..], [] | [Choice::Buy]) {
                return Ok(None);
            }
            match t.choose(self, seat, prompt, offered, |choice| choice)? {
                Choice::Buy => self.buy_cards(t, seat)?,
                choice => return Ok(Some(choice)),
            }
        }
    }

    /// Asks for an action, with a die of the hand where it is the turn's, and carries it out.
    pub(super) fn decide_and_act(&mut self, t: &mut dyn Table<Burgundy>, seat: Seat, prompt: Prompt) -> Flow {
        let Some(Choice::Act(die, action)) = self.decide(t, seat, prompt)? else { return Ok(()) };
        if let (Prompt::Turn, Some(die)) = (prompt, die) {
            self.play_die(seat, die);
        }
        self.within(t, Scope::Action(seat, die), |game, t| game.act(t, seat, die.map(Card::die), action))
    }

    /// Carries out an action with a die, or without one. The fewest workers that turn the die are spent first.
    pub(super) fn act(&mut self, t: &mut dyn Table<Burgundy>, seat: Seat, die: Option<Die>, action: Action) -> Flow {
        self.spend_workers(t, seat, self.workers_for(die, action));
        match action {
            Action::Take(card) => self.take_from_display(t, seat, card),
            Action::Place(card, spot) => self.place(t, seat, card, spot),
            Action::Sell(sort) => {
                self.sell(t, seat, sort);
                Ok(())
            }
            Action::Workers => {
                let missing = WORKERS_FILLED.saturating_sub(self.player(seat).workers());
                self.gain_workers(t, seat, missing);
                Ok(())
            }
            Action::Silver => {
                self.gain_silver(t, seat, 1);
                Ok(())
            }
            Action::Convert => self.convert(t, seat),
        }
    }

    /// How many workers an action costs with this die, 0 to 3.
    pub fn workers_for(&self, die: Option<Die>, action: Action) -> u8 {
        match action {
            Action::Take(card) => self.row_of(card).map_or(0, |row| workers_needed(die, row)),
            Action::Place(card, _) => workers_needed(die, card.die()),
            Action::Sell(sort) => workers_to_sell(die, sort),
            Action::Workers | Action::Silver | Action::Convert => 0,
        }
    }

    /// Action 1: a card from the display becomes a project.
    pub(super) fn take_from_display(&mut self, t: &mut dyn Table<Burgundy>, seat: Seat, card: Card) -> Flow {
        self.make_room(t, seat, card)?;
        self.take_card(t, seat, card);
        Ok(())
    }

    /// Whoever has three projects gives one up before this one comes.
    fn make_room(&mut self, t: &mut dyn Table<Burgundy>, seat: Seat, coming: Card) -> Flow {
        let projects = self.player(seat).projects();
        if projects.len() == MOST_PROJECTS {
            let card = t.choose(self, seat, Prompt::MakeRoom(coming), projects.iter().copied(), Choice::GiveUp)?;
            self.give_up(t, seat, card);
        }
        Ok(())
    }

    /// Action 3: all goods of a sort are sold, each for a point and a silver; the start player card comes along, its question
    /// mark up. The order of this passage stays. Alone, there is no start player card.
    pub(super) fn sell(&mut self, t: &mut dyn Table<Burgundy>, seat: Seat, sort: Goods) {
        let count = self.sell_goods(t, seat, sort);
        self.score(t, Owner::Seat(seat), Source::Goods, i16::from(count));
        self.gain_silver(t, seat, count);
        if self.egon().is_none() {
            self.take_start_card(t, seat);
        }
    }

    /// Action 6: any number of workers and silver becomes a point for each three; a rest brings nothing. At least one point is made.
    fn convert(&mut self, t: &mut dyn Table<Burgundy>, seat: Seat) -> Flow {
        let player = self.player(seat);
        let silver = player.silver();
        let all = (0..=player.workers()).flat_map(|workers| (0..=silver).map(move |silver| (workers, silver)));
        let enough = all.filter(|(workers, silver)| workers + silver >= CONVERSION);
        let as_choice = |(workers, silver)| Choice::HandIn { workers, silver };
        let (workers, silver) = t.choose(self, seat, Prompt::HandIn, enough, as_choice)?;
        self.hand_in(t, seat, workers, silver);
        self.score(t, Owner::Seat(seat), Source::Conversion, conversion_points(workers, silver));
        Ok(())
    }

    /// Three cards from the draw pile: one becomes a project or is used as a die, the others are discarded
    /// (rules/burgundy/en.md#buy-cards).
    fn buy_cards(&mut self, t: &mut dyn Table<Burgundy>, seat: Seat) -> Flow {
        self.pay_for_cards(seat);
        self.within(t, Scope::Purchase(seat), |game, t| game.use_purchase(t, seat))
    }

    fn use_purchase(&mut self, t: &mut dyn Table<Burgundy>, seat: Seat) -> Flow {
        self.look_at_purchase(t, seat);
        let cards: ArrayVec<Card, PURCHASE_CARDS> = self.purchase().iter().copied().collect();
        let kept = cards.iter().map(|card| (Choice::Keep(*card), (*card, Purchased::Kept)));
        let used = cards.iter().map(|card| (Choice::Use(*card), (*card, Purchased::Used)));
        match t.pick(self, seat, Prompt::Purchase, kept.chain(used))? {
            (card, Purchased::Kept) => {
                self.make_room(t, seat, card)?;
                self.keep(t, seat, card);
                Ok(())
            }
            (card, Purchased::Used) => {
                self.use_as_die(t, seat, card);
                self.decide_and_act(t, seat, Prompt::ExtraAction(card))
            }
        }
    }
}

/// Workers that turn a die to this number; none without a die.
pub fn workers_needed(die: Option<Die>, wanted: Die) -> u8 {
    die.map_or(0, |die| die.workers_to(wanted))
}

/// Workers that turn a die to one of a sort's two numbers.
pub fn workers_to_sell(die: Option<Die>, sort: Goods) -> u8 {
    sort.dice().map(|number| workers_needed(die, number)).into_iter().min().unwrap_or(0)
}
