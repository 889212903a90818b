import type { RegionId } from "../wire/types";
import type { CardTexts } from "./card_text";
import { bonusSigns, bonusSignsOn, chartSigns, chartsOn, regionSigns, rowSigns, vineNames } from "./signs";
import type { Words } from "./words/en";

/** The texts of cards and board: a language's words, and what reads the same in all of them. */
export function cardsOf(words: Words): CardTexts {
  const { board } = words;
  const regions = Object.entries(board.regions) as [RegionId, string][];
  return {
    visitors: { ...words.summer_visitors, ...words.winter_visitors },
    structures: board.structures,
    structureCards: words.structure_cards,
    workers: words.special_workers,
    vines: vineNames,
    actions: board.actions,
    bonuses: bonusSigns,
    actionsInShort: board.actions_in_short,
    actionsOn: board.actions_on,
    actionsWith: board.actions_with,
    bonusesOn: bonusSignsOn,
    places: board.places,
    placesOn: board.places_on,
    rows: [board.no_bonus, ...rowSigns],
    chartsOn,
    chartBonuses: { ...chartSigns, ...board.chart_bonuses },
    regions: Object.fromEntries(
      regions.map(([region, name]) => [region, { name, benefit: regionSigns[region] }]),
    ) as CardTexts["regions"],
    orderName: (number) => board.order_name({ number }),
    parentPhrases: {
      start: board.parent_phrases.start,
      choose: board.parent_phrases.choose,
      structure: (name) => board.parent_phrases.structure({ name }),
      moreLira: (amount) => board.parent_phrases.moreLira({ amount }),
    },
  };
}
