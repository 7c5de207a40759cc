//! What a choice costs and brings, as chips: what is counted otherwise then, what is still to be paid for it, and what it leads to.

use super::ending::source;
use super::facts::Counted;
use super::goods::{Goods, counted};
use super::{lookup, names, places};
use crate::app::i18n::words::Phrase;
use crate::app::narration::facts::{Change, changes, rest, whose};
use crate::app::narration::{Gain, GainSign};
use crate::engine::{Foretold, Match, Seat};
use crate::games::BetaColony;
use crate::games::beta_colony::facts::STATUE_ARTIFACTS;
use crate::games::beta_colony::{Choice, Event, Prompt, Scope, TrackBonus};
use std::mem::discriminant;

fn icon(name: &'static str, words: Phrase) -> Gain {
    Gain { sign: GainSign::Icon(name), words }
}

/// The chips of a choice.
pub fn gains(game: &Match<BetaColony>, choice: Choice) -> Vec<Gain> {
    let (Some(question), Some(foretold)) = (game.question(), game.foretell(choice)) else { return Vec::new() };
    let (state, seat) = (game.state(), question.seat);
    let built = built(game, choice, &foretold);
    let after = built.as_ref().unwrap_or(&foretold);
    let changed = changes(state, &after.state, seat);
    let (points, others): (Vec<_>, Vec<_>) = changed.into_iter().partition(|it| matches!(it.of, Counted::Points(_)));
    let (of_fuel, others): (Vec<_>, Vec<_>) =
        others.into_iter().partition(|it| (it.seat, it.of) == (seat, Counted::Fuel));
    let chip = |change: Change<Counted>| Some(whose(more(change)?, change.seat, seat, spelled_out));
    let mut gains: Vec<Gain> = points.into_iter().filter_map(chip).collect();
    // What comes in is more than what is left of it where the choice costs fuel.
    let fuel = lookup::fuel(state, seat, choice);
    let came = i32::from(fuel) + of_fuel.iter().map(Change::more).sum::<i32>();
    gains.extend((fuel > 0).then(|| icon("fuel", counted("beta-colony-costs-fuel", fuel))));
    gains.extend((came > 0).then(|| icon("fuel", Phrase::new("beta-colony-plus-fuel").with("count", came))));
    gains.extend(others.into_iter().filter_map(chip));
    let mut price = due(choice, &foretold);
    changes(state, &foretold.state, seat).iter().filter(|it| it.seat == seat).for_each(|it| price.add(lost(*it)));
    gains.extend(price.words().map(|what| icon("swap", Phrase::new("beta-colony-costs-materials").with("what", what))));
    gains.extend(own(choice));
    gains.extend(leads_to(question.prompt, after, seat));
    // What is shown in the place of something taken is none of the choice's.
    if !matches!(foretold.events.last(), Some(Event::Over(Scope::Action(_) | Scope::Cycle(..)))) {
        gains.extend(rest(&foretold, seat).map(|words| icon("any-die", words)));
    }
    gains
}

/// What a chip says, with its points as words.
pub fn spelled_out(gain: Gain) -> Phrase {
    match gain.sign {
        GainSign::Points(points) => {
            let points = Phrase::new("beta-colony-n-points").with("count", points);
            Phrase::new("beta-colony-describe").with("what", gain.words).with("brings", points)
        }
        GainSign::Icon(_) | GainSign::Check => gain.words,
    }
}

/// The table when what is built here stands, if something is asked before: however it is paid for, and whether something is handed in with
/// it, as much comes of it.
fn built(game: &Match<BetaColony>, choice: Choice, foretold: &Foretold<BetaColony>) -> Option<Foretold<BetaColony>> {
    let mut line = vec![choice];
    let mut after = None;
    while matches!(choice, Choice::Build(_))
        && let Some(next) = after.as_ref().unwrap_or(foretold).question()
        && (next.prompt == Prompt::ExtraPoints || next.prompt.price().is_some())
    {
        line.push(*next.choices.last()?);
        after = Some(game.foretell_line(&line)?);
    }
    after
}

