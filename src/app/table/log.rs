//! The log: what happened, a line at a time. A line goes to its moment.

use super::last_actions::{LastActions, Pointed};
use super::named::heard_once;
use super::replay::Player;
use super::runs::{runs, sentence};
use super::written_log::TableLog;
use super::{GameBoard, TableCtx};
use crate::app::i18n::language::is_you;
use crate::app::i18n::number::signed;
use crate::app::i18n::words::{Phrase, say};
use crate::app::keyboard::help::by_keyboard;
use crate::app::narration::{LogKind, LogLine};
use crate::app::ui::{Icon, Seal, SeatMark, after_paint, in_sight};
use crate::engine::Match;
use leptos::{html, prelude::*};
use std::sync::Arc;

/// A line as it is drawn: the same number as long as it says the same, so that it is put into words once.
#[derive(Clone)]
struct KeyedLine {
    number: usize,
    line: Arc<LogLine>,
    /// After how many answers what it tells begins.
    after: usize,
}

impl PartialEq for KeyedLine {
    fn eq(&self, other: &KeyedLine) -> bool {
        self.number == other.number
    }
}

/// The lines as they are drawn, and the next number.
#[derive(Clone, PartialEq, Default)]
struct Lines {
    kept: Vec<KeyedLine>,
    next: usize,
}

impl Lines {
    /// The lines of now: those that were there before keep their numbers.
    fn now(before: Option<&Lines>, lines: &[LogLine]) -> Lines {
        let mut next = before.map_or(0, |before| before.next);
        let mut old = before.into_iter().flat_map(|before| &before.kept);
        let mut after = 0;
        let one = |line: &LogLine| {
            let kept = old.next().filter(|kept| *kept.line == *line).cloned().unwrap_or_else(|| {
                next += 1;
                KeyedLine {
                    number: next,
                    line: Arc::new(line.clone()),
                    after: after.min(line.answered.saturating_sub(1)),
                }
            });
            after = line.answered;
            kept
        };
        let kept = lines.iter().map(one).collect();
        Lines { kept, next }
    }
}

/// The lines, the newest at the bottom.
#[component]
pub fn Log<G: GameBoard>(
    /// The match.
    table: TableCtx<G>,
    /// A moment is looked at: what lies over the board is in the way.
    #[prop(optional, into)]
    looks: Option<Callback<()>>,
) -> impl IntoView {
    // Its words are put together only where it is seen.
    let (log, player) = (TableLog::expect(), Player::<G>::expect());
    let place = NodeRef::<html::Div>::new();
    let seen = in_sight(move || place.get().map(Into::into));
    let lines = Memo::new(move |before: Option<&Lines>| match log.written.get().filter(|_| seen.get()) {
        Some(written) => Lines::now(before, &written.lines),
        None => before.cloned().unwrap_or_default(),
    });
    let marked = Memo::new(move |_| lines.with(|lines| marked(table, log, &lines.kept)));
    // The marked line is in view; back in the present, the newest.
    Effect::new(move |was: Option<Option<usize>>| {
        let now = marked.get();
        if now != was.flatten() {
            after_paint(move || {
                if let Some(Some(place)) = place.try_get_untracked() {
                    bring_into_view(&place, now.is_some());
                }
            });
        }
        now
    });
    let look = Callback::new(move |answered: usize| {
        player.pause();
        table.look_at(answered);
        if let Some(looks) = looks {
            looks.run(());
        }
    });
    let is_marked = Selector::new(move || marked.get());
    view! {
        <div class="log-scroll" node_ref=place data-rove="last">
            <ol>
                <For
                    each=move || lines.with(|lines| lines.kept.clone())
                    key=|kept| kept.number
                    children=move |kept| {
                        let is_marked = is_marked.clone();
                        let marked = Signal::derive(move || is_marked.selected(&Some(kept.number)));
                        view! { <Line table line=kept.line after=kept.after marked look /> }
                    }
                />
            </ol>
        </div>
    }
}

