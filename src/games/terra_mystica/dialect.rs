//! How the site on which recorded games were played (terra.snellman.net) plays otherwise than the rulebook. Each question is one thing in
//! which the two differ, and is asked where that thing is done; nothing else of the rules knows by which a match is played.

/// By which reading of the rules a match is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Dialect {
    /// As ledgers are: see [`LedgerTable`](super::state::LedgerTable).
    ledger: bool,
}

impl Dialect {
    /// That of a match that began with a ledger's table, or without one.
    pub(super) fn new(ledger: bool) -> Dialect {
        Dialect { ledger }
    }

    /// Power from neighbours, steps in cults and spades of the cult bonus can be left for later.
    pub(super) fn answers_can_wait(self) -> bool {
        self.ledger
    }

    /// Whether it is the rulebook's: only then settings may answer.
    pub(super) fn is_the_rulebooks(self) -> bool {
        !self.ledger
    }

    /// Tiles, cards and colours lie as the table says; elsewhere they are drawn.
    pub(super) fn draws_setup(self) -> bool {
        !self.ledger
    }

    /// Players leave and stay away.
    pub(super) fn counts_steps(self) -> bool {
        self.ledger
    }

    /// A priest for whom there is no room is lost; elsewhere nobody can get one.
    pub(super) fn wastes_priests(self) -> bool {
        self.ledger
    }

    /// Sacrificing power is said beforehand; elsewhere it is done when power is spent that is missing.
    pub(super) fn burns_beforehand(self) -> bool {
        self.ledger
    }

    /// Exchanges are possible wherever something is pending, and whoever is done says so.
    pub(super) fn exchanges_amid(self) -> bool {
        self.ledger
    }

    /// An action may be taken that brings nothing: spades without a use, a dwelling without a place, a second action that is left out.
    pub(super) fn acts_in_vain(self) -> bool {
        self.ledger
    }

    /// Spades are bought one by one before they are used; elsewhere as they are needed.
    pub(super) fn buys_spades_beforehand(self) -> bool {
        self.ledger
    }

    /// A spade counts for scoring tile and faction when it is had (rules/terra-mystica/rulings.md#1); elsewhere when it is used.
    pub(super) fn scores_spades_when_had(self) -> bool {
        self.ledger
    }

    /// A hex may be transformed again in the same action, and free spades serve to build on home terrain.
    pub(super) fn digs_again(self) -> bool {
        self.ledger
    }

    /// Spades are left unused one by one.
    pub(super) fn forfeits_singly(self) -> bool {
        self.ledger
    }

    /// Markers are lowered beforehand, so that a key serves on another track; elsewhere it is asked for which one.
    pub(super) fn lowers_for_keys(self) -> bool {
        self.ledger
    }

    /// Only the tiles limit the number of towns.
    pub(super) fn founds_without_limit(self) -> bool {
        self.ledger
    }

    /// The town tiles of an expansion may be left out.
    pub(super) fn leaves_out_towns(self) -> bool {
        self.ledger
    }

    /// Two players may build on the same place for a bridge.
    pub(super) fn shares_bridge_places(self) -> bool {
        self.ledger
    }
}
