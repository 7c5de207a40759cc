//! Every pair of karmas that can meet on the same event, on two boards and on one: exactly one of them is carried out, the one that the current
//! player chooses, and none follows from it.

use super::super::cards::name::ARCHERY;
use super::super::{Deal, Options, Prompt, Sets};
use super::*;
use crate::engine::invariants::Invariants;
use crate::engine::{Chance, Halt, Stream, shuffle};
use crate::games::innovation::{Ending, Situation};
use std::collections::{BTreeMap, BTreeSet};

/// So many tables at random are laid out for a pair on its boards.
const TABLES: u64 = 400;
/// More answers than any event asks for.
const MOST_ANSWERS: u32 = 2000;

/// Answers at random after the first choice between karmas, and listens.
struct Answers {
    stream: Stream,
    first: Card,
    /// Who chose between which karmas first.
    chosen: Option<(Seat, Vec<Card>)>,
    answers: u32,
    /// The karmas that were carried out.
    karmas: Vec<Card>,
    /// How many are being carried out.
    open: u8,
}

impl Answers {
    fn new(seed: u64, first: Card) -> Answers {
        Answers { stream: Stream::new(seed), first, chosen: None, answers: 0, karmas: Vec::new(), open: 0 }
    }
}

impl Chance for Answers {
    fn below(&mut self, bound: u32) -> u32 {
        self.stream.below(bound)
    }
}

impl Table<Innovation> for Answers {
    fn ask(&mut self, _: &Innovation, seat: Seat, prompt: Prompt, choices: &[Choice]) -> Flow<Choice> {
        self.answers += 1;
        assert!(self.answers < MOST_ANSWERS, "no end: {:?}", self.karmas);
        if matches!(prompt, Prompt::Card { verb: Verb::Karma, .. }) && self.chosen.is_none() {
            self.chosen = Some((seat, choices.iter().filter_map(|choice| choice.card()).collect()));
            return Ok(Choice::Card(self.first));
        }
        Ok(choices[self.below(choices.len() as u32) as usize])
    }

    fn tell(&mut self, _: &Innovation, event: Event) {
        match event {
            Event::Karma { figure, .. } => {
                assert_eq!(self.open, 0, "{figure:?} follows from {:?}", self.karmas);
                self.open += 1;
                self.karmas.push(figure);
            }
            Event::Over(Scope::Karma { .. }) => self.open -= 1,
            _ => {}
        }
    }
}

/// Figures that step in.
fn stepping() -> Vec<Card> {
    let steps = |karma: &Karma| !matches!(karma, Karma::Decree(_) | Karma::WhenMeld(_) | Karma::Each(_));
    Set::Figures.cards().filter(|card| definition(*card).karma_effects().iter().any(steps)).collect()
}

/// Two players with these figures on top and random cards everywhere, in anybody's turn.
fn table(tops: [&[Card]; 2], stream: &mut Stream) -> Option<Innovation> {
    let sets = Sets::BASE.with(Set::Echoes).with(Set::Figures);
    let is_top = |card: &Card| tops.iter().any(|tops| tops.contains(card));
    let mut deck: Vec<Card> = sets.cards().filter(|card| card.set() != Set::Figures).collect();
    let mut figures: Vec<Card> = Set::Figures.cards().filter(|card| !is_top(card)).collect();
    shuffle(stream, &mut deck);
    shuffle(stream, &mut figures);
    let mut situation = Situation::new(&Options { sets, ..Options::default() }, 2).ok()?;
    for (seat, tops) in Seat::all(2).zip(tops) {
        let mut deal = |count: usize| deck.split_off(deck.len() - count);
        let splay = [Splay::None, Splay::Left, Splay::Right, Splay::Up][stream.below(4) as usize];
        situation = situation.board(seat, &[tops, &deal(7)].concat(), splay).ok()?;
        // A large hand brings more occasions; some karmas wait for a small one.
        let (cards, more) = if stream.below(3) == 0 { (3, 1) } else { (20, 6) };
        situation = situation.hand(seat, &[deal(cards), figures.split_off(figures.len() - more)].concat()).ok()?;
        situation = situation.score(seat, &deal(5)).ok()?.forecast(seat, &deal(2)).ok()?;
        situation = situation.achieved(seat, &deal(1)).ok()?;
    }
    let mut game = situation.turn(Seat(stream.below(2) as u8), 3, 2).build().ok()?;
    if stream.below(2) == 0 {
        // Some wait for a second card that is tucked.
        for seat in game.seats() {
            let green = sets.cards().find(|card| card.colour() == Colour::Green && game.zone(*card) == Zone::Supply)?;
            game.carry(&mut Answers::new(0, green), green, (Zone::Board(seat), How::Tuck), seat).ok()?;
        }
    }
    game.audit().is_ok().then_some(game)
}

