import type { CardRef } from "../../i18n";
import { cardRef } from "../../i18n/segments";
import type { SpecialWorkerId } from "../../i18n/tuscany_ids";
import type { Answer } from "../../wire/types";

/** The card that an answer names, so that it can be looked at before deciding; null: none. */
export function cardIn(answer: Answer): CardRef | null {
  switch (answer.kind) {
    case "draft":
    case "build_card":
    case "residual":
      return { kind: "structure_card", id: answer.card };
    case "discard":
    case "give":
      return cardRef(answer.deck, answer.card);
    case "play":
      return { kind: "visitor", id: answer.visitor };
    case "fill":
      return { kind: "order", id: answer.order };
    case "train_special":
      return { kind: "worker", id: answer.worker as SpecialWorkerId };
    case "mama":
      return { kind: "mama", id: answer.mama };
    case "papa":
      return { kind: "papa", id: answer.papa };
    default:
      return null;
  }
}
