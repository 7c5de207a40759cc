// Innovation at the table, by real clicks. Which card does what is tested natively (tests/innovation): here is what its board shows.
import type { Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import type { Wanted } from "./saves";
import { positions } from "./games/innovation";
import { lab } from "./saves";
import { openLobby } from "./support";
import { covered, expect, fits, generator, lift, look, open, record, step, test, tooSmall, until } from "./table";

const DUEL: Wanted = { game: "innovation", seats: ["person", "easy"] };
const THREE: Wanted = { game: "innovation", seats: ["person", "easy", "easy"] };
const FOUR: Wanted = { game: "innovation", seats: ["person", "easy", "easy", "easy"] };
const TEAMS: Wanted = { ...FOUR, options: { teams: true } };

const question = (page: Page) => until(page, "a question", ({ kind }) => kind === "choose");

/** Opens a stored match and waits for its question. */
async function at(page: Page, wanted: Wanted, id?: string) {
  await open(page, wanted, id);
  return question(page);
}

const isPhone = (page: Page) => page.viewportSize()!.width < 1100;
const hand = (page: Page) => page.locator(".inn-hand .icard");
const confirm = (page: Page) => page.locator(".prompt .acts > .btn-main");
const mine = (page: Page) => page.locator(".inn-player.me");

/** Shows the log where it does not stand beside the boards. */
async function openLog(page: Page) {
  if (!isPhone(page)) return;
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: "Log", exact: true }).click();
}

/** Plays on to the end, mostly drawing and claiming, so that it comes soon; whatever the bots demand is answered. */
async function toTheEnd(page: Page) {
  const random = generator(37);
  for (let taps = 0; taps < 900; taps++) {
    const seen = await step(page, random, random() < 0.8 ? /Draw|[Aa]chieve/ : undefined);
    if (seen.kind === "end") break;
  }
  await expect(page.locator(".end-page")).toBeVisible();
  await expect(page.locator(".score strong")).not.toBeEmpty();
  expect((await look(page)).kind).toBe("end");
}

test("the opening, a draw, and a card used: who is hit and who shares stands there before", { tag: "@both" }, async ({ page }) => {
  await at(page, { ...DUEL, at: "Opening" });
  await expect(hand(page)).toHaveCount(2);
  const name = await hand(page).first().locator(".icard-name").innerText();
  await hand(page).first().click();
  await expect(page.locator(".inn-stage .icard.full .icard-name")).toHaveText(name);
  await confirm(page).click();
  await until(page, "one's own turn", ({ kind, cursor }) => kind === "choose" && cursor > 0);
  await expect(mine(page).locator(".is-top .icard-name").filter({ hasText: name })).toHaveCount(1);
  await expect(hand(page)).toHaveCount(1);
  await fits(page, "the table");

  // Wherever the opening led to: from here on a turn of one's own.
  await at(page, { ...DUEL, after: 6 }, "turn");
  const before = await hand(page).count();
  await page.locator(".prompt").getByRole("button", { name: /Draw/ }).click();
  await confirm(page).click();
  await expect(hand(page)).toHaveCount(before + 1);
  // What came is marked, in sight and named, until the next own move.
  const news = page.locator(".inn-hand .icard.new");
  await expect(news).toHaveCount(1);
  await expect(news).toBeInViewport();
  const drawn = await news.locator(".icard-name").innerText();
  const log = page.locator(".table > .log");
  if (await log.isVisible()) await expect(log).toContainText(`Drew ${drawn}`);

  await question(page);
  const top = mine(page).locator(".is-top.can").first();
  const card = await top.locator(".icard-name").innerText();
  await top.click();
  const stage = page.locator(".inn-stage");
  // The question is the verdict, and the button says which card.
  await expect(page.locator(".prompt .ask")).toHaveText(new RegExp(`${card} hits|shares? ${card}|Only you use ${card}`));
  await expect(confirm(page)).toHaveText(`Use ${card}`);
  await expect(stage.locator(".stage-head h2")).toBeHidden();
  await expect(stage.locator(".compare")).toHaveAttribute("aria-label", /: you \d+, .+ \d+$/);
  await expect(stage.locator(".icard-text p").first()).toBeVisible();
  // Not now: the card is put back, nothing has happened.
  const { cursor } = await record(page, "turn");
  await page.locator(".prompt").getByRole("button", { name: "Not now" }).click();
  await expect(top).toHaveAttribute("aria-pressed", "false");
  expect((await record(page, "turn")).cursor).toBe(cursor);
  await top.click();
  await confirm(page).click();
  await expect.poll(async () => (await record(page, "turn")).cursor).toBeGreaterThan(cursor);
});

