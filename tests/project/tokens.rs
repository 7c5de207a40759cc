//! The tokens of style/base/tokens.css, measured: who is who and what is what can be told apart, and all that is read can be read.

use crate::files;
use palette::color_difference::{Ciede2000, Wcag21RelativeContrast};
use palette::{IntoColor, Lab, Mix, Srgb};
use std::collections::BTreeMap;

/// What has a meaning of its own, and the seats.
const ROLES: [&str; 3] = ["ember", "danger", "gold"];
const SEATS: [&str; 5] = ["seat-1", "seat-2", "seat-3", "seat-4", "seat-5"];
/// How far apart two colours must be that nobody may take for each other (ΔE2000).
const APART: f32 = 15.0;

type Tokens = BTreeMap<String, Srgb<u8>>;

/// The colours of a theme, by name.
fn tokens(theme: &str) -> Tokens {
    colours_of(theme, &std::fs::read_to_string("style/base/tokens.css").expect("the tokens"))
}

/// The colours that a sheet sets for a theme.
fn colours_of(theme: &str, text: &str) -> Tokens {
    let block = match theme {
        "light" => text.split_once(":root {"),
        _ => text.split_once(":root[data-theme=\"dark\"] {"),
    };
    let (_, rest) = block.expect("the theme's block");
    let (inside, _) = rest.split_once('}').expect("its end");
    let pairs = inside.split([';', '\n']).filter_map(|line| line.trim().strip_prefix("--")?.split_once(": "));
    pairs.filter_map(|(name, value)| Some((name.to_owned(), value.parse().ok()?))).collect()
}

fn contrast(one: Srgb<u8>, other: Srgb<u8>) -> f32 {
    one.into_format::<f32>().relative_contrast(other.into_format::<f32>())
}

/// What is seen where a colour covers so much of what lies below it.
fn over(ground: Srgb<u8>, colour: Srgb<u8>, share: f32) -> Srgb<u8> {
    ground.into_format::<f32>().mix(colour.into_format(), share).into_format()
}

/// The text between two others, the first time these are there.
fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    let found = text.split_once(before).and_then(|(_, rest)| rest.split_once(after));
    found.unwrap_or_else(|| panic!("no “{before}”")).0
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

/// The ring of the keyboard's place has two tones. Of two that are 9 : 1 apart one has 3 : 1 against any third: against ember, which says
/// that a thing can be chosen, and every terrain and card that it may lie on.
#[test]
fn the_keyboards_place_is_seen_on_any_ground() {
    for theme in ["light", "dark"] {
        let tokens = tokens(theme);
        let apart = contrast(tokens["focus"], tokens["surface"]);
        assert!(apart >= 9.0, "{theme}: {apart:.2} : 1");
    }
    let sheet = std::fs::read_to_string("style/table/table.css").expect("the sheet");
    let ring = between(&sheet, ".board :focus-visible {", "}");
    assert!(ring.contains("drop-shadow(") && ring.contains("var(--surface)"), "{ring}");
}

/// A thin ember ring on what lies around cards, and on a map dots of ivory on a dark line.
#[test]
fn what_can_be_chosen_is_seen_on_every_ground() {
    let sheet = |path: &str| std::fs::read_to_string(path).expect("a sheet");
    let share = between(&sheet("style/base/tokens.css"), "--can: color-mix(in srgb, var(--ember) ", "%").parse::<f32>();
    for theme in ["light", "dark"] {
        let tokens = tokens(theme);
        for ground in ["surface", "raised", "sunken"].map(|name| tokens[name]) {
            let ring = over(ground, tokens["ember"], share.clone().expect("a share") / 100.0);
            assert!(contrast(ring, ground) >= 3.0, "{theme}: {:.2} : 1", contrast(ring, ground));
        }
        for (path, names) in [
            (
                "style/terra-mystica/frame.css",
                &["plains", "swamp", "lakes", "forest", "mountains", "wasteland", "desert"][..],
            ),
            ("style/beta-colony/board.css", &["organic", "steel", "food", "palladium", "polymer", "pure-water"]),
        ] {
            let (own, map) = (sheet(path), sheet(&path.replace("frame", "map")));
            let (light, colours) = (colours_of("light", &own), colours_of(theme, &own));
            let rim = between(&map, ".reach-rim { stroke: ", "}");
            let dark: Srgb<u8> = rim[..7].parse().expect("a colour");
            let opacity: f32 = between(rim, "stroke-opacity: ", ";").parse().expect("a share");
            for name in names {
                // Beta Colony's lands are paler than what comes from them.
                let land = match (path.contains("beta"), theme) {
                    (false, _) => colours[*name],
                    (true, "light") => over(tokens["raised"], colours[*name], 0.62),
                    (true, _) => over(tokens["sunken"], colours[*name], 0.58),
                };
                let [dots, line] = [light["bone"], over(land, dark, opacity)].map(|tone| contrast(tone, land));
                assert!(dots.max(line) >= 3.0, "{theme}: {name}: {dots:.2}, {line:.2}");
            }
        }
    }
}

