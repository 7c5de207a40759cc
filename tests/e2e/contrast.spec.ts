// High contrast (forced colours): the system paints grounds and takes shadows away. What is marked stays marked, what can be pressed is seen.
import type { CDPSession, Page } from "@playwright/test";
import { GAMES } from "./games";
import { expect, fits, generator, lift, open, playChoice, test, until } from "./table";

/** What says that a thing is in some state, as a class or an attribute with a value. */
const MARKS = ["can", "chosen", "via", "now", "next", "turn", "lead", "reach", "calls", "here", "in", "hit", "on", "cur", "full"];
const STATES = ["aria-pressed=true", "aria-checked=true", "aria-current=step"];

/** Things that are marked and in sight, one of each kind: where they are. Each gets a number to be found by. */
const marked = (page: Page, known: string[]) =>
  page.evaluate(
    ([marks, states, known]) => {
      const found: { mark: string; kind: string; clip: { x: number; y: number; width: number; height: number } }[] = [];
      const kinds = new Set(known);
      for (const mark of [...marks, ...states]) {
        const [attribute, value] = mark.split("=");
        const all = document.querySelectorAll<HTMLElement>(value ? `[${attribute}="${value}"]` : `.page .${mark}`);
        for (const one of all) {
          const kind = `${mark} at ${one.tagName.toLowerCase()}.${(one.getAttribute("class") ?? "").trim().split(/\s+/).sort().join(".")}`;
          // The thick line of what is chosen lies over the one of what can be.
          if (mark === "can" && one.matches(".chosen, [aria-pressed=true]")) continue;
          if (kinds.has(kind) || !one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
          const box = one.getBoundingClientRect();
          const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
          if (box.width < 3 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
          const top = document.elementFromPoint(x, y);
          if (top && !one.contains(top) && !top.contains(one)) continue;
          kinds.add(kind);
          const [left, high] = [Math.max(0, box.left - 9), Math.max(0, box.top - 9)];
          const clip = { x: left, y: high, width: Math.min(innerWidth, box.right + 9) - left, height: Math.min(innerHeight, box.bottom + 9) - high };
          one.setAttribute(`data-marked-${found.length}`, "");
          found.push({ mark, kind, clip });
        }
      }
      return found;
    },
    [MARKS, STATES, known] as const,
  );

/** Whether it can be seen that a thing is marked: with and without it the screen looks different there. */
async function seen(page: Page, camera: CDPSession, n: number, { mark, clip }: { mark: string; clip: { x: number; y: number; width: number; height: number } }) {
  const set = (on: boolean) =>
    page.evaluate(
      ([n, mark, on]) => {
        const one = document.querySelector(`[data-marked-${n}]`);
        if (!one) return;
        const [attribute, value] = mark.split("=");
        // What is chosen says so twice.
        const twice = mark === "chosen" || mark === "aria-pressed=true";
        const chosen = twice && (on ? one.hasAttribute("data-was-chosen") : one.classList.contains("chosen"));
        const pressed = twice && one.hasAttribute("aria-pressed");
        if (chosen) one.toggleAttribute("data-was-chosen", !on), one.classList.toggle("chosen", on);
        if (pressed) one.setAttribute("aria-pressed", String(on));
        if (value && !pressed) one.setAttribute(attribute, on ? value : "false");
        else if (!value && !chosen) one.classList.toggle(mark, on);
      },
      [n, mark, on] as const,
    );
  // Nothing moves here, so the browser's own picture will do: the runner's makes everything stand still first.
  const picture = async () => (await camera.send("Page.captureScreenshot", { clip: { ...clip, scale: 1 } })).data;
  const before = await picture();
  await set(false);
  const after = await picture();
  await set(true);
  return before !== after;
}

/** Pairs of pieces of one kind in sight that only a class tells apart, by their places among all elements of the board. */
const pairs = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>(".board *, .seats *")];
    const kinds = new Map<string, { at: number; look: string }[]>();
    for (const [at, one] of all.entries()) {
      const look = (one.getAttribute("class") ?? "").trim().split(/\s+/).sort().join(".");
      const box = one.getBoundingClientRect();
      const seen = box.width >= 4 && box.width <= 90 && box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
      // Icons have shapes.
      if (!look || !seen || one.matches("svg, svg *") || !one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const kind = `${one.tagName} ${(one.getAttribute("class") ?? "").trim().split(/\s+/)[0]} in ${one.parentElement!.className}`;
      const known = kinds.get(kind) ?? [];
      if (known.length < 4 && !known.some((other) => other.look === look)) kinds.set(kind, [...known, { at, look }]);
    }
    return [...kinds.values()].flatMap(([first, ...others]) => others.map((other) => ({ here: first.at, there: other.at, what: `${first.look} and ${other.look}` })));
  });

