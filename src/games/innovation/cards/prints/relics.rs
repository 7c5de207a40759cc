//! The relics of Artifacts of History: five cards outside the sets, each a lost card of one of them.

use super::super::super::card::Symbol::Plus;

const ECHO: Symbol = Symbol::Echo;

// Id in the catalogue, printed English name, age, colour, symbols (top left, bottom left, bottom centre, bottom right, of a city top centre, top right), featured.
relics! {
    TIMBUKTU: Cities, "timbuktu", "Timbuktu", 3, Green, [BULB, CROWN, CROWN, CROWN, Plus, HEX], Crown;
    COMPLEX_NUMBERS: Base, "complex-numbers", "Complex Numbers", 4, Blue, [FACTORY, HEX, BULB, BULB], Lightbulb;
    NEWTON_WICKINS_TELESCOPE: Artifacts, "newton-wickins-telescope", "Newton-Wickins Telescope", 5, Purple, [FACTORY, BULB, FACTORY, HEX], Factory;
    CHING_SHIH: Figures, "ching-shih", "Ching Shih", 6, Red, [CLOCK, CLOCK, HEX, LEAF], Clock;
    SAFETY_PIN: Echoes, "safety-pin", "Safety Pin", 7, Yellow, [HEX, ECHO, LEAF, LEAF], Leaf;
}
