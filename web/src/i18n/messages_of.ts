import type { LevelEntry, Reason } from "../wire/types";
import { answersOf } from "./answers_of";
import { shortAnswersOf } from "./answers_short_of";
import { cardsOf } from "./cards_of";
import { eventsOf } from "./events_of";
import type { IconWords } from "./icon_words";
import type { Language, Messages } from "./messages";
import { namesOf, objectsOf } from "./names_of";
import type { Vocabulary } from "./names_of";
import { plainWith } from "./plain";
import { plansOf } from "./plans_of";
import { previewsOf, undoStopsOf } from "./previews_of";
import { questionsOf } from "./questions_of";
import type { Words } from "./words/en";

function reasonsOf({ words, names, theStructure }: Vocabulary): Messages["reason"] {
  const { parts, ...reasons } = words.reasons;
  return ({ code, need = 0, have = 0, structures = [], part = "other" }: Reason) => {
    switch (code) {
      case "lira_short":
      case "field_full":
      case "value_too_low":
      case "toll_too_high":
        return reasons[code]({ need, have });
      case "structures_missing":
        return reasons.structures_missing({ structures: names.list(structures.map(theStructure)) });
      case "strands_later_part":
        return reasons.strands_later_part({ part: parts[part] });
      default:
        return reasons[code];
    }
  };
}

/** The page's own words, with what they share with the text mode. */
function uiOf({ page, solo, bots, modules, review, advice }: Words) {
  return {
    game: page.game,
    table: page.table,
    people: page.people,
    screens: {
      ...page.screens,
      newTable: { ...page.screens.newTable, bots: bots as Record<string, { name: string; text: string }> },
      rules: page.rules,
    },
    solo: {
      ...page.solo,
      levels: solo.levels,
      /**
       * `rows` are those of the wake-up chart, one for each year of an ordinary game; on the extended board work is
       * done in every season.
       */
      levelText: (level: LevelEntry, rows: number, everySeason: boolean = false) =>
        solo.level_text({ ...level, open_again: level.years > rows, every_season: everySeason }),
    },
    contests: page.contests,
    campaign: { ...page.campaign, challenges: solo.challenges },
    tutorial: page.tutorial,
    tuscany: { ...page.tuscany, modules: { ...page.tuscany.modules, each: modules } },
    law: page.law,
    stage: page.stage,
    gestures: page.gestures,
    firstGame: page.first_game,
    review,
    offline: page.offline,
    advice,
  };
}

export type UiTexts = ReturnType<typeof uiOf>;

/** Everything that the page says in the language of these words. */
export function messagesOf(language: Language, words: Words): Messages {
  const cards = cardsOf(words);
  const names = namesOf(words, cards);
  const vocabulary: Vocabulary = { words, cards, names, ...objectsOf(words, cards, names) };
  const answer = answersOf(vocabulary);
  const event = eventsOf(vocabulary);
  const reason = reasonsOf(vocabulary);
  const iconWords = words.icons as IconWords;
  return {
    language,
    languageName: words.language.name,
    cards,
    iconWords,
    names,
    question: questionsOf(vocabulary),
    answer,
    answerShort: shortAnswersOf(vocabulary),
    event,
    preview: previewsOf(vocabulary, event),
    plan: plansOf(vocabulary, answer),
    reason,
    obstacle: ({ answer: wanted, reason: why }, context) =>
      wanted ? `${answer(wanted, context)}: ${reason(why)}` : reason(why),
    error: (code) => words.errors[code],
    undoStop: undoStopsOf(vocabulary, event),
    plain: plainWith(iconWords),
    ui: uiOf(words),
  };
}
