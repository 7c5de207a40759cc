// A player for the browser tests: sees what can be tapped at a table and taps it.
import type { BrowserContext, Page } from "@playwright/test";
import { SAMPLE } from "./games";
import { keep, save, type Wanted } from "./saves";
import { expect, fontsHere, test as plain } from "./support";

export { expect };

export interface Look {
  kind: "lobby" | "end" | "curtain" | "choose" | "wait" | "past" | "over" | "broken" | "none";
  /** The question. */
  ask: string;
  /** What is on the confirming button, if something is picked. */
  main: string;
  /** Words that stand on two buttons of the prompt: of two that look the same nobody knows which does what. */
  twins: string[];
  /** Points of the seats as shown. */
  points: string;
  place: string;
  /** As kept in the storage. */
  cursor: number;
  /** Everything of the above and what looks chosen: another one means that a tap did something. */
  all: string;
}

declare global {
  interface Window {
    tester: {
      look(): Look;
      /** Waits until it looks different, or so many milliseconds. */
      other(all: string, patience: number): Promise<Look>;
      /** Waits until what was asked to be kept is kept: a page writes while it holds a lock, which is given in turn. */
      written(): Promise<void>;
      /** What can be tapped to choose, and whether it is pointed at. */
      spots(): { label: string; main: boolean; kind: string; pointed: boolean }[];
      aim(n: number): { x: number; y: number } | null;
    };
  }
}

export function inPage() {
  // A test may set the clock later; waiting goes on all the same.
  const [later, now] = [window.setTimeout.bind(window), performance.now.bind(performance)];
  const text = (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText.trim() ?? "";
  const is = (selector: string) => document.querySelector(selector) !== null;
  const elements = () =>
    [...document.querySelectorAll<HTMLElement>(".board :is(.can, .via), .board :is(.use-die, .map-options button):enabled, .prompt .acts button:enabled")].filter((element) => {
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) return false;
      // A map shows a part of itself; a finger pans it.
      const frame = element.closest(".pan-zoom")?.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      return !frame || (x > frame.left && x < frame.right && y > frame.top && y < frame.bottom);
    });
  const look = (): Look => {
    const id = location.hash.split("/")[2];
    const kept = localStorage.getItem(`fireside:/fireside/:match.${id}`);
    const kind = is(".end-page") ? "end"
      : is(".curtain") ? "curtain"
      : is(".lobby") ? "lobby"
      : is(".prompt.past") ? "past"
      : is(".prompt .think") ? "wait"
      : is(".prompt .choices") ? "choose"
      : is(".prompt > .ask ~ .gain-note:not(.away-note)") ? "broken"
      : is(".prompt .btn-main") ? "over"
      : "none";
    let cursor = -1;
    try {
      cursor = JSON.parse(kept!).record.cursor;
    } catch {
      // a broken save
    }
    const said = [...document.querySelectorAll<HTMLElement>(".prompt .acts button")].map((one) => one.innerText.trim()).filter((one) => /\p{L}/u.test(one));
    const seen = {
      kind,
      twins: said.filter((one, n) => said.indexOf(one) !== n),
      ask: text(".prompt .ask"),
      main: text(".prompt .acts > .btn-main"),
      points: [...document.querySelectorAll<HTMLElement>(".seat-score")].map((one) => one.innerText).join(),
      place: document.querySelector(".track")?.getAttribute("aria-label") ?? "",
      cursor,
    } as const;
    const chosen = [...document.querySelectorAll(".chosen")].map((one) => one.getAttribute("aria-label"));
    const who = text(".curtain h1");
    // What has happened is told a frame later.
    const asked = [...document.querySelectorAll<HTMLElement>(".prompt > :not(.recap)")].map((one) => one.innerText);
    return { ...seen, all: JSON.stringify([seen, chosen, who, asked]) };
  };
  // Asked in the page itself: every call from outside is a step that the runner keeps, and long games have thousands.
  const other = async (all: string, patience: number) => {
    const end = now() + patience;
    for (let wait = 5; ; wait = Math.min(wait * 2, 160)) {
      const seen = look();
      if (seen.all !== all || now() > end) return seen;
      await new Promise((done) => later(done, wait));
    }
  };
  const written = async () => {
    const key = `fireside:${location.pathname}:match.${location.hash.split("/")[2]}`;
    await Promise.race([navigator.locks?.request(key, () => {}), new Promise((late) => later(late, 500))]).catch(() => {});
  };
  const spots = () =>
    elements().map((element) => ({
      label: element.getAttribute("aria-label") ?? element.innerText,
      main: element.classList.contains("btn-main"),
      kind: element.className,
      pointed: element.closest('[data-last="0"]') !== null,
    }));
  // A point where the element is on top: cards lie over each other.
  const aim = (n: number) => {
    const element = elements()[n];
    if (!element) return null;
    element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    // What only a program can scroll is out of reach for a person.
    for (let box = element.parentElement; box; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const forced = (box.scrollTop !== 0 && ["hidden", "clip"].includes(overflowY)) || (box.scrollLeft !== 0 && ["hidden", "clip"].includes(overflowX));
      if (forced) return null;
    }
    const box = element.getBoundingClientRect();
    const steps = [0.5, 0.3, 0.7, 0.15, 0.85, 0.06, 0.94];
    for (const v of steps) {
      for (const h of steps) {
        const [x, y] = [box.left + box.width * h, box.top + box.height * v];
        if (element.contains(document.elementFromPoint(x, y))) return { x, y };
      }
    }
    return null;
  };
  window.tester = { look, other, written, spots, aim };
}

