//! What the parts of the map share: how it is looked at, what can be chosen where, what a tap does.

use crate::app::games::terra_mystica::layout::{self, SIZE};
use crate::app::games::terra_mystica::text::{hexes, things};
use crate::app::table::{HalfChosen, LastActions, TableCtx};
use crate::app::ui::PanZoom;
use crate::app::ui::viewport::Size;
use crate::engine::{Match, Seat};
use crate::games::TerraMystica;
use crate::games::terra_mystica::facts::Geometry;
use crate::games::terra_mystica::{Choice, Event, Hex, Hexes, Prompt};
use leptos::prelude::*;

/// A unit of the drawing takes at least so many pixels: a finger hits a hex then, 44 pixels wide.
const LEGIBLE: f64 = 0.64;
/// And never more.
const MOST: f64 = 2.2;

/// What the parts of the map share.
#[derive(Clone, Copy, Debug)]
pub struct MapCtx {
    /// The match.
    pub table: TableCtx<TerraMystica>,
    /// How the hexes lie.
    pub geometry: &'static Geometry,
    /// How the map is looked at.
    pub control: PanZoom,
    /// The hexes on which something can be chosen.
    pub can: Memo<Hexes>,
    /// The hexes on which the choice that is picked is made, or on which a terrain is to be chosen.
    pub chosen: Memo<Hexes>,
    /// The hex whose choices lie open beside the map, where there are several.
    pub open: HalfChosen<Hex>,
    /// The hex that is explained.
    pub told: RwSignal<Option<Hex>>,
    /// The hex that the keyboard enters first.
    pub entered: RwSignal<Hex>,
    /// Whether one's reach is shown even where nothing can be done now.
    pub plans: RwSignal<bool>,
}

/// The hex that is explained: by a tap on the map, or on its name.
#[derive(Clone, Copy, Debug)]
pub struct ToldHex {
    /// None while nothing is explained.
    pub told: RwSignal<Option<Hex>>,
}

impl ToldHex {
    /// Makes it known to the table.
    pub fn provide() {
        let told = RwSignal::new(None);
        provide_context(ToldHex { told });
    }

    /// That of this table.
    pub fn expect() -> ToldHex {
        expect_context()
    }
}

impl MapCtx {
    /// The map of a match.
    pub fn new(table: TableCtx<TerraMystica>) -> MapCtx {
        let geometry = untrack(|| table.state(TerraMystica::geometry));
        let can = Memo::new(move |_| table.with_choices(|choices| layout::hexes_of(geometry, choices)));
        let chosen = Memo::new(move |_| match (table.picked(), table.prompt()) {
            (Some(Choice::Terrain(_)) | None, Some(Prompt::Terrain { hex, .. })) => hex.alone(),
            (Some(picked), _) => layout::hexes_of(geometry, &[picked]),
            _ => Hexes::NONE,
        });
        let map = MapCtx {
            table,
            geometry,
            control: PanZoom::new(Size { width: SIZE.0, height: SIZE.1 }, LEGIBLE, MOST),
            can,
            chosen,
            open: table.half_chosen("hex", move |hex, choice| layout::is_at(geometry, choice, hex)),
            told: ToldHex::expect().told,
            entered: RwSignal::new(Hex(0)),
            plans: RwSignal::new(false),
        };
        // What lies open for its only choice goes with that.
        Effect::new(move |_| {
            let (open, picks) = (map.open.get(), table.picked().is_some());
            if !picks && open.is_some_and(|hex| map.offers_at(hex).len() == 1) {
                map.open.set(None);
            }
        });
        // What is picked elsewhere, by a hint or by key, is brought into view.
        Effect::new(move |_| {
            let chosen = chosen.get();
            if !chosen.is_empty() {
                map.control.show(layout::middle(geometry, chosen), 72.0);
            }
        });
        // So is what the moment did that is looked at.
        let LastActions { sought, .. } = LastActions::expect();
        Effect::new(move |_| {
            if let Some(hex) = sought.with(|sought| sought.as_deref().and_then(things::hex_at)) {
                map.control.show(layout::centre(geometry, hex), 72.0);
            }
        });
        map.show_offered_for();
        // Whoever is asked sees a hex where something can be chosen.
        Effect::new(move |_| {
            let can = can.get();
            let mut places = can.iter().map(|hex| layout::centre(geometry, hex));
            if !map.control.sees_any(places.clone(), 30.0)
                && let Some(first) = places.next()
            {
                map.control.show(first, 72.0);
            }
        });
        map
    }

    /// Brings the building beside one's own into view that power is offered for.
    fn show_offered_for(self) {
        let built = Memo::new(move |_| match self.table.prompt() {
            Some(Prompt::Leech(leech)) => self.table.game(|game| last_built(game, leech.from)),
            _ => None,
        });
        Effect::new(move |_| {
            if let Some(hex) = built.get() {
                self.control.show(layout::centre(self.geometry, hex), 72.0);
            }
        });
    }

    /// What can be chosen on a hex.
    pub fn offers_at(self, hex: Hex) -> Vec<Choice> {
        self.table.with_choices(|choices| {
            choices.iter().copied().filter(|choice| layout::is_at(self.geometry, *choice, hex)).collect()
        })
    }

    /// Whether the hex whose terrain is asked for was taken by mistake, this one in reach being meant.
    fn mistaken(self, hex: Hex) -> bool {
        let asks = matches!(untrack(|| self.table.prompt()), Some(Prompt::Terrain { .. }));
        asks && untrack(|| self.table.undo()).is_some_and(|undo| undo.free)
            && untrack(|| self.table.state(|state| in_reach(state, self))).has(hex)
    }

    /// A tap on a hex: picks what can be done there, lets choose between several things, or tells of it. A second tap commits.
    pub fn tap(self, hex: Hex) {
        let offers = untrack(|| self.offers_at(hex));
        let picked = untrack(|| self.table.picked()).filter(|picked| offers.contains(picked));
        match (offers.as_slice(), picked) {
            ([], _) if self.mistaken(hex) => {
                self.table.take_back();
                self.tap(hex);
            }
            ([], _) => {
                self.open.set(None);
                self.told.set(Some(hex));
            }
            ([only], _) => {
                // What cannot be built there is told beside what can be done.
                self.open.set(matches!(only, Choice::Spade(_)).then_some(hex));
                self.table.pick(*only);
            }
            (_, Some(_)) if self.open.get_untracked() == Some(hex) => self.table.confirm(),
            (several, picked) => {
                self.open.set(Some(hex));
                // With "at once" nothing is picked before it is done.
                if picked.is_none() && !self.table.settings().get_untracked().at_once {
                    self.table.repick(several[0]);
                }
            }
        }
    }
}

/// Empty land that one's buildings reach.
pub fn in_reach(state: &TerraMystica, map: MapCtx) -> Hexes {
    hexes::in_reach(state, map.table.me())
}

/// Where somebody built last.
fn last_built(game: &Match<TerraMystica>, by: Seat) -> Option<Hex> {
    game.events().iter().rev().find_map(|logged| match logged.event {
        Event::Built(seat, hex) | Event::Upgraded(seat, hex, _) if seat == by => Some(hex),
        _ => None,
    })
}
