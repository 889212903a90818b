import type { Law, Ruling } from "../wire/types";

function ruling(number: string, question: string, rest: Partial<Ruling> = {}): Ruling {
  return {
    number,
    question,
    text: "Yes.",
    source: "RB.",
    cards: [],
    own: false,
    conflict: false,
    replaced_by: [],
    ...rest,
  };
}

/** A thin law book, for the tests. */
export const lawSample: Law = {
  version: 3,
  subjects: [
    {
      id: "harvest",
      title: "Harvest",
      intro: "What a field yields. The yoke is R-58.",
      entries: [
        ruling("R-12", "May a field be harvested twice in a year?", {
          text: "No. The mark lasts until the year end.",
          conflict: true,
        }),
        ruling("R-112", "Is a grape lost?", {
          text: "It is; R-12 and D-7 say more.\n\n- `red`\n- white, as R-20 has it",
        }),
        ruling("D-12", "Does the planned harvest wait?", {
          own: true,
          cards: ["planner", "worker_merchant"],
        }),
      ],
    },
    {
      id: "workers/merchant",
      title: "Merchant",
      intro: "The worker who trades.",
      entries: [
        ruling("R-7", "When does the Merchant trade?", { cards: ["worker_merchant"] }),
        ruling("R-8", "Does the Merchant pay?", { cards: ["worker_merchant"], replaced_by: ["R-7"] }),
        ruling("R-9", "What does the visitor sell?", { cards: ["merchant"] }),
        ruling("R-10", "Who counts the stalls?", { cards: ["structure_mercado", "yoke"] }),
      ],
    },
  ],
};