/// What this seat could come to do at this table.
fn occasions(game: &Innovation, by: Seat) -> Vec<Would> {
    let player = game.player(by);
    let other = Seat(1 - by.0);
    let top = player.highest_top();
    let mut found = vec![Would::DrawAction, Would::Win, Would::Fade];
    found.push(Would::Demand { of: other, card: ARCHERY, effect: 0 });
    found.extend((1..=10).map(|value| Would::Draw { value, sharing: None }));
    found.extend(Icon::ALL.map(|icon| Would::Draw { value: top, sharing: Some(icon) }));
    found.extend(Special::ALL.into_iter().filter(|special| special.set() != Set::Cities).map(Would::Special));
    found.extend(Decree::ALL.map(Would::Decree));
    let colours = Colour::ALL.into_iter();
    let splays = colours.flat_map(|colour| [Splay::Left, Splay::Right, Splay::Up].map(|splay| (colour, splay)));
    let can = |(colour, splay): &(Colour, Splay)| game.can_splay(by, *colour, *splay);
    found.extend(splays.filter(can).map(|(colour, splay)| Would::Splay { on: by, colour, splay }));
    found.extend(Colour::ALL.into_iter().filter(|colour| game.can_inspire(by, *colour)).map(Would::Inspire));
    found.extend(player.tops().flat_map(|card| [Would::Dogma(card), Would::NotShare(card)]));
    let mut moves = |cards: &[Card], ways: &[(Zone, How)]| {
        for card in cards {
            let from = game.zone(*card);
            found.extend(ways.iter().map(|(to, how)| Would::Move { card: *card, from, to: *to, how: *how }));
        }
    };
    let board = Zone::Board(by);
    let score = (Zone::Score(by), How::Score);
    let back = (Zone::Supply, How::Return);
    let claim = (Zone::Achievements(by), How::Claim);
    let hand = [(board, How::Meld), (board, How::Tuck), score, (Zone::Forecast(by), How::Foreshadow), back, claim];
    moves(player.hand(), &hand);
    moves(player.hand(), &[(Zone::Removed, How::Remove), (Zone::Hand(other), How::Transfer)]);
    moves(&player.tops().collect::<Cards>(), &[score, back, claim]);
    moves(player.score_pile(), &[back]);
    moves(game.player(other).score_pile(), &[back, (Zone::Hand(by), How::Transfer)]);
    moves(game.available(), &[claim]);
    found
}

/// Lets it happen, as the game does.
fn happen(game: &mut Innovation, t: &mut Answers, by: Seat, would: Would) -> Flow {
    match would {
        Would::DrawAction => game.perform(t, by, Deal::Draw),
        Would::Draw { sharing: Some(icon), .. } => game.draw_for_sharing(t, by, icon),
        Would::Draw { value, .. } => game.draw(t, by, value).map(|_| ()),
        Would::Move { card, to, how, .. } => game.put(t, card, to, how, by),
        Would::Special(special) => game.claim(t, by, special),
        Would::Decree(decree) => game.issue(t, by, decree),
        Would::Splay { on, colour, splay } => game.splay_on(t, (on, colour), splay, by).map(|_| ()),
        Would::Dogma(card) => game.dogma_action(t, card, by, 1),
        Would::Inspire(colour) => game.inspire(t, by, colour),
        Would::Demand { .. } => game.would(t, by, would).map(|_| ()),
        Would::NotShare(card) => game.dogma_action(t, card, by, 1),
        Would::Win => game.end(t, game.side(by), Ending::Achievements),
        Would::Fade => game.fade(t),
    }
}

/// Nothing is left open, and the table is one that the rules allow.
fn is_sound(game: &Innovation, t: &Answers, went: &Result<(), Halt>, what: &str) {
    match went {
        Ok(()) => assert!(game.running().is_empty() && t.open == 0, "{what}: something is still carried out"),
        Err(halt) => assert!(matches!(halt, Halt::Over(_)), "{what}: {halt:?}"),
    }
    game.audit().unwrap_or_else(|wrong| panic!("{what}: {wrong}"));
}

