//! A QR code as the outline of its dark modules.

use qrcodegen::{QrCode, QrCodeEcc};
use std::fmt::Write;

/// The longest text, in characters, whose modules a phone still tells apart on another phone's screen.
pub const LONGEST: usize = 1200;

/// The number of modules a side, and the dark ones as the path of an SVG: one rectangle a run. `None` if the text is too long.
pub fn draw(text: &str) -> Option<(i32, String)> {
    if text.len() > LONGEST {
        return None;
    }
    let code = QrCode::encode_binary(text.as_bytes(), QrCodeEcc::Low).ok()?;
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        let mut x = 0;
        while x < size {
            let run = (x..size).take_while(|x| code.get_module(*x, y)).count() as i32;
            if run > 0 {
                let _ = write!(path, "M{x} {y}h{run}v1h-{run}z");
            }
            x += run.max(1);
        }
    }
    Some((size, path))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads the code as a camera would, four pixels a module and a border around.
    fn scan(size: i32, path: &str) -> String {
        let mut dark = std::collections::BTreeSet::new();
        for part in path.split('M').skip(1) {
            let numbers: Vec<i32> =
                part.split(|one: char| !one.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect();
            let [x, y, run, ..] = numbers[..] else { panic!("{part}") };
            dark.extend((x..x + run).map(|x| (x, y)));
        }
        let side = (size + 8) as usize * 4;
        let is_dark = |x: usize, y: usize| dark.contains(&((x / 4) as i32 - 4, (y / 4) as i32 - 4));
        let mut image = rqrr::PreparedImage::prepare_from_bitmap(side, side, is_dark);
        let grids = image.detect_grids();
        assert_eq!(grids.len(), 1);
        grids[0].decode().unwrap().1
    }

    #[test]
    fn cameras_read_what_was_written() {
        let address = "https://example.org/fireside/#/link/";
        for length in [0, 260, LONGEST - address.len()] {
            let text = format!("{address}{}", "aZ9-_".repeat(240).split_at(length).0);
            let (size, path) = draw(&text).unwrap();
            assert_eq!(scan(size, &path), text);
        }
        assert_eq!(draw(&"a".repeat(LONGEST + 1)), None);
    }
}
