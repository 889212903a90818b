import { Icon } from "../../art/icons";
import { useText } from "../../i18n";
import { useDesk } from "../desk_context";
import { spends, tokenAnswers } from "../choice/choice";
import { useChoice } from "../choice/choice_store";
import { hintMark } from "../choice/spot";

/** Alone against the Automa: whether the next worker takes a bonus token along. */
export function TokenToggle() {
  const t = useText();
  const { choice } = useDesk();
  const whole = useChoice(choice, (state) => state.whole);
  const token = useChoice(choice, (state) => state.token);
  const left = useChoice(choice, (state) => state.view?.solo?.tokens ?? 0);
  const hinted = useChoice(choice, (state) => state.hinted !== null && spends(state.hinted.answer));
  const { offers, refused } = tokenAnswers(whole);
  const [refusal] = refused;
  if (left === 0 || (offers.length === 0 && refusal === undefined)) return null;
  const usable = offers.length > 0;
  const words = t.ui.table.token;
  return (
    <button
      type="button"
      className="worker-choice token-toggle"
      aria-pressed={token}
      {...hintMark(hinted)}
      aria-disabled={usable ? undefined : true}
      onClick={({ currentTarget }) => {
        if (usable) choice.spend(!token);
        else if (refusal !== undefined) choice.complain(refusal, currentTarget);
      }}
    >
      <Icon name="token" size={20} />
      <span className="token-word">{words.spend}</span>
      <span className="hidden-text">({words.left(left)})</span>
      <span className="token-left" aria-hidden="true">
        {left}
      </span>
      <kbd className="answer-key" aria-hidden="true">
        T
      </kbd>
    </button>
  );
}
