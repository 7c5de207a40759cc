//! A rulebook to read: contents, search, one chapter at a time.

use super::chapters;
use super::find::{self, IN_SHORT, Unit};
use super::search::Query;
use crate::app::device::update::{self, UpdateBanner};
use crate::app::i18n::words::{Phrase, say};
use crate::app::lazy::{Sheets, files};
use crate::app::route::Route;
use crate::app::ui::{Icon, Segment, Segmented, ShellHold};
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, HtmlInputElement};
use leptos::{ev, html, prelude::*};
use std::cell::{Cell, RefCell};

thread_local! {
    /// Books that were fetched before: file and text. A book over a match opens at once the second time.
    static FETCHED: RefCell<Vec<(String, String)>> = const { RefCell::new(Vec::new()) };
    /// Whether books open at their summaries, as it was left in this visit.
    static SHORT: Cell<bool> = const { Cell::new(false) };
}

/// How far the book is.
#[derive(Clone, PartialEq, Eq)]
enum BookText {
    Waiting,
    Trouble,
    Here(String),
}

/// Fetches a book in the page's language.
async fn fetch(game: &str) -> Option<String> {
    let language = document().document_element().and_then(|root| root.get_attribute("lang"));
    let path = format!("rules/{game}.{}.html", language.as_deref().unwrap_or("en"));
    let known = |all: &RefCell<Vec<(String, String)>>| {
        all.borrow().iter().find(|(of, _)| *of == path).map(|(_, text)| text.clone())
    };
    if let Some(text) = FETCHED.with(known) {
        return Some(text);
    }
    // The drawings look as the game's own board does.
    let sheets = Sheets::ask(&[game]);
    let text = files::text(files::ask(&path)).await?;
    if !sheets.arrive().await {
        return None;
    }
    FETCHED.with_borrow_mut(|all| all.push((path, text.clone())));
    Some(text)
}

/// A book with its contents and a field to search it.
#[component]
pub fn Book(
    /// Whose rules.
    game: &'static str,
    /// The id of the section to show; empty for the beginning.
    #[prop(into)]
    at: Signal<String>,
    /// Told to which section a link leads: set `at`.
    #[prop(into)]
    go: Callback<String>,
    /// The ids of chapters that are put aside: about what is not used.
    #[prop(optional)]
    unused: Vec<&'static str>,
) -> impl IntoView {
    let shell = StoredValue::new(Some(ShellHold::new()));
    loaded(game, shell, move |text| view! { <Pages game text at go shell unused=unused.clone() /> }.into_any())
}

/// One chapter of a book alone, without its heading.
#[component]
pub fn Chapter(
    /// Whose rules.
    game: &'static str,
    /// The id of its first section.
    id: &'static str,
) -> impl IntoView {
    let shell = StoredValue::new(Some(ShellHold::new()));
    loaded(game, shell, move |text| {
        shell.set_value(None);
        view! { <article class="book-text alone" translate="yes" inner_html=chapters::only(&text, id)></article> }
            .into_any()
    })
}

/// Shows a book once it is here. Trouble is told, with a way to try again, and the newer version where the host has nothing else by now;
/// the shell is let go then.
fn loaded(
    game: &'static str,
    shell: StoredValue<Option<ShellHold>>,
    show: impl Fn(String) -> AnyView + Send + 'static,
) -> impl IntoView {
    let text = RwSignal::new(BookText::Waiting);
    let load = move || {
        text.set(BookText::Waiting);
        wasm_bindgen_futures::spawn_local(async move {
            let fetched = fetch(game).await;
            if fetched.is_none() {
                drop(shell.try_set_value(None));
            }
            // The reader may be gone.
            let _ = text.try_set(fetched.map_or(BookText::Trouble, BookText::Here));
        });
    };
    load();
    move || match text.get() {
        BookText::Waiting => view! { <p class="book-wait soft" role="status">{say("rules-waiting")}</p> }.into_any(),
        BookText::Trouble => {
            update::ask();
            view! {
                <div class="book-wait notice" role="alert">
                    <Icon name="warning" />
                    <div>
                        <b>{say("rules-trouble")}</b>
                        {say("rules-trouble-text")}
                        <p><button class="btn" type="button" on:click=move |_| load()>{say("rules-again")}</button></p>
                    </div>
                </div>
                <UpdateBanner />
            }
            .into_any()
        }
        BookText::Here(text) => show(text),
    }
}

