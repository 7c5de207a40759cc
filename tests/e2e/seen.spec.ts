// What a player sees of what has just happened: the recap of the others' moves, the same once more on the board, and that nothing
// jumps or vanishes meanwhile.
import type { Page } from "@playwright/test";
import { GAMES } from "./games";
import { openLobby } from "./support";
import { answer, expect, generator, lift, open, record, test, until } from "./table";

const isPhone = (page: Page) => page.viewportSize()!.width < 1000;
const recap = (page: Page) => page.getByRole("group", { name: "What happened since your last move" });
const lines = (page: Page) => recap(page).locator(".recap-line").filter({ visible: true });

/** The log as lines with who did what, as the recap says it. */
async function told(page: Page): Promise<string[]> {
  return page.locator(".log li:not(.round) > button").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")!));
}

/** What a game tells is told at either size, and what the size changes is the table's, which is the same for all but Innovation. */
const SIZE: { [game: string]: string } = { innovation: "@both", "terra-mystica": "@phone" };

/** Notes in each of the next frames what is on screen of icons, and what of these is not drawn. */
const watchIcons = (page: Page) =>
  page.evaluate(() => {
    const seen = { frames: 0, icons: 0, missing: [] as string[] };
    Object.assign(window, { seen });
    const look = () => {
      seen.frames++;
      for (const use of document.querySelectorAll<SVGUseElement>("svg > use[href]")) {
        if (!use.checkVisibility()) continue;
        seen.icons++;
        // What is not there yet has no size.
        if (use.getBBox().width === 0) seen.missing.push(`frame ${seen.frames}: ${use.getAttribute("href")}`);
      }
      if (seen.frames < 200) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

async function iconsWereDrawn(page: Page) {
  const counted = () => page.evaluate(() => (window as unknown as { seen: { frames: number; icons: number; missing: string[] } }).seen);
  // A busy machine draws few frames.
  await expect.poll(async () => (await counted()).frames, "frames that were looked at").toBeGreaterThan(30);
  const { frames, icons, missing } = await counted();
  expect(icons / frames, "icons in each").toBeGreaterThan(5);
  expect(missing).toEqual([]);
}

for (const { id } of GAMES) {
  test(`${id}: what the others did is told until one's own next move, and shown again`, { tag: SIZE[id] ?? "@desktop" }, async ({ page }) => {
    await open(page, { game: id, seats: ["person", "easy", "easy"], after: 30 });
    const random = generator(5);
    // From one's own move to the next question after the bots have moved.
    const before = (await until(page, "a question", ({ kind }) => kind === "choose")).cursor;
    let last = (await lines(page).locator("> span").allInnerTexts()).join();
    let seen = await answer(page, random);
    const own = async () => (await record(page)).answers.length;
    // The recap comes after the paint: that of before one's own move may stand a moment longer.
    for (let moves = 0; moves < 40; moves++) {
      seen = await until(page, "a question", ({ kind }) => kind === "choose");
      const names = await lines(page).locator("> span").allInnerTexts();
      if (seen.cursor > before && names.join() !== last && names.some((line) => /^(Ben|Cleo)\b/.test(line))) break;
      last = names.join();
      await answer(page, random);
    }
    // Assistive technology hears the question, and as much of the same as can be listened to.
    const region = page.locator("p.sr[role=status]");
    let heard: string[] = [];
    await expect(async () => {
      heard = await lines(page).locator("> span").allInnerTexts();
      const spoken = await region.innerText();
      expect(spoken.startsWith(seen.ask), spoken).toBe(true);
      if (!spoken.endsWith("More in the log.")) for (const line of heard) expect(spoken).toContain(line);
    }).toPass({ timeout: 15_000 });
    expect(heard.some((line) => /^(Ben|Cleo)\b/.test(line)), heard.join("; ")).toBe(true);
    if (!isPhone(page)) {
      const all = (await told(page)).map((line) => line.toLowerCase());
      const each = heard.flatMap((group) => group.replace(/^\w+: /, "").split("; "));
      if (id === "burgundy") for (const line of each) expect(all.slice(-8).join("\n")).toContain(line.toLowerCase());
    }

    // A tap leads to its first line in the log.
    await recap(page).getByRole("button", { name: heard[0] }).click();
    const marked = page.locator(".log li.now-line").filter({ visible: true });
    await expect(marked).toHaveCount(1);
    await expect(marked).toBeInViewport();
    if (isPhone(page)) await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);

    // And another one shows it once more, from where the others began to now.
    const at = await own();
    await recap(page).getByRole("button", { name: "Show me again" }).click();
    await until(page, "the past", ({ kind }) => kind === "past");
    expect(Number(await page.getByRole("slider").inputValue())).toBeLessThan(at);
    await until(page, "now", ({ kind }) => kind === "choose");
    expect(await lines(page).locator("> span").allInnerTexts()).toEqual(heard);

    // It stays until the next own move is made, and no longer.
    await answer(page, random);
    await expect.poll(() => lines(page).locator("> span").allInnerTexts()).not.toEqual(heard);
  });

  test(`${id}: what each other one did last is marked until one's own next move, and so is what a moment did`, { tag: SIZE[id] ?? "@desktop" }, async ({ page }) => {
    await open(page, { game: id, seats: ["person", "easy", "easy"], after: 30 });
    const random = generator(9);
    const marks = () => page.locator(".table [data-last]").evaluateAll((all) => all.map((one) => `${one.getAttribute("data-at") ?? one.getAttribute("data-thing")} ${one.getAttribute("data-last")}`).sort());
    const question = () => until(page, "a question", ({ kind }) => kind === "choose");
    /** The marks come after the paint. */
    const settled = async () => {
      for (let before = await marks(); ; ) {
        await page.evaluate(() => new Promise((painted) => setTimeout(() => requestAnimationFrame(painted), 150)));
        const after = await marks();
        if (after.join() === before.join()) return after;
        before = after;
      }
    };
    await question();
    let others = await settled();
    for (let moves = 0; moves < 30 && !others.some((mark) => / [23]$/.test(mark)); moves++) {
      await answer(page, random);
      await question();
      others = await settled();
    }
    expect(others.length, "something was done on the board").toBeGreaterThan(0);
    // One's own are the things that one has drawn.
    for (const mark of others) expect(mark, "the marks are the others', or what was drawn").toMatch(/ [23]$|^(module|achievement|goods|card|score)-\d+ 1$|^animals 1$|^\d+ 1$/);
    // A line of the log that the mouse rests on marks what it tells, and nothing else moves.
    if (!isPhone(page)) {
      const line = page.locator(".log li:not(.round)").last();
      await line.hover();
      await expect.poll(marks).not.toEqual(others);
      await page.mouse.move(700, 5);
      await expect.poll(marks).toEqual(others);
      // So does a name in it, which shows what it names when it is tapped. What has left the board is marked nowhere.
      const names = page.locator(".log .named");
      let pointed = 0;
      for (let n = (await names.count()) - 1; n >= 0 && !pointed; n--) {
        await names.nth(n).hover();
        await settled();
        pointed = await page.locator('.table [data-last="0"]').count();
      }
      expect(pointed, "names that are marked").toBeGreaterThan(0);
      await names.last().click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await page.mouse.move(700, 5);
      await expect.poll(marks).toEqual(others);
    }
    // A moment marks what it did, in sight.
    const shown: string[][] = [];
    for (let back = 0; back < 12; back++) {
      await page.keyboard.press("[");
      await until(page, "the past", ({ kind }) => kind === "past");
      const now = await settled();
      shown.push(now);
      if (now.length && !isPhone(page)) await expect(page.locator(".table [data-last]").filter({ visible: true }).first()).toBeInViewport();
    }
    expect(shown.some((marks) => marks.length > 0), "moments mark what they did").toBe(true);
    await page.getByRole("button", { name: "Back to now" }).click();
    await question();
    expect(await settled()).toEqual(others);
    // One's own move takes them away.
    await answer(page, random);
    await expect.poll(marks).not.toEqual(others);
  });

  test(`${id}: board and hand stay where they are while one answers, and every icon is drawn in every frame`, { tag: "@both" }, async ({ page }) => {
    await open(page, { game: id, seats: ["person", "easy"], after: 16 });
    const random = generator(8);
    const boxes = () =>
      page.evaluate(() => {
        const box = (selector: string) => {
          const { top, height } = document.querySelector(selector)!.getBoundingClientRect();
          return [top, height].map(Math.round).join("+");
        };
        return document.querySelector(".end-page") ? "the end" : `${box(".board")} ${box(".prompt")}`;
      });
    // Questions with more buttons than a line holds need their own room where the line does not scroll.
    const many = async () => !isPhone(page) && (await page.locator(".prompt .acts.many").count()) > 0;
    await until(page, "a question", ({ kind }) => kind === "choose");
    const still = await boxes();
    const same = async (when: string) => {
      if (await many()) return;
      const now = await boxes();
      if (now !== "the end") expect(now, `${when}: ${(await page.locator(".prompt").innerText()).replaceAll("\n", " | ")}`).toBe(still);
    };
    const height = (await page.locator(".prompt").boundingBox())!.height;
    expect(height, "the room that the bar takes of the board").toBeLessThanOrEqual(isPhone(page) ? 118 : 112);
    // Who passes at random comes to the end of few rounds sooner.
    if (!isPhone(page)) await watchIcons(page);
    let moves = 0;
    for (; moves < 12; moves++) {
      const { kind } = await until(page, "a question", ({ kind }) => ["choose", "end"].includes(kind));
      if (kind === "end") break;
      await same(`after ${moves} answers`);
      const spot = await page.evaluate(() => window.tester.spots().findIndex((spot) => !spot.main));
      const point = spot < 0 ? null : await page.evaluate((n) => window.tester.aim(n), spot);
      if (point) {
        await page.mouse.move(0, 0);
        await (isPhone(page) ? page.touchscreen.tap(point.x, point.y) : page.mouse.click(point.x, point.y));
        await same("picked");
      }
      await answer(page, random);
      await same("answered");
    }
    expect(moves, "answers that were watched").toBeGreaterThanOrEqual(8);
    if (!isPhone(page)) await iconsWereDrawn(page);
  });

  test(`${id}: with few words the bar takes less, whatever is asked`, { tag: "@phone" }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("fireside:/fireside/:settings", '{"words":"few"}'));
    await open(page, { game: id, seats: ["person", "easy"], after: 16 });
    const random = generator(8);
    for (let moves = 0; moves < 6; moves++) {
      const { kind, ask } = await until(page, "a question", ({ kind }) => ["choose", "end"].includes(kind));
      if (kind === "end") break;
      const point = await page.evaluate(() => window.tester.aim(0));
      if (point) await page.touchscreen.tap(point.x, point.y);
      if ((await page.locator(".prompt").count()) > 0) expect((await page.locator(".prompt").boundingBox())!.height, ask).toBeLessThanOrEqual(72);
      await answer(page, random);
    }
  });
}

