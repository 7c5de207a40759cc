//! What is printed: the 105 cards of the base game, third edition.

use super::card::{Card, Colour, Icon, Print};
use Colour::{Blue, Green, Purple, Red, Yellow};

/// How many cards there are.
pub const CARDS: usize = 105;
/// The highest age.
pub const LAST_AGE: u8 = 10;
/// A normal achievement asks for so many points times its age.
pub const POINTS_AN_AGE: u16 = 5;
/// Actions of a turn.
pub const ACTIONS: u8 = 2;
/// Cards tucked or scored in a turn for Monument.
pub const MONUMENT: u8 = 6;
/// Icons of each kind for Empire.
pub const EMPIRE: u8 = 3;
/// Clocks for World.
pub const WORLD: u8 = 12;
/// The least value of the five top cards for Universe.
pub const UNIVERSE: u8 = 8;

/// Achievements needed to win, for two, three and four players; teams need as many as two players.
pub const TO_WIN: [u8; 3] = [6, 5, 4];

const HEX: Option<Icon> = None;
const CASTLE: Option<Icon> = Some(Icon::Castle);
const CROWN: Option<Icon> = Some(Icon::Crown);
const LEAF: Option<Icon> = Some(Icon::Leaf);
const BULB: Option<Icon> = Some(Icon::Lightbulb);
const FACTORY: Option<Icon> = Some(Icon::Factory);
const CLOCK: Option<Icon> = Some(Icon::Clock);

const fn print(
    id: &'static str,
    name: &'static str,
    age: u8,
    colour: Colour,
    icons: [Option<Icon>; 4],
    featured: Icon,
) -> Print {
    Print { id, name, age, colour, icons, featured }
}

