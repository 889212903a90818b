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
        return bonus ? `Con la bonificación (${bonus})` : "Sin bonificación";
      }
      return given.worker === "regular" ? "Trabajador" : capitalised(names.worker(given.worker));
    case "yes":
      return "Sí";
    case "no":
      return "No";
    case "bonus_first":
      return "Primero bonificación";
    case "action_first":
      return "Primero acción";
    case "option":
      return `Opción ${given.option}`;
    case "row":
      return `Fila ${given.row}: ${rowSigns(given.row, context, cards)}`;
    case "deck":
    case "keep":
    case "take_pile":
      return names.deckTitle(given.deck);
    case "play":
      return cards.visitors[given.visitor].name;
    case "plant":
      return "Plantar";
    case "uproot":
      return "Desarraigar";
    case "switch":
      return "Intercambiar";
    case "sell_grape":
    case "sell_field":
    case "sell_wine":
      return "Vender";
    case "buy_field":
      return "Recomprar";
    case "harvest":
      return "Cosechar";
    case "take_grape":
      return capitalised(names.grape(given.grape));
    case "discard_grape":
    case "discard_wine":
    case "discard":
      return "Descartar";
    case "make":
      return capitalised(names.wine(given.wine));
    case "age":
      return "Envejecer";
    case "fill":
      return "Completar";
    case "use":
      return "Usar";
    case "build":
    case "build_card":
      return "Construir";
    case "give":
      return "Dar";
    case "offer":
      return given.cards === 0 ? "Nada" : `{visitor ${given.cards}}`;
    case "opponent":
      return names.player(given.opponent, context);
    case "train":
    case "train_special":
      return "Formar";
    case "retrieve_grande":
    case "retrieve":
      return "Recuperar";
    case "take":
      return names.action(given.action);
    case "mama":
      return names.mama(given.mama, context);
    case "papa":
      return names.papa(given.papa, context);
    case "papa_gift":
      return "Regalo";
    case "papa_lira":
      return "Liras";
    case "star":
      return `${names.region(given.region)} (${cards.regions[given.region].benefit})`;
    case "move_star":
      return `${names.region(given.from)} → ${names.region(given.to)}`;
    case "destroy":
      return "Derribar";
    case "residual":
    case "draft":
      return names.structureCard(given.card);
    case "rob":
      return `${names.player(given.opponent, context)}: ${names.deckTitle(given.deck)}`;
    case "done":
      return "Listo";
    case "pass":
      return "Pasar";
  }
}
