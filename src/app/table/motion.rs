//! Motion tells what happened: whatever carries the same `data-thing` before and after a change travels from where it was
//! to where it is.

use leptos::prelude::*;
use std::collections::HashMap;
use wasm_bindgen::prelude::*;
use web_sys::js_sys::{Array, Object, Reflect};
use web_sys::{DomRect, Element};

/// Where things are on screen.
pub type Places = HashMap<String, (f64, f64)>;

/// Where everything that carries `data-thing` is now.
pub fn places() -> Places {
    let mut places = Places::new();
    each_thing(|element, name| {
        let at = element.get_bounding_client_rect();
        if is_visible(&at) {
            places.insert(name, (at.left(), at.top()));
        }
    });
    places
}

/// Lets things travel from where they were for `time` milliseconds, once the change is on screen.
pub fn travel(before: Places, time: f64) {
    request_animation_frame(move || {
        each_thing(|element, name| {
            let at = element.get_bounding_client_rect();
            let Some((left, top)) = before.get(&name).filter(|_| is_visible(&at)) else { return };
            let (dx, dy) = (left - at.left(), top - at.top());
            if dx.abs() + dy.abs() > 4.0 {
                animate(element, dx, dy, time);
            }
        });
    });
}

fn each_thing(mut visit: impl FnMut(&Element, String)) {
    let Ok(things) = document().query_selector_all("[data-thing]") else { return };
    for n in 0..things.length() {
        let element = things.get(n).and_then(|node| node.dyn_into::<Element>().ok());
        if let Some((element, name)) = element.and_then(|e| e.get_attribute("data-thing").map(|name| (e, name))) {
            visit(&element, name);
        }
    }
}

fn is_visible(at: &DomRect) -> bool {
    at.width() > 0.0 && at.height() > 0.0
}

/// `element.animate` of the browser, by reflection: its bindings are not stable.
fn animate(element: &Element, dx: f64, dy: f64, time: f64) {
    let frame = |transform: String| {
        let frame = Object::new();
        let _ = Reflect::set(&frame, &"transform".into(), &transform.into());
        frame
    };
    let frames = Array::of2(&frame(format!("translate({dx}px, {dy}px)")), &frame("none".to_owned()));
    let timing = Object::new();
    let _ = Reflect::set(&timing, &"duration".into(), &time.into());
    let _ = Reflect::set(&timing, &"easing".into(), &"cubic-bezier(0.2, 0.7, 0.2, 1)".into());
    if let Ok(animate) = Reflect::get(element, &"animate".into())
        && let Ok(animate) = animate.dyn_into::<web_sys::js_sys::Function>()
    {
        let _ = animate.call2(element, &frames, &timing);
    }
}
