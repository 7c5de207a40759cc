// What strangers send, and what other programs leave in the storage: whatever can be tapped in lobby, table and log is tapped, and nothing
// stops the page. The same is done natively with many more inputs (tests/strangers).
import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { GAMES } from "./games";
import { put } from "./kept";
import { save, type Controller } from "./saves";
import { expect, openLobby } from "./support";
import { generator, test, until } from "./table";

// A script opens no file dialog.
test.use({ allow: [/user activation/] });

const AWKWARD = ["\ue000700\ue001Tap\ue002", "\ue002\ue001", "\u202ennA\u2066", "\u0000\u0007", "one\r\ntwo\u2028three", "\u200d\ufe0f", "👩‍👩‍👧", "e\u0301\u0302\u0303", "\ufdd0\uffff", "<img src=x onerror=alert(1)>", "{ $name }", "__proto__", "../../x", "x".repeat(5_000), "", " "];
const NUMBERS = [-1, 0, 5, 255, 256, 65_536, 1e300, -1e300, 0.5, Number.MAX_SAFE_INTEGER];

/** A phrase that says what is within it twice, and so on. */
const nested = (depth: number): unknown => (depth ? { k: "innovation-undone-top", a: [["age", nested(depth - 1)]] } : 7);

type Json = any;
const GONE = Symbol();

/** Puts something else in the place of some parts. */
function forge(text: string, random: () => number): string {
  const one = <T>(list: T[]): T => list[Math.floor(random() * list.length)];
  const other = (): Json => one<() => Json>([() => one(AWKWARD), () => one(AWKWARD), () => one(NUMBERS), () => nested(25), () => null, () => [], () => ({}), () => GONE])();
  const change = (value: Json): Json => {
    const keys = value && typeof value === "object" ? Object.keys(value).filter((key) => key !== "record") : [];
    if (!keys.length || random() < 0.15) return other();
    const key = one(keys);
    const changed = change(value[key]);
    if (changed === GONE) delete value[key];
    else value[key] = changed;
    return value;
  };
  const forged = JSON.parse(text);
  for (let n = 0; n < 1 + random() * 3; n++) change(forged.meta);
  return JSON.stringify(forged);
}

/** Texts of matches, of which the names are awkward. */
async function named(game: string, seats: Controller[], wanted: object, n = 0): Promise<string> {
  const text = JSON.parse(await save({ game, seats, ...wanted }));
  text.meta.seats.forEach((seat: Json, at: number) => (seat.name = AWKWARD[(n + at) % AWKWARD.length]));
  text.meta.title = AWKWARD[n % AWKWARD.length];
  return JSON.stringify(text);
}

/**
 * Taps whatever can be tapped within some part of the page, each once, as long as there is something new and `most` is not reached; what
 * opens is closed again, and where a tap leads away, it comes back. Returns how many were tapped.
 */
const tapAll = (page: Page, within: string, most: number) =>
  page.evaluate(async ([within, most]) => {
    const home = location.hash;
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const done = new Set<string>();
    const name = (one: Element) => `${one.className}|${one.getAttribute("aria-label") ?? one.textContent}|${one.id}|${one.getAttribute("href")}`;
    for (let tapped = 0; tapped < most; tapped++) {
      const all = [...document.querySelectorAll<HTMLElement>("a[href^='#'], button, summary, select, input:not([type=file]), .can, [role=button], .menu [role=menuitem]")];
      const next = all.find((one) => (one.closest(within) || one.closest("[role=menu]")) && one.checkVisibility() && !(one as HTMLButtonElement).disabled && !done.has(name(one)));
      if (!next) return tapped;
      done.add(name(next));
      next.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      await frame();
      for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) {
        await frame();
        dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
        dialog.close();
      }
      if (document.documentElement.dataset.app !== "started") throw new Error(`stopped by ${name(next)}`);
      if (location.hash !== home) {
        location.hash = home;
        for (let n = 0; n < 60 && !document.querySelector(within); n++) await frame();
        await frame();
      }
    }
    return most;
  }, [within, most] as const);

const unbroken = async (page: Page) => {
  await expect(page.locator("html")).toHaveAttribute("data-app", "started");
  await expect(page.locator(".recovery")).toHaveCount(0);
};

test("what others have put into the storage stops no lobby", async ({ page }) => {
  const random = generator(7);
  const plain = await Promise.all(GAMES.map(({ id }) => named(id, ["person", "easy"], { after: 9 })));
  const texts: Record<string, string> = {};
  for (let n = 0; n < 100; n++) texts[`fireside:/fireside/:match.f${n}`] = forge(plain[n % plain.length], random);
  const ids = ["", " ", "a b", "a/b", "#", "%", "\ue000", "é", "x".repeat(3_000), "__proto__", "<b>", "a.b"];
  ids.forEach((id, n) => (texts[`fireside:/fireside/:match.${id}`] = plain[n % plain.length]));
  ["", "{", "[]", "null", "{}", '{"format":1}', `{"format":1,"meta":${"[".repeat(5_000)}`].forEach((text, n) => (texts[`fireside:/fireside/:match.g${n}`] = text));
  const result = { id: "a", game: "burgundy", begun: 0, ended: 1.7e12, seats: [[AWKWARD[0], null, 2_147_483_647, true], ["x".repeat(9_999), "hard", -2_147_483_648, false]], tags: "\ue000=\ue001/__proto__=constructor" };
  const results = Array.from({ length: 60 }, (_, n) => ({ ...result, id: `a${n}`, game: n % 3 ? "burgundy" : AWKWARD[n % AWKWARD.length], daily: AWKWARD[n % AWKWARD.length] }));
  texts["fireside:/fireside/:stats"] = JSON.stringify({ format: 1, results });
  texts["fireside:/fireside/:last-table"] = JSON.stringify({ seats: Array.from({ length: 40 }, (_, n) => ({ name: AWKWARD[n % AWKWARD.length], mark: n * 7, controller: "person" })), game: "burgundy", options: { future: nested(20) } });
  texts["fireside:/fireside/:explained"] = JSON.stringify(AWKWARD);
  texts["fireside:/fireside/:settled.terra-mystica"] = JSON.stringify(AWKWARD);
  await put(page, texts);
  await openLobby(page);
  await unbroken(page);
  expect(await page.locator(".save").count()).toBeGreaterThan(25);
  expect(await tapAll(page, ".lobby", 80)).toBeGreaterThan(40);
  await unbroken(page);
  for (const place of ["statistics", "daily", "new/burgundy", "new/terra-mystica"]) {
    await page.evaluate((place) => (location.hash = `#/${place}`), place);
    await expect(page.locator("main, dialog[open]").first()).toBeVisible();
    await unbroken(page);
  }
});