test("before a demand the cards at stake are outlined and named", async ({ page }) => {
  const stakes = page.locator(".at-stake .icard-name");
  // Somewhere along the match a demand takes cards from boards.
  for (let after = 20, n = 0; ; after += 5, n++) {
    expect(n, "a demand on a board").toBeLessThan(40);
    await at(page, { ...FOUR, seed: 1 + (n % 4), after }, `demand${n}`);
    for (const top of await mine(page).locator(".inn-row:has(.verdict .v-hit) .is-top.can").all()) {
      await top.click();
      await expect(page.locator(".inn-stage.confirm")).toBeVisible();
      // The preview comes after the paint, a few trials at a time.
      await stakes.first().waitFor({ state: "attached", timeout: 1500 }).catch(() => {});
      if (await stakes.count()) break;
      await page.locator(".prompt").getByRole("button", { name: "Not now" }).click();
    }
    if (await stakes.count()) break;
  }
  const names = await stakes.allInnerTexts();
  expect(names.length).toBeGreaterThan(0);
  const line = page.locator(".inn-stage .fact", { hasText: "Board cards at risk:" });
  for (const name of names) await expect(line).toContainText(name);
  // They are others' cards.
  await expect(mine(page).locator(".at-stake")).toHaveCount(0);
  await fits(page, "the stakes");
  await page.locator(".prompt").getByRole("button", { name: "Not now" }).click();
  await expect(stakes).toHaveCount(0);
});

test("partners have one chance to win", async ({ page }) => {
  await at(page, { ...TEAMS, after: 8 });
  await openLog(page);
  await page.getByRole("switch", { name: "Winning chances" }).click();
  const bar = page.getByRole("img", { name: /^Winning chances: \S+ and \S+ \d+%, \S+ and \S+ \d+%$/ });
  await expect(bar).toBeVisible({ timeout: 20_000 });
  const parts = [...(await bar.getAttribute("aria-label"))!.matchAll(/(\d+)%/g)].map(([, part]) => Number(part));
  expect(parts[0] + parts[1]).toBe(100);
});

test("looking back by hand: the slider is long enough to be dragged", { tag: "@both" }, async ({ page }) => {
  await at(page, { ...FOUR, after: 12 });
  await page.keyboard.press("[");
  const slider = page.getByRole("slider", { name: "Moments of the match" });
  const box = (await slider.boundingBox())!;
  expect(box.width).toBeGreaterThanOrEqual(200);
  const last = Number(await slider.getAttribute("max"));
  expect(last).toBeGreaterThan(4);
  await page.mouse.move(box.x + box.width - 10, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  const now = Number(await slider.inputValue());
  expect(Math.abs(now - last / 2)).toBeLessThanOrEqual(1);
  await until(page, "the past", ({ kind }) => kind === "past");
});

test("the icon totals are what the cards show", { tag: "@both" }, async ({ page }) => {
  await at(page, { ...THREE, after: 60 });
  const wrong = await page.evaluate(() => {
    const words = ["crown", "leaf", "lightbulb", "castle", "factory", "clock"];
    return [...document.querySelectorAll(".inn-player")].flatMap((player) =>
      words.flatMap((word, n) => {
        // What is not covered: the points of a card where it lies on top.
        const seen = [...player.querySelectorAll(`.icard .tile.t-${word}`)].filter((tile) => {
          const card = tile.closest(".icard")!;
          tile.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
          const box = tile.getBoundingClientRect();
          const on = document.elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2).find((one) => one.closest(".icard"));
          return on?.closest(".icard") === card;
        }).length;
        const said = Number(player.querySelectorAll(".inn-totals > li")[n].querySelector(":scope > span[aria-hidden]:not(.tile)")!.textContent);
        return seen === said ? [] : [`${word}: ${said} said, ${seen} seen`];
      }),
    );
  });
  expect(wrong).toEqual([]);
});