/// The number of the line that is marked: that of the moment that is looked at, or one that was asked for.
fn marked<G: GameBoard>(table: TableCtx<G>, log: TableLog, lines: &[KeyedLine]) -> Option<usize> {
    let at = match table.is_past() {
        true => {
            let answered = table.shown(Match::cursor);
            // What stands over the lines of a turn tells of none.
            let is_here = |line: &LogLine| line.answered <= answered && line.kind != LogKind::Heading;
            lines.iter().rposition(|kept| is_here(&kept.line))
        }
        false => log.sought.get().filter(|(cursor, _)| table.game(Match::cursor) == *cursor).map(|(_, line)| line),
    };
    lines.get(at?).map(|kept| kept.number)
}

/// Scrolls to the marked line, or to the end. Nothing else of the page moves.
fn bring_into_view(place: &web_sys::Element, to_mark: bool) {
    let line = place.query_selector(".now-line").ok().flatten();
    let Some(line) = line.filter(|_| to_mark) else { return place.set_scroll_top(0) };
    let (line, frame) = (line.get_bounding_client_rect(), place.get_bounding_client_rect());
    let off = (line.top() + line.bottom() - frame.top() - frame.bottom()) / 2.0;
    place.set_scroll_top(place.scroll_top() + off as i32);
}

/// What a line is called: who did what, and the points of it.
fn label(line: &LogLine, words: String) -> String {
    let label = match line.kind {
        LogKind::Seat(seat) => line.of(seat, line.words.clone()).say(),
        _ => words,
    };
    match line.points {
        0 => label,
        points => Phrase::new("recap-points").with("words", label).with("points", points).say(),
    }
}

#[component]
fn Line<G: GameBoard>(
    table: TableCtx<G>,
    line: Arc<LogLine>,
    after: usize,
    marked: Signal<bool>,
    look: Callback<usize>,
) -> impl IntoView {
    // The mark says who did it; of oneself it is a whole sentence.
    let own = match line.kind {
        LogKind::Seat(seat) if line.sentence && is_you(&table.seat(seat).name) => {
            Some(line.of(seat, line.words.clone()))
        }
        _ => None,
    };
    let runs = sentence(runs(own.as_ref().unwrap_or(&line.words)));
    let words: String = runs.iter().map(|(words, _)| words.as_str()).collect();
    let seat = match line.kind {
        LogKind::Heading => return view! { <li class="round" class:now-line=marked>{words}</li> }.into_any(),
        LogKind::Seat(seat) => Some(table.seat(seat)),
        LogKind::Table => None,
    };
    let label = label(&line, words);
    let (answered, depth) = (line.answered, line.depth.to_string());
    let LastActions { pointed, .. } = LastActions::expect();
    let point = move |points: bool| pointed.set(points.then_some(Pointed::Answers { after, to: answered }));
    let inner = view! {
        {seat.map(|seat| view! { <SeatMark index=seat.mark /> })}
        <span class="said">
            {line.icon.map(|name| view! { <Icon sheet=G::ID name class="line-icon" /> " " })} {heard_once(table, &runs)}
            {line.auto.then(|| view! { " "<small class="auto">{say("log-auto")}</small> })}
        </span>
        {(line.points != 0).then(|| view! { <Seal text=signed(line.points) /> })}
    };
    // A button holds no buttons: where names can be tapped, the line's own lies behind them.
    let linked = runs.iter().any(|(_, topic)| topic.is_some());
    let look = move |_| look.run(answered);
    let button = match linked {
        true => view! {
            <button class="moment-of" type="button" aria-label=label on:click=look></button>
            {inner}
        }
        .into_any(),
        false => view! { <button type="button" aria-label=label on:click=look>{inner}</button> }.into_any(),
    };
    view! {
        <li
            class:linked=linked
            class:now-line=marked
            style:--depth=depth
            // A finger does not rest.
            on:pointerenter=move |event| point(event.pointer_type() == "mouse")
            on:pointerleave=move |_| point(false)
            on:focusin=move |_| point(by_keyboard())
            on:focusout=move |_| point(false)
        >
            {button}
        </li>
    }
    .into_any()
}
