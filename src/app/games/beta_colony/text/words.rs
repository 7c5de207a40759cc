//! Beta Colony in words: what is asked, what a choice does, how the game stands.

pub use super::ending::{ending, score_table};
pub use super::gains::{gains, spelled_out};
use super::lookup::value as shown;
use super::{names, places, spaces};
use crate::app::i18n::words::Phrase;
use crate::app::narration::and;
use crate::engine::{Match, Seat};
use crate::games::BetaColony;
use crate::games::beta_colony::facts::DOCK_FUEL;
use crate::games::beta_colony::{
    Because, Choice, CycleCard, Event, Location, Obstacle, Payment, Prompt, Scope, TrackBonus,
};

/// What statistics call the boards.
pub const BOARD_TAGS: [&str; 5] = ["1", "2", "3", "4", "5"];

/// Where the game is.
pub fn place(state: &BetaColony) -> Phrase {
    match state.round() {
        0 => Phrase::new("beta-colony-place-setup"),
        round => Phrase::new("beta-colony-place").with("round", round),
    }
}

/// Everything that a player has, in a line.
pub fn goods_of(state: &BetaColony, seat: Seat) -> Phrase {
    let materials = names::materials(state.player(seat).materials());
    let materials = materials.unwrap_or_else(|| Phrase::new("beta-colony-read-none"));
    let materials = Phrase::new("beta-colony-read-materials").with("what", materials);
    let counted = |key: &str, count: u8| Phrase::new(key).with("count", count);
    let rest = [
        counted("beta-colony-n-fuel", state.player(seat).fuel()),
        counted("beta-colony-n-artifacts", state.player(seat).artifacts()),
        counted("beta-colony-n-crew", state.player(seat).crew()),
    ];
    and([materials].into_iter().chain(rest)).unwrap_or_default()
}

/// The question, with the picked choice if there is one.
pub fn ask(game: &Match<BetaColony>, picked: Option<Choice>) -> Phrase {
    let Some(question) = game.question() else { return Phrase::new("game-over") };
    let gift = gift(game, question.prompt).map(why).or_else(|| paid_for(game, question.prompt));
    if let Some(choice) = picked {
        let asked = Phrase::new("beta-colony-ask-picked").with("what", what(game, choice));
        return owing(gift, asked);
    }
    let asked = asked(game.state(), question.seat, question.prompt);
    match question.prompt {
        // The others name it themselves.
        Prompt::ModuleSpace { .. } | Prompt::AchievementSpace { .. } => owing(gift, asked),
        prompt if prompt.paid_space().is_some() => owing(gift, asked),
        _ => asked,
    }
}

/// A question with that to which it belongs, a gift or what is being built, if there is one.
fn owing(why: Option<Phrase>, asked: Phrase) -> Phrase {
    match why {
        Some(why) => Phrase::new("beta-colony-ask-gift").with("why", why).with("ask", asked),
        None => asked,
    }
}

/// What is being built while it is paid for.
fn paid_for(game: &Match<BetaColony>, prompt: Prompt) -> Option<Phrase> {
    prompt.paid_space()?;
    game.events().iter().rev().find_map(|logged| match logged.event {
        Event::Began(Scope::Module { module, .. }) => Some(names::module(module.colour())),
        Event::Began(Scope::Achievement { achievement, .. }) => Some(names::achievement(achievement)),
        _ => None,
    })
}

/// The gift to which a question belongs: what it says itself, or the bonus of a track that is being taken.
fn gift(game: &Match<BetaColony>, prompt: Prompt) -> Option<Because> {
    match prompt {
        Prompt::Influence(because) | Prompt::Crew(because) | Prompt::AnyMaterial { because, .. } => Some(because),
        Prompt::FreeModule(track) | Prompt::FreeAchievement(track) => Some(Because::Track(track)),
        Prompt::ModuleSpace { free: true, .. } | Prompt::AchievementSpace { free: true, .. } => {
            game.events().iter().rev().find_map(|logged| match logged.event {
                Event::Began(Scope::Track(_, track, TrackBonus::FreeModule | TrackBonus::FreeAchievement)) => {
                    Some(Because::Track(track))
                }
                _ => None,
            })
        }
        _ => None,
    }
}

