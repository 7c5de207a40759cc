// Terra Mystica's map under real fingers, mouse and keys. The geometry of looking and of hexes is tested natively (src/app/ui/viewport.rs,
// src/app/games/terra_mystica/layout.rs), the rules as well (tests/terra_mystica): here is what its board does.
import type { Page } from "@playwright/test";
import { fingers, lies, middle, pinch } from "./map";
import { positions } from "./games/terra-mystica";
import type { Wanted } from "./saves";
import { expect, fits, look, open, test, until } from "./table";

const DUEL: Wanted = { game: "terra-mystica", seats: ["person", "easy"] };

const question = (page: Page) => until(page, "a question", ({ kind }) => kind === "choose");

async function at(page: Page, wanted: Wanted, id = "test") {
  await open(page, wanted, id);
  await question(page);
  await expect(page.locator(".hex").first()).toHaveAttribute("aria-label", /./);
}

/** A hex where something can be chosen, by its own name, in the middle of what is seen. */
async function inSight(page: Page, what = ".hex.can") {
  const box = (await page.locator(".pan-zoom").boundingBox())!;
  const hexes = page.locator(what);
  for (let n = 0; n < (await hexes.count()); n++) {
    const hex = (await hexes.nth(n).boundingBox())!;
    const [x, y] = [hex.x + hex.width / 2, hex.y + hex.height / 2];
    if (x > box.x + 30 && x < box.x + box.width - 60 && y > box.y + 60 && y < box.y + box.height - 30) return { hex: page.locator(`[data-hex="${await hexes.nth(n).getAttribute("data-hex")}"]`), x, y };
  }
  throw new Error(`no ${what} in sight`);
}

test("one finger pans the map, two enlarge it, a button shows all of it @phone", async ({ page }) => {
  await at(page, { ...DUEL, after: 40 });
  const [first, { x, y }] = [await lies(page), await middle(page)];
  expect(first.width, "hexes that a finger hits").toBeGreaterThan(590);
  const { all } = await look(page);
  const way = first.x < -90 ? 1 : -1;
  await fingers(page, [{ x, y }], [{ x: x + way * 30, y }], [{ x: x + way * 60, y }], [{ x: x + way * 100, y }]);
  await expect.poll(async () => Math.abs((await lies(page)).x - first.x)).toBeGreaterThan(50);
  expect((await lies(page)).width).toBe(first.width);
  expect((await look(page)).all, "a pan taps nothing").toBe(all);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // However far a finger goes, at an edge there is only room for what lies over the map.
  for (let n = 0; n < 8; n++) await fingers(page, [{ x, y }], [{ x: x + 60, y }], [{ x: x + 170, y }]);
  await expect.poll(async () => (await lies(page)).x).toBe(60);
  await pinch(page, { x, y });
  const width = async () => (await lies(page)).width;
  await expect.poll(width).toBeGreaterThan(first.width * 1.5);
  // The browser may take a tap in the same moment for the end of the pinch: a person is slower, and taps again.
  await expect(async () => {
    if ((await width()) > 360) await page.getByRole("button", { name: "Show the whole map" }).tap();
    await expect.poll(width, { timeout: 1500 }).toBeLessThanOrEqual(360);
  }).toPass({ timeout: 15_000 });
  await page.getByRole("button", { name: "Show the whole map" }).tap();
  await expect.poll(width).toBe(first.width);
  await fits(page, "the map");
});

test("a tap on a hex picks what can be done there, a second one does it @both", async ({ page }) => {
  await at(page, { ...DUEL, at: "FirstDwelling" });
  const { hex, x, y } = await inSight(page);
  const { cursor } = await look(page);
  const hand = (page.viewportSize()!.width < 1000 ? page.touchscreen.tap : page.mouse.click).bind(page.viewportSize()!.width < 1000 ? page.touchscreen : page.mouse) as (x: number, y: number) => Promise<void>;
  await hand(x, y);
  await expect(hex).toHaveClass(/chosen/);
  await expect(page.locator(".piece.ghost")).toBeVisible();
  await until(page, "the question names it", ({ main }) => main !== "");
  const now = (await hex.boundingBox())!;
  await hand(now.x + now.width / 2, now.y + now.height / 2);
  await until(page, "the dwelling stands", (seen) => seen.cursor > cursor);
  await expect(hex).toHaveAttribute("aria-label", /: Dwelling of Ann$/);
});

