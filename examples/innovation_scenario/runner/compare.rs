//! What lies on the table after a scenario, against what it expects.

use super::answers::fits;
use super::file::{Achievement, Board, Expected, Found, GameOver, Piles};
use super::steps::{Item, item};
use super::words::{a_seat, card, cards, colour, decree, pile, special, splay};
use fireside::engine::{Halt, Question, Seat};
use fireside::games::innovation::facts::LAST_AGE;
use fireside::games::innovation::{
    Back, Card, Choice, Colour, Decree, Ending, Event, How, Icon, Innovation, Player, Prompt, Special, Zone,
};
use std::collections::BTreeMap;
use std::fmt::Debug;

/// A table after all steps.
pub struct Played {
    pub game: Innovation,
    pub halt: Halt,
    pub events: Vec<Event>,
    /// The question that is open.
    pub waiting: Option<Question<Innovation>>,
    /// Cards that were out of the game before.
    pub removed_before: Vec<Card>,
}

/// The first difference, if there is one.
pub fn compare(expected: &Expected, played: &Played) -> Result<(), String> {
    ending(expected, played)?;
    for (seat, found) in expected.seats().enumerate() {
        player(found, &played.game, Seat(seat as u8)).map_err(|difference| format!("p{}: {difference}", seat + 1))?;
    }
    returned(&expected.returned_to_supply, played)?;
    let now = played.game.removed().iter().filter(|card| !played.removed_before.contains(card));
    same("cards out of the game", sorted(cards(&expected.removed)?), sorted(now.copied().collect()))
}

fn same<T: PartialEq + Debug>(what: &str, expected: T, is: T) -> Result<(), String> {
    if expected == is { Ok(()) } else { Err(format!("{what}: expected {expected:?}, is {is:?}")) }
}

fn sorted(cards: Vec<Card>) -> Vec<&'static str> {
    let mut ids = ids(&cards);
    ids.sort_unstable();
    ids
}

fn ids(cards: &[Card]) -> Vec<&'static str> {
    cards.iter().map(|card| card.print().id).collect()
}

/// Whether the game is over, or who is asked for what.
fn ending(expected: &Expected, played: &Played) -> Result<(), String> {
    let over = matches!(played.halt, Halt::Over(_));
    match (&expected.game_over, &expected.next_to_act, &expected.waiting_for) {
        (Some(game_over), None, None) if over => won(game_over, played)?,
        (Some(_), None, None) => return Err("the game should be over".to_owned()),
        _ if over => return Err(format!("the game should not be over: {:?}", played.events.last())),
        (None, Some(seat), None) => asks(played, seat, true)?,
        (None, None, Some(seat)) => asks(played, seat, false)?,
        _ => return Err("one of game_over, next_to_act, waiting_for must be there".to_owned()),
    }
    let question = || played.waiting.as_ref().ok_or_else(|| "nothing is asked".to_owned());
    if let Some(options) = &expected.options {
        let asked = question()?;
        let one = |pick| item(pick).and_then(|item| choice(&played.game, asked, &item));
        let mut wanted: Vec<Choice> = options.iter().map(one).collect::<Result<_, _>>()?;
        let offered = asked.choices.iter().filter(|choice| **choice != Choice::Pass);
        let mut offered: Vec<Choice> = offered.copied().collect();
        wanted.sort_unstable();
        offered.sort_unstable();
        same("options", wanted, offered)?;
    }
    for (kind, picks) in expected.legal_actions.iter().flatten() {
        let items = picks.iter().map(item).collect::<Result<Vec<_>, _>>()?;
        let asked = question()?;
        let player = played.game.player(asked.seat);
        let mut wanted: Vec<Choice> =
            items.into_iter().map(|item| action(kind, item, player)).collect::<Result<_, _>>()?;
        let mut offered: Vec<Choice> =
            asked.choices.iter().copied().filter(|choice| kind_of(*choice) == kind).collect();
        wanted.sort_unstable();
        offered.sort_unstable();
        same(&format!("legal actions, {kind}"), wanted, offered)?;
    }
    Ok(())
}

