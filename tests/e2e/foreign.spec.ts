// What others leave in the page: errors of extensions and of the browser, promises that a device refuses, and its own translation.
import type { Page } from "@playwright/test";
import { save } from "./saves";
import { openLobby } from "./support";
import { expect, generator, open, playChoice, test, until } from "./table";

const stopped = (page: Page) => page.getByRole("heading", { name: "Something went wrong" });

test.describe("errors", () => {
  test.use({ allow: [/./] });

  /** Each leaves one error; `home` is where the page's files lie. */
  const THEIRS: [string, (home: string) => void][] = [
    ["a script of an extension", () => dispatchEvent(new ErrorEvent("error", { message: "theirs", filename: "chrome-extension://abc/x.js", error: new Error("theirs") }))],
    ["a script of another origin", () => dispatchEvent(new ErrorEvent("error", { message: "Script error." }))],
    ["a script that an app has put into the page", (home) => dispatchEvent(new ErrorEvent("error", { message: "ReferenceError: theirs", filename: home, error: Object.assign(new Error("theirs"), { stack: `Error: theirs\n    at ${home}:1:1` }) }))],
    ["a layout that is not settled in one frame", (home) => dispatchEvent(new ErrorEvent("error", { message: "ResizeObserver loop completed with undelivered notifications.", filename: home }))],
    ["a promise of an extension", (home) => void Promise.reject(Object.assign(new Error("theirs"), { stack: `Error: theirs\n    at a (moz-extension://abc/content.js:1:2)\n    at b (${home}page-1.js:1:2)` }))],
    ["a promise that an app has put into the page", () => void Promise.reject(new Error("theirs"))],
    ["a promise that the browser refuses", () => void Promise.reject(new DOMException("not now", "InvalidStateError"))],
    ["a promise without an error", () => void Promise.reject(undefined)],
    ["a promise with words", () => void Promise.reject("page-1.js is no place")],
    ["a promise with something else", () => void Promise.reject({ code: 403 })],
  ];
  const OURS: [string, (home: string) => void][] = [
    ["a script", (home) => dispatchEvent(new ErrorEvent("error", { message: "ours", filename: `${home}page-1.js`, error: new Error("ours") }))],
    ["a script, by its stack", (home) => dispatchEvent(new ErrorEvent("error", { message: "ours", error: Object.assign(new Error("ours"), { stack: `draw@${home}page-1.js:1:2` }) }))],
    ["a promise", (home) => void Promise.reject(Object.assign(new Error("ours"), { stack: `Error: ours\n    at draw (${home}page-1.js:1:2)` }))],
    ["the program's memory", (home) => void Promise.reject(Object.assign(new WebAssembly.RuntimeError("ours"), { stack: `RuntimeError: ours\n    at ${home}page-1_bg.wasm:wasm-function[7]:0x99` }))],
    ["the program where a browser names no place", () => dispatchEvent(new ErrorEvent("error", { message: "ours", error: Object.assign(new WebAssembly.RuntimeError("ours"), { stack: "<?>.wasm-function[7]@[wasm code]" }) }))],
  ];
  const home = (page: Page) => new URL(".", page.url()).href;

  test("of others stop nothing", async ({ page }) => {
    await openLobby(page);
    for (const [what, leave] of THEIRS) {
      await page.evaluate(leave, home(page));
      // What is refused is told in a task of its own.
      await page.evaluate(() => new Promise((done) => setTimeout(done, 20)));
      await expect(page.locator("html"), what).toHaveAttribute("data-app", "started");
    }
    await page.getByRole("button", { name: "Settings" }).click();
    await expect(page.getByRole("dialog", { name: "Settings" })).toBeVisible();
  });

  test("of others leave the start alone", async ({ page }) => {
    await page.route(/\.wasm$/, () => {}); // never comes
    await page.goto("./");
    await page.reload(); // what fails at a first visit is tried once more before it is told
    await page.evaluate(() => dispatchEvent(new ErrorEvent("error", { message: "theirs", filename: "chrome-extension://abc/x.js" })));
    await expect(page.locator("#shell-trouble")).toBeHidden();
    await page.evaluate(() => dispatchEvent(new ErrorEvent("error", { message: "ours", filename: new URL("page-1.js", location.href).href })));
    await expect(page.locator("#shell-trouble")).toBeVisible();
  });

  for (const [what, leave] of OURS) {
    test(`of ours stop the page: ${what}`, async ({ page }) => {
      await openLobby(page);
      await page.evaluate(leave, home(page));
      await expect(stopped(page)).toBeVisible();
      await page.getByText("What happened, for the authors").click();
      await expect(page.locator(".recovery pre")).toContainText("ours");
    });
  }
});

