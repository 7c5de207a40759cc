// Rulebooks. rules/GAME/LANGUAGE.md becomes rules/GAME.LANGUAGE.html in the site: a fragment without scripts and styles that
// the page shows (src/app/rules). A language without a book gets the English one. Whatever does not fit fails the build.
//
// A book is Markdown, with nothing of HTML in it, and
//   --- key: value ---    at the head: the few words that the drawing needs (WORDS below, and what draw.mjs asks for)
//   ## Title {#id}        a chapter;  ### Title {#id}  a part of it. The ids are the same in every language; the program names them
//   [words](#id)          a link to another part
//   :silver:              an icon of the game;  :shell/undo:  one of the house
//   {mine.silver}         a printed fact out of facts.json, with a dot or without; a value of our own gets a sign
//   {die 4}               a drawing in the line: the game's draw.mjs says what there is
//   ::: example Title     a box until the next `:::`: example, note, ours
//   ```draw               a picture: a line is  caption | drawing, drawing, …
//   ```count              points counted out: a line is  points words; the sum is added
//   @set                  what follows, up to a line @ , is left out as long as facts.json does not offer the set (of several, all of them)
//
// A game brings, beside its books, facts.json (made by tests/project/rules.rs out of the program's own tables) and draw.mjs, which
// draws its components with the classes that its board uses.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import MarkdownIt from "markdown-it";
import container from "markdown-it-container";
import { languages, sayer } from "./resources.mjs";

const ROOT = new URL("../", import.meta.url);
const WORDS = ["example", "note", "ours", "total", "anchor"];
const BOXES = ["example", "note", "ours"];

/** All books, as { file, game, language, html }; the file's name is relative to the site. */
export async function rulebooks() {
  const books = [];
  for (const game of folders("rules/")) {
    const facts = JSON.parse(read(`rules/${game}/facts.json`));
    const { draw } = await import(`../rules/${game}/draw.mjs`);
    for (const language of languages()) {
      const own = existsSync(new URL(`rules/${game}/${language}.md`, ROOT)) ? language : "en";
      const file = `rules/${game}/${own}.md`;
      const html = book({ file, game, language: own, text: read(file), facts, draw, say: sayer(own), hasIcon });
      books.push({ file: `rules/${game}.${language}.html`, game, language, html });
    }
  }
  return books;
}

