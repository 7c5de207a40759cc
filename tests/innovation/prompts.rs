//! What a question says is what then happens: which cards, from where, to where, and whether one may decline.

use super::every_effect::lively;
use fireside::engine::playout::{self, Policy};
use fireside::engine::{Flow, Game, Position, Seat, Stream};
use fireside::games::innovation::{
    Card, Choice, Event, How, Innovation, Need, Options, Origin, Prompt, Scope, Set, Sets, Verb, Zone,
};
use std::collections::BTreeMap;

/// Listens to questions, answers and events, and compares what was said with what happens.
#[derive(Default)]
pub struct Listener {
    open: Vec<Said>,
    /// So many karmas have stepped in.
    karmas: usize,
    /// How often each verb was kept.
    kept: BTreeMap<&'static str, u32>,
}

/// What a question said of the card that was picked.
#[derive(Clone, Copy, Debug)]
struct Said {
    seat: Seat,
    verb: Verb,
    from: Origin,
    picked: Choice,
    /// How deep the effect is nested that asks; `None` if a rule does.
    depth: Option<usize>,
}

impl Listener {
    /// This seat answers a question so.
    pub fn answered(&mut self, game: &Innovation, seat: Seat, prompt: Prompt, choices: &[Choice], picked: Choice) {
        assert_eq!(prompt.may_decline(), choices.contains(&Choice::Pass), "{prompt:?} {choices:?}");
        let (verb, from) = match prompt {
            Prompt::Card { verb, from, need } => {
                assert_eq!(need == Need::Each, choices.contains(&Choice::AsTheyLie), "{prompt:?} {choices:?}");
                choices.iter().for_each(|choice| assert!(lies(game, *choice, from), "{choice:?} {prompt:?}"));
                (verb, from)
            }
            Prompt::Achievement => (Verb::Achieve, Origin::Anywhere),
            _ => return,
        };
        if matches!(picked, Choice::Card(_) | Choice::Back { .. }) {
            let depth = game.asking(prompt).and_then(|_| game.running().len().checked_sub(1));
            self.open.push(Said { seat, verb, from, picked, depth });
        }
    }

    /// This happens.
    pub fn told(&mut self, event: &Event) {
        match *event {
            // It can step in instead, and change what then is to be done.
            Event::Karma { .. } => {
                self.open.clear();
                self.karmas += 1;
            }
            Event::Ended(_) | Event::Lost(_) => self.open.clear(),
            Event::TurnBegan { .. }
            | Event::Began(Scope::Action(..) | Scope::FreeDraw(_))
            | Event::Over(Scope::Action(..) | Scope::Karma { .. }) => {
                self.open.drain(..).for_each(Said::must_be_over);
            }
            Event::Began(Scope::Effect { card, depth, .. }) => {
                for said in
                    self.open.extract_if(.., |said| said.depth.is_none_or(|asking| usize::from(depth) <= asking))
                {
                    said.must_be_over();
                }
                let executes = |said: &mut Said| matches!(said.verb, Verb::Execute | Verb::ExecuteAsIf);
                for said in self.open.extract_if(.., executes) {
                    assert_eq!(said.picked, Choice::Card(card), "{said:?} {event:?}");
                    *self.kept.entry(said.verb.word()).or_default() += 1;
                }
            }
            _ => {
                let kept = self.open.extract_if(.., |said| said.comes_true(event));
                kept.for_each(|said| *self.kept.entry(said.verb.word()).or_default() += 1);
            }
        }
    }
}