/** Makes a device ready for the player; the fixture does that for a test's own, a second device needs it as well. */
export async function prepare(context: BrowserContext, hurry = true, still = true) {
  await context.addInitScript(inPage);
  if (still) {
    await context.addInitScript(() => {
      if (!location.protocol.startsWith("http")) return; // no storage there
      localStorage.getItem("fireside:/fireside/:settings") ?? localStorage.setItem("fireside:/fireside/:settings", '{"motion":"off"}');
    });
  }
  if (hurry) {
    await context.addInitScript(() => {
      const plain = window.setTimeout.bind(window);
      // Only the pause after a bot's move (650 ms at most) is cut short, not the time that messages stay.
      window.setTimeout = ((run: () => void, ms = 0) => plain(run, ms <= 700 ? Math.min(ms, 10) : ms)) as typeof window.setTimeout;
    });
  }
}

/** The fixture of every test at a table. `hurry`: bots' moves are not held on screen. `still`: nothing moves. */
export const test = plain.extend<{ hurry: boolean; still: boolean; player: void }>({
  hurry: [true, { option: true }],
  still: [true, { option: true }],
  player: [
    async ({ context, hurry, still }, use) => {
      await prepare(context, hurry, still);
      await use();
    },
    { auto: true },
  ],
});

export const look = (page: Page): Promise<Look> => page.evaluate(() => window.tester.look());

/** Waits until the table looks as wanted. */
export async function until(page: Page, what: string, is: (seen: Look) => boolean, timeout = 20_000): Promise<Look> {
  const end = Date.now() + timeout;
  let seen = await look(page);
  while (!is(seen)) {
    const patience = end - Date.now();
    if (patience < 0) throw new Error(`not seen: ${what}. Instead: ${seen.all}`);
    seen = await page.evaluate(([all, patience]) => window.tester.other(all, patience), [seen.all, patience] as const);
  }
  return seen;
}

/** Random numbers from a seed, so that a game that failed can be played again. */
export function generator(seed: number) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The last touch of each page: a second one at once, on the same place, is a double tap, which commits nothing (table/double_tap.rs). */
const touched = new WeakMap<Page, { x: number; y: number; at: number }>();

async function touch(page: Page, { x, y }: { x: number; y: number }) {
  if (!plain.info().project.use.hasTouch) return page.mouse.click(x, y);
  const last = touched.get(page);
  const early = last && Math.hypot(last.x - x, last.y - y) < 30 ? last.at + 380 - Date.now() : 0;
  if (early > 0) await page.waitForTimeout(early);
  await page.touchscreen.tap(x, y);
  touched.set(page, { x, y, at: Date.now() });
}

