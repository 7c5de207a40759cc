// Sharing: links, codes, files, logs; and playing by link on two devices.
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { save, type Wanted } from "./saves";
import { accessible, openLobby, withoutServiceWorker } from "./support";
import { expect, fits, generator, open, playChoice, prepare, record, test, tooSmall, until } from "./table";

test.beforeEach(({ context }) => context.grantPermissions(["clipboard-read", "clipboard-write"]));

/** A device of its own, with a page of its own. */
async function device(browser: Browser): Promise<{ page: Page; context: BrowserContext }> {
  const { viewport, deviceScaleFactor, hasTouch, isMobile, baseURL } = test.info().project.use;
  const context = await browser.newContext({ viewport, deviceScaleFactor, hasTouch, isMobile, baseURL });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await withoutServiceWorker(context);
  await prepare(context);
  return { page: await context.newPage(), context };
}

async function laidOut(page: Page, what: string) {
  await fits(page, what);
  // Below the dialog lies a desktop's log, made for a mouse.
  if (test.info().project.use.hasTouch) expect(await tooSmall(page), what).toEqual([]);
}

async function sound(page: Page, what: string) {
  await laidOut(page, what);
  await accessible(page, what);
}

const dialog = (page: Page) => page.getByRole("dialog", { name: "Share" });
const close = (page: Page) => page.getByRole("button", { name: "Close" }).click();

async function openShare(page: Page) {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: "Share" }).click();
  await expect(dialog(page)).toBeVisible();
}

/** Presses "Copy link" wherever it is shown, and reads the clipboard. */
async function copyLink(page: Page): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText(""));
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("#/link/");
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Opens an address as a tap on it does, whether or not the page is open already. */
async function follow(page: Page, link: string) {
  await page.goto(link);
  await expect(page.locator("html")).toHaveAttribute("data-app", "started");
}

const keys = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("fireside:/fireside/:match.")).map((key) => key.slice("fireside:/fireside/:match.".length)));
const kept = async (page: Page, id: string) => JSON.parse((await page.evaluate((id) => localStorage.getItem(`fireside:/fireside/:match.${id}`), id))!);

/** A kept match with an origin. */
async function withOrigin(wanted: Wanted, origin: number, id = "test"): Promise<string> {
  const text = JSON.parse(await save(wanted, id));
  return JSON.stringify({ ...text, meta: { ...text.meta, origin } });
}

test("a finished match travels as a link", { tag: "@phone" }, async ({ page, browser }) => {
  await open(page, { seats: ["person", "easy", "easy", "hard"], at: "end" });
  await until(page, "the end", ({ kind }) => kind === "end");
  await page.getByRole("button", { name: "Share" }).click();
  await expect(dialog(page)).toBeVisible();
  await sound(page, "share");
  const link = await copyLink(page);
  expect(link.length - link.indexOf("#"), "a finished match of four").toBeLessThan(1024);

  const other = await device(browser);
  await follow(other.page, link);
  await expect(other.page.getByText("A match was sent to you")).toBeVisible();
  await expect(other.page.getByRole("listitem")).toHaveCount(4);
  await expect(other.page.getByText("Who plays on this device?")).toHaveCount(0);
  // Whoever gets it has neither won nor lost it.
  await expect(other.page.locator(".arrive-stand")).not.toHaveText(/you/i);
  await sound(other.page, "arrive");
  await other.page.getByRole("button", { name: "Keep and open" }).click();
  await until(other.page, "the end", ({ kind }) => kind === "end");
  await expect(other.page.locator(".say")).not.toHaveText(/\byou\b/i);
  await expect(other.page.getByRole("heading", { name: "What cost you the game" })).toHaveCount(0);
  const [id] = await keys(other.page);
  expect(await record(other.page, id)).toEqual(await record(page));

  // It can be watched as well, from its end, and nothing of it is kept.
  await other.page.evaluate(() => localStorage.clear());
  await other.page.goto("about:blank");
  await follow(other.page, link);
  await other.page.getByRole("button", { name: "Watch" }).click();
  await until(other.page, "the end", ({ kind }) => kind === "end");
  await other.page.getByRole("button", { name: "Replay" }).click();
  await until(other.page, "the beginning", ({ kind }) => kind === "past");
  expect(await keys(other.page)).toEqual([]);
  await other.page.goto("about:blank");
  await follow(other.page, link);
  await other.page.getByRole("button", { name: "Keep and open" }).click();
  await until(other.page, "the end", ({ kind }) => kind === "end");
  const [anew] = await keys(other.page);

  // What is here already opens at once, and no second one is kept.
  await follow(other.page, link);
  await expect(other.page).toHaveURL(new RegExp(`#/burgundy/${anew}$`));
  expect(await keys(other.page)).toHaveLength(1);
  await other.context.close();
});