/** A hex on which several things can be done. */
async function several(page: Page) {
  for (const hex of await page.locator(".hex.can").all()) {
    if (/You can choose: .+, /.test((await hex.getAttribute("aria-label")) ?? "")) return hex;
  }
  throw new Error("no hex with several choices");
}

test("what lies open on the map goes with what is picked elsewhere and with its question", async ({ page }) => {
  await at(page, DUEL);
  const options = page.locator(".map-options button:visible");
  const opens = async () => {
    await (await several(page)).click();
    await expect(options.first()).toHaveAttribute("aria-pressed", "true");
  };
  await opens();
  await page.locator(".bon.can").first().click();
  await expect(options, "a bonus card is picked instead").toHaveCount(0);
  await opens();
  await page.keyboard.press("i");
  await expect(page.getByRole("group", { name: "What the Hard bot would do" })).toBeVisible();
  const hinted = page.locator(".hint-choice");
  for (let n = 0; n < (await hinted.count()); n++) {
    await hinted.nth(n).click();
    if ((await page.locator(".hex.chosen").count()) === 0) break;
  }
  if ((await page.locator(".hex.chosen").count()) === 0) await expect(options, "a hint picks something else").toHaveCount(0);
  await page.getByRole("button", { name: "Close the hint" }).click();
  await opens();
  const { cursor } = await look(page);
  await page.locator(".prompt .acts > .btn-main").click();
  await until(page, "the next question", (seen) => seen.cursor > cursor && seen.kind === "choose");
  await expect(options, "its question is answered").toHaveCount(0);
  await page.keyboard.press("u");
  await until(page, "back", (seen) => seen.cursor === cursor);
  await expect(options, "who comes back begins anew").toHaveCount(0);
});

test("where several things can be done a hex offers them with what they cost", async ({ page }) => {
  await at(page, DUEL);
  await (await several(page)).click();
  const options = page.locator(".map-options button:visible");
  expect(await options.count()).toBeGreaterThan(1);
  await expect(options.first()).toHaveAttribute("aria-pressed", "true");
  const { cursor, main } = await look(page);
  expect(main).not.toBe("");
  expect((await look(page)).cursor, "nothing is done yet").toBe(cursor);
});

test("what leads to a place is one tap: the question says what it is and how it is dropped", { tag: "@both" }, async ({ page }) => {
  const main = page.locator(".prompt .acts > .btn-main");
  const asks = /^Transform .+: into which terrain\?/;
  let cursor = 0;
  let seen: Awaited<ReturnType<typeof look>> | undefined;
  // Somewhere there is land that can become several terrains, and no dwelling on it.
  for (const after of [20, 40, 60, 80]) {
    await at(page, { ...DUEL, after }, `land${after}`);
    ({ cursor } = seen = await look(page));
    const lands = await page.locator('.hex.can[aria-label*="You can choose: Transform"]').evaluateAll((all) => all.map((hex) => hex.getAttribute("data-hex")));
    for (const hex of lands) {
      const { all } = await look(page);
      await page.locator(`[data-hex="${hex}"]`).dispatchEvent("click");
      seen = await until(page, "a tap does something", (now) => now.all !== all);
      if (asks.test(seen.ask)) break;
    }
    if (asks.test(seen.ask)) break;
  }
  expect(seen!.ask).toMatch(asks);
  await expect(main).toBeHidden();
  await expect(page.locator(".impossible:visible"), "why nothing is built there").toHaveCount(1);
  await fits(page, "which terrain");
  await page.locator(".prompt .choices .btn:not(.off)").first().click();
  await expect(main, "the last piece is confirmed").toContainText("Transform");
  await page.keyboard.press("u");
  await until(page, "the turn again", (seen) => seen.cursor === cursor);
});

