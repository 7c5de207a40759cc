//! Cities of Destiny.

use super::super::super::card::Splay;
use super::super::super::card::Symbol::{Bonus, Search};

const PLUS: Symbol = Symbol::Plus;
const FLAG: Symbol = Symbol::Flag;
const FOUNTAIN: Symbol = Symbol::Fountain;
const LEFT: Symbol = Symbol::Arrow(Splay::Left);
const RIGHT: Symbol = Symbol::Arrow(Splay::Right);
const UP: Symbol = Symbol::Arrow(Splay::Up);

// Id in the catalogue, printed English name, age, colour, symbols (top left, bottom left, bottom centre, bottom right, top centre, top right), featured.
prints! { Cities
    ATHENS: "athens", "Athens", 1, Red, [BULB, BULB, BULB, LEAF, PLUS, HEX], Lightbulb;
    CHANG_AN: "chang-an", "Chang'An", 1, Red, [LEAF, LEAF, LEAF, CROWN, PLUS, HEX], Leaf;
    THEBES: "thebes", "Thebes", 1, Red, [CROWN, CROWN, CROWN, BULB, Search(Icon::Lightbulb), HEX], Crown;
    DAMASCUS: "damascus", "Damascus", 1, Yellow, [CROWN, CROWN, CROWN, CROWN, Search(Icon::Castle), HEX], Crown;
    LINZI: "linzi", "Linzi", 1, Yellow, [CASTLE, CROWN, CROWN, CASTLE, Search(Icon::Castle), HEX], Castle;
    URUK: "uruk", "Uruk", 1, Yellow, [CASTLE, CROWN, CASTLE, CASTLE, Search(Icon::Castle), HEX], Castle;
    BABYLON: "babylon", "Babylon", 1, Green, [BULB, BULB, BULB, CROWN, PLUS, HEX], Lightbulb;
    JERUSALEM: "jerusalem", "Jerusalem", 1, Green, [CASTLE, BULB, BULB, CASTLE, Search(Icon::Castle), HEX], Castle;
    MEMPHIS: "memphis", "Memphis", 1, Green, [CASTLE, LEAF, CASTLE, CASTLE, Search(Icon::Castle), HEX], Castle;
    ATLANTIS: "atlantis", "Atlantis", 1, Blue, [LEAF, LEAF, LEAF, LEAF, Search(Icon::Castle), HEX], Leaf;
    TROY: "troy", "Troy", 1, Blue, [CROWN, CROWN, CROWN, CASTLE, Search(Icon::Castle), HEX], Crown;
    YIN: "yin", "Yin", 1, Blue, [CASTLE, LEAF, LEAF, CASTLE, Search(Icon::Castle), HEX], Castle;
    EPHESUS: "ephesus", "Ephesus", 1, Purple, [CROWN, CROWN, CROWN, CASTLE, PLUS, HEX], Crown;
    HATTUSA: "hattusa", "Hattusa", 1, Purple, [LEAF, LEAF, LEAF, CASTLE, Search(Icon::Castle), HEX], Leaf;
    // The sources differ on its symbols.
    MOHENJO_DARO: "mohenjo-daro", "Mohenjo-Daro", 1, Purple, [LEAF, LEAF, LEAF, CASTLE, PLUS, HEX], Leaf;
    SPARTA: "sparta", "Sparta", 2, Red, [CASTLE, FACTORY, FACTORY, CASTLE, Search(Icon::Castle), HEX], Castle;
    TIKAL: "tikal", "Tikal", 2, Red, [CASTLE, LEAF, Bonus(4), CASTLE, Search(Icon::Castle), HEX], Castle;
    NINEVEH: "nineveh", "Nineveh", 2, Yellow, [LEAF, LEAF, CROWN, Bonus(2), Search(Icon::Leaf), HEX], Leaf;
    TEOTIHUACAN: "teotihuacan", "Teotihuacan", 2, Yellow, [LEAF, LEAF, Bonus(3), CASTLE, Search(Icon::Leaf), HEX], Leaf;
    MARSEILLE: "marseille", "Marseille", 2, Green, [CROWN, Bonus(2), CROWN, CASTLE, Search(Icon::Crown), HEX], Crown;
    NANJING: "nanjing", "Nanjing", 2, Green, [Bonus(3), CROWN, CASTLE, CASTLE, Search(Icon::Castle), HEX], Castle;
    ALEXANDRIA: "alexandria", "Alexandria", 2, Blue, [CROWN, Bonus(2), CROWN, BULB, PLUS, HEX], Crown;
    CARTHAGE: "carthage", "Carthage", 2, Blue, [CROWN, BULB, CROWN, CROWN, PLUS, HEX], Crown;
    LUOYANG: "luoyang", "Luoyang", 2, Purple, [BULB, BULB, LEAF, Bonus(2), PLUS, HEX], Lightbulb;
    ROME: "rome", "Rome", 2, Purple, [Bonus(2), BULB, BULB, CASTLE, Search(Icon::Lightbulb), HEX], Lightbulb;
    BARCELONA: "barcelona", "Barcelona", 3, Red, [Bonus(4), CASTLE, CROWN, CASTLE, PLUS, HEX], Castle;
    DELHI: "delhi", "Delhi", 3, Red, [BULB, LEAF, BULB, BULB, LEFT, HEX], Lightbulb;
    JAKARTA: "jakarta", "Jakarta", 3, Yellow, [CROWN, CROWN, LEAF, LEAF, Search(Icon::Leaf), HEX], Leaf;
    KAIFENG: "kaifeng", "Kaifeng", 3, Yellow, [CASTLE, LEAF, CASTLE, CASTLE, LEFT, HEX], Castle;
    BAGHDAD: "baghdad", "Baghdad", 3, Green, [CROWN, CROWN, BULB, Bonus(3), LEFT, HEX], Crown;
    VENICE: "venice", "Venice", 3, Green, [FACTORY, CROWN, CROWN, CROWN, PLUS, HEX], Crown;
    CORDOBA: "cordoba", "Cordoba", 3, Blue, [FACTORY, FACTORY, FACTORY, BULB, LEFT, HEX], Factory;
    HANGZHOU: "hangzhou", "Hangzhou", 3, Blue, [BULB, BULB, BULB, CASTLE, PLUS, HEX], Lightbulb;
    CONSTANTINOPLE: "constantinople", "Constantinople", 3, Purple, [CASTLE, CROWN, Bonus(3), CASTLE, LEFT, HEX], Castle;
    MECCA: "mecca", "Mecca", 3, Purple, [LEAF, Bonus(5), CROWN, LEAF, Search(Icon::Leaf), HEX], Leaf;
    MILAN: "milan", "Milan", 4, Red, [FACTORY, FACTORY, PLUS, BULB, PLUS, HEX], Factory;
    TENOCHTITLAN: "tenochtitlan", "Tenochtitlan", 4, Red, [CASTLE, CASTLE, Bonus(4), BULB, LEFT, HEX], Castle;
    BEIJING: "beijing", "Beijing", 4, Yellow, [CASTLE, CASTLE, CASTLE, LEAF, LEFT, HEX], Castle;
    LISBON: "lisbon", "Lisbon", 4, Yellow, [FACTORY, FACTORY, PLUS, LEAF, PLUS, HEX], Factory;
    CALICUT: "calicut", "Calicut", 4, Green, [Bonus(5), CROWN, LEAF, LEAF, Search(Icon::Leaf), HEX], Leaf;
    // The sources differ on its symbols.
    MANILA: "manila", "Manila", 4, Green, [CROWN, Bonus(4), CROWN, LEAF, LEFT, HEX], Crown;
    FRANKFURT: "frankfurt", "Frankfurt", 4, Blue, [BULB, BULB, PLUS, FACTORY, PLUS, HEX], Lightbulb;
    MADRID: "madrid", "Madrid", 4, Blue, [BULB, BULB, BULB, CROWN, LEFT, HEX], Lightbulb;
    FLORENCE: "florence", "Florence", 4, Purple, [CROWN, BULB, BULB, Bonus(4), LEFT, HEX], Lightbulb;
    SEVILLE: "seville", "Seville", 4, Purple, [CROWN, CROWN, CROWN, BULB, Search(Icon::Lightbulb), HEX], Crown;
    ALGIERS: "algiers", "Algiers", 5, Red, [CROWN, BULB, BULB, Bonus(5), FLAG, HEX], Lightbulb;
    ZURICH: "zurich", "Zurich", 5, Red, [FACTORY, FACTORY, FACTORY, BULB, FLAG, HEX], Factory;
    HOI_AN: "hoi-an", "Hoi An", 5, Yellow, [Bonus(7), CROWN, CROWN, LEAF, Search(Icon::Crown), HEX], Crown;
    OSAKA: "osaka", "Osaka", 5, Yellow, [LEAF, LEAF, BULB, BULB, Search(Icon::Lightbulb), HEX], Lightbulb;
    AMSTERDAM: "amsterdam", "Amsterdam", 5, Green, [CASTLE, LEAF, PLUS, CASTLE, PLUS, HEX], Castle;
    STOCKHOLM: "stockholm", "Stockholm", 5, Green, [FACTORY, CROWN, Bonus(5), CROWN, FLAG, HEX], Crown;
    BOSTON: "boston", "Boston", 5, Blue, [FACTORY, BULB, PLUS, BULB, PLUS, HEX], Lightbulb;
    NAPLES: "naples", "Naples", 5, Blue, [BULB, BULB, PLUS, LEAF, PLUS, HEX], Lightbulb;
    GDANSK: "gdansk", "Gdansk", 5, Purple, [CROWN, Bonus(5), FACTORY, CROWN, FLAG, HEX], Crown;
    TOKYO: "tokyo", "Tokyo", 5, Purple, [CASTLE, CASTLE, CLOCK, CASTLE, FLAG, HEX], Castle;
    PHILADELPHIA: "philadelphia", "Philadelphia", 6, Red, [FACTORY, CLOCK, PLUS, CLOCK, PLUS, HEX], Clock;
    TEHRAN: "tehran", "Tehran", 6, Red, [FACTORY, CROWN, RIGHT, CROWN, FLAG, HEX], Crown;
    DUBLIN: "dublin", "Dublin", 6, Yellow, [FACTORY, LEAF, RIGHT, FACTORY, FLAG, HEX], Factory;
    PARIS: "paris", "Paris", 6, Yellow, [LEAF, LEAF, CLOCK, Bonus(7), FLAG, HEX], Leaf;
    BOMBAY: "bombay", "Bombay", 6, Green, [Bonus(6), CROWN, LEAF, LEAF, RIGHT, HEX], Leaf;
    RIO_DE_JANEIRO: "rio-de-janeiro", "Rio De Janeiro", 6, Green, [FACTORY, Bonus(7), FACTORY, CROWN, FLAG, HEX], Factory;
    BERLIN: "berlin", "Berlin", 6, Blue, [FACTORY, FACTORY, RIGHT, BULB, FLAG, HEX], Factory;
    EDINBURGH: "edinburgh", "Edinburgh", 6, Blue, [BULB, FACTORY, PLUS, BULB, PLUS, HEX], Lightbulb;
    NEW_YORK_CITY: "new-york-city", "New York City", 6, Purple, [BULB, CROWN, PLUS, CROWN, PLUS, HEX], Crown;
    VIENNA: "vienna", "Vienna", 6, Purple, [BULB, BULB, Bonus(6), CROWN, RIGHT, HEX], Lightbulb;
    LYON: "lyon", "Lyon", 7, Red, [CROWN, FACTORY, RIGHT, FACTORY, FLAG, HEX], Factory;
    MONTREAL: "montreal", "Montreal", 7, Red, [FACTORY, FACTORY, PLUS, CROWN, PLUS, HEX], Factory;
    MELBOURNE: "melbourne", "Melbourne", 7, Yellow, [Bonus(7), Bonus(7), LEAF, CROWN, Search(Icon::Crown), HEX], Crown;
    ST_PETERSBURG: "st-petersburg", "St. Petersburg", 7, Yellow, [LEAF, FACTORY, RIGHT, LEAF, FLAG, HEX], Leaf;
    LONDON: "london", "London", 7, Green, [FACTORY, CLOCK, PLUS, CLOCK, RIGHT, HEX], Clock;
    TORONTO: "toronto", "Toronto", 7, Green, [Bonus(7), Bonus(7), CLOCK, LEAF, Search(Icon::Clock), HEX], Clock;
    JOHANNESBURG: "johannesburg", "Johannesburg", 7, Blue, [Bonus(7), Bonus(7), BULB, CROWN, Search(Icon::Crown), HEX], Crown;
    MUNICH: "munich", "Munich", 7, Blue, [BULB, CLOCK, PLUS, BULB, RIGHT, HEX], Lightbulb;
    // The sources differ on its symbols.
    SAN_FRANCISCO: "san-francisco", "San Francisco", 7, Purple, [CROWN, BULB, Bonus(9), CROWN, Bonus(9), HEX], Crown;
    WASHINGTON: "washington", "Washington", 7, Purple, [FACTORY, BULB, RIGHT, BULB, FLAG, HEX], Lightbulb;
    KUALA_LUMPUR: "kuala-lumpur", "Kuala Lumpur", 8, Red, [FACTORY, FACTORY, CLOCK, FACTORY, FOUNTAIN, HEX], Factory;
    LOS_ANGELES: "los-angeles", "Los Angeles", 8, Red, [Bonus(9), FACTORY, Bonus(9), BULB, Search(Icon::Factory), HEX], Factory;
    CHICAGO: "chicago", "Chicago", 8, Yellow, [Bonus(8), Bonus(8), CLOCK, LEAF, Search(Icon::Leaf), HEX], Leaf;
    SHANGHAI: "shanghai", "Shanghai", 8, Yellow, [LEAF, CROWN, LEAF, LEAF, FOUNTAIN, HEX], Leaf;
    HAMBURG: "hamburg", "Hamburg", 8, Green, [CROWN, CLOCK, CLOCK, CLOCK, FOUNTAIN, HEX], Clock;
    SAO_PAULO: "sao-paulo", "São Paulo", 8, Green, [Bonus(8), Bonus(8), CROWN, LEAF, Search(Icon::Leaf), HEX], Leaf;
    CHONGQING: "chongqing", "Chongqing", 8, Blue, [FACTORY, FACTORY, PLUS, BULB, PLUS, HEX], Factory;
    // The sources differ on its symbols.
    KIEV: "kiev", "Kiev", 8, Blue, [FACTORY, CLOCK, PLUS, FACTORY, PLUS, HEX], Factory;
    // The sources differ on its symbols.
    BUENOS_AIRES: "buenos-aires", "Buenos Aires", 8, Purple, [Bonus(9), CLOCK, Bonus(9), BULB, Search(Icon::Clock), HEX], Clock;
    VANCOUVER: "vancouver", "Vancouver", 8, Purple, [CROWN, BULB, PLUS, BULB, PLUS, HEX], Lightbulb;
    DALLAS: "dallas", "Dallas", 9, Red, [FACTORY, CLOCK, PLUS, CLOCK, UP, HEX], Clock;
    PERTH: "perth", "Perth", 9, Red, [Bonus(10), FACTORY, Bonus(10), CROWN, Search(Icon::Factory), HEX], Factory;
    GUADALAJARA: "guadalajara", "Guadalajara", 9, Yellow, [LEAF, CLOCK, PLUS, CLOCK, UP, HEX], Clock;
    MIAMI: "miami", "Miami", 9, Yellow, [Bonus(9), CROWN, Bonus(9), LEAF, Search(Icon::Leaf), HEX], Leaf;
    // The sources differ on its symbols.
    SANTIAGO: "santiago", "Santiago", 9, Green, [Bonus(9), Bonus(9), CLOCK, BULB, Search(Icon::Lightbulb), HEX], Lightbulb;
    SYDNEY: "sydney", "Sydney", 9, Green, [BULB, CROWN, UP, CROWN, FOUNTAIN, HEX], Crown;
    HOUSTON: "houston", "Houston", 9, Blue, [Bonus(10), CLOCK, Bonus(10), CROWN, Search(Icon::Clock), HEX], Clock;
    TAIPEI: "taipei", "Taipei", 9, Blue, [CLOCK, CLOCK, UP, BULB, FOUNTAIN, HEX], Clock;
    HONG_KONG: "hong-kong", "Hong Kong", 9, Purple, [FACTORY, CLOCK, PLUS, FACTORY, UP, HEX], Factory;
    MOSCOW: "moscow", "Moscow", 9, Purple, [LEAF, BULB, PLUS, LEAF, FOUNTAIN, HEX], Leaf;
    SEOUL: "seoul", "Seoul", 10, Red, [LEAF, CLOCK, UP, CLOCK, FOUNTAIN, HEX], Clock;
    SINGAPORE: "singapore", "Singapore", 10, Red, [Bonus(10), Bonus(10), FACTORY, CROWN, Search(Icon::Factory), HEX], Factory;
    COPENHAGEN: "copenhagen", "Copenhagen", 10, Yellow, [LEAF, CLOCK, UP, LEAF, FOUNTAIN, HEX], Leaf;
    DUBAI: "dubai", "Dubai", 10, Yellow, [Bonus(10), Bonus(10), CLOCK, CROWN, Search(Icon::Crown), HEX], Crown;
    // The sources differ on its symbols.
    BANGKOK: "bangkok", "Bangkok", 10, Green, [CLOCK, CROWN, Bonus(11), CROWN, Bonus(11), HEX], Crown;
    TEL_AVIV: "tel-aviv", "Tel Aviv", 10, Green, [BULB, CLOCK, UP, CLOCK, FOUNTAIN, HEX], Clock;
    ATLANTA: "atlanta", "Atlanta", 10, Blue, [Bonus(10), Bonus(10), CLOCK, BULB, Search(Icon::Clock), HEX], Clock;
    BANGALORE: "bangalore", "Bangalore", 10, Blue, [LEAF, LEAF, UP, BULB, FOUNTAIN, HEX], Leaf;
    BRUSSELS: "brussels", "Brussels", 10, Purple, [FACTORY, CLOCK, FOUNTAIN, FACTORY, FOUNTAIN, HEX], Factory;
    ESSEN: "essen", "Essen", 10, Purple, [LEAF, BULB, UP, BULB, FOUNTAIN, HEX], Lightbulb;
}
