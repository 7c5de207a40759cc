//! A turn: the six actions, workers, and buying cards (rules/burgundy/en.md#turn, rules/burgundy/en.md#buy-cards).

use super::cards::{Card, Die, Goods};
use super::choice::{Action, Choice, Prompt};
use super::event::Event;
use super::facts::{CONVERSION, MOST_PROJECTS, PURCHASE_CARDS, PURCHASE_SILVER, WORKERS_FILLED};
use super::scoring::conversion_points;
use super::state::{Burgundy, Owner, Source};
use crate::engine::{Flow, Seat, Table};

/// What becomes of a card that was bought.
#[derive(Clone, Copy)]
enum Purchased {
    Kept,
    Used,
}

impl Burgundy {
    /// One player's turn: an action with one of the dice in hand, and once, before, during or after it, a purchase.
    pub(super) fn turn(&mut self, t: &mut dyn Table<Burgundy>, seat: Seat) -> Flow {
        self.bought = false;
        if !self.player(seat).hand.is_empty() {
            self.normal_action(t, seat)?;
        }
        if self.may_buy(seat) && t.whether(self, seat, Prompt::AfterAction, [Choice::Buy, Choice::Pass])? {
            self.buy_cards(t, seat)?;
        }
        self.dice.clear();
        Ok(())
    }

    fn normal_action(&mut self, t: &mut dyn Table<Burgundy>, seat: Seat) -> Flow {
        let list = |game: &Burgundy| {
            let hand = game.player(seat).hand.iter().copied();
            hand.flat_map(|die| game.actions(seat, Some(die)).into_iter().map(move |action| (die, action))).collect()
        };
        let as_choice = |(die, action)| Choice::Act(Some(die), action);
        if let Some((die, action)) = self.decide(t, seat, Prompt::Turn, list, as_choice)? {
            self.player_mut(seat).hand.retain(|card| *card != die);
            self.discard.push(die);
            self.dice.push(die);
            t.tell(self, Event::PlayedDie(seat, die));
            self.act(t, seat, Some(die.die()), action)?;
        }
        Ok(())
    }

    /// Asks a question of the turn. Wherever one is asked, cards may be bought first (rules/burgundy/rulings.md#6). A
    /// question without any choice is not asked at all, even if cards could be bought.
    pub(super) fn decide<T: Copy>(
        &mut self,
        t: &mut dyn Table<Burgundy>,
        seat: Seat,
        prompt: Prompt,
        list: impl Fn(&Burgundy) -> Vec<T>,
        as_choice: impl Fn(T) -> Choice,
    ) -> Flow<Option<T>> {
        loop {
            let things = list(self);
            if things.is_empty() {
                return Ok(None);
            }
            let offers = things.into_iter().map(|thing| (as_choice(thing), Some(thing)));
            let buys = self.may_buy(seat).then_some((Choice::Buy, None));
            match t.pick(self, seat, prompt, offers.chain(buys))? {
                Some(thing) => return Ok(Some(thing)),
                None => self.buy_cards(t, seat)?,
            }
        }
    }

    /// As [`Burgundy::decide`], for an effect that a player may use but need not. Asked even if it cannot be used yet, when
    /// buying cards could change that.
    pub(super) fn decide_freely(
        &mut self,
        t: &mut dyn Table<Burgundy>,
        seat: Seat,
        prompt: Prompt,
        list: impl Fn(&Burgundy) -> Vec<Action>,
    ) -> Flow<Option<Action>> {
        let list = |game: &Burgundy| {
            let mut actions: Vec<Option<Action>> = list(game).into_iter().map(Some).collect();
            if !actions.is_empty() || game.may_buy(seat) {
                actions.push(None);
            }
            actions
        };
        let as_choice = |action: Option<Action>| action.map_or(Choice::Pass, |action| Choice::Act(None, action));
        Ok(self.decide(t, seat, prompt, list, as_choice)?.flatten())
    }

    /// Everything that can be done with one die; with any die for `None`.
    pub(super) fn actions(&self, seat: Seat, card: Option<Card>) -> Vec<Action> {
        let player = self.player(seat);
        let die = card.map(Card::die);
        let reach = |wanted: Die| workers_needed(die, wanted) <= player.workers;
        let mut actions = Vec::with_capacity(32);
        let mut push = |action| actions.push(action);
        for row in Die::ALL.into_iter().filter(|row| reach(*row)) {
            self.display[row.index()].iter().for_each(|taken| push(Action::Take(*taken)));
        }
        for project in player.projects.iter().filter(|project| reach(project.die())) {
            player.spots(project.kind()).for_each(|spot| push(Action::Place(*project, spot)));
        }
        for sort in Goods::ALL {
            if player.goods[sort.index()] > 0 && workers_to_sell(die, sort) <= player.workers {
                push(Action::Sell(sort));
            }
        }
        push(Action::Workers);
        push(Action::Silver);
        if player.workers + player.silver >= CONVERSION {
            push(Action::Convert);
        }
        actions
    }