test("what others did last and lies out of sight has a mark at the map's edge, which a tap follows @phone", async ({ page }) => {
  const marked = page.locator(".hex[data-last]");
  for (const after of [40, 60, 80, 100]) {
    await at(page, { game: "terra-mystica", seats: ["person", "easy", "easy"], after }, `edge${after}`);
    await page.evaluate(() => new Promise((painted) => setTimeout(painted, 300)));
    if ((await marked.count()) > 0) break;
  }
  const { x, y } = await middle(page);
  await pinch(page, { x, y });
  const edge = page.locator(".map-beyond:visible");
  // Away from what is marked, to the side where it is not.
  const way = ((await marked.first().boundingBox())?.x ?? x) < x ? -1 : 1;
  for (let n = 0; n < 8 && (await edge.count()) === 0; n++) {
    await fingers(page, [{ x: x - way * 60, y }], [{ x, y }], [{ x: x + way * 110, y }]);
    await page.evaluate(() => new Promise((painted) => setTimeout(painted, 100)));
  }
  await expect(edge.first()).toBeVisible();
  // A finger that still lies on the map would take the tap for its own.
  await expect(page.locator(".pan-zoom.moving")).toHaveCount(0);
  await fits(page, "marks at the edge");
  const label = (await edge.first().getAttribute("aria-label"))!;
  const hex = page.locator(`[data-hex="${label.replace("Show ", "")}"]`);
  await expect(hex).not.toBeInViewport();
  const before = await lies(page);
  await page.getByRole("button", { name: label, exact: true }).tap();
  await expect(hex).toBeInViewport();
  await expect(page.getByRole("button", { name: label, exact: true })).toHaveCount(0);
  expect(await lies(page)).not.toEqual(before);
});

test("a hex where nothing can be done says what it is, and why not", async ({ page }) => {
  await at(page, DUEL);
  await page.locator('.hex:not(.can)[aria-label*="free"]').first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("free");
  await expect(dialog.locator(".why-not")).toBeVisible();
  await expect(dialog, "what it costs to live there").toContainText("dwelling");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
});

test("the map by keys: arrows go from hex to hex, plus and minus zoom, Enter picks", async ({ page }) => {
  await at(page, DUEL);
  const hex = await several(page);
  await hex.focus();
  const name = () => page.evaluate(() => document.activeElement?.getAttribute("data-hex"));
  const first = await name();
  // At the end of a row of land the way right leads into another row.
  await page.keyboard.press("ArrowRight");
  const [there, back] = (await name())?.[0] === first?.[0] ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
  await hex.focus();
  await page.keyboard.press(there);
  expect(await name()).not.toBe(first);
  await page.keyboard.press(back);
  expect(await name()).toBe(first);
  await expect(hex, "where it lies").toHaveAttribute("aria-description", /^Beside /);
  expect(await page.locator('.hex[tabindex="0"]').count(), "one stop for Tab").toBe(1);
  const { width } = await lies(page);
  await page.keyboard.press("+");
  await expect.poll(async () => (await lies(page)).width).toBeGreaterThan(width);
  await page.keyboard.press("-");
  await page.keyboard.press("-");
  await expect.poll(async () => (await lies(page)).width).toBe(width);
  await page.keyboard.press("Enter");
  await until(page, "something is picked", ({ main }) => main !== "");
  await expect(hex).toHaveClass(/chosen/);
});

test("the wheel zooms about the mouse, and the map does not move when it is whole", async ({ page }) => {
  await at(page, DUEL);
  const [whole, { x, y }] = [await lies(page), await middle(page)];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 80, y + 40, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => lies(page)).toEqual(whole);
  // With Ctrl it is the page's own.
  const kept = () => page.evaluate(() => document.querySelector(".pan-zoom")!.dispatchEvent(new WheelEvent("wheel", { deltaY: -120, ctrlKey: true, cancelable: true })));
  expect(await kept(), "left to the browser").toBe(true);
  expect(await lies(page)).toEqual(whole);
  await page.mouse.wheel(0, -400);
  await expect.poll(async () => (await lies(page)).width).toBeGreaterThan(whole.width * 1.3);
  await page.mouse.wheel(0, 4000);
  await page.mouse.wheel(0, 4000);
  await expect.poll(() => lies(page)).toEqual(whole);
});

