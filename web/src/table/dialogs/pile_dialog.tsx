import { useText } from "../../i18n";
import { cardRef, type AnyCard } from "../../i18n/segments";
import type { DeckName, PileView } from "../../wire/types";
import { CardFace } from "../cards/card_face";
import { useDesk } from "../desk_context";
import { Dialog } from "./dialog";

/** A discard pile, which everybody may look through; the top card first. */
export function PileDialog(props: {
  deck: DeckName | null;
  decks: Record<DeckName, PileView>;
  onClose: () => void;
}) {
  const { deck, decks, onClose } = props;
  const t = useText();
  const { book, zoom } = useDesk();
  const { board } = t.ui.table;
  const cards = deck === null ? [] : decks[deck].discard;
  const title = deck === null ? "" : board.discards(t.names.deckTitle(deck));
  return (
    <Dialog open={deck !== null} heading label={title} onClose={onClose} className="pile-dialog">
      {cards.length === 0 && <p>{board.noDiscards}</p>}
      <div className="mat-dialog-cards">
        {deck !== null &&
          cards.map((card, i) => {
            const ref = cardRef(deck, card as AnyCard);
            const name = t.names.card(deck, card as AnyCard);
            return (
              <button
                key={i}
                type="button"
                className="card-button"
                aria-label={t.ui.table.card.open(name)}
                onClick={() => zoom(ref)}
              >
                <CardFace card={ref} size="small" book={book} />
              </button>
            );
          })}
      </div>
    </Dialog>
  );
}
