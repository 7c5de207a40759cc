// A host on which a newer build appears, over a network that can be a bad one; and the law that no page gets a byte of another build.
import { expect, type BrowserContext, type Page, type Request } from "@playwright/test";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { filesBelow } from "../../scripts/finish.mjs";
import { buildOf, secondBuild } from "../../scripts/second-build.mjs";
import { serve, TYPES } from "../../scripts/static-server.mjs";

const dist = `${import.meta.dirname}/../../dist`;

const LOGIN = "<!doctype html><title>Please log in</title>";

/** What a host or a network may do with a file instead of sending it. */
export const TROUBLE = {
  "404": (_, response) => response.writeHead(404, { "Content-Type": "text/html" }).end("<!doctype html><title>Not found</title>"),
  "html with 200": (_, response) => response.writeHead(200, { "Content-Type": "text/html" }).end(LOGIN),
  cut: (file, response) => {
    const bytes = readFileSync(file);
    response.writeHead(200, { "Content-Type": TYPES[extname(file)], "Content-Length": bytes.length }).write(bytes.subarray(0, bytes.length >> 1));
    setTimeout(() => response.destroy(), 50);
  },
  stalled: (file, response) => {
    const bytes = readFileSync(file);
    response.writeHead(200, { "Content-Type": TYPES[extname(file)], "Content-Length": bytes.length }).write(bytes.subarray(0, 100));
  },
  blocked: (_, response) => response.destroy(),
} satisfies { [name: string]: (file: string, response: ServerResponse) => void };
export type Trouble = keyof typeof TROUBLE;

/** Sends a file in eight pieces. */
function slowly(file: string, response: ServerResponse) {
  const bytes = readFileSync(file);
  const piece = Math.ceil(bytes.length / 8);
  response.writeHead(200, { "Content-Type": TYPES[extname(file)], "Content-Length": bytes.length });
  const send = (from: number) => {
    if (from >= bytes.length) return void response.end();
    response.write(bytes.subarray(from, from + piece));
    setTimeout(() => send(from + piece), 20);
  };
  send(0);
}

export interface Host {
  url: string;
  first: string;
  second: string;
  /** What was asked for, in order. */
  asked: string[];
  /** How often a page was gone to, by an address or by a reload. A page that looks whether the host has a newer one is none. */
  visits: number;
  /** Puts the second build in the place of the first. */
  deploy(): void;
  /** What becomes of a file from now on, if it is not just sent. */
  meddle: (path: string) => Trouble | void;
  /** Whether every file comes in small pieces. */
  slow: boolean;
  /** As `meddle`, with an answer of one's own: `true` says that it was given. */
  answer: (path: string, response: ServerResponse) => boolean;
  /** Where the first build lies, and the second. */
  folders: { [build: string]: string };
  close(): Promise<void>;
}

export async function twoBuilds(): Promise<Host> {
  const root = await mkdtemp(join(tmpdir(), "fireside-"));
  const [first, second]: [string, string] = [buildOf(dist), secondBuild(dist, root)];
  let there = dist;
  const asked: string[] = [];
  const meddle = (path: string, response: ServerResponse) => {
    asked.push(path);
    if (response.req.headers["sec-fetch-mode"] === "navigate") host.visits++;
    if (host.answer(path, response)) return true;
    const trouble = host.meddle(path);
    const file = join(there, path || "index.html");
    if (trouble) TROUBLE[trouble](file, response);
    else if (host.slow && existsSync(file)) slowly(file, response);
    else return false;
    return true;
  };
  const server = await serve({ root: dist, port: 0, prefix: "/fireside/", meddle });
  const host: Host = {
    url: server.url,
    first,
    second,
    asked,
    visits: 0,
    deploy: () => server.deploy((there = root)),
    meddle: () => {},
    slow: false,
    answer: () => false,
    folders: { [first]: dist, [second]: root },
    close: async () => {
      await server.close();
      await rm(root, { recursive: true, force: true });
    },
  };
  return host;
}

/** Of catalogues without their accents: those that are fetched ahead are handed out by the browser's tools as if they were not UTF-8. */
const digest = (bytes: Buffer, file: string) => createHash("sha256").update(file.endsWith(".ftl") ? bytes.filter((byte) => byte < 128) : bytes).digest("hex");

/**
 * Watches all pages of a context. What comes back is to be called at the end: every file that a page of one build has got is, byte by byte,
 * one of that build, or a page of the network's own. Not looked at: the service worker and the manifest, which the browser asks for, and what a page learns by asking which
 * build the host has.
 */
export function watchBytes(context: BrowserContext, { folders }: Host) {
  interface Visit {
    build?: string;
    got: { url: string; bytes: string }[];
  }
  const now = new Map<Page, Visit>();
  const visits: Visit[] = [];
  const of = new Map<Request, Visit>();
  const reads: Promise<void>[] = [];
  context.on("request", (request) => {
    if (request.serviceWorker()) return;
    const page = request.frame().page();
    if (request.isNavigationRequest()) {
      const visit = { got: [] };
      visits.push(visit);
      now.set(page, visit);
    }
    const visit = now.get(page);
    if (visit) of.set(request, visit);
  });
  context.on("response", (response) => {
    const request = response.request();
    const visit = of.get(request);
    const { pathname } = new URL(request.url());
    if (!visit || !response.ok() || /\/(sw\.js|manifest\.webmanifest)$/.test(pathname)) return;
    if (pathname.endsWith("/") && !request.isNavigationRequest()) return;
    const read = async () => {
      const bytes = await response.body().catch(() => undefined); // of a page that is gone
      if (!bytes) return;
      if (request.isNavigationRequest()) visit.build = /name="build" content="(\w+)"/.exec(bytes.toString())?.[1];
      visit.got.push({ url: pathname, bytes: digest(bytes, pathname) });
    };
    reads.push(read());
  });
  const known = new Map(
    Object.entries(folders).map(([build, folder]) => {
      const files = ["index.html", ...filesBelow(join(folder, build)).map((file: string) => `${build}/${file}`)];
      return [build, new Set(files.map((file) => digest(readFileSync(join(folder, file)), file)))];
    }),
  );
  return async () => {
    await Promise.all(reads);
    for (const { build, got } of visits) {
      const foreign = got.filter(({ bytes }) => !known.get(build ?? "")?.has(bytes) && bytes !== digest(Buffer.from(LOGIN), "")).map(({ url }) => url);
      expect(foreign, `what a page of ${build} got of something else`).toEqual([]);
    }
    return visits.map(({ build, got }) => ({ build, files: got.length }));
  };
}
