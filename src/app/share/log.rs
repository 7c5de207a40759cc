//! The log of a match as a text for people and as data for programs.

use crate::app::i18n::number::signed;
use crate::app::i18n::words::{Phrase, say};
use crate::app::matches::level_name;
use crate::app::narration::{LogKind, LogLine, Narration};
use crate::app::store::save::{Controller, Meta, SeatPlan, Standing};
use crate::engine::{Game, Match};
use leptos::prelude::*;
use serde::Serialize;
use wasm_bindgen::JsValue;
use web_sys::js_sys::{Date, Object};

/// The log for people, in the language of the page: title, date, seats, every line, the result.
pub fn as_text<G: Narration>(meta: &Meta, game: &Match<G>) -> String {
    let name = say(&format!("{}-full-name", G::ID));
    let heading = match &meta.title {
        Some(title) => Phrase::new("share-log-title").with("title", title.clone()).with("game", name).say(),
        None => name,
    };
    let mut text = format!("{heading}\n{}\n\n", date(meta.created));
    for plan in &meta.seats {
        let who = match plan.controller {
            Controller::Person => say("person"),
            Controller::Bot(level) => level_name(level),
        };
        text += &Phrase::new("share-log-seat").with("name", plan.name.clone()).with("who", who).say();
        text.push('\n');
    }
    for line in G::log(game) {
        if line.kind == LogKind::Heading {
            text.push('\n');
        }
        text += &line_text(&line, &meta.seats);
        text.push('\n');
    }
    text.push('\n');
    if game.outcome().is_some() {
        text += &G::ending(game, &meta.seats).say();
        text.push('\n');
    }
    for (at, points) in G::points(game.state()).into_iter().enumerate() {
        let name = meta.seats.get(at).map_or_else(|| say(&format!("{}-rival", G::ID)), |plan| plan.name.clone());
        text += &Phrase::new("share-log-result").with("name", name).with("points", points).say();
        text.push('\n');
    }
    text
}

fn line_text(line: &LogLine, seats: &[SeatPlan]) -> String {
    let words = match line.kind {
        LogKind::Seat(seat) => match seats.get(seat.index()) {
            Some(_) => line.of(seat, line.words.clone()).say(),
            None => line.words.say(),
        },
        LogKind::Heading | LogKind::Table => line.words.say(),
    };
    match line.points {
        0 => words,
        points => Phrase::new("share-log-points").with("words", words).with("points", signed(points)).say(),
    }
}

/// The date in the language of the page.
fn date(milliseconds: f64) -> String {
    let language = document().document_element().and_then(|root| root.get_attribute("lang")).unwrap_or_default();
    let options = Object::new();
    let _ = web_sys::js_sys::Reflect::set(&options, &JsValue::from_str("dateStyle"), &JsValue::from_str("long"));
    String::from(Date::new(&JsValue::from_f64(milliseconds)).to_locale_date_string(&language, &options))
}

/// The log for programs, as JSON:
///
/// ```json
/// {
///   "fireside": "log",           what this file is
///   "version": 2,                of this shape; 1 had "die": 4 instead of "icon": "die-4"
///   "game": "burgundy",
///   "rules": 1,                  the version of the rules when the match began
///   "title": "Sundays",          or null
///   "began": "2026-01-31T12:00:00.000Z",
///   "options": {…},              the game's, as in a save
///   "seats": [{ "name": "Ann", "mark": 0, "controller": "person" }, …],   in playing order
///   "seed": "1234",              a text: it has up to 64 bits
///   "take_backs": 0,
///   "choices": [{ "seat": 0, "choice": "12t33" }, …],   in the game's notation, `"auto": true` if it was the only one
///   "lines": [{ "answered": 3, "kind": "seat", "seat": 0, "icon": "die-4", "words": "…", "points": 2 }, …],
///                                "kind" is "heading", "seat" or "table"; "icon" is the game's; "answered" counts the choices before the end of the
///                                line; "words" are in the language of the page
///   "standing": { "points": [12, 9], "turn": 1 }        "winners": [0] once it is over
/// }
/// ```
///
/// Seats are counted from 0. Points of an opponent without a seat stand after those of the seats.
pub fn as_data<G: Narration>(meta: &Meta, game: &Match<G>) -> String {
    let record = game.record();
    let choices = record.answers[..record.cursor].iter().enumerate();
    let Standing { points, turn, winners, .. } = G::standing_of(game);
    let data = Data::<G> {
        fireside: "log",
        version: 2,
        game: G::ID,
        rules: record.rules,
        title: meta.title.as_deref(),
        began: Date::new(&JsValue::from_f64(meta.created)).to_iso_string().into(),
        options: &record.options,
        seats: &meta.seats,
        seed: record.seed.to_string(),
        take_backs: record.take_backs,
        choices: choices
            .map(|(at, answer)| DataChoice {
                seat: game.giver(at).map_or(0, |seat| seat.0),
                choice: answer.choice,
                auto: answer.auto,
            })
            .collect(),
        lines: G::log(game).iter().map(data_line).collect(),
        standing: DataStanding { points, turn, winners },
    };
    serde_json::to_string_pretty(&data).unwrap_or_default()
}

#[derive(Serialize)]
#[serde(bound = "")]
struct Data<'a, G: Game> {
    fireside: &'static str,
    version: u32,
    game: &'static str,
    rules: u32,
    title: Option<&'a str>,
    began: String,
    options: &'a G::Options,
    seats: &'a [SeatPlan],
    seed: String,
    take_backs: u32,
    choices: Vec<DataChoice<G::Choice>>,
    lines: Vec<DataLine>,
    standing: DataStanding,
}

#[derive(Serialize)]
struct DataChoice<C> {
    seat: u8,
    choice: C,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    auto: bool,
}

#[derive(Serialize)]
struct DataLine {
    answered: usize,
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    icon: Option<&'static str>,
    words: String,
    points: i32,
}

#[derive(Serialize)]
struct DataStanding {
    points: Vec<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    turn: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    winners: Option<Vec<u8>>,
}

fn data_line(line: &LogLine) -> DataLine {
    let (kind, seat) = match line.kind {
        LogKind::Heading => ("heading", None),
        LogKind::Seat(seat) => ("seat", Some(seat.0)),
        LogKind::Table => ("table", None),
    };
    let LogLine { answered, icon, points, .. } = *line;
    DataLine { answered, kind, seat, icon, words: line.words.say(), points }
}
