//! What something is said to cost is what is paid for it.

use super::super::goods::Goods;
use super::super::{guidance, lookup, spaces, words};
use super::check;
use crate::app::i18n::language::Language;
use crate::app::i18n::words::Phrase;
use crate::app::narration::testing::{self, speak_in};
use crate::engine::{Logged, Match};
use crate::games::BetaColony;
use crate::games::beta_colony::facts::PICTURED;
use crate::games::beta_colony::{Achievement, Choice, Event, Material, Module, Options, Prompt, Scope, Space};
use std::collections::BTreeSet;

/// A whole random game that buys, and gathers what it takes.
fn play(players: u8, seed: u64, look: impl FnMut(&Match<BetaColony>, Choice)) -> Match<BetaColony> {
    let weight = |choice: &Choice| match choice {
        Choice::Achieve(_) => 60,
        Choice::Module(_) | Choice::Pay(_) | Choice::Discard => 12,
        Choice::Move(_, to) if to.is_manufactory() => 12,
        Choice::Move(..) | Choice::Activate(..) => 6,
        _ => 1,
    };
    testing::play(Options::default(), players, seed, weight, look)
}

/// What a choice is said to cost.
fn said(game: &Match<BetaColony>, choice: Choice) -> Vec<String> {
    let costs = words::gains(game, choice).into_iter().filter(|gain| gain.words.key.starts_with("beta-colony-costs-"));
    costs.map(|gain| check(&gain.words)).collect()
}

/// What the answer with this number (from 1) was to say, by all that happened: the fuel that went with it, and what was handed in. Of a
/// module or achievement and its space that is everything until it stands: what was asked for only later as the material that was due.
/// Whoever pays with an artifact and gets one by that is without none.
fn paid(events: &[Logged<Event>], answer: usize, choice: Choice) -> Vec<String> {
    let builds = matches!(choice, Choice::Module(_) | Choice::Achieve(_) | Choice::Build(_));
    let (mut fuel, mut goods, mut came, mut stands) = (0, Vec::new(), 0, false);
    for logged in events.iter().filter(|logged| logged.answered >= answer) {
        let now = logged.answered == answer;
        match logged.event {
            _ if !now && (!builds || stands) => break,
            Event::Built { .. } | Event::Achieved { .. } if builds && !now => break,
            Event::Built { .. } | Event::Achieved { .. } => stands = true,
            Event::Moved { fuel: more, .. } | Event::Began(Scope::Activation { fuel: more, .. }) => fuel += more,
            Event::Paid { with, .. } if now => goods.push(Goods::of(with)),
            Event::Paid { instead_of, .. } => goods.push(Goods::material(instead_of, 1)),
            Event::PaidArtifacts(_, count) => goods.push(Goods::artifacts(count)),
            Event::HandedIn(_, with) => goods.push(Goods::of(with)),
            Event::Discarded(_) => {
                let each = |one: Material| Goods::material(one, PICTURED[one as usize]);
                goods.extend(Material::ALL.map(each));
            }
            Event::GotArtifact(_) if now => came += 1,
            _ => {}
        }
    }
    // The space is paid last; which one it will be is not known before it is chosen.
    if matches!(choice, Choice::Module(_) | Choice::Achieve(_)) {
        goods.pop();
    }
    for _ in 0..came {
        let artifact = goods.iter().position(|goods| *goods == Goods::artifacts(1));
        if let Some(at) = artifact {
            goods.remove(at);
        }
    }
    let all = goods.into_iter().fold(Goods::default(), |mut all, more| {
        all.add(more);
        all
    });
    let fuel = (fuel > 0).then(|| Phrase::new("beta-colony-costs-fuel").with("count", fuel));
    let goods = all.words().map(|what| Phrase::new("beta-colony-costs-materials").with("what", what));
    fuel.iter().chain(&goods).map(check).collect()
}

/// The kind of a question, and whether its choice cost anything.
fn kind(prompt: Prompt, costs: bool) -> String {
    let words = format!("{prompt:?}");
    format!("{} {costs}", words.split([' ', '(']).next().unwrap_or_default())
}

