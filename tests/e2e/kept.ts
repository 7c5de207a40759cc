// Kept texts for tests of the lobby: many matches, statistics.
import type { Page } from "@playwright/test";
import { accessible, expect } from "./support";

export type Seat = [name: string, level: string | null, points: number, won: boolean];

/** Matches as the program writes them; the lobby runs none of them. `answers` makes them as long as real ones. */
export function matches(count: number, answers = 150): Record<string, string> {
  const texts: Record<string, string> = {};
  for (let n = 0; n < count; n++) {
    const id = `k${n}`;
    const over = n % 3 === 2;
    const seats = [
      { name: "You", mark: 0, controller: "person" },
      { name: n % 2 ? "Blue" : `Guest ${n}`, mark: 1, controller: n % 2 ? { bot: "hard" } : "person" },
    ];
    const standing = { place: { k: "burgundy-short" }, points: [n % 60, 20], ...(over ? { winners: [n % 2] } : { turn: n % 2 }) };
    const meta = { id, game: "burgundy", title: n % 7 ? undefined : `Evening number ${n}`, created: 1.7e12 - n * 5e6, changed: Date.now() - n * 3.6e6, seats, standing };
    const record = { game: "burgundy", rules: 1, options: { start_workers: "BySeat" }, players: 2, seed: n, auto_answer: true, answers: Array.from({ length: answers }, (_, at) => ({ c: `Take:${at % 50}`, a: at % 5 === 0 || undefined })), cursor: answers, take_backs: 0 };
    texts[`fireside:/fireside/:match.${id}`] = JSON.stringify({ format: 1, meta, record });
  }
  return texts;
}

/** Puts texts under their keys before the program starts; once, not again at every reload. */
export async function put(page: Page, texts: Record<string, string>) {
  await page.addInitScript((texts) => {
    if (!location.protocol.startsWith("http") || sessionStorage.getItem("put")) return;
    sessionStorage.setItem("put", "yes");
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
  }, texts);
}

/** An entry of the statistics. */
export function finished(id: string, ended: number, seats: Seat[], more: Record<string, unknown> = {}) {
  return { id, game: "burgundy", begun: ended - 1_800_000, ended, seats, ...more };
}

/** The statistics as the program writes them. */
export const stats = (results: ReturnType<typeof finished>[]) => ({ "fireside:/fireside/:stats": JSON.stringify({ format: 1, results }) });

/** What is kept under a key. */
export const text = (page: Page, key: string) => page.evaluate((key) => localStorage.getItem(key), key);

/** Nothing is wrong for axe, nothing scrolls sideways, in both themes. */
export async function sound(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), "no sideways scrolling").toBeLessThanOrEqual(0);
  await accessible(page);
}
