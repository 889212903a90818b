import { CardEmblem, type CardFace } from "../../art/card_frame";
import { Coin, GrapeBead, VpSeal } from "../../art/pieces";
import type { CardRef } from "../../i18n";
import type { CatalogueIndex } from "../catalogue_index";
import "./spine.css";

/** A covered card, as a book on a shelf: the deck's emblem, the whole name written upwards, and the number that one looks for. */
export function Spine({ card, name, book }: { card: CardRef; name: string; book: CatalogueIndex }) {
  const face = faceOf(card, book);
  return (
    <span className={`card spine card-deck-${face}`}>
      <span className="spine-head">
        <span className="card-emblem">
          <CardEmblem face={face} size={15} />
        </span>
      </span>
      <span className="spine-title">
        <span className="spine-name">{name}</span>
      </span>
      <KeyNumber card={card} book={book} />
    </span>
  );
}

function faceOf(card: CardRef, book: CatalogueIndex): CardFace {
  switch (card.kind) {
    case "visitor":
      return book.visitor(card.id).deck === "winter" ? "winter" : "summer";
    case "structure_card":
    case "structure":
    case "automa":
      return "structure";
    default:
      return card.kind;
  }
}

/** Grape values of a vine, VP of an order, the price of a structure card; a visitor has none. */
function KeyNumber({ card, book }: { card: CardRef; book: CatalogueIndex }) {
  switch (card.kind) {
    case "vine": {
      const { red, white } = book.vine(card.id);
      return (
        <span className="spine-key">
          {red > 0 && <GrapeBead colour="red" quality={red} size={22} />}
          {white > 0 && <GrapeBead colour="white" quality={white} size={22} />}
        </span>
      );
    }
    case "order":
      return (
        <span className="spine-key">
          <VpSeal points={book.order(card.id).vp} size={26} />
        </span>
      );
    case "structure_card":
      return (
        <span className="spine-key">
          <Coin amount={book.structureCard(card.id).cost} size={24} />
        </span>
      );
    default:
      return null;
  }
}