#[component]
fn Pages(
    game: &'static str,
    text: String,
    at: Signal<String>,
    go: Callback<String>,
    shell: StoredValue<Option<ShellHold>>,
    unused: Vec<&'static str>,
) -> impl IntoView {
    let length @ Length { at, .. } = Length::new(at);
    let book = NodeRef::<html::Article>::new();
    let units = RwSignal::new(Vec::<Unit>::new());
    let typed = RwSignal::new(String::new());
    let query = Memo::new(move |_| Query::read(&typed.get()));
    let contents_open = RwSignal::new(false);
    // Changes when somebody asks for a section, even for the one that is shown.
    let asked = RwSignal::new(0u32);
    book.on_load(move |book| {
        wasm_bindgen_futures::spawn_local(async move {
            let mut read = chapters::fill(&book, &text, &at.get_untracked(), || drop(shell.try_set_value(None))).await;
            find::put_aside(&mut read, &unused);
            // The reader may be gone.
            let _ = units.try_set(read);
        });
    });
    let here = Memo::new(move |_| units.with(|units| units.iter().position(|unit| unit.id == at.get()).unwrap_or(0)));
    let chapter = Memo::new(move |_| units.with(|units| find::chapter_of(units, here.get())));
    Effect::new(move |_| {
        asked.track();
        if let Some(book) = book.get() {
            units.with(|units| show(&book, units, here.get(), &at.get(), &query.get()));
        }
    });
    // Every link of the book, in its contents and in its text.
    let follow = move |event: ev::MouseEvent| {
        if let Some(section) = section_of(&event, game) {
            event.prevent_default();
            contents_open.set(false);
            typed.set(String::new());
            go.run(section);
            asked.update(|asked| *asked = asked.wrapping_add(1));
        }
    };
    let found = Memo::new(move |_| count(units, &query.get()));
    let turn_to = Callback::new(move |short| {
        typed.set(String::new());
        go.run(length.change(short));
    });
    view! {
        <div class="book" class:found=move || found.get().is_some() on:click=follow>
            <div class="book-side">
                <Search typed contents_open />
                <p class="book-said soft s" role="status">
                    {move || found.get().map(|count| Phrase::new("rules-found").with("count", count).say())}
                </p>
                <nav class="book-contents" class:open=contents_open aria-label=say("rules-contents")>
                    <Contents game units here chapter query />
                </nav>
            </div>
            <div class="book-main">
                <LengthSwitch units chapter turn_to />
                <NoSection at units />
                <article class="book-text" translate="yes" node_ref=book aria-busy=move || units.with(Vec::is_empty).then_some("true")></article>
                <Turn game units chapter query />
            </div>
        </div>
    }
}

/// The summary of a book or the whole of it. Whatever section is asked for is one of the whole.
#[derive(Clone, Copy)]
struct Length {
    short: RwSignal<bool>,
    /// The section that is shown: the summary, if none is asked for and it is wanted.
    at: Signal<String>,
    /// The section of the whole that was shown last.
    left: StoredValue<String>,
}

impl Length {
    fn new(asked: Signal<String>) -> Length {
        let short = RwSignal::new(SHORT.get());
        let at = Signal::derive(move || match asked.get() {
            none if none.is_empty() && short.get() => IN_SHORT.to_owned(),
            section => section,
        });
        let left = StoredValue::new(String::new());
        Effect::new(move |_| {
            let at = at.get();
            if at != IN_SHORT {
                left.set_value(at);
            }
        });
        Length { short, at, left }
    }

    /// Sets which of the two is wanted, and returns the section to ask for.
    fn change(self, short: bool) -> String {
        SHORT.set(short);
        let section = if short { String::new() } else { self.left.get_value() };
        self.short.set(short);
        section
    }
}

/// The switch between the two.
#[component]
fn LengthSwitch(units: RwSignal<Vec<Unit>>, chapter: Memo<usize>, turn_to: Callback<bool>) -> impl IntoView {
    let segments = vec![Segment::new(true, say("rules-short")), Segment::new(false, say("rules-whole"))];
    let value =
        Signal::derive(move || units.with(|units| units.get(chapter.get()).is_some_and(|unit| unit.id == IN_SHORT)));
    view! { <Segmented label=say("rules-length") segments value pick=turn_to /> }
}

/// How many parts have what is looked for, if something is.
fn count(units: RwSignal<Vec<Unit>>, query: &Query) -> Option<usize> {
    (!query.is_empty()).then(|| units.with(|units| units.iter().filter(|unit| unit.fits(query)).count()))
}

/// Shows a section with its chapter, or what was found.
fn show(book: &Element, units: &[Unit], here: usize, at: &str, query: &Query) {
    if units.is_empty() {
        return;
    }
    if !query.is_empty() {
        return find::show_found(book, units, query);
    }
    find::show_chapter(book, units, here);
    // The switch that leads to the summary stays in view, and in hand.
    if let Some(unit) = units.get(here).filter(|unit| unit.id == at && at != IN_SHORT) {
        find::reveal(book, unit);
    }
}