#[test]
fn what_something_is_said_to_cost_is_paid_for_it() {
    speak_in(Language::En);
    let mut kinds = BTreeSet::new();
    for (seed, players) in (0..).zip([2, 3, 4].into_iter().cycle()).take(60) {
        let whole = play(players, seed, |_, _| ());
        play(players, seed, |game, choice| {
            let prompt = game.question().unwrap().prompt;
            let said = said(game, choice);
            let paid = paid(whole.events(), game.cursor() + 1, choice);
            assert_eq!(said, paid, "{choice:?} at {prompt:?}");
            // The fuel beside what can be tapped, and in its name, is the fuel that is paid.
            let fuel = lookup::fuel(game.state(), game.question().unwrap().seat, choice);
            let with = (fuel > 0).then(|| check(&Phrase::new("beta-colony-costs-fuel").with("count", fuel)));
            assert_eq!(with.as_ref(), said.first().filter(|words| words.ends_with("fuel")));
            assert_eq!(guidance::detail(game, choice).is_some(), fuel > 0);
            kinds.insert(kind(prompt, !said.is_empty()));
            if let (Prompt::Activate(at), true) = (prompt, fuel > 0) {
                kinds.insert(if at.is_manufactory() { "a row".into() } else { "a moon".into() });
            }
        });
    }
    let wanted = [
        "Turn true",
        "a row",
        "a moon",
        "Module true",
        "Nexus true",
        "ModuleSpace true",
        "ModuleSpace false",
        "FreeModule false",
        "AchievementSpace true",
        "AchievementSpace false",
        "FreeAchievement false",
        "PayModule true",
        "PaySpace true",
        "PayBuilding true",
        "ExtraPoints true",
    ];
    let missing: Vec<_> = wanted.into_iter().filter(|kind| !kinds.contains(*kind)).collect();
    assert!(missing.is_empty(), "{missing:?} in {kinds:?}");
}

/// Whether nothing is paid for what is asked.
fn is_free(prompt: Prompt) -> bool {
    matches!(
        prompt,
        Prompt::FreeModule(_)
            | Prompt::FreeAchievement(_)
            | Prompt::ModuleSpace { free: true, .. }
            | Prompt::AchievementSpace { free: true, .. }
    )
}

/// Everything that is said at a question about what is built, and of a choice.
fn all_said(game: &Match<BetaColony>, prompt: Prompt, choice: Choice) -> Vec<Phrase> {
    let wishes = Module::all().map(Choice::Module).chain(Achievement::ALL.map(Choice::Achieve));
    let wishes = wishes.chain(Space::all().map(Choice::Build));
    let mut said: Vec<Phrase> = wishes.filter_map(|wish| guidance::why_not(game, wish)).collect();
    said.extend(guidance::explanations(game));
    said.extend([
        words::ask(game, None),
        words::ask(game, Some(choice)),
        words::describe(game, choice),
        spaces::price(Some(prompt)),
    ]);
    said.extend(words::hint(game));
    said.extend(guidance::merit(game, choice));
    said
}

#[test]
fn where_nothing_is_paid_nobody_speaks_of_paying() {
    let stems = [["pay", "cost"], ["bezahl", "kostet"], ["paga", "cuesta"]];
    for (language, stems) in Language::ALL.into_iter().zip(stems) {
        speak_in(language);
        let mut seen = BTreeSet::new();
        for (seed, players) in (0..).zip([2, 3, 4].into_iter().cycle()).take(30) {
            play(players, seed, |game, choice| {
                let prompt = game.question().unwrap().prompt;
                if !matches!(choice, Choice::Module(_) | Choice::Achieve(_) | Choice::Build(_)) {
                    return;
                }
                let said: Vec<String> = all_said(game, prompt, choice).iter().map(check).collect();
                let paying = said.iter().find(|words| stems.iter().any(|stem| words.contains(stem)));
                assert_eq!(paying.is_none(), is_free(prompt), "{choice:?} at {prompt:?}: {said:?}");
                seen.insert(kind(prompt, !is_free(prompt)));
            });
        }
        let free = ["FreeModule false", "FreeAchievement false", "ModuleSpace false", "AchievementSpace false"];
        assert!(free.into_iter().all(|kind| seen.contains(kind)), "{seen:?}");
    }
}
