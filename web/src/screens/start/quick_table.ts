import type { Messages } from "../../i18n";
import { settings } from "../../settings";
import type { Hello, SayCreate } from "../../wire/types";
import { standardPace } from "../new_table/table_draft";
import { preferredBot } from "../parts/bot_levels";

/** A game against the computer without any question asked. */
export function quickTable(
  players: number,
  t: Messages,
  hello: Hello | null,
  bot = preferredBot(hello?.bots ?? []),
): Omit<SayCreate, "id"> {
  const texts = t.ui.screens.newTable;
  const { name } = settings();
  const bots = texts.botNames
    .slice(0, players - 1)
    .map((each) => ({ kind: "bot" as const, name: each, bot }));
  return {
    do: "create",
    options: { players, friendly: false, two_parents: false, last_year: 0 },
    seats: [{ kind: "me", name }, ...bots],
    listed: false,
    spectators: true,
    chat: true,
    pace: standardPace,
  };
}
