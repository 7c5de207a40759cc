//! A book comes into the page chapter by chapter: the one that is read first at once, the others in tasks of their own.

use super::find::{self, Unit};
use crate::app::ui::pause;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::Element;

/// How every chapter begins, as `scripts/rules.mjs` writes it.
const CHAPTER: &str = "<section class=\"book-chapter\">";

/// The chapter of a book that begins with the section of this id, in the book's frame; the frame alone where there is none such.
pub fn only(text: &str, id: &str) -> String {
    let mut pieces = text.split(CHAPTER);
    let head = pieces.next().unwrap_or_default();
    let own = format!(" data-id=\"{id}\"");
    let chapter = pieces.find(|piece| piece.contains(&own)).and_then(|piece| piece.rsplit_once("</section>"));
    format!("{head}{}</div>", chapter.map_or("", |(inner, _)| inner))
}

/// Fills an element with a book (our own file, made when the site was built) and returns its sections. `at` is the id of the
/// section to begin with, the first where there is none such; `shown` is told when its chapter is there.
pub async fn fill(book: &Element, text: &str, at: &str, shown: impl FnOnce()) -> Vec<Unit> {
    let mut pieces = text.split(CHAPTER);
    let head = pieces.next().unwrap_or_default();
    let chapters: Vec<&str> =
        pieces.map(|piece| piece.rsplit_once("</section>").map_or(piece, |(inner, _)| inner)).collect();
    let places = "<section class=\"book-chapter\" hidden></section>".repeat(chapters.len());
    book.set_inner_html(&format!("{head}{places}</div>"));
    let Ok(places) = book.query_selector_all(".book-chapter") else { return Vec::new() };
    let place = |number: usize| places.item(number as u32).and_then(|place| place.dyn_into::<Element>().ok());
    let own = format!(" data-id=\"{at}\"");
    let first = chapters.iter().position(|chapter| chapter.contains(&own)).unwrap_or(0);
    if let (Some(place), Some(chapter)) = (place(first), chapters.get(first)) {
        place.set_inner_html(chapter);
        let _ = place.remove_attribute("hidden");
    }
    pause().await;
    shown();
    let mut units = Vec::new();
    for (number, chapter) in chapters.iter().enumerate() {
        let Some(place) = place(number) else { continue };
        if number != first {
            pause().await;
            place.set_inner_html(chapter);
        }
        units.extend(find::units(&place));
    }
    units
}
