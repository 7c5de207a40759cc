//! What cards are made of: sets, colours, icons, what else stands on them, and what of it is visible.

/// A set of cards. The order is for ever: cards are numbered by it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Set {
    /// The base game.
    Base,
    /// Cities of Destiny.
    Cities,
    /// Echoes of the Past.
    Echoes,
    /// Figures in the Sand.
    Figures,
    /// Artifacts of History.
    Artifacts,
}

impl Set {
    /// All sets.
    pub const ALL: [Set; 5] = [Set::Base, Set::Cities, Set::Echoes, Set::Figures, Set::Artifacts];
    /// All but the base game.
    pub const EXPANSIONS: [Set; 4] = [Set::Cities, Set::Echoes, Set::Figures, Set::Artifacts];
    /// Those that are offered to people, and of which the rulebook tells.
    pub const OFFERED: [Set; 5] = Set::ALL;

    /// Its place in [`Set::ALL`].
    pub fn index(self) -> usize {
        self as usize
    }

    /// The word in options, scenarios and the catalogue.
    pub fn word(self) -> &'static str {
        ["base", "cities", "echoes", "figures", "artifacts"][self.index()]
    }
}

/// What is printed on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Print {
    /// The stem of its keys in the catalogue.
    pub id: &'static str,
    /// The printed English name: it decides who begins.
    pub name: &'static str,
    /// The age, 1 to 10: the value of the card.
    pub age: u8,
    /// The colour.
    pub colour: Colour,
    /// Top left, bottom left, bottom centre, bottom right; only cities have two more: top centre, top right.
    pub symbols: [Option<Symbol>; 6],
    /// The icon that is counted when its dogma is activated.
    pub featured: Icon,
}

/// What stands at one of a card's places.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Symbol {
    /// The hexagon with the picture.
    Hexagon,
    /// An icon.
    Icon(Icon),
    /// Points, while it is visible.
    Bonus(u8),
    /// An echo effect.
    Echo,
    /// Of a figure: an inspire effect.
    Inspire,
    /// Of a city: a card of the next value is drawn when it is melded.
    Plus,
    /// Of a city: its colour is splayed so when it is melded.
    Arrow(Splay),
    /// Of a city: an icon, and cards with it are searched for when it is melded.
    Search(Icon),
    /// Of a city: an achievement while it is visible and no opponent shows more cards of the colour.
    Flag,
    /// Of a city: an achievement while it is visible.
    Fountain,
}

/// The five colours, in the order in which they are laid out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// Red.
    Red,
    /// Yellow.
    Yellow,
    /// Green.
    Green,
    /// Blue.
    Blue,
    /// Purple.
    Purple,
}

/// The six icons.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Icon {
    /// Castle, on cards of ages 1 to 3.
    Castle,
    /// Crown.
    Crown,
    /// Leaf.
    Leaf,
    /// Lightbulb.
    Lightbulb,
    /// Factory, on cards of ages 4 to 10.
    Factory,
    /// Clock, on cards of ages 7 to 10.
    Clock,
}

/// The ways in which a colour can lie.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Splay {
    /// Only the top card is seen.
    #[default]
    None,
    /// The right edge of each covered card is seen: the bottom right icon, and a city's top right.
    Left,
    /// The two left icons of each covered card are seen.
    Right,
    /// The three bottom icons of each covered card are seen.
    Up,
}

/// How many of each icon, by [`Icon::index`].
pub type Icons = [u8; 6];

/// What is visible of a card or of a pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Visible {
    /// Icons, those with a search among them.
    pub icons: Icons,
    /// Hexagons.
    pub hexagons: u8,
    /// Echo effects.
    pub echoes: u8,
    /// Inspire effects.
    pub inspires: u8,
    /// Bonuses.
    pub bonuses: u8,
    /// The highest bonus; 0 without any.
    pub highest_bonus: u8,
    /// Flags.
    pub flags: u8,
    /// Fountains.
    pub fountains: u8,
    /// The value of the top card where it lies; 0 without any.
    pub height: u8,
    /// What the karmas of the top card let count, a bit a kind: a set of [`Counted`](super::karma::Counted).
    pub counts: u16,
}

impl Visible {
    /// With this symbol, too.
    pub fn add(&mut self, symbol: Symbol) {
        match symbol {
            Symbol::Icon(icon) | Symbol::Search(icon) => self.icons[icon.index()] += 1,
            Symbol::Hexagon => self.hexagons += 1,
            Symbol::Echo => self.echoes += 1,
            Symbol::Inspire => self.inspires += 1,
            Symbol::Bonus(points) => {
                self.bonuses += 1;
                self.highest_bonus = self.highest_bonus.max(points);
            }
            Symbol::Flag => self.flags += 1,
            Symbol::Fountain => self.fountains += 1,
            Symbol::Plus | Symbol::Arrow(_) => {}
        }
    }
}

impl Symbol {
    /// What it is of, where types of symbols are compared: a search is its icon, all bonuses are alike. The picture and the effects that are
    /// printed like icons are none.
    pub fn kind(self) -> Option<Symbol> {
        match self {
            Symbol::Hexagon | Symbol::Echo | Symbol::Inspire => None,
            Symbol::Bonus(_) => Some(Symbol::Bonus(0)),
            _ => Some(self.icon().map_or(self, Symbol::Icon)),
        }
    }

    /// The icon as which it counts.
    pub fn icon(self) -> Option<Icon> {
        match self {
            Symbol::Icon(icon) | Symbol::Search(icon) => Some(icon),
            _ => None,
        }
    }

    /// The points of a bonus.
    pub fn bonus(self) -> Option<u8> {
        if let Symbol::Bonus(points) = self { Some(points) } else { None }
    }
}

impl Colour {
    /// All colours.
    pub const ALL: [Colour; 5] = [Colour::Red, Colour::Yellow, Colour::Green, Colour::Blue, Colour::Purple];

    /// Its place in [`Colour::ALL`].
    pub fn index(self) -> usize {
        self as usize
    }

    /// The word in the catalogue and in style sheets.
    pub fn word(self) -> &'static str {
        ["red", "yellow", "green", "blue", "purple"][self.index()]
    }
}

impl Icon {
    /// All icons.
    pub const ALL: [Icon; 6] = [Icon::Castle, Icon::Crown, Icon::Leaf, Icon::Lightbulb, Icon::Factory, Icon::Clock];

    /// Its place in [`Icon::ALL`].
    pub fn index(self) -> usize {
        self as usize
    }

    /// The word in the catalogue and in the sprite.
    pub fn word(self) -> &'static str {
        ["castle", "crown", "leaf", "lightbulb", "factory", "clock"][self.index()]
    }
}

impl Splay {
    /// The three directions.
    pub const DIRECTIONS: [Splay; 3] = [Splay::Left, Splay::Right, Splay::Up];

    /// Which places of a covered card are seen, as indices into [`Print::symbols`].
    pub fn places(self) -> &'static [usize] {
        match self {
            Splay::None => &[],
            Splay::Left => &[3, 5],
            Splay::Right => &[0, 1],
            Splay::Up => &[1, 2, 3],
        }
    }

    /// The word in the catalogue and in style sheets.
    pub fn word(self) -> &'static str {
        ["none", "left", "right", "up"][self as usize]
    }
}
