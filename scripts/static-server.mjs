// A small static server for the built site, without dependencies: `scripts/serve` and the browser tests use it.
//   node scripts/static-server.mjs [--root dist] [--port 8080] [--prefix /fireside/] [--gzip]
// It behaves like GitHub Pages where that matters: right MIME types, no special headers, 404.html for what is not there.
import { createServer } from "node:http";
import { createReadStream, existsSync, statSync } from "node:fs";
import { extname, join, normalize, resolve } from "node:path";
import { parseArgs } from "node:util";
import { createGzip } from "node:zlib";
import { fileURLToPath } from "node:url";

/** @import { OutgoingHttpHeaders, ServerResponse as Response } from "node:http" */

/** @type {Record<string, string>} */
export const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".ftl": "text/plain; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
};
const PACKED = new Set([".png", ".woff2", ".ico"]);

/** Starts a server; resolves to { url, close, deploy } once it listens. Port 0 takes any free one. `deploy(root)` puts another folder in the
 *  place of the first. `meddle(path, response)` may answer a request itself, as bad networks do: it says so by `true`.
 *  @param {{ root?: string, port?: number, prefix?: string, gzip?: boolean, meddle?: (path: string, response: Response) => boolean }} options
 *  @returns {Promise<{ url: string, close(): Promise<unknown>, deploy(root: string): void }>} */
export function serve({ root = "dist", port = 8080, prefix = "/", gzip = false, meddle = () => false }) {
  let base = resolve(root);
  const server = createServer((request, response) => {
    const send = (status, file) => {
      const type = extname(file);
      /** @type {OutgoingHttpHeaders} */
      const headers = { "Content-Type": TYPES[type] ?? "application/octet-stream", "Cache-Control": "no-cache" };
      // `no-cache` plus a tag: browsers ask again and usually get a short 304. (A date would be blind within a second.)
      if (status === 200) {
        const { mtimeMs, size } = statSync(file);
        headers.ETag = `"${mtimeMs.toString(36)}-${size.toString(36)}"`;
        if (request.headers["if-none-match"] === headers.ETag) return response.writeHead(304, headers).end();
      }
      const packed = gzip && !PACKED.has(type) && /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
      if (packed) headers["Content-Encoding"] = "gzip";
      response.writeHead(status, headers);
      if (request.method === "HEAD") return response.end();
      const stream = createReadStream(file);
      (packed ? stream.pipe(createGzip()) : stream).pipe(response);
    };
    const missing = () => {
      const page = join(base, "404.html");
      if (existsSync(page)) return send(404, page);
      response.writeHead(404, { "Content-Type": "text/plain" }).end("not found\n");
    };

    if (request.method !== "GET" && request.method !== "HEAD") return response.writeHead(405).end();
    let path = "";
    try {
      path = decodeURIComponent(new URL(request.url ?? "", "http://localhost").pathname);
    } catch {
      return response.writeHead(400).end();
    }
    // As hosts do: /fireside leads to /fireside/.
    if (path + "/" === prefix) return response.writeHead(301, { Location: prefix }).end();
    if (!path.startsWith(prefix)) return missing();
    if (meddle(path.slice(prefix.length), response)) return;
    let file = normalize(join(base, path.slice(prefix.length)));
    if (file !== base && !file.startsWith(base + "/")) return missing(); // no way out of the folder
    if (existsSync(file) && statSync(file).isDirectory()) file = join(file, "index.html");
    return existsSync(file) ? send(200, file) : missing();
  });
  return new Promise((done, failed) => {
    server.once("error", failed);
    server.listen(port, () => {
      const close = () => new Promise((closed) => (server.close(closed), server.closeAllConnections()));
      const deploy = (root) => void (base = resolve(root));
      done({ url: `http://localhost:${/** @type {import("node:net").AddressInfo} */ (server.address()).port}${prefix}`, close, deploy });
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      root: { type: "string", default: "dist" },
      port: { type: "string", default: process.env.PORT ?? "8080" },
      prefix: { type: "string", default: "/" },
      gzip: { type: "boolean", default: false },
    },
  });
  const { url } = await serve({ ...values, port: Number(values.port) });
  console.log(`Fireside: ${url}`);
}