/** The names of all cards, by their numbers. */
async function names(): Promise<string[]> {
  const prints = `${import.meta.dirname}/../../src/games/innovation/cards/prints`;
  const sets = ["base", "cities", "echoes", "figures", "artifacts"].map((set) => readFile(`${prints}/${set}.rs`, "utf8"));
  return (await Promise.all(sets)).flatMap((text) => [...text.matchAll(/^\s+\w+: "[^"]+", "([^"]+)", \d+/gm)].map(([, name]) => name));
}

for (const [what, wanted] of Object.entries({
  "the base game": { ...THREE, after: 60 },
  "all sets": { ...THREE, options: { sets: "cities+echoes+figures+artifacts+relics" }, after: 140, seed: 2 },
})) {
  test(`an unknown card stands nowhere in the page: ${what}`, { tag: "@both" }, async ({ page }) => {
    await at(page, wanted);
    const hidden = [...(await lab()).unknown(JSON.stringify(await record(page)), 0)];
    const all = await names();
    expect(hidden.length).toBeGreaterThan(50);
    expect(await page.locator(".inn-player:not(.me) .iback").count()).toBeGreaterThan(0);
    // Nothing carries the number or the name of one, hidden elements included; nothing that shows a back says more of it.
    const unseen = async (where: string) => {
      const things = await page.locator("[data-thing^=card-]").evaluateAll((all) => all.map((one) => Number((one as HTMLElement).dataset.thing!.slice(5))));
      expect(things.filter((number) => hidden.includes(number)), where).toEqual([]);
      const said = await page.locator(".icard-name").evaluateAll((all) => all.map((one) => one.textContent!));
      expect(said.filter((name) => hidden.some((number) => all[number] === name)), where).toEqual([]);
      expect(await page.locator(".iback:is([data-thing], [title])").count(), where).toBe(0);
    };
    await unseen("the boards");
    for (const who of await page.locator(".inn-player:not(.me) .inn-who").all()) {
      await who.click();
      await expect(page.locator("dialog[open] .inn-cards .iback").first()).toBeVisible();
      await unseen("what a player holds");
      await page.locator("dialog[open]").getByRole("button", { name: "Close" }).click();
    }
  });
}

test("sheets: a card, a pile, a supply pile, a player, what is in reach", { tag: "@both" }, async ({ page }) => {
  await at(page, { ...DUEL, after: 4 });
  const sheet = page.locator("dialog[open]");
  const close = () => sheet.getByRole("button", { name: "Close" }).click();

  await mine(page).locator(".inn-gist").first().click();
  await expect(sheet.locator(".icard.full")).toBeVisible();
  await close();

  await page.locator(".inn-player:not(.me) .inn-who").click();
  await expect(sheet).toContainText(/Hand: \d/);
  // A back leads to what it can be, and that to the card itself.
  await sheet.locator(".inn-cards .iback").first().click();
  await expect(sheet).toContainText("What an unknown card can be");
  const possible = sheet.locator(".inn-cards .icard");
  expect(await possible.count()).toBeGreaterThan(5);
  const name = await possible.first().locator(".icard-name").innerText();
  await possible.first().click();
  await expect(sheet.getByRole("heading", { level: 2 })).toHaveText(name);
  await sheet.locator(".inn-back").click();
  await expect(sheet).toContainText("What an unknown card can be");
  await close();

  if (isPhone(page)) {
    await page.locator(".inn-lines button").first().click();
    await expect(sheet.locator(".ring-pile")).toHaveCount(10);
    await sheet.locator(".ring-spec button").first().click();
  } else {
    await page.locator(".inn-stage .ring-spec button").first().click();
  }
  await expect(sheet.locator(".reach-table tbody tr")).toHaveCount(14);
  await expect(sheet.locator(".reach-table")).toContainText("Or meld four or more cards through Masonry.");
  await close();

  // A name in the log leads to its card.
  if (isPhone(page)) {
    await page.keyboard.press("l");
    await sheet.locator(".log .named").first().click();
    await expect(page.locator("dialog[open] .icard.full")).toBeVisible();
  } else {
    await page.locator(".table > .log .named").first().click();
    await expect(sheet.locator(".icard.full")).toBeVisible();
  }
});

test("what a finger is to hit is large enough", { tag: "@phone" }, async ({ page }) => {
  await at(page, { ...DUEL, at: "Opening" });
  expect(await tooSmall(page)).toEqual([]);
  await at(page, { ...THREE, after: 60 }, "later");
  expect(await tooSmall(page)).toEqual([]);
});

test("two on one device: behind the curtain nothing of a hand is to be seen", async ({ page }) => {
  // From the beginning: later everybody knows some of the cards that were taken openly.
  await open(page, { game: "innovation", seats: ["person", "person"], at: "Opening" });
  const random = generator(38);
  const hands = new Set<string>();
  for (let curtains = 0; curtains < 4; ) {
    const seen = await until(page, "somebody to move", ({ kind }) => ["choose", "curtain", "end"].includes(kind));
    if (seen.kind === "end") break;
    if (seen.kind === "choose") {
      await step(page, random);
      continue;
    }
    curtains++;
    expect(seen.ask).toBe("");
    await expect(page.locator(".board, .icard, .inn-hand, [data-thing]").filter({ visible: true })).toHaveCount(0);
    await covered(page);
    // Nobody's hand is in what waits behind.
    await expect(hand(page)).toHaveCount(0);
    await lift(page);
    hands.add((await hand(page).locator(".icard-name").allInnerTexts()).sort().join());
  }
  expect(hands.size).toBeGreaterThan(1);
});

test("a whole game of 2 against a bot", { tag: "@phone" }, async ({ page }) => {
  test.setTimeout(120_000);
  await openLobby(page);
  await page.getByRole("link", { name: /^Innovation.*New game$/ }).click();
  await page.locator(".srow").nth(1).click();
  await page.getByRole("radio", { name: "Easy" }).click();
  await page.getByLabel("Seed").fill("372");
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page).toHaveURL(/#\/innovation\/[0-9a-f]+$/);
  await toTheEnd(page);
});

test("four on a small desktop: everybody's place is in sight, and boards scroll within theirs", { tag: "@smoke" }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, { game: "innovation", seats: ["person", "medium", "medium", "medium"], after: 120 });
  await until(page, "a question", ({ kind }) => kind === "choose");
  const board = page.locator(".board.innovation");
  expect(await board.evaluate((box) => box.scrollHeight - box.clientHeight), "the table as a whole does not scroll").toBeLessThanOrEqual(1);
  for (const part of [".inn-player", ".inn-common", ".inn-hand"]) {
    for (const one of await page.locator(`.board ${part}`).all()) {
      await expect(one).toBeInViewport({ ratio: 0.99 });
      expect((await one.boundingBox())!.height, part).toBeGreaterThan(40);
    }
  }
  for (const one of await page.locator(".board .inn-player").all()) {
    const row = one.locator(".inn-row").last();
    await row.scrollIntoViewIfNeeded();
    await expect(row).toBeInViewport();
    await expect(one.locator(".inn-head"), "whose board it is stays in sight").toBeInViewport({ ratio: 0.99 });
  }
});