fn asks(played: &Played, seat: &str, action: bool) -> Result<(), String> {
    let Some(question) = &played.waiting else { return Err("nothing is asked".to_owned()) };
    let acts = matches!(question.prompt, Prompt::Action { .. });
    same("who is asked, and whether for an action", (a_seat(seat)?, action), (question.seat, acts))
}

fn won(game_over: &GameOver, played: &Played) -> Result<(), String> {
    let Halt::Over(outcome) = played.halt else { return Err("the game should be over".to_owned()) };
    let winners: Vec<Seat> = outcome.winners.iter().collect();
    same("winners", vec![a_seat(&game_over.winner)?], winners)?;
    let by = played.events.iter().find_map(|event| match event {
        Event::Ended(Ending::Card(card)) => Some(card.print().id),
        Event::Ended(Ending::Achievements) => Some("achievements"),
        Event::Ended(Ending::MostPoints | Ending::MostAchievements) => Some("score"),
        Event::Ended(Ending::Drawn) => Some("draw"),
        _ => None,
    });
    same("won by", Some(game_over.by.as_str()), by)
}

/// The choice that an item names, whether it is offered or not; what is said in words must be.
fn choice(game: &Innovation, asked: &Question<Innovation>, item: &Item) -> Result<Choice, String> {
    Ok(match *item {
        Item::Yes => Choice::Yes,
        Item::No => Choice::Pass,
        Item::Card(card) => Choice::Card(card),
        Item::Back { set, value, owner } => Choice::Back { owner, set, value },
        Item::Colour(colour) => Choice::Colour(colour),
        Item::Value(value) => Choice::Value(value),
        Item::Player(seat) => Choice::Player(seat),
        Item::Icon(icon) => Choice::Icon(icon),
        Item::Pile(back) => Choice::Pile(back),
        Item::Decree(decree) => Choice::Decree(decree),
        Item::Set(_) | Item::CardOrIcon(..) | Item::Said(_) => {
            fits(game, asked, item).ok_or_else(|| format!("{item:?} is not offered"))?
        }
    })
}

fn action(kind: &str, item: Item, player: Player) -> Result<Choice, String> {
    match (kind, item) {
        ("meld", Item::Card(card)) => Ok(Choice::Meld(card)),
        ("dogma", Item::Card(card)) => Ok(Choice::Dogma(card)),
        ("achieve", Item::Value(value)) => Ok(Choice::Achieve(value)),
        ("achieve", Item::Card(card)) => Ok(Choice::Card(card)),
        ("inspire", Item::Colour(colour)) => Ok(Choice::Inspire(colour)),
        ("decree", Item::Decree(decree)) => Ok(Choice::Decree(decree)),
        ("endorse", Item::Colour(colour)) => {
            player.stack(colour).top().map(Choice::Endorse).ok_or_else(|| "nothing to endorse".to_owned())
        }
        _ => Err(format!("{kind} is no action")),
    }
}

fn kind_of(choice: Choice) -> &'static str {
    match choice {
        Choice::Meld(_) => "meld",
        Choice::Dogma(_) => "dogma",
        Choice::Achieve(_) | Choice::Card(_) => "achieve",
        Choice::Inspire(_) => "inspire",
        Choice::Decree(_) => "decree",
        Choice::Endorse(_) => "endorse",
        _ => "",
    }
}

