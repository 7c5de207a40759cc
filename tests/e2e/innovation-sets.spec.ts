// The expansions at the table, by real clicks. Which card does what is tested natively: here is that a match with them begins, that one
// endorses with two taps, that a card foreseen is seen, promoted and used, that colours inspire, decrees are issued, artifacts dug up and
// used, relics seized, that a karma which steps in is seen, and what stands there before and after.
import type { Page } from "@playwright/test";
import { finished, put, stats } from "./kept";
import { keep, lab, save, type Record, type Wanted } from "./saves";
import { openLobby } from "./support";
import { answer, expect, fits, generator, lift, record, step, test, until } from "./table";

const SETS = [
  { tiles: ["Cities of Destiny"], sets: "cities" },
  { tiles: ["Echoes of the Past"], sets: "echoes" },
  { tiles: ["Figures in the Sand"], sets: "figures" },
  { tiles: ["Artifacts of History"], sets: "artifacts+relics" },
  { tiles: ["Cities of Destiny", "Echoes of the Past", "Figures in the Sand", "Artifacts of History"], sets: "cities+echoes+figures+artifacts+relics" },
];

/** A match for two people that stands where, as it was played, somebody gave such an answer; with the number of answers given before. */
async function before(wanted: Wanted, fits: (answers: Record["answers"], n: number) => boolean): Promise<string> {
  for (let seed = 1; seed < 60; seed++) {
    const ended = JSON.parse(await save({ ...wanted, at: "end", seed }));
    const { answers } = ended.record as Record;
    const cursor = answers.findIndex((given, n) => !given.a && fits(answers, n));
    if (cursor < 0) continue;
    ended.record = { ...ended.record, answers: answers.slice(0, cursor), cursor };
    return JSON.stringify(ended);
  }
  throw new Error("nobody ever answered so");
}

async function at(page: Page, text: string) {
  await keep(page, text);
  await page.goto("./#/innovation/test");
  const seen = await until(page, "the table", ({ kind }) => ["choose", "curtain"].includes(kind));
  if (seen.kind === "curtain") await lift(page);
  await until(page, "a question", ({ kind }) => kind === "choose");
}

const mine = (page: Page) => page.locator(".inn-player.me");
const confirm = (page: Page) => page.locator(".prompt .acts > .btn-main");

for (const { tiles, sets } of SETS) {
  test(`a match with ${tiles.join(" and ")} begins in the lobby and goes on`, { tag: tiles.length > 1 ? "@both" : "@phone" }, async ({ page }) => {
    await openLobby(page);
    await page.getByRole("link", { name: /^Innovation.*New game$/ }).click();
    await page.locator(".srow").nth(1).click();
    await page.getByRole("radio", { name: "Easy" }).click();
    for (const name of tiles) {
      const tile = page.getByRole("button", { name: new RegExp(`^${name}`) });
      await expect(tile).toHaveAttribute("aria-pressed", "false");
      await tile.click();
      await expect(tile).toHaveAttribute("aria-pressed", "true");
    }
    // The relics come with the artifacts alone.
    const relics = page.getByRole("switch", { name: /^Relics/ });
    await expect(relics).toHaveCount(sets.includes("artifacts") ? 1 : 0);
    if (sets.includes("relics")) await relics.click();
    await fits(page, "the sets");
    await page.getByRole("button", { name: "Start the game" }).click();
    await until(page, "the table", ({ kind }) => kind === "choose");
    const id = new URL(page.url()).hash.split("/")[2];
    const kept = await page.evaluate((id) => JSON.parse(localStorage.getItem(`fireside:/fireside/:match.${id}`)!), id);
    expect(kept.record.options.sets).toBe(sets);
    // Of the words and pictures of a set none is missing.
    const random = generator(5);
    for (let cursor = 0; cursor < 25; ) {
      const seen = await until(page, "a question", ({ kind }) => ["choose", "end"].includes(kind));
      if (seen.kind === "end") break;
      await expect(page.locator("body")).not.toContainText("innovation-");
      await answer(page, random);
      cursor = seen.cursor;
    }
    await fits(page, "the table");
  });
}

