import { memo, type ReactNode } from "react";
import { seatInk } from "../../art/pieces";
import { Rich, useText, type CardRef, type Messages } from "../../i18n";
import { actionText, placeText } from "../../i18n/lookup";
import type { Ask, BoardActionId } from "../../wire/types";
import { EffectBody, VisitorBody } from "../cards/card_body";
import type { CatalogueIndex } from "../catalogue_index";
import { useDesk } from "../desk_context";
import { cardOf, type Subject } from "./act_subject";
import { SubjectView } from "./subject_view";
import "./act.css";

/** What asks the present question, while nothing is told: the visitor's card, the picture of the action, the season. */
export const AskingView = memo(function AskingView({ subject, ask }: { subject: Subject; ask: Ask }) {
  const t = useText();
  const { book } = useDesk();
  const owner = ask.because.owner ?? ask.seat;
  const card = cardOf(subject);
  const words = card === null ? placeWords(subject, book, t) : cardWords(card, t);
  return (
    <div
      className={card === null ? "act act-asking act-asking-wide" : "act act-asking"}
      data-asks={ask.because.kind}
      style={{ "--seat": seatInk(owner) } as React.CSSProperties}
    >
      <SubjectView subject={subject} seat={owner} />
      {words !== null && <div className="asking-words">{words}</div>}
    </div>
  );
});

/** What the card does. */
function cardWords(card: CardRef, t: Messages): ReactNode {
  switch (card.kind) {
    case "visitor":
      return <VisitorBody text={t.cards.visitors[card.id]} />;
    case "structure_card":
      return <EffectBody text={t.cards.structureCards[card.id]} />;
    case "worker":
      return <EffectBody text={t.cards.workers[card.id]} />;
    default:
      return null;
  }
}

function placeWords(subject: Subject, { board, modules }: CatalogueIndex, t: Messages): ReactNode {
  if (subject.kind !== "place") return null;
  const { place } = subject;
  const text =
    place === "cart" || place === "yoke" || place === "destroy"
      ? placeText(place, board.id, t.cards)
      : actionText(place as BoardActionId, { board: board.id, modules }, t.cards);
  return (
    <p>
      <Rich text={text} />
    </p>
  );
}
