import type { Outcome, UndoInfo } from "../../wire/types";
import type { Context } from "../messages";
import { previewsOf } from "../previews_of";
import type { Effects } from "../previews_of";
import { joined, said } from "../segments";
import { cardName, cardOrKind, event, ofPlayer } from "./events";
import { names, theStructure } from "./names";

const effects: Effects = {
  residual_changed: (told) => said`pasas a {residual ${told.residual}}`,
  drew: (told) => said`robas ${cardOrKind(told.deck, told.card)}`,
  discarded: (told) => said`descartas ${cardOrKind(told.deck, told.card)}`,
  planted: (told) => said`plantas ${cardName("vine", told.vine)} en el ${names.field(told.field)}`,
  uprooted: (told) => said`${cardName("vine", told.vine)} vuelve a tu mano`,
  switched: (told) =>
    said`${cardName("vine", told.vine)} en el ${names.field(told.with_field)}, ${cardName("vine", told.with)} en el ${names.field(told.field)}`,
  field_sold: (told) => said`vendes el ${names.field(told.field)}`,
  field_bought: (told) => said`el ${names.field(told.field)} vuelve a ser tuyo`,
  harvested: (told) => said`cosechas el ${names.field(told.field)}`,
  grape_placed: (told) => said`${names.grape(told.grape, told.value)}`,
  grape_lost: (told) => said`sin sitio para una ${names.grape(told.grape)}: se pierde`,
  grape_used: (told) => said`gastas la ${names.grape(told.grape, told.value)}`,
  wine_made: (told) => said`${names.wine(told.wine, told.value)}`,
  wine_used: (told) => said`gastas el ${names.wine(told.wine, told.value)}`,
  wine_aged: (told) => said`envejece hasta ${names.wine(told.wine, told.value)}`,
  aged: () => said`los vinos envejecen`,
  order_filled: (told) => said`completas ${cardName("order", told.order)}`,
  built: (told) =>
    said`construyes ${{ text: theStructure(told.structure), card: { kind: "structure", id: told.structure } }}`,
  trained: (told) => {
    const { worker = "regular" } = told;
    const gained = worker === "regular" ? "{worker 1}" : names.worker(worker);
    return told.at_once ? said`+${gained}, disponible al momento` : said`+${gained} el próximo año`;
  },
  retrieved: (told) => said`${names.worker(told.worker)} disponible de nuevo`,
  temporary_worker: () => said`{temporary 1} para este año`,
  worker_moved: (told) => said`la bonificación se pierde, el trabajador pasa a: ${names.space(told.to)}`,
  first_player_moved: () => said`recibes el primer turno`,
  star_placed: (told) => said`estrella en ${names.region(told.region)}`,
  star_moved: (told) => said`estrella de ${names.region(told.from)} a ${names.region(told.to)}`,
  card_built: (told) => said`construyes ${cardName("structure", told.card)} (${names.place(told.place)})`,
  card_destroyed: (told) => said`derribas ${cardName("structure", told.card)}, el sitio queda libre`,
  grapes_aged: () => said`las uvas envejecen`,
  toll_paid: (told, context) => said`{lira ${told.amount}} de peaje a ${names.player(told.to, context)}`,
  bumped: (told, context) => said`un trabajador ${ofPlayer(told.seat, context)} vuelve a casa`,
  token_taken: () => said`+{token 1}`,
};

const outcomes: Record<Outcome, string> = {
  question: "después hay otra pregunta",
  unseen: "después depende de las cartas",
  others: "",
  over: "después termina la partida",
};

export const preview = previewsOf(effects, outcomes, event);

export function undoStop({ stop, stop_event, stop_seat }: UndoInfo, context: Context): string {
  switch (stop) {
    case "beginning":
      return "No se puede volver más atrás.";
    case "old_rules":
      return "No se puede volver más atrás porque esa parte de la partida se jugó con reglas anteriores.";
    case "seen":
      return stop_event
        ? `No se puede volver más atrás porque algo quedó a la vista: ${joined(event(stop_event, context))}.`
        : "No se puede volver más atrás porque algo quedó a la vista.";
    case "answered":
      return `No se puede volver más atrás porque ${
        stop_seat === undefined ? "alguien" : names.player(stop_seat, context)
      } ya ha respondido.`;
  }
}
