//! The match that was played last, to go on with one tap.

use super::kept::{about, miniature};
use crate::app::i18n::ago::ago;
use crate::app::i18n::case::capital;
use crate::app::i18n::words::{Phrase, say};
use crate::app::matches::kept::Matches;
use crate::app::matches::{StandLine, is_lost_here, parts, title, whose};
use crate::app::route::Route;
use crate::app::store::pictures;
use crate::app::store::save::Meta;
use crate::app::ui::{Art, Icon, Menu};
use leptos::prelude::*;

/// The card "Last played", if there is such a match. All of it leads to the match; its menu lies above.
#[component]
pub fn LastPlayed(
    /// The kept matches.
    matches: Matches,
) -> impl IntoView {
    let last = Memo::new(move |_| matches.last());
    move || last.get().map(|meta| card(meta, matches))
}

fn card(meta: Meta, matches: Matches) -> impl IntoView + use<> {
    let name = title(&meta);
    let game = parts::find(&meta.game).map(|entry| entry.id);
    let over = meta.standing.winners.is_some();
    let (icon, go) = match over {
        true if is_lost_here(&meta) => ("flag", say("see-end")),
        true => ("trophy", say("see-end")),
        false => ("play", say("go-on")),
    };
    let label = Phrase::new("go-on-with").with("what", go.clone()).with("title", name.clone()).say();
    let href = Route::Match { game: meta.game.clone(), id: meta.id.clone() }.href();
    let (place, whose) = (meta.standing.place.say(), whose(&meta));
    let words = match place.is_empty() {
        true => capital(&whose),
        false => capital(&Phrase::new("place-then").with("place", place).with("whose", whose).say()),
    };
    let seen = pictures::of(&meta);
    let about = about(&meta, seen.about);
    let words = if seen.ask.is_empty() { words } else { seen.ask };
    let (changed, id) = (meta.changed, meta.id.clone());
    let more = Phrase::new("more-of").with("title", name.clone()).say();
    view! {
        <section class="go-sec" aria-labelledby="last-title">
            <div class="go">
                <span class="go-art">
                    {game.map(|game| view! { <Art game view_box="76,20,134,150" /> })}
                    {miniature(&seen.drawing)}
                </span>
                <div class="go-body">
                    <div>
                        <div class="when s soft">
                            <h2 id="last-title">{say("last-played")}</h2>
                            <span>{move || ago(matches.now.get(), changed)}</span>
                        </div>
                        <h3>{name}</h3>
                        <p>{words}</p>
                        {about}
                    </div>
                    <StandLine meta />
                    <a class="btn btn-main" href=href aria-label=label>
                        <Icon name=icon />
                        {go}
                    </a>
                </div>
                <Menu label=Signal::stored(more) items=move |()| matches.menu(&id) />
            </div>
        </section>
    }
}
