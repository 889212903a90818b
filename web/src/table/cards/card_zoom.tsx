import type { CardRef } from "../../i18n";
import { useText } from "../../i18n";
import { CardRulings } from "../../law/card_rulings";
import { Dialog } from "../dialogs/dialog";
import type { CatalogueIndex } from "../catalogue_index";
import { CardFace } from "./card_face";
import "./card_zoom.css";

export interface Peeked {
  card: CardRef;
  beside: DOMRect;
}

const width = 260;
const height = 364;
const gap = 12;

/** The card that the pointer rests on, large, beside its place and never over it. */
export function CardPeek({ peeked, book }: { peeked: Peeked | null; book: CatalogueIndex }) {
  if (peeked === null) return null;
  const { card, beside } = peeked;
  const above = beside.top - height - gap;
  const left = Math.max(
    gap,
    Math.min(window.innerWidth - width - gap, beside.left + beside.width / 2 - width / 2),
  );
  const sideways =
    beside.right + gap + width < window.innerWidth ? beside.right + gap : beside.left - width - gap;
  const style =
    above >= 0
      ? { left, top: above }
      : { left: sideways, top: Math.max(gap, Math.min(window.innerHeight - height - gap, beside.top)) };
  return (
    <div className="card-peek" style={style} aria-hidden="true">
      <CardFace card={card} size="full" book={book} />
    </div>
  );
}

export function CardZoom(props: { card: CardRef | null; book: CatalogueIndex; onClose: () => void }) {
  const t = useText();
  const { card, book, onClose } = props;
  return (
    <Dialog
      open={card !== null}
      label={t.ui.table.card.zoom}
      onClose={onClose}
      className="card-zoom"
      beside={card !== null && <CardRulings card={card} />}
    >
      {card !== null && <CardFace card={card} size="full" book={book} />}
    </Dialog>
  );
}
