//! The tokens of style/base/tokens.css, measured: who is who and what is what can be told apart, and all that is read can be read.

use palette::color_difference::{Ciede2000, Wcag21RelativeContrast};
use palette::{IntoColor, Lab, Srgb};
use std::collections::BTreeMap;

/// What has a meaning of its own, and the seats.
const ROLES: [&str; 3] = ["ember", "danger", "gold"];
const SEATS: [&str; 5] = ["seat-1", "seat-2", "seat-3", "seat-4", "seat-5"];
/// How far apart two colours must be that nobody may take for each other (ΔE2000).
const APART: f32 = 15.0;

type Tokens = BTreeMap<String, Srgb<u8>>;

/// The colours of a theme, by name.
fn tokens(theme: &str) -> Tokens {
    let text = std::fs::read_to_string("style/base/tokens.css").expect("the tokens");
    let block = match theme {
        "light" => text.split_once(":root {"),
        _ => text.split_once(":root[data-theme=\"dark\"] {"),
    };
    let (_, rest) = block.expect("the theme's block");
    let (inside, _) = rest.split_once('}').expect("its end");
    let pairs = inside.split([';', '\n']).filter_map(|line| line.trim().strip_prefix("--")?.split_once(": "));
    pairs.filter_map(|(name, value)| Some((name.to_owned(), value.parse().ok()?))).collect()
}

fn difference(tokens: &Tokens, one: &str, other: &str) -> f32 {
    let lab = |name: &str| -> Lab { tokens[name].into_linear::<f32>().into_color() };
    lab(one).difference(lab(other))
}

#[test]
fn nobody_takes_a_role_for_a_seat_or_one_for_another() {
    for theme in ["light", "dark"] {
        let tokens = tokens(theme);
        let all: Vec<&str> = ROLES.into_iter().chain(SEATS).collect();
        for (n, one) in all.iter().enumerate() {
            for other in &all[n + 1..] {
                let apart = difference(&tokens, one, other);
                assert!(apart >= APART, "{theme}: --{one} and --{other} are {apart:.1} apart");
            }
        }
    }
}

#[test]
fn what_is_written_in_a_colour_can_be_read_on_what_it_stands_on() {
    for theme in ["light", "dark"] {
        let tokens = tokens(theme);
        for ink in ["ink", "ink-soft", "ember", "danger", "good"].into_iter().chain(SEATS) {
            for ground in ["surface", "raised"] {
                let [on, of] = [ground, ink].map(|name| tokens[name].into_format::<f32>());
                let contrast = on.relative_contrast(of);
                assert!(contrast >= 4.5, "{theme}: --{ink} on --{ground} has {contrast:.2} : 1");
            }
        }
    }
}

/// The first screen is drawn before any sheet is there, with tokens of its own.
#[test]
fn the_first_screen_has_the_same_colours() {
    let boot = std::fs::read_to_string("style/boot.css").expect("the sheet");
    for (theme, opening) in [("light", "#shell {"), ("dark", ":root[data-theme=\"dark\"] #shell {")] {
        let (_, rest) = boot.split_once(&format!("\n{opening}")).expect("the theme's block");
        let (inside, _) = rest.split_once('}').expect("its end");
        let pairs = inside.split([';', '\n']).filter_map(|line| line.trim().strip_prefix("--")?.split_once(": "));
        let colours: Vec<_> = pairs.filter(|(_, value)| value.starts_with('#')).collect();
        assert!(colours.len() >= 5, "{theme}");
        for (name, value) in colours {
            assert_eq!(Some(tokens(theme)[name]), value.parse().ok(), "{theme}: --{name}");
        }
    }
}
