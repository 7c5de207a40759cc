//! The course of the game: phases, turns, and the dogmas that are carried out.

use super::super::super::card::Card;
use super::super::super::cards::effects;
use super::super::super::dogma::{ECHO, INSPIRE};
use super::super::super::event::{Event, Role, Scope};
use super::super::super::karma::{Decree, KARMA};
use super::super::super::measure::{Alterations, Altered, Measure};
use super::super::queries::Count;
use super::super::{Innovation, Kept, MOST_PLAYERS, Phase, Running};
use crate::engine::{Flow, Seat, SeatSet, Table, within};

impl Innovation {
    /// Does what lies in a scope.
    ///
    /// # Errors
    /// [`Halt`](crate::engine::Halt), handed through.
    pub(in crate::games::innovation) fn within<R>(
        &mut self,
        t: &mut dyn Table<Innovation>,
        scope: Scope,
        happens: impl FnOnce(&mut Innovation, &mut dyn Table<Innovation>) -> Flow<R>,
    ) -> Flow<R> {
        within(self, t, [Event::Began(scope), Event::Over(scope)], happens)
    }

    /// The next step does this.
    pub(in crate::games::innovation) fn enter(&mut self, phase: Phase) {
        self.phase = phase;
    }

    /// The next turn is this seat's, with so many actions. What was tucked and scored before counts no more.
    pub(in crate::games::innovation) fn start_turn(&mut self, t: &mut dyn Table<Innovation>, seat: Seat, actions: u8) {
        self.turn += 1;
        self.current = seat;
        self.actions_left = actions;
        (self.endorsed, self.inspired, self.decreed) = (false, false, false);
        self.stepped_in = 0;
        for player in &mut self.players {
            (player.tucked, player.scored, player.tucked_colours) = (0, 0, 0);
        }
        t.tell(self, Event::TurnBegan { seat, turn: self.turn, actions });
    }

    /// An action is over.
    pub(in crate::games::innovation) fn spend_action(&mut self) {
        self.actions_left -= 1;
        self.stepped_in = 0;
    }

    /// A seat is out of the game.
    pub(in crate::games::innovation) fn drop_out(&mut self, t: &mut dyn Table<Innovation>, seat: Seat) {
        self.lost.insert(seat);
        self.changes += 1;
        t.tell(self, Event::Lost(seat));
    }

    /// A card is endorsed: no other one can be in this turn.
    pub(in crate::games::innovation) fn note_endorsed(&mut self) {
        self.endorsed = true;
    }

    /// An inspire action is taken: no other one can be in this turn.
    pub(in crate::games::innovation) fn note_inspired(&mut self) {
        self.inspired = true;
    }

    /// A decree is issued: no other one can be in this turn.
    pub(in crate::games::innovation) fn note_decreed(&mut self) {
        self.decreed = true;
    }

    /// Gives a decree to a seat, or back to the middle.
    pub(in crate::games::innovation) fn give_decree(
        &mut self,
        t: &mut dyn Table<Innovation>,
        decree: Decree,
        to: Option<Seat>,
    ) -> Flow {
        let from = std::mem::replace(&mut self.decrees[decree.index()], to);
        self.changes += 1;
        t.tell(self, Event::DecreeMoved { decree, from, to });
        self.claim_specials(t, self.seats().collect(), None)
    }

    /// A karma changes something until the end of the dogma action.
    pub(in crate::games::innovation) fn alter(&mut self, t: &mut dyn Table<Innovation>, altered: Altered) {
        self.alterations = self.alterations.with(altered);
        t.tell(self, Event::Altered(altered));
    }

    /// What karmas have changed until the end of the dogma action is as it was.
    pub(in crate::games::innovation) fn forget_alterations(&mut self) {
        self.alterations = Alterations::default();
    }

    /// No karma steps in until this is over.
    pub(in crate::games::innovation) fn silence_karmas(&mut self, silent: bool) {
        self.silent = silent;
    }

    /// The game ends, whatever karmas do before.
    pub(in crate::games::innovation) fn begin_ending(&mut self) {
        self.ending = true;
    }

    /// A karma of a seat's figure begins, the one with this number on it, from 0. Ends with [`Innovation::end_dogma`].
    pub(in crate::games::innovation) fn begin_karma(&mut self, (figure, number): (Card, u8), owner: Seat) {
        self.stepped_in += 1;
        self.begin_alone(figure, owner);
        let frame = self.frame_mut();
        (frame.karma, frame.effect) = (Some(number), KARMA);
    }

    /// The karma that is carried out stands for what would have happened.
    pub(in crate::games::innovation) fn replace(&mut self) {
        self.frame_mut().replaced = true;
    }

    /// A dogma action begins, with or without echo effects before the card's own: who shares and who is demanded is counted once. Ends with
    /// [`Innovation::end_dogma`].
    pub(in crate::games::innovation) fn begin_dogma(
        &mut self,
        t: &mut dyn Table<Innovation>,
        card: Card,
        by: Seat,
        echoes: bool,
    ) -> Count {
        let count = self.count(card, by);
        let Count { measure, counts, sharers, .. } = count;
        let victims = self.subject_to(card, &count, by);
        let is_shared = echoes || effects(card).iter().any(|effect| !effect.is_demand());
        let told = if is_shared { sharers } else { SeatSet::default() };
        t.tell(self, Event::Counted { card, by, measure, counts, sharers: told, victims });
        self.running.push(Running { counts, sharers, victims, ..Running::alone(card, by) });
        count
    }

