import { AutomaCard } from "../../art/automa_card";
import { useText } from "../../i18n";
import type { AutomaCardId } from "../../wire/types";
import { useDesk } from "../desk_context";
import { Dialog } from "../dialogs/dialog";

interface UsedCardsProps {
  open: boolean;
  /** The latest first. */
  cards: readonly AutomaCardId[];
  onClose: () => void;
}

/** The cards that will not come again until the deck is shuffled. */
export function UsedCards({ open, cards, onClose }: UsedCardsProps) {
  const words = useText().ui.table.automa;
  const { book } = useDesk();
  return (
    <Dialog open={open} heading label={words.used(cards.length)} onClose={onClose} className="automa-dialog">
      {cards.length === 0 && <p>{words.noCard}</p>}
      <ul className="automa-list">
        {cards.map((card) => (
          <li key={card}>
            <AutomaCard card={book.automaCard(card)} board={book.board} size="panel" />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
