// The lobby: games, kept matches, the dialog for a new match, settings, credits.
import { unreadable } from "./texts";
import type { Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { GAMES } from "./games";
import { accessible, expect, openLobby, test } from "./support";

const HOUR = 3_600_000;
// A key that is not in the catalogue is shown as it is.
const PLACE = "phase C, round 3";

/** A kept match as the program writes it, without answers: enough for the lobby, which runs no match. */
function kept(id: string, more: Record<string, unknown> = {}) {
  const bot = (level: string) => ({ bot: level });
  const seats = [
    { name: "You", mark: 0, controller: "person" },
    { name: "Blue", mark: 1, controller: bot("hard") },
    { name: "Green", mark: 2, controller: bot("medium") },
  ];
  const standing = { points: [9, 12, 8], turn: 0 };
  const meta = { id, game: "burgundy", created: 1, changed: 2, seats, standing, ...more };
  return JSON.stringify({ format: 1, meta: { ...meta, standing: { place: { k: PLACE }, ...meta.standing } }, record: {} });
}

/** Puts texts under the keys of matches before the program starts. */
async function keep(page: Page, texts: Record<string, string>) {
  await page.addInitScript((texts) => {
    if (sessionStorage.getItem("kept")) return; // once, not again at every reload
    sessionStorage.setItem("kept", "yes");
    for (const [id, text] of Object.entries(texts)) localStorage.setItem(`fireside:/fireside/:match.${id}`, text);
  }, texts);
}

const match = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("fireside:/fireside/:match.")));
const record = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((key) => key.startsWith("fireside:/fireside/:match."))!;
    return JSON.parse(localStorage.getItem(key)!);
  });
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

async function sound(page: Page) {
  expect(await fits(page), "no sideways scrolling").toBe(true);
  await accessible(page);
}

/** Everything a finger is to hit is at least 44 px high and wide. */
async function reachable(page: Page, within: string) {
  const small = await page.locator(`${within} :is(button, a, input, select):visible`).evaluateAll((all) =>
    all
      .map((one) => ({ box: one.getBoundingClientRect(), label: one.closest("label")?.getBoundingClientRect(), html: one.outerHTML.slice(0, 90) }))
      .filter(({ box, label }) => Math.max(box.height, label?.height ?? 0) < 43.5 || Math.max(box.width, label?.width ?? 0) < 43.5)
      .map(({ box, html }) => `${box.width} × ${box.height} ${html}`),
  );
  expect(small).toEqual([]);
}

async function openNew(page: Page) {
  await page.goto("./#/new/burgundy");
  await expect(page.getByRole("dialog", { name: "New game of Burgundy" })).toBeVisible();
}

test("an empty lobby invites", { tag: "@phone" }, async ({ page }) => {
  await openLobby(page);
  await expect(page.getByText("Nothing here yet")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Beta Colony\W+2–4 players.*New game$/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Terra Mystica\W+2–5 players.*New game$/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Burgundy\W+1–4 players.*New game$/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Innovation\W+2–4 players.*New game$/ })).toBeVisible();
  await sound(page);
  await reachable(page, ".lobby");
});

