//! Days of the calendar.

use std::fmt;
use std::str::FromStr;

/// A day of the calendar, from 1970 to 9999.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Date(time::Date);

/// The first of January 1970.
const FIRST: time::Date = time::OffsetDateTime::UNIX_EPOCH.date();

impl Default for Date {
    /// The first of January 1970.
    fn default() -> Date {
        Date(FIRST)
    }
}

impl Date {
    /// This day; `None` if the calendar has none such.
    pub fn new(year: u32, month: u32, day: u32) -> Option<Date> {
        let month = u8::try_from(month).ok()?.try_into().ok()?;
        let date = time::Date::from_calendar_date(year.try_into().ok()?, month, day.try_into().ok()?).ok()?;
        (date >= FIRST).then_some(Date(date))
    }

    /// Year, month and day of the month.
    pub fn parts(self) -> (u32, u32, u32) {
        let (year, month, day) = self.0.to_calendar_date();
        (year.unsigned_abs(), u8::from(month).into(), day.into())
    }

    /// The day of the week: 0 for Monday to 6 for Sunday.
    pub fn weekday(self) -> usize {
        self.0.weekday().number_days_from_monday().into()
    }

    /// How many days after the first of January 1970 it is.
    pub fn days_since_1970(self) -> u32 {
        self.0.to_julian_day().abs_diff(FIRST.to_julian_day())
    }

    /// So many days earlier, but not before 1970.
    pub fn earlier(self, by: u32) -> Date {
        let earlier = FIRST.to_julian_day().saturating_add_unsigned(self.days_since_1970().saturating_sub(by));
        Date(time::Date::from_julian_day(earlier).unwrap_or(FIRST))
    }
}

impl fmt::Display for Date {
    /// As in ISO 8601: `2026-11-21`.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.parts();
        write!(out, "{year:04}-{month:02}-{day:02}")
    }
}

/// A text is no date as ISO 8601 writes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoDate;

impl FromStr for Date {
    type Err = NoDate;

    fn from_str(text: &str) -> Result<Date, NoDate> {
        let digits = |part: &str, length| match part.len() == length && part.bytes().all(|one| one.is_ascii_digit()) {
            true => part.parse().map_err(|_| NoDate),
            false => Err(NoDate),
        };
        let parts: Vec<&str> = text.split('-').collect();
        let [year, month, day] = parts[..] else { return Err(NoDate) };
        Date::new(digits(year, 4)?, digits(month, 2)?, digits(day, 2)?).ok_or(NoDate)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn date(text: &str) -> Date {
        text.parse().unwrap()
    }

    #[test]
    fn days_follow_each_other() {
        let mut later = date("9999-12-31");
        assert_eq!(later.days_since_1970(), 2_932_896);
        for number in (0..later.days_since_1970()).rev() {
            let now = later.earlier(1);
            assert!(now < later && now.days_since_1970() == number && date(&now.to_string()) == now);
            assert_eq!((now.weekday() + 1) % 7, later.weekday());
            later = now;
        }
        assert_eq!((later.to_string(), later.weekday(), later.earlier(1)), ("1970-01-01".to_owned(), 3, later));
        assert_eq!(date("2026-11-21").weekday(), 5);
        assert_eq!(date("2028-03-01").earlier(1), date("2028-02-29"));
        for wrong in [
            "",
            "2026-02-29",
            "2026-13-01",
            "2026-00-10",
            "2026-1-01",
            "1969-12-31",
            "+026-11-21",
            "2026-11-21x",
            "2100-02-29",
        ] {
            assert_eq!(wrong.parse::<Date>(), Err(NoDate), "{wrong}");
        }
    }
}
