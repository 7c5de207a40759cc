//! The guided games of the expansions, each in a match that goes on already: what they add, for somebody who knows the base game.

use super::base::{PHILOSOPHY, SCORES, action};
use crate::app::games::innovation::text::things;
use crate::app::lessons::{Lesson, Step};
use crate::engine::Seat;
use crate::games::Innovation;
use crate::games::innovation::{
    Card, Choice, Colour, Decree, Deed, Need, Options, Origin, Prompt, Set, Sets, Splay, Verb, Zone,
};

/// A city for a new colour splays its pile, which brings the next one; with it The Wheel draws four cards.
pub const CITIES: Lesson<Innovation> = Lesson {
    name: "innovation-cities",
    title: "innovation-lesson-cities",
    options: || Options { sets: Sets::BASE.with(Set::Cities), ..Options::default() },
    players: 2,
    seed: 17,
    opening: "c8 c7 m14 m1 g1 g7 g7 g1 g1 g14 g6 m119 m121 l g23 g6 c21",
    others: "g22 c33 d",
    steps: CITY_STEPS,
};

/// Bell's echo scores, Bell foreshadows Philosophy, Pagoda promotes it, and under its splay the echo goes on sounding.
pub const ECHOES: Lesson<Innovation> = Lesson {
    name: "innovation-echoes",
    title: "innovation-lesson-echoes",
    options: || Options { sets: Sets::BASE.with(Set::Echoes), ..Options::default() },
    players: 2,
    seed: 170,
    opening: "c210 c9 d m212 g212 c212 m222 d m1 g1 m214 m2 m3 g1 g2 m11 g1 m19",
    others: "a1 g3 c18",
    steps: ECHO_STEPS,
};

/// A shared Mysticism and an opponent's achievement bring figures, Sneferu inspires and fades, Fu Xi decrees trade.
pub const FIGURES: Lesson<Innovation> = Lesson {
    name: "innovation-figures",
    title: "innovation-lesson-figures",
    options: || Options { sets: Sets::BASE.with(Set::Figures), ..Options::default() },
    players: 2,
    seed: 621,
    opening: "c7 c3 g3 c5 g7 g6 d m8 g14 m1 m12 g12 c1",
    others: "g1 a1 m19 g1",
    steps: FIGURE_STEPS,
};

/// One artifact compels and is gone, the next one brings a relic and is melded; the opponent digs, too, and takes the relic.
pub const ARTIFACTS: Lesson<Innovation> = Lesson {
    name: "innovation-artifacts",
    title: "innovation-lesson-artifacts",
    options: || Options { sets: Sets::BASE.with_relics(), ..Options::default() },
    players: 2,
    seed: 33,
    opening: "c6 c10 g6 m2 d g6 g6 m4 d g6 g6 g2 g2 d g6 c14 d g10 c0 c5 a1 g14 d m29 g24 k0 k4 x c12",
    others: "d g10 c32 c4 m16 o0 m17",
    steps: ARTIFACT_STEPS,
};

const WHEEL: Card = Card(8);
const AGRICULTURE: Card = Card(3);
const KAIFENG: Card = Card(133);
/// What pays for endorsing.
const PAYS: Prompt = Prompt::Card { verb: Verb::Endorse, from: Origin::Zone(Zone::Hand(Seat(0))), need: Need::Must };

const CITY_STEPS: &[Step<Innovation>] = &[
    action("innovation-lesson-cities-new", &["card-3"], 2, |choice| choice == Choice::Meld(AGRICULTURE)),
    Step::look("innovation-lesson-cities-city", &["card-133"]),
    action("innovation-lesson-cities-arrow", &["card-133"], 1, |choice| choice == Choice::Meld(KAIFENG)),
    Step::look("innovation-lesson-cities-splay", &["card-132"]),
    action("innovation-lesson-cities-endorse", &["card-133", "card-8"], 2, |choice| choice == Choice::Endorse(WHEEL)),
    Step::answer("innovation-lesson-cities-pay", &["card-9", "card-11", "card-13"], PAYS, |choice: Choice| {
        choice.card().is_some_and(|card| card.set() == Set::Base)
    }),
    Step::look("innovation-lesson-cities-twice", &["card-34", "card-27", "card-31", "card-29"]),
    action("innovation-lesson-cities-achieve", &["achievement-1"], 1, |choice| choice == Choice::Achieve(1)),
    Step::look("innovation-lesson-cities-end", &["achieved-0"]),
];

