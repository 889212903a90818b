import { bonusTaken, rowSigns } from "./bonuses";
import type { Messages } from "./messages";
import type { Vocabulary } from "./names_of";
import { capitalised } from "./segments";

/** Answers in one to three words, where the place of the button says the rest. */
export function shortAnswersOf({ words, names, cards }: Vocabulary): Messages["answerShort"] {
  const short = words.answers_short;
  return (given, context) => {
    switch (given.kind) {
      case "place":
        if (given.worker === "farmer")
          return short.place_farmer({ bonus: bonusTaken(given, context, cards) });
        return given.worker === "regular" ? short.worker : capitalised(names.worker(given.worker));
      case "option":
        return short.option({ option: given.option });
      case "row":
        return short.row({ row: given.row, bonus: rowSigns(given.row, context, cards) });
      case "deck":
      case "keep":
      case "take_pile":
        return names.deckTitle(given.deck);
      case "play":
        return cards.visitors[given.visitor].name;
      case "take_grape":
        return capitalised(names.grape(given.grape));
      case "make":
        return capitalised(names.wine(given.wine));
      case "offer":
        return short.offer({ cards: given.cards });
      case "opponent":
        return names.player(given.opponent, context);
      case "take":
        return names.action(given.action);
      case "mama":
        return names.mama(given.mama, context);
      case "papa":
        return names.papa(given.papa, context);
      case "star":
        return `${names.region(given.region)} (${cards.regions[given.region].benefit})`;
      case "move_star":
        return `${names.region(given.from)} → ${names.region(given.to)}`;
      case "residual":
      case "draft":
        return names.structureCard(given.card);
      case "rob":
        return `${names.player(given.opponent, context)}: ${names.deckTitle(given.deck)}`;
      default:
        return short[given.kind];
    }
  };
}
