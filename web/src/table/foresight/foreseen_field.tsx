import { useText } from "../../i18n";
import type { ForeseenField } from "./foreseen";
import "./foresight.css";

/** "→ 5", behind the sum of a field's vines. */
export function ForeseenValue({ value }: { value: number | undefined }) {
  if (value === undefined) return null;
  return (
    <b className="foreseen foreseen-value" data-foreseen="value" data-amount={value} aria-hidden="true">
      → {value}
    </b>
  );
}

/** That the field would be harvested, sold, or not sold any more. */
export function ForeseenState({ foreseen: { harvested, sold } }: { foreseen: ForeseenField }) {
  const { mat } = useText().ui.table;
  if (!harvested && sold === undefined) return null;
  return (
    <span
      className="foreseen field-state foreseen-state"
      data-foreseen="state"
      data-change={sold === false ? "going" : "coming"}
      aria-hidden="true"
    >
      {harvested ? mat.harvested : mat.sold}
    </span>
  );
}
