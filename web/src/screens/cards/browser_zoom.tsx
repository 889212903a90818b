import type { KeyboardEvent } from "react";
import { Icon } from "../../art/icons";
import { useText } from "../../i18n";
import { CardRulings } from "../../law/card_rulings";
import type { CatalogueIndex } from "../../table/catalogue_index";
import { CardFace } from "../../table/cards/card_face";
import { CardWorth } from "../../table/cards/card_worth";
import { Dialog } from "../../table/dialogs/dialog";
import type { ListedCard } from "./card_list";

interface BrowserZoomProps {
  cards: readonly ListedCard[];
  index: number | null;
  book: CatalogueIndex;
  onMove: (index: number | null) => void;
}

/** One card large; the arrow keys turn to its neighbours. */
export function BrowserZoom({ cards, index, book, onMove }: BrowserZoomProps) {
  const t = useText().ui.screens.cards;
  const listed = index === null ? undefined : cards[index];
  const turn = (step: -1 | 1) => onMove(((index ?? 0) + step + cards.length) % cards.length);
  const byKey = ({ key }: KeyboardEvent) => {
    if (key === "ArrowLeft") turn(-1);
    if (key === "ArrowRight") turn(1);
  };
  return (
    <Dialog
      open={listed !== undefined}
      label={listed?.name ?? t.title}
      className="browser-zoom"
      onClose={() => onMove(null)}
      beside={
        listed !== undefined && (
          <>
            <CardWorth card={listed.card} />
            <CardRulings card={listed.card} />
          </>
        )
      }
    >
      {listed !== undefined && (
        <div onKeyDown={byKey}>
          <div className="browser-zoom-row">
            <button type="button" aria-label={t.previous} onClick={() => turn(-1)}>
              <Icon name="arrow_left" size={24} />
            </button>
            <CardFace card={listed.card} size="full" book={book} />
            <button type="button" aria-label={t.next} onClick={() => turn(1)}>
              <Icon name="arrow_right" size={24} />
            </button>
          </div>
          <p className="browser-zoom-foot" role="status">
            <span className="control-hidden">{listed.name}</span>
            <span>{t.kinds[listed.kind]}</span>
            {listed.copies !== undefined && <span>{t.copies(listed.copies)}</span>}
            <span>{t.position((index ?? 0) + 1, cards.length)}</span>
          </p>
        </div>
      )}
    </Dialog>
  );
}
