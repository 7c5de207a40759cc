// Beta Colony at the table, by real clicks. What a choice does is tested natively (tests/beta_colony): here is what its page shows.
import { fingers, lies, middle, pinch } from "./map";
import type { Wanted } from "./saves";
import { openLobby } from "./support";
import { expect, fits, generator, look, open, record, step, tap, test, until } from "./table";

const DUEL: Wanted = { game: "beta-colony", seats: ["person", "easy"] };

test("a whole game for two by clicking", { tag: "@phone" }, async ({ page }) => {
  test.setTimeout(240_000);
  await open(page, { ...DUEL, at: "Board" });
  await until(page, "a question", ({ kind }) => kind === "choose", 30_000);
  // The panel shows all boards that are left; a tap picks one, another confirms it.
  await page.locator(".bc-card.can").first().click();
  await page.locator(".prompt .acts > .btn-main").click();
  const random = generator(5);
  for (let taps = 0; taps < 900; taps++) {
    const seen = await step(page, random);
    if (seen.kind === "end") break;
  }
  await expect(page.locator(".end-page")).toBeVisible();
  expect((await look(page)).kind).toBe("end");
});

for (const bots of [2, 3]) {
  test(`a table of ${bots + 1} with bots goes on`, async ({ page }) => {
    test.setTimeout(180_000);
    await open(page, { game: "beta-colony", seats: ["person", ...Array<"easy">(bots).fill("easy")], after: 60 });
    const random = generator(bots);
    const first = (await until(page, "a question", ({ kind }) => kind === "choose", 30_000)).cursor;
    for (let taps = 0; taps < 80; taps++) {
      const seen = await step(page, random);
      if (seen.kind === "end" || seen.cursor > first + 25) break;
    }
    expect((await record(page)).cursor).toBeGreaterThan(first + 25);
    await fits(page, `a table of ${bots + 1}`);
  });
}

test("a payment begins as the material itself; an artifact is a switch", async ({ page }) => {
  await open(page, { ...DUEL, at: "PaySpace", after: 20 });
  const { cursor } = await until(page, "a question", ({ kind }) => kind === "choose", 30_000);
  const [ways, main] = [page.locator(".bc-choices .btn:visible"), page.locator(".prompt .acts > .btn-main")];
  await expect(ways.first()).toHaveAttribute("aria-pressed", "true");
  await expect(main).toHaveText(/^Pay/);
  await ways.filter({ hasText: /artifact/i }).click();
  await expect(ways.first()).toHaveAttribute("aria-pressed", "false");
  expect((await look(page)).cursor, "nothing is paid yet").toBe(cursor);
  await main.click();
  await until(page, "it is paid", (seen) => seen.cursor > cursor);
  expect((await record(page)).answers[cursor].c).toBe("j");
});

test("a die in hand lights up the places that it reaches, and only the last piece of an action is confirmed", async ({ page }) => {
  await open(page, { ...DUEL, at: "Turn { second: false }", after: 20 });
  const { cursor } = await until(page, "a question", ({ kind }) => kind === "choose", 30_000);
  await expect(page.locator(".bc-dock-at"), "where it docks").toHaveText(/^Dock at .+ for 1 fuel:$/);
  const shapes = await page.locator(".bc-dock .bc-dice .bc-die").evaluateAll((dice) => dice.map((die) => getComputedStyle(die).borderRadius));
  expect(new Set(shapes).size, "without colours they differ").toBe(4);
  const lit = page.locator(".bc-place.can");
  const all = await lit.count();
  await page.locator(".bc-die.can").first().click();
  await expect(page.locator(".bc-die.chosen")).toHaveCount(1);
  expect(await lit.count()).toBeLessThanOrEqual(all);
  // To fly is one tap, which is taken back freely.
  await page.locator(".bc-place.can.moon").first().click();
  await until(page, "which die", ({ ask }) => ask.includes("with which die?"));
  await page.keyboard.press("u");
  await until(page, "the flight again", (seen) => seen.cursor === cursor);
  await expect(page.locator(".bc-choices .bc-pair.two:not(.off)").first(), "which dice, in words").toHaveText(/^(black|blue|red) [1-6](blue|red|green) [1-6]$/);
  // To dock is all of an action: it is picked first.
  await page.locator(".bc-choices .btn:has(.bc-pair:not(.off))").first().click();
  await expect(page.locator(".prompt .acts > .btn-main")).toHaveText("Dock");
  expect((await look(page)).cursor).toBe(cursor);
});

