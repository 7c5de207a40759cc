//! The evening's picture: the scene that a game draws of its own position, in a frame with who won, how, and when; the head of the end
//! screen; and the miniature of a match in a list. Texts of SVG; only [`canvas`] needs a browser, to make pictures of them.

#[cfg(target_arch = "wasm32")]
pub mod canvas;
mod frame;
pub mod pen;

pub use frame::{Entrant, Format, Picture};

use crate::app::i18n::number::{number, signed};
use crate::app::i18n::words::{Phrase, say, say_of_several};
use crate::app::narration::{Moment, Narration, in_points, tag_value};
use crate::app::store::save::{SeatPlan, rival_mark};
use crate::engine::{Match, Seat};

/// Everybody who has points, in the order of the seats, an opponent without a seat last.
pub fn entrants<G: Narration>(game: &Match<G>, seats: &[SeatPlan]) -> Vec<Entrant> {
    let points = G::points(game.state());
    let winners = game.outcome().map(|outcome| outcome.winners);
    let seat = |((n, plan), points): ((u8, &SeatPlan), &i32)| Entrant {
        name: plan.name.clone(),
        mark: plan.mark,
        points: *points,
        won: winners.is_some_and(|winners| winners.contains(Seat(n))),
    };
    let rival = |points: &i32| Entrant {
        name: say(&format!("{}-rival", G::ID)),
        mark: rival_mark(seats),
        points: *points,
        won: winners.is_some_and(|winners| winners.is_empty()),
    };
    let seated = (0..).zip(seats).zip(&points).map(seat);
    seated.chain(points.iter().skip(seats.len()).map(rival)).collect()
}

impl Picture {
    /// The picture of a match, if it is over. Seats are called as those call them who were not there; `date` is the day in words.
    pub fn of<G: Narration>(game: &Match<G>, seats: &[SeatPlan], date: String) -> Option<Picture> {
        game.outcome()?;
        let entrants = entrants(game, seats);
        let winners: Vec<&str> = entrants.iter().filter(|one| one.won).map(|one| one.name.as_str()).collect();
        let headline = match winners[..] {
            [one] => Phrase::new("end-wins").with("name", one).say(),
            [] => say("game-over"),
            _ => say_of_several("end-shared", &winners),
        };
        let best = best(G::chart(game).moments, &entrants);
        let told = best.and_then(|moment| {
            let name = entrants.get(moment.line)?.name.clone();
            Some(
                Phrase::new("picture-moment")
                    .with("name", name)
                    .with("place", moment.place)
                    .with("what", with_points(moment.words, moment.points))
                    .say(),
            )
        });
        // Who played alone is told of as "you", which others are not.
        let ending = (entrants.len() == seats.len()).then(|| G::ending(game, seats).say());
        let sentences = told.into_iter().chain(ending).collect();
        let in_points = in_points::<G>();
        let scenes = Format::ALL.map(|format| {
            let [_, _, width, height] = format.scene();
            G::scene(game, seats, width, height)
        });
        Some(Picture { game: say(&format!("{}-name", G::ID)), headline, sentences, entrants, date, in_points, scenes })
    }

    /// What is in it, for those who do not see it, and as text to send: three lines.
    pub fn text(&self) -> String {
        let points = self.entrants.iter().map(|one| format!("{} {}", one.name, number(one.points)));
        let points = points.collect::<Vec<_>>().join(" · ");
        let told = self.sentences.first().map(|told| format!("{told} · ")).unwrap_or_default();
        format!("{}: {}\n{points}\n{told}{}", self.game, self.headline, self.date)
    }
}

/// The moment to tell of: one of a winner's, if there is one.
fn best(moments: Vec<Moment>, entrants: &[Entrant]) -> Option<Moment> {
    let won = |moment: &Moment| entrants.get(moment.line).is_some_and(|one| one.won);
    // Of achievements the last one counts, and more than any points.
    let weight = |points: i32| if points == 1 { i32::MAX } else { points };
    moments.into_iter().max_by_key(|moment| (won(moment), weight(moment.points)))
}

/// What a moment was, with what it brought. A single point is an achievement and says so itself.
pub fn with_points(words: Phrase, points: i32) -> String {
    if points == 1 { words.say() } else { format!("{}\u{a0}{}", words.say(), signed(points)) }
}

/// The scene as the head of the end screen.
pub fn head<G: Narration>(game: &Match<G>, seats: &[SeatPlan]) -> String {
    framed(&G::scene(game, seats, HEAD[0], HEAD[1]), HEAD)
}

/// The position as a list shows it: small, without a word.
pub fn miniature<G: Narration>(game: &Match<G>, seats: &[SeatPlan]) -> String {
    framed(&without_text(&G::scene(game, seats, MINIATURE[0], MINIATURE[1])), MINIATURE)
}

/// What is played, for the same list: sets, map, factions.
pub fn about<G: Narration>(game: &Match<G>) -> String {
    let tags = G::tags(game.state());
    // What has a number for a name says nothing by itself.
    let told = tags.all().filter(|(_, value)| value.parse::<u8>().is_err());
    told.map(|(kind, value)| tag_value(G::ID, kind, value).say()).collect::<Vec<_>>().join(" · ")
}

const HEAD: [f64; 2] = [800.0, 400.0];
const MINIATURE: [f64; 2] = [320.0, 240.0];

/// A scene as an SVG of its own.
fn framed(scene: &str, [width, height]: [f64; 2]) -> String {
    let how = r#"xmlns="http://www.w3.org/2000/svg" preserveAspectRatio="xMidYMid slice""#;
    format!(r#"<svg {how} viewBox="0 0 {width} {height}">{scene}</svg>"#)
}

/// A drawing without its texts, which nobody could read in a small one.
fn without_text(scene: &str) -> String {
    let mut rest = scene;
    let mut left = String::with_capacity(scene.len());
    while let Some((before, text)) = rest.split_once("<text") {
        left += before;
        rest = text.split_once("</text>").map_or("", |(_, after)| after);
    }
    left + rest
}

#[cfg(test)]
mod tests;
