// The rules: from the lobby, as a page, and over a match.
import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { sayer } from "../../scripts/resources.mjs";
import { draw as drawInnovation } from "../../rules/innovation/draw.mjs";
import { book as drawBook, rulebooks } from "../../scripts/rules.mjs";
import { GAMES } from "./games";
import { accessible, judged, offlineReady, openLobby } from "./support";
import { expect, fits, look, open, test, until } from "./table";

const BOT = { seats: ["person", "easy"] as ("person" | "easy")[] };
const article = (page: Page) => page.locator(".book-text");
const heading = (page: Page, name: string) => article(page).getByRole("heading", { name, exact: false });
const narrow = (page: Page) => page.viewportSize()!.width < 1000;

async function openRules(page: Page, section = "") {
  await openLobby(page, `./#/rules/burgundy${section && `/${section}`}`);
  await expect(article(page).locator(".book-unit").first()).toBeAttached();
  await expect(article(page)).not.toHaveAttribute("aria-busy");
}

/** Opens the contents where they are folded away. */
async function contents(page: Page) {
  const fold = page.getByRole("button", { name: "Contents" });
  if (await fold.isVisible()) await fold.click();
  return page.getByRole("navigation", { name: "Contents" });
}

async function inView(page: Page, name: string) {
  await expect(heading(page, name)).toBeInViewport();
}

