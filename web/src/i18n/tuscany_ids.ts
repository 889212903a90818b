import type { BoardActionId, SeasonName, WorkerName } from "../wire/types";

/** The actions that only the extended boards have. */
export type TuscanyActionId = Extract<
  BoardActionId,
  "influence" | "trade" | "buy_sell_field" | "build_or_tour" | "sell_wine"
>;

export type SpecialWorkerId = Exclude<WorkerName, "regular" | "grande">;

/** Spring has no bonus: in that column the roosters only wake up. */
export type ChartSeason = Exclude<SeasonName, "spring">;
