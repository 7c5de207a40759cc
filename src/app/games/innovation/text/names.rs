//! What things and people are called.

use crate::app::i18n::words::Phrase;
use crate::app::store::stats::Tags;
use crate::engine::Seat;
use crate::games::innovation::cards::definition;
use crate::games::innovation::{
    Back, Card, Colour, Decree, Icon, Karma, Measure, Set, Sets, Special, Splay, Symbol, Trigger,
};

/// Where a set's words and icons are, by name: the base game's are the game's own, an expansion's are fetched with the matches that
/// have it.
pub const fn part(set: Set) -> &'static str {
    match set {
        Set::Base => "innovation",
        Set::Cities => "innovation-cities",
        Set::Echoes => "innovation-echoes",
        Set::Figures => "innovation-figures",
        Set::Artifacts => "innovation-artifacts",
    }
}

/// What several expansions share, fetched with any of them.
pub const SHARED: &str = "innovation-expansions";

/// The sign that stands for a set: its sprite, and its name there.
pub const fn sign(set: Set) -> (&'static str, &'static str) {
    match set {
        Set::Base => (part(set), "draw"),
        Set::Cities => (part(set), "endorse"),
        Set::Echoes => (SHARED, "echo"),
        Set::Figures => (part(set), "inspire"),
        Set::Artifacts => (part(set), "dig"),
    }
}

/// What a match with these sets needs beside the game's own part.
pub fn extras(sets: Sets) -> Vec<&'static str> {
    let shared = (!sets.is_base()).then_some(SHARED);
    shared.into_iter().chain(sets.iter().skip(1).map(part)).collect()
}

/// What statistics count a match by: the sets in play (`innovation-set-…` names each mix).
pub fn tags(sets: Sets) -> Tags {
    let expansions: Vec<&str> = sets.iter().skip(1).map(Set::word).collect();
    let mix = if expansions.is_empty() { Set::Base.word().to_owned() } else { expansions.join("-") };
    Tags::new(&[("set", &mix)], std::iter::empty())
}

/// The name of a set.
pub fn set_name(set: Set) -> Phrase {
    Phrase::new(format!("innovation-set-{}", set.word()))
}

/// What a set adds, how hard it is and how long a match with it takes.
pub fn set_note(set: Set) -> Phrase {
    Phrase::new(format!("innovation-set-{}-note", set.word()))
}

/// A symbol of cities that is no icon: its word in the catalogue (`innovation-symbol-WORD`) and in the sprite; `None` for others.
pub fn city_symbol(symbol: Symbol) -> Option<&'static str> {
    Some(match symbol {
        Symbol::Plus => "plus",
        Symbol::Arrow(Splay::Left) => "arrow-left",
        Symbol::Arrow(Splay::Right) => "arrow-right",
        Symbol::Arrow(_) => "arrow-up",
        Symbol::Search(_) => "search",
        Symbol::Flag => "flag",
        Symbol::Fountain => "fountain",
        Symbol::Hexagon | Symbol::Icon(_) | Symbol::Bonus(_) | Symbol::Echo | Symbol::Inspire => return None,
    })
}

/// The name of a symbol of cities, and what it does.
pub fn symbol_words(symbol: Symbol) -> Option<(Phrase, Phrase)> {
    let word = city_symbol(symbol)?;
    let how = if matches!(symbol, Symbol::Arrow(_)) { "arrow" } else { word };
    let does = Phrase::new(format!("innovation-symbol-{how}-how")).in_english();
    Some((Phrase::new(format!("innovation-symbol-{word}")), does))
}

/// What a symbol is called in a list of what a card shows; the picture has no name.
pub fn symbol_name(symbol: Symbol) -> Option<Phrase> {
    Some(match symbol {
        Symbol::Hexagon => return None,
        Symbol::Icon(icon) => icon_name(icon),
        Symbol::Search(icon) => Phrase::new("innovation-symbol-search-for").with("icon", icon_name(icon)),
        Symbol::Bonus(points) => Phrase::new("innovation-symbol-bonus").with("points", points),
        Symbol::Echo => Phrase::new("innovation-kind-echo"),
        Symbol::Inspire => Phrase::new("innovation-kind-inspire"),
        Symbol::Plus | Symbol::Arrow(_) | Symbol::Flag | Symbol::Fountain => symbol_words(symbol)?.0,
    })
}

