// Statistics: a finished match counts once; numbers, filters, files, reset; damaged ones.
import { readFile } from "node:fs/promises";
import { GAMES } from "./games";
import { finished, put, sound, stats, text, type Seat } from "./kept";
import { save, type Wanted } from "./saves";
import { openLobby } from "./support";
import { expect, fits, generator, open, play, test, tooSmall, until } from "./table";

const results = async (page: Parameters<typeof text>[0]) => JSON.parse((await text(page, "fireside:/fireside/:stats")) ?? '{"results":[]}').results;

/** A match before its last answer that does not give itself. */
const nearEnd = (seats: Wanted["seats"]) => save({ seats, left: 1 });

test("a match that ends here counts, once", async ({ page }) => {
  await open(page, await nearEnd(["person", "person"]));
  const random = generator(5);
  await play(page, random, ({ kind }) => kind === "end");
  await expect.poll(async () => (await results(page)).length).toBe(1);
  const [first] = await results(page);
  expect(first).toMatchObject({ id: "test", game: "burgundy" });
  expect(first.seats.map(([name]: Seat) => name)).toEqual(["Ann", "Ben"]);

  // Another end after a take-back takes its place.
  await page.getByRole("button", { name: "Look at the table" }).click();
  await page.keyboard.press("u");
  await until(page, "it goes on", ({ kind }) => kind === "choose" || kind === "curtain");
  await play(page, random, ({ kind }) => kind === "end");
  const again = await results(page);
  expect(again).toHaveLength(1);
  expect(again[0].ended).toBeGreaterThan(first.ended);

  await page.goto("./#/statistics");
  await expect(page.getByRole("heading", { name: "Statistics" })).toBeFocused();
  // Nobody of them is "You": the numbers are by name.
  await page.getByRole("combobox", { name: "Player" }).selectOption("Ann");
  await expect(page.locator(".stats-tiles")).toContainText("Played1");
});

test("alone at the device: the end tells how it stands, a copy does not count", async ({ page }) => {
  await put(page, stats([finished("before", 1.7e12, [["You", null, 99, true], ["Blue", "easy", 20, false]])]));
  const near = await nearEnd(["person", "easy"]);
  await open(page, near);
  await play(page, generator(7), ({ kind }) => kind === "end");
  await expect(page.locator(".say")).toContainText("Your best: 99");
  expect(await results(page)).toHaveLength(2);

  // A copy of the match as it was before is only a try.
  await page.evaluate(([key, near]) => localStorage.setItem(key, near), ["fireside:/fireside/:match.test", near]);
  await page.goto("./#/");
  await page.getByRole("button", { name: /^More: / }).first().click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await expect(page.getByText("The match is in your list now.")).toBeVisible();
  // On a phone the message would lie over the choices.
  await page.getByRole("button", { name: "Dismiss" }).click();
  const copy = await page.evaluate(() => Object.keys(localStorage).find((key) => key.startsWith("fireside:/fireside/:match.") && key !== "fireside:/fireside/:match.test")!);
  await page.goto(`./#/burgundy/${copy.slice("fireside:/fireside/:match.".length)}`);
  await play(page, generator(8), ({ kind }) => kind === "end");
  expect(await results(page)).toHaveLength(2);
});

/** Thirty matches of all kinds, the last of them won. */
function thirty() {
  const levels = ["easy", "medium", "hard", "expert"];
  return Array.from({ length: 30 }, (_, n) => {
    const points = 28 + ((n * 17) % 31);
    const won = n % 3 !== 1;
    const ended = Date.UTC(2026, 2, 1 + n, 12);
    if (n % 6 === 5) return finished(`s${n}`, ended, [["You", null, points - 12, won]], { rival: 19 });
    if (n % 10 === 3) return finished(`s${n}`, ended, [["You", null, points, won], ["Mia", null, 40, !won]]);
    const bots: Seat[] = Array.from({ length: 1 + (n % 3) }, (_, at) => [["Blue", "Green", "Violet"][at], levels[n % 4], 35, !won && at === 0]);
    return finished(`s${n}`, ended, [["You", null, points, won], ...bots], n % 5 ? {} : { daily: "2026-03-05" });
  });
}

