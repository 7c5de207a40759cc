// Runs before the first paint and before the program: what is set, the start, recovery, the service worker, installing. scripts/stage.mjs
// makes one script of these files, boot.js, which stands in the page.
// What it tells the rest of the page, as attributes of <html>:
//   lang                           as set, else the first of the device's languages that we speak
//   data-visit="first|again"       whether matches are kept
//   data-place="lobby|rules/GAME|…" where the visit begins; the shell has the first screen of some places
//   data-theme="light|dark"        as set ("settings" in localStorage), else as the device wants it
//   data-motion="on|off"           the same
//   data-speed, data-cards, data-words   as set; --text is the size of text, 1 for 100 %
//   data-keys                      what the keys of all that is kept begin with: "fireside:/path/of/the/site/:"
//   data-fonts="stored"            the fonts are here before the shell is painted
//   data-app="started|stopped"     the program runs; it has failed and must not run any more
//   data-offline="ready"           everything is stored, the page works without a network
//   data-storing                   it is being stored for the first time
//   data-update="ready|taken"      a newer version waits; it is there already and this is the old program: another tab has taken it, or
//                                  the host has no other any more
//   data-old                       the browser lacks what the program needs
//   data-install="ready|by-hand"   the browser offers to install; a person can do it
// A change of offline, update and install is told by an event on window: "fireside:offline", "fireside:update", "fireside:install".
// What it does when asked by an event on window:
//   "fireside:settings" (detail: the settings as JSON)   applies them
//   "fireside:take-update", "fireside:install-now"       what they say
//   "fireside:shown"                                     the first screen is there: fetches the fonts, registers the service worker
//   "fireside:lost"                                      something that the start needs has not come, or not whole
//   "fireside:missing"                                   a part has not come: looks whether the host has a newer version by now
//   "fireside:panic" (detail: the message)               the program has failed: shows the recovery screen
import "./settings.js";
import "./place.js";
import "./start.js";
import "./fonts.js";
import "./failure.js";
import "./install.js";
import "./updates.js";
import "./offline.js";