/// What more there is of something.
fn more(change: Change<Counted>) -> Option<Gain> {
    let counted = |key: &str| Phrase::new(key).with("count", change.more());
    if change.more() < 0 {
        return None;
    }
    Some(match change.of {
        Counted::Points(from) => Gain { sign: GainSign::Points(change.more()), words: source(from) },
        Counted::Material(kind) => {
            icon(names::material_icon(kind), counted("beta-colony-plus-material").with("what", names::material(kind)))
        }
        Counted::Artifacts => icon("artifact", counted("beta-colony-plus-artifacts")),
        Counted::Fuel => icon("fuel", counted("beta-colony-plus-fuel")),
        Counted::Crew(colony) => icon("crew", counted("beta-colony-plus-crew").with("colony", names::colony(colony))),
        Counted::Track(colony) => {
            let words = Phrase::new("beta-colony-plus-influence").with("colony", names::colony(colony));
            icon("influence", words.with("now", change.now).with("then", change.then))
        }
        Counted::Achievements => return None,
    })
}

/// What is handed in at once.
fn lost(change: Change<Counted>) -> Goods {
    let less = u8::try_from(-change.more()).unwrap_or(0);
    match change.of {
        Counted::Material(kind) => Goods::material(kind, less),
        Counted::Artifacts => Goods::artifacts(less),
        _ => Goods::default(),
    }
}

/// What is still to be paid for something that is built.
fn due(choice: Choice, foretold: &Foretold<BetaColony>) -> Goods {
    let mut due = Goods::default();
    let Some(next) = foretold.question() else { return due };
    match (choice, next.prompt) {
        (Choice::Module(_), Prompt::ModuleSpace { module, free: false }) => {
            due.add(Goods::material(module.colour().material(), 1));
        }
        (Choice::Achieve(_), Prompt::AchievementSpace { achievement, free: false }) => match achievement.materials() {
            Some(materials) => materials.into_iter().for_each(|one| due.add(Goods::material(one, 1))),
            None => due.add(Goods::artifacts(STATUE_ARTIFACTS)),
        },
        (Choice::Build(_), prompt) => {
            let price = prompt.price();
            let all = price.iter().flat_map(|price| price.rest.iter().chain([&price.material]));
            all.for_each(|one| due.add(Goods::material(*one, 1)));
        }
        _ => {}
    }
    due
}

/// What only this choice is about.
fn own(choice: Choice) -> Vec<Gain> {
    match choice {
        Choice::Board(board) => names::abilities(board).map(|one| icon("board", one)).into(),
        Choice::Move(_, to) => vec![icon(names::location_icon(to), places::does(to))],
        Choice::Module(module) => vec![icon("influence", names::module_label(module))],
        Choice::Achieve(which) => vec![icon(names::achievement_icon(which), names::scores(which))],
        _ => Vec::new(),
    }
}

/// What is asked next, if that is no more of the same.
fn leads_to(prompt: Prompt, after: &Foretold<BetaColony>, seat: Seat) -> Option<Gain> {
    let next =
        after.question().filter(|next| next.seat == seat && discriminant(&next.prompt) != discriminant(&prompt))?;
    let gift = |bonus: TrackBonus| icon(names::bonus_sign(bonus).unwrap_or("any-die"), names::bonus(bonus));
    Some(match next.prompt {
        Prompt::Collect { moon, left } => icon(names::location_icon(moon), counted("beta-colony-leads-collect", left)),
        Prompt::Nexus => icon("azophi-nexus", Phrase::new("beta-colony-leads-choice")),
        Prompt::Module(row) => {
            let values = names::row(usize::from(row));
            icon("m-pink", Phrase::new("beta-colony-leads-module").with("values", values))
        }
        Prompt::AnyMaterial { left: 1, .. } => gift(TrackBonus::AnyMaterial),
        Prompt::AnyMaterial { .. } => gift(TrackBonus::TwoMaterials),
        Prompt::FreeModule(_) => gift(TrackBonus::FreeModule),
        Prompt::FreeAchievement(_) => gift(TrackBonus::FreeAchievement),
        Prompt::Crew(_) => gift(TrackBonus::Crew),
        Prompt::Influence(_) => icon("influence", Phrase::new("beta-colony-leads-influence")),
        _ => return None,
    })
}