// Every set is in the mix.
for (const { tiles, sets } of SETS.filter(({ tiles }) => tiles.length > 1)) {
  test(`a match with ${tiles.join(" and ")} is played to its end and travels as a link`, async ({ page, context }) => {
    test.setTimeout(90_000);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await at(page, await save({ game: "innovation", options: { sets }, seats: ["person", "easy", "easy", "easy"], left: 60 }));
    const random = generator(41);
    while ((await step(page, random, /Draw|[Aa]chieve/)).kind !== "end");
    await expect(page.locator(".score strong")).not.toBeEmpty();
    await fits(page, "the end");
    const ended = await record(page);
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("#/link/");
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link.length - link.indexOf("#"), "a finished match of four").toBeLessThan(1024);
    // On a device that has not got it.
    await page.evaluate(() => localStorage.clear());
    await page.goto("about:blank");
    await page.goto(link);
    await page.getByRole("button", { name: "Keep and open" }).click();
    await until(page, "the end", ({ kind }) => kind === "end");
    const arrived = await record(page, page.url().split("/").at(-1)!);
    expect([arrived.options, arrived.answers]).toEqual([ended.options, ended.answers]);
  });
}

test("endorsing: the city, then the card, and what it costs", { tag: "@both" }, async ({ page }) => {
  const wanted: Wanted = { game: "innovation", options: { sets: "cities" }, seats: ["person", "person"] };
  await at(page, await before(wanted, (answers, n) => answers[n].c.startsWith("e")));
  const { cursor } = await record(page);
  // A city that can lend its icons leads to the cards that it can be used for.
  await mine(page).locator(".is-top.s-cities.can").first().click();
  await expect(page.locator(".city-asks")).toContainText("endorse which card?");
  const cards = page.locator(".prompt .choices > button:visible:not(:has-text('Not now'))");
  await cards.first().click();
  await expect(confirm(page)).toHaveText(/^Endorse .+/);
  await expect(page.locator(".prompt .gain li", { hasText: /tuck a card of value \d+ or less/ })).toBeVisible();
  await expect(page.locator(".prompt .gain li", { hasText: "twice" }).first()).toBeVisible();
  await fits(page, "endorsing");
  // Put back, nothing has happened; then in earnest.
  await page.locator(".prompt").getByRole("button", { name: "Not now" }).click();
  await expect(page.locator(".city-asks")).toHaveCount(0);
  expect((await record(page)).cursor).toBe(cursor);
  await mine(page).locator(".is-top.s-cities.can").first().click();
  await cards.first().click();
  await confirm(page).click();
  await expect.poll(async () => (await record(page)).cursor).toBeGreaterThan(cursor);
  expect((await record(page)).answers[cursor].c).toMatch(/^e\d+$/);
});

test("a card of the forecast is promoted, and its dogma is one question", { tag: "@both" }, async ({ page }) => {
  const wanted: Wanted = { game: "innovation", options: { sets: "echoes" }, seats: ["person", "person"] };
  // A meld action, a card that is promoted, and yes to its dogma.
  const promoted = (answers: Record["answers"], n: number) =>
    answers[n - 1]?.c.startsWith("m") && answers[n].c.startsWith("c") && answers[n + 1]?.c === "y";
  await at(page, await before(wanted, promoted));
  const foreseen = page.locator(".inn-forecast .icard.can");
  await expect(foreseen.first()).toBeVisible();
  const name = await foreseen.first().locator(".icard-name").innerText();
  await foreseen.first().click();
  await expect(page.locator(".prompt .ask")).toContainText(`Promote ${name}`);
  await fits(page, "promoting");
  await confirm(page).click();
  await expect(page.locator(".prompt .ask")).toHaveText(new RegExp(`${name}.+free`));
  await expect(page.locator(".inn-stage .icard.full .icard-name")).toHaveText(name);
  const { cursor } = await record(page);
  await page.locator(".prompt .choices > button:visible").first().click();
  await confirm(page).click();
  await expect.poll(async () => (await record(page)).cursor).toBeGreaterThan(cursor);
});