/// Who asks for more contrast gets lines that are seen and words that nobody has to look for.
#[test]
fn more_contrast_is_more() {
    let text = std::fs::read_to_string("style/base/tokens.css").expect("the tokens");
    let more = between(&text, "@media (prefers-contrast: more) {", "\n}");
    for theme in ["light", "dark"] {
        let own = tokens(theme);
        let stronger = colours_of(theme, more);
        for ground in ["surface", "raised", "sunken"].map(|name| own[name]) {
            for (name, least) in [("line", 3.0), ("ink-soft", 7.0)] {
                let [now, before] = [stronger[name], own[name]].map(|tone| contrast(tone, ground));
                assert!(now >= least && now > before, "{theme}: --{name} has {now:.2} : 1, {before:.2} otherwise");
            }
        }
    }
    assert!(more.contains("--can: var(--ember)"));
}

/// What lies on something is told from it: by its ground, or by a light edge from above.
#[test]
fn neighbouring_levels_differ_or_have_a_light_edge() {
    let text = std::fs::read_to_string("style/base/tokens.css").expect("the tokens");
    let lit = |theme: &str| {
        let block = text.split_once(&format!(":root{theme} {{")).expect("the theme's block").1;
        let (_, lift) = block.split_once("--lift: ").expect("the elevation");
        lift.split(';').next().unwrap_or_default().contains("inset 0 1px 0 rgb(255")
    };
    for (theme, selector) in [("light", ""), ("dark", "[data-theme=\"dark\"]")] {
        let tokens = tokens(theme);
        let contrast = |one: &str, other: &str| {
            tokens[one].into_format::<f32>().relative_contrast(tokens[other].into_format::<f32>())
        };
        let steps = [contrast("surface", "raised"), contrast("line", "raised"), contrast("line", "surface")];
        assert!(steps[1] >= 1.2 && steps[2] >= 1.2, "{theme}: {steps:?}");
        assert!(steps[0] >= 1.2 || lit(selector) || steps[1] >= 1.5, "{theme}: {steps:?}");
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

/// The weights that a sheet asks for.
fn weights(text: &str) -> impl Iterator<Item = &str> {
    let values = ["font-weight: ", "font: "].into_iter().flat_map(move |name| text.split(name).skip(1));
    let numbers = values.map(|rest| rest.split(|letter: char| !letter.is_ascii_digit()).next().unwrap_or_default());
    numbers.filter(|number| number.len() == 3)
}

/// All sheets, but the one of the fonts themselves.
fn sheets() -> Vec<std::path::PathBuf> {
    let is_sheet = |path: &std::path::PathBuf| path.extension().is_some_and(|ending| ending == "css");
    let sheets: Vec<_> =
        files::below("style").into_iter().filter(is_sheet).filter(|path| !path.ends_with("fonts.css")).collect();
    assert!(sheets.len() > 20);
    sheets
}

#[test]
fn letters_have_three_weights() {
    for path in sheets() {
        let text = std::fs::read_to_string(&path).expect("a sheet");
        let other = weights(&text).find(|weight| !["400", "600", "700"].contains(weight));
        assert_eq!(other, None, "{}", path.display());
    }
    assert_eq!(
        weights("a { font: 550 12px x; font-weight: 600 } b { font: 14px x }").collect::<Vec<_>>(),
        ["600", "550"]
    );
}

/// Every size of letters that a sheet asks for, with what it is asked for.
fn sizes(text: &str) -> Vec<(String, String)> {
    let plain = text.split("/*").enumerate().map(|(n, part)| match n {
        0 => part,
        _ => part.split_once("*/").map_or("", |(_, rest)| rest),
    });
    let mut found = Vec::new();
    for rule in plain.collect::<String>().split('}') {
        let Some((selector, inside)) = rule.rsplit_once('{') else { continue };
        for (name, value) in inside.split(';').filter_map(|line| line.trim().split_once(": ")) {
            let size = match name {
                "font-size" => value,
                "font" => value.split_once(' ').map_or("", |(_, rest)| rest),
                _ => continue,
            };
            found.push((selector.trim().to_owned(), size.to_owned()));
        }
    }
    found
}

/// Whether letters stand in a drawing, whose units are its own, or on a card that is one: everything on it is measured by its letters.
fn is_drawn(selector: &str) -> bool {
    let last = |one: &str| one.split([' ', '>']).next_back().unwrap_or_default().to_owned();
    selector.split(',').all(|one| {
        let drawn = [".row-letter", ".ps", ".total", ".num", ".stop-n", ".stop-p", ".icard.full", ".icard.full.full"];
        last(one.trim()).ends_with("text") || drawn.iter().any(|name| one.trim().ends_with(name))
    })
}

#[test]
fn a_size_of_letters_is_a_token() {
    for path in sheets() {
        if ["fonts.css", "boot.css", "tokens.css", "recovery.css"].iter().any(|own| path.ends_with(own)) {
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("a sheet");
        for (selector, size) in sizes(&text) {
            let first = size.split([' ', '/', '!']).next().unwrap_or_default();
            let is_plain = first.ends_with("px") || first.ends_with("rem");
            assert!(!is_plain || is_drawn(&selector), "{}: {selector} {{ {size} }}", path.display());
        }
    }
    let known = sizes("/* a */ a { color: b; font: 700 12px/1 x } @media (x) { svg text, i > .b { font-size: 2em; } }");
    assert_eq!(
        known,
        [("a", "12px/1 x"), ("@media (x) { svg text, i > .b", "2em")].map(|(a, b)| (a.to_owned(), b.to_owned()))
    );
    assert!(!is_drawn("a, .key text") && is_drawn(".key text, .graph text") && !is_drawn("b"));
}

/// What is read on boards is never smaller than the smallest token.
#[test]
fn nothing_is_smaller_than_eleven_pixels() {
    let text = std::fs::read_to_string("style/base/tokens.css").expect("the tokens");
    let numbers = text
        .split("--num-")
        .skip(1)
        .filter_map(|rest| rest.split_once(": ")?.1.split_once("px")?.0.parse::<f32>().ok());
    let least = numbers.fold(f32::MAX, f32::min);
    assert_eq!(least, 11.0);
}

/// What scrolls keeps to itself: at its end neither the page below it moves nor the browser pulls, and goes back or loads anew.
#[test]
fn scrollers_keep_to_themselves() {
    let mut seen = 0;
    for path in sheets() {
        let text = std::fs::read_to_string(&path).expect("a sheet");
        for block in text.split('}').filter_map(|part| part.rsplit_once('{')) {
            let values = block.1.split(';').filter_map(|line| line.trim().strip_prefix("overflow")?.split_once(':'));
            if values.clone().any(|(_, value)| ["auto", "scroll"].iter().any(|way| value.contains(way))) {
                seen += 1;
                assert!(block.1.contains("overscroll-behavior"), "{}: {}", path.display(), block.0.trim());
            }
        }
    }
    assert!(seen > 40, "{seen}");
}