test("on a phone the choice stays while one looks around @phone", async ({ page }) => {
  await at(page, { ...DUEL, at: "FirstDwelling" });
  const { x, y } = await inSight(page);
  await page.touchscreen.tap(x, y);
  const { main } = await until(page, "something is picked", ({ main }) => main !== "");
  for (const [tab, part] of [["Cults", ".tm-cults"], ["Board", ".tm-faction"], ["Tiles", ".tm-left"], ["Map", ".tm-map"]]) {
    await page.locator(".tm-tabs").getByRole("button", { name: tab }).tap();
    await expect(page.locator(part)).toBeVisible();
    expect((await look(page)).main).toBe(main);
    await fits(page, tab);
  }
  await expect(page.locator(".hex.chosen")).toHaveCount(1);
});

test("pieces, seats and their marks wear the colour of their faction", { tag: "@both" }, async ({ page }) => {
  await at(page, { ...DUEL, after: 40 });
  const seats = await page.locator(".seat-card").evaluateAll((cards) =>
    cards.map((card) => {
      const home = /t-(\w+)/.exec(card.querySelector(".faction-sign")!.getAttribute("class")!)![1];
      const probe = document.createElement("i");
      probe.style.color = `var(--worn-${home})`;
      card.append(probe);
      const worn = getComputedStyle(probe).color;
      probe.remove();
      return { home, worn, mark: getComputedStyle(card.querySelector(".seat")!).color, pieces: document.querySelectorAll(`.piece.t-${home}`).length };
    }),
  );
  expect(new Set(seats.map(({ worn }) => worn)).size).toBe(2);
  for (const { home, worn, mark, pieces } of seats) {
    expect(mark, home).toBe(worn);
    expect(pieces, home).toBeGreaterThan(0);
  }
});

test("the tile of a town lies on the map and is shown large on a tap", { tag: "@both" }, async ({ page }) => {
  await at(page, { game: "terra-mystica", seats: ["person", "medium"], at: "Pending(Pending { favors: 0, towns: 1", after: 20 });
  const tiles = page.locator(".town-tile:not(.off)");
  const before = await tiles.count();
  await page.locator(".chooser .tile.twn.can").first().click();
  await page.locator(".prompt .acts > .btn-main").click();
  await expect(tiles).toHaveCount(before + 1);
  await tiles.last().dispatchEvent("click");
  await expect(page.getByRole("dialog").locator(".tile.twn")).toBeVisible();
});

test("what a building brings neighbours stands on the map", async ({ page }) => {
  const told = page.locator(".neighbours li:visible");
  // Somewhere along the match there is a neighbour to whom it matters.
  for (const after of [80, 110, 150, 190]) {
    await at(page, { game: "terra-mystica", seats: ["person", "easy", "easy", "easy", "easy"], after }, `near${after}`);
    // Land that can only be transformed asks at once into what.
    for (const hex of await page.locator('.hex.can:not([aria-label*="You can choose: Transform"])').all()) {
      await hex.dispatchEvent("click");
      if ((await told.count()) > 0) break;
    }
    if ((await told.count()) > 0) break;
  }
  await expect(told.first()).toContainText("power");
  await fits(page, "what neighbours may take");
});

test("a hint takes no room from the map", { tag: "@both" }, async ({ page }) => {
  await at(page, { ...DUEL, after: 40 });
  // On a phone the hint may turn to another part of the board.
  const map = page.locator(page.viewportSize()!.width < 1000 ? ".board" : ".tm-map");
  const before = await map.boundingBox();
  await page.getByRole("button", { name: "What would the Hard bot do?" }).click();
  await expect(page.locator(".hint-choice").first()).toBeVisible();
  const { width, height } = (await map.boundingBox())!;
  expect({ width, height }).toEqual({ width: before!.width, height: before!.height });
});

