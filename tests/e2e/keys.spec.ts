// The keyboard: shortcuts and their list, a whole turn without a pointer, the board as text.
import { GAMES } from "./games";
import { accessible, openLobby, setTheme } from "./support";
import type { Page } from "@playwright/test";
import { expect, fits, generator, lift, look, open, test, until } from "./table";

const VERSUS = { seats: ["person", "easy"] as ("person" | "easy")[], after: 30 };

/** Focus and click without a key or a pointer: on one of the things that can be tapped; the prompt's are those that go when they are pressed. */
const click = (page: Page, random: number) =>
  page.evaluate((random) => {
    const shown = (spot: HTMLElement) => spot.checkVisibility({ visibilityProperty: true }) && !spot.closest("[aria-hidden=true]");
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(shown);
    const [prompt, board] = [all(".prompt .acts button:enabled:not(.off)"), all(".board button:is(.can, .via, .chosen)")];
    const spots = board.length === 0 || (random < 0.6 && prompt.length > 0) ? prompt : board;
    const one = spots[Math.floor(random * 997) % spots.length];
    one.focus();
    one.click();
    // The browser notices after a frame that what had the focus is gone.
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return frame().then(frame).then(() => `${one.className} “${one.getAttribute("aria-label") ?? one.innerText}”`);
  }, random);

