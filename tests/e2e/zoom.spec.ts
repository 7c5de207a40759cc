// Large letters, 200 % zoom, 320 px, a phone's notch, and targets for fingers, on every screen and in every dialog.
import type { Page } from "@playwright/test";
import { GAMES, SAMPLE } from "./games";
import { finished, put, stats } from "./kept";
import { atHome } from "./phone";
import { openLobby } from "./support";
import { expect, fits, lift, open, test, tooSmall, until } from "./table";
import { unreadable, unreadableSpaced } from "./texts";

/** The same screen of every game. */
function perGame(name: string, go: (page: Page, game: string) => Promise<unknown>) {
  return Object.fromEntries(GAMES.map(({ id }) => [`${name} of ${id}`, (page: Page) => go(page, id)]));
}

const SCREENS: { [name: string]: (page: Page) => Promise<unknown> } = {
  lobby: (page) => openLobby(page),
  credits: (page) => openLobby(page, "./#/credits"),
  ...perGame("new game", async (page, game) => {
    await openLobby(page, `./#/new/${game}`);
    await page.locator(".srow").nth(1).click();
  }),
  "the game in one minute": async (page) => {
    await openLobby(page, "./#/new/innovation");
    await page.getByRole("button", { name: "The game in one minute" }).click();
    await expect(page.getByRole("dialog").last()).toContainText("A turn takes");
  },
  ...perGame("rules", async (page, game) => {
    await openLobby(page, `./#/rules/${game}`);
    await expect(page.locator(".book-unit").first()).toBeVisible();
  }),
  statistics: async (page) => {
    await put(page, stats([finished("s1", Date.UTC(2026, 2, 1, 12), [["You", null, 41, true], ["Blue", "hard", 35, false]])]));
    await openLobby(page, "./#/statistics");
  },
  "game of the day": (page) => openLobby(page, "./#/daily"),
  settings: async (page) => {
    await openLobby(page);
    await page.getByRole("button", { name: "Settings" }).click();
  },
  shortcuts: async (page) => {
    await openLobby(page);
    await page.keyboard.press("?");
  },
  ...perGame("table", async (page, game) => {
    await open(page, { game, seats: ["person", "medium"], after: 60 });
    await until(page, "a question", ({ kind }) => kind === "choose");
  }),
  ...perGame("table for four", async (page, game) => {
    await open(page, { game, seats: ["person", "medium", "person", "hard"], after: 100 }, "four");
    if ((await until(page, "a screen", ({ kind }) => ["curtain", "choose"].includes(kind))).kind === "curtain") await lift(page);
  }),
  menu: async (page) => {
    await SCREENS[`table of ${SAMPLE}`](page);
    await page.getByRole("button", { name: "Menu" }).click();
  },
  log: async (page) => {
    await SCREENS[`table of ${SAMPLE}`](page);
    await page.keyboard.press("l");
  },
  "the board as text": async (page) => {
    await SCREENS[`table of ${SAMPLE}`](page);
    await page.keyboard.press("b");
  },
  ...perGame("end", async (page, game) => {
    await open(page, { game, seats: ["person", "easy"], at: "end" }, "end");
    await until(page, "the end", ({ kind }) => kind === "end");
  }),
};

/** The browser's own size of letters, in its settings. */
async function letters(page: Page, standard: number) {
  const device = await page.context().newCDPSession(page);
  await device.send("Page.setFontSizes", { fontSizes: { standard } });
  await device.detach();
  const size = () => page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
  await expect.poll(size, "the page follows").toBe(standard);
}

/** A window of another size, when the page is drawn anew: what is told of its size (a map's frame) is drawn a frame later. */
async function resize(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))));
}

/** Targets for fingers that are too small. Links in running text are as high as the text. */
const small = async (page: Page, name: string) =>
  (await tooSmall(page)).filter((one) => !(name === "credits" && one.includes(" .“")) && !/^\d+ × \d+ \.(named)? “/.test(one));

/** Where it is laid out differently. */
const SIZES = [[360, 740], [820, 1180], [1024, 768], [1440, 900]] as const;

async function readable(page: Page, name: string) {
  // A window, not a phone's screen: that would grow with what is too wide for it.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("about:blank");
  await SCREENS[name](page);
  expect.soft(await small(page, name), `${name}: targets for fingers`).toEqual([]);
  for (const [width, height] of [[320, 640], ...SIZES]) {
    await resize(page, width, height);
    expect.soft(await unreadable(page), `${name}, ${width} × ${height}`).toEqual([]);
    if (name.startsWith("table")) expect.soft(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), `${name}: nothing below the table`).toBe(0);
  }
  for (const [width, height] of [SIZES[0], SIZES[3]]) {
    await resize(page, width, height);
    expect.soft(await unreadableSpaced(page), `${name}, letters set apart, ${width} × ${height}`).toEqual([]);
  }
  await atHome(page, name);
  // 1440 × 900 at 200 %.
  await resize(page, 720, 450);
  await fits(page, `${name} at 200 %`);
  await letters(page, 32);
  for (const [width, height] of SIZES) {
    await resize(page, width, height);
    expect.soft(await unreadable(page), `${name}, large letters, ${width} × ${height}`).toEqual([]);
    if (name.startsWith("new game")) await expect(page.getByRole("button", { name: "Start the game" })).toBeInViewport({ ratio: 1 });
  }
  await letters(page, 16);
}

/** So many screens are opened on one device: what is fetched and compiled for the first is there for the next. */
const AT_ONCE = 5;
const gameOf = (name: string) => GAMES.find(({ id }) => name.endsWith(` of ${id}`))?.id ?? "the house";

// One start for all sizes: the page is laid out anew by itself.
for (const visit of ["the house", ...GAMES.map(({ id }) => id)]) {
  const names = Object.keys(SCREENS).filter((name) => gameOf(name) === visit);
  for (let from = 0; from < names.length; from += AT_ONCE) {
    const some = names.slice(from, from + AT_ONCE);
    test(`all can be read, and fingers meet it on a phone: ${some.join(", ")}`, async ({ page }) => {
      for (const name of some) await readable(page, name);
    });
  }
}

for (const { id: game } of GAMES) {
  test(`${game} in German with letters of 140 %`, async ({ page }) => {
    await put(page, { "fireside:/fireside/:settings": JSON.stringify({ language: "de", text: 140, motion: "off" }) });
    for (const [name, wanted] of Object.entries(GAMES.find(({ id }) => id === game)!.positions)) {
      await open(page, wanted, name);
      await until(page, name, ({ kind }) => ["choose", "curtain"].includes(kind));
      for (const [width, height] of [SIZES[0], SIZES[3], [568, 320]]) {
        await resize(page, width, height);
        expect.soft(await unreadable(page), `${name}, ${width} × ${height}`).toEqual([]);
      }
    }
  });
}
