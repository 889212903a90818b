import { Icon } from "../../art/icons";
import { WorkerPiece } from "../../art/pieces";
import { Rich, useText } from "../../i18n";
import type { AskedHint } from "../../wire/table_state";
import type { Offer } from "../../wire/types";
import { useDesk } from "../desk_context";
import { ThinkingSign } from "../thinking_sign";
import { useChoice } from "./choice_store";
import { useAnswerText } from "./use_answer_text";
import "./hints.css";

export interface HintsProps {
  /** Null: nobody has asked. */
  hint: AskedHint | null;
  /** Asks for one, or puts it away. */
  onHint: () => void;
  /** An answer is shown on the table. */
  onShow: (offer: Offer) => void;
}

export function HintButton({ hint, onHint }: HintsProps) {
  const words = useText().ui.table.hints;
  const label = hint?.answers == null ? words.ask : words.close;
  return (
    <button
      type="button"
      className="undo-button hint-button"
      aria-pressed={hint !== null}
      title={label}
      aria-label={label}
      onClick={onHint}
    >
      <Icon name="hint" />
    </button>
  );
}

/** The computer's best answers with their chances. Pressing one shows it on the table; playing it is up to the player. */
export function Hints({ hint, onShow }: HintsProps) {
  const t = useText();
  const words = t.ui.table.hints;
  const { choice } = useDesk();
  const whole = useChoice(choice, (state) => state.whole);
  if (hint === null) return null;
  const { answers } = hint;
  const advised = (answers ?? []).flatMap(({ action, chance }) => {
    const offer = whole.offers?.find(({ answer }) => answer.text === action);
    return offer === undefined ? [] : [{ offer, chance }];
  });
  return (
    <div className="hints" id="hints" role="group" aria-label={words.title} aria-busy={answers === null}>
      <p className={advised.length > 0 ? "hidden-text" : "hints-state"} role="status">
        {answers === null ? words.thinking : advised.length === 0 ? words.none : words.told(advised.length)}
        {answers === null && <ThinkingSign quiet />}
      </p>
      {advised.map(({ offer, chance }) => (
        <HintLine key={offer.answer.text} seat={hint.seat} offer={offer} chance={chance} onShow={onShow} />
      ))}
    </div>
  );
}

interface HintLineProps {
  seat: number;
  offer: Offer;
  /** Of a thousand. */
  chance: number;
  onShow: (offer: Offer) => void;
}

function HintLine({ seat, offer, chance, onShow }: HintLineProps) {
  const t = useText();
  const { choice } = useDesk();
  const answerText = useAnswerText();
  const shown = useChoice(choice, (state) => state.hinted === offer);
  const percent = Math.round(chance / 10);
  const { answer } = offer;
  const text = answerText(answer, offer.preview);
  // The piece says which worker, so that the place has the room.
  const plain = answer.kind === "place" && answer.bonus === undefined && answer.token === undefined;
  return (
    <button
      type="button"
      className="hint"
      aria-pressed={shown}
      title={t.plain(text)}
      onClick={() => {
        choice.showHint(shown ? null : offer);
        if (!shown) onShow(offer);
      }}
      onFocus={() => choice.lookAt({ offer })}
      onBlur={() => choice.lookAt(null)}
      onPointerEnter={() => choice.lookAt({ offer })}
      onPointerLeave={() => choice.lookAt(null)}
    >
      {plain ? (
        <>
          <span className="hidden-text">{t.plain(text)}</span>
          <WorkerPiece seat={seat} kind={answer.worker} size={20} />
          <span className="hint-text" aria-hidden="true">
            {t.names.space(answer.space)}
          </span>
        </>
      ) : (
        <span className="hint-text">
          <Rich text={text} />
        </span>
      )}
      <span className="hidden-text">{t.ui.table.hints.chance(percent)}</span>
      <span className="hint-chance" aria-hidden="true">
        <span className="hint-bar">
          <span className="hint-fill" style={{ width: `${percent}%` }} />
        </span>
        {percent} %
      </span>
    </button>
  );
}