test("each place has its name, and each manufactory lies on the side that it is named for", { tag: "@both" }, async ({ page }) => {
  await open(page, { ...DUEL, after: 40 });
  await until(page, "a question", ({ kind }) => kind === "choose", 30_000);
  const names = await page.locator(".bc-place .name").allTextContents();
  expect(new Set(names).size, names.join()).toBe(7);
  const middle = async (selector: string) => {
    const { x, width } = (await page.locator(selector).boundingBox())!;
    return x + width / 2;
  };
  const planet = await middle(".bc-sky");
  for (const place of await page.locator(".bc-place").all()) {
    const { fits, name } = await place.evaluate((element) => {
      const [outer, label] = [element.getBoundingClientRect(), element.querySelector(".name")!.getBoundingClientRect()];
      return { fits: label.left >= outer.left && label.right <= outer.right && label.bottom <= outer.bottom, name: element.textContent };
    });
    expect(fits, `${name} has room`).toBe(true);
  }
  expect(await middle('[data-place="left-manufactory"]')).toBeLessThan(planet - 50);
  expect(await middle('[data-place="right-manufactory"]')).toBeGreaterThan(planet + 20);
  // Ships lie over their places, where everybody sees them.
  for (const ship of await page.locator(".bc-ships:visible").all()) {
    const seen = await ship.evaluate((element) => {
      const box = element.getBoundingClientRect();
      (element as HTMLElement).style.pointerEvents = "auto";
      return element.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
    });
    expect(seen, "nothing lies over a ship").toBe(true);
  }
});

test.describe("motion", () => {
  test.use({ still: false });

  test("where several dice fly to a place one is asked for, and the ship flies along its orbit", async ({ page }) => {
    await open(page, { ...DUEL, seats: ["person", "person"], at: "Turn { second: false }", after: 20 });
    const { cursor } = await until(page, "a question", ({ kind }) => kind === "choose", 30_000);
    await page.locator(".bc-place.can.moon:not(.here)").first().click();
    await expect(page.locator(".bc-dock-at")).toHaveText(/^Fly to .+ with:$/);
    expect(await page.locator(".bc-choices .btn:visible").count(), "dice").toBeGreaterThan(1);
    expect((await look(page)).cursor, "nothing is done unasked").toBe(cursor);
    // How far it is from the planet, in every frame, and whether it is seen on its way.
    const way = page.evaluate(async () => {
      const ship = document.querySelector(".bc-ship.mine")!;
      const middle = (element: Element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
      };
      const seen: [number, number][] = [];
      for (const begun = performance.now(); performance.now() - begun < 1500; ) {
        // The sky takes the room that the prompt leaves.
        const sky = document.querySelector(".bc-sky")!;
        const planet = middle(sky);
        const [x, y] = middle(ship).map((at, n) => ((at - planet[n]) / sky.getBoundingClientRect().width) * 100);
        seen.push([Math.hypot(x, y), Math.atan2(y, x)]);
        await new Promise(requestAnimationFrame);
      }
      return { radii: seen.map(([radius]) => radius), turns: new Set(seen.map(([, turn]) => turn.toFixed(2))).size };
    });
    await page.locator(".bc-choices .btn.chosen").click();
    const { radii, turns } = await way;
    expect(turns, "places on its way").toBeGreaterThan(3);
    expect(Math.max(...radii) - Math.min(...radii), "it stays on its ring").toBeLessThan(1);
  });
});

