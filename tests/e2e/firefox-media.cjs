// Playwright sets the colour scheme of every context that it makes, and Debian's Firefox has no such command: no page would open. Loaded
// before Playwright (NODE_OPTIONS=--require), this lets that one command fail; nothing on the disk changes.
const Module = require("node:module");

const modules = /** @type {any} */ (Module.prototype);
const { _compile: compile } = modules;
const COMMAND = /(emulation\.setMediaFeaturesOverride", \{[^}]*\},[^}]*\}\))(?=;)/g;

/** @type {(source: string, file: string, ...rest: unknown[]) => unknown} */
modules._compile = function (source, file, ...rest) {
  const its = file.endsWith("/playwright-core/lib/coreBundle.js");
  return compile.call(this, its ? source.replace(COMMAND, "$1.catch(() => {})") : source, file, ...rest);
};