/// The section of this game's rules to which a link leads that was clicked; nothing if another window is wanted for it.
fn section_of(event: &ev::MouseEvent, game: &str) -> Option<String> {
    if event.ctrl_key() || event.meta_key() || event.shift_key() {
        return None;
    }
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let link = target.and_then(|target| target.closest("a[href^='#/rules/']").ok().flatten())?;
    match Route::read(&link.get_attribute("href")?) {
        Route::Rules { game: of, section } if of == game => Some(section),
        _ => None,
    }
}

/// Said in place of a section that the book does not have.
#[component]
fn NoSection(at: Signal<String>, units: RwSignal<Vec<Unit>>) -> impl IntoView {
    let missing = move || {
        let at = at.get();
        (!at.is_empty() && units.with(|units| !units.is_empty() && units.iter().all(|unit| unit.id != at)))
            .then_some(at)
    };
    move || {
        missing().map(|id| {
            view! {
                <div class="notice" role="alert">
                    <Icon name="info" />
                    <div>{Phrase::new("rules-no-section").with("id", id).say()}</div>
                </div>
            }
        })
    }
}

/// The field to search the book, and the button for its contents.
#[component]
fn Search(typed: RwSignal<String>, contents_open: RwSignal<bool>) -> impl IntoView {
    view! {
        <div class="book-search" role="search">
            <input
                class="input"
                type="search"
                autocomplete="off"
                enterkeyhint="search"
                aria-label=say("rules-search")
                placeholder=say("rules-search")
                prop:value=typed
                on:input:target=move |event| typed.set(event.target().value())
                on:keydown=move |event| clear_or_leave(&event, typed)
            />
            <button
                class="btn book-open"
                type="button"
                aria-expanded=move || contents_open.get().to_string()
                on:click=move |_| contents_open.update(|open| *open = !*open)
            >
                <Icon name="log" />
                {say("rules-contents")}
            </button>
        </div>
    }
}

/// Esc empties the field; in an empty one it is left to the dialog around.
fn clear_or_leave(event: &ev::KeyboardEvent, typed: RwSignal<String>) {
    if event.key() == "Escape" && !typed.get_untracked().is_empty() {
        event.prevent_default();
        event.stop_propagation();
        typed.set(String::new());
    }
    // The field keeps what is in it; nothing is sent anywhere.
    if event.key() == "Enter"
        && let Some(field) = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok())
    {
        event.prevent_default();
        let _ = field.blur();
    }
}

fn address(game: &str, unit: &Unit) -> String {
    Route::Rules { game: game.to_owned(), section: unit.id.clone() }.href()
}

/// The chapters, with the parts of the one that is shown; while something is looked for, what was found.
#[component]
fn Contents(
    game: &'static str,
    units: RwSignal<Vec<Unit>>,
    here: Memo<usize>,
    chapter: Memo<usize>,
    query: Memo<Query>,
) -> impl IntoView {
    let lines = move || {
        let (query, here, chapter) = (query.get(), here.get(), chapter.get());
        units.with(|units| {
            let shown = |at: &usize| match query.is_empty() {
                true => units[*at].chapter && !units[*at].aside || find::chapter_of(units, *at) == chapter,
                false => units[*at].fits(&query),
            };
            let line = |at: usize| {
                let unit = &units[at];
                let current = (query.is_empty() && at == here).then_some("true");
                view! {
                    <li class:part=!unit.chapter>
                        <a href=address(game, unit) aria-current=current>{unit.title.clone()}</a>
                    </li>
                }
            };
            (0..units.len()).filter(|at| !units[*at].left_out).filter(shown).map(line).collect_view()
        })
    };
    view! { <ol>{lines}</ol> }
}

/// The chapters before and after.
#[component]
fn Turn(game: &'static str, units: RwSignal<Vec<Unit>>, chapter: Memo<usize>, query: Memo<Query>) -> impl IntoView {
    let links = move || {
        if !query.get().is_empty() {
            return None;
        }
        let chapter = chapter.get();
        units.with(|units| {
            units.get(chapter).filter(|unit| unit.id != IN_SHORT)?;
            let heads = || units.iter().enumerate().filter(|(_, unit)| unit.chapter && !unit.aside);
            let before = heads().rfind(|(at, _)| *at < chapter).map(|(_, unit)| {
                view! {
                    <a class="btn book-back" rel="prev" href=address(game, unit)>
                        <Icon name="back" />
                        <span><small>{say("rules-before")}</small>{unit.title.clone()}</span>
                    </a>
                }
            });
            let after = heads().find(|(at, _)| *at > chapter).map(|(_, unit)| {
                view! {
                    <a class="btn book-on" rel="next" href=address(game, unit)>
                        <span><small>{say("rules-after")}</small>{unit.title.clone()}</span>
                        <Icon name="forward" />
                    </a>
                }
            });
            Some(view! { {before} {after} })
        })
    };
    view! { <nav class="book-turn" aria-label=say("rules-turn")>{links}</nav> }
}