test("numbers, charts and filters", { tag: "@phone" }, async ({ page }) => {
  await put(page, stats(thirty()));
  await openLobby(page);
  await page.getByRole("link", { name: "Statistics" }).click();
  const tile = (name: string) => page.locator(".stats-tiles > div").filter({ has: page.getByText(name, { exact: true }) });
  await expect(tile("Played")).toContainText("30");
  await expect(tile("Won")).toContainText("2067%");
  await expect(tile("Best")).toContainText("58");
  await expect(page.locator(".form li")).toHaveCount(20);
  const fonts = await page.locator(".stats-tiles dd, .form b, .stats-table td").evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).fontFamily))]);
  expect(fonts.join(), "what counts is in figures of one width, which the serif has not").not.toMatch(/Fraunces/);
  await expect(page.getByRole("table", { name: "By strongest opponent" }).getByRole("row")).toHaveCount(7);
  await sound(page);
  expect(await tooSmall(page)).toEqual([]);
  await page.setViewportSize({ width: 768, height: 1024 });
  await fits(page, "a tablet");

  await page.getByRole("combobox", { name: "All opponents" }).selectOption("Alone");
  await expect(tile("Played")).toContainText("5");
  await expect(page.getByRole("status").filter({ hasText: "5 matches counted" })).toHaveCount(1);
  await page.getByRole("combobox", { name: "All table sizes" }).selectOption("3 players");
  await expect(page.getByText("No match fits all of these.")).toBeVisible();
  await page.getByRole("combobox", { name: "All opponents" }).selectOption("All opponents");
  await page.getByRole("combobox", { name: "All table sizes" }).selectOption("All table sizes");
  await page.getByRole("combobox", { name: "Player" }).selectOption("Mia");
  await expect(tile("Played")).toContainText("2");
});

test("over several games nothing adds their points, and every table has its words", async ({ page }) => {
  const games = ["burgundy", "innovation", "beta-colony", "terra-mystica"];
  const tags = [undefined, "set=echoes", "/board=2/board=4", "map=lakes/faction=fakirs/faction=giants"];
  const all = games.flatMap((game, n) => [20, 40].map((points, at) => finished(`${game}${at}`, Date.UTC(2026, 2, 1 + n, at), [["You", null, points + n, at === 0], ["Blue", "hard", 5, false]], { game, tags: tags[n] })));
  await put(page, stats(all));
  await openLobby(page, "./#/statistics");
  await expect(page.locator(".stats-tiles")).toContainText("Played8");
  await expect(page.locator(".stats-tiles")).not.toContainText(/Average|Best/);
  await expect(page.getByRole("heading", { name: "Spread of points" })).toHaveCount(0);
  const table = (name: string) => page.getByRole("table", { name });
  await expect(table("By strongest opponent")).not.toContainText("Average");
  await expect(table("By game")).toContainText("Average");
  for (const name of ["By board", "By sets", "By faction", "By map"]) await expect(table(name)).toBeVisible();
  await expect(page.locator("main")).not.toContainText(/-by-|beta-colony|terra-mystica|innovation-/);
  await sound(page);
  await page.getByRole("combobox", { name: "All games" }).selectOption("Beta Colony");
  await expect(page.locator(".stats-tiles")).toContainText("Average32");
  await expect(page.getByRole("heading", { name: "Spread of points" })).toBeVisible();
});

test("as files, reset and back", async ({ page }) => {
  await put(page, stats(thirty()));
  await openLobby(page, "./#/statistics");
  const before = await text(page, "fireside:/fireside/:stats");
  const more = page.getByRole("button", { name: "More: Statistics" });
  for (const [item, ending] of [["Save as a file (JSON)", "json"], ["Save as a table (CSV)", "csv"]]) {
    await more.click();
    const download = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: item }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(new RegExp(`^fireside-statistics-.*\\.${ending}$`));
    const content = await readFile((await file.path())!, "utf8");
    if (ending === "json") expect(content).toBe(before);
    else expect(content.split("\r\n")[1]).toMatch(/^s0,burgundy,2026-03-01,2026-03-01,2026-03-05,0,2,1,You,person,28,true,/);
  }
  await more.click();
  await page.getByRole("menuitem", { name: "Reset" }).click();
  const dialog = page.getByRole("dialog", { name: "Reset the statistics?" });
  await sound(page);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect(await text(page, "fireside:/fireside/:stats")).toBe(before);
  await more.click();
  await page.getByRole("menuitem", { name: "Reset" }).click();
  await dialog.getByRole("button", { name: "Reset" }).click();
  await expect(page.getByText("Nothing to count yet.")).toBeVisible();
  expect(await text(page, "fireside:/fireside/:stats")).toBeNull();
  await sound(page);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator(".stats-tiles")).toContainText("Played30");
  expect(await text(page, "fireside:/fireside/:stats")).toBe(before);
});

test("damaged statistics stop nothing", async ({ page }) => {
  await put(page, { "fireside:/fireside/:stats": '{"format":1,"results":[{' });
  const near = await nearEnd(["person", "easy"]);
  await open(page, near);
  await play(page, generator(7), ({ kind }) => kind === "end");
  expect(await text(page, "fireside:/fireside/:stats")).toBe('{"format":1,"results":[{');
  await page.goto("./#/daily");
  await expect(page.getByRole("button", { name: "Play", exact: true })).toHaveCount(GAMES.length);
  await page.goto("./#/statistics");
  await expect(page.getByText("The statistics cannot be read")).toBeVisible();
  await sound(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file (JSON)" }).click();
  expect(await readFile((await (await download).path())!, "utf8")).toBe('{"format":1,"results":[{');
  await page.getByRole("button", { name: "Reset" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Reset" }).click();
  await expect(page.getByText("Nothing to count yet.")).toBeVisible();
});
