//! Who is to sit at a new table: the seats of the dialog, before anything begins. Needs no browser.

use crate::app::store::save::{Controller, MARKS, SeatPlan};
use crate::bots::Level;
use crate::engine::{Stream, shuffle};
use serde::{Deserialize, Serialize};

/// A seat in the dialog. An empty name stands for the default one.
#[derive(Clone, PartialEq, Debug)]
pub struct DraftSeat {
    /// Stays the same while the seat moves.
    pub key: u32,
    /// The seat.
    pub plan: SeatPlan,
}

/// The seats in their order. No two have the same colour.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatingDraft {
    seats: Vec<DraftSeat>,
    next: u32,
    /// How well a bot plays that is added.
    level: Level,
}

/// What is kept of the last table, so that the next one starts from it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct LastTable {
    /// The seats; names as typed.
    pub seats: Vec<SeatPlan>,
    /// One alone.
    #[serde(default)]
    pub solo: bool,
    /// The order of the seats is drawn by lot.
    #[serde(default = "yes")]
    pub by_lot: bool,
    /// Which game the options belong to.
    #[serde(default)]
    pub game: String,
    /// The game's options.
    #[serde(default)]
    pub options: serde_json::Value,
}

fn yes() -> bool {
    true
}

impl Default for LastTable {
    /// A person against a medium bot.
    fn default() -> Self {
        let seat = |mark, controller| SeatPlan { name: String::new(), mark, controller };
        LastTable {
            seats: vec![seat(0, Controller::Person), seat(1, Controller::Bot(Level::Medium))],
            solo: false,
            by_lot: true,
            game: String::new(),
            options: serde_json::Value::Null,
        }
    }
}

impl SeatingDraft {
    /// These seats, mended where they do not fit: between two and `most` seats, colours that exist and are different,
    /// names that are not too long. Where the game is played for the `first` time, every bot is easy until another level is
    /// chosen.
    pub fn mended(seats: Vec<SeatPlan>, most: u8, first: bool) -> SeatingDraft {
        let level = if first { Level::Easy } else { Level::Medium };
        let mut seating = SeatingDraft { seats: Vec::new(), next: 0, level };
        for seat in seats.into_iter().take(usize::from(most)) {
            let mark = if seating.holder(seat.mark).is_none() { seat.mark } else { MARKS };
            let controller = match seat.controller {
                Controller::Bot(_) if first => Controller::Bot(level),
                controller => controller,
            };
            seating.push(SeatPlan { name: cut(&seat.name), mark, controller });
        }
        while seating.seats.len() < 2 {
            seating.add();
        }
        seating
    }

    /// The seats in order.
    pub fn seats(&self) -> &[DraftSeat] {
        &self.seats
    }

    /// The seat with this key.
    pub fn find(&self, key: u32) -> Option<&DraftSeat> {
        self.seats.iter().find(|seat| seat.key == key)
    }

    /// Where the seat with this key is in the order.
    pub fn place(&self, key: u32) -> Option<usize> {
        self.seats.iter().position(|seat| seat.key == key)
    }

    /// Changes a seat's name or who decides for it; its colour stays.
    pub fn change(&mut self, key: u32, change: impl FnOnce(&mut SeatPlan)) {
        let Some(at) = self.place(key) else { return };
        let plan = &mut self.seats[at].plan;
        let mark = plan.mark;
        change(plan);
        plan.mark = mark;
        plan.name = cut_only(&plan.name);
    }

    /// Gives a seat a colour. Who plays alone may have any: the seat that had it takes the other's.
    pub fn paint(&mut self, key: u32, mark: u8, alone: bool) {
        let (Some(at), true) = (self.place(key), mark < MARKS) else { return };
        match self.holder(mark).and_then(|holder| self.place(holder)) {
            Some(other) if alone => self.seats[other].plan.mark = self.seats[at].plan.mark,
            Some(_) => return,
            None => {}
        }
        self.seats[at].plan.mark = mark;
    }

    /// Adds a seat for a bot in the first free colour: an easy one in a first match, else a medium one.
    pub fn add(&mut self) {
        let controller = Controller::Bot(self.level);
        self.push(SeatPlan { name: String::new(), mark: MARKS, controller });
    }

    /// Takes a seat away.
    pub fn remove(&mut self, key: u32) {
        self.seats.retain(|seat| seat.key != key);
    }

    /// Moves a seat one place towards the first (`-1`) or the last (`1`).
    pub fn shift(&mut self, key: u32, by: isize) {
        let Some(from) = self.place(key) else { return };
        if let Some(to) = from.checked_add_signed(by).filter(|to| *to < self.seats.len()) {
            self.seats.swap(from, to);
        }
    }

    /// Which seat has this colour.
    pub fn holder(&self, mark: u8) -> Option<u32> {
        self.seats.iter().find(|seat| seat.plan.mark == mark).map(|seat| seat.key)
    }

    /// The seat of somebody who plays alone: the first person's, or else the first.
    pub fn alone(&self) -> Option<u32> {
        let person = self.seats.iter().find(|seat| seat.plan.controller == Controller::Person);
        person.or(self.seats.first()).map(|seat| seat.key)
    }

    /// Whether this seat's default name is "You": the first person's.
    pub fn is_you(&self, key: u32) -> bool {
        self.seats.iter().find(|seat| seat.plan.controller == Controller::Person).is_some_and(|seat| seat.key == key)
    }

    fn push(&mut self, mut plan: SeatPlan) {
        if plan.mark >= MARKS {
            let Some(free) = (0..MARKS).find(|mark| self.holder(*mark).is_none()) else { return };
            plan.mark = free;
        }
        self.seats.push(DraftSeat { key: self.next, plan });
        self.next += 1;
    }
}