const PEOPLE = { game: "innovation", seats: ["person", "person"] } as Wanted;

test("inspiring: the mark beside the pile, its effects in their order, and the draw", { tag: "@both" }, async ({ page }) => {
  await at(page, await before({ ...PEOPLE, options: { sets: "figures" } }, (answers, n) => answers[n].c.startsWith("n")));
  const { cursor } = await record(page);
  await mine(page).locator(".inn-inspires.can").first().click();
  await expect(page.locator(".prompt .ask")).toHaveText(/^Inspire.+\?$/);
  const effects = page.locator(".inspiring > li:not(.then):visible");
  await expect(effects.first()).toBeVisible();
  await expect(page.locator(".inspiring > .then")).toContainText(/then you draw an? \d+/);
  await fits(page, "inspiring");
  // Put back, nothing has happened; then in earnest.
  await page.locator(".prompt").getByRole("button", { name: "Not now" }).click();
  await expect(page.locator(".inspiring")).toBeHidden();
  expect((await record(page)).cursor).toBe(cursor);
  await mine(page).locator(".inn-inspires.can").first().click();
  await confirm(page).click();
  await expect.poll(async () => (await record(page)).cursor).toBeGreaterThan(cursor);
  expect((await record(page)).answers[cursor].c).toMatch(/^n[0-4]$/);
});

test("a decree: what it costs, whom it goes to, and who has it then", { tag: "@both" }, async ({ page, viewport }) => {
  const first = (answers: Record["answers"], n: number) => answers[n].c.startsWith("u") && !answers.slice(0, n).some(({ c }) => c.startsWith("u"));
  await at(page, await before({ ...PEOPLE, options: { sets: "figures" } }, first));
  const { cursor } = await record(page);
  const names = /^(War|Expansion|Trade|Advancement|Rivalry)/;
  const button = page.locator(".prompt .choices > button:visible").filter({ hasText: names }).first();
  const name = (await button.innerText()).trim();
  await button.click();
  await expect(page.locator(".prompt .gain")).toContainText("leave the game");
  await expect(page.locator(".prompt .gain")).toContainText("the decree becomes your achievement");
  await fits(page, "a decree");
  // The button that confirms covers nothing of what is chosen.
  const [chosen, confirms] = [(await button.boundingBox())!, (await confirm(page).boundingBox())!];
  expect(chosen.x + chosen.width <= confirms.x || chosen.y + chosen.height <= confirms.y, `${name} is seen`).toBe(true);
  await confirm(page).click();
  await expect.poll(async () => (await record(page)).cursor).toBeGreaterThan(cursor);
  expect((await record(page)).answers[cursor].c).toMatch(/^u[0-4]$/);
  // What it asks is answered; then it stands among the achievements, with its owner.
  const random = generator(3);
  for (let seen = await until(page, "what follows", ({ kind }) => kind !== "none"); ; seen = await until(page, "what follows", ({ kind }) => kind !== "none")) {
    if (seen.kind === "curtain") await lift(page);
    else if (seen.ask.includes("action") || seen.kind === "end") break;
    else await answer(page, random);
  }
  if (viewport!.width < 1100) await page.locator(".inn-decrees").click();
  await expect(page.locator(".of-decrees .own:visible", { has: page.locator(".seat") })).toHaveCount(1);
  await expect(page.locator(`.of-decrees [aria-label^="${name}"]:visible`)).toHaveClass(/own/);
});