/// The question of a prompt.
fn asked(state: &BetaColony, seat: Seat, prompt: Prompt) -> Phrase {
    match prompt {
        Prompt::Board => Phrase::new("beta-colony-ask-board"),
        Prompt::Start => Phrase::new("beta-colony-ask-start"),
        Prompt::CycleMaterial => Phrase::new("beta-colony-ask-cycle-material"),
        Prompt::Influence(because) => Phrase::new("beta-colony-ask-influence").with("why", why(because)),
        Prompt::DieToSix => Phrase::new("beta-colony-ask-turn-six"),
        Prompt::FlipDie => Phrase::new("beta-colony-ask-flip"),
        Prompt::Turn { second } => Phrase::new("beta-colony-ask-action").with("nth", if second { 2 } else { 1 }),
        Prompt::Activate(at) => Phrase::new("beta-colony-ask-activate")
            .with("place", names::location(at))
            .with("count", state.player(seat).dice().count()),
        Prompt::Collect { moon, left } => {
            Phrase::new("beta-colony-ask-collect").with("place", names::location(moon)).with("left", left)
        }
        Prompt::AnyMaterial { because, left } => {
            Phrase::new("beta-colony-ask-material").with("why", why(because)).with("left", left)
        }
        Prompt::Nexus => Phrase::new("beta-colony-ask-nexus"),
        Prompt::Module(_) => Phrase::new("beta-colony-ask-module"),
        Prompt::FreeModule(track) => Phrase::new("beta-colony-ask-free-module").with("why", why(Because::Track(track))),
        Prompt::FreeAchievement(track) => {
            Phrase::new("beta-colony-ask-free-achievement").with("why", why(Because::Track(track)))
        }
        Prompt::ModuleSpace { module, free } => {
            let key = match state.bars_others(seat, module).filter(|_| !free) {
                Some(Obstacle::Unpaid) => "beta-colony-ask-space-paid",
                Some(_) => "beta-colony-ask-space-only",
                None => "beta-colony-ask-space",
            };
            Phrase::new(key).with("what", names::module(module.colour()))
        }
        Prompt::AchievementSpace { achievement, .. } => {
            Phrase::new("beta-colony-ask-space").with("what", names::achievement(achievement))
        }
        Prompt::PayModule { .. } | Prompt::PaySpace(_) | Prompt::PayBuilding { .. } => {
            let material = prompt.price().map(|price| names::material(price.material));
            Phrase::new("beta-colony-ask-pay").with("material", material.unwrap_or_default())
        }
        Prompt::ExtraPoints => Phrase::new("beta-colony-ask-discard"),
        Prompt::Discard => Phrase::new("beta-colony-ask-goal").with("points", CycleCard::SevenMaterials.points()),
        Prompt::Crew(because) => Phrase::new("beta-colony-ask-crew").with("why", why(because)),
    }
}

/// Why somebody gets something of choice.
pub fn why(because: Because) -> Phrase {
    match because {
        Because::Track(track) => Phrase::new("beta-colony-because-track").with("colony", names::colony(track)),
        Because::Built(achievement) => names::achievement(achievement),
        Because::Visited(at) => names::location(at),
        Because::Cycle => Phrase::new("beta-colony-because-cycle"),
    }
}

/// What to do while nothing is picked.
pub fn hint(game: &Match<BetaColony>) -> Option<Phrase> {
    let key = match game.question()?.prompt {
        Prompt::Board => "beta-colony-hint-board",
        Prompt::Start => "beta-colony-hint-start",
        Prompt::DieToSix | Prompt::FlipDie => "beta-colony-hint-dice",
        Prompt::Turn { .. } => "beta-colony-hint-action",
        Prompt::Activate(at) => match and(places::yields(game.state(), at)).filter(|_| !at.is_manufactory()) {
            Some(yields) => return Some(yields),
            None => "beta-colony-hint-activate",
        },
        Prompt::Module(_) | Prompt::FreeModule(_) => "beta-colony-hint-module",
        Prompt::ModuleSpace { .. } | Prompt::AchievementSpace { .. } => "beta-colony-hint-space",
        Prompt::Influence(_) => "beta-colony-hint-colony",
        Prompt::Crew(_) => "beta-colony-hint-crew",
        _ => return None,
    };
    Some(Phrase::new(key))
}

/// What something is paid with.
pub fn payment(payment: Payment) -> Phrase {
    match payment {
        Payment::Material(material) => names::material(material),
        Payment::Pair(material) => names::times(2, names::material(material)),
        Payment::Artifact => Phrase::new("beta-colony-n-artifacts").with("count", 1),
    }
}

