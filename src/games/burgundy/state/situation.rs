//! Any situation at the start of a turn, laid out by hand: tests and worked examples begin here.
//!
//! Cards are named as people name them, by kind or building and number: `"mine 4"`, `"bank 1"`, `"ship"` (of any number),
//! `"any 5"` (of any kind). Each is taken from the draw pile, so that all 114 stay on the table; what a situation does not
//! name lies in the draw pile or the stacks. Points for what lies in the estates and storages are counted.

use super::super::cards::{AnimalCard, Building, Card, Die, GoodsCard, Kind};
use super::super::facts::{ANIMAL_CARDS, CARDS, GOODS_CARDS, PASSAGES, ROUNDS, triple_points};
use super::super::scoring::animal_points;
use super::super::setup::in_two_stacks;
use super::{Burgundy, Fan, Options, Owner, Phase, Source, StartCard};
use crate::engine::Seat;
use crate::engine::invariants::Invariants;

/// A table in the making.
#[derive(Clone, Debug)]
#[must_use]
pub struct Situation(Burgundy);

/// The names of the kinds, in the order of [`Kind::ALL`].
const KINDS: [&str; 7] = ["castle", "mine", "cloister", "knowledge", "ship", "pasture", "building"];
/// The names of the buildings, in the order of [`Building::ALL`].
const BUILDINGS: [&str; 8] =
    ["carpenter", "church", "market", "watchtower", "bank", "residences", "warehouse", "townHall"];

/// The number of the first building in the deck.
const BUILDINGS_FROM: u8 = 90;

impl Situation {
    /// An empty table: the first turn of passage A, everything in the draw pile and the stacks.
    ///
    /// # Panics
    /// Unless 1 to 4 play.
    pub fn new(players: u8) -> Situation {
        let Ok(mut game) = Burgundy::before_setup(&Options::default(), players) else { panic!("{players} players") };
        // Unnamed cards are taken from the front: pastures first, buildings last.
        game.draw = (0..BUILDINGS_FROM).rev().chain(BUILDINGS_FROM..CARDS as u8).map(Card).collect();
        game.goods = in_two_stacks((0..GOODS_CARDS as u8).map(GoodsCard).collect());
        game.animals = in_two_stacks((0..ANIMAL_CARDS as u8).map(AnimalCard).collect());
        (game.phase, game.round) = (Phase::Turn(0), 1);
        Situation(game)
    }

    /// The passage, 0 to 4 for A to E, and the round, 1 to 6.
    pub fn at(mut self, passage: u8, round: u8) -> Situation {
        assert!(usize::from(passage) < PASSAGES && (1..=ROUNDS).contains(&round), "passage {passage} round {round}");
        (self.0.passage, self.0.round) = (passage, round);
        self
    }

    /// Who began this passage, and who is to move.
    pub fn turn(mut self, first: u8, current: u8) -> Situation {
        let players = self.0.players.len() as u8;
        assert!(first < players && current < players, "seats {first} and {current}");
        self.0.first = Seat(first);
        self.0.start_card.holder = Seat(first);
        self.0.phase = Phase::Turn((current + players - first) % players);
        self
    }

    /// The next step begins the passage: display, dice and Egon's cards are dealt.
    pub fn before_passage(mut self) -> Situation {
        (self.0.phase, self.0.round) = (Phase::Passage, 0);
        self
    }

    /// The next step begins the round after this one.
    pub fn before_round(mut self) -> Situation {
        self.0.phase = Phase::Round;
        self
    }

    /// Before whom the start player card lies, and whether its question mark is up.
    pub fn start_card(mut self, holder: u8, turned: bool) -> Situation {
        self.0.start_card = StartCard { holder: Seat(holder), turned };
        self
    }

    /// The dice in a player's hand.
    pub fn hand(mut self, seat: u8, names: &[&str]) -> Situation {
        let cards = self.take(names);
        self.0.players[usize::from(seat)].hand.extend(cards);
        self
    }

    /// A player's face-down dice, the top first.
    pub fn stack(mut self, seat: u8, names: &[&str]) -> Situation {
        let cards = self.take(names);
        self.0.players[usize::from(seat)].stack.extend(cards.into_iter().rev());
        self
    }

    /// A player's projects.
    pub fn projects(mut self, seat: u8, names: &[&str]) -> Situation {
        let cards = self.take(names);
        self.0.players[usize::from(seat)].projects.extend(cards);
        self
    }

