//! Laws of pictures over random play of every game.

use super::pen::{escaped, width, wrapped};
use super::{Format, Picture, about, head, miniature};
use crate::app::i18n::language::Language;
use crate::app::narration::Narration;
use crate::app::narration::testing::{play, seats, some_tables, speak_in};
use crate::app::store::save::SeatPlan;
use crate::bots::Means;
use crate::engine::Match;
use crate::engine::invariants::Invariants;

/// A list shows dozens of them, and they lie beside the matches.
const LARGEST_MINIATURE: usize = 24_000;
const LARGEST_PICTURE: usize = 120_000;
const HOSTILE: &str = "</text><script>\"&'\u{7}";

/// What is wrong with a drawing: XML that no reader takes, numbers that are none, what reaches outside, or what runs.
fn fault(drawing: &str) -> Option<String> {
    let mut open: Vec<&str> = Vec::new();
    let mut rest = drawing;
    while let Some((text, tag)) = rest.split_once('<') {
        let entity = |after: &str| ["amp;", "lt;", "gt;", "quot;", "#39;"].iter().any(|name| after.starts_with(name));
        if text.contains('>') || !text.split('&').skip(1).all(entity) || (open.is_empty() && !text.is_empty()) {
            return Some(format!("text {text:?}"));
        }
        let Some((tag, after)) = tag.split_once('>') else { return Some(format!("tag {tag:?} does not end")) };
        rest = after;
        if let Some(name) = tag.strip_prefix('/') {
            if open.pop() != Some(name) {
                return Some(format!("</{name}> closes nothing"));
            }
            continue;
        }
        let (inner, is_whole) = tag.strip_suffix('/').map_or((tag, false), |inner| (inner, true));
        if inner.contains("NaN") || inner.contains("inf\"") || inner.matches('"').count() % 2 == 1 {
            return Some(format!("attributes of {inner:?}"));
        }
        let name = inner.split_whitespace().next().unwrap_or_default();
        if ["script", "image", "foreignObject", "a"].contains(&name)
            || inner.contains(" on")
            || inner.contains("href=\"h")
        {
            return Some(format!("{inner:?} is no drawing"));
        }
        if !is_whole {
            open.push(name);
        }
    }
    (!open.is_empty() || !rest.is_empty()).then(|| format!("{open:?} are not closed, {rest:?} is left"))
}

fn with_hostile_names(players: u8) -> Vec<SeatPlan> {
    seats(players).into_iter().map(|plan| SeatPlan { name: format!("{HOSTILE}{}", plan.mark), ..plan }).collect()
}

crate::for_each_game!(crate::test_each! { pictures_are_sound });

fn pictures_are_sound<G: Invariants + Narration>() {
    speak_in(Language::En);
    for (seed, (options, players)) in (1..).zip(some_tables::<G>(3)) {
        let plans = with_hostile_names(players.min(4));
        if usize::from(players) > plans.len() {
            continue;
        }
        let mut step = 0;
        let mut seen = Vec::new();
        let game = play::<G>(
            options,
            players,
            seed,
            |_| 1,
            |game, _| {
                if step % 40 == 0 {
                    seen.push(of_position(game, &plans));
                }
                step += 1;
            },
        );
        let count = seen.len();
        seen.dedup();
        assert!(seen.len() * 2 > count, "{count} positions have only {} pictures", seen.len());
        assert!(Picture::of(&game, &plans, String::new()).is_some());
        of_end(&game, &plans);
        // What a list says is played is short and in words.
        let told = about(&game);
        assert!(told.len() < 120 && !told.contains("-map-") && !told.contains("-faction-"), "{told}");
        // And bots reach something with this set-up, the same whoever asks.
        let reached = || {
            let mut means = Means::<G>::new(game.record().options.clone(), players, Some(seed));
            means.play().and(means.points())
        };
        let points = reached().expect("a game to its end");
        assert!(points[1] >= points[0] && reached() == Some(points), "{points:?}");
    }
}

/// The miniature of a position.
fn of_position<G: Narration>(game: &Match<G>, plans: &[SeatPlan]) -> String {
    let small = miniature(game, plans);
    assert_eq!(fault(&small), None, "{small}");
    assert!(!small.contains("<text") && small.len() < LARGEST_MINIATURE, "{} bytes", small.len());
    assert_eq!(small, miniature(game, plans), "the same position, another picture");
    assert!(small.contains("<g"), "nothing is built");
    small
}

fn of_end<G: Narration>(game: &Match<G>, plans: &[SeatPlan]) {
    assert_eq!(fault(&head(game, plans)), None);
    let Some(picture) = Picture::of(game, plans, "26 < 27".to_owned()) else { return };
    for format in Format::ALL {
        let drawing = picture.draw(format, "");
        assert_eq!(fault(&drawing), None, "{drawing}");
        assert!(drawing.len() < LARGEST_PICTURE, "{} bytes", drawing.len());
        for plan in plans {
            assert!(drawing.contains(&escaped(&plan.name)), "{} is missing", plan.name);
        }
    }
    assert_eq!(picture.text().lines().count(), 3, "{}", picture.text());
}

#[test]
fn a_running_match_has_no_evening_behind_it() {
    let game = Match::<crate::games::Burgundy>::new(Default::default(), 2, 1).unwrap();
    assert_eq!(Picture::of(&game, &seats(2), String::new()), None);
}

#[test]
fn faults_are_seen() {
    let wrong = [
        "<a/>",
        "<g>",
        "</g>",
        "<g></p>",
        "<g>&x;</g>",
        "<p d=\"NaN\"/>",
        "<p d=\"1/>",
        "<p onload=\"x\"/>",
        "x",
        "<g>a>b</g>",
    ];
    for drawing in wrong {
        assert!(fault(drawing).is_some(), "{drawing}");
    }
    assert_eq!(fault("<g><p d=\"M0 0\"/>a &amp; b</g>"), None);
    assert_eq!(escaped("<b>&\"'\u{7}\u{ffff}"), "&lt;b&gt;&amp;&quot;&#39; ");
}

#[test]
fn words_are_wrapped_where_they_end() {
    let text = "Anna-Maria wins with the largest estate of all";
    let lines = wrapped(text, 24.0, 200.0);
    assert!(lines.len() > 1 && lines.iter().all(|line| width(line, 24.0) <= 200.0), "{lines:?}");
    assert_eq!(lines.join(" "), text);
    assert_eq!(wrapped("Donaudampfschifffahrt", 24.0, 20.0).len(), 1, "a word is never cut");
}