/// What a choice is, without its consequences.
pub fn what(game: &Match<BetaColony>, choice: Choice) -> Phrase {
    let state = game.state();
    let question = game.question();
    let seat = question.map_or(Seat(0), |question| question.seat);
    let prompt = question.map(|question| question.prompt);
    match choice {
        Choice::Board(board) => Phrase::new("beta-colony-do-board").with("number", board.index() + 1),
        Choice::Start(at) => Phrase::new("beta-colony-do-start").with("place", names::the_location(at)),
        Choice::Change(die) => {
            let value = if prompt == Some(Prompt::DieToSix) { 6 } else { 7 - shown(state, seat, die).clamp(1, 6) };
            Phrase::new("beta-colony-do-turn")
                .with("die", names::die(die, shown(state, seat, die)))
                .with("value", value)
        }
        Choice::Move(die, to) => Phrase::new("beta-colony-do-fly")
            .with("place", names::the_location(to))
            .with("die", names::die(die, shown(state, seat, die))),
        Choice::Dock(one, other) => Phrase::new("beta-colony-do-dock")
            .with("place", state.player(seat).ship().map(names::the_location).unwrap_or_default())
            .with("one", names::die(one, shown(state, seat, one)))
            .with("other", names::die(other, shown(state, seat, other))),
        Choice::Activate(die, value) => {
            let place = match prompt {
                Some(Prompt::Activate(at)) => names::the_location(at),
                _ => Phrase::default(),
            };
            let words = Phrase::new(match shown(state, seat, die) == value {
                true => "beta-colony-do-activate",
                false => "beta-colony-do-activate-as",
            });
            let words = words.with("place", place).with("die", names::die(die, shown(state, seat, die)));
            if shown(state, seat, die) == value { words } else { words.with("value", value) }
        }
        Choice::Material(material) => Phrase::new("beta-colony-do-take").with("what", names::material(material)),
        Choice::Gather => Phrase::new("beta-colony-do-goods"),
        Choice::Module(module) => Phrase::new("beta-colony-do-module")
            .with("what", names::module(module.colour()))
            .with("values", names::extra(module.bonus())),
        Choice::Achieve(which) => Phrase::new("beta-colony-do-achieve").with("what", names::achievement(which)),
        Choice::Build(space) | Choice::Crew(space) => Phrase::new(match choice {
            Choice::Crew(_) => "beta-colony-do-crew",
            _ => "beta-colony-do-build",
        })
        .with("space", spaces::name(space))
        .with("colony", names::colony(space.colony())),
        Choice::Pay(way) => Phrase::new(match prompt {
            Some(Prompt::ExtraPoints) => "beta-colony-do-discard",
            _ => "beta-colony-do-pay",
        })
        .with("what", payment(way)),
        Choice::Influence(colony) => Phrase::new("beta-colony-do-influence").with("colony", names::colony(colony)),
        Choice::Discard => Phrase::new("beta-colony-do-discard")
            .with("what", names::materials(crate::games::beta_colony::facts::PICTURED).unwrap_or_default()),
        Choice::Pass => Phrase::new(match prompt {
            Some(Prompt::DieToSix | Prompt::FlipDie) => "beta-colony-do-keep",
            _ => "beta-colony-do-nothing",
        }),
    }
}

/// What stands on the button of a choice that has no place on the board: which material, which die with which value, what is paid. (Of
/// two dice that dock each has its own words.)
pub fn button(game: &Match<BetaColony>, choice: Choice) -> Phrase {
    let seat = game.question().map_or(Seat(0), |question| question.seat);
    let value = |die| shown(game.state(), seat, die);
    match choice {
        Choice::Material(material) | Choice::Pay(Payment::Material(material)) => names::short_material(material),
        Choice::Pay(Payment::Pair(material)) => names::times(2, names::short_material(material)),
        Choice::Pay(way @ Payment::Artifact) => payment(way),
        Choice::Move(die, _) => names::short_die(die, value(die)),
        Choice::Activate(die, as_value) if as_value == value(die) => names::short_die(die, as_value),
        Choice::Activate(die, as_value) => {
            Phrase::new("beta-colony-btn-as").with("die", names::short_die(die, value(die))).with("value", as_value)
        }
        Choice::Gather => Phrase::new("beta-colony-btn-goods"),
        Choice::Discard => Phrase::new("beta-colony-verb-discard"),
        other => verb(game, other),
    }
}

/// Where a ship docks and for what, before the pairs of dice that can be given for it.
pub fn docks(state: &BetaColony, seat: Seat) -> Option<Phrase> {
    let at = state.player(seat).ship()?;
    Some(Phrase::new("beta-colony-btn-dock-at").with("place", names::the_location(at)).with("count", DOCK_FUEL))
}

/// Whither a ship flies, before the dice with which it can.
pub fn flies(to: Location) -> Phrase {
    Phrase::new("beta-colony-btn-fly-to").with("place", names::the_location(to))
}

/// What a choice does, with everything it brings, in one sentence.
pub fn describe(game: &Match<BetaColony>, choice: Choice) -> Phrase {
    match and(gains(game, choice).into_iter().map(spelled_out)) {
        Some(brings) => Phrase::new("beta-colony-describe").with("what", what(game, choice)).with("brings", brings),
        None => what(game, choice),
    }
}

/// The verb on the confirming button.
pub fn verb(game: &Match<BetaColony>, choice: Choice) -> Phrase {
    let prompt = game.question().map(|question| question.prompt);
    Phrase::new(match choice {
        Choice::Move(..) => "beta-colony-verb-fly",
        Choice::Dock(..) => "beta-colony-verb-dock",
        Choice::Activate(..) => "beta-colony-verb-use",
        Choice::Change(_) => "beta-colony-verb-turn",
        Choice::Start(_) => "beta-colony-verb-begin",
        Choice::Crew(_) => "beta-colony-verb-place",
        Choice::Build(_) | Choice::Achieve(_) => "beta-colony-verb-build",
        Choice::Influence(_) => "beta-colony-verb-place",
        Choice::Pay(_) if prompt != Some(Prompt::ExtraPoints) => "beta-colony-verb-pay",
        Choice::Pay(_) => "beta-colony-verb-discard",
        // Its button says what it does.
        Choice::Discard => "confirm-choice",
        Choice::Pass if matches!(prompt, Some(Prompt::DieToSix | Prompt::FlipDie)) => "beta-colony-btn-keep",
        Choice::Pass => "beta-colony-btn-without",
        _ => "beta-colony-verb-take",
    })
}
