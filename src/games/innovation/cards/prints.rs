//! What is printed on the cards, and their names in the program. The order is for ever: saves name cards by their place here.

use super::super::card::{Card, Colour, Icon, Print};
use super::super::facts::CARDS;

const HEX: Option<Icon> = None;
const CASTLE: Option<Icon> = Some(Icon::Castle);
const CROWN: Option<Icon> = Some(Icon::Crown);
const LEAF: Option<Icon> = Some(Icon::Leaf);
const BULB: Option<Icon> = Some(Icon::Lightbulb);
const FACTORY: Option<Icon> = Some(Icon::Factory);
const CLOCK: Option<Icon> = Some(Icon::Clock);

/// Makes the table, and a constant for every card that is its place in it.
macro_rules! prints {
    ($($card:ident: $id:literal, $name:literal, $age:literal, $colour:ident, $icons:expr, $featured:ident;)*) => {
        /// The cards in their order for ever.
        pub const PRINTS: [Print; CARDS] = [$(Print {
            id: $id,
            name: $name,
            age: $age,
            colour: Colour::$colour,
            icons: $icons,
            featured: Icon::$featured,
        }),*];

        #[allow(non_camel_case_types, clippy::upper_case_acronyms, reason = "only counts the lines")]
        enum Place {
            $($card),*
        }

        /// The cards by name.
        #[allow(missing_docs, reason = "the names say it")]
        pub mod name {
            use super::{Card, Place};
            $(pub const $card: Card = Card(Place::$card as u16);)*
        }
    };
}

