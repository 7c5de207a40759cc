//! What a bot is asked, and which answer is waited for.

use crate::bots::Level;

/// The number of a question to a bot: an answer counts only with the last one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ticket(pub u32);

/// What a bot is asked. The match is [`Session::game`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BotQuestion {
    /// It comes back with the answer.
    pub ticket: Ticket,
    /// How well it is to be thought about; `None`: at a glance.
    pub level: Option<Level>,
    /// The bot's chance.
    pub seed: u64,
}

/// How bots fare on this page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Workers {
    /// They fail again and again: they play at a glance.
    pub down: bool,
    /// One has run at some time.
    pub has_run: bool,
}

/// How a bot's answer is looked for, one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Attempt {
    /// As its level thinks.
    #[default]
    First,
    /// The same with another chance: what failed may not fail again.
    Second,
    /// By the judgement alone.
    Glance,
    /// Without any worker.
    Here,
}

/// The bot that is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Asked {
    pub ticket: Ticket,
    pub attempt: Attempt,
    /// The match as it was asked of: [`super::Revisions::game`]. `None` while nobody waits for a bot.
    pub revision: Option<u64>,
}
