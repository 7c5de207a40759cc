//! Which language the page speaks, in catalogues that are fetched with the parts of the program (`locales/LANGUAGE/PART`);
//! switched without losing what is on screen.

use super::files;
use crate::app::device::update;
use crate::app::i18n::language::Language;
use crate::app::i18n::words::{Catalogue, CatalogueError, say, speak, speak_also};
use crate::app::store::SettingsStore;
use crate::app::store::settings::Settings;
use crate::app::ui::Toasts;
use leptos::prelude::*;
use std::cell::RefCell;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// The language that is spoken now, provided as context.
#[derive(Clone, Copy, Debug)]
pub struct Speech(RwSignal<Language>);

/// Why a language cannot be spoken now, for the console.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Silence(pub String);

impl From<Silence> for JsValue {
    fn from(silence: Silence) -> JsValue {
        JsValue::from_str(&silence.0)
    }
}

impl From<CatalogueError> for Silence {
    fn from(error: CatalogueError) -> Silence {
        Silence(match error {
            CatalogueError::Language => "no such language".to_owned(),
            CatalogueError::File(why) => why,
        })
    }
}

/// The language that is wished: set by the person, else the device's.
pub fn wished(set: Option<Language>) -> Language {
    set.unwrap_or_else(|| {
        let wishes: Vec<String> = window().navigator().languages().iter().filter_map(|wish| wish.as_string()).collect();
        Language::best(wishes.iter().map(String::as_str))
    })
}

/// What is spoken: a language, and beside another one than English whether English is kept for names, terms and what games themselves
/// say ([`Catalogue::keep_english`]).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Speaking {
    language: Language,
    keeps_english: bool,
}

impl Speaking {
    fn new(language: Language, keeps_english: bool) -> Speaking {
        Speaking { language, keeps_english: keeps_english && language != Language::En }
    }

    /// As the settings wish it.
    fn wished(settings: &Settings) -> Speaking {
        Speaking::new(wished(settings.language), settings.english_names)
    }
}

/// The catalogue that the lobby needs, and with it whatever may stand on its screen.
const FIRST: &str = "lobby";