test("boards that are shown take the room of those that are hidden", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await at(page, { ...FOUR, after: 60 });
  const dialog = page.getByRole("dialog", { name: "Boards" });
  for (const [hidden, name] of [[1, "Ben"], [2, "Dora"]] as const) {
    await page.getByRole("button", { name: "Boards", exact: true }).click();
    await dialog.getByRole("switch", { name: `Board: ${name}` }).click();
    await page.keyboard.press("Escape");
    await expect(page.locator(".inn-player.head-only")).toHaveCount(hidden);
    const own = (await mine(page).boundingBox())!;
    for (const row of [".inn-player.head-only", ".inn-player:not(.me, .head-only)"]) {
      const boxes = await Promise.all((await page.locator(row).all()).map((one) => one.boundingBox()));
      expect(boxes.reduce((sum, box) => sum + box!.width, 0), `${row}, ${hidden} hidden`).toBeGreaterThan(own.width - 4);
    }
  }
});

test("what is filled with ember does something when tapped now", async ({ page }) => {
  await at(page, positions["innovation-whether"], "whether");
  await expect(page.locator(".ring-ach .reach").first(), "something is in reach, and not asked about").toBeVisible();
  const loud = await page.evaluate(() => {
    const one = document.body.appendChild(document.createElement("i"));
    one.style.color = "var(--ember)";
    const ember = getComputedStyle(one).color;
    one.remove();
    return [...document.querySelectorAll(".board *")].filter((one) => getComputedStyle(one).backgroundColor === ember && !one.closest(".can, .chosen")).map((one) => one.outerHTML.slice(0, 90));
  });
  expect(loud).toEqual([]);
});