for (const { id: game } of GAMES) {
  test(`a table of ${game} with names of strangers`, async ({ page }) => {
    const seats: Controller[] = ["person", "person", "easy"];
    const middle = await named(game, seats, { after: 70 });
    const over = await named(game, seats, { at: "end" }, 3);
    // Its answers have been meddled with: it can only be looked at.
    const torn = JSON.parse(await named(game, seats, { after: 40 }, 5));
    torn.record.answers.splice(20, 3);
    torn.record.cursor -= 3;
    const long = JSON.parse(middle);
    long.record.answers = Array.from({ length: 20_000 }, (_, n) => long.record.answers[n % long.record.answers.length]);
    const meddled = [torn, long].map((one) => JSON.stringify(one));
    await put(page, Object.fromEntries([middle, over, ...meddled].map((text, n) => [`fireside:/fireside/:match.t${n}`, text])));
    for (const n of [0, 1, 2, 3]) {
      await page.goto(`./#/${game}/t${n}`);
      await until(page, "a table", ({ kind }) => !["none", "lobby"].includes(kind));
      if (await page.locator(".curtain").isVisible()) await page.locator(".curtain button").first().click();
      await tapAll(page, ".log", 10);
      await tapAll(page, "body", n ? 10 : 32);
      await unbroken(page);
      expect(await page.locator("body").innerText()).not.toMatch(/[\ue000-\uf8ff\u202a-\u202e\u2066-\u2069]/);
    }
  });
}

/** The text of a link's bytes, with the number that shows that it arrived whole (src/app/share/envelope.rs). */
function seal(body: Buffer): string {
  const length = Buffer.alloc(8);
  length.writeBigUInt64LE(BigInt(body.length));
  let digest = 0xcbf29ce484222325n;
  for (const byte of [...length, ...body]) digest = ((digest ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn;
  const check = Buffer.alloc(4);
  check.writeUInt32LE(Number((digest ^ (digest >> 32n)) & 0xffffffffn));
  return Buffer.concat([body, check]).toString("base64url");
}

test("links of strangers open or are refused", async ({ page }) => {
  const random = generator(11);
  const links = readFileSync(`${import.meta.dirname}/../compatibility/1.0.0/links.txt`, "utf8").trim().split("\n").map((line) => line.split(" ")[1]);
  const body = (link: string) => Buffer.from(link, "base64url").subarray(0, -4);
  expect(links.every((link) => seal(body(link)) === link), "the seal is the program's").toBe(true);
  const forged = Array.from({ length: 40 }, (_, n) => {
    const bytes = body(links[(n * 7) % links.length]);
    // A name and the title become others of the same length; then some byte does.
    for (const [own, other] of [["Ben", "\ue000"], ["Cleo", "\u202eX"], ["Fireside, Sundays", "\ue000700\ue001Tap\ue002"]]) {
      const at = bytes.indexOf(own);
      const made = Buffer.from(other);
      if (at >= 0 && made.length <= own.length) made.copy(bytes, at);
    }
    if (n % 2) bytes[1 + Math.floor(random() * (bytes.length - 1))] ^= 1 << Math.floor(random() * 8);
    return seal(bytes);
  });
  await openLobby(page);
  let [came, refused] = [0, 0];
  for (const link of forged) {
    await page.evaluate((link) => (location.hash = `#/link/${link}`), link);
    // What is here already opens at once.
    const screen = page.locator(".arrive, .nowhere, .prompt");
    await expect(screen.first()).toBeVisible();
    const arrived = await page.locator(".arrive").isVisible();
    if (arrived) came += 1;
    else if (await page.locator(".nowhere").isVisible()) refused += 1;
    expect(await screen.first().innerText()).not.toMatch(/[\ue000-\uf8ff\u202a-\u202e\u2066-\u2069]/);
    if (arrived && came % 12 === 1) {
      await page.locator(".arrive .btn-main").click();
      await until(page, "a table", ({ kind }) => !["none", "lobby"].includes(kind));
      await tapAll(page, ".log", 15);
    }
    await page.evaluate(() => (location.hash = "#/credits"));
    await expect(screen).toHaveCount(0);
  }
  await unbroken(page);
  expect(Math.min(came, refused), `${came} came, ${refused} refused`).toBeGreaterThan(10);
});
