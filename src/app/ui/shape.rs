//! A seat's shape for drawings. Needs no browser.

/// The shape of a seat (circle, square, triangle, diamond, hexagon) as a path around a point.
pub fn shape(seat: u8, x: f64, y: f64, r: f64) -> String {
    let at = |dx: f64, dy: f64| format!("{:.2} {:.2}", x + dx * r, y + dy * r);
    let corners: &[(f64, f64)] = match seat % 5 {
        0 => return format!("M{}a{r} {r} 0 1 0 {} 0a{r} {r} 0 1 0 -{} 0z", at(-1.0, 0.0), 2.0 * r, 2.0 * r),
        1 => &[(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)],
        2 => &[(0.0, -1.05), (1.15, 0.9), (-1.15, 0.9)],
        3 => &[(0.0, -1.2), (1.2, 0.0), (0.0, 1.2), (-1.2, 0.0)],
        _ => &[(0.0, -1.1), (0.95, -0.55), (0.95, 0.55), (0.0, 1.1), (-0.95, 0.55), (-0.95, -0.55)],
    };
    let corners: Vec<String> = corners.iter().map(|(dx, dy)| at(*dx, *dy)).collect();
    format!("M{}z", corners.join("L"))
}
