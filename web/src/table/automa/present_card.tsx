import { useEffect, useLayoutEffect, useRef } from "react";
import { AutomaCard } from "../../art/automa_card";
import { useText } from "../../i18n";
import type { PositionView, SoloView } from "../../wire/types";
import { useDesk } from "../desk_context";
import { cardTurns, motionSpeed } from "../motion/speed";
import { actionsOn, seasonCards, takenActions } from "./season_cards";

/** The card that the Automa turned over last; the bars of the season count, the others rest. */
export function PresentCard({ view, solo }: { view: PositionView; solo: SoloView }) {
  const t = useText();
  const { book, context, zoom } = useDesk();
  const element = useRef<HTMLButtonElement>(null);
  const [present, ...earlier] = seasonCards(solo, book.automaCard);
  useTurning(element, `${present?.id ?? ""}/${solo.used.length}`);
  if (present === undefined)
    return (
      <p className="automa-waits">
        {book.board.seasonal ? t.ui.tuscany.solo.firstCard : t.ui.table.automa.noCard}
      </p>
    );
  const taken = takenActions(view, book.board);
  const blocks = earlier
    .map((card) => ({ card, actions: actionsOn(card, book.board).filter((action) => taken.has(action)) }))
    .filter(({ actions }) => actions.length > 0);
  return (
    <>
      <button
        type="button"
        ref={element}
        className="automa-present"
        onClick={() => zoom({ kind: "automa", id: present.id })}
      >
        <span className="hidden-text">
          {t.ui.table.card.open(t.names.ref({ kind: "automa", id: present.id }, context))}
        </span>
        <AutomaCard card={present} board={book.board} size="panel" season={view.season} taken={taken} />
      </button>
      {blocks.map(({ card, actions }) => (
        <button
          key={card.id}
          type="button"
          className="automa-earlier"
          onClick={() => zoom({ kind: "automa", id: card.id })}
        >
          {t.ui.table.automa.earlier(
            t.names.automaCard(card.id),
            t.names.list(actions.map((action) => t.names.action(action))),
          )}
        </button>
      ))}
    </>
  );
}

/** A card that was not there before turns over. */
function useTurning(element: React.RefObject<HTMLElement | null>, drawn: string): void {
  const before = useRef(drawn);
  useLayoutEffect(() => {
    const speed = motionSpeed();
    if (before.current === drawn || speed === 0) return;
    const turn = [{ transform: "perspective(600px) rotateY(-90deg)", opacity: 0.4 }, {}];
    element.current?.animate(turn, { duration: cardTurns / speed, easing: "ease-out" });
  }, [element, drawn]);
  useEffect(() => {
    before.current = drawn;
  }, [drawn]);
}
