import type { Messages } from "../../i18n";
import type { Notice } from "../../wire/types";

/** A sentence for everybody at the table. */
export function noticeWords({ kind, seat, name, by }: Notice, names: readonly string[], t: Messages): string {
  const { notices, aSpectator } = t.ui.people;
  const whom = seat === null ? aSpectator : t.names.person(name);
  return notices[kind](whom, by === undefined ? "" : (names[by] ?? ""));
}