/** How many own piles there are, and which of them are not wholly in sight: cut, scrolled away or under something. */
const ownPiles = (page: Page) =>
  page.evaluate(() => {
    const piles = [...document.querySelectorAll<HTMLElement>(".inn-player.me .inn-row:not(.is-empty) > .splay")];
    const hidden = piles.filter((pile) => {
      const box = pile.querySelector(".is-top")!.getBoundingClientRect();
      const all = pile.getBoundingClientRect();
      const on = (y: number) => pile.contains(document.elementFromPoint(box.left + box.width / 2, y));
      return !on(box.top + 3) || !on(all.bottom - 6);
    });
    return { count: piles.length, hidden: hidden.map((pile) => pile.querySelector(".is-top .icard-name")!.textContent) };
  });
const frames = (page: Page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 60)))));
const CROWDED = ["innovation-2", "innovation-4", "innovation-all-2", "innovation-all-2-late", "innovation-all-3", "innovation-all-4"];

for (const name of CROWDED) {
  test(`${name}: at one's turn the own piles are in sight, and a pick moves nothing`, async ({ page }) => {
    await at(page, positions[name], name);
    for (const [width, height] of [[1280, 720], [1366, 768], [1440, 900]]) {
      await page.setViewportSize({ width, height });
      await frames(page);
      expect.soft((await ownPiles(page)).hidden, `${width} × ${height}`).toEqual([]);
      const places = () =>
        page.locator(".board :is([data-thing], .ring, .ring-ach button, .ring-spec button, .inn-row):visible").evaluateAll((all) =>
          all.map((one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            return [one.getAttribute("data-thing") ?? one.className, ...[x, y, width, height].map(Math.round)].join(" ");
          }),
        );
      const before = await places();
      await mine(page).locator(".is-top.can:not(.s-cities)").first().click();
      await expect(page.locator(".inn-stage.confirm")).toBeVisible();
      await frames(page);
      expect.soft(await places(), `${width} × ${height}: picked`).toEqual(before);
      await page.locator(".prompt").getByRole("button", { name: "Not now" }).click();
    }
    // A phone begins a turn with them, whatever lies above.
    for (const [width, height] of [[390, 844], [360, 740]]) {
      await page.setViewportSize({ width, height });
      await page.reload();
      await question(page);
      const inSight = async () => {
        const { count, hidden } = await ownPiles(page);
        return count - hidden.length >= Math.min(3, count);
      };
      await expect.poll(inSight, `${width} × ${height}: three own piles`).toBe(true);
    }
    // A bar leads to the other boards.
    if (positions[name].seats!.length < 3) return;
    const first = page.locator(".inn-player:not(.me)").first();
    await page.locator(".inn-jump button").first().click();
    await expect(first.locator(".inn-row").first()).toBeInViewport({ ratio: 0.9 });
    await page.locator(".inn-jump button").last().click();
    await expect(mine(page).locator(".inn-row").first()).toBeInViewport({ ratio: 0.9 });
  });
}