/// The picture of a card. Those of the relics come with Artifacts, whatever their set.
pub fn picture(card: Card) -> String {
    let set = if card.is_relic() { Set::Artifacts } else { card.set() };
    format!("#{}.card-{}", part(set), card.print().id)
}

/// The name of a card.
pub fn card_name(card: Card) -> Phrase {
    Phrase::new(format!("innovation-card-{}", card.print().id)).in_english()
}

/// The same, to be tapped.
pub fn linked(card: Card) -> Phrase {
    card_name(card).linking(card.0)
}

/// The name of an icon.
pub fn icon_name(icon: Icon) -> Phrase {
    Phrase::new(format!("innovation-icon-{}", icon.word()))
}

/// The name of what is counted for a dogma.
pub fn measure_name(measure: Measure) -> Phrase {
    match measure {
        Measure::Icon(icon) => icon_name(icon),
        Measure::Points => Phrase::new("innovation-measure-points"),
    }
}

/// Its sign in the sheet of icons.
pub fn measure_sign(measure: Measure) -> &'static str {
    match measure {
        Measure::Icon(icon) => icon.word(),
        Measure::Points => "score",
    }
}

/// The name of a colour.
pub fn colour_name(colour: Colour) -> Phrase {
    Phrase::new(format!("innovation-colour-{}", colour.word()))
}

/// Somebody by name, or "you".
pub fn who(seat: Seat) -> Phrase {
    Phrase::new("innovation-seat").with("name", seat)
}

/// A card with age and colour.
pub fn full_name(card: Card) -> Phrase {
    Phrase::new("innovation-card-full")
        .with("card", card_name(card))
        .with("age", card.printed_value())
        .with("colour", tone(card.colour()))
}

/// A dogma effect of a card, counted from 0, in sentences that end with ` | `.
pub fn effect_text(card: Card, effect: usize) -> Phrase {
    Phrase::new(format!("innovation-effect-{}-{}", card.print().id, effect + 1)).in_english()
}

/// What the dogma of a card does, in a few words.
pub fn dogma_text(card: Card) -> Phrase {
    Phrase::new(format!("innovation-dogma-{}", card.print().id)).in_english()
}

/// The echo effect of a card, in sentences like any effect.
pub fn echo_text(card: Card) -> Phrase {
    Phrase::new(format!("innovation-echo-{}", card.print().id)).in_english()
}

/// The inspire effect of a card, in sentences like any effect.
pub fn inspire_text(card: Card) -> Phrase {
    Phrase::new(format!("innovation-inspire-{}", card.print().id)).in_english()
}

/// The karmas of a card, each in sentences like any effect, in printed order.
pub fn karma_texts(card: Card) -> Vec<Phrase> {
    let mut own = 0;
    let mut text = |karma: &Karma| match *karma {
        Karma::Decree(decree) => Phrase::new("innovation-karma-decree").with("decree", decree_name(decree)),
        _ => {
            own += 1;
            Phrase::new(format!("innovation-karma-{}-{own}", card.print().id))
        }
    };
    let text = |karma: &Karma| text(karma).in_english();
    definition(card).karma_effects().iter().map(text).collect()
}

/// The karmas of a card that are no leave to issue a decree, in sentences like any effect.
pub fn own_karma_texts(card: Card) -> Vec<Phrase> {
    let is_own = |karma: &Karma| !matches!(karma, Karma::Decree(_));
    let karmas = definition(card).karma_effects().iter().map(is_own);
    karmas.zip(karma_texts(card)).filter_map(|(own, text)| own.then_some(text)).collect()
}

/// What a karma waits for, with who would do it if that is to be said.
pub fn trigger(trigger: Trigger, by: Option<Seat>) -> Phrase {
    would_by(Phrase::new(format!("innovation-trigger-{}", trigger.word())), by)
}

/// The same of a dogma action, with the card that would be activated.
pub fn dogma_trigger(card: Card, by: Option<Seat>) -> Phrase {
    would_by(Phrase::new("innovation-trigger-dogma-with").with("card", card_name(card)), by)
}

