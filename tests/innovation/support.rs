//! Tables laid out card by card, and answers by name.

use fireside::engine::{Halt, Question, Script, Seat};
use fireside::games::innovation::{
    Back, Card, Choice, Colour, Decree, Event, Icon, Innovation, Options, Prompt, Scope, Sets, Situation, Special,
    Splay,
};
pub use fireside::games::innovation::{Set, Zone};

pub const ANN: Seat = Seat(0);
pub const BEN: Seat = Seat(1);
pub const CAT: Seat = Seat(2);
pub const DAN: Seat = Seat(3);

/// The card with this name in the catalogue.
pub fn card(id: &str) -> Card {
    Card::named(id).unwrap_or_else(|| panic!("no card is called {id}"))
}

/// Cards by their names, with spaces between.
pub fn cards(ids: &str) -> Vec<Card> {
    ids.split_whitespace().map(card).collect()
}

/// The names of cards, sorted, as in [`cards`].
pub fn names<'a>(cards: impl IntoIterator<Item = &'a Card>) -> String {
    let mut names: Vec<&str> = cards.into_iter().map(|card| card.print().id).collect();
    names.sort_unstable();
    names.join(" ")
}

/// A table being laid out: Ann is at turn with one action left.
pub struct Table(Situation);

pub fn table(players: u8) -> Table {
    table_with(Options::default(), players)
}

/// A table with this expansion.
pub fn table_of(set: Set, players: u8) -> Table {
    table_with(Options { sets: Sets::BASE.with(set), ..Options::default() }, players)
}

pub fn table_with(options: Options, players: u8) -> Table {
    Table(Situation::new(&options, players).expect("a table"))
}

impl Table {
    pub fn hand(self, seat: Seat, ids: &str) -> Table {
        Table(self.0.hand(seat, &cards(ids)).expect("free cards"))
    }

    pub fn score(self, seat: Seat, ids: &str) -> Table {
        Table(self.0.score(seat, &cards(ids)).expect("free cards"))
    }

    pub fn forecast(self, seat: Seat, ids: &str) -> Table {
        Table(self.0.forecast(seat, &cards(ids)).expect("free cards"))
    }

    /// An artifact on display: Ann's turn begins with it.
    pub fn display(self, seat: Seat, id: &str) -> Table {
        Table(self.0.display(seat, card(id)).expect("a free card"))
    }

    /// Piles of a board, each from its top, not splayed.
    pub fn board(self, seat: Seat, ids: &str) -> Table {
        self.splayed(seat, ids, Splay::None)
    }

    pub fn splayed(self, seat: Seat, ids: &str, splay: Splay) -> Table {
        Table(self.0.board(seat, &cards(ids), splay).expect("free cards"))
    }

    /// The next cards of supply piles, each pile from its top.
    pub fn next(self, ids: &str) -> Table {
        Table(self.0.next(&cards(ids)).expect("free cards"))
    }

    /// Cards that lie among a seat's normal achievements.
    pub fn achieved(self, seat: Seat, ids: &str) -> Table {
        Table(self.0.achieved(seat, &cards(ids)).expect("free cards"))
    }

    /// Gives Ann a second action, so that what counts for this turn is still there after the first.
    pub fn two_actions(self) -> Table {
        Table(self.0.turn(ANN, 3, 2))
    }

    /// Changes the situation in other ways.
    pub fn with(self, change: impl FnOnce(Situation) -> Situation) -> Table {
        Table(change(self.0))
    }

    pub fn build(self) -> Innovation {
        self.0.build().expect("achievements")
    }

    /// Builds the table and plays these words, see [`Played::go`].
    pub fn play(self, words: &str) -> Played {
        Played::new(self.build()).go(words)
    }
}

/// A table after some answers.
pub struct Played {
    pub game: Innovation,
    start: Innovation,
    given: Vec<Choice>,
    pub events: Vec<Event>,
    /// Why it stopped.
    pub halt: Halt,
    /// What is asked now.
    pub waiting: Option<Question<Innovation>>,
}

impl Played {
    fn new(game: Innovation) -> Played {
        Played { start: game.clone(), game, given: Vec::new(), events: Vec::new(), halt: Halt::Ask, waiting: None }
    }

    /// Plays on. Words: `draw`, `meld CARD`, `dogma CARD`, `endorse CARD`, `achieve AGE`; answers: a card's name, `back.SEAT.VALUE` (seat 1
    /// to 4), a colour, a value, `player.SEAT`, `option.N`, `yes`, `pass`,
    /// `as-they-lie`. They are separated by `, `. Panics if one is not offered.
    pub fn go(mut self, words: &str) -> Played {
        self.given.extend(words.split(", ").filter(|word| !word.is_empty()).map(choice));
        let mut script = Script::of(self.given.clone());
        self.game = self.start.clone();
        self.halt = script.run(&mut self.game);
        assert_ne!(self.halt, Halt::Refused, "not offered in {words}: {:?}", script.waiting());
        if !matches!(self.halt, Halt::Over(_)) {
            assert_eq!(script.given.len(), self.given.len(), "not all of {words} was asked for");
        }
        self.waiting = script.waiting().cloned();
        self.events = std::mem::take(&mut script.events);
        self
    }

    pub fn hand(&self, seat: Seat) -> String {
        names(self.game.player(seat).hand())
    }

    pub fn forecast(&self, seat: Seat) -> String {
        names(self.game.player(seat).forecast())
    }

    pub fn score(&self, seat: Seat) -> String {
        names(self.game.player(seat).score_pile())
    }

    pub fn display(&self, seat: Seat) -> String {
        names(&self.game.player(seat).display())
    }