test("a tap explains a cycle card, what a track gives, and a place with what it shares", async ({ page }) => {
  await open(page, { ...DUEL, at: "ModuleSpace", after: 60 });
  await until(page, "a question", ({ kind }) => kind === "choose", 30_000);
  const sheet = page.getByRole("dialog");
  const explained = async (selector: string, ...says: (string | RegExp)[]) => {
    await page.locator(selector).first().click();
    for (const words of says) await expect(sheet).toContainText(words);
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
  };
  await explained(".bc-card:has(.met)", /Goal, \d points?/, "Bonus");
  const gift = (await page.locator(".bc-stop:visible").first().getAttribute("aria-label"))!;
  await explained(".bc-stop:visible", gift, "taken at once");
  await explained('[data-place="right-manufactory"]', "Right manufactory", "share one display");
});

/** Fuel that is needed stands beside what it is for, as a cost does in every game. */
for (const [what, at, sign] of [
  ["a flight", "Turn", ".bc-place .bc-need"],
  ["another row of a manufactory", "Activate(LeftManufactory)", ".bc-row .bc-need"],
  ["a second material of a moon", "Activate(Jyo)", ".bc-choices .cost"],
]) {
  test(`the fuel for ${what} is told as a cost`, async ({ page }) => {
    test.setTimeout(120_000);
    const needs = page.locator(`${sign}:visible`);
    // Not at every such question has somebody the fuel, and something to do with it.
    for (let seed = 1; seed <= 15; seed++) {
      await open(page, { ...DUEL, seats: ["person", "person"], at, after: 20, seed }, `f${seed}`);
      await until(page, "a question", ({ kind }) => kind === "choose", 30_000);
      // The values of a die come after it.
      if (at.includes("Jyo")) await page.locator(".bc-choices .btn:visible").first().click();
      if (await needs.count()) break;
    }
    await expect(needs.first()).toHaveText(/^−[1-9]$/);
    await expect(needs.first()).toHaveClass(/(^| )cost( |$)/);
  });
}

test("with four at the table nothing of the board is cut from a low desktop on", async ({ page }) => {
  await open(page, { ...DUEL, seats: ["person", "medium", "medium", "medium"], after: 200 });
  await until(page, "a question", ({ kind }) => kind === "choose", 30_000);
  for (const [width, height] of [[1280, 720], [1366, 768], [1440, 900]]) {
    await page.setViewportSize({ width, height });
    const cut = await page.locator(".bc-parts, .bc-make, .bc-cards").evaluateAll((all) =>
      all.filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1).map((one) => `${one.className} ${one.scrollWidth}×${one.scrollHeight} in ${one.clientWidth}×${one.clientHeight}`));
    expect(cut, `${width} × ${height}`).toEqual([]);
  }
});

test("a colony that can be chosen is seen, and chosen wherever it is tapped", async ({ page }) => {
  await open(page, { game: "beta-colony", seats: ["person", "person"], at: "Influence", after: 20 });
  await until(page, "a colony", ({ kind }) => kind === "choose");
  const flower = page.locator(".bc-flower").first();
  // What lies on top, whoever hears a tap there.
  const top = await flower.evaluate((flower) => {
    const all = flower.querySelectorAll<HTMLElement>(":scope, *");
    all.forEach((part) => part.style.setProperty("pointer-events", "auto", "important"));
    const { x, y, width, height } = flower.getBoundingClientRect();
    const found = flower.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    all.forEach((part) => part.style.removeProperty("pointer-events"));
    return found;
  });
  expect(top, "the spaces lie above what is tapped").toBe(true);
  const { x, y, width, height } = (await flower.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page.locator(".bc-colony > .bc-head").first()).toHaveAttribute("aria-pressed", "true");
});

test("the colonies count crew and majority points, and what is left of the modules can be looked up", async ({ page }) => {
  await open(page, { ...DUEL, after: 90 });
  await until(page, "a question", ({ kind }) => kind === "choose", 30_000);
  await expect(page.getByRole("button", { name: /^Xi’an: .* crew, \d+ points? now/ }).last()).toBeVisible();
  await page.locator(".bc-left").click();
  await expect(page.getByRole("dialog").locator(".bc-mod").first()).toBeVisible();
});