test("four in teams: begun in the lobby, and the last turns", async ({ page }) => {
  await openLobby(page);
  await page.getByRole("link", { name: /^Innovation.*New game$/ }).click();
  for (const nth of ["third", "fourth"]) await page.getByRole("button", { name: `Add a ${nth} seat` }).click();
  await page.getByRole("switch", { name: /^Two teams/ }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page).toHaveURL(/#\/innovation\/[0-9a-f]+$/);
  await expect(page.locator(".inn-player")).toHaveCount(4);
  expect((await record(page, page.url().split("/").at(-1)!)).options.teams).toBe(true);
  await at(page, { ...TEAMS, left: 10 }, "late");
  await toTheEnd(page);
});

test.describe("motion", () => {
  test.use({ still: false });

  test("what others draw goes from pile to player, and is gone", async ({ page }) => {
    await at(page, { ...THREE, after: 6 });
    await page.evaluate(() => {
      const flown: string[] = [];
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) if (node instanceof Element && node.matches(".fly")) flown.push(node.textContent!);
      }).observe(document.body, { childList: true });
      Object.assign(window, { flown });
    });
    const flown = () => page.evaluate(() => (window as unknown as { flown: string[] }).flown);
    for (let n = 0; n < 40 && !(await flown()).length; n++) {
      await until(page, "a question", ({ kind }) => kind === "choose", 30_000);
      // These wait until what moves has come to rest.
      const draw = page.locator(".prompt").getByRole("button", { name: /^Draw/ });
      await ((await draw.isVisible()) ? draw : page.locator(".can, .prompt .choices button:enabled:visible").first()).click();
      if (await confirm(page).isVisible()) await confirm(page).click();
    }
    expect((await flown())[0]).toMatch(/^([1-9]|10)$/);
    await expect(page.locator(".fly")).toHaveCount(0);
  });
});

test("a drawn card lies face down until it is looked at, and can be taken back so long", { tag: "@both" }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("fireside:/fireside/:settings", JSON.stringify({ motion: "off", face_down: true })));
  await at(page, { ...DUEL, after: 6 }, "down");
  const drawn = page.locator(".inn-hand .iback.drawn:visible");
  const undo = (name: string) => page.locator(".prompt").getByRole("button", { name, exact: true });
  const names = () => hand(page).locator(".icard-name").allInnerTexts();
  const draw = async () => {
    await page.locator(".prompt").getByRole("button", { name: /Draw/ }).click();
    await confirm(page).click();
    await expect(drawn).toHaveCount(1);
  };
  const [before, { cursor }] = [await names(), await record(page, "down")];
  await draw();
  expect(await names()).toEqual(before);
  await fits(page, "a card drawn face down");
  // Nobody has seen it: going back is free, and is not counted.
  await undo("Undo").click();
  await expect(drawn).toHaveCount(0);
  expect(await record(page, "down")).toMatchObject({ cursor, take_backs: 0 });
  await draw();
  await expect(drawn).toBeInViewport();
  await drawn.click();
  await expect(drawn).toHaveCount(0);
  await expect.poll(async () => (await names()).length).toBe(before.length + 1);

  // Whoever draws with the last action is waited for.
  await question(page);
  await at(page, { ...DUEL, after: 6, seed: 3 }, "last");
  for (let draws = 0; draws < 3 && !(await page.getByRole("button", { name: "Look", exact: true }).isVisible()); draws++) {
    await page.locator(".prompt").getByRole("button", { name: /Draw/ }).click();
    await confirm(page).click();
    await expect(drawn).not.toHaveCount(0);
  }
  const last = await record(page, "last");
  await page.waitForTimeout(1500);
  expect((await record(page, "last")).cursor, "the bot waits").toBe(last.cursor);
  await page.getByRole("button", { name: "Look", exact: true }).click();
  await expect.poll(async () => (await record(page, "last")).cursor).toBeGreaterThan(last.cursor);
});

