//! Of an action only the last piece is confirmed, where a game is played so: what is asked before it takes one tap and can be taken back freely.

use super::driver::{Tab, persons};
use crate::engine::invariants::Invariants;
use crate::engine::{Chance, Judge, Stream};
use crate::for_each_game;
use crate::games::BetaColony;
use crate::games::beta_colony::{Choice, Prompt};
use crate::session::{Input, Manner};
use std::collections::BTreeMap;

fn by_pieces<G: Judge>(options: G::Options, players: u8, seed: u64) -> Tab<G> {
    let mut tab = Tab::<G>::begin(options, &persons(players.into()), seed);
    tab.hand(Input::Manner(Manner { by_pieces: true, ..Manner::default() })).expect("a manner");
    tab
}

/// Taps any choice until it is the answer, and says how often; 0 at the end of the match.
fn tap_on<G: Judge>(
    tab: &mut Tab<G>,
    choose: impl Fn(&[G::Choice], &mut Stream) -> usize,
    stream: &mut Stream,
) -> usize {
    if tab.session.curtain().is_some() {
        tab.hand(Input::LiftCurtain).expect("a curtain");
        tab.paint();
    }
    let choices = tab.session.choices().to_vec();
    if choices.is_empty() {
        return 0;
    }
    let choice = choices[choose(&choices, stream)];
    let (at, step) = (tab.session.game().cursor(), tab.session.game().step());
    let seat = tab.session.asked();
    tab.hand(Input::Pick(choice)).expect("it is offered");
    tab.paint();
    let game = tab.session.game();
    if game.cursor() > at {
        assert_eq!((tab.session.asked(), game.step()), (seat, step), "{choice:?} was no mere piece");
        assert!(tab.session.undo().is_some_and(|undo| undo.free), "{choice:?} cannot be taken back freely");
        return 1;
    }
    tab.hand(Input::Pick(choice)).expect("it is picked");
    tab.paint();
    let game = tab.session.game();
    let goes_on = tab.session.asked() == seat && game.step() == step && game.is_free(at, tab.session.looked());
    assert!(!goes_on, "{choice:?} is a piece and was confirmed");
    2
}

fn any<C>(choices: &[C], stream: &mut Stream) -> usize {
    stream.below(choices.len() as u32) as usize
}

fn only_the_last_piece_is_confirmed<G: Invariants + Judge>() {
    let (mut pieces, mut confirmed) = (0, 0);
    for (seed, (options, players)) in (1..).zip(G::tables()).take(4) {
        let (mut tab, mut stream) = (by_pieces::<G>(options, players, seed), Stream::new(seed));
        for _ in 0..150 {
            match tap_on(&mut tab, any, &mut stream) {
                0 => break,
                1 => pieces += 1,
                _ => confirmed += 1,
            }
        }
    }
    assert!(pieces > 0 && confirmed > 0, "{pieces} {confirmed}");
}

macro_rules! games {
    ({} $($module:ident: $game:ident,)*) => {$(
        #[test]
        fn $module() {
            only_the_last_piece_is_confirmed::<crate::games::$game>();
        }
    )*};
}
for_each_game!(games! {});

/// What an action of Beta Colony was, by what was asked.
fn kind(asked: &[(Prompt, Choice)]) -> String {
    let name = |(prompt, choice): &(Prompt, Choice)| match (prompt, choice) {
        (_, Choice::Dock(..)) => "dock".to_owned(),
        (Prompt::Turn { .. }, _) => "fly".to_owned(),
        (prompt, _) => {
            format!("{prompt:?}").split(|sign: char| !sign.is_alphanumeric()).next().unwrap_or("").to_owned()
        }
    };
    asked.iter().map(name).collect::<Vec<_>>().join(" ")
}

#[test]
fn an_action_of_beta_colony_takes_a_tap_a_piece_and_one_to_confirm() {
    let mut taps: BTreeMap<String, (usize, usize, usize)> = BTreeMap::new();
    for seed in 1..=20 {
        let (mut tab, mut stream) = (by_pieces::<BetaColony>(Default::default(), 3, seed), Stream::new(seed));
        let (mut step, mut asked, mut sum) = (0, Vec::new(), 0);
        loop {
            let game = tab.session.game();
            if game.step() != step && !asked.is_empty() {
                let entry = taps.entry(kind(&asked)).or_default();
                *entry = (entry.0 + 1, 2 * asked.len(), entry.2.max(sum));
                asked.clear();
                sum = 0;
            }
            step = game.step();
            let question = game.question().map(|question| (question.prompt, question.seat));
            let at = game.cursor();
            let tapped = tap_on(&mut tab, any, &mut stream);
            let Some((prompt, _)) = question.filter(|_| tapped > 0) else { break };
            if matches!(prompt, Prompt::Turn { .. }) || !asked.is_empty() {
                asked.push((prompt, tab.session.game().record().answers[at].choice));
                sum += tapped;
            }
        }
    }
    for (kind, (times, before, after)) in &taps {
        println!("{times:5} {before:3} → {after:3}  {kind}");
        // What is free on a track is chosen after the display has been refilled: that cannot be taken back freely.
        let confirmed = 1 + kind.matches("Free").count();
        assert!(*after <= before / 2 + confirmed, "{kind}: {after} taps");
    }
    assert!(taps.len() > 10 && taps["dock"].2 == 2, "{taps:?}");
}