impl Said {
    /// Whether it is this that was said; something else may not happen to the card.
    fn comes_true(&self, event: &Event) -> bool {
        match (self.verb, *event) {
            (Verb::Reveal, Event::Revealed(_, card)) => self.picked == Choice::Card(card),
            (Verb::Order, Event::Rearranged(seat, _)) => seat == self.seat,
            // All others, to this zone.
            (Verb::Keep(rest), Event::Moved { card, to, .. }) => {
                assert!(self.picked != Choice::Card(card) && (to == rest || to == Zone::Relics), "{self:?} {event:?}");
                true
            }
            (_, Event::Moved { card, from, to, how, .. }) if self.is(card, from) => {
                let there = match self.from {
                    Origin::Zone(zone) => from == zone,
                    Origin::Tops(seat) | Origin::Bottoms(seat) => from == Zone::Board(seat),
                    Origin::Several | Origin::Anywhere => true,
                };
                let done = match (self.verb, to) {
                    (Verb::Return, Zone::Relics) => card.is_relic(),
                    (Verb::TransferToScore, _) => from.owner().map(Zone::Score) == Some(to) && how == How::Transfer,
                    (Verb::TransferToAnyBoard, to) => matches!(to, Zone::Board(_)) && how == How::Transfer,
                    (Verb::Name, to) => to == Zone::Hand(self.seat),
                    // What of two things is asked next; what is carried out may move as well.
                    (Verb::Choose | Verb::Execute | Verb::ExecuteAsIf | Verb::Karma, _) => return true,
                    (verb, to) => verb.goes(self.seat) == Some((to, how)),
                };
                assert!(there && done, "{self:?} {event:?}");
                true
            }
            _ => false,
        }
    }

    /// Whether this card was picked, from where it lay.
    fn is(&self, card: Card, from: Zone) -> bool {
        match self.picked {
            Choice::Back { owner, set, value } => {
                (card.set(), card.printed_value(), from.owner()) == (set, value, Some(owner))
            }
            picked => picked == Choice::Card(card),
        }
    }

    /// Nothing more can come of it: it may only have been something that does not show.
    fn must_be_over(self) {
        // A pile that is laid in the order in which it lies does not show.
        let shows = self.verb.goes(self.seat).is_some() || self.verb == Verb::Reveal;
        assert!(!shows, "{self:?}");
    }
}

/// Whether what can be chosen lies there.
fn lies(game: &Innovation, choice: Choice, from: Origin) -> bool {
    let Choice::Card(card) = choice else { return true };
    let zone = game.zone(card);
    let stack = |seat: Seat| game.player(seat).stack(card.colour());
    match from {
        Origin::Zone(place) => zone == place,
        Origin::Tops(seat) => zone == Zone::Board(seat) && stack(seat).top() == Some(card),
        Origin::Bottoms(seat) => zone == Zone::Board(seat) && stack(seat).bottom() == Some(card),
        Origin::Several | Origin::Anywhere => true,
    }
}

/// Lively players, who are listened to.
struct Lively(Listener);

impl Policy<Innovation> for Lively {
    fn decide(
        &mut self,
        game: &Innovation,
        seat: Seat,
        prompt: Prompt,
        choices: &[Choice],
        stream: &mut Stream,
    ) -> Flow<Choice> {
        let picked = lively(choices, stream);
        self.0.answered(game, seat, prompt, choices, picked);
        Ok(picked)
    }

    fn told(&mut self, event: &Event) {
        self.0.told(event);
    }
}

#[test]
fn what_a_question_says_is_what_then_happens() {
    let mut lively = Lively(Listener::default());
    for (seed, sets) in (0..).zip(Sets::mixes().chain(Sets::mixes())) {
        let sets = if sets.has(Set::Artifacts) && seed % 2 == 0 { sets.with_relics() } else { sets };
        let options = Options { sets, teams: seed % 6 == 5, ..Options::default() };
        let game = Innovation::new(&options, if options.teams { 4 } else { 2 + (seed % 3) as u8 }).expect("a table");
        playout::run(&Position::fresh(game), &mut lively, &mut Stream::new(seed)).expect("what is offered can be done");
    }
    let Listener { karmas, kept, .. } = lively.0;
    let common = ["meld", "tuck", "score", "return", "transfer", "promote", "endorse"];
    assert!(karmas > 0 && common.iter().all(|verb| kept.contains_key(verb)), "{karmas} {kept:?}");
}
