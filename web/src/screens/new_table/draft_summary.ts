import type { Messages } from "../../i18n";
import { clockWords } from "../../table/people/clock_words";
import { clockWish } from "./clock_draft";
import { fewestForFriendly, hasBots, type TableDraft } from "./table_draft";
import type { TableMode } from "./table_mode";

/** What the folded options say, in a few words each. */
export function draftSummary(draft: TableDraft, mode: TableMode, t: Messages): string[] {
  const { newTable } = t.ui.screens;
  const { options } = t.ui.game;
  const { short } = newTable;
  const clock = clockWish(draft.clock, "");
  return [
    ...(mode === "friends" && draft.listed ? [short.listed] : []),
    ...(mode === "friends" && draft.word.trim() !== "" ? [t.ui.people.privacy.short] : []),
    ...(clock === undefined ? [] : [clockWords(clock, t)]),
    draft.hints ? short.hints : short.noHints,
    ...(hasBots(draft) ? [short.pace(newTable.paces[draft.pace])] : []),
    draft.last_year === 0 ? newTable.byTheRules : newTable.atMostYears(draft.last_year),
    ...(draft.two_parents ? [options.two_parents.name] : []),
    ...(draft.friendly && draft.players >= fewestForFriendly ? [options.friendly.name] : []),
    ...(draft.seed === "" ? [] : [short.deal(draft.seed)]),
  ];
}