/// Two karmas wait for the same.
fn meet(game: &Innovation, by: Seat, would: Would, seed: u64) {
    let stepping = game.stepping_in(by, would);
    for (number, chosen) in stepping.iter().enumerate() {
        let what = format!(
            "{would:?} by {by:?}: {:?} of {stepping:?}, seed {seed}",
            chosen.figure,
            stepping = stepping.iter().map(|one| one.figure).collect::<Vec<_>>()
        );
        let mut t = Answers::new(seed + number as u64, chosen.figure);
        let mut after = game.clone();
        let went = after.would(&mut t, by, would);
        let offered = stepping.iter().map(|one| one.figure).collect();
        assert_eq!(t.chosen, Some((game.current(), offered)), "{what}");
        assert_eq!(t.karmas, [chosen.figure], "{what}: exactly one is carried out");
        if let Ok(happened) = went {
            assert!(!(happened.as_said() && chosen.instead), "{what}: instead is instead");
        }
        is_sound(&after, &t, &went.map(drop), &what);

        let mut t = Answers::new(seed + number as u64, chosen.figure);
        let mut after = game.clone();
        let went = happen(&mut after, &mut t, by, would);
        is_sound(&after, &t, &went, &what);
    }
}

/// What a figure of the first seat waits for, and whether it is its owner's doing.
fn waits_for(figure: Card) -> BTreeSet<(Trigger, bool)> {
    let mut found = BTreeSet::new();
    for game in tables([&[figure], &[]], u64::from(figure.0)).map(|(game, _)| game) {
        for by in game.seats() {
            let waited = occasions(&game, by).into_iter().filter(|would| game.meets_karma(by, *would));
            found.extend(waited.map(|would| (would.trigger(), by == Seat(0))));
        }
    }
    found
}

/// Tables at random with these figures, and their seeds.
fn tables(tops: [&[Card]; 2], seed: u64) -> impl Iterator<Item = (Innovation, u64)> {
    (0..TABLES).map(move |number| seed << 16 | number).filter_map(move |seed| {
        let mut stream = Stream::new(seed);
        table(tops, &mut stream).map(|game| (game, seed))
    })
}

/// The kinds of events on which these two meet; on each they are tried once.
fn meetings(tops: [&[Card]; 2], kinds: &BTreeSet<Trigger>, seed: u64) -> BTreeSet<Trigger> {
    let mut met = BTreeSet::new();
    for (game, seed) in tables(tops, seed) {
        for by in game.seats() {
            for would in occasions(&game, by) {
                let new = kinds.contains(&would.trigger()) && !met.contains(&would.trigger());
                if new && game.stepping_in(by, would).len() > 1 {
                    met.insert(would.trigger());
                    meet(&game, by, would, seed);
                }
            }
        }
        if met.len() == kinds.len() {
            break;
        }
    }
    met
}

#[test]
fn of_karmas_that_meet_one_is_carried_out() {
    let figures: Vec<(Card, BTreeSet<(Trigger, bool)>)> =
        stepping().into_iter().map(|figure| (figure, waits_for(figure))).collect();
    assert!(figures.iter().all(|(_, waits)| !waits.is_empty()), "{figures:?}");
    let (mut apart, mut together, mut kinds) = (0, 0, BTreeMap::new());
    for (n, (one, for_one)) in figures.iter().enumerate() {
        for (other, for_other) in &figures[n + 1..] {
            let seed = u64::from(one.0) << 16 | u64::from(other.0);
            let both = |own: bool, same: bool| {
                let kinds = for_one.iter().filter(move |(_, mine)| *mine == own).map(|(kind, _)| *kind);
                kinds.filter(move |kind| for_other.contains(&(*kind, own == same)))
            };
            let on_two: BTreeSet<Trigger> = both(true, false).chain(both(false, false)).collect();
            let on_one: BTreeSet<Trigger> = both(true, true).chain(both(false, true)).collect();
            let met = meetings([&[*one], &[*other]], &on_two, seed << 1);
            apart += met.len();
            met.iter().for_each(|kind| *kinds.entry(kind.word()).or_insert(0) += 1);
            if one.colour() != other.colour() {
                let met = meetings([&[*one, *other], &[]], &on_one, seed << 1 | 1);
                together += met.len();
                met.iter().for_each(|kind| *kinds.entry(kind.word()).or_insert(0) += 1);
            }
        }
    }
    // All but some twenty pairs, which wait for the same in cases that exclude each other: a red card, a yellow one.
    assert!(apart >= 30 && together >= 145 && kinds.len() >= 11, "{apart} {together} {kinds:?}");
}
