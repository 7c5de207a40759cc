//! The icons of a part, put into the document once. What draws one then fetches nothing, and no redraw takes icons off the
//! screen for a moment. `#SPRITE.NAME` is an icon. What the static shell draws before the program is here needs none.

use super::files;
use leptos::prelude::*;
use wasm_bindgen_futures::JsFuture;

/// Sprites that were asked for.
#[derive(Debug)]
pub struct Sprites(Vec<(&'static str, JsFuture)>);

impl Sprites {
    /// Asks for these sprites of `public/icons`, except those that are here.
    pub fn ask(names: &[&'static str]) -> Sprites {
        let ask = |name: &&'static str| (*name, files::ask(&format!("icons/{name}.svg")));
        Sprites(names.iter().filter(|name| !is_here(name)).map(ask).collect())
    }

    /// Waits for them. `false` when one does not come; it can be asked for again.
    pub async fn arrive(self) -> bool {
        let mut all = true;
        for (name, coming) in self.0 {
            all &= match files::text(coming).await {
                Some(text) => is_here(name) || put(name, &text).is_some(),
                None => false,
            };
        }
        all
    }
}

fn place(name: &str) -> String {
    format!("sprite-{name}")
}

fn is_here(name: &str) -> bool {
    document().get_element_by_id(&place(name)).is_some()
}

/// Sprites have icons of the same name; in the document each has its sprite's before it.
fn put(name: &str, text: &str) -> Option<()> {
    let holder = document().create_element("div").ok()?;
    holder.set_id(&place(name));
    holder.set_attribute("hidden", "").ok()?;
    holder.set_inner_html(&text.replace("id=\"", &format!("id=\"{name}.")));
    document().body()?.append_child(&holder).ok()?;
    Some(())
}
