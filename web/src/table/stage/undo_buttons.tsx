import { Icon } from "../../art/icons";
import { useText } from "../../i18n";
import type { UndoInfo } from "../../wire/types";
import { useDesk } from "../desk_context";

interface UndoButtonsProps {
  undo: UndoInfo | undefined;
  /** No other person is at the table who could be asked. */
  alone: boolean;
  pending: boolean;
  onUndo: (to: number) => void;
  onRedo: () => void;
  onTakeBack: (to: number) => void;
}

/** Back and forth, how far, and why not further. */
export function UndoButtons({ undo, alone, pending, onUndo, onRedo, onTakeBack }: UndoButtonsProps) {
  const t = useText();
  const { context } = useDesk();
  if (undo === undefined) return null;
  const words = t.ui.table.undo;
  const { points, redo, take_back, deals_anew } = undo;
  const [nearest] = points;
  const farthest = points.at(-1);
  const why = t.undoStop(undo, context);
  const ask = alone ? words.takeBackAlone : words.takeBack;
  const aloneHint = deals_anew === true ? words.takeBackPracticeHint : words.takeBackAloneHint;
  const hint = alone ? aloneHint : words.takeBackHint;
  const reach = points.length === 0 ? why : `${words.steps(points.length)}. ${why}`;
  return (
    <div className="undo">
      <button
        type="button"
        className="undo-button"
        aria-disabled={nearest === undefined || pending}
        title={`${words.undo}: ${reach}`}
        aria-label={`${words.undo}: ${reach}`}
        onClick={() => nearest !== undefined && !pending && onUndo(nearest)}
      >
        <Icon name="undo" />
        {points.length > 0 && <span className="undo-count">{points.length}</span>}
      </button>
      {farthest !== undefined && points.length > 1 && (
        <button
          type="button"
          className="undo-button"
          title={words.restart}
          aria-label={words.restart}
          onClick={() => !pending && onUndo(farthest)}
        >
          <Icon name="restart" />
        </button>
      )}
      {redo > 0 && (
        <button
          type="button"
          className="undo-button"
          title={`${words.redo}: ${words.steps(redo)}`}
          aria-label={`${words.redo}: ${words.steps(redo)}`}
          onClick={() => !pending && onRedo()}
        >
          <Icon name="redo" />
        </button>
      )}
      {take_back !== undefined && points.length === 0 && (
        <button
          type="button"
          className="undo-button undo-ask"
          title={`${hint} ${why}`}
          aria-label={`${ask}: ${hint} ${why}`}
          onClick={() => !pending && onTakeBack(take_back)}
        >
          <Icon name={alone ? "undo" : "people"} size={18} />
          <span>{ask}</span>
        </button>
      )}
    </div>
  );
}
