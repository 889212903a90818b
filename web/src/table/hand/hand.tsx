import { memo, useMemo } from "react";
import { CardBack } from "../../art/card_back";
import { useText, type CardRef } from "../../i18n";
import { cardRef, type AnyCard } from "../../i18n/segments";
import type { Ask, DeckName, PlayerView } from "../../wire/types";
import { CardFace } from "../cards/card_face";
import { usePeek } from "../cards/use_peek";
import { useDesk } from "../desk_context";
import { HandCounts } from "../parts/hand_counts";
import { useNarrow } from "../use_layout";
import { useChoice } from "../choice/choice_store";
import { useTarget } from "../choice/spot";
import { target, type Target } from "../choice/targets";
import "./hand.css";

interface Held {
  key: string;
  card: CardRef;
  target: Target;
}

/** Parents that wait to be chosen lie with the hand; later the hand is sorted by deck and name. */
function heldCards({ hand, dealt, mama, papa }: PlayerView, decks: readonly DeckName[]): Held[] {
  const parents: Held[] = [
    ...(mama === undefined ? (dealt?.mamas ?? []) : []).map((id) => ({
      key: id,
      card: { kind: "mama" as const, id },
      target: target.parent(id),
    })),
    ...(papa === undefined ? (dealt?.papas ?? []) : []).map((id) => ({
      key: id,
      card: { kind: "papa" as const, id },
      target: target.parent(id),
    })),
  ];
  const cards = decks.flatMap((deck) =>
    [...(hand?.[deck] ?? [])].sort().map((name) => ({
      key: name,
      card: cardRef(deck, name as AnyCard),
      target: target.card(name),
    })),
  );
  return [...parents, ...cards];
}

/** What is chosen before the first year lies with the hand as well: vines from the deck, structure cards that are drafted. */
function offeredCards({ kind, because, offers = [] }: Ask): string {
  const beforeTheGame = kind === "draft_card" || (kind === "plant" && because.id === "setup");
  if (!beforeTheGame) return "";
  const cards = offers.flatMap(({ answer }) => {
    if (answer.kind === "plant") return [`vine:${answer.vine}`];
    return answer.kind === "draft" ? [`structure:${answer.card}`] : [];
  });
  return [...new Set(cards)].join(" ");
}

function offered(card: string): Held {
  const [deck = "", name = ""] = card.split(":");
  return { key: card, card: cardRef(deck as DeckName, name as AnyCard), target: target.card(name) };
}

export const Hand = memo(function Hand({ player }: { player: PlayerView }) {
  const t = useText();
  const { book, choice } = useDesk();
  const offers = useChoice(choice, ({ whole }) => offeredCards(whole));
  const held = useMemo(
    () => [...offers.split(" ").filter(Boolean).map(offered), ...heldCards(player, book.decks)],
    [player, offers, book],
  );
  return (
    <section className="hand" aria-label={t.ui.table.parts.hand}>
      <header className="hand-head">
        <h3 className="hand-title">{t.ui.game.things.hand}</h3>
        <HandCounts player={player} size={16} />
      </header>
      {held.length === 0 ? (
        <HiddenHand player={player} />
      ) : (
        <ul className="hand-cards">
          {held.map((one) => (
            <HandCard key={one.key} held={one} />
          ))}
        </ul>
      )}
    </section>
  );
});

/** Backs where the faces are not for the viewer. */
function HiddenHand({ player }: { player: PlayerView }) {
  const t = useText();
  const { book } = useDesk();
  const backs = book.decks.flatMap((deck) =>
    player.hand === undefined ? Array.from({ length: player.hand_counts?.[deck] ?? 0 }, () => deck) : [],
  );
  if (backs.length === 0) return <p className="hand-empty">{t.ui.table.hand.empty}</p>;
  return (
    <div className="hand-cards" role="img" aria-label={t.ui.table.hand.hidden}>
      {backs.map((deck, i) => (
        <div key={i} className="hand-slot hand-back">
          <CardBack deck={deck} size="small" />
        </div>
      ))}
    </div>
  );
}

const HandCard = memo(function HandCard({ held }: { held: Held }) {
  const t = useText();
  const { book, context, zoom } = useDesk();
  const { status, handlers } = useTarget(held.target);
  const { swallowsClick, ...peeking } = usePeek(held.card);
  const name = t.names.ref(held.card, context);
  const narrow = useNarrow();
  const answering = status !== undefined;
  return (
    <li className="hand-slot">
      <button
        type="button"
        className={answering ? `hand-card is-${status}` : "hand-card"}
        aria-disabled={status === "illegal" ? true : undefined}
        aria-pressed={status === "picked" ? true : undefined}
        data-card={held.key}
        {...peeking}
        onPointerEnter={(event) => {
          peeking.onPointerEnter(event);
          if (answering) handlers.onPointerEnter?.(event);
        }}
        onPointerLeave={(event) => {
          peeking.onPointerLeave();
          if (answering) handlers.onPointerLeave?.(event);
        }}
        onFocus={answering ? handlers.onFocus : undefined}
        onBlur={answering ? handlers.onBlur : undefined}
        onClick={(event) => {
          if (swallowsClick()) return;
          if (answering) handlers.onClick?.(event);
          else zoom(held.card);
        }}
      >
        <span className="hidden-text">{answering ? name : t.ui.table.card.open(name)}</span>
        <span aria-hidden="true">
          <CardFace card={held.card} size={narrow ? "full" : "small"} book={book} />
        </span>
      </button>
    </li>
  );
});
