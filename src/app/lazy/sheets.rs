//! The style sheets of a part. `index.html` names all of them, switched off: a browser fetches none such
//! (`scripts/stage.mjs`). Their order there, which decides between rules of equal weight, is the same whenever they come.

use leptos::prelude::*;
use leptos::web_sys::js_sys::{Promise, Reflect};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlLinkElement;

/// Sheets that were asked for.
#[derive(Debug)]
pub struct Sheets(Vec<(HtmlLinkElement, Option<JsFuture>)>);

impl Sheets {
    /// Asks for the sheets of these parts. A part without one needs none.
    pub fn ask(parts: &[&str]) -> Sheets {
        let find = |part: &&str| document().query_selector(&format!("link[data-part=\"{part}\"]")).ok().flatten();
        let links = parts.iter().filter_map(find).filter_map(|link| link.dyn_into::<HtmlLinkElement>().ok());
        Sheets(links.map(|link| (link.clone(), ask(&link))).collect())
    }

    /// Waits for them. `false` when one does not come; it can be asked for again.
    pub async fn arrive(self) -> bool {
        let mut all = true;
        for (link, coming) in self.0 {
            // Some browsers have an empty sheet where none came, so it is the event that counts.
            if let Some(coming) = coming
                && coming.await.is_err()
            {
                link.set_disabled(true);
                all = false;
            }
        }
        all
    }
}

/// Switches a sheet on. What comes back waits until it is here or has failed; `None` when it is here already.
fn ask(link: &HtmlLinkElement) -> Option<JsFuture> {
    if !link.disabled() && is_here(link) {
        return None;
    }
    let coming = Promise::new(&mut |done, failed| {
        let _ = link.add_event_listener_with_callback("load", &done);
        let _ = link.add_event_listener_with_callback("error", &failed);
    });
    link.set_disabled(false);
    Some(coming.into())
}

fn is_here(link: &HtmlLinkElement) -> bool {
    Reflect::get(link, &"sheet".into()).is_ok_and(|sheet| sheet.is_object())
}