/// The cards by age. Places of icons: top left, bottom left, bottom centre, bottom right. The order is for ever: saves name
/// cards by their place here.
#[rustfmt::skip]
pub const PRINTS: [Print; CARDS] = [
    print("archery", "Archery", 1, Red, [CASTLE, BULB, HEX, CASTLE], Icon::Castle),
    print("metalworking", "Metalworking", 1, Red, [CASTLE, CASTLE, HEX, CASTLE], Icon::Castle),
    print("oars", "Oars", 1, Red, [CASTLE, CROWN, HEX, CASTLE], Icon::Castle),
    print("agriculture", "Agriculture", 1, Yellow, [HEX, LEAF, LEAF, LEAF], Icon::Leaf),
    print("domestication", "Domestication", 1, Yellow, [CASTLE, CROWN, HEX, CASTLE], Icon::Castle),
    print("masonry", "Masonry", 1, Yellow, [CASTLE, HEX, CASTLE, CASTLE], Icon::Castle),
    print("clothing", "Clothing", 1, Green, [HEX, CROWN, LEAF, LEAF], Icon::Leaf),
    print("sailing", "Sailing", 1, Green, [CROWN, CROWN, HEX, LEAF], Icon::Crown),
    print("the-wheel", "The Wheel", 1, Green, [HEX, CASTLE, CASTLE, CASTLE], Icon::Castle),
    print("pottery", "Pottery", 1, Blue, [HEX, LEAF, LEAF, LEAF], Icon::Leaf),
    print("tools", "Tools", 1, Blue, [HEX, BULB, BULB, CASTLE], Icon::Lightbulb),
    print("writing", "Writing", 1, Blue, [HEX, BULB, BULB, CROWN], Icon::Lightbulb),
    print("city-states", "City States", 1, Purple, [HEX, CROWN, CROWN, CASTLE], Icon::Crown),
    print("code-of-laws", "Code of Laws", 1, Purple, [HEX, CROWN, CROWN, LEAF], Icon::Crown),
    print("mysticism", "Mysticism", 1, Purple, [HEX, CASTLE, CASTLE, CASTLE], Icon::Castle),
    print("construction", "Construction", 2, Red, [CASTLE, HEX, CASTLE, CASTLE], Icon::Castle),
    print("road-building", "Road Building", 2, Red, [CASTLE, CASTLE, HEX, CASTLE], Icon::Castle),
    print("canal-building", "Canal Building", 2, Yellow, [HEX, CROWN, LEAF, CROWN], Icon::Crown),
    print("fermenting", "Fermenting", 2, Yellow, [LEAF, LEAF, HEX, CASTLE], Icon::Leaf),
    print("currency", "Currency", 2, Green, [LEAF, CROWN, HEX, CROWN], Icon::Crown),
    print("mapmaking", "Mapmaking", 2, Green, [HEX, CROWN, CROWN, CASTLE], Icon::Crown),
    print("calendar", "Calendar", 2, Blue, [HEX, LEAF, LEAF, BULB], Icon::Leaf),
    print("mathematics", "Mathematics", 2, Blue, [HEX, BULB, CROWN, BULB], Icon::Lightbulb),
    print("monotheism", "Monotheism", 2, Purple, [HEX, CASTLE, CASTLE, CASTLE], Icon::Castle),
    print("philosophy", "Philosophy", 2, Purple, [HEX, BULB, BULB, BULB], Icon::Lightbulb),
    print("engineering", "Engineering", 3, Red, [CASTLE, HEX, BULB, CASTLE], Icon::Castle),
    print("optics", "Optics", 3, Red, [CROWN, CROWN, CROWN, HEX], Icon::Crown),
    print("machinery", "Machinery", 3, Yellow, [LEAF, LEAF, HEX, CASTLE], Icon::Leaf),
    print("medicine", "Medicine", 3, Yellow, [CROWN, LEAF, LEAF, HEX], Icon::Leaf),
    print("compass", "Compass", 3, Green, [HEX, CROWN, CROWN, LEAF], Icon::Crown),
    print("paper", "Paper", 3, Green, [HEX, BULB, BULB, CROWN], Icon::Lightbulb),
    print("alchemy", "Alchemy", 3, Blue, [HEX, LEAF, CASTLE, CASTLE], Icon::Castle),
    print("translation", "Translation", 3, Blue, [HEX, CROWN, CROWN, CROWN], Icon::Crown),
    print("education", "Education", 3, Purple, [BULB, BULB, BULB, HEX], Icon::Lightbulb),
    print("feudalism", "Feudalism", 3, Purple, [HEX, CASTLE, LEAF, CASTLE], Icon::Castle),
    print("colonialism", "Colonialism", 4, Red, [HEX, FACTORY, BULB, FACTORY], Icon::Factory),
    print("gunpowder", "Gunpowder", 4, Red, [HEX, FACTORY, CROWN, FACTORY], Icon::Factory),
    print("anatomy", "Anatomy", 4, Yellow, [LEAF, LEAF, LEAF, HEX], Icon::Leaf),
    print("perspective", "Perspective", 4, Yellow, [HEX, BULB, BULB, LEAF], Icon::Lightbulb),
    print("invention", "Invention", 4, Green, [HEX, BULB, BULB, FACTORY], Icon::Lightbulb),
    print("navigation", "Navigation", 4, Green, [HEX, CROWN, CROWN, CROWN], Icon::Crown),
    print("experimentation", "Experimentation", 4, Blue, [HEX, BULB, BULB, BULB], Icon::Lightbulb),
    print("printing-press", "Printing Press", 4, Blue, [HEX, BULB, BULB, CROWN], Icon::Lightbulb),
    print("enterprise", "Enterprise", 4, Purple, [HEX, CROWN, CROWN, CROWN], Icon::Crown),
    print("reformation", "Reformation", 4, Purple, [LEAF, LEAF, HEX, LEAF], Icon::Leaf),
    print("coal", "Coal", 5, Red, [FACTORY, FACTORY, FACTORY, HEX], Icon::Factory),
    print("the-pirate-code", "The Pirate Code", 5, Red, [CROWN, FACTORY, CROWN, HEX], Icon::Crown),
    print("statistics", "Statistics", 5, Yellow, [LEAF, BULB, LEAF, HEX], Icon::Leaf),
    print("steam-engine", "Steam Engine", 5, Yellow, [HEX, FACTORY, CROWN, FACTORY], Icon::Factory),
    print("banking", "Banking", 5, Green, [FACTORY, CROWN, HEX, CROWN], Icon::Crown),
    print("measurement", "Measurement", 5, Green, [BULB, LEAF, BULB, HEX], Icon::Lightbulb),
    print("chemistry", "Chemistry", 5, Blue, [FACTORY, BULB, FACTORY, HEX], Icon::Factory),
    print("physics", "Physics", 5, Blue, [FACTORY, BULB, BULB, HEX], Icon::Lightbulb),
    print("astronomy", "Astronomy", 5, Purple, [CROWN, BULB, BULB, HEX], Icon::Lightbulb),
    print("societies", "Societies", 5, Purple, [CROWN, HEX, BULB, CROWN], Icon::Crown),
    print("industrialization", "Industrialization", 6, Red, [CROWN, FACTORY, FACTORY, HEX], Icon::Factory),
    print("machine-tools", "Machine Tools", 6, Red, [FACTORY, FACTORY, HEX, FACTORY], Icon::Factory),
    print("canning", "Canning", 6, Yellow, [HEX, FACTORY, LEAF, FACTORY], Icon::Factory),
    print("vaccination", "Vaccination", 6, Yellow, [LEAF, FACTORY, LEAF, HEX], Icon::Leaf),
    print("classification", "Classification", 6, Green, [BULB, BULB, BULB, HEX], Icon::Lightbulb),
    print("metric-system", "Metric System", 6, Green, [HEX, FACTORY, CROWN, CROWN], Icon::Crown),
    print("atomic-theory", "Atomic Theory", 6, Blue, [BULB, BULB, BULB, HEX], Icon::Lightbulb),
    print("encyclopedia", "Encyclopedia", 6, Blue, [HEX, CROWN, CROWN, CROWN], Icon::Crown),
    print("democracy", "Democracy", 6, Purple, [CROWN, BULB, BULB, HEX], Icon::Lightbulb),
    print("emancipation", "Emancipation", 6, Purple, [FACTORY, BULB, FACTORY, HEX], Icon::Factory),
    print("combustion", "Combustion", 7, Red, [CROWN, CROWN, FACTORY, HEX], Icon::Crown),
    print("explosives", "Explosives", 7, Red, [HEX, FACTORY, FACTORY, FACTORY], Icon::Factory),
    print("refrigeration", "Refrigeration", 7, Yellow, [HEX, LEAF, LEAF, CROWN], Icon::Leaf),
    print("sanitation", "Sanitation", 7, Yellow, [LEAF, LEAF, HEX, LEAF], Icon::Leaf),
    print("bicycle", "Bicycle", 7, Green, [CROWN, CROWN, CLOCK, HEX], Icon::Crown),
    print("electricity", "Electricity", 7, Green, [BULB, FACTORY, HEX, FACTORY], Icon::Factory),
    print("evolution", "Evolution", 7, Blue, [BULB, BULB, BULB, HEX], Icon::Lightbulb),
    print("publications", "Publications", 7, Blue, [HEX, BULB, CLOCK, BULB], Icon::Lightbulb),
    print("lighting", "Lighting", 7, Purple, [HEX, LEAF, CLOCK, LEAF], Icon::Leaf),
    print("railroad", "Railroad", 7, Purple, [CLOCK, FACTORY, CLOCK, HEX], Icon::Clock),
    print("flight", "Flight", 8, Red, [CROWN, HEX, CLOCK, CROWN], Icon::Crown),
    print("mobility", "Mobility", 8, Red, [HEX, FACTORY, CLOCK, FACTORY], Icon::Factory),
    print("antibiotics", "Antibiotics", 8, Yellow, [LEAF, LEAF, LEAF, HEX], Icon::Leaf),
    print("skyscrapers", "Skyscrapers", 8, Yellow, [HEX, FACTORY, CROWN, CROWN], Icon::Crown),
    print("corporations", "Corporations", 8, Green, [HEX, FACTORY, FACTORY, CROWN], Icon::Factory),
    print("mass-media", "Mass Media", 8, Green, [BULB, HEX, CLOCK, BULB], Icon::Lightbulb),
    print("quantum-theory", "Quantum Theory", 8, Blue, [CLOCK, CLOCK, CLOCK, HEX], Icon::Clock),
    print("rocketry", "Rocketry", 8, Blue, [CLOCK, CLOCK, CLOCK, HEX], Icon::Clock),
    print("empiricism", "Empiricism", 8, Purple, [BULB, BULB, BULB, HEX], Icon::Lightbulb),
    print("socialism", "Socialism", 8, Purple, [LEAF, HEX, LEAF, LEAF], Icon::Leaf),
    print("composites", "Composites", 9, Red, [FACTORY, FACTORY, HEX, FACTORY], Icon::Factory),
    print("fission", "Fission", 9, Red, [HEX, CLOCK, CLOCK, CLOCK], Icon::Clock),
    print("ecology", "Ecology", 9, Yellow, [LEAF, BULB, BULB, HEX], Icon::Lightbulb),
    print("suburbia", "Suburbia", 9, Yellow, [HEX, CROWN, LEAF, LEAF], Icon::Leaf),
    print("collaboration", "Collaboration", 9, Green, [HEX, CROWN, CLOCK, CROWN], Icon::Crown),
    print("satellites", "Satellites", 9, Green, [HEX, CLOCK, CLOCK, CLOCK], Icon::Clock),
    print("computers", "Computers", 9, Blue, [CLOCK, HEX, CLOCK, FACTORY], Icon::Clock),
    print("genetics", "Genetics", 9, Blue, [BULB, BULB, BULB, HEX], Icon::Lightbulb),
    print("services", "Services", 9, Purple, [HEX, LEAF, LEAF, LEAF], Icon::Leaf),
    print("specialization", "Specialization", 9, Purple, [HEX, FACTORY, LEAF, FACTORY], Icon::Factory),
    print("miniaturization", "Miniaturization", 10, Red, [HEX, BULB, CLOCK, BULB], Icon::Lightbulb),
    print("robotics", "Robotics", 10, Red, [HEX, FACTORY, CLOCK, FACTORY], Icon::Factory),
    print("globalization", "Globalization", 10, Yellow, [HEX, FACTORY, FACTORY, FACTORY], Icon::Factory),
    print("stem-cells", "Stem Cells", 10, Yellow, [HEX, LEAF, LEAF, LEAF], Icon::Leaf),
    print("databases", "Databases", 10, Green, [HEX, CLOCK, CLOCK, CLOCK], Icon::Clock),
    print("self-service", "Self Service", 10, Green, [HEX, CROWN, CROWN, CROWN], Icon::Crown),
    print("bioengineering", "Bioengineering", 10, Blue, [BULB, CLOCK, CLOCK, HEX], Icon::Clock),
    print("software", "Software", 10, Blue, [CLOCK, CLOCK, CLOCK, HEX], Icon::Clock),
    print("a-i", "A. I.", 10, Purple, [BULB, BULB, CLOCK, HEX], Icon::Lightbulb),
    print("the-internet", "The Internet", 10, Purple, [HEX, CLOCK, CLOCK, BULB], Icon::Clock),
];