test("nothing lies on a cover, and each game says what it is, how long and how hard", { tag: "@both" }, async ({ page, viewport }) => {
  await openLobby(page);
  const sizes = viewport!.width < 640 ? [[320, 640], [360, 740], [390, 844]] : [[820, 1180], [1100, 720], [1280, 720], [1440, 900]];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const found = await page.locator(".cover").evaluateAll((covers) =>
      covers.flatMap((cover) => {
        const picture = cover.querySelector(".cover-art")!;
        picture.scrollIntoView({ block: "center" });
        const { left, right, top, bottom } = picture.getBoundingClientRect();
        const points = [left + 12, (left + right) / 2, right - 12].flatMap((x) => [top + 12, (top + bottom) / 2, bottom - 12].map((y) => [x, y]));
        const over = points.map(([x, y]) => document.elementFromPoint(x, y)).filter((one) => !picture.contains(one));
        const flat = [...cover.querySelectorAll<HTMLElement>("h3, .s")].filter((one) => one.offsetHeight < 12 || one.scrollWidth > one.clientWidth + 1);
        return [...over, ...flat].map((one) => `${one?.className} “${one?.textContent}”`);
      }));
    expect.soft(found, `${width} × ${height}`).toEqual([]);
  }
  await expect(page.locator(".cover").filter({ hasText: "Terra Mystica" })).toHaveText(/2–5 players 60–150 min hard.*Change the land/);
  // A dot stands between two facts of a line: where one begins a line, it is clipped away, and none ends it.
  for (const size of [16, 22, 32]) {
    const wrong = await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}px`;
      return [...document.querySelectorAll<HTMLElement>(".traits")].flatMap((facts) => {
        const [{ left, right }, dot] = [facts.getBoundingClientRect(), parseFloat(getComputedStyle(facts).fontSize) / 2];
        return [...facts.children].flatMap((one) => {
          const box = one.getBoundingClientRect();
          const begins = Math.abs(box.left - left) < 1, follows = box.left > left + 2 * dot;
          return (begins || follows) && box.right <= right + 1 && box.height < 2 * size ? [] : [`${size} px: ${one.textContent}`];
        });
      });
    }, size);
    expect.soft(wrong).toEqual([]);
  }
});

test("a played table is a place: its picture and its question as wide as the page, then the games in one row", async ({ page }) => {
  await keep(page, { a: kept("a", { changed: Date.now() }), b: kept("b", { off_record: true }) });
  await openLobby(page);
  for (const [width, height] of [[1280, 720], [1366, 768], [1440, 900]]) {
    await page.setViewportSize({ width, height });
    const box = (selector: string) => page.locator(selector).first().evaluate((one) => one.getBoundingClientRect().toJSON());
    const [band, picture, wrap, saves] = [await box(".go"), await box(".go-art"), await box(".wrap"), await box(".saves-sec h2")];
    expect.soft(band.width, "as wide as the page").toBeCloseTo(wrap.width, 0);
    expect.soft(picture.height, "the picture at full height").toBeCloseTo(band.height, 0);
    const rows = await page.locator(".cover").evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().top))).size);
    expect.soft(rows, "one row of games").toBe(1);
    expect.soft(saves.bottom, "saved matches begin on the first screen").toBeLessThan(height - 40);
    const sizes = await page.locator(".go :is(h3, p)").evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
    expect.soft(sizes[1], "nothing is larger than the question").toBeGreaterThan(sizes[0]);
  }
  await expect(page.locator(".save .about")).toHaveText("Branch, not counted");
});

test("the start screen says what bots reach with this set-up, and nothing of another one", async ({ page }) => {
  const means = page.locator(".means");
  await openLobby(page, "./#/new/burgundy");
  await expect(means).toHaveText(/Medium bots’ points at this table: \d+ on average, \d+ for the best of them\. Games played for that: \d+\./, { timeout: 30_000 });
  await page.getByRole("button", { name: "Add a third seat" }).click();
  await expect(means).toHaveText("");
  await page.getByRole("radio", { name: "Solo against Egon" }).click();
  await expect(means).toHaveText(/Medium bot’s points alone: \d+ on average/, { timeout: 30_000 });
  // Innovation is not won by points.
  await page.goto("./#/new/innovation");
  await expect(page.locator(".srow").first()).toBeVisible();
  await expect(means).toHaveCount(0);
});

test("no label of a new match takes more than two lines", async ({ page }) => {
  for (const { id } of GAMES) {
    await openLobby(page, `./#/new/${id}`);
    await expect(page.locator(".srow").first()).toBeVisible();
    await page.locator(".srow").nth(1).click();
    for (const width of [1100, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const long = await page.locator(".sheet .orow > span:first-child, .sheet .orow small").evaluateAll((all) =>
        all.flatMap((one) => {
          // A label's own words, without the note below them.
          const range = document.createRange();
          range.selectNodeContents(one);
          const note = one.querySelector("small");
          if (note) range.setEndBefore(note);
          const lines = new Set([...range.getClientRects()].filter((box) => box.width > 1).map((box) => Math.round(box.top)));
          return lines.size > 2 ? [`${lines.size} lines: ${range.toString().trim()}`] : [];
        }));
      expect.soft(long, `${id}, ${width} px`).toEqual([]);
    }
  }
});