    /// Carries out an action with a die, or without one. The fewest workers that turn the die are spent first.
    pub(super) fn act(&mut self, t: &mut dyn Table<Burgundy>, seat: Seat, die: Option<Die>, action: Action) -> Flow {
        let workers = self.workers_for(die, action);
        if workers > 0 {
            self.player_mut(seat).workers -= workers;
            t.tell(self, Event::SpentWorkers(seat, workers));
        }
        match action {
            Action::Take(card) => self.take_from_display(t, seat, card),
            Action::Place(card, spot) => self.place(t, seat, card, spot),
            Action::Sell(sort) => {
                self.sell(t, seat, sort);
                Ok(())
            }
            Action::Workers => {
                let missing = WORKERS_FILLED.saturating_sub(self.player(seat).workers);
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
        self.make_room(t, seat)?;
        for row in &mut self.display {
            row.retain(|lying| *lying != card);
        }
        self.player_mut(seat).projects.push(card);
        t.tell(self, Event::Took(seat, card));
        Ok(())
    }

    /// Whoever has three projects gives one up before a new one comes.
    fn make_room(&mut self, t: &mut dyn Table<Burgundy>, seat: Seat) -> Flow {
        let projects = &self.player(seat).projects;
        if projects.len() < MOST_PROJECTS {
            return Ok(());
        }
        let card = t.choose(self, seat, Prompt::MakeRoom, projects.iter().copied(), Choice::GiveUp)?;
        self.player_mut(seat).projects.retain(|project| *project != card);
        self.discard.push(card);
        t.tell(self, Event::GaveUp(seat, card));
        Ok(())
    }

    /// Action 3: all goods of a sort are sold, each for a point and a silver; the start player card comes along, its question
    /// mark up. The order of this passage stays. Alone, there is no start player card.
    pub(super) fn sell(&mut self, t: &mut dyn Table<Burgundy>, seat: Seat, sort: Goods) {
        let player = self.player_mut(seat);
        let count = std::mem::take(&mut player.goods[sort.index()]);
        player.sold[sort.index()] += count;
        t.tell(self, Event::Sold(seat, sort, count));
        self.score(t, Owner::Seat(seat), Source::Goods, i16::from(count));
        self.gain_silver(t, seat, count);
        if self.egon.is_none() {
            self.start_card.holder = seat;
            self.start_card.turned = true;
            t.tell(self, Event::TookStartCard(seat));
        }
    }

    /// Action 6: any number of workers and silver becomes a point for each three; a rest brings nothing. At least one point is made.
    fn convert(&mut self, t: &mut dyn Table<Burgundy>, seat: Seat) -> Flow {
        let player = self.player(seat);
        let silver = player.silver;
        let all = (0..=player.workers).flat_map(|workers| (0..=silver).map(move |silver| (workers, silver)));
        let enough = all.filter(|(workers, silver)| workers + silver >= CONVERSION);
        let as_choice = |(workers, silver)| Choice::HandIn { workers, silver };
        let (workers, silver) = t.choose(self, seat, Prompt::HandIn, enough, as_choice)?;
        let player = self.player_mut(seat);
        player.workers -= workers;
        player.silver -= silver;
        t.tell(self, Event::HandedIn { seat, workers, silver });
        self.score(t, Owner::Seat(seat), Source::Conversion, conversion_points(workers, silver));
        Ok(())
    }

    /// Whether this player could buy cards now: once a turn, for three silver, exactly three cards.
    pub fn may_buy(&self, seat: Seat) -> bool {
        !self.bought
            && self.player(seat).silver >= PURCHASE_SILVER
            && self.draw.len() + self.discard.len() >= PURCHASE_CARDS
    }

    /// Three cards from the draw pile: one becomes a project or is used as a die, the others are discarded
    /// (rules/burgundy/en.md#buy-cards).
    fn buy_cards(&mut self, t: &mut dyn Table<Burgundy>, seat: Seat) -> Flow {
        self.bought = true;
        self.player_mut(seat).silver -= PURCHASE_SILVER;
        for _ in 0..PURCHASE_CARDS {
            if let Some(card) = self.draw_card(t) {
                self.purchase.push(card);
            }
        }
        t.tell(self, Event::Bought(seat));
        let cards = self.purchase.clone();
        let kept = cards.iter().map(|card| (Choice::Keep(*card), (*card, Purchased::Kept)));
        let used = cards.iter().map(|card| (Choice::Use(*card), (*card, Purchased::Used)));
        match t.pick(self, seat, Prompt::Purchase, kept.chain(used))? {
            (card, Purchased::Kept) => {
                self.make_room(t, seat)?;
                self.purchase.retain(|bought| *bought != card);
                self.player_mut(seat).projects.push(card);
                t.tell(self, Event::Kept(seat, card));
                self.discard_purchase();
                Ok(())
            }
            (card, Purchased::Used) => {
                self.dice.push(card);
                t.tell(self, Event::Used(seat, card));
                self.discard_purchase();
                self.act_with(t, seat, Prompt::ExtraAction(card), Some(card))
            }
        }
    }

    /// An action with this die; with any for `None`.
    pub(super) fn act_with(
        &mut self,
        t: &mut dyn Table<Burgundy>,
        seat: Seat,
        prompt: Prompt,
        card: Option<Card>,
    ) -> Flow {
        let as_choice = |action| Choice::Act(card, action);
        match self.decide(t, seat, prompt, |game| game.actions(seat, card), as_choice)? {
            Some(action) => self.act(t, seat, card.map(Card::die), action),
            None => Ok(()),
        }
    }

    fn discard_purchase(&mut self) {
        self.discard.extend(self.purchase.drain(..));
    }

    /// Workers come in; there are always enough (rules/burgundy/en.md#knowledge).
    pub(super) fn gain_workers(&mut self, t: &mut dyn Table<Burgundy>, seat: Seat, count: u8) {
        if count > 0 {
            self.player_mut(seat).workers += count;
            t.tell(self, Event::GotWorkers(seat, count));
        }
    }

    /// Silver comes in; there is always enough (rules/burgundy/en.md#silver).
    pub(super) fn gain_silver(&mut self, t: &mut dyn Table<Burgundy>, seat: Seat, count: u8) {
        if count > 0 {
            self.player_mut(seat).silver += count;
            t.tell(self, Event::GotSilver(seat, count));
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
