//! About the page itself: which version, what is new in it, and a report for its authors.

use super::news::{Release, newest};
use crate::app::device::phone;
use crate::app::i18n::date::Date;
use crate::app::i18n::local::{DateForm, format_date};
use crate::app::i18n::words::{Phrase, say};
use crate::app::share::clipboard;
use crate::app::store::local::{self, Used};
use crate::app::store::names::SETTINGS;
use crate::app::store::storage::{self, Kept};
use crate::app::ui::{Icon, Switch};
use leptos::prelude::*;

/// Version, news, report.
#[component]
pub fn About() -> impl IntoView {
    let release = newest().map(|release| {
        let date = release.date.parse::<Date>().map(|date| format_date(date, DateForm::Full)).unwrap_or_default();
        let version =
            Phrase::new("about-version").with("version", release.version).with("date", date).with("build", build());
        view! {
            <p>{version.say()}</p>
            <h2>{say("about-news")}</h2>
            <p lang="en">{release.news}</p>
        }
    });
    view! {
        {release}
        <h2>{say("about-report")}</h2>
        <p>{say("about-report-what")}</p>
        <Report />
    }
}

/// What authors ask first of whoever has found something, to be copied.
#[component]
fn Report() -> impl IntoView {
    let last = storage::list().into_iter().find_map(|kept| match kept {
        Kept::Match(meta) => Some(meta.id),
        Kept::Broken { .. } => None,
    });
    let (with_match, told) = (RwSignal::new(false), RwSignal::new(None::<&'static str>));
    let asks = last.is_some().then(|| {
        view! {
            <div class="rowset">
                <Switch
                    label=Signal::derive(|| say("about-report-match"))
                    note=Signal::derive(|| say("about-report-match-note"))
                    on=with_match
                    change=move |on| with_match.set(on)
                />
            </div>
        }
    });
    let copy = move |_| {
        let id = last.as_ref().filter(|_| with_match.get_untracked());
        clipboard::copy(report(id.map(String::as_str)), move |ok| {
            told.set(Some(if ok { "copied" } else { "not-copied" }))
        });
    };
    let place = meta("issues");
    let link = place.clone().map(|place| view! { <a href=place.clone() rel="noopener external">{place.clone()}</a> });
    view! {
        {asks}
        <p class="about-acts">
            <button class="btn" type="button" on:click=copy>
                <Icon name="file" />
                {say("about-report-copy")}
            </button>
            <span role="status">{move || told.get().map(say)}</span>
        </p>
        <p>{say(if place.is_some() { "about-report-where" } else { "about-report-who" })} " " {link}</p>
    }
}

/// The report, in English as its readers write. A match goes along only where somebody asks for it.
fn report(id: Option<&str>) -> String {
    let root = document().document_element();
    let says = |name: &str| root.as_ref().and_then(|root| root.get_attribute(name)).unwrap_or_else(|| "no".to_owned());
    let window = window();
    let number = |value: Result<leptos::wasm_bindgen::JsValue, _>| {
        value.ok().and_then(|value| value.as_f64()).unwrap_or_default()
    };
    let (width, height) = (number(window.inner_width()), number(window.inner_height()));
    let installed = phone::is_installed();
    let Release { version, date, .. } = newest().unwrap_or(Release { version: "", date: "", news: "" });
    let used = Used::now();
    let mut lines = vec![
        format!("Fireside {version} ({date}), build {}", build()),
        format!("Browser: {}", window.navigator().user_agent().unwrap_or_default()),
        format!("Window: {width} × {height} at {}, installed: {installed}", window.device_pixel_ratio()),
        format!(
            "Page: {}, {} {}, motion {}, offline {}",
            address(),
            says("lang"),
            says("data-theme"),
            says("data-motion"),
            says("data-offline")
        ),
        format!(
            "Storage: {:.0} KB of matches ({}), {:.0} KB of others",
            used.own / 1024.0,
            storage::ids().len(),
            used.others / 1024.0
        ),
        format!("Settings: {}", local::get(SETTINGS).unwrap_or_default()),
    ];
    lines.extend(id.and_then(storage::raw).map(|text| format!("Match: {text}")));
    lines.join("\n")
}

/// Where the page stands, without what is in a link.
fn address() -> String {
    let location = window().location();
    let (origin, path) = (location.origin().unwrap_or_default(), location.pathname().unwrap_or_default());
    format!("{origin}{path}")
}

fn build() -> String {
    meta("build").unwrap_or_default()
}

/// What the page's head says under a name.
fn meta(name: &str) -> Option<String> {
    document().query_selector(&format!("meta[name={name}]")).ok().flatten()?.get_attribute("content")
}
