// What is marked on a board is marked where it lies: the bulb of a hint, at every thing of every game that can be picked.
import type { Page } from "@playwright/test";
import { GAMES } from "./games";
import { expect, lift, open, tap, test, until } from "./table";

/** Bulbs that are elsewhere than at the thing that is picked, or cut off. */
const astray = (page: Page): Promise<{ seen: number; wrong: string[] }> =>
  page.evaluate(() => {
    const table = document.querySelector(".table")!;
    table.classList.add("hinted");
    let seen = 0;
    const wrong = [...document.querySelectorAll<HTMLElement>(".board .chosen")].filter((one) => {
      const { content, top, right, width, height } = getComputedStyle(one, "::before");
      if (content === "none" || !(one instanceof HTMLElement) || !one.checkVisibility() || !one.offsetWidth) return false;
      // A pseudo-element tells no place: something else takes its own.
      const mark = document.createElement("i");
      Object.assign(mark.style, { position: "absolute", inset: "auto", top, right, width, height, display: "block" });
      one.append(mark);
      one.scrollIntoView({ block: "nearest", inline: "nearest" });
      const [at, box] = [mark.getBoundingClientRect(), one.getBoundingClientRect()];
      mark.remove();
      const [x, y] = [at.left + at.width / 2, at.top + at.height / 2];
      // On phones what is explained lies over the board, and over what is picked there.
      if (!one.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2))) return false;
      seen += 1;
      if (x < box.left || x > box.right || y < box.top || y > box.bottom) return true;
      return !one.contains(document.elementFromPoint(x, y));
    });
    table.classList.remove("hinted");
    return { seen, wrong: wrong.map((one) => `${one.className} “${one.getAttribute("aria-label") ?? one.innerText}”`) };
  });

for (const [n, { id: game, positions }] of GAMES.entries()) {
  test(`${game}: the bulb of a hint lies at what it means`, { tag: n % 2 ? "@phone" : "@desktop" }, async ({ page }) => {
    test.slow();
    const kinds = new Set<string>();
    let bulbs = 0;
    for (const [name, wanted] of Object.entries(positions)) {
      await open(page, wanted, name);
      const first = await until(page, name, ({ kind }) => ["choose", "curtain"].includes(kind));
      const { cursor } = first.kind === "curtain" ? (await lift(page), await until(page, name, ({ kind }) => kind === "choose")) : first;
      const spots = await page.evaluate(() => window.tester.spots());
      for (const [n, { kind }] of spots.entries()) {
        if (kinds.has(kind)) continue;
        const point = await page.evaluate((n) => window.tester.aim(n), n);
        if (!point) continue;
        kinds.add(kind);
        const before = await until(page, name, () => true);
        await tap(page, point);
        const now = await until(page, `a tap on ${kind} does something`, ({ all }) => all !== before.all, 5000);
        if (now.cursor !== cursor) break;
        const { seen, wrong } = await astray(page);
        expect.soft(wrong, name).toEqual([]);
        bulbs += seen;
        // Whatever it opened is closed, and what can be tapped is the same again.
        await page.keyboard.press("Escape");
        if ((await page.evaluate(() => window.tester.spots())).length !== spots.length) break;
      }
    }
    expect(bulbs, "bulbs").toBeGreaterThan(2);
  });
}
