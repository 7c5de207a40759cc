//! How long ago something was, in words.

use super::words::Phrase;

/// The time from `then` to `now`, both in milliseconds since 1970, as a person would say it. A clock that was wrong and
/// makes it a time to come counts as now.
pub fn ago(now: f64, then: f64) -> Phrase {
    let minutes = ((now - then) / 60_000.0) as i64;
    let (hours, days) = (minutes / 60, minutes / (24 * 60));
    match minutes {
        ..=0 => Phrase::new("ago-now"),
        1..=59 => Phrase::new("ago-minutes").with("n", minutes),
        _ if hours < 24 => Phrase::new("ago-hours").with("n", hours),
        _ if days == 1 => Phrase::new("ago-yesterday"),
        _ if days < 14 => Phrase::new("ago-days").with("n", days),
        _ if days < 61 => Phrase::new("ago-weeks").with("n", days / 7),
        _ if days < 730 => Phrase::new("ago-months").with("n", days / 30),
        _ => Phrase::new("ago-years").with("n", days / 365),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_rounded_down_to_something_people_say() {
        let (minute, hour, day) = (60_000.0, 3_600_000.0, 86_400_000.0);
        let said = |time: f64| {
            let phrase = ago(1e12, 1e12 - time);
            (phrase.key, phrase.args.into_iter().next().map(|(_, n)| n))
        };
        let some = |key: &str, n: i64| (key.to_owned(), Some(n.into()));
        let none = |key: &str| (key.to_owned(), None);
        assert_eq!(said(-day), none("ago-now"));
        assert_eq!(said(59_000.0), none("ago-now"));
        assert_eq!(said(minute), some("ago-minutes", 1));
        assert_eq!(said(hour * 2.9), some("ago-hours", 2));
        assert_eq!(said(day * 1.5), none("ago-yesterday"));
        assert_eq!(said(day * 3.0), some("ago-days", 3));
        assert_eq!(said(day * 20.0), some("ago-weeks", 2));
        assert_eq!(said(day * 70.0), some("ago-months", 2));
        assert_eq!(said(day * 800.0), some("ago-years", 2));
    }
}
