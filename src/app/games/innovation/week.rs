//! Who plays in Innovation's game of the day, and with which sets. Needs no browser.

use crate::app::matches::daily::{DailySetup, Variant, Week};
use crate::bots::Level::{Easy, Expert, Hard, Medium};

const CITIES: Variant = Variant { option: ("sets", "cities"), name: "innovation-day-cities" };
const ECHOES: Variant = Variant { option: ("sets", "echoes"), name: "innovation-day-echoes" };
const BOTH: Variant = Variant { option: ("sets", "cities+echoes"), name: "innovation-day-cities-echoes" };

/// Mostly duels, which take the least time; more players when there is more of it. Every other day the base game; a set takes longer, both the
/// longest.
pub const WEEK: Week = Week([
    // Monday
    DailySetup::against(&[Medium]),
    DailySetup::against(&[Hard]).playing(CITIES),
    DailySetup::against(&[Easy, Medium]),
    DailySetup::against(&[Hard]).playing(ECHOES),
    DailySetup::against(&[Expert]),
    DailySetup::against(&[Medium, Hard]).playing(CITIES),
    // Sunday
    DailySetup::against(&[Medium, Hard]).playing(BOTH),
]);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::i18n::date::Date;
    use crate::app::i18n::words::say;
    use crate::app::narration::testing::every_language;
    use crate::engine::Match;
    use crate::games::Innovation;
    use crate::games::innovation::{Options, Set, Sets};

    fn on(day: u32) -> DailySetup {
        WEEK.on(Date::new(2026, 11, day).unwrap())
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
            for _ in every_language() {
                let name = table.variant.map_or(String::new(), |variant| say(variant.name));
                let told = [(Set::Cities, "Cities"), (Set::Echoes, "Echoes")];
                assert!(told.iter().all(|(set, word)| sets.has(*set) == name.contains(word)), "{name}");
            }
        }
    }
}