/** A finger on a phone, a mouse on a desktop. */
export async function tap(page: Page, point: { x: number; y: number }) {
  await touch(page, point);
  await page.evaluate(() => window.tester.written());
}

/** A tap that makes the table look different. */
async function tapped(page: Page, point: { x: number; y: number }, what: string, before: Look): Promise<Look> {
  await touch(page, point);
  const seen = await page.evaluate((all) => window.tester.written().then(() => window.tester.other(all, 5000)), before.all);
  if (seen.all === before.all) throw new Error(`a tap on “${what}” does nothing: ${before.all}`);
  return seen;
}

const spots = (page: Page) => page.evaluate(() => window.tester.spots());
const aim = (page: Page, n: number) => page.evaluate((n) => window.tester.aim(n), n);

/** Taps what can be chosen until an answer is given. */
export async function playChoice(page: Page, random: () => number): Promise<Look> {
  let seen = await until(page, "a question", ({ kind }) => kind === "choose");
  const { cursor } = seen;
  for (let taps = 0; taps < 25; taps++) {
    expect(seen.twins, "two buttons with the same words").toEqual([]);
    const all = await spots(page);
    if (all.length === 0) throw new Error(`nothing to tap: ${seen.all}`);
    const main = all.findIndex((spot) => spot.main);
    const n = main >= 0 && random() < 0.75 ? main : Math.floor(random() * all.length);
    const point = await aim(page, n);
    if (!point) throw new Error(`“${all[n].label}” cannot be reached: ${seen.all}`);
    seen = await tapped(page, point, all[n].label, seen);
    if (seen.cursor !== cursor || seen.kind !== "choose") return seen;
  }
  throw new Error(`no answer within 25 taps: ${seen.all}`);
}

/** Answers once, by a tap on whatever can be chosen where it lies, or confirms; `rather`: what is tapped if it is there. */
export async function step(page: Page, random: () => number, rather = /^$/) {
  const before = await until(page, "a question", ({ kind }) => ["choose", "end"].includes(kind), 30_000);
  if (before.kind === "end") return before;
  const all = await spots(page);
  const order = all.map((spot, n) => ({ n, first: spot.main ? 2 : rather.test(spot.label) ? 1 : random() })).sort((a, b) => b.first - a.first);
  for (const { n } of order) {
    const point = await aim(page, n);
    // What a sheet over the board covers is out of reach meanwhile.
    if (point) return tapped(page, point, all[n].label, before);
  }
  throw new Error(`nothing to tap: ${before.all}`);
}

/** One tap that picks, one that confirms, until an answer is given. */
export async function answer(page: Page, random: () => number): Promise<Look> {
  let seen = await until(page, "a question", ({ kind }) => kind === "choose");
  const { cursor } = seen;
  while (seen.cursor === cursor && seen.kind === "choose") {
    const all = await spots(page);
    const main = all.findIndex((spot) => spot.main);
    const order = main >= 0 ? [main] : all.map((_, n) => n).sort(() => random() - 0.5);
    let point: { x: number; y: number } | null = null;
    // A board that turns to whoever is asked next may move under the finger.
    for (let tries = 0; point === null && tries < 20; tries++) {
      if (tries) await page.evaluate(() => new Promise((later) => setTimeout(later, 50)));
      for (const n of order) point ??= await aim(page, n);
    }
    if (!point) throw new Error(`nothing to tap: ${seen.all}`);
    seen = await tapped(page, point, "what can be tapped", seen);
  }
  return seen;
}

/**
 * Answers as is wanted: taps what is pointed at first, then whatever else there is, until nothing speaks against what is picked. `vain` are
 * those that are not tapped; what was tapped last comes back.
 */
