import { memo, useRef, useState, type KeyboardEvent } from "react";
import { useText } from "../../i18n";
import type { CatalogueIndex } from "../../table/catalogue_index";
import { CardFace } from "../../table/cards/card_face";
import type { ListedCard } from "./card_list";

interface CardGridProps {
  cards: readonly ListedCard[];
  book: CatalogueIndex;
  onOpen: (index: number) => void;
}

/** One stop of the tab key; inside, the arrows go from card to card. */
export const CardGrid = memo(function CardGrid({ cards, book, onOpen }: CardGridProps) {
  const t = useText().ui.screens.cards;
  const grid = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const reached = Math.min(current, cards.length - 1);
  const move = (event: KeyboardEvent) => {
    const buttons = [...(grid.current?.querySelectorAll("button") ?? [])];
    const columns = columnsOf(buttons);
    const steps: Record<string, number> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -columns,
      ArrowDown: columns,
      Home: -reached,
      End: cards.length - 1 - reached,
    };
    const step = steps[event.key];
    const target = step === undefined ? undefined : buttons[reached + step];
    if (step === undefined) return;
    event.preventDefault();
    target?.focus();
  };
  return (
    <ul className="browser-grid" ref={grid} onKeyDown={move} aria-label={t.title}>
      {cards.map(({ key, card }, index) => (
        <li key={key}>
          <button
            type="button"
            tabIndex={index === reached ? 0 : -1}
            onFocus={() => setCurrent(index)}
            onClick={() => onOpen(index)}
          >
            <CardFace card={card} size="small" book={book} />
          </button>
        </li>
      ))}
    </ul>
  );
});

function columnsOf(buttons: readonly HTMLElement[]): number {
  const top = buttons[0]?.getBoundingClientRect().top;
  const second = buttons.findIndex((button) => button.getBoundingClientRect().top !== top);
  return second === -1 ? buttons.length : second;
}