test("a match begun is in the list: rename, delete, undo", async ({ page }) => {
  await openLobby(page);
  await page.getByRole("link", { name: /^Burgundy.*New game$/ }).click();
  await expect(page).toHaveURL(/#\/new\/burgundy$/);
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page).toHaveURL(/#\/burgundy\/[0-9a-f]+$/);
  const { meta } = await record(page);
  expect(meta.seats.map((seat: { name: string }) => seat.name).sort()).toEqual(["Blue", "You"]);
  expect(meta.seats.find((seat: { name: string }) => seat.name === "Blue").controller).toEqual({ bot: "easy" });

  // "Back" leads to the lobby, not to the dialog.
  await page.goBack();
  await expect(page).toHaveURL(/#\/$|fireside\/$/);
  await expect(page.getByRole("link", { name: "Continue: Burgundy" })).toBeVisible();
  await expect(page.getByText("now", { exact: true })).toHaveCount(1);

  await page.getByRole("button", { name: "More: Burgundy" }).click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await expect(page.getByLabel("Name of the match")).toBeFocused();
  await page.keyboard.type("<b>Sunday</b> & rain");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "<b>Sunday</b> & rain" })).toBeVisible();
  await page.reload();
  const more = page.getByRole("button", { name: "More: <b>Sunday</b> & rain" });
  await more.click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(page.getByText("Nothing here yet")).toBeVisible();
  expect(await match(page)).toEqual([]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(more).toBeVisible();
  expect(await match(page)).toHaveLength(1);
});

test("kept matches show how they stand", { tag: "@phone" }, async ({ page }) => {
  const now = Date.now();
  const seat = (name: string, mark: number, controller: unknown) => ({ name, mark, controller });
  await keep(page, {
    a: kept("a", { changed: now - 20_000 }),
    b: kept("b", { changed: now - 2 * HOUR, seats: [seat("Pink", 0, "person"), seat("Blue", 1, "person")], standing: { points: [3, 2], turn: 0 } }),
    c: kept("c", { changed: now - 80 * HOUR, title: "Four at the fire, a title that is rather long", seats: [..."Ann,Bob,Cyd,A name of 24 characters.".split(",")].map((name, at) => seat(name, at, "person")), standing: { points: [21, 33, 33, 8], winners: [1, 2] } }),
    d: kept("d", { changed: now - 30 * HOUR, seats: [seat("You", 0, "person")], standing: { points: [17, 19], winners: [] } }),
    broken: kept("broken").slice(0, 120),
    garbage: "not JSON at all",
    newer: kept("newer").replace('"format":1', '"format":99'),
    other: kept("other", { game: "chess", changed: 1 }),
  });
  await openLobby(page);
  await expect(page.locator(".go")).toContainText("Phase C, round 3: your turn");
  await expect(page.locator(".go .stand li")).toHaveText([/Blue\s*12/, /You\s*9/, /Green\s*8/]);
  const row = (name: string | RegExp) => page.locator(".save").filter({ hasText: name });
  await expect(row("Pink’s turn, phase C, round 3")).toContainText("2 hours ago");
  await expect(row("Four at the fire")).toContainText("Finished: Bob and Cyd won together");
  await expect(row("Four at the fire")).toContainText("3 days ago");
  await expect(row("Burgundy solo")).toContainText("Finished: Egon won");
  await expect(row("Burgundy solo")).toContainText("yesterday");
  await expect(row("A broken match")).toHaveCount(4);
  await expect(row("saved by a newer version of Fireside")).toHaveCount(1);
  await expect(row("its game is not part")).toHaveCount(1);
  await sound(page);
  await reachable(page, ".lobby");
  await page.setViewportSize({ width: 768, height: 1024 });
  expect(await fits(page)).toBe(true);
});

