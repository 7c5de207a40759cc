//! What helps: why something cannot be done, what a question is about, what speaks for a choice.

use super::asking::{kind, offered, question as question_words};
use super::gains::gains;
use super::names::{buildings, cost, faction, gain, in_building, in_terrain};
use super::things;
use super::words::spelled_out;
use crate::app::i18n::words::Phrase;
use crate::app::narration::and;
use crate::engine::Match;
use crate::games::TerraMystica;
use crate::games::terra_mystica::obstacle::Missing;
use crate::games::terra_mystica::{Choice, Cult, Gain, Obstacle, Prompt, Track};

/// What is missing while nothing on the board can be done.
pub fn missing(game: &Match<TerraMystica>) -> Option<Phrase> {
    let missing = game.state().nearest_missing(game.question()?)?;
    Some(Phrase::new("terra-mystica-missing").with("what", lacking(missing)))
}

/// What still has to be found.
fn lacking(missing: Missing) -> Phrase {
    let Missing { cost, power, points, .. } = missing;
    match points {
        0 => gain(Gain { coins: cost.coins, workers: cost.workers, priests: cost.priests, power }),
        _ => Phrase::new("terra-mystica-n-points").with("count", points),
    }
}

/// Why a choice that is not offered cannot be made now.
pub fn why_not(game: &Match<TerraMystica>, choice: Choice) -> Option<Phrase> {
    let question = game.question()?;
    let state = game.state();
    let terrain = |key: &str, terrain| Phrase::new(key).with("terrain", in_terrain(terrain));
    Some(match state.obstacle(question, choice)? {
        Obstacle::Question => Phrase::new("terra-mystica-why-first").with("ask", question_words(game)),
        Obstacle::Missing(missing) if missing.spades > 0 => Phrase::new("terra-mystica-why-dig")
            .with("count", missing.spades)
            .with("digging", cost(missing.digging))
            .with("what", lacking(missing)),
        Obstacle::Missing(missing) => Phrase::new("terra-mystica-why-missing").with("what", lacking(missing)),
        Obstacle::River => Phrase::new("terra-mystica-why-river"),
        Obstacle::Occupied(owner) if owner == question.seat => Phrase::new("terra-mystica-why-own"),
        Obstacle::Occupied(owner) => Phrase::new("terra-mystica-why-occupied").with("name", owner),
        Obstacle::OutOfReach(Some(more)) => Phrase::new("terra-mystica-why-far").with("count", more),
        Obstacle::OutOfReach(None) => match state.player(question.seat).skip() {
            Some((range, _)) => Phrase::new("terra-mystica-why-beyond").with("range", range),
            None => Phrase::new("terra-mystica-why-too-far"),
        },
        Obstacle::Skipped => Phrase::new("terra-mystica-why-skipped"),
        Obstacle::NoneLeft(kind) => {
            let all = buildings(kind, kind.supply() as u8);
            Phrase::new("terra-mystica-why-none-left").with("buildings", all)
        }
        Obstacle::Home => terrain("terra-mystica-why-home", state.home(question.seat)),
        Obstacle::Touched => Phrase::new("terra-mystica-why-touched"),
        Obstacle::OneStorm => Phrase::new("terra-mystica-why-one-storm"),
        Obstacle::OneDwelling => Phrase::new("terra-mystica-why-one-dwelling"),
        Obstacle::OnlySpades => Phrase::new("terra-mystica-why-only-spades"),
        Obstacle::NotTerrain(wanted) => terrain("terra-mystica-why-terrain", wanted),
        Obstacle::Spades(short) => Phrase::new("terra-mystica-why-spades").with("count", short),
        Obstacle::Needs(before) => Phrase::new("terra-mystica-why-needs").with("building", in_building(before)),
        Obstacle::TrackEnd(Track::Shipping) => Phrase::new("terra-mystica-why-shipping-end"),
        Obstacle::TrackEnd(Track::Spades) => Phrase::new("terra-mystica-why-spades-end"),
        Obstacle::NoTrack(Track::Shipping) => Phrase::new("terra-mystica-why-no-shipping"),
        Obstacle::NoTrack(Track::Spades) => Phrase::new("terra-mystica-why-no-spades"),
        Obstacle::NoSlot(steps) => Phrase::new("terra-mystica-why-slot").with("steps", steps),
        Obstacle::Used => Phrase::new("terra-mystica-why-used"),
        Obstacle::NoStronghold => Phrase::new("terra-mystica-why-stronghold"),
        Obstacle::OtherFaction(other) => Phrase::new("terra-mystica-why-faction").with("faction", faction(other)),
        Obstacle::NotYourCard => Phrase::new("terra-mystica-why-card"),
        Obstacle::NoFavor => Phrase::new("terra-mystica-why-favor"),
        Obstacle::Useless => Phrase::new("terra-mystica-why-useless"),
        Obstacle::NoPriestsLeft => Phrase::new("terra-mystica-why-priests"),
        Obstacle::NoBridge => Phrase::new("terra-mystica-why-bridge"),
        Obstacle::Held(owner) if owner == question.seat => Phrase::new("terra-mystica-why-held-own"),
        Obstacle::Held(owner) => Phrase::new("terra-mystica-why-held").with("name", owner),
        Obstacle::NotInGame => Phrase::new("terra-mystica-why-not-in-game"),
        Obstacle::SoldOut => Phrase::new("terra-mystica-why-sold-out"),
        Obstacle::Owned => Phrase::new("terra-mystica-why-owned"),
        Obstacle::LastRound => Phrase::new("terra-mystica-why-last-round"),
        Obstacle::NoTown => Phrase::new("terra-mystica-why-no-town"),
    })
}

