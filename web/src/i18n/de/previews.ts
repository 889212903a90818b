import type { Outcome, UndoInfo } from "../../wire/types";
import type { Context } from "../messages";
import { previewsOf } from "../previews_of";
import type { Effects } from "../previews_of";
import { joined, said } from "../segments";
import { cards } from "./cards";
import { cardName, cardOrKind, event, player } from "./events";
import { names } from "./names";

const effects: Effects = {
  residual_changed: (told) => said`dann {residual ${told.residual}}`,
  drew: (told) => said`${cardOrKind(told.deck, told.card)} ziehen`,
  discarded: (told) => said`${cardOrKind(told.deck, told.card)} abgeworfen`,
  planted: (told) => said`${cardName("vine", told.vine)} auf ${names.field(told.field)} gepflanzt`,
  uprooted: (told) => said`${cardName("vine", told.vine)} wieder auf deiner Hand`,
  switched: (told) =>
    said`${cardName("vine", told.vine)} auf ${names.field(told.with_field)}, ${cardName("vine", told.with)} auf ${names.field(told.field)}`,
  field_sold: (told) => said`${names.field(told.field)} verkauft`,
  field_bought: (told) => said`${names.field(told.field)} wieder dein`,
  harvested: (told) => said`${names.field(told.field)} geerntet`,
  grape_placed: (told) => said`${names.grape(told.grape, told.value)}`,
  grape_lost: (told) => said`kein Platz für eine ${names.grape(told.grape)}: verloren`,
  grape_used: (told) => said`${names.grape(told.grape, told.value)} verbraucht`,
  wine_made: (told) => said`${names.wine(told.wine, told.value)}`,
  wine_used: (told) => said`${names.wine(told.wine, told.value)} verbraucht`,
  wine_aged: (told) => said`reift zu ${names.wine(told.wine, told.value)}`,
  aged: () => said`die Weine reifen`,
  order_filled: (told) => said`${cardName("order", told.order)} erfüllt`,
  built: (told) =>
    said`${{ text: cards.structures[told.structure].name, card: { kind: "structure", id: told.structure } }} errichtet`,
  trained: (told) => {
    const { worker = "regular" } = told;
    const gained = worker === "regular" ? "{worker 1}" : names.worker(worker);
    return told.at_once ? said`+${gained}, sofort einsetzbar` : said`+${gained} im nächsten Jahr`;
  },
  retrieved: (told) => said`${names.worker(told.worker)} wieder verfügbar`,
  temporary_worker: () => said`{temporary 1} für dieses Jahr`,
  worker_moved: (told) => said`der Bonus bleibt ungenutzt, der Arbeiter wechselt: ${names.space(told.to)}`,
  first_player_moved: () => said`du wirst Startspieler`,
  star_placed: (told) => said`Stern in ${names.region(told.region)}`,
  star_moved: (told) => said`Stern von ${names.region(told.from)} nach ${names.region(told.to)}`,
  card_built: (told) => said`${cardName("structure", told.card)} errichtet (${names.place(told.place)})`,
  card_destroyed: (told) => said`${cardName("structure", told.card)} abgerissen, der Platz wird frei`,
  grapes_aged: () => said`die Trauben reifen`,
  toll_paid: (told, context) => said`{lira ${told.amount}} Zoll an ${player(told.to, context, "dich")}`,
  bumped: (told, context) => said`ein Arbeiter von ${player(told.seat, context, "dir")} geht nach Hause`,
  token_taken: () => said`+{token 1}`,
};

const outcomes: Record<Outcome, string> = {
  question: "dann wird weiter gefragt",
  unseen: "dann hängt es von den Karten ab",
  others: "",
  over: "dann endet die Partie",
};

export const preview = previewsOf(effects, outcomes, event);

export function undoStop({ stop, stop_event, stop_seat }: UndoInfo, context: Context): string {
  switch (stop) {
    case "beginning":
      return "Weiter zurück geht es nicht.";
    case "old_rules":
      return "Nicht weiter zurück, weil dieser Teil der Partie nach älteren Regeln gespielt wurde.";
    case "seen":
      return stop_event
        ? `Nicht weiter zurück, weil etwas zu sehen war: ${joined(event(stop_event, context))}.`
        : "Nicht weiter zurück, weil etwas zu sehen war.";
    case "answered":
      return `Nicht weiter zurück, weil ${
        stop_seat === undefined ? "jemand" : names.player(stop_seat, context)
      } inzwischen geantwortet hat.`;
  }
}