thread_local! {
    /// What is spoken now, and whose catalogues are here.
    static SPOKEN: RefCell<(Speaking, Vec<&'static str>)> =
        RefCell::new((Speaking { language: Language::En, keeps_english: false }, vec![FIRST]));
}

fn spoken_now() -> Speaking {
    SPOKEN.with_borrow(|(speaking, _)| *speaking)
}

/// Catalogues that were asked for, in one language, and in English where that is kept beside.
#[derive(Debug)]
pub struct Words {
    speaking: Speaking,
    asked: Vec<(&'static str, JsFuture, Option<JsFuture>)>,
}

/// The words of a part that came.
struct Came {
    part: &'static str,
    text: String,
    english: Option<String>,
}

impl Words {
    /// Asks for the words of these parts of the program, except those that are here.
    pub fn ask(parts: &[&'static str]) -> Words {
        SPOKEN.with_borrow(|(speaking, known)| {
            Words::ask_as(*speaking, parts.iter().copied().filter(|part| !known.contains(part)))
        })
    }

    fn ask_as(speaking: Speaking, parts: impl Iterator<Item = &'static str>) -> Words {
        let ask = |language: Language, part| files::ask(&format!("locales/{}/{part}.ftl", language.code()));
        let both = |part| (part, ask(speaking.language, part), speaking.keeps_english.then(|| ask(Language::En, part)));
        Words { speaking, asked: parts.map(both).collect() }
    }

    /// Waits for the words and speaks them from now on.
    ///
    /// # Errors
    /// [`Silence`] when a file does not come or is none.
    pub async fn learn(self) -> Result<(), Silence> {
        let mut words = self;
        loop {
            let came = words.texts().await?;
            // Another language may have been learnt meanwhile.
            if spoken_now() == words.speaking {
                return SPOKEN.with_borrow_mut(|(_, known)| {
                    for Came { part, text, english } in came {
                        if !known.contains(&part) {
                            speak_also(text, english)?;
                            known.push(part);
                        }
                    }
                    Ok(())
                });
            }
            let parts: Vec<_> = came.into_iter().map(|came| came.part).collect();
            words = Words::ask(&parts);
        }
    }

    async fn texts(&mut self) -> Result<Vec<Came>, Silence> {
        let mut texts = Vec::new();
        for (part, answer, beside) in self.asked.drain(..) {
            let text = text(part, answer).await?;
            let english = match beside {
                Some(beside) => Some(self::text(part, beside).await?),
                None => None,
            };
            texts.push(Came { part, text, english });
        }
        Ok(texts)
    }
}

async fn text(part: &str, answer: JsFuture) -> Result<String, Silence> {
    files::text(answer).await.ok_or_else(|| Silence(format!("{part} does not come")))
}

/// Speaks the wished language at the start; English where that one cannot be had.
///
/// # Errors
/// [`Silence`] when English does not come either.
pub async fn learn_first() -> Result<Language, Silence> {
    let wish = Speaking::wished(&crate::app::store::settings_store::kept());
    match learn(wish).await {
        Ok(()) => Ok(wish.language),
        Err(_) => learn(Speaking::new(Language::En, false)).await.map(|()| Language::En),
    }
}

/// Fetches in a language whatever is spoken now, and speaks it from now on.
///
/// # Errors
/// [`Silence`] when a file does not come or is none; what was spoken stays.
async fn learn(wish: Speaking) -> Result<(), Silence> {
    loop {
        let known = || SPOKEN.with_borrow(|(_, known)| known.clone());
        let parts = known();
        let came = Words::ask_as(wish, parts.iter().copied()).texts().await?;
        // A part may have come meanwhile, in the old language.
        if known() == parts {
            let code = wish.language.code();
            let joined = |texts: Vec<&str>| texts.join("\n");
            let own = Catalogue::read(code, joined(came.iter().map(|came| &*came.text).collect()))?;
            let english = joined(came.iter().filter_map(|came| came.english.as_deref()).collect());
            speak(match wish.keeps_english {
                true => own.keep_english(Catalogue::read(Language::En.code(), english)?),
                false => own,
            });
            SPOKEN.with_borrow_mut(|(speaking, _)| *speaking = wish);
            break;
        }
    }
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute("lang", wish.language.code());
    }
    Ok(())
}

impl Speech {
    /// Follows the settings from now on. `spoken` is what has been learnt already.
    pub fn provide(spoken: Language) -> Speech {
        let speech = Speech(RwSignal::new(spoken));
        provide_context(speech);
        let (settings, toasts) = (SettingsStore::expect(), expect_context::<Toasts>());
        let is_wished = move || Speaking::wished(&settings.get_untracked()) == spoken_now();
        Effect::new(move |_| {
            settings.get();
            if is_wished() {
                return;
            }
            leptos::task::spawn_local(async move {
                // Something else may be wished by the time that it is here.
                while !is_wished() {
                    let (before, wish) = (spoken_now(), Speaking::wished(&settings.get_untracked()));
                    if learn(wish).await.is_err() {
                        update::ask();
                        toasts.say(say("language-missing"));
                        break;
                    }
                    speech.0.set(wish.language);
                    let changed = if wish.language == before.language { "[role=switch]" } else { "select" };
                    request_animation_frame(move || focus_setting(changed));
                }
            });
        });
        speech
    }

    /// The speech of this page.
    pub fn expect() -> Speech {
        expect_context()
    }

    /// The language that is spoken now, to watch.
    pub fn language(self) -> Language {
        self.0.get()
    }
}

/// The settings are built anew as well: the keyboard goes on where it was.
fn focus_setting(which: &str) {
    let setting = document().query_selector(&format!("dialog[open] .settings :is({which})")).ok().flatten();
    if let Some(setting) = setting.and_then(|setting| setting.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = setting.focus();
    }
}

/// A view that is built anew in every language. Its state should lie outside.
pub fn in_language(view: impl Fn() -> AnyView + Send + 'static) -> AnyView {
    let speech = Speech::expect();
    (move || {
        speech.0.track();
        untrack(&view)
    })
    .into_any()
}