test("a broken match stops nothing and can be saved as a file", async ({ page }) => {
  await keep(page, { oops: "{\"format\":1," });
  await openLobby(page);
  await expect(page.getByText("Cannot be opened:")).toBeVisible();
  const more = page.getByRole("button", { name: "More: A broken match" });
  await more.click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Save as a file" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("fireside-oops.json");
  expect(await readFile((await file.path())!, "utf8")).toBe("{\"format\":1,");
  await more.click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(page.getByText("Nothing here yet")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(more).toBeVisible();
  await page.getByRole("link", { name: /^Burgundy.*New game$/ }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page).toHaveURL(/#\/burgundy\/[0-9a-f]+$/);
});

test("another tab's changes arrive", async ({ page, context }) => {
  await openLobby(page);
  const other = await context.newPage();
  await openLobby(other);
  await other.evaluate((text) => localStorage.setItem("fireside:/fireside/:match.x", text), kept("x", { title: "From over there" }));
  await expect(page.getByRole("heading", { name: "From over there" })).toBeVisible();
  await other.evaluate(() => localStorage.clear());
});

test("seats: four of them, names, colours, order", { tag: "@phone" }, async ({ page }) => {
  await openNew(page);
  await page.getByRole("button", { name: "Add a third seat" }).click();
  await page.getByRole("button", { name: "Add a fourth seat" }).click();
  await expect(page.getByText("4 players", { exact: true })).toBeVisible();
  await expect(page.getByText("13 cards in the display")).toBeVisible();
  await expect(page.locator(".add-row")).toHaveCount(0);
  // The seat added last is open. Taken colours can be seen, not chosen.
  await expect(page.getByRole("radio", { name: "Pink circle, taken" })).toBeDisabled();
  await page.getByRole("radio", { name: "Teal hexagon" }).click();
  await page.getByRole("radio", { name: "Person" }).click();
  const name = page.getByRole("textbox", { name: "Name, usually Teal" });
  await name.fill("<i>Ann</i> of the long long names");
  await sound(page);
  await reachable(page, ".sheet");
  await page.getByRole("combobox", { name: /^Playing order/ }).selectOption("As listed");
  await page.getByRole("button", { name: "Move up" }).click();
  await expect(page.getByRole("button", { name: "Move up" })).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "is now number 3 of 4" })).toHaveCount(1);
  await page.locator(".srow").nth(1).click();
  await page.getByRole("button", { name: "Remove" }).click();
  await page.getByLabel("Workers at the start").selectOption("Last gets 2 (0, 1, 2)");
  await page.setViewportSize({ width: 768, height: 1024 });
  expect(await fits(page)).toBe(true);
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page).toHaveURL(/#\/burgundy\//);
  const { meta, record: kept } = await record(page);
  expect(meta.seats).toEqual([
    { name: "You", mark: 0, controller: "person" },
    { name: "<i>Ann</i> of the long l", mark: 4, controller: "person" },
    { name: "Green", mark: 2, controller: { bot: "easy" } },
  ]);
  expect(kept.options).toEqual({ start_workers: "LastGetsTwo" });

  // The next table begins as the last one was.
  await openNew(page);
  await expect(page.locator(".srow .who")).toHaveText(["You", "<i>Ann</i> of the long l", "Green"]);
  await expect(page.getByRole("combobox", { name: /^Playing order/ })).toHaveValue("1");
});