test("two persons play by link: back and forth, the newest version counts", { tag: "@phone" }, async ({ page, browser }) => {
  test.setTimeout(90_000);
  const random = generator(11);
  await open(page, { seats: ["person", "person"], after: 8, seed: 3 });
  await until(page, "the curtain", ({ kind }) => kind === "curtain" || kind === "choose");
  if (await page.getByRole("button", { name: "I’m ready" }).isVisible()) await page.getByRole("button", { name: "I’m ready" }).click();
  await until(page, "Ann is asked", ({ kind }) => kind === "choose");
  await openShare(page);
  await expect(page.getByText("whoever opens it can look").first()).toBeVisible();
  await page.getByRole("switch", { name: "Ben plays here" }).click();
  await expect(page.getByRole("switch", { name: "Ben plays here" })).toHaveAttribute("aria-checked", "false");
  await page.getByRole("switch", { name: "Ann plays here" }).click();
  await expect(page.getByRole("switch", { name: "Ann plays here" }), "somebody plays here").toHaveAttribute("aria-checked", "true");
  await sound(page, "share with seats");
  await close(page);

  /** Plays on until somebody else is to play, and copies the link in the prompt. */
  const turn = async (page: Page, other: string): Promise<string> => {
    const waiting = page.getByText(`Waiting for ${other}`).first();
    for (let moves = 0; moves < 60; moves++) {
      if (await waiting.isVisible()) return copyLink(page);
      await expect(page.locator(".curtain")).toHaveCount(0);
      await playChoice(page, random);
    }
    throw new Error("60 moves and no end of the turn");
  };

  const links = [await turn(page, "Ben")];
  await sound(page, "waiting");
  expect((await kept(page, "test")).meta.here).toEqual([0]);

  const ben = await device(browser);
  // Whoever only watches begins at its end, and plays it from there.
  await follow(ben.page, links[0]);
  await ben.page.getByRole("button", { name: "Watch" }).click();
  await until(ben.page, "it can only be viewed", ({ ask }) => ask === "This match can only be viewed");
  await ben.page.locator(".prompt .btn-main").filter({ hasText: "Play the match back" }).click();
  await until(ben.page, "the beginning", ({ kind }) => kind === "past");
  await ben.page.goto("about:blank");
  await follow(ben.page, links[0]);
  await expect(ben.page.getByRole("switch", { name: "Ben plays here" })).toHaveAttribute("aria-checked", "true");
  await expect(ben.page.getByRole("switch", { name: "Ann plays here" })).toHaveAttribute("aria-checked", "false");
  await laidOut(ben.page, "arrive by link");
  await ben.page.getByRole("button", { name: "Keep and open" }).click();
  await until(ben.page, "Ben is asked", ({ kind }) => kind === "choose");

  for (let round = 0; round < 2; round++) {
    links.push(await turn(ben.page, "Ann"));
    await follow(page, links.at(-1)!);
    await expect(page.getByText(/It goes on from your match: \d+ moves? newer/)).toBeVisible();
    await page.getByRole("button", { name: "Take over" }).click();
    await until(page, "Ann is asked", ({ kind }) => kind === "choose");
    links.push(await turn(page, "Ben"));
    await follow(ben.page, links.at(-1)!);
    await ben.page.getByRole("button", { name: "Take over" }).click();
    await until(ben.page, "Ben is asked", ({ kind }) => kind === "choose");
  }
  expect(await keys(page)).toEqual(["test"]);
  expect(await keys(ben.page)).toHaveLength(1);

  // An old link changes nothing.
  const before = await record(page);
  await follow(page, links[1]);
  await expect(page.getByText(/You already have a newer version of this match: \d+ moves further/)).toBeVisible();
  await laidOut(page, "arrive older");
  await page.getByRole("link", { name: "Open yours" }).click();
  await expect(page.getByText("Waiting for Ben").first()).toBeVisible();
  expect(await record(page)).toEqual(before);

  // The list says for whom the match waits, and a match can be shared from there.
  await page.goto("./#/");
  await expect(page.getByText(/waiting for Ben/i)).toBeVisible();
  await page.getByRole("button", { name: /^More: / }).first().click();
  await page.getByRole("menuitem", { name: "Share" }).click();
  expect(await copyLink(page)).toBe(links.at(-1));
  await page.getByRole("switch", { name: "Ben plays here" }).click();
  await close(page);
  await expect(page.getByText(/waiting for Ben/i)).toHaveCount(0);
  expect((await kept(page, "test")).meta).not.toHaveProperty("here");
  await ben.context.close();
});

