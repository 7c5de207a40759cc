//! Who plays in Innovation's game of the day, and with which sets. Needs no browser.

use crate::app::matches::daily::{Table, Variant, Week, Weeks};
use crate::bots::Level::{Easy, Expert, Hard, Medium};

/// Mostly duels, which take the least time; more players when there is more of it. People have played these tables: they
/// never change.
pub const WEEKS: Weeks = Weeks { first: BASE_ONLY, later: &[("2026-11-24", WITH_SETS)] };

const BASE_ONLY: Week = [
    // Monday
    Table::against(&[Medium]),
    Table::against(&[Hard]),
    Table::against(&[Easy, Medium]),
    Table::against(&[Expert]),
    Table::against(&[Hard]),
    Table::against(&[Medium, Hard]),
    // Sunday
    Table::against(&[Medium, Hard, Expert]),
];

const CITIES: Variant = Variant { option: ("sets", "cities"), name: "innovation-day-cities" };
const ECHOES: Variant = Variant { option: ("sets", "echoes"), name: "innovation-day-echoes" };
const BOTH: Variant = Variant { option: ("sets", "cities+echoes"), name: "innovation-day-cities-echoes" };

/// Every other day the base game; a set takes longer, both the longest.
const WITH_SETS: Week = [
    // Monday
    Table::against(&[Medium]),
    Table::against(&[Hard]).playing(CITIES),
    Table::against(&[Easy, Medium]),
    Table::against(&[Hard]).playing(ECHOES),
    Table::against(&[Expert]),
    Table::against(&[Medium, Hard]).playing(CITIES),
    // Sunday
    Table::against(&[Medium, Hard]).playing(BOTH),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::i18n::date::Date;
    use crate::app::i18n::language::Language;
    use crate::app::i18n::words::say;
    use crate::app::narration::testing::speak_in;
    use crate::engine::Match;
    use crate::games::Innovation;
    use crate::games::innovation::{Options, Set, Sets};

    fn on(day: u32) -> Table {
        WEEKS.table(Date::new(2026, 11, day).unwrap())
    }

    #[test]
    fn days_before_the_sets_are_played_as_they_were() {
        // Monday the 23rd was the last one.
        let opponents: [&[_]; 7] =
            [&[Hard], &[Easy, Medium], &[Expert], &[Hard], &[Medium, Hard], &[Medium, Hard, Expert], &[Medium]];
        for (day, opponents) in (17..=23).zip(opponents) {
            assert_eq!(on(day), Table::against(opponents), "the {day}th");
        }
    }

    #[test]
    fn each_day_begins_with_its_sets_and_says_so() {
        let cities = Sets::BASE.with(Set::Cities);
        let echoes = Sets::BASE.with(Set::Echoes);
        let both = cities.with(Set::Echoes);
        // From Tuesday on.
        let wanted = [cities, Sets::BASE, echoes, Sets::BASE, cities, both, Sets::BASE];
        for (day, sets) in (24..=30).zip(wanted) {
            let table = on(day);
            let options: Options = serde_json::from_value(table.options()).unwrap();
            assert_eq!(options, Options { sets, ..Options::default() }, "the {day}th");
            let game = Match::<Innovation>::new(options, 1 + table.opponents.len() as u8, 1).unwrap();
            assert_eq!(game.state().sets(), sets);
            for language in Language::ALL {
                speak_in(language);
                let name = table.variant.map_or(String::new(), |variant| say(variant.name));
                let told = [(Set::Cities, "Cities"), (Set::Echoes, "Echoes")];
                assert!(told.iter().all(|(set, word)| sets.has(*set) == name.contains(word)), "{name}");
            }
        }
    }
}