test.describe("a device that refuses whatever answers later", () => {
  test.use({ allow: [/404|favicon/] });

  // Not what the page cannot be without: what was fetched, and files that somebody hands over. Scrolling never refuses.
  const refuse = () => {
    const needed = /^(Response|Request|Blob|FontFace|Readable|Writable|Transform|Promise|Async)/;
    const refused = new Set<string>();
    const left: string[] = [];
    Object.assign(window, { refused, left });
    addEventListener("unhandledrejection", ({ reason }) => left.push(String(reason)));
    for (const name of Object.getOwnPropertyNames(window)) {
      const prototype = Object.getOwnPropertyDescriptor(window, name)?.value?.prototype;
      if (!prototype || needed.test(name)) continue;
      for (const key of Object.getOwnPropertyNames(prototype)) {
        const method = Object.getOwnPropertyDescriptor(prototype, key)?.value;
        if (typeof method !== "function" || key === "constructor" || key.startsWith("scroll")) continue;
        try {
          // On a stranger, what answers at once throws, and what answers later refuses: so they tell themselves apart.
          const answer = method.call({});
          if (!(answer instanceof Promise)) continue;
          answer.catch(() => {});
        } catch {
          continue;
        }
        const what = `${name}.${key}`;
        prototype[key] = () => {
          refused.add(what);
          return Promise.reject(new DOMException(`${what} is refused by the test`, "NotAllowedError"));
        };
      }
    }
  };

  test("leaves no promise alone", async ({ page }) => {
    await page.addInitScript(refuse);
    await page.addInitScript(() => localStorage.setItem("fireside:/fireside/:settings", '{"motion":"off","sound":true,"awake":true}'));
    await openLobby(page);
    // Installing, the storage, its keeping.
    await page.evaluate(() => {
      const offer = new Event("beforeinstallprompt", { cancelable: true });
      dispatchEvent(Object.assign(offer, { prompt: () => Promise.reject(new DOMException("refused by the test", "NotAllowedError")) }));
    });
    await page.locator(".foot").getByRole("button", { name: "Install" }).click();
    await page.getByRole("button", { name: "Storage" }).click();
    await expect(page.getByRole("dialog", { name: "Storage" })).toBeVisible();
    await page.keyboard.press("Escape");
    // A table with sound and a screen that stays on; a lock that cannot be let go, either.
    await open(page, { seats: ["person", "easy"], after: 20 });
    const random = generator(4);
    for (let n = 0; n < 4; n++) await playChoice(page, random);
    await page.evaluate(() => {
      const lock = { release: () => Promise.reject(new Error("refused by the test")) };
      Object.defineProperty(Navigator.prototype, "wakeLock", { configurable: true, get: () => ({ request: async () => lock }) });
    });
    for (const state of ["hidden", "visible", "hidden", "visible"]) {
      await page.evaluate((state) => {
        Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
        document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
      }, state);
      await page.evaluate(() => new Promise((done) => setTimeout(done, 30)));
    }
    await until(page, "a question", ({ kind }) => kind === "choose");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("menuitem", { name: "Share" }).click();
    await page.getByRole("button", { name: "Copy link" }).click();
    const system = page.getByRole("button", { name: "Share…" });
    if (await system.isVisible()) await system.click();
    await page.getByRole("button", { name: "Copy as text" }).click();
    await page.evaluate(() => new Promise((done) => setTimeout(done, 50)));
    const { refused, left } = await page.evaluate(() => {
      const { refused, left } = window as unknown as { refused: Set<string>; left: string[] };
      return { refused: [...refused], left };
    });
    expect(left).toEqual([]);
    expect(refused).toEqual(expect.arrayContaining(["AudioContext.resume", "Clipboard.writeText", "StorageManager.estimate", "StorageManager.persisted", "WakeLock.request"]));
    await expect(page.locator("html")).toHaveAttribute("data-app", "started");
  });
});

