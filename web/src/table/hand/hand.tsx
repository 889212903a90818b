import { memo, useCallback, useMemo, useRef, useState, type CSSProperties } from "react";
import { CardBack } from "../../art/card_back";
import { useText } from "../../i18n";
import type { PlayerView } from "../../wire/types";
import { useChoice } from "../choice/choice_store";
import { useDesk } from "../desk_context";
import { HandCounts } from "../parts/hand_counts";
import { useNarrow } from "../use_layout";
import { useSize } from "../use_size";
import { HandCard } from "./hand_card";
import { heldCards, offeredCard, offeredCards, type Held } from "./held_cards";
import { layGrid, layShelf, openOnes } from "./shelf";
import "./hand.css";

export const Hand = memo(function Hand({ player }: { player: PlayerView }) {
  const t = useText();
  const { book, choice } = useDesk();
  const offers = useChoice(choice, ({ whole }) => offeredCards(whole));
  const held = useMemo(
    () => [...offers.split(" ").filter(Boolean).map(offeredCard), ...heldCards(player, book.decks)],
    [player, offers, book],
  );
  return (
    <section className="hand" aria-label={t.ui.table.parts.hand}>
      <header className="hand-head">
        <h3 className="hand-title">{t.ui.game.things.hand}</h3>
        <HandCounts player={player} size={16} />
      </header>
      {held.length === 0 ? <HiddenHand player={player} /> : <Shelf held={held} />}
    </section>
  );
});

const remembered = 5;

/** Cards side by side as far as there is room, and spines for the rest. */
function Shelf({ held }: { held: readonly Held[] }) {
  const { choice } = useDesk();
  const narrow = useNarrow();
  const element = useRef<HTMLDivElement>(null);
  const room = useSize(element);
  const [pointed, setPointed] = useState<readonly string[]>([]);
  const onPoint = useCallback((key: string) => {
    setPointed((before) =>
      before[0] === key ? before : [key, ...before.filter((one) => one !== key)].slice(0, remembered),
    );
  }, []);
  const asked = useChoice(choice, ({ statuses }) =>
    held
      .filter(({ target }) => ["legal", "picked"].includes(statuses.get(target) ?? ""))
      .map(({ key }) => key)
      .join(" "),
  );
  const shelf = narrow
    ? { zoom: layGrid(room).zoom, open: held.length, spine: 0, height: 0, scrolls: false }
    : layShelf(held.length, room);
  const open = useMemo(() => {
    const wanted = new Set(asked.split(" "));
    const keys = held.map(({ key }) => key);
    return openOnes(keys, pointed, (key) => wanted.has(key), shelf.open);
  }, [held, pointed, asked, shelf.open]);
  const sizes = {
    "--card-zoom": shelf.zoom,
    "--spine": `${shelf.spine}rem`,
    "--spine-height": `${shelf.height}rem`,
  } as CSSProperties;
  return (
    <div className="hand-room" ref={element}>
      <ul
        className={narrow ? "hand-cards hand-grid" : "hand-cards"}
        data-scrolls={shelf.scrolls}
        style={sizes}
      >
        {held.map((one) => (
          <HandCard key={one.key} held={one} covered={!open.has(one.key)} onPoint={onPoint} />
        ))}
      </ul>
    </div>
  );
}

/** Backs where the faces are not for the viewer. */
function HiddenHand({ player }: { player: PlayerView }) {
  const t = useText();
  const { book } = useDesk();
  const backs = book.decks.flatMap((deck) =>
    player.hand === undefined ? Array.from({ length: player.hand_counts?.[deck] ?? 0 }, () => deck) : [],
  );
  if (backs.length === 0) return <p className="hand-empty">{t.ui.table.hand.empty}</p>;
  return (
    <div className="hand-room">
      <div className="hand-cards" role="img" aria-label={t.ui.table.hand.hidden}>
        {backs.map((deck, i) => (
          <div key={i} className="hand-slot hand-back">
            <CardBack deck={deck} size="small" />
          </div>
        ))}
      </div>
    </div>
  );
}
