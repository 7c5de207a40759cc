// What is kept stays, and what cannot be kept is said and made good: whatever the storage refuses, and whoever clears it.
import type { Page } from "@playwright/test";
import { openLobby } from "./support";
import { expect, generator, look, open, playChoice, record, test, until } from "./table";

/** From now on the browser refuses to keep these keys; or keeps everything again. */
const refuse = (page: Page, keys: RegExp | null) =>
  page.evaluate((source) => {
    const here = window as unknown as { plain?: Storage["setItem"] };
    const plain = (here.plain ??= Storage.prototype.setItem);
    Storage.prototype.setItem = function (key, text) {
      if (source !== null && new RegExp(source).test(key)) throw new DOMException("full", "QuotaExceededError");
      plain.call(this, key, text);
    };
  }, keys?.source ?? null);

const kept = (page: Page, key: string) => page.evaluate((key) => localStorage.getItem(key), key);

test.describe("a storage that throws", () => {
  test.use({ allow: [/./] });
  const FAULTS: [string, () => void][] = [
    ["at access", () => Object.defineProperty(window, "localStorage", { get: () => { throw new DOMException("denied", "SecurityError"); } })],
    ["as if there were none", () => Object.defineProperty(window, "localStorage", { get: () => null })],
    ["at every call", () => { for (const call of ["getItem", "setItem", "removeItem", "key", "clear"] as const) Storage.prototype[call] = () => { throw new DOMException("denied", "SecurityError"); }; }],
    ["at every write", () => { Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); }; }],
  ];
  for (const [when, fault] of FAULTS) {
    test(`${when}: a match is played, left and found again, and it is said that nothing is kept`, { tag: when === "at access" ? "@smoke" : [] }, async ({ page }) => {
      await page.addInitScript(fault);
      await openLobby(page);
      await page.getByRole("link", { name: /^Terra Mystica.*New game$/ }).click();
      await page.getByLabel("Seed").fill("2026");
      await page.getByRole("button", { name: "Start the game" }).click();
      const asked = () => page.locator(".prompt .ask");
      await expect(asked()).toBeVisible({ timeout: 20_000 });
      await expect(page.getByRole("alert").filter({ hasText: "no room to keep the match" })).toBeVisible();
      await page.locator(".board :is(.can, .via)").first().click();
      await page.getByRole("link", { name: "To the lobby" }).click();
      await expect(page.getByRole("alert").filter({ hasText: "cannot keep anything" })).toBeVisible();
      await page.locator('a[href^="#/terra-mystica/"]').first().click();
      await expect(asked()).toBeVisible();
    });
  }
});

test("a match that found no room is kept with the next choice, and the browser asks before it closes the page", async ({ page }) => {
  await open(page, { seats: ["person", "easy"], after: 20 });
  await until(page, "a question", ({ kind }) => kind === "choose");
  await refuse(page, /match/);
  const random = generator(3);
  const before = (await record(page)).cursor;
  await playAnyway(page, random);
  await expect(page.getByRole("alert").filter({ hasText: "no room to keep the match" })).toBeVisible();
  expect(await page.evaluate(() => window.onbeforeunload !== null)).toBe(true);
  expect((await record(page)).cursor).toBe(before);
  await refuse(page, null);
  await until(page, "a question", ({ kind }) => kind === "choose", 30_000);
  await playAnyway(page, random);
  await expect.poll(async () => (await record(page)).cursor).toBeGreaterThan(before + 1);
  await expect(page.getByRole("alert").filter({ hasText: "no room to keep the match" })).toHaveCount(0);
  expect(await page.evaluate(() => window.onbeforeunload !== null)).toBe(false);
});

/** Picks and confirms something; what is kept does not tell whether that worked. */
async function playAnyway(page: Page, random: () => number) {
  await page.locator(".row-cards .card:is(.can, .via)").nth(Math.floor(random() * 2)).click({ position: { x: 12, y: 12 } });
  await page.locator(".prompt .acts > .btn-main").click();
}

test("a result that found no room is counted when there is some", async ({ page }) => {
  await open(page, { game: "beta-colony", seats: ["person", "person"], left: 2 });
  await until(page, "a question", ({ kind }) => kind === "choose");
  await refuse(page, /stats$/);
  const random = generator(11);
  for (let n = 0; n < 30 && (await look(page)).kind !== "end"; n++) {
    await playChoice(page, random);
    await until(page, "it goes on", ({ kind }) => ["choose", "end"].includes(kind));
  }
  await expect(page.getByText("could not be added to the statistics")).toBeVisible();
  expect(await kept(page, "fireside:/fireside/:stats")).toBeNull();
  await page.goto("./#/");
  await page.reload();
  await expect.poll(async () => JSON.parse((await kept(page, "fireside:/fireside/:stats")) ?? '{"results":[]}').results.length).toBe(1);
  await expect.poll(() => kept(page, "fireside:/fireside/:match.test")).not.toContain('"owed"');
  // And once only.
  await page.reload();
  await page.goto("./#/statistics");
  await expect(page.locator(".stats-page h1")).toBeVisible();
  expect(JSON.parse((await kept(page, "fireside:/fireside/:stats"))!).results).toHaveLength(1);
});