fn would_by(would: Phrase, by: Option<Seat>) -> Phrase {
    match by {
        Some(by) => Phrase::new("innovation-trigger-by").with("trigger", would).with("name", by),
        None => would,
    }
}

/// The name of a decree.
pub fn decree_name(decree: Decree) -> Phrase {
    Phrase::new(format!("innovation-decree-{}", decree.word()))
}

/// What a decree does, without a capital or a full stop.
pub fn decree_how(decree: Decree) -> Phrase {
    Phrase::new(format!("innovation-decree-{}-how", decree.word())).in_english()
}

/// A card of which only the back is seen.
pub fn back(back: Back) -> Phrase {
    let key = match back.set {
        Set::Base => "innovation-a-card",
        Set::Cities => "innovation-a-city",
        Set::Echoes => "innovation-an-echo",
        Set::Figures => "innovation-a-figure",
        Set::Artifacts => "innovation-an-artifact",
    };
    Phrase::new(key).with("age", back.value)
}

/// So many cards with the same back, two or more.
pub fn backs(back: Back, count: usize) -> Phrase {
    let key = match back.set {
        Set::Base => "innovation-some-cards",
        Set::Cities => "innovation-some-cities",
        Set::Echoes => "innovation-some-echoes",
        Set::Figures => "innovation-some-figures",
        Set::Artifacts => "innovation-some-artifacts",
    };
    Phrase::new(key).with("count", count).with("age", back.value)
}

/// A colour within a sentence.
pub fn tone(colour: Colour) -> Phrase {
    Phrase::new(format!("innovation-tone-{}", colour.word()))
}

/// The name of a special achievement.
pub fn special_name(special: Special) -> Phrase {
    Phrase::new(format!("innovation-achievement-{}", special.word()))
}

/// What a special achievement asks for.
pub fn special_how(special: Special) -> Phrase {
    Phrase::new(format!("innovation-achievement-{}-how", special.word())).in_english()
}

/// The card that claims a special achievement for something else, with what it asks for; no card does so with those of Cities.
pub fn special_else(special: Special) -> Option<Phrase> {
    let words = || Phrase::new(format!("innovation-achievement-{}-else", special.word())).in_english();
    (special.set() != Set::Cities).then(words)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// The signs of a sprite, as they are named in the document.
    fn signs(sheet: &str, sprite: &str) -> BTreeSet<String> {
        let ids = sprite.split("<symbol id=\"").skip(1).filter_map(|rest| rest.split('"').next());
        ids.map(|id| format!("#{sheet}.{id}")).collect()
    }

    #[test]
    fn every_card_has_a_picture_and_whatever_has_a_sign_is_in_its_sprite() {
        let sprites = [
            (SHARED, include_str!("../../../../../public/icons/innovation-expansions.svg")),
            (part(Set::Base), include_str!("../../../../../public/icons/innovation.svg")),
            (part(Set::Cities), include_str!("../../../../../public/icons/innovation-cities.svg")),
            (part(Set::Echoes), include_str!("../../../../../public/icons/innovation-echoes.svg")),
            (part(Set::Figures), include_str!("../../../../../public/icons/innovation-figures.svg")),
            (part(Set::Artifacts), include_str!("../../../../../public/icons/innovation-artifacts.svg")),
        ];
        let drawn: BTreeSet<String> = sprites.into_iter().flat_map(|(sheet, sprite)| signs(sheet, sprite)).collect();
        let pictures: BTreeSet<String> = Card::all().map(picture).collect();
        assert_eq!(pictures.len(), Card::all().len());
        let own = Special::ALL.into_iter().map(|special| format!("#{}.{}", part(special.set()), special.word()));
        let decrees = Decree::ALL.into_iter().map(|decree| format!("#{}.{}", part(Set::Figures), decree.word()));
        let of_sets = Set::ALL.into_iter().map(|set| format!("#{}.{}", sign(set).0, sign(set).1));
        let missing: Vec<String> = pictures
            .into_iter()
            .chain(own)
            .chain(decrees)
            .chain(of_sets)
            .filter(|name| !drawn.contains(name))
            .collect();
        assert!(missing.is_empty(), "{missing:?}");
    }
}