test("an artifact on display is one question: use it, return it, leave it", { tag: "@both" }, async ({ page }) => {
  await at(page, await save({ ...PEOPLE, options: { sets: "artifacts" }, at: "Display" }));
  const { cursor } = await record(page);
  const shown = mine(page).locator(".inn-display .icard");
  const name = await page.locator(".inn-stage .icard.full .icard-name").innerText();
  await expect(page.locator(".inn-stage .stage-head:visible")).toContainText("then it is returned");
  await expect(shown.locator(".icard-name")).toHaveText(name);
  const buttons = page.locator(".prompt .choices > button:visible");
  await expect(buttons).toHaveCount(3);
  await fits(page, "a display");
  await buttons.filter({ hasText: "Use" }).click();
  await confirm(page).click();
  await expect.poll(async () => (await record(page)).cursor).toBeGreaterThan(cursor);
  expect((await record(page)).answers[cursor].c).toMatch(/^g\d+$/);
});

test("who digs may seize the relic of the age", { tag: "@both" }, async ({ page }) => {
  await at(page, await save({ ...PEOPLE, options: { sets: "artifacts+relics" }, at: "Seize" }));
  const { cursor } = await record(page);
  await expect(page.locator(".prompt .ask")).toContainText("Seize the relic");
  // What was dug lies on display; the relic stands large beside the question.
  await expect(mine(page).locator(".inn-display .icard")).toBeVisible();
  await expect(page.locator(".inn-stage .icard.full")).toBeVisible();
  await fits(page, "a relic");
  await page.locator(".prompt .choices > button:visible", { hasText: "achievement" }).click();
  await confirm(page).click();
  await expect.poll(async () => (await record(page)).cursor).toBeGreaterThan(cursor);
  expect((await record(page)).answers[cursor].c).toBe("o0");
});

/** A match that stands where a karma has just stepped in because of what the first seat did, which is asked for an action again. */
async function after(wanted: Wanted): Promise<string> {
  const library = await lab();
  for (let seed = 1; seed < 60; seed++) {
    const ended = JSON.parse(await save({ ...wanted, at: "end", seed }));
    const { answers } = ended.record as Record;
    for (const cursor of library.told(JSON.stringify(ended.record), "Karma")) {
      // Its own second action, or the other's first one follows.
      const [done, next] = [answers[cursor - 1], answers[cursor]];
      if (done && next && /^[mdga]/.test(done.c) && /^[mdga]/.test(next.c) && !next.a) {
        ended.record = { ...ended.record, answers: answers.slice(0, cursor), cursor };
        return JSON.stringify(ended);
      }
    }
  }
  throw new Error("no karma ever stepped in");
}

test("a karma that stepped in is told: whose, which, before or instead of what", { tag: "@both" }, async ({ page }) => {
  await at(page, await after({ ...PEOPLE, options: { sets: "figures" } }));
  const told = page.locator(".karma-told:visible");
  await expect(told.first()).toContainText(/^(Your karma|Karma of)/);
  await fits(page, "a karma");
  await told.first().click();
  await expect(page.getByRole("dialog").locator(".icard.full.s-figures .karma").first()).toBeVisible();
});

test("before a dogma stands which echo effects come first", async ({ page }) => {
  const wanted: Wanted = { game: "innovation", options: { sets: "echoes" }, seats: ["person", "person"] };
  // Late, so that boards are full.
  await at(page, await save({ ...wanted, left: 30 }));
  const facts = page.locator(".inn-stage .fact", { hasText: /echo effects?/ });
  const tops = mine(page).locator(".is-top.can");
  for (let top = 0; top < (await tops.count()) && !(await facts.first().isVisible()); top++) await tops.nth(top).click();
  await expect(facts.first()).toHaveText(/First (the echo effect|\d+ echo effects, in this order): /);
});

