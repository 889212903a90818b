import { Icon } from "../../art/icons";
import { Rich, useText } from "../../i18n";
import { candidates, priceOf } from "../choice/choice";
import { useChoice } from "../choice/choice_store";
import { hintMark } from "../choice/spot";
import type { Target } from "../choice/targets";
import { useDesk } from "../desk_context";
import { TargetSign } from "./choice_sign";
import { KeyHint } from "./key_hint";
import { targetLabel } from "./target_label";

/** The next part of an answer that has many; `lead` are the parts that its line says. */
export function StepButton({ one, lead, number }: { one: Target; lead: readonly Target[]; number: number }) {
  const t = useText();
  const { choice, context } = useDesk();
  const ask = useChoice(choice, (state) => state.ask);
  const picked = useChoice(choice, (state) => state.picked);
  const missing = [...lead, one].filter((part) => !picked.includes(part));
  const price = priceOf(candidates(ask, [...picked, ...missing]));
  const hinted = useChoice(choice, () => choice.isHinted(one));
  return (
    <button
      type="button"
      className="button"
      data-answer={one}
      data-key={number}
      {...hintMark(hinted)}
      onClick={() => missing.forEach((part) => choice.pick(part))}
      onFocus={() => choice.look(one)}
      onBlur={() => choice.look(null)}
      onPointerEnter={() => choice.look(one)}
      onPointerLeave={() => choice.look(null)}
    >
      <KeyHint number={number} />
      <span>
        <TargetSign one={one} name={targetLabel(one, t, context.names, context.catalogue)} />
        {price !== undefined && <Rich text={` {lira ${price}}`} />}
      </span>
    </button>
  );
}

/** Something that was pointed at; pressing takes it back. */
export function PickChip({ one }: { one: Target }) {
  const t = useText();
  const { choice, context } = useDesk();
  const name = targetLabel(one, t, context.names, context.catalogue);
  return (
    <button
      type="button"
      className="button button-picked"
      aria-label={t.ui.table.question.remove(name)}
      onClick={() => choice.pick(one)}
    >
      {name}
      <Icon name="close" size={14} />
    </button>
  );
}
