import type { Outcome, UndoInfo } from "../../wire/types";
import type { Context } from "../messages";
import { previewsOf } from "../previews_of";
import type { Effects } from "../previews_of";
import { joined, said } from "../segments";
import { cards } from "./cards";
import { cardName, cardOrKind, event, owner, player } from "./events";
import { names } from "./names";

const effects: Effects = {
  residual_changed: (told) => said`now {residual ${told.residual}}`,
  drew: (told) => said`draw ${cardOrKind(told.deck, told.card)}`,
  discarded: (told) => said`${cardOrKind(told.deck, told.card)} discarded`,
  planted: (told) => said`${cardName("vine", told.vine)} planted on ${names.field(told.field)}`,
  uprooted: (told) => said`${cardName("vine", told.vine)} back in your hand`,
  switched: (told) =>
    said`${cardName("vine", told.vine)} on ${names.field(told.with_field)}, ${cardName("vine", told.with)} on ${names.field(told.field)}`,
  field_sold: (told) => said`${names.field(told.field)} sold`,
  field_bought: (told) => said`${names.field(told.field)} yours again`,
  harvested: (told) => said`${names.field(told.field)} harvested`,
  grape_placed: (told) => said`${names.grape(told.grape, told.value)}`,
  grape_lost: (told) => said`no room for a ${names.grape(told.grape)}: lost`,
  grape_used: (told) => said`${names.grape(told.grape, told.value)} used up`,
  wine_made: (told) => said`${names.wine(told.wine, told.value)}`,
  wine_used: (told) => said`${names.wine(told.wine, told.value)} used up`,
  wine_aged: (told) => said`ages to ${names.wine(told.wine, told.value)}`,
  aged: () => said`the wines age`,
  order_filled: (told) => said`${cardName("order", told.order)} filled`,
  built: (told) =>
    said`${{ text: cards.structures[told.structure].name, card: { kind: "structure", id: told.structure } }} built`,
  trained: (told) => {
    const { worker = "regular" } = told;
    const gained = worker === "regular" ? "{worker 1}" : names.worker(worker);
    return told.at_once ? said`+${gained}, available at once` : said`+${gained} next year`;
  },
  retrieved: (told) => said`${names.worker(told.worker)} available again`,
  temporary_worker: () => said`{temporary 1} for this year`,
  worker_moved: (told) => said`the bonus stays unused, the worker moves: ${names.space(told.to)}`,
  first_player_moved: () => said`you become first player`,
  star_placed: (told) => said`star in ${names.region(told.region)}`,
  star_moved: (told) => said`star from ${names.region(told.from)} to ${names.region(told.to)}`,
  card_built: (told) => said`${cardName("structure", told.card)} built (${names.place(told.place)})`,
  card_destroyed: (told) => said`${cardName("structure", told.card)} torn down, the place is free`,
  grapes_aged: () => said`the grapes age`,
  toll_paid: (told, context) => said`toll of {lira ${told.amount}} to ${player(told.to, context)}`,
  bumped: (told, context) => said`one of ${owner(told.seat, context)} workers goes home`,
  token_taken: () => said`+{token 1}`,
};

const outcomes: Record<Outcome, string> = {
  question: "then more is asked",
  unseen: "then it depends on the cards",
  others: "",
  over: "then the game ends",
};

export const preview = previewsOf(effects, outcomes, event);

export function undoStop({ stop, stop_event, stop_seat }: UndoInfo, context: Context): string {
  switch (stop) {
    case "beginning":
      return "This is as far back as you can go.";
    case "old_rules":
      return "No further back, because that part of the game was played under older rules.";
    case "seen":
      return stop_event
        ? `No further back, because something was seen: ${joined(event(stop_event, context))}.`
        : "No further back, because something was seen.";
    case "answered":
      return `No further back, because ${
        stop_seat === undefined ? "somebody" : names.player(stop_seat, context)
      } has answered since.`;
  }
}
