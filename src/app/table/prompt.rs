//! The prompt bar, always in reach of the thumb: what is asked, what the picked choice brings, undo, confirm.

use super::end::ending;
use super::guide::{Guide, GuideNote, Note};
use super::hint::{HintButton, HintRow, Hints};
use super::named::{read, said};
use super::recap::{Group, Recap, group, heard};
use super::recap_bar::{RecapBar, TableRecap, mark_of};
use super::replay::{Player, Rail, SpeedButton};
use super::runs::{Run, but_last, explained, sentence};
use super::share::Away;
use super::sheet::Sheet;
use super::teaching::Teaching;
use super::written_log::TableLog;
use super::{GameBoard, TableCtx};
use crate::app::i18n::case::capital;
use crate::app::i18n::number::signed;
use crate::app::i18n::words::{Phrase, say};
use crate::app::narration::facts::waste;
use crate::app::narration::{Gain, GainSign};
use crate::app::route::Route;
use crate::app::rules::RulesSheet;
use crate::app::ui::{Icon, SeatMark, seat_mark, slots};
use crate::engine::Match;
use leptos::prelude::*;

/// The prompt bar.
#[component]
pub fn PromptBar<G: GameBoard>(
    /// The match.
    table: TableCtx<G>,
    /// What lies over the table.
    sheet: RwSignal<Option<Sheet>>,
    /// Whether the end screen is shown.
    at_end: RwSignal<bool>,
) -> impl IntoView {
    let mode = Memo::new(move |last| match () {
        () if table.is_past() => Mode::Past,
        () if table.broken().is_some() => Mode::Broken,
        // Behind the curtain nothing needs to be built anew: the turn goes on with another person.
        () if table.curtain().is_some() => *last.filter(|last| **last == Mode::Choose).unwrap_or(&Mode::Wait),
        () if table.waits_for_look() => Mode::Wait,
        () if table.can_choose() => Mode::Choose,
        () if table.asked().is_none() => Mode::Over,
        () if table.waits_for().is_some() => Mode::Away,
        () => Mode::Wait,
    });
    let turn = Memo::new(move |_| matches!(mode.get(), Mode::Choose | Mode::Wait));
    let chooses = Memo::new(move |_| mode.get() == Mode::Choose);
    let content = move || match turn.get() {
        true => view! { <Turn table chooses /> }.into_any(),
        false => (move || beside_turns(table, at_end, mode.get())).into_any(),
    };
    let hints = Hints::<G>::expect();
    let hinting = Memo::new(move |_| chooses.get() && hints.is_shown());
    let gains = Memo::new(move |_| chooses.get() && table.picked().is_some());
    view! {
        <section
            class="prompt"
            class:past=move || mode.get() == Mode::Past
            class:with-hint=hinting
            class:with-gain=gains
            tabindex="-1"
            aria-label=say("prompt")
        >
            {Teaching::<G>::expect().panel()}
            <RecapBar table sheet />
            {content}
            {move || table.unkept().then(|| view! { <p class="unkept" role="alert">{say("unkept")}</p> })}
            {move || table.bots_are_down().then(|| view! {
                <p class="unkept" role="alert">
                    {say("bots-down")}
                    <button class="btn" type="button" on:click=move |_| table.revive_bots()>{say("try-again")}</button>
                </p>
            })}
        </section>
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    Choose,
    Wait,
    Away,
    Past,
    Over,
    Broken,
}

/// The prompt while nobody here or at a bot's seat is asked.
fn beside_turns<G: GameBoard>(table: TableCtx<G>, at_end: RwSignal<bool>, mode: Mode) -> AnyView {
    match mode {
        Mode::Choose | Mode::Wait => ().into_any(),
        Mode::Away => view! {
            <Away table seat=Signal::derive(move || table.waits_for())>
                <Undo table />
            </Away>
        }
        .into_any(),
        Mode::Past => view! { <Past table /> }.into_any(),
        Mode::Over => view! {
            <p class="ask">{say("game-over")}</p>
            <div class="acts">
                <button class="btn btn-main" type="button" on:click=move |_| at_end.set(true)>{say("to-end")}</button>
            </div>
        }
        .into_any(),
        Mode::Broken => {
            let player = Player::<G>::expect();
            view! {
                <p class="ask">{say("only-look")}</p>
                <p class="gain-note">{table.broken().map(|why| why.say())}</p>
                <div class="acts">
                    <button
                        class="btn btn-main"
                        type="button"
                        disabled=move || table.game(|game| game.cursor()) == 0
                        on:click=move |_| player.play_from(Some(0))
                    >
                        <Icon name="play" />
                        {say("replay-play")}
                    </button>
                </div>
            }
            .into_any()
        }
    }
}

/// The confirming button.
#[derive(Clone, PartialEq)]
struct Confirm {
    verb: Phrase,
    points: i32,
}

/// What is told of the choice that is picked.
#[derive(Clone, PartialEq)]
struct Told {
    gains: Vec<Gain>,
    /// That it brings nothing, if so.
    nothing: Option<Phrase>,
    /// In a sentence, for assistive technology.
    described: String,
}

impl Told {
    fn of<G: GameBoard>(game: &Match<G>, picked: G::Choice) -> Told {
        Told { gains: G::gains(game, picked), nothing: waste(game, picked), described: G::describe(game, picked).say() }
    }
}

/// The question; that what is picked would do nothing stands first.
fn asked_for(ask: Phrase, told: Option<Told>) -> Phrase {
    match told.and_then(|told| told.nothing) {
        Some(nothing) => Phrase::new("asks-for-nothing").with("nothing", capital(&nothing.say())).with("ask", ask),
        None => ask,
    }
}

/// A person is asked, or a bot thinks; only what differs is drawn anew as it goes on.
#[component]
fn Turn<G: GameBoard>(table: TableCtx<G>, chooses: Memo<bool>) -> impl IntoView {
    let told = table.of_picked(Told::of);
    let looks = Memo::new(move |_| table.waits_for_look());
    let asked =
        Memo::new(move |_| table.asked().filter(|_| !chooses.get() && !looks.get()).map(|seat| table.seat(seat)));
    let question = Memo::new(move |_| {
        Some(match (asked.get(), table.can_choose()) {
            _ if looks.get() => Phrase::new("drew-face-down"),
            (Some(plan), _) => Phrase::new("thinks").with("name", plan.name),
            (None, true) => asked_for(table.game(|game| G::ask(game, table.picked())), told.get()),
            (None, false) => return None,
        })
    });
    let ask = Memo::new(move |_| {
        question.with(|ask| ask.as_ref().map(|ask| sentence(explained::<G>(ask))).unwrap_or_default())
    });
    let lang = move || question.with(|ask| ask.as_ref().and_then(Phrase::lang));
    let whose = Memo::new(move |_| table.asked_of_several().map(|seat| table.seat(seat)));
    let gains = Memo::new(move |_| told.get().map(|told| told.gains).unwrap_or_default());
    let confirm = Memo::new(move |_| {
        let picked = table.picked()?;
        let of = |gain: &Gain| if let GainSign::Points(points) = gain.sign { points } else { 0 };
        let points = gains.with(|gains| gains.iter().map(of).sum());
        Some(Confirm { verb: table.game(|game| G::verb(game, picked)), points })
    });
    let picks = Memo::new(move |_| confirm.with(Option::is_some));
    let shown = Memo::new(move |_| if chooses.get() { gains.get() } else { Vec::new() });
    let many = Memo::new(move |_| chooses.get() && G::has_many_actions(table));
    let (hints, guide) = (Hints::<G>::expect(), Guide::<G>::expect());
    let drawn = |words: &Phrase| read::<G>(&explained::<G>(words));
    view! {
        <HintRow hints />
        {G::prompt_sign(table)}
        <p class="ask" class:with-help=chooses class:wordy=longer(ask, WORDY) class:long=longer(ask, LONG)>
            {move || asked.get().map(|plan| view! { <SeatMark index=plan.mark /> })}
            {move || whose.get().map(|plan| view! { <span class=format!("asked-seat seat-{}", plan.mark + 1)><SeatMark index=plan.mark />{plan.name}</span> })}
            <span lang=lang>
                {move || said(table, &but_last(ask.get()).0)}
                // The question mark never stands in a line of its own.
                <span class="unbroken">{move || said(table, &but_last(ask.get()).1)}<RulesHere table shown=chooses /></span>
            </span>
        </p>
        <ul class="gain" tabindex="0" hidden=move || !chooses.get() || !picks.get()>{slots(shown, 0, chip::<G>)}</ul>
        <GuideNote guide shown=Signal::derive(move || chooses.get() && !picks.get()) drawn />
        {move || (!chooses.get() && !looks.get()).then(|| view! { <Thought table /> })}
        <Undo table />
        <div class="acts" class:many=many>
            {G::prompt_actions(table)}
            <ConfirmButton table told confirm picks />
            {move || (!chooses.get() && looks.get()).then(|| view! {
                <button class="btn btn-main" type="button" on:click=move |_| table.look_at_drawn()>{say("look-at-drawn")}</button>
            })}
        </div>
    }
}

#[component]
fn ConfirmButton<G: GameBoard>(
    table: TableCtx<G>,
    told: Memo<Option<Told>>,
    confirm: Memo<Option<Confirm>>,
    picks: Memo<bool>,
) -> impl IntoView {
    let label = move || told.get().map(|told| told.described);
    let wastes = Memo::new(move |_| told.with(|told| told.as_ref().is_some_and(|told| told.nothing.is_some())));
    let verb = move || confirm.with(|it| it.as_ref().map(|it| it.verb.say()));
    let lang = move || confirm.with(|it| it.as_ref().and_then(|it| it.verb.lang()));
    let points = Memo::new(move |_| confirm.with(|it| it.as_ref().map(|it| it.points).filter(|points| *points != 0)));
    // It stays for the next choice: taking the focused button away, or the attribute `hidden`, would make the browser work out the
    // page at once. A class waits for the next frame.
    view! {
        <button
            class="btn btn-main"
            class:off=move || !picks.get()
            class:wastes=wastes
            type="button"
            aria-label=label
            lang=lang
            on:click=move |_| table.confirm()
        >
            {verb}
            <b class="seal" hidden=move || points.get().is_none()>{move || points.get().map(signed)}</b>
        </button>
    }
}

/// Questions with more characters are written smaller, so that they take no other room: where they take two lines on a phone, and where they
/// would take three.
const WORDY: usize = 22;
const LONG: usize = 54;

/// Whether a question has more characters than this.
fn longer(ask: Memo<Vec<Run>>, than: usize) -> impl Fn() -> bool {
    move || ask.with(|ask| ask.iter().map(|(words, _)| words.chars().count()).sum::<usize>()) > than
}

/// How far a bot's thought is, and a button that ends it: not where answers come, or a tap that is late would give one.
#[component]
fn Thought<G: GameBoard>(table: TableCtx<G>) -> impl IntoView {
    let share = move || table.thought().unwrap_or(0.0).to_string();
    view! {
        <div class="think">
            <progress max="1" value=share aria-label=say("thinking")></progress>
            <button class="btn" type="button" on:click=move |_| table.move_now()>{say("move-now")}</button>
        </div>
    }
}

/// A question mark behind the question: the rules for it.
#[component]
fn RulesHere<G: GameBoard>(table: TableCtx<G>, shown: Memo<bool>) -> impl IntoView {
    let rules = RulesSheet::expect();
    let open = move |_| rules.open(untrack(|| table.game(|game| G::rules_of(game, table.picked()))));
    view! { <button class="ask-help" type="button" hidden=move || !shown.get() aria-label=say("rules-here") title=say("rules-here") on:click=open></button> }
}

/// A chip; nothing while there is none.
fn chip<G: GameBoard>(gain: Memo<Option<Gain>>) -> impl IntoView {
    view! { <li hidden=move || gain.with(Option::is_none)>{gain_sign::<G>(gain)}<span>{move || gain.get().map(|gain| gain.words.say())}</span></li> }
}

/// The sign of what a choice brings: points on a seal, or an icon.
pub fn gain_sign<G: GameBoard>(gain: Memo<Option<Gain>>) -> impl IntoView {
    let points = move || match gain.get().map(|gain| gain.sign) {
        Some(GainSign::Points(points)) => Some(signed(points)),
        _ => None,
    };
    let icon = move || match gain.get().map(|gain| gain.sign) {
        Some(GainSign::Check) => Some("#shell.check".to_owned()),
        Some(GainSign::Icon(name)) => Some(format!("#{}.{name}", G::ID)),
        _ => None,
    };
    view! {
        <b class="seal" hidden=move || points().is_none()>{points}</b>
        <svg class="i" hidden=move || icon().is_none() aria-hidden="true">
            <use href=icon></use>
        </svg>
    }
}

/// The way back. What would reveal or undo somebody else's choice is named as what it is.
#[component]
fn Undo<G: GameBoard>(table: TableCtx<G>) -> impl IntoView {
    let hints = Hints::<G>::expect();
    let undo = Memo::new(move |_| table.undo());
    let turn = Memo::new(move |_| table.undo_turn());
    let picks = Memo::new(move |_| table.picked().is_some());
    let label = Memo::new(move |_| match undo.get() {
        _ if picks.get() => say("unpick"),
        Some(undo) if !undo.free => say("take-back"),
        _ => say("undo"),
    });
    view! {
        <span class="undo">
            <button
                class="btn btn-icon"
                type="button"
                hidden=move || turn.get().is_none()
                title=say("undo-turn")
                aria-label=say("undo-turn")
                on:click=move |_| table.take_turn_back()
            >
                <Icon name="first" />
            </button>
            <HintButton hints />
            <button
                class="btn btn-icon"
                type="button"
                title=label
                aria-label=label
                disabled=move || undo.get().is_none() && !picks.get()
                on:click=move |_| {
                    if picks.get_untracked() {
                        table.unpick();
                    } else {
                        table.take_back();
                    }
                }
            >
                <Icon name="undo" />
            </button>
        </span>
    }
}

/// An earlier moment is on screen.
#[component]
fn Past<G: GameBoard>(table: TableCtx<G>) -> impl IntoView {
    let place = move || Phrase::new("looking-back").with("place", table.state(|state| G::place(state))).say();
    let (log, player) = (TableLog::expect(), Player::<G>::expect());
    // What was done at this moment.
    let told = Memo::new(move |_| group(&log.at(table.shown(|game| game.cursor()))));
    let mark = move || told.with(|told| told.last().and_then(|group| mark_of(table, group.kind())));
    let words = Memo::new(move |_| told.with(|told| told.iter().map(Group::words).collect::<Vec<_>>().join(". ")));
    let play_on = move |_| match untrack(|| table.play_on_from_here()) {
        Ok(id) => Route::Match { game: G::ID.to_owned(), id }.go(),
        Err(_) => table.toasts().say(say("storage-full")),
    };
    view! {
        <Rail table />
        <p class="ask" class:long=move || words.with(|words| words.chars().count() > LONG)>
            {move || seat_mark(mark())}
            <span>{move || Some(words.get()).filter(|words| !words.is_empty()).unwrap_or_else(|| say("looking-back-start"))}</span>
        </p>
        <p class="gain-note">{place}</p>
        <div class="acts">
            <SpeedButton player />
            <button class="btn" type="button" title=say("play-on-what") on:click=play_on>
                <Icon name="flag" />
                {say("play-on")}
            </button>
            <button class="btn btn-main" type="button" on:click=move |_| table.look_now()>{say("back-to-now")}</button>
        </div>
    }
}

/// What a screen reader is told.
#[derive(Clone, PartialEq, Default)]
pub struct Spoken {
    /// After how many answers.
    at: usize,
    /// Whether it says that somebody else is waited for: that is said once.
    waits: bool,
    words: String,
    /// Whether the words before it were the same.
    again: bool,
}

impl Spoken {
    /// What stands in the live region: the same words after another answer are another text, so that they are said again.
    pub fn text(&self) -> String {
        format!("{}{}", self.words, if self.again { "\u{a0}" } else { "" })
    }
}

/// What a screen reader hears when something has been done: what is asked, and what has happened. `last` is what it heard.
pub fn spoken<G: GameBoard>(
    table: TableCtx<G>,
    told: (Guide<G>, TableRecap, TableLog),
    last: Option<&Spoken>,
) -> Spoken {
    let at = table.game(|game| game.cursor());
    let (words, waits) = match table.asked() {
        // The next person hears it once the curtain has been lifted.
        _ if table.before_curtain().is_some() => (Some(String::new()), false),
        _ if table.is_past() => (Some(shown_moment(table, told.2)), false),
        None => (Some(heard(&say("game-over"), Some(&ending(table)), None)), false),
        Some(_) if table.waits_for_look() => (Some(say("drew-face-down")), false),
        Some(_) if table.can_choose() => (asked_aloud(table, told), false),
        Some(seat) => {
            let key = if table.is_away(seat) { "away-waiting" } else { "thinks" };
            let waiting = Phrase::new(key).with("name", table.seat(seat).name).say();
            // What came of one's own choice is news.
            let own = |recap: Recap| heard(&waiting, None, Some(&recap).filter(|recap| !recap.of_others));
            (told.1.of_now(table).filter(|_| !last.is_some_and(|last| last.waits)).map(own), true)
        }
    };
    match (words, last) {
        (None, last) => last.cloned().unwrap_or_default(),
        (Some(words), Some(last)) if last.words == words => {
            Spoken { at, waits, words, again: last.again != (last.at != at) }
        }
        (Some(words), _) => Spoken { at, waits, words, again: false },
    }
}

/// The line of the moment that is looked back at.
fn shown_moment<G: GameBoard>(table: TableCtx<G>, log: TableLog) -> String {
    let told = group(&log.at(table.shown(Match::cursor)));
    let told = told.iter().map(Group::words).collect::<Vec<_>>().join(". ");
    if told.is_empty() { say("looking-back-start") } else { told }
}

/// The question with what came before it; `None` as long as that is not known.
fn asked_aloud<G: GameBoard>(
    table: TableCtx<G>,
    (guide, recap, _): (Guide<G>, TableRecap, TableLog),
) -> Option<String> {
    let recap = recap.of_now(table)?;
    let ask = table.game(|game| G::ask(game, None)).say();
    let ask = match table.asked_of_several() {
        Some(seat) => Phrase::new("ask-of").with("name", table.seat(seat).name).with("ask", ask).say(),
        None => ask,
    };
    // What to do is known to whoever hears what can be chosen.
    let note = match guide.note() {
        Some(note @ (Note::Missing(_) | Note::Explanation(..))) => Some(note.words().say()),
        _ => None,
    };
    let ask = Teaching::<G>::expect().spoken().into_iter().chain([ask]).collect::<Vec<_>>().join(" ");
    Some(heard(&ask, note.as_deref(), Some(&recap)))
}
