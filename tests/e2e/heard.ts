// What assistive technology hears of a board, and how many stops of the Tab key it takes.
import type { Page } from "@playwright/test";

/** Faults of what is on screen: a name without words, a thing that can be chosen and does not say so, two of one name, a name within a named thing. */
export const misheard = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = (one: Element) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest("[aria-hidden=true], [inert]");
    const of = (one: Element): string => {
      if (one.getAttribute("aria-hidden") === "true" || !one.checkVisibility()) return "";
      const parts = [...one.childNodes].map((part) => (part instanceof Text ? part.data : part instanceof Element ? of(part) : ""));
      return one.getAttribute("aria-label") ?? (parts.join(" ").trim() || (one.getAttribute("title") ?? ""));
    };
    const told = (one: Element) => `${one.tagName.toLowerCase()}.${one.getAttribute("class")} “${of(one)}”`;
    const faults: string[] = [];
    for (const one of document.querySelectorAll(".board button:not(.named), .board [role=img]")) {
      if (shown(one) && !/\p{L}{2}/u.test(of(one))) faults.push(`no words: ${told(one)}`);
    }
    for (const one of document.querySelectorAll(".board button:is(.can, .via, .chosen)")) {
      if (shown(one) && !one.hasAttribute("aria-pressed")) faults.push(`does not say that it can be chosen: ${told(one)}`);
    }
    // Nobody could say which of them is meant.
    const called = new Set<string>();
    for (const one of document.querySelectorAll(".board button:is(.can, .via, .chosen), .prompt .acts button:enabled")) {
      if (!shown(one)) continue;
      const group = one.closest("section, article, ul, ol, [role=group], .prompt");
      const name = `${of(one)} in ${group?.getAttribute("aria-label") ?? group?.className}`;
      if (called.has(name)) faults.push(`two are called “${name}”`);
      called.add(name);
    }
    for (const one of document.querySelectorAll(".table :is(button, [role=img]):not(.named)")) {
      const words = of(one).split(/[^\p{L}\p{N}’]+/u).filter(Boolean);
      // A list may count the same for everybody, and a name is a name.
      const fours = words.map((_, n) => words.slice(n, n + 4).join(" ")).slice(0, -3).filter((four) => !/[\d\p{Lu}]/u.test(four));
      const twice = new Set(fours).size < fours.length || /(\p{L}+) \(age (\d+), .*\1, age \2/u.test(of(one));
      if (shown(one) && one.closest(".board") && twice) faults.push(`says the same twice: ${told(one)}`);
      if (shown(one) && words.some((word) => /^\p{Ll}\d+$/u.test(word))) faults.push(`says a code: ${told(one)}`);
    }
    // Parts of a name that stand apart for the eye are apart for the ear as well; what only says so has no width (content: "" / ", ").
    const spoken = (one: Element): string => {
      if (one.getAttribute("aria-hidden") === "true" || !one.checkVisibility()) return "";
      const pseudo = (which: string) => /\/ "(.*)"$/.exec(getComputedStyle(one, which).content)?.[1] ?? "";
      const parts = [...one.childNodes].map((part) => (part instanceof Text ? part.data : part instanceof Element ? spoken(part) : ""));
      const edge = ["block", "flex", "grid"].includes(getComputedStyle(one).display) && !one.matches("svg, svg *, .sr") ? "|" : "";
      return edge + pseudo("::before") + parts.join("") + pseudo("::after") + edge;
    };
    for (const one of document.querySelectorAll(".table button:not([aria-label])")) {
      const parts = spoken(one).split("|").map((part) => part.trim()).filter(Boolean);
      const many = (part: string) => part.split(/\s+/).length > 2;
      const runsOn = parts.some((part, n) => {
        const next = parts.findIndex((other, at) => at > n && many(other));
        return many(part) && next > 0 && !/[,.;:]$/.test(part) && !parts.slice(n + 1, next + 1).some((other) => /^[,.;:]/.test(other));
      });
      if (shown(one) && runsOn) faults.push(`without a pause: ${parts.join(" | ")}`);
    }
    // A number beside a drawing is nothing to hear alone.
    for (const one of document.querySelectorAll(".table :is(.seats, .board) span")) {
      const own = [...one.childNodes].filter((part) => part instanceof Text && part.data.trim() !== "").map((part) => part.textContent).join("");
      if (/^[+−]\d+$/.test(own) && shown(one) && !one.closest("button, [role=img]")) faults.push(`a number alone: ${told(one.parentElement!)}`);
    }
    for (const one of document.querySelectorAll(".board :is(button, [role=img])[aria-label] :is([aria-label], [role=img])")) {
      if (shown(one)) faults.push(`a name that nobody hears: ${told(one)}`);
    }
    return faults;
  });

/** Stops of the Tab key on the board and in the log, as they are from the next press on. */
export async function stops(page: Page): Promise<{ board: number; log: number }> {
  await page.keyboard.press("Tab");
  return page.evaluate(() => {
    const count = (within: string) =>
      [...document.querySelectorAll<HTMLElement>(`${within} :is(button, a[href], input, select, [tabindex])`)].filter(
        (one) => one.tabIndex >= 0 && !(one as HTMLButtonElement).disabled && one.checkVisibility({ visibilityProperty: true }),
      ).length;
    return { board: count(".board"), log: count(".table .log-scroll") };
  });
}
