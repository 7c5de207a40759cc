// Three languages: the device's at first, then as set, and a match that goes on in whatever is spoken.
import type { Page } from "@playwright/test";
import { GAMES } from "./games";
import { judged, openLobby } from "./support";
import { expect, fits, open, test, until } from "./table";

const lang = (page: Page) => page.locator("html").getAttribute("lang");

async function speak(page: Page, name: string) {
  await page.locator("dialog[open] .settings select").first().selectOption({ label: name });
}

test.describe("a German device", () => {
  test.use({ locale: "de-AT" });

  test("is greeted in German, before and after the program has come", async ({ page }) => {
    await page.route("**/*.wasm", () => {});
    await page.goto("./", { waitUntil: "commit" });
    await expect(page.locator("#home h2")).toHaveText("Neue Partie", { useInnerText: true });
    await page.unrouteAll();
    await openLobby(page);
    expect(await lang(page)).toBe("de");
    await expect(page.getByRole("heading", { name: "Neue Partie" })).toBeVisible();
    await fits(page, "the page");
  });
});

test.describe("a language that is not there", () => {
  test.use({ allow: [/404|Failed to load resource/] });

  test("is said, and the page goes on in the old one", async ({ page }) => {
    await page.route("**/locales/es/lobby.ftl*", (route) => route.fulfill({ status: 404 }));
    await openLobby(page);
    await page.getByRole("button", { name: "Settings" }).click();
    await speak(page, "Español");
    await expect(page.getByText("This language could not be loaded.")).toBeVisible();
    await expect(page.getByRole("dialog", { name: "Settings" })).toBeVisible();
  });
});

test("a match goes on in another language: nothing is loaded anew, what is picked stays picked", async ({ page }) => {
  await open(page, { seats: ["person", "easy"], after: 42 });
  await until(page, "one's own question", ({ kind }) => kind === "choose");
  await page.locator(".board :is(.card.can, .card.via):not(.dicecard)").first().click();
  await until(page, "picked", ({ main }) => main !== "");
  const before = await page.evaluate(() => {
    (window as { same?: boolean }).same = true;
    return { points: [...document.querySelectorAll(".seat-score")].map((one) => one.textContent), chosen: document.querySelectorAll(".board .chosen").length };
  });
  await expect(page.locator(".log li")).not.toHaveCount(0);
  const log = await page.locator(".log li, .log [role=listitem]").count();
  for (const [name, code] of [["Deutsch", "de"], ["Español", "es"]]) {
    await page.keyboard.press("s");
    await speak(page, name);
    await expect(page.locator("html")).toHaveAttribute("lang", code);
    await expect(page.getByRole("dialog", { name: code === "de" ? "Einstellungen" : "Ajustes" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog[open]")).toHaveCount(0);
    const after = await page.evaluate(() => ({ points: [...document.querySelectorAll(".seat-score")].map((one) => one.textContent), chosen: document.querySelectorAll(".board .chosen").length }));
    expect(after).toEqual({ points: before.points, chosen: before.chosen });
    await expect(page.locator(".log li, .log [role=listitem]")).toHaveCount(log);
    await fits(page, "the page");
    await judged(page, "light", code);
  }
  expect(await page.evaluate(() => (window as { same?: boolean }).same), "the page was not loaded anew").toBe(true);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-app", "started");
  expect(await lang(page)).toBe("es");
});

test("names of cards that stay English are marked as such within a line", async ({ page }) => {
  for (const code of ["de", "es"]) {
    await page.addInitScript((language) => localStorage.setItem("fireside:/fireside/:settings", JSON.stringify({ language, english_names: true, motion: "off" })), code);
    await open(page, { game: "innovation", seats: ["person", "easy"], after: 30 }, code);
    await until(page, "a question", ({ kind }) => kind === "choose");
    await expect(page.locator(".log .named").nth(5)).toBeAttached();
    const names = await page.locator(".table .named").evaluateAll((all) => all.map((one) => `${one.textContent}: ${one.closest("[lang]")!.getAttribute("lang")}`));
    expect(names.filter((name) => !name.endsWith(": en")), code).toEqual([]);
  }
});

// German has the longest words, Spanish the longest sentences; a phone has the least room.
for (const code of ["de", "es"]) {
  test(`every screen fits in ${code}`, { tag: "@both" }, async ({ page }) => {
    await page.addInitScript((language) => localStorage.setItem("fireside:/fireside/:settings", JSON.stringify({ language })), code);
    const screens: [string, string][] = [
      ["", ".lobby"],
      ...GAMES.flatMap(({ id }): [string, string][] => [[`new/${id}`, "dialog[open] form"], [`rules/${id}`, ".book-unit"]]),
      ["statistics", ".stats-page"], ["daily", ".day-tile"], ["credits", ".page.credits"],
    ];
    for (const [place, shows] of screens) {
      await page.goto(`./#/${place}`);
      await expect(page.locator(shows).first()).toBeVisible();
      expect(await lang(page)).toBe(code);
      await fits(page, place);
    }
  });
}
