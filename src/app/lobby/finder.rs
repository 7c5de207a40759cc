//! Finding a kept match: what the lobby's list shows, and in which order. Needs no browser.

use crate::app::i18n::case::lower;
use crate::app::store::save::{Controller, Meta};
use std::cmp::{Ordering, Reverse};

/// What the person looks for.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Wish {
    /// Words that must all occur in a match's title, names, game or place. Upper and lower case are the same.
    pub words: String,
    /// Running, finished, or both.
    pub show: Show,
    /// The order.
    pub sort: Sort,
}

impl Wish {
    /// Whether nothing is left out.
    pub fn shows_all(&self) -> bool {
        self.show == Show::All && self.words.trim().is_empty()
    }
}

/// Which matches are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Show {
    /// All of them, broken ones as well.
    #[default]
    All,
    /// Those that go on.
    Running,
    /// Those that are over.
    Finished,
}

impl Show {
    /// All values, in the order of the list on screen.
    pub const ALL: [Show; 3] = [Show::All, Show::Running, Show::Finished];
}

/// The order of matches. Where it makes no difference, the last played comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Sort {
    /// The last played first.
    #[default]
    Played,
    /// The last begun first.
    Begun,
    /// By the game's name.
    Game,
    /// Those that wait for somebody at this device first, then the running ones.
    Turn,
    /// Those that are over first.
    Finished,
}

impl Sort {
    /// All values, in the order of the list on screen.
    pub const ALL: [Sort; 5] = [Sort::Played, Sort::Begun, Sort::Game, Sort::Turn, Sort::Finished];
}

/// The places of the matches that are wished, in order. `None` stands for a match that cannot be read: it is shown with all
/// the others and comes last. `words` gives what can be searched; it is asked only if something is searched. `game` gives a
/// game's name.
pub fn find<'a>(
    list: &[Option<&'a Meta>],
    wish: &Wish,
    words: impl Fn(&'a Meta) -> String,
    game: impl Fn(&str) -> String,
) -> Vec<usize> {
    let wanted: Vec<String> = wish.words.split_whitespace().map(lower).collect();
    let fits = |meta: &Option<&'a Meta>| {
        let Some(meta) = meta else { return wish.shows_all() };
        let shown = match wish.show {
            Show::All => true,
            Show::Running => !is_over(meta),
            Show::Finished => is_over(meta),
        };
        shown
            && (wanted.is_empty() || {
                let words = lower(&words(meta));
                wanted.iter().all(|word| words.contains(word))
            })
    };
    let mut found: Vec<usize> = (0..list.len()).filter(|at| fits(&list[*at])).collect();
    let latest = |one: f64, other: f64| other.total_cmp(&one);
    found.sort_unstable_by(|at, than| match (list[*at], list[*than]) {
        (Some(one), Some(other)) => {
            let first = match wish.sort {
                Sort::Played => Ordering::Equal,
                Sort::Begun => latest(one.created, other.created),
                Sort::Game => game(&one.game).cmp(&game(&other.game)),
                Sort::Turn => waits(one).cmp(&waits(other)),
                Sort::Finished => Reverse(is_over(one)).cmp(&Reverse(is_over(other))),
            };
            first.then_with(|| latest(one.changed, other.changed)).then(at.cmp(than))
        }
        (one, other) => other.is_some().cmp(&one.is_some()).then(at.cmp(than)),
    });
    found
}

fn is_over(meta: &Meta) -> bool {
    meta.standing.winners.is_some()
}

/// 0 if somebody at this device is to choose, 1 if a bot is, 2 if the match is over.
fn waits(meta: &Meta) -> u8 {
    let asked = meta.standing.turn.and_then(|turn| meta.seats.get(usize::from(turn)));
    match asked {
        _ if is_over(meta) => 2,
        Some(seat) if seat.controller == Controller::Person => 0,
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::store::save::{SeatPlan, Standing};
    use crate::bots::Level;

    fn meta(id: &str, game: &str, created: f64, changed: f64, turn: Option<u8>) -> Meta {
        let seat = |name: &str, controller| SeatPlan { name: name.to_owned(), mark: 0, controller };
        Meta {
            id: id.to_owned(),
            game: game.to_owned(),
            created,
            changed,
            seats: vec![seat("Ann", Controller::Person), seat("Édouard", Controller::Bot(Level::Hard))],
            standing: Standing { turn, winners: turn.is_none().then(Vec::new), ..Standing::default() },
            ..Meta::default()
        }
    }

    fn found(list: &[Option<&Meta>], wish: Wish) -> String {
        let words = |meta: &Meta| meta.seats.iter().fold(meta.game.clone(), |words, seat| words + " " + &seat.name);
        let name = |at: &usize| list[*at].map_or("?", |meta| &meta.id).to_owned();
        find(list, &wish, words, str::to_owned).iter().map(name).collect()
    }

    #[test]
    fn order_and_filter() {
        let a = meta("a", "terra", 9.0, 1.0, Some(1));
        let b = meta("b", "burgundy", 8.0, 2.0, None);
        let c = meta("c", "terra", 7.0, 3.0, Some(0));
        let d = meta("d", "burgundy", 6.0, 4.0, Some(1));
        let list = [Some(&a), None, Some(&b), Some(&c), Some(&d)];
        let sorted = |sort| found(&list, Wish { sort, ..Wish::default() });
        assert_eq!(sorted(Sort::Played), "dcba?");
        assert_eq!(sorted(Sort::Begun), "abcd?");
        assert_eq!(sorted(Sort::Game), "dbca?");
        assert_eq!(sorted(Sort::Turn), "cdab?");
        assert_eq!(sorted(Sort::Finished), "bdca?");
        let shown = |show| found(&list, Wish { show, ..Wish::default() });
        assert_eq!(shown(Show::Running), "dca");
        assert_eq!(shown(Show::Finished), "b");
    }

    #[test]
    fn every_word_counts_whatever_its_case() {
        let (a, b) = (meta("a", "terra", 0.0, 2.0, None), meta("b", "burgundy", 0.0, 1.0, None));
        let list = [Some(&a), Some(&b), None];
        let search = |words: &str| found(&list, Wish { words: words.to_owned(), ..Wish::default() });
        assert_eq!(search("  "), "ab?");
        assert_eq!(search("ANN"), "ab");
        assert_eq!(search("burg éd"), "b");
        assert_eq!(search("<b>"), "");
        assert!(!Wish { words: "x".to_owned(), ..Wish::default() }.shows_all());
    }
}
