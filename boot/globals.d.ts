/** The recovery screen (recovery.html) by language, and the newest version with its day, of CHANGELOG.md: scripts/stage.mjs writes both into
 *  recovery.js. */
declare const SCREENS: Record<string, string>;
declare const RELEASE: string;
