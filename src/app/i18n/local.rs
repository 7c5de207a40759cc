//! Days and numbers as the language of the page writes them, by the browser's own knowledge; and which day it is here.

use super::date::Date;
use leptos::prelude::*;
use leptos::{wasm_bindgen::JsValue, web_sys::js_sys};
use std::time::Duration;

/// How a day is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DateForm {
    /// "Saturday, November 21".
    Long,
    /// "November 21, 2026": for what may be years ago.
    Full,
    /// "Sat".
    Weekday,
}

/// The code of the language that the page is in.
pub fn language() -> String {
    let root = document().document_element();
    root.and_then(|root| root.get_attribute("lang")).filter(|lang| !lang.is_empty()).unwrap_or_else(|| "en".to_owned())
}

/// A day in words.
pub fn format_date(date: Date, how: DateForm) -> String {
    let parts: &[(&str, &str)] = match how {
        DateForm::Long => &[("weekday", "long"), ("day", "numeric"), ("month", "long")],
        DateForm::Full => &[("day", "numeric"), ("month", "long"), ("year", "numeric")],
        DateForm::Weekday => &[("weekday", "short")],
    };
    let options = js_sys::Object::new();
    for (name, value) in parts {
        let _ = js_sys::Reflect::set(&options, &(*name).into(), &(*value).into());
    }
    let (year, month, day) = date.parts();
    let date = js_sys::Date::new_with_year_month_day(year, month as i32 - 1, day as i32);
    date.to_locale_date_string(&language(), &options).into()
}

/// A number with at most one place after the point.
pub fn format_number(value: f64) -> String {
    js_sys::Number::from((value * 10.0).round() / 10.0).to_locale_string(&language()).into()
}

/// The day it is here, by the device's clock. A clock that is outside the calendar shows its first day.
pub fn today() -> Date {
    day_of(js_sys::Date::now() as u64).unwrap_or_default()
}

/// The same, as it changes while the page is open or the device sleeps.
pub fn follow_today() -> Memo<Date> {
    let looked = Trigger::new();
    let clock = set_interval_with_handle(move || looked.notify(), Duration::from_secs(60));
    let seen = window_event_listener_untyped("visibilitychange", move |_| looked.notify());
    on_cleanup(move || {
        clock.iter().for_each(IntervalHandle::clear);
        seen.remove();
    });
    Memo::new(move |_| {
        looked.track();
        today()
    })
}

/// The day of a moment in milliseconds since 1970, here; `None` for one outside the calendar.
pub fn day_of(time: u64) -> Option<Date> {
    let date = js_sys::Date::new(&JsValue::from_f64(time as f64));
    Date::new(date.get_full_year(), date.get_month() + 1, date.get_date())
}
