//! What everybody at a table is called on this screen. Kept names are what was typed, or a default in the language of that day.

use crate::app::i18n::language::{COLOURS, is_you};
use crate::app::i18n::words::say;
use crate::app::store::save::{Controller, Meta, SeatPlan};

/// The seats by the names that they have here, in the language that is spoken. Who gave no name is "You" to the only person at
/// this device, and goes by the colour where several persons or none play (`here` tells which seats' persons do). A game may give a seat
/// another colour (`worn`).
pub fn named_seats(
    seats: &[SeatPlan],
    here: impl Fn(usize) -> bool,
    worn: impl Fn(usize) -> Option<String>,
) -> Vec<SeatPlan> {
    let is_here = |at: usize| seats[at].controller == Controller::Person && here(at);
    let alone = (0..seats.len()).filter(|at| is_here(*at)).count() == 1;
    let name = |at: usize, plan: &SeatPlan| match is_you(&plan.name) {
        true if alone => say("you"),
        false if !is_colour(plan) => plan.name.clone(),
        _ => worn(at).unwrap_or_else(|| colour(plan.mark)),
    };
    seats.iter().enumerate().map(|(at, plan)| SeatPlan { name: name(at, plan), ..plan.clone() }).collect()
}

/// The same for a kept match.
pub fn seats_of(meta: &Meta) -> Vec<SeatPlan> {
    named_seats(&meta.seats, |seat| !meta.watched && !meta.is_away(seat), |_| None)
}

/// The default name of a seat that is not "You".
pub fn colour(mark: u8) -> String {
    say(&format!("colour-{}", u16::from(mark) + 1))
}

fn is_colour(plan: &SeatPlan) -> bool {
    COLOURS.get(usize::from(plan.mark)).is_some_and(|names| names.contains(&plan.name.as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::i18n::language::Language;
    use crate::app::narration::testing::speak_in;
    use crate::bots::Level;

    fn seat(name: &str, mark: u8, bot: bool) -> SeatPlan {
        let controller = if bot { Controller::Bot(Level::Easy) } else { Controller::Person };
        SeatPlan { name: name.to_owned(), mark, controller }
    }

    fn names(seats: &[SeatPlan], here: &[usize]) -> Vec<String> {
        named_seats(seats, |seat| here.contains(&seat), |_| None).into_iter().map(|plan| plan.name).collect()
    }

    #[test]
    fn default_names_follow_the_language() {
        let seats = [seat("Du", 2, false), seat("Blau", 1, true), seat("Cleo", 3, true), seat("Blau", 4, true)];
        let all = Language::ALL.map(|language| {
            speak_in(language);
            names(&seats, &[0]).join(" ")
        });
        // Blue is a name of its own on a seat of another colour.
        assert_eq!(all, ["You Blue Cleo Blau", "Du Blau Cleo Blau", "Tú Azul Cleo Blau"]);
        speak_in(Language::En);
        assert_eq!(
            names(&[seat("Rot", 0, true), seat("Gold", 4, true)], &[]),
            ["Pink", "Teal"],
            "as it was called once"
        );
    }

    #[test]
    fn where_several_persons_play_nobody_is_you() {
        speak_in(Language::En);
        let seats = [seat("You", 0, false), seat("Ann", 1, false), seat("Green", 2, true)];
        assert_eq!(names(&seats, &[0, 1]), ["Pink", "Ann", "Green"]);
        assert_eq!(names(&seats, &[0]), ["You", "Ann", "Green"], "Ann plays elsewhere, by link");
        assert_eq!(names(&seats[..1], &[0]), ["You"]);
        let worn = named_seats(&seats, |seat| seat < 2, |seat| (seat != 1).then(|| format!("worn {seat}")));
        let worn: Vec<&str> = worn.iter().map(|plan| plan.name.as_str()).collect();
        assert_eq!(worn, ["worn 0", "Ann", "worn 2"], "the colour that the game gives it");
        assert_eq!(names(&seats, &[]), ["Pink", "Ann", "Green"], "nobody plays here: it was over when it came");
    }
}
