// What stands on the table after a move is what a page that has just been loaded draws of the same state: nothing stays as it was.
import type { Page } from "@playwright/test";
import { GAMES } from "./games";
import { expect, generator, lift, open, playChoice, test, until } from "./table";

test.skip(({ viewport }) => viewport!.width < 1000, "the same elements are there on a phone, only fewer of them in sight");

/** So often the page is loaded again, and so many choices are made before each time. */
const TIMES = 3;
const CHOICES = 3;

/** Every element of the table that can be seen, as text; in an order of their own, since what has come lies in places that were free. */
const now = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".seats *, .board *, .prompt *")]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest(".off"))
      .map((one) => {
        // What is numbered for keys is so once a key was pressed, and only what the keyboard or a click has entered is described.
        const marks = one.getAttributeNames().filter((name) => /^(class|href|disabled|aria-(?!labelledby|describedby|description|controls).*|data-(?!nth).*)$/.test(name));
        const values = marks.filter((name) => one.getAttribute(name) !== "").sort().map((name) => `${name}=${one.getAttribute(name)!.trim().split(/\s+/).sort().join(" ")}`);
        const text = [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent).join("").trim();
        return `${one.localName} ${values.join(" ")} “${text}”`;
      })
      .sort(),
  );

/** The same as soon as it stays: a board turns to whoever is asked next after the paint, and names of many hexes come in slices. */
async function drawn(page: Page): Promise<string[]> {
  for (let before = await now(page); ; ) {
    await page.evaluate(() => new Promise((painted) => setTimeout(() => requestAnimationFrame(painted), 150)));
    const after = await now(page);
    if (after.join() === before.join()) return after;
    before = after;
  }
}

for (const { id } of GAMES) {
  test(`${id}: a table looks the same when it is loaded again`, async ({ page }) => {
    test.setTimeout(120_000);
    await open(page, { game: id, seats: ["person", "easy", "person"] });
    const random = generator(7);
    const there = () => until(page, "a question", ({ kind }) => ["choose", "curtain", "end"].includes(kind), 30_000);
    for (let time = 0; time < TIMES; time++) {
      for (let choice = 0; choice < CHOICES; choice++) {
        if ((await there()).kind === "curtain") await lift(page);
        if ((await there()).kind === "end") return;
        await playChoice(page, random);
      }
      if ((await there()).kind === "curtain") await lift(page);
      await there();
      await page.keyboard.press("Escape");
      const live = await drawn(page);
      expect(live.length, "elements").toBeGreaterThan(50);
      await page.reload();
      if ((await there()).kind === "curtain") await lift(page);
      await there();
      await page.keyboard.press("Escape");
      expect(live).toEqual(await drawn(page));
    }
  });
}
