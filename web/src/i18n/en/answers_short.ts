import type { Answer } from "../../wire/types";
import { bonusTaken, rowSigns } from "../bonuses";
import type { AnswerContext } from "../messages";
import { capitalised } from "../segments";
import { cards } from "./cards";
import { names } from "./names";

export function answerShort(given: Answer, context: AnswerContext): string {
  switch (given.kind) {
    case "place":
      if (given.worker === "farmer") {
        const bonus = bonusTaken(given, context, cards);
        return bonus ? `With the bonus (${bonus})` : "Without a bonus";
      }
      return given.worker === "regular" ? "Worker" : capitalised(names.worker(given.worker));
    case "yes":
      return "Yes";
    case "no":
      return "No";
    case "bonus_first":
      return "Bonus first";
    case "action_first":
      return "Action first";
    case "option":
      return `Option ${given.option}`;
    case "row":
      return `Row ${given.row}: ${rowSigns(given.row, context, cards)}`;
    case "deck":
    case "keep":
    case "take_pile":
      return names.deckTitle(given.deck);
    case "play":
      return cards.visitors[given.visitor].name;
    case "plant":
      return "Plant";
    case "uproot":
      return "Uproot";
    case "switch":
      return "Swap";
    case "sell_grape":
    case "sell_field":
    case "sell_wine":
      return "Sell";
    case "buy_field":
      return "Buy back";
    case "harvest":
      return "Harvest";
    case "take_grape":
      return capitalised(names.grape(given.grape));
    case "discard_grape":
    case "discard_wine":
    case "discard":
      return "Discard";
    case "make":
      return capitalised(names.wine(given.wine));
    case "age":
      return "Age";
    case "fill":
      return "Fill";
    case "use":
      return "Use";
    case "build":
    case "build_card":
      return "Build";
    case "give":
      return "Give";
    case "offer":
      return given.cards === 0 ? "Nothing" : `{visitor ${given.cards}}`;
    case "opponent":
      return names.player(given.opponent, context);
    case "train":
    case "train_special":
      return "Train";
    case "retrieve_grande":
    case "retrieve":
      return "Take back";
    case "take":
      return names.action(given.action);
    case "mama":
      return names.mama(given.mama, context);
    case "papa":
      return names.papa(given.papa, context);
    case "papa_gift":
      return "Gift";
    case "papa_lira":
      return "Lira";
    case "star":
      return `${names.region(given.region)} (${cards.regions[given.region].benefit})`;
    case "move_star":
      return `${names.region(given.from)} → ${names.region(given.to)}`;
    case "destroy":
      return "Tear down";
    case "residual":
    case "draft":
      return names.structureCard(given.card);
    case "rob":
      return `${names.player(given.opponent, context)}: ${names.deckTitle(given.deck)}`;
    case "done":
      return "Done";
    case "pass":
      return "Pass";
  }
}