test("hidden cards of those who play elsewhere stay hidden", async ({ page }) => {
  const text = JSON.parse(await save({ seats: ["person", "person"], after: 20 }));
  text.meta.here = [1];
  await open(page, JSON.stringify(text));
  await expect(page.getByText("Waiting for Ann").first()).toBeVisible();
  await expect(page.locator(".curtain")).toHaveCount(0);
  await expect(page.locator(".board :is(.can, .via)")).toHaveCount(0);
  // Ben's own board lies open, not the one of her who is asked.
  await expect(page.locator(".seat-card.me .seat-own-name")).toHaveText("Ben");
  await expect(page.locator(".seat-card.turn")).toContainText("to play, by link");
});

test("the system's share sheet gets the link", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => void Object.assign(window, { shared: data });
  });
  const text = JSON.parse(await save({ seats: ["person", "person"], after: 20 }));
  text.meta.here = [1];
  await open(page, JSON.stringify(text));
  await page.getByRole("button", { name: "Share…" }).click();
  const shared = () => page.evaluate(() => (window as unknown as { shared?: ShareData }).shared);
  await expect.poll(shared).toMatchObject({ title: "Fireside: Burgundy", url: expect.stringMatching(/^http:.*\/fireside\/#\/link\/[\w-]+$/) });
  await laidOut(page, "waiting with a share sheet");
  await page.getByRole("button", { name: "QR code and more ways" }).click();
  await expect(dialog(page).getByRole("button", { name: "Share…" })).toBeVisible();
});

test("a link that contradicts is refused, and nothing is lost", async ({ page, browser }) => {
  await open(page, await withOrigin({ seats: ["person", "easy"], after: 30, seed: 1 }, 42));
  await until(page, "a question", ({ kind }) => kind === "choose");
  const before = await kept(page, "test");
  const other = await device(browser);
  await open(other.page, await withOrigin({ seats: ["person", "easy"], after: 20, seed: 2 }, 42));
  await until(other.page, "a question", ({ kind }) => kind === "choose");
  await openShare(other.page);
  const link = await copyLink(other.page);
  const theirs = await record(other.page);
  await other.context.close();

  await follow(page, link);
  await expect(page.getByText("This link differs from the match on this device")).toBeVisible();
  await sound(page, "arrive contradicting");
  await page.getByRole("link", { name: "Open yours" }).click();
  await until(page, "a question", ({ kind }) => kind === "choose");
  expect(await keys(page)).toEqual(["test"]);

  await follow(page, link);
  await page.getByRole("button", { name: "Keep as a copy" }).click();
  await until(page, "a question", ({ kind }) => kind === "choose");
  const copy = (await keys(page)).find((id) => id !== "test")!;
  expect((await kept(page, copy)).meta.title).toContain("(as sent)");
  expect((await record(page, copy)).answers.map(({ c }) => c)).toEqual(theirs.answers.map(({ c }) => c));
  expect((await kept(page, "test")).record).toEqual(before.record);
  // Now the link belongs to the copy.
  await follow(page, link);
  await expect(page).toHaveURL(new RegExp(`#/burgundy/${copy}$`));
});

/** The seal of src/app/share/envelope.rs: what a forger would do. */
function sealed(bytes: Uint8Array): string {
  let hash = 0xcbf29ce484222325n;
  const length = new Uint8Array(new BigUint64Array([BigInt(bytes.length)]).buffer);
  for (const byte of [...length, ...bytes]) hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn;
  const check = new Uint8Array(new BigUint64Array([(hash ^ (hash >> 32n)) & 0xffffffffn]).buffer).slice(0, 4);
  return Buffer.from([...bytes, ...check]).toString("base64url");
}

test("damaged, foreign, newer and oversized links are named", async ({ page }) => {
  await open(page, { seats: ["person", "easy"], after: 20 });
  await until(page, "a question", ({ kind }) => kind === "choose");
  await openShare(page);
  const link = await copyLink(page);
  const text = link.slice(link.indexOf("#/link/") + 7);
  const bytes = () => new Uint8Array(Buffer.from(text, "base64url").subarray(0, -4));
  expect(sealed(bytes()), "the test seals as the program does").toBe(text);
  const newer = bytes();
  newer[0] = 2;
  const game = bytes();
  game[2] = "x".charCodeAt(0); // the game's name begins here
  const rules = bytes();
  rules[10] = 77;
  const cases: [string, RegExp][] = [
    ["", /It is empty/],
    [text.slice(0, -3), /It is damaged/],
    [text.slice(0, 40) + (text[40] === "A" ? "B" : "A") + text.slice(41), /It is damaged/],
    ["hello", /It is damaged/],
    ["A".repeat(20_000), /far too long/],
    [sealed(newer), /newer version of Fireside/],
    [sealed(game), /“xurgundy”, is not part of this version of Fireside/],
    [sealed(rules), /newer rules/],
    [sealed(new Uint8Array([1, 2, 3])), /holds no Fireside match/],
  ];
  for (const [text, words] of cases) {
    await page.goto(`./#/link/${text}`);
    await expect(page.getByRole("heading", { name: "This link cannot be opened" })).toBeVisible();
    await expect(page.getByText(words)).toBeVisible();
  }
  await sound(page, "a broken link");
  expect(await keys(page)).toEqual(["test"]);
  await page.getByRole("link").click();
  await expect(page.locator(".lobby")).toBeVisible();
});

test("the code holds the link; file and logs can be saved", { tag: "@phone" }, async ({ page }) => {
  await open(page, { seats: ["person", "easy"], after: 40 });
  await until(page, "a question", ({ kind }) => kind === "choose");
  await openShare(page);
  await page.getByRole("button", { name: "QR code" }).click();
  const code = page.getByRole("img", { name: "QR code of the link" });
  await expect(code).toBeVisible();
  await code.scrollIntoViewIfNeeded();
  await sound(page, "code");
  const side = Number((await code.getAttribute("viewBox"))!.split(" ")[2]) - 8;
  expect((side - 17) % 4, "a size that codes have").toBe(0);
  // The three corners look as a camera wants them (that the code can be read: src/app/share/code.rs).
  const path = (await code.locator("path").getAttribute("d"))!;
  for (const corner of ["M0 0h7v", `M${side - 7} 0h7v`, `M0 ${side - 7}h7v`]) expect(path).toContain(corner);
  expect(await code.evaluate((svg) => svg.getBoundingClientRect().width)).toBeGreaterThan(200);

  const download = async (name: string) => {
    const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name }).click()]);
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
  };
  const file = await download("Save as a file");
  expect(file.name).toBe("fireside-test.json");
  expect(JSON.parse(file.text).record).toEqual(await record(page));
  const log = await download("Text file");
  expect(log.name).toBe("fireside-test-log.txt");
  expect(log.text).toContain("The Castles of Burgundy: The Card Game\nJanuary 1, 2026");
  expect(log.text).toMatch(/\nAnn, person\nBen, Easy\n/);
  expect(log.text).toMatch(/\nAnn: .*\nBen: /s);
  expect(log.text).toMatch(/\nAnn: \d+ points?\nBen: \d+ points?\n$/);
  expect(log.text).not.toMatch(/undefined|share-|burgundy-/);
  const data = JSON.parse((await download("Data (JSON)")).text);
  const { answers, cursor, seed } = await record(page);
  expect(data).toMatchObject({ fireside: "log", version: 2, game: "burgundy", rules: 1, seed: String(seed), options: { start_workers: "BySeat" } });
  expect(data.choices.map(({ choice }: { choice: string }) => choice)).toEqual(answers.slice(0, cursor).map(({ c }) => c));
  expect(data.seats.map(({ name }: { name: string }) => name)).toEqual(["Ann", "Ben"]);
  expect(data.lines.filter(({ kind }: { kind: string }) => kind === "seat").length).toBeGreaterThan(10);
  await page.getByRole("button", { name: "Copy as text" }).click();
  await expect(page.getByText("Copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(log.text);
});

test("a copied link is opened in the lobby; a duplicate is a match of its own", { tag: "@smoke" }, async ({ page }) => {
  await openLobby(page);
  await page.getByRole("button", { name: "Open a link" }).click();
  await sound(page, "open a link");
  await page.getByRole("textbox", { name: "Link" }).fill("Your turn! http://localhost/x/#/link/AAAA bye");
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(page).toHaveURL(/#\/link\/AAAA$/);
  await expect(page.getByText(/It is damaged/)).toBeVisible();

  await open(page, await withOrigin({ seats: ["person", "easy"], after: 20 }, 42));
  await until(page, "a question", ({ kind }) => kind === "choose");
  await page.goto("./#/");
  await page.getByRole("button", { name: /^More: / }).first().click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await expect.poll(() => keys(page)).toHaveLength(2);
  const origins = await Promise.all((await keys(page)).map(async (id) => (await kept(page, id)).meta.origin));
  expect(new Set(origins).size).toBe(2);
});