test("what is deleted comes back after other deletions and after a reload", async ({ page }) => {
  for (const id of ["a1", "b2", "c3"]) await open(page, { seats: ["person", "easy"], after: 10, seed: id.charCodeAt(0) }, id);
  const texts = await page.evaluate(() => ["a1", "b2", "c3"].map((id) => localStorage.getItem(`fireside:/fireside/:match.${id}`)));
  await page.goto("./#/");
  for (let n = 0; n < 3; n++) {
    await page.getByRole("button", { name: /^More: / }).first().click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
  }
  await expect(page.getByRole("button", { name: /^More: / })).toHaveCount(0);
  await page.reload();
  await page.getByRole("button", { name: "Deleted: 3" }).click();
  const dialog = page.getByRole("dialog", { name: "Storage" });
  for (let left = 3; left > 0; left--) {
    await expect(dialog.locator(".storage-bin li")).toHaveCount(left);
    await dialog.getByRole("button", { name: /^Put “.*” back$/ }).first().click();
  }
  await expect(dialog.locator(".storage-bin")).toHaveCount(0);
  expect(await page.evaluate(() => ["a1", "b2", "c3"].map((id) => localStorage.getItem(`fireside:/fireside/:match.${id}`)))).toEqual(texts);
});

test("what was deleted gives way where room is needed, the oldest first", async ({ page }) => {
  await open(page, { seats: ["person", "easy"], after: 10 });
  await page.evaluate(() => {
    localStorage.setItem("fireside:/fireside/:bin.0000000000001.x", "old");
    localStorage.setItem(`fireside:/fireside/:bin.${Date.now()}.y`, "z".repeat(1_500_000));
    localStorage.setItem(`fireside:/fireside/:bin.${Date.now() + 1}.z`, "new");
    // The rest of the room is filled by a neighbour.
    for (let size = 2_000_000; size > 50; size = Math.floor(size / 2)) {
      try {
        for (;;) localStorage.setItem(`neighbour.${Math.random()}`, "n".repeat(size));
      } catch {
        // no room for so much
      }
    }
  });
  await page.reload();
  const { cursor } = await until(page, "a question", ({ kind }) => kind === "choose");
  const random = generator(2);
  for (let n = 0; n < 6; n++) {
    await playChoice(page, random);
    await until(page, "a question", ({ kind }) => kind === "choose", 30_000);
  }
  expect((await record(page)).cursor).toBeGreaterThan(cursor);
  const names = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("fireside:/fireside/:bin.")).map((key) => key.split(".")[2]));
  expect(names).not.toContain("x");
  expect(names).toContain("z");
});

test("what another tab clears is gone from the list, and a table keeps its match again", async ({ page }) => {
  await open(page, { seats: ["person", "easy"], after: 20 });
  await until(page, "a question", ({ kind }) => kind === "choose");
  const lobby = await page.context().newPage();
  await lobby.goto("./");
  const more = lobby.getByRole("button", { name: /^More: / });
  await expect(more).toHaveCount(1);
  const third = await page.context().newPage();
  await third.goto("./manifest.webmanifest");
  await third.evaluate(() => localStorage.clear());
  await expect(more).toHaveCount(0);
  await page.bringToFront();
  await playChoice(page, generator(1));
  await expect.poll(() => kept(page, "fireside:/fireside/:match.test")).not.toBeNull();
});

test("two tabs that write in the same moment lose nothing", async ({ page }) => {
  await open(page, { game: "terra-mystica", seats: ["person", "person"], after: 10 });
  await until(page, "a question", ({ kind }) => kind === "choose");
  const other = await page.context().newPage();
  await other.goto(page.url());
  await until(other, "a question", ({ kind }) => kind === "choose");
  const pick = async (tab: Page, n: number) => {
    await tab.bringToFront();
    await tab.locator(".board .bon.can").nth(n).click();
    await tab.locator(".prompt .acts > .btn-main").waitFor();
  };
  await pick(page, 0);
  await pick(other, 1);
  const at = await page.evaluate(() => Date.now() + 400);
  const commit = (tab: Page) =>
    tab.evaluate((at) => new Promise<void>((done) => {
      const go = () => (Date.now() < at ? setTimeout(go, 0) : (document.querySelector<HTMLElement>(".prompt .acts > .btn-main")!.click(), done()));
      go();
    }), at);
  await Promise.all([commit(page), commit(other)]);
  // Either one knew of the other in time, or a person is asked which of the two it shall be.
  const odds = async () => (await page.getByRole("dialog").count()) + (await other.getByRole("dialog").count());
  const same = async () => JSON.stringify(await look(page).then(({ cursor, ask }) => [cursor, ask])) === JSON.stringify(await look(other).then(({ cursor, ask }) => [cursor, ask]));
  await expect.poll(async () => (await odds()) > 0 || (await same())).toBe(true);
});

test("settings of a newer program are carried along", async ({ page }) => {
  await openLobby(page);
  await page.evaluate(() => localStorage.setItem("fireside:/fireside/:settings", '{"theme":"light","future":{"a":[1]}}'));
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-app", "started");
  await page.getByRole("button", { name: "Switch between light and dark" }).click();
  await expect.poll(async () => JSON.parse((await kept(page, "fireside:/fireside/:settings"))!)).toMatchObject({ theme: "dark", future: { a: [1] } });
});
