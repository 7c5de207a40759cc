//! Why something is done, in words.

use crate::app::games::innovation::text::names::{linked, trigger};
use crate::app::i18n::words::Phrase;
use crate::engine::Seat;
use crate::games::innovation::{Card, Role, Scope, Trigger};

/// What is done in a scope, with the reason if there is one to tell.
pub fn told(scope: Scope, what: Phrase) -> Phrase {
    let phrase = match scope {
        Scope::Action(..) | Scope::InspireDraw(_) | Scope::Effect { role: Role::Own, .. } => return what,
        Scope::Karma { figure, owner, by, trigger, instead } => karma(figure, (owner, by), trigger, instead),
        Scope::Effect { card, role: Role::Shares, .. } => {
            Phrase::new("innovation-log-shared").with("card", linked(card))
        }
        Scope::Effect { card, role: Role::Obeys, .. } => {
            Phrase::new("innovation-log-obeyed").with("card", linked(card))
        }
        Scope::Effect { card, role: Role::Echo, .. } => Phrase::new("innovation-log-echo").with("card", linked(card)),
        Scope::Effect { card, role: Role::Inspired, .. } => {
            Phrase::new("innovation-log-inspired").with("card", linked(card))
        }
        Scope::Effect { card, role: Role::Within, .. } => {
            Phrase::new("innovation-log-within").with("card", linked(card))
        }
        Scope::FreeDraw(_) => Phrase::new("innovation-log-free"),
        Scope::FigureDraw(_) => Phrase::new("innovation-log-figure-draw"),
        Scope::Fading(_) => Phrase::new("innovation-log-fading"),
    };
    phrase.with("what", what)
}

/// Whether what is told of a scope goes on a sentence that begins with who did it.
pub fn goes_on(scope: Scope) -> bool {
    match scope {
        Scope::Effect { role: Role::Echo | Role::Inspired, .. } | Scope::Karma { .. } => false,
        Scope::FreeDraw(_) | Scope::FigureDraw(_) | Scope::Fading(_) => false,
        Scope::Action(..) | Scope::InspireDraw(_) | Scope::Effect { .. } => true,
    }
}

/// That nothing was done in a scope, where it is worth a line: in what others have part in, and in place of something.
pub fn nothing(scope: Scope) -> Option<Phrase> {
    match scope {
        Scope::Effect { card, role: Role::Shares, .. } => {
            Some(Phrase::new("innovation-log-shared-nothing").with("card", linked(card)))
        }
        Scope::Effect { card, role: Role::Obeys, .. } => {
            Some(Phrase::new("innovation-log-obeyed-nothing").with("card", linked(card)))
        }
        Scope::Karma { instead: true, .. } => Some(told(scope, Phrase::new("innovation-log-karma-nothing"))),
        _ => None,
    }
}

/// A karma, and before or instead of what it is carried out.
fn karma(figure: Card, (owner, by): (Seat, Seat), waits_for: Trigger, instead: bool) -> Phrase {
    let key = match (waits_for, instead) {
        (Trigger::Melded, _) => "innovation-log-karma-melded",
        (_, true) => "innovation-log-karma-instead",
        (_, false) => "innovation-log-karma-first",
    };
    let phrase = Phrase::new(key).with("card", linked(figure));
    match waits_for {
        Trigger::Melded => phrase,
        _ => phrase.with("trigger", trigger(waits_for, Some(by).filter(|by| *by != owner))),
    }
}
