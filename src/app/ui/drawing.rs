//! Paths for drawings that are made as text.

use std::fmt::Write;

/// The shape of a seat as a path around a point: circle, square, triangle, diamond, hexagon.
pub fn shape(mark: u8, x: f64, y: f64, r: f64) -> String {
    let at = |dx: f64, dy: f64| format!("{:.2} {:.2}", x + dx * r, y + dy * r);
    let corners: &[(f64, f64)] = match mark % 5 {
        0 => return format!("M{}a{r} {r} 0 1 0 {} 0a{r} {r} 0 1 0 -{} 0z", at(-1.0, 0.0), 2.0 * r, 2.0 * r),
        1 => &[(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)],
        2 => &[(0.0, -1.05), (1.15, 0.9), (-1.15, 0.9)],
        3 => &[(0.0, -1.2), (1.2, 0.0), (0.0, 1.2), (-1.2, 0.0)],
        _ => &[(0.0, -1.1), (0.95, -0.55), (0.95, 0.55), (0.0, 1.1), (-0.95, 0.55), (-0.95, -0.55)],
    };
    let corners: Vec<String> = corners.iter().map(|(dx, dy)| at(*dx, *dy)).collect();
    format!("M{}z", corners.join("L"))
}

/// Points as a closed path of whole numbers, so many of which are a unit: short, and it ends where it began to the last digit.
pub fn polygon(points: impl IntoIterator<Item = (f64, f64)>, grain: f64) -> String {
    let mut path = String::new();
    let (mut last, mut is_line) = ((0, 0), false);
    for (x, y) in points {
        let now = ((x * grain).round() as i32, (y * grain).round() as i32);
        let (dx, dy) = (now.0 - last.0, now.1 - last.1);
        let spaced = |n: i32| if n < 0 { "" } else { " " };
        let starts = path.is_empty();
        let _ = match (starts, dx, dy) {
            (true, ..) => write!(path, "M{dx} {dy}"),
            (_, 0, _) => write!(path, "v{dy}"),
            (_, _, 0) => write!(path, "h{dx}"),
            _ => write!(path, "{}{dx}{}{dy}", if is_line { spaced(dx) } else { "l" }, spaced(dy)),
        };
        is_line = !starts && dx != 0 && dy != 0;
        last = now;
    }
    path + "z"
}

/// Content of an SVG that stands alone: every element is closed, numbers are numbers and short, there are no words but its own names,
/// which all begin with this, and what is used by name is there.
#[cfg(test)]
pub fn check_drawing(drawn: &str, prefix: &str) {
    let mut open: Vec<&str> = Vec::new();
    for (n, part) in drawn.split('<').enumerate() {
        let (tag, text) = part.split_once('>').unwrap_or(("", part));
        assert!(text.trim().is_empty() && (n > 0) != tag.is_empty(), "{part}");
        assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
        let name = tag.split([' ', '/']).find(|word| !word.is_empty()).unwrap_or_default();
        match (tag.starts_with('/'), tag.ends_with('/')) {
            (true, _) => assert_eq!(open.pop(), Some(name), "{tag}"),
            (false, false) if n > 0 => open.push(name),
            _ => {}
        }
    }
    assert!(open.is_empty(), "{open:?} is open");
    assert!(!drawn.contains("NaN") && !drawn.contains("inf"), "no number");
    let long = |number: &str| number.split('.').nth(1).is_some_and(|decimals| decimals.len() > 3);
    let number = drawn.split(|sign: char| !sign.is_ascii_digit() && sign != '.').find(|number| long(number));
    assert_eq!(number, None, "{drawn}");
    let names = |before: &'static str| {
        drawn.split(before).skip(1).map(|rest| rest.split(['"', ')']).next().unwrap_or_default())
    };
    let ids: std::collections::BTreeSet<&str> = names(" id=\"").collect();
    assert_eq!(ids.len(), names(" id=\"").count(), "two things of one name");
    assert!(ids.iter().all(|id| id.starts_with(prefix)), "{ids:?}");
    assert!(names("href=\"#").chain(names("url(#")).all(|used| ids.contains(used)), "{ids:?}");
    assert_eq!(drawn.matches("href=").count(), names("href=\"#").count(), "what is outside");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_polygon_is_drawn_from_corner_to_corner() {
        assert_eq!(polygon([(1.0, 2.0), (1.6, 2.0), (1.6, 0.5)], 2.0), "M2 4h1v-3z");
        assert_eq!(polygon([(0.0, 0.0), (1.0, 1.0), (3.0, -1.0), (3.0, 2.0), (2.0, 1.0)], 1.0), "M0 0l1 1 2-2v3l-1-1z");
    }

    #[test]
    fn every_seat_has_a_shape_of_its_own() {
        let shapes: std::collections::BTreeSet<String> = (0..5).map(|mark| shape(mark, 0.0, 0.0, 1.0)).collect();
        assert_eq!(shapes.len(), 5);
        assert_eq!(shape(5, 1.0, 2.0, 3.0), shape(0, 1.0, 2.0, 3.0));
    }
}
