// The games of the house for the browser tests: the program's own list, with what games/GAME.ts says of each.
import { playable } from "../../scripts/games.mjs";
import type { Wanted } from "./saves";

export interface Game {
  id: string;
  /** From so many to so many play it. */
  players: [number, number];
  /** The question of a turn's beginning in the game's code (`Prompt`). */
  turn: string;
  /** Something that cannot be done in a stored position: what is tapped, and what is said then. */
  refused: { position: Wanted; tap: string; says: RegExp };
  /** A thing that can be chosen in a stored position and that is shown large: where it is. */
  large: { position: Wanted; thing: string };
  /** Stored positions in which its table looks different, by the names of their photographs. */
  positions: { [name: string]: Wanted };
}

export const GAMES: Game[] = await Promise.all(
  playable().map(async (game) => ({ ...game, ...(await import(`./games/${game.id}.ts`)) })),
);

/** The game with which the tests play what is the same in all of them. */
export const SAMPLE = "burgundy";
