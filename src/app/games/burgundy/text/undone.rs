//! What somebody who lost left undone.

use super::words::kind;
use crate::app::i18n::words::Phrase;
use crate::app::narration::{and, both};
use crate::engine::{Game, Seat};
use crate::games::burgundy::Burgundy;
use crate::games::burgundy::facts::{all_seven_points, triple_points};

/// The two dearest things: triples that lacked one card, the one kind of seven, goods that were not sold. If there is none of
/// these, projects that were not placed.
pub fn undone(state: &Burgundy, seat: Seat) -> Option<Phrase> {
    let player = state.player(seat);
    let mut left: Vec<(i16, Phrase)> = Vec::new();
    let pairs = || player.estate().iter().filter(|fan| fan.cards().len() == 2).map(|fan| fan.kind());
    let points: i16 = pairs().map(triple_points).sum();
    if let Some(kinds) = and(pairs().map(kind)) {
        let words = Phrase::new("burgundy-undone-triples").with("count", pairs().count()).with("kinds", kinds);
        left.push((points, words.with("points", points)));
    }
    let seven = all_seven_points(state.players()).get(state.all_seven().len()).copied();
    if let (6, Some(points)) = (player.kinds(), seven) {
        left.push((points, Phrase::new("burgundy-undone-seven").with("points", points)));
    }
    let goods: u8 = player.goods().iter().sum();
    if goods > 0 {
        left.push((i16::from(goods), Phrase::new("burgundy-undone-goods").with("count", goods)));
    }
    left.sort_by_key(|(points, _)| std::cmp::Reverse(*points));
    if left.is_empty() && !player.projects().is_empty() {
        left.push((0, Phrase::new("burgundy-undone-projects").with("count", player.projects().len())));
    }
    both(left.into_iter().map(|(_, words)| words))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::i18n::language::Language;
    use crate::app::narration::testing::speak_in;
    use crate::games::burgundy::situation::Situation;

    fn said(situation: Situation) -> [Option<String>; 3] {
        let state = situation.build();
        Language::ALL.map(|language| {
            speak_in(language);
            undone(&state, Seat(0)).map(|words| words.say())
        })
    }

    #[test]
    fn the_dearest_things_are_named_first() {
        let begun = || Situation::new(2).fan(0, &["castle 1", "castle 2"]).goods(0, [1, 0, 0]);
        assert_eq!(
            said(begun()).map(Option::unwrap),
            [
                "one card was missing for a triple: castles (5 points); 1 goods card was never sold",
                "Zu einem Drilling fehlte eine Karte: Burgen (5 Punkte); 1 Ware blieb unverkauft",
                "faltó una carta para un trío: castillos (5 puntos); 1 mercancía quedó sin vender",
            ]
        );
        let more = begun().fan(0, &["ship 1", "ship 2"]).goods(0, [0, 5, 4]);
        assert_eq!(
            said(more)[0].as_deref(),
            Some("10 goods cards were never sold; one card each was missing for 2 triples: castles, ships (9 points)")
        );
    }

    #[test]
    fn projects_are_named_where_there_is_nothing_dearer() {
        assert_eq!(
            said(Situation::new(2).projects(0, &["mine 1"]))[1].as_deref(),
            Some("1 Projekt wurde nie platziert")
        );
        assert_eq!(said(Situation::new(2)), [None, None, None]);
    }
}
