//! Saves for screenshots (not committed).
use fireside::engine::{Match, Seat};
use fireside::games::innovation::{Choice, Innovation, Options, Splay};
fn next(s: &mut u64) -> u64 { *s ^= *s << 13; *s ^= *s >> 7; *s ^= *s << 17; *s }
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let players: u8 = a[1].parse().unwrap();
    let prompt = &a[2];
    let min_turn: u16 = a[3].parse().unwrap();
    let max_turn: u16 = a[4].parse().unwrap();
    let mut best: Option<(i64, String, String)> = None;
    for seed in 1..400u64 {
        let mut m = Match::<Innovation>::new(Options::default(), players, seed).unwrap();
        let mut r = seed * 7919 + 1;
        for _ in 0..3000 {
            let Some(q) = m.question() else { break };
            let s = m.state();
            if s.turn > max_turn { break }
            let p = format!("{:?}", q.prompt);
            if s.turn >= min_turn && q.seat == Seat(0) && p.contains(prompt.as_str()) {
                let mut score = 0i64;
                for pl in &s.players {
                    for st in &pl.board {
                        let n = st.cards().len() as i64;
                        score += match st.splay() { Splay::None => n.min(2), Splay::Up => 3 + n * 2, _ => 3 + n * 2 };
                        if st.top().is_none() { score -= 3; }
                    }
                    score += (pl.hand.len() as i64).min(5) * 2 - ((pl.hand.len() as i64) - 6).max(0) * 6;
                    score += pl.score.len().min(8) as i64;
                    score += pl.achievements.len() as i64 * 3;
                }
                score += s.running.len() as i64 * 2;
                if best.as_ref().is_none_or(|b| score > b.0) {
                    let mut rec = m.record().clone();
                    rec.cursor = rec.answers.len();
                    best = Some((score, serde_json::to_string(&rec).unwrap(), format!("seed {seed} turn {} {p} running {:?}", s.turn, s.running.iter().map(|r| r.card.print().id).collect::<Vec<_>>())));
                }
            }
            let cs = &q.choices;
            let w: Vec<u64> = cs.iter().map(|c| match c { Choice::Draw => 3, Choice::Meld(_) => 4, Choice::Dogma(c) => 5 + u64::from(c.value()), Choice::Achieve(_) => 60, Choice::Pass => 1, Choice::Yes => 4, _ => 4 }).collect();
            let total: u64 = w.iter().sum();
            let mut k = next(&mut r) % total;
            let mut pick = cs[0];
            for (c, w) in cs.iter().zip(&w) { if k < *w { pick = *c; break } k -= *w; }
            m.answer(pick).unwrap();
        }
    }
    let (score, rec, note) = best.expect("found");
    eprintln!("{score} {note}");
    println!("{rec}");
}
