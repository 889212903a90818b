import type { IconName } from "../../art/icons";

/** What a bonus of the walked chart looks like. */
export const chartSigns = {
  lira: "lira",
  vp: "vp",
  vine: "vine",
  summer: "summer",
  order: "order",
  winter: "winter",
  structure: "structure",
  visitor: "visitor",
  any_card: "card",
  temporary: "temporary",
  star: "star",
  age_grapes: "age_grapes",
  wake_first: "wake_first",
} satisfies Record<string, IconName>;

export type ChartBonus = keyof typeof chartSigns;
