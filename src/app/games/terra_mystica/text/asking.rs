//! What is asked: each kind of question has a name in messages, a place in the rulebook, and a hint what to do.

use super::names::{hex, in_terrain};
use crate::app::i18n::words::Phrase;
use crate::app::narration::{Section, and, possible};
use crate::engine::Match;
use crate::games::TerraMystica;
use crate::games::terra_mystica::{Cause, Choice, Leech, Pending, Prompt, Special};

/// A kind of question.
pub struct Kind {
    /// How messages call it.
    pub name: &'static str,
    /// How messages call what to do, in few words.
    hint: Option<&'static str>,
    /// The section of the rulebook about it.
    pub section: Section,
}

/// What kind of question it is; of several things that are pending the most important one.
pub fn kind(prompt: Prompt) -> Kind {
    let (name, hint, section) = match prompt {
        Prompt::Faction(_) => ("faction", "faction", "factions-choice"),
        Prompt::FirstDwelling { .. } => ("dwelling", "hex", "first-dwellings"),
        Prompt::FirstCard => ("card", "card", "first-cards"),
        Prompt::Turn { second: false } => ("turn", "turn", "actions"),
        Prompt::Turn { second: true } => ("second", "turn", "actions"),
        Prompt::After => ("after", "after", "exchange"),
        Prompt::Terrain { .. } => ("terrain", "terrain", "terraforming"),
        Prompt::Pending(pending) if pending.towns > 0 => ("town", "tile", "town-tiles"),
        Prompt::Pending(pending) if pending.favors > 0 => ("favor", "tile", "favors"),
        Prompt::Pending(pending) if pending.ordination => ("ordain", "", "faction-darklings"),
        Prompt::Pending(pending) if pending.is_storm() => ("storm", "spades", "faction-nomads"),
        Prompt::Pending(_) => ("spades", "spades", "terraforming"),
        Prompt::CultStep { .. } => ("step", "cult", "cults"),
        Prompt::Key(_) => ("key", "cult", "keys"),
        Prompt::Bridge { .. } => ("bridge", "bridge", "bridges"),
        Prompt::WitchesDwelling => ("witches", "hex", "faction-witches"),
        Prompt::SwarmlingsHouse => ("swarmlings", "hex", "faction-swarmlings"),
        Prompt::Leech(_) => ("leech", "leech", "leech"),
        Prompt::CultSpades(_) => ("cult-spades", "spades", "cult-bonus"),
        Prompt::Open => ("open", "", "leech"),
    };
    Kind { name, hint: Some(hint).filter(|hint| !hint.is_empty()), section: Section(section) }
}

/// The question.
pub fn question(game: &Match<TerraMystica>) -> Phrase {
    let Some(question) = game.question() else { return Phrase::new("game-over") };
    let asked = Phrase::new(format!("terra-mystica-ask-{}", kind(question.prompt).name));
    match question.prompt {
        Prompt::Faction(Some(colour)) => {
            Phrase::new("terra-mystica-ask-faction-drawn").with("terrain", in_terrain(colour))
        }
        Prompt::FirstDwelling { number, on } => asked.with("nth", number).with("terrain", in_terrain(on)),
        Prompt::Terrain { hex: place, .. } => asked.with("hex", hex(game.state(), place)),
        Prompt::Pending(pending) => pending_words(pending),
        Prompt::CultStep { by: Cause::Leech, .. } => Phrase::new("terra-mystica-ask-step-leech"),
        Prompt::CultStep { steps, by } => asked.with("steps", steps).with("by", by_what(Some(by))),
        Prompt::Bridge { by } => asked.with("by", by_what(Some(by))),
        Prompt::Leech(leech) => with_price("terra-mystica-ask-leech", leech).with("name", leech.from),
        Prompt::CultSpades(work) => asked.with("count", work.spades()),
        _ => asked,
    }
}

/// What is pending of an action, most important first.
fn pending_words(pending: Pending) -> Phrase {
    let counted = |key: &str, count: u8| (count > 0).then(|| Phrase::new(key).with("count", count));
    let by = pending.work.and_then(|work| work.free_by());
    let parts = [
        counted("terra-mystica-ask-town", pending.towns),
        counted("terra-mystica-ask-favor", pending.favors),
        pending.ordination.then(|| Phrase::new("terra-mystica-ask-ordain")),
        counted("terra-mystica-ask-spades", pending.spades()).map(|words| words.with("by", by_what(by))),
    ];
    let other = if pending.is_storm() { "terra-mystica-ask-storm" } else { "terra-mystica-ask-after" };
    and(parts.into_iter().flatten()).unwrap_or_else(|| Phrase::new(other))
}

/// What lets somebody do something, as messages call it.
fn by_what(by: Option<Cause>) -> &'static str {
    match by {
        Some(Cause::Power(_)) => "power",
        Some(Cause::Special(Special::CardSpade | Special::CardStep)) => "card",
        Some(Cause::Special(Special::FavorStep)) => "favor",
        Some(Cause::Special(Special::Engineers)) => "workers",
        Some(_) => "stronghold",
        None => "bought",
    }
}

/// The actions in the order in which they are named.
const ACTIONS: [&str; 8] = ["build", "upgrade", "transform", "priest", "power", "special", "advance", "pass"];

/// Which action a choice is, if it is one.
fn action(choice: Choice) -> Option<&'static str> {
    Some(match choice {
        Choice::Build(_) => "build",
        Choice::Upgrade(..) => "upgrade",
        Choice::Spade(_) => "transform",
        Choice::Priest(..) => "priest",
        Choice::Power(_) => "power",
        Choice::Special(_) => "special",
        Choice::Advance(_) => "advance",
        Choice::Pass(_) => "pass",
        _ => return None,
    })
}

/// What to do, in few words, while nothing is picked.
pub fn hint(game: &Match<TerraMystica>) -> Option<Phrase> {
    let question = game.question()?;
    if let Prompt::Turn { .. } = question.prompt {
        let words = |kind: &str| Phrase::new(format!("terra-mystica-possible-{kind}"));
        return possible(&question.choices, &ACTIONS, action, words);
    }
    let hint = Phrase::new(format!("terra-mystica-hint-{}", kind(question.prompt).hint?));
    Some(if is_amid(question.prompt) { Phrase::new("terra-mystica-hint-amid").with("hint", hint) } else { hint })
}

/// Whether an action has begun that is not said in full: the way out is named as well.
fn is_amid(prompt: Prompt) -> bool {
    match prompt {
        Prompt::CultStep { by, .. } => by != Cause::Leech,
        Prompt::Pending(pending) => pending.work.is_some(),
        Prompt::Terrain { .. } | Prompt::Bridge { .. } | Prompt::WitchesDwelling | Prompt::SwarmlingsHouse => true,
        _ => false,
    }
}

/// Power and what it costs.
pub fn with_price(key: &str, leech: Leech) -> Phrase {
    Phrase::new(key).with("power", leech.power).with("cost", leech.cost)
}

/// The offer of power that an answer is about.
pub fn offered(game: &Match<TerraMystica>, number: u8) -> Option<Leech> {
    let question = game.question()?;
    match question.prompt {
        Prompt::Leech(leech) => Some(leech),
        _ => {
            let mut own = game.state().offers().iter().filter(|offer| offer.to == question.seat);
            own.nth(usize::from(number)).map(|offer| game.state().leech(offer))
        }
    }
}