/// The cards by name.
#[rustfmt::skip]
#[allow(missing_docs, reason = "the names say it")]
pub mod name {
    use super::Card;
    pub const ARCHERY: Card = Card(0);
    pub const METALWORKING: Card = Card(1);
    pub const OARS: Card = Card(2);
    pub const AGRICULTURE: Card = Card(3);
    pub const DOMESTICATION: Card = Card(4);
    pub const MASONRY: Card = Card(5);
    pub const CLOTHING: Card = Card(6);
    pub const SAILING: Card = Card(7);
    pub const THE_WHEEL: Card = Card(8);
    pub const POTTERY: Card = Card(9);
    pub const TOOLS: Card = Card(10);
    pub const WRITING: Card = Card(11);
    pub const CITY_STATES: Card = Card(12);
    pub const CODE_OF_LAWS: Card = Card(13);
    pub const MYSTICISM: Card = Card(14);
    pub const CONSTRUCTION: Card = Card(15);
    pub const ROAD_BUILDING: Card = Card(16);
    pub const CANAL_BUILDING: Card = Card(17);
    pub const FERMENTING: Card = Card(18);
    pub const CURRENCY: Card = Card(19);
    pub const MAPMAKING: Card = Card(20);
    pub const CALENDAR: Card = Card(21);
    pub const MATHEMATICS: Card = Card(22);
    pub const MONOTHEISM: Card = Card(23);
    pub const PHILOSOPHY: Card = Card(24);
    pub const ENGINEERING: Card = Card(25);
    pub const OPTICS: Card = Card(26);
    pub const MACHINERY: Card = Card(27);
    pub const MEDICINE: Card = Card(28);
    pub const COMPASS: Card = Card(29);
    pub const PAPER: Card = Card(30);
    pub const ALCHEMY: Card = Card(31);
    pub const TRANSLATION: Card = Card(32);
    pub const EDUCATION: Card = Card(33);
    pub const FEUDALISM: Card = Card(34);
    pub const COLONIALISM: Card = Card(35);
    pub const GUNPOWDER: Card = Card(36);
    pub const ANATOMY: Card = Card(37);
    pub const PERSPECTIVE: Card = Card(38);
    pub const INVENTION: Card = Card(39);
    pub const NAVIGATION: Card = Card(40);
    pub const EXPERIMENTATION: Card = Card(41);
    pub const PRINTING_PRESS: Card = Card(42);
    pub const ENTERPRISE: Card = Card(43);
    pub const REFORMATION: Card = Card(44);
    pub const COAL: Card = Card(45);
    pub const THE_PIRATE_CODE: Card = Card(46);
    pub const STATISTICS: Card = Card(47);
    pub const STEAM_ENGINE: Card = Card(48);
    pub const BANKING: Card = Card(49);
    pub const MEASUREMENT: Card = Card(50);
    pub const CHEMISTRY: Card = Card(51);
    pub const PHYSICS: Card = Card(52);
    pub const ASTRONOMY: Card = Card(53);
    pub const SOCIETIES: Card = Card(54);
    pub const INDUSTRIALIZATION: Card = Card(55);
    pub const MACHINE_TOOLS: Card = Card(56);
    pub const CANNING: Card = Card(57);
    pub const VACCINATION: Card = Card(58);
    pub const CLASSIFICATION: Card = Card(59);
    pub const METRIC_SYSTEM: Card = Card(60);
    pub const ATOMIC_THEORY: Card = Card(61);
    pub const ENCYCLOPEDIA: Card = Card(62);
    pub const DEMOCRACY: Card = Card(63);
    pub const EMANCIPATION: Card = Card(64);
    pub const COMBUSTION: Card = Card(65);
    pub const EXPLOSIVES: Card = Card(66);
    pub const REFRIGERATION: Card = Card(67);
    pub const SANITATION: Card = Card(68);
    pub const BICYCLE: Card = Card(69);
    pub const ELECTRICITY: Card = Card(70);
    pub const EVOLUTION: Card = Card(71);
    pub const PUBLICATIONS: Card = Card(72);
    pub const LIGHTING: Card = Card(73);
    pub const RAILROAD: Card = Card(74);
    pub const FLIGHT: Card = Card(75);
    pub const MOBILITY: Card = Card(76);
    pub const ANTIBIOTICS: Card = Card(77);
    pub const SKYSCRAPERS: Card = Card(78);
    pub const CORPORATIONS: Card = Card(79);
    pub const MASS_MEDIA: Card = Card(80);
    pub const QUANTUM_THEORY: Card = Card(81);
    pub const ROCKETRY: Card = Card(82);
    pub const EMPIRICISM: Card = Card(83);
    pub const SOCIALISM: Card = Card(84);
    pub const COMPOSITES: Card = Card(85);
    pub const FISSION: Card = Card(86);
    pub const ECOLOGY: Card = Card(87);
    pub const SUBURBIA: Card = Card(88);
    pub const COLLABORATION: Card = Card(89);
    pub const SATELLITES: Card = Card(90);
    pub const COMPUTERS: Card = Card(91);
    pub const GENETICS: Card = Card(92);
    pub const SERVICES: Card = Card(93);
    pub const SPECIALIZATION: Card = Card(94);
    pub const MINIATURIZATION: Card = Card(95);
    pub const ROBOTICS: Card = Card(96);
    pub const GLOBALIZATION: Card = Card(97);
    pub const STEM_CELLS: Card = Card(98);
    pub const DATABASES: Card = Card(99);
    pub const SELF_SERVICE: Card = Card(100);
    pub const BIOENGINEERING: Card = Card(101);
    pub const SOFTWARE: Card = Card(102);
    pub const A_I: Card = Card(103);
    pub const THE_INTERNET: Card = Card(104);
}