/// A name without space around it, not longer than names are.
pub fn cut(name: &str) -> String {
    cut_only(name.trim()).trim_end().to_owned()
}

fn cut_only(name: &str) -> String {
    name.chars().take(SeatPlan::LONGEST_NAME).collect()
}

/// Brings the seats into the order that the lot of this seed gives. Who is who stays.
pub fn draw_lots(seats: &mut [SeatPlan], seed: u64) {
    // Another stream than those of the match: the lot tells nothing about the cards.
    shuffle(&mut Stream::new(seed ^ 0x5ea7_5ea7_5ea7_5ea7), seats);
}

/// Reads a seed as typed: nothing for a new one, otherwise digits.
///
/// # Errors
/// `()` if it is neither.
#[allow(clippy::result_unit_err)]
pub fn read_seed(text: &str) -> Result<Option<u64>, ()> {
    let digits: String = text.chars().filter(|one| !one.is_whitespace()).collect();
    match digits.is_empty() {
        true => Ok(None),
        false if digits.bytes().all(|byte| byte.is_ascii_digit()) => digits.parse().map(Some).map_err(|_| ()),
        false => Err(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::store::save::rival_mark;

    fn seat(mark: u8, controller: Controller) -> SeatPlan {
        SeatPlan { name: format!("{mark}"), mark, controller }
    }

    #[test]
    fn garbage_is_mended() {
        let seating = SeatingDraft::mended(vec![], 4, false);
        assert_eq!(seating.seats().len(), 2);
        let person = Controller::Person;
        let mut long = seat(9, person);
        long.name = "  ".to_owned() + &"é".repeat(99);
        let seating = SeatingDraft::mended(
            vec![seat(2, person), seat(2, person), long, seat(1, person), seat(0, person)],
            4,
            false,
        );
        let marks: Vec<u8> = seating.seats().iter().map(|seat| seat.plan.mark).collect();
        assert_eq!(marks, [2, 0, 1, 3]);
        assert_eq!(seating.seats()[2].plan.name.chars().count(), SeatPlan::LONGEST_NAME);
        let old = r#"{"seats":[{"name":"","mark":3,"controller":{"bot":"hard"}}]}"#;
        let table: LastTable = serde_json::from_str(old).unwrap();
        assert!(table.by_lot && !table.solo);
    }

    #[test]
    fn seats_move_keep_their_colours_and_know_who_you_are() {
        let mut seating = SeatingDraft::mended(LastTable::default().seats, 4, false);
        seating.add();
        let [you, bot, third] = [0, 1, 2].map(|at| seating.seats()[at].key);
        assert!(seating.is_you(you) && !seating.is_you(bot));
        seating.shift(you, 1);
        seating.shift(you, 1);
        seating.shift(you, 1);
        assert_eq!(seating.place(you), Some(2));
        let marks = |seating: &SeatingDraft| [you, bot].map(|key| seating.find(key).unwrap().plan.mark);
        seating.paint(bot, 0, false);
        assert_eq!(marks(&seating), [0, 1], "taken colours stay where they are");
        seating.paint(bot, 4, false);
        seating.paint(you, 4, true);
        assert_eq!(marks(&seating), [4, 0], "one alone takes any");
        seating.change(bot, |plan| plan.controller = Controller::Person);
        assert!(seating.is_you(bot) && !seating.is_you(you));
        assert_eq!(seating.alone(), Some(bot));
        seating.remove(third);
        assert_eq!(seating.seats().len(), 2);
    }

    #[test]
    fn bots_are_easy_in_a_first_match() {
        let bots = |first| {
            let seats = vec![seat(0, Controller::Person), seat(1, Controller::Bot(Level::Expert))];
            let mut seating = SeatingDraft::mended(seats, 4, first);
            seating.add();
            [1, 2].map(|at| seating.seats()[at].plan.controller)
        };
        assert_eq!(bots(true), [Controller::Bot(Level::Easy); 2]);
        assert_eq!(bots(false), [Controller::Bot(Level::Expert), Controller::Bot(Level::Medium)]);
    }

    #[test]
    fn the_lot_is_the_seeds_and_reaches_every_order() {
        let all: Vec<SeatPlan> = (0..4).map(|mark| seat(mark, Controller::Person)).collect();
        let drawn = |seed| {
            let mut seats = all.clone();
            draw_lots(&mut seats, seed);
            seats.iter().map(|seat| seat.mark).collect::<Vec<_>>()
        };
        assert_eq!(drawn(7), drawn(7));
        let orders: std::collections::BTreeSet<_> = (0..400).map(drawn).collect();
        assert_eq!(orders.len(), 24);
    }

    #[test]
    fn seeds_are_digits() {
        assert_eq!(read_seed(" "), Ok(None));
        assert_eq!(read_seed("0042"), Ok(Some(42)));
        assert_eq!(read_seed("18446744073709551615"), Ok(Some(u64::MAX)));
        assert_eq!(read_seed("1 234"), Ok(Some(1234)));
        for wrong in ["18446744073709551616", "-1", "+1", "1e3", "٣", "fire"] {
            assert_eq!(read_seed(wrong), Err(()), "{wrong}");
        }
    }

    #[test]
    fn a_rival_has_a_colour_of_its_own() {
        assert_eq!(rival_mark(&[seat(0, Controller::Person)]), 4);
        assert_eq!(rival_mark(&[seat(4, Controller::Person)]), 3);
    }
}