// Id in the catalogue, printed English name, age, colour, icons (top left, bottom left, bottom centre, bottom right), featured.
prints! {
    ARCHERY: "archery", "Archery", 1, Red, [CASTLE, BULB, HEX, CASTLE], Castle;
    METALWORKING: "metalworking", "Metalworking", 1, Red, [CASTLE, CASTLE, HEX, CASTLE], Castle;
    OARS: "oars", "Oars", 1, Red, [CASTLE, CROWN, HEX, CASTLE], Castle;
    AGRICULTURE: "agriculture", "Agriculture", 1, Yellow, [HEX, LEAF, LEAF, LEAF], Leaf;
    DOMESTICATION: "domestication", "Domestication", 1, Yellow, [CASTLE, CROWN, HEX, CASTLE], Castle;
    MASONRY: "masonry", "Masonry", 1, Yellow, [CASTLE, HEX, CASTLE, CASTLE], Castle;
    CLOTHING: "clothing", "Clothing", 1, Green, [HEX, CROWN, LEAF, LEAF], Leaf;
    SAILING: "sailing", "Sailing", 1, Green, [CROWN, CROWN, HEX, LEAF], Crown;
    THE_WHEEL: "the-wheel", "The Wheel", 1, Green, [HEX, CASTLE, CASTLE, CASTLE], Castle;
    POTTERY: "pottery", "Pottery", 1, Blue, [HEX, LEAF, LEAF, LEAF], Leaf;
    TOOLS: "tools", "Tools", 1, Blue, [HEX, BULB, BULB, CASTLE], Lightbulb;
    WRITING: "writing", "Writing", 1, Blue, [HEX, BULB, BULB, CROWN], Lightbulb;
    CITY_STATES: "city-states", "City States", 1, Purple, [HEX, CROWN, CROWN, CASTLE], Crown;
    CODE_OF_LAWS: "code-of-laws", "Code of Laws", 1, Purple, [HEX, CROWN, CROWN, LEAF], Crown;
    MYSTICISM: "mysticism", "Mysticism", 1, Purple, [HEX, CASTLE, CASTLE, CASTLE], Castle;
    CONSTRUCTION: "construction", "Construction", 2, Red, [CASTLE, HEX, CASTLE, CASTLE], Castle;
    ROAD_BUILDING: "road-building", "Road Building", 2, Red, [CASTLE, CASTLE, HEX, CASTLE], Castle;
    CANAL_BUILDING: "canal-building", "Canal Building", 2, Yellow, [HEX, CROWN, LEAF, CROWN], Crown;
    FERMENTING: "fermenting", "Fermenting", 2, Yellow, [LEAF, LEAF, HEX, CASTLE], Leaf;
    CURRENCY: "currency", "Currency", 2, Green, [LEAF, CROWN, HEX, CROWN], Crown;
    MAPMAKING: "mapmaking", "Mapmaking", 2, Green, [HEX, CROWN, CROWN, CASTLE], Crown;
    CALENDAR: "calendar", "Calendar", 2, Blue, [HEX, LEAF, LEAF, BULB], Leaf;
    MATHEMATICS: "mathematics", "Mathematics", 2, Blue, [HEX, BULB, CROWN, BULB], Lightbulb;
    MONOTHEISM: "monotheism", "Monotheism", 2, Purple, [HEX, CASTLE, CASTLE, CASTLE], Castle;
    PHILOSOPHY: "philosophy", "Philosophy", 2, Purple, [HEX, BULB, BULB, BULB], Lightbulb;
    ENGINEERING: "engineering", "Engineering", 3, Red, [CASTLE, HEX, BULB, CASTLE], Castle;
    OPTICS: "optics", "Optics", 3, Red, [CROWN, CROWN, CROWN, HEX], Crown;
    MACHINERY: "machinery", "Machinery", 3, Yellow, [LEAF, LEAF, HEX, CASTLE], Leaf;
    MEDICINE: "medicine", "Medicine", 3, Yellow, [CROWN, LEAF, LEAF, HEX], Leaf;
    COMPASS: "compass", "Compass", 3, Green, [HEX, CROWN, CROWN, LEAF], Crown;
    PAPER: "paper", "Paper", 3, Green, [HEX, BULB, BULB, CROWN], Lightbulb;
    ALCHEMY: "alchemy", "Alchemy", 3, Blue, [HEX, LEAF, CASTLE, CASTLE], Castle;
    TRANSLATION: "translation", "Translation", 3, Blue, [HEX, CROWN, CROWN, CROWN], Crown;
    EDUCATION: "education", "Education", 3, Purple, [BULB, BULB, BULB, HEX], Lightbulb;
    FEUDALISM: "feudalism", "Feudalism", 3, Purple, [HEX, CASTLE, LEAF, CASTLE], Castle;
    COLONIALISM: "colonialism", "Colonialism", 4, Red, [HEX, FACTORY, BULB, FACTORY], Factory;
    GUNPOWDER: "gunpowder", "Gunpowder", 4, Red, [HEX, FACTORY, CROWN, FACTORY], Factory;
    ANATOMY: "anatomy", "Anatomy", 4, Yellow, [LEAF, LEAF, LEAF, HEX], Leaf;
    PERSPECTIVE: "perspective", "Perspective", 4, Yellow, [HEX, BULB, BULB, LEAF], Lightbulb;
    INVENTION: "invention", "Invention", 4, Green, [HEX, BULB, BULB, FACTORY], Lightbulb;
    NAVIGATION: "navigation", "Navigation", 4, Green, [HEX, CROWN, CROWN, CROWN], Crown;
    EXPERIMENTATION: "experimentation", "Experimentation", 4, Blue, [HEX, BULB, BULB, BULB], Lightbulb;
    PRINTING_PRESS: "printing-press", "Printing Press", 4, Blue, [HEX, BULB, BULB, CROWN], Lightbulb;
    ENTERPRISE: "enterprise", "Enterprise", 4, Purple, [HEX, CROWN, CROWN, CROWN], Crown;
    REFORMATION: "reformation", "Reformation", 4, Purple, [LEAF, LEAF, HEX, LEAF], Leaf;
    COAL: "coal", "Coal", 5, Red, [FACTORY, FACTORY, FACTORY, HEX], Factory;
    THE_PIRATE_CODE: "the-pirate-code", "The Pirate Code", 5, Red, [CROWN, FACTORY, CROWN, HEX], Crown;
    STATISTICS: "statistics", "Statistics", 5, Yellow, [LEAF, BULB, LEAF, HEX], Leaf;
    STEAM_ENGINE: "steam-engine", "Steam Engine", 5, Yellow, [HEX, FACTORY, CROWN, FACTORY], Factory;
    BANKING: "banking", "Banking", 5, Green, [FACTORY, CROWN, HEX, CROWN], Crown;
    MEASUREMENT: "measurement", "Measurement", 5, Green, [BULB, LEAF, BULB, HEX], Lightbulb;
    CHEMISTRY: "chemistry", "Chemistry", 5, Blue, [FACTORY, BULB, FACTORY, HEX], Factory;
    PHYSICS: "physics", "Physics", 5, Blue, [FACTORY, BULB, BULB, HEX], Lightbulb;
    ASTRONOMY: "astronomy", "Astronomy", 5, Purple, [CROWN, BULB, BULB, HEX], Lightbulb;
    SOCIETIES: "societies", "Societies", 5, Purple, [CROWN, HEX, BULB, CROWN], Crown;
    INDUSTRIALIZATION: "industrialization", "Industrialization", 6, Red, [CROWN, FACTORY, FACTORY, HEX], Factory;
    MACHINE_TOOLS: "machine-tools", "Machine Tools", 6, Red, [FACTORY, FACTORY, HEX, FACTORY], Factory;
    CANNING: "canning", "Canning", 6, Yellow, [HEX, FACTORY, LEAF, FACTORY], Factory;
    VACCINATION: "vaccination", "Vaccination", 6, Yellow, [LEAF, FACTORY, LEAF, HEX], Leaf;
    CLASSIFICATION: "classification", "Classification", 6, Green, [BULB, BULB, BULB, HEX], Lightbulb;
    METRIC_SYSTEM: "metric-system", "Metric System", 6, Green, [HEX, FACTORY, CROWN, CROWN], Crown;
    ATOMIC_THEORY: "atomic-theory", "Atomic Theory", 6, Blue, [BULB, BULB, BULB, HEX], Lightbulb;
    ENCYCLOPEDIA: "encyclopedia", "Encyclopedia", 6, Blue, [HEX, CROWN, CROWN, CROWN], Crown;
    DEMOCRACY: "democracy", "Democracy", 6, Purple, [CROWN, BULB, BULB, HEX], Lightbulb;
    EMANCIPATION: "emancipation", "Emancipation", 6, Purple, [FACTORY, BULB, FACTORY, HEX], Factory;
    COMBUSTION: "combustion", "Combustion", 7, Red, [CROWN, CROWN, FACTORY, HEX], Crown;
    EXPLOSIVES: "explosives", "Explosives", 7, Red, [HEX, FACTORY, FACTORY, FACTORY], Factory;
    REFRIGERATION: "refrigeration", "Refrigeration", 7, Yellow, [HEX, LEAF, LEAF, CROWN], Leaf;
    SANITATION: "sanitation", "Sanitation", 7, Yellow, [LEAF, LEAF, HEX, LEAF], Leaf;
    BICYCLE: "bicycle", "Bicycle", 7, Green, [CROWN, CROWN, CLOCK, HEX], Crown;
    ELECTRICITY: "electricity", "Electricity", 7, Green, [BULB, FACTORY, HEX, FACTORY], Factory;
    EVOLUTION: "evolution", "Evolution", 7, Blue, [BULB, BULB, BULB, HEX], Lightbulb;
    PUBLICATIONS: "publications", "Publications", 7, Blue, [HEX, BULB, CLOCK, BULB], Lightbulb;
    LIGHTING: "lighting", "Lighting", 7, Purple, [HEX, LEAF, CLOCK, LEAF], Leaf;
    RAILROAD: "railroad", "Railroad", 7, Purple, [CLOCK, FACTORY, CLOCK, HEX], Clock;
    FLIGHT: "flight", "Flight", 8, Red, [CROWN, HEX, CLOCK, CROWN], Crown;
    MOBILITY: "mobility", "Mobility", 8, Red, [HEX, FACTORY, CLOCK, FACTORY], Factory;
    ANTIBIOTICS: "antibiotics", "Antibiotics", 8, Yellow, [LEAF, LEAF, LEAF, HEX], Leaf;
    SKYSCRAPERS: "skyscrapers", "Skyscrapers", 8, Yellow, [HEX, FACTORY, CROWN, CROWN], Crown;
    CORPORATIONS: "corporations", "Corporations", 8, Green, [HEX, FACTORY, FACTORY, CROWN], Factory;
    MASS_MEDIA: "mass-media", "Mass Media", 8, Green, [BULB, HEX, CLOCK, BULB], Lightbulb;
    QUANTUM_THEORY: "quantum-theory", "Quantum Theory", 8, Blue, [CLOCK, CLOCK, CLOCK, HEX], Clock;
    ROCKETRY: "rocketry", "Rocketry", 8, Blue, [CLOCK, CLOCK, CLOCK, HEX], Clock;
    EMPIRICISM: "empiricism", "Empiricism", 8, Purple, [BULB, BULB, BULB, HEX], Lightbulb;
    SOCIALISM: "socialism", "Socialism", 8, Purple, [LEAF, HEX, LEAF, LEAF], Leaf;
    COMPOSITES: "composites", "Composites", 9, Red, [FACTORY, FACTORY, HEX, FACTORY], Factory;
    FISSION: "fission", "Fission", 9, Red, [HEX, CLOCK, CLOCK, CLOCK], Clock;
    ECOLOGY: "ecology", "Ecology", 9, Yellow, [LEAF, BULB, BULB, HEX], Lightbulb;
    SUBURBIA: "suburbia", "Suburbia", 9, Yellow, [HEX, CROWN, LEAF, LEAF], Leaf;
    COLLABORATION: "collaboration", "Collaboration", 9, Green, [HEX, CROWN, CLOCK, CROWN], Crown;
    SATELLITES: "satellites", "Satellites", 9, Green, [HEX, CLOCK, CLOCK, CLOCK], Clock;
    COMPUTERS: "computers", "Computers", 9, Blue, [CLOCK, HEX, CLOCK, FACTORY], Clock;
    GENETICS: "genetics", "Genetics", 9, Blue, [BULB, BULB, BULB, HEX], Lightbulb;
    SERVICES: "services", "Services", 9, Purple, [HEX, LEAF, LEAF, LEAF], Leaf;
    SPECIALIZATION: "specialization", "Specialization", 9, Purple, [HEX, FACTORY, LEAF, FACTORY], Factory;
    MINIATURIZATION: "miniaturization", "Miniaturization", 10, Red, [HEX, BULB, CLOCK, BULB], Lightbulb;
    ROBOTICS: "robotics", "Robotics", 10, Red, [HEX, FACTORY, CLOCK, FACTORY], Factory;
    GLOBALIZATION: "globalization", "Globalization", 10, Yellow, [HEX, FACTORY, FACTORY, FACTORY], Factory;
    STEM_CELLS: "stem-cells", "Stem Cells", 10, Yellow, [HEX, LEAF, LEAF, LEAF], Leaf;
    DATABASES: "databases", "Databases", 10, Green, [HEX, CLOCK, CLOCK, CLOCK], Clock;
    SELF_SERVICE: "self-service", "Self Service", 10, Green, [HEX, CROWN, CROWN, CROWN], Crown;
    BIOENGINEERING: "bioengineering", "Bioengineering", 10, Blue, [BULB, CLOCK, CLOCK, HEX], Clock;
    SOFTWARE: "software", "Software", 10, Blue, [CLOCK, CLOCK, CLOCK, HEX], Clock;
    A_I: "a-i", "A. I.", 10, Purple, [BULB, BULB, CLOCK, HEX], Lightbulb;
    THE_INTERNET: "the-internet", "The Internet", 10, Purple, [HEX, CLOCK, CLOCK, BULB], Clock;
}
