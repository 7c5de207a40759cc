//! What somebody who lost left undone.

use super::gains::progress_words;
use crate::app::i18n::words::Phrase;
use crate::app::narration::both;
use crate::engine::{Match, Seat};
use crate::games::TerraMystica;
use crate::games::terra_mystica::facts::{CULT_POINTS, LAST_STEP};
use crate::games::terra_mystica::{Cult, Event, Source};

/// At the end so many points of resources that were never spent are worth a word.
const MUCH_LEFT: i16 = 4;

/// The two dearest things: an area or a cult that was one step from a better rank, a settlement that was nearly a town, power that was
/// never spent, priests that were never sent.
pub fn undone(game: &Match<TerraMystica>, seat: Seat) -> Option<(Phrase, Option<usize>)> {
    let state = game.state();
    let mut left: Vec<(i16, Phrase)> = Vec::new();
    left.extend(cult_missed(state, seat));
    left.extend(area_missed(state, seat));
    left.extend(town_missed(state, seat));
    let player = state.player(seat);
    let resources = player.points_from(Source::Resources);
    if resources >= MUCH_LEFT {
        left.push((resources, Phrase::new("terra-mystica-undone-resources").with("points", resources)));
    }
    if player.placed_priests() == 0 && !sent_any(game, seat) {
        left.push((3, Phrase::new("terra-mystica-undone-priests")));
    }
    left.sort_by_key(|(points, _)| std::cmp::Reverse(*points));
    both(left.into_iter().map(|(_, words)| words)).map(|words| (words, None))
}

fn sent_any(game: &Match<TerraMystica>, seat: Seat) -> bool {
    game.events().iter().any(|logged| matches!(logged.event, Event::SentPriest(sender, ..) if sender == seat))
}

/// The cult in which one or two steps more would have brought most.
fn cult_missed(state: &TerraMystica, seat: Seat) -> Option<(i16, Phrase)> {
    let missed = Cult::ALL.into_iter().filter_map(|cult| {
        let own = state.player(seat).cult(cult);
        let points = |steps: u8| {
            let step = |other: Seat| if other == seat { steps } else { state.player(other).cult(cult) };
            let shares = state.shares(CULT_POINTS, step);
            shares.iter().find(|(shared, _)| *shared == seat).map_or(0, |(_, points)| *points)
        };
        let (more, best) = [1, 2]
            .into_iter()
            .map(|more| (more, points((own + more).min(LAST_STEP - 1))))
            .max_by_key(|(more, points)| (*points, std::cmp::Reverse(*more)))?;
        let gained = best - points(own);
        (gained > 0 && own + more < LAST_STEP).then_some((gained, cult, more))
    });
    let (points, cult, more) = missed.max_by_key(|(points, ..)| *points)?;
    let words = Phrase::new("terra-mystica-undone-cult")
        .with("cult", super::names::in_cult(cult))
        .with("steps", more)
        .with("points", points);
    Some((points, words))
}

/// One or two buildings that lacked for a better rank of the area.
fn area_missed(state: &TerraMystica, seat: Seat) -> Option<(i16, Phrase)> {
    let own = state.largest_area(seat);
    let points = |buildings: u8| {
        let area = |other: Seat| if other == seat { buildings } else { state.largest_area(other) };
        let shares = state.shares(crate::games::terra_mystica::facts::AREA_POINTS, area);
        shares.iter().find(|(shared, _)| *shared == seat).map_or(0, |(_, points)| *points)
    };
    let now = points(own);
    let (more, gained) = [1, 2].into_iter().map(|more| (more, points(own + more) - now)).find(|(_, more)| *more > 0)?;
    let words = Phrase::new("terra-mystica-undone-area").with("count", more).with("points", gained);
    Some((gained, words))
}

/// A settlement that lacked one building or one or two power.
fn town_missed(state: &TerraMystica, seat: Seat) -> Option<(i16, Phrase)> {
    if state.towns_left() == 0 {
        return None;
    }
    let player = state.player(seat);
    let free = player.everywhere().without(player.in_towns());
    let near = free.iter().filter_map(|hex| state.town_progress(seat, hex)).find(|progress| {
        let short = progress.buildings_needed.saturating_sub(progress.buildings);
        short <= 1 && progress.power_needed.saturating_sub(progress.power) <= 2
    })?;
    Some((7, Phrase::new("terra-mystica-undone-town").with("progress", progress_words(near))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::i18n::language::Language;
    use crate::app::narration::testing::speak_in;
    use crate::games::terra_mystica::{Building, Faction, Situation};

    const ME: Seat = Seat(0);

    fn two() -> Situation {
        Situation::new(&[Faction::Witches, Faction::Nomads]).round(6, 3)
    }

    fn said(missed: Option<(i16, Phrase)>) -> (i16, [String; 3]) {
        let (points, words) = missed.unwrap();
        let words = Language::ALL.map(|language| {
            speak_in(language);
            words.say()
        });
        (points, words)
    }

    #[test]
    fn a_cult_that_was_nearly_won_is_named_with_its_points() {
        // Ahead in all others.
        let table = Cult::ALL.into_iter().fold(two(), |table, cult| table.cult(0, cult, 7).cult(1, cult, 1));
        let near = table.clone().cult(0, Cult::Fire, 3).cult(1, Cult::Fire, 4).game();
        let (points, words) = said(cult_missed(&near, ME));
        assert_eq!(points, 4, "first instead of second");
        assert_eq!(words[0], "2 more steps on the fire track would have scored 4 points");
        assert_eq!(words[1], "2 Stufen mehr in Feuer hätten 4 Punkte gebracht");
        assert_eq!(words[2], "2 pasos más en fuego habrían dado 4 puntos");
        let far = table.cult(0, Cult::Fire, 2).cult(1, Cult::Fire, 9).game();
        assert_eq!(cult_missed(&far, ME), None, "ahead, or too far behind");
    }

    #[test]
    fn a_building_that_lacked_for_the_area_or_a_town_is_named() {
        let area = two().build(0, Building::Dwelling, &["A3"]).build(1, Building::Dwelling, &["A8", "A9"]);
        let (points, words) = said(area_missed(&area.game(), ME));
        assert_eq!((points, words[0].as_str()), (3, "1 more building in the area would have scored 3 points"));
        let town = two().build(0, Building::TradingHouse, &["A1", "A2"]).build(0, Building::Dwelling, &["A3"]);
        let (_, words) = said(town_missed(&town.clone().game(), ME));
        assert_eq!(words[0], "a settlement was nearly a town: 5 of 7 power, 3 of 4 buildings");
        assert_eq!(town_missed(&town.in_town(0, &["A1", "A2", "A3"]).game(), ME), None);
    }
}
