// The game of the day: the same for everybody on a date; results, later tries, the last two weeks.
import { finished, put, sound, stats, text } from "./kept";
import { GAMES } from "./games";
import { openLobby } from "./support";
import { expect, fits, test, tooSmall } from "./table";

const NOON = new Date(2026, 10, 21, 12);

/** One game's part of the page: every game has its own days. */
const burgundy = (page: Parameters<typeof text>[0]) => page.getByRole("region", { name: "Burgundy", exact: true });

const kept = (page: Parameters<typeof text>[0]) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("fireside:/fireside/:match.")).map((key) => localStorage.getItem(key)!));

test("the day's position is begun; it comes from the date alone", async ({ page }) => {
  await page.clock.install({ time: new Date(2026, 10, 21, 23, 59) });
  await openLobby(page);
  await page.getByRole("link", { name: "Today’s game" }).click();
  await expect(page.getByRole("heading", { name: "Game of the day" })).toBeFocused();
  await burgundy(page).getByRole("button", { name: "Play", exact: true }).click();
  await expect(page).toHaveURL(/#\/burgundy\/[0-9a-f]+$/);
  const [save] = await kept(page);
  const { meta } = JSON.parse(save);
  expect(meta.daily).toBe("2026-11-21");
  // The number that src/app/matches/daily.rs pins for this date.
  expect(/"seed":(\d+)/.exec(save)![1]).toBe(String(0x2f2a4e2c976cd747n));
  // A Saturday: two hard ones.
  expect(meta.seats.map(({ controller }: { controller: unknown }) => JSON.stringify(controller)).sort()).toEqual(['"person"', '{"bot":"hard"}', '{"bot":"hard"}']);
});

test("at midnight it is another day", async ({ page }) => {
  await page.clock.install({ time: new Date(2026, 10, 21, 23, 58) });
  await openLobby(page, "./#/daily");
  const heading = page.locator("#day-chosen");
  await expect(heading).toContainText("November 21");
  await page.clock.runFor(3 * 60_000);
  await expect(heading).toContainText("November 22");
  await expect(heading).toContainText("Today");
});

test("every day of the week begins", async ({ page }) => {
  await page.clock.install({ time: NOON });
  await openLobby(page, "./#/daily");
  for (let back = 0; back < 7; back++) {
    await page.locator(".day-tile").nth(13 - back).click();
    await burgundy(page).getByRole("button", { name: "Play", exact: true }).click();
    await expect(page).toHaveURL(/#\/burgundy\/[0-9a-f]+$/);
    await page.goBack();
    await expect(page.locator(".day-tile")).toHaveCount(14);
  }
  const sizes = (await kept(page)).map((save) => JSON.parse(save)).map(({ meta }) => [meta.daily, meta.seats.length]);
  expect(Object.fromEntries(sizes)).toEqual({ "2026-11-21": 3, "2026-11-20": 2, "2026-11-19": 4, "2026-11-18": 3, "2026-11-17": 2, "2026-11-16": 1, "2026-11-15": 4 });
});

test("a day's sets stand on its card and begin with it", async ({ page }) => {
  // A Sunday.
  await page.clock.install({ time: new Date(2026, 10, 29, 12) });
  await openLobby(page, "./#/daily");
  const innovation = page.getByRole("region", { name: "Innovation" });
  const days: [number, RegExp, string | undefined][] = [
    [0, /^Innovation with Cities and Echoes\s*Against Medium and Hard/, "cities+echoes"],
    [3, /^Innovation with Echoes\s*Against Hard/, "echoes"],
    [5, /^Innovation with Cities\s*Against Hard/, "cities"],
    [6, /^Innovation\s*Against Medium/, undefined],
  ];
  for (const [back, says] of days) {
    await page.locator(".day-tile").nth(13 - back).click();
    await expect(innovation.locator(".day-body")).toHaveText(says);
    await innovation.getByRole("button", { name: "Play", exact: true }).click();
    await expect(page).toHaveURL(/#\/innovation\/[0-9a-f]+$/);
    await expect(page.locator(".prompt .ask")).not.toBeEmpty();
    await expect(page.locator("body")).not.toContainText("innovation-");
    await page.goBack();
    await expect(page.locator(".day-tile")).toHaveCount(14);
  }
  const begun = (await kept(page)).map((save) => JSON.parse(save)).map(({ meta, record }) => [meta.daily, record.options.sets || undefined]);
  const wanted = days.map(([back, , sets]) => [`2026-11-${29 - back}`, sets]);
  expect(Object.fromEntries(begun)).toEqual(Object.fromEntries(wanted));
});

test("results, later tries, a row of days, and sharing", { tag: "@phone" }, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install({ time: NOON });
  const entry = (id: string, day: number, points: number, won: boolean, more = {}) =>
    finished(id, new Date(2026, 10, day, 20).getTime(), [["Blue", "hard", 39, !won], ["You", null, points, won]], { daily: `2026-11-${day}`, ...more });
  const late = { ...entry("e", 12, 30, false), ended: new Date(2026, 10, 14).getTime() };
  await put(page, stats([
    late, entry("d", 17, 33, false), entry("c", 18, 60, true), entry("b", 19, 41, true, { take_backs: 2 }), entry("a", 20, 47, true),
    { ...entry("a2", 20, 52, true), ended: new Date(2026, 10, 20, 21).getTime() }, { ...entry("a3", 20, 20, false), ended: new Date(2026, 10, 20, 22).getTime() },
  ]));
  await openLobby(page);
  await expect(page.locator(".day-card")).toContainText("Play");
  await sound(page);
  expect(await tooSmall(page)).toEqual([]);
  await page.locator(".day-card").click();
  await expect(burgundy(page).getByText("4 days in a row")).toBeVisible();
  await expect(page.getByText("November 21"), "the date stands there once").toHaveCount(1);
  await expect(page.getByRole("heading", { name: "Today, Saturday, November 21" })).toBeVisible();
  await sound(page);
  expect(await tooSmall(page)).toEqual([]);
  await page.getByRole("button", { name: "Friday, November 20: Burgundy: won with 47 points" }).click();
  await expect(page.getByRole("heading", { name: "Friday, November 20" })).toBeVisible();
  await expect(burgundy(page).locator(".day-result")).toHaveText(/47\s*You won: 8 more than Hard/);
  await expect(page.getByText("The best of 2 later tries: 52 : 39")).toBeVisible();
  await page.getByRole("button", { name: "Copy the result" }).click();
  await expect(page.getByText("Copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("Fireside · Burgundy · 2026-11-20 · 47 : 39");
  await page.getByRole("button", { name: "Thursday, November 12: Burgundy: 30 points, lost" }).click();
  await expect(burgundy(page).locator(".day-result")).toHaveText(/30\s*Lost: 9 fewer than Hard/);
  // A day that is over can be played again; it is going on then.
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL(/#\/burgundy\//);
  expect(JSON.parse((await kept(page))[0]).meta.daily).toBe("2026-11-12");
  await page.goBack();
  await page.getByRole("button", { name: "Thursday, November 12: Burgundy: 30 points, lost" }).click();
  await expect(page.getByRole("link", { name: "Continue" })).toBeVisible();
  await page.setViewportSize({ width: 768, height: 1024 });
  await fits(page, "a tablet");
});

test("today's result is on the card", async ({ page }) => {
  await page.clock.install({ time: NOON });
  const own = finished("t", NOON.getTime() - 1000, [["You", null, 51, true], ["Blue", "hard", 40, false], ["Green", "hard", 44, false]], { daily: "2026-11-21" });
  const others = GAMES.filter(({ id }) => id !== "burgundy").map(({ id }, at) =>
    finished(id, NOON.getTime() - 2000 - at, [["You", null, 6, true], ["Blue", "hard", 3, false]], { daily: "2026-11-21", game: id }));
  await put(page, stats([own, ...others]));
  await openLobby(page);
  await expect(page.locator(".day-card")).toContainText("51 : 44");
});