export async function trying(page: Page, vain: string[], minds: () => Promise<boolean>): Promise<string> {
  let seen = await until(page, "a question", ({ kind }) => kind === "choose");
  const { cursor } = seen;
  const rank = ({ pointed, kind }: { pointed: boolean; kind: string }) => (pointed ? 0 : /\bbtn\b/.test(kind) ? 1 : 2);
  let tried: string[] = [];
  for (let taps = 0, picked = false; taps < 60; taps++) {
    const all = await spots(page);
    const main = all.findIndex((spot) => spot.main);
    const takes = main >= 0 && !(await minds());
    // A part of a choice opens what was in vain before.
    if (main < 0 && !picked) tried = tried.slice(-1);
    picked = main >= 0;
    const others = all.map((_, n) => n).filter((n) => !all[n].main && ![...tried, ...vain].includes(all[n].label));
    const order = takes ? [main] : others.sort((a, b) => rank(all[a]) - rank(all[b]));
    for (const n of order) {
      const point = await aim(page, n);
      if (!point) continue;
      if (!takes) tried.push(all[n].label);
      seen = await tapped(page, point, all[n].label, seen);
      break;
    }
    if (seen.cursor !== cursor || seen.kind !== "choose") return tried.at(-1)!;
  }
  throw new Error(`no answer is wanted: ${tried}, ${seen.all}`);
}

/** Plays on for everybody until the table looks as wanted. */
export async function play(page: Page, random: () => number, wanted: (seen: Look) => boolean): Promise<Look> {
  for (let moves = 0; moves < 600; moves++) {
    const seen = await until(page, "somebody to move", ({ kind }) => ["choose", "curtain", "end"].includes(kind), 30_000);
    if (wanted(seen)) return seen;
    if (seen.kind === "end") throw new Error("the game is over");
    if (seen.kind === "curtain") await lift(page);
    else await playChoice(page, random);
  }
  throw new Error("600 moves");
}

/** Behind the curtain nothing can be seen, read out or reached. */
export async function covered(page: Page) {
  await expect(page.locator(".behind *").filter({ visible: true })).toHaveCount(0);
  expect(await page.locator(".behind").ariaSnapshot()).toBe("");
  for (let n = 0; n < 4; n++) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest(".behind") ?? null), "the focus stays outside").toBeNull();
  }
}

/** Lifts the curtain. */
export async function lift(page: Page) {
  await page.getByRole("button", { name: "I’m ready" }).click();
  await until(page, "the curtain is up", ({ kind }) => kind === "choose");
}

/** Opens a kept match. */
export async function open(page: Page, wanted: Wanted | string, id = "test"): Promise<string> {
  const text = typeof wanted === "string" ? wanted : await save(wanted, id);
  // Where the page is open already, another address after the # loads no document.
  if (page.url().startsWith("http")) await page.evaluate(([id, text]) => localStorage.setItem(`fireside:/fireside/:match.${id}`, text), [id, text]);
  else await keep(page, text, id);
  const game = (typeof wanted !== "string" && wanted.game) || SAMPLE;
  await page.goto(`./#/${game}/${id}`);
  await expect(page.locator("html")).toHaveAttribute("data-app", "started");
  await fontsHere(page);
  return text;
}

/** The record as kept. */
export const record = (page: Page, id = "test") =>
  page.evaluate(async (id) => {
    await window.tester.written();
    return JSON.parse(localStorage.getItem(`fireside:/fireside/:match.${id}`)!).record;
  }, id);

/** The page does not scroll sideways. */
export async function fits(page: Page, what: string) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${what}: sideways scrolling`).toBeLessThanOrEqual(0);
}

/** Everything that a finger is to hit and that is smaller than 44 px, with its size. A term within a sentence is as large as its word. */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("button, a:not(.term), input, select, summary")]
      .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((one) => ({ one, box: one.getBoundingClientRect(), label: one.closest("label")?.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
      .filter(({ box, label }) => Math.max(box.height, label?.height ?? 0) < 43.5 || Math.max(box.width, label?.width ?? 0) < 43.5)
      .map(({ one, box }) => `${box.width.toFixed(0)} × ${box.height.toFixed(0)} .${one.className} “${one.getAttribute("aria-label") ?? one.innerText}”`),
  );