    /// A card's effects begin for one seat alone. Ends with [`Innovation::end_dogma`].
    /// What was counted for the dogma that carries it out counts for it, too.
    pub(in crate::games::innovation) fn begin_alone(&mut self, card: Card, seat: Seat) {
        let counts = self.running.last().map_or_else(|| self.count(card, seat).counts, |outer| outer.counts);
        self.running.push(Running { nested: true, counts, ..Running::alone(card, seat) });
    }

    /// All of a card's effects begin for one seat, who shares none of them and makes its demands. Ends with [`Innovation::end_dogma`].
    pub(in crate::games::innovation) fn begin_as_if(&mut self, card: Card, seat: Seat) -> Count {
        let on = self.running.last().map_or(card, Running::on);
        self.begin_alone(card, seat);
        self.frame_mut().on = on;
        let count = self.count_by(Measure::Icon(card.featured()), self.frame().counts, seat);
        self.frame_mut().victims = self.subject_to(card, &count, seat);
        count
    }

    /// The innermost dogma is over.
    pub(in crate::games::innovation) fn end_dogma(&mut self) {
        self.running.pop();
    }

    /// A seat begins to carry out an effect of the innermost dogma: what follows lies in this scope.
    pub(in crate::games::innovation) fn begin_effect(&mut self, effect: u8, seat: Seat) -> Scope {
        let depth = self.running.len() as u8 - 1;
        let frame = self.frame_mut();
        (frame.effect, frame.sentence, frame.acting) = (effect, 0, seat);
        let (card, by) = (frame.card, frame.by);
        let role = match effect {
            ECHO => Role::Echo,
            INSPIRE => Role::Inspired,
            _ if frame.demands() => Role::Obeys,
            _ if seat != by => Role::Shares,
            _ if depth > 0 => Role::Within,
            _ => Role::Own,
        };
        Scope::Effect { card, effect, seat, by, role, depth }
    }

    /// The effect has come to this sentence, counted from 0.
    pub(in crate::games::innovation) fn begin_sentence(&mut self, sentence: u8) {
        self.frame_mut().sentence = sentence;
    }

    /// The effects of another card follow in the innermost dogma: what was remembered for those before is forgotten.
    pub(in crate::games::innovation) fn turn_to(&mut self, card: Card) {
        let frame = self.frame_mut();
        if frame.card != card {
            (frame.card, frame.noted, frame.kept) = (card, [0; MOST_PLAYERS], Kept::default());
        }
    }

    /// At least so much is to be remembered of a seat until the innermost dogma ends.
    pub(in crate::games::innovation) fn note_most(&mut self, seat: Seat, most: u8) {
        let noted = &mut self.frame_mut().noted[seat.index()];
        *noted = most.max(*noted);
    }

    /// This card is to be remembered of a seat until the innermost dogma ends, and of those before only the last one.
    pub(in crate::games::innovation) fn keep_in_mind(&mut self, seat: Seat, card: Card) {
        let kept = &mut self.frame_mut().kept[seat.index()];
        if kept.is_full() {
            kept.remove(0);
        }
        kept.push(card);
    }

    /// So much more is to be remembered of a seat until the innermost dogma ends.
    pub(in crate::games::innovation) fn note(&mut self, seat: Seat, count: u8) {
        let noted = &mut self.frame_mut().noted[seat.index()];
        *noted = noted.saturating_add(count);
    }

    /// So much more is to be remembered of a seat until the dogma action ends.
    pub(in crate::games::innovation) fn note_so_far(&mut self, seat: Seat, count: u8) {
        if let Some(frame) = self.running.first_mut() {
            let noted = &mut frame.so_far[seat.index()];
            *noted = noted.saturating_add(count);
        }
    }

    /// An opponent has changed something by sharing the innermost dogma.
    pub(in crate::games::innovation) fn note_shared(&mut self) {
        self.frame_mut().shared = true;
    }

    /// Nothing of the dogma action follows any more, whatever carries out what.
    pub(in crate::games::innovation) fn complete_dogma(&mut self) {
        self.running.iter_mut().for_each(|frame| frame.complete = true);
    }

    fn frame_mut(&mut self) -> &mut Running {
        self.running.last_mut().unwrap_or_else(|| unreachable!("effects run inside a dogma"))
    }
}

impl Running {
    fn alone(card: Card, by: Seat) -> Running {
        Running {
            card,
            on: card,
            by,
            nested: false,
            counts: [0; MOST_PLAYERS],
            sharers: SeatSet::NONE,
            victims: SeatSet::NONE,
            effect: 0,
            sentence: 0,
            acting: by,
            noted: [0; MOST_PLAYERS],
            so_far: [0; MOST_PLAYERS],
            kept: Kept::default(),
            shared: false,
            complete: false,
            karma: None,
            replaced: false,
        }
    }
}