test("two fingers enlarge the planet, one pans it then, a tap stays a tap, a button shows all of it", { tag: "@phone" }, async ({ page }) => {
  await open(page, { ...DUEL, at: "Turn { second: false }", after: 20 });
  await until(page, "a question", ({ kind }) => kind === "choose", 30_000);
  const [whole, { x, y }] = [await lies(page), await middle(page)];
  expect(whole.width, "all of it is seen at first").toBeLessThanOrEqual(page.viewportSize()!.width);
  const width = async () => (await lies(page)).width;
  await pinch(page, { x, y });
  await expect.poll(width).toBeGreaterThan(whole.width * 1.5);
  const [large, { all, cursor }] = [await lies(page), await look(page)];
  await fingers(page, [{ x, y }], [{ x: x + 30, y: y + 20 }], [{ x: x + 60, y: y + 40 }], [{ x: x + 90, y: y + 60 }]);
  await expect.poll(async () => (await lies(page)).x).toBeGreaterThan(large.x + 50);
  expect((await lies(page)).width).toBe(large.width);
  expect((await look(page)).all, "neither a pinch nor a pan taps anything").toBe(all);
  await fits(page, "the planet");

  // The ship flies to a place of the enlarged planet where it is seen. The end of a pan may swallow a tap in the same moment.
  const frame = (await page.locator(".pan-zoom").boundingBox())!;
  const seen = async () => {
    for (const place of await page.locator(".bc-place.can:not(.plant)").all()) {
      const box = (await place.boundingBox())!;
      const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      if (at.x > frame.x + 20 && at.x < frame.x + frame.width - 60 && at.y > frame.y + 20 && at.y < frame.y + frame.height - 20) return at;
    }
    throw new Error("no place to fly to in sight");
  };
  // Whatever is out of sight is brought into it.
  const aside = async () => {
    const place = (await page.locator(".bc-place.can:not(.plant)").first().boundingBox())!;
    const by = (at: number, size: number, from: number, room: number) => Math.max(-90, Math.min(90, from + room / 2 - (at + size / 2)));
    const [dx, dy] = [by(place.x, place.width, frame.x, frame.width), by(place.y, place.height, frame.y, frame.height)];
    await fingers(page, [{ x, y }], [{ x: x + dx / 2, y: y + dy / 2 }], [{ x: x + dx, y: y + dy }]);
    await page.waitForTimeout(300);
  };
  for (let tries = 0; tries < 6 && !(await seen().catch(() => null)); tries++) await aside();
  await expect(async () => {
    if ((await look(page)).cursor === cursor) await tap(page, await seen());
    await expect.poll(async () => (await look(page)).cursor, { timeout: 1500 }).toBeGreaterThan(cursor);
  }).toPass({ timeout: 15_000 });
  expect(await width(), "a tap does not move it").toBe(large.width);

  await page.getByRole("button", { name: "Show the whole orbit" }).tap();
  await expect.poll(width).toBe(whole.width);
});

