// Draws Terra Mystica's map, bowls and tiles for its rulebook. See scripts/rules.mjs for `kit`.
export const draw = {};
