//! Runs scenario files of Innovation: `scenario FILE...`.
//!
//! Prints the scenarios that fail, each with its first difference, and ends with `N passed, M failed, K skipped`; skipped are
//! those that need an expansion or say something that is not known here, and a few that contradict the rules (both are named). Exits with 1 if one failed, with 2 if a file cannot be read.

mod runner;

use runner::Verdict;
use std::process::ExitCode;

fn main() -> ExitCode {
    let paths: Vec<String> = std::env::args().skip(1).collect();
    match run(&paths) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(wrong) => {
            eprintln!("{wrong}\nusage: scenario FILE...");
            ExitCode::from(2)
        }
    }
}

/// Whether all scenarios of these files passed.
fn run(paths: &[String]) -> Result<bool, String> {
    if paths.is_empty() {
        return Err("which files?".to_owned());
    }
    let (mut passed, mut failed, mut skipped) = (0, 0, 0);
    for path in paths {
        let text = std::fs::read_to_string(path).map_err(|wrong| format!("{path}: {wrong}"))?;
        for (id, verdict) in runner::run_file(&text).map_err(|wrong| format!("{path}: {wrong}"))? {
            match verdict {
                Verdict::Passed => passed += 1,
                Verdict::Skipped => skipped += 1,
                Verdict::Unknown(what) => {
                    println!("{id}: skipped, not known here: {what}");
                    skipped += 1;
                }
                Verdict::Failed(difference) => {
                    println!("{id}: {difference}");
                    failed += 1;
                }
            }
        }
    }
    println!("{passed} passed, {failed} failed, {skipped} skipped");
    Ok(failed == 0)
}
