//! Marks on the board where something is pointed at, and where something happened: what each other seat did since one's own last move; what a line of the log tells while
//! it is rested on; and, while an earlier moment is looked at, what that moment did. This alone is brought into view: nothing moves because
//! the mouse does.

use super::guide::Guide;
use super::teaching::Teaching;
use super::touched::{between, is_seat, since_own_move};
use super::{GameBoard, TableCtx, motion};
use crate::app::ui::after_paint;
use crate::engine::Match;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;
use web_sys::js_sys::{Object, Reflect};

/// Things on the board, each with the mark of the seat that did something to it, if one did.
pub type Marked = Vec<(String, Option<u8>)>;

/// What is pointed at in words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pointed {
    /// What these answers did: those after the first so many, up to so many.
    Answers {
        /// After so many.
        after: usize,
        /// Up to so many.
        to: usize,
    },
    /// A thing, by what the words link to.
    Name(u16),
}

/// The marks of a table.
#[derive(Clone, Copy, Debug)]
pub struct LastActions {
    /// All that is marked: what happened last, or what is pointed at.
    pub marked: Memo<Marked>,
    /// What is to be seen: the first thing that the moment did that is looked at.
    pub sought: Memo<Option<String>>,
    /// What is pointed at in the log or in the question.
    pub pointed: RwSignal<Option<Pointed>>,
}

impl LastActions {
    /// Marks what happens at a table from now on.
    pub fn provide<G: GameBoard>(table: TableCtx<G>) {
        let pointed = RwSignal::new(None);
        let marked = Memo::new(move |_| -> Marked {
            let (past, pointed, me) = (table.is_past(), pointed.get(), table.me());
            let taught = Teaching::<G>::expect().points();
            let touched = match pointed {
                Some(Pointed::Name(link)) => return G::linked(link).map(|thing| (thing, None)).into_iter().collect(),
                Some(Pointed::Answers { after, to }) => table.game(|game| between(game, after, to)),
                None if past => table.shown(|game| between(game, game.cursor().saturating_sub(1), game.cursor())),
                None if !taught.is_empty() => return taught.iter().map(|thing| ((*thing).to_owned(), None)).collect(),
                None => table.game(|game| since_own_move(game, me)),
            };
            // What is met for the first time is pointed at beside what happened.
            let met = Guide::<G>::expect().points().into_iter().filter(|_| pointed.is_none() && !past);
            let touched = touched.into_iter().map(|(thing, seat)| (thing, Some(table.seat(seat).mark)));
            touched.chain(met.map(|thing| (thing, None))).collect()
        });
        let sought = Memo::new(move |_| {
            let seeks = (table.is_past() || Teaching::<G>::expect().is_on()) && pointed.with(Option::is_none);
            marked.with(|marked| marked.first().filter(|_| seeks).map(|(thing, _)| thing.clone()))
        });
        // A line that goes with the next move, or with its sheet, is not left by anything.
        let moment = Memo::new(move |_| (table.game(Match::cursor), table.shown(Match::cursor)));
        Effect::new(move |_| {
            moment.track();
            if pointed.with_untracked(Option::is_some) {
                pointed.set(None);
            }
        });
        // Things come and go with every move.
        Effect::new(move |_| {
            table.shown(Match::cursor);
            let (marked, sought) = (marked.get(), sought.get());
            after_paint(move || mark(&marked, sought.as_deref()));
        });
        provide_context(LastActions { marked, sought, pointed });
    }

    /// Those of this table.
    pub fn expect() -> LastActions {
        expect_context()
    }
}

/// Puts `data-last` on these things, and takes it from all else. A seat itself is marked where nothing of it is there.
fn mark(marked: &Marked, sought: Option<&str>) {
    let mut there: Vec<(&str, Option<u8>, Vec<Element>)> = Vec::new();
    for (thing, seat) in marked {
        let has_mark = there.iter().any(|(_, other, elements)| other == seat && !elements.is_empty());
        if !(is_seat(thing) && has_mark) {
            let elements = all(&format!(".table [data-at=\"{thing}\"], .table [data-thing=\"{thing}\"]"));
            there.push((thing, *seat, elements));
        }
    }
    for element in all("[data-last]") {
        if !there.iter().any(|(thing, ..)| is(&element, thing)) {
            let _ = element.remove_attribute("data-last");
        }
    }
    for (thing, seat, elements) in there {
        for element in elements {
            let _ = element.set_attribute("data-last", &seat.map_or(0, |seat| seat % 5 + 1).to_string());
            if sought == Some(thing) {
                bring_into_view(&element);
            }
        }
    }
}

/// Scrolls no further than is needed. By reflection: its bindings bring two types that nothing else needs.
fn bring_into_view(element: &Element) {
    let nearest = Object::new();
    for side in ["block", "inline"] {
        let _ = Reflect::set(&nearest, &side.into(), &"nearest".into());
    }
    if let Some(scroll) = motion::method(element, "scrollIntoView") {
        let _ = scroll.call1(element, &nearest);
    }
}

fn is(element: &Element, thing: &str) -> bool {
    ["data-at", "data-thing"].into_iter().any(|name| element.get_attribute(name).is_some_and(|called| called == thing))
}

fn all(selector: &str) -> Vec<Element> {
    let Ok(found) = document().query_selector_all(selector) else { return Vec::new() };
    (0..found.length()).filter_map(|n| found.get(n)?.dyn_into().ok()).collect()
}