test("flags and fountains stand at the head, and are marked when they are won and when they are lost", async ({ page }) => {
  test.setTimeout(240_000);
  const wanted: Wanted = { game: "innovation", options: { sets: "cities", longer: true }, seats: ["person", "easy"] };
  const marks = new Set<string>();
  const random = generator(5);
  // Not every match brings both.
  for (let seed = 1; marks.size < 2 && seed < 10; seed++) {
    await keep(page, await save({ ...wanted, after: 30, seed }, `flags${seed}`), `flags${seed}`);
    await page.goto(`./#/innovation/flags${seed}`);
    await page.reload();
    while (marks.size < 2) {
      const { kind } = await until(page, "a question", ({ kind }) => ["choose", "end"].includes(kind));
      for (const mark of ["won", "lost"]) if (await page.locator(`.inn-extra.${mark}:visible`).count()) marks.add(mark);
      if (kind === "end") break;
      await answer(page, random);
    }
  }
  expect([...marks].sort()).toEqual(["lost", "won"]);
});

test("the own forecast shows its faces and another one its backs; points of bonuses stand at the head", async ({ page }) => {
  const wanted: Wanted = { game: "innovation", options: { sets: "echoes" }, seats: ["person", "easy"] };
  const own = page.locator(".inn-forecast:visible");
  const theirs = page.locator(".inn-player:not(.me) .inn-foreseen:visible");
  const bonuses = page.locator(".inn-player .inn-extra:visible", { hasText: "+" });
  // Not every match brings all of it.
  for (let seed = 1; seed < 20; seed++) {
    await keep(page, await save({ ...wanted, left: 40, seed }, `fore${seed}`), `fore${seed}`);
    await page.goto(`./#/innovation/fore${seed}`);
    await page.reload();
    await until(page, "a question", ({ kind }) => kind === "choose");
    if ((await own.count()) && (await theirs.count()) && (await bonuses.count())) break;
  }
  const held = Number((await own.getAttribute("aria-label"))!.match(/^Forecast: (\d+) card/)![1]);
  await expect(own.locator(".icard"), "every card by its face").toHaveCount(held);
  await expect(own.locator(".icard .icard-name").first()).not.toBeEmpty();
  await expect(page.locator(".inn-player:not(.me) .inn-held .icard"), "no face of another one").toHaveCount(0);
  await expect(theirs.first()).toHaveAttribute("aria-label", /: \d+ cards? in the forecast$/);
  const points = Number((await bonuses.first().innerText()).match(/\+(\d+)/)![1]);
  await expect(bonuses.first()).toHaveAttribute("title", `${points} of them from bonuses`);
});

test("a match of the base game fetches nothing of the sets", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await at(page, await save({ game: "innovation", seats: ["person", "person"] }));
  const ofSets = fetched.filter((path) => /innovation-(cities|echoes|expansions|figures|artifacts)/.test(path));
  expect(ofSets).toEqual([]);
  expect(fetched.filter((path) => /innovation\b/.test(path)).length, "its own it fetches").toBeGreaterThan(2);
});

test("statistics count by sets", { tag: "@phone" }, async ({ page }) => {
  const one = (id: string, ended: number, set: string, points: number) =>
    finished(id, ended, [["You", null, points, true], ["Blue", "easy", 2, false]], { game: "innovation", tags: `set=${set}` });
  await put(page, stats([one("a", 1.7e12, "cities-echoes", 77), one("b", 1.7e12 + 1, "base", 31)]));
  await page.goto("./#/statistics");
  const table = page.locator(".stats-table", { hasText: "By sets" });
  await expect(table.getByRole("row", { name: /Cities and Echoes/ })).toContainText("77");
  await expect(table.getByRole("row", { name: /Base game/ })).toContainText("31");
  await fits(page, "the statistics");
});

test("a decree’s cards can be picked on a phone, though they lie in nobody’s sight", { tag: "@phone" }, async ({ page }) => {
  // Rivalry returns three cards of another player's score pile, of which only backs are known.
  const game: Wanted = { game: "innovation", options: { sets: "figures" }, seats: ["person", "person", "person"] };
  await at(page, await before(game, (answers, n) => answers.slice(n - 2, n).some(({ c }) => c === "u4") && /^b/.test(answers[n].c)));
  const { cursor } = await record(page);
  await page.locator(".tray .can").first().click();
  await confirm(page).click();
  await until(page, "it is returned", (seen) => seen.cursor > cursor);
});