/** Whether two pieces look different: the second is put in the place of the first for a picture. */
async function differ(page: Page, camera: CDPSession, { here, there }: { here: number; there: number }) {
  const put = (on: boolean) =>
    page.evaluate(
      ([here, there, on]) => {
        if (!on) {
          const stand = document.querySelector("[data-stand-in]")!;
          stand.replaceWith((window as unknown as { first: Element }).first);
          return null;
        }
        const all = document.querySelectorAll(".board *, .seats *");
        const [first, second] = [all[here], all[there]];
        const { left, top, width, height } = first.getBoundingClientRect();
        const clone = second.cloneNode(true) as HTMLElement;
        clone.setAttribute("data-stand-in", "");
        Object.assign(window, { first });
        first.replaceWith(clone);
        return { x: left, y: top, width, height };
      },
      [here, there, on] as const,
    );
  const clip = (await put(true))!;
  const picture = async () => (await camera.send("Page.captureScreenshot", { clip: { ...clip, scale: 1 } })).data;
  const other = await picture();
  await put(false);
  return (await picture()) !== other;
}

/** Controls that show neither words nor a line around them. */
const bare = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const line = (one: Element, pseudo?: string) => {
      const style = getComputedStyle(one, pseudo);
      return style.outlineStyle !== "none" || ["Top", "Right", "Bottom", "Left"].some((side) => style.getPropertyValue(`border-${side.toLowerCase()}-style`) !== "none" && style.getPropertyValue(`border-${side.toLowerCase()}-width`) !== "0px");
    };
    const controls = [...document.querySelectorAll<HTMLElement>("button, a[href], input, select, textarea, summary")];
    const shown = controls.filter((one) => one.offsetWidth > 2 && one.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
    // What lies over a drawing is drawn there; a line about what others did has nothing to tell at first.
    const drawn = (one: Element) => one.closest(".pan-zoom, .bc-flower, .recap-strip") !== null;
    const words = (one: HTMLElement) => (one.innerText || one.closest("li")?.innerText || "").trim();
    return shown.filter((one) => !words(one) && !line(one) && !drawn(one)).map((one) => one.outerHTML.slice(0, 160));
  });

for (const { id: game, positions } of GAMES) {
  test(`${game} in high contrast: what is marked is seen, what can be pressed has words or a line`, async ({ page }) => {
    test.slow();
    const camera = await page.context().newCDPSession(page);
    const known: string[] = [];
    for (const [name, wanted] of Object.entries(positions)) {
      await page.emulateMedia({ forcedColors: "none" });
      await open(page, wanted, name);
      const { kind } = await until(page, name, ({ kind }) => ["choose", "curtain"].includes(kind));
      if (kind === "curtain") await lift(page);
      // One thing is picked, so that this mark is there as well.
      const point = await page.evaluate(() => window.tester.aim(0));
      if (point) await page.mouse.click(point.x, point.y);
      await page.mouse.move(1, 1);
      const things = await marked(page, known);
      known.push(...things.map(({ kind }) => kind));
      await page.emulateMedia({ forcedColors: "active" });
      const lost: { n: number; thing: (typeof things)[number] }[] = [];
      for (const [n, thing] of things.entries()) if (!(await seen(page, camera, n, thing))) lost.push({ n, thing });
      expect.soft(await bare(page), name).toEqual([]);
      await fits(page, name);
      // What is not seen in colours either means nothing to the eye.
      await page.emulateMedia({ forcedColors: "none" });
      for (const { n, thing } of lost) expect.soft(await seen(page, camera, n, thing), `${name}: ${thing.kind} is seen in colours only`).toBe(false);
    }
    expect(known.length).toBeGreaterThan(5);
    // And it can be played so.
    await page.emulateMedia({ forcedColors: "active" });
    await open(page, { game, seats: ["person", "easy"] });
    const random = generator(7);
    for (let moves = 0; moves < 4; moves++) {
      const { kind } = await until(page, "somebody to move", ({ kind }) => ["choose", "end"].includes(kind), 30_000);
      if (kind === "end") break;
      await playChoice(page, random);
    }
  });
}

for (const { id: game, positions } of GAMES) {
  test(`${game} in high contrast: pieces that colours tell apart are told apart`, async ({ page }) => {
    test.slow();
    const camera = await page.context().newCDPSession(page);
    for (const [name, wanted] of Object.entries(positions).slice(-1)) {
      await open(page, wanted, name);
      if ((await until(page, name, ({ kind }) => ["choose", "curtain"].includes(kind))).kind === "curtain") await lift(page);
      await page.mouse.move(1, 1);
      const told: Awaited<ReturnType<typeof pairs>> = [];
      for (const pair of await pairs(page)) if (await differ(page, camera, pair)) told.push(pair);
      expect(told.length, "pairs of pieces").toBeGreaterThan(3);
      await page.emulateMedia({ forcedColors: "active" });
      const lost: string[] = [];
      for (const pair of told) if (!(await differ(page, camera, pair))) lost.push(pair.what);
      expect.soft(lost, name).toEqual([]);
    }
  });
}
