// Matches that the tests begin with, made by the library itself (examples/lab.rs, built by scripts/lab), so that they never
// grow old: a change of the rules makes other matches, not broken ones.
import type { Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { GAMES, SAMPLE } from "./games";

const folder = `${import.meta.dirname}/../../target/lab`;

type Lab = {
  record(game: string, options: string, players: number, seed: number, prompt: string, after: number): string;
  hand(record: string, seat: number): Uint16Array;
  unknown(record: string, seat: number): Uint16Array;
  winners(record: string): Uint8Array;
  told(record: string, name: string): Uint32Array;
};
let loaded: Promise<Lab> | undefined;

/** The library in this process. */
export function lab(): Promise<Lab> {
  loaded ??= (async () => {
    const module = await import(pathToFileURL(`${folder}/lab.js`).href);
    module.initSync({ module: await readFile(`${folder}/lab_bg.wasm`) });
    return module;
  })();
  return loaded;
}

export type Controller = "person" | "easy" | "medium" | "hard" | "expert";

export interface Wanted {
  /** `SAMPLE` if nothing is said. */
  game?: string;
  /** The game's options where they are not the usual ones. */
  options?: object;
  seats: Controller[];
  /** Where it stands: at this question of the first seat ("Turn", "Castle"; see `Prompt`), or at the end ("end"); else at its turn. */
  at?: string;
  /** With at least so many answers given. */
  after?: number;
  /** Instead of `at` and `after`: about so many answers before the end. */
  left?: number;
  seed?: number;
  /** Takes only a record that fits; the seeds after `seed` are tried until one does. */
  fits?: (record: Record, library: Lab) => boolean;
}

export interface Record {
  answers: { c: string; a?: boolean }[];
  cursor: number;
  take_backs: number;
  seed: number;
}

const NAMES = ["Ann", "Ben", "Cleo", "Dora", "Emil"];

/** The text of a kept match. */
export async function save(wanted: Wanted, id = "test"): Promise<string> {
  const { game = SAMPLE, options = {}, seats, at = GAMES.find(({ id }) => id === game)!.turn, after = 0, fits = () => true } = wanted;
  const library = await lab();
  if (wanted.left) {
    const { left, ...rest } = wanted;
    const ended = JSON.parse(await save({ ...rest, at: "end" }, id));
    const { answers } = ended.record as Record;
    let cursor = answers.length - left;
    // Somebody is asked there: no answer that gave itself comes next.
    while (answers[cursor].a) cursor -= 1;
    ended.record = { ...ended.record, answers: answers.slice(0, cursor), cursor };
    return JSON.stringify(ended);
  }
  let seed = wanted.seed ?? 1;
  let from = after;
  for (let tries = 0; tries < 600; tries++) {
    let record: Record;
    try {
      record = JSON.parse(library.record(game, JSON.stringify(options), seats.length, seed, at === "end" ? "" : at, from));
    } catch {
      // That question does not come up any more: another match.
      [seed, from] = [seed + 1, after];
      continue;
    }
    if (!fits(record, library)) {
      if (at === "end") seed += 1;
      else from = record.cursor + 1;
      continue;
    }
    const meta = {
      id,
      game,
      created: Date.UTC(2026, 0, 1),
      changed: Date.now() - 60_000,
      seats: seats.map((who, n) => ({ name: NAMES[n], mark: n, controller: who === "person" ? who : { bot: who } })),
      standing: { place: { k: `${game}-name` }, points: seats.map(() => 0), turn: 0 },
    };
    return JSON.stringify({ format: 1, meta, record });
  }
  throw new Error(`no match stands at ${at} after ${after}`);
}

/** Puts a text under the key of a match before the program starts; once, not again at a reload. */
export async function keep(page: Page, text: string, id = "test") {
  await page.addInitScript(([id, text]) => {
    if (!location.protocol.startsWith("http") || sessionStorage.getItem(`kept ${id}`)) return;
    sessionStorage.setItem(`kept ${id}`, "yes");
    localStorage.setItem(`fireside:/fireside/:match.${id}`, text);
  }, [id, text]);
}

/** The text that is kept now. */
export const keptText = (page: Page, id = "test") => page.evaluate((id) => localStorage.getItem(`fireside:/fireside/:match.${id}`), id);
