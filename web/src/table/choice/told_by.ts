import type { Answer, GameEvent } from "../../wire/types";

const kindOf = (card: string) => card.split("#")[0];

/** Whether the words of the answer say already that this happens, so that a preview would only repeat them. */
export function isToldBy(answer: Answer, event: GameEvent): boolean {
  switch (event.kind) {
    case "lira_changed":
      return event.paid ? namesPrice(answer) : namesGain(answer);
    case "vp_changed":
      return answer.kind === "sell_wine" && !event.lost;
    case "planted":
      return answer.kind === "plant" && answer.field === event.field && answer.vine === kindOf(event.vine);
    case "switched":
      return answer.kind === "switch";
    case "field_sold":
      return answer.kind === "sell_field";
    case "harvested":
      return answer.kind === "harvest" && answer.field === event.field;
    case "field_bought":
      return answer.kind === "buy_field";
    case "grape_placed":
      return answer.kind === "take_grape";
    case "grape_used":
      return isGrapeIn(answer, event);
    case "wine_made":
      return answer.kind === "make";
    case "wine_used":
      return (
        (answer.kind === "discard_wine" || answer.kind === "use" || answer.kind === "sell_wine") &&
        answer.wine === event.wine &&
        answer.quality === event.value
      );
    case "order_filled":
      return answer.kind === "fill";
    case "built":
      return answer.kind === "build" && answer.structure === event.structure;
    case "card_built":
      return answer.kind === "build_card" && answer.card === event.card;
    case "card_destroyed":
      return answer.kind === "destroy";
    case "discarded":
      return answer.kind === "discard" && event.card !== null && answer.card === kindOf(event.card);
    case "gave":
      return answer.kind === "give";
    case "drew":
      return answer.kind === "deck" && event.card === null && answer.deck === event.deck;
    case "took_from_pile":
      return answer.kind === "take_pile";
    case "kept":
      return answer.kind === "keep";
    case "star_placed":
      return answer.kind === "star";
    case "star_moved":
      return answer.kind === "move_star";
    case "retrieved":
      return answer.kind === "retrieve" || answer.kind === "retrieve_grande";
    default:
      return false;
  }
}

/** "for 3 lira", as it is paid. */
function namesPrice({ kind }: Answer): boolean {
  return ["build", "build_card", "train", "train_special", "buy_field", "rob"].includes(kind);
}

/** "for 3 lira", as it is gained. */
function namesGain({ kind }: Answer): boolean {
  return ["sell_grape", "sell_field", "papa_lira"].includes(kind);
}

function isGrapeIn(answer: Answer, { grape, value }: Extract<GameEvent, { kind: "grape_used" }>): boolean {
  if (answer.kind === "make") return true;
  return (
    (answer.kind === "sell_grape" || answer.kind === "discard_grape") &&
    answer.grape === grape &&
    answer.quality === value
  );
}