/// What this kind of question is about.
pub fn explanations(game: &Match<TerraMystica>) -> Vec<Phrase> {
    let about = |prompt| Phrase::new(format!("terra-mystica-about-{}", kind(prompt).name));
    game.question().map(|question| about(question.prompt)).into_iter().collect()
}

/// What lies on the board and is met for the first time.
pub fn meetings(game: &Match<TerraMystica>) -> Vec<(&'static str, Vec<String>)> {
    let is_turn = game.question().is_some_and(|question| matches!(question.prompt, Prompt::Turn { second: false }));
    let round = things::round(game.state().round());
    let one = |thing: &str| vec![thing.to_owned()];
    let met = [
        ("terra-mystica-meet-wheel", one(things::WHEEL)),
        ("terra-mystica-meet-bowls", one(things::BOWLS)),
        ("terra-mystica-meet-round", vec![round]),
        ("terra-mystica-meet-income", one(things::INCOME)),
        ("terra-mystica-meet-cults", Cult::ALL.map(things::cult).to_vec()),
    ];
    met.into_iter().filter(|_| is_turn).collect()
}

/// What tells a choice from another one that is named alike: the land of a hex, whose building offers power.
pub fn detail(game: &Match<TerraMystica>, choice: Choice) -> Option<Phrase> {
    let state = game.state();
    match choice {
        Choice::Build(hex) | Choice::Spade(hex) => state.terrain(hex).map(in_terrain),
        Choice::Take(number) | Choice::Decline(number) => {
            let leech = offered(game, number)?;
            Some(Phrase::new("terra-mystica-detail-from").with("name", leech.from))
        }
        _ => None,
    }
}

/// Chips that say what something costs, or what anybody can see: nothing that speaks for a choice.
const COSTS: [&str; 15] = [
    "terra-mystica-change-workers",
    "terra-mystica-change-coins",
    "terra-mystica-change-priests",
    "terra-mystica-change-power",
    "terra-mystica-gain-burned",
    "terra-mystica-gain-leech",
    "terra-mystica-gain-land",
    "terra-mystica-gain-key-missing",
    "terra-mystica-gain-key-used",
    "terra-mystica-gain-last-taken",
    "terra-mystica-gain-terrain",
    "terra-mystica-gain-terrain-paid",
    "terra-mystica-gain-way-home",
    "terra-mystica-gain-cultists",
    "terra-mystica-gain-skipped",
];

/// What speaks for a choice: the two things it brings first, without what it costs.
pub fn merit(game: &Match<TerraMystica>, choice: Choice) -> Option<Phrase> {
    let gains = gains(game, choice).into_iter().filter(|gain| !COSTS.contains(&gain.words.key.as_str()));
    and(gains.take(2).map(spelled_out))
}
