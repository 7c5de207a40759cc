//! Which language the page speaks: fetched, switched without losing what is on screen.

use crate::app::device::recovery;
use crate::app::i18n::language::Language;
use crate::app::i18n::words::{Catalogue, say, speak};
use crate::app::store::SettingsStore;
use crate::app::ui::Toasts;
use gloo_net::http::Request;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};

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

/// The language that is wished: set by the person, else the device's.
pub fn wished(set: Option<Language>) -> Language {
    set.unwrap_or_else(|| {
        let wishes: Vec<String> = window().navigator().languages().iter().filter_map(|wish| wish.as_string()).collect();
        Language::best(wishes.iter().map(String::as_str))
    })
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

/// Fetches a language and speaks it from now on.
///
/// # Errors
/// [`Silence`] when the file does not come or is none; the old language stays.
pub async fn learn(language: Language) -> Result<(), Silence> {
    let silence = |error: gloo_net::Error| Silence(error.to_string());
    let answer = Request::get(&format!("locales/{}.ftl", language.code())).send().await.map_err(silence)?;
    if !answer.ok() {
        return Err(Silence(format!("{} {}", answer.status(), answer.status_text())));
    }
    let text = answer.text().await.map_err(silence)?;
    speak(Catalogue::read(language.code(), text).map_err(|error| Silence(format!("{error:?}")))?);
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
        Effect::new(move |_| {
            let wish = wished(settings.get().language);
            if wish == speech.0.get_untracked() {
                return;
            }
            leptos::task::spawn_local(async move {
                match learn(wish).await {
                    Ok(()) => {
                        speech.0.set(wish);
                        request_animation_frame(focus_setting);
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
fn focus_setting() {
    let list = document().query_selector("dialog[open] .settings select").ok().flatten();
    if let Some(list) = list.and_then(|list| list.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = list.focus();
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
