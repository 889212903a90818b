import { lazy, Suspense, useLayoutEffect, useState } from "react";
import type { CardRef } from "../../i18n";
import { useText } from "../../i18n";
import { CardRulings } from "../../law/card_rulings";
import type { GameOptions, OrderId, OrderPlanAnswer } from "../../wire/types";
import { Dialog } from "../dialogs/dialog";
import type { CatalogueIndex } from "../catalogue_index";
import { CardFace } from "./card_face";
import { CardWorth } from "./card_worth";
import { peekPlace } from "./peek_place";
import "./card_zoom.css";

export interface Peeked {
  card: CardRef;
  beside: DOMRect;
}

// As in art/cards.css, in rem.
const full = { width: 16.25, height: 22.75 };

/** What is read while cards are looked at. */
const readMeanwhile =
  ".ask-mine .ask-text, .ask-mine .answers, .ask-mine .preview, .bubble, .refusal, .toast";

interface CardPeekProps {
  peeked: Peeked | null;
  book: CatalogueIndex;
  /** Changes with what is on the table. */
  drawn: unknown;
}

/** The card that the pointer rests on, large, beside its place. */
export function CardPeek({ peeked, book, drawn }: CardPeekProps) {
  const [place, setPlace] = useState<ReturnType<typeof placeOf>>();
  useLayoutEffect(() => setPlace(peeked === null ? undefined : placeOf(peeked)), [peeked, drawn]);
  if (peeked === null || place === undefined) return null;
  return (
    <div className="card-peek" style={place} aria-hidden="true">
      <CardFace card={peeked.card} size="full" book={book} />
    </div>
  );
}

function placeOf({ beside }: Peeked) {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return peekPlace(
    beside,
    { width: full.width * rem, height: full.height * rem },
    { width: window.innerWidth, height: window.innerHeight },
    [...document.querySelectorAll(readMeanwhile)].map((one) => one.getBoundingClientRect()),
  );
}

const OrderWay = lazy(() => import("../advice/order_way"));

interface CardZoomProps {
  card: CardRef | null;
  book: CatalogueIndex;
  /** Of the table: what a card is worth depends on it. */
  options: GameOptions;
  /** For an order in hand: asks for the way to fill it. */
  planOrder?: (order: OrderId) => Promise<OrderPlanAnswer>;
  /** It is asked for at once. */
  planned?: boolean;
  onClose: () => void;
}

export function CardZoom({ card, book, options, planOrder, planned = false, onClose }: CardZoomProps) {
  const t = useText();
  return (
    <Dialog
      open={card !== null}
      label={t.ui.table.card.zoom}
      onClose={onClose}
      className="card-zoom"
      beside={
        card !== null && (
          <>
            {card.kind === "order" && planOrder !== undefined ? (
              <Suspense fallback={null}>
                <OrderWay key={card.id} order={card.id} planOrder={planOrder} asked={planned} />
              </Suspense>
            ) : (
              <CardRulings card={card} />
            )}
            <CardWorth card={card} options={options} />
          </>
        )
      }
    >
      {card !== null && <CardFace card={card} size="full" book={book} />}
    </Dialog>
  );
}