test.describe("when the site is built", () => {
  const HEAD = "---\nexample: Example\nnote: Note\nours: Ours\ntotal: together\nanchor: Link\n---\n";
  const draw = {
    gem: (kit: { escape(text: string): string }, name = "") => `<i>${kit.escape(name)}</i>`,
    said: (kit: { word(name: string): string }, name: string) => `<u>${kit.word(name)}</u>`,
  };
  const facts = { facts: { "gem.points": 4, "gem.cards": 2, gems: 9 }, offered: { stones: true, ruins: false }, ours: ["gem.points"] };
  const html = (body: string) =>
    drawBook({ file: "test.md", game: "gems", language: "en", text: HEAD + body, facts, draw, say: (key: string) => key, hasIcon: (_: string, name: string) => name === "gem" });

  test("icons, facts, drawings, boxes and counts become what they stand for", () => {
    const made: string = html("## One {#one}\n\n:gem: {gem.cards} {gem.points} {gem <b>} {gems} {said total} {die 3} <script>x</script>\n\n## Ours {#ours}\n\n::: example Two\n[one](#one)\n:::\n\n```count\n{gem.points} a gem\n3 more\n```\n");
    expect(made).toContain('<use href="icons/gems.svg#gem">');
    expect(made).toContain(" 2 4<a class=\"ours-sign\"");
    expect(made).toContain("<i>&lt;b&gt;</i>");
    expect(made).toContain("</i> 9 <u>together</u> <svg");
    expect(made).toContain("&lt;script&gt;");
    expect(made).toContain('<a href="#/rules/gems/one">one</a>');
    expect(made).toContain('<b class="seal">7</b> <span>together</span>');
    expect(made.match(/<section/g)!.length).toBe(made.match(/<\/section>/g)!.length);
    expect(made.match(/<(div|aside)\b/g)!.length).toBe(made.match(/<\/(div|aside)>/g)!.length);
  });

  const WRONG = [
    ["icon", "## One {#one}\n\n:ruby:\n", /test\.md:10: no icon ruby/],
    ["fact", "## One {#one}\n\n{gem.price}\n", /no fact gem\.price/],
    ["drawing", "## One {#one}\n\n{ring}\n", /nothing to draw is called ring/],
    ["word", "## One {#one}\n\n{said nothing}\n", /no word for nothing/],
    ["die", "## One {#one}\n\n{die 7}\n", /no die shows 7/],
    ["link", "## One {#one}\n\n[two](#two)\n", /a link to two/],
    ["link out", "## One {#one}\n\n[out](https://example.org)\n", /leads out of the book/],
    ["id", "## One\n", /without \{#id\}/],
    ["two of an id", "## One {#one}\n\n## Two {#one}\n", /one is there twice/],
    ["block", "## One {#one}\n\n```rust\n```\n", /neither draw nor count/],
    ["points", "## One {#one}\n\n```count\nmany points\n```\n", /no points: many/],
    ["legend", "## One {#one}\n", /no part called ours/],
    ["set", "## One {#one}\n\n@rivers\n", /test\.md:10: no set is called rivers/],
    ["end of a set", "## One {#one}\n\n@stones\n", /no @ after @stones/],
    ["line after a set", "## One {#one}\n\n@ruins\n:ruby:\n@\n:ruby:\n", /test\.md:13: no icon ruby/],
  ] as const;
  test("what is wrong in a book fails the build", () => {
    for (const [what, body, why] of WRONG) expect(() => html(body), `a wrong ${what}`).toThrow(why);
  });

  test("what is of a set is left out until all of its sets are offered", () => {
    const made: string = html("## Ours {#ours}\n\n| a | b |\n|---|---|\n@stones\n| stones | 1 |\n@ruins\n| ruins | 2 |\n@\n| all | 3 |\n\n@stones ruins\n## Both {#both}\n@\nEnd.\n");
    expect(made.match(/<td>\w+<\/td>/g)).toEqual(["<td>stones</td>", "<td>1</td>", "<td>all</td>", "<td>3</td>"]);
    expect(made).not.toContain("both");
    expect(made).toContain("<p>End.</p>");
  });

  test("Innovation's book fits with every set, also those that are not offered", () => {
    const facts = JSON.parse(readFileSync("rules/innovation/facts.json", "utf8"));
    for (const set of Object.keys(facts.offered)) facts.offered[set] = true;
    for (const language of ["de", "en", "es"]) {
      const file = `rules/innovation/${language}.md`;
      const made: string = drawBook({ file, game: "innovation", language, text: readFileSync(file, "utf8"), facts, draw: drawInnovation, say: sayer(language), hasIcon: () => true });
      for (const section of ["figures", "artifacts", "mixes", "relics"]) expect(made, file).toContain(`id="rules-${section}"`);
      expect(made, file).not.toMatch(/[{}]|:::|^@/m);
    }
  });

  test("there is a book for each game and language", async () => {
    const books: { file: string; html: string }[] = await rulebooks();
    const all = GAMES.flatMap(({ id }) => ["de", "en", "es"].map((language) => `rules/${id}.${language}.html`));
    expect(books.map(({ file }) => file)).toEqual(expect.arrayContaining(all));
    for (const { file, html } of books) {
      expect(html, file).not.toMatch(/[{}]|:::|^@|<script|\sstyle=/m);
      const game = /rules\/([\w-]+)\./.exec(file)![1];
      for (const [, section] of html.matchAll(new RegExp(`href="#/rules/${game}/([^"]+)"`, "g"))) expect(html, `${file}: ${section}`).toContain(`id="rules-${section}"`);
      for (const [, count] of html.matchAll(/<ul class="book-count">([^]*?)<\/ul>/g)) {
        const points = [...count.matchAll(/<b class="seal">(-?\d+)<\/b>/g)].map(([, text]) => Number(text));
        expect(points.pop(), `${file}: ${count}`).toBe(points.reduce((sum, more) => sum + more, 0));
      }
    }
  });
});

test("from a cover in the lobby, and back", async ({ page }) => {
  await openLobby(page);
  await page.getByRole("link", { name: "Rules of Burgundy" }).first().click();
  await expect(page).toHaveURL(/#\/rules\/burgundy$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("The Castles of Burgundy: The Card Game");
  await expect(heading(page, "The game in one minute")).toBeVisible();
  await expect(heading(page, "Your turn")).toBeHidden();
  await page.getByRole("link", { name: "To the lobby" }).click();
  await expect(page.locator(".lobby")).toBeVisible();
});

test("from the dialog for a new game, and back to it", async ({ page }) => {
  await openLobby(page, "./#/new/burgundy");
  await page.getByRole("dialog").getByRole("link", { name: "Rules of Burgundy" }).filter({ visible: true }).click();
  await expect(heading(page, "The game in one minute")).toBeVisible();
  await page.getByRole("link", { name: "To the lobby" }).click();
  await expect(page).toHaveURL(/#\/new\/burgundy$/);
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("contents, links in the text, the pages before and after", { tag: "@both" }, async ({ page }) => {
  await openRules(page);
  await (await contents(page)).getByRole("link", { name: "The eight buildings" }).click();
  await expect(page).toHaveURL(/#\/rules\/burgundy\/buildings$/);
  await inView(page, "The eight buildings");
  // The parts of the chapter are listed now.
  await (await contents(page)).getByRole("link", { name: "Church" }).click();
  await expect(page).toHaveURL(/\/church$/);
  await inView(page, "Church");
  await expect(heading(page, "Church")).toBeFocused();
  await page.getByRole("link", { name: "Next What is in your storage" }).click();
  await inView(page, "What is in your storage");
  await page.goBack();
  await inView(page, "Church");
  await page.getByRole("link", { name: "Previous What each card does" }).click();
  await inView(page, "What each card does");
  await article(page).getByRole("link", { name: "buy cards", exact: true }).click();
  await inView(page, "Buying cards");
  // A link to where one is already leads there again.
  await page.evaluate(() => (document.scrollingElement!.scrollTop = 0));
  await (await contents(page)).getByRole("link", { name: "Buying cards" }).click();
  await inView(page, "Buying cards");
});

test("a wheel reaches the end of the contents beside the text", { tag: ["@desktop", "@smoke"] }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openRules(page);
  const list = await contents(page);
  await list.hover();
  const last = list.getByRole("link").last();
  await expect(async () => {
    await page.mouse.wheel(0, 3000);
    await expect(last).toBeInViewport({ ratio: 1, timeout: 500 });
  }).toPass();
  await last.click({ trial: true });
});

test("search finds and marks words, whatever their capitals, and only there", { tag: "@both" }, async ({ page }) => {
  await openRules(page, "silver");
  const field = page.getByRole("searchbox", { name: "Search the rules" });
  await field.fill("CHURCH");
  await expect(page.locator(".book-said")).toHaveText(/^Found in \d+ sections$/);
  await expect(heading(page, "Church")).toBeVisible();
  await expect(heading(page, "Watchtower")).toBeHidden();
  const marks = article(page).locator("mark");
  expect(await marks.count()).toBeGreaterThan(1);
  for (const word of await marks.allInnerTexts()) expect(word.toLowerCase()).toBe("church");
  // Every section that is shown has it; the contents list exactly these.
  const shown = await page.locator(".book-unit:visible").evaluateAll((all) => all.map((one) => [one.getAttribute("data-title"), one.textContent!.toLowerCase().includes("church")]));
  expect(shown.every(([, has]) => has)).toBe(true);
  await contents(page);
  expect(await page.locator(".book-contents a").allInnerTexts()).toEqual(shown.map(([title]) => title));
  if (narrow(page)) await contents(page);
  // Two words must both be there; markup is text.
  await field.fill("start player warehouse");
  await expect(heading(page, "Warehouse")).toBeVisible();
  await field.fill("<b>");
  await expect(page.locator(".book-said")).toHaveText("Nothing found. Try another word.");
  await expect(page.locator(".book-unit:visible")).toHaveCount(0);
  // Esc empties the field: the chapter from before is there again, without a mark.
  await field.press("Escape");
  await expect(field).toHaveValue("");
  await inView(page, "Silver");
  await expect(marks).toHaveCount(0);
  // A hit is opened in its chapter.
  await field.fill("watchtower");
  await (await contents(page)).getByRole("link", { name: "Watchtower" }).click();
  await expect(field).toHaveValue("");
  await inView(page, "Watchtower");
});

test("in short or whole: links lead into the whole, and over a match nothing is said of what it does not use", { tag: "@both" }, async ({ page }) => {
  await openRules(page);
  const short = page.getByRole("radio", { name: "In short" });
  const whole = page.getByRole("radio", { name: "In full" });
  await expect(whole).toBeChecked();
  await short.click();
  await expect(heading(page, "In short")).toBeVisible();
  await expect(heading(page, "The game in one minute")).toBeHidden();
  await expect(short).toBeChecked();
  await fits(page, "in short");
  await article(page).getByRole("link", { name: "Watchtower" }).click();
  await inView(page, "Watchtower");
  await expect(whole).toBeChecked();
  await short.click();
  await expect(heading(page, "In short")).toBeVisible();
  await whole.click();
  await inView(page, "Watchtower");
  // Another book opens as this one was left, at a section in its whole.
  await short.click();
  await page.goto("./#/rules/innovation");
  await expect(heading(page, "Cities of Destiny")).toBeVisible();
  await page.goto("./#/rules/innovation/meld");
  await inView(page, "Meld");
  await expect(whole).toBeChecked();
  await open(page, { game: "innovation", ...BOT, after: 8 });
  await until(page, "a question", ({ kind }) => kind === "choose");
  const inBar = page.getByRole("button", { name: "Rules", exact: true });
  if (await inBar.isVisible()) await inBar.click();
  else {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("menuitem", { name: "Rules", exact: true }).click();
  }
  await expect(heading(page, "Piles and words")).toBeVisible();
  await expect(heading(page, "Cities of Destiny")).toBeHidden();
});

test("a section that is not there says so and shows the beginning", async ({ page }) => {
  await openRules(page, "flying-castles");
  await expect(page.getByRole("alert")).toContainText("There is no section “flying-castles”");
  await expect(heading(page, "The game in one minute")).toBeVisible();
  await (await contents(page)).getByRole("link", { name: "Your turn" }).click();
  await expect(page.getByRole("alert")).toBeHidden();
  await page.goto("./#/rules/chess");
  await expect(page.getByRole("heading", { name: "Nothing here" })).toBeVisible();
});

test("a value of our own leads to what that means; examples are drawn", async ({ page }) => {
  await openRules(page);
  expect(await page.locator(".box-example").count()).toBeGreaterThanOrEqual(6);
  await (await contents(page)).getByRole("link", { name: "Estate and triples" }).click();
  const castles = article(page).getByRole("row", { name: /castles/ });
  await expect(castles).toContainText("Our own value");
  await expect(article(page).getByRole("row", { name: /cloisters/ })).not.toContainText("Our own value");
  await castles.getByRole("link", { name: "Our own value" }).click();
  await inView(page, "Values of our own");
  await (await contents(page)).getByRole("link", { name: "What each card does" }).click();
  const card = page.getByRole("img", { name: /^Castle, die 6, 5 points a triple/ });
  await expect(card).toBeVisible();
  expect(await card.evaluate((one) => getComputedStyle(one).color)).toBe("rgb(255, 248, 232)");
  const box = (await card.boundingBox())!;
  expect(box.height / box.width).toBeCloseTo(7 / 5, 1);
});

test.describe("over a match", () => {
  const book = (page: Page) => page.getByRole("dialog", { name: "Rules of Burgundy" });

  test("from the question, and back to the match as it was", async ({ page }) => {
    await open(page, { ...BOT, at: "Castle", after: 8 });
    const before = await until(page, "the castle's question", ({ kind }) => kind === "choose");
    await page.getByRole("button", { name: "Rules for this question" }).click();
    await expect(book(page)).toBeVisible();
    await inView(page, "Castle");
    await expect(page).toHaveURL(/#\/burgundy\/test$/);
    // Reading on inside leaves the table alone.
    await (await contents(page)).getByRole("link", { name: "Alone against Egon" }).click();
    await inView(page, "Alone against Egon");
    await expect(page).toHaveURL(/#\/burgundy\/test$/);
    await book(page).getByRole("searchbox").fill("worker");
    await page.keyboard.press("u");
    await page.keyboard.press("Escape");
    await expect(book(page).getByRole("searchbox")).toHaveValue("");
    await expect(book(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(book(page)).toBeHidden();
    expect(await look(page)).toEqual(before);
    // A picked choice has a section of its own.
    await page.getByRole("button", { name: "Fill up to 2 workers" }).click();
    await page.getByRole("button", { name: "Rules for this question" }).click();
    await inView(page, "Fill up workers");
  });

  test("from the menu, and by F1", async ({ page }) => {
    await open(page, { ...BOT, at: "PassageBonus", after: 8 });
    await until(page, "a question", ({ kind }) => kind === "choose");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("menuitem", { name: "Rules" }).click();
    await expect(book(page)).toBeVisible();
    await expect(heading(page, "The game in one minute")).toBeVisible();
    await book(page).getByRole("button", { name: "Close" }).click();
    await expect(book(page)).toBeHidden();
    await page.keyboard.press("F1");
    await inView(page, "A bonus for every triple");
  });

  test("from explanations", async ({ page }) => {
    await open(page, { ...BOT, at: "AfterAction", after: 40 });
    await until(page, "a question", ({ kind }) => kind === "choose");
    await page.getByRole("button", { name: /^Phase .: each triple/ }).click();
    await page.getByRole("button", { name: "More in the rules" }).click();
    await inView(page, "A bonus for every triple");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    const card = page.locator(".row-cards .card").last();
    const name = (await card.getAttribute("aria-label"))!.split(",")[0];
    await card.click();
    await page.getByRole("dialog").getByRole("button", { name: "More in the rules" }).click();
    await inView(page, name);
    await expect(page.getByRole("dialog")).toHaveCount(1);
  });

  test("Egon's sheet leads to his rules", async ({ page }) => {
    await open(page, { seats: ["person"], after: 30 });
    await page.getByRole("button", { name: /^Egon, / }).click();
    await page.getByRole("button", { name: "More in the rules" }).click();
    await inView(page, "Alone against Egon");
  });

  test("from the picked card beside the estate", async ({ page }) => {
    await open(page, { ...BOT, after: 2 });
    await until(page, "a question", ({ kind }) => kind === "choose");
    const card = page.locator(".row-cards :is(.can, .via)").first();
    const name = /(\w+(?: hall)?), die/.exec((await card.getAttribute("aria-label"))!)![1];
    await card.click();
    const before = await until(page, "picked", ({ main }) => main !== "");
    await page.locator(".lens").getByRole("button", { name: "More in the rules" }).click();
    await inView(page, name);
    await page.keyboard.press("Escape");
    expect(await look(page)).toEqual(before);
  });
});

// Where a prompt names a term: in which position, the term, and its section.
const TERMS: [string, string, string, string][] = [
  ["burgundy", "ask-bonus", "triple", "triples"],
  ["beta-colony", "beta-colony-board", "board", "boards"],
  ["terra-mystica", "terra-mystica-leech", "Power", "power"],
  ["innovation", "innovation-2", "meld", "meld"],
];
for (const [id, position, word, section] of TERMS) {
  test(`${id}: a term in a prompt opens its section, and back`, { tag: "@both" }, async ({ page }) => {
    await open(page, GAMES.find((game) => game.id === id)!.positions[position]);
    const before = await until(page, "a question", ({ kind }) => kind === "choose");
    const term = page.locator(".prompt").getByRole("link", { name: word, exact: true }).first();
    await term.click();
    const book = page.getByRole("dialog", { name: /^Rules of/ });
    await expect(book).toBeVisible();
    await expect(article(page).locator(`#rules-${section} > :is(h2, h3)`)).toBeInViewport();
    await page.goBack();
    await expect(book).toBeHidden();
    expect(await look(page)).toEqual(before);
    // By keys, and back to the term.
    await term.focus();
    await page.keyboard.press("Enter");
    await expect(book).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(book).toBeHidden();
    await expect(term).toBeFocused();
    expect(await look(page)).toEqual(before);
    const moved = await page.evaluate(() => {
      const boxes = () => [...document.querySelectorAll(".prompt :is(.ask > span, .gain-note)")].map((line) => JSON.stringify(line.getBoundingClientRect()));
      const linked = boxes();
      for (const term of document.querySelectorAll(".prompt .term")) term.replaceWith(term.textContent);
      return boxes().filter((box, n) => box !== linked[n]);
    });
    expect(moved, "mere words stand where the links do").toEqual([]);
  });
}

test("by keyboard alone", { tag: "@both" }, async ({ page }) => {
  await openRules(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("searchbox")).toBeFocused();
  if (narrow(page)) {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
  }
  const second = page.locator(".book-contents li:not(.part) a").nth(1);
  for (let tabs = 0; tabs < 4 && !(await second.evaluate((link) => link === document.activeElement)); tabs++) await page.keyboard.press("Tab");
  await expect(second).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(heading(page, "What is on the table")).toBeFocused();
  await inView(page, "What is on the table");
});

test("no sideways scrolling in any chapter", { tag: "@both" }, async ({ page }) => {
  if (narrow(page)) await page.setViewportSize({ width: 360, height: 740 });
  await openRules(page);
  const chapters = await page.locator(".book-unit[data-level='2']").evaluateAll((all) => all.map((one) => one.getAttribute("data-id")!));
  expect(chapters.length).toBeGreaterThan(10);
  for (const chapter of chapters) {
    await page.goto(`./#/rules/burgundy/${chapter}`);
    await expect(page.locator(`#rules-${chapter}`)).toBeVisible();
    await fits(page, chapter);
    const cut = await page.locator(".book-text").evaluate((book) => [...book.querySelectorAll("p, li, td, .draw-things > *")].filter((one) => one.getBoundingClientRect().right > innerWidth - 4).map((one) => one.outerHTML.slice(0, 80)));
    expect(cut, chapter).toEqual([]);
  }
});

test("accessibility: page, search, sheet", { tag: "@phone" }, async ({ page }) => {
  await openRules(page, "one-minute");
  await page.getByRole("searchbox").fill("triple");
  await contents(page);
  await accessible(page, "search and contents", ".book-side, .book-text mark");
  await contents(page);
  // What is found in a part of a chapter, without the chapter's own heading.
  await page.getByRole("searchbox").fill("watchtower");
  await expect(heading(page, "Watchtower")).toHaveAttribute("aria-level", "2");
  await judged(page, "light", "parts that were found");
  await open(page, { ...BOT, after: 8 });
  await until(page, "a question", ({ kind }) => kind === "choose");
  await page.getByRole("button", { name: "Rules for this question" }).click();
  await inView(page, "Your turn");
  await accessible(page, "over a match");
});

test("accessibility: the whole book, drawings and tables included", async ({ page }) => {
  await openRules(page, "estate");
  // Every chapter at once, as a search that finds all of them shows it.
  await article(page).locator("[hidden]").evaluateAll((all) => all.forEach((one) => one.removeAttribute("hidden")));
  await expect(heading(page, "Your turn")).toBeVisible();
  await accessible(page, "the book", ".book-text");
});

test("touch targets", { tag: "@both" }, async ({ page }) => {
  await openRules(page, "estate");
  await contents(page);
  const size = narrow(page) ? 44 : 36;
  const small = await page.locator(".book-side :is(a, button, input), .book-turn a, .words-top a").evaluateAll((all, size) =>
    all.map((one) => [one.getBoundingClientRect(), one.textContent] as const).filter(([box]) => box.height > 0 && box.height < size).map(([, text]) => text), size);
  expect(small).toEqual([]);
});

test.describe("without a network", () => {
  test.use({ forOffline: true });

  test("the book is there", async ({ page, context }) => {
    await openLobby(page);
    await offlineReady(page);
    await context.setOffline(true);
    await page.close();
    const next = await context.newPage();
    await next.goto("./#/rules/burgundy/church");
    await inView(next, "Church");
  });
});

test.describe("trouble", () => {
  test.use({ allow: [/ERR_FAILED/] });

  test("a book that cannot be fetched says so, and can be fetched again", async ({ page }) => {
    await page.route("**/rules/*.html*", (route) => route.abort());
    await openLobby(page, "./#/rules/burgundy/church");
    await expect(page.getByRole("alert")).toContainText("The rules could not be loaded");
    await page.unroute("**/rules/*.html*");
    await page.getByRole("button", { name: "Try again" }).click();
    await inView(page, "Church");
  });
});
