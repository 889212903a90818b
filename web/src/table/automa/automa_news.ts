import type { Messages } from "../../i18n";
import { spotOf } from "../../i18n/lookup";
import type { GameEvent } from "../../wire/types";

/** What has to be beaten in a year that has begun, and what the Automa closed with a season, a sentence each. */
export function automaNews(events: readonly GameEvent[], t: Messages): string[] {
  const words = t.ui.table.automa;
  const targets = events.flatMap((event, i) => {
    const year = events.slice(0, i).findLast(({ kind }) => kind === "year_began");
    if (event.kind !== "automa_vp" || year?.kind !== "year_began") return [];
    return [t.plain(words.target(event.vp, year.year))];
  });
  const begins = events.flatMap((event, i) => (event.kind === "season_began" ? [{ event, i }] : []));
  const blocked = begins.flatMap(({ event, i }, nth) => {
    const happened = events.slice(i, begins[nth + 1]?.i);
    if (!happened.some(({ kind }) => kind === "automa_drew")) return [];
    const season = t.names.season(event.season);
    const places = happened.flatMap((told) => {
      const spot = told.kind === "automa_placed" ? spotOf(told.space) : undefined;
      return spot?.place === "action" ? [t.names.action(spot.action)] : [];
    });
    return [places.length === 0 ? words.blocksNothing(season) : words.blocks(season, places.join(" · "))];
  });
  return [...targets, ...blocked];
}