    /// One more fan in a player's estate: one to three cards. A triple counts its points, and nothing else.
    pub fn fan(mut self, seat: u8, names: &[&str]) -> Situation {
        let cards = self.take(names);
        self.add_fan(seat, &cards);
        self
    }

    /// Cards that lie on the discard pile.
    pub fn discards(mut self, names: &[&str]) -> Situation {
        let cards = self.take(names);
        self.0.discard.extend(cards);
        self
    }

    /// Everything that lies in the draw pile goes to one player's estate, kind by kind: only what was discarded is left to draw.
    pub fn estate_of_the_rest(mut self, seat: u8) -> Situation {
        let rest: Vec<Card> = self.0.draw.drain(..).collect();
        for kind in Kind::ALL {
            let cards: Vec<Card> = rest.iter().copied().filter(|card| card.kind() == kind).collect();
            cards.chunks(3).for_each(|fan| self.add_fan(seat, fan));
        }
        self
    }

    fn add_fan(&mut self, seat: u8, cards: &[Card]) {
        let fan = Fan { cards: cards.iter().copied().collect() };
        let player = &mut self.0.players[usize::from(seat)];
        if fan.is_full() {
            player.points[Source::Triples as usize] += triple_points(fan.kind());
        }
        player.estate.push(fan);
    }

    /// Workers and silver in a player's storage.
    pub fn storage(mut self, seat: u8, workers: u8, silver: u8) -> Situation {
        let player = &mut self.0.players[usize::from(seat)];
        (player.workers, player.silver) = (workers, silver);
        self
    }

    /// Light, medium and dark goods in a player's storage.
    pub fn goods(mut self, seat: u8, goods: [u8; 3]) -> Situation {
        let mut stacked: Vec<GoodsCard> = self.0.goods.iter().flatten().copied().collect();
        for (sort, count) in super::super::Goods::ALL.into_iter().zip(goods) {
            (0..count).for_each(|_| take_one(&mut stacked, |card| card.sort() == sort));
            self.0.players[usize::from(seat)].goods[sort.index()] += count;
        }
        self.0.goods = in_two_stacks(stacked.into_iter().collect());
        self
    }

    /// Chickens, cattle, sheep and pigs in a player's storage.
    pub fn animals(mut self, seat: u8, animals: [u8; 4]) -> Situation {
        let mut stacked: Vec<AnimalCard> = self.0.animals.iter().flatten().copied().collect();
        let player = &mut self.0.players[usize::from(seat)];
        for (animal, count) in super::super::Animal::ALL.into_iter().zip(animals) {
            (0..count).for_each(|_| take_one(&mut stacked, |card| card.animal() == animal));
            player.animals[animal.index()] += count;
        }
        player.points[Source::Animals as usize] = animal_points(player.animals);
        self.0.animals = in_two_stacks(stacked.into_iter().collect());
        self
    }

    /// So many goods in the two stacks; a player has sold all the others.
    pub fn goods_stacks(mut self, heights: [usize; 2], sold_by: u8) -> Situation {
        let mut stacked: Vec<GoodsCard> = self.0.goods.iter().flatten().copied().collect();
        self.0.goods = heights.map(|height| stacked.drain(stacked.len() - height..).collect());
        let player = &mut self.0.players[usize::from(sold_by)];
        for card in stacked {
            player.sold[card.sort().index()] += 1;
            player.points[Source::Goods as usize] += 1;
        }
        self
    }

    /// So many animals in the two stacks; a player has all the others.
    pub fn animal_stacks(mut self, heights: [usize; 2], owner: u8) -> Situation {
        let mut stacked: Vec<AnimalCard> = self.0.animals.iter().flatten().copied().collect();
        self.0.animals = heights.map(|height| stacked.drain(stacked.len() - height..).collect());
        let player = &mut self.0.players[usize::from(owner)];
        for card in stacked {
            player.animals[card.animal().index()] += 1;
        }
        player.points[Source::Animals as usize] = animal_points(player.animals);
        self
    }

    /// Raises a player's score to this many points, as if by watchtowers. Comes after everything that counts points.
    pub fn score(mut self, seat: u8, points: i16) -> Situation {
        let player = &mut self.0.players[usize::from(seat)];
        player.points[Source::Watchtowers as usize] += points - player.score();
        self
    }

