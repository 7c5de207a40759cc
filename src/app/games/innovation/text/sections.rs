//! The sections of the rulebook that explain what is asked and what lies on the board.

use super::asking::compels;
use crate::app::narration::Section;
use crate::engine::{Match, Seat};
use crate::games::innovation::{
    Back, Card, Choice, Colour, Decree, Deed, ECHO, INSPIRE, Innovation, Prompt, Set, Sets, Special, Verb, Zone,
};

/// The sections about words that stand in prompts: `innovation-term-ID` has their forms.
pub const TERMS: &[Section] = &[
    Section("achieve"),
    Section("decrees"),
    Section("demands"),
    Section("dogma"),
    Section("endorse"),
    Section("exchange"),
    Section("forecast"),
    Section("icons"),
    Section("inspire"),
    Section("karmas"),
    Section("meld"),
    Section("return"),
    Section("reveal"),
    Section("score"),
    Section("sharing"),
    Section("special-achievements"),
    Section("splay"),
    Section("transfer"),
    Section("tuck"),
];

/// The chapters about what a match with these sets does not use.
pub fn unused(sets: Sets) -> Vec<&'static str> {
    let unused = Set::ALL.into_iter().filter(|set| !sets.has(*set) && *set != Set::Base);
    unused.map(Set::word).chain(sets.is_base().then_some("expansions")).collect()
}

/// What a sheet over the board is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Topic {
    /// A card.
    Card(Card),
    /// A colour on a board.
    Pile(Seat, Colour),
    /// Hand, score pile and achievements of a seat.
    Player(Seat),
    /// A supply pile.
    Supply(Back),
    /// The supply and the achievements.
    Middle,
    /// Who is how far with which achievement.
    Reach,
    /// The same, because of the normal achievement of this age.
    Achievement(u8),
    /// The same, because of a special one.
    Special(Special),
    /// The same, because of a decree.
    Decree(Decree),
}

/// The section for a question, or for the choice that is picked.
pub fn of_question(game: &Match<Innovation>, picked: Option<Choice>) -> Section {
    if let Some(section) = picked.and_then(of_choice) {
        return section;
    }
    let Some(question) = game.question() else { return Section("end") };
    match question.prompt {
        Prompt::Opening => Section("first-turn"),
        Prompt::Action { .. } => Section("turn"),
        Prompt::Card { verb, .. } | Prompt::Whether(Deed::All { verb, .. }) => of_verb(verb),
        Prompt::Splay(_) => Section("splay-shows"),
        Prompt::Whether(Deed::Exchange(_)) => Section("exchange"),
        Prompt::Whether(Deed::Draw { .. }) => Section("draw-and"),
        Prompt::Whether(Deed::Dogma(_)) => Section("promote"),
        Prompt::Display => Section("display"),
        Prompt::Seize(_) => Section("relics"),
        Prompt::Decree(_) => Section("decrees"),
        Prompt::Achievement => Section("achieve"),
        Prompt::Thing(..) | Prompt::Whether(Deed::Sentence) => of_effect(game.state()),
    }
}

/// The section for an action; other choices belong to their question.
fn of_choice(choice: Choice) -> Option<Section> {
    match choice {
        Choice::Draw => Some(Section("draw")),
        Choice::Meld(_) => Some(Section("meld")),
        Choice::Dogma(_) => Some(Section("dogma")),
        Choice::Achieve(_) => Some(Section("achieve")),
        Choice::Endorse(_) => Some(Section("endorse")),
        Choice::Decree(_) => Some(Section("issue")),
        Choice::Inspire(_) => Some(Section("inspire")),
        _ => None,
    }
}

fn of_verb(verb: Verb) -> Section {
    match verb {
        Verb::Meld | Verb::Choose => Section("meld"),
        Verb::Tuck => Section("tuck"),
        Verb::Score => Section("score"),
        Verb::Return | Verb::Place | Verb::Keep(Zone::Supply) => Section("return"),
        Verb::Transfer(_) | Verb::TransferToScore | Verb::TransferToAnyBoard | Verb::Take => Section("transfer"),
        Verb::Exchange(_) => Section("exchange"),
        Verb::Reveal => Section("reveal"),
        Verb::Keep(_) => Section("demands"),
        Verb::Execute | Verb::ExecuteAsIf => Section("other-cards"),
        Verb::Order => Section("board"),
        Verb::Remove => Section("remove"),
        Verb::Achieve => Section("achieve"),
        Verb::Foreshadow => Section("forecast"),
        Verb::Promote => Section("promote"),
        Verb::Endorse => Section("endorse"),
        Verb::Fade => Section("fade"),
        Verb::Karma => Section("karma-several"),
        Verb::Name => Section("karma-would"),
    }
}

/// Why somebody is asked at all: demanded, shared, carried out because of another card, or one's own dogma.
fn of_effect(state: &Innovation) -> Section {
    let Some(running) = state.running().last() else { return Section("dogma") };
    match () {
        () if running.effect() == ECHO => Section("echo-effects"),
        () if running.effect() == INSPIRE => Section("inspire"),
        () if running.is_karma() => Section("karmas"),
        () if running.is_nested() => Section("other-cards"),
        () if compels(running) => Section("compels"),
        () if running.demands() => Section("demands"),
        () if running.acting() != running.by() => Section("sharing"),
        () => Section("dogma"),
    }
}

/// The section about what lies open.
pub fn of_topic(topic: Topic) -> Section {
    match topic {
        Topic::Card(card) => Section(match card.set() {
            Set::Base => "cards",
            Set::Cities => "city-symbols",
            Set::Echoes => "echoes",
            Set::Figures => "figures",
            Set::Artifacts => "artifacts",
        }),
        Topic::Pile(..) => Section("splay"),
        Topic::Player(_) => Section("yours"),
        Topic::Supply(back) => Section(match back.set {
            Set::Base => "supply",
            Set::Cities => "city-draw",
            Set::Echoes => "echo-draw",
            Set::Figures => "figure-draw",
            Set::Artifacts => "digs",
        }),
        Topic::Middle => Section("components"),
        Topic::Special(special) => Section(match special.set() {
            Set::Base => "achieve",
            Set::Cities => "city-specials",
            Set::Echoes => "echo-specials",
            Set::Figures => "decrees",
            Set::Artifacts => "relics",
        }),
        Topic::Decree(_) => Section("decrees"),
        Topic::Reach | Topic::Achievement(_) => Section("achieve"),
    }
}
