import { Bottle, GrapeBead, StarPiece, WorkerPiece } from "../../art/pieces";
import { StructureDrawing } from "../../art/structures";
import type { GrapeName, WineName, WorkerName } from "../../wire/types";
import { CardFace } from "../cards/card_face";
import { useChoice } from "../choice/choice_store";
import { useDesk } from "../desk_context";
import { cardOfThing } from "./card_of_thing";
import type { Held } from "./gesture";
import type { Thing } from "./put_down";

// A finger would hide what it holds.
const aboveFinger = 56;

/** What is in the hand, where the hand is. */
export function HeldDouble({ held }: { held: Held }) {
  const y = held.byTouch ? held.y - aboveFinger : held.y;
  return (
    <div
      className="held"
      style={{ translate: `${held.x}px ${y}px` }}
      aria-hidden="true"
      data-held={held.thing}
    >
      <div className="held-piece">
        <Piece thing={held.thing} />
      </div>
    </div>
  );
}

function Piece({ thing }: { thing: Thing }) {
  const { book, choice } = useDesk();
  const seat = useChoice(choice, ({ ask }) => ask.seat);
  const [kind, first = "", second = ""] = thing.split(":");
  switch (kind) {
    case "grape":
      return <GrapeBead colour={first as GrapeName} quality={Number(second)} size={36} />;
    case "bottle":
      return <Bottle wine={first as WineName} quality={Number(second)} size={56} />;
    case "worker":
      return <WorkerPiece seat={seat} kind={first as WorkerName} size={44} />;
    case "structure":
      return <StructureDrawing id={first} built size={64} />;
    case "star":
    case "from":
      return <StarPiece seat={seat} size={34} />;
    default: {
      const card = cardOfThing(thing, book);
      return card && <CardFace card={card} size="small" book={book} />;
    }
  }
}
