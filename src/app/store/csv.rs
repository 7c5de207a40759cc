//! The entries of the statistics as a table for other programs. Needs no browser.

use super::stats::Finished;

/// The entries as a table for other programs: one line for each seat, separated by commas (RFC 4180). `date` writes a moment
/// in milliseconds since 1970.
pub fn csv(results: &[Finished], date: impl Fn(u64) -> String) -> String {
    let mut text =
        "match,game,begun,ended,daily,take_backs,players,seat,name,level,points,won,rival_points,tags\r\n".to_owned();
    for result in results {
        for (at, seat) in result.seats.iter().enumerate() {
            let level = seat.level.and_then(|level| serde_json::to_value(level).ok());
            let level = level.as_ref().and_then(|level| level.as_str()).unwrap_or("person");
            let cells = [
                quoted(&result.id),
                quoted(&result.game),
                date(result.begun),
                date(result.ended),
                quoted(result.daily.as_deref().unwrap_or_default()),
                result.take_backs.to_string(),
                result.seats.len().to_string(),
                (at + 1).to_string(),
                quoted(&seat.name),
                level.to_owned(),
                seat.points.to_string(),
                seat.won.to_string(),
                result.rival.map(|points| points.to_string()).unwrap_or_default(),
                quoted(
                    &result.tags.of(at).map(|(kind, value)| format!("{kind}={value}")).collect::<Vec<_>>().join(" "),
                ),
            ];
            text += &cells.join(",");
            text += "\r\n";
        }
    }
    text
}

/// A cell that may hold anything. What a spreadsheet would take for a formula begins with an apostrophe.
fn quoted(text: &str) -> String {
    let guard = if text.starts_with(['=', '+', '-', '@', '\t', '\r']) { "'" } else { "" };
    match guard.is_empty() && !text.contains([',', '"', '\n', '\r']) {
        true => text.to_owned(),
        false => format!("\"{guard}{}\"", text.replace('"', "\"\"")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::store::stats::samples::{EASY, entry, sat, tags};

    #[test]
    fn tables_hold_any_name() {
        let mut results = vec![entry("a", 2, vec![sat("=1+1", None, 4, true), sat("Ann, \"A\"", EASY, 5, false)])];
        results[0].daily = Some("2026-11-21".to_owned());
        results[0].tags = tags("base", &["witches"]);
        let text = csv(&results, |time| format!("t{time}"));
        let lines: Vec<&str> = text.lines().skip(1).collect();
        assert_eq!(lines[0], "a,burgundy,t1,t2,2026-11-21,0,2,1,\"'=1+1\",person,4,true,,map=base faction=witches");
        assert_eq!(lines[1], "a,burgundy,t1,t2,2026-11-21,0,2,2,\"Ann, \"\"A\"\"\",easy,5,false,,map=base");
    }
}
