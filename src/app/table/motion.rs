//! Motion tells what happened: whatever carries the same `data-thing` before and after a change travels from where it was
//! to where it is. Where a game says in which order things went, they go one after the other; a tap or a key ends the wait.

use super::flight::{Area, Flight, OVERLAP, Pose};
use leptos::{ev, prelude::*};
use std::cell::RefCell;
use std::collections::HashMap;
use wasm_bindgen::prelude::*;
use web_sys::js_sys::{Array, Function, Object, Reflect};
use web_sys::{Element, HtmlElement};

/// The way of a thing on screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Journey {
    /// Its `data-thing`.
    pub thing: String,
    /// Where it comes from if it was not on screen itself: the `data-thing` of what held it.
    pub from: String,
    /// Where it goes if it is not on screen itself then: the `data-thing` of what holds it. A copy that bears `sign` goes.
    pub to: String,
    /// What is seen of a copy.
    pub sign: String,
}

/// What is on screen before a change.
#[derive(Debug)]
pub struct Before {
    /// Where things are.
    places: HashMap<String, Area>,
    /// What counters say (`data-count`).
    counts: Vec<(Element, Option<String>)>,
}

/// The longest that a chain takes, in milliseconds, beside the last thing's own way.
const LONGEST: f64 = 2_400.0;

/// How a number comes that has changed: from below, in so many milliseconds.
const ROLL: [Pose; 2] = [Pose { moved: (0.0, 9.0), scale: (1.0, 0.4) }, Pose { moved: (0.0, 0.0), scale: (1.0, 1.0) }];
const ROLLS: f64 = 160.0;

thread_local! {
    /// What is on its way.
    static UNDER_WAY: RefCell<Vec<JsValue>> = const { RefCell::new(Vec::new()) };
}

/// What is to be seen now, before something changes.
pub fn before() -> Before {
    let counts = elements("[data-count]").map(|element| {
        let says = element.text_content();
        (element, says)
    });
    Before { places: places(), counts: counts.collect() }
}

/// Where everything that carries `data-thing` is now.
fn places() -> HashMap<String, Area> {
    let mut places = HashMap::new();
    each_thing(|element, name| {
        let at = area(element);
        if at.is_visible() {
            places.insert(name, at);
        }
    });
    places
}

/// Lets things travel from where they were, once the change is on screen; `pace` is 1 at usual speed, more when it is calmer. What is seen
/// neither before nor after goes as a copy, from holder to holder.
pub fn travel(before: Before, journeys: Vec<Journey>, pace: f64) {
    skip();
    let Before { places: before, counts } = before;
    request_animation_frame(move || {
        let after = places();
        for (counter, said) in counts {
            if counter.text_content() != said {
                drop(animate(&counter, &ROLL, 0.0, ROLLS * pace));
            }
        }
        let mut moving = Vec::new();
        each_thing(|element, name| {
            // A drawing's parts are measured in its own units, and move with it.
            if element.dyn_ref::<HtmlElement>().is_none() {
                return;
            }
            let to = area(element);
            // The last way counts: what went on has left its first stop.
            let turn = journeys.iter().rposition(|journey| journey.thing == name);
            let held = turn.and_then(|turn| before.get(&journeys[turn].from));
            let Some(from) = before.get(&name).or(held) else { return };
            let flight = Flight { from: *from, to };
            if flight.is_seen() {
                moving.push((turn, Mover::Thing(element.clone()), flight));
            }
        });
        for (turn, Journey { thing, from, to, sign }) in journeys.iter().enumerate() {
            let last = journeys.iter().rposition(|journey| journey.thing == *thing) == Some(turn);
            let start = before.get(thing).or_else(|| before.get(from));
            let ways = start.zip(after.get(to)).filter(|_| last && from != to && !after.contains_key(thing));
            if let Some((from, to)) = ways {
                let flight = Flight { from: *from, to: *to };
                moving.push((Some(turn), Mover::Copy(sign.clone()), flight));
            }
        }
        let mut turns: Vec<usize> = moving.iter().filter_map(|(turn, ..)| *turn).collect();
        turns.sort_unstable();
        turns.dedup();
        let longest = moving.iter().map(|(_, _, flight)| flight.time(pace)).fold(0.0, f64::max);
        let step = (longest * OVERLAP).min(LONGEST / turns.len().max(1) as f64);
        for (turn, mover, flight) in moving {
            let place = turn.and_then(|turn| turns.binary_search(&turn).ok()).unwrap_or(0);
            let (delay, time) = (place as f64 * step, flight.time(pace));
            match mover {
                Mover::Thing(element) => drop(animate(&element, &flight.poses(), delay, time)),
                Mover::Copy(sign) => fly(&sign, flight, delay, time),
            }
        }
    });
}

