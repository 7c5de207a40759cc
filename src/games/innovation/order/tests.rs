//! Reasoning about orders against the trial of all of them, on tables at random.

use super::super::{Options, Sets, Situation, Splay};
use super::*;
use crate::engine::{Chance, Stream, shuffle};

/// Boards of two or three players at random, near an achievement; the tops of high value, or of any.
fn boards(stream: &mut Stream) -> Innovation {
    let players = 2 + stream.below(2) as u8;
    let lowest = [1, 4, 7][stream.below(3) as usize];
    let sets = [Sets::BASE, Sets::BASE.with(Set::Echoes)][stream.below(2) as usize];
    let mut deck: Vec<Card> = sets.cards().filter(|card| card.printed_value() >= lowest).collect();
    // A pile of Echoes alone is high enough for what only one colour counts.
    if sets.has(Set::Echoes) && stream.below(2) == 0 {
        let colour = Colour::ALL[stream.below(5) as usize];
        deck = Set::Echoes.cards().filter(|card| card.colour() == colour).collect();
    }
    shuffle(stream, &mut deck);
    let options = Options { sets, ..Options::default() };
    let mut table = Situation::new(&options, players).expect("so many may play").available(&[]);
    for seat in Seat::all(players) {
        for splay in [Splay::None, Splay::Left, Splay::Up] {
            let cards = deck.split_off(deck.len().saturating_sub(2 + stream.below(4) as usize));
            table = table.board(seat, &cards, splay).expect("free cards");
        }
    }
    table.build().expect("no achievement is asked for")
}

/// Whether nobody has what nobody has claimed: such tables do not lie there in a game.
fn is_settled(game: &Innovation) -> bool {
    let open = |special: &Special| game.owner(*special).is_none();
    let earned = |special| game.seats().any(|seat| game.has_earned(seat, special));
    !game.specials().filter(open).any(earned)
}

fn tried(game: &Innovation, handled: Handled) -> bool {
    Trial::of(Seat(0), handled).differs(game, &Cards::new())
}

/// Whole piles and covered cards, at most so many, that leave the boards.
fn leaving(game: &Innovation, most: usize, stream: &mut Stream) -> Cards {
    let mut cards = Cards::new();
    for stack in game.seats().flat_map(|seat| game.player(seat).stacks()) {
        let under_top = stack.cards().len().saturating_sub(1);
        let leaves = match stream.below(4) {
            0 => &stack.cards()[..under_top],
            1 => &[],
            _ => stack.cards(),
        };
        if cards.len() + leaves.len() <= most {
            cards.extend(leaves.iter().copied());
        }
    }
    shuffle(stream, &mut cards);
    cards
}

/// For cards that leave for good, reasoning is exact, however many they are; seven can still be tried.
#[test]
fn reasoning_finds_what_trying_all_orders_finds() {
    let mut stream = Stream::new(5);
    let mut found = [0; 2];
    for _ in 0..2000 {
        let game = boards(&mut stream);
        let cards = leaving(&game, 7, &mut stream);
        let handled = Handled { cards: &cards, to: Zone::Removed, how: How::Remove };
        if is_settled(&game) && cards.len() > 1 {
            assert!(game.can_go_unclaimed(handled));
            let matters = tried(&game, handled);
            assert_eq!(game.claims_depend(Seat(0), handled), matters, "{}\n{cards:?}", game.table_text());
            found[usize::from(matters)] += 1;
        }
    }
    assert!(found.iter().all(|times| *times > 25), "{found:?}");
}
