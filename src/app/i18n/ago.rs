//! How long ago something was.

/// The time from `then` to `now`, both in milliseconds since 1970, as the page's language says it, by the browser's own knowledge.
#[cfg(target_arch = "wasm32")]
pub fn ago(now: f64, then: f64) -> String {
    use leptos::web_sys::js_sys::{Array, Intl, Object, Reflect};
    let options = Object::new();
    let _ = Reflect::set(&options, &"numeric".into(), &"auto".into()); // "yesterday" rather than "1 day ago"
    let (count, unit) = elapsed(now, then);
    let format = Intl::RelativeTimeFormat::new(&Array::of1(&super::local::language().into()), &options);
    format.format(-(count as f64), unit).into()
}

/// The same as a number of the largest unit that people would use, rounded down. A clock that was wrong and makes it a time to
/// come counts as now.
pub fn elapsed(now: f64, then: f64) -> (i64, &'static str) {
    let minutes = ((now - then) / 60_000.0) as i64;
    let (hours, days) = (minutes / 60, minutes / (24 * 60));
    match minutes {
        ..=0 => (0, "second"),
        1..=59 => (minutes, "minute"),
        _ if hours < 24 => (hours, "hour"),
        _ if days < 14 => (days, "day"),
        _ if days < 61 => (days / 7, "week"),
        _ if days < 730 => (days / 30, "month"),
        _ => (days / 365, "year"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_rounded_down_to_something_people_say() {
        let (minute, hour, day) = (60_000.0, 3_600_000.0, 86_400_000.0);
        let said = |time: f64| elapsed(1e12, 1e12 - time);
        assert_eq!(said(-day), (0, "second"));
        assert_eq!(said(59_000.0), (0, "second"));
        assert_eq!(said(minute), (1, "minute"));
        assert_eq!(said(hour * 2.9), (2, "hour"));
        assert_eq!(said(day * 1.5), (1, "day"));
        assert_eq!(said(day * 3.0), (3, "day"));
        assert_eq!(said(day * 20.0), (2, "week"));
        assert_eq!(said(day * 70.0), (2, "month"));
        assert_eq!(said(day * 800.0), (2, "year"));
    }
}
