// As much as a table can hold.

const cards = {
  vine: ["cabernet_sauvignon#1", "sauvignon_blanc#1"],
  summer: ["uncertified_architect", "novice_guide", "volunteer_crew"],
  order: ["order_12", "order_30"],
  winter: ["uncertified_oenologist", "uncertified_teacher", "crush_expert"],
};
const structures = ["label_factory", "harvest_machine"];

/** Ten cards with long names, of every deck. */
export function tenCards(withStructures = false) {
  if (!withStructures) return { ...cards, structure: [] };
  return { ...cards, summer: cards.summer.slice(structures.length), structure: structures };
}

/** The visitors that are asked for. */
export const visitorsAsked = cards.winter.map((visitor) => ({
  text: `play ${visitor}`,
  kind: "play",
  visitor,
}));

/** Three vines with long names on the largest field. */
export function plantFully({ fields }) {
  Object.assign(fields.at(-1), {
    sold: false,
    vines: ["cabernet_sauvignon#1", "sauvignon_blanc#1", "malvasia#1"],
  });
}

/** All stars of all players are on the map, most of them where others have some too. */
export function crowdTheMap({ players }) {
  for (const [i, { stars }] of players.entries())
    Object.keys(stars).forEach((region, k) => (stars[region] = k === i ? 2 : k < 5 ? 1 : 0));
}