    /// A row of the display, 1 to 6.
    pub fn row(mut self, row: u8, names: &[&str]) -> Situation {
        let cards = self.take(names);
        self.0.display[Die::new(row).index()].extend(cards);
        self
    }

    /// The draw pile is exactly this, the top first. The rest goes to the discard pile.
    pub fn draw_pile(mut self, names: &[&str]) -> Situation {
        let cards = self.take(names);
        self.0.discard = self.0.draw.drain(..).collect();
        self.0.draw.extend(cards.into_iter().rev());
        self
    }

    /// These cards lie on top of the draw pile, the top first. Comes last: cards are taken from everywhere.
    pub fn on_top(mut self, names: &[&str]) -> Situation {
        let cards = self.take(names);
        self.0.draw.extend(cards.into_iter().rev());
        self
    }

    /// The bonus for the first triple of a kind has been won.
    pub fn first_triple(mut self, kind: Kind, owner: Owner) -> Situation {
        self.0.first_triples[kind.index()] = Some(owner);
        self
    }

    /// These have won the bonuses for all seven kinds, in this order.
    pub fn all_seven(mut self, owners: &[Owner]) -> Situation {
        self.0.all_seven.extend(owners.iter().copied());
        self
    }

    /// What lies face-down in Egon's stack for a passage, the first to be turned first.
    ///
    /// # Panics
    /// Where nobody plays alone.
    pub fn egon_stack(mut self, passage: u8, names: &[&str]) -> Situation {
        let cards = self.take(names);
        let Some(egon) = self.0.egon.as_mut() else { panic!("Egon plays only against one") };
        egon.stacks[usize::from(passage)].extend(cards);
        self
    }

    /// What lies before Egon. Triples count their points, and nothing else.
    ///
    /// # Panics
    /// Where nobody plays alone.
    pub fn egon_piles(mut self, names: &[&str]) -> Situation {
        let cards = self.take(names);
        let Some(egon) = self.0.egon.as_mut() else { panic!("Egon plays only against one") };
        for card in cards {
            let pile = &mut egon.piles[card.kind().index()];
            pile.push(card);
            if pile.len().is_multiple_of(3) {
                egon.points[Source::Triples as usize] += triple_points(card.kind());
            }
        }
        self
    }

    /// Raises Egon's score to this many points, as if by bonuses.
    ///
    /// # Panics
    /// Where nobody plays alone.
    pub fn egon_score(mut self, points: i16) -> Situation {
        let Some(egon) = self.0.egon.as_mut() else { panic!("Egon plays only against one") };
        egon.points[Source::AllSeven as usize] += points - egon.score();
        self
    }

    /// The table as it lies.
    ///
    /// # Panics
    /// When it breaks an invariant of the game.
    pub fn build(self) -> Burgundy {
        match self.0.audit() {
            Ok(()) => self.0,
            Err(wrong) => panic!("no situation of the game: {wrong}"),
        }
    }

    /// Takes cards out of the discard and draw piles by their names.
    fn take(&mut self, names: &[&str]) -> Vec<Card> {
        let mut take_one = |name: &str| {
            let piles = [&mut self.0.discard, &mut self.0.draw];
            piles.into_iter().find_map(|pile| {
                let at = pile.iter().position(|card| is_called(*card, name))?;
                Some(pile.remove(at))
            })
        };
        let missing = |name: &str| -> Card { panic!("no card is left that is called {name}") };
        names.iter().map(|name| take_one(name).unwrap_or_else(|| missing(name))).collect()
    }
}

/// Whether a card goes by this name: `"mine 4"`, `"bank 1"`, `"ship"`, `"any 5"`.
pub fn is_called(card: Card, name: &str) -> bool {
    let (what, number) = name.split_once(' ').unwrap_or((name, ""));
    let face = card.face();
    let named = |building: Building| BUILDINGS[building as usize] == what;
    (what == "any" || KINDS[face.kind.index()] == what || face.building.is_some_and(named))
        && (number.is_empty() || number.parse() == Ok(face.die.number()))
}

fn take_one<T>(stacked: &mut Vec<T>, wanted: impl Fn(&T) -> bool) {
    match stacked.iter().position(wanted) {
        Some(at) => drop(stacked.remove(at)),
        None => panic!("not so many are in the game"),
    }
}