test("a kept table that is garbage is forgotten", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("fireside:/fireside/:last-table", '{"seats":[{"name":7}]}'));
  await openNew(page);
  await expect(page.locator(".srow .who")).toHaveText(["You", "Blue"]);
});

test("seeds: typed ones count, wrong ones are named, the lot follows them", async ({ page }) => {
  await openNew(page);
  const seed = page.getByLabel("Seed");
  for (const wrong of ["fire", "-3", "18446744073709551616"]) {
    await seed.fill(wrong);
    await expect(page.getByText("It must be a whole number")).toBeVisible();
    await page.getByRole("button", { name: "Start the game" }).click();
    await expect(page).toHaveURL(/#\/new\/burgundy$/);
  }
  await expect(page.getByRole("alert").filter({ hasText: "It must be a whole number" })).not.toHaveCount(0);
  const begun: string[] = [];
  for (const text of ["18446744073709551615", "7", "7", "8", "9", "10"]) {
    if (begun.length) await openNew(page);
    await seed.fill(text);
    await page.getByRole("button", { name: "Start the game" }).click();
    await expect(page).toHaveURL(/#\/burgundy\//);
    // The matches before it stay: a table that is still open keeps its own again when a bot moves.
    const raw = await page.evaluate(() => localStorage.getItem(`fireside:/fireside/:match.${location.hash.split("/")[2]}`)!);
    expect(raw).toContain(`"seed":${text},`);
    begun.push(JSON.parse(raw).meta.seats.map((seat: { name: string }) => seat.name).join());
  }
  expect(begun[1]).toBe(begun[2]);
  expect(new Set(begun).size).toBe(2);
});

test("one alone against Egon", async ({ page }) => {
  await openNew(page);
  await page.getByRole("radio", { name: "Solo against Egon" }).click();
  await expect(page.locator(".srow")).toHaveCount(1);
  await expect(page.getByText("1 player", { exact: true })).toBeVisible();
  await page.locator(".srow").click();
  await page.getByRole("radio", { name: "Blue square" }).click();
  await sound(page);
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page).toHaveURL(/#\/burgundy\//);
  const { meta } = await record(page);
  expect(meta.seats).toEqual([{ name: "You", mark: 1, controller: "person" }]);
  await expect(page.locator(".board")).toBeVisible();
  await page.goto("./#/");
  await expect(page.getByRole("heading", { name: "Burgundy solo" })).toBeVisible();
});

test("a full storage is told, and the match begins all the same", async ({ page }) => {
  await openNew(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "no room to keep the match" })).toBeVisible();
  await expect(page.locator(".prompt .ask, .curtain h1").first()).toBeVisible();
});

test("by keyboard alone", async ({ page }) => {
  await openLobby(page);
  const press = (...keys: string[]) => keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  // Settings: open, past the language and the names of cards, choose dark with the arrows, close; the focus comes back.
  await page.getByRole("button", { name: "Settings" }).focus();
  await press("Enter");
  await expect(page.getByRole("dialog", { name: "Settings" })).toBeVisible();
  await press("Tab", "Tab", "Tab", "ArrowRight", "ArrowRight");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await press("Escape");
  await expect(page.getByRole("button", { name: "Settings" })).toBeFocused();
  // A new match: the second seat becomes an expert.
  await press("Tab", "Enter");
  await expect(page.getByRole("dialog", { name: "New game of Burgundy" })).toBeVisible();
  await page.locator(".srow").nth(1).focus();
  await press("Enter", "Tab");
  await page.keyboard.type("Ember");
  await press("Tab", "ArrowRight", "ArrowRight", "ArrowRight"); // from easy, as in every first match
  await expect(page.getByRole("radio", { name: "Expert" })).toBeFocused();
  await press("Tab", "End");
  await expect(page.getByRole("radio", { name: "Teal hexagon" })).toBeChecked();
  await press("Escape");
  await expect(page).toHaveURL(/#\/$|fireside\/$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await press("Enter");
  await page.getByRole("textbox").last().focus();
  await press("Enter"); // in a field, Enter starts
  await expect(page).toHaveURL(/#\/burgundy\//);
  await page.goBack();
  // Rename and delete by the menu.
  await page.getByRole("button", { name: "More: Burgundy" }).focus();
  await press("Enter");
  await expect(page.getByRole("menuitem", { name: "Share" })).toBeFocused();
  await press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "Rename" })).toBeFocused();
  await press("End");
  await expect(page.getByRole("menuitem", { name: "Delete" })).toBeFocused();
  await press("Enter");
  await expect(page.getByRole("heading", { name: "Saved matches" })).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).focus();
  await press("Enter");
  await expect(page.getByRole("link", { name: "Continue: Burgundy" })).toBeVisible();
});

