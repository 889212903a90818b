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
        return bonus ? `Mit dem Bonus (${bonus})` : "Ohne Bonus";
      }
      return given.worker === "regular" ? "Arbeiter" : names.worker(given.worker);
    case "yes":
      return "Ja";
    case "no":
      return "Nein";
    case "bonus_first":
      return "Zuerst Bonus";
    case "action_first":
      return "Zuerst Aktion";
    case "option":
      return `Möglichkeit ${given.option}`;
    case "row":
      return `Zeile ${given.row}: ${rowSigns(given.row, context, cards)}`;
    case "deck":
    case "keep":
    case "take_pile":
      return names.deckTitle(given.deck);
    case "play":
      return cards.visitors[given.visitor].name;
    case "plant":
      return "Pflanzen";
    case "uproot":
      return "Ausgraben";
    case "switch":
      return "Tauschen";
    case "sell_grape":
    case "sell_field":
    case "sell_wine":
      return "Verkaufen";
    case "buy_field":
      return "Zurückkaufen";
    case "harvest":
      return "Ernten";
    case "take_grape":
      return capitalised(names.grape(given.grape));
    case "discard_grape":
    case "discard_wine":
    case "discard":
      return "Abwerfen";
    case "make":
      return names.wine(given.wine);
    case "age":
      return "Reifen lassen";
    case "fill":
      return "Erfüllen";
    case "use":
      return "Nehmen";
    case "build":
    case "build_card":
      return "Errichten";
    case "give":
      return "Geben";
    case "offer":
      return given.cards === 0 ? "Nichts" : `{visitor ${given.cards}}`;
    case "opponent":
      return names.player(given.opponent, context);
    case "train":
    case "train_special":
      return "Ausbilden";
    case "retrieve_grande":
    case "retrieve":
      return "Zurücknehmen";
    case "take":
      return names.action(given.action);
    case "mama":
      return names.mama(given.mama, context);
    case "papa":
      return names.papa(given.papa, context);
    case "papa_gift":
      return "Geschenk";
    case "papa_lira":
      return "Lira";
    case "star":
      return `${names.region(given.region)} (${cards.regions[given.region].benefit})`;
    case "move_star":
      return `${names.region(given.from)} → ${names.region(given.to)}`;
    case "destroy":
      return "Abreißen";
    case "residual":
    case "draft":
      return names.structureCard(given.card);
    case "rob":
      return `${names.player(given.opponent, context)}: ${names.deckTitle(given.deck)}`;
    case "done":
      return "Fertig";
    case "pass":
      return "Passen";
  }
}
