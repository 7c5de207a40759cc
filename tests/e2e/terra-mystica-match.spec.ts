// Terra Mystica at the table, by real clicks. What a choice does is tested natively (tests/terra_mystica): here is what its page shows.
import type { Page } from "@playwright/test";
import { readFile, writeFile } from "node:fs/promises";
import { finished, put, stats, text } from "./kept";
import type { Wanted } from "./saves";
import { openLobby } from "./support";
import { expect, fits, generator, look, open, record, step, test, until } from "./table";

const DUEL: Wanted = { game: "terra-mystica", seats: ["person", "easy"] };
const FIVE: Wanted = { game: "terra-mystica", seats: ["person", "easy", "easy", "easy", "easy"] };

const question = (page: Page) => until(page, "a question", ({ kind }) => kind === "choose", 30_000);
const confirm = (page: Page) => page.locator(".prompt .acts > .btn-main");

async function menu(page: Page, item: string) {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

test("a whole game for two by clicking", async ({ page }) => {
  test.setTimeout(240_000);
  await open(page, { ...DUEL, at: "Faction" });
  await question(page);
  // The panel shows all fourteen; a tap picks one, another confirms it.
  await expect(page.locator(".faction-card:visible")).toHaveCount(14);
  await page.locator(".faction-card", { hasText: "Nomads" }).click();
  await confirm(page).click();
  const random = generator(11);
  for (let taps = 0; taps < 900; taps++) {
    // Who passes often comes to the end sooner.
    const seen = await step(page, random, random() < 0.3 ? /[Pp]ass/ : undefined);
    if (seen.kind === "end") break;
  }
  await expect(page.locator(".end-page")).toBeVisible();
  await page.goto("./#/statistics");
  await expect(page.locator(".stats-table", { hasText: "By faction" })).toContainText("Nomads");
  await expect(page.locator(".stats-table", { hasText: "By map" })).toContainText("Base map");
});

test("two at one device hide nothing from each other: no curtain, the question names who is asked", { tag: "@both" }, async ({ page }) => {
  await open(page, { ...DUEL, seats: ["person", "person"], at: "FirstDwelling" });
  await question(page);
  const asked = page.locator(".prompt .asked-seat");
  await expect(asked).toHaveText("Ann");
  const cards = page.locator(".seat-card");
  await expect(cards.filter({ hasText: "Ann" })).toHaveClass(/\bme\b/);
  const random = generator(5);
  const seen = new Set<string>();
  for (let taps = 0; taps < 40 && seen.size < 2; taps++) {
    expect((await step(page, random)).kind, "never a curtain").toBe("choose");
    seen.add(await asked.innerText());
  }
  expect([...seen].sort()).toEqual(["Ann", "Ben"]);
  // The board is that of whoever is asked; the seats stay where they are, and whoever listens is told the name.
  const name = await asked.innerText();
  await expect(cards.filter({ hasText: name })).toHaveClass(/\bme\b/);
  await expect(cards.first()).toContainText("Ann");
  await expect(page.locator("p[role=status]").first()).toContainText(`${name}: `);
  await expect(page.locator(".curtain")).toHaveCount(0);
});

test("a table of five with bots goes on", { tag: "@both" }, async ({ page }) => {
  test.setTimeout(180_000);
  await open(page, { ...FIVE, after: 150 });
  const random = generator(3);
  const first = (await question(page)).cursor;
  for (let taps = 0; taps < 60; taps++) {
    const seen = await step(page, random);
    if (seen.kind === "end" || seen.cursor > first + 25) break;
  }
  expect((await record(page)).cursor).toBeGreaterThan(first + 25);
  await fits(page, "a table of five");
});

test("a match goes out as a ledger and comes in by file and by paste; a wrong one says where", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, { ...DUEL, seats: ["person", "person"], at: "end" });
  await until(page, "the end", ({ kind }) => kind === "end");
  const points = (await look(page)).points;
  await page.getByRole("button", { name: "Share" }).click();
  const section = page.getByRole("dialog", { name: "Share" }).locator("section", { hasText: "Ledger" });
  const download = page.waitForEvent("download");
  await section.getByRole("button", { name: "Text file" }).click();
  const ledger = await readFile((await (await download).path())!, "utf8");
  expect(ledger).toMatch(/^score SCORE\d/m);
  await section.getByRole("button", { name: "Copy as text" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(ledger);
  await page.keyboard.press("Escape");

  // By file.
  await openLobby(page);
  const path = test.info().outputPath("ledger.txt");
  const take = async (content: string) => {
    await writeFile(path, content);
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Open a match from a file" }).click();
    await (await chooser).setFiles(path);
  };
  await take(ledger.replace(/upgrade|build/, "bulid"));
  await expect(page.getByText(/line \d+ of the ledger cannot be played: .*bulid/)).toBeVisible();
  await take(ledger);
  await expect(page.getByText("The match is in your list now.")).toBeVisible();
  await expect(page.getByText("Recorded game").first()).toBeVisible();

  // By paste: it opens at once, and can be stepped through.
  await page.getByRole("button", { name: "Open a link" }).click();
  await page.getByRole("textbox", { name: "Link" }).fill("setup witches\nsetup witches\n");
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(page.getByRole("dialog").getByText(/line 2 of the ledger cannot be played/)).toBeVisible();
  await page.getByRole("textbox", { name: "Link" }).fill(ledger);
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await until(page, "the end of the recorded game", ({ kind }) => kind === "end");
  expect((await look(page)).points).toBe(points);
  await page.getByRole("button", { name: "Look at the table" }).click();
  const log = page.getByRole("complementary", { name: "Log" });
  await log.getByRole("button", { name: "Play the match back" }).click();
  const slider = page.locator(".prompt").getByRole("slider", { name: "Moments of the match" });
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(2);
  await page.locator(".prompt").getByRole("button", { name: "Pause" }).click();
  await until(page, "the past", ({ kind }) => kind === "past");
  // It was not played here.
  expect(await text(page, "fireside:/fireside/:stats")).toBeNull();
});

test("a turn ends by itself until somebody ends it by hand", async ({ page }) => {
  await open(page, { ...DUEL, after: 10 });
  await question(page);
  const random = generator(7);
  const ended = async () => (await record(page)).answers.some(({ c, a }: { c: string; a?: boolean }) => c === "e" && a);
  for (let taps = 0; taps < 60 && !(await ended()); taps++) await step(page, random);
  expect(await ended(), "an end of a turn that nobody was asked for").toBe(true);
  await question(page);
  await menu(page, "Automatic answers");
  const dialog = page.getByRole("dialog", { name: "Automatic answers" });
  await dialog.getByRole("switch", { name: /End my turns myself/ }).click();
  await dialog.getByRole("combobox", { name: /Take power without asking/ }).selectOption("All of it");
  await page.keyboard.press("Escape");
  const settled = async () => JSON.parse(JSON.parse((await page.evaluate(() => localStorage.getItem("fireside:/fireside/:match.test")))!).meta.settled)["0"];
  await expect.poll(settled).toMatchObject({ end_by_hand: true, take_up_to: [255, 0] });
});

test("statistics count by faction and map", { tag: "@phone" }, async ({ page }) => {
  const tags = "map=lakes/faction=witches/faction=giants";
  const one = finished("a", 1.7e12, [["You", null, 99, true], ["Blue", "easy", 20, false]], { game: "terra-mystica", tags });
  await put(page, stats([one, finished("b", 1.7e12 + 1, [["You", null, 9, false], ["Blue", "easy", 20, true]])]));
  await page.goto("./#/statistics");
  await expect(page.locator(".stats-table", { hasText: "By faction" }).getByRole("row", { name: /Witches/ })).toContainText("99");
  await expect(page.locator(".stats-table", { hasText: "By map" })).toContainText("Lakes");
  await expect(page.locator(".stats-table", { hasText: "Giants" })).toHaveCount(0);
  await fits(page, "the statistics");
});

test("passing begins in the prompt: the cards come into sight and one is picked", { tag: "@both" }, async ({ page, viewport }) => {
  await open(page, { ...FIVE, after: 250 });
  const { cursor } = await question(page);
  await page.getByRole("button", { name: "Pass and take a bonus card" }).click();
  const cards = page.locator(".bon.can");
  const chosen = page.locator(".bon.chosen");
  if (viewport!.width < 1000) {
    await expect(cards.first()).toBeVisible();
  }
  await expect(chosen).toHaveCount(1);
  await expect(confirm(page)).toHaveText(/Pass/);
  const first = await chosen.getAttribute("aria-label");
  await page.locator(".bon.can:not(.chosen)").first().click();
  await expect(chosen).toHaveCount(1);
  expect(await chosen.getAttribute("aria-label")).not.toBe(first);
  // Nothing is done before it is confirmed.
  expect((await look(page)).cursor).toBe(cursor);
  await confirm(page).click();
  await expect.poll(async () => (await look(page)).cursor).toBeGreaterThan(cursor);
});

test("a row of buildings tells what each costs and brings; what only the faction can do stands beside passing", async ({ page }) => {
  await open(page, { ...DUEL, options: { factions: { given: ["alchemists", "witches"] } } });
  await question(page);
  await page.locator(".tm-faction .fac-rows button").first().click();
  const steps = page.getByRole("dialog").locator(".building-steps tbody tr");
  await expect(steps).toHaveCount(8);
  await expect(steps.last()).toContainText("1");
  await page.keyboard.press("Escape");
  const { cursor } = await look(page);
  await page.locator(".prompt .choices").getByRole("button", { name: /point/ }).first().click();
  await until(page, "the exchange is picked", ({ main }) => main !== "");
  expect((await look(page)).cursor).toBe(cursor);
});