/// What travels: a thing, from beside its place; or a copy with a sign, from place to place.
enum Mover {
    Thing(Element),
    Copy(String),
}

/// A copy goes its way and is gone.
fn fly(sign: &str, flight: Flight, delay: f64, time: f64) {
    let Some(copy) = document().body().and_then(|body| {
        let copy = document().create_element("span").ok()?;
        copy.set_class_name("fly");
        copy.set_attribute("aria-hidden", "true").ok()?;
        copy.set_text_content(Some(sign));
        body.append_child(&copy).ok()?;
        Some(copy)
    }) else {
        return;
    };
    let gone = copy.clone();
    let remove = Closure::once_into_js(move || gone.remove());
    // It lies in the window's corner and keeps its size.
    let (x, y) = (flight.to.left, flight.to.top);
    let poses =
        flight.poses().into_iter().map(|pose| Pose { moved: (x + pose.moved.0, y + pose.moved.1), scale: (1.0, 1.0) });
    match animate(&copy, &poses.collect::<Vec<_>>(), delay, time) {
        Some(animation) => drop(Reflect::set(&animation, &"onfinish".into(), &remove)),
        None => copy.remove(),
    }
}

/// Everything is where it belongs, at once.
pub fn skip() {
    for animation in UNDER_WAY.take() {
        // What has arrived needs nothing: only the rest would be worked out anew.
        let arrived = Reflect::get(&animation, &"playState".into()).is_ok_and(|state| state == "finished");
        if let Some(finish) = method(&animation, "finish").filter(|_| !arrived) {
            let _ = finish.call0(&animation);
        }
    }
}

/// A tap or a key ends what is still on its way, while the table is there.
pub fn skip_by_hand() {
    let tap = window_event_listener(ev::pointerdown, |_| skip());
    let key = window_event_listener(ev::keydown, |_| skip());
    on_cleanup(move || {
        tap.remove();
        key.remove();
    });
}

fn each_thing(mut visit: impl FnMut(&Element, String)) {
    for element in elements("[data-thing]") {
        if let Some(name) = element.get_attribute("data-thing") {
            visit(&element, name);
        }
    }
}

/// All elements that a selector finds.
fn elements(selector: &str) -> impl Iterator<Item = Element> {
    let found = document().query_selector_all(selector).ok();
    let count = found.as_ref().map_or(0, |found| found.length());
    (0..count).filter_map(move |n| found.as_ref()?.get(n)?.dyn_into().ok())
}

fn area(element: &Element) -> Area {
    let at = element.get_bounding_client_rect();
    Area { left: at.left(), top: at.top(), width: at.width(), height: at.height() }
}

/// A method of an object of the browser.
pub fn method(of: &JsValue, name: &str) -> Option<Function> {
    Reflect::get(of, &name.into()).ok()?.dyn_into().ok()
}

/// `element.animate` of the browser, by reflection: its bindings are not stable. Returns the animation.
fn animate(element: &Element, poses: &[Pose], delay: f64, time: f64) -> Option<JsValue> {
    // Beside the transform that a thing may have of its own.
    let frame = |Pose { moved: (x, y), scale: (across, down) }: &Pose| {
        let frame = Object::new();
        let _ = Reflect::set(&frame, &"translate".into(), &format!("{x}px {y}px").into());
        let _ = Reflect::set(&frame, &"scale".into(), &format!("{across} {down}").into());
        frame
    };
    let frames: Array = poses.iter().map(frame).collect();
    let timing = Object::new();
    let set = |name: &str, value: JsValue| drop(Reflect::set(&timing, &name.into(), &value));
    set("duration", time.into());
    set("delay", delay.into());
    // Whatever waits for its turn is still where it was.
    set("fill", "backwards".into());
    set("easing", "cubic-bezier(0.2, 0.7, 0.2, 1)".into());
    let animation = method(element, "animate")?.call2(element, &frames, &timing).ok()?;
    UNDER_WAY.with_borrow_mut(|under_way| under_way.push(animation.clone()));
    Some(animation)
}
