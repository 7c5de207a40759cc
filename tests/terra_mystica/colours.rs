//! What a seat plays in is the colour of its faction's home: the colours are told apart, stand out from every ground and from all land.

use fireside::games::terra_mystica::Terrain;

const NAMES: [&str; 7] = ["desert", "plains", "swamp", "lakes", "forest", "mountains", "wasteland"];
const FRAME: &str = include_str!("../../style/terra-mystica/frame.css");
const TOKENS: &str = include_str!("../../style/base/tokens.css");

type Colour = [f64; 3];

/// What a property is set to, in light (0) or dark (1).
fn token(sheet: &str, name: &str, theme: usize) -> Colour {
    let (light, dark) = sheet.split_once(":root[data-theme=\"dark\"] {").expect("two themes");
    let find = |text: &str| {
        let (_, after) = text.split_once(&format!("{name}: "))?;
        Some(after.split(';').next()?.trim().to_owned())
    };
    let value = find([light, dark][theme]).or_else(|| find(light)).unwrap_or_else(|| panic!("{name} is not set"));
    match value.strip_prefix("var(").and_then(|rest| rest.strip_suffix(')')) {
        Some(other) => token(sheet, other, theme),
        None => hex(&value),
    }
}

fn hex(value: &str) -> Colour {
    let part = |at: usize| f64::from(u8::from_str_radix(&value[at..at + 2], 16).expect(value)) / 255.0;
    [1, 3, 5].map(part).map(|part| if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) })
}

fn luminance([r, g, b]: Colour) -> f64 {
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

fn contrast(one: Colour, other: Colour) -> f64 {
    let (one, other) = (luminance(one) + 0.05, luminance(other) + 0.05);
    (one / other).max(other / one)
}

fn lab([r, g, b]: Colour) -> [f64; 3] {
    let f = |t: f64| if t > 0.008_856 { t.cbrt() } else { 7.787 * t + 16.0 / 116.0 };
    let x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
    let y = f(luminance([r, g, b]));
    let z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

fn difference(one: Colour, other: Colour) -> f64 {
    lab(one).into_iter().zip(lab(other)).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt()
}

/// A property of a terrain's class.
fn of_class(terrain: &str, name: &str) -> Option<Colour> {
    let rule = FRAME.lines().find(|line| line.starts_with(&format!(".t-{terrain} {{"))).expect(terrain);
    let (_, after) = rule.split_once(&format!("{name}: "))?;
    let value = after.split(';').next()?;
    Some(match value.strip_prefix("var(").and_then(|rest| rest.strip_suffix(')')) {
        Some(other) => token(FRAME, other, 0),
        None => hex(value),
    })
}

fn all_differ(colours: &[(&str, Colour)], least: f64, what: &str) {
    for (n, (one, a)) in colours.iter().enumerate() {
        for (other, b) in &colours[..n] {
            assert!(difference(*a, *b) >= least, "{what}: {one} and {other} differ by {:.1}", difference(*a, *b));
        }
    }
}

#[test]
fn what_seats_wear_is_read_on_every_ground_and_told_apart() {
    assert_eq!(NAMES.len(), Terrain::ALL.len());
    for theme in [0, 1] {
        let worn = NAMES.map(|name| (name, token(FRAME, &format!("--worn-{name}"), theme)));
        for ((name, colour), (ground, least)) in worn
            .iter()
            .flat_map(|one| [("--surface", 4.5), ("--raised", 4.5), ("--sunken", 3.0)].map(|ground| (one, ground)))
        {
            let found = contrast(*colour, token(TOKENS, ground, theme));
            assert!(found >= least, "{name} on {ground} of theme {theme}: {found:.2}");
        }
        all_differ(&worn, 18.0, "lines and words");
        for name in ["desert", "mountains", "swamp"] {
            let (ink, shape) = ["worn", "shape"].map(|kind| token(FRAME, &format!("--{kind}-{name}"), theme)).into();
            let seen = difference(ink, shape) < 1.0 || contrast(ink, shape) >= 2.0;
            assert!(seen, "the edge of {name} is seen in theme {theme}: {:.2}", contrast(ink, shape));
        }
    }
}

#[test]
fn buildings_stand_out_from_all_land_their_own_included() {
    let pitch = token(FRAME, "--pitch", 0);
    let bone = token(FRAME, "--bone", 0);
    let bodies = NAMES.map(|name| (name, of_class(name, "--s").expect("a colour")));
    all_differ(&bodies, 25.0, "buildings");
    for (name, body) in bodies {
        let rim = of_class(name, "--rim").unwrap_or(bone);
        assert!(contrast(body, rim) >= 4.5, "{name} in its rim: {:.2}", contrast(body, rim));
        for (land, theme) in NAMES.iter().flat_map(|land| [(land, 0), (land, 1)]) {
            let ground = token(FRAME, &format!("--{land}"), theme);
            let best = [pitch, rim, body].map(|part| contrast(part, ground)).into_iter().fold(0.0, f64::max);
            assert!(best >= 3.0, "{name} on {land}: {best:.2}");
        }
    }
}
