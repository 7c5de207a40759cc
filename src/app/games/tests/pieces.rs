//! Of an action only the last piece is confirmed: what is asked before it takes one tap, shows nobody anything, and can be taken back
//! freely, piece by piece and as a whole.

use crate::app::narration::Narration;
use crate::engine::digest::Digest;
use crate::engine::invariants::Invariants;
use crate::engine::{Chance, Judge, Match, Stream};
use crate::games::{BetaColony, TerraMystica, beta_colony, terra_mystica};
use crate::session::{Controller, Input, IsPiece, Output, Seating, Session};
use std::collections::BTreeMap;
use std::fmt::Debug;

/// A table at which all are persons, and what is a piece there.
struct Taps<G: Judge> {
    session: Session<G>,
    is_piece: IsPiece<G>,
    stream: Stream,
    /// After so many answers the action began.
    began: usize,
}

impl<G: Judge> Taps<G> {
    fn new(options: G::Options, players: u8, seed: u64, is_piece: IsPiece<G>) -> Taps<G> {
        let game = Match::<G>::new(options, players, seed).expect("a table of the game");
        let seating = Seating::new(vec![Controller::Person; players.into()], None);
        let session = Session::new(game, seating, Vec::new(), |_, _| None).by_pieces(is_piece);
        Taps { session, is_piece, stream: Stream::new(seed), began: 0 }
    }

    /// Taps any choice until it is the answer, and says how often; 0 at the end of the match.
    fn tap_on(&mut self) -> usize {
        if self.session.curtain().is_some() {
            hand(&mut self.session, Input::LiftCurtain);
        }
        let choices = self.session.choices().to_vec();
        if choices.is_empty() {
            return 0;
        }
        let choice = choices[self.stream.below(choices.len() as u32) as usize];
        let before = self.session.clone();
        let (at, step, told) = (before.game().cursor(), before.game().step(), before.game().events().len());
        hand(&mut self.session, Input::Pick(choice));
        let game = self.session.game();
        let stays = |session: &Session<G>| session.asked() == before.asked() && session.game().step() == step;
        if game.cursor() > at {
            let next = game.question().expect("it goes on").prompt;
            assert!((self.is_piece)(choice, next) && stays(&self.session), "{choice:?} was no mere piece");
            let shows = |logged: &_| game.reveals(logged);
            assert!(!game.events_since(told).iter().any(shows), "{choice:?} showed something");
            self.can_be_left(&before);
            return 1;
        }
        hand(&mut self.session, Input::Pick(choice));
        let game = self.session.game();
        let next = game.question().map(|next| next.prompt);
        let goes_on = stays(&self.session) && game.is_free(at, self.session.looked());
        let is_piece = next.is_some_and(|next| goes_on && (self.is_piece)(choice, next));
        assert!(!is_piece, "{choice:?} is a piece and was confirmed");
        self.began = game.cursor();
        2
    }

    /// The way back leads to where this piece was asked for, and on, piece by piece, to before the action; one way leads there at once.
    fn can_be_left(&self, before: &Session<G>) {
        let place = |session: &Session<G>| (Digest::of(session.game().state()), session.question().cloned());
        let whole = self.session.undo_turn().or(self.session.undo()).expect("a way back");
        assert!(whole.to <= self.began, "the whole action is taken back at once");
        let mut back = self.session.clone();
        hand(&mut back, Input::Undo);
        assert_eq!(place(&back), place(before), "undone is as if it had not been tapped");
        assert!(
            self.session.pieces() > before.pieces() && back.pieces() == before.pieces(),
            "what going back takes away"
        );
        while back.game().cursor() > self.began {
            hand(&mut back, Input::Undo);
        }
        assert_eq!(back.game().record().take_backs, before.game().record().take_backs, "for nothing");
    }
}

fn hand<G: Judge>(session: &mut Session<G>, input: Input<G>) {
    if session.handle(input).expect("it is taken").contains(&Output::AwaitPaint) {
        session.handle(Input::Painted).expect("it was waited for");
    }
}

/// Random matches in which whatever goes on is a piece.
fn only_the_last_piece_is_confirmed<G: Invariants + Judge>() {
    let (mut pieces, mut confirmed) = (0, 0);
    for (seed, (options, players)) in (1..).zip(G::tables()).take(4) {
        let mut taps = Taps::<G>::new(options, players, seed, |_, _| true);
        for _ in 0..150 {
            match taps.tap_on() {
                0 => break,
                1 => pieces += 1,
                _ => confirmed += 1,
            }
        }
    }
    assert!(pieces > 0 && confirmed > 0, "{pieces} {confirmed}");
}

