import { Icon } from "../../art/icons";
import { useText } from "../../i18n";
import type { AskedHint } from "../../wire/table_state";
import type { Offer } from "../../wire/types";
import { useDesk } from "../desk_context";
import { ThinkingSign } from "../parts/thinking_sign";
import { useChoice } from "../choice/choice_store";
import { HintCard } from "./hint_card";
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

/** The computer's best answers with their chances and plans. Pressing one shows it on the table; playing it is up to the player. */
export function Hints({ hint, onShow }: HintsProps) {
  const t = useText();
  const words = t.ui.table.hints;
  const { choice } = useDesk();
  const whole = useChoice(choice, (state) => state.whole);
  const alone = useChoice(choice, (state) => state.view?.solo !== undefined);
  if (hint === null) return null;
  const { answers } = hint;
  const advised = (answers ?? []).flatMap(({ action, chance, plan }) => {
    const offer = whole.offers?.find(({ answer }) => answer.text === action);
    return offer === undefined ? [] : [{ offer, plan, percent: Math.round(chance / 10) }];
  });
  // What was tried most comes first, and may by a hair be less than what follows.
  advised.sort((a, b) => b.percent - a.percent);
  const meaning = alone ? words.soloChance : words.chance;
  return (
    <div className="hints" id="hints" role="group" aria-label={words.title} aria-busy={answers === null}>
      <p className={advised.length > 0 ? "hidden-text" : "hints-state"} role="status">
        {answers === null ? words.thinking : advised.length === 0 ? words.none : words.told(advised.length)}
        {answers === null && <ThinkingSign quiet />}
      </p>
      {advised.length > 0 && (
        <p className="hints-meaning" aria-hidden="true">
          {meaning}
        </p>
      )}
      <ol className="hint-list">
        {advised.map((one, i) => (
          <HintCard
            key={one.offer.answer.text}
            seat={hint.seat}
            advice={one}
            next={i === 0 ? advised[1] : undefined}
            meaning={meaning}
            onShow={onShow}
          />
        ))}
      </ol>
    </div>
  );
}
