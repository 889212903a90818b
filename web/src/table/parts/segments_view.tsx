import { seatInk } from "../../art/pieces";
import { Rich, type CardRef, type Segment } from "../../i18n";
import { useDesk } from "../desk_context";
import { usePeek } from "../cards/use_peek";
import "./segments_view.css";

/** A sentence with its players coloured and its cards to open. */
export function Segments({ segments, plain = false }: { segments: readonly Segment[]; plain?: boolean }) {
  return segments.map((segment, i) => {
    if (segment.seat !== undefined) {
      return (
        <b key={i} className="said-player" style={{ "--seat": seatInk(segment.seat) } as React.CSSProperties}>
          {segment.text}
        </b>
      );
    }
    if (segment.card !== undefined && !plain)
      return <CardLink key={i} card={segment.card} text={segment.text} />;
    return <Rich key={i} text={segment.text} />;
  });
}

function CardLink({ card, text }: { card: CardRef; text: string }) {
  const { zoom } = useDesk();
  const { swallowsClick, ...peeking } = usePeek(card);
  return (
    <button
      type="button"
      className="said-card"
      {...peeking}
      onClick={(event) => {
        event.stopPropagation();
        if (!swallowsClick()) zoom(card);
      }}
    >
      {text}
    </button>
  );
}
