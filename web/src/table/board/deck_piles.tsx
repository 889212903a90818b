import { memo, type ReactNode } from "react";
import type { CardDeck } from "../../art/card_frame";
import { Icon } from "../../art/icons";
import { useText } from "../../i18n";
import { cardRef, type AnyCard } from "../../i18n/segments";
import type { DeckName, PileView } from "../../wire/types";
import { CardFace } from "../cards/card_face";
import { deckOrder } from "../catalogue_index";
import { useDesk } from "../desk_context";
import { useTarget } from "../choice/spot";
import { target } from "../choice/targets";

interface DeckPilesProps {
  decks: Record<DeckName, PileView>;
  /** Which of them stand here, if not all. */
  shown?: readonly DeckName[];
}

/** Draw piles with what is left in them, and the tops of their discard piles. */
export const DeckPiles = memo(function DeckPiles({ decks, shown = deckOrder }: DeckPilesProps) {
  return (
    <div className="piles">
      {shown.map((deck) => (
        <Pile key={deck} deck={deck} pile={decks[deck]} />
      ))}
    </div>
  );
});

const Pile = memo(function Pile({ deck, pile }: { deck: DeckName; pile: PileView }) {
  const t = useText();
  const { book, openPile } = useDesk();
  const { status, handlers } = useTarget(target.deck(deck));
  const [top] = pile.discard;
  const left = pile.draw_count ?? pile.draw?.length ?? 0;
  const active = status === "legal" || status === "picked";
  return (
    <button
      type="button"
      className={status === undefined ? "pile" : `pile spot is-${status}`}
      {...(status === undefined ? {} : handlers)}
      onClick={active ? handlers.onClick : () => openPile(deck)}
    >
      <span className="hidden-text">
        {t.ui.table.board.pile(t.names.deckTitle(deck), left, pile.discard.length)}
      </span>
      <PileFace deck={deck} left={left}>
        {top !== undefined && <CardFace card={cardRef(deck, top as AnyCard)} size="mini" book={book} />}
      </PileFace>
    </button>
  );
});

/** How many cards are left, and the card that was discarded last. */
export function PileFace({ deck, left, children }: { deck: CardDeck; left: number; children?: ReactNode }) {
  return (
    <>
      <span className={`pile-draw card-deck-${deck}`} data-deck={deck} aria-hidden="true">
        <Icon name={deck} size={16} />
        <span className="pile-count">{left}</span>
      </span>
      <span className="pile-discard" data-discard={deck} aria-hidden="true">
        {children}
      </span>
    </>
  );
}
