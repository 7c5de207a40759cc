//! Fireside: four deep board games in one static web page. This is a tour; `ARCHITECTURE.md` says why, and what happens when somebody taps.
//!
//! Dependencies point one way: `app → session → bots → games → engine`. The last four build natively without a browser, like all in `app` that
//! needs none; the rest is compiled for `wasm32` only.
//!
//! # A match
//!
//! A [game](engine::Game) is a deterministic function of options, seats, seed and choices. A [`Match`](engine::Match) is the list of
//! those choices and a cursor in it. It asks; whatever it offers is accepted, and nothing else:
//!
//! ```
//! use fireside::engine::{Game, Match};
//! use fireside::games::Burgundy;
//!
//! let mut game = Match::<Burgundy>::new(Default::default(), 2, 7).unwrap();
//! for _ in 0..10 {
//!     let first = game.question().unwrap().choices[0];
//!     game.answer(first).unwrap();
//! }
//! assert_eq!(game.state().players(), 2);
//!
//! // Every moment can be gone to, and a save is the list of answers.
//! let then = game.state().clone();
//! game.go_to(3).unwrap();
//! game.go_to(10).unwrap();
//! assert_eq!(game.state(), &then);
//! let saved = serde_json::to_string(game.record()).unwrap();
//! let opened = Match::<Burgundy>::restore(serde_json::from_str(&saved).unwrap()).unwrap();
//! assert_eq!(opened.state(), &then);
//! ```
//!
//! # Rules
//!
//! [`games`] has a folder a game, in the rulebook's words and order. A situation is laid out piece by piece, and a script answers, which is
//! how rules are tested:
//!
//! ```
//! use fireside::engine::{Script, Seat};
//! use fireside::games::burgundy::{Burgundy, Situation};
//!
//! let mut game = Situation::new(2).animals(0, [1, 1, 1, 1]).build();
//! assert_eq!(game.player(Seat(0)).score(), 4, "four different animals");
//! let mut script = Script::<Burgundy>::of([]);
//! script.run(&mut game);
//! assert!(script.waiting().is_some(), "somebody is asked");
//! ```
//!
//! # Bots
//!
//! [`bots`] search for any game. A [`Thinker`](bots::Thinker) is handed what its player may know, a [`Decision`](engine::Decision), and
//! nothing else, so that it cannot see a hidden card. The same decision, level and seed give the same answer everywhere:
//!
//! ```
//! use fireside::bots::{Level, Thinker};
//! use fireside::engine::{Decision, Match};
//! use fireside::games::BetaColony;
//!
//! let game = Match::<BetaColony>::new(Default::default(), 3, 1).unwrap();
//! let answer = || Thinker::new(Decision::of(&game).unwrap(), Level::Easy, 5).finish();
//! assert!(game.question().unwrap().choices.contains(&answer()));
//! assert_eq!(answer(), answer());
//! ```
//!
//! # A table
//!
//! A [`Session`](session::Session) is what is between a match and whoever looks at it: who sits and looks, what is picked, which bot is asked, the
//! past. It takes inputs and says what is to be done:
//!
//! ```
//! use fireside::engine::Match;
//! use fireside::games::Burgundy;
//! use fireside::session::{Controller, Input, Output, Refused, Seating, Session};
//!
//! let game = Match::<Burgundy>::new(Default::default(), 2, 7).unwrap();
//! let seating = Seating::new(vec![Controller::Person; 2], None);
//! let mut table = Session::new(game, seating, Vec::new(), |_, _| None);
//! assert_eq!(table.handle(Input::Confirm), Err(Refused::NotOffered), "nothing is picked");
//! // Two people at one device: nobody's cards are open until somebody lifts the curtain.
//! assert!(table.viewer().is_none() && table.choices().is_empty());
//! table.handle(Input::LiftCurtain).unwrap();
//! let choice = table.choices()[0];
//! let outputs = table.handle(Input::Answer(choice)).unwrap();
//! assert!(outputs.contains(&Output::Keep));
//! ```
//!
//! # The list of games
//!
//! Everything that is done for each game takes the games from one list, [`for_each_game!`]; [`with_game!`] calls what is generic over the
//! game for the one with an id:
//!
//! ```
//! use fireside::engine::Game;
//! use fireside::with_game;
//!
//! fn rules<G: Game>() -> u32 {
//!     G::RULES
//! }
//! assert_eq!(with_game!("innovation", rules()), Some(1));
//! assert_eq!(with_game!("chess", rules()), None);
//! ```
//!
//! # The page
//!
//! [`app`] is what people see. Words, saves, statistics and links build natively and are tested like rules.

#![forbid(unsafe_code)]

pub mod app;
pub mod bots;
pub mod engine;
pub mod games;
pub mod session;

/// What is shown there compiles.
#[cfg(doctest)]
#[doc = include_str!("../ARCHITECTURE.md")]
mod architecture {}
