// The settings: each applies at once, is kept, and the page holds at every size.
import type { Page } from "@playwright/test";
import { accessible, openLobby } from "./support";
import { expect, fits, open, test, until } from "./table";

const html = (page: Page) => page.locator("html");

async function settings(page: Page) {
  await page.getByRole("button", { name: "Settings" }).click();
  const dialog = page.getByRole("dialog", { name: "Settings" });
  await expect(dialog).toBeVisible();
  return dialog;
}

const radio = (page: Page, group: string, name: string) => page.getByRole("radiogroup", { name: group }).getByRole("radio", { name, exact: true });

test("segments stand in one line", { tag: "@both" }, async ({ page }) => {
  await openLobby(page);
  for (const language of ["en", "de", "es"]) {
    await page.evaluate((language) => localStorage.setItem("fireside:/fireside/:settings", JSON.stringify({ language })), language);
    await page.reload();
    await page.locator('.lobby .top [aria-haspopup="dialog"]').click();
    await expect(page.locator(".settings .seg").first()).toBeVisible();
    const wrapped = await page.locator(".settings .seg button").evaluateAll((all) =>
      all.filter((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      }).map((one) => one.textContent));
    expect.soft(wrapped, language).toEqual([]);
  }
});

test("every setting applies at once and is there before the next first paint", async ({ page }) => {
  await openLobby(page);
  await settings(page);
  const size = () => page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
  expect(await size()).toBe(16);
  await page.getByRole("combobox", { name: /^Text size/ }).selectOption("140%");
  expect(await size()).toBeCloseTo(22.4);
  await radio(page, "Card size", "Larger").click();
  await expect(html(page)).toHaveAttribute("data-cards", "larger");
  await radio(page, "On-screen help", "Short").click();
  await expect(html(page)).toHaveAttribute("data-words", "few");
  await radio(page, "Speed", "Fast").click();
  await expect(html(page)).toHaveAttribute("data-speed", "fast");
  await expect(page.getByRole("slider", { name: "Volume" })).toBeDisabled();
  await page.getByRole("switch", { name: /^Sound/ }).click();
  await expect(page.getByRole("slider", { name: "Volume" })).toBeEnabled();
  await page.getByRole("slider", { name: "Volume" }).press("ArrowRight");
  await page.getByRole("switch", { name: /^Keep the screen on/ }).click();
  await page.getByRole("switch", { name: /^Single-letter shortcuts/ }).click();
  await page.getByRole("switch", { name: /^Make forced choices automatically/ }).click();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("fireside:/fireside/:settings")!));
  expect(kept).toMatchObject({ text: 140, cards: "larger", words: "few", speed: "fast", sound: true, volume: 70, awake: false, keys: false, auto_answer: false });
  // Before the program runs.
  await page.route("**/*.wasm", () => {});
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByText("Beta Colony").filter({ visible: true })).toHaveCount(1);
  await expect(html(page)).toHaveAttribute("data-cards", "larger");
  await expect(html(page)).toHaveAttribute("data-speed", "fast");
  expect(await page.evaluate(() => document.documentElement.style.getPropertyValue("--text"))).toBe("1.4");
});

test("the default for single choices counts in the next new match", async ({ page }) => {
  await openLobby(page, "./#/new/burgundy");
  await expect(page.getByRole("switch", { name: /forced choices/i })).toBeChecked();
  await page.goto("./#/");
  await settings(page);
  await page.getByRole("switch", { name: /^Make forced choices automatically/ }).click();
  await page.keyboard.press("Escape");
  await page.goto("./#/new/burgundy");
  await expect(page.getByRole("switch", { name: /forced choices/i })).not.toBeChecked();
});

test("motion on overrules the device, off as well", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => sessionStorage.getItem("set") ?? localStorage.removeItem("fireside:/fireside/:settings"));
  await openLobby(page);
  await page.evaluate(() => sessionStorage.setItem("set", "yes"));
  const fast = () => page.evaluate(() => getComputedStyle(document.querySelector(".cover")!).transitionDuration.split(",")[0]);
  await expect(html(page)).toHaveAttribute("data-motion", "off");
  expect(await fast()).toBe("0s");
  await settings(page);
  await radio(page, "Motion", "On").click();
  await expect(html(page)).toHaveAttribute("data-motion", "on");
  expect(await fast()).toBe("0.14s");
  await radio(page, "Speed", "Calm").click();
  expect(await fast()).toBe("0.21s");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await radio(page, "Motion", "Off").click();
  expect(await fast()).toBe("0s");
  await page.reload();
  await expect(html(page)).toHaveAttribute("data-motion", "off");
});