test.describe("a browser that translates the page", () => {
  /** Puts another text in the place of each that may be translated, as translators do: in elements of their own. Returns how many. */
  const translate = () => {
    const texts: Text[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const text = walk.currentNode as Text;
      const within = text.parentElement!;
      if (text.data.trim() && within.translate && !within.closest("script, style, template, font")) texts.push(text);
    }
    for (const text of texts) {
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
    return texts.length;
  };
  /** What is to be read, without what only tells of the last moment. */
  const read = (page: Page) =>
    page.evaluate(() => {
      const said = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].map((one) => one.innerText.trim());
      return { ask: said(".prompt .ask"), scores: said(".seat-score"), board: said(".board"), bar: said(".bar") };
    });

  for (const game of ["burgundy", "innovation", "terra-mystica", "beta-colony"]) {
    test(`freezes nothing: ${game}`, async ({ page }) => {
      await open(page, { game, seats: ["person", "easy"], after: 12 });
      await until(page, "a question", ({ kind }) => kind === "choose");
      const random = generator(9);
      for (let n = 0; n < 3; n++) {
        await page.evaluate(translate);
        const seen = await playChoice(page, random);
        if (seen.kind === "end") break;
        await until(page, "a question", ({ kind }) => ["choose", "end"].includes(kind), 30_000);
      }
      await page.evaluate(translate);
      await page.keyboard.press("Escape");
      const live = await read(page);
      await page.reload();
      await until(page, "the same question", ({ kind }) => ["choose", "end"].includes(kind));
      await page.keyboard.press("Escape"); // what offers only one thing has it picked
      expect(live).toEqual(await read(page));
    });
  }

  test("freezes nothing in the lobby, and may translate the rulebooks", async ({ page }) => {
    await page.addInitScript((text) => localStorage.setItem("fireside:/fireside/:match.test", text), await save({ seats: ["person", "easy"], after: 12 }));
    await openLobby(page);
    expect(await page.evaluate(translate), "texts of the lobby").toBe(0);
    expect(await page.locator('meta[name="google"]').getAttribute("content")).toBe("notranslate");
    await page.getByRole("button", { name: "Settings" }).click();
    expect(await page.evaluate(translate), "texts of a dialog").toBe(0);
    await openLobby(page, "./#/rules/burgundy/convert");
    const part = page.locator(".book-text #rules-convert");
    await expect(part).toBeVisible();
    // A book arrives chapter by chapter; a browser translates what comes later too.
    let texts = 0;
    await expect.poll(async () => (texts += await page.evaluate(translate)), "texts of the book").toBeGreaterThan(100);
    await expect(part).toContainText("Any die. Hand in");
    // Leafing and finding go on in the other language.
    await page.getByRole("searchbox").fill("workers");
    await expect(page.locator(".book-text .book-unit:visible", { hasText: "worker" })).not.toHaveCount(0);
    await expect(page.locator(".book-text #rules-castle")).toBeHidden();
    await page.getByRole("searchbox").fill("");
    await expect(part).toBeVisible();
    expect(await page.locator(".book-side").evaluate((side) => (side as HTMLElement).translate), "what is redrawn beside the book").toBe(false);
  });
});