    /// The cards among a seat's achievements.
    pub fn achieved(&self, seat: Seat) -> String {
        names(self.game.player(seat).achievements())
    }

    /// A colour of a board from top to bottom.
    pub fn pile(&self, seat: Seat, colour: Colour) -> String {
        let ids: Vec<&str> =
            self.game.player(seat).stack(colour).cards().iter().rev().map(|card| card.print().id).collect();
        ids.join(" ")
    }

    pub fn splay(&self, seat: Seat, colour: Colour) -> Splay {
        self.game.player(seat).stack(colour).splay()
    }

    pub fn zone(&self, id: &str) -> Zone {
        self.game.zone(card(id))
    }

    /// The words of what is offered now, sorted.
    pub fn offered(&self) -> String {
        let Some(question) = &self.waiting else { return String::new() };
        let mut words: Vec<String> = question.choices.iter().map(|choice| word(*choice)).collect();
        words.sort_unstable();
        words.join(", ")
    }

    /// Who is asked now.
    pub fn asked(&self) -> Option<Seat> {
        self.waiting.as_ref().map(|question| question.seat)
    }

    /// Whether the action is over and the next one is asked for.
    pub fn action_over(&self) -> bool {
        self.waiting.as_ref().is_some_and(|question| matches!(question.prompt, Prompt::Action { .. }))
    }

    /// Whether sharing brought a free draw.
    pub fn free_draw(&self) -> bool {
        self.events.iter().any(|event| matches!(event, Event::Began(Scope::FreeDraw(_))))
    }

    /// Who has a special achievement.
    pub fn special(&self, special: Special) -> Option<Seat> {
        self.game.owner(special)
    }

    /// The lowest cards of a supply pile, from the bottom.
    pub fn lowest(&self, age: u8, count: usize) -> String {
        let ids: Vec<&str> = self.game.pile(age).iter().take(count).map(|card| card.print().id).collect();
        ids.join(" ")
    }

    /// Who won, if the game is over.
    pub fn winners(&self) -> Option<Vec<Seat>> {
        match self.halt {
            Halt::Over(outcome) => Some(outcome.winners.iter().collect()),
            _ => None,
        }
    }
}

/// What a word stands for, see [`Played::go`].
pub fn choice(word: &str) -> Choice {
    let number = |word: &str| word.parse::<u8>().unwrap_or_else(|_| panic!("{word} is no number"));
    let seat = |word: &str| Seat(number(word) - 1);
    if let Some((verb, rest)) = word.split_once(' ') {
        return match verb {
            "meld" => Choice::Meld(card(rest)),
            "dogma" => Choice::Dogma(card(rest)),
            "endorse" => Choice::Endorse(card(rest)),
            "decree" => Choice::Decree(Decree::ALL.into_iter().find(|one| one.word() == rest).expect("a decree")),
            "special" => {
                Choice::Special(Special::ALL.into_iter().find(|one| one.word() == rest).expect("an achievement"))
            }
            "inspire" => Choice::Inspire(Colour::ALL.into_iter().find(|one| one.word() == rest).expect("a colour")),
            "achieve" => Choice::Achieve(number(rest)),
            _ => panic!("{word} is nothing to do"),
        };
    }
    if let Some(colour) = Colour::ALL.into_iter().find(|colour| colour.word() == word) {
        return Choice::Colour(colour);
    }
    let parts: Vec<&str> = word.split('.').collect();
    match parts.as_slice() {
        ["draw"] => Choice::Draw,
        ["icon", word] => Choice::Icon(Icon::ALL.into_iter().find(|icon| icon.word() == *word).expect("an icon")),
        ["pile", set, value] => {
            let set = Set::ALL.into_iter().find(|one| one.word() == *set).expect("a set");
            Choice::Pile(Back { set, value: number(value) })
        }
        ["yes"] => Choice::Yes,
        ["pass"] => Choice::Pass,
        ["as-they-lie"] => Choice::AsTheyLie,
        ["back", owner, value] => Choice::Back { owner: seat(owner), set: Set::Base, value: number(value) },
        ["player", other] => Choice::Player(seat(other)),
        ["option", n] => Choice::Option(number(n)),
        [value] if value.parse::<u8>().is_ok() => Choice::Value(number(value)),
        _ => Choice::Card(card(word)),
    }
}

/// The word for a choice.
pub fn word(choice: Choice) -> String {
    match choice {
        Choice::Draw => "draw".to_owned(),
        Choice::Meld(card) => format!("meld {}", card.print().id),
        Choice::Dogma(card) => format!("dogma {}", card.print().id),
        Choice::Achieve(age) => format!("achieve {age}"),
        Choice::Card(card) => card.print().id.to_owned(),
        Choice::Endorse(card) => format!("endorse {}", card.print().id),
        Choice::Decree(decree) => format!("decree {}", decree.word()),
        Choice::Inspire(colour) => format!("inspire {}", colour.word()),
        Choice::Special(special) => format!("special {}", special.word()),
        Choice::Back { owner, value, .. } => format!("back.{}.{value}", owner.0 + 1),
        Choice::Colour(colour) => colour.word().to_owned(),
        Choice::Value(value) => value.to_string(),
        Choice::Player(seat) => format!("player.{}", seat.0 + 1),
        Choice::Option(n) => format!("option.{n}"),
        Choice::Icon(icon) => format!("icon.{}", icon.word()),
        Choice::Pile(back) => format!("pile.{}.{}", back.set.word(), back.value),
        Choice::Yes => "yes".to_owned(),
        Choice::Pass => "pass".to_owned(),
        Choice::AsTheyLie => "as-they-lie".to_owned(),
    }
}
