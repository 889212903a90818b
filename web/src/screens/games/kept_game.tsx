import { useEffect } from "react";
import type { RecordAnswer, StandingView, TableInfo } from "../../wire/types";
import { contestPathOf } from "../../wire/contests";
import { gameOf, keepGame } from "./my_games";

interface KeptGameProps {
  info: TableInfo;
  record: RecordAnswer;
  standings: readonly StandingView[];
  /** Null unless it was a game against the Automa. */
  wonAlone: boolean | null;
}

/** Remembers a finished game of one's own for "My games". */
export function KeptGame({ info, record, standings, wonAlone }: KeptGameProps) {
  useEffect(() => {
    const game = gameOf(info, record, standings, wonAlone, contestPathOf(info.table) !== null);
    if (game !== null) keepGame(game);
  }, [info, record, standings, wonAlone]);
  return null;
}
