import { Icon } from "../../art/icons";
import { useText } from "../../i18n";
import type { PlayerView } from "../../wire/types";
import { useDesk } from "../desk_context";
import { ForeseenCards } from "../foresight/foreseen_cards";
import "./hand_counts.css";

/** How many cards of each deck a hand holds; an eye where some of them are known. */
export function HandCounts({ player, size = 14 }: { player: PlayerView; size?: number }) {
  const t = useText();
  const { book } = useDesk();
  return (
    <span className="hand-counts">
      {book.decks.map((deck) => {
        const count = player.hand_counts?.[deck] ?? player.hand?.[deck]?.length ?? 0;
        const known = player.known_hand?.[deck]?.length ?? 0;
        return (
          <span
            key={deck}
            className={`hand-count card-deck-${deck}`}
            data-empty={count === 0}
            title={`${count} ${t.names.deck(deck, count)}`}
          >
            <Icon name={deck} size={size} />
            {count}
            <ForeseenCards seat={player.seat} deck={deck} />
            {known > 0 && <Icon name="eye" size={12} title={`${t.ui.table.player.known}: ${known}`} />}
          </span>
        );
      })}
    </span>
  );
}
