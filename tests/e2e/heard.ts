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