fn player(found: &Found, game: &Innovation, seat: Seat) -> Result<(), String> {
    let player = game.player(seat);
    same("hand", sorted(cards(&found.hand)?), sorted(player.hand().to_vec()))?;
    same("score pile", sorted(cards(&found.score)?), sorted(player.score_pile().to_vec()))?;
    same("forecast", sorted(cards(&found.forecast)?), sorted(player.forecast().to_vec()))?;
    let display = found.display.as_deref().map(card).transpose()?;
    same("display", display, player.display())?;
    board(&found.board, game, seat)?;
    achievements(&found.achievements, game, seat)?;
    same("points", found.points, player.points())?;
    same("achievements", found.achievement_count, game.achievements(seat))?;
    let icons = Icon::ALL.into_iter().map(|icon| (icon.word().to_owned(), player.icons(icon)));
    let icons: BTreeMap<String, u8> = icons.filter(|(_, count)| *count > 0).collect();
    let wanted: BTreeMap<String, u8> = found.icons.clone().into_iter().filter(|(_, count)| *count > 0).collect();
    same("icons", wanted, icons)
}

fn board(expected: &Board, game: &Innovation, seat: Seat) -> Result<(), String> {
    let mut wanted = BTreeMap::new();
    for (word, pile) in expected {
        wanted.insert(colour(word)?, (ids(&cards(&pile.cards)?), splay(pile.splay.as_deref())?));
    }
    for colour in Colour::ALL {
        let stack = game.player(seat).stack(colour);
        let from_top: Vec<Card> = stack.cards().iter().rev().copied().collect();
        let wanted = wanted.remove(&colour).unwrap_or_default();
        same(&format!("{} cards", colour.word()), wanted, (ids(&from_top), stack.splay()))?;
    }
    Ok(())
}

fn achievements(expected: &[Achievement], game: &Innovation, seat: Seat) -> Result<(), String> {
    let mut normal = game.player(seat).achievements().to_vec();
    let mut specials: Vec<Special> = game.specials_of(seat).collect();
    let mut decrees: Vec<Decree> = game.decrees_of(seat).collect();
    for achievement in expected {
        match achievement {
            Achievement::Special(word) if decree(word).is_ok() => {
                let decree = decree(word)?;
                let place = decrees.iter().position(|one| *one == decree);
                decrees.remove(place.ok_or_else(|| format!("{word} is not claimed"))?);
            }
            Achievement::Special(word) => {
                let special = special(word)?;
                let place = specials.iter().position(|one| *one == special);
                specials.remove(place.ok_or_else(|| format!("{word} is not claimed"))?);
            }
            Achievement::Card { card: id } => {
                let card = card(id)?;
                let place = normal.iter().position(|one| *one == card);
                normal.remove(place.ok_or_else(|| format!("{id} is no achievement"))?);
            }
            Achievement::Normal { normal: age } => {
                let place = normal.iter().position(|one| one.printed_value() == *age);
                normal.remove(place.ok_or_else(|| format!("the achievement of age {age} is not claimed"))?);
            }
        }
    }
    same("further achievements", (Vec::new(), Vec::new(), Vec::new()), (specials, decrees, ids(&normal)))
}

/// The returned cards that still lie at the bottoms of the piles, the last one at the very bottom. A scenario may name a whole pile instead.
fn returned(expected: &Piles, played: &Played) -> Result<(), String> {
    let mut is: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    let backs: Vec<Back> =
        played.game.sets().iter().flat_map(|set| (1..=LAST_AGE).map(move |value| Back { set, value })).collect();
    for back in backs.iter().copied() {
        let cards = played.game.pile_of(back);
        let came = |event: &&Event| matches!(event, Event::Moved { card, to: Zone::Supply, how, .. } if card.back() == back && *how != How::PlaceOnTop);
        let count = played.events.iter().filter(came).count().min(cards.len());
        if count > 0 {
            is.insert(pile(back), ids(&cards[..count]).into_iter().rev().collect());
        }
    }
    let mut wanted: BTreeMap<String, Vec<&str>> =
        expected.iter().map(|(pile, ids)| (pile.clone(), ids.iter().map(String::as_str).collect())).collect();
    for back in backs {
        let whole: Vec<&str> = ids(played.game.pile_of(back)).into_iter().rev().collect();
        if wanted.get(&pile(back)) == Some(&whole) && !is.contains_key(&pile(back)) {
            wanted.remove(&pile(back));
        }
    }
    same("returned cards", wanted, is)
}