test("a setting reaches the other tab", async ({ page, context }) => {
  await openLobby(page);
  const other = await context.newPage();
  await openLobby(other);
  await settings(page);
  await radio(page, "Light or dark", "Dark").click();
  await expect(html(other)).toHaveAttribute("data-theme", "dark");
  await settings(other);
  await expect(radio(other, "Light or dark", "Dark")).toBeChecked();
});

test("a storage that refuses does not stop a setting", async ({ page }) => {
  await openLobby(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await settings(page);
  await radio(page, "Light or dark", "Dark").click();
  await expect(html(page)).toHaveAttribute("data-theme", "dark");
});

test("by keyboard alone", async ({ page }) => {
  await openLobby(page);
  await page.getByRole("button", { name: "Settings" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Settings" });
  await expect(dialog).toBeVisible();
  const themes = dialog.getByRole("radiogroup", { name: "Light or dark" });
  await themes.getByRole("radio", { checked: true }).focus();
  await page.keyboard.press("End");
  await expect(html(page)).toHaveAttribute("data-theme", "dark");
  // Tab goes on to the next row, each row once.
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("radiogroup", { name: "Motion" }).getByRole("radio", { checked: true })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("combobox", { name: /^Text size/ })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Settings" })).toBeFocused();
});

test("accessible in both themes, and it fits", async ({ page }) => {
  await openLobby(page);
  await settings(page);
  await fits(page, "settings");
  await accessible(page);
});

// Everything usual, one of them largest, both: what lies between fits as well.
test("a table with larger cards and larger text", { tag: "@both" }, async ({ page }) => {
  for (const [cards, text] of [["larger", 100], ["normal", 140], ["larger", 140], ["large", 120]] as const) {
    await page.goto("about:blank");
    await page.addInitScript(
      ([cards, text]) => {
        if (location.protocol.startsWith("http")) localStorage.setItem("fireside:/fireside/:settings", JSON.stringify({ motion: "off", cards, text }));
      },
      [cards, text] as const,
    );
    await open(page, { seats: ["person", "medium"], after: 60 }, `${cards}${text}`);
    await until(page, "a question", ({ kind }) => kind === "choose");
    await fits(page, "table");
    await expect(page.locator(".prompt .ask")).toBeInViewport({ ratio: 1 });
    const spots = await page.evaluate(() => window.tester.spots().map((spot, n) => [spot.label, window.tester.aim(n)]));
    expect(spots.filter(([, point]) => point === null), `out of reach with ${cards} cards, text at ${text} %`).toEqual([]);
  }
});

test("sound: off unless switched on, then a move, an undo and one's turn are heard", async ({ page }) => {
  await page.addInitScript(() => {
    const heard: number[] = [];
    Object.assign(window, { heard });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      heard.push(Math.round(this.frequency.value));
      return start.call(this, when);
    };
  });
  const heard = () => page.evaluate(() => (window as unknown as { heard: number[] }).heard.splice(0).length);
  await open(page, { seats: ["person", "easy"], after: 44 });
  const before = await until(page, "a question", ({ kind }) => kind === "choose");
  const take = async () => {
    await page.locator(".row-cards .card:is(.can, .via)").first().click({ position: { x: 12, y: 12 } });
    await page.locator(".prompt .acts > .btn-main").click();
    // Only when one is asked again has the bot been heard to the end.
    await until(page, "asked again", ({ cursor, kind }) => cursor > before.cursor && kind === "choose", 30_000);
  };
  await take();
  expect(await heard()).toBe(0);
  await page.keyboard.press("u");
  await until(page, "undone", ({ cursor }) => cursor === before.cursor);
  await page.keyboard.press("s");
  await page.getByRole("switch", { name: /^Sound/ }).click();
  expect(await heard(), "a sample").toBe(2);
  await page.keyboard.press("Escape");
  await take();
  expect(await heard(), "a card").toBeGreaterThanOrEqual(2);
  await page.keyboard.press("u");
  await until(page, "undone", ({ cursor }) => cursor === before.cursor);
  expect(await heard(), "undo").toBe(2);
});

test.describe("a browser without sound", () => {
  test("stays silent and goes on", async ({ page }) => {
    await page.addInitScript(() => {
      // @ts-expect-error: taken away
      delete window.AudioContext;
      localStorage.setItem("fireside:/fireside/:settings", '{"motion":"off","sound":true}');
    });
    await open(page, { seats: ["person", "easy"], after: 30 });
    const before = await until(page, "a question", ({ kind }) => kind === "choose");
    await page.locator(".row-cards .card:is(.can, .via)").first().click({ position: { x: 12, y: 12 } });
    await page.locator(".prompt .acts > .btn-main").click();
    await until(page, "committed", ({ cursor }) => cursor > before.cursor);
  });
});