test("light and dark are kept, and the browser's bar follows", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await openLobby(page);
  const html = page.locator("html");
  await page.getByRole("button", { name: "Switch between light and dark" }).click();
  await expect(html).toHaveAttribute("data-theme", "dark");
  await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute("content", "#17120f");
  await page.reload();
  await expect(html).toHaveAttribute("data-theme", "dark");
  await page.getByRole("button", { name: "Settings" }).click();
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
  await page.getByRole("radiogroup", { name: "Motion" }).getByRole("radio", { name: "Off" }).click();
  await expect(html).toHaveAttribute("data-motion", "off");
  await page.getByRole("switch", { name: /^Confirm moves/ }).click();
  await sound(page);
  await reachable(page, "dialog[open]");
  await page.reload();
  await expect(html).toHaveAttribute("data-motion", "off");
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem("fireside:/fireside/:settings")!))).toMatchObject({ theme: "dark", motion: "off", at_once: true });
});

test("the credits name everybody", async ({ page }) => {
  await openLobby(page);
  await page.getByRole("link", { name: "About and credits" }).click();
  await expect(page.getByRole("heading", { name: "About Fireside" })).toBeFocused();
  const papers = await readFile(`${import.meta.dirname}/../../public/CREDITS.md`, "utf8");
  const shown = await page.locator("main").innerText();
  const authors = /Icons made by ([^]*?), from </.exec(papers)![1].replace(/\s+/g, " ");
  expect(shown.replace(/\s+/g, " ")).toContain(authors);
  for (const part of ["CC BY 3.0", "SIL Open Font License", "MIT", "unofficial fan project", "Stefan Feld"]) expect(shown).toContain(part);
  await sound(page);
  await page.getByRole("link", { name: "To the lobby" }).first().click();
  await expect(page.getByRole("heading", { name: "New game" })).toBeVisible();
});

test.describe("a browser that stores pages", () => {
  test.use({ forOffline: true });

  test("the lobby says when it can do without a network, and how much of it is here", { tag: "@both" }, async ({ page }) => {
    await page.addInitScript(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const [, percent] = /^"(\d+)%"$/.exec(getComputedStyle(document.querySelector(".offline") ?? document.body, "::after").content) ?? [];
        if (percent && Number(percent) !== seen.at(-1)) seen.push(Number(percent));
      }).observe(document, { attributeFilter: ["data-stored"], subtree: true });
    });
    await openLobby(page);
    await expect(page.getByText(/On its way for offline play|Ready to play offline/)).toBeVisible();
    await expect(page.getByText("Ready to play offline")).toBeVisible({ timeout: 60_000 });
    const percents = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
    expect(percents.length).toBeGreaterThan(3);
    expect(percents).toEqual([...percents].sort((a, b) => a - b));
    expect(percents.at(-1)).toBeLessThanOrEqual(100);
    // Whole, beside the buttons.
    expect(await unreadable(page)).toEqual([]);
  });
});
