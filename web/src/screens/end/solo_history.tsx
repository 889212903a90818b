import { useState } from "react";
import type { TableInfo } from "../../wire/types";
import { ResultHistory } from "../solo/result_history";
import { keepResult } from "../solo/solo_results";
import type { SoloOutcome } from "./solo_outcome";

interface SoloHistoryProps {
  info: TableInfo;
  outcome: SoloOutcome;
  target?: number;
}

/** Adds one's own game to the history of its level, and shows that. The games of a campaign are kept there,
 * and practice does not count. */
export function SoloHistory({ info, outcome, target }: SoloHistoryProps) {
  const { table, seats, options } = info;
  const { level, aggressive = false, challenge = 0, modules = [] } = options;
  const counts =
    level !== undefined && challenge === 0 && info.practice !== true && seats.some(({ mine }) => mine);
  useState(() => {
    if (counts) keepResult(table, { level, aggressive, modules, result: outcome.result, vp: outcome.vp });
  });
  return counts ? (
    <ResultHistory level={level} aggressive={aggressive} modules={modules} target={target} />
  ) : null;
}
