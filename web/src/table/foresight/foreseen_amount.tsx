import { HollowAmount, type AmountKind } from "../../art/hollow";
import { useForeseen } from "./use_foresight";
import "./foresight.css";

export type { AmountKind } from "../../art/hollow";

interface ForeseenAmountProps {
  seat: number;
  kind: AmountKind;
  size?: number;
}

/** "→ 7", to stand behind an amount that the answer would change; nothing where it stays. */
export function ForeseenAmount({ seat, kind, size = 28 }: ForeseenAmountProps) {
  const amount = useForeseen(seat, (foreseen) => foreseen[kind]);
  if (amount === undefined) return null;
  return (
    <span className="foreseen foreseen-amount" data-foreseen={kind} data-amount={amount} aria-hidden="true">
      <span className="foreseen-arrow">→</span>
      <HollowAmount kind={kind} amount={amount} size={size} />
    </span>
  );
}
