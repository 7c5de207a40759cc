//! The style sheets of a part. `index.html` names all of them, switched off: a browser fetches none such
//! (`scripts/stage.mjs`). Their order there, which decides between rules of equal weight, is the same whenever they come.

use leptos::prelude::*;
use leptos::web_sys::js_sys::{Date, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlLinkElement;

/// Sheets that were asked for.
#[derive(Debug)]
pub struct Sheets(Vec<(String, HtmlLinkElement, Option<JsFuture>)>);

impl Sheets {
    /// Asks for the sheets of these parts. A part without one needs none.
    pub fn ask(parts: &[&str]) -> Sheets {
        let links = parts
            .iter()
            .map(|part| format!("link[data-part=\"{part}\"]"))
            .filter_map(|name| Some((find(&name)?, name)));
        Sheets(links.map(|(link, name)| (name, link.clone(), ask(&link))).collect())
    }

    /// Waits for them; what does not come is asked for once more. `false` when one does not come; it can be asked for again.
    pub async fn arrive(self) -> bool {
        let mut all = true;
        for (name, asked, coming) in self.0 {
            wait(coming).await;
            // Who waited for it too may have put another one in its place.
            let Some(mut link) = find(&name) else { return false };
            if !is_here(&link) {
                if link == asked {
                    let Some(other) = renew(&link) else { return false };
                    link = other;
                }
                wait(ask(&link)).await;
            }
            if !is_here(&link) {
                // It is never asked twice: a browser may say nothing of the second time.
                renew(&link);
                all = false;
            }
        }
        all
    }
}

fn find(name: &str) -> Option<HtmlLinkElement> {
    document().query_selector(name).ok()??.dyn_into().ok()
}

async fn wait(coming: Option<JsFuture>) {
    if let Some(coming) = coming {
        let _ = coming.await;
    }
}

/// So long a sheet is waited for, in milliseconds: twice that is less than a part's.
const PATIENCE: i32 = 8_000;

/// Switches a sheet on. What comes back waits until it is here or has failed; `None` when it is here already.
fn ask(link: &HtmlLinkElement) -> Option<JsFuture> {
    if !link.disabled() && is_here(link) {
        return None;
    }
    let coming = Promise::new(&mut |done, _| {
        for event in ["load", "error"] {
            let _ = link.add_event_listener_with_callback(event, &done);
        }
        // A network may hang, and a link that was taken out says nothing any more.
        let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(&done, PATIENCE);
    });
    link.set_disabled(false);
    Some(coming.into())
}

/// Puts another link in the place of one whose sheet did not come, switched off, with an address that no cache knows: these may hold a piece
/// of what broke off, and browsers do not always fetch again for the same link.
fn renew(link: &HtmlLinkElement) -> Option<HtmlLinkElement> {
    link.set_disabled(true);
    let other: HtmlLinkElement = link.clone_node().ok()?.dyn_into().ok()?;
    let address = link.href();
    let file = address.split('?').next().unwrap_or_default();
    other.set_href(&format!("{file}?{}", Date::now()));
    link.replace_with_with_node_1(&other).ok()?;
    Some(other)
}

/// Whether it has come. Where something else did, browsers have an empty one.
fn is_here(link: &HtmlLinkElement) -> bool {
    let get = |of: &JsValue, name: &str| Reflect::get(of, &name.into()).ok();
    let rules = get(link, "sheet").and_then(|sheet| get(&sheet, "cssRules")).and_then(|rules| get(&rules, "length"));
    rules.and_then(|count| count.as_f64()).is_some_and(|count| count > 0.0)
}
