//! The numbers of the game, third edition. What is printed on its cards stands in [`cards`](super::cards).

/// How many cards a set has.
pub const A_SET: usize = 105;
/// How many relics there are.
pub const RELICS: usize = 5;
/// The highest age.
pub const LAST_AGE: u8 = 10;
/// A normal achievement asks for so many points times its age.
pub const POINTS_AN_AGE: u16 = 5;
/// Actions of a turn.
pub const ACTIONS: u8 = 2;
/// How often the player carries out an effect of an endorsed card.
pub const ENDORSED: u8 = 2;
/// Cards tucked or scored in a turn for Monument.
pub const MONUMENT: u8 = 6;
/// Icons of each kind for Empire.
pub const EMPIRE: u8 = 3;
/// Clocks for World.
pub const WORLD: u8 = 12;
/// The least value of the five top cards for Universe.
pub const UNIVERSE: u8 = 8;

/// Icons of one kind in a colour for Supremacy, and in how many colours.
pub const SUPREMACY: (u8, u8) = (3, 4);
/// Cards in the forecast for Destiny.
pub const DESTINY: u8 = 7;
/// Bonuses for Wealth.
pub const WEALTH: u8 = 8;
/// Hexagons in a colour for Heritage.
pub const HERITAGE: u8 = 8;
/// Echo effects in a colour for History.
pub const HISTORY: u8 = 4;
/// Cards that carry out other cards may do so this deep; a card beyond it is not carried out. The rules set no bound, and nothing but a circle
/// of cards comes so far.
pub const MOST_NESTED: usize = 24;
/// So many karmas step in during one action; after them what would happen simply happens. The rules set no bound, and nothing comes so far but an
/// effect that repeats itself while a karma stands for what it does.
pub const MOST_KARMAS: u8 = 100;
/// The highest bonus.
pub const HIGHEST_BONUS: u8 = 11;

/// Achievements needed to win without expansions, for two, three and four players; teams need as many as two players. Each expansion asks for one
/// more.
pub const TO_WIN: [u8; 3] = [6, 5, 4];

/// Figures of so many different values in the hand are needed to issue a decree (rules/innovation/en.md#issue).
pub const ISSUED_WITH: u8 = 3;