/** Whether the focus is somewhere. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement !== document.body && (document.activeElement as HTMLElement).checkVisibility({ visibilityProperty: true }));

test("? lists every shortcut, in the lobby and at the table", async ({ page }) => {
  await openLobby(page);
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keyboard" });
  await expect(list).toBeVisible();
  for (const group of ["Everywhere", "At the table", "Replay"]) await expect(list.getByRole("heading", { name: group })).toBeVisible();
  expect(await list.locator("kbd").count()).toBeGreaterThan(12);
  await fits(page, "shortcuts");
  await accessible(page);
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await open(page, VERSUS);
  await until(page, "a question", ({ kind }) => kind === "choose");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: "Keyboard" }).click();
  await expect(list).toBeVisible();
});

test("s, m, l and b open what they say, Escape closes it", async ({ page }) => {
  await open(page, VERSUS);
  const before = await until(page, "a question", ({ kind }) => kind === "choose");
  for (const [key, name] of [["s", "Settings"], ["l", "Log"], ["b", "Read the board"], ["m", "Menu"]]) {
    await page.keyboard.press(key);
    await expect(page.getByRole("dialog", { name })).toBeVisible();
    await page.keyboard.press("u"); // no shortcut works over a dialog
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name })).toBeHidden();
  }
  expect((await look(page)).cursor).toBe(before.cursor);
});

test("a key right after a dialog has closed counts, though the focus is still in it", async ({ page }) => {
  await open(page, VERSUS);
  await until(page, "a question", ({ kind }) => kind === "choose");
  await page.keyboard.press("s");
  await expect(page.getByRole("dialog", { name: "Settings" })).toBeVisible();
  // Within one task, so that the browser has no frame in which it moves the focus.
  await page.evaluate(() => {
    const dialog = document.querySelector<HTMLDialogElement>("dialog[open]")!;
    const inside = dialog.querySelector("input, select")!;
    dialog.close();
    inside.dispatchEvent(new KeyboardEvent("keydown", { key: "l", bubbles: true, cancelable: true }));
  });
  await expect(page.getByRole("dialog", { name: "Log" })).toBeVisible();
});

test("a turn without a pointer: arrows find what can be chosen, Enter picks and confirms, u undoes", { tag: "@smoke" }, async ({ page }) => {
  await open(page, VERSUS);
  const before = await until(page, "a question", ({ kind }) => kind === "choose");
  const focused = () => page.evaluate(() => document.activeElement?.className ?? "");
  await page.keyboard.press("ArrowRight");
  expect(await focused()).toMatch(/can|via/);
  const reached = new Set<string>();
  for (const key of ["ArrowDown", "ArrowRight", "ArrowLeft", "ArrowUp"]) {
    for (let n = 0; n < 25; n++) {
      await page.keyboard.press(key);
      reached.add(await page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? (document.activeElement as HTMLElement).innerText));
      expect(await page.evaluate(() => document.activeElement?.matches(".board button:is(.can, .via, .chosen), .prompt .acts button"))).toBe(true);
    }
  }
  const all = await page.evaluate(() => [...document.querySelectorAll<HTMLElement>(".board button:is(.can, .via), .prompt .acts button:enabled")].filter((one) => one.offsetWidth > 0).length);
  expect(reached.size).toBeGreaterThan(Math.min(all, 6) - 1);
  // The first card of the display that can be had.
  await page.locator(".row-cards .card:is(.can, .via)").first().focus();
  await page.keyboard.press("Enter");
  await until(page, "picked", ({ main }) => main !== "");
  await page.keyboard.press("Enter");
  await until(page, "committed", ({ cursor }) => cursor > before.cursor);
  await page.keyboard.press("u");
  await until(page, "undone", ({ cursor }) => cursor === before.cursor);
});

for (const { id: game, positions } of GAMES) {
  test(`${game}: where the keyboard stands is seen on everything that can be chosen`, async ({ page }) => {
    const [name, wanted] = Object.entries(positions)[0];
    await open(page, { ...wanted, game }, name);
    await until(page, name, ({ kind }) => kind === "choose");
    for (const [forced, theme] of [[true, "light"], [false, "light"], [false, "dark"]] as const) {
      await setTheme(page, theme);
      await page.emulateMedia({ forcedColors: forced ? "active" : "none" });
      const seen = new Set<string>();
      for (let n = 0; n < 60; n++) {
        await page.keyboard.press("n");
        const stop = await page.evaluate((forced) => {
          const one = document.activeElement as HTMLElement;
          const probe = document.body.appendChild(document.createElement("i"));
          probe.style.color = "var(--focus)";
          const focus = getComputedStyle(probe).color;
          probe.remove();
          // A hexagon's shape cuts its outline away: there the ring is drawn within.
          const rings = (style: CSSStyleDeclaration) => style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2 && style.clipPath === "none" && (forced || style.outlineColor === focus);
          const within = (part: Element) => getComputedStyle(part, "::after").backgroundColor === focus || getComputedStyle(part).backgroundImage.includes(focus);
          const parts = [one, ...one.querySelectorAll("*")];
          // Two tones on a board: its grounds are of all colours (tests/project/tokens.rs).
          const edged = !one.closest(".board") || forced || parts.some((part) => getComputedStyle(part).filter.includes("drop-shadow"));
          const drawn = edged && parts.some((part) => rings(getComputedStyle(part)) || within(part));
          one.dataset.stop ??= `${document.querySelectorAll("[data-stop]").length}`;
          return { key: one.dataset.stop, name: `${one.getAttribute("aria-label") ?? one.innerText} ${one.className}`, drawn };
        }, forced);
        if (seen.has(stop.key)) break;
        seen.add(stop.key);
        expect.soft(stop.drawn, `${stop.name}, ${forced ? "in forced colours" : theme}`).toBe(true);
      }
      // One key goes through all that can be chosen.
      const all = await page.locator(".board button:is(.can, .via, .chosen):enabled:visible, .prompt .acts button:enabled:visible").count();
      expect(seen.size, "stops").toBe(Math.min(all, 60));
      if (!forced) await page.keyboard.press("Enter");
    }
  });

  test(`${game}: a click of assistive technology loses no focus, and all that is done is said`, async ({ page }) => {
    await open(page, { game, seats: ["person", "easy"], after: 12 });
    const heard = () => page.locator(".sr[role=status]").textContent();
    // What confirms, or else the first thing that can be chosen.
    const click = () =>
      page.evaluate(() => {
        const main = document.querySelector<HTMLElement>(".prompt .acts > .btn-main:not(.off)");
        const spots = [...document.querySelectorAll<HTMLElement>(".board button:is(.can, .via), .prompt .acts button:enabled")];
        const one = main ?? spots.find((spot) => spot.offsetWidth > 0)!;
        one.focus();
        one.click();
        return main !== null;
      });
    for (let moves = 0; moves < 2; moves++) {
      await until(page, "a question", ({ kind }) => kind === "choose");
      await expect.poll(heard, "the question is said").toContain((await look(page)).ask);
      const before = await heard();
      for (let taps = 0; taps < 6; taps++) {
        const confirms = await click();
        await expect.poll(() => focused(page), "the focus is somewhere").toBe(true);
        if (confirms) break;
        await page.waitForTimeout(100);
      }
      await expect.poll(heard, "something is said").not.toBe(before);
      const words = (await heard())!.split(/\s+/).length;
      expect(words, (await heard())!).toBeLessThanOrEqual(45);
    }
  });

  test(`${game}: clicks of assistive technology that only pick lose no focus either`, async ({ page }) => {
    test.slow();
    const random = generator(3);
    for (const [name, wanted] of Object.entries(positions)) {
      await open(page, { ...wanted, game }, name);
      // On one table it goes on for a while.
      for (let clicks = 0; clicks < (name === Object.keys(positions).at(-1) ? 24 : 4); clicks++) {
        const { kind } = await until(page, name, ({ kind }) => ["choose", "curtain", "end"].includes(kind), 40_000);
        if (kind === "end") break;
        if (kind === "curtain") await lift(page);
        const what = await click(page, random());
        await expect.poll(() => focused(page), `${name}: the focus is somewhere after ${what}`).toBe(true);
      }
    }
  });
}

test("numbers are shown to the keyboard only, and pick what they stand on", async ({ page }) => {
  await open(page, VERSUS);
  const before = await until(page, "a question", ({ kind }) => kind === "choose");
  await expect(page.locator("[data-nth]")).toHaveCount(0);
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator('[data-nth="1"]')).toHaveCount(1);
  const label = await page.locator('[data-nth="2"]').getAttribute("aria-label");
  // The next key finds its way from the prompt after a move: that is marked at its edge, not all around it.
  await page.locator(".prompt").focus();
  expect(await page.locator(".prompt").evaluate((prompt) => [getComputedStyle(prompt).outlineStyle, getComputedStyle(prompt).boxShadow.includes("inset")])).toEqual(["none", true]);
  await page.keyboard.press("2");
  await until(page, `“${label}” does something`, ({ all, cursor }) => all !== before.all || cursor !== before.cursor);
  await page.locator(".bar h1").click();
  await expect(page.locator("html")).not.toHaveAttribute("data-input", "keys");
  const shown = await page.evaluate(() => [...document.querySelectorAll("[data-nth]")].some((one) => getComputedStyle(one, "::before").content.includes(one.getAttribute("data-nth")!)));
  expect(shown).toBe(false);
});

test("not inside fields, not with Ctrl, and not at all if switched off", async ({ page }) => {
  await openLobby(page, "./#/new/burgundy");
  await page.locator(".srow").first().click();
  const field = page.getByRole("textbox").first();
  await field.fill("");
  await field.press("?");
  await field.press("s");
  await expect(field).toHaveValue("?s");
  await expect(page.getByRole("dialog", { name: "Keyboard" })).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem("fireside:/fireside/:settings", JSON.stringify({ motion: "off", keys: false })));
  await page.goto("about:blank");
  await open(page, VERSUS);
  await until(page, "a question", ({ kind }) => kind === "choose");
  for (const key of ["?", "s", "l", "1"]) await page.keyboard.press(key);
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  // Keys that are no characters stay.
  await page.keyboard.press("ArrowRight");
  expect(await page.evaluate(() => document.activeElement?.className)).toMatch(/can|via/);
});

test("the replay by keys", async ({ page }) => {
  await open(page, VERSUS);
  await until(page, "a question", ({ kind }) => kind === "choose");
  await page.keyboard.press("[");
  await until(page, "the past", ({ kind }) => kind === "past");
  await page.keyboard.press("[");
  await page.keyboard.press("]");
  await page.keyboard.press("]");
  await until(page, "now", ({ kind }) => kind === "choose");
  await page.keyboard.press("[");
  await page.keyboard.press("Escape");
  await until(page, "now", ({ kind }) => kind === "choose");
  await page.keyboard.press("[");
  const slider = page.getByRole("slider", { name: "Moments of the match" });
  await slider.focus();
  await page.keyboard.press("Home");
  await until(page, "the beginning", ({ kind }) => kind === "past");
  await expect(slider).toHaveValue("0");
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Play the match back" })).toBeVisible();
});

test("the board as text: all that is common, every seat, and nothing that is hidden", async ({ page }) => {
  await open(page, { seats: ["person", "person", "easy"], after: 60 });
  await until(page, "the curtain", ({ kind }) => kind === "curtain");
  await lift(page);
  // The first stops of the Tab key lead past everything.
  await page.evaluate(() => (document.activeElement as HTMLElement)?.blur());
  const skip = page.getByRole("button", { name: "Read the board" }).first();
  await skip.focus();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  const text = page.getByRole("dialog", { name: "Read the board" });
  await expect(text).toBeVisible();
  for (const name of ["State of the game", "Display", "Stacks", "Bonuses", "Ann", "Ben", "Cleo"]) {
    await expect(text.getByRole("heading", { name, exact: true })).toBeAttached();
  }
  const seats = await text.locator("section").evaluateAll((all) => all.map((one) => (one as HTMLElement).innerText));
  expect(seats.filter((seat) => /Dice in hand:/.test(seat))).toHaveLength(1);
  expect(seats.filter((seat) => /dice in hand|die in hand/.test(seat)).length).toBeGreaterThanOrEqual(2);
  // As many cards as lie on the table.
  const cards = await page.locator(".display .card").count();
  const rows = await text.getByRole("listitem").filter({ hasText: /^Row \d: / }).allInnerTexts();
  expect(rows).toHaveLength(6);
  expect(rows.flatMap((row) => row.replace(/^Row \d: /, "").split(", ")).filter((card) => card !== "empty")).toHaveLength(cards);
  await fits(page, "the board as text");
  await accessible(page);
});

test("alone, Egon is read out as well", async ({ page }) => {
  await open(page, { seats: ["person"], after: 30 });
  await until(page, "a question", ({ kind }) => kind === "choose");
  await page.keyboard.press("b");
  await expect(page.getByRole("dialog", { name: "Read the board" }).getByRole("heading", { name: "Egon" })).toBeAttached();
});