/** The catalogue's texts of cards and questions in a language, as they stand on screen: without icons and arguments. */
async function fragments(language: string, of: RegExp) {
  const files = await Promise.all(["cards", "words"].map((file) => readFile(`locales/${language}/innovation/${file}.ftl`, "utf8")));
  const values = files.join("\n").split("\n").flatMap((line) => (of.test(line) ? [line.slice(line.indexOf(" = ") + 3)] : []));
  return values.flatMap((value) => value.split(/ \| |\[\w+\]|\{[^}]*\}/)).map((one) => one.trim()).filter((one) => /\p{L}{4}/u.test(one));
}

/** What a voice of the wrong language would speak: English texts that do not say so, and German ones that are called English. */
async function misspoken(page: Page) {
  const texts = /^innovation-(card|dogma|effect)-[\w-]+ = /;
  const [english, german] = await Promise.all(["en", "de"].map((language) => fragments(language, texts)));
  const only = (own: string[], other: string[]) => own.filter((one) => !other.includes(one));
  const seen = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector(".table")!, NodeFilter.SHOW_TEXT);
    const found: { text: string; lang: string }[] = [];
    // A name alone, in what is German, is a name.
    for (let node: Node | null; (node = walker.nextNode()); ) {
      const element = node.parentElement!;
      if (element.closest(".log, .recap") || !element.checkVisibility()) continue;
      found.push({ text: node.textContent!.trim(), lang: element.closest<HTMLElement>("[lang]")!.lang });
    }
    return found;
  });
  const said = (own: string[], lang: string) => seen.filter((one) => own.includes(one.text) && one.lang === lang).map(({ text }) => text);
  expect(said(only(english, german), "en").length, "English texts").toBeGreaterThan(8);
  return [...said(only(english, german), "de"), ...said(only(german, english), "en")];
}

test("cards, questions and terms stay English within another language, as set", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("fireside:/fireside/:settings", JSON.stringify({ language: "de", english_names: true })));
  await at(page, { ...DUEL, after: 6 });
  const text = page.locator(".icard.full .icard-text").first();
  const english = /\b(the|a|you|your)\b/;
  const german = /\b(die|eine|du|dich|deiner?)\b/i;
  await hand(page).first().click();
  await expect(confirm(page)).toHaveText(/^Meld/);
  await expect(page.locator(".prompt .ask")).toHaveText(/^Meld .+\(age \d+, .+\)/);
  await expect(text).toHaveText(english);
  await expect(text).not.toHaveText(german);
  expect(await misspoken(page), "what is spoken with the wrong voice").toEqual([]);
  // What the page says is German.
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.getByRole("link", { name: "Zur Lobby" })).toBeAttached();

  // Switched off at the table, all is German; switched on again it is as before.
  const change = async () => {
    await page.keyboard.press("m");
    await page.getByRole("menuitem", { name: "Einstellungen" }).click();
    const setting = page.getByRole("switch", { name: "Karten und Fragen auf Englisch" });
    const was = await setting.getAttribute("aria-checked");
    await setting.click();
    await expect(setting).not.toHaveAttribute("aria-checked", was!);
    await page.keyboard.press("Escape");
  };
  await change();
  await expect(text).toHaveText(german);
  await expect(page.locator(".prompt .ask")).not.toHaveText(/^Meld/);
  await change();
  await expect(text).toHaveText(english);
  await expect(page.locator(".prompt .ask")).toHaveText(/^Meld/);
});
