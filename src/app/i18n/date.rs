//! Days of the calendar.

use std::fmt;
use std::str::FromStr;

/// A day of the calendar, from 1970 to 9999, as days since the first of January 1970, which is the default.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Date(u32);

/// Days before the first of January 10000.
const END: u32 = 2_932_897;

impl Date {
    /// This day; `None` if the calendar has none such.
    pub fn new(year: u32, month: u32, day: u32) -> Option<Date> {
        if !(1970..10_000).contains(&year) || !(1..=12).contains(&month) {
            return None;
        }
        let date = Date(days(year, month) + day.checked_sub(1)?);
        (date.parts() == (year, month, day)).then_some(date)
    }

    /// Year, month and day of the month.
    pub fn parts(self) -> (u32, u32, u32) {
        let mut year = 1970 + self.0 / 366;
        while days(year + 1, 1) <= self.0 {
            year += 1;
        }
        let month = (1..=12).rev().find(|month| days(year, *month) <= self.0).unwrap_or(1);
        (year, month, self.0 - days(year, month) + 1)
    }

    /// The day of the week: 0 for Monday to 6 for Sunday.
    pub fn weekday(self) -> usize {
        // The first of January 1970 was a Thursday.
        (self.0 as usize + 3) % 7
    }

    /// How many days after the first of January 1970 it is.
    pub fn number(self) -> u32 {
        self.0
    }

    /// So many days earlier, but not before 1970.
    pub fn earlier(self, by: u32) -> Date {
        Date(self.0.saturating_sub(by))
    }
}

/// Days from 1970 to the first of this month.
fn days(year: u32, month: u32) -> u32 {
    let before = year - 1;
    let leaps = |year: u32| year / 4 - year / 100 + year / 400;
    let leap = u32::from(leaps(year) > leaps(before));
    let months = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];
    let in_year = months[month as usize - 1] + if month > 2 { leap } else { 0 };
    (year - 1970) * 365 + leaps(before) - leaps(1969) + in_year
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
        Date::new(digits(year, 4)?, digits(month, 2)?, digits(day, 2)?).filter(|date| date.0 < END).ok_or(NoDate)
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
        let mut before = Date::new(1970, 1, 1).unwrap();
        assert_eq!((before.0, before.weekday()), (0, 3));
        for number in 1..150_000 {
            let (year, month, day) = Date(number).parts();
            let now = Date::new(year, month, day).unwrap();
            assert_eq!(now.0, number);
            assert!(now.parts() > before.parts() && now.earlier(1) == before && date(&now.to_string()) == now);
            before = now;
        }
        assert_eq!(date("2026-11-21").weekday(), 5);
        assert_eq!(date("2028-03-01").earlier(1), date("2028-02-29"));
        assert_eq!(date("9999-12-31").0 + 1, END);
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