const read = (path) => readFileSync(new URL(path, ROOT), "utf8");
const folders = (path) => readdirSync(new URL(path, ROOT), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map((entry) => entry.name);

const sheets = new Map();
function hasIcon(sheet, name) {
  if (!sheets.has(sheet)) sheets.set(sheet, read(`public/icons/${sheet}.svg`));
  return sheets.get(sheet).includes(`id="${name}"`);
}

/** One book as HTML. `say(key, args)`: words of the page; `hasIcon(sheet, name)`; `draw`: see a game's draw.mjs. */
export function book({ file, game, language, text, facts, draw, say, hasIcon }) {
  const { words, body, skipped } = head(text, file);
  const md = new MarkdownIt({ html: false, typographer: false });
  const { escapeHtml: escape } = md.utils;
  const kept = []; // the numbers of the lines that are shown
  let line = 0; // of the block that is being read, for messages
  const fail = (why) => {
    throw new Error(`${file}:${(kept[line] ?? line) + skipped + 1}: ${why}`);
  };
  const offered = (set) => facts.offered?.[set] ?? fail(`no set is called ${set}`);
  const written = body.split("\n");
  let sets = [];
  let shown = true;
  for (line = 0; line < written.length; line++) {
    const mark = /^@(.*)$/.exec(written[line]);
    if (mark) {
      sets = mark[1].split(" ").filter(Boolean);
      shown = sets.map(offered).every(Boolean);
    } else if (shown) {
      kept.push(line);
    }
  }
  if (sets.length) fail(`no @ after @${sets.join(" ")}`);

  // What a drawing is made of; the same markup as src/app/ui draws.
  const kit = {
    escape,
    say,
    fail,
    icon(name, sheet = game, classes = "") {
      if (!hasIcon(sheet, name)) fail(`no icon ${name} in ${sheet}.svg`);
      return `<svg class="i${classes && ` ${classes}`}" aria-hidden="true"><use href="icons/${sheet}.svg#${name}"></use></svg>`;
    },
    /** A die; one that is part of a larger picture has no name of its own. */
    die(value, { classes = "", named = true } = {}) {
      if (!/^[1-6]$/.test(value)) fail(`no die shows ${value}`);
      return `<svg class="die${classes && ` ${classes}`}" viewBox="0 0 36 36" ${named ? `role="img" aria-label="${value}"` : 'aria-hidden="true"'}><rect class="die-f" x=".8" y=".8" width="34.4" height="34.4" rx="8"></rect><path class="die-p" d="${pips(value)}"></path></svg>`;
    },
    /** A word of the book's head, for what the drawing is called. */
    word: (name) => words[name] ?? fail(`no word for ${name} at the head`),
    seal: (points) => `<b class="seal">${escape(String(points))}</b>`,
    fact: (name) => facts.facts[name] ?? fail(`no fact ${name}`),
    /** The sign behind a value that could not be sourced. */
    sign: (name) => (facts.ours.includes(name) ? `<a class="ours-sign" href="#/rules/${game}/ours" title="${escape(words.ours)}"><span class="sr">${escape(words.ours)}</span></a>` : ""),
  };
  const drawing = (source) => {
    const [name, ...args] = source.trim().split(/\s+/);
    if (Object.hasOwn(draw, name)) return draw[name](kit, ...args);
    if (name === "die") return kit.die(args[0]);
    if (name === "seal") return kit.seal(args[0]);
    if (name === "arrow" || name === "plus") return `<span class="draw-sign">${kit.icon(name, "shell")}</span>`;
    return fail(`nothing to draw is called ${name}`);
  };
  const factOf = (name) => {
    const value = kit.fact(name);
    if (!["number", "string"].includes(typeof value)) fail(`${name} is no single value`);
    return value;
  };

  // Icons, facts and drawings in the line.
  const inline = (name, pattern, html) =>
    md.inline.ruler.before("emphasis", name, (state, silent) => {
      const found = pattern.exec(state.src.slice(state.pos, state.posMax));
      if (!found) return false;
      if (!silent) state.push("html_inline", "", 0).content = html(found);
      state.pos += found[0].length;
      return true;
    });
  inline("icon", /^:(?:([a-z-]+)\/)?([a-z][a-z0-9-]*):/, ([, sheet, name]) => kit.icon(name, sheet));
  const isFact = (source) => Object.hasOwn(facts.facts, source) || /^[a-z0-9-]+(\.[A-Za-z0-9-]+)+$/.test(source);
  inline("drawing", /^\{([^{}\n]*)\}/, ([, source]) => (isFact(source) ? `${escape(String(factOf(source)))}${kit.sign(source)}` : drawing(source)));

  // Blocks remember their line, for messages.
  const lined = (rule, render) => {
    md.renderer.rules[rule] = (tokens, at, ...rest) => {
      line = tokens[at].map?.[0] ?? line;
      return render(tokens, at, ...rest);
    };
  };
  md.core.ruler.at("inline", ({ tokens, inlineMode, env }) => {
    for (const [at, token] of tokens.entries()) {
      if (!inlineMode && token.map) line = token.map[0];
      if (token.type !== "inline" || isTitle(tokens[at - 1])) continue; // a section's title is read without its id, below
      md.inline.parse(token.content, md, env, token.children ?? []);
    }
  });

  for (const kind of BOXES) {
    md.use(container, kind, {
      render(tokens, at) {
        if (tokens[at].nesting < 0) return "</div></aside>\n";
        const title = tokens[at].info.trim().slice(kind.length).trim();
        const heading = `<b>${escape(words[kind === "ours" ? "ours" : kind])}</b>${title && ` <span>${md.renderInline(title, {})}</span>`}`;
        return `<aside class="book-box box-${kind}"><p class="box-title">${heading}</p><div class="box-body">\n`;
      },
    });
  }
  lined("fence", (tokens, at) => {
    const { info, content } = tokens[at];
    const lines = content.split("\n").filter((text) => text.trim());
    if (info === "draw") return picture(lines);
    if (info === "count") return count(lines);
    return fail(`a block of “${info}” is neither draw nor count`);
  });
  // What is in a row, and in the one after it, is said by classes: sheets need not look into it.
  const picture = (lines) => {
    const parts = lines.map((text) => text.split("|").reverse());
    const drawings = parts.map(([things]) => things.split(",").map((thing) => thing.trim().split(/\s+/)[0]));
    const rows = parts.map(([things, caption], at) => {
      const drawn = things.split(",").map(drawing).join("");
      const only = drawings[at].length === 1 ? [`only-${drawings[at][0]}`] : [];
      const next = [...new Set(drawings[at + 1])].map((name) => `then-${name}`);
      return `<div class="${["draw-row", ...only, ...next].join(" ")}">${caption ? `<p class="draw-cap">${md.renderInline(caption.trim(), {})}</p>` : ""}<div class="draw-things">${drawn}</div></div>`;
    });
    const alone = lines.length === 1 && !/[|,]/.test(lines[0]); // a single thing stands beside the text
    return `<div class="book-draw ${game}-draw${alone ? ` alone alone-${drawings[0][0]}` : ""}">${rows.join("")}</div>\n`;
  };
  const count = (lines) => {
    let sum = 0;
    const rows = lines.map((text) => {
      const [, fact, number, what] = /^(?:\{([^}]+)\}|(\d+))\s+(.+)$/.exec(text) ?? fail(`no points: ${text}`);
      const points = Number(fact ? factOf(fact) : number);
      if (Number.isNaN(points)) fail(`no points: ${text}`);
      sum += points;
      return `<li>${kit.seal(points)} <span>${md.renderInline(what, {})}${fact ? kit.sign(fact) : ""}</span></li>`;
    });
    return `<ul class="book-count">${rows.join("")}<li class="sum">${kit.seal(sum)} <span>${escape(words.total)}</span></li></ul>\n`;
  };

  // Links lead to parts of the same book, and nowhere else.
  const targets = [];
  const plainLink = md.renderer.rules.link_open ?? ((tokens, at, options, env, self) => self.renderToken(tokens, at, options));
  md.renderer.rules.link_open = (tokens, at, options, env, self) => {
    const href = String(tokens[at].attrGet("href"));
    if (!href.startsWith("#")) fail(`a link leads out of the book: ${href}`);
    targets.push([href.slice(1), line]);
    tokens[at].attrSet("href", `#/rules/${game}/${href.slice(1)}`);
    return plainLink(tokens, at, options, env, self);
  };
  md.renderer.rules.table_open = () => '<div class="table-wrap"><table>\n';
  md.renderer.rules.table_close = () => "</table></div>\n";
  // The policy allows no style attributes: columns in the middle get a class. What is drawn in a cell is one, too.
  for (const [rule, tag] of [["th_open", 'th scope="col"'], ["td_open", "td"]]) {
    md.renderer.rules[rule] = (tokens, at) => {
      const drawn = [...tokens[at + 1].content.matchAll(/\{([a-z-]+) [^{}]*\}/g)].map(([, name]) => `has-${name}`);
      const classes = [...(String(tokens[at].attrGet("style")).includes("center") ? ["mid"] : []), ...new Set(drawn)];
      return `<${tag}${classes.length ? ` class="${classes.join(" ")}"` : ""}>`;
    };
  }
  for (const rule of ["paragraph_open", "tr_open", "list_item_open"]) lined(rule, (tokens, at, options, env, self) => self.renderToken(tokens, at, options));

  // Chapters and parts: a part is what is found, shown and linked.
  const tokens = md.parse(kept.map((at) => written[at]).join("\n"), {});
  const units = [];
  for (let at = 0; at < tokens.length; at++) {
    if (isTitle(tokens[at])) {
      const level = Number(tokens[at].tag[1]);
      line = tokens[at].map?.[0] ?? line;
      const [, title, id] = /^(.+?)\s*\{#([a-z][a-z0-9-]*)\}$/.exec(tokens[at + 1].content) ?? fail(`a heading without {#id}: ${tokens[at + 1].content}`);
      if (units.some((unit) => unit.id === id)) fail(`${id} is there twice`);
      units.push({ id, title, level, tokens: [] });
      at += 2;
    } else if (!units.length) {
      fail("words before the first chapter");
    } else {
      units.at(-1).tokens.push(tokens[at]);
    }
  }
  if (units[0]?.level !== 2) fail("the book begins with a chapter");
  const drawn = units.map(({ id, title, level, tokens }) => {
    const address = `#/rules/${game}/${id}`;
    const name = md.renderInline(title, {});
    const plain = escape(title);
    const anchor = `<a class="book-anchor" href="${address}" aria-label="${escape(words.anchor)}: ${plain}"></a>`;
    const unit = `<div class="book-unit" id="rules-${id}" data-id="${id}" data-level="${level}" data-title="${plain}">\n<h${level} tabindex="-1">${name}${anchor}</h${level}>\n${md.renderer.render(tokens, md.options, {})}</div>\n`;
    return (level === 2 ? '</section>\n<section class="book-chapter">\n' : "") + unit;
  });
  for (const [id, at] of targets) {
    line = at;
    if (!units.some((unit) => unit.id === id)) fail(`a link to ${id}, which is not there`);
  }
  if (!units.some((unit) => unit.id === "ours") && facts.ours.length) fail("values of our own, and no part called ours that explains the sign");
  const html = `<div class="book-in" lang="${language}">\n${drawn.join("").replace("</section>\n", "")}</section>\n</div>\n`;
  if (/<script|\sstyle=|\son\w+=/.test(html)) throw new Error(`${file}: a script or a style in the book: the policy forbids it`);
  return html;
}

const isTitle = (token) => token?.type === "heading_open" && ["h2", "h3"].includes(token.tag) && token.level === 0;

/** The words at the head of a book, and what comes after them. */
function head(text, file) {
  const [, top, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  if (!body) throw new Error(`${file}: no words at the head`);
  const words = Object.fromEntries(top.split("\n").map((line) => line.split(/:\s*(.*)/).slice(0, 2)));
  const missing = WORDS.filter((word) => !words[word]);
  if (missing.length) throw new Error(`${file}: no words at the head for ${missing.join(", ")}`);
  return { words, body, skipped: top.split("\n").length + 2 };
}

// The same die as src/app/ui/die.rs.
const PIPS = ["M5.3 9.2", "M22.9 9.2", "M5.3 18", "M22.9 18", "M5.3 26.8", "M22.9 26.8", "M14.1 18"].map((at) => `${at}a3.9 3.9 0 1 0 7.8 0a3.9 3.9 0 1 0-7.8 0z`);
const PLACES = { 2: [0, 5], 3: [0, 6, 5], 4: [0, 1, 4, 5], 5: [0, 1, 6, 4, 5], 6: [0, 1, 2, 3, 4, 5] };
const pips = (value) => (value === "1" ? "M13.4 18a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0z" : PLACES[value].map((place) => PIPS[place]).join(""));