/** Where it is laid out differently. */
const SIZES = [[360, 740], [390, 844], [820, 1180], [1280, 720], [1366, 768], [1440, 900]] as const;

/** A window of another size, when the map's frame has heard of it. */
async function sized(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))));
}

test("five at a table: names have four letters, cards are whole, no mark of a cult hides another", async ({ page }) => {
  await at(page, positions["terra-mystica-5"]);
  for (const [width, height] of SIZES) {
    await sized(page, width, height);
    if (width < 1100) await page.locator(".tm-tab-cults").click();
    const { names, covered, cut, lines, rivals } = await page.evaluate(() => {
      const shown = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 0;
      const names = [...document.querySelectorAll(".seat-own-name")].filter((name) => {
        const upTo = (letters: number) => {
          const range = document.createRange();
          range.setStart(name.firstChild!, 0);
          range.setEnd(name.firstChild!, Math.min(letters, name.textContent!.length));
          return range.getBoundingClientRect();
        };
        return [name, name.parentElement!].filter((box) => getComputedStyle(box).overflowX !== "visible").some((box) => {
          const { right, bottom } = box.getBoundingClientRect();
          // Three dots take the place of a letter, even where a part of a pixel is missing.
          const dots = upTo(99).right > right + 0.1 ? 9 : -0.1;
          return upTo(4).right > right - dots || upTo(4).bottom > bottom + 3;
        });
      });
      const covered = [...document.querySelectorAll(".cult")].flatMap((cult) => {
        const marks = [...cult.querySelectorAll(".mk:not(.ghost) .seat")].filter(shown).map((mark) => mark.getBoundingClientRect());
        return marks.flatMap((one, n) => marks.slice(n + 1).map((other) => {
          const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
          const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
          return Math.max(0, wide) * Math.max(0, high) / (one.width * one.height);
        }));
      });
      // What a column cuts or lets scroll: seats, cults with their marks, cards.
      const cut = [...document.querySelectorAll(".seats, .tm-cults, .tm-right")].filter(shown).flatMap((column) => {
        const around = column.getBoundingClientRect();
        return [...column.querySelectorAll(".seat-card, .cult, .cult .ring, .cult .slot, .bon, .pa")].filter(shown)
          .filter((one) => {
            const [box, card] = [one.getBoundingClientRect(), one.closest(".cult")?.getBoundingClientRect() ?? around];
            return box.bottom > around.bottom + 1 || box.top < around.top - 1 || box.right > card.right + 1;
          })
          .map((one) => `${one.className} “${one.textContent!.trim()}”`);
      });
      // What others get and which favor tiles they have is seen, whole and over nothing else.
      const inside = (box: DOMRect, around: DOMRect) => box.left >= around.left && box.right <= around.right + 0.5 && box.top >= around.top && box.bottom <= around.bottom + 0.5;
      const rivals = [...document.querySelectorAll(".seat-card:not(.me)")].map((card) => {
        const around = card.getBoundingClientRect();
        const signs = [...card.querySelectorAll(".favor-sign, .plus:not([hidden])")].map((sign) => sign.getBoundingClientRect());
        const others = [".seat-own-name", ".faction-sign", ".seat-score"].map((other) => card.querySelector(other)!.getBoundingClientRect());
        const clear = signs.every((sign) => inside(sign, around) && sign.width > 4 && others.every((other) => sign.right <= other.left || sign.left >= other.right || sign.top >= other.bottom || sign.bottom <= other.top));
        return { whole: clear, incomes: card.querySelectorAll(".plus:not([hidden])").length, favors: card.querySelectorAll(".favor-sign").length };
      });
      const log = document.querySelector(".log-scroll");
      return { rivals, names: names.map((name) => name.textContent), covered: Math.max(...covered), cut, lines: log && shown(log) ? log.clientHeight / parseFloat(getComputedStyle(log.querySelector("li")!).lineHeight) : Infinity };
    });
    expect.soft(names, `${width} × ${height}: names`).toEqual([]);
    expect.soft(covered, `${width} × ${height}: of a mark`).toBeLessThanOrEqual(0.25);
    if (width >= 1100) {
      expect.soft(cut, `${width} × ${height}: cut`).toEqual([]);
      expect.soft(rivals.map(({ whole, incomes }) => whole && incomes > 0), `${width} × ${height}: income and favors of the others`).toEqual([true, true, true, true]);
      expect.soft(rivals.reduce((all, { favors }) => all + favors, 0), "favor tiles").toBeGreaterThan(2);
    }
    expect.soft(lines, `${width} × ${height}: lines of the log`).toBeGreaterThanOrEqual(5);
  }
});

