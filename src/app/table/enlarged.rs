//! What the mouse rests on, or the keyboard stands on, large beside it, where the screen has room for it. Nothing of it is built
//! before, and nothing where fingers play.

use super::{GameBoard, TableCtx};
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{DomRect, Element, Event, PointerEvent};
use leptos::{ev, prelude::*};
use std::time::Duration;

/// So long the mouse rests on a thing before it is shown.
const REST: Duration = Duration::from_millis(280);
/// Where there is room beside the boards, and a mouse.
const ROOM: &str = "(min-width: 1100px) and (hover: hover)";
/// How wide it is, with its margins (style/table/enlarged.css), in pixels.
const WIDTH: f64 = 356.0;

/// What is shown, and where the thing itself is.
#[derive(Clone, PartialEq)]
struct Shown {
    thing: String,
    left: f64,
    top: f64,
    right: f64,
    bottom: f64,
}

impl Shown {
    fn of(thing: String, at: &DomRect) -> Shown {
        Shown { thing, left: at.left(), top: at.top(), right: at.right(), bottom: at.bottom() }
    }

    fn holds(&self, (x, y): (f64, f64)) -> bool {
        (self.left..=self.right).contains(&x) && (self.top..=self.bottom).contains(&y)
    }
}

/// The thing on the board at a point of the screen: the highest there, whatever else lies above it on the board.
fn thing_at((x, y): (f64, f64)) -> Option<Shown> {
    let stack = document().elements_from_point(x as f32, y as f32);
    let mut elements = stack.iter().filter_map(|element| element.dyn_into::<Element>().ok());
    let on_board = |element: &Element| element.closest(".board, .seats").is_ok_and(|board| board.is_some());
    elements.by_ref().take_while(on_board).find_map(|element| thing_of(&element))
}

/// The thing that an element belongs to.
fn thing_of(element: &Element) -> Option<Shown> {
    let holder = element.closest("[data-thing], [data-at]").ok().flatten()?;
    let thing = holder.get_attribute("data-thing").or_else(|| holder.get_attribute("data-at"))?;
    Some(Shown::of(thing, &holder.get_bounding_client_rect()))
}

/// The thing that the keyboard stands on, if it came there by key.
fn thing_in_focus(event: &Event) -> Option<Shown> {
    let element = event.target()?.dyn_into::<Element>().ok()?;
    let by_key =
        element.matches(":focus-visible") == Ok(true) && element.closest(".board").is_ok_and(|it| it.is_some());
    by_key.then(|| thing_of(&element)).flatten()
}

/// Whether the mouse has gone on to what is shown large, or is on its way there.
fn is_over(shown: &Shown, (x, y): (f64, f64)) -> bool {
    let box_of =
        |selector: &str| document().query_selector(selector).ok().flatten().map(|it| it.get_bounding_client_rect());
    box_of(".enlarged").zip(box_of(".enlarged > *")).is_some_and(|(beside, large)| {
        let (top, bottom) = (large.top().min(shown.top), large.bottom().max(shown.bottom));
        (beside.left()..=beside.right()).contains(&x) && (top..=bottom).contains(&y)
    })
}

/// Whether there is room for it, and a mouse.
fn has_room() -> bool {
    window().match_media(ROOM).ok().flatten().is_some_and(|media| media.matches())
}

/// What the mouse or the keyboard is on, large.
#[component]
pub fn Enlarged<G: GameBoard>(
    /// The match.
    table: TableCtx<G>,
) -> impl IntoView {
    let rest = Rest { shown: RwSignal::new(None), wait: StoredValue::new(None) };
    rest.listen();
    move || {
        let Shown { thing, left, top, right, .. } = rest.shown.get()?;
        // Whoever sits down next sees nothing of it.
        if table.curtain().is_some() {
            return None;
        }
        let large = untrack(|| G::enlarged(table, &thing))?;
        let width = window().inner_width().ok().and_then(|width| width.as_f64()).unwrap_or(0.0);
        let x = if right + WIDTH <= width { right } else { (left - WIDTH).max(0.0) };
        Some(view! {
            <div class="enlarged" aria-hidden="true" style:--x=format!("{x:.0}px") style:--y=format!("{top:.0}px")>
                {large}
            </div>
        })
    }
}

/// What is shown once the mouse or the keyboard has rested on it.
#[derive(Clone, Copy)]
struct Rest {
    shown: RwSignal<Option<Shown>>,
    wait: StoredValue<Option<TimeoutHandle>>,
}

impl Rest {
    fn forget(self) {
        if let Some(wait) = self.wait.try_update_value(Option::take).flatten() {
            wait.clear();
        }
    }

    fn hide(self) {
        self.forget();
        if self.shown.try_with_untracked(Option::is_some) == Some(true) {
            self.shown.set(None);
        }
    }

    fn show_after_rest(self, find: impl Fn() -> Option<Shown> + 'static) {
        self.forget();
        let show = move || {
            if let Some(thing) = has_room().then(&find).flatten() {
                let _ = self.shown.try_set(Some(thing));
            }
        };
        self.wait.set_value(set_timeout_with_handle(show, REST).ok());
    }

    /// Follows mouse and keyboard as long as the component is there.
    fn listen(self) {
        let moved = window_event_listener(ev::pointermove, move |event: PointerEvent| {
            if event.pointer_type() != "mouse" {
                return;
            }
            let at = (f64::from(event.client_x()), f64::from(event.client_y()));
            if self
                .shown
                .with_untracked(|shown| shown.as_ref().is_some_and(|shown| shown.holds(at) || is_over(shown, at)))
            {
                return;
            }
            self.hide();
            if event.buttons() == 0 {
                self.show_after_rest(move || thing_at(at));
            }
        });
        let focused = window_event_listener(ev::focusin, move |event| {
            self.hide();
            if let Some(thing) = thing_in_focus(&event) {
                self.show_after_rest(move || Some(thing.clone()));
            }
        });
        let listeners = [
            window_event_listener(ev::pointerdown, move |_| self.hide()),
            window_event_listener(ev::keydown, move |_| self.hide()),
            window_event_listener(ev::wheel, move |_| self.hide()),
            window_event_listener(ev::blur, move |_| self.hide()),
        ];
        on_cleanup(move || {
            self.forget();
            moved.remove();
            focused.remove();
            listeners.into_iter().for_each(|listener| listener.remove());
        });
    }
}
