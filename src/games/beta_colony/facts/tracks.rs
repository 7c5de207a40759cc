//! The colonies' tracks.

use strum::IntoStaticStr;

/// A bonus of a colony's track.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum TrackBonus {
    /// One material of choice.
    AnyMaterial,
    /// Two materials of choice.
    TwoMaterials,
    /// An artifact.
    Artifact,
    /// Two fuel.
    TwoFuel,
    /// A crew member on any module.
    Crew,
    /// A shown module, taken and built without costs.
    FreeModule,
    /// An achievement, taken and built without costs.
    FreeAchievement,
}
listed!(TrackBonus, 7, [AnyMaterial, TwoMaterials, Artifact, TwoFuel, Crew, FreeModule, FreeAchievement]);

/// Points on the tracks, by space (1 to 18): designed, the same on each.
pub const TRACK_POINTS: [(u8, i16); 6] = [(4, 2), (7, 2), (10, 3), (13, 3), (16, 4), (18, 4)];

/// Bonuses on the tracks, by space: their positions are designed; sourced is the free achievement in Thebes.
pub const TRACK_BONUSES: [[(u8, TrackBonus); 6]; 3] = [
    [
        (2, TrackBonus::AnyMaterial),
        (5, TrackBonus::TwoFuel),
        (8, TrackBonus::FreeModule),
        (11, TrackBonus::Artifact),
        (14, TrackBonus::TwoMaterials),
        (17, TrackBonus::Crew),
    ],
    [
        (2, TrackBonus::TwoFuel),
        (5, TrackBonus::AnyMaterial),
        (8, TrackBonus::Crew),
        (11, TrackBonus::FreeAchievement),
        (14, TrackBonus::Artifact),
        (17, TrackBonus::TwoMaterials),
    ],
    [
        (2, TrackBonus::Artifact),
        (5, TrackBonus::TwoMaterials),
        (8, TrackBonus::Crew),
        (11, TrackBonus::TwoFuel),
        (14, TrackBonus::FreeModule),
        (17, TrackBonus::AnyMaterial),
    ],
];