test("on a phone a colony comes forward in which there is a space to choose, and others with one are marked", { tag: "@phone" }, async ({ page }) => {
  const heads = page.locator(".bc-pick .bc-head");
  const choosable = page.locator(".bc-hex.can:visible").first();
  let without = 0;
  // Not every such question leaves a colony without a space.
  for (const after of [140, 150, 170, 190, 130, 120]) {
    if (without > 0) break;
    await open(page, { ...DUEL, seats: ["person", "person"], at: "ModuleSpace", after }, `c${after}`);
    const { cursor } = await until(page, "a question", ({ kind }) => kind === "choose", 30_000);
    await expect(choosable).toBeVisible();
    for (let n = 0; n < (await heads.count()); n++) {
      const called = (await heads.nth(n).getAttribute("class"))!.includes("calls");
      const shown = (await heads.nth(n).getAttribute("aria-pressed")) === "true";
      await heads.nth(n).tap();
      await expect(heads.nth(n)).toHaveAttribute("aria-pressed", "true");
      await expect(page.locator(".bc-hex.can:visible")).toHaveCount(called || shown ? await page.locator(".shown .bc-hex.can").count() : 0);
      if (called || shown) continue;
      // Whoever looks there when the question comes is shown another one.
      without += 1;
      await page.keyboard.press("u");
      await until(page, "the question before", (seen) => seen.cursor < cursor);
      await page.keyboard.press("r");
      await until(page, "the question again", (seen) => seen.cursor === cursor);
      await expect(choosable).toBeVisible();
      await expect(heads.nth(n)).toHaveAttribute("aria-pressed", "false");
    }
  }
  expect(without, "a colony without such a space").toBeGreaterThan(0);
});

test("a phone says what there is to choose and where, what a place yields, and why a die is dead", { tag: "@phone" }, async ({ page }) => {
  const counted = (part: string) => page.locator(`.bc-tab-${part} .tab-count`);
  await open(page, { ...DUEL, at: "AnyMaterial", after: 20 });
  await until(page, "a question", ({ kind }) => kind === "choose", 30_000);
  await expect(page.locator(".bc-choices .btn").filter({ visible: true })).toHaveText(["organic", "steel", "food", "palladium", "polymer", "water"]);
  await expect(counted("orbit")).toBeHidden();
  const sheet = page.getByRole("dialog");
  await expect(page.locator('[data-place="jyo"] .bc-point')).toHaveText("+1");
  await page.locator('[data-place="jyo"]').tap();
  for (const says of ["1–4: 1 material", "5–6: 2 materials", "blue: 1 point"]) await expect(sheet).toContainText(says);
  await page.keyboard.press("Escape");
  // The dice of the others' panels are no buttons.
  await page.locator(".bc-dock .bc-die:not(.can)").first().tap();
  await expect(sheet.locator(".why-not")).toContainText("First: ");
  await page.keyboard.press("Escape");

  await open(page, { ...DUEL, at: "ModuleSpace", after: 60 }, "spaces");
  await until(page, "a question", ({ kind }) => kind === "choose", 30_000);
  await expect(counted("colonies")).toContainText(String(await page.locator(".bc-hex.can").count()));
  await expect(page.getByRole("button", { name: /^Colonies ?\d+ to choose$/ })).toBeVisible();
});

test("the game of the day is begun and plays", async ({ page }) => {
  await page.clock.install({ time: new Date(2026, 10, 21, 12) });
  await openLobby(page);
  await page.getByRole("link", { name: "Today’s game" }).click();
  const own = page.getByRole("region", { name: "Beta Colony" });
  await own.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page).toHaveURL(/#\/beta-colony\/[0-9a-f]+$/);
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("fireside:/fireside/:match.")).map((key) => localStorage.getItem(key)!));
  expect(kept.map((text) => JSON.parse(text).meta.daily)).toEqual(["2026-11-21"]);
});

test("a match travels as a link", { tag: "@phone" }, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, { ...DUEL, seats: ["person", "medium", "medium", "hard"], at: "end" });
  await until(page, "the end", ({ kind }) => kind === "end");
  const sent = await record(page);
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("#/link/");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.length - link.indexOf("#"), "a finished match of four").toBeLessThan(1024);
  // As if on a device that does not have it.
  await page.evaluate(() => localStorage.clear());
  await page.goto("about:blank");
  await page.goto(link);
  await expect(page.getByText("A match was sent to you")).toBeVisible();
  await expect(page.getByRole("listitem")).toHaveCount(4);
  await page.getByRole("button", { name: "Keep and open" }).click();
  await until(page, "the end", ({ kind }) => kind === "end");
  const [id] = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("fireside:/fireside/:match.")).map((key) => key.slice("fireside:/fireside/:match.".length)));
  expect(await record(page, id)).toEqual(sent);
});
