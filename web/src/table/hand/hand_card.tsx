import { memo, type PointerEvent } from "react";
import { useText } from "../../i18n";
import { CardFace } from "../cards/card_face";
import { usePeek } from "../cards/use_peek";
import { hintMark, targetMark, useTarget } from "../choice/spot";
import { useDesk } from "../desk_context";
import type { Held } from "./held_cards";
import { Spine } from "./spine";

interface HandCardProps {
  held: Held;
  /** Covered by others: only its spine is seen. */
  covered: boolean;
  onPoint: (key: string) => void;
}

export const HandCard = memo(function HandCard({ held, covered, onPoint }: HandCardProps) {
  const t = useText();
  const { book, context, choice, zoom } = useDesk();
  const { status, handlers } = useTarget(held.target);
  const { swallowsClick, ...peeking } = usePeek(held.card);
  const name = t.names.ref(held.card, context);
  const answering = status !== undefined;
  const asked = answering
    ? { ...hintMark(choice.isHinted(held.target)), ...targetMark(held.target) }
    : undefined;
  return (
    <li className={covered ? "hand-slot is-covered" : "hand-slot"}>
      <button
        type="button"
        className={answering ? `hand-card is-${status}` : "hand-card"}
        aria-disabled={status === "illegal" ? true : undefined}
        aria-pressed={status === "picked" ? true : undefined}
        data-card={held.key}
        data-drop={held.card.kind === "order" ? held.target : undefined}
        {...asked}
        {...peeking}
        onPointerEnter={(event) => {
          if (event.pointerType === "mouse") onPoint(held.key);
          if (answering) handlers.onPointerEnter?.(event);
        }}
        onPointerDown={(event: PointerEvent) => {
          onPoint(held.key);
          peeking.onPointerDown(event);
        }}
        onPointerLeave={(event) => {
          peeking.onPointerLeave();
          if (answering) handlers.onPointerLeave?.(event);
        }}
        onFocus={() => {
          onPoint(held.key);
          if (answering) handlers.onFocus?.();
        }}
        onBlur={answering ? handlers.onBlur : undefined}
        onClick={(event) => {
          if (swallowsClick()) return;
          if (answering) handlers.onClick?.(event);
          else zoom(held.card);
        }}
      >
        <span className="hidden-text">{answering ? name : t.ui.table.card.open(name)}</span>
        <span className="hand-face" aria-hidden="true">
          {covered ? (
            <Spine card={held.card} name={name} book={book} />
          ) : (
            <CardFace card={held.card} size="small" book={book} />
          )}
        </span>
      </button>
    </li>
  );
});
