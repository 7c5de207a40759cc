//! The book's elements: its sections, what is shown of them, and the words that were looked for.

use super::search::{Query, fold};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, HtmlElement, Node, Text};

/// A chapter or a part of one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unit {
    /// Its id in the book.
    pub id: String,
    /// Its heading.
    pub title: String,
    /// Whether it is the head of a chapter.
    pub chapter: bool,
    /// Whether it is about what the match over which the book lies open does not use: only a link leads there.
    pub aside: bool,
    /// Whether it sums such a chapter up: it is not shown at all.
    pub left_out: bool,
    /// All that is written in it, to look for words.
    text: Vec<char>,
}

impl Unit {
    /// Whether it holds what is looked for.
    pub fn fits(&self, query: &Query) -> bool {
        !self.aside && query.fits(&self.text)
    }
}

/// The chapter that sums a book up, in every book. A part of it named after a chapter sums up this one.
pub const IN_SHORT: &str = "in-short";

/// The heading of a part of a chapter.
const PART: &str = ".book-unit > h3";

fn all(within: &Element, selector: &str) -> Vec<HtmlElement> {
    let Ok(found) = within.query_selector_all(selector) else { return Vec::new() };
    (0..found.length()).filter_map(|at| found.item(at)?.dyn_into().ok()).collect()
}

/// The sections of a book that is in the page.
pub fn units(book: &Element) -> Vec<Unit> {
    let unit = |element: HtmlElement| {
        let of = |name| element.get_attribute(name).unwrap_or_default();
        let text = fold(&element.text_content().unwrap_or_default());
        Unit {
            id: of("data-id"),
            title: of("data-title"),
            chapter: of("data-level") == "2",
            aside: false,
            left_out: false,
            text,
        }
    };
    all(book, ".book-unit").into_iter().map(unit).collect()
}

/// Puts the chapters of these ids aside, and the summary, which has a way to it of its own; it says nothing of the others.
pub fn put_aside(units: &mut [Unit], chapters: &[&str]) {
    let mut aside = false;
    for unit in units {
        let is_aside = |id: &str| id == IN_SHORT || chapters.contains(&id);
        aside = if unit.chapter { is_aside(&unit.id) } else { aside };
        unit.aside = aside;
        let sums_up = unit.id.strip_prefix(IN_SHORT).and_then(|rest| rest.strip_prefix('-'));
        unit.left_out = sums_up.is_some_and(|chapter| chapters.contains(&chapter));
    }
}

/// The chapter that a section belongs to, as its place among the sections.
pub fn chapter_of(units: &[Unit], at: usize) -> usize {
    units.iter().take(at + 1).rposition(|unit| unit.chapter).unwrap_or(0)
}

/// Shows the chapter of a section.
pub fn show_chapter(book: &Element, units: &[Unit], at: usize) {
    unmark(book);
    let number = units.iter().take(chapter_of(units, at)).filter(|unit| unit.chapter).count();
    for (element, unit) in all(book, ".book-unit").iter().zip(units) {
        element.set_hidden(unit.left_out);
    }
    for (at, chapter) in all(book, ".book-chapter").iter().enumerate() {
        chapter.set_hidden(at != number);
    }
}

/// Shows every section that holds the words, and marks them.
pub fn show_found(book: &Element, units: &[Unit], query: &Query) {
    unmark(book);
    for (element, unit) in all(book, ".book-unit").iter().zip(units) {
        let fits = unit.fits(query);
        element.set_hidden(!fits);
        if fits {
            mark(element, query);
        }
    }
    for chapter in all(book, ".book-chapter") {
        let first = chapter.query_selector(".book-unit:not([hidden])").ok().flatten();
        chapter.set_hidden(first.is_none());
        // Parts without the head of their chapter stand in its place among the headings.
        if first.is_some_and(|first| first.get_attribute("data-level").as_deref() != Some("2")) {
            for heading in all(&chapter, PART) {
                let _ = heading.set_attribute("aria-level", "2");
            }
        }
    }
    // What was found begins at the top, wherever one was reading.
    if let Some(all) = book.closest(".book").ok().flatten().filter(|all| all.get_bounding_client_rect().top() < 0.0) {
        all.scroll_into_view();
    }
}

/// Brings a section into view and puts the keyboard on its heading, once the page has laid it out. A chapter is shown from
/// the top of the page, so that the way back is in view.
pub fn reveal(book: &Element, unit: &Unit) {
    let Ok(Some(heading)) = book.query_selector(&format!("#rules-{} > :first-child", unit.id)) else { return };
    let top = unit.chapter.then(|| book.closest(".page.rules, .book-dialog .book").ok().flatten()).flatten();
    let all = book.closest(".book").ok().flatten();
    // A dialog is laid out one frame after it opens.
    request_animation_frame(move || {
        request_animation_frame(move || {
            all.iter().for_each(show_current);
            if let Ok(heading) = heading.dyn_into::<HtmlElement>() {
                let _ = heading.focus();
                top.as_ref().unwrap_or(&heading).scroll_into_view();
            }
        });
    });
}

/// The contents scroll to the section that is shown.
fn show_current(all: &Element) {
    let find = |selector| all.query_selector(selector).ok().flatten()?.dyn_into::<HtmlElement>().ok();
    if let (Some(contents), Some(link)) = (find(".book-contents"), find(".book-contents [aria-current]")) {
        contents.set_scroll_top(link.offset_top() - contents.client_height() / 2);
    }
}

/// Marks the words in all texts of an element. Text stays text: the pieces are made from the text nodes themselves.
fn mark(node: &Node, query: &Query) {
    let mut next = node.first_child();
    while let Some(child) = next {
        next = child.next_sibling();
        match child.dyn_ref::<Text>() {
            Some(text) => mark_text(text, query),
            // Pictures keep their words as they are drawn.
            None if child.dyn_ref::<Element>().is_some_and(|element| element.has_attribute("role")) => {}
            None => mark(&child, query),
        }
    }
}

fn mark_text(text: &Text, query: &Query) {
    // From the end, so that the places before stay what they are.
    for place in query.places(&text.data()).into_iter().rev() {
        let pieces = || {
            let word = text.split_text(place.start).ok()?;
            word.split_text(place.end - place.start).ok()?;
            let mark = document().create_element("mark").ok()?;
            word.parent_node()?.replace_child(&mark, &word).ok()?;
            mark.append_child(&word).ok()
        };
        pieces();
    }
}

/// Takes all marks of a search away.
fn unmark(book: &Element) {
    for heading in all(book, PART) {
        let _ = heading.remove_attribute("aria-level");
    }
    for mark in all(book, "mark") {
        let Some(parent) = mark.parent_node() else { continue };
        while let Some(inside) = mark.first_child() {
            let _ = parent.insert_before(&inside, Some(&mark));
        }
        mark.remove();
        parent.normalize();
    }
}
