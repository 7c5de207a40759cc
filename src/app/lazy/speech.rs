//! Which language the page speaks, in catalogues that are fetched with the parts of the program (`locales/LANGUAGE/PART`);
//! switched without losing what is on screen.

use crate::app::device::recovery;
use crate::app::i18n::language::Language;
use crate::app::i18n::words::{Catalogue, CatalogueError, keep_english, say, speak, speak_also};
use crate::app::store::SettingsStore;
use crate::app::ui::Toasts;
use gloo_net::http::Response;
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

/// The catalogue that the lobby needs, and with it whatever may stand on its screen.
const FIRST: &str = "lobby";

thread_local! {
    /// What is spoken now: the language, and whose catalogues are here.
    static SPOKEN: RefCell<(Language, Vec<&'static str>)> = RefCell::new((Language::En, vec![FIRST]));
}

/// Catalogues that were asked for, in one language.
#[derive(Debug)]
pub struct Words {
    language: Language,
    asked: Vec<(&'static str, JsFuture)>,
}

impl Words {
    /// Asks for the words of these parts of the program, except those that are here.
    pub fn ask(parts: &[&'static str]) -> Words {
        SPOKEN.with_borrow(|(language, known)| {
            Words::ask_in(*language, parts.iter().copied().filter(|part| !known.contains(part)))
        })
    }

    fn ask_in(language: Language, parts: impl Iterator<Item = &'static str>) -> Words {
        let ask = |part| window().fetch_with_str(&format!("locales/{}/{part}.ftl", language.code())).into();
        Words { language, asked: parts.map(|part| (part, ask(part))).collect() }
    }

    /// Waits for the words and speaks them from now on.
    ///
    /// # Errors
    /// [`Silence`] when a file does not come or is none.
    pub async fn learn(self) -> Result<(), Silence> {
        let mut words = self;
        loop {
            let texts = words.texts().await?;
            // Another language may have been learnt meanwhile.
            if SPOKEN.with_borrow(|(language, _)| *language == words.language) {
                return SPOKEN.with_borrow_mut(|(_, known)| {
                    for (part, text) in texts {
                        if !known.contains(&part) {
                            speak_also(text)?;
                            known.push(part);
                        }
                    }
                    Ok(())
                });
            }
            let parts: Vec<_> = texts.into_iter().map(|(part, _)| part).collect();
            words = Words::ask(&parts);
        }
    }

    async fn texts(&mut self) -> Result<Vec<(&'static str, String)>, Silence> {
        let mut texts = Vec::new();
        for (part, answer) in self.asked.drain(..) {
            let answer = answer.await.map_err(|_| Silence(format!("{part} does not come")))?;
            let answer = Response::from(answer.unchecked_into::<web_sys::Response>());
            if !answer.ok() {
                return Err(Silence(format!("{} {}", answer.status(), answer.status_text())));
            }
            texts.push((part, answer.text().await.map_err(|error| Silence(error.to_string()))?));
        }
        Ok(texts)
    }
}

/// Speaks the wished language at the start; English where that one cannot be had.
///
/// # Errors
/// [`Silence`] when English does not come either.
pub async fn learn_first() -> Result<Language, Silence> {
    let wish = wished(crate::app::store::settings_store::kept().language);
    match learn(wish).await {
        Ok(()) => Ok(wish),
        Err(_) => learn(Language::En).await.map(|()| Language::En),
    }
}

/// Fetches in a language whatever is spoken now, and speaks it from now on.
///
/// # Errors
/// [`Silence`] when a file does not come or is none; the old language stays.
pub async fn learn(language: Language) -> Result<(), Silence> {
    loop {
        let known = || SPOKEN.with_borrow(|(_, known)| known.clone());
        let parts = known();
        let texts = Words::ask_in(language, parts.iter().copied()).texts().await?;
        // A part may have come meanwhile, in the old language.
        if known() == parts {
            let text = texts.into_iter().map(|(_, text)| text).collect::<Vec<_>>().join("\n");
            speak(Catalogue::read(language.code(), text)?);
            SPOKEN.with_borrow_mut(|(spoken, _)| *spoken = language);
            break;
        }
    }
    recovery::write_words();
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute("lang", language.code());
    }
    Ok(())
}

impl Speech {
    /// Follows the settings from now on. `spoken` is what has been learnt already.
    pub fn provide(spoken: Language) -> Speech {
        let speech = Speech(RwSignal::new(spoken));
        provide_context(speech);
        let (settings, toasts) = (SettingsStore::expect(), expect_context::<Toasts>());
        let names = Memo::new(move |_| settings.get().english_names);
        Effect::new(move |was: Option<bool>| {
            let now = names.get();
            keep_english(now);
            if was.is_some_and(|was| was != now) {
                speech.0.notify();
                request_animation_frame(|| focus_setting("[role=switch]"));
            }
            now
        });
        Effect::new(move |_| {
            let wish = wished(settings.get().language);
            if wish == speech.0.get_untracked() {
                return;
            }
            leptos::task::spawn_local(async move {
                match learn(wish).await {
                    Ok(()) => {
                        speech.0.set(wish);
                        request_animation_frame(|| focus_setting("select"));
                    }
                    Err(_) => toasts.say(say("language-missing")),
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