crate::for_each_game!(crate::test_each! { only_the_last_piece_is_confirmed });

/// How many taps each kind of action took at most, in matches with the game's own pieces: with every piece confirmed, and as it is.
fn counted<G: Narration>(
    is_turn: fn(G::Prompt) -> bool,
    name: fn(G::Prompt, G::Choice) -> String,
) -> BTreeMap<String, (usize, usize)>
where
    G::Options: Default,
{
    let mut most: BTreeMap<String, (usize, usize)> = BTreeMap::new();
    for seed in 1..=20 {
        let mut taps = Taps::<G>::new(Default::default(), 3, seed, G::is_piece);
        let (mut step, mut kind, mut asked, mut sum) = (0, Vec::new(), 0, 0);
        loop {
            let game = taps.session.game();
            if game.step() != step && asked > 0 {
                let entry = most.entry(kind.join(" ")).or_default();
                *entry = (entry.0.max(2 * asked), entry.1.max(sum));
                (kind, asked, sum) = (Vec::new(), 0, 0);
            }
            step = game.step();
            let (at, prompt) = (game.cursor(), game.question().map(|question| question.prompt));
            let tapped = taps.tap_on();
            let Some(prompt) = prompt.filter(|_| tapped > 0) else { break };
            if is_turn(prompt) || asked > 0 {
                kind.push(name(prompt, taps.session.game().record().answers[at].choice));
                kind.dedup();
                (asked, sum) = (asked + 1, sum + tapped);
            }
        }
    }
    most.iter().for_each(|(kind, (before, after))| println!("{before:3} → {after:3}  {kind}"));
    most
}

/// The name of a variant.
fn variant(value: impl Debug) -> String {
    format!("{value:?}").split(|sign: char| !sign.is_alphanumeric()).next().unwrap_or("").to_owned()
}

#[test]
fn an_action_of_beta_colony_takes_a_tap_a_piece_and_one_to_confirm() {
    use beta_colony::{Choice, Prompt};
    let is_turn = |prompt| matches!(prompt, Prompt::Turn { .. });
    let taps = counted::<BetaColony>(is_turn, |prompt, choice| match (prompt, choice) {
        (_, Choice::Dock(..)) => "dock".to_owned(),
        (Prompt::Turn { .. }, _) => "fly".to_owned(),
        (prompt, _) => variant(prompt),
    });
    for (kind, (before, after)) in &taps {
        // What brings a gift is confirmed before that is chosen.
        let gifts = ["Free", "AnyMaterial", "Influence", "Crew"];
        let confirmed = 1 + gifts.map(|gift| kind.matches(gift).count()).iter().sum::<usize>();
        assert!(*after <= before / 2 + confirmed, "{kind}: {after} taps");
    }
    assert!(taps.len() > 10 && taps["dock"].1 == 2, "{taps:?}");
}

#[test]
fn what_leads_to_a_place_of_terra_mystica_is_not_confirmed_before_it() {
    use terra_mystica::Prompt;
    let is_turn = |prompt| matches!(prompt, Prompt::Turn { .. });
    let taps = counted::<TerraMystica>(is_turn, |prompt, choice| match (prompt, choice) {
        (Prompt::Turn { .. } | Prompt::Pending(_), choice) => variant(choice),
        (prompt, _) => variant(prompt),
    });
    let of = |kind: &str| taps.get(kind).copied().unwrap_or_else(|| panic!("no {kind}: {taps:?}"));
    // Complete in itself.
    for kind in ["Build", "Upgrade", "Priest", "Advance", "Pass", "Power"] {
        assert_eq!(of(kind), (2, 2), "{kind}");
    }
    // A place, a terrain or a cult follows.
    for kind in ["Spade Terrain", "Power Bridge", "Power Build", "Special CultStep", "Special Build"] {
        assert_eq!(of(kind), (4, 3), "{kind}");
    }
    let (before, after) = of("Upgrade Favor");
    assert_eq!(before, after, "both bring something");
    assert_eq!(of("Power Spade Terrain").1, of("Power Spade Terrain").0 / 2 + 1);
}
