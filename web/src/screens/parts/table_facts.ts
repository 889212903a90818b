import type { Messages } from "../../i18n";
import { clockWords } from "../../table/people/clock_words";
import type { TableInfo } from "../../wire/types";

export interface TableFact {
  name: string;
  /** What it means; may carry icons. */
  text: string;
}

/** Everything that was chosen for a table, each with what it means. */
export function tableFacts(info: TableInfo, t: Messages): TableFact[] {
  const { options, hints, spectators, chosen_deal, clock } = info;
  const { people } = t.ui;
  const { tuscany, game, table } = t.ui;
  const { modules = [], plain_stars, two_parents, friendly, last_year } = options;
  const facts = table.waiting.facts;
  return [
    ...(modules.length === 0
      ? [facts.base]
      : modules.map((module) => {
          const { name, text } = tuscany.modules.each[module];
          return { name, text };
        })),
    ...(plain_stars === true ? [tuscany.modules.plainStars] : []),
    ...(two_parents ? [game.options.two_parents] : []),
    ...(friendly ? [game.options.friendly] : []),
    ...(last_year > 0 ? [{ name: facts.years.name(last_year), text: facts.years.text(last_year) }] : []),
    ...(clock === undefined ? [] : [{ name: people.clock.factName, text: clockWords(clock, t) }]),
    ...(info.private === true ? [{ name: people.privacy.title, text: people.privacy.text }] : []),
    hints ? facts.hints : facts.noHints,
    ...(spectators ? [facts.spectators] : []),
    ...(chosen_deal ? [{ name: facts.chosenDeal, text: table.chosenDeal }] : []),
  ];
}
