//! Who looks at a table and what they may see and choose.

use super::TableCtx;
use crate::app::i18n::words::Phrase;
use crate::app::narration::Narration;
use crate::engine::{Match, Seat};
use crate::session::{Input, Session};
use leptos::prelude::*;

impl<G: Narration> TableCtx<G> {
    /// Looks at the session whole, but for what is picked.
    pub(super) fn whole<R>(self, look: impl FnOnce(&Session<G>) -> R) -> R {
        self.parts.game.track();
        self.parts.past.track();
        self.parts.looking.track();
        self.session.with_value(look)
    }

    /// Looks at what is on screen: the match, or the earlier moment that is looked at.
    pub fn shown<R>(self, look: impl FnOnce(&Match<G>) -> R) -> R {
        self.parts.past.track();
        if !self.session.with_value(Session::is_past) {
            self.parts.game.track();
        }
        self.session.with_value(|session| look(session.shown()))
    }

    /// Looks at the state that is on screen.
    pub fn state<R>(self, look: impl FnOnce(&G) -> R) -> R {
        self.shown(|game| look(game.state()))
    }

    /// Whether a seat is a person's who plays elsewhere, by link.
    pub fn is_away(self, seat: Seat) -> bool {
        self.parts.looking.track();
        self.session.with_value(|session| session.seating().is_away(seat))
    }

    /// Whether persons here hide something from each other.
    pub(super) fn hides_hands(self) -> bool {
        self.session.with_value(Session::hides_hands)
    }

    /// Nobody has looked for a while.
    pub(super) fn lower_curtain(self) {
        self.handle(Input::LowerCurtain);
    }

    /// Who is asked and plays elsewhere.
    pub fn waits_for(self) -> Option<Seat> {
        self.asked().filter(|seat| self.is_away(*seat))
    }

    /// Whose hidden things are open on screen, if anybody's: nobody's while the curtain hangs.
    pub fn viewer(self) -> Option<Seat> {
        self.looking.viewer.get()
    }

    /// Whose board is shown as one's own; behind the curtain that of the person who lifts it.
    pub fn me(self) -> Seat {
        self.looking.me.get()
    }

    /// Who is asked where several persons at this device look at the same table, without a curtain between them.
    pub fn asked_of_several(self) -> Option<Seat> {
        self.whole(Session::asked_of_several)
    }

    /// The person before whom the curtain hangs: asked, but not the one who looks.
    pub fn curtain(self) -> Option<Seat> {
        self.looking.curtain.get()
    }

    /// The person before whom the curtain hangs or falls.
    pub(super) fn before_curtain(self) -> Option<Seat> {
        self.whole(Session::before_curtain)
    }

    /// The person before the curtain looks now.
    pub fn lift_curtain(self) {
        self.handle(Input::LiftCurtain);
    }

    /// After so many events nobody has looked at what lies unseen ([`Match::unseen`]).
    pub fn looked(self) -> usize {
        self.parts.looking.track();
        self.session.with_value(Session::looked)
    }

    /// Whether somebody else waits until what was drawn face down has been looked at, or taken back.
    pub fn waits_for_look(self) -> bool {
        self.looking.waits_for_look.get()
    }

    /// What was drawn face down is looked at now.
    pub fn look_at_drawn(self) {
        self.handle(Input::LookAtDrawn);
    }

    /// Who is asked in the match, if it is not over.
    pub fn asked(self) -> Option<Seat> {
        self.looking.asked.get()
    }

    /// Whether a person can choose something on screen now.
    pub fn can_choose(self) -> bool {
        self.looking.can_choose.get()
    }

    /// The choices that a person has on screen now; none while a bot or another person is asked.
    pub fn choices(self) -> Vec<G::Choice> {
        self.looking.choices.get()
    }

    /// Looks at these choices.
    pub fn with_choices<R>(self, look: impl FnOnce(&[G::Choice]) -> R) -> R {
        self.looking.choices.with(|choices| look(choices))
    }

    /// Whether this can be chosen on screen now.
    pub fn offers(self, choice: G::Choice) -> bool {
        self.with_choices(|choices| choices.contains(&choice))
    }

    /// Why the viewer is asked.
    pub fn prompt(self) -> Option<G::Prompt> {
        self.looking.prompt.get()
    }

    /// Looks at the moment after so many answers; the last one is the match as it is played.
    pub fn look_at(self, answered: usize) {
        self.handle(Input::LookAt(answered));
    }

    /// The same, but at the last moment still looks back: the slider has not been let go.
    pub(super) fn slide_to(self, answered: usize) {
        self.handle(Input::SlideTo(answered));
    }

    /// Back to the match as it is played.
    pub fn look_now(self) {
        self.handle(Input::LookNow);
    }

    /// Whether an earlier moment is on screen.
    pub fn is_past(self) -> bool {
        self.looking.is_past.get()
    }

    /// Why a choice that is not offered cannot be made now; `None` while nobody here can choose.
    pub fn why_not(self, choice: G::Choice) -> Option<Phrase> {
        self.can_choose().then(|| self.game(|game| G::why_not(game, choice))).flatten()
    }
}
