import { Icon } from "../../art/icons";
import { useText } from "../../i18n";
import { cardRef, type AnyCard } from "../../i18n/segments";
import type { DeckName, PlayerView } from "../../wire/types";
import { CardFace } from "../cards/card_face";
import { useDesk } from "../desk_context";
import { Mat } from "../mat/mat";
import { HandCounts } from "../parts/hand_counts";
import { Dialog } from "./dialog";

/** Another player's vineyard in full, with what is known of the hand. */
export function MatDialog({ player, onClose }: { player: PlayerView | undefined; onClose: () => void }) {
  const t = useText();
  const { book, context } = useDesk();
  const words = t.ui.table.player;
  const name = player === undefined ? "" : t.names.player(player.seat, context);
  const seen = player === undefined ? [] : knownCards(player, book.decks);
  const parents = [
    ...(player?.mama === undefined ? [] : [{ kind: "mama" as const, id: player.mama }]),
    ...(player?.papa === undefined ? [] : [{ kind: "papa" as const, id: player.papa }]),
  ];
  return (
    <Dialog
      open={player !== undefined}
      heading
      label={words.mat(name)}
      onClose={onClose}
      className="mat-dialog"
    >
      {player !== undefined && (
        <>
          <Mat player={player} mine={false} />
          <div className="mat-dialog-hand">
            <Icon name="hand" title={t.ui.game.things.hand} />
            <HandCounts player={player} />
          </div>
          <div className="mat-dialog-cards">
            {parents.map((parent) => (
              <CardFace key={parent.id} card={parent} size="small" book={book} />
            ))}
            {seen.map(({ deck, card }, i) => (
              <CardFace key={i} card={cardRef(deck, card as AnyCard)} size="small" book={book} />
            ))}
          </div>
        </>
      )}
    </Dialog>
  );
}

function knownCards({ hand, known_hand }: PlayerView, decks: readonly DeckName[]) {
  return decks.flatMap((deck) => (hand?.[deck] ?? known_hand?.[deck] ?? []).map((card) => ({ deck, card })));
}