test("the rows' letters are at the map's edge at every zoom, and a tablet's tools beside the map", async ({ page }) => {
  await at(page, positions["terra-mystica-5"]);
  for (const [width, height] of SIZES) {
    await sized(page, width, height);
    if (width < 620) await page.locator(".tm-tab-map").click();
    const hex = page.locator(".hex.can").first();
    await hex.focus();
    for (const key of ["0", "+", "+", "+", "0"]) {
      await page.keyboard.press(key);
      await sized(page, width, height);
      const { letters, under } = await page.evaluate(() => {
        const frame = document.querySelector(".pan-zoom")!.getBoundingClientRect();
        const picture = document.querySelector(".pan-zoom-in")!.getBoundingClientRect();
        const letters = [...document.querySelectorAll<HTMLElement>(".row-letters span")].map((letter) => letter.getBoundingClientRect());
        // Each stands where its row is, wherever that is in the frame.
        const wrong = letters.filter(({ height, left, right, top, bottom }, n) => {
          const y = picture.top + ((46 + 60 * n) * picture.height) / 572;
          if (y < frame.top + 12 || y > frame.bottom - 12) return false;
          return height < 10.9 || left < frame.left - 1 || right > frame.right + 1 || Math.abs((top + bottom) / 2 - y) > 2;
        });
        const tools = [...document.querySelectorAll(".tm-map :is(.pan-zoom-tools .btn, .map-reach, .map-round)")].map((tool) => tool.getBoundingClientRect());
        const under = [...document.querySelectorAll(".hex")].filter((hex) => {
          const box = hex.getBoundingClientRect();
          const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
          return y > frame.top && y < frame.bottom && tools.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom);
        });
        return { letters: letters.length - wrong.length, under: under.map((hex) => hex.getAttribute("data-hex")) };
      });
      expect.soft(letters, `${width} × ${height}, ${key}: letters`).toBe(9);
      if (width === 820) expect.soft(under, `${width} × ${height}, ${key}: under tools`).toEqual([]);
    }
  }
});

test("the token of power wears its colour wherever it is drawn", async ({ page }) => {
  await at(page, DUEL);
  for (const token of [".tm-cults .tm-h .pw", ".pa .pw"]) {
    const picture = await page.locator(token).first().screenshot();
    const { drawn, power } = await page.evaluate(async (bytes) => {
      const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const context = new OffscreenCanvas(image.width, image.height).getContext("2d")!;
      context.drawImage(image, 0, 0);
      // Between the rim and the ring.
      const drawn = [...context.getImageData(Math.round(image.width * 0.15), Math.round(image.height / 2), 1, 1).data].slice(0, 3);
      const probe = document.body.appendChild(document.createElement("i"));
      probe.style.color = getComputedStyle(document.querySelector(".board")!).getPropertyValue("--power");
      const power = getComputedStyle(probe).color.match(/\d+/g)!.map(Number);
      probe.remove();
      return { drawn, power };
    }, [...picture]);
    expect.soft(Math.max(...drawn.map((one, n) => Math.abs(one - power[n]))), `${token}: ${drawn} instead of ${power}`).toBeLessThan(48);
  }
});
