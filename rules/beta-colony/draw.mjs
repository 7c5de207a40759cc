// Draws Beta Colony's components for its rulebook, with the markup and the classes of src/app/games/beta_colony/board and
// style/beta-colony/board.css, so that an example looks like the table. See scripts/rules.mjs for `kit`.
const MATERIALS = ["organic", "steel", "food", "palladium", "polymer", "water"];
const MODULES = { yellow: "steel", red: "palladium", pink: "food", green: "organic", blue: "water" };
const DICE = ["black", "blue", "red", "green"];
const PLACES = { "gan-de": "moon", jyo: "moon", nebra: "moon", nexus: "", ridback: "", left: "plant", right: "plant" };
const SIGNS = { nexus: "azophi-nexus", left: "left-manufactory", right: "right-manufactory" };

const labelled = (kit, classes, label, inside) => `<span class="${classes}" role="img" aria-label="${kit.escape(label)}">${inside}</span>`;
const known = (kit, all, name, what) => (all.includes(name) ? name : kit.fail(`no ${what} is called ${name}`));
const chip = (kit, material) => `<span class="bc-mat m-${known(kit, MATERIALS, material, "material")}">${kit.icon(material)}</span>`;
const names = (kit, materials) => materials.map((material) => kit.say(`beta-colony-material-${material}`)).join(", ");
const chips = (kit, materials) => labelled(kit, "bc-chips", names(kit, materials), materials.map((material) => chip(kit, material)).join(""));
const hexagon = (r) => [0, 60, 120, 180, 240, 300].map((a) => `${(r * Math.cos((a * Math.PI) / 180)).toFixed(2)},${(r * Math.sin((a * Math.PI) / 180)).toFixed(2)}`).join(" ");
const sign = (kit, name, box, classes) => kit.icon(name, "beta-colony", classes).replace("<svg ", `<svg x="${-box / 2}" y="${-box / 2}" width="${box}" height="${box}" `);

export const draw = {
  /** {dice red 3}: a die of a colour. */
  dice: (kit, colour, value) =>
    labelled(kit, `bc-die die-${known(kit, DICE, colour, "die")}`, kit.say("beta-colony-die-of", { die: kit.say(`beta-colony-die-${colour}`), value }), kit.icon(`die-${value}`, "beta-colony", "die")),
  /** {place gan-de}: a place of the orbit. */
  place: (kit, place) =>
    labelled(kit, `bc-place ${PLACES[known(kit, Object.keys(PLACES), place, "place")]}`, kit.say(`beta-colony-place-${place}`), kit.icon(SIGNS[place] ?? place)),
  /** {materials steel food}: materials, one chip each. */
  materials: (kit, ...materials) => chips(kit, materials),
  /** {cost b1}: the materials of a building or goal. */
  cost: (kit, name) => chips(kit, kit.fact(`cost.${name}`)) + kit.sign(`cost.${name}`),
  /** {land steel}: a space of a colony. */
  land: (kit, material) =>
    labelled(kit, "bc-flower land-alone", kit.say(`beta-colony-material-${known(kit, MATERIALS, material, "material")}`), `<svg class="tile" viewBox="-10 -9 20 18" aria-hidden="true"><g class="m-${material}"><polygon class="land" points="${hexagon(9.7)}"></polygon>${sign(kit, material, 9, "mat")}</g></svg>`),
  /** {module red 2}: a module with its influence. */
  module: (kit, colour, influence) =>
    labelled(kit, "bc-mod", `${kit.say(`beta-colony-module-${colour}`)}, ${kit.say("beta-colony-n-influence", { count: Number(influence) })}`, `<svg class="tile m-${MODULES[colour] ?? kit.fail(`no module is ${colour}`)}" viewBox="-10 -9 20 18" aria-hidden="true"><polygon class="rim" points="${hexagon(9.2)}"></polygon><polygon class="body" points="${hexagon(7.9)}"></polygon>${sign(kit, `m-${colour}`, 10, "sym")}</svg><span class="says"><span>${kit.icon("influence")}+${Number(influence)}</span></span>`),
  influence: (kit, count) => labelled(kit, "bc-token", kit.say("beta-colony-n-influence", { count: Number(count) }), `${kit.icon("influence")}${Number(count)}`),
  fuel: (kit, count) => labelled(kit, "bc-token", kit.say("beta-colony-n-fuel", { count: Number(count) }), `${kit.icon("fuel")}${Number(count)}`),
  artifacts: (kit, count) => labelled(kit, "bc-token", kit.say("beta-colony-n-artifacts", { count: Number(count) }), `${kit.icon("artifact")}${Number(count)}`),
  /** {crew 1 8}: so many crew of a seat. */
  crew: (kit, seat, count) => labelled(kit, "bc-token", kit.say("beta-colony-n-crew", { count: Number(count) }), `${kit.icon(`s${seat}`, "shell", `seat seat-${seat}`)}${Number(count)}`),
};
