// A game's sheet reaches nothing outside that game, whatever has been open before: sheets that have come stay (scripts/resources.mjs).
import type { Page } from "@playwright/test";
import { GAMES } from "./games";
import { keep, save } from "./saves";
import { expect, fontsHere, openLobby } from "./support";
import { test } from "./table";

test("every rule of a game's sheet has its game's scope", async ({ page }) => {
  await openLobby(page);
  const { wrong, seen } = await page.evaluate(async (games) => {
    const links = [...document.querySelectorAll<HTMLLinkElement>("link[data-part]")];
    const here = (link: HTMLLinkElement) =>
      new Promise((done) => {
        if (link.sheet) return done(true);
        link.onload = link.onerror = done;
        link.disabled = false;
      });
    await Promise.all(links.map(here));
    const alternatives = (selector: string) => {
      const parts = [""];
      let depth = 0;
      for (const letter of selector) {
        depth += letter === "(" ? 1 : letter === ")" ? -1 : 0;
        if (letter === "," && depth === 0) parts.push("");
        else parts[parts.length - 1] += letter;
      }
      return parts.map((part) => part.trim());
    };
    const selectors = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSKeyframesRule) return [];
        const own = rule instanceof CSSStyleRule ? alternatives(rule.selectorText) : [];
        return [...own, ...("cssRules" in rule ? selectors(rule.cssRules as CSSRuleList) : [])];
      });
    const found: string[] = [];
    const counts: { [game: string]: number } = {};
    for (const link of links) {
      const part = link.dataset.part!;
      const game = games.find((game) => `${part}-`.startsWith(`${game}-`));
      if (!game) continue;
      const all = selectors(link.sheet!.cssRules);
      counts[game] = all.length;
      const scope = new RegExp(`^(:root\\S* )?:where\\(\\[data-game="${game}"\\]\\)($| )`);
      found.push(...all.filter((selector) => !scope.test(selector)).map((selector) => `${part}: ${selector}`));
    }
    return { wrong: found, seen: counts };
  }, GAMES.map(({ id }) => id));
  expect(wrong).toEqual([]);
  for (const { id } of GAMES) expect(seen[id], `${id} has a sheet`).toBeGreaterThan(100);
});

interface Look {
  name: string;
  box: number[];
  style: string;
}

/** Where everything of a game lies and how it looks, once that stays so. */
async function looks(page: Page): Promise<Look[]> {
  const look = (): Promise<Look[]> =>
    page.evaluate(() => {
      const name = (one: Element) => `${one.tagName.toLowerCase()}.${(one.getAttribute("class") ?? "").trim().replace(/\s+/g, ".")}`;
      return [...document.querySelectorAll("[data-game] *")].map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const { color, backgroundColor, opacity, visibility, fontSize, fill, zIndex } = getComputedStyle(one);
        const style = [color, backgroundColor, opacity, visibility, fontSize, fill, zIndex].join(" ");
        return { name: `${name(one.parentElement!)} > ${name(one)}`, box: [left, top, width, height], style };
      });
    });
  for (let before = await look(), tries = 0; ; tries++) {
    await page.waitForTimeout(150);
    const now = await look();
    if (tries > 60) throw new Error("it does not come to rest");
    if (JSON.stringify(now) === JSON.stringify(before)) return now;
    before = now;
  }
}

/** What looks otherwise than it did. Letters in a drawing are as wide as the font that was here when they were drawn, to a pixel. */
const changed = (now: Look[], was: Look[]) =>
  now.filter(({ box, style }, n) => style !== was[n].style || box.some((side, at) => Math.abs(side - was[n].box[at]) > 1.5)).map(({ name, box, style }) => `${name}: ${box.map(Math.round)} ${style}`);

/** What of a game is looked at: its table, the dialog for a new match, its rulebook. */
const SCREENS: [name: string, address: (game: string) => string, there: string][] = [
  ["table", (game) => `#/${game}/${game}`, ".table .prompt:has(.choices) .ask"],
  ["new match", (game) => `#/new/${game}`, ".sheet[open] .sheet-go"],
  ["rulebook", (game) => `#/rules/${game}`, ".book-text .book-unit"],
];

async function go(page: Page, address: string, there: string) {
  await page.evaluate((address) => (location.hash = address), address);
  await expect(page.locator(there).first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
}

// Rules that hold at one size only are few: every game is looked at in one of the two.
for (const [n, { id: game }] of GAMES.entries()) {
  test(`${game} looks the same after all other games`, { tag: n % 2 ? "@phone" : n ? "@desktop" : ["@desktop", "@smoke"] }, async ({ page }) => {
    for (const { id } of GAMES) await keep(page, await save({ game: id, seats: ["person", "medium"], after: 40 }, id), id);
    const start = async (address: string, there: string) => {
      await page.goto("about:blank"); // or another address after the # loads nothing
      await page.goto(`./${address}`);
      await expect(page.locator(there).first()).toBeVisible();
      await expect(page.locator("#shell")).toHaveCount(0);
      await fontsHere(page);
    };
    const fresh = new Map<string, Look[]>();
    for (const [name, address, there] of SCREENS) {
      await start(address(game), there);
      fresh.set(name, await looks(page));
    }
    // All of the others in one visit: their sheets stay.
    const others = GAMES.map(({ id }) => id).filter((id) => id !== game);
    await start(SCREENS[0][1](others[0]), SCREENS[0][2]);
    await go(page, "#/statistics", ".page.counts main");
    for (const other of others) for (const [, address, there] of SCREENS) await go(page, address(other), there);
    for (const [name, address, there] of SCREENS) {
      await go(page, "#/", ".lobby .covers");
      await go(page, address(game), there);
      const now = await looks(page);
      const was = fresh.get(name)!;
      expect(now.length, name).toBe(was.length);
      expect(changed(now, was).slice(0, 12), name).toEqual([]);
    }
  });
}
