import type { ReactNode } from "react";
import { Rich, useText, type CardRef, type Messages } from "../../i18n";
import { actionText, placeText } from "../../i18n/lookup";
import type { BoardActionId } from "../../wire/types";
import { EffectBody, VisitorBody } from "../cards/card_body";
import type { CatalogueIndex } from "../catalogue_index";
import { useDesk } from "../desk_context";
import { cardOf, type Subject } from "./act_subject";

/** What the card or the place on the stage does, where it says so itself only when it is larger. */
export function SubjectWords({ subject, className }: { subject: Subject; className: string }) {
  const t = useText();
  const { book } = useDesk();
  const card = cardOf(subject);
  const words = card === null ? placeWords(subject, book, t) : cardWords(card, t);
  return words === null ? null : <div className={className}>{words}</div>;
}

function cardWords(card: CardRef, t: Messages): ReactNode {
  switch (card.kind) {
    case "visitor":
      return <VisitorBody text={t.cards.visitors[card.id]} />;
    case "structure_card":
      return <EffectBody text={t.cards.structureCards[card.id]} />;
    case "worker":
      return <EffectBody text={t.cards.workers[card.id]} />;
    case "structure":
      return <Paragraph text={t.cards.structures[card.id].text} />;
    default:
      return null;
  }
}

function placeWords(subject: Subject, { board, modules }: CatalogueIndex, t: Messages): ReactNode {
  if (subject.kind !== "place" || subject.place === "structure") return null;
  const { place } = subject;
  const text =
    place === "cart" || place === "yoke" || place === "destroy"
      ? placeText(place, board.id, t.cards)
      : actionText(place as BoardActionId, { board: board.id, modules }, t.cards);
  return <Paragraph text={text} />;
}

function Paragraph({ text }: { text: string }) {
  return (
    <p>
      <Rich text={text} />
    </p>
  );
}
