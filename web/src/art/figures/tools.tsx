import { buildingTools } from "./building_tools";
import { cellarTools } from "./cellar_tools";
import { fieldTools } from "./field_tools";
import { studyTools } from "./study_tools";
import { tradeTools } from "./trade_tools";
import { workerTools } from "./worker_tools";

export const tools = {
  ...fieldTools,
  ...buildingTools,
  ...studyTools,
  ...tradeTools,
  ...cellarTools,
  ...workerTools,
};

export type ToolName = keyof typeof tools;
