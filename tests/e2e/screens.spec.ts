// Photographs of the screens, light and dark, to target/screens/, by scripts/screens. Nothing is compared: they are for eyes.
import type { Page } from "@playwright/test";
import { GAMES } from "./games";
import { finished, matches, put, stats, type Seat } from "./kept";
import type { Wanted } from "./saves";
import { openLobby, shot } from "./support";
import { expect, lift, look, open, test, until } from "./table";

const BOT = { seats: ["person", "medium"] } as Wanted;

/** A table that stands as wanted, photographed under a name. */
async function picture(page: Page, name: string, wanted: Wanted, before?: () => Promise<unknown>) {
  await open(page, wanted);
  if ((await until(page, "a screen", ({ kind }) => !["none", "lobby"].includes(kind))).kind === "curtain") await lift(page);
  await before?.();
  await shot(page, name);
}

for (const [name, wanted] of GAMES.flatMap(({ positions }) => Object.entries(positions))) {
  test(name, ({ page }) => picture(page, name, wanted));
}

test("picked", async ({ page }) => {
  await picture(page, "picked-take", { ...BOT, after: 2 }, () => page.locator(".row-cards :is(.can, .via)").first().click());
  await page.keyboard.press("Escape");
  const project = page.locator(".hand :is(.card.can, .card.via):not(.dicecard)").first();
  if (await project.isVisible()) {
    await project.click();
    await shot(page, "picked-place");
  }
});

test("a die first", ({ page }) => picture(page, "picked-die", { ...BOT, after: 30 }, () => page.locator(".dicecard.via").first().click()));

test("the curtain", async ({ page }) => {
  await open(page, { seats: ["person", "person", "medium"], after: 40 });
  await until(page, "the curtain", ({ kind }) => kind === "curtain");
  await shot(page, "curtain");
});

test("a bot thinks", async ({ page }) => {
  await open(page, { seats: ["person", "expert"], at: "AfterAction", after: 30 });
  await until(page, "my turn", ({ kind }) => kind === "choose");
  await page.getByRole("button", { name: "End turn" }).click();
  await until(page, "the bot", ({ kind }) => kind === "wait" || kind === "choose");
  await shot(page, "bot-thinks");
});

