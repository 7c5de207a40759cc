//! Replays ledgers of Terra Mystica: `ledger [--quiet] FILE...`.
//!
//! Prints the state of a row's faction after every row and ends with `N ledgers, M failed`. Exits with 1 at the first difference of a file
//! (row and quantity are named) or the first bad line (with its number and the reason), with 2 if a file cannot be read. Who reads the
//! output may stop at any line (`ledger FILE | head`).

use fireside::games::terra_mystica::ledger::Ledger;
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    let (options, paths): (Vec<String>, Vec<String>) =
        std::env::args().skip(1).partition(|word| word.starts_with("--"));
    let quiet = options == ["--quiet"];
    if paths.is_empty() || !(quiet || options.is_empty()) {
        eprintln!("usage: ledger [--quiet] FILE...");
        return ExitCode::from(2);
    }
    replay_all(&paths, quiet, &mut std::io::stdout().lock())
}

/// Replays all files. What cannot be written any more was not wanted.
pub fn replay_all(paths: &[String], quiet: bool, out: &mut dyn Write) -> ExitCode {
    let mut failed = 0;
    for path in paths {
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(wrong) => {
                eprintln!("{path}: {wrong}");
                return ExitCode::from(2);
            }
        };
        let replayed = replay(&text, quiet, out);
        failed += usize::from(replayed.is_err());
        let _ = writeln!(out, "{path}: {}", replayed.unwrap_or_else(|wrong| wrong));
    }
    let _ = writeln!(out, "{} ledgers, {failed} failed", paths.len());
    if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Replays a ledger and says how it ended.
fn replay(text: &str, quiet: bool, out: &mut dyn Write) -> Result<String, String> {
    let ledger = Ledger::read(text).map_err(|wrong| wrong.to_string())?;
    let replayed = ledger.replay(&mut |row, here| {
        if !quiet {
            let _ = writeln!(out, "{}", row.shown(&ledger.factions, here));
        }
    });
    let replayed = replayed.map_err(|wrong| wrong.to_string())?;
    let seats = ledger.factions.iter().zip(replayed.game.all_players());
    let points = seats.map(|(faction, player)| format!("{} {}", faction.code(), player.points()));
    let end = if replayed.outcome.is_some() { "over" } else { "not over" };
    Ok(format!("{} states equal, {end}: {}", replayed.compared, points.collect::<Vec<_>>().join(", ")))
}