const CODE_OF_LAWS: Card = Card(13);
const BELL: Card = Card(222);
const PAGODA: Card = Card(234);
/// What promotion asks.
const PROMOTES: Prompt =
    Prompt::Card { verb: Verb::Promote, from: Origin::Zone(Zone::Forecast(Seat(0))), need: Need::May };

const ECHO_STEPS: &[Step<Innovation>] = &[
    Step::look("innovation-lesson-echoes-bonus", &["card-214"]),
    action("innovation-lesson-echoes-draw", &["supply-2"], 2, |choice| choice == Choice::Draw),
    action("innovation-lesson-echoes-echo", &["card-222"], 1, |choice| choice == Choice::Dogma(BELL)),
    Step::answer("innovation-lesson-echoes-score", &["card-13"], SCORES, |choice| choice == Choice::Card(CODE_OF_LAWS)),
    Step::look("innovation-lesson-echoes-forecast", &["card-24"]),
    action("innovation-lesson-echoes-meld", &["card-234"], 2, |choice| choice == Choice::Meld(PAGODA)),
    Step::answer("innovation-lesson-echoes-promote", &["card-24"], PROMOTES, |choice| {
        choice == Choice::Card(PHILOSOPHY)
    }),
    Step::answer("innovation-lesson-echoes-free", &["card-24"], Prompt::Whether(Deed::Dogma(PHILOSOPHY)), |choice| {
        choice == Choice::Yes
    }),
    Step::answer("innovation-lesson-echoes-splay", &["card-24"], Prompt::Splay(Splay::Left), |choice| {
        choice == Choice::Colour(Colour::Purple)
    }),
    Step::look("innovation-lesson-echoes-end", &["card-24"]),
];

const MYSTICISM: Card = Card(14);
const SNEFERU: Card = Card(319);
const FU_XI: Card = Card(321);
/// What fading asks.
const FADES: Prompt = Prompt::Card { verb: Verb::Fade, from: Origin::Tops(Seat(0)), need: Need::Must };

const FIGURE_STEPS: &[Step<Innovation>] = &[
    action("innovation-lesson-figures-share", &["card-14"], 2, |choice| choice == Choice::Dogma(MYSTICISM)),
    action("innovation-lesson-figures-karma", &["card-319"], 1, |choice| choice == Choice::Meld(SNEFERU)),
    Step::look("innovation-lesson-figures-claim", &["card-330"]),
    action("innovation-lesson-figures-inspire", &["card-319"], 2, |choice| choice == Choice::Inspire(Colour::Yellow)),
    action("innovation-lesson-figures-second", &["card-321"], 1, |choice| choice == Choice::Meld(FU_XI)),
    Step::answer("innovation-lesson-figures-fade", &["card-319"], FADES, |choice| choice == Choice::Card(SNEFERU)),
    action("innovation-lesson-figures-decree", &[things::DECREES], 2, |choice| choice == Choice::Decree(Decree::Trade)),
    Step::look("innovation-lesson-figures-forecast", &["forecast-0"]),
    Step::look("innovation-lesson-figures-end", &[things::DECREES]),
];

const MAPMAKING: Card = Card(20);
const PAPER: Card = Card(30);
const CHRONICLES: Card = Card(435);
const NECRONOMICON: Card = Card(453);
const TIMBUKTU: Card = Card(525);

const ARTIFACT_STEPS: &[Step<Innovation>] = &[
    action("innovation-lesson-artifacts-dig", &["card-20", "card-6"], 1, |choice| choice == Choice::Meld(MAPMAKING)),
    Step::look("innovation-lesson-artifacts-display", &["card-435"]),
    Step::answer("innovation-lesson-artifacts-compel", &["card-435"], Prompt::Display, |choice| {
        choice == Choice::Dogma(CHRONICLES)
    }),
    Step::look("innovation-lesson-artifacts-gain", &["card-4"]),
    action("innovation-lesson-artifacts-again", &["card-30", "card-20"], 2, |choice| choice == Choice::Meld(PAPER)),
    Step::answer("innovation-lesson-artifacts-relic", &["achieved-0"], Prompt::Seize(TIMBUKTU), |choice| {
        choice == Choice::Option(0)
    }),
    action("innovation-lesson-artifacts-meld", &["card-453"], 1, |choice| choice == Choice::Meld(NECRONOMICON)),
    Step::look("innovation-lesson-artifacts-lost", &["achieved-1"]),
    Step::look("innovation-lesson-artifacts-end", &["card-448"]),
];