test("the past", async ({ page }) => {
  await picture(page, "past", { ...BOT, after: 40 }, async () => {
    await page.keyboard.press("[");
    await page.evaluate(() => {
      const slider = document.querySelector<HTMLInputElement>(".rail input")!;
      slider.value = "20";
      slider.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await until(page, "the past", ({ kind }) => kind === "past");
  });
});

test("sheets", async ({ page, viewport }) => {
  await open(page, { ...BOT, at: "AfterAction", after: 40 });
  await until(page, "a question", ({ kind }) => kind === "choose");
  const sheet = async (name: string) => {
    await expect(page.getByRole("dialog")).toBeVisible();
    await shot(page, name);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  };
  await page.locator(".row-cards .card").last().click();
  await sheet("sheet-card");
  await page.getByRole("button", { name: /^Phase .: each triple/ }).click();
  await sheet("sheet-passage");
  await page.getByRole("button", { name: /^Discard pile/ }).click();
  await sheet("sheet-discard");
  await page.getByRole("button", { name: /^\d light goods/ }).click();
  await sheet("sheet-words");
  await page.getByRole("button", { name: /Show the board/ }).last().click();
  await sheet("sheet-seat");
  await page.getByRole("button", { name: "Menu" }).click();
  await sheet("menu");
  if (viewport!.width < 1000) {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("menuitem", { name: "Log", exact: true }).click();
    await sheet("sheet-log");
  }
});

test("Egon's sheet", ({ page }) =>
  picture(page, "sheet-egon", { seats: ["person"], after: 40 }, () => page.getByRole("button", { name: /^Egon, / }).click()));

for (const [name, wanted] of Object.entries<Wanted>({
  "end-2": { ...BOT, at: "end" },
  "end-4": { seats: ["person", "person", "hard", "easy"], at: "end" },
  "end-solo": { seats: ["person"], at: "end" },
})) {
  test(name, async ({ page }) => {
    await open(page, wanted);
    await until(page, "the end", ({ kind }) => kind === "end");
    await shot(page, name);
    await page.locator(".res").evaluate((all) => (all.scrollTop = document.documentElement.scrollTop = all.scrollHeight));
    await page.locator(".moments, .graph").last().scrollIntoViewIfNeeded();
    await shot(page, `${name}-below`);
  });
}

test("other sizes", { tag: "@desktop" }, async ({ page }) => {
  await open(page, { seats: ["person", "medium", "person"], after: 60 });
  await lift(page);
  for (const [width, height] of [[740, 360], [1024, 768], [768, 1024], [1280, 720], [1920, 1080]] as const) {
    await page.setViewportSize({ width, height });
    await shot(page, `table-${width}x${height}`);
  }
});

test("broken", async ({ page }) => {
  await open(page, "{");
  await expect.poll(() => page.locator("h1").innerText()).toContain("cannot be opened");
  expect((await look(page)).kind).toBe("none");
  await shot(page, "match-broken");
});

/** Places without a match: what is put into the storage, the address, what is clicked before. */
const results = Array.from({ length: 30 }, (_, n) => {
  const seats: Seat[] = [["You", null, 28 + ((n * 17) % 31), n % 3 !== 1], ["Blue", ["easy", "medium", "hard", "expert"][n % 4], 35, n % 3 === 1]];
  return finished(`s${n}`, Date.UTC(2026, 2, 1 + n, 12), seats);
});
const places: { [name: string]: [kept: Record<string, string>, hash: string, click?: (page: Page) => Promise<unknown>] } = {
  "lobby-empty": [{}, ""],
  "lobby-matches": [matches(5), ""],
  "matches-40": [matches(40), ""],
  settings: [{}, "", (page) => page.getByRole("button", { name: "Settings" }).click()],
  storage: [matches(5), "", (page) => page.getByRole("button", { name: /on this device/ }).click()],
  keys: [{}, "", (page) => page.keyboard.press("?")],
  credits: [{}, "credits"],
  daily: [stats(results), "daily"],
  stats: [stats(results), "statistics"],
  "stats-empty": [{}, "statistics"],
  "link-broken": [{}, "link/hello"],
  "rules-search": [{}, "rules/burgundy", (page) => page.getByRole("searchbox").fill("worker")],
};
for (const { id } of GAMES) places[`new-${id}`] = [{}, `new/${id}`, (page) => page.locator(".srow").nth(1).click()];
for (const chapter of ["one-minute", "components", "turn", "estate", "effects", "buildings", "scoring", "solo"]) places[`rules-${chapter}`] = [{}, `rules/burgundy/${chapter}`];
for (const [name, [kept, hash, click]] of Object.entries(places)) {
  test(name, async ({ page }) => {
    await put(page, kept);
    await openLobby(page, `./#/${hash}`);
    if (hash.startsWith("rules")) await expect(page.locator(".book-unit").first()).toBeAttached();
    await click?.(page);
    await shot(page, name);
  });
}

for (const [name, key] of Object.entries({ readout: "b", hint: "i", share: "" })) {
  test(name, async ({ page }) => {
    await open(page, { ...BOT, after: 40 });
    await until(page, "a question", ({ kind }) => kind === "choose");
    if (key) await page.keyboard.press(key);
    else {
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("menuitem", { name: "Share" }).click();
    }
    if (name === "hint") await expect(page.getByRole("group", { name: "What the Hard bot would do" })).toBeVisible();
    else await expect(page.getByRole("dialog")).toBeVisible();
    await shot(page, name);
  });
}

for (const language of ["de", "es"]) {
  test(`in ${language}`, async ({ page }) => {
    await put(page, { "fireside:/fireside/:settings": JSON.stringify({ language, motion: "off" }) });
    await openLobby(page);
    await shot(page, `language-${language}-lobby`);
    await open(page, { ...BOT, after: 40 });
    await until(page, "a question", ({ kind }) => kind === "choose");
    await shot(page, `language-${language}-table`);
  });
}
