//! Answers that a scenario gives in words: "draw a 3", "score bottom green", "p2 purple". They are matched against the words of what is
//! offered, whatever that is: the program's own English messages, and what names a card, a player or a pile.

use fireside::engine::{Question, Seat};
use fireside::games::innovation::{Card, Choice, Colour, Innovation, Prompt, Splay, Zone};
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::LazyLock;

/// Words without a meaning of their own.
const FILLERS: [&str; 16] =
    ["a", "an", "and", "as", "from", "in", "into", "it", "its", "my", "of", "or", "the", "this", "to", "your"];

/// Other words for the program's.
const ALIKE: [(&str, &str); 2] = [("color", "colour"), ("execute", "carry")];

/// The English messages of Innovation.
static MESSAGES: LazyLock<String> = LazyLock::new(|| {
    let english = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/en");
    let folders = std::fs::read_dir(english).into_iter().flatten().flatten();
    let of_game = folders.filter(|folder| folder.file_name().to_string_lossy().starts_with("innovation"));
    let files = of_game.flat_map(|folder| std::fs::read_dir(folder.path()).into_iter().flatten().flatten());
    files.filter_map(|file| std::fs::read_to_string(file.path()).ok()).collect()
});

/// All words that the game's messages use.
static VOCABULARY: LazyLock<BTreeSet<String>> = LazyLock::new(|| words(&MESSAGES).into_iter().collect());

/// The words of a text, without fillers and plurals.
fn words(text: &str) -> Vec<String> {
    let parts = text.split(|sign: char| !sign.is_alphanumeric()).map(str::to_lowercase);
    parts.filter(|word| !word.is_empty() && !FILLERS.contains(&word.as_str())).map(|word| plain(&word)).collect()
}

fn plain(word: &str) -> String {
    let word = ALIKE.iter().find(|(other, _)| *other == word).map_or(word, |(_, own)| own);
    match word.strip_suffix('s') {
        Some(one) if one.len() > 2 && !one.ends_with('s') => one.to_owned(),
        _ => word.to_owned(),
    }
}

/// The words of an answer; `None` if none of them is one that the game uses.
pub fn understood(text: &str) -> Option<Vec<String>> {
    let words = words(text);
    words.iter().any(|word| is_definite(word) || VOCABULARY.contains(word)).then_some(words)
}

/// Whether a word names something that a question of its own may ask for: a player, a colour, a direction, a value.
fn is_definite(word: &str) -> bool {
    let is_player = word.strip_prefix('p').is_some_and(|number| number.parse::<u8>().is_ok());
    let is_colour = Colour::ALL.into_iter().any(|colour| colour.word() == word);
    let is_way = Splay::DIRECTIONS.into_iter().any(|splay| splay.word() == word);
    is_player || is_colour || is_way || word.parse::<u8>().is_ok()
}

/// Whether some of these words name what may be asked by itself.
pub fn has_definite(said: &[String]) -> bool {
    said.iter().any(|word| is_definite(word))
}

/// What of the offered choices is meant, and the definite words that it leaves for the next question.
pub fn meant(game: &Innovation, asked: &Question<Innovation>, said: &[String]) -> Option<(Choice, Vec<String>)> {
    let is_said = |word: &&String| said.contains(word);
    let fit = |choice: &Choice| {
        let Named { own, about } = named(game, asked, *choice);
        let hits = own.iter().filter(is_said).count();
        let beside = about.iter().map(|pile| pile.iter().filter(is_said).count()).max().unwrap_or(0);
        (hits, beside, own.len() - hits)
    };
    let fits =
        asked.choices.iter().map(|choice| (*choice, fit(choice))).filter(|(_, (hits, beside, _))| hits + beside > 0);
    // Of equal ones the first: what a card says of itself comes before what it says of another one.
    let (choice, _) = fits.min_by_key(|(_, (hits, beside, more))| (usize::MAX - hits, usize::MAX - beside, *more))?;
    let own = named(game, asked, choice).own;
    let left = said.iter().filter(|word| is_definite(word) && !own.contains(*word)).cloned().collect();
    Some((choice, left))
}

/// The words of a choice.
struct Named {
    own: BTreeSet<String>,
    /// How the piles lie that it leads to: each its colour and direction.
    about: Vec<BTreeSet<String>>,
}

fn named(game: &Innovation, asked: &Question<Innovation>, choice: Choice) -> Named {
    let mut about = Vec::new();
    let lies = |seat: Seat, colour: Colour| {
        let splay = game.player(seat).stack(colour).splay();
        [colour.word(), splay.word()].map(str::to_owned).into_iter().collect::<BTreeSet<_>>()
    };
    let own = match choice {
        Choice::Option(number) => offered(game, asked, number),
        Choice::Card(card) => format!("{} {}", card.print().id, place(game, card)),
        Choice::Back { owner, set, value } => format!("p{} {} age {value}", owner.0 + 1, set.word()),
        Choice::Pile(back) => format!("{} age {}", back.set.word(), back.value),
        Choice::Colour(colour) => {
            about.push(lies(asked.seat, colour));
            colour.word().to_owned()
        }
        Choice::Player(seat) => {
            about.extend(Colour::ALL.map(|colour| lies(seat, colour)));
            format!("p{}", seat.0 + 1)
        }
        Choice::Value(value) => format!("age {value}"),
        Choice::Icon(icon) => icon.word().to_owned(),
        Choice::Decree(decree) => decree.word().to_owned(),
        Choice::Special(special) => special.word().to_owned(),
        _ => String::new(),
    };
    Named { own: words(&own).into_iter().collect(), about }
}

/// Where a card lies, whose it is, and what is printed on it.
fn place(game: &Innovation, card: Card) -> String {
    let zone = game.zone(card);
    let lies = match zone {
        Zone::Hand(_) => "hand",
        Zone::Score(_) => "score pile",
        Zone::Forecast(_) => "forecast",
        Zone::Board(owner) => {
            let cards = game.player(owner).stack(card.colour()).cards();
            match (cards.last() == Some(&card), cards.first() == Some(&card)) {
                (true, true) => "top bottom",
                (true, false) => "top",
                (false, true) => "bottom",
                (false, false) => "",
            }
        }
        _ => "",
    };
    let owner = zone.owner().map(|owner| format!("p{}", owner.0 + 1)).unwrap_or_default();
    format!("{lies} {owner} {} age {}", card.colour().word(), card.printed_value())
}

/// What a card says of one of the things that it offers, or what is done with a relic.
fn offered(game: &Innovation, asked: &Question<Innovation>, number: u8) -> String {
    let key = match (asked.prompt, game.running().last()) {
        (Prompt::Seize(_), _) => format!("innovation-do-seize-{}", if number == 0 { "achievement" } else { "hand" }),
        (_, Some(running)) => format!("innovation-answer-{}-{}", running.card().print().id, number + 1),
        _ => return String::new(),
    };
    let line = MESSAGES.lines().find_map(|line| line.strip_prefix(key.as_str())?.strip_prefix(" = "));
    line.unwrap_or_default().to_owned()
}