for (const [id, thing] of [["burgundy", ".row-cards :is(.can, .via)"], ["beta-colony", ".bc-place.can"]] as const) {
  test(`${id}: on a tablet what is picked covers nothing of what one has, and its answers are whole`, async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await open(page, { game: id, seats: ["person", "easy"], after: 40 });
    await until(page, "a question", ({ kind }) => kind === "choose");
    await page.locator(thing).filter({ visible: true }).first().click();
    await expect(page.locator(".prompt .acts > .btn-main")).toBeVisible();
    const [board, bar] = await Promise.all([".board", ".prompt"].map((part) => page.locator(part).boundingBox()));
    expect(bar!.y).toBeGreaterThanOrEqual(board!.y + board!.height - 1);
    expect(bar!.y + bar!.height).toBeLessThanOrEqual(1181);
    expect(bar!.height, "it holds its words").toBeGreaterThan(60);
    const cut = await page.locator(".prompt :is(.ask, .gain, .acts .btn)").evaluateAll((all) =>
      all.filter((one) => one.checkVisibility() && (one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > innerWidth)).map((one) => one.textContent));
    expect(cut).toEqual([]);
  });
}

test("at a hot seat nobody is “You”, and default names follow the language", async ({ page }) => {
  await openLobby(page, "./#/new/burgundy");
  await page.locator(".srow").nth(1).click();
  await page.getByRole("radio", { name: "Person" }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await until(page, "the curtain", ({ kind }) => kind === "curtain");
  const name = page.locator(".curtain h1");
  await expect(name).toHaveText(/^(Pink|Blue)$/);
  const red = (await name.innerText()) === "Pink";
  await lift(page);
  await page.keyboard.press("s");
  await page.locator("dialog[open] .settings select").first().selectOption({ label: "Deutsch" });
  await page.keyboard.press("Escape");
  await expect(page.locator(".seat-own-name")).toHaveText(red ? ["Rosa", "Blau"] : ["Blau", "Rosa"]);
});

test("Enter on a button that goes leaves the keyboard at the question", async ({ page }) => {
  await open(page, { seats: ["person", "easy"], after: 12 });
  await until(page, "a question", ({ kind }) => kind === "choose");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const main = page.locator(".prompt .acts > .btn-main");
  await main.focus();
  await page.keyboard.press("Enter");
  await until(page, "it goes on", ({ main }) => main === "");
  await expect.poll(() => page.evaluate(() => document.activeElement!.matches(".prompt, .prompt *, .board *"))).toBe(true);
});

for (const { id } of GAMES) {
  test(`${id}: whose boards are shown is chosen, and what can be tapped is shown whatever is chosen`, { tag: ["burgundy", "innovation"].includes(id) ? "@both" : "@desktop" }, async ({ page }) => {
    await open(page, { game: id, seats: ["person", "easy", "easy"], after: 30 });
    const random = generator(11);
    const question = () => until(page, "a question", ({ kind }) => kind === "choose");
    await question();
    const list = page.locator(".seats > .seat-card");
    if (isPhone(page) && (await list.count())) {
      // A phone has them in a sheet, which shows several as well.
      await list.nth(1).getByRole("button").click();
      const sheet = page.getByRole("dialog", { name: "Ben" });
      const shown = sheet.locator(".seat-more");
      await expect(shown).toHaveCount(1);
      const others = sheet.getByRole("group", { name: "Boards" }).getByRole("button", { pressed: false });
      await expect(others).toHaveCount(2);
      const cleo = sheet.getByRole("button", { name: "Board: Cleo" });
      await cleo.click();
      await expect(cleo).toHaveAttribute("aria-pressed", "true");
      await expect(shown).toHaveCount(2);
      await cleo.click();
      await expect(shown).toHaveCount(1);
      return;
    }
    const boards = page.locator(":is(.seat-card:not(.me) > .seat-more, .inn-player:not(.me) > .inn-rows)").filter({ visible: true });
    const dialog = page.getByRole("dialog", { name: "Boards" });
    const openDialog = async () => {
      if (isPhone(page)) {
        await page.getByRole("button", { name: "Menu" }).click();
        await page.getByRole("menuitem", { name: "Boards" }).click();
      } else await page.getByRole("button", { name: "Boards", exact: true }).click();
      await expect(dialog).toBeVisible();
    };
    const offered = () => page.evaluate(() => window.tester.spots().length);
    const set = async (way: string, ...off: string[]) => {
      await openDialog();
      await dialog.getByRole("radio", { name: way }).click();
      for (const name of off) {
        await dialog.getByRole("switch", { name: `Board: ${name}` }).click();
        await expect(dialog.getByRole("radio", { name: "Chosen" })).toBeChecked();
      }
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    };
    await expect(boards).toHaveCount(2);
    let hidden = 0;
    for (let moves = 0; moves < 2; moves++) {
      await set("All");
      await expect(boards).toHaveCount(2);
      const all = await offered();
      await set("Last to act");
      await expect.poll(offered, "who acted last").toBe(all);
      await set("All", "Ben");
      await expect.poll(offered, "one is hidden").toBe(all);
      hidden += 2 - (await boards.count());
      await answer(page, random);
      await question();
    }
    expect(hidden, "boards that were hidden").toBeGreaterThan(0);
    // It holds for the visit.
    await page.getByRole("link", { name: "To the lobby" }).click();
    await expect(page.locator(".lobby")).toBeVisible();
    await page.goBack();
    await question();
    await openDialog();
    await expect(dialog.getByRole("radio", { name: "Chosen" })).toBeChecked();
  });
}

test.describe("counters", () => {
  test.use({ still: false });
  for (const id of ["burgundy", "terra-mystica", "beta-colony"]) {
    test(`${id}: what one has rolls as it changes`, async ({ page }) => {
      await page.addInitScript(() => {
        const plain = Element.prototype.animate;
        Object.assign(window, { rolled: 0 });
        Element.prototype.animate = function (...all: Parameters<typeof plain>) {
          if (this.matches(".board [data-count]")) (window as unknown as { rolled: number }).rolled += 1;
          return plain.apply(this, all);
        };
      });
      await open(page, { game: id, seats: ["person", "easy"], after: 20 });
      const random = generator(3);
      const rolled = () => page.evaluate(() => (window as unknown as { rolled: number }).rolled);
      for (let answers = 0; answers < 8 && (await rolled()) === 0; answers++) {
        await answer(page, random);
      }
      expect(await rolled()).toBeGreaterThan(0);
    });
  }
});
