// Whose page this is, and what all parts of boot.js need.
export const root = document.documentElement;

/** Tells the rest of the page that something has changed. @param {string} name */
export const tell = (name) => dispatchEvent(new Event(`fireside:${name}`));

/**
 * Browsers that keep nothing throw wherever somebody looks.
 * @template T
 * @param {() => T} look
 */
export const attempt = (look) => {
  try {
    return look();
  } catch {
    return undefined;
  }
};

export const home = new URL(".", location.href).href;
/** All pages of an address share its storage: what this one's keys begin with. */
export const own = `fireside:${new URL(home).pathname}:`;
root.dataset.keys = own;

const named = /** @type {HTMLMetaElement} */ (document.querySelector('meta[name="build"]'));
export const build = named.content;
/** The cache of this build. */
export const store = own + build;
// As long as this page is open, nobody throws its build away (the service worker).
attempt(() => navigator.locks.request(store, { mode: "shared" }, () => new Promise(() => {})).catch(() => {}));
