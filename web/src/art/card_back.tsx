import "./cards.css";
import { CardEmblem, type CardDeck, type CardSize } from "./card_frame";

interface CardBackProps {
  deck: CardDeck;
  size: CardSize;
  count?: number;
}

const emblemSizes: Record<CardSize, number> = { mini: 22, small: 38, full: 96 };

export function CardBack({ deck, size, count }: CardBackProps) {
  return (
    <div className={`card card-back card-${size} card-deck-${deck}`}>
      <div className="card-back-field">
        <span className="card-back-seal">
          <CardEmblem face={deck} size={emblemSizes[size]} />
        </span>
      </div>
      {count !== undefined && <span className="card-back-count">{count}</span>}
    </div>
  );
}
